### Folsom, français: what only the terminal says

## The table
terminal-round = Manche { $round }/5
terminal-first = premier : { $player }
terminal-bullets = balles neutres : { $n }
terminal-cars = wagons : { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = locomotive
terminal-loco = loco
# One letter for a jewel, one for a strongbox.
terminal-jewel = B
terminal-strongbox = M
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = Tirs
terminal-hits = Reçues
terminal-hand = Main
terminal-deck = Pioche
terminal-plan = Plan
terminal-pile = Pile
terminal-hidden = { $card } (cachée)
terminal-off = hors du train
terminal-named = { $name } : { $what }

## The page behind the key h
terminal-help-train = Le train roule vers la gauche ; les figurines au-dessus d’un wagon sont sur son toit.
terminal-help-foremost = Au même endroit, la figurine la plus à gauche est la plus en avant.
terminal-help-short = les bandits, là où la place manque
terminal-help-asked = celui qu’on attend
terminal-key-quit = arrêter ; la partie est enregistrée

## What is answered
terminal-type = Tape un des numéros, ou h pour l’aide, pas « { $typed } ».
terminal-no-choice = Il n’y a rien à choisir.
terminal-no-take-back = Il n’y a rien à reprendre.
terminal-saved = Enregistré : { $path } (folsom replay le montre à nouveau)
terminal-not-saved = La partie n’a pas pu être enregistrée : { $reason }
terminal-after-end = une réponse après la fin

## The first use of a game
terminal-compiling = { $game } : les règles sont compilées pour cette machine (une fois, jusqu’à une minute) …
terminal-compiled = Compilé en { $seconds } s.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = Tirées
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = Cartes butin
part-best_card = Meilleure carte

## What the browser's screen shows by itself
log-chose = { $people ->
    [one] { $player } a choisi.
   *[other] { $player } ont choisi.
  }
log-took-back = { $people ->
    [one] { $player } choisit à nouveau.
   *[other] { $player } choisissent à nouveau.
  }
log-card-drawn = { $people ->
    [one] { $player } pioche { $card }.
   *[other] { $player } piochent { $card }.
  }
log-deck-shuffled = { $people ->
    [one] { $player } mélange la pioche.
   *[other] { $player } mélangent la pioche.
  }
log-deck-renewed = { $people ->
    [one] { $player } mélange la défausse en une nouvelle pioche.
   *[other] { $player } mélangent la défausse en une nouvelle pioche.
  }
log-hand-returned = { $people ->
    [one] { $player } remet
   *[other] { $player } remettent
  } { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } sur la pioche.
log-first-player = { first-player } : { $player }.
