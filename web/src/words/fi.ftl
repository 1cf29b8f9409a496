### Folsom, suomi

home = Folsom, etusivulle
over = Lähtö klo 10, asema
tag = Seitsemän rosvoa, yksi juna ja suunnitelma, joka ei pidä.
poster = Juna ylittää aavikon hämärissä, rosvoja katoilla
play-now = Pelaa heti
play-friends = Pelaa ystävien kanssa
super-express = Super Express
how-to-play = Ohjeet
open-tables = Avoimet pöydät
no-open-tables = Juuri nyt ei ole avoimia pöytiä. Tee oma ja päästä muut mukaan.
more-tables = Lisää pöytiä
my-tables = Pöytäsi
statistics = Tilastot
stats-help = Lasketaan vain tässä selaimessa, peleistä joissa yksi paikka oli sinun loppuun asti.
stats-none = Tässä selaimessa ei ole vielä pelattu yhtään peliä loppuun.
stats-all = Kaikki
stats-games = Pelit
stats-wins = Voitot
stats-money = Rahaa keskimäärin
stats-best = Paras
stats-bullets = Luoteja ammuttu / saatu
stats-save = Tallenna tiedostoon
stats-erase = Poista
stats-erase-sure = Poistetaanko lopullisesti?
watch = Katso
replay = Uusinta
settings = Asetukset
pause-landscape = Pysäytä maisema
run-landscape = Päästä maisema liikkeelle
language = Kieli
theme = Värit
theme-dusk = Hämärä
theme-tunnel = Tunneli (tumma)
sound = Ääni
sound-on = Päällä
sound-off = Pois
speed = Animaation nopeus
speed-n = { $speed }×
speed-0 = Ei animaatiota
imprint = Colt Express ja Colt Super Express ovat Ludonauten pelejä. Piirrokset ja tekstit ovat omiamme.
notices = Kolmansien osapuolten lisenssit
express = Colt Express
superexpress = Colt Super Express
warming-up = Sääntöjä valmistellaan tällä koneella: minuutti tai kaksi, vain kerran. Pöytä avautuu itsestään.
loading = Juna tulee …

money = { $value }{ "\u00A0" }$
thousands = { "\u00A0" }
thousands-from = 4
percent = { $n }{ "\u00A0" }%
list-more = { $first }, { $last }
list-last = { $first } ja { $last }
list-row = { $first }, { $last }
list-apart = { $first }; { $last }
# Taivutus: kenen, ketä.
bandit-belle = Belle
    .genitive = Bellen
    .partitive = Belleä
bandit-cheyenne = Cheyenne
    .genitive = Cheyennen
    .partitive = Cheyenneä
bandit-django = Django
    .genitive = Djangon
    .partitive = Djangoa
bandit-doc = Doc
    .genitive = Docin
    .partitive = Docia
bandit-ghost = Ghost
    .genitive = Ghostin
    .partitive = Ghostia
bandit-mei = Mei
    .genitive = Mein
    .partitive = Meitä
bandit-tuco = Tuco
    .genitive = Tucon
    .partitive = Tucoa
marshal = sheriffi
locomotive = veturi
car-n = vaunu { $car }
caboose-n = viimeinen vaunu (vaunu { $car })
roof-of = { $kind ->
    [locomotive] veturin katolla
    [caboose] viimeisen vaunun katolla (vaunu { $car })
   *[car] vaunun { $car } katolla
  }
inside-of = { $kind ->
    [locomotive] veturissa
    [caboose] viimeisessä vaunussa (vaunu { $car })
   *[car] vaunussa { $car }
  }
to-roof-of = { $kind ->
    [locomotive] veturin katolle
    [caboose] viimeisen vaunun katolle
   *[car] vaunun { $car } katolle
  }
into = { $kind ->
    [locomotive] veturiin
    [caboose] viimeiseen vaunuun
   *[car] vaunuun { $car }
  }
figure-at = { $bandit }, { $place }
space-who = { $place }: { $who }
space-loot = { $place }: { $who }; { $loot }
# Taivutus: minkä kortin.
card-move = Liiku
    .genitive = Liiku-kortin
card-change-floor = Vaihda kerrosta
    .genitive = Vaihda kerrosta -{ "\u2060" }kortin
card-shoot = Ammu
    .genitive = Ammu-kortin
card-rob = Ryöstä
    .genitive = Ryöstä-kortin
card-punch = Lyö
    .genitive = Lyö-kortin
card-marshal = Sheriffi
    .genitive = Sheriffi-kortin
card-bullet = Luoti
    .genitive = Luoti-kortin
card-flip = Käänny
    .genitive = Käänny-kortin
card-reflex = Refleksi
    .genitive = Refleksi-kortin
card-horse = Hevonen
    .genitive = Hevonen-kortin
bullet-neutral = Sheriffin luoti
    .genitive = sheriffin luodin
bullet-of = { $bandit-genitive } luoti
    .genitive = { $bandit-genitive } luodin
card-of = { $card } ({ $bandit })
card-play = Pelaa: { $card }
card-play-down = Pelaa kuvapuoli alas: { $card }
card-pick = Ota käteen: { $card }
card-discard = Hylkää: { $card }
card-bullet-dead = { $card }: ei voi pelata
a-purse = rahapussi
a-jewel = jalokivi
a-strongbox = salkku
taken-purse = rahapussin
taken-jewel = jalokiven
taken-strongbox = salkun
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [one] 1 rahapussi
   *[other] { $n } rahapussia
  }
n-jewel = { $n ->
    [one] 1 jalokivi
   *[other] { $n } jalokiveä
  }
n-strongbox = { $n ->
    [one] 1 salkku
   *[other] { $n } salkkua
  }
nobody = ei ketään
nothing = ei mitään
you = sinä
bot = botti
seat-n = Paikka { $seat }
first-player = Aloittaja
face-down = Kuvapuoli alas
loot = Saalis
bullets = Luodit
discard = Poistopakka
surely-held = Varmasti kädessä tai pakassa
power = Kyky:
power-belle = Häntä ei voi ampua eikä lyödä, jos kohteeksi kelpaa joku muu.
power-cheyenne = Rahapussin, joka putoaa hänen lyönnistään, hän saa ottaa itse.
power-django = Se, johon hän osuu, lentää yhden vaunun kauemmas.
power-doc = Nostaa seitsemän korttia kuuden sijasta.
power-ghost = Saa pelata kierroksen ensimmäisen korttinsa kuvapuoli alas.
power-tuco = Saa ampua oman vaununsa katon läpi.
bullets-detail = { $left } jäljellä rullassa, { $received } saatu
cards-detail = kortteja kädessä { $hand }, pakassa { $deck }
at-least = vähintään { $value }

phase-setup = Alku
phase-schemin = Juonittelu
phase-keep = Säästö
phase-stealin = Ryöstö
phase-event = Tapahtuma
phase-over = Loppu
phase-plan = Juoni
phase-shootin = Ammuskelu
round-summary = Kierros { $round }/5: { $card }. Vuorot: { $turns }
round-title = Kierros { $round }: { $card }
round-hidden = Kierros { $round }: ei vielä paljastettu
round-angry-marshal = Vihainen sheriffi
round-swivel-arm = Kääntövarsi
round-braking = Jarrutus
round-take-it-all = Ota kaikki
round-passengers-rebellion = Matkustajien kapina
round-tunnel = Tunneli
round-bridge = Silta
round-marshals-revenge = Sheriffin kosto
round-pickpocketing = Taskuvarkaus
round-hostage-conductor = Kuljettaja panttivankina
round-none = Ei tapahtumaa
event-none-help = Kierroksen lopussa ei tapahdu mitään.
event-angry-marshal-help = Kaikki sheriffin vaunun katolla saavat luodin; sitten sheriffi siirtyy vaunun taaksepäin.
event-swivel-arm-help = Kaikki katoilla olevat lakaistaan viimeisen vaunun katolle.
event-braking-help = Kaikki katoilla olevat liukuvat vaunun eteenpäin.
event-take-it-all-help = Toinen salkku tulee sinne, missä sheriffi on.
event-passengers-rebellion-help = Kaikki sisällä olevat saavat luodin.
event-tunnel-help = Kierroksen lopussa ei tapahdu mitään.
event-bridge-help = Kierroksen lopussa ei tapahdu mitään.
event-marshals-revenge-help = Kaikki sheriffin vaunun katolla pudottavat vähäarvoisimman rahapussinsa.
event-pickpocketing-help = Se, joka on paikassaan yksin, saa ottaa sieltä rahapussin.
event-hostage-conductor-help = Kaikki veturissa ja sen katolla saavat 250 $ lunnaita.
turn-standard = tavallinen
turn-tunnel = tunneli
turn-speeding-up = kiihdytys
turn-switching = vaihde
turn-n = Vuoro { $turn }: { $kind }

pile = Yhteinen pino pelausjärjestyksessä
pile-card = { $bandit }: { $card }
pile-down = { $bandit }: kuvapuoli alas
pile-own-down = { $bandit }: kuvapuoli alas, sinun: { $card }
pile-drew = { $bandit } nosti { $n ->
    [one] kortin
   *[other] { $n } korttia
  }
pile-next = { $bandit } on vuorossa
hand = Kätesi
hand-pick = Ota yksi kortti
hand-keep = Kätesi: hylkää, mitä et säästä
hand-count = kädessä { $hand }, pakassa { $deck }
watching = Katsot peliä. Kädet ovat salaisia.
players = Pelaajat
prompt = Mitä kysytään
train = Juna
log = Mitä tapahtui
close = Sulje

ask-team-title = Parisi.
ask-team = Ketkä kaksi rosvoa ovat sinun?
ask-place-title = Alku.
ask-place = Kuka aloittaa viimeisestä vaunusta? Toinen aloittaa sen edestä.
ask-pick-title = Ensimmäinen kortti.
ask-pick = Ota käteesi yksi valitsemasi kortti.
ask-scheme-title = Juonittelu.
# How many cards can be drawn: as many as are left, three at most.
how-many = { $n ->
    [1] yksi
    [2] kaksi
   *[3] kolme
  }
