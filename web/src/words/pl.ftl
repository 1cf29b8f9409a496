### Folsom, polski

home = Folsom, strona główna
over = O 10:00 ze stacji
tag = Siedmioro bandytów, jeden pociąg i plan, który się nie uda.
poster = Pociąg jedzie o zmierzchu przez pustynię, na dachach bandyci
play-now = Graj teraz
play-friends = Graj ze znajomymi
super-express = Super Express
how-to-play = Jak grać
open-tables = Otwarte stoły
no-open-tables = Nie ma teraz otwartych stołów. Załóż własny i wpuść innych.
more-tables = Więcej stołów
my-tables = Twoje stoły
statistics = Statystyki
stats-help = Liczone tylko w tej przeglądarce, dla gier z jednym twoim miejscem do końca.
stats-none = W tej przeglądarce nie ukończono jeszcze żadnej gry.
stats-all = Razem
stats-games = Gry
stats-wins = Wygrane
stats-money = Pieniądze, średnio
stats-best = Rekord
stats-bullets = Kule wystrzelone / otrzymane
stats-save = Zapisz do pliku
stats-erase = Usuń
stats-erase-sure = Usunąć na zawsze?
watch = Oglądaj
replay = Powtórka
settings = Ustawienia
pause-landscape = Zatrzymaj krajobraz
run-landscape = Puść krajobraz w ruch
language = Język
theme = Kolory
theme-dusk = Zmierzch
theme-tunnel = Tunel (ciemne)
sound = Dźwięk
sound-on = Włączony
sound-off = Wyłączony
speed = Szybkość animacji
speed-n = { $speed }×
speed-0 = Bez animacji
imprint = Colt Express i Colt Super Express to gry wydawnictwa Ludonaute. Rysunki i teksty są tu nasze własne.
notices = Licencje innych autorów
express = Colt Express
superexpress = Colt Super Express
warming-up = Na tym komputerze przygotowują się zasady: minuta lub dwie, tylko raz. Stół otworzy się sam.
loading = Pociąg nadjeżdża…

money = { $value }{ "\u00A0" }$
thousands = { "\u00A0" }
thousands-from = 5
percent = { $n }%
list-more = { $first }, { $last }
list-last = { $first } i { $last }
list-row = { $first }, { $last }
list-apart = { $first }; { $last }
# Odmiana: kogo (dopełniacz i biernik brzmią tu tak samo).
bandit-belle = Belle
    .genitive = Belle
bandit-cheyenne = Cheyenne
    .genitive = Cheyenne
bandit-django = Django
    .genitive = Djanga
bandit-doc = Doc
    .genitive = Doca
bandit-ghost = Ghost
    .genitive = Ghosta
bandit-mei = Mei
    .genitive = Mei
bandit-tuco = Tuco
    .genitive = Tuca
marshal = szeryf
locomotive = lokomotywa
car-n = wagon { $car }
caboose-n = ostatni wagon (wagon { $car })
roof-of = { $kind ->
    [locomotive] na dachu lokomotywy
    [caboose] na dachu ostatniego wagonu (wagon { $car })
   *[car] na dachu wagonu { $car }
  }
inside-of = { $kind ->
    [locomotive] w lokomotywie
    [caboose] w ostatnim wagonie (wagon { $car })
   *[car] w wagonie { $car }
  }
to-roof-of = { $kind ->
    [locomotive] na dach lokomotywy
    [caboose] na dach ostatniego wagonu
   *[car] na dach wagonu { $car }
  }
into = { $kind ->
    [locomotive] do lokomotywy
    [caboose] do ostatniego wagonu
   *[car] do wagonu { $car }
  }
figure-at = { $bandit }, { $place }
space-who = { $place }: { $who }
space-loot = { $place }: { $who }; { $loot }
# Odmiana: zagrywa co.
card-move = Ruch
    .accusative = Ruch
card-change-floor = Zmiana poziomu
    .accusative = Zmianę poziomu
card-shoot = Strzał
    .accusative = Strzał
card-rob = Rabu{ "\u00AD" }nek
    .accusative = Rabunek
card-punch = Cios
    .accusative = Cios
card-marshal = Szeryf
    .accusative = Szeryfa
card-bullet = Kula
    .accusative = kulę
card-flip = Obrót
    .accusative = Obrót
card-reflex = Refleks
    .accusative = Refleks
card-horse = Koń
    .accusative = Konia
bullet-neutral = Kula szeryfa
    .accusative = kulę szeryfa
bullet-of = Kula { $bandit-genitive }
    .accusative = kulę { $bandit-genitive }
card-of = { $card } ({ $bandit })
card-play = Zagraj: { $card }
card-play-down = Zagraj zakrytą: { $card }
card-pick = Weź na rękę: { $card }
card-discard = Odrzuć: { $card }
card-bullet-dead = { $card }: tej karty nie można zagrać
a-purse = worek
a-jewel = klejnot
a-strongbox = walizka
taken-purse = worek
taken-jewel = klejnot
taken-strongbox = walizkę
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [one] 1 worek
    [few] { $n } worki
    [many] { $n } worków
   *[other] { $n } worka
  }
n-jewel = { $n ->
    [one] 1 klejnot
    [few] { $n } klejnoty
    [many] { $n } klejnotów
   *[other] { $n } klejnotu
  }
n-strongbox = { $n ->
    [one] 1 walizka
    [few] { $n } walizki
    [many] { $n } walizek
   *[other] { $n } walizki
  }
nobody = nikogo
nothing = nic
you = ty
bot = bot
seat-n = Miejsce { $seat }
first-player = Pierwszy gracz
face-down = Zakryta
loot = Łup
bullets = Kule
discard = Stos odrzuconych
surely-held = Na pewno na ręce lub w talii
power = Zdolność:
power-belle = Nie może być celem Strzału ani Ciosu, póki da się wybrać kogoś innego.
power-cheyenne = Worek, który ktoś upuści po jej Ciosie, może zabrać.
power-django = Kogo postrzeli, ten leci o wagon dalej.
power-doc = Dobiera siedem kart zamiast sześciu.
power-ghost = Pierwszą kartę rundy może zagrać zakrytą.
power-tuco = Może strzelać przez dach własnego wagonu.
bullets-detail = w bębenku { $left }, otrzymane { $received }
cards-detail = karty na ręce: { $hand }, w talii: { $deck }
at-least = co najmniej { $value }

phase-setup = Początek
phase-schemin = Planowanie
phase-keep = Karty na potem
phase-stealin = Napad
phase-event = Wydarzenie
phase-over = Koniec
phase-plan = Plan
phase-shootin = Strzelanina
round-summary = Runda { $round } z 5: { $card }. Tury: { $turns }
round-title = Runda { $round }: { $card }
round-hidden = Runda { $round }: jeszcze zakryta
round-angry-marshal = Wściekły szeryf
round-swivel-arm = Ruchome ramię
round-braking = Hamowanie
round-take-it-all = Bierz wszystko
round-passengers-rebellion = Bunt pasażerów
round-tunnel = Tunel
round-bridge = Most
round-marshals-revenge = Zemsta szeryfa
round-pickpocketing = Kradzież kieszonkowa
round-hostage-conductor = Maszynista zakładnikiem
round-none = Bez wydarzenia
event-none-help = Na koniec tej rundy nic się nie dzieje.
event-angry-marshal-help = Wszyscy na dachu nad szeryfem dostają kulę; potem szeryf idzie o wagon do tyłu.
event-swivel-arm-help = Wszystkich na dachach zmiata na dach ostatniego wagonu.
event-braking-help = Wszyscy na dachach lecą o wagon do przodu.
event-take-it-all-help = Druga walizka trafia tam, gdzie jest szeryf.
event-passengers-rebellion-help = Wszyscy w środku dostają kulę.
event-tunnel-help = Na koniec tej rundy nic się nie dzieje.
event-bridge-help = Na koniec tej rundy nic się nie dzieje.
event-marshals-revenge-help = Wszyscy na dachu nad szeryfem upuszczają swój najmniej wart worek.
event-pickpocketing-help = Kto jest gdzieś bez towarzystwa, może stamtąd wziąć worek.
event-hostage-conductor-help = Wszyscy w lokomotywie i na jej dachu dostają 250 $ okupu.
turn-standard = zwykła
turn-tunnel = tunel
turn-speeding-up = przyspieszenie
turn-switching = zwrotnica
turn-n = Tura { $turn }: { $kind }

pile = Wspólny stos, w kolejności zagrania
pile-card = { $bandit }: { $card }
pile-down = { $bandit }: zakryta
pile-own-down = { $bandit }: zakryta, twoja: { $card }
pile-drew = { $bandit }: { $n ->
    [one] karta
    [few] { $n } karty
   *[many] { $n } kart
  } z talii
pile-next = Teraz { $bandit }
hand = Twoja ręka
hand-pick = Weź jedną kartę
hand-keep = Twoja ręka: odrzuć, czego nie zachowujesz
hand-count = na ręce { $hand }, w talii { $deck }
watching = Oglądasz grę. Ręce są zakryte.
players = Gracze
prompt = O co chodzi
train = Pociąg
log = Co się działo
close = Zamknij

ask-team-title = Twoja drużyna.
ask-team = Którą parę bandytów prowadzisz?
ask-place-title = Początek.
ask-place = Kto zaczyna w ostatnim wagonie? Drugie z pary zaczyna o wagon bliżej przodu.
ask-pick-title = Pierwsza karta.
ask-pick = Weź na rękę jedną wybraną kartę.
ask-scheme-title = Planowanie.
# How many cards can be drawn: as many as are left, three at most.
how-many = { $n ->
    [1] jedną
    [2] dwie
   *[3] trzy
  }
