### Folsom, Nederlands: what only the terminal says

## The table
terminal-round = Ronde { $round }/5
terminal-first = eerst: { $player }
terminal-bullets = neutrale kogels: { $n }
terminal-cars = wagons: { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = locomotief
terminal-loco = loc
# One letter for a jewel, one for a strongbox.
terminal-jewel = J
terminal-strongbox = K
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = Kogels
terminal-hits = Raak
terminal-hand = Hand
terminal-deck = Stapel
terminal-plan = Plan
terminal-pile = Gezamenlijke stapel
terminal-hidden = { $card } (gedekt)
terminal-off = van de trein af
terminal-named = { $name }: { $what }

## The page behind the key h
terminal-help-train = De trein rijdt naar links; figuren boven een wagon staan op het dak.
terminal-help-foremost = Op één plek staat de figuur het verst naar links vooraan.
terminal-help-short = de bandieten, waar weinig plaats is
terminal-help-asked = op wie wordt gewacht
terminal-key-quit = stoppen; het spel wordt bewaard

## What is answered
terminal-type = Typ een van de nummers, of h voor hulp, niet ‘{ $typed }’.
terminal-no-choice = Er valt niets te kiezen.
terminal-no-take-back = Er valt niets terug te nemen.
terminal-saved = Bewaard: { $path } (folsom replay toont het opnieuw)
terminal-not-saved = Het spel kon niet worden bewaard: { $reason }
terminal-after-end = een antwoord na het einde

## The first use of a game
terminal-compiling = { $game }: de regels worden voor deze computer gecompileerd (eenmalig, hooguit een minuut) …
terminal-compiled = Gecompileerd in { $seconds } s.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = Afgevuurd
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = Buitkaarten
part-best_card = Beste kaart

## What the browser's screen shows by itself
log-chose = { $people ->
    [one] { $player } heeft gekozen.
   *[other] { $player } hebben gekozen.
  }
log-took-back = { $people ->
    [one] { $player } kiest opnieuw.
   *[other] { $player } kiezen opnieuw.
  }
log-card-drawn = { $people ->
    [one] { $player } trekt { $card }.
   *[other] { $player } trekken { $card }.
  }
log-deck-shuffled = { $people ->
    [one] { $player } schudt de stapel.
   *[other] { $player } schudden de stapel.
  }
log-deck-renewed = { $people ->
    [one] { $player } schudt de aflegstapel tot een nieuwe stapel.
   *[other] { $player } schudden de aflegstapel tot een nieuwe stapel.
  }
log-hand-returned = { $people ->
    [one] { $player } legt
   *[other] { $player } leggen
  } { $n ->
    [one] één kaart
   *[other] { $n } kaarten
  } terug op de stapel.
log-first-player = { first-player }: { $player }.
