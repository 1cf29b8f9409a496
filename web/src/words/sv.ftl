### Folsom, svenska

home = Folsom, till förstasidan
over = Tiotåget från
tag = Sju banditer, ett tåg och en plan som inte håller.
poster = Ett tåg korsar öknen i skymningen, med banditer på taken
play-now = Spela nu
play-friends = Spela med vänner
super-express = Super Express
how-to-play = Så spelar man
open-tables = Öppna bord
no-open-tables = Inga öppna bord just nu. Skapa ett och släpp in andra.
more-tables = Fler bord
watch = Titta på
replay = Repris
settings = Inställningar
pause-landscape = Stanna landskapet
run-landscape = Låt landskapet rulla
language = Språk
theme = Tema
theme-dusk = Skymning
theme-tunnel = Tunnel (mörkt)
sound = Ljud
sound-on = På
sound-off = Av
speed = Animationshastighet
speed-n = { $speed }×
speed-0 = Ingen animering
imprint = Colt Express och Colt Super Express är spel från Ludonaute. Bilder och ord här är våra egna.
notices = Tredje parts licenser
express = Colt Express
superexpress = Colt Super Express
warming-up = Reglerna görs i ordning på den här datorn: en minut eller två, en gång. Bordet öppnas av sig självt.
loading = Tåget kommer …

money = { $value }{ "\u00A0" }$
thousands = { "\u00A0" }
thousands-from = 4
list-more = { $first }, { $last }
list-last = { $first } och { $last }
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
locomotive = loket
locomotive-short = loket
car-n = vagn { $car }
caboose-n = sista vagnen (vagn { $car })
roof-of = { $kind ->
    [locomotive] taket på loket
    [caboose] taket på sista vagnen (vagn { $car })
   *[car] taket på vagn { $car }
  }
inside-of = { $kind ->
    [locomotive] inne i loket
    [caboose] inne i sista vagnen (vagn { $car })
   *[car] inne i vagn { $car }
  }
to-roof-of = { $kind ->
    [locomotive] till taket på loket
    [caboose] till taket på sista vagnen
   *[car] till taket på vagn { $car }
  }
into = { $kind ->
    [locomotive] in i loket
    [caboose] in i sista vagnen
   *[car] in i vagn { $car }
  }
figure-at = { $bandit }, { $place }
space-who = { $place }: { $who }
space-loot = { $place }: { $who }; { $loot }
card-move = Spring
card-change-floor = Byt nivå
card-shoot = Skjut
card-rob = Plundra
card-punch = Slåss
card-marshal = Sheriff
card-bullet = Kula
card-flip = Vänd
card-reflex = Reflex
card-horse = Häst
bullet-neutral = Kula från sheriffen
bullet-of = Kula från { $bandit }
card-of = { $card } ({ $bandit })
card-play = Spela { $card }
card-play-down = Spela { $card } nedvänt
card-pick = Ta { $card } på hand
card-discard = Kasta { $card }
card-bullet-dead = { $card }: kan inte spelas
a-purse = en börs
a-jewel = en juvel
a-strongbox = ett kassaskrin
taken-purse = en börs
taken-jewel = en juvel
taken-strongbox = ett kassaskrin
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [one] 1 börs
   *[other] { $n } börsar
  }
n-jewel = { $n ->
    [one] 1 juvel
   *[other] { $n } juveler
  }
n-strongbox = { $n ->
    [one] 1 kassaskrin
   *[other] { $n } kassaskrin
  }
nobody = ingen
nothing = ingenting
you = du
bot = bot
seat-n = Plats { $seat }
first-player = Första spelare
face-down = Nedvänt
loot = Stöldgods
bullets = Kulor
discard = Kasthög
surely-held = Säkert på hand eller i leken
power = Förmåga:
power-belle = Hon kan inte väljas med Skjut eller Slåss så länge någon annan kan väljas.
power-cheyenne = En börs som tappas av hennes slag får hon ta.
power-django = Den han skjuter knuffas en vagn bort.
power-doc = Drar sju kort i stället för sex.
power-ghost = Får spela sitt första kort i omgången nedvänt.
power-tuco = Får skjuta genom taket på sin egen vagn.
bullets-detail = { $left } kvar i cylindern, { $received } mottagna
cards-detail = { $hand } kort på hand, { $deck } i leken
at-least = minst { $value }

