### Folsom, norsk: what only the terminal says

## The table
terminal-round = Runde { $round }/5
terminal-first = først: { $player }
terminal-bullets = nøytrale kuler: { $n }
terminal-cars = vogner: { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = lokomotiv
terminal-loco = lok
# One letter for a jewel, one for a strongbox.
terminal-jewel = J
terminal-strongbox = S
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = Skudd
terminal-hits = Treff
terminal-hand = Hånd
terminal-deck = Bunke
terminal-plan = Plan
terminal-pile = Felles bunke
terminal-hidden = { $card } (skjult)
terminal-off = av toget
terminal-named = { $name }: { $what }

## The page behind the key h
terminal-help-train = Toget kjører mot venstre; figurer over en vogn står på taket.
terminal-help-foremost = På samme sted står figuren lengst til venstre fremst.
terminal-help-short = bandittene, der det er lite plass
terminal-help-asked = den det ventes på
terminal-key-quit = slutt; spillet lagres

## What is answered
terminal-type = Skriv et av tallene, eller h for hjelp, ikke «{ $typed }».
terminal-no-choice = Det er ingenting å velge.
terminal-no-take-back = Det er ingenting å ta tilbake.
terminal-saved = Lagret: { $path } (folsom replay viser det igjen)
terminal-not-saved = Spillet kunne ikke lagres: { $reason }
terminal-after-end = et svar etter slutten

## The first use of a game
terminal-compiling = { $game }: reglene kompileres for denne maskinen (én gang, opptil et minutt) …
terminal-compiled = Kompilert på { $seconds } s.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = Avfyrt
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = Tyvgodskort
part-best_card = Beste kort

## What the browser's screen shows by itself
log-chose = { $player } har valgt.
log-took-back = { $player } velger på nytt.
log-card-drawn = { $player } trekker { $card }.
log-deck-shuffled = { $player } stokker bunken.
log-deck-renewed = { $player } stokker kastebunken til en ny bunke.
log-hand-returned = { $player } legger { $n } kort tilbake på bunken.
log-first-player = { first-player }: { $player }.
