### Folsom, suomi: what only the terminal says

## The table
terminal-round = Kierros { $round }/5
terminal-first = aloittaja: { $player }
terminal-bullets = neutraalit luodit: { $n }
terminal-cars = vaunuja: { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = veturi
terminal-loco = veturi
# One letter for a jewel, one for a strongbox.
terminal-jewel = J
terminal-strongbox = S
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = Luoti
terminal-hits = Osuma
terminal-hand = Käsi
terminal-deck = Pakka
terminal-plan = Juoni
terminal-pile = Pino
terminal-hidden = { $card } (piilossa)
terminal-off = pois junasta
terminal-named = { $name }: { $what }

## The page behind the key h
terminal-help-train = Juna kulkee vasemmalle; vaunun yläpuolella olevat hahmot seisovat sen katolla.
terminal-help-foremost = Samassa paikassa vasemmanpuoleisin hahmo on etummaisena.
terminal-help-short = rosvot, kun tilaa on vähän
terminal-help-asked = ketä odotetaan
terminal-key-quit = lopeta; peli tallennetaan

## What is answered
terminal-type = Kirjoita jokin numeroista tai h, jos haluat ohjeen, ei ”{ $typed }”.
terminal-no-choice = Valittavaa ei ole.
terminal-no-take-back = Peruttavaa ei ole.
terminal-saved = Tallennettu: { $path } (folsom replay näyttää sen uudelleen)
terminal-not-saved = Peliä ei voitu tallentaa: { $reason }
terminal-after-end = vastaus lopun jälkeen

## The first use of a game
terminal-compiling = { $game }: sääntöjä käännetään tälle koneelle (kerran, enintään minuutti) …
terminal-compiled = Käännetty, { $seconds } s.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = Ammuttu
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = Saaliskortit
part-best_card = Paras kortti

## What the browser's screen shows by itself
log-chose = { $people ->
    [one] { $player } on valinnut.
   *[other] { $player } ovat valinneet.
  }
log-took-back = { $people ->
    [one] { $player } valitsee uudelleen.
   *[other] { $player } valitsevat uudelleen.
  }
log-card-drawn = { $people ->
    [one] { $player } nostaa { $card-genitive }.
   *[other] { $player } nostavat { $card-genitive }.
  }
log-deck-shuffled = { $people ->
    [one] { $player } sekoittaa pakan.
   *[other] { $player } sekoittavat pakan.
  }
log-deck-renewed = { $people ->
    [one] { $player } sekoittaa poistopakan uudeksi pakaksi.
   *[other] { $player } sekoittavat poistopakan uudeksi pakaksi.
  }
log-hand-returned = { $people ->
    [one] { $player } palauttaa
   *[other] { $player } palauttavat
  } { $n ->
    [one] kortin
   *[other] { $n } korttia
  } pakkaan.
log-first-player = { first-player }: { $player }.
