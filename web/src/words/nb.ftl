### Folsom, norsk bokmål

home = Folsom, til forsiden
over = Titoget fra
tag = Sju banditter, ett tog og en plan som ikke holder.
poster = Et tog krysser ørkenen i skumringen, med banditter på takene
play-now = Spill nå
play-friends = Spill med venner
super-express = Super Express
how-to-play = Slik spiller du
open-tables = Åpne bord
no-open-tables = Ingen åpne bord akkurat nå. Lag ett og slipp inn andre.
more-tables = Flere bord
watch = Se på
replay = Reprise
settings = Innstillinger
pause-landscape = Stans landskapet
run-landscape = La landskapet rulle
language = Språk
theme = Tema
theme-dusk = Skumring
theme-tunnel = Tunnel (mørkt)
sound = Lyd
sound-on = På
sound-off = Av
speed = Animasjonshastighet
speed-n = { $speed }×
speed-0 = Ingen animasjon
imprint = Colt Express og Colt Super Express er spill fra Ludonaute. Tegninger og ord her er våre egne.
notices = Lisenser fra tredjepart
express = Colt Express
superexpress = Colt Super Express
warming-up = Reglene gjøres klare på denne maskinen: et minutt eller to, én gang. Bordet åpner seg av seg selv.
loading = Toget kommer …

money = { $value }{ "\u00A0" }$
thousands = { "\u00A0" }
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
marshal = marshalen
locomotive = lokomotivet
locomotive-short = lokomotivet
car-n = vogn { $car }
caboose-n = bakerste vogn (vogn { $car })
roof-of = { $kind ->
    [locomotive] taket på lokomotivet
    [caboose] taket på bakerste vogn (vogn { $car })
   *[car] taket på vogn { $car }
  }
inside-of = { $kind ->
    [locomotive] inne i lokomotivet
    [caboose] inne i bakerste vogn (vogn { $car })
   *[car] inne i vogn { $car }
  }
to-roof-of = { $kind ->
    [locomotive] til taket på lokomotivet
    [caboose] til taket på bakerste vogn
   *[car] til taket på vogn { $car }
  }
into = { $kind ->
    [locomotive] inn i lokomotivet
    [caboose] inn i bakerste vogn
   *[car] inn i vogn { $car }
  }
figure-at = { $bandit }, { $place }
space-who = { $place }: { $who }
space-loot = { $place }: { $who }; { $loot }
card-move = Flytt
card-change-floor = Bytt etasje
card-shoot = Skyt
card-rob = Ran
card-punch = Slå
card-marshal = Marshal
card-bullet = Kule
card-flip = Snu om
card-reflex = Refleks
card-horse = Hest
bullet-neutral = Kule fra marshalen
bullet-of = Kule fra { $bandit }
card-of = { $card } ({ $bandit })
card-play = Spill { $card }
card-play-down = Spill { $card } med baksiden opp
card-pick = Ta { $card } på hånden
card-discard = Kast { $card }
card-bullet-dead = { $card }: kan ikke spilles
a-purse = en pengepung
a-jewel = en juvel
a-strongbox = et pengeskrin
taken-purse = en pengepung
taken-jewel = en juvel
taken-strongbox = et pengeskrin
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [one] 1 pengepung
   *[other] { $n } pengepunger
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
nothing = ingenting
you = du
bot = bot
seat-n = Plass { $seat }
first-player = Startspiller
face-down = Baksiden opp
loot = Bytte
bullets = Kuler
discard = Kastebunke
surely-held = Sikkert på hånden eller i bunken
power = Evne:
power-belle = Hun kan ikke velges med Skyt eller Slå så lenge noen annen kan velges.
power-cheyenne = En pengepung som mistes ved hennes slag, kan hun ta.
power-django = Den han skyter, dyttes én vogn bort.
power-doc = Trekker sju kort i stedet for seks.
power-ghost = Kan spille sitt første kort i runden med baksiden opp.
power-tuco = Kan skyte gjennom taket på sin egen vogn.
bullets-detail = { $left } igjen i tønnen, { $received } mottatt
cards-detail = { $hand } kort på hånden, { $deck } i bunken
at-least = minst { $value }

