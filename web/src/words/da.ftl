### Folsom, dansk

home = Folsom, til forsiden
over = Titoget fra
tag = Syv banditter, ét tog og en plan, der ikke holder.
poster = Et tog krydser ørkenen i skumringen, med banditter på tagene
play-now = Spil nu
play-friends = Spil med venner
super-express = Super Express
how-to-play = Lær spillet
open-tables = Åbne borde
no-open-tables = Ingen åbne borde lige nu. Opret et og luk andre ind.
more-tables = Flere borde
watch = Se på
replay = Gense
settings = Indstillinger
pause-landscape = Stands landskabet
run-landscape = Lad landskabet køre
language = Sprog
theme = Farver
theme-dusk = Skumring
theme-tunnel = Tunnel (mørk)
sound = Lyd
sound-on = Til
sound-off = Fra
speed = Forestillingens tempo
speed-n = { $speed }×
speed-0 = Ingen animation
imprint = Colt Express og Colt Super Express er spil fra Ludonaute. Tegninger og tekster her er vores egne.
notices = Licenser fra tredjepart
express = Colt Express
superexpress = Colt Super Express
warming-up = Reglerne gøres klar på denne maskine: et minut eller to, én gang. Bordet åbner af sig selv.
loading = Toget kommer …

money = { $value }{ "\u00A0" }$
thousands = .
thousands-from = 4
list-more = { $first }, { $last }
list-last = { $first } og { $last }
list-row = { $first }, { $last }
list-apart = { $first }; { $last }
bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-mei = Mei
bandit-tuco = Tuco
marshal = sheriffen
locomotive = lokomotivet
locomotive-short = lokomotivet
car-n = vogn { $car }
caboose-n = sidste vogn (vogn { $car })
roof-of = { $kind ->
    [locomotive] taget på lokomotivet
    [caboose] taget på sidste vogn (vogn { $car })
   *[car] taget på vogn { $car }
  }
inside-of = { $kind ->
    [locomotive] inde i lokomotivet
    [caboose] inde i sidste vogn (vogn { $car })
   *[car] inde i vogn { $car }
  }
to-roof-of = { $kind ->
    [locomotive] til taget på lokomotivet
    [caboose] til taget på sidste vogn
   *[car] til taget på vogn { $car }
  }
into = { $kind ->
    [locomotive] ind i lokomotivet
    [caboose] ind i sidste vogn
   *[car] ind i vogn { $car }
  }
figure-at = { $bandit }, { $place }
space-who = { $place }: { $who }
space-loot = { $place }: { $who }; { $loot }
card-move = Flyt
card-change-floor = Skift etage
card-shoot = Skyd
card-rob = Plyndr
card-punch = Slå
card-marshal = Sheriff
card-bullet = Kugle
card-flip = Vend
card-reflex = Refleks
card-horse = Hest
bullet-neutral = Kugle fra sheriffen
bullet-of = Kugle fra { $bandit }
card-of = { $card } ({ $bandit })
card-play = Spil { $card }
card-play-down = Spil { $card } skjult
card-pick = Tag { $card } på hånden
card-discard = Smid { $card }
card-bullet-dead = { $card }: kan ikke spilles
a-purse = en pung
a-jewel = en juvel
a-strongbox = et pengeskrin
taken-purse = en pung
taken-jewel = en juvel
taken-strongbox = et pengeskrin
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [one] 1 pung
   *[other] { $n } punge
  }
n-jewel = { $n ->
    [one] 1 juvel
   *[other] { $n } juveler
  }
n-strongbox = { $n ->
    [one] 1 pengeskrin
   *[other] { $n } pengeskrin
  }
nobody = ingen
nothing = intet
you = dig
bot = bot
seat-n = Plads { $seat }
first-player = Startspiller
face-down = Skjult
loot = Bytte
bullets = Kugler
discard = Kastebunke
surely-held = Sikkert på hånden eller i bunken
power = Evne:
power-belle = Hun kan ikke vælges med Skyd eller Slå, så længe en anden kan.
power-cheyenne = En pung, der tabes ved hendes slag, må hun tage.
power-django = Den, han skyder, ryger en vogn væk.
power-doc = Trækker syv kort i stedet for seks.
power-ghost = Må spille sit første kort i runden skjult.
power-tuco = Må skyde gennem taget på sin egen vogn.
bullets-detail = { $left } tilbage i tromlen, { $received } modtaget
cards-detail = { $hand } kort på hånden, { $deck } i bunken
sheet-summary = { $bandit } ({ $player }): punge { $purses }, juveler { $jewels }, pengeskrin { $strongboxes }; kugler tilbage { $left }, modtaget { $received }; hånd { $hand }, bunke { $deck }

