### Folsom, Nederlands

home = Folsom, naar de startpagina
over = De tienuurtrein uit
tag = Zeven bandieten, één trein en een plan dat niet standhoudt.
poster = Een trein doorkruist de woestijn in de schemering, bandieten op de daken
play-now = Nu spelen
play-friends = Met vrienden
super-express = Super Express
how-to-play = Speluitleg
open-tables = Open tafels
no-open-tables = Nu geen open tafels. Maak er een en laat anderen binnen.
more-tables = Meer tafels
my-tables = Jouw tafels
statistics = Statistieken
stats-help = Alleen in deze browser geteld, voor spellen met één eigen plaats tot het einde.
stats-none = In deze browser is nog geen spel uitgespeeld.
stats-all = Alle
stats-games = Spellen
stats-wins = Gewonnen
stats-money = Geld gemiddeld
stats-best = Beste
stats-bullets = Kogels afgevuurd / gekregen
stats-save = Als bestand bewaren
stats-erase = Wissen
stats-erase-sure = Voorgoed wissen?
watch = Kijken
replay = Terugkijken
settings = Instellingen
pause-landscape = Landschap stilzetten
run-landscape = Landschap laten lopen
language = Taal
theme = Kleuren
theme-dusk = Schemering
theme-tunnel = Tunnel (donker)
sound = Geluid
sound-on = Aan
sound-off = Uit
speed = Animatiesnelheid
speed-n = { $speed }×
speed-0 = Geen animatie
imprint = Colt Express en Colt Super Express zijn spellen van Ludonaute. Tekeningen en teksten hier zijn van onszelf.
notices = Licenties van derden
express = Colt Express
superexpress = Colt Super Express
warming-up = Deze computer maakt de regels klaar: een minuut of twee, eenmalig. De tafel gaat vanzelf open.
loading = De trein komt…

money = ${ "\u00A0" }{ $value }
thousands = .
thousands-from = 4
percent = { $n }%
list-more = { $first }, { $last }
list-last = { $first } en { $last }
list-row = { $first }, { $last }
list-apart = { $first }; { $last }
bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-mei = Mei
bandit-tuco = Tuco
marshal = de marshal
locomotive = de locomotief
car-n = wagon { $car }
caboose-n = de laatste wagon ({ $car })
roof-of = { $kind ->
    [locomotive] dak van de locomotief
    [caboose] dak van de laatste wagon ({ $car })
   *[car] dak van wagon { $car }
  }
inside-of = { $kind ->
    [locomotive] in de locomotief
    [caboose] in de laatste wagon ({ $car })
   *[car] in wagon { $car }
  }
to-roof-of = { $kind ->
    [locomotive] naar het dak van de locomotief
    [caboose] naar het dak van de laatste wagon
   *[car] naar het dak van wagon { $car }
  }
into = { $kind ->
    [locomotive] naar de locomotief
    [caboose] naar de laatste wagon
   *[car] naar wagon { $car }
  }
figure-at = { $bandit }, { $place }
space-who = { $place }: { $who }
space-loot = { $place }: { $who }; { $loot }
card-move = Lopen
card-change-floor = Klimmen
card-shoot = Schieten
card-rob = Roven
card-punch = Vuistslag
card-marshal = Marshal
card-bullet = Kogel
card-flip = Draaien
card-reflex = Reflex
card-horse = Paard
bullet-neutral = Kogel van de marshal
bullet-of = Kogel van { $bandit }
card-of = { $card } ({ $bandit })
card-play = Speel { $card }
card-play-down = Speel { $card } gedekt
card-pick = Neem { $card } op hand
card-discard = Leg { $card } af
card-bullet-dead = { $card }: niet te spelen
a-purse = een buidel
a-jewel = een juweel
a-strongbox = een geldkoffer
taken-purse = een buidel
taken-jewel = een juweel
taken-strongbox = een geldkoffer
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [one] 1 buidel
   *[other] { $n } buidels
  }
n-jewel = { $n ->
    [one] 1 juweel
   *[other] { $n } juwelen
  }
n-strongbox = { $n ->
    [one] 1 geldkoffer
   *[other] { $n } geldkoffers
  }
nobody = niemand
nothing = niets
you = jij
bot = bot
seat-n = Plaats { $seat }
first-player = Startspeler
face-down = Gedekt
loot = Buit
bullets = Kogels
discard = Aflegstapel
surely-held = Zeker op hand of in de stapel
power = Gave:
power-belle = Ze kan niet gekozen worden met Schieten of Vuistslag zolang iemand anders dat kan.
power-cheyenne = Een buidel die door haar vuistslag valt, mag ze pakken.
power-django = Wie hij raakt, vliegt een wagon verder.
power-doc = Trekt zeven kaarten in plaats van zes.
power-ghost = Mag zijn eerste kaart van een ronde gedekt spelen.
power-tuco = Mag door het dak van zijn eigen wagon schieten.
bullets-detail = { $left } in de trommel, { $received } ontvangen
cards-detail = Op hand: { $hand }, in de stapel: { $deck }
at-least = minstens { $value }

phase-setup = Opbouw
phase-schemin = Het plan
phase-keep = Bewaren
phase-stealin = De overval
phase-event = Gebeurtenis
phase-over = Einde
phase-plan = Het plan
phase-shootin = Schietpartij
round-summary = Ronde { $round } van 5: { $card }. Beurten: { $turns }
round-title = Ronde { $round }: { $card }
round-hidden = Ronde { $round }: nog niet onthuld
round-angry-marshal = Woeste marshal
round-swivel-arm = Zwenkarm
round-braking = Remmen
round-take-it-all = Pak alles
round-passengers-rebellion = Opstand der reizigers
round-tunnel = Tunnel
round-bridge = Brug
round-marshals-revenge = Wraak van de marshal
round-pickpocketing = Zakkenrollen
round-hostage-conductor = Machinist gegijzeld
round-none = Geen gebeurtenis
event-none-help = Aan het eind van deze ronde gebeurt niets.
event-angry-marshal-help = Wie op het dak van de marshal staat, krijgt een kogel; dan gaat hij een wagon naar achteren.
event-swivel-arm-help = Wie op een dak staat, wordt naar het dak van de laatste wagon geveegd.
event-braking-help = Wie op een dak staat, schuift een wagon naar voren.
event-take-it-all-help = De tweede geldkoffer komt bij de marshal.
event-passengers-rebellion-help = Wie binnen is, krijgt een kogel.
event-tunnel-help = Aan het eind van deze ronde gebeurt niets.
event-bridge-help = Aan het eind van deze ronde gebeurt niets.
event-marshals-revenge-help = Wie op het dak van de marshal staat, verliest de minst waardevolle buidel.
event-pickpocketing-help = Wie ergens alleen is, mag daar een buidel pakken.
event-hostage-conductor-help = Wie in of op de locomotief is, krijgt $ 250 losgeld.
turn-standard = gewoon
turn-tunnel = tunnel
turn-speeding-up = versnelling
turn-switching = wissel
turn-n = Beurt { $turn }: { $kind }

pile = Gezamenlijke stapel, in speelvolgorde
pile-card = { $bandit }: { $card }
pile-down = { $bandit }: gedekt
pile-own-down = { $bandit }: gedekt, van jou: { $card }
pile-drew = { $bandit } trok { $n ->
    [one] een kaart
   *[other] { $n } kaarten
  }
pile-next = { $bandit } is aan de beurt
hand = Jouw hand
hand-pick = Neem een kaart
hand-keep = Jouw hand: leg af wat je niet bewaart
hand-count = { $hand } op hand, { $deck } in de stapel
watching = Je kijkt toe. De handen zijn gedekt.
players = Spelers
prompt = De vraag
train = De trein
log = Verslag
close = Sluiten

ask-team-title = Jouw bende.
ask-team = Welke twee bandieten leid je?
ask-place-title = Opbouw.
ask-place = Wie begint in de laatste wagon? De ander begint ervoor.
ask-pick-title = Eerste kaart.
ask-pick = Neem een kaart naar keuze op hand.
ask-scheme-title = Het plan.
# How many cards can be drawn: as many as are left, three at most.
how-many = { $n ->
    [1] één
    [2] twee
   *[3] drie
  }
ask-scheme-standard = { $can ->
    [play] Speel een kaart.
    [draw] Trek er { how-many }.
   *[both] Speel een kaart of trek er { how-many }.
  }
ask-scheme-tunnel = { $can ->
    [play] Tunnel: je kaart gaat gedekt.
    [draw] Tunnel: trek er { how-many }.
   *[both] Tunnel: je kaart gaat gedekt. Of trek er { how-many }.
  }