ask-scheme-standard = { $can ->
    [play] Pelaa kortti.
    [draw] Nosta { how-many }.
   *[both] Pelaa kortti tai nosta { how-many }.
  }
ask-scheme-tunnel = { $can ->
    [play] Tunneli: korttisi jää kuvapuoli alas.
    [draw] Tunneli: nosta { how-many }.
   *[both] Tunneli: korttisi jää kuvapuoli alas. Tai nosta { how-many }.
  }
ask-scheme-speeding-up = Kiihdytys: kaksi kertaa. { ask-scheme-standard }
ask-scheme-switching = Vaihde, toisin päin. { ask-scheme-standard }
ask-cover-title = Suojatuli.
ask-cover = Saat lisätä toisen rosvosi kortin.
ask-keep-title = Säästö.
ask-keep = Hylkää, mitä et halua säästää ensi kierrokselle.
ask-move-title = Liiku.
ask-move = { $bandit } juoksee sisällä: yksi vaunu.
ask-move-roof = { $bandit } juoksee katoilla: 1–3 vaunua.
ask-shoot-title = Ammu.
ask-shoot = Ketä { $bandit } ampuu?
ask-rob-title = Ryöstä.
ask-rob = Mitä { $bandit } ottaa?
ask-punch-title = Lyö.
ask-punch = Ketä { $bandit } lyö?
ask-knock-title = Lyö.
ask-knock = Minkä saaliin { $target } menettää?
ask-pocket-title = Näpistys.
ask-pocket = Pitääkö { $bandit } rahapussin vai antaako sen pudota?
ask-push-title = Lyö.
ask-push = Minne { $target } lentää?
ask-marshal-title = Sheriffi.
ask-marshal = Minne sheriffi menee?
ask-pickpocket-title = Taskuvarkaus.
ask-pickpocket = { $bandit } on täällä yksin ja saa ottaa rahapussin.
ask-revenge-title = Sheriffin kosto.
ask-revenge = Minkä rahapussin { $bandit } pudottaa?
ask-plan-title = Juoni.
ask-plan = { $n ->
    [1] Valitse ensimmäinen korttisi.
    [2] Valitse toinen korttisi.
   *[other] Valitse kolmas korttisi.
  }
do-move = Juokse { $place }
do-push = Lyö { $target } { $place }
do-marshal = Lähetä sheriffi { $place }
do-shoot = Ammu { $target-partitive }
do-punch = Lyö { $target-partitive }
do-place = { $target } aloittaa viimeisestä vaunusta
do-draw = Nosta { how-many }
do-pass = Passaa
do-done = Säästä loput
do-take = Ota se
do-leave = Anna pudota
take-back = Peru
leave-laid = Anna olla
skip = Ohita
waiting-for = Vuorossa: { $players }.
waiting = Odotetaan.
who-as = { $name } ({ $bandit })
watching-show = Muut ovat vauhdissa.
now-acting = Nyt { $bandit }: { $card }.
looking-back = Katsot taaksepäin.
back-to-now = Takaisin nykyhetkeen
game-over = Peli on ohi.
planned = Pinossa: { $cards }.
planned-own = Juonesi: { $cards }.
holding = Kädessä: { $cards }. Saalis: { $loot }.

why-bullet = Luotikortteja ei voi pelata. Ne vain täyttävät kättä.
why-card = { $card }: tätä korttia ei voi pelata nyt.
why-marshal = Sheriffiä ei voi ampua eikä lyödä.
why-self = Kukaan ei tee niin itselleen.
why-belle = Belleä ei voi valita, kun jonkun muun voi.
why-punch-far = { $target } ei ole samassa paikassa.
why-shoot-near = Ei { $target-partitive }: omassa paikassa ei koskaan ammuta.
why-shoot-roof = Ei { $target-partitive }: katoilla näkee kumpaankin suuntaan vain lähimmät.
why-shoot-inside = Ei { $target-partitive }: sisällä voi ampua vain viereisessä vaunussa olevia.
why-loot = Saalista voi ottaa vain rosvon omasta paikasta.
why-move-stay = Liikkuva rosvo ei saa jäädä paikalleen.
why-move-floor = Liiku pysyy samassa kerroksessa. Ylös ja alas pääsee kortilla Vaihda kerrosta.
why-move-roof = Ei käy: { $place }. Matkaa on { $away } vaunua, ja katoilla juostaan yhdestä kolmeen.
why-move-inside = Ei käy: { $place }. Sisällä juostaan vain viereiseen vaunuun.
why-marshal-roof = Sheriffi ei ole koskaan katolla.
why-marshal-far = Ei käy: { $place }. Sheriffi siirtyy yhden vaunun.
why-push = Lyönti työntää yhden vaunun verran, samassa kerroksessa.

log-game-started = Juna lähtee Folsomista.
log-team-taken = { $team } ovat pari.
log-placed = { $bandit } on aluksi { $car }.
log-round-started = Kierros { $round }: { $card }
log-round = Kierros { $round }
log-turn-standard = Vuoro { $turn }.
log-turn-tunnel = Vuoro { $turn }: tunneliin.
log-turn-speeding-up = Vuoro { $turn }: juna kiihdyttää.
log-turn-switching = Vuoro { $turn }: vaihde, toisin päin.
log-played = { $bandit } pelaa { $card-genitive }.
log-covered = { $bandit } suojaa pelaamalla { $card-genitive }.
log-played-down = { $bandit } pelaa kortin kuvapuoli alas.
log-drew-instead = { $people ->
    [one] { $player } nostaa
   *[other] { $player } nostavat
  } { $n ->
    [one] kortin
   *[other] { $n } korttia
  }.
log-passed = { $people ->
    [one] { $player } passaa.
   *[other] { $player } passaavat.
  }
log-passed-cover = { $people ->
    [one] { $player } ei anna suojatulta.
   *[other] { $player } eivät anna suojatulta.
  }
log-picked = { $people ->
    [one] { $player } ottaa kortin käteen.
   *[other] { $player } ottavat kortin käteen.
  }
log-picked-known = { $people ->
    [one] { $player } ottaa käteen { $card-genitive }.
   *[other] { $player } ottavat käteen { $card-genitive }.
  }
log-card-discarded = { $people ->
    [one] { $player } hylkää { $card-genitive }.
   *[other] { $player } hylkäävät { $card-genitive }.
  }
log-card-resolved = { $bandit }: { $card }.
log-no-effect = { $card } ei ole hevonen: { $bandit } on poissa pelistä.
log-no-effect-no-target = { $bandit }: { $card }, mutta kohdetta ei ole.
log-no-effect-no-bullets = { $bandit-genitive } luodit ovat loppu.
log-no-effect-no-loot = { $bandit } ei löydä saalista.
log-moved = { $bandit } juoksee { $to-car }.
log-moved-push = { $bandit } lentää iskusta { $to-car }.
log-moved-shot = { $bandit } paiskautuu { $to-car }.
log-moved-braking = Juna jarruttaa: { $bandit } liukuu { $to-car }.
log-moved-swivel-arm = Kääntövarsi lakaisee { $bandit-genitive } { $to-car }.
log-climbed = { $bandit } kiipeää { $car }.
log-climbed-down = { $bandit } laskeutuu { $car }.
log-bandit-fled = { $bandit } pakenee sheriffiä katolle.
log-bandit-shot = { $bandit } ampuu { $target-partitive }.
log-loot-robbed = { $bandit } ottaa { $loot }.
log-bandit-punched = { $bandit } lyö { $target-partitive }.
log-loot-fell = { $bandit } pudottaa { $loot }.
log-loot-pocketed = { $bandit } vie { $target-genitive } { $loot }.
log-marshal-moved = Sheriffi menee { $to-car }.
log-neutral-bullet = { $bandit } saa neutraalin luodin.
log-bullets-short = Neutraalit luodit eivät riitä: kehenkään ei osu.
log-event-started = { $event }
log-strongbox-placed = Toinen salkku on { $car }.
log-loot-pickpocketed = { $bandit } poimii { $loot }.
log-loot-dropped = { $bandit } pudottaa katolle { $loot }.
log-ransom-paid = { $bandit } saa lunnaat.
log-round-ended = Kierros { $round } on ohi.
log-game-ended = Peli on ohi.
log-shootin-started = Ammuskelu!
log-pass-started = { $pass }. kortti
log-card-revealed = { $bandit } paljastaa { $card-genitive }.
log-turned-locomotive = { $bandit } kääntyy veturiin päin.
log-turned-caboose = { $bandit } kääntyy viimeiseen vaunuun päin.
log-bandit-pushed = { $bandit } paiskautuu { $to-car }.
log-bandit-stunned = { $bandit } jää makaamaan tyrmättynä.
log-stood-up = { $bandit } nousee pystyyn.
log-missed = { $bandit } ei osu kehenkään.
log-fell-front = { $bandit } putoaa junan edestä.
log-fell-rear = { $bandit } putoaa junan perästä.
log-rode-in = { $bandit } ratsastaa paikalle.
log-car-uncoupled = { $car } irrotetaan.
log-left-behind = { $bandit } jää jälkeen.
log-loot-taken = { $bandit } ottaa { $value }.
log-loot-lost = { $value } katoaa vaunun mukana.
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
banner-round = Kierros { $round }
banner-shootin = Ammuskelu!
banner-pass = { $pass }. kortti