phase-setup = Opstilling
phase-schemin = Planen
phase-keep = Behold
phase-stealin = Røveriet
phase-event = Hændelse
phase-over = Slut
phase-plan = Planen
phase-shootin = Skyderi
round-summary = Runde { $round } af 5: { $card }. Træk: { $turns }
round-title = Runde { $round }: { $card }
round-hidden = Runde { $round }: endnu ikke vist
round-angry-marshal = Vred sheriff
round-swivel-arm = Svingarmen
round-braking = Opbremsning
round-take-it-all = Tag det hele
round-passengers-rebellion = Passagerernes oprør
round-tunnel = Tunnel
round-bridge = Bro
round-marshals-revenge = Sheriffens hævn
round-pickpocketing = Lommetyveri
round-hostage-conductor = Lokofører som gidsel
round-none = Ingen hændelse
event-none-help = Intet sker i slutningen af runden.
event-angry-marshal-help = Alle på sheriffens tag får en kugle; så går han en vogn tilbage.
event-swivel-arm-help = Alle på tagene fejes hen på sidste vogns tag.
event-braking-help = Alle på tagene rykker en vogn frem.
event-take-it-all-help = Det andet pengeskrin stilles hos sheriffen.
event-passengers-rebellion-help = Alle indenfor får en kugle.
event-tunnel-help = Intet sker i slutningen af runden.
event-bridge-help = Intet sker i slutningen af runden.
event-marshals-revenge-help = Alle på sheriffens tag taber den pung, der er mindst værd.
event-pickpocketing-help = Den, der er alene et sted, må tage en pung dér.
event-hostage-conductor-help = Alle i eller på lokomotivet får 250 $ i løsepenge.
turn-standard = normal
turn-tunnel = tunnel
turn-speeding-up = mere fart
turn-switching = sporskifte
turn-n = Træk { $turn }: { $kind }
turn-standard-help = Træk { $turn }: kortene spilles åbent
turn-tunnel-help = Træk { $turn }, tunnel: kortene spilles skjult
turn-speeding-up-help = Træk { $turn }, mere fart: to gange i træk
turn-switching-help = Træk { $turn }, sporskifte: mod uret

pile = Fælles bunke, i spillet rækkefølge
pile-card = { $bandit }: { $card }
pile-down = { $bandit }: skjult
pile-own-down = { $bandit }: skjult, dit: { $card }
pile-drew = { $bandit } trak tre kort
pile-next = Så er det { $bandit }
hand = Din hånd
hand-pick = Tag ét kort
hand-keep = Din hånd: smid det, du ikke beholder
hand-count = { $hand } på hånden, { $deck } i bunken
watching = Du ser på. Hænderne er skjult.
players = Spillere
prompt = Spørgsmålet
train = Toget
log = Hvad der skete
close = Luk

ask-team-title = Din bande.
ask-team = Hvilke to banditter fører du?
ask-place-title = Opstilling.
ask-place = Hvem starter i sidste vogn? Den anden starter foran.
ask-pick-title = Første kort.
ask-pick = Tag et kort efter eget valg på hånden.
ask-scheme-title = Planen.
ask-scheme-standard = { $can ->
    [play] Spil et kort.
    [draw] Træk tre kort.
   *[both] Spil et kort, eller træk tre.
  }
ask-scheme-tunnel = { $can ->
    [play] Tunnel: dit kort lægges skjult.
    [draw] Tunnel: træk tre kort.
   *[both] Tunnel: dit kort lægges skjult. Eller træk tre.
  }
ask-scheme-speeding-up = Mere fart: to gange. { ask-scheme-standard }
ask-scheme-switching = Sporskifte, den anden vej. { ask-scheme-standard }
ask-cover-title = Dækning.
ask-cover = Du må lægge et kort fra din anden bandit til.
ask-keep-title = Behold.
ask-keep = Smid det, du ikke vil beholde til næste runde.
ask-move-title = Flyt.
ask-move = { $bandit } løber indenfor: én vogn.
ask-move-roof = { $bandit } løber på tagene: en til tre vogne.
ask-shoot-title = Skyd.
ask-shoot = Hvem skyder { $bandit } på?
ask-rob-title = Plyndr.
ask-rob = Hvad tager { $bandit }?
ask-punch-title = Slå.
ask-punch = Hvem skal { $bandit } slå?
ask-knock-title = Slå.
ask-knock = Hvilket bytte taber { $target }?
ask-pocket-title = Lange fingre.
ask-pocket = Beholder { $bandit } pungen, eller lader hun den falde?
ask-push-title = Slå.
ask-push = Hvor ryger { $target } hen?
ask-marshal-title = Sheriff.
ask-marshal = Hvor går sheriffen hen?
ask-pickpocket-title = Lommetyveri.
ask-pickpocket = { $bandit } er alene her og må tage en pung.
ask-revenge-title = Sheriffens hævn.
ask-revenge = Hvilken pung taber { $bandit }?
ask-plan-title = Planen.
ask-plan = { $n ->
    [1] Vælg dit første kort.
    [2] Vælg dit andet kort.
   *[other] Vælg dit tredje kort.
  }
