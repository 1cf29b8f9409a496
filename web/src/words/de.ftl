### Folsom, Deutsch

home = Folsom, zur Startseite
over = Der Zehn-Uhr-Zug aus
tag = Sieben Banditen, ein Zug und ein Plan, der nicht hält.
poster = Ein Zug durchquert die Wüste in der Dämmerung, Banditen auf den Dächern
play-now = Jetzt spielen
play-friends = Mit Freunden spielen
super-express = Super Express
how-to-play = Spielanleitung
open-tables = Offene Tische
no-open-tables = Gerade keine offenen Tische. Eröffne einen und lass andere herein.
more-tables = Weitere Tische
my-tables = Deine Tische
statistics = Statistik
stats-help = Nur in diesem Browser gezählt, für Spiele mit einem eigenen Platz bis zum Schluss.
stats-none = In diesem Browser wurde noch kein Spiel zu Ende gespielt.
stats-all = Alle
stats-games = Spiele
stats-wins = Siege
stats-money = Geld im Schnitt
stats-best = Bestes
stats-bullets = Patronen verschossen / erhalten
stats-save = Als Datei sichern
stats-erase = Löschen
stats-erase-sure = Endgültig löschen?
watch = Zuschauen
replay = Wiedergabe
settings = Einstellungen
pause-landscape = Landschaft anhalten
run-landscape = Landschaft laufen lassen
language = Sprache
theme = Farben
theme-dusk = Dämmerung
theme-tunnel = Tunnel (dunkel)
sound = Ton
sound-on = An
sound-off = Aus
speed = Animationstempo
speed-n = { $speed }×
speed-0 = Keine Animation
imprint = Colt Express und Colt Super Express sind Spiele von Ludonaute. Zeichnungen und Texte hier sind unsere eigenen.
notices = Lizenzen von Drittanbietern
express = Colt Express
superexpress = Colt Super Express
warming-up = Die Regeln werden auf diesem Rechner vorbereitet: ein, zwei Minuten, einmalig. Der Tisch öffnet sich von selbst.
loading = Der Zug kommt …

money = { $value }{ "\u00A0" }$
thousands = .
thousands-from = 4
percent = { $n }{ "\u00A0" }%
list-more = { $first }, { $last }
list-last = { $first } und { $last }
list-row = { $first }, { $last }
list-apart = { $first }; { $last }
bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-mei = Mei
bandit-tuco = Tuco
marshal = der Marshal
locomotive = die Lokomotive
car-n = Waggon { $car }
caboose-n = der letzte Waggon (Waggon { $car })
roof-of = { $kind ->
    [locomotive] auf dem Dach der Lokomotive
    [caboose] auf dem Dach des letzten Waggons (Waggon { $car })
   *[car] auf dem Dach von Waggon { $car }
  }
inside-of = { $kind ->
    [locomotive] in der Lokomotive
    [caboose] im letzten Waggon (Waggon { $car })
   *[car] in Waggon { $car }
  }
to-roof-of = { $kind ->
    [locomotive] aufs Dach der Lokomotive
    [caboose] aufs Dach des letzten Waggons
   *[car] aufs Dach von Waggon { $car }
  }
into = { $kind ->
    [locomotive] in die Lokomotive
    [caboose] in den letzten Waggon
   *[car] in Waggon { $car }
  }
figure-at = { $bandit }, { $place }
space-who = { $place }: { $who }
space-loot = { $place }: { $who }; { $loot }
card-move = Bewegen
card-change-floor = Ebenen{ "\u00AD" }wechsel
card-shoot = Feuer!
card-rob = Raub
card-punch = Hieb
card-marshal = Marshal
card-bullet = Patrone
card-flip = Um{ "\u00AD" }drehen
card-reflex = Reflex
card-horse = Pferd
bullet-neutral = Patrone des Marshals
bullet-of = Patrone von { $bandit }
card-of = { $card } ({ $bandit })
card-play = { $card } ausspielen
card-play-down = { $card } verdeckt ausspielen
card-pick = { $card } auf die Hand nehmen
card-discard = { $card } abwerfen
card-bullet-dead = { $card }: kann nicht ausgespielt werden
a-purse = ein Geldbeutel
a-jewel = ein Edelstein
a-strongbox = eine Geldkassette
taken-purse = einen Geldbeutel
taken-jewel = einen Edelstein
taken-strongbox = eine Geldkassette
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [one] 1 Geldbeutel
   *[other] { $n } Geldbeutel
  }
n-jewel = { $n ->
    [one] 1 Edelstein
   *[other] { $n } Edelsteine
  }
n-strongbox = { $n ->
    [one] 1 Geldkassette
   *[other] { $n } Geldkassetten
  }
nobody = niemand
nothing = nichts
you = du
bot = Bot
seat-n = Platz { $seat }
first-player = Startspieler
face-down = Verdeckt
loot = Beute
bullets = Patronen
discard = Ablagestapel
surely-held = Sicher auf der Hand oder im Deck
power = Fähigkeit:
power-belle = Sie kann mit Feuer! und Hieb nicht gewählt werden, solange jemand anders gewählt werden kann.
power-cheyenne = Einen Geldbeutel, der durch ihren Hieb fällt, darf sie nehmen.
power-django = Wen er trifft, der wird einen Waggon weiter gestoßen.
power-doc = Zieht sieben Karten statt sechs.
power-ghost = Darf seine erste Karte einer Runde verdeckt spielen.
power-tuco = Darf durch das Dach seines eigenen Waggons schießen.
bullets-detail = { $left } in der Trommel, { $received } erhalten
cards-detail = { $hand } Karten auf der Hand, { $deck } im Deck
at-least = mindestens { $value }

phase-setup = Aufbau
phase-schemin = Planung
phase-keep = Behalten
phase-stealin = Action!
phase-event = Ereignis
phase-over = Ende
phase-plan = Plan
phase-shootin = Schießerei
round-summary = Runde { $round } von 5 ({ $card }); Spielzüge: { $turns }
round-title = Runde { $round }: { $card }
round-hidden = Runde { $round }: noch nicht aufgedeckt
round-angry-marshal = Wütender Marshal
round-swivel-arm = Schwenkkran
round-braking = Bremsen
round-take-it-all = Nehmt alles!
round-passengers-rebellion = Widerstand der Passagiere
round-tunnel = Tunnel
round-bridge = Brücke
round-marshals-revenge = Rache des Marshals
round-pickpocketing = Taschendiebstahl
round-hostage-conductor = Geiselnahme des Schaffners
round-none = Kein Ereignis
event-none-help = Am Ende dieser Runde geschieht nichts.
event-angry-marshal-help = Alle auf dem Dach des Marshals erhalten eine Patrone; dann geht er einen Waggon nach hinten.
event-swivel-arm-help = Alle auf den Dächern werden auf das Dach des letzten Waggons gefegt.
event-braking-help = Alle auf den Dächern rutschen einen Waggon nach vorn.
event-take-it-all-help = Die zweite Geldkassette kommt zum Marshal.
event-passengers-rebellion-help = Alle im Inneren erhalten eine Patrone.
event-tunnel-help = Am Ende dieser Runde geschieht nichts.
event-bridge-help = Am Ende dieser Runde geschieht nichts.
event-marshals-revenge-help = Alle auf dem Dach des Marshals verlieren ihren Geldbeutel von geringstem Wert.
event-pickpocketing-help = Wer irgendwo allein ist, darf dort einen Geldbeutel nehmen.
event-hostage-conductor-help = Alle in oder auf der Lokomotive erhalten 250 $ Lösegeld.
turn-standard = offene Strecke
turn-tunnel = Tunnel
turn-speeding-up = Beschleunigung
turn-switching = Weiche
turn-n = Spielzug { $turn }: { $kind }

pile = Gemeinsamer Stapel, in gespielter Reihenfolge
pile-card = { $bandit }: { $card }
pile-down = { $bandit }: verdeckt
pile-own-down = { $bandit }: verdeckt, deine: { $card }
pile-drew = { $bandit } hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } gezogen
pile-next = { $bandit } ist an der Reihe
hand = Deine Hand
hand-pick = Nimm eine Karte
hand-keep = Deine Hand: wirf ab, was du nicht behältst
hand-count = { $hand } auf der Hand, { $deck } im Deck
watching = Du schaust zu. Die Hände sind verdeckt.
players = Spieler
prompt = Was gefragt ist
train = Der Zug
log = Was geschah
close = Schließen

ask-team-title = Deine Bande.
ask-team = Welche zwei Banditen führst du?
ask-place-title = Aufbau.
ask-place = Wer beginnt im letzten Waggon? Wer übrig bleibt, beginnt davor.
ask-pick-title = Erste Karte.
ask-pick = Nimm eine Karte deiner Wahl auf die Hand.
ask-scheme-title = Planung.
# How many cards can be drawn: as many as are left, three at most.
how-many = { $n ->
    [1] eine
    [2] zwei
   *[3] drei
  }
ask-scheme-standard = { $can ->
    [play] Spiel eine Karte.
    [draw] Zieh { how-many }.
   *[both] Spiel eine Karte oder zieh { how-many }.
  }
ask-scheme-tunnel = { $can ->
    [play] Tunnel: deine Karte liegt verdeckt.
    [draw] Tunnel: zieh { how-many }.
   *[both] Tunnel: deine Karte liegt verdeckt. Oder zieh { how-many }.
  }
