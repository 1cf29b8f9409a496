### Folsom, italiano: what only the terminal says

## The table
terminal-round = Round { $round }/5
terminal-first = primo: { $player }
terminal-bullets = proiettili neutrali: { $n }
terminal-cars = vagoni: { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = locomotiva
terminal-loco = loco
# One letter for a jewel, one for a strongbox.
terminal-jewel = G
terminal-strongbox = V
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = Colpi
terminal-hits = Presi
terminal-hand = Mano
terminal-deck = Mazzo
terminal-plan = Piano
terminal-pile = Pila
terminal-hidden = { $card } (coperta)
terminal-off = fuori dal treno
terminal-named = { $name }: { $what }

## The page behind the key h
terminal-help-train = Il treno va verso sinistra; le figure sopra un vagone stanno sul suo tetto.
terminal-help-foremost = Nello stesso posto, la figura più a sinistra è la più avanti.
terminal-help-short = i banditi, dove c’è poco posto
terminal-help-asked = chi si sta aspettando
terminal-key-quit = smettere; la partita viene salvata

## What is answered
terminal-type = Scrivi uno dei numeri, o h per l’aiuto, non «{ $typed }».
terminal-no-choice = Non c’è niente da scegliere.
terminal-no-take-back = Non c’è niente da annullare.
terminal-saved = Salvata: { $path } (folsom replay la mostra di nuovo)
terminal-not-saved = Non è stato possibile salvare la partita: { $reason }
terminal-after-end = una risposta dopo la fine

## The first use of a game
terminal-compiling = { $game }: le regole vengono compilate per questa macchina (una volta, fino a un minuto) …
terminal-compiled = Compilato in { $seconds } s.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = Sparati
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = Carte bottino
part-best_card = Carta migliore

## What the browser's screen shows by itself
log-chose = { $people ->
    [one] { $player } ha scelto.
   *[other] { $player } hanno scelto.
  }
log-took-back = { $people ->
    [one] { $player } sceglie di nuovo.
   *[other] { $player } scelgono di nuovo.
  }
log-card-drawn = { $people ->
    [one] { $player } pesca { $card }.
   *[other] { $player } pescano { $card }.
  }
log-deck-shuffled = { $people ->
    [one] { $player } mescola il mazzo.
   *[other] { $player } mescolano il mazzo.
  }
log-deck-renewed = { $people ->
    [one] { $player } mescola gli scarti in un nuovo mazzo.
   *[other] { $player } mescolano gli scarti in un nuovo mazzo.
  }
log-hand-returned = { $people ->
    [one] { $player } rimette
   *[other] { $player } rimettono
  } { $n ->
    [one] una carta
   *[other] { $n } carte
  } sul mazzo.
log-first-player = { first-player }: { $player }.