ask-scheme-speeding-up = Versnelling: twee keer. { ask-scheme-standard }
ask-scheme-switching = Wissel, andersom. { ask-scheme-standard }
ask-cover-title = Dekking.
ask-cover = Je mag een kaart van je andere bandiet erbij leggen.
ask-keep-title = Bewaren.
ask-keep = Leg af wat je niet meeneemt naar de volgende ronde.
ask-move-title = Lopen.
ask-move = { $bandit } rent binnen: één wagon.
ask-move-roof = { $bandit } rent over de daken: een tot drie wagons.
ask-shoot-title = Schieten.
ask-shoot = Op wie schiet { $bandit }?
ask-rob-title = Roven.
ask-rob = Wat pakt { $bandit }?
ask-punch-title = Vuistslag.
ask-punch = Klap van { $bandit }: voor wie?
ask-knock-title = Vuistslag.
ask-knock = Welke buit verliest { $target }?
ask-pocket-title = Vlugge vingers.
ask-pocket = Houdt { $bandit } de buidel of laat ze hem vallen?
ask-push-title = Vuistslag.
ask-push = Waar vliegt { $target } heen?
ask-marshal-title = Marshal.
ask-marshal = Waar gaat de marshal heen?
ask-pickpocket-title = Zakkenrollen.
ask-pickpocket = { $bandit } is hier alleen en mag een buidel pakken.
ask-revenge-title = Wraak van de marshal.
ask-revenge = Welke buidel verliest { $bandit }?
ask-plan-title = Het plan.
ask-plan = { $n ->
    [1] Kies je eerste kaart.
    [2] Kies je tweede kaart.
   *[other] Kies je derde kaart.
  }
do-move = Ren { $place }
do-push = Stoot { $target } { $place }
do-marshal = Stuur de marshal { $place }
do-shoot = Schiet op { $target }
do-punch = Sla { $target }
do-place = { $target } begint in de laatste wagon
do-draw = Trek er { how-many }
do-pass = Passen
do-done = Rest bewaren
do-take = Pakken
do-leave = Laten vallen
take-back = Terugnemen
leave-laid = Laten liggen
skip = Overslaan
waiting-for = Wachten op { $players }.
waiting = Wachten.
who-as = { $name } ({ $bandit })
watching-show = De anderen zijn bezig.
now-acting = Nu { $bandit }: { $card }.
looking-back = Terugblik.
back-to-now = Terug naar nu
game-over = Het spel is uit.
planned = In de stapel: { $cards }.
planned-own = Jouw plan: { $cards }.
holding = Op hand: { $cards }. Buit: { $loot }.

why-bullet = Kogels kun je niet spelen. Ze vullen alleen de hand.
why-card = { $card } kan nu niet gespeeld worden.
why-marshal = Op de marshal schiet je niet, en je slaat hem niet.
why-self = Dat doet niemand zichzelf aan.
why-belle = Belle kan niet gekozen worden zolang iemand anders dat kan.
why-punch-far = { $target } is niet op dezelfde plek.
why-shoot-near = Niet { $target }: je schiet nooit op je eigen plek.
why-shoot-roof = Niet { $target }: op de daken zie je alleen wie aan elke kant het dichtst bij is.
why-shoot-inside = Niet { $target }: binnen schiet je alleen in de wagon ernaast.
why-loot = Je pakt alleen buit waar de bandiet is.
why-move-stay = Wie loopt, blijft niet staan.
why-move-floor = Lopen blijft op hetzelfde niveau. Klimmen gaat op en neer.
why-move-roof = Niet naar { $place }: dat is { $away } wagons ver. Op het dak ren je er een tot drie.
why-move-inside = Niet naar { $place }: binnen ren je maar één wagon ver.
why-marshal-roof = De marshal komt nooit op een dak.
why-marshal-far = Niet naar { $place }: de marshal gaat één wagon ver.
why-push = Een slag stoot één wagon ver, op hetzelfde niveau.

log-game-started = De trein verlaat Folsom.
log-team-taken = { $team } zijn een bende.
log-placed = { $bandit } begint { $car }.
log-round-started = Ronde { $round }: { $card }
log-round = Ronde { $round }
log-turn-standard = Beurt { $turn }.
log-turn-tunnel = Beurt { $turn }: de tunnel in.
log-turn-speeding-up = Beurt { $turn }: de trein versnelt.
log-turn-switching = Beurt { $turn }: wissel, andersom.
log-played = { $bandit } speelt { $card }.
log-covered = { $bandit } geeft dekking met { $card }.
log-played-down = { $bandit } speelt een kaart gedekt.
log-drew-instead = { $people ->
    [one] { $player } trekt
   *[other] { $player } trekken
  } { $n ->
    [one] één kaart
   *[other] { $n } kaarten
  }.
log-passed = { $people ->
    [one] { $player } past.
   *[other] { $player } passen.
  }
log-passed-cover = { $people ->
    [one] { $player } geeft geen dekking.
   *[other] { $player } geven geen dekking.
  }
log-picked = { $people ->
    [one] { $player } kiest een kaart.
   *[other] { $player } kiezen een kaart.
  }
log-picked-known = { $people ->
    [one] { $player } kiest { $card }.
   *[other] { $player } kiezen { $card }.
  }
log-card-discarded = { $people ->
    [one] { $player } legt { $card } af.
   *[other] { $player } leggen { $card } af.
  }
log-card-resolved = { $bandit }: { $card }.
log-no-effect = { $card } is geen paard: { $bandit } ligt uit het spel.
log-no-effect-no-target = { $bandit }: { $card } treft niemand.
log-no-effect-no-bullets = { $bandit } heeft geen kogels meer.
log-no-effect-no-loot = { $bandit } vindt geen buit.
log-moved = { $bandit } rent { $to-car }.
log-moved-push = Klap: { $bandit } vliegt { $to-car }.
log-moved-shot = Schot: { $bandit } vliegt { $to-car }.
log-moved-braking = De trein remt: { $bandit } glijdt { $to-car }.
log-moved-swivel-arm = De zwenkarm veegt { $bandit } { $to-car }.
log-climbed = { $bandit } klimt { $car }.
log-climbed-down = { $bandit } klimt omlaag { $car }.
log-bandit-fled = { $bandit } vlucht voor de marshal het dak op.
log-bandit-shot = { $bandit } schiet op { $target }.
log-loot-robbed = { $bandit } pakt { $loot }.
log-bandit-punched = { $bandit } slaat { $target }.
log-loot-fell = { $bandit } verliest { $loot }.
log-loot-pocketed = { $bandit } steelt { $loot } van { $target }.
log-marshal-moved = De marshal gaat { $to-car }.
log-neutral-bullet = { $bandit } krijgt een neutrale kogel.
log-bullets-short = Te weinig neutrale kogels: niemand wordt geraakt.
log-event-started = { $event }
log-strongbox-placed = De tweede geldkoffer staat { $car }.
log-loot-pickpocketed = { $bandit } raapt { $loot } op.
log-loot-dropped = { $bandit } verliest { $loot } op het dak.
log-ransom-paid = { $bandit } krijgt losgeld.
log-round-ended = Ronde { $round } is voorbij.
log-game-ended = Het spel is uit.
log-shootin-started = Schietpartij!
log-pass-started = Salvo { $pass }
log-card-revealed = { $bandit } onthult { $card }.
log-turned-locomotive = { $bandit } draait zich naar de locomotief.
log-turned-caboose = { $bandit } draait zich naar de laatste wagon.
log-bandit-pushed = Schot: { $bandit } vliegt { $to-car }.
log-bandit-stunned = { $bandit } ligt versuft.
log-stood-up = { $bandit } staat op.
log-missed = { $bandit } raakt niemand.
log-fell-front = { $bandit } valt vooraan van de trein.
log-fell-rear = { $bandit } valt achteraan van de trein.
log-rode-in = { $bandit } komt te paard.
log-car-uncoupled = Afgekoppeld: { $car }.
log-left-behind = { $bandit } blijft achter.
log-loot-taken = { $bandit } pakt { $value }.
log-loot-lost = { $value } gaat met de wagon verloren.
banner-round = Ronde { $round }
banner-shootin = Schietpartij!
banner-pass = Salvo { $pass }

super-summary = Ronde { $round }; { $cars } wagons achter de locomotief
your-plan = Jouw plan
your-plan-help = eerste kaart links
plan-lift = Kaart { $n }, { $card }: terugnemen
plan-swap = Kaarten { $a } en { $b } ruilen
plan-lay = Plan { $card }
ask-plan-lock = Er liggen drie kaarten. Zet het plan vast of wijzig het.
lock = Vastzetten
stance-stunned = { $bandit }, versuft
stance-locomotive = { $bandit }, kijkt naar de locomotief
stance-caboose = { $bandit }, kijkt naar de laatste wagon
is-out = eruit
is-stunned = versuft
is-off = eraf
out-title = Je ligt uit het spel.
out-text = Blijf kijken wie er wint.
off-title = Je bent van de trein gevallen.
off-text = Je volgende kaart is Paard: die brengt je naar de locomotief.
shot-hits = Je schot, kaart { $n }, zou { $target } raken.
shot-misses = Je schot, kaart { $n }, zou niemand raken.
sight-on = Schootslijn van { $bandit }: { $target }.

more = Meer
table = Tafel
menu = Menu
look-back = Terugkijken
step-back = Een stap terug
step-on = Een stap verder
chat = Chat
chat-n = { $n ->
    [one] Chat, 1 nieuw bericht
   *[other] Chat, { $n } nieuwe berichten
  }