super-summary = Kierros { $round }; vaunuja veturin perässä { $cars }
your-plan = Juonesi
your-plan-help = ensimmäinen kortti vasemmalla
plan-lift = Kortti { $n }, { $card }: ota takaisin
plan-swap = Vaihda kortit { $a } ja { $b }
plan-lay = Aseta { $card }
ask-plan-lock = Kolme korttia on asetettu. Lukitse juoni tai muuta sitä.
lock = Lukitse
stance-stunned = { $bandit }, tyrmättynä
stance-locomotive = { $bandit }, katsoo veturiin päin
stance-caboose = { $bandit }, katsoo viimeiseen vaunuun päin
is-out = poissa
is-stunned = tyrmätty
is-off = pudonnut
out-title = Olet poissa pelistä.
out-text = Jää katsomaan, kuka voittaa.
off-title = Putosit junasta.
off-text = Seuraava korttisi on Hevonen: se tuo sinut veturiin.
shot-hits = Kortin { $n } laukaus osuisi: { $target }.
shot-misses = Kortin { $n } laukaus ei osuisi kehenkään.
sight-on = { $bandit }, ampumalinja: { $target }.

more = Lisää
table = Pöytä
menu = Valikko
look-back = Katso taaksepäin
step-back = Askel taaksepäin
step-on = Askel eteenpäin
chat = Keskustelu
chat-n = { $n ->
    [one] Keskustelu, 1 uusi viesti
   *[other] Keskustelu, { $n } uutta viestiä
  }
chat-and-log = Keskustelu ja loki
chat-empty = Kukaan ei ole vielä sanonut mitään.
chat-write = Sano jotain
chat-send = Lähetä
set-phrases = Valmiit lauseet
watcher-name = { $name } (katsoo)
a-watcher = Katsoja
phrase-howdy = Terve!
phrase-ready = Valmiina?
phrase-one-minute = Hetkinen.
phrase-good-luck = Onnea matkaan!
phrase-hurry = Juna ei odota!
phrase-nice-shot = Hyvä laukaus.
phrase-mine = Se oli minun!
phrase-revenge = Tuon saat vielä maksaa.
phrase-sorry = Anteeksi!
phrase-thanks = Kiitos kaunis.
phrase-good-game = Hyvä peli!
phrase-again = Vielä kerran?
phrase-haha = Hah hah!
phrase-whoa = Huh!
phrase-bravo = Bravo!
phrase-grr = Grr!
phrase-phew = Huh huh …
phrase-hmm = Hmm …
lobby-title = Kokoontuminen
who-is-here = Ketkä ovat täällä
what-is-played = Mitä pelataan
invite = Kutsu
invite-help = Yksi linkki riittää kaikille, millä laitteella tahansa. Ilman paikkaa jäänyt voi katsoa.
kept-days = { $n ->
    [one] Säilyy yhden päivän viimeisen siirron jälkeen.
   *[other] Säilyy { $n } päivää viimeisen siirron jälkeen.
  }
link = Linkki
copy = Kopioi
copied = Kopioitu
qr = Linkin QR-koodi
wanted = Etsitään
wanted-more = { $n ->
    [one] vielä yksi rosvo
   *[other] vielä { $n } rosvoa
  }
wanted-onlookers = katsojia
invite-full = Kaikki paikat on varattu. Linkillä ystävät voivat katsoa.
host = isäntä
is-choosing = valitsee
is-ready = valmis
change-bandit = Vaihda rosvoa
change-name = Vaihda nimeä
which-bandit = { $name }, kuka rosvoista olet?
surprise-me = Yllätä minut
ride-along = { $name } pyytää sinua mukaan.
ride-along-help = Anna nimi ja istu pöytään, tai vain katso.
sit-here = Tähän
departures = Lähtevät
change = Muuta
done = Valmis
host-sets = { $name } isännöi ja päättää tästä.
all-aboard = Kaikki kyydissä!
waiting-choosing = Valitsee vielä: { $players }.
start-now-help = Jos aloitat nyt, vapaa rosvo arvotaan.
places-become-bots = { $n ->
    [one] Vapaan paikan saa botti.
   *[other] { $n } vapaata paikkaa saavat botit.
  }
host-starts-name = { $name } aloittaa pelin.
is-taken = { $name }: { $bandit } on varattu
send-away = Lähetä pois
bot-on-seat = Botti paikalla { $seat }
fairness = Reilu sekoitus
fairness-help = Palvelin ja jokainen pelaaja ovat lukinneet luvun, eikä kukaan ole vielä kertonut omaansa: nämä ovat niiden SHA-256-tiivisteet. Kortit seuraavat kaikista luvuista yhdessä. Tämä laite säilyttää näkemänsä ja tarkistaa sen lopussa.
your-name = Nimesi
you-name = Muukalainen
your-bandit = Rosvosi
sit-down = Istu pöytään
sit-again = Lisää pelaaja tälle laitteelle
add-player = Lisää tämä pelaaja
stand-up = Nouse pöydästä
seat-free = Vapaa paikka
seats-free = { $n ->
    [one] 1 vapaa paikka
   *[other] { $n } vapaata paikkaa
  }
bot-strength = Uusien bottien taso
add-bot = Lisää botti
clear-seat = Tyhjennä paikka { $seat }
away = poissa
pass-and-play-help = Yksi laite kaikille: lisää useita pelaajia tälle laitteelle. Kädet piilotetaan välissä.
level-random = satunnainen
level-tenderfoot = keltanokka
level-outlaw = lainsuojaton
level-sharpshooter = tarkka-ampuja
level-legend = legenda
start = Aloita
sit-first = Istu ensin pöytään.
host-starts = Isäntä aloittaa pelin.
start-waits = Aloitus odottaa näiden pelaajien laitteita: { $players }.
start-waits-host = Avaa sivu siellä tai tyhjennä paikka.
full-watch = Kaikki paikat on varattu. Voit vapaasti katsoa.
game = Peli
seats = Paikat
edition = Painos
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014, ruotsi
edition-2016-help = Uudistettu englanninkielinen sääntökirja.
edition-2014-help = Saksalainen ensipainos.
edition-2014-sv-help = Ruotsalainen ensipainos; se poikkeaa saksalaisesta neljässä kohdassa.
variants = Muunnelmat
option-powers = Rosvojen kyvyt
option-powers-help = Joka rosvolla on yksi erikoiskyky.
option-events = Tapahtumat
option-events-help = Kierroskortit päättyvät tapahtumaan; viimeinen kierros on asema.
option-expert = Konkaripeli
option-expert-help = Säästä kortteja ensi kierrokselle; pakkaa ei sekoiteta uudelleen.
option-two_bandits = Kaksi rosvoa kullakin
option-two_bandits-help = Kahdelle tai kolmelle pelaajalle: jokainen johtaa paria.
option-reflex = Refleksi
option-reflex-help = Viides kortti: tyrmättynä nouset ja ammut.
option-horse = Hevonen
option-horse-help = Kortti, joka tuo sinut veturiin, vaikka junan viereltä.
option-open = Avoin pöytä
option-open-help = Kuka tahansa löytää sen etusivulta ja voi liittyä.
option-random = Rosvot arvotaan
option-random-help = Rosvot jaetaan eikä niitä valita.
option-known_start_purses = Kaikki tietävät ensimmäiset rahapussit
option-known_start_purses-help = Kaikki tietävät, että jokainen aloittaa 250 dollarilla.
option-station_last = Asema tulee viimeisenä
option-station_last-help = Muuten se sekoitetaan kierrosten joukkoon.
option-reveal_first = Kierroskortti ennen kortteja
option-reveal_first-help = Kierroskortti paljastetaan ennen kuin kädet nostetaan.
option-keep_actions_only = Vain toimintakortit säästetään
option-keep_actions_only-help = Konkarit: luoteja ei voi säästää.
option-drop_bullets_first = Luodit pois ensin
option-drop_bullets_first-help = Konkarit: kädessä olevat luodit hylätään juonittelun alkaessa.
option-short_bullets_leave = Vajaat luodit poistuvat
option-short_bullets_leave-help = Kun neutraalit luodit eivät riitä, loput poistetaan pelistä.
option-revenge_takes_most = Kosto vie parhaan rahapussin
option-revenge_takes_most-help = Sheriffin kosto vie arvokkaimman rahapussin.
fine-print = Pieni präntti
as-edition = kuten painoksessa
yes = kyllä
no = ei
clock = Kello
clock-none = Ei kelloa
clock-blitz = 20 s valintaa kohti
clock-calm = 60 s valintaa kohti
clock-game = 10 min + 10 s
second-device = Avaa toisella laitteella
second-device-help = Lue tämä toisella laitteella. Linkki toimii kerran, muutaman minuutin ajan.
pause = Tauko
resume = Jatka
paused = Peli on tauolla. Paikat, kortit ja kellot säilyvät; voit sulkea sivun.
let-bot-play = Anna botin pelata puolestani
play-myself = Pelaa taas itse
leave = Poistu pöydästä
waits-bot-mine = Botti pelaa puolestasi.
waits-just-away = Poissa: { $players }. Paikka säilyy.
waits-away = Poissa { $minutes } min: { $players }. Paikka säilyy.
waits-thinks = Miettinyt { $minutes } min: { $players }.
waits-bot = { $n ->
    [one] Botti miettii: { $players }.
   *[other] Botit miettivät: { $players }.
  }