phase-setup = Uppställning
phase-schemin = Intriger
phase-keep = Behålla
phase-stealin = Stöld
phase-event = Händelse
phase-over = Slut
phase-plan = Plan
phase-shootin = Skottlossning
round-summary = Omgång { $round } av 5: { $card }. Turer: { $turns }
round-title = Omgång { $round }: { $card }
round-hidden = Omgång { $round }: ännu inte avslöjad
round-angry-marshal = Arg sheriff
round-swivel-arm = Svängarm
round-braking = Inbromsning
round-take-it-all = Ta allting!
round-passengers-rebellion = Passagerarnas uppror
round-tunnel = Tunnel
round-bridge = Bro
round-marshals-revenge = Sheriffens hämnd
round-pickpocketing = Ficktjuvar
round-hostage-conductor = Gisslandrama med konduktören
round-none = Ingen händelse
event-none-help = Inget händer i slutet av den här omgången.
event-angry-marshal-help = Alla på sheriffens tak får en kula; sedan går han en vagn bakåt.
event-swivel-arm-help = Alla på taken sveps till sista vagnens tak.
event-braking-help = Alla på taken åker en vagn framåt.
event-take-it-all-help = Det andra kassaskrinet ställs där sheriffen är.
event-passengers-rebellion-help = Alla inomhus får en kula.
event-tunnel-help = Inget händer i slutet av den här omgången.
event-bridge-help = Inget händer i slutet av den här omgången.
event-marshals-revenge-help = Alla på sheriffens tak tappar sin minst värda börs.
event-pickpocketing-help = Den som är ensam på en plats får ta en börs där.
event-hostage-conductor-help = Alla i eller på loket får 250 dollar i lösen.
turn-standard = vanligt
turn-tunnel = tunnel
turn-speeding-up = acceleration
turn-switching = växling
turn-n = Tur { $turn }: { $kind }

pile = Gemensamma högen, i spelad ordning
pile-card = { $bandit }: { $card }
pile-down = { $bandit }: nedvänt
pile-own-down = { $bandit }: nedvänt, ditt: { $card }
pile-drew = { $bandit } drog { $n } kort
pile-next = { $bandit } står på tur
hand = Din hand
hand-pick = Ta ett kort
hand-keep = Din hand: kasta det du inte behåller
hand-count = { $hand } på hand, { $deck } i leken
watching = Du tittar på. Händerna är dolda.
players = Spelare
prompt = Vad som frågas
train = Tåget
log = Vad som hänt
close = Stäng

ask-team-title = Ditt lag.
ask-team = Vilka två banditer leder du?
ask-place-title = Uppställning.
ask-place = Vem börjar i sista vagnen? Den andra börjar framför.
ask-pick-title = Första kortet.
ask-pick = Ta ett valfritt kort på hand.
ask-scheme-title = Intriger.
# How many cards can be drawn: as many as are left, three at most.
how-many = { $n ->
    [1] ett
    [2] två
   *[3] tre
  }
ask-scheme-standard = { $can ->
    [play] Spela ett kort.
    [draw] Dra { how-many }.
   *[both] Spela ett kort eller dra { how-many }.
  }
ask-scheme-tunnel = { $can ->
    [play] Tunnel: ditt kort läggs nedvänt.
    [draw] Tunnel: dra { how-many }.
   *[both] Tunnel: ditt kort läggs nedvänt. Eller dra { how-many }.
  }
ask-scheme-speeding-up = Acceleration: två gånger. { ask-scheme-standard }
ask-scheme-switching = Växling, åt andra hållet. { ask-scheme-standard }
ask-cover-title = Täckning.
ask-cover = Du får lägga till ett kort från din andra bandit.
ask-keep-title = Behåll.
ask-keep = Kasta det du inte vill behålla till nästa omgång.
ask-move-title = Spring.
ask-move = { $bandit } springer inne: en vagn.
ask-move-roof = { $bandit } springer på taken: en till tre vagnar.
ask-shoot-title = Skjut.
ask-shoot = Vem skjuter { $bandit } på?
ask-rob-title = Plundra.
ask-rob = Vad tar { $bandit }?
ask-punch-title = Slåss.
ask-punch = Vem slår { $bandit }?
ask-knock-title = Slåss.
ask-knock = Vilket stöldgods tappar { $target }?
ask-pocket-title = Ficktjuv.
ask-pocket = Behåller { $bandit } börsen eller låter hon den falla?
ask-push-title = Slåss.
ask-push = Vart knuffas { $target }?
ask-marshal-title = Sheriff.
ask-marshal = Vart går sheriffen?
ask-pickpocket-title = Ficktjuveri.
ask-pickpocket = { $bandit } är ensam här och får ta en börs.
ask-revenge-title = Sheriffens hämnd.
ask-revenge = Vilken börs tappar { $bandit }?
ask-plan-title = Plan.
ask-plan = { $n ->
    [1] Välj ditt första kort.
    [2] Välj ditt andra kort.
   *[other] Välj ditt tredje kort.
  }
do-move = Spring { $place }
do-push = Knuffa { $target } { $place }
do-marshal = Skicka sheriffen { $place }
do-shoot = Skjut { $target }
do-punch = Slå { $target }
do-place = { $target } börjar i sista vagnen
do-draw = Dra { how-many }
do-pass = Avstå
do-done = Behåll resten
do-take = Ta den
do-leave = Låt den falla
take-back = Ta tillbaka
skip = Hoppa över
waiting-for = Väntar på { $players }.
waiting = Väntar.
watching-show = De andra är i farten.
now-acting = Nu { $bandit }: { $card }.
looking-back = Tillbakablick.
back-to-now = Tillbaka till nu
game-over = Spelet är slut.
planned = I högen: { $cards }.
planned-own = Din plan: { $cards }.
holding = På hand: { $cards }. Stöldgods: { $loot }.