chat-and-log = Chat en verslag
chat-empty = Nog niemand heeft iets gezegd.
chat-write = Zeg iets
chat-send = Sturen
set-phrases = Vaste zinnen
watcher-name = { $name } (kijkt)
a-watcher = Een kijker
phrase-howdy = Hallo daar!
phrase-ready = Klaar?
phrase-one-minute = Eén minuut.
phrase-good-luck = Veel geluk!
phrase-hurry = De trein wacht niet!
phrase-nice-shot = Mooi schot.
phrase-mine = Die was van mij!
phrase-revenge = Dat zet ik je betaald.
phrase-sorry = Sorry!
phrase-thanks = Hartelijk dank.
phrase-good-game = Goed gespeeld!
phrase-again = Nog een keer?
phrase-haha = Ha ha!
phrase-whoa = Wauw!
phrase-bravo = Bravo!
phrase-grr = Grr!
phrase-phew = Pff…
phrase-hmm = Hmm…
lobby-title = Verzamelen
who-is-here = Wie is er
what-is-played = Wat we spelen
invite = Uitnodigen
invite-help = Eén link voor iedereen, op elk apparaat. Wie geen plaats vindt, mag kijken.
kept-days = { $n ->
    [one] Blijft één dag na de laatste zet bewaard.
   *[other] Blijft { $n } dagen na de laatste zet bewaard.
  }
link = Link
copy = Kopiëren
copied = Gekopieerd
qr = QR-code van de link
wanted = Gezocht
wanted-more = { $n ->
    [one] nog één bandiet
   *[other] nog { $n } bandieten
  }
wanted-onlookers = kijkers
invite-full = Alle plaatsen zijn bezet. Met de link kunnen vrienden kijken.
host = gastheer
is-choosing = kiest nog
is-ready = klaar
change-bandit = Andere bandiet
change-name = Naam wijzigen
which-bandit = { $name }, welke bandiet ben jij?
surprise-me = Verras me
ride-along = { $name } vraagt je mee te rijden.
ride-along-help = Geef een naam en ga zitten, of kijk gewoon.
sit-here = Hier zitten
departures = Vertrek
change = Wijzigen
done = Klaar
host-sets = { $name } nodigt uit en bepaalt dit.
all-aboard = Iedereen aan boord!
waiting-choosing = Kiest nog: { $players }.
start-now-help = Start je nu, dan wordt een vrije bandiet toegewezen.
places-become-bots = { $n ->
    [one] De vrije plaats is voor een bot.
   *[other] { $n } vrije plaatsen zijn voor bots.
  }
host-starts-name = { $name } start het spel.
is-taken = { $name }: { $bandit } is bezet
send-away = Wegsturen
bot-on-seat = Bot op plaats { $seat }
fairness = Eerlijk geschud
fairness-help = De server en elke speler hebben een getal vastgelegd, en niemand heeft het zijne al verteld: dit zijn de SHA-256’s. De kaarten volgen uit alle getallen samen. Dit apparaat bewaart wat het ziet en gaat het aan het eind na.
your-name = Jouw naam
you-name = Vreemdeling
your-bandit = Jouw bandiet
sit-down = Gaan zitten
sit-again = Speler op dit apparaat toevoegen
add-player = Speler toevoegen
stand-up = Opstaan
seat-free = Vrije plaats
seats-free = { $n ->
    [one] 1 vrije plaats
   *[other] { $n } vrije plaatsen
  }
bot-strength = Kracht nieuwe bots
add-bot = Bot erbij
clear-seat = Plaats { $seat } vrijmaken
away = weg
pass-and-play-help = Eén apparaat voor allen: voeg hier meer spelers toe. Tussendoor blijven de handen gedekt.
level-random = toeval
level-tenderfoot = groentje
level-outlaw = vogelvrije
level-sharpshooter = scherpschutter
level-legend = legende
start = Start
sit-first = Ga eerst zitten.
host-starts = De gastheer start het spel.
start-waits = De start wacht op het apparaat van { $players }.
start-waits-host = Open daar de pagina, of maak de plaats vrij.
full-watch = Alle plaatsen zijn bezet. Je mag gerust kijken.
game = Spel
seats = Plaatsen
edition = Uitgave
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014, Zweeds
edition-2016-help = De herziene Engelse spelregels.
edition-2014-help = De Duitse eerste uitgave.
edition-2014-sv-help = De Zweedse eerste uitgave; ze wijkt op vier punten af van de Duitse.
variants = Varianten
option-powers = Gaven
option-powers-help = Elke bandiet heeft een eigen gave.
option-events = Gebeurtenissen
option-events-help = Rondekaarten eindigen met een gebeurtenis; de laatste ronde is een station.
option-expert = Expert
option-expert-help = Bewaar kaarten voor de volgende ronde; de stapel wordt niet opnieuw geschud.
option-two_bandits = Elk twee bandieten
option-two_bandits-help = Voor twee of drie spelers: ieder leidt een paar.
option-reflex = Reflex
option-reflex-help = Een vijfde kaart: versuft sta je op en schiet je.
option-horse = Paard
option-horse-help = Een kaart die je naar de locomotief brengt, ook van naast de trein.
option-open = Open tafel
option-open-help = Iedereen kan hem op de startpagina vinden en meedoen.
option-random = Bandieten geloot
option-random-help = Bandieten worden geloot, niet gekozen.
option-known_start_purses = Iedereen kent de eerste buidels
option-known_start_purses-help = Iedereen weet dat elk met $ 250 begint.
option-station_last = Het station komt als laatste
option-station_last-help = Anders wordt het tussen de rondes geschud.
option-reveal_first = Rondekaart vóór de hand
option-reveal_first-help = De rondekaart wordt onthuld voordat er getrokken wordt.
option-keep_actions_only = Alleen actiekaarten bewaren
option-keep_actions_only-help = Expert: kogels kun je niet bewaren.
option-drop_bullets_first = Eerst kogels afleggen
option-drop_bullets_first-help = Expert: kogels op hand gaan af als het plan begint.
option-short_bullets_leave = Laatste kogels gaan eruit
option-short_bullets_leave-help = Zijn er te weinig neutrale kogels, dan gaat de rest uit het spel.
option-revenge_takes_most = Wraak pakt de beste buidel
option-revenge_takes_most-help = De wraak van de marshal kost de duurste buidel.
fine-print = Kleine lettertjes
as-edition = zoals de uitgave
yes = ja
no = nee
clock = Klok
clock-none = Geen
clock-blitz = 20 s per keus
clock-calm = 60 s per keus
clock-game = 10 min + 10 s
second-device = Op tweede apparaat openen
second-device-help = Scan dit met het andere apparaat. De link werkt één keer, een paar minuten lang.
pause = Pauze
resume = Verder
paused = Het spel rust. Plaatsen, kaarten en klokken blijven; je mag de pagina sluiten.
let-bot-play = Een bot voor mij laten spelen
play-myself = Weer zelf spelen
leave = Tafel verlaten
waits-bot-mine = Een bot speelt voor je.
waits-just-away = { $n ->
    [one] { $players } is weg. De plaats blijft bewaard.
   *[other] { $players } zijn weg. De plaatsen blijven bewaard.
  }
waits-away = { $players }: al { $minutes } min weg. De plaats blijft bewaard.
waits-thinks = { $players }: denkt al { $minutes } min na.
waits-bot = { $n ->
    [one] Een bot denkt na: { $players }.
   *[other] Bots denken na: { $players }.
  }
let-bot-play-for = Een bot laten spelen
mark-bot = Een bot speelt verder.
mark-away = Weg.
mark-pause = Wil pauzeren.
pause-ask = Om een pauze vragen
pause-drop = Toch geen pauze
pause-mine = Je wilt pauzeren. Het spel gaat door tot iedereen het goed vindt.
pause-asked = { $n ->
    [one] { $players } wil pauzeren.
   *[other] { $players } willen pauzeren.
  }
agree = Akkoord
pause-decline = Doorspelen
no-thanks = Nee, bedankt
said-yes = { $player }: akkoord
said-no = { $player }: nee
said-nothing = { $player }: nog niet
bot-plays-for = Een bot speelt voor { $players }.
confirm = Mijn kaarten bevestigen
confirm-on = Twee keer tikken
confirm-off = Eén keer tikken
confirm-again = Tik nog eens om hem te spelen.
not-this = Deze niet
leave-title = De tafel verlaten?
leave-help = Het spel gaat door en je plaats blijft van jou. Een bot speelt voor je tot je met dezelfde link terug bent.
leave-help-alone = Het spel wacht tot je de link weer opent.
leave-stay = Blijven
leave-alone = Weggaan
leave-bot = Weggaan; een bot speelt
leave-for-good = Mijn plaats opgeven
leave-for-good-help = Een plaats die voorgoed is opgegeven, is vrij voor anderen.
take-free-seat = Neem de vrije plaats
free-seat-closed = Er is een plaats vrij, maar je hebt in dit spel een andere hand gezien: alleen iemand anders kan hem nemen.
to-first-page = Startpagina
result = Uitslag
keys = Toetsen
key-digits = 1–9, 0
key-digits-help = pakt wat dat nummer draagt
key-w = W
key-w-help = wie is waar
key-p = P
key-p-help = wat is er gepland
key-h = H
key-h-help = wat ik heb
key-r = R
key-r-help = de regels
key-s = S
key-s-help = show overslaan
key-t = T
key-t-help = terugnemen
key-arrows = ← ↑ → ↓
key-arrows-help = langs de trein lopen
reconnecting = Verbinding weg. Opnieuw verbinden…
your-turn = Jij bent aan de beurt
notify-turn = Waarschuw me
notify-turn-help = Een melding als ik aan de beurt ben en deze pagina niet te zien is.
notify-refused = De browser staat hier geen meldingen toe. Dat is in de instellingen te wijzigen.
offline = Dit apparaat is offline. Het gaat vanzelf verder als het net terug is.
refused = Kan niet: { $sentence }
refused-late = Het spel is al verder; kijk nog eens.
pass-device = Geef het apparaat aan { $name }.
i-am = Ik ben { $name }
reload = Nieuwe versie laden
try-again = Nog eens