phase-setup = Oppsett
phase-schemin = Planlegging
phase-keep = Beholde
phase-stealin = Ranet
phase-event = Hendelse
phase-over = Slutt
phase-plan = Plan
phase-shootin = Skyting
round-summary = Runde { $round } av 5: { $card }. Trekk: { $turns }
round-title = Runde { $round }: { $card }
round-hidden = Runde { $round }: ennå ikke avslørt
round-angry-marshal = Sint marshal
round-swivel-arm = Svingarmen
round-braking = Bremsing
round-take-it-all = Ta alt
round-passengers-rebellion = Passasjerenes opprør
round-tunnel = Tunnel
round-bridge = Bro
round-marshals-revenge = Marshalens hevn
round-pickpocketing = Lommetyveri
round-hostage-conductor = Lokføreren som gissel
round-none = Ingen hendelse
event-none-help = Ingenting skjer på slutten av denne runden.
event-angry-marshal-help = Alle på marshalens tak får en kule; så går han én vogn bakover.
event-swivel-arm-help = Alle på takene feies til taket på bakerste vogn.
event-braking-help = Alle på takene sklir én vogn framover.
event-take-it-all-help = Det andre pengeskrinet settes der marshalen er.
event-passengers-rebellion-help = Alle inne får en kule.
event-tunnel-help = Ingenting skjer på slutten av denne runden.
event-bridge-help = Ingenting skjer på slutten av denne runden.
event-marshals-revenge-help = Alle på marshalens tak mister sin minst verdifulle pengepung.
event-pickpocketing-help = Den som er alene et sted, kan ta en pengepung der.
event-hostage-conductor-help = Alle i eller på lokomotivet får 250 dollar i løsepenger.
turn-standard = vanlig
turn-tunnel = tunnel
turn-speeding-up = økt fart
turn-switching = sporskifte
turn-n = Trekk { $turn }: { $kind }

pile = Felles bunke, i spilt rekkefølge
pile-card = { $bandit }: { $card }
pile-down = { $bandit }: baksiden opp
pile-own-down = { $bandit }: baksiden opp, ditt: { $card }
pile-drew = { $bandit } trakk { $n } kort
pile-next = { $bandit } er neste
hand = Hånden din
hand-pick = Ta ett kort
hand-keep = Hånden din: kast det du ikke beholder
hand-count = { $hand } på hånden, { $deck } i bunken
watching = Du ser på. Hendene er skjult.
players = Spillere
prompt = Hva det spørres om
train = Toget
log = Hva som skjedde
close = Lukk

ask-team-title = Laget ditt.
ask-team = Hvilke to banditter leder du?
ask-place-title = Oppsett.
ask-place = Hvem starter i bakerste vogn? Den andre starter foran.
ask-pick-title = Første kort.
ask-pick = Ta ett valgfritt kort på hånden.
ask-scheme-title = Planlegging.
# How many cards can be drawn: as many as are left, three at most.
how-many = { $n ->
    [1] ett
    [2] to
   *[3] tre
  }
ask-scheme-standard = { $can ->
    [play] Spill et kort.
    [draw] Trekk { how-many }.
   *[both] Spill et kort eller trekk { how-many }.
  }
ask-scheme-tunnel = { $can ->
    [play] Tunnel: kortet ditt legges med baksiden opp.
    [draw] Tunnel: trekk { how-many }.
   *[both] Tunnel: kortet ditt legges med baksiden opp. Eller trekk { how-many }.
  }
ask-scheme-speeding-up = Økt fart: to ganger. { ask-scheme-standard }
ask-scheme-switching = Sporskifte, andre veien. { ask-scheme-standard }
ask-cover-title = Dekning.
ask-cover = Du kan legge til et kort fra den andre banditten din.
ask-keep-title = Behold.
ask-keep = Kast det du ikke vil beholde til neste runde.
ask-move-title = Flytt.
ask-move = { $bandit } løper inne: én vogn.
ask-move-roof = { $bandit } løper på takene: én til tre vogner.
ask-shoot-title = Skyt.
ask-shoot = Hvem skyter { $bandit } på?
ask-rob-title = Ran.
ask-rob = Hva tar { $bandit }?
ask-punch-title = Slå.
ask-punch = Hvem slår { $bandit }?
ask-knock-title = Slå.
ask-knock = Hvilket bytte mister { $target }?
ask-pocket-title = Lommetyv.
ask-pocket = Beholder { $bandit } pengepungen, eller lar hun den falle?
ask-push-title = Slå.
ask-push = Hvor dyttes { $target }?
ask-marshal-title = Marshal.
ask-marshal = Hvor går marshalen?
ask-pickpocket-title = Lommetyveri.
ask-pickpocket = { $bandit } er alene her og kan ta en pengepung.
ask-revenge-title = Marshalens hevn.
ask-revenge = Hvilken pengepung mister { $bandit }?
ask-plan-title = Plan.
ask-plan = { $n ->
    [1] Velg ditt første kort.
    [2] Velg ditt andre kort.
   *[other] Velg ditt tredje kort.
  }
do-move = Løp { $place }
do-push = Dytt { $target } { $place }
do-marshal = Send marshalen { $place }
do-shoot = Skyt { $target }
do-punch = Slå { $target }
do-place = { $target } starter i bakerste vogn
do-draw = Trekk { how-many }
do-pass = Stå over
do-done = Behold resten
do-take = Ta den
do-leave = La den falle
take-back = Ta tilbake
skip = Hopp over
waiting-for = Venter på { $players }.
waiting = Venter.
watching-show = De andre er i gang.
now-acting = Nå { $bandit }: { $card }.
looking-back = Tilbakeblikk.
back-to-now = Tilbake til nå
game-over = Spillet er slutt.
planned = I bunken: { $cards }.
planned-own = Din plan: { $cards }.
holding = På hånden: { $cards }. Bytte: { $loot }.

