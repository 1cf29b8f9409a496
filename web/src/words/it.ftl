### Folsom, italiano

home = Folsom, alla prima pagina
over = Il treno delle dieci da
tag = Sette banditi, un treno e un piano che non reggerà.
poster = Un treno attraversa il deserto al tramonto, con banditi sui tetti
play-now = Gioca ora
play-friends = Gioca con amici
super-express = Super Express
how-to-play = Come si gioca
open-tables = Tavoli aperti
no-open-tables = Nessun tavolo aperto ora. Aprine uno e fai entrare gli altri.
more-tables = Altri tavoli
my-tables = I tuoi tavoli
statistics = Statistiche
stats-help = Si conta solo in questo browser, per le partite con un posto tuo fino alla fine.
stats-none = In questo browser non è ancora finita nessuna partita.
stats-all = Tutto
stats-games = Partite
stats-wins = Vittorie
stats-money = Denaro, in media
stats-best = Migliore
stats-bullets = Proiettili sparati / ricevuti
stats-save = Salva in un file
stats-erase = Cancella
stats-erase-sure = Cancellare per sempre?
watch = Guarda
replay = Rivedi
settings = Impostazioni
pause-landscape = Ferma il paesaggio
run-landscape = Fai scorrere il paesaggio
language = Lingua
theme = Colori
theme-dusk = Tramonto
theme-tunnel = Tunnel (scuro)
sound = Suono
sound-on = Sì
sound-off = No
speed = Velocità dell’animazione
speed-n = { $speed }×
speed-0 = Senza animazione
imprint = Colt Express e Colt Super Express sono giochi di Ludonaute. Disegni e testi qui sono nostri.
notices = Licenze di terzi
express = Colt Express
superexpress = Colt Super Express
warming-up = Questa macchina prepara le regole: un minuto o due, una volta sola. Il tavolo si aprirà da sé.
loading = Il treno arriva…

money = { $value }{ "\u00A0" }$
thousands = .
thousands-from = 5
percent = { $n }%
list-more = { $first }, { $last }
list-last = { $first } e { $last }
list-row = { $first }, { $last }
list-apart = { $first }; { $last }
bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-mei = Mei
bandit-tuco = Tuco
marshal = lo sceriffo
# Where a sentence needs the article, it tells the locomotive from the cars by this word.
locomotive = locomotiva
car-n = vagone { $car }
caboose-n = vagone di coda (n. { $car })
roof-of = { $kind ->
    [locomotive] tetto della locomotiva
    [caboose] tetto del vagone di coda (n. { $car })
   *[car] tetto del vagone { $car }
  }
inside-of = { $kind ->
    [locomotive] nella locomotiva
    [caboose] nel vagone di coda (n. { $car })
   *[car] nel vagone { $car }
  }
to-roof-of = { $kind ->
    [locomotive] sul tetto della locomotiva
    [caboose] sul tetto del vagone di coda
   *[car] sul tetto del vagone { $car }
  }
into = { $kind ->
    [locomotive] nella locomotiva
    [caboose] nel vagone di coda
   *[car] nel vagone { $car }
  }
figure-at = { $bandit }, { $place }
space-who = { $place }: { $who }
space-loot = { $place }: { $who }; { $loot }
card-move = Movi{ "\u00AD" }mento
card-change-floor = Cambio piano
card-shoot = Fuoco
card-rob = Rapina
card-punch = Pugno
card-marshal = Sceriffo
card-bullet = Proiettile
card-flip = Mezzo giro
card-reflex = Riflessi
card-horse = Cavallo
bullet-neutral = Proiettile dello sceriffo
bullet-of = Proiettile di { $bandit }
card-of = { $card } ({ $bandit })
card-play = Gioca { $card }
card-play-down = Gioca { $card } coperta
card-pick = Prendi in mano { $card }
card-discard = Scarta { $card }
card-bullet-dead = { $card }: non si può giocare
a-purse = un sacchetto
a-jewel = un gioiello
a-strongbox = una valigetta
taken-purse = un sacchetto
taken-jewel = un gioiello
taken-strongbox = una valigetta
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [one] 1 sacchetto
   *[other] { $n } sacchetti
  }
n-jewel = { $n ->
    [one] 1 gioiello
   *[other] { $n } gioielli
  }
n-strongbox = { $n ->
    [one] 1 valigetta
   *[other] { $n } valigette
  }
nobody = nessuno
nothing = niente
you = tu
bot = bot
seat-n = Posto { $seat }
first-player = Primo giocatore
face-down = Coperta
loot = Bottino
bullets = Proiettili
discard = Scarti
surely-held = Di certo in mano o nel mazzo
power = Potere:
power-belle = Fuoco e Pugno non possono sceglierla se c’è un altro bersaglio.
power-cheyenne = Il sacchetto che cade per il suo pugno può prenderlo lei.
power-django = Chi prende il suo colpo vola un vagone più in là.
power-doc = Pesca sette carte invece di sei.
power-ghost = Può giocare coperta la prima carta del round.
power-tuco = Può sparare attraverso il tetto del proprio vagone.
bullets-detail = { $left } nel tamburo, ricevuti: { $received }
cards-detail = In mano: { $hand }, nel mazzo: { $deck }
at-least = almeno { $value }

phase-setup = Partenza
phase-schemin = Il piano
phase-keep = Riserva
phase-stealin = L’assalto
phase-event = Evento
phase-over = Fine
phase-plan = Il piano
phase-shootin = Sparatoria
round-summary = Round { $round } di 5: { $card }. Turni: { $turns }
round-title = Round { $round }: { $card }
round-hidden = Round { $round }: ancora coperto
round-angry-marshal = Sceriffo furioso
round-swivel-arm = Braccio girevole
round-braking = Frenata
round-take-it-all = Prendi tutto
round-passengers-rebellion = Rivolta dei passeggeri
round-tunnel = Tunnel
round-bridge = Ponte
round-marshals-revenge = Vendetta dello sceriffo
round-pickpocketing = Borseggio
round-hostage-conductor = Macchinista in ostaggio
round-none = Nessun evento
event-none-help = A fine round non succede nulla.
event-angry-marshal-help = Sul tetto dello sceriffo, un proiettile a testa; poi lui arretra di un vagone.
event-swivel-arm-help = Chi è su un tetto viene spazzato sul tetto del vagone di coda.
event-braking-help = Chi è su un tetto avanza di un vagone.
event-take-it-all-help = La seconda valigetta va dallo sceriffo.
event-passengers-rebellion-help = Dentro il treno, un proiettile a testa.
event-tunnel-help = A fine round non succede nulla.
event-bridge-help = A fine round non succede nulla.
event-marshals-revenge-help = Sul tetto dello sceriffo, ognuno perde il sacchetto che vale meno.
event-pickpocketing-help = Chi non ha nessuno accanto può prendere lì un sacchetto.
event-hostage-conductor-help = Nella locomotiva o sul suo tetto, 250 $ di riscatto a testa.
turn-standard = normale
turn-tunnel = tunnel
turn-speeding-up = accelerazione
turn-switching = scambio
turn-n = Turno { $turn }: { $kind }

pile = Pila comune, in ordine di gioco
pile-card = { $bandit }: { $card }
pile-down = { $bandit }: coperta
pile-own-down = { $bandit }: coperta, tua: { $card }
pile-drew = { $bandit } ha pescato { $n ->
    [one] una carta
   *[other] { $n } carte
  }
pile-next = Tocca a { $bandit }
hand = La tua mano
hand-pick = Prendi una carta
hand-keep = La tua mano: scarta ciò che non tieni
hand-count = { $hand } in mano, { $deck } nel mazzo
watching = Stai guardando. Le mani sono coperte.
players = Giocatori
prompt = La domanda
train = Il treno
log = I fatti
close = Chiudi

ask-team-title = La tua banda.
ask-team = Quali due banditi guidi?
ask-place-title = Partenza.
ask-place = Chi comincia nel vagone di coda? Chi resta comincia davanti.
ask-pick-title = Prima carta.
ask-pick = Prendi in mano una carta a tua scelta.
ask-scheme-title = Il piano.
# How many cards can be drawn: as many as are left, three at most.
how-many = { $n ->
    [1] una
    [2] due
   *[3] tre
  }
ask-scheme-standard = { $can ->
    [play] Gioca una carta.
    [draw] Pescane { how-many }.
   *[both] Gioca una carta o pescane { how-many }.
  }
ask-scheme-tunnel = { $can ->
    [play] Tunnel: la tua carta va coperta.
    [draw] Tunnel: pescane { how-many }.
   *[both] Tunnel: la tua carta va coperta. O pescane { how-many }.
  }