why-bullet = Kulkort kan inte spelas. De bara fyller handen.
why-card = { $card } kan inte spelas nu.
why-marshal = Sheriffen kan varken skjutas eller slås.
why-self = Ingen gör så mot sig själv.
why-belle = Belle kan inte väljas så länge någon annan kan väljas.
why-punch-far = { $target } är inte på samma plats.
why-shoot-near = Inte { $target }: man skjuter aldrig på sin egen plats.
why-shoot-roof = Inte { $target }: på taken syns bara de närmaste åt varje håll.
why-shoot-inside = Inte { $target }: inne kan bara banditer i nästa vagn skjutas.
why-loot = Bara stöldgods på banditens egen plats kan tas.
why-move-stay = Den som flyttar får inte stanna kvar.
why-move-floor = Spring stannar på samma nivå. Byt nivå går upp och ner.
why-move-roof = Inte { $place }: det är { $away } vagnar bort. På taket springer man en till tre.
why-move-inside = Inte { $place }: inne springer man bara till nästa vagn.
why-marshal-roof = Sheriffen är aldrig på ett tak.
why-marshal-far = Inte { $place }: sheriffen går en vagn.
why-push = Ett slag knuffar en vagn, på samma nivå.

log-game-started = Tåget lämnar Folsom.
log-team-taken = { $team } blir ett lag.
log-placed = { $bandit } börjar { $car }.
log-round-started = Omgång { $round }: { $card }
log-round = Omgång { $round }
log-turn-standard = Tur { $turn }.
log-turn-tunnel = Tur { $turn }: in i tunneln.
log-turn-speeding-up = Tur { $turn }: tåget ökar farten.
log-turn-switching = Tur { $turn }: växling, åt andra hållet.
log-played = { $bandit } spelar { $card }.
log-covered = { $bandit } täcker med { $card }.
log-played-down = { $bandit } spelar ett kort nedvänt.
log-drew-instead = { $player } drar { $n } kort.
log-passed = { $player } avstår.
log-passed-cover = { $player } ger ingen täckning.
log-picked = { $player } väljer ett kort.
log-picked-known = { $player } väljer { $card }.
log-card-discarded = { $player } kastar { $card }.
log-card-resolved = { $bandit }: { $card }.
log-no-effect = { $bandit }: { $card } gör ingenting.
log-no-effect-no-target = { $bandit }: { $card } träffar ingen.
log-no-effect-no-bullets = { $bandit } har inga kulor kvar.
log-no-effect-no-loot = { $bandit } hittar inget stöldgods.
log-moved = { $bandit } springer { $to-car }.
log-moved-push = { $bandit } knuffas { $to-car }.
log-moved-shot = { $bandit } kastas { $to-car }.
log-moved-braking = Tåget bromsar: { $bandit } glider { $to-car }.
log-moved-swivel-arm = Svängarmen sveper { $bandit } { $to-car }.
log-climbed = { $bandit } klättrar { $car }.
log-climbed-down = { $bandit } klättrar ner { $car }.
log-bandit-fled = { $bandit } flyr från sheriffen upp på taket.
log-bandit-shot = { $bandit } skjuter { $target }.
log-loot-robbed = { $bandit } tar { $loot }.
log-bandit-punched = { $bandit } slår { $target }.
log-loot-fell = { $bandit } tappar { $loot }.
log-loot-pocketed = { $bandit } tar { $loot } från { $target }.
log-marshal-moved = Sheriffen går { $to-car }.
log-neutral-bullet = { $bandit } får en neutral kula.
log-bullets-short = För få neutrala kulor: ingen träffas.
log-event-started = { $event }
log-strongbox-placed = Det andra kassaskrinet står { $car }.
log-loot-pickpocketed = { $bandit } plockar upp { $loot }.
log-loot-dropped = { $bandit } tappar { $loot } på taket.
log-ransom-paid = { $bandit } får en lösensumma.
log-round-ended = Omgång { $round } är slut.
log-game-ended = Spelet är slut.
log-shootin-started = Skottlossning!
log-pass-started = Varv { $pass }
log-card-revealed = { $bandit } visar { $card }.
log-turned-locomotive = { $bandit } vänder sig mot loket.
log-turned-caboose = { $bandit } vänder sig mot sista vagnen.
log-bandit-pushed = { $bandit } kastas { $to-car }.
log-bandit-stunned = { $bandit } ligger omtöcknad.
log-stood-up = { $bandit } reser sig.
log-missed = { $bandit } träffar ingen.
log-fell-front = { $bandit } faller av tåget framtill.
log-fell-rear = { $bandit } faller av tåget baktill.
log-rode-in = { $bandit } rider in på en häst.
log-car-uncoupled = { $car } kopplas loss.
log-left-behind = { $bandit } blir kvar.
log-loot-taken = { $bandit } tar { $value }.
log-loot-lost = { $value } försvinner med vagnen.
log-chose = { $player } har valt.
log-took-back = { $player } väljer om.
log-card-drawn = { $player } drar { $card }.
log-deck-shuffled = { $player } blandar leken.
log-deck-renewed = { $player } blandar kasthögen till en ny lek.
log-hand-returned = { $player } lägger tillbaka { $n } kort på leken.
log-first-player = { first-player }: { $player }.
banner-round = Omgång { $round }
banner-shootin = Skottlossning!
banner-pass = Varv { $pass }