ask-scheme-standard = { $can ->
    [play] Zagraj kartę.
    [draw] Dobierz { how-many }.
   *[both] Zagraj kartę albo dobierz { how-many }.
  }
ask-scheme-tunnel = { $can ->
    [play] Tunel: twoja karta leży zakryta.
    [draw] Tunel: dobierz { how-many }.
   *[both] Tunel: twoja karta leży zakryta. Albo dobierz { how-many }.
  }
ask-scheme-speeding-up = Przyspieszenie: dwa razy. { ask-scheme-standard }
ask-scheme-switching = Zwrotnica, w drugą stronę. { ask-scheme-standard }
ask-cover-title = Osłona.
ask-cover = Możesz dołożyć kartę drugiej postaci.
ask-keep-title = Karty na potem.
ask-keep = Odrzuć, czego nie chcesz zachować na następną rundę.
ask-move-title = Ruch.
ask-move = { $bandit } biegnie w środku: jeden wagon.
ask-move-roof = { $bandit } biegnie po dachach: 1–3 wagony.
ask-shoot-title = Strzał.
ask-shoot = Do kogo strzela { $bandit }?
ask-rob-title = Rabunek.
ask-rob = Co zabiera { $bandit }?
ask-punch-title = Cios.
ask-punch = Kogo uderza { $bandit }?
ask-knock-title = Cios.
ask-knock = Jaki łup traci { $target }?
ask-pocket-title = Zwinne palce.
ask-pocket = Czy { $bandit } bierze worek, czy go zostawia?
ask-push-title = Cios.
ask-push = Dokąd leci { $target }?
ask-marshal-title = Szeryf.
ask-marshal = Dokąd idzie szeryf?
ask-pickpocket-title = Kradzież kieszonkowa.
ask-pickpocket = Nikogo tu więcej nie ma: { $bandit } może wziąć worek.
ask-revenge-title = Zemsta szeryfa.
ask-revenge = Który worek upuszcza { $bandit }?
ask-plan-title = Plan.
ask-plan = { $n ->
    [1] Wybierz pierwszą kartę.
    [2] Wybierz drugą kartę.
   *[other] Wybierz trzecią kartę.
  }
do-move = Biegnij { $place }
do-push = Poślij { $target-genitive } { $place }
do-marshal = Wyślij szeryfa { $place }
do-shoot = Strzel do { $target-genitive }
do-punch = Uderz { $target-genitive }
do-place = { $target } zaczyna w ostatnim wagonie
do-draw = Dobierz { how-many }
do-pass = Pas
do-done = Zachowaj resztę
do-take = Weź
do-leave = Zostaw
take-back = Cofnij
leave-laid = Zostaw ją
skip = Pomiń
waiting-for = Teraz: { $players }.
waiting = Czekamy.
who-as = { $name } ({ $bandit })
watching-show = Teraz działają inni.
now-acting = Teraz { $bandit }: { $card }.
looking-back = Spojrzenie wstecz.
back-to-now = Wróć do gry
game-over = Koniec gry.
planned = Na stosie: { $cards }.
planned-own = Twój plan: { $cards }.
holding = Na ręce: { $cards }. Łup: { $loot }.

why-bullet = Kart kul nie można zagrywać. Zajmują tylko miejsce na ręce.
why-card = Tej karty nie można teraz zagrać: { $card }.
why-marshal = Do szeryfa nie można strzelać ani go uderzyć.
why-self = Nikt sam sobie tego nie robi.
why-belle = Nie można wybrać Belle, póki da się wybrać kogoś innego.
why-punch-far = { $target } jest w innym miejscu.
why-shoot-near = Nie do { $target-genitive }: nigdy nie strzela się w tym samym miejscu.
why-shoot-roof = Nie do { $target-genitive }: na dachach widać tylko najbliższych w każdą stronę.
why-shoot-inside = Nie do { $target-genitive }: w środku można strzelać tylko do sąsiedniego wagonu.
why-loot = Można zabrać tylko łup z miejsca, w którym stoi bandyta.
why-move-stay = Kto się rusza, nie może zostać na miejscu.
why-move-floor = Ruch nie zmienia poziomu. W górę i w dół prowadzi Zmiana poziomu.
why-move-roof = Za daleko: { $place }. To { $away ->
    [few] { $away } wagony
   *[other] { $away } wagonów
  } stąd, a po dachach biegnie się od jednego do trzech.
why-move-inside = Nie tam: { $place }. W środku biegnie się tylko do sąsiedniego wagonu.
why-marshal-roof = Szeryf nigdy nie wchodzi na dach.
why-marshal-far = Nie tam: { $place }. Szeryf idzie o jeden wagon.
why-push = Cios posyła o jeden wagon, na tym samym poziomie.

log-game-started = Pociąg rusza z Folsom.
log-team-taken = { $team } tworzą drużynę.
log-placed = { $bandit } zaczyna { $car }.
log-round-started = Runda { $round }: { $card }
log-round = Runda { $round }
log-turn-standard = Tura { $turn }.
log-turn-tunnel = Tura { $turn }: wjazd do tunelu.
log-turn-speeding-up = Tura { $turn }: pociąg przyspiesza.
log-turn-switching = Tura { $turn }: zwrotnica, w drugą stronę.
log-played = { $bandit } zagrywa { $card-accusative }.
log-covered = { $bandit } osłania i zagrywa { $card-accusative }.
log-played-down = { $bandit } zagrywa zakrytą kartę.
log-drew-instead = { $people ->
    [one] { $player } dobiera
   *[other] { $player } dobierają
  } { $n ->
    [one] kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
  }.
log-passed = { $people ->
    [one] { $player } pasuje.
   *[other] { $player } pasują.
  }
log-passed-cover = { $people ->
    [one] { $player } nie daje osłony.
   *[other] { $player } nie dają osłony.
  }
log-picked = { $people ->
    [one] { $player } bierze kartę na rękę.
   *[other] { $player } biorą kartę na rękę.
  }
log-picked-known = { $people ->
    [one] { $player } bierze na rękę { $card-accusative }.
   *[other] { $player } biorą na rękę { $card-accusative }.
  }
log-card-discarded = { $people ->
    [one] { $player } odrzuca { $card-accusative }.
   *[other] { $player } odrzucają { $card-accusative }.
  }
log-card-resolved = { $bandit }: { $card }.
log-no-effect = { $card } to nie koń: { $bandit } odpada z gry.
log-no-effect-no-target = { $bandit }: { $card } trafia w próżnię.
log-no-effect-no-bullets = { $bandit } nie ma już kul.
log-no-effect-no-loot = { $bandit } nie znajduje łupu.
log-moved = { $bandit } biegnie { $to-car }.
log-moved-push = Cios posyła { $bandit-genitive } { $to-car }.
log-moved-shot = Kula odrzuca { $bandit-genitive } { $to-car }.
log-moved-braking = Pociąg hamuje: { $bandit } leci { $to-car }.
log-moved-swivel-arm = Ruchome ramię zmiata { $bandit-genitive } { $to-car }.
log-climbed = { $bandit } wspina się { $car }.
log-climbed-down = { $bandit } schodzi { $car }.
log-bandit-fled = { $bandit } ucieka przed szeryfem na dach.
log-bandit-shot = { $bandit } strzela do { $target-genitive }.
log-loot-robbed = { $bandit } zabiera { $loot }.
log-bandit-punched = { $bandit } uderza { $target-genitive }.
log-loot-fell = { $bandit } upuszcza { $loot }.
log-loot-pocketed = { $bandit } wyrywa { $loot } z rąk { $target-genitive }.
log-marshal-moved = Szeryf idzie { $to-car }.
log-neutral-bullet = { $bandit } dostaje neutralną kulę.
log-bullets-short = Za mało neutralnych kul: nikt nie dostaje.
log-event-started = { $event }
log-strongbox-placed = Druga walizka stoi { $car }.
log-loot-pickpocketed = { $bandit } podnosi { $loot }.
log-loot-dropped = { $bandit } upuszcza na dachu { $loot }.
log-ransom-paid = { $bandit } dostaje okup.
log-round-ended = Koniec rundy { $round }.
log-game-ended = Koniec gry.
log-shootin-started = Strzelanina!
log-pass-started = Karta { $pass }
log-card-revealed = { $bandit } odkrywa { $card-accusative }.
log-turned-locomotive = { $bandit } odwraca się w stronę lokomotywy.
log-turned-caboose = { $bandit } odwraca się w stronę ostatniego wagonu.
log-bandit-pushed = Strzał odrzuca { $bandit-genitive } { $to-car }.
log-bandit-stunned = { $bandit } pada bez zmysłów.
log-stood-up = { $bandit } wstaje.
log-missed = { $bandit } nikogo nie trafia.
log-fell-front = { $bandit } spada z przodu pociągu.
log-fell-rear = { $bandit } spada z tyłu pociągu.
log-rode-in = { $bandit } nadjeżdża konno.
log-car-uncoupled = { $car } zostaje odczepiony.
log-left-behind = { $bandit } zostaje w tyle.
log-loot-taken = { $bandit } zabiera { $value }.
log-loot-lost = { $value } przepada razem z wagonem.
banner-round = Runda { $round }
banner-shootin = Strzelanina!
banner-pass = Karta { $pass }