ask-scheme-speeding-up = Accelerazione: due volte. { ask-scheme-standard }
ask-scheme-switching = Scambio, all’inverso. { ask-scheme-standard }
ask-cover-title = Copertura.
ask-cover = Puoi aggiungere una carta dell’altro tuo bandito.
ask-keep-title = Riserva.
ask-keep = Scarta ciò che non tieni per il prossimo round.
ask-move-title = Movimento.
ask-move = { $bandit } corre all’interno: un vagone.
ask-move-roof = { $bandit } corre sui tetti: da uno a tre vagoni.
ask-shoot-title = Fuoco.
ask-shoot = A chi spara { $bandit }?
ask-rob-title = Rapina.
ask-rob = Cosa prende { $bandit }?
ask-punch-title = Pugno.
ask-punch = A chi le dà { $bandit }?
ask-knock-title = Pugno.
ask-knock = Quale bottino perde { $target }?
ask-pocket-title = Mano lesta.
ask-pocket = { $bandit } tiene il sacchetto o lo lascia cadere?
ask-push-title = Pugno.
ask-push = Dove finisce { $target }?
ask-marshal-title = Sceriffo.
ask-marshal = Dove va lo sceriffo?
ask-pickpocket-title = Borseggio.
ask-pickpocket = Nessun altro qui: { $bandit } può prendere un sacchetto.
ask-revenge-title = Vendetta dello sceriffo.
ask-revenge = Quale sacchetto perde { $bandit }?
ask-plan-title = Il piano.
ask-plan = { $n ->
    [1] Scegli la tua prima carta.
    [2] Scegli la tua seconda carta.
   *[other] Scegli la tua terza carta.
  }
do-move = Corri { $place }
do-push = Spingi { $target } { $place }
do-marshal = Manda lo sceriffo { $place }
do-shoot = Spara a { $target }
do-punch = Colpisci { $target }
do-place = { $target } comincia nel vagone di coda
do-draw = Pescane { how-many }
do-pass = Passa
do-done = Tieni il resto
do-take = Prendilo
do-leave = Fallo cadere
take-back = Annulla
leave-laid = Lasciala lì
skip = Salta
waiting-for = Si aspetta { $players }.
waiting = Si aspetta.
who-as = { $name } ({ $bandit })
watching-show = Tocca agli altri.
now-acting = Ora { $bandit }: { $card }.
looking-back = Flashback.
back-to-now = Torna al presente
game-over = La partita è finita.
planned = Nella pila: { $cards }.
planned-own = Il tuo piano: { $cards }.
holding = In mano: { $cards }. Bottino: { $loot }.

why-bullet = I proiettili non si giocano. Riempiono solo la mano.
why-card = { $card } non si può giocare adesso.
why-marshal = Allo sceriffo non si spara e non si danno pugni.
why-self = Nessuno lo fa a sé stesso.
why-belle = Belle non può essere scelta se c’è un altro bersaglio.
why-punch-far = { $target } non è nello stesso posto.
why-shoot-near = Non { $target }: non si spara mai nel proprio posto.
why-shoot-roof = Non { $target }: sui tetti si vede solo chi è più vicino per lato.
why-shoot-inside = Non { $target }: all’interno si spara solo nel vagone accanto.
why-loot = Si prende solo il bottino dov’è il bandito.
why-move-stay = Chi si muove non resta sul posto.
why-move-floor = Movimento resta sullo stesso piano. Cambio piano sale e scende.
why-move-roof = Non { $place ->
    [locomotiva] nella locomotiva
   *[other] nel { $place }
  }: è a { $away } vagoni. Sul tetto si corre da uno a tre.
why-move-inside = Non { $place ->
    [locomotiva] nella locomotiva
   *[other] nel { $place }
  }: all’interno si corre solo di un vagone.
why-marshal-roof = Lo sceriffo non sta mai su un tetto.
why-marshal-far = Non { $place ->
    [locomotiva] nella locomotiva
   *[other] nel { $place }
  }: lo sceriffo va di un vagone.
why-push = Un pugno spinge di un vagone, sullo stesso piano.

log-game-started = Il treno lascia Folsom.
log-team-taken = { $team } fanno banda.
log-placed = { $bandit } comincia { $car }.
log-round-started = Round { $round }: { $card }
log-round = Round { $round }
log-turn-standard = Turno { $turn }.
log-turn-tunnel = Turno { $turn }: nel tunnel.
log-turn-speeding-up = Turno { $turn }: il treno accelera.
log-turn-switching = Turno { $turn }: scambio, all’inverso.
log-played = { $bandit } gioca { $card }.
log-covered = { $bandit } copre con { $card }.
log-played-down = { $bandit } gioca una carta coperta.
log-drew-instead = { $people ->
    [one] { $player } pesca
   *[other] { $player } pescano
  } { $n ->
    [one] una carta
   *[other] { $n } carte
  }.
log-passed = { $people ->
    [one] { $player } passa.
   *[other] { $player } passano.
  }
log-passed-cover = { $people ->
    [one] { $player } non copre.
   *[other] { $player } non coprono.
  }
log-picked = { $people ->
    [one] { $player } sceglie una carta.
   *[other] { $player } scelgono una carta.
  }
log-picked-known = { $people ->
    [one] { $player } sceglie { $card }.
   *[other] { $player } scelgono { $card }.
  }
log-card-discarded = { $people ->
    [one] { $player } scarta { $card }.
   *[other] { $player } scartano { $card }.
  }
log-card-resolved = { $bandit }: { $card }.
log-no-effect = { $card } non è un cavallo: { $bandit } è fuori dal gioco.
log-no-effect-no-target = { $bandit }: { $card } non trova nessuno.
log-no-effect-no-bullets = { $bandit } non ha più proiettili.
log-no-effect-no-loot = { $bandit } non trova bottino.
log-moved = { $bandit } corre { $to-car }.
log-moved-push = Il pugno spinge { $bandit } { $to-car }.
log-moved-shot = Il colpo scaglia { $bandit } { $to-car }.
log-moved-braking = Il treno frena: { $bandit } scivola { $to-car }.
log-moved-swivel-arm = Il braccio girevole spazza { $bandit } { $to-car }.
log-climbed = { $bandit } sale { $car }.
log-climbed-down = { $bandit } scende { $car }.
log-bandit-fled = { $bandit } fugge dallo sceriffo sul tetto.
log-bandit-shot = { $bandit } spara a { $target }.
log-loot-robbed = { $bandit } prende { $loot }.
log-bandit-punched = { $bandit } colpisce { $target }.
log-loot-fell = { $bandit } perde { $loot }.
log-loot-pocketed = { $bandit } sfila { $loot } a { $target }.
log-marshal-moved = Lo sceriffo va { $to-car }.
log-neutral-bullet = { $bandit } riceve un proiettile neutrale.
log-bullets-short = Troppo pochi proiettili neutrali: nessuno è colpito.
log-event-started = { $event }
log-strongbox-placed = La seconda valigetta è { $car }.
log-loot-pickpocketed = { $bandit } raccoglie { $loot }.
log-loot-dropped = { $bandit } perde { $loot } sul tetto.
log-ransom-paid = { $bandit } incassa un riscatto.
log-round-ended = Fine del round { $round }.
log-game-ended = La partita è finita.
log-shootin-started = Sparatoria!
log-pass-started = Giro { $pass }
log-card-revealed = { $bandit } scopre { $card }.
log-turned-locomotive = { $bandit } si volta verso la locomotiva.
log-turned-caboose = { $bandit } si volta verso la coda.
log-bandit-pushed = Il colpo scaglia { $bandit } { $to-car }.
log-bandit-stunned = { $bandit } va al tappeto.
log-stood-up = { $bandit } si rialza.
log-missed = { $bandit } non colpisce nessuno.
log-fell-front = { $bandit } cade dalla testa del treno.
log-fell-rear = { $bandit } cade dalla coda del treno.
log-rode-in = { $bandit } arriva a cavallo.
log-car-uncoupled = Sganciato: { $car }.
log-left-behind = { $bandit } resta indietro.
log-loot-taken = { $bandit } prende { $value }.
log-loot-lost = Col vagone si perdono { $value }.
banner-round = Round { $round }
banner-shootin = Sparatoria!
banner-pass = Giro { $pass }

super-summary = Round { $round }; { $cars } vagoni dietro la locomotiva
your-plan = Il tuo piano
your-plan-help = la prima a sinistra
plan-lift = Carta { $n }, { $card }: riprendila
plan-swap = Scambia le carte { $a } e { $b }
plan-lay = Pianifica { $card }
ask-plan-lock = Tre carte giù. Blocca il piano o cambialo.
lock = Blocca
stance-stunned = { $bandit }, al tappeto
stance-locomotive = { $bandit }, verso la locomotiva
stance-caboose = { $bandit }, verso la coda
is-out = fuori
is-stunned = al tappeto
is-off = a piedi
out-title = Sei fuori dal gioco.
out-text = Resta a vedere chi vince.
off-title = Non sei più sul treno.
off-text = La tua prossima carta è Cavallo: ti porta nella locomotiva.
shot-hits = Il tuo colpo, carta { $n }, colpirebbe { $target }.
shot-misses = Il tuo colpo, carta { $n }, non colpirebbe nessuno.
sight-on = Linea di tiro di { $bandit }: { $target }.