super-summary = Omgång { $round }; { $cars } vagnar bakom loket
plans = Planer, i spelordning
plan-of = { $bandit }: { $cards }
your-plan = Din plan
your-plan-help = första kortet till vänster
plan-lift = Kort { $n }, { $card }: ta tillbaka
plan-swap = Byt plats på kort { $a } och { $b }
plan-lay = Planera { $card }
ask-plan-lock = Tre kort ligger. Lås planen eller ändra den.
lock = Lås
stance-stunned = { $bandit }, omtöcknad
stance-locomotive = { $bandit }, vänd mot loket
stance-caboose = { $bandit }, vänd mot sista vagnen
is-out = ute
is-stunned = omtöcknad

more = Mer
table = Bord
menu = Meny
look-back = Se tillbaka
step-back = Ett steg tillbaka
step-on = Ett steg framåt
chat = Chatt
chat-n = Chatt, { $n ->
    [one] 1 meddelande
   *[other] { $n } meddelanden
  }
chat-and-log = Chatt och logg
chat-empty = Ingen har sagt något ännu.
chat-write = Säg något
chat-send = Skicka
lobby-title = Samling
who-is-here = Vilka är här
what-is-played = Vad som spelas
invite = Bjud in
invite-help = En länk ger alla plats: { $game ->
    [superexpress] tre till sju
   *[express] två till sex
  }, på vilken enhet som helst. Den som inte får plats får titta på.
kept-days = { $n ->
    [one] Sparas en dag efter det sista draget.
   *[other] Sparas i { $n } dagar efter det sista draget.
  }
link = Länk
copy = Kopiera
copied = Kopierat
qr = QR-kod för länken
fairness = Rättvis blandning
fairness-help = Servern och varje spelare har bestämt ett tal, och ingen har ännu avslöjat sitt: det här är deras SHA-256. Korten följer av alla talen tillsammans. Den här enheten sparar vad den ser och kontrollerar det i slutet.
your-name = Ditt namn
you-name = Främling
your-bandit = Din bandit
sit-down = Sätt dig
sit-again = Lägg till en spelare på den här enheten
add-player = Lägg till spelaren
stand-up = Res dig
seat-free = Ledig plats
seats-free = { $n ->
    [one] 1 ledig plats
   *[other] { $n } lediga platser
  }
bot-level = Bot, { $level }
bot-strength = Styrka på nya botar
add-bot = Lägg till bot
clear-seat = Töm plats { $seat }
away = borta
pass-and-play-help = Skicka runt: lägg till flera spelare på den här enheten. Händerna döljs däremellan.
level-random = slumpmässig
level-tenderfoot = gröngöling
level-outlaw = laglös
level-sharpshooter = prickskytt
level-legend = legend
start = Starta
start-with-bots = { $n ->
    [one] Starta, med en bot på den lediga platsen
   *[other] Starta, med botar på { $n } lediga platser
  }