do-move = Løb { $place }
do-push = Skub { $target } { $place }
do-marshal = Send sheriffen { $place }
do-shoot = Skyd { $target }
do-punch = Slå { $target }
do-place = { $target } starter i sidste vogn
do-draw = Træk tre
do-pass = Pas
do-done = Behold resten
do-take = Tag den
do-leave = Lad den falde
take-back = Fortryd
skip = Spring over
waiting-for = Venter på { $players }.
waiting = Venter.
watching-show = De andre er i gang.
now-acting = Nu { $bandit }: { $card }.
looking-back = Tilbageblik.
back-to-now = Tilbage til nu
game-over = Spillet er slut.
planned = I bunken: { $cards }.
holding = På hånden: { $cards }. Bytte: { $loot }.

why-bullet = Kugler kan ikke spilles. De fylder bare på hånden.
why-card = { $card } kan ikke spilles nu.
why-marshal = Sheriffen kan hverken skydes eller slås.
why-self = Det gør ingen ved sig selv.
why-belle = Belle kan ikke vælges, så længe en anden kan.
why-punch-far = { $target } er ikke på samme sted.
why-shoot-near = Ikke { $target }: man skyder aldrig, hvor man selv er.
why-shoot-roof = Ikke { $target }: på tagene ser man kun de nærmeste i hver retning.
why-shoot-inside = Ikke { $target }: indenfor kan man kun skyde ind i nabovognen.
why-loot = Kun bytte, hvor banditten er, kan tages.
why-move-stay = Den, der flytter, må ikke blive stående.
why-move-floor = Flyt bliver på samme etage. Skift etage går op og ned.
why-move-roof = Ikke { $place }: der er { $away } vogne. På taget løber man en til tre.
why-move-inside = Ikke { $place }: indenfor løber man kun til nabovognen.
why-marshal-roof = Sheriffen er aldrig på et tag.
why-marshal-far = Ikke { $place }: sheriffen går én vogn.
why-push = Et slag skubber én vogn, på samme etage.

log-game-started = Toget forlader Folsom.
log-team-taken = { $team } er en bande.
log-placed = { $bandit } starter { $car }.
log-round-started = Runde { $round }: { $card }
log-round = Runde { $round }
log-turn-standard = Træk { $turn }.
log-turn-tunnel = Træk { $turn }: ind i tunnelen.
log-turn-speeding-up = Træk { $turn }: toget sætter farten op.
log-turn-switching = Træk { $turn }: sporskifte, den anden vej.
log-played = { $bandit } spiller { $card }.
log-covered = { $bandit } dækker med { $card }.
log-played-down = { $bandit } spiller et kort skjult.
log-drew-instead = { $player } trækker { $n ->
    [one] et kort
   *[other] { $n } kort
  }.