you-win = Je wint!
x-wins = { $n ->
    [one] { $players } wint
   *[other] { $players } delen de winst
  }
pair-wins = { $players } winnen
wins-with = { $name } wint met { $bandit }
gunslinger = Revolverheld
tie-bullets = { $n ->
    [one] 1 kogel gekregen
   *[other] { $n } kogels gekregen
  }
end-title = Eindstation
end-express = Vijf rondes zijn voorbij. Nog niemand heeft geteld.
end-super = De overval is voorbij. Wie is ermee weggekomen?
end-purses = Eerst wat iedereen kon zien, dan om de beurt een stuk.
end-cards = Er zijn er meerdere over. De meeste buitkaarten winnen.
end-wires = Wie de trein verliet, van de eerste tot de laatste.
end-gunslinger = Wie de meeste kogels afvuurde, is de Revolverheld.
end-fired = Afgevuurde kogels: { $n }
end-n-cards = Buitkaarten: { $n }
end-tie-bullets = Gelijk op { $value }. Wie minder kogels kreeg, wint.
end-tie-bullets-shared = Gelijk op { $value }, en met evenveel kogels: ze delen de overwinning.
end-tie-cards = De meeste buitkaarten beslissen.
end-tie-best = Evenveel buitkaarten: de hoogste kaart beslist.
end-tie-best-shared = Gelijk tot de laatste kaart: ze delen de overwinning.
end-skip = Naar de uitslag
end-on = Verder
still-aboard = nog aan boord
ranking-superexpress = De laatste in de trein wint. Blijven er meerdere over: de meeste buitkaarten, dan de hoogste kaart. Daarachter wie langer aan boord bleef.
rematch = Revanche
rematch-new-bandits = Revanche, nieuwe bandieten
rematch-asked = { $n ->
    [one] { $players } vraagt om een revanche.
   *[other] { $players } vragen om een revanche.
  }
rematch-waits = De revanche wacht op { $players }.
rematch-declined = { $n ->
    [one] { $players } speelt niet nog eens.
   *[other] { $players } spelen niet nog eens.
  }
rematch-ready = Er is een revanche van dit spel.
rematch-without-you = De revanche wordt zonder jou gespeeld.
rematch-go = Naar de revanche
rematch-watch = Kijken
rematch-now = Beginnen, met bots in de plaats
rematch-drop = Toch geen revanche
transcript = Transcript
permalink = Vaste link:
played-by-other-rules = Gespeeld met andere regels (versie { $version }) dan deze server heeft: de uitslag en het transcript zijn bewaard, het spel kan niet worden getoond.

trouble-page = Hier is niets
trouble-page-help = Misschien een typefout in het adres.
trouble-table = Deze tafel bestaat niet
trouble-table-help = Misschien is de link afgekapt of fout getypt. Vraag er nog eens om of maak een eigen tafel. Tafels waar niets gebeurt, worden na een tijd verwijderd.
trouble-full = Alle plaatsen zijn bezet
trouble-full-help = Je kunt kijken of een eigen tafel maken.
trouble-seat = Deze plaats is niet meer van jou
trouble-seat-help = Ze is op een ander apparaat opgegeven of door de gastheer vrijgemaakt. Open de link van de tafel opnieuw om te zitten of te kijken.
trouble-link = Deze link werkt niet meer
trouble-link-help = Links voor een tweede apparaat werken één keer, een paar minuten lang. Maak een nieuwe op het eerste apparaat.
trouble-old = Folsom is vernieuwd
trouble-old-help = Deze pagina is ouder dan de server. Laad de nieuwe versie; je plaats blijft.
trouble-network = De server is onbereikbaar
trouble-network-help = Controleer het net en probeer het nog eens. Er gaat niets verloren.
trouble-transcript = Dit is geen transcript van een spel
trouble-transcript-help = Kies het tekstbestand dat aan het eind van een spel is opgehaald. Misschien is het afgekapt of gewijzigd.
trouble-unfinished = Het spel is nog bezig
trouble-unfinished-help = Terugkijken kan als het uit is.
trouble-broken = Deze tafel kan niet verder
trouble-broken-help = Er ging iets mis op de server. Het verslag is bewaard. Maak een nieuwe tafel.
trouble-stopped = Dit spel kan hier niet verder
trouble-stopped-help = Het is begonnen met andere regels (versie { $version }) dan deze server heeft. Het is bewaard. Maak een nieuwe tafel om verder te spelen.
trouble-expired = Deze tafel is verwijderd
trouble-expired-help = Hier is lang niets gebeurd. Afgelopen spellen blijven bewaard; maak een nieuwe tafel om te spelen.
trouble-rules = Dit spel kan hier niet worden getoond
trouble-rules-help = Het is gespeeld met andere regels dan deze server heeft. De uitslag en het transcript zijn bewaard.
trouble-other = Er ging iets mis
trouble-other-help = Probeer het nog eens of ga naar de startpagina.

replay-step = Stap { $step } van { $last }
play = Afspelen
stop = Stoppen
eyes = Wiens ogen
eyes-of = Zoals { $bandit } het zag
proof-help = De server legde een geheim vast en elke speler een getal, en alleen de SHA-256’s werden getoond. Daarna werden de getallen verteld; geheim en getallen geven samen de startwaarde. `folsom verify` gaat het na uit het transcript en speelt elke zet opnieuw.
proof-commitment = Toezegging
proof-secret = Geheim
proof-seed = Startwaarde
proof-nonces = Getallen van de spelers
proof-kept = Dezelfde controle op de opdrachtregel, met wat dit apparaat bewaarde
fair-proved = Op dit apparaat nagegaan: niemand koos de kaarten. Jouw getal zit in het schudden, en het geheim van de server en de getallen van alle anderen zijn die welke vastlagen voordat het jouwe werd verteld.
fair-sums = De getallen geven de startwaarde. Of ze voor de start vastlagen, weet alleen een apparaat dat aan tafel zat.
fair-old = De getallen geven de startwaarde. Maar in dit spel lagen de getallen van de spelers niet vast voordat ze werden verteld, dus dit bewijst weinig.
fair-seed = De getallen geven de startwaarde niet. Dit transcript is gewijzigd.
fair-secret = Niet eerlijk: het geheim van de server is niet dat wat vastlag voordat je ging zitten.
fair-number = Niet eerlijk: het getal van een speler is niet dat wat vastlag voordat het jouwe werd verteld.
fair-unused = Het getal van dit apparaat zit niet in het schudden. Ging je voor de start weg, dan hoort dat zo; zo niet, dan was het schudden niet eerlijk.
fair-broken-starts = Starts afgebroken nadat getallen waren verteld: { $n }. Wie starts afbreekt, kan op andere kaarten wachten.
proof-none = Dit transcript bevat geen bewijs.
preview = Vooruitblik
preview-help = Op de trein zien wat de bekende kaarten zouden doen (V)
preview-title = Maar een gok.
preview-guess = Zo gaat het als niets gedekts ertussen komt.
preview-empty = Er valt nog niets te voorzien.
key-v = V
key-v-help = vooruitblik: de bekende kaarten vooraf gespeeld
chance-own = Kans om te winnen, met wat ieder zelf wist
chance-seat = Kans om te winnen, met wat { $who } wist
chance-open = Kans om te winnen, met alles open
turning-points = Keerpunten
turning-points-wait = Elke beslissing wordt nog eens bekeken…
turning-points-none = Geen enkele keus sprong eruit: het ging stukje bij beetje.
turning-points-fail = Dat lukte niet. Probeer het later nog eens.
turning-point = Ronde { $round }, { $bandit }: ‘{ $chosen }’. Beter: ‘{ $best }’.
turning-point-shares = { $chosen } i.p.v. { $best }
turning-point-help = Geschat aandeel in de winst met deze keus, en met de betere
plans-fate = Je plannen, en wat ervan kwam
fate-nothing = Er gebeurde niets.
fate-before = Daarvoor: { $told }
fate-in-round = In ronde { $round }: { $told }
fate-bare = Daar heeft nooit buit gelegen.
fate-nobody = De hele ronde was er niemand binnen bereik.
fate-edge = Daar hield de trein op.