why-bullet = Kulekort kan ikke spilles. De fyller bare hånden.
why-card = { $card } kan ikke spilles nå.
why-marshal = Marshalen kan verken skytes eller slås.
why-self = Ingen gjør slikt mot seg selv.
why-belle = Belle kan ikke velges så lenge noen annen kan velges.
why-punch-far = { $target } er ikke på samme sted.
why-shoot-near = Ikke { $target }: man skyter aldri på sitt eget sted.
why-shoot-roof = Ikke { $target }: på takene ser man bare de nærmeste i hver retning.
why-shoot-inside = Ikke { $target }: inne kan bare banditter i nabovognen skytes.
why-loot = Bare bytte på bandittens eget sted kan tas.
why-move-stay = Den som flytter, kan ikke bli stående.
why-move-floor = Flytt blir i samme etasje. Bytt etasje går opp og ned.
why-move-roof = Ikke { $place }: det er { $away } vogner unna. På taket løper man én til tre.
why-move-inside = Ikke { $place }: inne løper man bare til nabovognen.
why-marshal-roof = Marshalen er aldri på et tak.
why-marshal-far = Ikke { $place }: marshalen går én vogn.
why-push = Et slag dytter én vogn, i samme etasje.

log-game-started = Toget forlater Folsom.
log-team-taken = { $team } blir et lag.
log-placed = { $bandit } starter { $car }.
log-round-started = Runde { $round }: { $card }
log-round = Runde { $round }
log-turn-standard = Trekk { $turn }.
log-turn-tunnel = Trekk { $turn }: inn i tunnelen.
log-turn-speeding-up = Trekk { $turn }: toget øker farten.
log-turn-switching = Trekk { $turn }: sporskifte, andre veien.
log-played = { $bandit } spiller { $card }.
log-covered = { $bandit } dekker med { $card }.
log-played-down = { $bandit } spiller et kort med baksiden opp.
log-drew-instead = { $player } trekker { $n } kort.
log-passed = { $player } står over.
log-passed-cover = { $player } gir ingen dekning.
log-picked = { $player } velger et kort.
log-picked-known = { $player } velger { $card }.
log-card-discarded = { $player } kaster { $card }.
log-card-resolved = { $bandit }: { $card }.
log-no-effect = { $bandit }: { $card } gjør ingenting.
log-no-effect-no-target = { $bandit }: { $card } treffer ingen.
log-no-effect-no-bullets = { $bandit } har ingen kuler igjen.
log-no-effect-no-loot = { $bandit } finner ikke noe bytte.
log-moved = { $bandit } løper { $to-car }.
log-moved-push = { $bandit } dyttes { $to-car }.
log-moved-shot = { $bandit } kastes { $to-car }.
log-moved-braking = Toget bremser: { $bandit } sklir { $to-car }.
log-moved-swivel-arm = Svingarmen feier { $bandit } { $to-car }.
log-climbed = { $bandit } klatrer { $car }.
log-climbed-down = { $bandit } klatrer ned { $car }.
log-bandit-fled = { $bandit } flykter fra marshalen opp på taket.
log-bandit-shot = { $bandit } skyter { $target }.
log-loot-robbed = { $bandit } tar { $loot }.
log-bandit-punched = { $bandit } slår { $target }.
log-loot-fell = { $bandit } mister { $loot }.
log-loot-pocketed = { $bandit } tar { $loot } fra { $target }.
log-marshal-moved = Marshalen går { $to-car }.
log-neutral-bullet = { $bandit } får en nøytral kule.
log-bullets-short = For få nøytrale kuler: ingen treffes.
log-event-started = { $event }
log-strongbox-placed = Det andre pengeskrinet står { $car }.
log-loot-pickpocketed = { $bandit } plukker opp { $loot }.
log-loot-dropped = { $bandit } mister { $loot } på taket.
log-ransom-paid = { $bandit } får løsepenger.
log-round-ended = Runde { $round } er over.
log-game-ended = Spillet er slutt.
log-shootin-started = Skyting!
log-pass-started = Omgang { $pass }
log-card-revealed = { $bandit } viser { $card }.
log-turned-locomotive = { $bandit } snur seg mot lokomotivet.
log-turned-caboose = { $bandit } snur seg mot bakerste vogn.
log-bandit-pushed = { $bandit } kastes { $to-car }.
log-bandit-stunned = { $bandit } ligger fortumlet.
log-stood-up = { $bandit } reiser seg.
log-missed = { $bandit } treffer ingen.
log-fell-front = { $bandit } faller av toget foran.
log-fell-rear = { $bandit } faller av toget bak.
log-rode-in = { $bandit } rir inn på en hest.
log-car-uncoupled = { $car } kobles fra.
log-left-behind = { $bandit } blir igjen.
log-loot-taken = { $bandit } tar { $value }.
log-loot-lost = { $value } går tapt med vognen.
log-chose = { $player } har valgt.
log-took-back = { $player } velger på nytt.
log-card-drawn = { $player } trekker { $card }.
log-deck-shuffled = { $player } stokker bunken.
log-deck-renewed = { $player } stokker kastebunken til en ny bunke.
log-hand-returned = { $player } legger { $n } kort tilbake på bunken.
log-first-player = { first-player }: { $player }.
banner-round = Runde { $round }
banner-shootin = Skyting!
banner-pass = Omgang { $pass }