super-summary = Runda { $round }; wagony za lokomotywą: { $cars }
your-plan = Twój plan
your-plan-help = pierwsza karta od lewej
plan-lift = Karta { $n }, { $card }: weź z powrotem
plan-swap = Zamień karty { $a } i { $b }
plan-lay = Zaplanuj: { $card }
ask-plan-lock = Trzy karty leżą. Zatwierdź plan albo go zmień.
lock = Zatwierdź
stance-stunned = { $bandit }, bez zmysłów
stance-locomotive = { $bandit }, przodem do lokomotywy
stance-caboose = { $bandit }, przodem do ostatniego wagonu
is-out = poza grą
is-stunned = bez zmysłów
is-off = na torach
out-title = Odpadasz z gry.
out-text = Zostań i zobacz, kto wygra.
off-title = Wypadasz z pociągu.
off-text = Twoja następna karta to Koń: zabierze cię do lokomotywy.
shot-hits = Twój strzał, karta { $n }, trafiłby cel: { $target }.
shot-misses = Twój strzał, karta { $n }, nie trafiłby nikogo.
sight-on = { $bandit }, linia strzału: { $target }.

more = Więcej
table = Stół
menu = Menu
look-back = Spójrz wstecz
step-back = Krok wstecz
step-on = Krok naprzód
chat = Czat
chat-n = { $n ->
    [one] Czat, 1 nowa wiadomość
    [few] Czat, { $n } nowe wiadomości
    [many] Czat, { $n } nowych wiadomości
   *[other] Czat, { $n } nowej wiadomości
  }
chat-and-log = Czat i dziennik
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś
chat-send = Wyślij
set-phrases = Gotowe zwroty
watcher-name = { $name } (ogląda)
a-watcher = Ktoś z widowni
phrase-howdy = Cześć!
phrase-ready = Gotowi?
phrase-one-minute = Chwileczkę.
phrase-good-luck = Powodzenia!
phrase-hurry = Pociąg nie poczeka!
phrase-nice-shot = Niezły strzał.
phrase-mine = To było moje!
phrase-revenge = Jeszcze mi za to zapłacisz.
phrase-sorry = Przepraszam!
phrase-thanks = Wielkie dzięki.
phrase-good-game = Dobra gra!
phrase-again = Jeszcze raz?
phrase-haha = Ha, ha!
phrase-whoa = O rety!
phrase-bravo = Brawo!
phrase-grr = Wrr!
phrase-phew = Uff…
phrase-hmm = Hmm…
lobby-title = Zbiórka
who-is-here = Kto tu jest
what-is-played = W co gramy
invite = Zaproś
invite-help = Jeden link dla wszystkich, na dowolnym urządzeniu. Kto nie znajdzie miejsca, może oglądać.
kept-days = { $n ->
    [one] Zachowany przez jeden dzień po ostatnim ruchu.
    [few] Zachowany przez { $n } dni po ostatnim ruchu.
    [many] Zachowany przez { $n } dni po ostatnim ruchu.
   *[other] Zachowany przez { $n } dnia po ostatnim ruchu.
  }
link = Link
copy = Kopiuj
copied = Skopiowano
qr = Kod QR linku
wanted = Poszukiwani
wanted-more = { $n ->
    [one] jeszcze jeden bandyta
    [few] jeszcze { $n } bandytów
    [many] jeszcze { $n } bandytów
   *[other] jeszcze { $n } bandyty
  }
wanted-onlookers = widzowie
invite-full = Wszystkie miejsca są zajęte. Dzięki linkowi znajomi mogą oglądać.
host = gospodarz
is-choosing = wybiera
is-ready = w gotowości
change-bandit = Zmień bandytę
change-name = Zmień imię
which-bandit = { $name }, kim z bandytów jesteś?
surprise-me = Zaskocz mnie
ride-along = { $name } zaprasza cię w podróż.
ride-along-help = Podaj imię i siądź do stołu albo tylko oglądaj.
sit-here = Tutaj
departures = Odjazdy
change = Zmień
done = Gotowe
host-sets = Ustala to { $name }, gospodarz stołu.
all-aboard = Proszę wsiadać!
waiting-choosing = Jeszcze wybiera: { $players }.
start-now-help = Jeśli zaczniesz teraz, przypadnie wolny bandyta.
places-become-bots = { $n ->
    [one] Wolne miejsce zajmie bot.
    [few] { $n } wolne miejsca zajmą boty.
    [many] { $n } wolnych miejsc zajmą boty.
   *[other] { $n } wolnego miejsca zajmą boty.
  }
host-starts-name = Grę rozpoczyna { $name }.
is-taken = { $name }: { $bandit }, postać zajęta
send-away = Odeślij
bot-on-seat = Bot na miejscu { $seat }
fairness = Uczciwe tasowanie
fairness-help = Serwer i każdy gracz ustalili po jednej liczbie i nikt jeszcze swojej nie ujawnił: to są ich skróty SHA-256. Karty wynikają ze wszystkich liczb razem. To urządzenie zachowuje to, co widzi, i sprawdza to na końcu.
your-name = Twoje imię
you-name = Przybysz
your-bandit = Twoja postać
sit-down = Siądź do stołu
sit-again = Dodaj gracza na tym urządzeniu
add-player = Dodaj tego gracza
stand-up = Wstań
seat-free = Wolne miejsce
seats-free = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
  }
bot-strength = Siła nowych botów
add-bot = Dodaj bota
clear-seat = Zwolnij miejsce { $seat }
away = poza stołem
pass-and-play-help = Jedno urządzenie dla wielu: dodaj tu kilkoro graczy. Między turami ręce są zasłaniane.
level-random = losowy
level-tenderfoot = żółtodziób
level-outlaw = desperado
level-sharpshooter = strzelec wyborowy
level-legend = legenda
start = Start
sit-first = Najpierw siądź do stołu.
host-starts = Grę rozpoczyna gospodarz.
start-waits = Start czeka na urządzenia tych graczy: { $players }.
start-waits-host = Otwórz tam stronę albo zwolnij miejsce.
full-watch = Wszystkie miejsca są zajęte. Zapraszamy do oglądania.
game = Gra
seats = Miejsca
edition = Wydanie
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014, szwedzkie
edition-2016-help = Poprawiona angielska instrukcja.
edition-2014-help = Pierwsze wydanie niemieckie.
edition-2014-sv-help = Pierwsze wydanie szwedzkie; różni się od niemieckiego w czterech miejscach.
variants = Warianty
option-powers = Zdolności postaci
option-powers-help = Każda postać ma jedną szczególną zdolność.
option-events = Wydarzenia
option-events-help = Karty rund kończą się wydarzeniem; ostatnia runda to stacja.
option-expert = Gra dla ekspertów
option-expert-help = Zachowujesz karty na następną rundę; talii nie tasuje się od nowa.
option-two_bandits = Po dwoje bandytów
option-two_bandits-help = Dla dwóch lub trzech osób: każda prowadzi parę.
option-reflex = Refleks
option-reflex-help = Piąta karta: leżąc bez zmysłów, wstajesz i strzelasz.
option-horse = Koń
option-horse-help = Karta, która wiezie cię do lokomotywy, nawet spoza pociągu.
option-open = Otwarty stół
option-open-help = Każdy może go znaleźć na stronie głównej i dołączyć.
option-random = Losowe postacie
option-random-help = Postacie się losuje, zamiast wybierać.
option-known_start_purses = Pierwsze worki są jawne
option-known_start_purses-help = Wszyscy wiedzą o 250 $, z którymi każdy zaczyna.
option-station_last = Stacja jest ostatnia
option-station_last-help = W przeciwnym razie wtasowuje się ją między rundy.
option-reveal_first = Karta rundy przed dobieraniem
option-reveal_first-help = Kartę rundy odkrywa się, zanim gracze dobiorą karty.
option-keep_actions_only = Zachowuje się tylko karty akcji
option-keep_actions_only-help = Eksperci: kul nie można zachować.
option-drop_bullets_first = Kule odrzuca się najpierw
option-drop_bullets_first-help = Eksperci: kule na ręce odrzuca się na początku planowania.
option-short_bullets_leave = Za mało kul: wypadają z gry
option-short_bullets_leave-help = Gdy neutralnych kul nie starcza, resztę usuwa się z gry.
option-revenge_takes_most = Zemsta zabiera najlepszy worek
option-revenge_takes_most-help = Zemsta szeryfa kosztuje najcenniejszy worek.
fine-print = Drobny druk
as-edition = jak w wydaniu
yes = tak
no = nie
clock = Zegar
clock-none = Bez zegara
clock-blitz = 20 s na decyzję
clock-calm = 60 s na decyzję
clock-game = 10 min + 10 s
second-device = Otwórz na drugim urządzeniu
second-device-help = Zeskanuj to drugim urządzeniem. Link działa raz, przez kilka minut.
pause = Pauza
resume = Dalej
paused = Gra jest wstrzymana. Miejsca, karty i zegary czekają; możesz zamknąć stronę.
let-bot-play = Niech bot gra za mnie
play-myself = Odbierz grę botowi
leave = Odejdź od stołu
waits-bot-mine = Bot gra za ciebie.
waits-just-away = Chwilowo nie ma: { $players }. Miejsce czeka.
waits-away = Nie ma od { $minutes } min: { $players }. Miejsce czeka.
waits-thinks = Namysł od { $minutes } min: { $players }.
waits-bot = { $n ->
    [one] Bot myśli: { $players }.
   *[other] Boty myślą: { $players }.
  }