log-passed = { $player } passer.
log-passed-cover = { $player } giver ingen dækning.
log-picked = { $player } vælger et kort.
log-picked-known = { $player } vælger { $card }.
log-card-discarded = { $player } smider { $card }.
log-card-resolved = { $bandit }: { $card }.
log-no-effect = { $bandit }: { $card } gør intet.
log-no-effect-no-target = { $bandit }: { $card } rammer ingen.
log-no-effect-no-bullets = { $bandit } har ikke flere kugler.
log-no-effect-no-loot = { $bandit } finder intet bytte.
log-moved = { $bandit } løber { $to-car }.
log-moved-push = { $bandit } skubbes { $to-car }.
log-moved-shot = { $bandit } slynges { $to-car }.
log-moved-braking = Toget bremser: { $bandit } glider { $to-car }.
log-moved-swivel-arm = Svingarmen fejer { $bandit } { $to-car }.
log-climbed = { $bandit } klatrer { $car }.
log-climbed-down = { $bandit } klatrer ned { $car }.
log-bandit-fled = { $bandit } flygter fra sheriffen op på taget.
log-bandit-shot = { $bandit } skyder { $target }.
log-loot-robbed = { $bandit } tager { $loot }.
log-bandit-punched = { $bandit } slår { $target }.
log-loot-fell = { $bandit } taber { $loot }.
log-loot-pocketed = { $bandit } tager { $loot } fra { $target }.
log-marshal-moved = Sheriffen går { $to-car }.
log-neutral-bullet = { $bandit } får en neutral kugle.
log-bullets-short = For få neutrale kugler: ingen rammes.
log-event-started = { $event }
log-strongbox-placed = Det andet pengeskrin står { $car }.
log-loot-pickpocketed = { $bandit } samler { $loot } op.
log-loot-dropped = { $bandit } taber { $loot } på taget.
log-ransom-paid = { $bandit } får løsepenge.
log-round-ended = Runde { $round } er slut.
log-game-ended = Spillet er slut.
log-shootin-started = Skyderi!
log-pass-started = Omgang { $pass }
log-card-revealed = { $bandit } viser { $card }.
log-turned-locomotive = { $bandit } vender sig mod lokomotivet.
log-turned-caboose = { $bandit } vender sig mod sidste vogn.
log-bandit-pushed = { $bandit } slynges { $to-car }.
log-bandit-stunned = { $bandit } ligger groggy.
log-stood-up = { $bandit } rejser sig.
log-missed = { $bandit } rammer ingen.
log-fell-front = { $bandit } falder af toget fortil.
log-fell-rear = { $bandit } falder af toget bagtil.
log-rode-in = { $bandit } kommer til hest.
log-car-uncoupled = Frakoblet: { $car }.
log-left-behind = { $bandit } efterlades.
log-loot-taken = { $bandit } tager { $value }.
log-loot-lost = { $value } går tabt med vognen.
log-chose = { $player } har valgt.
log-took-back = { $player } vælger om.
log-card-drawn = { $player } trækker { $card }.
log-deck-shuffled = { $player } blander bunken.
log-deck-renewed = { $player } blander kastebunken til en ny bunke.
log-hand-returned = { $player } lægger { $n } kort tilbage på bunken.
log-first-player = { first-player }: { $player }.
banner-round = Runde { $round }
banner-shootin = Skyderi!
banner-pass = Omgang { $pass }

super-summary = Runde { $round }; { $cars } vogne bag lokomotivet
plans = Planer, i spillerækkefølge
plan-of = { $bandit }: { $cards }
your-plan = Din plan
your-plan-help = første kort til venstre
plan-lift = Kort { $n }, { $card }: tag det tilbage
plan-swap = Byt kort { $a } og { $b }
plan-lay = Planlæg { $card }
ask-plan-lock = Tre kort ligger. Lås planen, eller lav den om.
lock = Lås
uncouple-help = Frakobling: sidste vogn ryger, den bageste bandit tager dens bytte
stance-stunned = { $bandit }, groggy
stance-locomotive = { $bandit }, vendt mod lokomotivet
stance-caboose = { $bandit }, vendt mod sidste vogn
is-out = ude
is-stunned = groggy
super-sheet = { $bandit } ({ $player }): { $loot }. { $state }
card-flip-help = Vend: drej om på stedet
card-change-floor-help = Skift etage: op på taget, eller ind
card-move-help = Flyt: én vogn den vej, du ser
card-shoot-help = Skyd: den første stående foran dig slynges én vogn og ligger groggy
card-reflex-help = Refleks: groggy rejser du dig og skyder; ellers lægger du dig
card-horse-help = Hest: ind i lokomotivet, også efter et fald fra toget

more = Mere
table = Bord
menu = Menu
look-back = Se tilbage
step-back = Et skridt tilbage
step-on = Et skridt frem
chat = Chat
chat-n = Chat, { $n ->
    [one] 1 besked
   *[other] { $n } beskeder
  }
chat-and-log = Chat og log
chat-empty = Ingen har sagt noget endnu.
chat-write = Sig noget
chat-send = Send
lobby-title = Samling
who-is-here = Hvem er her
what-is-played = Hvad der spilles
invite = Inviter
invite-help = Ét link til alle: to til syv, på enhver enhed. Den, der ikke får plads, må se på.
kept-days = { $n ->
    [one] Gemmes én dag efter det sidste træk.
   *[other] Gemmes i { $n } dage efter det sidste træk.
  }
link = Link
copy = Kopiér
copied = Kopieret
qr = QR-kode til linket
fairness = Ærlig blanding
fairness-help = Serveren og hver spiller har valgt et tal, og ingen har røbet sit endnu: Dette er deres SHA-256. Kortene følger af alle tallene tilsammen. Denne enhed gemmer, hvad den ser, og kontrollerer det til sidst.
your-name = Dit navn
you-name = Fremmed
your-bandit = Din bandit
sit-down = Tag plads
sit-again = Tilføj en spiller på denne enhed
add-player = Tilføj spilleren
stand-up = Rejs dig
seat-free = Ledig plads
seats-free = { $n ->
    [one] 1 ledig plads
   *[other] { $n } ledige pladser
  }