super-summary = Runde { $round }; { $cars } vogner bak lokomotivet
plans = Planer, i spillrekkefølge
plan-of = { $bandit }: { $cards }
your-plan = Planen din
your-plan-help = første kort til venstre
plan-lift = Kort { $n }, { $card }: ta tilbake
plan-swap = Bytt om kort { $a } og { $b }
plan-lay = Planlegg { $card }
ask-plan-lock = Tre kort ligger. Lås planen, eller endre den.
lock = Lås
stance-stunned = { $bandit }, fortumlet
stance-locomotive = { $bandit }, vendt mot lokomotivet
stance-caboose = { $bandit }, vendt mot bakerste vogn
is-out = ute
is-stunned = fortumlet

more = Mer
table = Bord
menu = Meny
look-back = Se tilbake
step-back = Ett steg tilbake
step-on = Ett steg fram
chat = Chat
chat-n = Chat, { $n ->
    [one] 1 melding
   *[other] { $n } meldinger
  }
chat-and-log = Chat og logg
chat-empty = Ingen har sagt noe ennå.
chat-write = Si noe
chat-send = Send
lobby-title = Samling
who-is-here = Hvem er her
what-is-played = Hva som spilles
invite = Inviter
invite-help = Én lenke gir alle plass: { $game ->
    [superexpress] tre til sju
   *[express] to til seks
  }, på hvilken som helst enhet. Den som ikke får plass, kan se på.
kept-days = { $n ->
    [one] Beholdes én dag etter siste trekk.
   *[other] Beholdes i { $n } dager etter siste trekk.
  }
link = Lenke
copy = Kopier
copied = Kopiert
qr = QR-kode for lenken
fairness = Rettferdig stokking
fairness-help = Serveren og hver spiller har bestemt et tall, og ingen har røpet sitt ennå: Dette er SHA-256 av dem. Kortene følger av alle tallene sammen. Denne enheten tar vare på det den ser, og kontrollerer det til slutt.
your-name = Navnet ditt
you-name = Fremmed
your-bandit = Banditten din
sit-down = Sett deg
sit-again = Legg til en spiller på denne enheten
add-player = Legg til spilleren
stand-up = Reis deg
seat-free = Ledig plass
seats-free = { $n ->
    [one] 1 ledig plass
   *[other] { $n } ledige plasser
  }
bot-level = Bot, { $level }
bot-strength = Styrke på nye boter
add-bot = Legg til bot
clear-seat = Tøm plass { $seat }
away = borte
pass-and-play-help = Send rundt: legg til flere spillere på denne enheten. Hendene skjules imellom.
level-random = tilfeldig
level-tenderfoot = grønnskolling
level-outlaw = fredløs
level-sharpshooter = skarpskytter
level-legend = legende
start = Start
start-with-bots = { $n ->
    [one] Start, med en bot på den ledige plassen
   *[other] Start, med boter på { $n } ledige plasser
  }
sit-first = Sett deg først.
host-starts = Verten starter spillet.
start-waits = Starten venter på enheten til { $players }.
start-waits-host = Åpne siden der, eller tøm plassen.
full-watch = Alle plasser er tatt. Du er velkommen til å se på.
game = Spill
seats = Plasser
edition = Utgave
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014, svensk
edition-2016-help = Den reviderte engelske regelboken.
edition-2014-help = Den tyske førsteutgaven.
edition-2014-sv-help = Den svenske førsteutgaven; den skiller seg fra den tyske fire steder.
variants = Varianter
option-powers = Evner
option-powers-help = Hver banditt har en særlig evne.
option-events = Hendelser
option-events-help = Rundekort slutter med en hendelse; siste runde er en stasjon.
option-expert = Ekspert
option-expert-help = Behold kort til neste runde; bunken stokkes ikke på nytt.
option-two_bandits = To banditter hver
option-two_bandits-help = For to eller tre spillere: hver leder et par.
option-reflex = Refleks
option-reflex-help = Et femte kort: fortumlet reiser du deg og skyter.
option-horse = Hest
option-horse-help = Et kort som bringer deg inn i lokomotivet, også fra ved siden av toget.
option-open = Åpent bord
option-open-help = Hvem som helst kan finne det på forsiden og bli med.
option-random = Tilfeldige banditter
option-random-help = Banditter deles ut i stedet for å velges.
option-known_start_purses = Alle kjenner de første pengepungene
option-known_start_purses-help = De 250 dollarene alle starter med, er kjent for alle.
option-station_last = Stasjonen kommer sist
option-station_last-help = Ellers stokkes den inn blant rundene.
option-reveal_first = Rundekortet før håndkortene
option-reveal_first-help = Rundekortet vises før hendene trekkes.
option-keep_actions_only = Behold bare handlingskort
option-keep_actions_only-help = Ekspert: kuler kan ikke beholdes.
option-drop_bullets_first = Kast kuler først
option-drop_bullets_first-help = Ekspert: kuler på hånden kastes når planleggingen begynner.
option-short_bullets_leave = For få kuler går ut av spillet
option-short_bullets_leave-help = Når de nøytrale kulene ikke strekker til, fjernes resten.
option-revenge_takes_most = Hevnen tar den beste pengepungen
option-revenge_takes_most-help = Marshalens hevn koster den mest verdifulle pengepungen.
fine-print = Med liten skrift
as-edition = som i utgaven
yes = ja
no = nei
clock = Klokke
clock-none = Ingen
clock-blitz = 20 s per valg
clock-calm = 60 s per valg
clock-game = 10 min + 10 s
second-device = Åpne på en annen enhet
second-device-help = Skann dette med den andre enheten. Lenken virker én gang, i noen minutter.
pause = Pause
resume = Fortsett
paused = Spillet er satt på pause.
let-bot-play = La en bot spille for meg
play-myself = Spill selv igjen
leave = Forlat bordet
take-free-seat = Ta den ledige plassen
free-seat-closed = En plass er ledig, men du har sett en annen hånd i dette spillet: bare noen andre kan ta den.
to-first-page = Forsiden
result = Resultat
keys = Taster
key-digits = 1–9, 0
key-digits-help = tar det som bærer tallet
key-w = W
key-w-help = hvem er hvor
key-p = P
key-p-help = hva er planlagt
key-h = H
key-h-help = hva jeg har
key-r = R
key-r-help = reglene
key-s = S
key-s-help = hopp over forestillingen
key-t = T
key-t-help = ta tilbake
key-arrows = ← ↑ → ↓
key-arrows-help = gå langs toget
reconnecting = Forbindelsen ble brutt. Kobler til igjen …
offline = Enheten er frakoblet. Det fortsetter av seg selv når nettet er tilbake.
refused = Ikke mulig: { $sentence }
refused-late = Spillet har gått videre; se igjen.
pass-device = Gi enheten til { $name }.
i-am = Jeg er { $name }
reload = Hent den nye versjonen
try-again = Prøv igjen