sit-first = Sätt dig först.
host-starts = Värden startar spelet.
start-waits = Starten väntar på enheten hos { $players }.
start-waits-host = Öppna sidan där, eller töm platsen.
full-watch = Alla platser är tagna. Du är välkommen att titta på.
game = Spel
seats = Platser
edition = Utgåva
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014, svensk
edition-2016-help = Den reviderade engelska regelboken.
edition-2014-help = Den tyska förstautgåvan.
edition-2014-sv-help = Den svenska förstautgåvan; den skiljer sig från den tyska på fyra ställen.
variants = Varianter
option-powers = Förmågor
option-powers-help = Varje bandit har en särskild förmåga.
option-events = Händelser
option-events-help = Omgångskort slutar med en händelse; sista omgången är en station.
option-expert = Expert
option-expert-help = Behåll kort till nästa omgång; leken blandas inte om.
option-two_bandits = Två banditer var
option-two_bandits-help = För två eller tre spelare: var och en leder ett par.
option-reflex = Reflex
option-reflex-help = Ett femte kort: omtöcknad reser du dig och skjuter.
option-horse = Häst
option-horse-help = Ett kort som för dig in i loket, även från bredvid tåget.
option-open = Öppet bord
option-open-help = Vem som helst kan hitta det på förstasidan och gå med.
option-random = Slumpade banditer
option-random-help = Banditer delas ut i stället för att väljas.
option-known_start_purses = Alla känner de första börsarna
option-known_start_purses-help = De 250 dollar alla börjar med är kända för alla.
option-station_last = Stationen kommer sist
option-station_last-help = Annars blandas den in bland omgångarna.
option-reveal_first = Omgångskortet före handkorten
option-reveal_first-help = Omgångskortet visas innan händerna dras.
option-keep_actions_only = Behåll bara handlingskort
option-keep_actions_only-help = Expert: kulor kan inte behållas.
option-drop_bullets_first = Kasta kulor först
option-drop_bullets_first-help = Expert: kulor på hand kastas när planeringen börjar.
option-short_bullets_leave = För få kulor lämnar spelet
option-short_bullets_leave-help = När de neutrala kulorna inte räcker tas resten bort.
option-revenge_takes_most = Hämnden tar den bästa börsen
option-revenge_takes_most-help = Sheriffens hämnd kostar den mest värda börsen.
fine-print = Finstilt
as-edition = som i utgåvan
yes = ja
no = nej
clock = Klocka
clock-none = Ingen
clock-blitz = 20 s per beslut
clock-calm = 60 s per beslut
clock-game = 10 min + 10 s
second-device = Öppna på en andra enhet
second-device-help = Skanna detta med den andra enheten. Länken fungerar en gång, i några minuter.
pause = Paus
resume = Fortsätt
paused = Spelet är pausat.
let-bot-play = Låt en bot spela för mig
play-myself = Spela själv igen
leave = Lämna bordet
take-free-seat = Ta den lediga platsen
free-seat-closed = En plats är ledig, men du har sett en annan hand i det här partiet: bara någon annan kan ta den.
to-first-page = Förstasidan
result = Resultat
keys = Tangenter
key-digits = 1–9, 0
key-digits-help = ta det som bär den siffran
key-w = W
key-w-help = vem är var
key-p = P
key-p-help = vad är planerat
key-h = H
key-h-help = vad jag har
key-r = R
key-r-help = reglerna
key-s = S
key-s-help = hoppa över föreställningen
key-t = T
key-t-help = ta tillbaka
key-arrows = ← ↑ → ↓
key-arrows-help = gå längs tåget
reconnecting = Förbindelsen bröts. Ansluter igen …
offline = Enheten är offline. Det fortsätter av sig självt när nätet är tillbaka.
refused = Inte möjligt: { $sentence }
refused-late = Spelet har gått vidare; titta igen.
pass-device = Ge enheten till { $name }.
i-am = Jag är { $name }
reload = Hämta den nya versionen
try-again = Försök igen

you-win = Du vinner!
x-wins = { $n ->
    [one] { $players } vinner
   *[other] { $players } delar segern
  }
pair-wins = { $players } vinner
gunslinger = Revolverman
tie-bullets = { $n ->
    [one] 1 kula fått
   *[other] { $n } kulor fått
  }
still-aboard = kvar på tåget
ranking-superexpress = Den sista på tåget vinner. Är flera kvar: flest stöldgodskort, sedan det högsta kortet. Bakom dem den som stannade längst på tåget.
rematch = Returmatch
transcript = Protokoll
permalink = Permanent länk:
played-by-other-rules = Spelat med andra regler (version { $version }) än servern har: resultatet och protokollet är sparade, men spelet kan inte visas.

trouble-page = Här finns ingenting
trouble-page-help = Adressen kan vara felskriven.
trouble-table = Bordet finns inte
trouble-table-help = Länken kan vara avklippt eller felskriven. Be om den igen, eller skapa ett eget bord. Bord där ingenting händer tas bort efter en tid.
trouble-full = Alla platser är tagna
trouble-full-help = Du kan ändå titta på, eller skapa ett eget bord.
trouble-seat = Platsen är inte längre din
trouble-seat-help = Den lämnades på en annan enhet eller tömdes av värden. Öppna bordets länk igen för att sätta dig eller titta på.
trouble-link = Länken fungerar inte längre
trouble-link-help = Länkar för en andra enhet fungerar en gång, i några minuter. Gör en ny på den första enheten.
trouble-old = Folsom har förnyats
trouble-old-help = Sidan är äldre än servern. Hämta den nya versionen; din plats finns kvar.
trouble-network = Servern kan inte nås
trouble-network-help = Kontrollera nätet och försök igen. Ingenting går förlorat.
trouble-transcript = Detta är inget protokoll från ett spel
trouble-transcript-help = Välj textfilen som hämtades i slutet av ett spel. Den kan vara avklippt eller ändrad.
trouble-unfinished = Spelet pågår fortfarande
trouble-unfinished-help = Reprisen finns när spelet är slut.
trouble-broken = Bordet kan inte fortsätta
trouble-broken-help = Något gick fel på servern. Spelets logg är sparad. Skapa ett nytt bord.
trouble-stopped = Spelet kan inte fortsätta här
trouble-stopped-help = Det började med andra regler (version { $version }) än servern har. Det är sparat. Skapa ett nytt bord för att spela vidare.
trouble-expired = Bordet har tagits bort
trouble-expired-help = Ingenting har hänt här på länge. Avslutade spel sparas; skapa ett nytt bord för att spela.
trouble-rules = Spelet kan inte visas här
trouble-rules-help = Det spelades med andra regler än servern har. Resultatet och protokollet är sparade.
trouble-other = Något gick fel
trouble-other-help = Försök igen, eller gå till förstasidan.

