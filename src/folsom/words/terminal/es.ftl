### Folsom, español: what only the terminal says

## The table
terminal-round = Ronda { $round }/5
terminal-first = primero: { $player }
terminal-bullets = balas neutrales: { $n }
terminal-cars = vagones: { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = locomotora
terminal-loco = loco
# One letter for a jewel, one for a strongbox.
terminal-jewel = J
terminal-strongbox = M
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = Balas
terminal-hits = Heridas
terminal-hand = Mano
terminal-deck = Mazo
terminal-plan = Plan
terminal-pile = Pila
terminal-hidden = { $card } (oculta)
terminal-off = fuera del tren
terminal-named = { $name }: { $what }

## The page behind the key h
terminal-help-train = El tren va hacia la izquierda; las figuras sobre un vagón están en su techo.
terminal-help-foremost = En un mismo sitio, la figura más a la izquierda va delante.
terminal-help-short = los bandidos, donde hay poco sitio
terminal-help-asked = a quien se espera
terminal-key-quit = parar; la partia se guarda

## What is answered
terminal-type = Escribe uno de los números, o h para la ayuda, no «{ $typed }».
terminal-no-choice = No hay nada que elegir.
terminal-no-take-back = No hay nada que deshacer.
terminal-saved = Guardada: { $path } (folsom replay la vuelve a mostrar)
terminal-not-saved = No se pudo guardar la partida: { $reason }
terminal-after-end = una respuesta después del final

## The first use of a game
terminal-compiling = { $game }: se compilan las reglas para esta máquina (una vez, hasta un minuto) …
terminal-compiled = Compilado en { $seconds } s.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = Disparos
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = Cartas de botín
part-best_card = Mejor carta

## What the browser's screen shows by itself
log-chose = { $people ->
    [one] { $player } ya ha elegido.
   *[other] { $player } ya han elegido.
  }
log-took-back = { $people ->
    [one] { $player } vuelve a elegir.
   *[other] { $player } vuelven a elegir.
  }
log-card-drawn = { $people ->
    [one] { $player } roba { $card }.
   *[other] { $player } roban { $card }.
  }
log-deck-shuffled = { $people ->
    [one] { $player } baraja el mazo.
   *[other] { $player } barajan el mazo.
  }
log-deck-renewed = { $people ->
    [one] { $player } baraja los descartes y forma un mazo nuevo.
   *[other] { $player } barajan los descartes y forman un mazo nuevo.
  }
log-hand-returned = { $people ->
    [one] { $player } devuelve
   *[other] { $player } devuelven
  } { $n ->
    [one] una carta
   *[other] { $n } cartas
  } al mazo.
log-first-player = { first-player }: { $player }.