let-bot-play-for = Niech zagra bot
mark-bot = Gra bot.
mark-away = Nie ma przy stole.
mark-pause = Chce pauzy.
pause-ask = Poproś o pauzę
pause-drop = Jednak bez pauzy
pause-mine = Chcesz pauzy. Gra toczy się dalej, aż wszyscy się zgodzą.
pause-asked = O pauzę prosi: { $players }.
agree = Zgoda
pause-decline = Grajmy dalej
no-thanks = Nie, dziękuję
said-yes = { $player }: zgoda
said-no = { $player }: nie
said-nothing = { $player }: jeszcze nie
bot-plays-for = Bot gra zamiast: { $players }.
confirm = Potwierdzanie kart
confirm-on = Dotknij dwa razy
confirm-off = Dotknij raz
confirm-again = Dotknij jeszcze raz, aby zagrać.
not-this = Nie tę
leave-title = Odejść od stołu?
leave-help = Gra toczy się dalej, a miejsce czeka. Bot gra za ciebie, aż wrócisz tym samym linkiem.
leave-help-alone = Gra poczeka, aż znów otworzysz jej link.
leave-stay = Zostań
leave-alone = Odejdź
leave-bot = Odejdź; gra bot
leave-for-good = Oddaj moje miejsce
leave-for-good-help = Oddane na dobre miejsce jest wolne dla innych.
take-free-seat = Zajmij wolne miejsce
free-seat-closed = Jest wolne miejsce, ale znasz już inną rękę z tej gry: może je zająć tylko ktoś inny.
to-first-page = Strona główna
result = Wynik
keys = Klawisze
key-digits = 1–9, 0
key-digits-help = wybiera to, co ma ten numer
key-w = W
key-w-help = kto gdzie jest
key-p = P
key-p-help = co jest na stosie
key-h = H
key-h-help = co mam
key-r = R
key-r-help = zasady
key-s = S
key-s-help = pomija pokaz
key-t = T
key-t-help = cofa
key-arrows = ← ↑ → ↓
key-arrows-help = spacer wzdłuż pociągu
reconnecting = Utracono połączenie. Łączymy ponownie…
your-turn = Twoja kolej
notify-turn = Powiadamiaj mnie
notify-turn-help = Powiadomienie, gdy jest moja kolej, a strony nie widać.
notify-refused = Przeglądarka nie zezwala tu na powiadomienia. Można to zmienić w jej ustawieniach.
offline = To urządzenie nie ma sieci. Gra ruszy sama, gdy sieć wróci.
refused = Nie można: { $sentence }
refused-late = Gra poszła już dalej; spójrz jeszcze raz.
pass-device = Podaj urządzenie dalej: teraz { $name }.
i-am = To ja, { $name }
reload = Wczytaj nową wersję
try-again = Spróbuj ponownie

you-win = Wygrywasz!
x-wins = { $n ->
    [one] { $players } wygrywa
   *[other] { $players } dzielą się zwycięstwem
  }
pair-wins = { $players } wygrywają
wins-with = Wygrywa { $name } ({ $bandit })
gunslinger = Rewolwerowiec
tie-bullets = { $n ->
    [one] 1 otrzymana kula
    [few] { $n } otrzymane kule
    [many] { $n } otrzymanych kul
   *[other] { $n } otrzymanej kuli
  }
end-title = Stacja końcowa
end-express = Pięć rund za nami. Nikt jeszcze nie liczył.
end-super = Napad skończony. Komu się upiekło?
end-purses = Najpierw to, co wszyscy widzieli, potem po kolei po jednej sztuce.
end-cards = Zostało kilkoro bandytów. Wygrywa, kto ma najwięcej kart łupów.
end-wires = Kto opuścił pociąg, od pierwszego do ostatniego.
end-gunslinger = Kto wystrzelił najwięcej kul, jest Rewolwerowcem.
end-fired = Wystrzelone kule: { $n }
end-n-cards = Karty łupów: { $n }
end-tie-bullets = Remis: { $value }. Wygrywa, kto otrzymał mniej kul.
end-tie-bullets-shared = Remis: { $value }, i tyle samo kul: dzielą się zwycięstwem.
end-tie-cards = Decyduje liczba kart łupów.
end-tie-best = Tyle samo kart łupów: decyduje najwyższa karta.
end-tie-best-shared = Remis do ostatniej karty: dzielą się zwycięstwem.
end-skip = Przejdź do wyników
end-on = Dalej
still-aboard = nadal w pociągu
ranking-superexpress = Wygrywa ostatni bandyta w pociągu. Jeśli zostało kilkoro: najwięcej kart łupów, potem najwyższa karta. Za nimi ten, kto dłużej utrzymał się w pociągu.
rematch = Rewanż
rematch-new-bandits = Rewanż, nowi bandyci
rematch-asked = O rewanż prosi: { $players }.
rematch-waits = Rewanż czeka na odpowiedź: { $players }.
rematch-declined = Nie zagra ponownie: { $players }.
rematch-ready = Ta gra ma swój rewanż.
rematch-without-you = Rewanż toczy się bez ciebie.
rematch-go = Do rewanżu
rematch-watch = Oglądaj
rematch-now = Zacznij, z botami w zamian
rematch-drop = Jednak bez rewanżu
transcript = Zapis gry
permalink = Stały link:
played-by-other-rules = Rozegrana według innych zasad (wersja { $version }) niż te na tym serwerze: wynik i zapis są zachowane, gry nie da się pokazać.

trouble-page = Tu nic nie ma
trouble-page-help = Może w adresie jest literówka.
trouble-table = Nie ma takiego stołu
trouble-table-help = Link może być ucięty albo przekręcony. Poproś o niego jeszcze raz albo załóż własny stół. Stoły, przy których nic się nie dzieje, są po pewnym czasie usuwane.
trouble-full = Wszystkie miejsca są zajęte
trouble-full-help = Możesz oglądać albo założyć własny stół.
trouble-seat = To miejsce nie jest już twoje
trouble-seat-help = Zwolniono je na innym urządzeniu albo zrobił to gospodarz. Otwórz link stołu jeszcze raz, żeby usiąść lub oglądać.
trouble-link = Ten link już nie działa
trouble-link-help = Link do drugiego urządzenia działa raz, przez kilka minut. Zrób nowy na pierwszym urządzeniu.
trouble-old = Folsom ma nową wersję
trouble-old-help = Ta strona jest starsza niż serwer. Wczytaj nową wersję; twoje miejsce czeka.
trouble-network = Nie można połączyć się z serwerem
trouble-network-help = Sprawdź sieć i spróbuj ponownie. Nic nie przepadło.
trouble-transcript = To nie jest zapis gry
trouble-transcript-help = Wybierz plik tekstowy pobrany na koniec gry. Może został ucięty albo zmieniony.
trouble-unfinished = Gra jeszcze trwa
trouble-unfinished-help = Powtórka będzie, gdy gra się skończy.
trouble-broken = Przy tym stole nie da się grać dalej
trouble-broken-help = Na serwerze coś poszło nie tak. Dziennik gry jest zachowany. Załóż nowy stół.
trouble-stopped = Tej gry nie da się tu dokończyć
trouble-stopped-help = Zaczęła się według innych zasad (wersja { $version }) niż te na tym serwerze. Jest zachowana. Załóż nowy stół, żeby grać dalej.
trouble-expired = Ten stół został usunięty
trouble-expired-help = Od dawna nic się tu nie działo. Zakończone gry są zachowane; żeby grać, załóż nowy stół.
trouble-rules = Tej gry nie da się tu pokazać
trouble-rules-help = Rozegrano ją według innych zasad niż te na tym serwerze. Wynik i zapis są zachowane.
trouble-other = Coś poszło nie tak
trouble-other-help = Spróbuj ponownie albo wróć na stronę główną.

replay-step = Krok { $step } z { $last }
play = Odtwórz
stop = Stop
eyes = Czyimi oczami
eyes-of = Tylko { $bandit }
proof-help = Serwer ustalił sekret, a każdy gracz liczbę, i pokazano tylko ich skróty SHA-256. Potem liczby ujawniono; sekret i liczby razem dają ziarno losowania. `folsom verify` sprawdza to z zapisu gry i odtwarza każdy ruch.
proof-commitment = Zobowiązanie
proof-secret = Sekret
proof-seed = Ziarno
proof-nonces = Liczby graczy
proof-kept = To samo sprawdzenie w wierszu poleceń, z tym, co zachowało to urządzenie
fair-proved = Sprawdzono na tym urządzeniu: nikt nie wybierał kart. Twoja liczba jest w tasowaniu, a sekret serwera i liczby wszystkich innych są tymi, które ustalono przed ujawnieniem twojej.
fair-sums = Liczby dają ziarno. Czy ustalono je przed startem, wie tylko urządzenie, które było przy stole.
fair-old = Liczby dają ziarno. W tej grze liczb graczy nie ustalono jednak, zanim je ujawniono, więc niewiele to dowodzi.
fair-seed = Liczby nie dają ziarna. Zapis gry został zmieniony.
fair-secret = Nieuczciwie: sekret serwera nie jest tym, który był ustalony, zanim zajęto to miejsce.
fair-number = Nieuczciwie: liczba jednego z graczy nie jest tą, którą ustalono przed ujawnieniem twojej.
fair-unused = Liczby tego urządzenia nie ma w tasowaniu. Jeśli miejsce opuszczono przed startem, tak ma być; jeśli nie, tasowanie nie było uczciwe.
fair-broken-starts = Starty przerwane po ujawnieniu liczb: { $n }. Kto przerywa start, może czekać na inne karty.
proof-none = W tym zapisie nie ma dowodu.
preview = Podgląd
preview-help = Zobacz na pociągu, co zrobiłyby znane ci karty (V)
preview-title = To tylko domysł.
preview-guess = Tak będzie, jeśli nic zakrytego nie przeszkodzi.
preview-empty = Nie ma jeszcze czego przewidywać.
key-v = V
key-v-help = podgląd: znane karty naprzód
chance-own = Szansa na wygraną według tego, co każdy sam wiedział
chance-seat = Szansa na wygraną według wiedzy gracza { $who }
chance-open = Szansa na wygraną przy odkrytych kartach
turning-points = Punkty zwrotne
turning-points-wait = Każda decyzja jest jeszcze raz rozważana…
turning-points-none = Żaden wybór się nie wyróżnił: rozstrzygało się po trochu.
turning-points-fail = Nie udało się tego pobrać. Spróbuj później.
turning-point = Runda { $round }, { $bandit }: „{ $chosen }”. Lepiej: „{ $best }”.
turning-point-shares = { $chosen } zamiast { $best }
turning-point-help = Szacowany udział w zwycięstwie przy tym wyborze i przy lepszym
plans-fate = Twoje plany i co z nich wyszło
fate-nothing = Nic się nie stało.
fate-before = Przedtem: { $told }
fate-in-round = W rundzie { $round }: { $told }
fate-bare = Nigdy nie było tam łupu.
fate-nobody = Przez całą rundę nikogo nie było w zasięgu.
fate-edge = Tam kończył się pociąg.