you-win = Du vinner!
x-wins = { $n ->
    [one] { $players } vinner
   *[other] { $players } deler seieren
  }
pair-wins = { $players } vinner
gunslinger = Revolvermann
tie-bullets = { $n ->
    [one] 1 kule mottatt
   *[other] { $n } kuler mottatt
  }
still-aboard = fortsatt på toget
ranking-superexpress = Den siste på toget vinner. Er flere igjen: flest tyvgodskort, så det høyeste kortet. Bak dem den som ble lengst på toget.
rematch = Omkamp
transcript = Referat
permalink = Fast lenke:
played-by-other-rules = Spilt med andre regler (versjon { $version }) enn serveren har: resultatet og referatet er bevart, men spillet kan ikke vises.

trouble-page = Her er det ingenting
trouble-page-help = Adressen kan være feilskrevet.
trouble-table = Bordet finnes ikke
trouble-table-help = Lenken kan være avkuttet eller feilskrevet. Be om den på nytt, eller lag ditt eget bord. Bord der ingenting skjer, fjernes etter en tid.
trouble-full = Alle plasser er tatt
trouble-full-help = Du kan likevel se på, eller lage ditt eget bord.
trouble-seat = Plassen er ikke lenger din
trouble-seat-help = Den ble gitt opp på en annen enhet eller tømt av verten. Åpne bordets lenke igjen for å sette deg eller se på.
trouble-link = Lenken virker ikke lenger
trouble-link-help = Lenker for en annen enhet virker én gang, i noen minutter. Lag en ny på den første enheten.
trouble-old = Folsom er fornyet
trouble-old-help = Siden er eldre enn serveren. Hent den nye versjonen; plassen din er bevart.
trouble-network = Serveren kan ikke nås
trouble-network-help = Sjekk nettet og prøv igjen. Ingenting går tapt.
trouble-transcript = Dette er ikke et referat av et spill
trouble-transcript-help = Velg tekstfilen som ble hentet på slutten av et spill. Den kan være avkuttet eller endret.
trouble-unfinished = Spillet pågår fortsatt
trouble-unfinished-help = Reprisen finnes når spillet er slutt.
trouble-broken = Bordet kan ikke fortsette
trouble-broken-help = Noe gikk galt på serveren. Spillets logg er bevart. Lag et nytt bord.
trouble-stopped = Spillet kan ikke fortsette her
trouble-stopped-help = Det ble begynt med andre regler (versjon { $version }) enn serveren har. Det er bevart. Lag et nytt bord for å spille videre.
trouble-expired = Bordet er fjernet
trouble-expired-help = Her har det ikke skjedd noe på lenge. Ferdige spill bevares; lag et nytt bord for å spille.
trouble-rules = Spillet kan ikke vises her
trouble-rules-help = Det ble spilt med andre regler enn serveren har. Resultatet og referatet er bevart.
trouble-other = Noe gikk galt
trouble-other-help = Prøv igjen, eller gå til forsiden.