ask-scheme-speeding-up = Beschleunigung: zweimal. { ask-scheme-standard }
ask-scheme-switching = Weiche, andersherum. { ask-scheme-standard }
ask-cover-title = Deckung.
ask-cover = Du darfst eine Karte deines anderen Banditen dazulegen.
ask-keep-title = Behalten.
ask-keep = Wirf ab, was du nicht in die nächste Runde mitnimmst.
ask-move-title = Bewegen.
ask-move = { $bandit } läuft innen: einen Waggon.
ask-move-roof = { $bandit } läuft auf den Dächern: ein bis drei Waggons.
ask-shoot-title = Feuer!
ask-shoot = Auf wen schießt { $bandit }?
ask-rob-title = Raub.
ask-rob = Was nimmt { $bandit }?
ask-punch-title = Hieb.
ask-punch = Wen schlägt { $bandit }?
ask-knock-title = Hieb.
ask-knock = Welche Beute verliert { $target }?
ask-pocket-title = Langfinger.
ask-pocket = Behält { $bandit } den Geldbeutel oder lässt sie ihn fallen?
ask-push-title = Hieb.
ask-push = Wohin wird { $target } gestoßen?
ask-marshal-title = Marshal.
ask-marshal = Wohin geht der Marshal?
ask-pickpocket-title = Taschendiebstahl.
ask-pickpocket = { $bandit } ist hier allein und darf einen Geldbeutel nehmen.
ask-revenge-title = Rache des Marshals.
ask-revenge = Welchen Geldbeutel verliert { $bandit }?
ask-plan-title = Plan.
ask-plan = { $n ->
    [1] Wähle deine erste Karte.
    [2] Wähle deine zweite Karte.
   *[other] Wähle deine dritte Karte.
  }
do-move = Lauf { $place }
do-push = Stoß { $target } { $place }
do-marshal = Schick den Marshal { $place }
do-shoot = Schieß auf { $target }
do-punch = Schlag { $target }
do-place = { $target } beginnt im letzten Waggon
do-draw = Zieh { how-many }
do-pass = Passen
do-done = Rest behalten
do-take = Nehmen
do-leave = Fallen lassen
take-back = Zurücknehmen
leave-laid = Liegen lassen
skip = Überspringen
waiting-for = Warten auf { $players }.
waiting = Warten.
who-as = { $name } ({ $bandit })
watching-show = Die anderen sind dran.
now-acting = Jetzt { $bandit }: „{ $card }“.
looking-back = Rückblick.
back-to-now = Zurück zum Jetzt
game-over = Das Spiel ist aus.
planned = Im Stapel: { $cards }.
planned-own = Dein Plan: { $cards }.
holding = Auf der Hand: { $cards }. Beute: { $loot }.

why-bullet = Patronenkarten können nicht gespielt werden. Sie füllen nur die Hand.
why-card = „{ $card }“ kann jetzt nicht gespielt werden.
why-marshal = Auf den Marshal kann man weder schießen noch ihn schlagen.
why-self = Das tut niemand sich selbst an.
why-belle = Belle kann nicht gewählt werden, solange jemand anders gewählt werden kann.
why-punch-far = { $target } ist nicht am selben Ort.
why-shoot-near = Nicht { $target }: man schießt nie am eigenen Ort.
why-shoot-roof = Nicht { $target }: auf den Dächern sind nur die Nächsten in jeder Richtung in Sicht.
why-shoot-inside = Nicht { $target }: innen kann man nur auf Banditen im nächsten Waggon schießen.
why-loot = Nur Beute am Ort des Banditen kann genommen werden.
why-move-stay = Wer sich bewegt, darf nicht stehen bleiben.
why-move-floor = Bewegen bleibt auf der Ebene. Ebenenwechsel geht hinauf und hinab.
why-move-roof = Nicht { $place }: das sind { $away } Waggons. Auf dem Dach läuft man ein bis drei.
why-move-inside = Nicht { $place }: innen läuft man nur in den nächsten Waggon.
why-marshal-roof = Der Marshal ist nie auf einem Dach.
why-marshal-far = Nicht { $place }: der Marshal geht einen Waggon weit.
why-push = Ein Hieb stößt einen Waggon weit, auf derselben Ebene.

log-game-started = Der Zug verlässt Folsom.
log-team-taken = { $team } sind eine Bande.
log-placed = { $bandit } beginnt { $car }.
log-round-started = Runde { $round }: { $card }
log-round = Runde { $round }
log-turn-standard = Spielzug { $turn }.
log-turn-tunnel = Spielzug { $turn }: in den Tunnel.
log-turn-speeding-up = Spielzug { $turn }: der Zug beschleunigt.
log-turn-switching = Spielzug { $turn }: Weiche, andersherum.
log-played = { $bandit } spielt „{ $card }“.
log-covered = { $bandit } gibt Deckung mit „{ $card }“.
log-played-down = { $bandit } spielt eine Karte verdeckt.
log-drew-instead = { $people ->
    [one] { $player } zieht
   *[other] { $player } ziehen
  } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  }.
log-passed = { $people ->
    [one] { $player } passt.
   *[other] { $player } passen.
  }
log-passed-cover = { $people ->
    [one] { $player } gibt keine Deckung.
   *[other] { $player } geben keine Deckung.
  }
log-picked = { $people ->
    [one] { $player } nimmt eine Karte.
   *[other] { $player } nehmen eine Karte.
  }
log-picked-known = { $people ->
    [one] { $player } nimmt „{ $card }“.
   *[other] { $player } nehmen „{ $card }“.
  }
log-card-discarded = { $people ->
    [one] { $player } wirft „{ $card }“ ab.
   *[other] { $player } werfen „{ $card }“ ab.
  }
log-card-resolved = { $bandit }: „{ $card }“.
log-no-effect = „{ $card }“ ist kein Pferd: { $bandit } ist raus.
log-no-effect-no-target = { $bandit }: „{ $card }“ geht ins Leere.
log-no-effect-no-bullets = { $bandit } hat keine Patrone mehr.
log-no-effect-no-loot = { $bandit } findet keine Beute.
log-moved = { $bandit } läuft { $to-car }.
log-moved-push = { $bandit } wird { $to-car } gestoßen.
log-moved-shot = { $bandit } wird { $to-car } geschleudert.
log-moved-braking = Der Zug bremst: { $bandit } rutscht { $to-car }.
log-moved-swivel-arm = Der Schwenkkran fegt { $bandit } { $to-car }.
log-climbed = { $bandit } klettert { $car }.
log-climbed-down = { $bandit } klettert { $car } hinab.
log-bandit-fled = { $bandit } flieht vor dem Marshal aufs Dach.
log-bandit-shot = { $bandit } schießt auf { $target }.
log-loot-robbed = { $bandit } nimmt { $loot }.
log-bandit-punched = { $bandit } schlägt { $target }.
log-loot-fell = { $bandit } verliert { $loot }.
log-loot-pocketed = { $bandit } steckt { $loot } von { $target } ein.
log-marshal-moved = Der Marshal geht { $to-car }.
log-neutral-bullet = { $bandit } erhält eine neutrale Patrone.
log-bullets-short = Zu wenige neutrale Patronen: niemand wird getroffen.
log-event-started = { $event }
log-strongbox-placed = Die zweite Geldkassette steht { $car }.
log-loot-pickpocketed = { $bandit } hebt { $loot } auf.
log-loot-dropped = { $bandit } verliert { $loot } auf dem Dach.
log-ransom-paid = { $bandit } erhält Lösegeld.
log-round-ended = Runde { $round } ist vorbei.
log-game-ended = Das Spiel ist aus.
log-shootin-started = Schießerei!
log-pass-started = Durchgang { $pass }
log-card-revealed = { $bandit } deckt „{ $card }“ auf.
log-turned-locomotive = { $bandit } dreht sich zur Lokomotive.
log-turned-caboose = { $bandit } dreht sich zum letzten Waggon.
log-bandit-pushed = { $bandit } wird { $to-car } geschleudert.
log-bandit-stunned = { $bandit } liegt betäubt da.
log-stood-up = { $bandit } steht auf.
log-missed = { $bandit } trifft niemanden.
log-fell-front = { $bandit } fällt vorn vom Zug.
log-fell-rear = { $bandit } fällt hinten vom Zug.
log-rode-in = { $bandit } reitet auf einem Pferd herbei.
log-car-uncoupled = { $car } wird abgekuppelt.
log-left-behind = { $bandit } bleibt zurück.
log-loot-taken = { $bandit } nimmt { $value }.
log-loot-lost = { $value } gehen mit dem Waggon verloren.
banner-round = Runde { $round }
banner-shootin = Schießerei!
banner-pass = Durchgang { $pass }

super-summary = Runde { $round }; { $cars } Waggons hinter der Lokomotive
your-plan = Dein Plan
your-plan-help = erste Karte links
plan-lift = Karte { $n }, { $card }: zurücknehmen
plan-swap = Karten { $a } und { $b } tauschen
plan-lay = { $card } einplanen
ask-plan-lock = Drei Karten liegen. Leg den Plan fest oder ändere ihn.
lock = Festlegen
stance-stunned = { $bandit }, betäubt
stance-locomotive = { $bandit }, blickt zur Lokomotive
stance-caboose = { $bandit }, blickt zum letzten Waggon
is-out = raus
is-stunned = betäubt
is-off = vom Zug
out-title = Du bist ausgeschieden.
out-text = Bleib und sieh zu, wer gewinnt.
off-title = Du bist vom Zug gefallen.
off-text = Deine nächste Karte ist das Pferd: Es bringt dich in die Lokomotive.
shot-hits = Dein Schuss, Karte { $n }, träfe { $target }.
shot-misses = Dein Schuss, Karte { $n }, träfe niemanden.
sight-on = Schusslinie von { $bandit }: { $target }.

more = Mehr
table = Tisch
menu = Menü
look-back = Zurückblicken
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
chat = Chat
chat-n = { $n ->
    [one] Chat, 1 neue Nachricht
   *[other] Chat, { $n } neue Nachrichten
  }