rules = Regels
rules-title = De regels van dit spel
rules-find = Zoek in de regels
rules-found = { $n ->
    [0] Niets gevonden
    [one] 1 plaats
   *[other] { $n } plaatsen
  }
rule-n = Regel { $rule }
rules-goal = Doel
rules-round = Een ronde
rules-cards = De kaarten
draw-title = Kaarten trekken
hand-cards = Kaarten
help-goal = Vijf rondes. Wie het meeste geld heeft als de trein het station bereikt, wint.
help-schemin = Voor elk teken van de rondekaart speelt ieder, vanaf de startspeler, één kaart op de gezamenlijke stapel of trekt er drie.
help-stealin = De stapel wordt uitgevoerd in de gespeelde volgorde. Wat kan, moet; wat niet kan, doet niets.
help-event = Ten slotte komt de gebeurtenis van de rondekaart. Dan schudt ieder al zijn kaarten, ook de kogels, en wordt de volgende startspeler.
help-meeting = Wie in de wagon van de marshal terechtkomt, krijgt een kogel en vlucht het dak op. Hij klimt nooit en kan niet worden beschoten of geslagen.
help-end = Na ronde 5 telt ieder zijn buit. Bij een gelijke stand wint wie de minste kogels kreeg; anders wordt de zege gedeeld.
help-move = Binnen: één wagon. Op het dak: één tot drie. Blijven staan mag niet.
help-change-floor = Omhoog of omlaag in dezelfde wagon.
help-shoot = Binnen: iemand in de wagon ernaast. Op het dak: de dichtstbijzijnde in elke richting. Nooit op je eigen plek.
help-rob = Pak één buit naar keuze van je plek.
help-punch = Iemand op je plek verliest één buit naar jouw keuze en wordt één wagon geduwd.
help-marshal = Verplaats de marshal één wagon.
help-bullet = Nooit te spelen. Neemt alleen een plaats in je hand in.
help-draw = In plaats van een kaart te spelen trekt men er drie.
help-face-down = Alleen de eigenaar kent de kaart tot ze aan de beurt is.
help-purse = { $least } tot { $most } waard; alleen wie hem heeft gehad, weet het.
help-worth = { $value } waard.
help-bullets = Een afgevuurde kogel gaat in iemands stapel. Is er geen over, dan doet Schieten niets.
help-hits = Elke ontvangen kogel neemt een plaats in de hand in; bij een gelijke stand wint wie er minder heeft.
help-cards = Zes worden aan het begin van de ronde getrokken; de rest wacht in de stapel.
help-sum = Wat zeker is: een buidel waarvan je de waarde niet kent, telt voor { $value }.
help-gunslinger = { $value } aan het eind voor wie de meeste kogels heeft afgevuurd; staan er meerdere bovenaan, dan voor elk van hen.
help-first-player = Begint elke beurt van deze ronde; in de volgende is het de linkerbuur.
help-round = Elk van de vijf rondes heeft haar eigen beurten.
help-rounds = Na elke ronde wordt de laatste wagon afgekoppeld. De laatste in de trein wint.
help-plan = Ieder legt in het geheim drie kaarten op elkaar, de eerste bovenop.
help-shootin = Om beurten onthult ieder één kaart en voert die uit, drie keer.
help-lootcard = Blijven er aan het eind meerdere over, dan winnen de meeste buitkaarten, dan de hoogste.
help-stunned = De volgende kaart, welke ook, zet je alleen weer overeind. Wie versuft is, kan niet worden geraakt.
help-turn-standard = Kaarten open.
help-turn-tunnel = Kaarten gedekt.
help-turn-speeding-up = Ieder is twee keer achter elkaar aan de beurt.
help-turn-switching = Deze beurt gaat tegen de klok in.
help-super-flip = Draai je om op je plek.
help-super-change-floor = Het dak op of naar binnen.
help-super-move = Eén wagon in je kijkrichting.
help-super-shoot = Wie als eerste voor je staat, vliegt één wagon ver en ligt versuft.
help-super-reflex = Versuft sta je op en schiet je; anders ga je liggen.
help-super-horse = Naar de locomotief, ook na een val van de trein.
uncouple = Afkoppelen
help-uncouple = De laatste wagon blijft achter, de achterste bandiet pakt zijn buit.

station-master = Stationschef
lesson-step = De stationschef, stap { $step } van { $last }
lesson-at = Les, stap { $step }
lesson-on = Verder
lesson-back = Eén stap terug
lesson-show = Laat zien
lesson-skip = Genoeg gehad? Waarheen?
lesson-next-act = Volgende akte
lesson-leave = De les verlaten
lesson-wrong = Goed idee, verkeerd moment. Probeer wat oplicht.
lesson-express-goal = Vijf rondes op een rijdende trein. Wie op het eind het meeste geld heeft, wint. Manieren tellen niet.
lesson-express-scheme = Er ligt een juweel aan je voeten. Speel { card-rob }: dat gebeurt later, als de plannen worden voorgelezen.
lesson-express-scheme-shoot = Nog niet. Op iemand op je eigen plek mag je toch niet schieten.
lesson-express-scheme-punch = Straks. Eerst het juweel.
lesson-express-wire = Aan de draad hangt ieders plan, op volgorde. Belle gaat lopen. Doc gaat slaan. Iemand.
lesson-express-climb = Versnelling: twee kaarten achter elkaar. Eerst { card-change-floor }, het dak op.
lesson-express-climb-move = Daarna. Eerst klimmen, dan rennen.
lesson-express-run = Nu { card-move }. Binnen ga je één wagon ver; op de daken ren je er tot drie.
lesson-express-run-marshal = Bewaar hem. Hij is voor Belle.
lesson-express-drew = Belle trok drie kaarten in plaats van te spelen: dat mag. Jij straks ook.
lesson-express-read = { card-move } en { card-rob }: ze wil naar wagon 1. Speel { card-marshal } en stuur hem langs.
lesson-express-read-shoot = Een mooi antwoord op een andere vraag. { card-marshal }.
lesson-express-rob = De plannen worden voorgelezen. Het jouwe is eerst. Pak het juweel, altijd ${ "\u00A0" }500 waard.
lesson-express-rob-purse = Een buidel bergt ${ "\u00A0" }250 tot ${ "\u00A0" }500. Het juweel stelt nooit teleur.
lesson-express-punched = Doc slaat: je laat het juweel vallen en vliegt één wagon ver. Een plan is maar een mening.
lesson-express-astray = Je kaart { card-change-floor } komt hier, in wagon 2. Niet waar je dacht. Omhoog met jou.
lesson-express-back = Het juweel ligt in de laatste wagon, achter je. Ren één dak terug.
lesson-express-back-forward = Mooi gerend. Verkeerde kant. Het juweel ligt achter je.
lesson-express-taken = Doc raapt je juweel op en klimt omhoog voor het uitzicht. Onthoud dat gezicht.
lesson-express-marshal = Jouw marshal loopt bij Belle binnen. Wie hem treft, krijgt een kogel en vlucht het dak op.
lesson-express-shot = Binnen schiet je de wagon ernaast in; over de daken zo ver je ziet. Belle ziet je. Au.
lesson-express-bullet = Nieuwe ronde, zes nieuwe kaarten. Eén is Belles kogel. Tik erop: hij doet niets, voor altijd.
lesson-express-bullet-card = Eerst de kogel. Wees gerust, hij is al afgevuurd.
lesson-express-punch = Doc staat naast je, met jouw juweel. Hij trok kaarten en blijft. Speel { card-punch }.
lesson-express-punch-move = En hem het juweel laten? { card-punch }.
lesson-express-punch-marshal = Hierboven komt hij nooit. { card-punch }.
lesson-express-draw = Daarna wil je { card-rob }, en die heb je niet. Trek er drie in plaats van te spelen.
lesson-express-draw-card = Dat kan. Maar dan blijft het juweel op het dak liggen. Trek.
lesson-express-tunnel = Tunnel: ieder speelt gedekt. Speel { card-rob }. Alleen jij weet het, en jij kijkt onschuldig.
lesson-express-tunnel-shoot = Volgende beurt. In het donker rapen we dingen op.
lesson-express-switching = Wissel: deze beurt gaat andersom, dus jij komt vóór Doc. Speel { card-shoot }.
lesson-express-knock = Belle rent naar voren. Nu jouw vuistslag en jouw keus: wat laat Doc vallen?
lesson-express-knock-purse = Dat is ${ "\u00A0" }250, iedereen zag het. Het juweel is van jou, moreel gezien.
lesson-express-pushed = Doc vliegt één wagon verder. Vandaar schiet hij op jou, en dat is niet meer dan billijk.
lesson-express-nothing = De tunnelkaarten gaan open. Belle pakt de geldkoffer, ${ "\u00A0" }1.000. Doc berooft een leeg dak.
lesson-express-welcome = Je kaart { card-rob }: hier ligt maar één ding, dus kiezen hoeft niet. Welkom terug, juweel.
lesson-express-power = Je raakt Doc. Django’s gave: hij vliegt ook één wagon ver. Nu staat hij boven de marshal.
lesson-express-order = Doc klimt omlaag, volgens plan. De marshal is binnen. Kogel, dak, spijt.
lesson-express-event = Dan de gebeurtenis. { round-angry-marshal }: een kogel voor ieder op zijn dak, en hij loopt door.
lesson-express-station = Drie rondes later. Het station geeft ${ "\u00A0" }250 aan ieder in of op de locomotief. Ren erheen.
lesson-express-station-crowd = Druk, en onbetaald. Twee wagons naar voren.
lesson-express-station-caboose = Het geld is aan de andere kant.
lesson-express-belle = Laatste kaart: { card-shoot }. Belle kan niet gekozen worden zolang Doc dat kan: haar gave. Doc dus.
lesson-express-belle-belle = Niet zolang Doc gekozen kan worden.
lesson-express-gunslinger = { round-hostage-conductor }: jij wordt betaald. Tel lege hulzen: jij schoot het meest. Tik op je trommel.
lesson-express-gunslinger-sheet = Drie schoten. Jij schoot vier keer.
lesson-express-end = { gunslinger }: ${ "\u00A0" }1.000 erbij. ${ "\u00A0" }2.400 tegen ${ "\u00A0" }2.300: jij wint. Gelijk? Dan telt wie het minst geraakt is. Beroof nu iemand echt.
lesson-superexpress-goal = Elke ronde wordt de laatste wagon losgekoppeld. Wees als laatste aan boord. Dat is alles.
lesson-superexpress-move = Plan in het geheim drie kaarten. Eerst { card-move }: je gaat in je kijkrichting, naar voren.
lesson-superexpress-move-flip = Dan zou { card-move } je naar de wagon brengen die wordt losgekoppeld.
lesson-superexpress-reflex = Ghost kijkt naar je, en Ghost schiet. Tweede kaart { card-reflex }: lig je neer, dan schiet je terug.
lesson-superexpress-reflex-shoot = Als je ligt, sta je met { card-shoot } alleen maar op.
lesson-superexpress-shoot = Derde, { card-shoot }: raakt wie als eerste voor je staat, hoe ver ook. Daarna vastzetten.
lesson-superexpress-passes = Ieder één kaart, drie keer rond. Jij loopt; Tuco neemt een paard naar de locomotief.
lesson-superexpress-pushed = Ghost schiet je neer: één wagon terug, en plat op de vloer.
lesson-superexpress-answered = Je kaart { card-reflex }: op, en beng. Ghost vliegt de locomotief in en blijft liggen.
lesson-superexpress-off = Ghosts kaart zet hem alleen overeind. Je kaart { card-shoot } vindt hem weer, en daar is de trein op.
lesson-superexpress-uncoupled = De laatste wagon gaat eraf. Niemand zit erin, en jij, helemaal achteraan, pakt de buit: ${ "\u00A0" }356.
lesson-superexpress-horse = Tuco begint en kijkt naar jou. Achter je: woestijn. Plan eerst { card-horse }.
lesson-superexpress-horse-reflex = Dat werkt aan boord. In de woestijn heb je een paard nodig.
lesson-superexpress-flip = Het paard zet je in de locomotief, blik vooruit. Dus { card-flip }, dan { card-shoot }, dan vastzetten.
lesson-superexpress-flip-shoot = Dan schiet je op de horizon. Eerst omdraaien.
lesson-superexpress-rode = Tuco schiet je van de trein. Je volgende kaart is { card-horse }: je rijdt terug.
lesson-superexpress-aimed = Je draait je om, je schiet. Tuco belandt in de laatste wagon, plat op zijn rug.
lesson-superexpress-end = Losgekoppeld! Jij bent als laatste aan boord: jij wint. Buit telt alleen als je de locomotief deelt.