replay-help = Åpne den faste lenken til et ferdig spill, eller velg referatfilen her.
replay-file = Velg referatfil
replay-step = Steg { $step } av { $last }
play = Spill av
stop = Stans
hands = Alles hender
round-back = Tilbake til starten av runden
round-on = Videre til neste runde
eyes = Hvem sine øyne
eyes-all = Alt åpent
eyes-of = Slik { $bandit } så det
proof-help = Serveren bestemte en hemmelighet og hver spiller et tall, og bare SHA-256 av dem ble vist. Så ble tallene røpet; hemmeligheten og tallene gir sammen frøet. `folsom verify` kontrollerer det fra referatet og spiller hvert trekk på nytt.
proof-commitment = Forpliktelse
proof-secret = Hemmelighet
proof-seed = Frø
proof-nonces = Spillernes tall
proof-kept = Den samme kontrollen på kommandolinjen, med det denne enheten tok vare på
fair-proved = Kontrollert på denne enheten: Ingen valgte kortene. Tallet ditt er med i stokkingen, og serverens hemmelighet og alle andres tall er de som var bestemt før ditt ble røpet.
fair-sums = Tallene gir frøet. Om de var bestemt før start, kan bare en enhet som satt ved bordet vite.
fair-old = Tallene gir frøet. Men i dette spillet var spillernes tall ikke bestemt før de ble røpet, så det beviser lite.
fair-seed = Tallene gir ikke frøet. Referatet er endret.
fair-secret = Ikke rettferdig: Serverens hemmelighet er ikke den som var bestemt før du satte deg.
fair-number = Ikke rettferdig: Tallet til en spiller er ikke det som var bestemt før ditt ble røpet.
fair-unused = Tallet til denne enheten er ikke med i stokkingen. Gikk du før start, er det som det skal være; hvis ikke var stokkingen ikke rettferdig.
fair-broken-starts = Starter som ble avbrutt etter at tall var røpet: { $n }. Den som avbryter starter, kan vente på andre kort.
proof-none = Referatet har ikke noe bevis.
preview = Forhåndsvis
preview-help = Se på toget hva kortene du kjenner, ville føre til (V)
preview-title = Bare en gjetning.
preview-guess = Slik går det hvis ikke noe skjult kommer i veien.
preview-empty = Ennå er det ingenting å se på forhånd.
key-v = V
key-v-help = forhåndsvis: de kjente kortene spilles på forhånd
turning-points = Vendepunkter
turning-points-wait = Alle valg gås gjennom en gang til …
turning-points-none = Ingen enkelt avgjørelse skilte seg ut: det ble avgjort bit for bit.
turning-points-fail = Det lot seg ikke hente. Prøv igjen senere.
turning-point = Runde { $round }, { $bandit }: «{ $chosen }». Bedre: «{ $best }».
turning-point-shares = { $chosen } i stedet for { $best }
turning-point-help = Anslått andel av seieren med dette valget, og med det bedre
plans-fate = Planene dine, og hva det ble av dem
fate-nothing = Ingenting skjedde.
what-if = Hva om …
what-if-help = Hva kunne { $bandit } ha gjort her? Velg, så spiller boter videre til slutten.
what-if-had = Hva om { $bandit } hadde valgt «{ $option }»? Boter spiller videre herfra.
what-if-chosen = valgt
what-if-wait = Botene spiller …
imagined = Oppdiktet.
imagined-back = Tilbake til det virkelige spillet

rules = Regler
rules-title = Reglene for dette spillet
rules-find = Søk i reglene
rules-found = { $n ->
    [0] Ingen treff
    [one] 1 treff
   *[other] { $n } treff
  }