more = Altro
table = Tavolo
menu = Menu
look-back = Guarda indietro
step-back = Un passo indietro
step-on = Un passo avanti
chat = Chat
chat-n = { $n ->
    [one] Chat, 1 messaggio nuovo
   *[other] Chat, { $n } messaggi nuovi
  }
chat-and-log = Chat e cronaca
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Di’ qualcosa
chat-send = Invia
set-phrases = Frasi pronte
watcher-name = { $name } (guarda)
a-watcher = Uno spettatore
phrase-howdy = Salve!
phrase-ready = Pronti?
phrase-one-minute = Un minuto.
phrase-good-luck = Buona fortuna!
phrase-hurry = Il treno non aspetta!
phrase-nice-shot = Bel colpo.
phrase-mine = Quello era mio!
phrase-revenge = Me la pagherai.
phrase-sorry = Scusa!
phrase-thanks = Grazie mille.
phrase-good-game = Bella partita!
phrase-again = Ancora una?
phrase-haha = Ah ah!
phrase-whoa = Caspita!
phrase-bravo = Bravo!
phrase-grr = Grr!
phrase-phew = Fiuu…
phrase-hmm = Mmm…
lobby-title = Raduno
who-is-here = Chi c’è
what-is-played = A cosa si gioca
invite = Invita
invite-help = Un link per tutti, su ogni dispositivo. Chi non trova posto può guardare.
kept-days = { $n ->
    [one] Resta per un giorno dopo l’ultima mossa.
   *[other] Resta per { $n } giorni dopo l’ultima mossa.
  }
link = Link
copy = Copia
copied = Copiato
qr = Codice QR del link
wanted = Ricercati
wanted-more = { $n ->
    [one] ancora un bandito
   *[other] altri { $n } banditi
  }
wanted-onlookers = spettatori
invite-full = I posti sono finiti. Con il link gli amici possono guardare.
host = ospita
is-choosing = sta scegliendo
is-ready = a posto
change-bandit = Cambia bandito
change-name = Cambia nome
which-bandit = { $name }, che bandito sei?
surprise-me = Sorprendimi
ride-along = { $name } ti invita a bordo.
ride-along-help = Di’ un nome e siediti, o resta a guardare.
sit-here = Qui
departures = Partenze
change = Cambia
done = Fatto
host-sets = Lo decide { $name }, che ospita.
all-aboard = Tutti a bordo!
waiting-choosing = Sta ancora scegliendo: { $players }.
start-now-help = Se inizi ora, si sorteggia un bandito libero.
places-become-bots = { $n ->
    [one] Il posto libero va a un bot.
   *[other] { $n } posti liberi vanno a dei bot.
  }
host-starts-name = { $name } avvia la partita.
is-taken = { $name }: { $bandit }, già preso
send-away = Manda via
bot-on-seat = Bot al posto { $seat }
fairness = Mazzo onesto
fairness-help = Il server e ogni giocatore hanno fissato un numero, e nessuno ha ancora svelato il suo: questi sono gli SHA-256. Le carte derivano da tutti i numeri insieme. Questo dispositivo conserva ciò che vede e lo verifica alla fine.
your-name = Il tuo nome
you-name = Forestiero
your-bandit = Il tuo bandito
sit-down = Siediti
sit-again = Aggiungi un giocatore su questo dispositivo
add-player = Aggiungi giocatore
stand-up = Alzati
seat-free = Posto libero
seats-free = { $n ->
    [one] 1 posto libero
   *[other] { $n } posti liberi
  }
bot-strength = Forza dei nuovi bot
add-bot = Aggiungi bot
clear-seat = Libera il posto { $seat }
away = assente
pass-and-play-help = Un dispositivo per tutti: aggiungi qui più giocatori. Tra un turno e l’altro le mani sono coperte.
level-random = a caso
level-tenderfoot = pivello
level-outlaw = fuorilegge
level-sharpshooter = tiratore
level-legend = leggenda
start = Inizia
sit-first = Prima siediti.
host-starts = Chi ospita avvia la partita.
start-waits = L’inizio aspetta il dispositivo di { $players }.
start-waits-host = Apri lì la pagina, o libera il posto.
full-watch = I posti sono finiti. Puoi restare a guardare.
game = Gioco
seats = Posti
edition = Edizione
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014, svedese
edition-2016-help = Il regolamento inglese riveduto.
edition-2014-help = La prima edizione tedesca.
edition-2014-sv-help = La prima edizione svedese; differisce dalla tedesca in quattro punti.
variants = Varianti
option-powers = Poteri
option-powers-help = Ogni bandito ha un potere tutto suo.
option-events = Eventi
option-events-help = I round finiscono con un evento; l’ultimo è una stazione.
option-expert = Esperto
option-expert-help = Si tengono carte per il prossimo round; il mazzo non si rimescola.
option-two_bandits = Due banditi a testa
option-two_bandits-help = Per due o tre giocatori: ognuno guida una coppia.
option-reflex = Riflessi
option-reflex-help = Una quinta carta: al tappeto, ti rialzi e spari.
option-horse = Cavallo
option-horse-help = Una carta che ti porta nella locomotiva, anche da fuori del treno.
option-open = Tavolo aperto
option-open-help = Chiunque può trovarlo in prima pagina ed entrare.
option-random = Banditi a caso
option-random-help = I banditi si assegnano a sorte, non si scelgono.
option-known_start_purses = Primi sacchetti noti a tutti
option-known_start_purses-help = Tutti sanno che ognuno comincia con 250 $.
option-station_last = La stazione viene per ultima
option-station_last-help = Altrimenti si mescola tra i round.
option-reveal_first = Carta round prima di pescare
option-reveal_first-help = La carta round si scopre prima di pescare la mano.
option-keep_actions_only = Tenere solo azioni
option-keep_actions_only-help = Esperto: i proiettili non si tengono.
option-drop_bullets_first = Prima via i proiettili
option-drop_bullets_first-help = Esperto: i proiettili in mano si scartano quando comincia il piano.
option-short_bullets_leave = Ultimi proiettili via
option-short_bullets_leave-help = Se i proiettili neutrali non bastano, il resto esce dal gioco.
option-revenge_takes_most = La vendetta prende il meglio
option-revenge_takes_most-help = La Vendetta dello sceriffo costa il sacchetto che vale di più.
fine-print = Regole in piccolo
as-edition = come da edizione
yes = sì
no = no
clock = Tempo
clock-none = Nessuno
clock-blitz = 20 s per scelta
clock-calm = 60 s per scelta
clock-game = 10 min + 10 s
second-device = Apri su un altro dispositivo
second-device-help = Inquadra questo con l’altro dispositivo. Il link vale una volta, per qualche minuto.
pause = Pausa
resume = Riprendi
paused = Partita in pausa. Posti, carte e orologi restano; puoi chiudere la pagina.
let-bot-play = Fai giocare un bot per me
play-myself = Torno a giocare io
leave = Lascia il tavolo
waits-bot-mine = Un bot gioca per te.
waits-just-away = { $n ->
    [one] { $players } non c’è. Il posto resta suo.
   *[other] { $players } non ci sono. I posti restano loro.
  }
waits-away = { $players }: via da { $minutes } min. Il posto resta.
waits-thinks = { $players }: pensa da { $minutes } min.
waits-bot = { $n ->
    [one] Un bot sta pensando: { $players }.
   *[other] I bot stanno pensando: { $players }.
  }
let-bot-play-for = Fai giocare un bot
mark-bot = Gioca un bot.
mark-away = Non c’è.
mark-pause = Chiede una pausa.
pause-ask = Chiedi una pausa
pause-drop = Niente pausa
pause-mine = Chiedi una pausa. La partita va avanti finché non siete tutti d’accordo.
pause-asked = { $n ->
    [one] { $players } chiede una pausa.
   *[other] { $players } chiedono una pausa.
  }