let-bot-play-for = Anna botin pelata
mark-bot = Botti pelaa.
mark-away = Poissa.
mark-pause = Haluaa tauon.
pause-ask = Pyydä taukoa
pause-drop = Ei sittenkään taukoa
pause-mine = Haluat tauon. Peli jatkuu, kunnes kaikki suostuvat.
pause-asked = Taukoa pyytää: { $players }.
agree = Suostun
pause-decline = Jatketaan
no-thanks = Ei kiitos
said-yes = { $player }: suostuu
said-no = { $player }: ei
said-nothing = { $player }: ei vielä
bot-plays-for = Botti pelaa näiden puolesta: { $players }.
confirm = Vahvista korttini
confirm-on = Napauta kahdesti
confirm-off = Napauta kerran
confirm-again = Pelaa kortti napauttamalla sitä uudelleen.
not-this = Ei tätä
leave-title = Poistutko pöydästä?
leave-help = Peli jatkuu ja paikkasi säilyy. Botti pelaa puolestasi, kunnes palaat samalla linkillä.
leave-help-alone = Peli odottaa, kunnes avaat sen linkin uudelleen.
leave-stay = Jään
leave-alone = Poistun
leave-bot = Poistun; botti pelaa
leave-for-good = Luovun paikastani
leave-for-good-help = Paikka, josta luovutaan, on vapaa muille.
take-free-seat = Ota vapaa paikka
free-seat-closed = Yksi paikka on vapaa, mutta olet nähnyt tässä pelissä toisen käden: vain joku muu voi ottaa sen.
to-first-page = Etusivu
result = Tulos
keys = Näppäimet
key-digits = 1–9, 0
key-digits-help = valitsee sen, jossa on numero
key-w = W
key-w-help = kuka on missä
key-p = P
key-p-help = mitä on pinossa
key-h = H
key-h-help = mitä minulla on
key-r = R
key-r-help = säännöt
key-s = S
key-s-help = ohita esitys
key-t = T
key-t-help = peru
key-arrows = ← ↑ → ↓
key-arrows-help = kulje junaa pitkin
reconnecting = Yhteys katkesi. Yhdistetään uudelleen …
your-turn = Sinun vuorosi
notify-turn = Ilmoita minulle
notify-turn-help = Ilmoitus, kun on vuoroni eikä sivu ole näkyvissä.
notify-refused = Selain ei salli ilmoituksia täällä. Sen voi muuttaa selaimen asetuksissa.
offline = Tämä laite on ilman verkkoa. Peli jatkuu itsestään, kun verkko palaa.
refused = Ei onnistu: { $sentence }
refused-late = Peli on jo edennyt; katso uudelleen.
pass-device = Anna laite pelaajalle { $name }.
i-am = Minä olen { $name }
reload = Lataa uusi versio
try-again = Yritä uudelleen

you-win = Sinä voitit!
x-wins = { $n ->
    [one] { $players } voittaa
   *[other] { $players } jakavat voiton
  }
pair-wins = { $players } voittavat
wins-with = { $name } voittaa, rosvona { $bandit }
gunslinger = Revolverisankari
tie-bullets = { $n ->
    [one] 1 saatu luoti
   *[other] { $n } saatua luotia
  }
end-title = Pääteasema
end-express = Viisi kierrosta on ohi. Kukaan ei ole vielä laskenut.
end-super = Ryöstö on ohi. Kuka selvisi siitä?
end-purses = Ensin se, minkä kaikki näkivät, sitten yksi kultakin vuorollaan.
end-cards = Useita jäi jäljelle. Se, jolla on eniten saaliskortteja, voittaa.
end-wires = Ketkä lähtivät junasta, ensimmäisestä viimeiseen.
end-gunslinger = Eniten luoteja ampunut on Revolverisankari.
end-fired = Ammuttuja luoteja: { $n }
end-n-cards = Saaliskortteja: { $n }
end-tie-bullets = Tasan, { $value }. Vähemmän luoteja saanut voittaa.
end-tie-bullets-shared = Tasan, { $value }, ja yhtä monta luotia: he jakavat voiton.
end-tie-cards = Saaliskorttien määrä ratkaisee.
end-tie-best = Yhtä monta saaliskorttia: suurin yksittäinen kortti ratkaisee.
end-tie-best-shared = Tasan viimeiseen korttiin asti: he jakavat voiton.
end-skip = Suoraan tuloksiin
end-on = Seuraava
still-aboard = yhä junassa
ranking-superexpress = Viimeinen junassa voittaa. Jos heitä on useita: eniten saaliskortteja, sitten suurin kortti. Heidän jälkeensä se, joka pysyi junassa pidempään.
rematch = Revanssi
rematch-new-bandits = Revanssi, uudet rosvot
rematch-asked = Revanssia pyytää: { $players }.
rematch-waits = Revanssi odottaa: { $players }.
rematch-declined = Ei pelaa uudelleen: { $players }.
rematch-ready = Tälle pelille on revanssi.
rematch-without-you = Revanssi pelataan ilman sinua.
rematch-go = Revanssiin
rematch-watch = Katso
rematch-now = Aloita, botit muiden tilalle
rematch-drop = Ei sittenkään revanssia
transcript = Pöytäkirja
permalink = Pysyvä linkki:
played-by-other-rules = Pelattu eri säännöillä (versio { $version }) kuin tällä palvelimella on: tulos ja pöytäkirja ovat tallessa, peliä ei voi näyttää.

trouble-page = Täällä ei ole mitään
trouble-page-help = Osoitteessa on ehkä kirjoitusvirhe.
trouble-table = Sellaista pöytää ei ole
trouble-table-help = Linkki on ehkä katkennut tai väärin kirjoitettu. Pyydä se uudelleen tai tee oma pöytä. Pöydät, joissa ei tapahdu mitään, poistetaan jonkin ajan kuluttua.
trouble-full = Kaikki paikat on varattu
trouble-full-help = Voit yhä katsoa tai tehdä oman pöydän.
trouble-seat = Tämä paikka ei ole enää sinun
trouble-seat-help = Siitä luovuttiin toisella laitteella, tai isäntä tyhjensi sen. Avaa pöydän linkki uudelleen, niin voit istua tai katsoa.
trouble-link = Tämä linkki ei enää toimi
trouble-link-help = Toisen laitteen linkit toimivat kerran, muutaman minuutin ajan. Tee ensimmäisellä laitteella uusi.
trouble-old = Folsom on uudistunut
trouble-old-help = Tämä sivu on vanhempi kuin palvelin. Lataa uusi versio; paikkasi säilyy.
trouble-network = Palvelimeen ei saada yhteyttä
trouble-network-help = Tarkista verkko ja yritä uudelleen. Mitään ei katoa.
trouble-transcript = Tämä ei ole pelin pöytäkirja
trouble-transcript-help = Valitse tekstitiedosto, joka ladattiin pelin lopussa. Se on ehkä katkennut tai sitä on muutettu.
trouble-unfinished = Peli on vielä kesken
trouble-unfinished-help = Uusinnan voi katsoa, kun peli on ohi.
trouble-broken = Tämä pöytä ei voi jatkaa
trouble-broken-help = Palvelimella tapahtui virhe. Pelin loki on tallessa. Tee uusi pöytä.
trouble-stopped = Tämä peli ei voi jatkua täällä
trouble-stopped-help = Se alkoi eri säännöillä (versio { $version }) kuin tällä palvelimella on. Se on tallessa. Tee uusi pöytä ja jatka siellä.
trouble-expired = Tämä pöytä on poistettu
trouble-expired-help = Täällä ei ole pitkään aikaan tapahtunut mitään. Päättyneet pelit säilyvät. Tee uusi pöytä, jos haluat pelata.
trouble-rules = Tätä peliä ei voi näyttää täällä
trouble-rules-help = Se pelattiin eri säännöillä kuin tällä palvelimella on. Tulos ja pöytäkirja ovat tallessa.
trouble-other = Jokin meni vikaan
trouble-other-help = Yritä uudelleen tai palaa etusivulle.

replay-step = Askel { $step }/{ $last }
play = Toista
stop = Pysäytä
eyes = Kenen silmin
eyes-of = Vain { $bandit }
proof-help = Palvelin lukitsi salaisuuden ja jokainen pelaaja luvun, ja vain niiden SHA-256-tiivisteet näytettiin. Sitten luvut kerrottiin; salaisuus ja luvut yhdessä antavat siemenluvun. `folsom verify` tarkistaa sen pöytäkirjasta ja pelaa jokaisen siirron uudelleen.
proof-commitment = Sitoumus
proof-secret = Salaisuus
proof-seed = Siemenluku
proof-nonces = Pelaajien luvut
proof-kept = Sama tarkistus komentorivillä, tämän laitteen säilyttämillä tiedoilla
fair-proved = Tarkistettu tällä laitteella: kukaan ei valinnut kortteja. Lukusi on mukana sekoituksessa, ja palvelimen salaisuus ja kaikkien muiden luvut ovat ne, jotka lukittiin ennen kuin sinun lukusi kerrottiin.
fair-sums = Luvut antavat siemenluvun. Vain pöydässä istunut laite voi tietää, lukittiinko ne ennen alkua.
fair-old = Luvut antavat siemenluvun. Tässä pelissä pelaajien lukuja ei kuitenkaan lukittu ennen kuin ne kerrottiin, joten tämä todistaa vain vähän.
fair-seed = Luvut eivät anna siemenlukua. Tätä pöytäkirjaa on muutettu.
fair-secret = Ei reilua: palvelimen salaisuus ei ole se, jonka se oli lukinnut ennen kuin istuit pöytään.
fair-number = Ei reilua: jonkun pelaajan luku ei ole se, joka lukittiin ennen kuin sinun lukusi kerrottiin.
fair-unused = Tämän laitteen luku ei ole mukana sekoituksessa. Jos lähdit ennen alkua, niin kuuluukin olla; muuten sekoitus ei ollut reilu.
fair-broken-starts = Lukujen kertomisen jälkeen keskeytettyjä aloituksia: { $n }. Aloitusten keskeyttäjä voi odottaa toisia kortteja.
proof-none = Tässä pöytäkirjassa ei ole todistetta.
preview = Esikatselu
preview-help = Katso junalta, mitä tuntemasi kortit tekisivät (V)
preview-title = Vain arvaus.
preview-guess = Näin käy, jos mikään salattu ei tule väliin.
preview-empty = Edessä ei ole vielä mitään nähtävää.
key-v = V
key-v-help = esikatselu: tunnetut kortit ennalta
chance-own = Voiton mahdollisuus sen mukaan, mitä kukin tiesi
chance-seat = Voiton mahdollisuus sen mukaan, mitä { $who } tiesi
chance-open = Voiton mahdollisuus, kun kaikki on näkyvissä
turning-points = Käännekohdat
turning-points-wait = Jokaista valintaa punnitaan vielä kerran …
turning-points-none = Mikään yksittäinen valinta ei erottunut: peli ratkesi pala palalta.
turning-points-fail = Tätä ei saatu haettua. Yritä myöhemmin uudelleen.
turning-point = Kierros { $round }, { $bandit }: ”{ $chosen }”. Parempi: ”{ $best }”.
turning-point-shares = { $chosen } eikä { $best }
turning-point-help = Arvioitu osuus voitosta tällä valinnalla ja paremmalla
plans-fate = Juonesi ja miten niiden kävi
fate-nothing = Mitään ei tapahtunut.
fate-before = Sitä ennen: { $told }
fate-in-round = Kierroksella { $round }: { $told }
fate-bare = Siellä ei ole koskaan ollut saalista.
fate-nobody = Koko kierroksen aikana kukaan ei ollut ulottuvilla.
fate-edge = Juna päättyi siihen.