rule-n = Regel { $rule }
rules-goal = Målet
rules-round = En runde
rules-cards = Kortene
draw-title = Trekke kort
hand-cards = Kort
help-goal = Fem runder. Den som har mest penger når toget når stasjonen, vinner.
help-schemin = For hvert tegn på rundekortet spiller alle, fra startspilleren og videre, ett kort på den felles bunken eller trekker tre.
help-stealin = Bunken utføres i den rekkefølgen den ble spilt. Det som kan gjøres, må gjøres; det som ikke kan, gjør ingenting.
help-event = Til slutt kommer hendelsen på rundekortet. Så stokker alle kortene sine, kulene også, og neste spiller er startspiller.
help-meeting = Den som havner inne i marshalens vogn, får en kule og flykter opp på taket. Han klatrer aldri og kan verken skytes eller slås.
help-end = Etter runde 5 teller alle byttet sitt. Ved like summer vinner færrest mottatte kuler; ellers deles seieren.
help-move = Inne: én vogn. På taket: én til tre. Du kan ikke bli stående.
help-change-floor = Opp eller ned i samme vogn.
help-shoot = Inne: noen i nabovognen. På taket: den nærmeste i hver retning. Aldri der du selv er.
help-rob = Ta ett bytte etter eget valg der du er.
help-punch = Noen der du er, mister ett bytte du velger, og dyttes én vogn.
help-marshal = Flytt marshalen én vogn.
help-bullet = Den kan aldri spilles. Den tar bare plass på hånden.
help-draw = I stedet for å spille et kort trekker man tre.
help-face-down = Bare eieren ser det før det er dets tur.
help-purse = Verdt { $least } til { $most }; bare den som har eid den, vet hvor mye.
help-worth = Verdt { $value }.
help-bullets = En avfyrt kule går i en annens bunke. Er det ingen igjen, gjør Skyt ingenting.
help-hits = Hver mottatt kule tar plass på hånden; ved like summer vinner den med færrest.
help-cards = Seks trekkes når runden starter; resten venter i bunken.
help-sum = Det man vet sikkert: en pengepung du ikke kjenner verdien av, teller { $value }.
help-gunslinger = { $value } til slutt til den som har avfyrt flest kuler; leder flere, får alle.
help-first-player = Begynner hvert trekk i denne runden; i den neste er det spilleren til venstre.
help-round = Hver av de fem rundene har sine egne trekk.
help-rounds = Etter hver runde kobles den bakerste vognen fra. Den siste på toget vinner.
help-plan = Alle stabler i hemmelighet tre kort, det første øverst.
help-shootin = Etter tur viser alle ett kort og utfører det, tre ganger.
help-lootcard = Er flere igjen til slutt, vinner flest tyvgodskort, så det høyeste.
help-stunned = Det neste kortet, uansett hvilket, reiser deg bare opp. Den som er fortumlet, kan ikke treffes.
help-turn-standard = Kortene spilles åpent.
help-turn-tunnel = Kortene spilles med baksiden opp.
help-turn-speeding-up = Alle spiller to ganger på rad.
help-turn-switching = Dette trekket går mot klokken.
help-super-flip = Snu om på stedet.
help-super-change-floor = Opp på taket, eller inn.
help-super-move = Én vogn den veien du ser.
help-super-shoot = Den første stående foran deg dyttes én vogn og blir fortumlet.
help-super-reflex = Fortumlet reiser du deg og skyter; ellers legger du deg ned.
help-super-horse = Inn i lokomotivet, også tilbake på toget etter et fall.
uncouple = Koble fra
help-uncouple = Bakerste vogn blir igjen, den bakerste banditten tar byttet.

