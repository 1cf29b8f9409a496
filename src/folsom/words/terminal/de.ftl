### Folsom, Deutsch: what only the terminal says

## The table
terminal-round = Runde { $round }/5
terminal-first = Startspieler: { $player }
terminal-bullets = neutrale Patronen: { $n }
terminal-cars = Waggons: { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = Lokomotive
terminal-loco = Lok
# One letter for a jewel, one for a strongbox.
terminal-jewel = E
terminal-strongbox = K
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = Schuss
terminal-hits = Treffer
terminal-hand = Hand
terminal-deck = Deck
terminal-plan = Plan
terminal-pile = Stapel
terminal-hidden = { $card } (verdeckt)
terminal-off = nicht mehr im Zug
terminal-named = { $name }: { $what }

## The page behind the key h
terminal-help-train = Der Zug fährt nach links; Figuren über einem Waggon stehen auf seinem Dach.
terminal-help-foremost = Am selben Ort steht die Figur ganz links am weitesten vorn.
terminal-help-short = die Banditen, wo wenig Platz ist
terminal-help-asked = auf wen gewartet wird
terminal-key-quit = aufhören; das Spiel wird gesichert

## What is answered
terminal-type = Tippe eine der Zahlen oder h für Hilfe, nicht „{ $typed }“.
terminal-no-choice = Es gibt nichts zu wählen.
terminal-no-take-back = Es gibt nichts zurückzunehmen.
terminal-saved = Gesichert: { $path } (folsom replay zeigt es wieder)
terminal-not-saved = Das Spiel konnte nicht gesichert werden: { $reason }
terminal-after-end = eine Antwort nach dem Ende

## The first use of a game
terminal-compiling = { $game }: Die Regeln werden für diesen Rechner übersetzt (einmal, bis zu einer Minute) …
terminal-compiled = Übersetzt in { $seconds } s.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = Verschossen
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = Beutekarten
part-best_card = Beste Karte

## What the browser's screen shows by itself
log-chose = { $people ->
    [one] { $player } hat gewählt.
   *[other] { $player } haben gewählt.
  }
log-took-back = { $people ->
    [one] { $player } wählt neu.
   *[other] { $player } wählen neu.
  }
log-card-drawn = { $people ->
    [one] { $player } zieht „{ $card }“.
   *[other] { $player } ziehen „{ $card }“.
  }
log-deck-shuffled = { $people ->
    [one] { $player } mischt das Deck.
   *[other] { $player } mischen das Deck.
  }
log-deck-renewed = { $people ->
    [one] { $player } mischt den Ablagestapel zu einem neuen Deck.
   *[other] { $player } mischen den Ablagestapel zu einem neuen Deck.
  }
log-hand-returned = { $people ->
    [one] { $player } legt
   *[other] { $player } legen
  } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } auf das Deck zurück.
log-first-player = { first-player }: { $player }.