rules = Zasady
rules-title = Zasady tej gry
rules-find = Szukaj w zasadach
rules-found = { $n ->
    [0] Nic nie znaleziono
    [one] 1 miejsce
    [few] { $n } miejsca
   *[other] { $n } miejsc
  }
rule-n = Zasada { $rule }
rules-goal = Cel
rules-round = Runda
rules-cards = Karty
draw-title = Dobieranie kart
hand-cards = Karty
help-goal = Pięć rund. Wygrywa, kto ma najwięcej pieniędzy, gdy pociąg dojedzie do stacji.
help-schemin = Za każdy znak na karcie rundy każdy, od pierwszego gracza, zagrywa jedną kartę na wspólny stos albo dobiera trzy.
help-stealin = Stos wykonuje się w kolejności zagrania. Co można zrobić, trzeba zrobić; czego nie można, nie działa.
help-event = Na końcu następuje wydarzenie z karty rundy. Potem wszyscy tasują swoje karty, kule też, a następna osoba zostaje pierwszym graczem.
help-meeting = Kto znajdzie się w wagonie szeryfa, dostaje kulę i ucieka na dach. Szeryf nigdy się nie wspina i nie można do niego strzelać ani go uderzyć.
help-end = Po 5. rundzie wszyscy liczą łupy. Przy remisie wygrywa, kto dostał mniej kul; w innym razie zwycięstwo jest wspólne.
help-move = W środku: o jeden wagon. Na dachu: o jeden do trzech. Nie wolno zostać na miejscu.
help-change-floor = W górę albo w dół w tym samym wagonie.
help-shoot = W środku: ktoś w sąsiednim wagonie. Na dachu: najbliższy w każdą stronę. Nigdy tam, gdzie stoisz.
help-rob = Weź jeden wybrany łup ze swojego miejsca.
help-punch = Ktoś w twoim miejscu upuszcza wybrany przez ciebie łup i leci o wagon.
help-marshal = Przesuń szeryfa o jeden wagon.
help-bullet = Nigdy nie można jej zagrać. Tylko zajmuje miejsce na ręce.
help-draw = Zamiast zagrać kartę, dobiera się trzy.
help-face-down = Tylko jej właściciel zna ją, zanim przyjdzie na nią kolej.
help-purse = Wart od { $least } do { $most }; wie to tylko ten, kto go miał.
help-worth = Wartość: { $value }.
help-bullets = Wystrzelona kula trafia do czyjejś talii. Gdy nie ma już żadnej, Strzał nie działa.
help-hits = Każda otrzymana kula zajmuje miejsce na ręce; przy remisie wygrywa, kto ma ich mniej.
help-cards = Sześć dobiera się na początku rundy; reszta czeka w talii.
help-sum = Co wiadomo na pewno: worek, którego wartości nie znasz, liczy się jako { $value }.
help-gunslinger = { $value } na koniec dla tego, kto wystrzelił najwięcej kul; jeśli prowadzi kilka osób, dla każdej.
help-first-player = Zaczyna każdą turę tej rundy; w następnej zacznie gracz po lewej.
help-round = Każda z pięciu rund ma własne tury.
help-rounds = Po każdej rundzie odczepia się ostatni wagon. Wygrywa ostatni bandyta w pociągu.
help-plan = Każdy potajemnie układa trzy karty, pierwszą na wierzchu.
help-shootin = Po kolei każdy odkrywa kartę i ją wykonuje, trzy razy.
help-lootcard = Jeśli na końcu zostało kilkoro, wygrywa, kto ma najwięcej kart łupów, potem najwyższą.
help-stunned = Następna karta, jakakolwiek, tylko stawia na nogi. W kogoś bez zmysłów nie można trafić.
help-turn-standard = Karty zagrywa się odkryte.
help-turn-tunnel = Karty zagrywa się zakryte.
help-turn-speeding-up = Każdy gra dwa razy z rzędu.
help-turn-switching = Ta tura biegnie przeciwnie do ruchu wskazówek zegara.
help-super-flip = Odwróć się na miejscu w drugą stronę.
help-super-change-floor = Na dach albo do środka.
help-super-move = O wagon w stronę, w którą patrzysz.
help-super-shoot = Kto stoi pierwszy przed tobą, leci o wagon i pada bez zmysłów.
help-super-reflex = Kto leży, wstaje i strzela; kto stoi, kładzie się.
help-super-horse = Do lokomotywy, nawet z powrotem po upadku z pociągu.
uncouple = Odczepienie
help-uncouple = Ostatni wagon zostaje, a kto jest najbardziej z tyłu, bierze jego łup.

station-master = Zawiadowczyni
lesson-step = Zawiadowczyni, krok { $step } z { $last }
lesson-at = Lekcja, krok { $step }
lesson-on = Dalej
lesson-back = Krok wstecz
lesson-show = Pokaż mi
lesson-skip = Wystarczy? Dokąd teraz?
lesson-next-act = Następny akt
lesson-leave = Opuść lekcję
lesson-wrong = Dobry pomysł, zły moment. Spróbuj tego, co świeci.
lesson-express-goal = Pięć rund w jadącym pociągu. Wygrywa, kto na końcu ma najwięcej. Maniery się nie liczą.
lesson-express-scheme = U twoich stóp leży klejnot. Zagraj { card-rob.accusative }: stanie się to później, gdy plany będą czytane.
lesson-express-scheme-shoot = Jeszcze nie. Zresztą nie wolno strzelać do kogoś w tym samym miejscu.
lesson-express-scheme-punch = Zaraz. Najpierw klejnot.
lesson-express-wire = Na drucie wisi plan wszystkich, po kolei. Belle pobiegnie. Doc uderzy. Kogoś.
lesson-express-climb = Przyspieszenie: dwie karty z rzędu. Najpierw { card-change-floor }, żeby wejść na dach.
lesson-express-climb-move = Potem. Najpierw wejdź, później biegnij.
lesson-express-run = Teraz { card-move }. W środku idziesz o wagon, po dachach nawet o trzy.
lesson-express-run-marshal = Zachowaj go. Jest dla Belle.
lesson-express-drew = Belle zamiast grać dobrała trzy karty: tak wolno. Ty też, później.
lesson-express-read = { card-move } i { card-rob }: Belle celuje w wagon 1. Zagraj { card-marshal.accusative }, niech się przywita.
lesson-express-read-shoot = Piękna odpowiedź na inne pytanie. { card-marshal }.
lesson-express-rob = Plany są czytane. Twój jest pierwszy. Weź klejnot, zawsze wart 500{ "\u00A0" }$.
lesson-express-rob-purse = W worku jest od 250 do 500{ "\u00A0" }$. Klejnot nigdy nie zawodzi.
lesson-express-punched = Cios Doca: upuszczasz klejnot i lecisz o wagon. Plan to tylko opinia.
lesson-express-astray = Twoja karta { card-change-floor } wypada tutaj, w wagonie 2. Nie tam, gdzie chcesz. Na górę.
lesson-express-back = Klejnot leży w ostatnim wagonie, za tobą. Cofnij się o jeden dach.
lesson-express-back-forward = Dobry bieg. Zła strona. Klejnot jest za tobą.
lesson-express-taken = Doc podnosi twój klejnot i wchodzi na dach podziwiać widoki. Zapamiętaj tę twarz.
lesson-express-marshal = Twój szeryf wchodzi do Belle. Kto go spotka, dostaje kulę i ucieka na dach.
lesson-express-shot = W środku strzelasz do sąsiedniego wagonu, na dachach tak daleko, jak widzisz. Belle cię widzi. Au.
lesson-express-bullet = Nowa runda, sześć nowych kart. Jedna to kula Belle. Dotknij jej: nie robi nic, na zawsze.
lesson-express-bullet-card = Najpierw kula. Spokojnie, jest już wystrzelona.
lesson-express-punch = Doc stoi obok ciebie z twoim klejnotem. Dobierał karty, więc zostaje. Zagraj { card-punch.accusative }.
lesson-express-punch-move = I zostawić mu klejnot? { card-punch }.
lesson-express-punch-marshal = Tu na górę nigdy nie wchodzi. { card-punch }.
lesson-express-draw = Potem przyda się { card-rob }, a nie masz go na ręce. Zamiast grać, dobierz trzy.
lesson-express-draw-card = Można. Ale klejnot zostałby na dachu. Dobierz.
lesson-express-tunnel = Tunel: wszyscy grają zakryte karty. Zagraj { card-rob.accusative }. Wiesz tylko ty, a minę masz niewinną.
lesson-express-tunnel-shoot = W następnej turze. Po ciemku zbieramy rzeczy.
lesson-express-switching = Zwrotnica: ta tura idzie w drugą stronę, więc grasz przed Dokiem. Zagraj { card-shoot.accusative }.
lesson-express-knock = Belle biegnie do przodu. Teraz twój cios i twój wybór: co upuszcza Doc?
lesson-express-knock-purse = To 250{ "\u00A0" }$, wszyscy widzieli. Klejnot jest twój, moralnie rzecz biorąc.
lesson-express-pushed = Doc leci o wagon. Stamtąd strzela do ciebie, i słusznie.
lesson-express-nothing = Karty z tunelu zostają odkryte. Belle bierze walizkę, 1000{ "\u00A0" }$. Doc rabuje pusty dach.
lesson-express-welcome = Twoja karta { card-rob }: leży tu tylko jedna rzecz, nie trzeba wybierać. Witaj z powrotem, klejnocie.
lesson-express-power = Trafiasz Doca. Zdolność Djanga: trafiony leci też o wagon. Teraz stoi nad szeryfem.
lesson-express-order = Doc schodzi, zgodnie z planem. W środku jest szeryf. Kula, dach, żal.
lesson-express-event = Potem wydarzenie. { round-angry-marshal }: kula dla każdego na jego dachu, a on idzie dalej.
lesson-express-station = Trzy rundy później. Stacja płaci 250{ "\u00A0" }$ każdemu w lokomotywie i na niej. Biegnij tam.
lesson-express-station-crowd = Tłok i bez zapłaty. Dwa wagony do przodu.
lesson-express-station-caboose = Pieniądze są na drugim końcu.
lesson-express-belle = Ostatnia karta: { card-shoot }. Belle nie można wybrać, póki można Doca: to jej zdolność. Więc Doc.
lesson-express-belle-belle = Nie, dopóki można wybrać Doca.
lesson-express-gunslinger = { round-hostage-conductor }: płacą ci. Policz łuski: twoich strzałów było najwięcej. Dotknij swojego bębenka.
lesson-express-gunslinger-sheet = Trzy strzały. Twoje były cztery.
lesson-express-end = { gunslinger }: jeszcze 1000{ "\u00A0" }$. 2400{ "\u00A0" }$ do 2300{ "\u00A0" }$: wygrywasz. Przy remisie: mniej otrzymanych kul. A teraz obrabuj kogoś naprawdę.
lesson-superexpress-goal = Co rundę odczepia się ostatni wagon. Zostań w pociągu najdłużej. To wszystko.
lesson-superexpress-move = Zaplanuj w tajemnicy trzy karty. Najpierw { card-move }: idziesz tam, gdzie patrzysz, do przodu.
lesson-superexpress-move-flip = Wtedy { card-move } zaprowadzi cię do wagonu, który odczepią.
lesson-superexpress-reflex = Ghost patrzy na ciebie i strzela. Druga karta, { card-reflex }: leżąc, odpowiadasz strzałem.
lesson-superexpress-reflex-shoot = Gdy leżysz, { card-shoot } pozwoli ci tylko wstać.
lesson-superexpress-shoot = Trzecia, { card-shoot }: trafia pierwszą stojącą osobę przed tobą, z każdej odległości. Potem zatwierdź.
lesson-superexpress-passes = Po jednej karcie, trzy razy. Ty idziesz, Tuco jedzie konno do lokomotywy.
lesson-superexpress-pushed = Ghost do ciebie strzela: wagon do tyłu i plackiem na podłogę.
lesson-superexpress-answered = Twoja karta { card-reflex }: w górę i bum. Ghost wpada do lokomotywy i tam leży.
lesson-superexpress-off = Karta Ghosta tylko go podnosi. Twoja karta { card-shoot } znów go znajduje, a dalej pociągu już nie ma.
lesson-superexpress-uncoupled = Ostatni wagon zostaje w tyle. Nikogo w nim nie ma, a ty, na samym końcu, bierzesz jego łup: 356{ "\u00A0" }$.
lesson-superexpress-horse = Tuco zaczyna i patrzy na ciebie. Za tobą: pustynia. Najpierw zaplanuj: { card-horse }.
lesson-superexpress-horse-reflex = To działa w pociągu. Na pustyni potrzebny jest koń.
lesson-superexpress-flip = Koń zostawia cię w lokomotywie, twarzą do przodu. Więc { card-flip }, potem { card-shoot } i zatwierdź.
lesson-superexpress-flip-shoot = To strzał w horyzont. Najpierw się obróć.
lesson-superexpress-rode = Tuco zrzuca cię strzałem z pociągu. Twoja następna karta to { card-horse }: wracasz wierzchem.
lesson-superexpress-aimed = Obracasz się, strzelasz. Tuco ląduje w ostatnim wagonie, na plecach.
lesson-superexpress-end = Odczepiony! Tylko ty zostajesz w pociągu: wygrywasz. Łup liczy się, gdy w lokomotywie jest was więcej.