chat-and-log = Chat und Protokoll
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Senden
set-phrases = Feste Sätze
watcher-name = { $name } (schaut zu)
a-watcher = Ein Zuschauer
phrase-howdy = Tagchen!
phrase-ready = Bereit?
phrase-one-minute = Eine Minute.
phrase-good-luck = Viel Glück!
phrase-hurry = Der Zug wartet nicht!
phrase-nice-shot = Guter Schuss.
phrase-mine = Das war meins!
phrase-revenge = Das zahl ich dir heim.
phrase-sorry = Entschuldige!
phrase-thanks = Verbindlichsten Dank.
phrase-good-game = Gutes Spiel!
phrase-again = Noch einmal?
phrase-haha = Ha ha!
phrase-whoa = Hoppla!
phrase-bravo = Bravo!
phrase-grr = Grr!
phrase-phew = Puh …
phrase-hmm = Hm …
lobby-title = Versammlung
who-is-here = Wer ist da
what-is-played = Was gespielt wird
invite = Einladen
invite-help = Ein Link für alle, auf jedem Gerät. Wer keinen Platz findet, darf zuschauen.
kept-days = { $n ->
    [one] Bleibt nach dem letzten Zug einen Tag lang erhalten.
   *[other] Bleibt nach dem letzten Zug { $n } Tage lang erhalten.
  }
link = Link
copy = Kopieren
copied = Kopiert
qr = QR-Code des Links
wanted = Gesucht
wanted-more = { $n ->
    [one] noch ein Bandit
   *[other] noch { $n } Banditen
  }
wanted-onlookers = Zuschauer
invite-full = Alle Plätze sind besetzt. Mit dem Link können Freunde zuschauen.
host = Gastgeber
is-choosing = wählt noch
is-ready = bereit
change-bandit = Bandit wechseln
change-name = Name ändern
which-bandit = { $name }, welcher Bandit bist du?
surprise-me = Überrasch mich
ride-along = { $name } lädt dich zur Mitfahrt ein.
ride-along-help = Nenn einen Namen und nimm Platz, oder schau einfach zu.
sit-here = Hierher
departures = Abfahrt
change = Ändern
done = Fertig
host-sets = { $name } richtet den Tisch ein und legt das fest.
all-aboard = Alle eingestiegen!
waiting-choosing = Wählt noch: { $players }.
start-now-help = Startest du jetzt, wird ein freier Bandit zugelost.
places-become-bots = { $n ->
    [one] Den freien Platz nimmt ein Bot.
   *[other] { $n } freie Plätze nehmen Bots.
  }
host-starts-name = { $name } beginnt das Spiel.
is-taken = { $name }: { $bandit } ist vergeben
send-away = Wegschicken
bot-on-seat = Bot auf Platz { $seat }
fairness = Faires Mischen
fairness-help = Der Server und jeder Spieler haben eine Zahl festgelegt, und noch hat niemand seine verraten: Dies sind die SHA-256. Die Karten folgen aus allen Zahlen zusammen. Dieses Gerät hebt auf, was es sieht, und prüft es am Ende.
your-name = Dein Name
you-name = Fremder
your-bandit = Dein Bandit
sit-down = Platz nehmen
sit-again = Weiteren Spieler an diesem Gerät hinzufügen
add-player = Spieler hinzufügen
stand-up = Aufstehen
seat-free = Freier Platz
seats-free = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
  }
bot-strength = Stärke neuer Bots
add-bot = Bot dazu
clear-seat = Platz { $seat } räumen
away = nicht da
pass-and-play-help = Ein Gerät für alle: füge hier mehrere Spieler hinzu. Die Hände werden dazwischen verdeckt.
level-random = Zufall
level-tenderfoot = Greenhorn
level-outlaw = Gesetzloser
level-sharpshooter = Scharfschütze
level-legend = Legende
start = Start
sit-first = Nimm zuerst Platz.
host-starts = Der Gastgeber beginnt das Spiel.
start-waits = Der Start wartet auf das Gerät von { $players }.
start-waits-host = Öffne dort die Seite, oder räume den Platz.
full-watch = Alle Plätze sind besetzt. Du darfst gern zuschauen.
game = Spiel
seats = Plätze
edition = Ausgabe
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014, schwedisch
edition-2016-help = Das überarbeitete englische Regelheft.
edition-2014-help = Die deutsche Erstausgabe.
edition-2014-sv-help = Die schwedische Erstausgabe; sie weicht an vier Stellen von der deutschen ab.
variants = Varianten
option-powers = Fähigkeiten
option-powers-help = Jeder Bandit hat eine besondere Fähigkeit.
option-events = Ereignisse
option-events-help = Rundenkarten enden mit einem Ereignis; die letzte Runde ist ein Bahnhof.
option-expert = Experte
option-expert-help = Karten für die nächste Runde behalten; das Deck wird nicht neu gemischt.
option-two_bandits = Je zwei Banditen
option-two_bandits-help = Für zwei oder drei Spieler: jeder führt ein Paar.
option-reflex = Reflex
option-reflex-help = Eine fünfte Karte: betäubt stehst du auf und schießt.
option-horse = Pferd
option-horse-help = Eine Karte, die dich in die Lokomotive bringt, auch von neben dem Zug.
option-open = Offener Tisch
option-open-help = Jeder kann ihn auf der Startseite finden und mitspielen.
option-random = Banditen zufällig
option-random-help = Banditen werden verteilt statt gewählt.
option-known_start_purses = Alle kennen die ersten Geldbeutel
option-known_start_purses-help = Die 250 $, mit denen alle beginnen, kennt jeder.
option-station_last = Der Bahnhof kommt zuletzt
option-station_last-help = Sonst wird er unter die Runden gemischt.
option-reveal_first = Rundenkarte vor den Handkarten
option-reveal_first-help = Die Rundenkarte wird aufgedeckt, bevor gezogen wird.
option-keep_actions_only = Nur Aktionskarten behalten
option-keep_actions_only-help = Experte: Patronen können nicht behalten werden.
option-drop_bullets_first = Patronen zuerst abwerfen
option-drop_bullets_first-help = Experte: Patronen auf der Hand werden zu Beginn der Planung abgeworfen.
option-short_bullets_leave = Zu wenige Patronen scheiden aus
option-short_bullets_leave-help = Wenn neutrale Patronen nicht reichen, kommt der Rest aus dem Spiel.
option-revenge_takes_most = Rache nimmt den besten Geldbeutel
option-revenge_takes_most-help = Die Rache des Marshals kostet den wertvollsten Geldbeutel.
fine-print = Kleingedrucktes
as-edition = wie in der Ausgabe
yes = ja
no = nein
clock = Uhr
clock-none = Keine
clock-blitz = 20 s je Frage
clock-calm = 60 s je Frage
clock-game = 10 min + 10 s
second-device = Auf zweitem Gerät öffnen
second-device-help = Scanne dies mit dem anderen Gerät. Der Link gilt einmal, für einige Minuten.
pause = Pause
resume = Weiter
paused = Das Spiel ruht. Plätze, Karten und Uhren bleiben; die Seite darf geschlossen werden.
let-bot-play = Einen Bot für mich spielen lassen
play-myself = Wieder selbst spielen
leave = Tisch verlassen
waits-bot-mine = Ein Bot spielt für dich.
waits-just-away = { $n ->
    [one] { $players } ist nicht da. Der Platz bleibt reserviert.
   *[other] { $players } sind nicht da. Die Plätze bleiben reserviert.
  }
waits-away = { $players }: seit { $minutes } min nicht da. Der Platz bleibt reserviert.
waits-thinks = { $players }: überlegt seit { $minutes } min.
waits-bot = { $n ->
    [one] Ein Bot überlegt: { $players }.
   *[other] Bots überlegen: { $players }.
  }
let-bot-play-for = Einen Bot spielen lassen
mark-bot = Ein Bot spielt weiter.
mark-away = Nicht da.
mark-pause = Möchte eine Pause.
pause-ask = Um eine Pause bitten
pause-drop = Doch keine Pause
pause-mine = Du möchtest eine Pause. Das Spiel geht weiter, bis alle zustimmen.
pause-asked = { $n ->
    [one] { $players } möchte eine Pause.
   *[other] { $players } möchten eine Pause.
  }
agree = Einverstanden
pause-decline = Weiterspielen
no-thanks = Nein, danke
said-yes = { $player }: einverstanden
said-no = { $player }: möchte nicht
said-nothing = { $player }: noch nicht
bot-plays-for = Ein Bot spielt für { $players }.
confirm = Karten bestätigen
confirm-on = Zweimal tippen
confirm-off = Einmal tippen
confirm-again = Noch einmal tippen, um sie auszuspielen.
not-this = Nicht diese
leave-title = Den Tisch verlassen?
leave-help = Das Spiel geht weiter, und dein Platz bleibt dir. Ein Bot spielt für dich, bis du über denselben Link zurückkommst.
leave-help-alone = Das Spiel wartet, bis du seinen Link wieder öffnest.
leave-stay = Bleiben
leave-alone = Gehen
leave-bot = Gehen; ein Bot spielt
leave-for-good = Meinen Platz aufgeben
leave-for-good-help = Ganz aufgegeben, ist der Platz für andere frei.
take-free-seat = Den freien Platz nehmen
free-seat-closed = Ein Platz ist frei, aber du hast in diesem Spiel eine andere Hand gesehen: Nur jemand anders kann ihn nehmen.
to-first-page = Startseite
result = Ergebnis
keys = Tasten
key-digits = 1–9, 0
key-digits-help = nimmt, was diese Zahl trägt
key-w = W
key-w-help = wer ist wo
key-p = P
key-p-help = was ist geplant
key-h = H
key-h-help = was ich habe
key-r = R
key-r-help = die Regeln
key-s = S
key-s-help = Vorstellung überspringen
key-t = T
key-t-help = zurücknehmen
key-arrows = ← ↑ → ↓
key-arrows-help = am Zug entlanggehen
reconnecting = Verbindung verloren. Verbinde neu …
your-turn = Du bist dran
notify-turn = Benachrichtigen
notify-turn-help = Eine Meldung, wenn ich dran bin und diese Seite nicht zu sehen ist.
notify-refused = Der Browser lässt hier keine Meldungen zu. Das lässt sich in seinen Einstellungen ändern.
offline = Dieses Gerät ist offline. Es geht von selbst weiter, wenn das Netz wieder da ist.
refused = Nicht möglich: { $sentence }
refused-late = Das Spiel ist schon weiter; schau noch einmal.
pass-device = Gib das Gerät an { $name }.
i-am = Ich bin { $name }
reload = Neue Fassung laden
try-again = Noch einmal