bot-level = Bot, { $level }
bot-strength = Nye botters styrke
add-bot = Tilføj bot
clear-seat = Ryd plads { $seat }
away = væk
pass-and-play-help = Send rundt: tilføj flere spillere på denne enhed. Hænderne skjules indimellem.
level-random = tilfældig
level-tenderfoot = grønskolling
level-outlaw = fredløs
level-sharpshooter = skarpskytte
level-legend = legende
start = Start
start-with-bots = { $n ->
    [one] Start, med en bot på den ledige plads
   *[other] Start, med botter på { $n } ledige pladser
  }
sit-first = Tag plads først.
host-starts = Værten starter spillet.
start-waits = Starten venter på enheden hos { $players }.
start-waits-host = Åbn siden der, eller ryd pladsen.
full-watch = Alle pladser er taget. Du er velkommen til at se på.
game = Spil
seats = Pladser
edition = Udgave
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014, svensk
edition-2016-help = Det reviderede engelske regelhæfte.
edition-2014-help = Den tyske førsteudgave.
edition-2014-sv-help = Den svenske førsteudgave; den afviger fra den tyske fire steder.
variants = Varianter
option-powers = Evner
option-powers-help = Hver bandit har en særlig evne.
option-events = Hændelser
option-events-help = Rundekort slutter med en hændelse; sidste runde er en station.
option-expert = Ekspert
option-expert-help = Behold kort til næste runde; bunken blandes ikke på ny.
option-two_bandits = To banditter hver
option-two_bandits-help = For to eller tre spillere: hver fører et par.
option-reflex = Refleks
option-reflex-help = Et femte kort: groggy rejser du dig og skyder.
option-horse = Hest
option-horse-help = Et kort, der bringer dig ind i lokomotivet, også udefra.
option-open = Åbent bord
option-open-help = Enhver kan finde det på forsiden og være med.
option-random = Tilfældige banditter
option-random-help = Banditter deles ud i stedet for at vælges.
option-known_start_purses = Alle kender de første punge
option-known_start_purses-help = Alle ved, at enhver starter med 250 $.
option-station_last = Stationen kommer sidst
option-station_last-help = Ellers blandes den ind mellem runderne.
option-reveal_first = Rundekortet før håndkortene
option-reveal_first-help = Rundekortet vises, før hænderne trækkes.
option-keep_actions_only = Behold kun handlingskort
option-keep_actions_only-help = Ekspert: kugler kan ikke beholdes.
option-drop_bullets_first = Smid kugler først
option-drop_bullets_first-help = Ekspert: kugler på hånden smides, når planen begynder.
option-short_bullets_leave = De sidste kugler går ud
option-short_bullets_leave-help = Når de neutrale kugler ikke slår til, fjernes resten.
option-revenge_takes_most = Hævnen tager den bedste pung
option-revenge_takes_most-help = Sheriffens hævn koster den mest værdifulde pung.
fine-print = Med småt
as-edition = som i udgaven
yes = ja
no = nej
clock = Ur
clock-none = Intet
clock-blitz = 20 s pr. valg
clock-calm = 60 s pr. valg
clock-game = 10 min + 10 s
second-device = Åbn på en anden enhed
second-device-help = Scan dette med den anden enhed. Linket virker én gang, i nogle minutter.
pause = Pause
resume = Fortsæt
paused = Spillet er på pause.
let-bot-play = Lad en bot spille for mig
play-myself = Spil selv igen
leave = Forlad bordet
take-free-seat = Tag den ledige plads
free-seat-closed = En plads er ledig, men du har set en anden hånd i dette spil: kun en anden kan tage den.
to-first-page = Forsiden
result = Resultat
keys = Taster
key-digits = 1–9, 0
key-digits-help = tag det, der bærer tallet
key-w = W
key-w-help = hvem er hvor
key-p = P
key-p-help = hvad er planlagt
key-h = H
key-h-help = hvad jeg har
key-s = S
key-s-help = spring forestillingen over
key-t = T
key-t-help = fortryd
key-arrows = ← ↑ → ↓
key-arrows-help = gå langs toget
reconnecting = Forbindelsen røg. Forbinder igen …
offline = Enheden er offline. Det fortsætter af sig selv, når nettet er tilbage.
refused = Ikke muligt: { $sentence }
refused-late = Spillet er gået videre; se igen.
pass-device = Giv enheden til { $name }.
i-am = Jeg er { $name }
reload = Hent den nye version
try-again = Prøv igen

you-win = Du vinder!
x-wins = { $n ->
    [one] { $players } vinder
   *[other] { $players } deler sejren
  }
pair-wins = { $players } vinder
gunslinger = Revolvermand
tie-bullets = { $n ->
    [one] 1 kugle modtaget
   *[other] { $n } kugler modtaget
  }