rules = Säännöt
rules-title = Tämän pelin säännöt
rules-find = Etsi säännöistä
rules-found = { $n ->
    [0] Ei osumia
    [one] 1 osuma
   *[other] { $n } osumaa
  }
rule-n = Sääntö { $rule }
rules-goal = Tavoite
rules-round = Kierros
rules-cards = Kortit
draw-title = Korttien nosto
hand-cards = Kortit
help-goal = Viisi kierrosta. Se, jolla on eniten rahaa, kun juna saapuu asemalle, voittaa.
help-schemin = Jokaista kierroskortin merkkiä kohden kukin, aloittajasta lähtien, pelaa yhden kortin yhteiseen pinoon tai nostaa kolme.
help-stealin = Pino toteutetaan pelausjärjestyksessä. Minkä voi tehdä, se on tehtävä; mitä ei voi, sillä ei ole vaikutusta.
help-event = Viimeisenä tulee kierroskortin tapahtuma. Sitten jokainen sekoittaa kaikki korttinsa, luoditkin, ja seuraavasta tulee aloittaja.
help-meeting = Se, joka joutuu sheriffin vaunun sisään, saa luodin ja pakenee katolle. Sheriffi ei koskaan kiipeä, eikä häntä voi ampua tai lyödä.
help-end = Kierroksen 5 jälkeen jokainen laskee saaliinsa. Tasatilanteessa vähemmän luoteja saanut voittaa; muuten voitto jaetaan.
help-move = Sisällä: yksi vaunu. Katolla: yhdestä kolmeen. Paikalleen ei saa jäädä.
help-change-floor = Ylös tai alas samassa vaunussa.
help-shoot = Sisällä: joku viereisestä vaunusta. Katolla: lähin kummassakin suunnassa. Ei koskaan omassa paikassa.
help-rob = Ota paikastasi yksi saalis, jonka valitset.
help-punch = Joku paikassasi pudottaa valitsemasi saaliin ja lentää yhden vaunun verran.
help-marshal = Siirrä sheriffiä yhden vaunun verran.
help-bullet = Sitä ei voi koskaan pelata. Se vain vie tilaa kädessä.
help-draw = Kortin pelaamisen sijasta nostetaan kolme.
help-face-down = Vain omistaja näkee sen ennen kuin sen vuoro tulee.
help-purse = Arvoltaan { $least }–{ $most }; sen tietää vain se, joka on sen omistanut.
help-worth = Arvoltaan { $value }.
help-bullets = Ammuttu luoti menee jonkun pakkaan. Jos luoteja ei ole jäljellä, Ammu ei vaikuta.
help-hits = Jokainen saatu luoti vie tilaa kädessä; tasatilanteessa vähemmän saanut voittaa.
help-cards = Kuusi nostetaan kierroksen alussa; loput odottavat pakassa.
help-sum = Varmasti tiedetty: rahapussi, jonka arvoa et tiedä, lasketaan arvolla { $value }.
help-gunslinger = { $value } lopussa sille, joka on ampunut eniten luoteja; jos kärjessä on useita, kullekin.
help-first-player = Aloittaa tämän kierroksen jokaisen vuoron; seuraavalla sen tekee vasemmanpuoleinen pelaaja.
help-round = Jokaisella viidestä kierroksesta on omat vuoronsa.
help-rounds = Jokaisen kierroksen jälkeen viimeinen vaunu irrotetaan. Viimeinen junassa voittaa.
help-plan = Jokainen pinoaa salaa kolme korttia, ensimmäinen päällimmäisenä.
help-shootin = Vuorollaan jokainen paljastaa kortin ja toteuttaa sen, kolmesti.
help-lootcard = Jos lopussa on useita jäljellä, voittaa se, jolla on eniten saaliskortteja; sitten ratkaisee suurin kortti.
help-stunned = Seuraava kortti, mikä tahansa, vain nostaa pystyyn. Tyrmättyyn ei voi osua.
help-turn-standard = Kortit pelataan kuvapuoli ylös.
help-turn-tunnel = Kortit pelataan kuvapuoli alas.
help-turn-speeding-up = Kukin pelaa kaksi kertaa peräkkäin.
help-turn-switching = Tämä vuoro kulkee vastapäivään.
help-super-flip = Käänny ympäri paikallasi.
help-super-change-floor = Katolle tai sisään.
help-super-move = Yksi vaunu katseesi suuntaan.
help-super-shoot = Ensimmäinen edessäsi seisova lentää yhden vaunun verran ja on tyrmätty.
help-super-reflex = Tyrmättynä nouset ja ammut; muuten käyt makaamaan.
help-super-horse = Veturiin, pudonneenakin takaisin junaan.
uncouple = Irrotus
help-uncouple = Viimeinen vaunu jää, takimmainen rosvo ottaa sen saaliin.