replay-help = Öppna ett färdigt spels permanenta länk, eller välj dess protokollfil här.
replay-file = Välj protokollfil
replay-step = Steg { $step } av { $last }
play = Spela upp
stop = Stanna
hands = Allas händer
round-back = Tillbaka till omgångens början
round-on = Vidare till nästa omgång
eyes = Vems ögon
eyes-all = Allt öppet
eyes-of = Som { $bandit } såg det
proof-help = Servern bestämde en hemlighet och varje spelare ett tal, och bara deras SHA-256 visades. Sedan avslöjades talen; hemligheten och talen ger tillsammans fröet. `folsom verify` kontrollerar det från protokollet och spelar om varje drag.
proof-commitment = Åtagande
proof-secret = Hemlighet
proof-seed = Frö
proof-nonces = Spelarnas tal
proof-kept = Samma kontroll på kommandoraden, med det som den här enheten sparade
fair-proved = Kontrollerat på den här enheten: ingen valde korten. Ditt tal är med i blandningen, och serverns hemlighet och alla andras tal är de som bestämdes innan ditt avslöjades.
fair-sums = Talen ger fröet. Om de bestämdes före start kan bara en enhet som satt vid bordet veta.
fair-old = Talen ger fröet. Men i det här spelet bestämdes spelarnas tal inte innan de avslöjades, så det bevisar inte mycket.
fair-seed = Talen ger inte fröet. Protokollet har ändrats.
fair-secret = Inte rättvist: serverns hemlighet är inte den som den hade bestämt innan du satte dig.
fair-number = Inte rättvist: en spelares tal är inte det som bestämdes innan ditt avslöjades.
fair-unused = Den här enhetens tal är inte med i blandningen. Om du gick före start är det som det ska vara; annars var blandningen inte rättvis.
fair-broken-starts = Avbrutna starter efter att tal hade avslöjats: { $n }. Den som avbryter starter kan vänta på andra kort.
proof-none = Protokollet innehåller inget bevis.
preview = Förhandsvisa
preview-help = Se på tåget vad korten du känner till skulle leda till (V)
preview-title = Bara en gissning.
preview-guess = Så går det om inget dolt kommer emellan.
preview-empty = Ännu finns inget att se i förväg.
key-v = V
key-v-help = förhandsvisa: de kända korten spelas i förväg
turning-points = Vändpunkter
turning-points-wait = Alla beslut gås igenom en gång till …
turning-points-none = Inget enskilt val stack ut: det avgjordes bit för bit.
turning-points-fail = Det gick inte att hämta. Försök igen senare.
turning-point = Omgång { $round }, { $bandit }: ”{ $chosen }”. Bättre: ”{ $best }”.
turning-point-shares = { $chosen } i stället för { $best }
turning-point-help = Uppskattad andel av segern med detta val, och med det bättre
plans-fate = Dina planer, och vad det blev av dem
fate-nothing = Inget hände.
what-if = Tänk om …
what-if-help = Vad kunde { $bandit } ha gjort här? Välj, så spelar botar vidare till slutet.
what-if-had = Tänk om { $bandit } hade valt ”{ $option }”? Botar spelar vidare härifrån.
what-if-chosen = valt
what-if-wait = Botarna spelar …
imagined = Påhittat.
imagined-back = Tillbaka till det riktiga spelet

rules = Regler
rules-title = Reglerna för det här spelet
rules-find = Sök i reglerna
rules-found = { $n ->
    [0] Inget hittat
    [one] 1 träff
   *[other] { $n } träffar
  }