still-aboard = stadig på toget
ranking-superexpress = Den sidste på toget vinder. Er flere tilbage: flest byttekort, så det højeste kort. Bag dem den, der blev længst på toget.
rematch = Revanche
transcript = Udskrift
permalink = Dette spil for altid:
played-by-other-rules = Spillet med andre regler (version { $version }), end serveren har: resultatet og udskriften er gemt, men spillet kan ikke vises.

trouble-page = Her er ingenting
trouble-page-help = Adressen er måske skrevet forkert.
trouble-table = Bordet findes ikke
trouble-table-help = Linket er måske skåret over eller skrevet forkert. Bed om det igen, eller opret dit eget bord. Borde, hvor der ikke sker noget, fjernes efter en tid.
trouble-full = Alle pladser er taget
trouble-full-help = Du kan stadig se på eller oprette dit eget bord.
trouble-seat = Pladsen er ikke længere din
trouble-seat-help = Den blev opgivet på en anden enhed eller ryddet af værten. Åbn bordets link igen for at tage plads eller se på.
trouble-link = Linket virker ikke længere
trouble-link-help = Links til en anden enhed virker én gang, i nogle minutter. Lav et nyt på den første enhed.
trouble-old = Folsom er fornyet
trouble-old-help = Siden er ældre end serveren. Hent den nye version; din plads er gemt.
trouble-network = Serveren kan ikke nås
trouble-network-help = Tjek nettet, og prøv igen. Intet går tabt.
trouble-transcript = Dette er ikke udskriften af et spil
trouble-transcript-help = Vælg tekstfilen, der blev hentet ved spillets slutning. Den er måske skåret over eller ændret.
trouble-unfinished = Spillet er stadig i gang
trouble-unfinished-help = Det kan genses, når det er slut.
trouble-broken = Bordet kan ikke fortsætte
trouble-broken-help = Noget gik galt på serveren. Spillets log er gemt. Opret et nyt bord.
trouble-stopped = Spillet kan ikke fortsætte her
trouble-stopped-help = Det blev begyndt med andre regler (version { $version }), end serveren har. Det er gemt. Opret et nyt bord for at spille videre.
trouble-expired = Bordet er fjernet
trouble-expired-help = Her er der ikke sket noget længe. Afsluttede spil gemmes; opret et nyt bord for at spille.
trouble-rules = Spillet kan ikke vises her
trouble-rules-help = Det blev spillet med andre regler, end serveren har. Resultatet og udskriften er gemt.
trouble-other = Noget gik galt
trouble-other-help = Prøv igen, eller gå til forsiden.

replay-help = Åbn det faste link til et færdigt spil, eller vælg dets udskrift her.
replay-file = Vælg en udskrift
replay-step = Skridt { $step } af { $last }
play = Afspil
stop = Stop
hands = Alles hænder
round-back = Tilbage til rundens start
round-on = Videre til næste runde
eyes = Hvis øjne
eyes-all = Alt åbent
eyes-of = Som { $bandit } så det
proof-help = Serveren valgte en hemmelighed og hver spiller et tal, og kun deres SHA-256 blev vist. Så blev tallene røbet; hemmelighed og tal giver tilsammen frøet. `folsom verify` kontrollerer det ud fra udskriften og spiller hvert træk igen.
proof-commitment = Løfte
proof-secret = Hemmelighed
proof-seed = Frø
proof-nonces = Spillernes tal
proof-kept = Den samme kontrol på kommandolinjen, med det denne enhed gemte
fair-proved = Kontrolleret på denne enhed: Ingen valgte kortene. Dit tal er med i blandingen, og serverens hemmelighed og alle andres tal er dem, der lå fast, før dit blev røbet.
fair-sums = Tallene giver frøet. Om de lå fast før start, kan kun en enhed, der sad ved bordet, vide.
fair-old = Tallene giver frøet. Men i dette spil lå spillernes tal ikke fast, før de blev røbet, så det beviser ikke meget.
fair-seed = Tallene giver ikke frøet. Udskriften er ændret.
fair-secret = Ikke ærligt: Serverens hemmelighed er ikke den, den havde valgt, før du satte dig.
fair-number = Ikke ærligt: En spillers tal er ikke det, der lå fast, før dit blev røbet.
fair-unused = Denne enheds tal er ikke med i blandingen. Gik du før start, er det, som det skal være; hvis ikke, var blandingen ikke ærlig.
fair-broken-starts = Starter afbrudt, efter at tal var røbet: { $n }. Den, der afbryder starter, kan vente på andre kort.
proof-none = Udskriften har intet bevis.
preview = Kig frem
preview-help = Se på toget, hvad de kort, du kender, ville gøre (V)
preview-title = Kun et gæt.
preview-guess = Sådan går det, hvis intet skjult kommer på tværs.
preview-empty = Der er intet at forudse endnu.
key-v = V
key-v-help = kig frem: de kendte kort spillet på forhånd
turning-points = Vendepunkter
turning-points-wait = Alle valg gås igennem en gang til …
turning-points-none = Intet enkelt valg skilte sig ud: det blev afgjort lidt efter lidt.
turning-points-fail = Det kunne ikke hentes. Prøv igen senere.
turning-point = Runde { $round }, { $bandit }: »{ $chosen }«. Bedre: »{ $best }«.
turning-point-shares = { $chosen } i stedet for { $best }
turning-point-help = Anslået andel af sejren med dette valg og med det bedre
plans-fate = Dine planer, og hvad der blev af dem
fate-nothing = Intet skete.
what-if = Hvad nu hvis …
what-if-help = Hvad kunne { $bandit } have gjort her? Vælg, så spiller botter videre til slut.
what-if-had = Hvad hvis { $bandit } havde valgt »{ $option }«? Botter spiller videre herfra.
what-if-chosen = valgt
what-if-wait = Botterne spiller …
imagined = Opdigtet.
imagined-back = Tilbage til det rigtige spil