you-win = Du gewinnst!
x-wins = { $n ->
    [one] { $players } gewinnt
   *[other] { $players } teilen den Sieg
  }
pair-wins = { $players } gewinnen
wins-with = { $name } gewinnt mit { $bandit }
gunslinger = Revolverheld
tie-bullets = { $n ->
    [one] 1 Patrone eingesteckt
   *[other] { $n } Patronen eingesteckt
  }
end-title = Endstation
end-express = Fünf Runden sind vorbei. Noch hat niemand gezählt.
end-super = Der Überfall ist vorbei. Wer ist davongekommen?
end-purses = Zuerst, was alle sehen konnten, dann reihum ein Stück nach dem anderen.
end-cards = Mehrere sind übrig. Die meisten Beutekarten gewinnen.
end-wires = Wer den Zug verließ, vom Ersten bis zum Letzten.
end-gunslinger = Wer die meisten Patronen verschossen hat, ist der Revolverheld.
end-fired = Verschossene Patronen: { $n }
end-n-cards = Beutekarten: { $n }
end-tie-bullets = Gleichstand bei { $value }. Wer weniger Patronen eingesteckt hat, gewinnt.
end-tie-bullets-shared = Gleichstand bei { $value }, und gleich viele Patronen: Sie teilen sich den Sieg.
end-tie-cards = Die meisten Beutekarten entscheiden.
end-tie-best = Gleich viele Beutekarten: Die höchste einzelne Karte entscheidet.
end-tie-best-shared = Gleich bis zur letzten Karte: Sie teilen sich den Sieg.
end-skip = Zum Ergebnis
end-on = Weiter
still-aboard = noch im Zug
ranking-superexpress = Wer zuletzt im Zug ist, gewinnt. Sind es mehrere: die meisten Beutekarten, dann die höchste Karte. Dahinter, wer länger im Zug blieb.
rematch = Revanche
rematch-new-bandits = Revanche mit neuen Banditen
rematch-asked = { $n ->
    [one] { $players } möchte eine Revanche.
   *[other] { $players } möchten eine Revanche.
  }
rematch-waits = Die Revanche wartet auf { $players }.
rematch-declined = { $n ->
    [one] { $players } spielt nicht noch einmal.
   *[other] { $players } spielen nicht noch einmal.
  }
rematch-ready = Zu diesem Spiel gibt es eine Revanche.
rematch-without-you = Die Revanche wird ohne dich gespielt.
rematch-go = Zur Revanche
rematch-watch = Zuschauen
rematch-now = Beginnen, Bots für die anderen
rematch-drop = Doch keine Revanche
transcript = Mitschrift
permalink = Dauerlink:
played-by-other-rules = Gespielt nach anderen Regeln (Version { $version }), als dieser Server hat: Ergebnis und Mitschrift sind bewahrt, zeigen lässt sich das Spiel nicht.

trouble-page = Hier ist nichts
trouble-page-help = Vielleicht ein Tippfehler in der Adresse.
trouble-table = Diesen Tisch gibt es nicht
trouble-table-help = Der Link ist vielleicht abgeschnitten oder falsch. Frag noch einmal danach oder eröffne einen eigenen Tisch. Tische, an denen nichts geschieht, werden nach einiger Zeit entfernt.
trouble-full = Alle Plätze sind besetzt
trouble-full-help = Du kannst zuschauen oder einen eigenen Tisch eröffnen.
trouble-seat = Dieser Platz ist nicht mehr deiner
trouble-seat-help = Er wurde auf einem anderen Gerät aufgegeben oder vom Gastgeber geräumt. Öffne den Link des Tisches erneut, um Platz zu nehmen oder zuzuschauen.
trouble-link = Dieser Link gilt nicht mehr
trouble-link-help = Links für ein zweites Gerät gelten einmal, für einige Minuten. Mach auf dem ersten Gerät einen neuen.
trouble-old = Folsom wurde erneuert
trouble-old-help = Diese Seite ist älter als der Server. Lade die neue Fassung; dein Platz bleibt.
trouble-network = Der Server ist nicht erreichbar
trouble-network-help = Prüfe das Netz und versuch es noch einmal. Nichts geht verloren.
trouble-transcript = Das ist keine Mitschrift eines Spiels
trouble-transcript-help = Wähle die Textdatei, die am Ende eines Spiels geladen wurde. Vielleicht wurde sie gekürzt oder geändert.
trouble-unfinished = Das Spiel läuft noch
trouble-unfinished-help = Die Wiedergabe gibt es, wenn das Spiel aus ist.
trouble-broken = Dieser Tisch kann nicht weiterspielen
trouble-broken-help = Auf dem Server ging etwas schief. Das Protokoll ist bewahrt. Bitte eröffne einen neuen Tisch.
trouble-stopped = Dieses Spiel kann hier nicht weitergehen
trouble-stopped-help = Es wurde nach anderen Regeln (Version { $version }) begonnen, als dieser Server hat. Es ist bewahrt. Eröffne zum Weiterspielen einen neuen Tisch.
trouble-expired = Dieser Tisch wurde entfernt
trouble-expired-help = Hier ist lange nichts geschehen. Beendete Spiele bleiben erhalten; eröffne zum Spielen einen neuen Tisch.
trouble-rules = Dieses Spiel kann hier nicht gezeigt werden
trouble-rules-help = Es wurde nach anderen Regeln gespielt, als dieser Server hat. Ergebnis und Mitschrift sind bewahrt.
trouble-other = Etwas ging schief
trouble-other-help = Versuch es noch einmal oder geh zur Startseite.

replay-step = Schritt { $step } von { $last }
play = Abspielen
stop = Anhalten
eyes = Wessen Augen
eyes-of = Wie { $bandit } es sah
proof-help = Der Server legte ein Geheimnis fest und jeder Spieler eine Zahl, und nur deren SHA-256 wurden gezeigt. Dann wurden die Zahlen verraten; Geheimnis und Zahlen ergeben zusammen den Startwert. `folsom verify` prüft es an der Mitschrift und spielt jeden Zug nach.
proof-commitment = Zusage
proof-secret = Geheimnis
proof-seed = Startwert
proof-nonces = Zahlen der Spieler
proof-kept = Dieselbe Prüfung auf der Kommandozeile, mit dem, was dieses Gerät aufgehoben hat
fair-proved = Auf diesem Gerät geprüft: Niemand hat die Karten gewählt. Deine Zahl steckt im Mischen, und das Geheimnis des Servers und die Zahlen aller anderen sind die, die festlagen, bevor deine verraten wurde.
fair-sums = Die Zahlen ergeben den Startwert. Ob sie vor dem Start festlagen, weiß nur ein Gerät, das am Tisch saß.
fair-old = Die Zahlen ergeben den Startwert. Doch in diesem Spiel lagen die Zahlen der Spieler nicht fest, bevor sie verraten wurden; das beweist wenig.
fair-seed = Die Zahlen ergeben den Startwert nicht. Die Mitschrift wurde verändert.
fair-secret = Nicht fair: Das Geheimnis des Servers ist nicht das, das er festgelegt hatte, bevor du dich setztest.
fair-number = Nicht fair: Die Zahl eines Spielers ist nicht die, die festlag, bevor deine verraten wurde.
fair-unused = Die Zahl dieses Geräts steckt nicht im Mischen. Wenn du vor dem Start gegangen bist, ist das richtig so; sonst war das Mischen nicht fair.
fair-broken-starts = Abgebrochene Starts, nachdem Zahlen verraten waren: { $n }. Wer Starts abbricht, kann auf andere Karten warten.
proof-none = Diese Mitschrift enthält keinen Beweis.
preview = Vorschau
preview-help = Auf dem Zug sehen, was die bekannten Karten bewirken würden (V)
preview-title = Nur eine Vermutung.
preview-guess = So kommt es, wenn nichts Verdecktes dazwischenkommt.
preview-empty = Noch gibt es nichts vorauszusehen.
key-v = V
key-v-help = Vorschau: die bekannten Karten im Voraus gespielt
chance-own = Gewinnchance nach dem, was jeder selbst wusste
chance-seat = Gewinnchance nach dem, was { $who } wusste
chance-open = Gewinnchance, wenn alles offen liegt
turning-points = Wendepunkte
turning-points-wait = Alle Entscheidungen werden noch einmal durchgesehen …
turning-points-none = Keine einzelne Wahl stach heraus: Es entschied sich Stück für Stück.
turning-points-fail = Das ließ sich nicht holen. Später noch einmal versuchen.
turning-point = Runde { $round }, { $bandit }: „{ $chosen }“. Besser: „{ $best }“.
turning-point-shares = { $chosen } statt { $best }
turning-point-help = Geschätzter Anteil am Sieg mit dieser Wahl und mit der besseren
plans-fate = Deine Pläne, und was daraus wurde
fate-nothing = Nichts geschah.
fate-before = Zuvor: { $told }
fate-in-round = In Runde { $round }: { $told }
fate-bare = Dort lag nie Beute.
fate-nobody = Die ganze Runde war niemand in Reichweite.
fate-edge = Dort war der Zug zu Ende.