## Tables in this browser
here-table = Stół na tym urządzeniu
here-table-help = Dla wszystkich, którzy je dzielą, i dla botów. Sieć nie jest potrzebna.
here-mark = Na tym urządzeniu
elsewhere = Ta gra toczy się w innym oknie. Tutaj oglądasz.
elsewhere-take = Graj tutaj
not-kept = Ta przeglądarka niczego nie zachowuje: po zamknięciu strony gra przepadnie. Na końcu nadal możesz pobrać jej zapis.
not-kept-full = W tej przeglądarce nie ma już miejsca: to, co zagracie od teraz, przepadnie po zamknięciu strony. Gdy tylko znów będzie miejsce, zostanie zapisane.
remove-game = Usuń tę grę
trouble-gone = Nie ma takiej gry w tej przeglądarce
trouble-gone-help = Gry na urządzeniu są w przeglądarce, w której je rozegrano. Mogła zostać usunięta albo wyczyszczono dane.
trouble-saved = Tej zapisanej gry nie da się odczytać
trouble-saved-help = To, co zachowano, jest uszkodzone. Możesz ją usunąć; pozostałe gry są bezpieczne.
trouble-laws = Ta gra nie może tu trwać dalej
trouble-laws-help = Zaczęto ją według innych zasad niż te na tej stronie. Pozostanie, dopóki jej nie usuniesz.
trouble-engine = Ta przeglądarka nie może grać sama
trouble-engine-help = Nie udało się tu uruchomić kodu gry. Wczytaj stronę ponownie albo użyj innej przeglądarki.
trouble-module = Ta strona i kod gry do siebie nie pasują
trouble-module-help = Jedno z nich jest w innej wersji. Wczytaj najnowszą; twoje gry są zachowane.
invite-friends = Zaproś znajomych
invite-friends-help = Gra toczy się dalej przy stole na serwerze: miejsca botów zwalniają się, a jeden link wpuszcza znajomych.
invite-friends-later = Znajomi mogą dołączyć na początku albo między dwiema rundami.
invite-friends-fails = Nie udało się przenieść gry: { $sentence }
carried-seed = Tę grę zaczęto na urządzeniu jednego z graczy, które znało ziarno: nic nie dowodzi, że tasowanie było uczciwe.

# the puzzle of the day
puzzle-title = Zagadka dnia
puzzle-archive = Archiwum
puzzle-today = Dzisiaj
puzzle-to-play = Ruch ma { $bandit }. Jedna odpowiedź jest wyraźnie najlepsza.
puzzle-to-plan = { $bandit } planuje trzy karty. Jeden plan jest wyraźnie najlepszy.
puzzle-from-archive = Z archiwum: zagadka na { $date }
puzzle-round = Runda { $round }.
puzzle-hidden = Zakryte karty innych: { $n }. Nikt nie może ich znać.
puzzle-secret = Wszyscy planują jednocześnie: nikt nie może znać kart innych.
puzzle-right = { $play }: o to chodzi.
puzzle-wrong = { $play }: nie tym razem.
puzzle-outlaw-would = Bot desperado wybrałby: { $play }.
puzzle-outlaw-too = Bot desperado też się na to nabiera.
puzzle-best-was = Najlepsze było: { $play }.
puzzle-games = Każda rozegrana dalej do { $n } razy
puzzle-best = najlepsze
puzzle-chosen = wybrane
puzzle-why = Dlaczego inne są gorsze
puzzle-theme = Temat: { $theme }
puzzle-theme-shoot = { card-shoot }
puzzle-theme-flee = Ucieczka
puzzle-theme-run = W ruchu
puzzle-theme-loot = { loot }
puzzle-theme-punch = { card-punch }
puzzle-theme-marshal = { card-marshal }
puzzle-theme-empty = Pusta ręka
puzzle-theme-tunnel = Blef w tunelu
puzzle-theme-last = Ostatni w pociągu
puzzle-all = Wszystkie plany: { $n }
puzzle-streak = Dni z rzędu: { $n }
puzzle-streak-none = Jeszcze bez serii
puzzle-streak-best = rekord { $n }
puzzle-weeks = Ostatnie dwa tygodnie
puzzle-state-solved = rozwiązana
puzzle-state-missed = nietrafiona
puzzle-state-open = otwarta
puzzle-day-solved = { $date }: { puzzle-state-solved }
puzzle-day-missed = { $date }: { puzzle-state-missed }
puzzle-day-open = { $date }: { puzzle-state-open }
puzzle-share = Udostępnij
puzzle-share-what = Co zostanie udostępnione
puzzle-shared = Skopiowano.
puzzle-share-solved = Rozwiązana od razu.
puzzle-share-missed = Dziś pudło.
puzzle-archive-by-theme = Archiwum według tematów
puzzle-solved-of = { $solved } z { $n } rozwiązane
puzzle-newest = Najnowsze najpierw
puzzle-why-idle = W { $seen } na 100 partii jedna z twoich kart nic w tej rundzie nie daje; przy najlepszym wyborze w { $best }.
puzzle-why-hit = W tej rundzie obrywasz kulą w { $seen } na 100 partii; przy najlepszym wyborze w { $best }.
puzzle-why-lost = W tej rundzie tracisz łup w { $seen } na 100 partii; przy najlepszym wyborze w { $best }.
puzzle-why-take = W tej rundzie zdobywasz łup tylko w { $seen } na 100 partii; przy najlepszym wyborze w { $best }.
puzzle-why-fire = Twój strzał trafia w tej rundzie tylko w { $seen } na 100 partii; przy najlepszym wyborze w { $best }.
puzzle-why-gun = { gunslinger }: ten tytuł zdobywasz tylko w { $seen } na 100 partii; przy najlepszym wyborze w { $best }.
puzzle-why-money = Kończysz średnio z { $seen }; przy najlepszym wyborze z { $best }.
puzzle-why-rival = Twój najbogatszy rywal kończy średnio z { $seen }; przy najlepszym wyborze z { $best }.
puzzle-why-off = W tej rundzie wypadasz z pociągu w { $seen } na 100 partii; przy najlepszym wyborze w { $best }.
puzzle-why-stun = W tej rundzie lądujesz na ziemi w { $seen } na 100 partii; przy najlepszym wyborze w { $best }.
puzzle-why-miss = Twój strzał nikogo nie znajduje w { $seen } na 100 partii; przy najlepszym wyborze w { $best }.
puzzle-why-loot = Łup ostatniego wagonu zdobywasz tylko w { $seen } na 100 partii; przy najlepszym wyborze w { $best }.
puzzle-why-alone = W tej rundzie rywal wypada z pociągu tylko w { $seen } na 100 partii; przy najlepszym wyborze w { $best }.
puzzle-why-last = Na końcu nadal jesteś w pociągu tylko w { $seen } na 100 partii; przy najlepszym wyborze w { $best }.
puzzle-why-less = Wygrywa { $seen } na 100 partii; najlepszy wybór wygrywa { $best }.