station-master = Stationsforstanderen
lesson-step = Stationsforstanderen, trin { $step } af { $last }
lesson-at = Lektion, trin { $step }
lesson-on = Videre
lesson-back = Et trin tilbage
lesson-show = Vis mig
lesson-skip = Fået nok? Hvorhen?
lesson-next-act = Næste akt
lesson-leave = Forlad lektionen
lesson-wrong = God idé, forkert øjeblik. Prøv det, der lyser.
lesson-express-goal = Fem runder på et kørende tog. Flest penge til sidst vinder. Manerer tæller ikke.
lesson-express-scheme = Der ligger en juvel for dine fødder. Spil { card-rob }: det sker senere, når planerne læses op.
lesson-express-scheme-shoot = Ikke endnu. Den, der står samme sted som dig, må du alligevel ikke skyde.
lesson-express-scheme-punch = Snart. Først juvelen.
lesson-express-wire = På tråden hænger alles planer, i rækkefølge. Belle vil flytte sig. Doc vil slå. Nogen.
lesson-express-climb = Mere fart: to kort i træk. Først { card-change-floor }, op på taget.
lesson-express-climb-move = Bagefter. Klatr først, løb så.
lesson-express-run = Nu { card-move }. Indenfor går du én vogn; på tagene løber du op til tre.
lesson-express-run-marshal = Gem ham. Han er til Belle.
lesson-express-drew = Belle trak tre kort i stedet for at spille: det må man. Det gør du senere.
lesson-express-read = { card-move } og { card-rob }: hun skal til vogn 1. Spil { card-marshal }, og lad ham hilse på.
lesson-express-read-shoot = Et fint svar på et andet spørgsmål. { card-marshal }.
lesson-express-rob = Planerne læses op. Din er først. Tag juvelen, den er altid 500{ "\u00A0" }$ værd.
lesson-express-rob-purse = En pung skjuler 250 til 500{ "\u00A0" }$. Juvelen skuffer aldrig.
lesson-express-punched = Doc slår: du taber juvelen og flyver én vogn. En plan er kun en mening.
lesson-express-astray = Kortet { card-change-floor } kommer her, i vogn 2. Ikke hvor du tænkte. Op med dig.
lesson-express-back = Juvelen ligger i sidste vogn, bag dig. Løb ét tag tilbage.
lesson-express-back-forward = Flot løbet. Forkert vej. Juvelen er bag dig.
lesson-express-taken = Doc samler din juvel op og klatrer op til udsigten. Husk det ansigt.
lesson-express-marshal = Din sheriff går ind til Belle. Den, der møder ham, får en kugle og flygter op på taget.
lesson-express-shot = Indenfor skyder du ind ved siden af, på tagene så langt du ser. Belle ser dig. Av.
lesson-express-bullet = Ny runde, seks nye kort. Ét er Belles kugle. Tryk på den: den gør ingenting, for altid.
lesson-express-bullet-card = Kuglen først. Bare rolig, den er affyret.
lesson-express-punch = Doc står ved siden af dig med din juvel. Han trak kort og bliver stående. Spil { card-punch }.
lesson-express-punch-move = Og lade ham beholde juvelen? { card-punch }.
lesson-express-punch-marshal = Herop kommer han aldrig. { card-punch }.
lesson-express-draw = Bagefter vil du bruge { card-rob }, og du har ingen. Træk tre i stedet for at spille.
lesson-express-draw-card = Det kan du. Men så bliver juvelen liggende på taget. Træk.
lesson-express-tunnel = Tunnel: alle spiller skjult. Spil { card-rob }. Kun du ved det, og du ser uskyldig ud.
lesson-express-tunnel-shoot = Næste træk. I mørket samler vi ting op.
lesson-express-switching = Sporskifte: dette træk går baglæns, så du kommer før Doc. Spil { card-shoot }.
lesson-express-knock = Belle løber fremad. Nu dit slag og dit valg: hvad taber Doc?
lesson-express-knock-purse = Det er 250{ "\u00A0" }$, det så alle. Juvelen er din, moralsk set.
lesson-express-pushed = Doc flyver én vogn væk. Derfra skyder han dig, og det er kun rimeligt.
lesson-express-nothing = Tunnelkortene vendes. Belle tager pengeskrinet, 1.000{ "\u00A0" }$. Doc plyndrer et tomt tag.
lesson-express-welcome = Kortet { card-rob }: her ligger kun én ting, så du slipper for at vælge. Velkommen tilbage, juvel.
lesson-express-power = Du rammer Doc. Djangos evne: han flyver også én vogn. Nu står han oven over sheriffen.
lesson-express-order = Doc klatrer ned, som planlagt. Sheriffen er inde. Kugle, tag, anger.
lesson-express-event = Så hændelsen. { round-angry-marshal }: en kugle til alle på hans tag, og han går videre.
lesson-express-station = Tre runder senere. Stationen giver 250{ "\u00A0" }$ til alle i eller på lokomotivet. Løb derhen.
lesson-express-station-crowd = Trængsel og ingen løn. To vogne fremad.
lesson-express-station-caboose = Pengene er i den anden ende.
lesson-express-belle = Sidste kort: { card-shoot }. Belle kan ikke vælges, når Doc kan: hendes evne. Altså Doc.
lesson-express-belle-belle = Ikke så længe Doc kan vælges.
lesson-express-gunslinger = { round-hostage-conductor }: du får betaling. Tæl tomme hylstre: du skød mest. Tryk på din tromle.
lesson-express-gunslinger-sheet = Tre skud. Du skød fire.
lesson-express-end = { gunslinger }: 1.000{ "\u00A0" }$ oveni. 2.400{ "\u00A0" }$ mod 2.300{ "\u00A0" }$: du vinder. Står det lige: færrest kugler i kroppen. Plyndr nu nogen rigtige.
lesson-superexpress-goal = Hver runde kobles sidste vogn fra. Vær den sidste om bord. Det er det hele.
lesson-superexpress-move = Planlæg tre kort i hemmelighed. Først { card-move }: du går den vej, du ser, fremad.
lesson-superexpress-move-flip = Så ville { card-move } føre dig til vognen, der kobles fra.
lesson-superexpress-reflex = Ghost ser på dig, og Ghost skyder. Andet kort { card-reflex }: slået omkuld skyder du igen.
lesson-superexpress-reflex-shoot = Ligger du ned, rejser { card-shoot } dig kun op.
lesson-superexpress-shoot = Tredje, { card-shoot }: rammer den første stående foran dig, uanset afstand. Lås så.
lesson-superexpress-passes = Ét kort hver, tre omgange. Du går; Tuco rider til lokomotivet.
lesson-superexpress-pushed = Ghost skyder dig: én vogn tilbage, og fladt på gulvet.
lesson-superexpress-answered = Kortet { card-reflex }: op, og bang. Ghost flyver ind i lokomotivet og bliver liggende.
lesson-superexpress-off = Ghosts kort rejser ham kun op. Kortet { card-shoot } finder ham igen, og så er der ikke mere tog.
lesson-superexpress-uncoupled = Sidste vogn kører ikke med. Ingen er i den, og du, bagest, tager dens bytte: 356{ "\u00A0" }$.
lesson-superexpress-horse = Tuco begynder og ser på dig. Bag dig: ørken. Planlæg { card-horse } først.
lesson-superexpress-horse-reflex = Det hjælper om bord. I ørkenen skal du bruge en hest.
lesson-superexpress-flip = Hesten sætter dig i lokomotivet, med blikket fremad. Altså { card-flip }, så { card-shoot }, og lås.
lesson-superexpress-flip-shoot = Så skyder du på horisonten. Vend dig først.
lesson-superexpress-rode = Tuco skyder dig af toget. Dit næste kort er { card-horse }: du rider tilbage.
lesson-superexpress-aimed = Du vender dig, du skyder. Tuco lander i sidste vogn, fladt på ryggen.
lesson-superexpress-end = Koblet fra! Du er den sidste om bord: du vinder. Byttet tæller kun, når flere deler lokomotivet.