agree = D’accordo
pause-decline = Continua a giocare
no-thanks = No, grazie
said-yes = { $player }: d’accordo
said-no = { $player }: no
said-nothing = { $player }: non ancora
bot-plays-for = Un bot gioca per { $players }.
confirm = Conferma le mie carte
confirm-on = Tocca due volte
confirm-off = Tocca una volta
confirm-again = Toccala ancora per giocarla.
not-this = Non questa
leave-title = Lasciare il tavolo?
leave-help = La partita va avanti e il tuo posto resta. Un bot gioca per te finché non torni, con lo stesso link.
leave-help-alone = La partita aspetta finché non riapri il suo link.
leave-stay = Resta
leave-alone = Esci
leave-bot = Esci; gioca un bot
leave-for-good = Cedi il posto
leave-for-good-help = Ceduto per sempre, il posto è libero per altri.
take-free-seat = Prendi il posto libero
free-seat-closed = C’è un posto libero, ma in questa partita hai visto un’altra mano: può prenderlo solo qualcun altro.
to-first-page = Prima pagina
result = Risultato
keys = Tasti
key-digits = 1–9, 0
key-digits-help = prende ciò che porta quel numero
key-w = W
key-w-help = chi è dove
key-p = P
key-p-help = cosa si prepara
key-h = H
key-h-help = cosa ho
key-r = R
key-r-help = le regole
key-s = S
key-s-help = salta lo spettacolo
key-t = T
key-t-help = annulla
key-arrows = ← ↑ → ↓
key-arrows-help = cammina lungo il treno
reconnecting = Connessione persa. Mi ricollego…
your-turn = Tocca a te
notify-turn = Avvisami
notify-turn-help = Una notifica quando tocca a me e la pagina non si vede.
notify-refused = Il browser non consente notifiche qui. Si può cambiare nelle sue impostazioni.
offline = Questo dispositivo è senza rete. Si riparte da soli quando torna.
refused = Impossibile: { $sentence }
refused-late = La partita è andata avanti; guarda di nuovo.
pass-device = Passa il dispositivo a { $name }.
i-am = Sono { $name }
reload = Carica la nuova versione
try-again = Riprova

you-win = Vinci tu!
x-wins = { $n ->
    [one] Vince { $players }
   *[other] { $players } si dividono la vittoria
  }
pair-wins = Vincono { $players }
wins-with = { $name } vince con { $bandit }
gunslinger = Pistolero
tie-bullets = { $n ->
    [one] 1 proiettile preso
   *[other] { $n } proiettili presi
  }
end-title = Capolinea
end-express = I cinque round sono finiti. Nessuno ha ancora contato.
end-super = L’assalto è finito. Chi l’ha fatta franca?
end-purses = Prima ciò che tutti potevano vedere, poi un pezzo a testa, a turno.
end-cards = Ne sono rimasti diversi. Vince chi ha più carte bottino.
end-wires = Chi ha lasciato il treno, dal primo all’ultimo.
end-gunslinger = Chi ha sparato più proiettili è il Pistolero.
end-fired = Proiettili sparati: { $n }
end-n-cards = Carte bottino: { $n }
end-tie-bullets = Parità a { $value }. Vince chi ha preso meno proiettili.
end-tie-bullets-shared = Parità a { $value }, e con gli stessi proiettili: condividono la vittoria.
end-tie-cards = Decide chi ha più carte bottino.
end-tie-best = Stesso numero di carte bottino: decide la carta più alta.
end-tie-best-shared = Pari fino all’ultima carta: condividono la vittoria.
end-skip = Vai al risultato
end-on = Avanti
still-aboard = ancora a bordo
ranking-superexpress = Vince chi resta per ultimo sul treno. Se ne restano diversi: più carte bottino, poi la carta più alta. Dietro, chi è rimasto a bordo più a lungo.
rematch = Rivincita
rematch-new-bandits = Rivincita, altri banditi
rematch-asked = { $n ->
    [one] { $players } chiede la rivincita.
   *[other] { $players } chiedono la rivincita.
  }
rematch-waits = La rivincita aspetta { $players }.
rematch-declined = { $n ->
    [one] { $players } non gioca più.
   *[other] { $players } non giocano più.
  }
rematch-ready = C’è una rivincita di questa partita.
rematch-without-you = La rivincita si gioca senza di te.
rematch-go = Alla rivincita
rematch-watch = Guarda
rematch-now = Comincia, con dei bot
rematch-drop = Niente rivincita
transcript = Verbale
permalink = Link permanente:
played-by-other-rules = Giocata con regole (versione { $version }) diverse da quelle di questo server: il risultato e il verbale restano, la partita non può essere mostrata.

trouble-page = Qui non c’è niente
trouble-page-help = Forse l’indirizzo è scritto male.
trouble-table = Questo tavolo non esiste
trouble-table-help = Forse il link è tagliato o scritto male. Chiedilo di nuovo, o apri un tavolo tuo. I tavoli dove non succede nulla vengono tolti dopo un po’.
trouble-full = I posti sono finiti
trouble-full-help = Puoi guardare, o aprire un tavolo tuo.
trouble-seat = Questo posto non è più tuo
trouble-seat-help = È stato lasciato su un altro dispositivo o liberato da chi ospita. Riapri il link del tavolo per sederti o guardare.
trouble-link = Questo link non vale più
trouble-link-help = I link per un altro dispositivo valgono una volta, per qualche minuto. Fanne uno nuovo sul primo.
trouble-old = Folsom si è rinnovato
trouble-old-help = Questa pagina è più vecchia del server. Carica la nuova versione; il tuo posto resta.
trouble-network = Il server non risponde
trouble-network-help = Controlla la rete e riprova. Niente va perso.
trouble-transcript = Questo non è il verbale di una partita
trouble-transcript-help = Scegli il file di testo scaricato alla fine di una partita. Forse è stato tagliato o cambiato.
trouble-unfinished = La partita è in corso
trouble-unfinished-help = Si può rivedere quando è finita.
trouble-broken = Questo tavolo non può continuare
trouble-broken-help = Qualcosa è andato storto sul server. La cronaca è salva. Apri un tavolo nuovo.
trouble-stopped = Questa partita non può continuare qui
trouble-stopped-help = È cominciata con regole (versione { $version }) diverse da quelle di questo server. È conservata. Apri un tavolo nuovo per giocare.
trouble-expired = Questo tavolo è stato tolto
trouble-expired-help = Qui non succede nulla da molto tempo. Le partite finite restano; per giocare apri un tavolo nuovo.
trouble-rules = Questa partita non può essere mostrata qui
trouble-rules-help = È stata giocata con regole diverse da quelle di questo server. Il risultato e il verbale restano.
trouble-other = Qualcosa non va
trouble-other-help = Riprova, o torna alla prima pagina.

replay-step = Passo { $step } di { $last }
play = Riproduci
stop = Ferma
eyes = Punto di vista
eyes-of = Visto da { $bandit }
proof-help = Il server ha fissato un segreto e ogni giocatore un numero, e se ne sono mostrati solo gli SHA-256. Poi i numeri sono stati svelati; segreto e numeri danno insieme il seme. `folsom verify` lo verifica dal verbale e rigioca ogni mossa.
proof-commitment = Impegno
proof-secret = Segreto
proof-seed = Seme
proof-nonces = Numeri dei giocatori
proof-kept = La stessa verifica da riga di comando, con ciò che questo dispositivo ha conservato
fair-proved = Verificato su questo dispositivo: nessuno ha scelto le carte. Il tuo numero è nel mazzo, e il segreto del server e i numeri degli altri sono quelli fissati prima che il tuo fosse svelato.
fair-sums = I numeri danno il seme. Se erano fissati prima dell’inizio, può dirlo solo un dispositivo che sedeva al tavolo.
fair-old = I numeri danno il seme. Ma in questa partita i numeri dei giocatori non erano fissati prima di essere svelati: prova poco.
fair-seed = I numeri non danno il seme. Questo verbale è stato cambiato.
fair-secret = Non onesto: il segreto del server non è quello fissato prima che ti sedessi.
fair-number = Non onesto: il numero di un giocatore non è quello fissato prima che il tuo fosse svelato.
fair-unused = Il numero di questo dispositivo non è nel mazzo. Se ti sei alzato prima dell’inizio, è giusto così; altrimenti il mazzo non era onesto.
fair-broken-starts = Inizi interrotti dopo che dei numeri erano stati svelati: { $n }. Chi interrompe un inizio può aspettare altre carte.
proof-none = Questo verbale non porta prove.
preview = Anteprima
preview-help = Guarda sul treno che cosa farebbero le carte note (V)
preview-title = Solo un’ipotesi.
preview-guess = Va così se nulla di coperto si mette di mezzo.
preview-empty = Non c’è ancora nulla da prevedere.
key-v = V
key-v-help = anteprima: le carte note giocate in anticipo
chance-own = Probabilità di vincere, in base a ciò che ciascuno sapeva
chance-seat = Probabilità di vincere, in base a ciò che sapeva { $who }
chance-open = Probabilità di vincere, con tutto scoperto
turning-points = Svolte
turning-points-wait = Ogni decisione viene riguardata…
turning-points-none = Nessuna scelta spicca: si è deciso poco a poco.
turning-points-fail = Non è stato possibile. Riprova più tardi.
turning-point = Round { $round }, { $bandit }: «{ $chosen }». Meglio: «{ $best }».
turning-point-shares = { $chosen } invece di { $best }
turning-point-help = Quota di vittoria stimata con questa scelta e con la migliore
plans-fate = I tuoi piani, e come sono finiti
fate-nothing = Nulla di fatto.
fate-before = Prima di ciò: { $told }
fate-in-round = Nel round { $round }: { $told }
fate-bare = Lì non c’è mai stato alcun bottino.
fate-nobody = Per tutto il round non c’era nessuno a portata.
fate-edge = Lì finiva il treno.