rules = Regeln
rules-title = Die Regeln dieses Spiels
rules-find = Regeln durchsuchen
rules-found = { $n ->
    [0] Nichts gefunden
    [one] 1 Stelle
   *[other] { $n } Stellen
  }
rule-n = Regel { $rule }
rules-goal = Ziel
rules-round = Eine Runde
rules-cards = Die Karten
draw-title = Karten ziehen
hand-cards = Karten
help-goal = Fünf Runden. Wer das meiste Geld hat, wenn der Zug den Bahnhof erreicht, gewinnt.
help-schemin = Für jedes Zeichen der Rundenkarte spielt jeder, vom Startspieler an, eine Karte auf den gemeinsamen Stapel oder zieht drei.
help-stealin = Der Stapel wird in der Reihenfolge ausgeführt, in der er gespielt wurde. Was möglich ist, muss getan werden; was nicht, bleibt ohne Wirkung.
help-event = Zuletzt kommt das Ereignis der Rundenkarte. Dann mischen alle ihre Karten samt Patronen, und der Nächste wird Startspieler.
help-meeting = Wer in den Waggon des Marshals gerät, erhält eine Patrone und flieht aufs Dach. Er klettert nie, und niemand kann auf ihn schießen oder ihn schlagen.
help-end = Nach Runde 5 zählen alle ihre Beute. Bei Gleichstand gewinnt, wer weniger Patronen erhalten hat; sonst wird der Sieg geteilt.
help-move = Innen: ein Waggon. Auf dem Dach: einer bis drei. Stehenbleiben geht nicht.
help-change-floor = Hinauf oder hinab im selben Waggon.
help-shoot = Innen: jemand im nächsten Waggon. Auf dem Dach: der Nächste in jeder Richtung. Nie am eigenen Ort.
help-rob = Nimm eine Beute deiner Wahl von deinem Ort.
help-punch = Jemand an deinem Ort verliert eine Beute deiner Wahl und wird einen Waggon weit gestoßen.
help-marshal = Bewege den Marshal einen Waggon weit.
help-bullet = Sie kann nie ausgespielt werden. Sie nimmt nur Platz auf der Hand weg.
help-draw = Statt eine Karte zu spielen, zieht man drei.
help-face-down = Nur wer sie gespielt hat, kennt sie, bevor sie an die Reihe kommt.
help-purse = { $least } bis { $most } wert; das weiß nur, wer ihn besessen hat.
help-worth = { $value } wert.
help-bullets = Eine verschossene Patrone kommt in ein fremdes Deck. Ist keine übrig, bleibt Feuer! ohne Wirkung.
help-hits = Jede erhaltene Patrone nimmt Platz auf der Hand weg; bei Gleichstand gewinnt, wer weniger hat.
help-cards = Sechs werden zu Beginn der Runde gezogen; der Rest wartet im Deck.
help-sum = Was sicher ist: ein Geldbeutel, dessen Wert du nicht kennst, zählt { $value }.
help-gunslinger = { $value } am Ende für alle, die die meisten Patronen verschossen haben.
help-first-player = Beginnt jeden Spielzug dieser Runde; in der nächsten ist es der linke Nachbar.
help-round = Jede der fünf Runden hat ihre eigenen Spielzüge.
help-rounds = Nach jeder Runde wird der letzte Waggon abgekuppelt. Wer zuletzt im Zug ist, gewinnt.
help-plan = Jeder legt geheim drei Karten aufeinander, die erste obenauf.
help-shootin = Reihum deckt jeder eine Karte auf und führt sie aus, dreimal.
help-lootcard = Sind am Ende mehrere übrig, gewinnen die meisten Beutekarten, dann die höchste.
help-stunned = Die nächste Karte, gleich welche, stellt dich nur wieder auf. Wer betäubt ist, kann nicht getroffen werden.
help-turn-standard = Karten werden offen gespielt.
help-turn-tunnel = Karten werden verdeckt gespielt.
help-turn-speeding-up = Jeder ist zweimal hintereinander an der Reihe.
help-turn-switching = Dieser Spielzug läuft gegen den Uhrzeigersinn.
help-super-flip = Dreh dich auf der Stelle um.
help-super-change-floor = Aufs Dach oder hinein.
help-super-move = Einen Waggon in Blickrichtung.
help-super-shoot = Der erste Stehende vor dir wird einen Waggon weit gestoßen und betäubt.
help-super-reflex = Betäubt stehst du auf und schießt; sonst legst du dich hin.
help-super-horse = In die Lokomotive, auch nach einem Sturz zurück auf den Zug.
uncouple = Abkuppeln
help-uncouple = Der letzte Waggon bleibt zurück, der hinterste Bandit nimmt dessen Beute.

station-master = Bahnhofsvorsteherin
lesson-step = Die Bahnhofsvorsteherin, Schritt { $step } von { $last }
lesson-at = Lektion, Schritt { $step }
lesson-on = Weiter
lesson-back = Einen Schritt zurück
lesson-show = Zeig es mir
lesson-skip = Genug davon? Wohin soll es gehen?
lesson-next-act = Nächster Akt
lesson-leave = Lektion verlassen
lesson-wrong = Gute Idee, falscher Moment. Nimm, was leuchtet.
lesson-express-goal = Fünf Runden auf einem fahrenden Zug. Wer am Ende das meiste Geld hat, gewinnt. Benehmen zählt nicht.
lesson-express-scheme = Zu deinen Füßen liegt ein Edelstein. Spiel { card-rob }: das geschieht später, wenn die Pläne verlesen werden.
lesson-express-scheme-shoot = Noch nicht. Auf jemanden an deinem eigenen Ort darfst du ohnehin nicht schießen.
lesson-express-scheme-punch = Bald. Erst der Edelstein.
lesson-express-wire = Am Draht hängt der Plan von allen, der Reihe nach. Belle will laufen. Doc will zuschlagen. Irgendwen.
lesson-express-climb = Beschleunigung: zwei Karten hintereinander. Erst { card-change-floor }, hinauf aufs Dach.
lesson-express-climb-move = Danach. Erst klettern, dann rennen.
lesson-express-run = Jetzt { card-move }. Innen gehst du einen Waggon weit, auf den Dächern bis zu drei.
lesson-express-run-marshal = Heb ihn auf. Er ist für Belle.
lesson-express-drew = Belle hat drei Karten gezogen, statt zu spielen: das ist erlaubt. Du tust es später auch.
lesson-express-read = { card-move } und { card-rob }: sie will in Waggon 1. Spiel { card-marshal } und schick ihn hin, Grüße ausrichten.
lesson-express-read-shoot = Eine schöne Antwort auf eine andere Frage. { card-marshal }.
lesson-express-rob = Die Pläne werden verlesen. Deiner ist der erste. Nimm den Edelstein, er ist immer 500{ "\u00A0" }$ wert.
lesson-express-rob-purse = Ein Geldbeutel birgt 250 bis 500{ "\u00A0" }$. Der Edelstein enttäuscht nie.
lesson-express-punched = Doc schlägt zu: du verlierst den Edelstein und fliegst einen Waggon weit. Ein Plan ist nur eine Meinung.
lesson-express-astray = Deine Karte { card-change-floor } kommt hier dran, in Waggon 2. Nicht, wo du wolltest. Hinauf mit dir.
lesson-express-back = Der Edelstein liegt im letzten Waggon, hinter dir. Lauf ein Dach zurück.
lesson-express-back-forward = Gut gelaufen. Falsche Richtung. Der Edelstein ist hinter dir.
lesson-express-taken = Doc hebt deinen Edelstein auf und steigt hinauf, der Aussicht wegen. Merk dir das Gesicht.
lesson-express-marshal = Dein Marshal kommt zu Belle herein. Wer ihm begegnet, erhält eine Patrone und flieht aufs Dach.
lesson-express-shot = Innen schießt du nach nebenan, auf den Dächern, so weit du siehst. Belle sieht dich. Autsch.
lesson-express-bullet = Neue Runde, sechs neue Karten. Eine ist Belles Patrone. Tipp sie an: sie tut nichts, für immer.
lesson-express-bullet-card = Erst die Patrone. Keine Sorge, sie ist schon abgefeuert.
lesson-express-punch = Doc steht neben dir, mit deinem Edelstein. Er hat gezogen und bleibt. Spiel { card-punch }.
lesson-express-punch-move = Und ihm den Edelstein lassen? { card-punch }.
lesson-express-punch-marshal = Hier herauf kommt er nie. { card-punch }.
lesson-express-draw = Danach brauchst du { card-rob } und hast keine. Zieh drei, statt zu spielen.
lesson-express-draw-card = Das ginge. Aber dann bliebe der Edelstein auf dem Dach liegen. Zieh.
lesson-express-tunnel = Tunnel: alle spielen verdeckt. Spiel { card-rob }. Nur du weißt es, und du schaust unschuldig.
lesson-express-tunnel-shoot = Nächstes Mal. Im Dunkeln heben wir Sachen auf.
lesson-express-switching = Weiche: dieser Spielzug läuft andersherum, du kommst also vor Doc. Spiel { card-shoot }.
lesson-express-knock = Belle läuft nach vorn. Jetzt dein Hieb und deine Wahl: was verliert Doc?
lesson-express-knock-purse = Das sind 250{ "\u00A0" }$, alle haben es gesehen. Der Edelstein gehört dir, moralisch gesehen.
lesson-express-pushed = Doc fliegt einen Waggon weiter. Von dort schießt er auf dich, das ist nur gerecht.
lesson-express-nothing = Die Tunnelkarten werden aufgedeckt. Belle nimmt die Geldkassette, 1.000{ "\u00A0" }$. Doc raubt ein leeres Dach aus.
lesson-express-welcome = Deine Karte { card-rob }: hier liegt nur eines, du brauchst nicht zu wählen. Willkommen zurück, Edelstein.
lesson-express-power = Du triffst Doc. Djangos Fähigkeit: er fliegt auch einen Waggon weit. Jetzt steht er über dem Marshal.
lesson-express-order = Doc klettert hinunter, wie geplant. Der Marshal ist da. Patrone, Dach, Reue.
lesson-express-event = Dann das Ereignis. { round-angry-marshal }: eine Patrone für alle auf seinem Dach, und er zieht weiter.
lesson-express-station = Drei Runden später. Am Bahnhof gibt es 250{ "\u00A0" }$ für alle in oder auf der Lokomotive. Lauf hin.
lesson-express-station-crowd = Eng und unbezahlt. Zwei Waggons nach vorn.
lesson-express-station-caboose = Das Geld ist am anderen Ende.
lesson-express-belle = Letzte Karte: { card-shoot }. Belle kann nicht gewählt werden, solange Doc es kann: ihre Fähigkeit. Also Doc.
lesson-express-belle-belle = Nicht, solange Doc gewählt werden kann.
lesson-express-gunslinger = { round-hostage-conductor }: du wirst bezahlt. Zähl leere Hülsen: du hast am meisten geschossen. Tipp auf deine Trommel.
lesson-express-gunslinger-sheet = Drei Schüsse. Du hast viermal geschossen.
lesson-express-end = { gunslinger }: 1.000{ "\u00A0" }$ mehr. 2.400{ "\u00A0" }$ gegen 2.300{ "\u00A0" }$: du gewinnst. Bei Gleichstand: weniger Treffer. Jetzt beraub echte Leute.
lesson-superexpress-goal = Jede Runde wird der letzte Waggon abgehängt. Sei als Letzter an Bord. Das ist alles.
lesson-superexpress-move = Plane heimlich drei Karten. Erst { card-move }: du gehst in Blickrichtung, nach vorn.
lesson-superexpress-move-flip = Dann brächte dich { card-move } in den Waggon, der abgehängt wird.
lesson-superexpress-reflex = Ghost sieht dich an, und Ghost schießt. Zweite Karte { card-reflex }: liegst du am Boden, schießt du zurück.
lesson-superexpress-reflex-shoot = Am Boden würde { card-shoot } dich nur aufstehen lassen.
lesson-superexpress-shoot = Drittens { card-shoot }: trifft den ersten Stehenden vor dir, wie weit er auch sei. Dann festlegen.
lesson-superexpress-passes = Je eine Karte, drei Durchgänge. Du gehst, Tuco reitet zur Lokomotive.
lesson-superexpress-pushed = Ghost trifft dich: einen Waggon zurück und flach auf den Boden.
lesson-superexpress-answered = Deine Karte { card-reflex }: auf, und peng. Ghost fliegt in die Lokomotive und bleibt liegen.
lesson-superexpress-off = Ghosts Karte stellt ihn nur auf. Deine Karte { card-shoot } findet ihn wieder, und da ist kein Zug mehr.
lesson-superexpress-uncoupled = Der letzte Waggon bleibt zurück. Niemand ist darin, und du, ganz hinten, nimmst seine Beute: 356{ "\u00A0" }$.
lesson-superexpress-horse = Tuco beginnt und sieht dich an. Hinter dir: Wüste. Plane zuerst { card-horse }.
lesson-superexpress-horse-reflex = Das hilft an Bord. In der Wüste brauchst du ein Pferd.
lesson-superexpress-flip = Das Pferd bringt dich in die Lokomotive, Blick nach vorn. Also { card-flip }, dann { card-shoot }, dann festlegen.
lesson-superexpress-flip-shoot = Du würdest auf den Horizont schießen. Erst umdrehen.
lesson-superexpress-rode = Tuco schießt dich vom Zug. Deine nächste Karte ist { card-horse }: du reitest zurück.
lesson-superexpress-aimed = Du drehst dich um, du schießt. Tuco landet im letzten Waggon, flach auf dem Rücken.
lesson-superexpress-end = Abgehängt! Du bist als Letzter an Bord: du gewinnst. Beute zählt nur, wenn mehrere die Lokomotive teilen.