## Hints
hint = Podpowiedź
hint-help = Podpowiedź latarni, w trzech krokach; wszyscy widzą, że pytasz (?)
hint-wait = Latarnia się zapala…
hint-fail = Latarnia zgasła: nie ma podpowiedzi.
hint-again = Spróbuj ponownie
hint-more = Powiedz więcej
hint-all = Pokaż wszystkie szanse
hint-out = Zgaś latarnię
hint-step = Podpowiedź { $n } z 3
hint-nth = Dotyczy karty { $n } twojego planu.
hint-dark = Jest ciemno: nikt nie widzi, co zagrywasz.
hint-close = Jest blisko: kilka wyborów jest mniej więcej równie dobrych.
hint-two = Jedno z tych dwóch.
hint-two-names = { $a } albo { $b }.
hint-of-what = Szansa na wygraną z każdym wyborem, według twojej wiedzy.
hint-chance = { $option }: { $chance }
hint-lead-none = Trudno powiedzieć; może: { $option }.
hint-lead-little = Nieznacznie: { $option }.
hint-lead-clear = Wyraźnie: { $option }.
hint-named = { $name }. Szansa na wygraną według twojej wiedzy: { $n } procent, od { $low } do { $high }
hint-named-lit = { $name }. Oświetlone przez podpowiedź
hint-none = Przy tym stole nie ma podpowiedzi: gospodarz ich nie dopuścił.
hints-on = Podpowiedzi włączone
hints-on-help = Kto ma tu ruch, może prosić o podpowiedzi. Każda latarnia liczy jedną.
hints-asked = Podpowiedzi, o które poproszono: { $n }
log-hint = Prośba o podpowiedź: { $player }.
key-hint = ?
key-hint-help = podpowiedź lub jej następny krok
option-hints = Podpowiedzi
option-hints-help = Kto ma ruch, może zapytać latarnię; wszyscy widzą, kto to zrobił. Jak zwykle: tylko gdy jedna osoba gra sama z botami.
hints-usual = Jak zwykle
hint-marshal = Pomyśl o szeryfie.
hint-marshal-more = Gdzie będzie i kto musiałby się tam z nim spotkać?
hint-loot = Pomyśl o łupach.
hint-loot-more = Co leży w zasięgu i kto jeszcze po to sięga?
hint-shoot = Pomyśl, kogo można trafić.
hint-shoot-more = Kto będzie na twojej linii strzału, gdy padnie strzał?
hint-punch = Pomyśl, kto stoi obok ciebie.
hint-punch-more = Co by stracił i gdzie by wylądował?
hint-place = Pomyśl, gdzie będziesz stać.
hint-place-more = Miejsce, z którego zadziała następna karta, jest warte karty.
hint-draw = Pomyśl o swojej ręce.
hint-draw-more = Więcej kart teraz może być warte więcej niż jeszcze jedna akcja.
hint-cards = Pomyśl, czego będziesz potrzebować.
hint-cards-more = Nie każda karta pomaga tam, dokąd zmierzasz.
hint-facing = Pomyśl, w którą stronę patrzysz.
hint-facing-more = Kto będzie przed tobą, a kto za tobą?
hint-reflex = Pomyśl, kto może do ciebie strzelić.
hint-reflex-more = Kto leży, może jeszcze odpowiedzieć.
hint-horse = Pomyśl o pustyni.
hint-horse-more = Kto spadnie, potrzebuje drogi powrotnej.

version-ready = Nowa wersja jest gotowa.
no-server = Za tą stroną nie stoi serwer: tutaj grasz z botami albo podajecie sobie jedno urządzenie. Dla znajomych na ich własnych urządzeniach ktoś uruchamia serwer, na dowolnym komputerze z Pythonem:
no-server-then = W folderze źródeł make play robi to wszystko. Potem każdy otwiera adres, który podaje serwer. Jak wystawić go w internecie, mówi docs/hosting.md.
trouble-server = Tu nie ma serwera
trouble-server-help = Ta strona gra sama. Stoły ze znajomymi są pod adresem serwera.
replayed-wait = Odtwarzanie gry na tym urządzeniu…
replayed-same = Odtworzono na tym urządzeniu, odpowiedź po odpowiedzi: wszystko przebiegło tak, jak pokazano, i wynik jest ten sam.
replayed-transcript = Zapis gry ucięto albo zmieniono: suma kontrolna się nie zgadza.
replayed-seed = Kart nie rozdano z tego ziarna.
replayed-answer = Odpowiedzi { $n } zasady nie dopuszczają.
replayed-events = Po odtworzeniu w kroku { $n } dzieje się coś innego.
replayed-outcome = Po odtworzeniu gra ma inny wynik niż pokazany.
replayed-not = Nie udało się odtworzyć gry na tym urządzeniu, więc sprawdzono tylko liczby.

## Studies
study = Studium
study-title = Tytuł
study-nowhere = Jeszcze nie zachowane.
study-here = Zachowane w tej przeglądarce.
study-there = Zachowane na serwerze; kto ma link, widzi twoje zmiany.
study-keeping = Zachowywanie…
study-reading = Czytasz; aby zmieniać, otwórz link do edycji.
study-until = Zachowane do { $date }, jeśli nikt już tego nie czyta.
study-here-now = Teraz tutaj
study-guest = ktoś
study-steps-on = { $n ->
    [one] krok dalej
    [few] { $n } kroki dalej
    [many] { $n } kroków dalej
   *[other] { $n } kroku dalej
  }
study-steps-back = { $n ->
    [one] krok wcześniej
    [few] { $n } kroki wcześniej
    [many] { $n } kroków wcześniej
   *[other] { $n } kroku wcześniej
  }
study-elsewhere = w innym wariancie
study-keep-here = Zachowaj tutaj
study-file = Jako plik
study-link = Kopiuj jako link
study-keep-there = Zachowaj na serwerze
study-copy-read = Kopiuj link do czytania
study-copy-edit = Kopiuj link do edycji
study-copy-frame = Kopiuj ramkę dla innych stron
study-copied = Skopiowano.
study-link-long = To studium jest za długie na jeden link: zapisz je jako plik albo na serwerze.
study-key-help = Zachowaj link do edycji: nikt nie da ci innego.
study-not-kept = Nie udało się zachować. Zostaje na planszy; spróbuj ponownie.
study-too-large = To studium jest za duże, by je zachować.
study-not-yours = Ten klucz nie zmienia studium. Twoje zmiany zostają na twojej planszy.
study-unknown = Nie ma takiego studium albo nie jest już przechowywane.
study-too-fast = Za dużo studiów naraz; poczekaj minutę.
study-unreadable = To nie jest studium.
study-version = To studium zapisał nowszy Folsom. Odśwież stronę albo poproś o starsze.
study-cut-off = Brakuje części studium: link lub plik został ucięty.
study-untitled = Bez tytułu
study-none = W tej przeglądarce nie ma jeszcze studiów. Obejrzyj grę i zachowaj ją.
study-open = Otwórz studium
embed-open = Otwórz w Folsom
pens = Pióra
pens-help = Naciśnij miejsce na pociągu, by zrobić okrąg, przeciągnij do innego, by zrobić strzałkę; to samo jeszcze raz ją wymaże.
pen-idea = Pomysł
pen-danger = Zagrożenie
pen-plan = Plan
mark-arrow = { $pen }: { $from } – { $to }.
mark-circle = { $pen }: { $place }.