rule-n = Regel { $rule }
rules-goal = Målet
rules-round = En omgång
rules-cards = Korten
draw-title = Dra kort
hand-cards = Kort
help-goal = Fem omgångar. Den som har mest pengar när tåget når stationen vinner.
help-schemin = För varje tecken på omgångskortet spelar alla, från första spelaren och vidare, ett kort på den gemensamma högen eller drar tre.
help-stealin = Högen utförs i den ordning den spelades. Det som kan göras måste göras; det som inte går gör ingenting.
help-event = Sist kommer omgångskortets händelse. Sedan blandar alla sina kort, kulorna också, och nästa spelare blir först.
help-meeting = Den som hamnar inne i sheriffens vagn får en kula och flyr upp på taket. Han klättrar aldrig och kan varken skjutas eller slås.
help-end = Efter omgång 5 räknar alla sitt stöldgods. Vid lika summor vinner den som fått minst kulor; annars delas segern.
help-move = Inne: en vagn. På taket: en till tre. Du får inte stå kvar.
help-change-floor = Upp eller ner i samma vagn.
help-shoot = Inne: någon i nästa vagn. På taket: den närmaste åt varje håll. Aldrig där du själv är.
help-rob = Ta en valfri stöldgodsmarkör där du är.
help-punch = Någon där du är tappar en stöldgodsmarkör som du väljer och knuffas en vagn.
help-marshal = Flytta sheriffen en vagn.
help-bullet = Den kan aldrig spelas. Den tar bara plats på handen.
help-draw = I stället för att spela ett kort drar man tre.
help-face-down = Bara ägaren ser det innan det är dess tur.
help-purse = Värd { $least } till { $most }; bara den som har ägt den vet.
help-worth = Värd { $value }.
help-bullets = En avfyrad kula hamnar i någons lek. Finns ingen kvar gör Skjut ingenting.
help-hits = Varje mottagen kula tar plats på handen; vid lika summor vinner den som fått minst.
help-cards = Sex dras när omgången börjar; resten väntar i leken.
help-sum = Det man säkert vet: en börs vars värde du inte känner räknas som { $value }.
help-gunslinger = { $value } på slutet till den som avfyrat flest kulor; leder flera får alla.
help-first-player = Börjar varje tur i den här omgången; i nästa är det spelaren till vänster.
help-round = Var och en av de fem omgångarna har sina egna turer.
help-rounds = Efter varje omgång kopplas sista vagnen loss. Den sista på tåget vinner.
help-plan = Alla lägger i hemlighet tre kort i en hög, det första överst.
help-shootin = I tur och ordning visar alla ett kort och utför det, tre gånger.
help-lootcard = Är flera kvar till slut vinner flest stöldgodskort, sedan det högsta.
help-stunned = Nästa kort, vilket det än är, reser dig bara upp. Den som är omtöcknad kan inte träffas.
help-turn-standard = Korten spelas öppet.
help-turn-tunnel = Korten spelas nedvända.
help-turn-speeding-up = Alla spelar två gånger i rad.
help-turn-switching = Den här turen går motsols.
help-super-flip = Vänd dig om på stället.
help-super-change-floor = Upp på taket, eller in.
help-super-move = En vagn åt det håll du tittar.
help-super-shoot = Den första stående framför dig knuffas en vagn och blir omtöcknad.
help-super-reflex = Omtöcknad reser du dig och skjuter; annars lägger du dig.
help-super-horse = In i loket, även tillbaka på tåget efter ett fall.
uncouple = Koppla loss
help-uncouple = Sista vagnen försvinner, den bakersta banditen tar dess stöldgods.