## Tables in this browser
here-table = Tisch auf diesem Gerät
here-table-help = Für alle, die es sich teilen, und für Bots. Ein Netz braucht es nicht.
here-mark = Auf diesem Gerät
elsewhere = Dieses Spiel wird in einem anderen Fenster gespielt. Hier schaust du zu.
elsewhere-take = Hier spielen
not-kept = Dieser Browser behält nichts: Wird die Seite geschlossen, ist das Spiel verloren. Am Ende kannst du es trotzdem als Mitschrift sichern.
not-kept-full = In diesem Browser ist kein Platz mehr: Was ab jetzt gespielt wird, ist verloren, wenn die Seite geschlossen wird. Sobald wieder Platz ist, wird es gesichert.
remove-game = Dieses Spiel entfernen
trouble-gone = Dieses Spiel gibt es in diesem Browser nicht
trouble-gone-help = Spiele auf diesem Gerät bleiben in dem Browser, in dem sie gespielt wurden. Vielleicht wurde es entfernt, oder die Daten wurden gelöscht.
trouble-saved = Dieses gesicherte Spiel ist nicht lesbar
trouble-saved-help = Was davon aufgehoben war, ist beschädigt. Du kannst es entfernen; deine anderen Spiele sind sicher.
trouble-laws = Dieses Spiel kann hier nicht weitergehen
trouble-laws-help = Es wurde nach anderen Regeln begonnen, als diese Seite hat. Es bleibt, bis du es entfernst.
trouble-engine = Dieser Browser kann nicht selbst spielen
trouble-engine-help = Der Spielcode ließ sich hier nicht starten. Lade die Seite neu oder nimm einen anderen Browser.
trouble-module = Diese Seite und der Spielcode passen nicht zusammen
trouble-module-help = Eins von beiden ist von einer anderen Version. Lade die neueste; deine Spiele bleiben erhalten.
invite-friends = Freunde einladen
invite-friends-help = Das Spiel geht an einem Tisch auf dem Server weiter: Die Plätze der Bots werden frei, und ein Link lässt Freunde herein.
invite-friends-later = Freunde können am Anfang dazukommen oder zwischen zwei Runden.
invite-friends-fails = Das Spiel konnte nicht umziehen: { $sentence }
carried-seed = Dieses Spiel begann auf dem Gerät eines Mitspielers, das den Startwert kannte: Nichts beweist, dass fair gemischt wurde.

# the puzzle of the day
puzzle-title = Rätsel des Tages
puzzle-archive = Archiv
puzzle-today = Heute
puzzle-to-play = { $bandit } ist am Zug. Eine Antwort ist klar die beste.
puzzle-to-plan = { $bandit } plant drei Karten. Ein Plan ist klar der beste.
puzzle-from-archive = Aus dem Archiv: das Rätsel vom { $date }
puzzle-round = Runde { $round }.
puzzle-hidden = Von den Karten der anderen liegen { $n } verdeckt: Niemand kann sie kennen.
puzzle-secret = Alle planen gleichzeitig: Niemand kann die Karten der anderen kennen.
puzzle-right = { $play }: Das ist es.
puzzle-wrong = { $play }: diesmal nicht.
puzzle-outlaw-would = Der Bot „Gesetzloser“ hätte gewählt: { $play }.
puzzle-outlaw-too = Der Bot „Gesetzloser“ fällt auch darauf herein.
puzzle-best-was = Am besten war: { $play }.
puzzle-games = Je bis zu { $n } Mal weitergespielt
puzzle-best = beste
puzzle-chosen = gewählt
puzzle-why = Warum die anderen schlechter sind
puzzle-theme = Thema: { $theme }
puzzle-theme-shoot = { card-shoot }
puzzle-theme-flee = Flucht
puzzle-theme-run = Unterwegs
puzzle-theme-loot = { loot }
puzzle-theme-punch = { card-punch }
puzzle-theme-marshal = { card-marshal }
puzzle-theme-empty = Leere Hand
puzzle-theme-tunnel = Bluff im Tunnel
puzzle-theme-last = Zuletzt an Bord
puzzle-all = Alle { $n } Pläne
puzzle-streak = Tage in Folge: { $n }
puzzle-streak-none = Noch keine Tage in Folge
puzzle-streak-best = Rekord { $n }
puzzle-weeks = Die letzten zwei Wochen
puzzle-state-solved = gelöst
puzzle-state-missed = verfehlt
puzzle-state-open = offen
puzzle-day-solved = { $date }: { puzzle-state-solved }
puzzle-day-missed = { $date }: { puzzle-state-missed }
puzzle-day-open = { $date }: { puzzle-state-open }
puzzle-share = Teilen
puzzle-share-what = Was geteilt wird
puzzle-shared = Kopiert.
puzzle-share-solved = Auf Anhieb gelöst.
puzzle-share-missed = Heute überlistet.
puzzle-archive-by-theme = Archiv nach Thema
puzzle-solved-of = { $solved } von { $n } gelöst
puzzle-newest = Die neuesten zuerst
puzzle-why-idle = In { $seen } von 100 Partien bewirkt eine deiner Karten in dieser Runde nichts; mit der besten Wahl in { $best }.
puzzle-why-hit = Du wirst in dieser Runde in { $seen } von 100 Partien getroffen; mit der besten Wahl in { $best }.
puzzle-why-lost = Du verlierst in dieser Runde in { $seen } von 100 Partien Beute; mit der besten Wahl in { $best }.
puzzle-why-take = Du nimmst in dieser Runde nur in { $seen } von 100 Partien Beute; mit der besten Wahl in { $best }.
puzzle-why-fire = Du triffst in dieser Runde nur in { $seen } von 100 Partien; mit der besten Wahl in { $best }.
puzzle-why-gun = Du wirst nur in { $seen } von 100 Partien { gunslinger }; mit der besten Wahl in { $best }.
puzzle-why-money = Du endest im Schnitt mit { $seen }; mit der besten Wahl mit { $best }.
puzzle-why-rival = Dein reichster Rivale endet im Schnitt mit { $seen }; mit der besten Wahl mit { $best }.
puzzle-why-off = Du verlässt in dieser Runde in { $seen } von 100 Partien den Zug; mit der besten Wahl in { $best }.
puzzle-why-stun = Du gehst in dieser Runde in { $seen } von 100 Partien zu Boden; mit der besten Wahl in { $best }.
puzzle-why-miss = Dein Schuss findet in { $seen } von 100 Partien niemanden; mit der besten Wahl in { $best }.
puzzle-why-loot = Du nimmst die Beute des letzten Waggons nur in { $seen } von 100 Partien; mit der besten Wahl in { $best }.
puzzle-why-alone = Nur in { $seen } von 100 Partien verlässt in dieser Runde ein Rivale den Zug; mit der besten Wahl in { $best }.
puzzle-why-last = Du bist am Ende nur in { $seen } von 100 Partien noch an Bord; mit der besten Wahl in { $best }.
puzzle-why-less = Es gewinnt { $seen } von 100 Partien; die beste Wahl gewinnt { $best }.