station-master = Asemapäällikkö
lesson-step = Asemapäällikkö, vaihe { $step }/{ $last }
lesson-at = Oppitunti, vaihe { $step }
lesson-on = Jatka
lesson-back = Yksi vaihe taaksepäin
lesson-show = Näytä
lesson-skip = Riittikö jo? Minne mennään?
lesson-next-act = Seuraava näytös
lesson-leave = Poistu oppitunnilta
lesson-wrong = Hyvä ajatus, väärä hetki. Kokeile sitä, mikä hohtaa.
lesson-express-goal = Viisi kierrosta liikkuvassa junassa. Lopussa rikkain voittaa. Käytöstavoista ei saa pisteitä.
lesson-express-scheme = Jaloissasi on jalokivi. Pelaa { card-rob }: se tapahtuu myöhemmin, kun juonet luetaan.
lesson-express-scheme-shoot = Ei vielä. Omassa paikassasi olevaa ei saa edes ampua.
lesson-express-scheme-punch = Kohta. Ensin jalokivi.
lesson-express-wire = Langalla on kaikkien juoni järjestyksessä. Belle aikoo liikkua. Doc aikoo lyödä. Jotakuta.
lesson-express-climb = Kiihdytys: kaksi korttia peräkkäin. Ensin { card-change-floor }, katolle.
lesson-express-climb-move = Sen jälkeen. Ensin kiivetään, sitten juostaan.
lesson-express-run = Nyt { card-move }. Sisällä kuljet yhden vaunun, katoilla jopa kolme.
lesson-express-run-marshal = Säästä hänet. Hän on Bellelle.
lesson-express-drew = Belle nosti kolme korttia eikä pelannut: niin saa tehdä. Sinäkin teet, myöhemmin.
lesson-express-read = { card-move } ja { card-rob }: Belle menee vaunuun 1. Pelaa { card-marshal } ja lähetä hänet tervehtimään.
lesson-express-read-shoot = Hieno vastaus toiseen kysymykseen. { card-marshal }.
lesson-express-rob = Juonet luetaan. Sinun on ensimmäinen. Ota jalokivi, se on aina 500{ "\u00A0" }$.
lesson-express-rob-purse = Rahapussissa on 250–500{ "\u00A0" }$. Jalokivi ei petä koskaan.
lesson-express-punched = Doc lyö: pudotat jalokiven ja lennät yhden vaunun verran. Juoni on vain mielipide.
lesson-express-astray = { card-change-floor } -{ "\u2060" }korttisi tulee vasta tässä, vaunussa 2. Ei siellä, missä luulit. Ylös siitä.
lesson-express-back = Jalokivi on viimeisessä vaunussa, takanasi. Juokse yksi katto taaksepäin.
lesson-express-back-forward = Hyvin juostu. Väärä suunta. Jalokivi on takanasi.
lesson-express-taken = Doc poimii jalokivesi ja kiipeää ihailemaan maisemia. Paina ne kasvot mieleesi.
lesson-express-marshal = Sheriffisi astuu Bellen luo. Kuka hänet kohtaa, saa luodin ja pakenee katolle.
lesson-express-shot = Sisällä ammut viereiseen vaunuun, katoilla niin kauas kuin näet. Belle näkee sinut. Ai.
lesson-express-bullet = Uusi kierros, kuusi uutta korttia. Yksi on Bellen luoti. Napauta sitä: se ei tee mitään, ikinä.
lesson-express-bullet-card = Ensin luoti. Ei hätää, se on jo ammuttu.
lesson-express-punch = Doc seisoo vierelläsi ja pitää jalokiveäsi. Hän nosti kortteja ja pysyy. Pelaa { card-punch }.
lesson-express-punch-move = Ja jättäisit jalokiven hänelle? { card-punch }.
lesson-express-punch-marshal = Tänne ylös hän ei koskaan tule. { card-punch }.
lesson-express-draw = Seuraavaksi tarvitset kortin { card-rob }, eikä sinulla ole. Nosta kolme äläkä pelaa.
lesson-express-draw-card = Voisit. Mutta jalokivi jäisi katolle. Nosta.
lesson-express-tunnel = Tunneli: kaikki pelaavat kuvapuoli alas. Pelaa { card-rob }. Vain sinä tiedät, ja näytät viattomalta.
lesson-express-tunnel-shoot = Seuraavalla vuorolla. Pimeässä poimitaan tavaroita.
lesson-express-switching = Vaihde: tämä vuoro kulkee toisin päin, joten olet ennen Docia. Pelaa { card-shoot }.
lesson-express-knock = Belle juoksee eteenpäin. Nyt sinä lyöt ja valitset: mitä Doc pudottaa?
lesson-express-knock-purse = Siinä on 250{ "\u00A0" }$, sen näkivät kaikki. Jalokivi on sinun, moraalisesti.
lesson-express-pushed = Doc lentää vaunun verran. Sieltä hän ampuu sinua, mikä on vain reilua.
lesson-express-nothing = Tunnelin kortit käännetään. Belle vie salkun, 1{ "\u00A0" }000{ "\u00A0" }$. Doc ryöstää tyhjän katon.
lesson-express-welcome = { card-rob }-korttisi: täällä on vain yksi esine, joten ei tarvitse valita. Tervetuloa takaisin, jalokivi.
lesson-express-power = Osut Dociin. Djangon kyky: hän myös lentää vaunun verran. Nyt hän seisoo sheriffin yläpuolella.
lesson-express-order = Doc kiipeää alas, kuten juonitteli. Sheriffi on siellä. Luoti, katto, katumus.
lesson-express-event = Sitten tapahtuma. { round-angry-marshal }: luoti kaikille hänen katollaan, ja hän jatkaa matkaa.
lesson-express-station = Kolme kierrosta myöhemmin. Asema maksaa 250{ "\u00A0" }$ kaikille veturissa ja sen katolla. Juokse sinne.
lesson-express-station-crowd = Ahdasta, eikä makseta. Kaksi vaunua eteenpäin.
lesson-express-station-caboose = Rahat ovat toisessa päässä.
lesson-express-belle = Viimeinen kortti: { card-shoot }. Belleä ei voi valita, kun Docin voi: se on hänen kykynsä. Siis Doc.
lesson-express-belle-belle = Ei niin kauan kuin Docin voi valita.
lesson-express-gunslinger = { round-hostage-conductor }: sinulle maksetaan. Laske tyhjät hylsyt: ammuit eniten. Napauta rullaasi.
lesson-express-gunslinger-sheet = Kolme laukausta. Sinä ammuit neljä.
lesson-express-end = { gunslinger }: 1{ "\u00A0" }000{ "\u00A0" }$ lisää. 2{ "\u00A0" }400{ "\u00A0" }$ vastaan 2{ "\u00A0" }300{ "\u00A0" }$: voitat. Tasan? Silloin vähemmän luoteja saanut. Ryöstä nyt joku oikea.
lesson-superexpress-goal = Joka kierroksella viimeinen vaunu irrotetaan. Ole viimeinen kyydissä. Siinä kaikki.
lesson-superexpress-move = Suunnittele salaa kolme korttia. Ensin { card-move }: kuljet katseesi suuntaan, eteenpäin.
lesson-superexpress-move-flip = Silloin { card-move } veisi sinut vaunuun, joka irrotetaan.
lesson-superexpress-reflex = Ghost katsoo sinuun, ja Ghost ampuu. Toinen kortti { card-reflex }: maasta ammut takaisin.
lesson-superexpress-reflex-shoot = Maassa { card-shoot } vain nostaisi sinut jaloillesi.
lesson-superexpress-shoot = Kolmas, { card-shoot }: osuu ensimmäiseen edessäsi seisovaan, miten kaukana tahansa. Lukitse sitten.
lesson-superexpress-passes = Kultakin yksi kortti, kolme kertaa. Sinä kävelet, Tuco ratsastaa veturiin.
lesson-superexpress-pushed = Ghost ampuu sinua: vaunu taaksepäin ja lattialle.
lesson-superexpress-answered = { card-reflex }-korttisi: ylös ja pam. Ghost lentää veturiin ja jää makaamaan.
lesson-superexpress-off = Ghostin kortti vain nostaa hänet. { card-shoot }-korttisi löytää hänet taas, ja siihen juna loppuu.
lesson-superexpress-uncoupled = Viimeinen vaunu lähtee. Siinä ei ole ketään, ja sinä takimmaisena otat sen saaliin: 356{ "\u00A0" }$.
lesson-superexpress-horse = Tuco aloittaa ja katsoo sinuun. Takanasi: aavikko. Suunnittele ensin { card-horse }.
lesson-superexpress-horse-reflex = Se auttaa kyydissä. Aavikolla tarvitaan hevonen.
lesson-superexpress-flip = Hevonen jättää sinut veturiin, katse eteenpäin. Siis { card-flip }, sitten { card-shoot }, ja lukitse.
lesson-superexpress-flip-shoot = Ampuisit taivaanrantaan. Käänny ensin.
lesson-superexpress-rode = Tuco ampuu sinut junasta. Seuraava korttisi on { card-horse }: ratsastat takaisin.
lesson-superexpress-aimed = Käännyt, ammut. Tuco päätyy viimeiseen vaunuun selälleen.
lesson-superexpress-end = Irti! Olet viimeinen kyydissä: voitat. Saalis ratkaisee vain, jos veturissa on useampi.

## Tables in this browser
here-table = Pöytä tällä laitteella
here-table-help = Kaikille, jotka jakavat laitteen, ja boteille. Verkkoa ei tarvita.
here-mark = Tällä laitteella
elsewhere = Tätä peliä pelataan toisessa ikkunassa. Tässä katselet.
elsewhere-take = Pelaa sitä tässä
not-kept = Tämä selain ei säilytä mitään: kun sivu sulkeutuu, peli katoaa. Lopuksi voit silti tallentaa pöytäkirjan.
not-kept-full = Selaimessa ei ole enää tilaa: se, mitä tästä lähtien pelataan, katoaa kun sivu sulkeutuu. Se tallennetaan heti, kun tilaa on taas.
remove-game = Poista tämä peli
trouble-gone = Tuota peliä ei ole tässä selaimessa
trouble-gone-help = Laitteen pelit säilyvät selaimessa, jossa ne pelattiin. Se on ehkä poistettu, tai selaimen tiedot on tyhjennetty.
trouble-saved = Tallennettua peliä ei voi lukea
trouble-saved-help = Säilytetty tieto on vioittunut. Voit poistaa sen; muut pelisi ovat turvassa.
trouble-laws = Peli ei voi jatkua tässä
trouble-laws-help = Se alkoi eri säännöillä kuin tällä sivulla on. Se säilyy, kunnes poistat sen.
trouble-engine = Tämä selain ei voi pelata itse
trouble-engine-help = Pelin koodia ei voitu käynnistää. Lataa sivu uudelleen tai käytä toista selainta.
trouble-module = Tämä sivu ja pelin koodi eivät sovi yhteen
trouble-module-help = Toinen niistä on eri versiota. Lataa uusin; pelisi säilyvät.
invite-friends = Kutsu ystäviä
invite-friends-help = Peli jatkuu palvelimen pöydässä: bottien paikat vapautuvat, ja yksi linkki päästää ystävät sisään.
invite-friends-later = Ystävät voivat tulla mukaan alussa tai kahden kierroksen välissä.
invite-friends-fails = Peliä ei voitu siirtää: { $sentence }
carried-seed = Tämä peli alkoi yhden pelaajan laitteella, joka tunsi siemenluvun: mikään ei todista, että sekoitus oli reilu.