rules = Regole
rules-title = Le regole di questa partita
rules-find = Cerca nelle regole
rules-found = { $n ->
    [0] Nessun risultato
    [one] 1 risultato
   *[other] { $n } risultati
  }
rule-n = Regola { $rule }
rules-goal = Scopo
rules-round = Un round
rules-cards = Le carte
draw-title = Pescare carte
hand-cards = Carte
help-goal = Cinque round. Vince chi ha più soldi quando il treno arriva in stazione.
help-schemin = Per ogni simbolo della carta round ognuno, a partire dal primo giocatore, gioca una carta sulla pila comune o ne pesca tre.
help-stealin = La pila si esegue nell’ordine in cui è stata giocata. Ciò che si può fare si deve fare; ciò che non si può non ha effetto.
help-event = Per ultimo viene l’evento della carta round. Poi ognuno mischia tutte le sue carte, proiettili compresi, e il successivo diventa primo giocatore.
help-meeting = Chi finisce dentro il vagone dello sceriffo riceve un proiettile e fugge sul tetto. Lui non si arrampica mai, e non gli si può sparare né tirare pugni.
help-end = Dopo il round 5 ognuno conta il bottino. A parità di somma vince chi ha ricevuto meno proiettili; se no la vittoria è condivisa.
help-move = Dentro: un vagone. Sul tetto: da uno a tre. Non si può restare fermi.
help-change-floor = Su o giù nello stesso vagone.
help-shoot = Dentro: qualcuno nel vagone accanto. Sul tetto: il più vicino in ogni direzione. Mai dove sei tu.
help-rob = Prendi un bottino a tua scelta dove sei.
help-punch = Qualcuno dove sei perde un bottino a tua scelta e viene spinto di un vagone.
help-marshal = Sposta lo sceriffo di un vagone.
help-bullet = Non si può mai giocare. Occupa solo un posto in mano.
help-draw = Invece di giocare una carta se ne pescano tre.
help-face-down = Solo chi l’ha giocata la conosce prima che tocchi a lei.
help-purse = Vale da { $least } a { $most }; lo sa solo chi l’ha avuto.
help-worth = Vale { $value }.
help-bullets = Un proiettile sparato va nel mazzo di un altro. Se non ne restano, Fuoco non ha effetto.
help-hits = Ogni proiettile ricevuto occupa un posto in mano; a parità di somma vince chi ne ha meno.
help-cards = Se ne pescano sei a inizio round; le altre aspettano nel mazzo.
help-sum = Ciò che si sa di certo: un sacchetto di cui ignori il valore conta { $value }.
help-gunslinger = { $value } alla fine a chi ha sparato più proiettili; a pari merito, a ognuno.
help-first-player = Comincia ogni turno di questo round; nel prossimo tocca a chi sta alla sua sinistra.
help-round = Ognuno dei cinque round ha i suoi turni.
help-rounds = Dopo ogni round si sgancia l’ultimo vagone. Vince chi resta per ultimo sul treno.
help-plan = Ognuno impila in segreto tre carte, la prima in cima.
help-shootin = A turno ognuno rivela una carta e la esegue, tre volte.
help-lootcard = Se alla fine ne restano diversi, vince chi ha più carte bottino, poi la più alta.
help-stunned = La carta seguente, qualunque sia, serve solo a rialzarsi. Chi è al tappeto non può essere colpito.
help-turn-standard = Carte scoperte.
help-turn-tunnel = Carte coperte.
help-turn-speeding-up = Ognuno gioca due volte di fila.
help-turn-switching = Questo turno va in senso antiorario.
help-super-flip = Voltati sul posto.
help-super-change-floor = Sul tetto o dentro.
help-super-move = Un vagone, dove guardi.
help-super-shoot = Il primo in piedi davanti a te vola di un vagone e va al tappeto.
help-super-reflex = Al tappeto, ti rialzi e spari; se no ti sdrai.
help-super-horse = Nella locomotiva, anche dopo una caduta dal treno.
uncouple = Sgancia
help-uncouple = L’ultimo vagone se ne va, il bandito più in coda ne prende il bottino.

station-master = Capostazione
lesson-step = La capostazione, passo { $step } di { $last }
lesson-at = Lezione, passo { $step }
lesson-on = Avanti
lesson-back = Un passo indietro
lesson-show = Fammi vedere
lesson-skip = Ne hai abbastanza? Dove andiamo?
lesson-next-act = Prossimo atto
lesson-leave = Lascia la lezione
lesson-wrong = Buona idea, momento sbagliato. Prova ciò che brilla.
lesson-express-goal = Cinque round su un treno in corsa. Vince chi alla fine ha più soldi. Le buone maniere non contano.
lesson-express-scheme = C’è un gioiello ai tuoi piedi. Gioca { card-rob }: succederà dopo, quando si leggono i piani.
lesson-express-scheme-shoot = Non ancora. A chi è nel tuo stesso posto non puoi comunque sparare.
lesson-express-scheme-punch = Tra poco. Prima il gioiello.
lesson-express-wire = Sul filo c’è il piano di tutti, in ordine. Belle si muoverà. Doc darà un pugno. A qualcuno.
lesson-express-climb = Accelerazione: due carte di fila. Prima { card-change-floor }, per salire sul tetto.
lesson-express-climb-move = Dopo. Prima sali, poi corri.
lesson-express-run = Ora { card-move }. All’interno fai un vagone; sui tetti fino a tre.
lesson-express-run-marshal = Tienilo. È per Belle.
lesson-express-drew = Belle ha pescato tre carte invece di giocare: si può. Tocca anche a te, più tardi.
lesson-express-read = { card-move } e { card-rob }: va al vagone 1. Gioca { card-marshal }, che passi a salutarla.
lesson-express-read-shoot = Bella risposta a un’altra domanda. { card-marshal }.
lesson-express-rob = Si leggono i piani. Il tuo è il primo. Prendi il gioiello, vale sempre 500{ "\u00A0" }$.
lesson-express-rob-purse = Un sacchetto nasconde da 250 a 500{ "\u00A0" }$. Il gioiello non delude mai.
lesson-express-punched = Il pugno di Doc: perdi il gioiello e voli di un vagone. Un piano è solo un’opinione.
lesson-express-astray = La tua carta { card-change-floor } arriva qui, nel vagone 2. Non dove volevi. Su.
lesson-express-back = Il gioiello è nel vagone di coda, dietro di te. Torna indietro di un tetto.
lesson-express-back-forward = Bella corsa. Verso sbagliato. Il gioiello è dietro di te.
lesson-express-taken = Doc raccoglie il tuo gioiello e sale a godersi la vista. Ricorda quella faccia.
lesson-express-marshal = Il tuo sceriffo entra da Belle. Chi lo incontra prende un proiettile e fugge sul tetto.
lesson-express-shot = All’interno spari nel vagone accanto; sui tetti fin dove vedi. Belle ti vede. Ahi.
lesson-express-bullet = Nuovo round, sei carte nuove. Una è il proiettile di Belle. Toccala: non fa niente, per sempre.
lesson-express-bullet-card = Prima il proiettile. Niente paura, è già stato sparato.
lesson-express-punch = Doc è accanto a te, con il tuo gioiello. Ha pescato e resta. Gioca { card-punch }.
lesson-express-punch-move = E lasciargli il gioiello? { card-punch }.
lesson-express-punch-marshal = Quassù non sale mai. { card-punch }.
lesson-express-draw = Dopo vorrai { card-rob }, e non ne hai. Pescane tre invece di giocare.
lesson-express-draw-card = Potresti. Ma il gioiello resterebbe sul tetto. Pesca.
lesson-express-tunnel = Tunnel: tutti giocano coperto. Gioca { card-rob }. Lo sai solo tu, e hai l’aria innocente.
lesson-express-tunnel-shoot = Al prossimo turno. Al buio si raccolgono cose.
lesson-express-switching = Scambio: questo turno va all’inverso, quindi vieni prima di Doc. Gioca { card-shoot }.
lesson-express-knock = Belle corre avanti. Ora il tuo pugno e la tua scelta: che cosa perde Doc?
lesson-express-knock-purse = Sono 250{ "\u00A0" }$, l’hanno visto tutti. Il gioiello è tuo, moralmente.
lesson-express-pushed = Doc vola di un vagone. Da lì ti spara, com’è giusto.
lesson-express-nothing = Le carte del tunnel si scoprono. Belle prende la valigetta, 1000{ "\u00A0" }$. Doc rapina un tetto vuoto.
lesson-express-welcome = La tua carta { card-rob }: qui c’è una cosa sola, non serve scegliere. Bentornato, gioiello.
lesson-express-power = Colpisci Doc. Il potere di Django: vola anche di un vagone. Ora è sopra lo sceriffo.
lesson-express-order = Doc scende, come previsto. Dentro c’è lo sceriffo. Proiettile, tetto, rimpianti.
lesson-express-event = Poi l’evento. { round-angry-marshal }: un proiettile a chi è sul suo tetto, e lui passa oltre.
lesson-express-station = Tre round dopo. La stazione paga 250{ "\u00A0" }$ a chi è dentro o sopra la locomotiva. Corri.
lesson-express-station-crowd = Affollato e non pagato. Due vagoni avanti.
lesson-express-station-caboose = I soldi sono dall’altra parte.
lesson-express-belle = Ultima carta: { card-shoot }. Belle non si può scegliere finché c’è Doc: è il suo potere. Quindi Doc.
lesson-express-belle-belle = Non finché si può scegliere Doc.
lesson-express-gunslinger = { round-hostage-conductor }: ti pagano. Conta i bossoli: hai sparato più di tutti. Tocca il tuo tamburo.
lesson-express-gunslinger-sheet = Tre colpi. Tu ne hai sparati quattro.
lesson-express-end = { gunslinger }: altri 1000{ "\u00A0" }$. 2400{ "\u00A0" }$ contro 2300{ "\u00A0" }$: vinci. A pari merito: meno proiettili ricevuti. Ora rapina gente vera.
lesson-superexpress-goal = A ogni round si sgancia l’ultimo vagone. Resta l’ultimo a bordo. Tutto qui.
lesson-superexpress-move = Prepara tre carte in segreto. Prima { card-move }: vai dove guardi, avanti.
lesson-superexpress-move-flip = Allora { card-move } ti porterebbe nel vagone che si sgancia.
lesson-superexpress-reflex = Ghost ti guarda, e Ghost spara. Seconda carta { card-reflex }: se sei a terra, rispondi al fuoco.
lesson-superexpress-reflex-shoot = A terra, { card-shoot } ti farebbe solo rialzare.
lesson-superexpress-shoot = Terza, { card-shoot }: colpisce il primo in piedi davanti a te, a ogni distanza. Poi blocca.
lesson-superexpress-passes = Una carta a testa, tre giri. Tu cammini; Tuco va a cavallo alla locomotiva.
lesson-superexpress-pushed = Ghost ti spara: un vagone indietro, e lungo disteso.
lesson-superexpress-answered = La tua carta { card-reflex }: su, e bang. Ghost vola nella locomotiva e resta a terra.
lesson-superexpress-off = La carta di Ghost lo fa solo rialzare. La tua carta { card-shoot } lo ritrova, e il treno finisce lì.
lesson-superexpress-uncoupled = L’ultimo vagone se ne va. Dentro nessuno, e tu, il più in coda, ne prendi il bottino: 356{ "\u00A0" }$.
lesson-superexpress-horse = Tuco comincia e ti guarda. Dietro di te: il deserto. Prepara prima { card-horse }.
lesson-superexpress-horse-reflex = Quello serve a bordo. Nel deserto ci vuole un cavallo.
lesson-superexpress-flip = Il cavallo ti lascia nella locomotiva, con lo sguardo in avanti. Quindi { card-flip }, poi { card-shoot }, poi blocca.
lesson-superexpress-flip-shoot = Spareresti all’orizzonte. Prima girati.
lesson-superexpress-rode = Tuco ti spara giù dal treno. La tua prossima carta è { card-horse }: torni cavalcando.
lesson-superexpress-aimed = Ti giri, spari. Tuco finisce nell’ultimo vagone, lungo disteso.
lesson-superexpress-end = Sganciato! Sei l’ultimo a bordo: vinci. Il bottino conta solo se si divide la locomotiva.

