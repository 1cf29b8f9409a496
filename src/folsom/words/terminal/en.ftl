### What only the terminal says, beside the browser client's catalogue: English

## The table
terminal-round = Round { $round }/5
terminal-first = first: { $player }
terminal-bullets = neutral bullets: { $n }
terminal-cars = cars: { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = locomotive
terminal-loco = loco
# One letter for a jewel, one for a strongbox.
terminal-jewel = J
terminal-strongbox = S
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = Fires
terminal-hits = Hits
terminal-hand = Hand
terminal-deck = Deck
terminal-plan = Plan
terminal-pile = Pile
terminal-hidden = { $card } (hidden)
terminal-off = left the train
terminal-named = { $name }: { $what }

## The page behind the key h
terminal-help-train = The train runs to the left; figures above a car stand on its roof.
terminal-help-foremost = In a space, the figure farthest to the left is foremost.
terminal-help-short = the bandits, where there is little room
terminal-help-asked = whoever is waited for
terminal-key-quit = stop; the game is saved

## What is answered
terminal-type = Type one of the numbers, or h for help, not “{ $typed }”.
terminal-no-choice = There is nothing to choose.
terminal-no-take-back = There is nothing to take back.
terminal-saved = Saved: { $path } (folsom replay shows it again)
terminal-not-saved = The game could not be saved: { $reason }
terminal-after-end = an answer after the end

## The first use of a game
terminal-compiling = Compiling the rules of { $game } for this machine (once, up to a minute) …
terminal-compiled = Compiled in { $seconds } s.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = Fired
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = Loot cards
part-best_card = Best card

## What the browser's screen shows by itself
log-chose = { $people ->
    [one] { $player } has chosen.
   *[other] { $player } have chosen.
  }
log-took-back = { $people ->
    [one] { $player } chooses again.
   *[other] { $player } choose again.
  }
log-card-drawn = { $people ->
    [one] { $player } draws { $card }.
   *[other] { $player } draw { $card }.
  }
log-deck-shuffled = { $people ->
    [one] { $player } shuffles the deck.
   *[other] { $player } shuffle the deck.
  }
log-deck-renewed = { $people ->
    [one] { $player } shuffles the discard pile into a new deck.
   *[other] { $player } shuffle the discard pile into a new deck.
  }
log-hand-returned = { $people ->
    [one] { $player } puts
   *[other] { $player } put
  } { $n ->
    [one] a card
   *[other] { $n } cards
  } back on the deck.
log-first-player = { first-player }: { $player }.