## Tables in this browser
here-table = Tafel op dit apparaat
here-table-help = Voor iedereen die het deelt, en voor bots. Er is geen netwerk nodig.
here-mark = Op dit apparaat
elsewhere = Dit spel wordt in een ander venster gespeeld. Hier kijk je toe.
elsewhere-take = Hier spelen
not-kept = Deze browser bewaart niets: als de pagina sluit, is het spel weg. Je kunt het aan het eind nog wel als transcript opslaan.
not-kept-full = Er is geen ruimte meer in deze browser: wat vanaf nu gespeeld wordt, is weg als de pagina sluit. Zodra er weer ruimte is, wordt het opgeslagen.
remove-game = Dit spel verwijderen
trouble-gone = Dat spel is niet in deze browser
trouble-gone-help = Spellen op dit apparaat blijven in de browser waarin ze gespeeld zijn. Misschien is het verwijderd, of zijn de gegevens gewist.
trouble-saved = Dit bewaarde spel is niet te lezen
trouble-saved-help = Wat ervan bewaard was, is beschadigd. Je kunt het verwijderen; je andere spellen zijn veilig.
trouble-laws = Dit spel kan hier niet verder
trouble-laws-help = Het begon met andere regels dan deze pagina heeft. Het blijft tot je het verwijdert.
trouble-engine = Deze browser kan niet zelf spelen
trouble-engine-help = De code van het spel kon hier niet starten. Laad de pagina opnieuw of gebruik een andere browser.
trouble-module = Deze pagina en de code van het spel passen niet bij elkaar
trouble-module-help = Een van beide is van een andere versie. Laad de nieuwste; je spellen blijven bewaard.
invite-friends = Vrienden uitnodigen
invite-friends-help = Het spel gaat verder aan een tafel op de server: de plaatsen van de bots komen vrij en één link laat vrienden binnen.
invite-friends-later = Vrienden kunnen bij het begin erbij komen, of tussen twee rondes.
invite-friends-fails = Het spel kon niet verhuizen: { $sentence }
carried-seed = Dit spel begon op het apparaat van een speler, dat de startwaarde kende: niets bewijst dat er eerlijk geschud is.

# the puzzle of the day
puzzle-title = Puzzel van de dag
puzzle-archive = Archief
puzzle-today = Vandaag
puzzle-to-play = { $bandit } is aan zet. Eén antwoord is duidelijk het beste.
puzzle-to-plan = { $bandit } plant drie kaarten. Eén plan is duidelijk het beste.
puzzle-from-archive = Uit het archief: de puzzel van { $date }
puzzle-round = Ronde { $round }.
puzzle-hidden = Van de kaarten van de anderen liggen er { $n } gedekt: niemand kan ze kennen.
puzzle-secret = Iedereen plant tegelijk: niemand kan de kaarten van de anderen kennen.
puzzle-right = { $play }: dat is het.
puzzle-wrong = { $play }: deze keer niet.
puzzle-outlaw-would = De bot ‘vogelvrije’ had gekozen: { $play }.
puzzle-outlaw-too = De bot ‘vogelvrije’ trapt er ook in.
puzzle-best-was = Het beste was: { $play }.
puzzle-games = Elk tot { $n } keer verder gespeeld
puzzle-best = beste
puzzle-chosen = gekozen
puzzle-why = Waarom de andere slechter zijn
puzzle-theme = Thema: { $theme }
puzzle-theme-shoot = { card-shoot }
puzzle-theme-flee = Vluchten
puzzle-theme-run = Onderweg
puzzle-theme-loot = { loot }
puzzle-theme-punch = { card-punch }
puzzle-theme-marshal = { card-marshal }
puzzle-theme-empty = Lege hand
puzzle-theme-tunnel = Bluf in de tunnel
puzzle-theme-last = Laatste aan boord
puzzle-all = Alle { $n } plannen
puzzle-streak = Dagen op rij: { $n }
puzzle-streak-none = Nog geen reeks
puzzle-streak-best = record { $n }
puzzle-weeks = De afgelopen twee weken
puzzle-state-solved = opgelost
puzzle-state-missed = gemist
puzzle-state-open = open
puzzle-day-solved = { $date }: { puzzle-state-solved }
puzzle-day-missed = { $date }: { puzzle-state-missed }
puzzle-day-open = { $date }: { puzzle-state-open }
puzzle-share = Delen
puzzle-share-what = Wat er gedeeld wordt
puzzle-shared = Gekopieerd.
puzzle-share-solved = In één keer opgelost.
puzzle-share-missed = Vandaag beetgenomen.
puzzle-archive-by-theme = Archief per thema
puzzle-solved-of = { $solved } van { $n } opgelost
puzzle-newest = De nieuwste eerst
puzzle-why-idle = In { $seen } van de 100 partijen doet een van je kaarten deze ronde niets; met de beste keuze in { $best }.
puzzle-why-hit = Je wordt deze ronde in { $seen } van de 100 partijen geraakt; met de beste keuze in { $best }.
puzzle-why-lost = Je verliest deze ronde buit in { $seen } van de 100 partijen; met de beste keuze in { $best }.
puzzle-why-take = Je pakt deze ronde maar in { $seen } van de 100 partijen buit; met de beste keuze in { $best }.
puzzle-why-fire = Je schot treft deze ronde maar in { $seen } van de 100 partijen; met de beste keuze in { $best }.
puzzle-why-gun = Je eindigt maar in { $seen } van de 100 partijen als { gunslinger }; met de beste keuze in { $best }.
puzzle-why-money = Je eindigt gemiddeld met { $seen }; met de beste keuze met { $best }.
puzzle-why-rival = Je rijkste rivaal eindigt gemiddeld met { $seen }; met de beste keuze met { $best }.
puzzle-why-off = Je verlaat deze ronde in { $seen } van de 100 partijen de trein; met de beste keuze in { $best }.
puzzle-why-stun = Je gaat deze ronde in { $seen } van de 100 partijen tegen de vloer; met de beste keuze in { $best }.
puzzle-why-miss = Je schot vindt niemand in { $seen } van de 100 partijen; met de beste keuze in { $best }.
puzzle-why-loot = Je pakt de buit van de laatste wagon maar in { $seen } van de 100 partijen; met de beste keuze in { $best }.
puzzle-why-alone = Een rivaal verlaat deze ronde maar in { $seen } van de 100 partijen de trein; met de beste keuze in { $best }.
puzzle-why-last = Je bent aan het eind maar in { $seen } van de 100 partijen nog aan boord; met de beste keuze in { $best }.
puzzle-why-less = Het wint { $seen } van de 100 partijen; de beste keuze wint er { $best }.

