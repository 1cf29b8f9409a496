### Folsom, polski: what only the terminal says

## The table
terminal-round = Runda { $round }/5
terminal-first = pierwszy gracz: { $player }
terminal-bullets = neutralne kule: { $n }
terminal-cars = wagony: { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = lokomotywa
terminal-loco = lok.
# One letter for a jewel, one for a strongbox.
terminal-jewel = K
terminal-strongbox = W
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = Kule
terminal-hits = Rany
terminal-hand = Ręka
terminal-deck = Talia
terminal-plan = Plan
terminal-pile = Stos
terminal-hidden = { $card } (zakryta)
terminal-off = poza pociągiem
terminal-named = { $name }: { $what }

## The page behind the key h
terminal-help-train = Pociąg jedzie w lewo; figurki nad wagonem stoją na jego dachu.
terminal-help-foremost = W jednym miejscu najdalej z przodu jest figurka najbardziej z lewej.
terminal-help-short = bandyci, gdy brakuje miejsca
terminal-help-asked = na kogo się czeka
terminal-key-quit = koniec; gra zostaje zapisana

## What is answered
terminal-type = Wpisz jeden z numerów albo h, by zobaczyć pomoc, a nie „{ $typed }”.
terminal-no-choice = Nie ma z czego wybierać.
terminal-no-take-back = Nie ma czego cofać.
terminal-saved = Zapisano: { $path } (folsom replay pokaże to znowu)
terminal-not-saved = Nie udało się zapisać gry: { $reason }
terminal-after-end = odpowiedź po końcu gry

## The first use of a game
terminal-compiling = { $game }: trwa kompilacja zasad dla tego komputera (raz, do minuty) …
terminal-compiled = Skompilowano w { $seconds } s.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = Strzały
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = Karty łupów
part-best_card = Najlepsza karta

## What the browser's screen shows by itself
log-chose = Wybór dokonany: { $player }.
log-took-back = { $people ->
    [one] { $player } wybiera ponownie.
   *[other] { $player } wybierają ponownie.
  }
log-card-drawn = { $people ->
    [one] { $player } dobiera { $card-accusative }.
   *[other] { $player } dobierają { $card-accusative }.
  }
log-deck-shuffled = { $people ->
    [one] { $player } tasuje talię.
   *[other] { $player } tasują talię.
  }
log-deck-renewed = { $people ->
    [one] { $player } tasuje stos odrzuconych w nową talię.
   *[other] { $player } tasują stos odrzuconych w nową talię.
  }
log-hand-returned = { $people ->
    [one] { $player } odkłada
   *[other] { $player } odkładają
  } { $n ->
    [one] kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
  } na talię.
log-first-player = { first-player }: { $player }.
