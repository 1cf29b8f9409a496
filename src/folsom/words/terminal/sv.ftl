### Folsom, svenska: what only the terminal says

## The table
terminal-round = Omgång { $round }/5
terminal-first = först: { $player }
terminal-bullets = neutrala kulor: { $n }
terminal-cars = vagnar: { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = lok
terminal-loco = lok
# One letter for a jewel, one for a strongbox.
terminal-jewel = J
terminal-strongbox = K
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = Skott
terminal-hits = Träffar
terminal-hand = Hand
terminal-deck = Lek
terminal-plan = Plan
terminal-pile = Hög
terminal-hidden = { $card } (nedvänt)
terminal-off = av tåget
terminal-named = { $name }: { $what }

## The page behind the key h
terminal-help-train = Tåget kör åt vänster; figurer ovanför en vagn står på dess tak.
terminal-help-foremost = På samma plats står figuren längst till vänster främst.
terminal-help-short = banditerna, där det är ont om plats
terminal-help-asked = den som väntas på
terminal-key-quit = sluta; spelet sparas

## What is answered
terminal-type = Skriv ett av talen, eller h för hjälp, inte ”{ $typed }”.
terminal-no-choice = Det finns inget att välja.
terminal-no-take-back = Det finns inget att ta tillbaka.
terminal-saved = Sparat: { $path } (folsom replay visar det igen)
terminal-not-saved = Spelet kunde inte sparas: { $reason }
terminal-after-end = ett svar efter slutet

## The first use of a game
terminal-compiling = { $game }: reglerna kompileras för den här datorn (en gång, upp till en minut) …
terminal-compiled = Kompilerat på { $seconds } s.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = Avlossade
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = Stöldgodskort
part-best_card = Bästa kort

## What the browser's screen shows by itself
log-chose = { $player } har valt.
log-took-back = { $player } väljer om.
log-card-drawn = { $player } drar { $card }.
log-deck-shuffled = { $player } blandar leken.
log-deck-renewed = { $player } blandar slänghögen till en ny lek.
log-hand-returned = { $player } lägger tillbaka { $n } kort på leken.
log-first-player = { first-player }: { $player }.