## Tables in this browser
here-table = Tavolo su questo dispositivo
here-table-help = Per chi lo condivide e per i bot. Non serve la rete.
here-mark = Su questo dispositivo
elsewhere = Questa partita si gioca in un’altra finestra. Qui stai guardando.
elsewhere-take = Giocala qui
not-kept = Questo browser non conserva nulla: chiusa la pagina, la partita è persa. Alla fine potrai comunque salvarne il verbale.
not-kept-full = In questo browser non c’è più spazio: quello che si gioca d’ora in poi va perso alla chiusura della pagina. Appena ci sarà di nuovo spazio, verrà salvato.
remove-game = Elimina questa partita
trouble-gone = Questa partita non è in questo browser
trouble-gone-help = Le partite di questo dispositivo restano nel browser in cui sono state giocate. Forse è stata eliminata, o i dati sono stati cancellati.
trouble-saved = Questa partita salvata non si può leggere
trouble-saved-help = Ciò che era conservato è danneggiato. Puoi eliminarla; le altre partite sono al sicuro.
trouble-laws = Questa partita non può continuare qui
trouble-laws-help = È cominciata con regole diverse da quelle di questa pagina. Resta finché non la elimini.
trouble-engine = Questo browser non può giocare da solo
trouble-engine-help = Il codice del gioco non si è avviato qui. Ricarica la pagina o usa un altro browser.
trouble-module = Questa pagina e il codice del gioco non combaciano
trouble-module-help = Uno dei due è di un’altra versione. Carica la più recente; le tue partite restano.
invite-friends = Invita amici
invite-friends-help = La partita continua a un tavolo sul server: i posti dei bot si liberano e un link fa entrare gli amici.
invite-friends-later = Gli amici possono entrare all’inizio, o tra due round.
invite-friends-fails = Non è stato possibile trasferire la partita: { $sentence }
carried-seed = Questa partita è cominciata sul dispositivo di un giocatore, che conosceva il seme: nulla prova che il mazzo fosse onesto.

# the puzzle of the day
puzzle-title = Problema del giorno
puzzle-archive = Archivio
puzzle-today = Oggi
puzzle-to-play = Tocca a { $bandit }. Una risposta è nettamente la migliore.
puzzle-to-plan = { $bandit } prepara tre carte. Un piano è nettamente il migliore.
puzzle-from-archive = Dall’archivio: il problema del giorno { $date }
puzzle-round = Round { $round }.
puzzle-hidden = Carte degli altri coperte: { $n }. Nessuno può conoscerle.
puzzle-secret = Tutti preparano insieme: nessuno può conoscere le carte degli altri.
puzzle-right = { $play }: è questo.
puzzle-wrong = { $play }: stavolta no.
puzzle-outlaw-would = Il bot fuorilegge avrebbe scelto: { $play }.
puzzle-outlaw-too = Ci casca anche il bot fuorilegge.
puzzle-best-was = La scelta migliore: { $play }.
puzzle-games = Ognuna proseguita fino a { $n } volte
puzzle-best = migliore
puzzle-chosen = scelta
puzzle-why = Perché le altre sono peggiori
puzzle-theme = Tema: { $theme }
puzzle-theme-shoot = { card-shoot }
puzzle-theme-flee = Fuga
puzzle-theme-run = In movimento
puzzle-theme-loot = { loot }
puzzle-theme-punch = { card-punch }
puzzle-theme-marshal = { card-marshal }
puzzle-theme-empty = Mano vuota
puzzle-theme-tunnel = Bluff nel tunnel
puzzle-theme-last = Ultimo a bordo
puzzle-all = Tutti i { $n } piani
puzzle-streak = Giorni di fila: { $n }
puzzle-streak-none = Ancora nessuna serie
puzzle-streak-best = record { $n }
puzzle-weeks = Le ultime due settimane
puzzle-state-solved = risolto
puzzle-state-missed = mancato
puzzle-state-open = aperto
puzzle-day-solved = { $date }: { puzzle-state-solved }
puzzle-day-missed = { $date }: { puzzle-state-missed }
puzzle-day-open = { $date }: { puzzle-state-open }
puzzle-share = Condividi
puzzle-share-what = Ciò che sarà condiviso
puzzle-shared = Copiato.
puzzle-share-solved = Risolto al primo colpo.
puzzle-share-missed = Oggi beffato.
puzzle-archive-by-theme = Archivio per tema
puzzle-solved-of = { $solved } su { $n } risolti
puzzle-newest = I più recenti prima
puzzle-why-idle = In { $seen } partite su 100 una delle tue carte non ha effetto in questo round; con la scelta migliore in { $best }.
puzzle-why-hit = Ti colpisce un proiettile in { $seen } partite su 100 in questo round; con la scelta migliore in { $best }.
puzzle-why-lost = Perdi bottino in questo round in { $seen } partite su 100; con la scelta migliore in { $best }.
puzzle-why-take = Prendi bottino in questo round solo in { $seen } partite su 100; con la scelta migliore in { $best }.
puzzle-why-fire = Il tuo colpo va a segno in questo round solo in { $seen } partite su 100; con la scelta migliore in { $best }.
puzzle-why-gun = Finisci come { gunslinger } solo in { $seen } partite su 100; con la scelta migliore in { $best }.
puzzle-why-money = Finisci in media con { $seen }; con la scelta migliore con { $best }.
puzzle-why-rival = Il tuo rivale più ricco finisce in media con { $seen }; con la scelta migliore con { $best }.
puzzle-why-off = Lasci il treno in questo round in { $seen } partite su 100; con la scelta migliore in { $best }.
puzzle-why-stun = Finisci a terra in questo round in { $seen } partite su 100; con la scelta migliore in { $best }.
puzzle-why-miss = Il tuo colpo non trova nessuno in { $seen } partite su 100; con la scelta migliore in { $best }.
puzzle-why-loot = Prendi il bottino dell’ultimo vagone solo in { $seen } partite su 100; con la scelta migliore in { $best }.
puzzle-why-alone = Un rivale lascia il treno in questo round solo in { $seen } partite su 100; con la scelta migliore in { $best }.
puzzle-why-last = Alla fine sei ancora a bordo solo in { $seen } partite su 100; con la scelta migliore in { $best }.
puzzle-why-less = Vince { $seen } partite su 100; la scelta migliore ne vince { $best }.