## Hints
hint = Tipp
hint-help = Ein Tipp von der Laterne, in drei Schritten; alle sehen, dass du gefragt hast (?)
hint-wait = Die Laterne wird angezündet …
hint-fail = Die Laterne ging aus: Es kam kein Tipp.
hint-again = Noch einmal
hint-more = Mehr sagen
hint-all = Alle Chancen zeigen
hint-out = Laterne löschen
hint-step = Tipp { $n } von 3
hint-nth = Es geht um Karte { $n } deines Plans.
hint-dark = Es ist dunkel: Niemand sieht, was du legst.
hint-close = Es ist knapp: Mehrere Möglichkeiten sind etwa gleich gut.
hint-two = Eine von diesen beiden.
hint-two-names = { $a } oder { $b }.
hint-of-what = Die Gewinnchance mit jeder, nach dem, was du weißt.
hint-chance = { $option }: { $chance }
hint-lead-none = Schwer zu sagen; vielleicht: { $option }.
hint-lead-little = Knapp vorn: { $option }.
hint-lead-clear = Eindeutig: { $option }.
hint-named = { $name }. Gewinnchance nach dem, was du weißt: { $n } Prozent, zwischen { $low } und { $high }
hint-named-lit = { $name }. Vom Tipp beleuchtet
hint-none = An diesem Tisch gibt es keine Tipps: Wer ihn aufgestellt hat, hat sie nicht erlaubt.
hints-on = Tipps an
hints-on-help = Wer hier an der Reihe ist, darf nach Tipps fragen. Jede Laterne zählt einen.
hints-asked = Erfragte Tipps: { $n }
log-hint = Nach einem Tipp gefragt: { $player }.
key-hint = ?
key-hint-help = ein Tipp, oder sein nächster Schritt
option-hints = Tipps
option-hints-help = Wer an der Reihe ist, darf die Laterne fragen; alle sehen, wer es tat. Wie üblich: nur, wenn eine Person allein mit Bots spielt.
hints-usual = Wie üblich
hint-marshal = Denk an den Marshal.
hint-marshal-more = Wo wird er sein, und wer müsste ihm dort begegnen?
hint-loot = Denk an die Beute.
hint-loot-more = Was liegt in Reichweite, und wer greift noch danach?
hint-shoot = Denk daran, wen du treffen kannst.
hint-shoot-more = Wer steht in deiner Schusslinie, wenn der Schuss fällt?
hint-punch = Denk daran, wer neben dir steht.
hint-punch-more = Was würde er verlieren, und wo würde er landen?
hint-place = Denk daran, wo du stehen wirst.
hint-place-more = Der Platz, von dem die nächste Karte wirkt, ist eine Karte wert.
hint-draw = Denk an deine Hand.
hint-draw-more = Mehr Karten können jetzt mehr wert sein als noch eine Aktion.
hint-cards = Denk daran, was du brauchen wirst.
hint-cards-more = Nicht jede Karte hilft dort, wohin du willst.
hint-facing = Denk daran, wohin du schaust.
hint-facing-more = Wer wird vor dir sein, und wer hinter dir?
hint-reflex = Denk daran, wer auf dich schießen könnte.
hint-reflex-more = Auch wer am Boden liegt, kann noch antworten.
hint-horse = Denk an die Wüste.
hint-horse-more = Wer herunterfällt, braucht einen Weg zurück.

version-ready = Eine neue Fassung liegt bereit.
no-server = Hinter dieser Seite steht kein Server: Hier spielst du mit Bots, oder ihr reicht ein Gerät herum. Für Freunde an eigenen Geräten startet jemand einen Server, auf irgendeinem Rechner mit Python:
no-server-then = Im Quellordner macht make play das alles. Danach öffnen alle die Adresse, die der Server nennt. Wie man einen ins Internet stellt, steht in docs/hosting.md.
trouble-server = Hier ist kein Server
trouble-server-help = Diese Seite spielt für sich allein. Tische mit Freunden sind unter der Adresse eines Servers.
replayed-wait = Wird auf diesem Gerät nachgespielt …
replayed-same = Auf diesem Gerät nachgespielt, Antwort für Antwort: Alles geschah, wie es gezeigt wurde, und das Ergebnis ist dasselbe.
replayed-transcript = Die Mitschrift wurde gekürzt oder geändert: Ihre Prüfsumme stimmt nicht.
replayed-seed = Die Karten wurden nicht aus diesem Startwert gegeben.
replayed-answer = Antwort { $n } gehört nicht zu denen, die die Regeln erlauben.
replayed-events = Nachgespielt geschieht bei Schritt { $n } etwas anderes.
replayed-outcome = Nachgespielt hat das Spiel ein anderes Ergebnis als das gezeigte.
replayed-not = Auf diesem Gerät ließ es sich nicht nachspielen; geprüft wurden nur die Zahlen.

## Studies
study = Studie
study-title = Titel
study-nowhere = Noch nicht aufbewahrt.
study-here = In diesem Browser aufbewahrt.
study-there = Auf dem Server aufbewahrt; wer einen Link hat, sieht deine Änderungen.
study-keeping = Wird aufbewahrt …
study-reading = Du liest mit; zum Ändern öffne den Link zum Bearbeiten.
study-until = Aufbewahrt bis { $date }, wenn sie niemand mehr liest.
study-here-now = Jetzt hier
study-guest = jemand
study-steps-on = { $n ->
    [one] einen Schritt weiter
   *[other] { $n } Schritte weiter
  }
study-steps-back = { $n ->
    [one] einen Schritt zurück
   *[other] { $n } Schritte zurück
  }
study-elsewhere = in einer anderen Variante
study-keep-here = Hier aufbewahren
study-file = Als Datei
study-link = Als Link kopieren
study-keep-there = Auf dem Server aufbewahren
study-copy-read = Link zum Lesen kopieren
study-copy-edit = Link zum Bearbeiten kopieren
study-copy-frame = Rahmen für andere Seiten kopieren
study-copied = Kopiert.
study-link-long = Diese Studie ist zu lang für einen Link: Speichere sie als Datei oder bewahre sie auf dem Server auf.
study-key-help = Heb den Link zum Bearbeiten auf: Niemand kann dir einen anderen geben.
study-not-kept = Sie konnte nicht aufbewahrt werden. Sie bleibt auf dem Brett; versuch es noch einmal.
study-too-large = Diese Studie ist zu groß, um aufbewahrt zu werden.
study-not-yours = Dieser Schlüssel ändert die Studie nicht. Was du geändert hast, bleibt auf deinem Brett.
study-unknown = Diese Studie gibt es nicht, oder sie wurde nicht länger aufbewahrt.
study-too-fast = Zu viele Studien auf einmal; warte eine Minute.
study-unreadable = Das ist keine Studie.
study-version = Diese Studie schrieb ein neueres Folsom. Lade die Seite neu, oder bitte um eine ältere.
study-cut-off = Von dieser Studie fehlt ein Teil: Link oder Datei wurden abgeschnitten.
study-untitled = Ohne Titel
study-none = In diesem Browser gibt es noch keine Studien. Sieh dir ein Spiel an und bewahre es auf.
study-open = Studie öffnen
embed-open = In Folsom öffnen
pens = Stifte
pens-help = Drück auf einen Platz am Zug für einen Kreis, zieh zu einem anderen für einen Pfeil; noch einmal dasselbe löscht ihn.
pen-idea = Idee
pen-danger = Gefahr
pen-plan = Plan
mark-arrow = { $pen }: { $from } – { $to }.
mark-circle = { $pen }: { $place }.