station-master = Stasjonsmesteren
lesson-step = Stasjonsmesteren, trinn { $step } av { $last }
lesson-at = Leksjon, trinn { $step }
lesson-on = Videre
lesson-back = Ett trinn tilbake
lesson-show = Vis meg
lesson-skip = Fått nok? Hvor vil du?
lesson-next-act = Neste akt
lesson-leave = Forlat leksjonen
lesson-wrong = God idé, feil øyeblikk. Prøv det som lyser.
lesson-express-goal = Fem runder på et tog i fart. Mest penger til slutt vinner. Oppførsel teller ikke.
lesson-express-scheme = Det ligger en juvel ved føttene dine. Spill { card-rob }: det skjer senere, når planene leses opp.
lesson-express-scheme-shoot = Ikke ennå. Den som står der du står, kan du uansett ikke skyte.
lesson-express-scheme-punch = Snart. Først juvelen.
lesson-express-wire = På tråden henger alles planer, i rekkefølge. Belle skal flytte seg. Doc skal slå. Noen.
lesson-express-climb = Økt fart: to kort på rad. Først { card-change-floor }, opp på taket.
lesson-express-climb-move = Etterpå. Klatre først, løp siden.
lesson-express-run = Nå { card-move }. Inne går du én vogn; på takene løper du opptil tre.
lesson-express-run-marshal = Spar ham. Han er til Belle.
lesson-express-drew = Belle trakk tre kort i stedet for å spille: det er lov. Du gjør det senere.
lesson-express-read = { card-move } og { card-rob }: hun skal til vogn 1. Spill { card-marshal }, og la ham hilse på.
lesson-express-read-shoot = Et fint svar på et annet spørsmål. { card-marshal }.
lesson-express-rob = Planene leses opp. Din er først. Ta juvelen, den er alltid verdt 500{ "\u00A0" }$.
lesson-express-rob-purse = En pengepung skjuler 250 til 500{ "\u00A0" }$. Juvelen skuffer aldri.
lesson-express-punched = Doc slår: du mister juvelen og flyr én vogn. En plan er bare en mening.
lesson-express-astray = Kortet { card-change-floor } kommer her, i vogn 2. Ikke der du tenkte. Opp med deg.
lesson-express-back = Juvelen ligger i bakerste vogn, bak deg. Løp ett tak tilbake.
lesson-express-back-forward = Godt løpt. Feil vei. Juvelen er bak deg.
lesson-express-taken = Doc plukker opp juvelen din og klatrer opp til utsikten. Husk det ansiktet.
lesson-express-marshal = Marshalen din går inn til Belle. Den som møter ham, får en kule og flykter opp på taket.
lesson-express-shot = Inne skyter du til nabovognen, på takene så langt du ser. Belle ser deg. Au.
lesson-express-bullet = Ny runde, seks nye kort. Ett er kulen til Belle. Trykk på den: den gjør ingenting, for alltid.
lesson-express-bullet-card = Kulen først. Ta det med ro, den er avfyrt.
lesson-express-punch = Doc står ved siden av deg med juvelen din. Han trakk kort og blir stående. Spill { card-punch }.
lesson-express-punch-move = Og la ham beholde juvelen? { card-punch }.
lesson-express-punch-marshal = Hit opp kommer han aldri. { card-punch }.
lesson-express-draw = Etterpå vil du ha { card-rob }, og du har ingen. Trekk tre i stedet for å spille.
lesson-express-draw-card = Det går an. Men da blir juvelen liggende på taket. Trekk.
lesson-express-tunnel = Tunnel: alle spiller med baksiden opp. Spill { card-rob }. Bare du vet det, og du ser uskyldig ut.
lesson-express-tunnel-shoot = Neste trekk. I mørket plukker vi opp ting.
lesson-express-switching = Sporskifte: dette trekket går baklengs, så du kommer før Doc. Spill { card-shoot }.
lesson-express-knock = Belle løper forover. Nå ditt slag og ditt valg: hva mister Doc?
lesson-express-knock-purse = Det er 250{ "\u00A0" }$, det så alle. Juvelen er din, moralsk sett.
lesson-express-pushed = Doc flyr én vogn bort. Derfra skyter han deg, og det er bare rimelig.
lesson-express-nothing = Tunnelkortene snus. Belle tar pengeskrinet, 1{ "\u00A0" }000{ "\u00A0" }$. Doc raner et tomt tak.
lesson-express-welcome = Kortet { card-rob }: her ligger bare én ting, så du slipper å velge. Velkommen tilbake, juvel.
lesson-express-power = Du treffer Doc. Djangos evne: han flyr også én vogn. Nå står han over marshalen.
lesson-express-order = Doc klatrer ned, som planlagt. Marshalen er inne. Kule, tak, anger.
lesson-express-event = Så hendelsen. { round-angry-marshal }: en kule til alle på taket hans, og han går videre.
lesson-express-station = Tre runder senere. Stasjonen gir 250{ "\u00A0" }$ til alle i eller på lokomotivet. Løp dit.
lesson-express-station-crowd = Trangt og ubetalt. To vogner forover.
lesson-express-station-caboose = Pengene er i den andre enden.
lesson-express-belle = Siste kort: { card-shoot }. Belle kan ikke velges når Doc kan: hennes evne. Altså Doc.
lesson-express-belle-belle = Ikke så lenge Doc kan velges.
lesson-express-gunslinger = { round-hostage-conductor }: du får betalt. Tell tomhylser: du skjøt mest. Trykk på trommelen din.
lesson-express-gunslinger-sheet = Tre skudd. Du skjøt fire.
lesson-express-end = { gunslinger }: 1{ "\u00A0" }000{ "\u00A0" }$ til. 2{ "\u00A0" }400{ "\u00A0" }$ mot 2{ "\u00A0" }300{ "\u00A0" }$: du vinner. Ved likt: færrest kuler i kroppen. Ran nå noen på ordentlig.
lesson-superexpress-goal = Hver runde kobles bakerste vogn fra. Vær den siste om bord. Det er alt.
lesson-superexpress-move = Planlegg tre kort i hemmelighet. Først { card-move }: du går den veien du ser, forover.
lesson-superexpress-move-flip = Da ville { card-move } ta deg til vognen som kobles fra.
lesson-superexpress-reflex = Ghost ser på deg, og Ghost skyter. Andre kort { card-reflex }: slått i bakken skyter du tilbake.
lesson-superexpress-reflex-shoot = Ligger du nede, reiser { card-shoot } deg bare opp.
lesson-superexpress-shoot = Tredje, { card-shoot }: treffer den første stående foran deg, uansett avstand. Så låser du.
lesson-superexpress-passes = Ett kort hver, tre omganger. Du går; Tuco rir til lokomotivet.
lesson-superexpress-pushed = Ghost skyter deg: én vogn bakover, og flatt på gulvet.
lesson-superexpress-answered = Kortet { card-reflex }: opp, og pang. Ghost flyr inn i lokomotivet og blir liggende.
lesson-superexpress-off = Kortet til Ghost reiser ham bare opp. Kortet { card-shoot } finner ham igjen, og der er toget slutt.
lesson-superexpress-uncoupled = Bakerste vogn forsvinner. Ingen er i den, og du, bakerst, tar byttet: 356{ "\u00A0" }$.
lesson-superexpress-horse = Tuco begynner og ser på deg. Bak deg: ørken. Planlegg { card-horse } først.
lesson-superexpress-horse-reflex = Det hjelper om bord. I ørkenen trenger du en hest.
lesson-superexpress-flip = Hesten setter deg i lokomotivet, med blikket fram. Altså { card-flip }, så { card-shoot }, og lås.
lesson-superexpress-flip-shoot = Da skyter du på horisonten. Snu deg først.
lesson-superexpress-rode = Tuco skyter deg av toget. Ditt neste kort er { card-horse }: du rir tilbake.
lesson-superexpress-aimed = Du snur deg, du skyter. Tuco lander i bakerste vogn, flatt på ryggen.
lesson-superexpress-end = Koblet fra! Du er den siste om bord: du vinner. Byttet teller bare når flere deler lokomotivet.