## Hints
hint = Suggerimento
hint-help = Un suggerimento della lanterna, in tre passi; tutti vedono che hai chiesto (?)
hint-wait = Si accende la lanterna…
hint-fail = La lanterna si è spenta: nessun suggerimento.
hint-again = Riprova
hint-more = Di’ di più
hint-all = Mostra tutte le probabilità
hint-out = Spegni la lanterna
hint-step = Suggerimento { $n } di 3
hint-nth = Riguarda la carta { $n } del tuo piano.
hint-dark = È buio: nessuno vede che cosa giochi.
hint-close = È incerto: varie scelte valgono più o meno lo stesso.
hint-two = Una di queste due.
hint-two-names = { $a }, oppure { $b }.
hint-of-what = La probabilità di vincere con ciascuna, per quello che sai.
hint-chance = { $option }: { $chance }
hint-lead-none = Difficile a dirsi; forse: { $option }.
hint-lead-little = Di poco: { $option }.
hint-lead-clear = Nettamente: { $option }.
hint-named = { $name }. Probabilità di vincere, per quello che sai: { $n } per cento, tra { $low } e { $high }
hint-named-lit = { $name }. Illuminata dal suggerimento
hint-none = A questo tavolo non ci sono suggerimenti: chi lo ospita non li ha permessi.
hints-on = Con suggerimenti
hints-on-help = Chi è di turno qui può chiedere suggerimenti. Ogni lanterna ne conta uno.
hints-asked = Suggerimenti chiesti: { $n }
log-hint = È stato chiesto un suggerimento: { $player }.
key-hint = ?
key-hint-help = un suggerimento, o il suo passo successivo
option-hints = Suggerimenti
option-hints-help = Chi è di turno può chiedere alla lanterna; tutti vedono chi l’ha fatto. Come al solito: solo quando una persona gioca da sola con i bot.
hints-usual = Come al solito
hint-marshal = Pensa allo sceriffo.
hint-marshal-more = Dove sarà, e chi dovrebbe incontrarlo lì?
hint-loot = Pensa al bottino.
hint-loot-more = Che cosa c’è a portata di mano, e chi altri lo vuole?
hint-shoot = Pensa a chi può essere colpito.
hint-shoot-more = Chi sarà sulla tua linea quando partirà il colpo?
hint-punch = Pensa a chi ti sta accanto.
hint-punch-more = Che cosa perderebbe, e dove finirebbe?
hint-place = Pensa a dove sarai.
hint-place-more = Il posto da cui serve la prossima carta vale una carta.
hint-draw = Pensa alla tua mano.
hint-draw-more = Più carte adesso possono valere più di un’altra azione.
hint-cards = Pensa a che cosa ti servirà.
hint-cards-more = Non tutte le carte aiutano dove stai andando.
hint-facing = Pensa a dove guardi.
hint-facing-more = Chi sarà davanti a te, e chi dietro?
hint-reflex = Pensa a chi può spararti.
hint-reflex-more = Chi è a terra può ancora rispondere.
hint-horse = Pensa al deserto.
hint-horse-more = Chi cade ha bisogno di una via per tornare.

version-ready = Una nuova versione è pronta.
no-server = Dietro questa pagina non c’è un server: qui giochi con i bot, o vi passate un dispositivo. Per amici sui propri dispositivi qualcuno avvia un server, su qualsiasi computer con Python:
no-server-then = Dalla cartella dei sorgenti make play fa tutto. Poi tutti aprono l’indirizzo che il server indica. Come metterne uno su internet è scritto in docs/hosting.md.
trouble-server = Qui non c’è un server
trouble-server-help = Questa pagina gioca da sola. I tavoli con gli amici sono all’indirizzo di un server.
replayed-wait = Si rigioca su questo dispositivo…
replayed-same = Rigiocata su questo dispositivo, risposta per risposta: tutto è andato come mostrato, e il risultato è lo stesso.
replayed-transcript = Il verbale è stato tagliato o cambiato: la somma di controllo non torna.
replayed-seed = Le carte non sono state date da questo seme.
replayed-answer = La risposta { $n } non è tra quelle che le regole permettono.
replayed-events = Rigiocata, al passo { $n } succede altro.
replayed-outcome = Rigiocata, la partita ha un risultato diverso da quello mostrato.
replayed-not = Non è stato possibile rigiocarla su questo dispositivo: sono stati verificati solo i numeri.

## Studies
study = Studio
study-title = Titolo
study-nowhere = Non ancora conservato.
study-here = Conservato in questo browser.
study-there = Conservato sul server; chi ha un link vede le tue modifiche.
study-keeping = Si conserva…
study-reading = Stai leggendo; per cambiarlo, apri il link per modificare.
study-until = Conservato fino al { $date } se nessuno lo legge più.
study-here-now = Ora qui
study-guest = qualcuno
study-steps-on = { $n ->
    [one] un passo avanti
   *[other] { $n } passi avanti
  }
study-steps-back = { $n ->
    [one] un passo indietro
   *[other] { $n } passi indietro
  }
study-elsewhere = in un’altra variante
study-keep-here = Conserva qui
study-file = Come file
study-link = Copia come link
study-keep-there = Conserva sul server
study-copy-read = Copia il link per leggere
study-copy-edit = Copia il link per modificare
study-copy-frame = Copia una cornice per altre pagine
study-copied = Copiato.
study-link-long = Questo studio è troppo lungo per un link: salvalo come file o conservalo sul server.
study-key-help = Conserva il link per modificare: nessuno può dartene un altro.
study-not-kept = Non è stato possibile conservarlo. Resta sul tabellone; riprova.
study-too-large = Questo studio è troppo grande per essere conservato.
study-not-yours = Questa chiave non cambia lo studio. Quello che hai cambiato resta sul tuo tabellone.
study-unknown = Questo studio non esiste, o non è più conservato.
study-too-fast = Troppi studi insieme; aspetta un minuto.
study-unreadable = Questo non è uno studio.
study-version = Questo studio è stato scritto da un Folsom più recente. Ricarica la pagina o chiedine uno più vecchio.
study-cut-off = Manca una parte di questo studio: il link o il file è stato tagliato.
study-untitled = Senza titolo
study-none = Non ci sono ancora studi in questo browser. Guarda una partita e conservala.
study-open = Apri uno studio
embed-open = Apri in Folsom
pens = Penne
pens-help = Premi un posto sul treno per un cerchio, trascina a un altro per una freccia; lo stesso di nuovo lo cancella.
pen-idea = Idea
pen-danger = Pericolo
pen-plan = Piano
mark-arrow = { $pen }: { $from } – { $to }.
mark-circle = { $pen }: { $place }.