station-master = Stinsen
lesson-step = Stinsen, steg { $step } av { $last }
lesson-at = Lektion, steg { $step }
lesson-on = Vidare
lesson-back = Ett steg tillbaka
lesson-show = Visa mig
lesson-skip = Har du fått nog? Vart vill du?
lesson-next-act = Nästa akt
lesson-leave = Lämna lektionen
lesson-wrong = Bra tänkt, fel tillfälle. Pröva det som lyser.
lesson-express-goal = Fem omgångar på ett tåg i rörelse. Mest pengar på slutet vinner. Uppförandet bedöms inte.
lesson-express-scheme = Det ligger en juvel vid dina fötter. Spela { card-rob }: det händer senare, när planerna läses upp.
lesson-express-scheme-shoot = Inte än. Den som står där du står får du ändå inte skjuta.
lesson-express-scheme-punch = Snart. Först juvelen.
lesson-express-wire = På tråden hänger allas planer, i ordning. Belle ska förflytta sig. Doc ska slå. Någon.
lesson-express-climb = Högre fart: två kort i rad. Först { card-change-floor }, upp på taket.
lesson-express-climb-move = Sedan. Klättra först, spring efteråt.
lesson-express-run = Nu { card-move }. Inne går du en vagn; på taken springer du upp till tre.
lesson-express-run-marshal = Spara honom. Han är till Belle.
lesson-express-drew = Belle drog tre kort i stället för att spela: det får man. Du också, senare.
lesson-express-read = { card-move } och { card-rob }: hon ska till vagn 1. Spela { card-marshal }, och låt honom hälsa.
lesson-express-read-shoot = Ett fint svar på en annan fråga. { card-marshal }.
lesson-express-rob = Planerna läses upp. Din är först. Ta juvelen, den är alltid värd 500{ "\u00A0" }$.
lesson-express-rob-purse = En börs döljer 250 till 500{ "\u00A0" }$. Juvelen gör ingen besviken.
lesson-express-punched = Doc slår: du tappar juvelen och flyger en vagn. En plan är bara en åsikt.
lesson-express-astray = Kortet { card-change-floor } kommer här, i vagn 2. Inte som du tänkt. Upp med dig.
lesson-express-back = Juvelen ligger i sista vagnen, bakom dig. Spring ett tak tillbaka.
lesson-express-back-forward = Fint sprunget. Fel håll. Juvelen är bakom dig.
lesson-express-taken = Doc plockar upp din juvel och klättrar upp till utsikten. Minns det ansiktet.
lesson-express-marshal = Din sheriff kliver in till Belle. Den som möter honom får en kula och flyr upp på taket.
lesson-express-shot = Inne skjuter du till vagnen intill, på taken så långt du ser. Belle ser dig. Aj.
lesson-express-bullet = Ny omgång, sex nya kort. Ett är Belles kula. Tryck på den: den gör ingenting, för alltid.
lesson-express-bullet-card = Kulan först. Oroa dig inte, den är redan avfyrad.
lesson-express-punch = Doc står intill dig med din juvel. Han drog kort och står kvar. Spela { card-punch }.
lesson-express-punch-move = Och låta honom behålla juvelen? { card-punch }.
lesson-express-punch-marshal = Hit upp kommer han aldrig. { card-punch }.
lesson-express-draw = Sedan vill du ha { card-rob }, och du har inget. Dra tre i stället för att spela.
lesson-express-draw-card = Det går. Men då ligger juvelen kvar på taket. Dra.
lesson-express-tunnel = Tunnel: alla spelar dolt. Spela { card-rob }. Bara du vet, och du ser oskyldig ut.
lesson-express-tunnel-shoot = Nästa tur. I mörkret plockar vi upp saker.
lesson-express-switching = Växling: det här draget går baklänges, så du kommer före Doc. Spela { card-shoot }.
lesson-express-knock = Belle springer framåt. Nu ditt slag och ditt val: vad tappar Doc?
lesson-express-knock-purse = Det är 250{ "\u00A0" }$, det såg alla. Juvelen är din, moraliskt sett.
lesson-express-pushed = Doc flyger en vagn bort. Därifrån skjuter han dig, det är inte mer än rätt.
lesson-express-nothing = Tunnelns kort vänds. Belle tar kassaskrinet, 1{ "\u00A0" }000{ "\u00A0" }$. Doc rånar ett tomt tak.
lesson-express-welcome = Kortet { card-rob }: här ligger bara en sak, så du slipper välja. Välkommen åter, juvel.
lesson-express-power = Du träffar Doc. Djangos förmåga: han flyger en vagn också. Nu står han ovanför sheriffen.
lesson-express-order = Doc klättrar ner, enligt planen. Sheriffen är inne. Kula, tak, ånger.
lesson-express-event = Så händelsen. { round-angry-marshal }: en kula till alla på hans tak, och han går vidare.
lesson-express-station = Tre omgångar senare. Stationen ger 250{ "\u00A0" }$ åt alla i eller på loket. Spring dit.
lesson-express-station-crowd = Trångt och obetalt. Två vagnar framåt.
lesson-express-station-caboose = Pengarna finns i andra änden.
lesson-express-belle = Sista kortet: { card-shoot }. Belle kan inte väljas när Doc kan: hennes förmåga. Alltså Doc.
lesson-express-belle-belle = Inte så länge Doc kan väljas.
lesson-express-gunslinger = { round-hostage-conductor }: du får betalt. Räkna tomhylsor: du sköt mest. Tryck på din cylinder.
lesson-express-gunslinger-sheet = Tre skott. Du sköt fyra.
lesson-express-end = { gunslinger }: 1{ "\u00A0" }000{ "\u00A0" }$ till. 2{ "\u00A0" }400{ "\u00A0" }$ mot 2{ "\u00A0" }300{ "\u00A0" }$: du vinner. Vid lika: minst kulor i kroppen. Råna nu någon på riktigt.
lesson-superexpress-goal = Varje omgång kopplas sista vagnen loss. Var sist kvar ombord. Det är allt.
lesson-superexpress-move = Planera tre kort i hemlighet. Först { card-move }: du går dit du tittar, framåt.
lesson-superexpress-move-flip = Då skulle { card-move } ta dig till vagnen som kopplas loss.
lesson-superexpress-reflex = Ghost tittar på dig, och Ghost skjuter. Andra kortet { card-reflex }: omkullskjuten skjuter du tillbaka.
lesson-superexpress-reflex-shoot = Ligger du ner, reser { card-shoot } dig bara upp.
lesson-superexpress-shoot = Tredje, { card-shoot }: träffar den första stående framför dig, hur långt bort som helst. Lås sedan.
lesson-superexpress-passes = Ett kort var, tre varv. Du går; Tuco rider till loket.
lesson-superexpress-pushed = Ghost skjuter dig: en vagn bakåt, och platt på golvet.
lesson-superexpress-answered = Kortet { card-reflex }: upp, och pang. Ghost flyger in i loket och blir liggande.
lesson-superexpress-off = Ghosts kort reser honom bara upp. Kortet { card-shoot } hittar honom igen, och där tar tåget slut.
lesson-superexpress-uncoupled = Sista vagnen försvinner. Ingen är i den, och du, längst bak, tar dess stöldgods: 356{ "\u00A0" }$.
lesson-superexpress-horse = Tuco börjar och tittar på dig. Bakom dig: öken. Planera { card-horse } först.
lesson-superexpress-horse-reflex = Det hjälper ombord. I öknen behöver du en häst.
lesson-superexpress-flip = Hästen lämnar dig i loket, med blicken framåt. Alltså { card-flip }, sedan { card-shoot }, och lås.
lesson-superexpress-flip-shoot = Då skjuter du på horisonten. Vänd dig först.
lesson-superexpress-rode = Tuco skjuter dig av tåget. Ditt nästa kort är { card-horse }: du rider tillbaka.
lesson-superexpress-aimed = Du vänder dig om, du skjuter. Tuco landar i sista vagnen, platt på rygg.
lesson-superexpress-end = Loss! Du är sist kvar ombord: du vinner. Bytet räknas bara när flera delar loket.