# the puzzle of the day
puzzle-title = Päivän pulma
puzzle-archive = Arkisto
puzzle-today = Tänään
puzzle-to-play = Vuorossa on { $bandit }. Yksi vastaus on selvästi paras.
puzzle-to-plan = { $bandit } suunnittelee kolme korttia. Yksi suunnitelma on selvästi paras.
puzzle-from-archive = Arkistosta: pulma päivältä { $date }
puzzle-round = Kierros { $round }.
puzzle-hidden = Muiden kuvapuoli alaspäin olevia kortteja: { $n }. Kukaan ei voi tietää niitä.
puzzle-secret = Kaikki suunnittelevat yhtä aikaa: kukaan ei voi tietää muiden kortteja.
puzzle-right = { $play }: juuri niin.
puzzle-wrong = { $play }: ei tällä kertaa.
puzzle-outlaw-would = Lainsuojaton botti olisi valinnut: { $play }.
puzzle-outlaw-too = Myös lainsuojaton botti lankeaa siihen.
puzzle-best-was = Paras oli: { $play }.
puzzle-games = Kutakin jatkettu jopa { $n } kertaa
puzzle-best = paras
puzzle-chosen = valittu
puzzle-why = Miksi muut ovat huonompia
puzzle-theme = Aihe: { $theme }
puzzle-theme-shoot = { card-shoot }
puzzle-theme-flee = Pako
puzzle-theme-run = Liikkeellä
puzzle-theme-loot = { loot }
puzzle-theme-punch = { card-punch }
puzzle-theme-marshal = { card-marshal }
puzzle-theme-empty = Tyhjä käsi
puzzle-theme-tunnel = Bluffi tunnelissa
puzzle-theme-last = Viimeinen kyydissä
puzzle-all = Kaikki { $n } suunnitelmaa
puzzle-streak = Päiviä peräkkäin: { $n }
puzzle-streak-none = Ei vielä peräkkäisiä päiviä
puzzle-streak-best = ennätys { $n }
puzzle-weeks = Viimeiset kaksi viikkoa
puzzle-state-solved = ratkaistu
puzzle-state-missed = väärin
puzzle-state-open = avoinna
puzzle-day-solved = { $date }: { puzzle-state-solved }
puzzle-day-missed = { $date }: { puzzle-state-missed }
puzzle-day-open = { $date }: { puzzle-state-open }
puzzle-share = Jaa
puzzle-share-what = Mitä jaetaan
puzzle-shared = Kopioitu.
puzzle-share-solved = Ratkesi heti.
puzzle-share-missed = Tänään huijattu.
puzzle-archive-by-theme = Arkisto aiheittain
puzzle-solved-of = { $solved } / { $n } ratkaistu
puzzle-newest = Uusimmat ensin
puzzle-why-idle = Jokin korttisi ei tee mitään tällä kierroksella ({ $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-hit = Sinuun osuu luoti tällä kierroksella ({ $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-lost = Menetät saalista tällä kierroksella ({ $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-take = Saat saalista tällä kierroksella (vain { $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-fire = Laukauksesi osuu tällä kierroksella (vain { $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-gun = Olet lopussa { gunslinger } (vain { $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-money = Sinulla on lopussa keskimäärin { $seen }; parhaalla valinnalla { $best }.
puzzle-why-rival = Rikkaimmalla kilpailijallasi on lopussa keskimäärin { $seen }; parhaalla valinnalla { $best }.
puzzle-why-off = Putoat junasta tällä kierroksella ({ $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-stun = Kaadut maahan tällä kierroksella ({ $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-miss = Laukauksesi ei löydä ketään ({ $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-loot = Saat viimeisen vaunun saaliin (vain { $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-alone = Kilpailija putoaa junasta tällä kierroksella (vain { $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-last = Olet lopussa yhä kyydissä (vain { $seen } peliä sadasta; parhaalla valinnalla { $best }).
puzzle-why-less = Se voittaa { $seen } peliä sadasta; paras valinta voittaa { $best }.

## Hints
hint = Vihje
hint-help = Lyhdyn vihje kolmessa vaiheessa; kaikki näkevät, että kysyit (?)
hint-wait = Lyhtyä sytytetään …
hint-fail = Lyhty sammui: vihjettä ei tullut.
hint-again = Yritä uudelleen
hint-more = Kerro lisää
hint-all = Näytä kaikki mahdollisuudet
hint-out = Sammuta lyhty
hint-step = Vihje { $n }/3
hint-nth = Tämä koskee juonesi korttia { $n }.
hint-dark = On pimeää: kukaan ei näe, mitä pelaat.
hint-close = Tilanne on tasainen: usea vaihtoehto on suunnilleen yhtä hyvä.
hint-two = Toinen näistä kahdesta.
hint-two-names = { $a } tai { $b }.
hint-of-what = Voiton mahdollisuus kullakin sen mukaan, mitä tiedät.
hint-chance = { $option }: { $chance }
hint-lead-none = Vaikea sanoa; ehkä: { $option }.
hint-lead-little = Niukasti: { $option }.
hint-lead-clear = Selvästi: { $option }.
hint-named = { $name }. Voiton mahdollisuus sen mukaan, mitä tiedät: { $n } prosenttia, väliltä { $low }–{ $high }
hint-named-lit = { $name }. Vihjeen valaisema
hint-none = Tässä pöydässä ei ole vihjeitä: isäntä ei ole sallinut niitä.
hints-on = Vihjeet päällä
hints-on-help = Vuorossa oleva saa pyytää täällä vihjeitä. Jokainen lyhty on yksi.
hints-asked = Pyydettyjä vihjeitä: { $n }
log-hint = Pyydettiin vihje: { $player }.
key-hint = ?
key-hint-help = vihje tai sen seuraava vaihe
option-hints = Vihjeet
option-hints-help = Vuorossa oleva saa kysyä lyhdyltä; kaikki näkevät, kuka kysyi. Tavallisesti: vain, kun yksi ihminen pelaa yksin bottien kanssa.
hints-usual = Tavalliseen tapaan
hint-marshal = Ajattele sheriffiä.
hint-marshal-more = Missä hän on, ja kenen pitäisi kohdata hänet siellä?
hint-loot = Ajattele saalista.
hint-loot-more = Mitä on ulottuvilla, ja kuka muu tavoittelee sitä?
hint-shoot = Ajattele, keneen voi osua.
hint-shoot-more = Kuka on tulilinjallasi, kun laukaus lähtee?
hint-punch = Ajattele, kuka seisoo vieressäsi.
hint-punch-more = Mitä hän menettäisi, ja minne hän lentäisi?
hint-place = Ajattele, missä tulet olemaan.
hint-place-more = Paikka, josta seuraava kortti toimii, on kortin arvoinen.
hint-draw = Ajattele kättäsi.
hint-draw-more = Lisäkortit voivat nyt olla arvokkaampia kuin yksi toiminto lisää.
hint-cards = Ajattele, mitä tulet tarvitsemaan.
hint-cards-more = Jokainen kortti ei auta siellä, minne olet menossa.
hint-facing = Ajattele, mihin suuntaan katsot.
hint-facing-more = Kuka on edessäsi ja kuka takanasi?
hint-reflex = Ajattele, kuka voi ampua sinua.
hint-reflex-more = Kaatunutkin voi vielä vastata.
hint-horse = Ajattele aavikkoa.
hint-horse-more = Putoava tarvitsee tien takaisin.

version-ready = Uusi versio on valmiina.
no-server = Tämän sivun takana ei ole palvelinta: täällä pelaat botteja vastaan tai kierrätätte yhtä laitetta. Jos ystävät pelaavat omilla laitteillaan, joku käynnistää palvelimen millä tahansa koneella, jossa on Python:
no-server-then = Lähdekoodin kansiossa make play tekee kaiken. Sitten kaikki avaavat osoitteen, jonka palvelin kertoo. Ohje palvelimen viemiseen internetiin on tiedostossa docs/hosting.md.
trouble-server = Täällä ei ole palvelinta
trouble-server-help = Tämä sivu pelaa itsenäisesti. Ystävien pöydät ovat palvelimen osoitteessa.
replayed-wait = Pelataan uudelleen tällä laitteella …
replayed-same = Pelattu uudelleen tällä laitteella, vastaus vastaukselta: kaikki tapahtui niin kuin näytettiin, ja tulos on sama.
replayed-transcript = Pöytäkirja on katkennut tai sitä on muutettu: tarkistussumma ei täsmää.
replayed-seed = Kortteja ei jaettu tästä siemenluvusta.
replayed-answer = Vastaus { $n } ei ole sääntöjen sallimia.
replayed-events = Uudelleen pelattuna vaiheessa { $n } tapahtuu jotain muuta.
replayed-outcome = Uudelleen pelattuna pelin tulos on toinen kuin näytetty.
replayed-not = Peliä ei voitu pelata uudelleen tällä laitteella, joten vain luvut tarkistettiin.

## Studies
study = Tutkielma
study-title = Otsikko
study-nowhere = Ei vielä tallessa.
study-here = Tallessa tässä selaimessa.
study-there = Tallessa palvelimella; linkin haltija näkee muutoksesi.
study-keeping = Tallennetaan …
study-reading = Luet mukana; muutokset tehdään muokkauslinkillä.
study-until = Tallessa { $date } asti, jos kukaan ei enää lue sitä.
study-here-now = Täällä nyt
study-guest = joku
study-steps-on = { $n ->
    [one] askeleen edellä
   *[other] { $n } askelta edellä
  }
study-steps-back = { $n ->
    [one] askeleen jäljessä
   *[other] { $n } askelta jäljessä
  }
study-elsewhere = toisessa muunnelmassa
study-keep-here = Tallenna tänne
study-file = Tiedostona
study-link = Kopioi linkkinä
study-keep-there = Tallenna palvelimelle
study-copy-read = Kopioi lukulinkki
study-copy-edit = Kopioi muokkauslinkki
study-copy-frame = Kopioi kehys muille sivuille
study-copied = Kopioitu.
study-link-long = Tutkielma on liian pitkä yhteen linkkiin: tallenna se tiedostona tai palvelimelle.
study-key-help = Pidä muokkauslinkki tallessa: kukaan ei voi antaa sinulle toista.
study-not-kept = Sitä ei voitu tallentaa. Se pysyy laudalla; yritä uudelleen.
study-too-large = Tutkielma on liian suuri tallennettavaksi.
study-not-yours = Tämä avain ei muuta tutkielmaa. Muutoksesi pysyvät laudallasi.
study-unknown = Sellaista tutkielmaa ei ole, tai sitä ei enää säilytetä.
study-too-fast = Liian monta tutkielmaa kerralla; odota minuutti.
study-unreadable = Tämä ei ole tutkielma.
study-version = Tutkielman kirjoitti uudempi Folsom. Lataa sivu uudelleen tai pyydä vanhempaa.
study-cut-off = Osa tutkielmasta puuttuu: linkki tai tiedosto on katkennut.
study-untitled = Ilman otsikkoa
study-none = Tässä selaimessa ei ole vielä tutkielmia. Katso peliä ja tallenna se.
study-open = Avaa tutkielma
embed-open = Avaa Folsomissa
pens = Kynät
pens-help = Painallus junan kohtaan tekee ympyrän, veto toiseen kohtaan nuolen; sama uudelleen pyyhkii sen pois.
pen-idea = Ajatus
pen-danger = Vaara
pen-plan = Suunnitelma
mark-arrow = { $pen }: { $from } – { $to }.
mark-circle = { $pen }: { $place }.

## The analysis board, and where games are looked at again.
board-round = Kierros
board-moment = Hetki
board-when = Kierros { $round }, { $phase }
board-when-turn = Kierros { $round }, vuoro { $turn }
board-answered = { $bandit }: { $option }
board-ply = { $bandit }: { $option }; voiton mahdollisuus sen jälkeen { $share }
board-turning-point = Käännekohta { $n }: { $name }
board-chance = Voiton mahdollisuus
board-knew = Mitä { $bandit } tiesi
board-knew-each = Kunkin omien tietojen mukaan
board-true = Mikä oli totta
board-judged-by = Arviointiperuste
board-table = Taulukko
board-refining = { $n } läpipeluuta pistettä kohti, lisää tulossa
board-no-engine = Tämä selain ei voi laskea mahdollisuuksia.
board-to-play = Vuorossa { $bandit }
board-card = kortti { $n }/{ $of }
board-speed = Nopeus: { $speed }-kertainen
board-last-turn = Edelliseen käännekohtaan
board-next-turn = Seuraavaan käännekohtaan
board-options = Voiton mahdollisuus, kun { $bandit } pelaa
board-options-plan = Voiton mahdollisuus, kun { $bandit } suunnittelee
board-option-told = { $option }: voiton mahdollisuus sen mukaan, mitä { $bandit } tiesi, { $share }, tarkkuus { $error } pistettä; todellisuudessa { $truth }. { $tags }
board-best = paras
board-chosen = valittu
board-legend-knew = tiedetty
board-legend-true = tosi
board-all-plans = Kaikki ({ $n })
board-moves = Siirrot ja muunnelmat
board-variations = Muunnelmia: { $n }
board-variation = Muunnelma
board-setup = Alkuasetelma
board-name = Nimi
board-comment = Kommentti
board-promote = Nosta
board-delete = Poista
board-ok = OK
board-all = Kaikki
board-deal = Jaa toinen mahdollinen maailma
board-dealt = Piilossa ollut on jaettu uudelleen.
board-play-on = Pelaa eteenpäin
board-play-on-title = Pelaa tästä eteenpäin
board-played-by = { $bandit }, pelaajana: { $player }
board-beside = Junan vieressä
board-tab-options = Vaihtoehdot
board-tab-tree = Siirrot
board-tab-eyes = Silmät
board-tab-play = Pelaa
board-chose = Valittu
board-better = Parempi
board-better-named = Parempi: { $option }
board-unit = Voiton mahdollisuus sen mukaan, mitä { $bandit } tiesi, tarkkuus { $error } pistettä. Valinta luovutti pois { $gap }.
board-followed = Mitä olisi seurannut
board-followed-nothing = Kierroksen loppuun mennessä mitään muuta ei olisi tapahtunut.
board-play-ahead = Näytä junassa
board-keep = Säilytä muunnelmana
board-all-options = Kaikki, mitä { $bandit } saattoi tehdä
games-title = Omat pelit
games-kept = säilytetään tässä selaimessa
games-watch = Katso mitä tahansa peliä ja opi
games-open = Avaa tiedosto
games-paste = Liitä
games-paste-here = Liitä pöytäkirja tähän
games-read = Lue
games-sample = Esimerkki: { $game }
games-drop = Tai pudota pöytäkirja, tutkielma tai linkki kumpaan tahansa mihin tahansa tälle sivulle.
games-let-go = Päästä irti, niin se avautuu
games-finished = Päättyneet
games-count = Pelejä: { $n }, joista voitettu: { $won }
games-place = Sija { $place }/{ $of }
games-analyse = Analysoi
games-analyse-of = Analysoi peli, { $day }, { $bandit }
games-day = Päivä
games-crew = Jengi
games-chance = Voittomahdollisuutesi
games-spark = Voittomahdollisuutesi: alussa { $first }, korkeimmillaan { $most }, lopussa { $last }
games-won-by = Voittaja: { $bandit }
games-won-by-lead = Voittaja: { $bandit }, { $lead } edelläsi
games-studies = Tutkielmat
games-none = Jokainen tässä selaimessa loppuun pelaamasi peli on täällä.
games-wrong = Tämä ei ole kokonainen peli.
games-wrong-line = Rivi { $line }: { $reason }
games-wrong-head = pöytäkirja alkaa sanalla ”folsom”, pelillä ja sääntöjen versiolla, ei tekstillä ”{ $found }”.
games-wrong-game = peliä nimeltä ”{ $found }” ei ole.
games-wrong-rules = se on pelattu sääntöjen versiolla { $found }, jota tämä sivu ei tunne.
games-wrong-word = ”{ $found }” ei kuulu pöytäkirjaan.
games-wrong-seed = siemenluvussa on 64 heksadesimaalinumeroa, ei ”{ $found }”.
games-wrong-options = näin ei voi pelata: { $found }
games-wrong-answer = ”{ $found }” ei ole vastaus.
games-wrong-cut = se päättyy tähän ilman tarkistussummaa: loppu on leikattu pois.
games-wrong-sum = tarkistussumma ei täsmää: jotakin on muutettu tai vioittunut.
games-wrong-long = se on pidempi kuin mikään peli.
games-wrong-refused = vastausta { $found } ei voi antaa siinä.
games-open-far = Avaa vastaukseen { $n } asti
edit-open = Kokoa asema
edit-title = Asema
edit-by-hand = käsin koottu
edit-help = Vedä, tai napauta nappulaa ja sitten paikkaa.
edit-held = Kädessä: { $piece }. Napauta paikkaa.
edit-pieces = Nappulat
edit-cannot = Näin ei voi olla
edit-fault = Selain ei voinut katsoa asemaa.
edit-too-soon = Rosvot eivät ole vielä junassa: siirry muutama askel eteenpäin ja kokoa sitten.
edit-undo = Kumoa
edit-leave = Takaisin
edit-up = Katolle: { $bandit }
edit-moment = Hetki
edit-cards = Kortit
edit-begin = Aloita
edit-new = Uusi peli
edit-round = Kierros
edit-turn = Vuoro
edit-to-play = Pelivuorossa
edit-fewer = { $what }: yksi vähemmän
edit-more = { $what }: yksi lisää
edit-hand = Käsi: { $bandit }
edit-hits = Osuneet luodit: { $bandit }
edit-instead = Tämän tilalle: { $card }
edit-turn-round = Käänny ympäri
edit-stunned = Tyrmätty
edit-off = Pois junasta
edit-take-up = Ota takaisin: { $card }
edit-uncouple = Irrota viimeinen vaunu
edit-box = Laatikkoon
edit-setup = { $game }, alkuasetelma
edit-mine = Lauta
edit-analyse = Tutki tätä asemaa
cannot-inside-with-marshal = { $bandit }: kukaan ei jää sheriffin vaunuun (E4.8).
cannot-too-many-cards = { $bandit }: kenelläkään ei ole yli { $most } korttia.
cannot-own-cards = { $bandit }: toimintakortteja puuttuu tai niitä on liikaa (E1.4).
cannot-hand-too-large = { $bandit }: kädessä { $found } korttia, mutta nyt niitä voi olla enintään { $most } (E3.1, E3.2).
cannot-drawn-cards-missing = { $bandit } on nostanut: kädessä tai pelattuna on vähintään { $least } korttia, ei { $found } (E3.2).
cannot-too-many-bullets = { $bandit }: näitä luoteja on vain { $most }, ei { $found } (E1.4).
cannot-own-bullet = { $bandit }: oma luoti ei osu kehenkään (E4.4).
cannot-bullets-left = { $bandit }: luodit eivät täsmää, jäljellä pitää olla { $left } (E1.4).
cannot-strongbox-missing = Toinen salkku tuli peliin kortilla Ota kaikki: se on junassa tai jollakulla (E7.4).
cannot-strongbox-too-early = Toinen salkku pysyy laatikossa korttiin Ota kaikki asti (E7.4).
cannot-loot-missing = Kaikki esille pantu saalis pysyy pelissä: junassa tai jollakulla (E2.2).
cannot-loot-too-much = Saalista ei ole enempää kuin vaunuissa ja rosvoilla oli alussa (E2.2).
cannot-ransom-too-early = Lunnaat maksetaan panttivankikierroksen jälkeen (E7.8).
cannot-too-many-ransoms = Kukin saa lunnaat enintään kerran (E7.8).
cannot-purse-values = Rahapusseja, joissa on { $dollars }, on vain { $most } (E1.3).
cannot-pile-order = { $bandit }: yksi kortti kerrallaan vuorojen järjestyksessä, eikä yhtään siinä, missä nostettiin (E3.2, E3.3).
cannot-pile-cover = { $bandit }: kortti peittää vain oman toisen rosvon näkyvän Ammu-kortin tavallisella vuorolla (E9.4).
cannot-pile-hidden = { $bandit }: kortit ovat kuvapuoli alas tunneleissa ja siinä, missä Ghost kätkee ensimmäisensä; muuta ei ole piilossa (E3.3, E3.6, E8.4).
cannot-pile-resolved = Yhteisen pinon kortteja ei ole toteutettu ennen Ryöstöä, ja tapahtumassa ne kaikki ovat (E4.1).
cannot-purse-known = Rahapussin tuntee se, jolla se on, ja ehkä ne, joilla se on ollut; laatikossa olevaa ei kukaan, ja sen, mikä ei ole salaista, kaikki (E4.11).
cannot-too-many-cars = Näin monella pelaajalla on enintään { $most } vaunua (S2.1).
cannot-loot-of-cars-gone = Lähteneitä vaunuja: { $gone }. Rosvoilla on yhtä monta saaliskorttia, ei { $cards } (S3.3).
cannot-nobody-aboard = Joku on kyydissä, kunnes ensimmäinen vaunu on lähtenyt (S5.3).
cannot-round = On kierros { $round }, sillä juna menettää vaunun joka kierroksella (S3.3).
cannot-round-at-the-end = On kierros { $round } tai { $gone }, sillä juna menettää vaunun joka kierroksella (S3.3).
cannot-all-aboard-at-first = Ensimmäisellä kierroksella kaikki ovat kyydissä (S2.1).
cannot-lost-loot = Saalis häviää vain, kun kukaan ei ole sitä ottamassa (S3.3).
cannot-last-loot = Joku kyydissä oleva otti viimeksi lähteneen vaunun saaliin, mutta kenelläkään heistä ei ole saalista (S3.3).
cannot-left-too-late = Näin monta rosvoa ja vaunua ei ole vielä lähtenyt (S3.3, S4.4).
cannot-left-together = Rosvot lähtevät yhdessä vain vaunun mukana; lähteneitä vaunuja: { $gone } (S3.3).
cannot-last-fall = Peli päättyi yhden rosvon putoamiseen, ei useamman (S5.1).
cannot-left-with-the-last-car = Peli päättyi, kun vähintään kaksi rosvoa lähti yhdessä (S5.3).
cannot-nobody-plans = Jonkun pitää vielä suunnitella (S3.1).
cannot-first-player-gone = { $bandit } ei ole kyydissä eikä voi olla aloittaja (S3.4).