## The analysis board, and where games are looked at again.
board-round = Runde
board-moment = Moment
board-when = Runde { $round }, { $phase }
board-when-turn = Runde { $round }, Zug { $turn }
board-answered = { $bandit }: { $option }
board-ply = { $bandit }: { $option }; Siegchance danach { $share }
board-turning-point = Wendepunkt { $n }: { $name }
board-chance = Siegchance
board-knew = Was { $bandit } wusste
board-knew-each = Was jeder selbst wusste
board-true = Was wirklich war
board-judged-by = Beurteilt nach
board-table = Tabelle
board-refining = { $n } Durchspiele je Punkt, weitere folgen
board-no-engine = Dieser Browser kann keine Chancen berechnen.
board-to-play = { $bandit } ist dran
board-card = Karte { $n } von { $of }
board-speed = Tempo: { $speed }-fach
board-last-turn = Zum vorigen Wendepunkt
board-next-turn = Zum nächsten Wendepunkt
board-options = Siegchance, wenn { $bandit } spielt
board-options-plan = Siegchance, wenn { $bandit } plant
board-option-told = { $option }: Siegchance nach dem, was { $bandit } wusste, { $share }, auf { $error } Punkte genau; in Wahrheit { $truth }. { $tags }
board-best = am besten
board-chosen = gewählt
board-legend-knew = gewusst
board-legend-true = wahr
board-all-plans = Alle { $n }
board-moves = Züge und Varianten
board-variations = Varianten: { $n }
board-variation = Variante
board-setup = Aufbau
board-name = Name
board-comment = Kommentar
board-promote = Aufwerten
board-delete = Löschen
board-ok = OK
board-all = Alle
board-deal = Andere mögliche Welt geben
board-dealt = Was verborgen war, wurde neu ausgeteilt.
board-play-on = Weiterspielen
board-play-on-title = Von hier aus weiterspielen
board-played-by = { $bandit }, gespielt von: { $player }
board-beside = Neben dem Zug
board-tab-options = Möglichkeiten
board-tab-tree = Züge
board-tab-eyes = Augen
board-tab-play = Weiter
board-chose = Gewählt
board-better = Besser
board-better-named = Besser: { $option }
board-unit = Siegchance nach dem, was { $bandit } wusste, auf { $error } Punkte genau. Die Wahl verschenkte { $gap }.
board-followed = Was gefolgt wäre
board-followed-nothing = Bis zum Ende der Runde wäre nichts anderes geschehen.
board-play-ahead = Vorspielen
board-keep = Als Variante behalten
board-all-options = Alles, was { $bandit } tun konnte
games-title = Meine Spiele
games-kept = in diesem Browser aufbewahrt
games-watch = Jedes Spiel ansehen und daraus lernen
games-open = Datei öffnen
games-paste = Einfügen
games-paste-here = Hier eine Mitschrift einfügen
games-read = Lesen
games-sample = Beispiel: { $game }
games-drop = Oder zieh eine Mitschrift, eine Studie oder einen Link dazu irgendwo auf diese Seite.
games-let-go = Loslassen zum Öffnen
games-finished = Beendet
games-count = Spiele: { $n }, davon gewonnen: { $won }
games-place = Platz { $place } von { $of }
games-analyse = Analysieren
games-analyse-of = Das Spiel vom { $day } analysieren, { $bandit }
games-day = Tag
games-crew = Bande
games-chance = Deine Gewinnchance
games-spark = Deine Gewinnchance: anfangs { $first }, höchstens { $most }, am Ende { $last }
games-won-by = Sieg für { $bandit }
games-won-by-lead = Sieg für { $bandit }, { $lead } vor dir
games-studies = Studien
games-none = Jedes Spiel, das du in diesem Browser zu Ende spielst, steht hier.
games-wrong = Das ist kein ganzes Spiel.
games-wrong-line = Zeile { $line }: { $reason }
games-wrong-head = eine Mitschrift beginnt mit „folsom“, dem Spiel und der Fassung seiner Regeln, nicht mit „{ $found }“.
games-wrong-game = es gibt kein Spiel namens „{ $found }“.
games-wrong-rules = es wurde nach Fassung { $found } der Regeln gespielt, die diese Seite nicht kennt.
games-wrong-word = „{ $found }“ gehört nicht in eine Mitschrift.
games-wrong-seed = der Startwert hat 64 Hexadezimalziffern, nicht „{ $found }“.
games-wrong-options = so kann nicht gespielt werden: { $found }
games-wrong-answer = „{ $found }“ ist keine Antwort.
games-wrong-cut = hier endet sie ohne Prüfsumme: der Rest wurde abgeschnitten.
games-wrong-sum = die Prüfsumme stimmt nicht: etwas wurde geändert oder beschädigt.
games-wrong-long = sie ist länger als jedes Spiel.
games-wrong-refused = die Antwort { $found } ist dort nicht möglich.
games-open-far = Bis Antwort { $n } öffnen
edit-open = Eine Stellung aufbauen
edit-title = Eine Stellung
edit-by-hand = von Hand aufgebaut
edit-help = Ziehen, oder eine Figur antippen und dann einen Platz.
edit-held = In der Hand: { $piece }. Tippe auf einen Platz.
edit-pieces = Figuren
edit-cannot = Das kann nicht sein
edit-fault = Dieser Browser konnte die Stellung nicht ansehen.
edit-too-soon = Die Banditen sind noch nicht im Zug: Geh einige Schritte weiter und baue dann auf.
edit-undo = Rückgängig
edit-leave = Zurück
edit-up = { $bandit } aufs Dach
edit-moment = Der Augenblick
edit-cards = Karten
edit-begin = Beginnen mit
edit-new = Ein neues Spiel
edit-round = Runde
edit-turn = Zug
edit-to-play = Am Zug
edit-fewer = { $what }: eins weniger
edit-more = { $what }: eins mehr
edit-hand = Hand von { $bandit }
edit-hits = Patronen, die { $bandit } getroffen haben
edit-instead = Statt { $card }
edit-turn-round = Umdrehen
edit-stunned = Betäubt
edit-off = Vom Zug herunter
edit-take-up = { $card } zurücknehmen
edit-uncouple = Letzten Wagen abkoppeln
edit-box = In die Schachtel
edit-setup = { $game }, Aufbau
edit-mine = Das Brett
edit-analyse = Diese Stellung untersuchen
cannot-inside-with-marshal = { $bandit }: Niemand bleibt im Wagen des Marshals (E4.8).
cannot-too-many-cards = { $bandit }: Niemand hat mehr als { $most } Karten.
cannot-own-cards = { $bandit }: Aktionskarten fehlen, oder es sind zu viele (E1.4).
cannot-hand-too-large = { $bandit }: { $found } Karten auf der Hand, möglich sind jetzt höchstens { $most } (E3.1, E3.2).
cannot-drawn-cards-missing = { $bandit } hat gezogen: Mindestens { $least } Karten sind auf der Hand oder ausgespielt, nicht { $found } (E3.2).
cannot-too-many-bullets = { $bandit }: Von diesen Patronen gibt es nur { $most }, nicht { $found } (E1.4).
cannot-own-bullet = { $bandit }: Niemanden trifft die eigene Patrone (E4.4).
cannot-bullets-left = { $bandit }: Die Patronen gehen nicht auf, übrig sein müssen { $left } (E1.4).
cannot-strongbox-missing = Die zweite Geldkassette kam mit „Nehmt alles!“ ins Spiel: Sie ist im Zug, oder jemand hat sie (E7.4).
cannot-strongbox-too-early = Die zweite Geldkassette bleibt bis „Nehmt alles!“ in der Schachtel (E7.4).
cannot-loot-missing = Alle ausgelegte Beute bleibt im Spiel: Sie ist im Zug, oder jemand hat sie (E2.2).
cannot-loot-too-much = Mehr Beute, als Wagen und Banditen zu Beginn hatten, gibt es nicht (E2.2).
cannot-ransom-too-early = Lösegeld gibt es nach der Runde mit der Geiselnahme des Schaffners (E7.8).
cannot-too-many-ransoms = Alle erhalten höchstens einmal Lösegeld (E7.8).
cannot-purse-values = Es gibt nur { $most } Geldbeutel zu { $dollars } (E1.3).
cannot-pile-order = { $bandit }: jedes Mal eine Karte, in der Reihenfolge der Spielzüge, und keine, wo gezogen wurde (E3.2, E3.3).
cannot-pile-cover = { $bandit }: Eine Karte deckt nur ein offenes „Feuer!“ des eigenen anderen Banditen, auf offener Strecke (E9.4).
cannot-pile-hidden = { $bandit }: Karten liegen in Tunneln verdeckt und wo Ghost seine erste verbirgt; sonst ist nichts verdeckt (E3.3, E3.6, E8.4).
cannot-pile-resolved = Vor Action! ist keine Karte des gemeinsamen Stapels ausgeführt, beim Ereignis sind es alle (E4.1).
cannot-purse-known = Einen Geldbeutel kennt, wer ihn hat, und vielleicht, wer ihn hatte; einen in der Schachtel niemand, und was kein Geheimnis ist, alle (E4.11).
cannot-too-many-cars = So viele Spieler haben höchstens { $most } Wagen (S2.1).
cannot-loot-of-cars-gone = Abgekoppelte Wagen: { $gone }. Die Banditen haben ebenso viele Beutekarten, nicht { $cards } (S3.3).
cannot-nobody-aboard = Bis der erste Wagen weg ist, ist jemand an Bord (S5.3).
cannot-round = Es ist Runde { $round }, denn jede Runde verliert der Zug einen Wagen (S3.3).
cannot-round-at-the-end = Es ist Runde { $round } oder { $gone }, denn jede Runde verliert der Zug einen Wagen (S3.3).
cannot-all-aboard-at-first = In der ersten Runde sind alle an Bord (S2.1).
cannot-lost-loot = Beute geht nur verloren, wenn niemand mehr da ist, sie zu nehmen (S3.3).
cannot-last-loot = Die Beute des letzten abgekoppelten Wagens nahm jemand an Bord, doch dort hat niemand welche (S3.3).
cannot-left-too-late = So viele Banditen und Wagen sind noch nicht weg (S3.3, S4.4).
cannot-left-together = Gemeinsam gehen Banditen nur mit einem Wagen; abgekoppelt: { $gone } (S3.3).
cannot-last-fall = Das Spiel endete, als eine Figur fiel, nicht mehrere (S5.1).
cannot-left-with-the-last-car = Das Spiel endete, als mindestens zwei Banditen gemeinsam zurückblieben (S5.3).
cannot-nobody-plans = Jemand muss noch planen (S3.1).
cannot-first-player-gone = { $bandit } ist nicht an Bord und kann nicht Startspieler sein (S3.4).
