### Folsom, dansk: what only the terminal says

## The table
terminal-round = Runde { $round }/5
terminal-first = først: { $player }
terminal-bullets = neutrale kugler: { $n }
terminal-cars = vogne: { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = lokomotiv
terminal-loco = lok
# One letter for a jewel, one for a strongbox.
terminal-jewel = J
terminal-strongbox = S
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = Skud
terminal-hits = Ramt
terminal-hand = Hånd
terminal-deck = Bunke
terminal-plan = Plan
terminal-pile = Fælles bunke
terminal-hidden = { $card } (skjult)
terminal-off = af toget
terminal-named = { $name }: { $what }

## The page behind the key h
terminal-help-train = Toget kører mod venstre; figurer over en vogn står på dens tag.
terminal-help-foremost = På samme sted står figuren længst til venstre forrest.
terminal-help-short = banditterne, hvor der er lidt plads
terminal-help-asked = den, der ventes på
terminal-key-quit = stop; spillet gemmes

## What is answered
terminal-type = Skriv et af tallene, eller h for hjælp, ikke »{ $typed }«.
terminal-no-choice = Der er intet at vælge.
terminal-no-take-back = Der er intet at tage tilbage.
terminal-saved = Gemt: { $path } (folsom replay viser det igen)
terminal-not-saved = Spillet kunne ikke gemmes: { $reason }
terminal-after-end = et svar efter slutningen

## The first use of a game
terminal-compiling = { $game }: reglerne kompileres til denne maskine (én gang, op til et minut) …
terminal-compiled = Kompileret på { $seconds } s.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = Affyret
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = Byttekort
part-best_card = Bedste kort

## What the browser's screen shows by itself
log-chose = { $player } har valgt.
log-took-back = { $player } vælger om.
log-card-drawn = { $player } trækker { $card }.
log-deck-shuffled = { $player } blander bunken.
log-deck-renewed = { $player } blander kastebunken til en ny bunke.
log-hand-returned = { $player } lægger { $n } kort tilbage på bunken.
log-first-player = { first-player }: { $player }.