## The analysis board, and where games are looked at again.
board-round = Round
board-moment = Momento
board-when = Round { $round }, { $phase }
board-when-turn = Round { $round }, turno { $turn }
board-answered = { $bandit }: { $option }
board-ply = { $bandit }: { $option }; probabilità di vincere dopo { $share }
board-turning-point = Punto di svolta { $n }: { $name }
board-chance = Probabilità di vincere
board-knew = Secondo ciò che sapeva { $bandit }
board-knew-each = Secondo ciò che sapeva ciascuno
board-true = Ciò che era vero
board-judged-by = Giudicato secondo
board-table = Tabella
board-refining = { $n } partite simulate per punto, altre seguono
board-no-engine = Questo browser non può calcolare le probabilità.
board-to-play = Tocca a { $bandit }
board-card = carta { $n } di { $of }
board-speed = Velocità: { $speed } volte
board-last-turn = Al punto di svolta precedente
board-next-turn = Al punto di svolta seguente
board-options = Probabilità di vincere se { $bandit } gioca
board-options-plan = Probabilità di vincere se { $bandit } pianifica
board-option-told = { $option }: probabilità di vincere secondo ciò che sapeva { $bandit } { $share }, con { $error } punti di margine; in verità { $truth }. { $tags }
board-best = la migliore
board-chosen = scelta
board-legend-knew = noto
board-legend-true = vero
board-all-plans = Tutte ({ $n })
board-moves = Mosse e varianti
board-variations = Varianti: { $n }
board-variation = Variante
board-setup = Preparazione
board-name = Nome
board-comment = Commento
board-promote = Promuovi
board-delete = Elimina
board-ok = OK
board-all = Tutti
board-deal = Distribuisci un altro mondo possibile
board-dealt = Ciò che era nascosto è stato distribuito di nuovo.
board-play-on = Continua
board-play-on-title = Continua a giocare da qui
board-played-by = { $bandit }, gioca: { $player }
board-beside = Accanto al treno
board-tab-options = Opzioni
board-tab-tree = Mosse
board-tab-eyes = Occhi
board-tab-play = Continua
board-chose = Scelta
board-better = Meglio
board-better-named = Meglio: { $option }
board-unit = Probabilità di vincere secondo ciò che sapeva { $bandit }, con { $error } punti di margine. La scelta ne ha regalati { $gap }.
board-followed = Che cosa sarebbe seguito
board-followed-nothing = Fino alla fine del round non sarebbe successo nient’altro.
board-play-ahead = Mostralo sul treno
board-keep = Tieni come variante
board-all-options = Tutto ciò che poteva fare { $bandit }
games-title = Le mie partite
games-kept = conservate in questo browser
games-watch = Guarda qualsiasi partita e impara
games-open = Apri un file
games-paste = Incolla
games-paste-here = Incolla qui un verbale
games-read = Leggi
games-sample = Esempio: { $game }
games-drop = Oppure trascina un verbale, uno studio o un link a uno di essi ovunque in questa pagina.
games-let-go = Lascia per aprire
games-finished = Finite
games-count = Partite: { $n }, vinte: { $won }
games-place = Posto { $place } di { $of }
games-analyse = Analizza
games-analyse-of = Analizza la partita del { $day }, { $bandit }
games-day = Giorno
games-crew = Banda
games-chance = La tua probabilità di vincere
games-spark = La tua probabilità di vincere: { $first } all’inizio, { $most } al massimo, { $last } alla fine
games-won-by = Vittoria di { $bandit }
games-won-by-lead = Vittoria di { $bandit }, { $lead } più di te
games-studies = Studi
games-none = Ogni partita che finisci in questo browser compare qui.
games-wrong = Questa non è una partita intera.
games-wrong-line = Riga { $line }: { $reason }
games-wrong-head = un verbale comincia con «folsom», il gioco e la versione delle regole, non con «{ $found }».
games-wrong-game = non esiste un gioco chiamato «{ $found }».
games-wrong-rules = è stata giocata con la versione { $found } delle regole, che questa pagina non conosce.
games-wrong-word = «{ $found }» non fa parte di un verbale.
games-wrong-seed = il seme ha 64 cifre esadecimali, non «{ $found }».
games-wrong-options = così non si può giocare: { $found }
games-wrong-answer = «{ $found }» non è una risposta.
games-wrong-cut = finisce qui senza la somma di controllo: il resto è stato tagliato.
games-wrong-sum = la somma di controllo non torna: qualcosa è stato cambiato o danneggiato.
games-wrong-long = è più lunga di qualsiasi partita.
games-wrong-refused = la risposta { $found } lì non è possibile.
games-open-far = Apri fino alla risposta { $n }
edit-open = Componi una posizione
edit-title = Una posizione
edit-by-hand = composta a mano
edit-help = Trascina, oppure tocca un pezzo e poi un posto.
edit-held = In mano: { $piece }. Tocca un posto.
edit-pieces = Pezzi
edit-cannot = Questo non può essere
edit-fault = Questo browser non ha potuto guardare la posizione.
edit-too-soon = I banditi non sono ancora sul treno: vai avanti di qualche passo, poi componi.
edit-undo = Annulla
edit-leave = Indietro
edit-up = { $bandit } sul tetto
edit-moment = Il momento
edit-cards = Carte
edit-begin = Comincia con
edit-new = Una nuova partita
edit-round = Round
edit-turn = Turno
edit-to-play = Tocca a
edit-fewer = { $what }: uno in meno
edit-more = { $what }: uno in più
edit-hand = Mano di { $bandit }
edit-hits = Proiettili che hanno colpito { $bandit }
edit-instead = Al posto di { $card }
edit-turn-round = Dietrofront
edit-stunned = Al tappeto
edit-off = Giù dal treno
edit-take-up = Riprendi { $card }
edit-uncouple = Sgancia l’ultimo vagone
edit-box = Nella scatola
edit-setup = { $game }, preparazione
edit-mine = La plancia
edit-analyse = Analizza questa posizione
cannot-inside-with-marshal = { $bandit }: nessuno resta nel vagone dello sceriffo (E4.8).
cannot-too-many-cards = { $bandit }: nessuno ha più di { $most } carte.
cannot-own-cards = { $bandit }: mancano carte azione, o sono troppe (E1.4).
cannot-hand-too-large = { $bandit }: { $found } carte in mano, ma ora al massimo { $most } (E3.1, E3.2).
cannot-drawn-cards-missing = { $bandit } ha pescato: almeno { $least } carte sono in mano o giocate, non { $found } (E3.2).
cannot-too-many-bullets = { $bandit }: di questi proiettili ce ne sono solo { $most }, non { $found } (E1.4).
cannot-own-bullet = { $bandit }: nessuno riceve un proprio proiettile (E4.4).
cannot-bullets-left = { $bandit }: i proiettili non tornano, devono restarne { $left } (E1.4).
cannot-strongbox-missing = La seconda valigetta è entrata in gioco con Prendi tutto: è sul treno o ce l’ha qualcuno (E7.4).
cannot-strongbox-too-early = La seconda valigetta resta nella scatola fino a Prendi tutto (E7.4).
cannot-loot-missing = Tutto il bottino disposto resta in gioco: sul treno o da qualcuno (E2.2).
cannot-loot-too-much = Non c’è più bottino di quello che vagoni e banditi avevano all’inizio (E2.2).
cannot-ransom-too-early = I riscatti si pagano dopo il round del macchinista in ostaggio (E7.8).
cannot-too-many-ransoms = Ciascuno riceve al massimo un riscatto (E7.8).
cannot-purse-values = Ci sono solo { $most } sacchetti da { $dollars } (E1.3).
cannot-pile-order = { $bandit }: una carta a ogni intervento, nell’ordine dei turni, e nessuna dove si è pescato (E3.2, E3.3).
cannot-pile-cover = { $bandit }: una carta copre solo un Fuoco scoperto dell’altro proprio bandito, in un turno normale (E9.4).
cannot-pile-hidden = { $bandit }: le carte stanno coperte nei tunnel e dove Ghost nasconde la prima; nient’altro è nascosto (E3.3, E3.6, E8.4).
cannot-pile-resolved = Nessuna carta della pila comune è risolta prima dell’assalto, e tutte lo sono all’evento (E4.1).
cannot-purse-known = Un sacchetto lo conosce chi lo ha, e forse chi lo ha avuto; nessuno ne conosce uno nella scatola, e tutti ciò che non è segreto (E4.11).
cannot-too-many-cars = Con tanti giocatori ci sono al massimo { $most } vagoni (S2.1).
cannot-loot-of-cars-gone = Vagoni persi: { $gone }. I banditi hanno altrettante carte bottino, non { $cards } (S3.3).
cannot-nobody-aboard = Qualcuno è a bordo finché non parte il primo vagone (S5.3).
cannot-round = È il round { $round }, perché il treno perde un vagone a ogni round (S3.3).
cannot-round-at-the-end = È il round { $round } o { $gone }, perché il treno perde un vagone a ogni round (S3.3).
cannot-all-aboard-at-first = Nel primo round tutti sono a bordo (S2.1).
cannot-lost-loot = Il bottino va perso solo se non resta nessuno a prenderlo (S3.3).
cannot-last-loot = Qualcuno a bordo ha preso il bottino dell’ultimo vagone perso, ma a bordo nessuno ne ha (S3.3).
cannot-left-too-late = Così tanti banditi e vagoni non sono ancora andati (S3.3, S4.4).
cannot-left-together = I banditi se ne vanno insieme solo con un vagone; vagoni persi: { $gone } (S3.3).
cannot-last-fall = La partita è finita con la caduta di un bandito, non di più (S5.1).
cannot-left-with-the-last-car = La partita è finita quando almeno due banditi se ne sono andati insieme (S5.3).
cannot-nobody-plans = Qualcuno deve ancora pianificare (S3.1).
cannot-first-player-gone = { $bandit } non è a bordo e non può essere primo giocatore (S3.4).