## Hints
hint = Hint
hint-help = Een hint van de lantaarn, in drie stappen; iedereen ziet dat je het vroeg (?)
hint-wait = De lantaarn wordt aangestoken…
hint-fail = De lantaarn ging uit: er kwam geen hint.
hint-again = Nog eens
hint-more = Meer zeggen
hint-all = Alle kansen tonen
hint-out = Lantaarn doven
hint-step = Hint { $n } van 3
hint-nth = Dit gaat over kaart { $n } van je plan.
hint-dark = Het is donker: niemand ziet wat je legt.
hint-close = Het scheelt weinig: verschillende keuzes zijn ongeveer even goed.
hint-two = Een van deze twee.
hint-two-names = { $a }, of { $b }.
hint-of-what = De kans om te winnen met elk, naar wat je weet.
hint-chance = { $option }: { $chance }
hint-lead-none = Moeilijk te zeggen; misschien: { $option }.
hint-lead-little = Nipt: { $option }.
hint-lead-clear = Duidelijk: { $option }.
hint-named = { $name }. Kans om te winnen, naar wat je weet: { $n } procent, tussen { $low } en { $high }
hint-named-lit = { $name }. Belicht door de hint
hint-none = Aan deze tafel zijn geen hints: de gastheer heeft ze niet toegestaan.
hints-on = Hints aan
hints-on-help = Wie hier aan zet is, mag om hints vragen. Elke lantaarn telt er een.
hints-asked = Gevraagde hints: { $n }
log-hint = Er is om een hint gevraagd: { $player }.
key-hint = ?
key-hint-help = een hint, of de volgende stap ervan
option-hints = Hints
option-hints-help = Wie aan zet is, mag de lantaarn vragen; iedereen ziet wie dat deed. Zoals gewoonlijk: alleen als één persoon alleen met bots speelt.
hints-usual = Zoals gewoonlijk
hint-marshal = Denk aan de marshal.
hint-marshal-more = Waar zal hij zijn, en wie zou hem daar moeten ontmoeten?
hint-loot = Denk aan de buit.
hint-loot-more = Wat ligt binnen bereik, en wie grijpt er nog naar?
hint-shoot = Denk aan wie geraakt kan worden.
hint-shoot-more = Wie staat in je schootslijn als het schot valt?
hint-punch = Denk aan wie naast je staat.
hint-punch-more = Wat zou hij verliezen, en waar zou hij belanden?
hint-place = Denk aan waar je zult staan.
hint-place-more = De plek vanwaar de volgende kaart werkt, is een kaart waard.
hint-draw = Denk aan je hand.
hint-draw-more = Meer kaarten nu kunnen meer waard zijn dan nog een actie.
hint-cards = Denk aan wat je nodig zult hebben.
hint-cards-more = Niet elke kaart helpt waar je heen gaat.
hint-facing = Denk aan welke kant je op kijkt.
hint-facing-more = Wie zal voor je staan, en wie achter je?
hint-reflex = Denk aan wie op je kan schieten.
hint-reflex-more = Wie op de grond ligt, kan nog antwoorden.
hint-horse = Denk aan de woestijn.
hint-horse-more = Wie eraf valt, heeft een weg terug nodig.

version-ready = Er ligt een nieuwe versie klaar.
no-server = Achter deze pagina staat geen server: hier speel je met bots, of geef je één apparaat door. Voor vrienden op eigen apparaten start iemand een server, op een computer met Python:
no-server-then = Vanuit de bronmap doet make play dat allemaal. Daarna opent iedereen het adres dat de server noemt. Hoe je er een op internet zet, staat in docs/hosting.md.
trouble-server = Hier is geen server
trouble-server-help = Deze pagina speelt op zichzelf. Tafels met vrienden staan op het adres van een server.
replayed-wait = Wordt op dit apparaat nagespeeld…
replayed-same = Op dit apparaat nagespeeld, antwoord voor antwoord: alles gebeurde zoals het werd getoond, en de uitslag is dezelfde.
replayed-transcript = Het transcript is afgekapt of gewijzigd: de controlesom klopt niet.
replayed-seed = De kaarten zijn niet uit deze startwaarde gedeeld.
replayed-answer = Antwoord { $n } hoort niet bij wat de regels toestaan.
replayed-events = Nagespeeld gebeurt er bij stap { $n } iets anders.
replayed-outcome = Nagespeeld heeft het spel een andere uitslag dan de getoonde.
replayed-not = Het kon op dit apparaat niet worden nagespeeld; alleen de getallen zijn nagegaan.

## Studies
study = Studie
study-title = Titel
study-nowhere = Nog niet bewaard.
study-here = Bewaard in deze browser.
study-there = Bewaard op de server; wie een link heeft, ziet je wijzigingen.
study-keeping = Wordt bewaard…
study-reading = Je leest mee; wijzigen kan met de bewerklink.
study-until = Bewaard tot { $date } als niemand haar meer leest.
study-here-now = Nu hier
study-guest = iemand
study-steps-on = { $n ->
    [one] een stap verder
   *[other] { $n } stappen verder
  }
study-steps-back = { $n ->
    [one] een stap terug
   *[other] { $n } stappen terug
  }
study-elsewhere = in een andere variant
study-keep-here = Hier bewaren
study-file = Als bestand
study-link = Als link kopiëren
study-keep-there = Op de server bewaren
study-copy-read = Leeslink kopiëren
study-copy-edit = Bewerklink kopiëren
study-copy-frame = Kader voor andere pagina’s kopiëren
study-copied = Gekopieerd.
study-link-long = Deze studie is te lang voor één link: sla haar op als bestand, of bewaar haar op de server.
study-key-help = Bewaar de bewerklink: niemand kan je een andere geven.
study-not-kept = Ze kon niet worden bewaard. Ze blijft op het bord; probeer het opnieuw.
study-too-large = Deze studie is te groot om te bewaren.
study-not-yours = Deze sleutel verandert de studie niet. Wat je veranderde, blijft op je bord.
study-unknown = Die studie is er niet, of wordt niet langer bewaard.
study-too-fast = Te veel studies tegelijk; wacht een minuut.
study-unreadable = Dit is geen studie.
study-version = Deze studie is door een nieuwere Folsom geschreven. Laad de pagina opnieuw, of vraag om een oudere.
study-cut-off = Er ontbreekt een deel van deze studie: de link of het bestand is afgekapt.
study-untitled = Zonder titel
study-none = Er zijn nog geen studies in deze browser. Bekijk een spel, en bewaar het.
study-open = Studie openen
embed-open = Openen in Folsom
pens = Pennen
pens-help = Druk op een plek op de trein voor een cirkel, sleep naar een andere voor een pijl; nog eens hetzelfde wist hem.
pen-idea = Idee
pen-danger = Gevaar
pen-plan = Plan
mark-arrow = { $pen }: { $from } – { $to }.
mark-circle = { $pen }: { $place }.