## The analysis board, and where games are looked at again.
board-round = Runda
board-moment = Chwila
board-when = Runda { $round }, { $phase }
board-when-turn = Runda { $round }, tura { $turn }
board-answered = { $bandit }: { $option }
board-ply = { $bandit }: { $option }; szansa na wygraną potem { $share }
board-turning-point = Punkt zwrotny { $n }: { $name }
board-chance = Szansa na wygraną
board-knew = Według wiedzy: { $bandit }
board-knew-each = Według wiedzy każdego z osobna
board-true = Jak było naprawdę
board-judged-by = Oceniane według
board-table = Tabela
board-refining = Rozegrania na punkt: { $n }, będzie więcej
board-no-engine = Ta przeglądarka nie potrafi obliczyć szans.
board-to-play = Gra { $bandit }
board-card = karta { $n } z { $of }
board-speed = Szybkość: { $speed } razy
board-last-turn = Do poprzedniego punktu zwrotnego
board-next-turn = Do następnego punktu zwrotnego
board-options = Szansa na wygraną, gdy { $bandit } zagra
board-options-plan = Szansa na wygraną, gdy { $bandit } zaplanuje
board-option-told = { $option }: szansa na wygraną według wiedzy: { $bandit }, { $share }, z dokładnością do { $error } punktów; naprawdę { $truth }. { $tags }
board-best = najlepsze
board-chosen = wybrane
board-legend-knew = wiadome
board-legend-true = prawda
board-all-plans = Wszystko ({ $n })
board-moves = Ruchy i warianty
board-variations = Warianty: { $n }
board-variation = Wariant
board-setup = Przygotowanie
board-name = Nazwa
board-comment = Komentarz
board-promote = Przesuń wyżej
board-delete = Usuń
board-ok = OK
board-all = Wszyscy
board-deal = Rozdaj inny możliwy świat
board-dealt = To, co ukryte, rozdano na nowo.
board-play-on = Graj dalej
board-play-on-title = Graj dalej od tego miejsca
board-played-by = { $bandit }, gra: { $player }
board-beside = Obok pociągu
board-tab-options = Możliwości
board-tab-tree = Ruchy
board-tab-eyes = Oczy
board-tab-play = Graj dalej
board-chose = Wybrane
board-better = Lepsze
board-better-named = Lepsze: { $option }
board-unit = Szansa na wygraną według wiedzy: { $bandit }, z dokładnością do { $error } punktów. Wybór oddał { $gap }.
board-followed = Co by nastąpiło
board-followed-nothing = Do końca rundy nie stałoby się nic innego.
board-play-ahead = Pokaż na pociągu
board-keep = Zachowaj jako wariant
board-all-options = Wszystkie możliwości: { $bandit }
games-title = Moje gry
games-kept = przechowywane w tej przeglądarce
games-watch = Obejrzyj dowolną grę i ucz się
games-open = Otwórz plik
games-paste = Wklej
games-paste-here = Wklej tutaj zapis gry
games-read = Czytaj
games-sample = Przykład: { $game }
games-drop = Albo upuść zapis, studium lub link do nich w dowolnym miejscu tej strony.
games-let-go = Upuść, aby otworzyć
games-finished = Zakończone
games-count = Gry: { $n }, wygrane: { $won }
games-place = Miejsce { $place } z { $of }
games-analyse = Analizuj
games-analyse-of = Analizuj grę z dnia { $day }, { $bandit }
games-day = Dzień
games-crew = Banda
games-chance = Twoja szansa na wygraną
games-spark = Twoja szansa na wygraną: na początku { $first }, najwyżej { $most }, na końcu { $last }
games-won-by = Wygrana: { $bandit }
games-won-by-lead = Wygrana: { $bandit }, { $lead } przed tobą
games-studies = Studia
games-none = Tu jest każda gra, którą rozegrasz do końca w tej przeglądarce.
games-wrong = To nie jest cała gra.
games-wrong-line = Wiersz { $line }: { $reason }
games-wrong-head = zapis zaczyna się od „folsom”, gry i wersji jej zasad, nie od „{ $found }”.
games-wrong-game = nie ma gry o nazwie „{ $found }”.
games-wrong-rules = grano według wersji { $found } zasad, której ta strona nie zna.
games-wrong-word = „{ $found }” nie należy do zapisu.
games-wrong-seed = ziarno ma 64 cyfry szesnastkowe, nie „{ $found }”.
games-wrong-options = tak nie można grać: { $found }
games-wrong-answer = „{ $found }” nie jest odpowiedzią.
games-wrong-cut = kończy się tu bez sumy kontrolnej: resztę odcięto.
games-wrong-sum = suma kontrolna się nie zgadza: coś zmieniono lub uszkodzono.
games-wrong-long = jest dłuższy niż jakakolwiek gra.
games-wrong-refused = odpowiedzi { $found } nie można tam udzielić.
games-open-far = Otwórz do odpowiedzi { $n }
edit-open = Ułóż pozycję
edit-title = Pozycja
edit-by-hand = ułożona ręcznie
edit-help = Przeciągnij albo dotknij figury, a potem miejsca.
edit-held = W ręce: { $piece }. Dotknij miejsca.
edit-pieces = Figury
edit-cannot = Tak być nie może
edit-fault = Przeglądarka nie mogła obejrzeć pozycji.
edit-too-soon = Bandytów nie ma jeszcze w pociągu: przejdź kilka kroków i wtedy układaj.
edit-undo = Cofnij
edit-leave = Wróć
edit-up = { $bandit } na dach
edit-moment = Chwila
edit-cards = Karty
edit-begin = Zacznij od
edit-new = Nowa gra
edit-round = Runda
edit-turn = Tura
edit-to-play = Gra teraz
edit-fewer = { $what }: o jeden mniej
edit-more = { $what }: o jeden więcej
edit-hand = Ręka: { $bandit }
edit-hits = Otrzymane kule: { $bandit }
edit-instead = Inna karta w miejsce: { $card }
edit-turn-round = Obróć
edit-stunned = Bez zmysłów
edit-off = Poza pociąg
edit-take-up = Weź z powrotem: { $card }
edit-uncouple = Odczep ostatni wagon
edit-box = Do pudełka
edit-setup = { $game }, początek
edit-mine = Plansza
edit-analyse = Zbadaj tę pozycję
cannot-inside-with-marshal = { $bandit }: nikt nie zostaje w wagonie szeryfa (E4.8).
cannot-too-many-cards = { $bandit }: nikt nie ma więcej niż { $most } kart.
cannot-own-cards = { $bandit }: brakuje kart akcji albo jest ich za dużo (E1.4).
cannot-hand-too-large = { $bandit }: kart na ręce jest { $found }, a teraz może być najwyżej { $most } (E3.1, E3.2).
cannot-drawn-cards-missing = { $bandit }: po dobraniu na ręce lub zagranych jest co najmniej { $least } kart, nie { $found } (E3.2).
cannot-too-many-bullets = { $bandit }: takich kul jest tylko { $most }, nie { $found } (E1.4).
cannot-own-bullet = { $bandit }: nikt nie obrywa własną kulą (E4.4).
cannot-bullets-left = { $bandit }: liczba kul się nie zgadza, musi zostać { $left } (E1.4).
cannot-strongbox-missing = Druga walizka weszła do gry z kartą Bierz wszystko: jest w pociągu albo ktoś ją ma (E7.4).
cannot-strongbox-too-early = Druga walizka zostaje w pudełku do karty Bierz wszystko (E7.4).
cannot-loot-missing = Cały rozłożony łup zostaje w grze: jest w pociągu albo ktoś go ma (E2.2).
cannot-loot-too-much = Nie ma więcej łupu, niż wagony i bandyci mieli na początku (E2.2).
cannot-ransom-too-early = Okup wypłaca się po rundzie z maszynistą zakładnikiem (E7.8).
cannot-too-many-ransoms = Każdy dostaje okup najwyżej raz (E7.8).
cannot-purse-values = Worków po { $dollars } jest tylko { $most } (E1.3).
cannot-pile-order = { $bandit }: jedna karta na ruch, w kolejności tur, i żadna tam, gdzie dobierano (E3.2, E3.3).
cannot-pile-cover = { $bandit }: karta przykrywa tylko odkryty Strzał drugiego własnego bandyty, w zwykłej turze (E9.4).
cannot-pile-hidden = { $bandit }: karty leżą zakryte w tunelach i tam, gdzie Ghost ukrywa swoją pierwszą; nic innego nie jest ukryte (E3.3, E3.6, E8.4).
cannot-pile-resolved = Żadna karta wspólnego stosu nie jest wykonana przed Napadem, a przy wydarzeniu wykonane są wszystkie (E4.1).
cannot-purse-known = Worek zna ten, kto go ma, i być może ten, kto go miał; worka z pudełka nie zna nikt, a to, co nie jest tajne, znają wszyscy (E4.11).
cannot-too-many-cars = Przy tylu graczach wagonów jest najwyżej { $most } (S2.1).
cannot-loot-of-cars-gone = Odczepione wagony: { $gone }. Bandyci mają tyle samo kart łupu, nie { $cards } (S3.3).
cannot-nobody-aboard = Dopóki nie odjedzie pierwszy wagon, ktoś jest w pociągu (S5.3).
cannot-round = Trwa runda { $round }, bo w każdej rundzie pociąg traci wagon (S3.3).
cannot-round-at-the-end = Trwa runda { $round } lub { $gone }, bo w każdej rundzie pociąg traci wagon (S3.3).
cannot-all-aboard-at-first = W pierwszej rundzie wszyscy są w pociągu (S2.1).
cannot-lost-loot = Łup przepada tylko wtedy, gdy nie ma go kto wziąć (S3.3).
cannot-last-loot = Łup z ostatnio odczepionego wagonu wziął ktoś z pociągu, ale nikt tam łupu nie ma (S3.3).
cannot-left-too-late = Tylu bandytów i wagonów jeszcze nie ubyło (S3.3, S4.4).
cannot-left-together = Bandyci znikają razem tylko z wagonem; odczepione wagony: { $gone } (S3.3).
cannot-last-fall = Gra skończyła się upadkiem jednego bandyty, nie kilku (S5.1).
cannot-left-with-the-last-car = Gra skończyła się, gdy co najmniej dwóch bandytów znikło razem (S5.3).
cannot-nobody-plans = Ktoś musi jeszcze planować (S3.1).
cannot-first-player-gone = { $bandit } nie jest w pociągu i nie może być pierwszym graczem (S3.4).