## The analysis board, and where games are looked at again.
board-round = Ronde
board-moment = Moment
board-when = Ronde { $round }, { $phase }
board-when-turn = Ronde { $round }, beurt { $turn }
board-answered = { $bandit }: { $option }
board-ply = { $bandit }: { $option }; kans om te winnen daarna { $share }
board-turning-point = Keerpunt { $n }: { $name }
board-chance = Kans om te winnen
board-knew = Wat { $bandit } wist
board-knew-each = Wat ieder zelf wist
board-true = Wat waar was
board-judged-by = Beoordeeld naar
board-table = Tabel
board-refining = { $n } doorgespeelde partijen per punt, meer volgen
board-no-engine = Deze browser kan geen kansen berekenen.
board-to-play = { $bandit } is aan zet
board-card = kaart { $n } van { $of }
board-speed = Snelheid: { $speed } keer
board-last-turn = Naar het vorige keerpunt
board-next-turn = Naar het volgende keerpunt
board-options = Kans om te winnen als { $bandit } speelt
board-options-plan = Kans om te winnen als { $bandit } plant
board-option-told = { $option }: kans om te winnen naar wat { $bandit } wist { $share }, op { $error } punten na; in werkelijkheid { $truth }. { $tags }
board-best = beste
board-chosen = gekozen
board-legend-knew = bekend
board-legend-true = waar
board-all-plans = Alle { $n }
board-moves = Zetten en varianten
board-variations = Varianten: { $n }
board-variation = Variant
board-setup = Opzet
board-name = Naam
board-comment = Opmerking
board-promote = Omhoog
board-delete = Verwijderen
board-ok = OK
board-all = Alle
board-deal = Deel een andere mogelijke wereld
board-dealt = Wat verborgen was, is opnieuw gedeeld.
board-play-on = Speel verder
board-play-on-title = Speel vanaf hier verder
board-played-by = { $bandit }, gespeeld door: { $player }
board-beside = Naast de trein
board-tab-options = Mogelijkheden
board-tab-tree = Zetten
board-tab-eyes = Ogen
board-tab-play = Verder
board-chose = Gekozen
board-better = Beter
board-better-named = Beter: { $option }
board-unit = Kans om te winnen naar wat { $bandit } wist, op { $error } punten na. De keuze gaf { $gap } weg.
board-followed = Wat er gevolgd zou zijn
board-followed-nothing = Tot het einde van de ronde zou er niets anders gebeurd zijn.
board-play-ahead = Speel het voor
board-keep = Bewaar als variant
board-all-options = Alles wat { $bandit } kon doen
games-title = Mijn spellen
games-kept = bewaard in deze browser
games-watch = Bekijk elk spel en leer ervan
games-open = Open een bestand
games-paste = Plakken
games-paste-here = Plak hier een transcript
games-read = Lees
games-sample = Voorbeeld: { $game }
games-drop = Of sleep een transcript, een studie of een link ernaartoe ergens op deze pagina.
games-let-go = Laat los om te openen
games-finished = Afgelopen
games-count = Spellen: { $n }, waarvan gewonnen: { $won }
games-place = Plaats { $place } van { $of }
games-analyse = Analyseer
games-analyse-of = Analyseer het spel van { $day }, { $bandit }
games-day = Dag
games-crew = Bende
games-chance = Jouw kans om te winnen
games-spark = Jouw kans om te winnen: eerst { $first }, op zijn hoogst { $most }, aan het eind { $last }
games-won-by = Winst voor { $bandit }
games-won-by-lead = Winst voor { $bandit }, { $lead } meer dan jij
games-studies = Studies
games-none = Elk spel dat je in deze browser uitspeelt, staat hier.
games-wrong = Dit is geen heel spel.
games-wrong-line = Regel { $line }: { $reason }
games-wrong-head = een transcript begint met ‘folsom’, het spel en de versie van de regels, niet met ‘{ $found }’.
games-wrong-game = er is geen spel dat ‘{ $found }’ heet.
games-wrong-rules = het is gespeeld met versie { $found } van de regels, die deze pagina niet kent.
games-wrong-word = ‘{ $found }’ hoort niet in een transcript.
games-wrong-seed = de startwaarde heeft 64 hexadecimale cijfers, niet ‘{ $found }’.
games-wrong-options = zo kan er niet gespeeld worden: { $found }
games-wrong-answer = ‘{ $found }’ is geen antwoord.
games-wrong-cut = het eindigt hier zonder controlesom: de rest is afgeknipt.
games-wrong-sum = de controlesom klopt niet: er is iets veranderd of beschadigd.
games-wrong-long = het is langer dan welk spel ook.
games-wrong-refused = het antwoord { $found } kan daar niet gegeven worden.
games-open-far = Open tot en met antwoord { $n }
edit-open = Een stelling samenstellen
edit-title = Een stelling
edit-by-hand = met de hand samengesteld
edit-help = Sleep, of tik op een stuk en dan op een plaats.
edit-held = In je hand: { $piece }. Tik op een plaats.
edit-pieces = Stukken
edit-cannot = Dit kan niet
edit-fault = Deze browser kon de stelling niet bekijken.
edit-too-soon = De bandieten zijn nog niet in de trein: ga een paar stappen verder en stel dan samen.
edit-undo = Ongedaan maken
edit-leave = Terug
edit-up = { $bandit } het dak op
edit-moment = Het moment
edit-cards = Kaarten
edit-begin = Beginnen met
edit-new = Een nieuw spel
edit-round = Ronde
edit-turn = Beurt
edit-to-play = Aan zet
edit-fewer = { $what }: één minder
edit-more = { $what }: één meer
edit-hand = Hand van { $bandit }
edit-hits = Kogels die { $bandit } raakten
edit-instead = In plaats van { $card }
edit-turn-round = Omdraaien
edit-stunned = Versuft
edit-off = Van de trein af
edit-take-up = { $card } opnemen
edit-uncouple = Laatste wagon afkoppelen
edit-box = In de doos
edit-setup = { $game }, opgezet
edit-mine = Het bord
edit-analyse = Deze stelling onderzoeken
cannot-inside-with-marshal = { $bandit }: niemand blijft in de wagon van de marshal (E4.8).
cannot-too-many-cards = { $bandit }: niemand heeft meer dan { $most } kaarten.
cannot-own-cards = { $bandit }: er ontbreken actiekaarten, of het zijn er te veel (E1.4).
cannot-hand-too-large = { $bandit }: { $found } kaarten op hand, maar nu kunnen het er hoogstens { $most } zijn (E3.1, E3.2).
cannot-drawn-cards-missing = { $bandit } heeft getrokken: minstens { $least } kaarten zijn op hand of gespeeld, niet { $found } (E3.2).
cannot-too-many-bullets = { $bandit }: van deze kogels zijn er maar { $most }, niet { $found } (E1.4).
cannot-own-bullet = { $bandit }: niemand wordt door een eigen kogel geraakt (E4.4).
cannot-bullets-left = { $bandit }: de kogels kloppen niet, er moeten er { $left } over zijn (E1.4).
cannot-strongbox-missing = De tweede geldkoffer kwam met Pak alles in het spel: hij is in de trein, of iemand heeft hem (E7.4).
cannot-strongbox-too-early = De tweede geldkoffer blijft tot Pak alles in de doos (E7.4).
cannot-loot-missing = Alle uitgelegde buit blijft in het spel: in de trein, of bij iemand (E2.2).
cannot-loot-too-much = Er is niet meer buit dan waarmee wagons en bandieten begonnen (E2.2).
cannot-ransom-too-early = Losgeld wordt betaald na de ronde met de gegijzelde machinist (E7.8).
cannot-too-many-ransoms = Iedereen krijgt hoogstens één keer losgeld (E7.8).
cannot-purse-values = Er zijn maar { $most } buidels van { $dollars } (E1.3).
cannot-pile-order = { $bandit }: één kaart per keer, in de volgorde van de beurten, en geen waar getrokken werd (E3.2, E3.3).
cannot-pile-cover = { $bandit }: een kaart dekt alleen een open Schieten van de eigen andere bandiet, in een gewone beurt (E9.4).
cannot-pile-hidden = { $bandit }: kaarten liggen gedekt in tunnels en waar Ghost zijn eerste verbergt; verder is niets verborgen (E3.3, E3.6, E8.4).
cannot-pile-resolved = Vóór de overval is geen kaart van de gezamenlijke stapel uitgevoerd, bij de gebeurtenis zijn ze het allemaal (E4.1).
cannot-purse-known = Een buidel kent wie hem heeft, en misschien wie hem had; niemand kent er een in de doos, en iedereen wat geen geheim is (E4.11).
cannot-too-many-cars = Met zo veel spelers zijn er hoogstens { $most } wagons (S2.1).
cannot-loot-of-cars-gone = Wagons weg: { $gone }. Dan hebben bandieten evenveel buitkaarten, niet { $cards } (S3.3).
cannot-nobody-aboard = Tot de eerste wagon weg is, is er iemand aan boord (S5.3).
cannot-round = Het is ronde { $round }, want elke ronde verliest de trein een wagon (S3.3).
cannot-round-at-the-end = Het is ronde { $round } of { $gone }, want elke ronde verliest de trein een wagon (S3.3).
cannot-all-aboard-at-first = In de eerste ronde is iedereen aan boord (S2.1).
cannot-lost-loot = Buit gaat alleen verloren als niemand over is om hem te pakken (S3.3).
cannot-last-loot = Iemand die nog aan boord is, nam de buit van de laatste wagon, maar niemand aan boord heeft iets (S3.3).
cannot-left-too-late = Zo veel bandieten en wagons zijn nog niet weg (S3.3, S4.4).
cannot-left-together = Bandieten verdwijnen alleen samen met een wagon; wagons weg: { $gone } (S3.3).
cannot-last-fall = Het spel eindigde toen één bandiet viel, niet meer (S5.1).
cannot-left-with-the-last-car = Het spel eindigde toen minstens twee bandieten samen verdwenen (S5.3).
cannot-nobody-plans = Iemand moet nog plannen (S3.1).
cannot-first-player-gone = { $bandit } is niet aan boord en kan geen startspeler zijn (S3.4).
