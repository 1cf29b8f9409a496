### Folsom, español

home = Folsom, a la portada
over = El tren de las diez de
tag = Siete bandidos, un tren y un plan que no va a salir.
poster = Un tren cruza el desierto al atardecer, con bandidos en los techos
play-now = Jugar ya
play-friends = Jugar con amigos
super-express = Super Express
how-to-play = Aprender
open-tables = Mesas abiertas
no-open-tables = Ahora no hay mesas abiertas. Abre una y deja entrar a otros.
more-tables = Más mesas
my-tables = Tus mesas
statistics = Estadísticas
stats-help = Solo se cuenta en este navegador, en partidas con un sitio tuyo hasta el final.
stats-none = Aún no se ha terminado ninguna partida en este navegador.
stats-all = Todo
stats-games = Partidas
stats-wins = Victorias
stats-money = Dinero, de media
stats-best = Mejor
stats-bullets = Balas disparadas / recibidas
stats-save = Guardar en un archivo
stats-erase = Borrar
stats-erase-sure = ¿Borrar para siempre?
watch = Mirar
replay = Repetición
settings = Ajustes
pause-landscape = Parar el paisaje
run-landscape = Mover el paisaje
language = Idioma
theme = Colores
theme-dusk = Ocaso
theme-tunnel = Túnel (oscuro)
sound = Sonido
sound-on = Sí
sound-off = No
speed = Velocidad de la animación
speed-n = { $speed }×
speed-0 = Sin animación
imprint = Colt Express y Colt Super Express son juegos de Ludonaute. Los dibujos y textos de aquí son nuestros.
notices = Licencias de terceros
express = Colt Express
superexpress = Colt Super Express
warming-up = Esta máquina prepara las reglas: un minuto o dos, una sola vez. La mesa se abrirá sola.
loading = Ya viene el tren…

money = { $value }{ "\u00A0" }$
thousands = .
thousands-from = 5
percent = { $n }{ "\u00A0" }%
list-more = { $first }, { $last }
list-last = { $first } y { $last }
list-row = { $first }, { $last }
list-apart = { $first }; { $last }
bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-mei = Mei
bandit-tuco = Tuco
marshal = el Marshal
# Where a sentence needs the article, it tells the locomotive from the cars by this word.
locomotive = locomotora
car-n = vagón { $car }
caboose-n = vagón de cola (n.º { $car })
roof-of = { $kind ->
    [locomotive] techo de la locomotora
    [caboose] techo del vagón de cola (n.º { $car })
   *[car] techo del vagón { $car }
  }
inside-of = { $kind ->
    [locomotive] dentro de la locomotora
    [caboose] dentro del vagón de cola (n.º { $car })
   *[car] dentro del vagón { $car }
  }
to-roof-of = { $kind ->
    [locomotive] al techo de la locomotora
    [caboose] al techo del vagón de cola
   *[car] al techo del vagón { $car }
  }
into = { $kind ->
    [locomotive] a la locomotora
    [caboose] al vagón de cola
   *[car] al vagón { $car }
  }
figure-at = { $bandit }, { $place }
space-who = { $place }: { $who }
space-loot = { $place }: { $who }; { $loot }
card-move = Movi{ "\u00AD" }miento
card-change-floor = Cambio de nivel
card-shoot = Disparo
card-rob = Atraco
card-punch = Puñetazo
card-marshal = Marshal
card-bullet = Bala
card-flip = Giro
card-reflex = Reflejos
card-horse = Caballo
bullet-neutral = Bala del Marshal
bullet-of = Bala de { $bandit }
card-of = { $card } ({ $bandit })
card-play = Jugar { $card }
card-play-down = Jugar { $card } boca abajo
card-pick = Llevar { $card } a la mano
card-discard = Descartar { $card }
card-bullet-dead = { $card }: no se puede jugar
a-purse = una bolsa
a-jewel = una joya
a-strongbox = un maletín
taken-purse = una bolsa
taken-jewel = una joya
taken-strongbox = un maletín
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [one] 1 bolsa
   *[other] { $n } bolsas
  }
n-jewel = { $n ->
    [one] 1 joya
   *[other] { $n } joyas
  }
n-strongbox = { $n ->
    [one] 1 maletín
   *[other] { $n } maletines
  }
nobody = nadie
nothing = nada
you = tú
bot = bot
seat-n = Sitio { $seat }
first-player = Jugador inicial
face-down = Boca abajo
loot = Botín
bullets = Balas
discard = Descartes
surely-held = Seguro en mano o mazo
power = Poder:
power-belle = Ni Disparo ni Puñetazo pueden elegirla si queda otro blanco.
power-cheyenne = La bolsa que hace caer su puñetazo se la puede quedar.
power-django = Su bala empuja un vagón a quien la recibe.
power-doc = Roba siete cartas en vez de seis.
power-ghost = Puede jugar boca abajo su primera carta de la ronda.
power-tuco = Puede disparar a través del techo de su vagón.
bullets-detail = { $left } en el tambor, recibidas: { $received }
cards-detail = En mano: { $hand }, en el mazo: { $deck }
at-least = al menos { $value }

phase-setup = Inicio
phase-schemin = El plan
phase-keep = Reserva
phase-stealin = El asalto
phase-event = Evento
phase-over = Fin
phase-plan = El plan
phase-shootin = Tiroteo
round-summary = Ronda { $round } de 5: { $card }. Turnos: { $turns }
round-title = Ronda { $round }: { $card }
round-hidden = Ronda { $round }: aún sin revelar
round-angry-marshal = Marshal furioso
round-swivel-arm = Brazo giratorio
round-braking = Frenazo
round-take-it-all = A por todo
round-passengers-rebellion = Rebelión de pasajeros
round-tunnel = Túnel
round-bridge = Puente
round-marshals-revenge = Venganza del Marshal
round-pickpocketing = Carterista
round-hostage-conductor = Maquinista rehén
round-none = Sin evento
event-none-help = Al final de esta ronda no pasa nada.
event-angry-marshal-help = En el techo del Marshal, una bala por cabeza; luego él retrocede un vagón.
event-swivel-arm-help = Quien esté en un techo acaba barrido al techo del vagón de cola.
event-braking-help = Quien esté en un techo avanza un vagón.
event-take-it-all-help = El segundo maletín va adonde esté el Marshal.
event-passengers-rebellion-help = Dentro del tren, una bala por cabeza.
event-tunnel-help = Al final de esta ronda no pasa nada.
event-bridge-help = Al final de esta ronda no pasa nada.
event-marshals-revenge-help = En el techo del Marshal, cada cual pierde su bolsa de menos valor.
event-pickpocketing-help = Quien no tenga a nadie al lado puede llevarse una bolsa de allí.
event-hostage-conductor-help = En la locomotora o en su techo, 250 $ de rescate por cabeza.
turn-standard = normal
turn-tunnel = túnel
turn-speeding-up = aceleración
turn-switching = desvío
turn-n = Turno { $turn }: { $kind }

pile = Pila común, en el orden jugado
pile-card = { $bandit }: { $card }
pile-down = { $bandit }: boca abajo
pile-own-down = { $bandit }: boca abajo, tuya: { $card }
pile-drew = { $bandit } robó { $n ->
    [one] una carta
   *[other] { $n } cartas
  }
pile-next = Le toca a { $bandit }
hand = Tu mano
hand-pick = Toma una carta
hand-keep = Tu mano: descarta lo que no guardes
hand-count = { $hand } en mano, { $deck } en el mazo
watching = Estás mirando. Las manos no se ven.
players = Jugadores
prompt = La pregunta
train = El tren
log = Lo ocurrido
close = Cerrar

ask-team-title = Tu banda.
ask-team = ¿Qué dos bandidos llevas?
ask-place-title = Inicio.
ask-place = ¿Quién empieza en el vagón de cola? Quien queda empieza delante.
ask-pick-title = Primera carta.
ask-pick = Lleva a tu mano la carta que quieras.
ask-scheme-title = El plan.
# How many cards can be drawn: as many as are left, three at most.
how-many = { $n ->
    [1] una
    [2] dos
   *[3] tres
  }
ask-scheme-standard = { $can ->
    [play] Juega una carta.
    [draw] Roba { how-many }.
   *[both] Juega una carta o roba { how-many }.
  }
ask-scheme-tunnel = { $can ->
    [play] Túnel: tu carta va boca abajo.
    [draw] Túnel: roba { how-many }.
   *[both] Túnel: tu carta va boca abajo. O roba { how-many }.
  }
ask-scheme-speeding-up = Aceleración: dos veces. { ask-scheme-standard }
ask-scheme-switching = Desvío, al revés. { ask-scheme-standard }
ask-cover-title = Cobertura.
ask-cover = Puedes añadir una carta de tu otro bandido.
ask-keep-title = Reserva.
ask-keep = Descarta lo que no guardes para la próxima ronda.
ask-move-title = Movimiento.
ask-move = { $bandit } corre por dentro: un vagón.
ask-move-roof = { $bandit } corre por los techos: de uno a tres vagones.
ask-shoot-title = Disparo.
ask-shoot = ¿A quién dispara { $bandit }?
ask-rob-title = Atraco.
ask-rob = ¿Qué se lleva { $bandit }?
ask-punch-title = Puñetazo.
ask-punch = ¿A quién golpea { $bandit }?
ask-knock-title = Puñetazo.
ask-knock = ¿Qué botín pierde { $target }?
ask-pocket-title = Dedos largos.
ask-pocket = ¿{ $bandit } se queda la bolsa o la deja caer?
ask-push-title = Puñetazo.
ask-push = ¿Adónde va a parar { $target }?
ask-marshal-title = Marshal.
ask-marshal = ¿Adónde va el Marshal?
ask-pickpocket-title = Carterista.
ask-pickpocket = No hay nadie más: { $bandit } puede llevarse una bolsa.
ask-revenge-title = Venganza del Marshal.
ask-revenge = ¿Qué bolsa pierde { $bandit }?
ask-plan-title = El plan.
ask-plan = { $n ->
    [1] Elige tu primera carta.
    [2] Elige tu segunda carta.
   *[other] Elige tu tercera carta.
  }
do-move = Correr { $place }
do-push = Enviar a { $target } { $place }
do-marshal = Enviar al Marshal { $place }
do-shoot = Disparar a { $target }
do-punch = Golpear a { $target }
do-place = { $target } empieza en el vagón de cola
do-draw = Robar { how-many }
do-pass = Pasar
do-done = Guardar el resto
do-take = Quedársela
do-leave = Dejarla caer
take-back = Deshacer
leave-laid = Dejarla
skip = Saltar
waiting-for = Esperando a { $players }.
waiting = Esperando.
who-as = { $name } ({ $bandit })
watching-show = Actúan los demás.
now-acting = Ahora { $bandit }: { $card }.
looking-back = Mirada atrás.
back-to-now = Volver al presente
game-over = Fin de la partida.
planned = En la pila: { $cards }.
planned-own = Tu plan: { $cards }.
holding = En mano: { $cards }. Botín: { $loot }.

why-bullet = Las balas no se juegan. Solo ocupan la mano.
why-card = { $card } no se puede jugar ahora.
why-marshal = Al Marshal no se le dispara ni se le golpea.
why-self = Nadie se hace eso a sí mismo.
why-belle = A Belle no se la puede elegir si queda otro blanco.
why-punch-far = { $target } no está en el mismo sitio.
why-shoot-near = A { $target } no: nunca se dispara donde uno mismo está.
why-shoot-roof = A { $target } no: en los techos solo se ve al más cercano de cada lado.
why-shoot-inside = A { $target } no: dentro solo se dispara al vagón vecino.
why-loot = Solo se toma botín donde está el bandido.
why-move-stay = Quien se mueve no se queda quieto.
why-move-floor = Movimiento sigue en el mismo nivel. Cambio de nivel sube y baja.
why-move-roof = No { $place ->
    [locomotora] a la locomotora
   *[other] al { $place }
  }: está a { $away } vagones. Por el techo se corre de uno a tres.
why-move-inside = No { $place ->
    [locomotora] a la locomotora
   *[other] al { $place }
  }: dentro se corre un solo vagón.
why-marshal-roof = El Marshal nunca está en un techo.
why-marshal-far = No { $place ->
    [locomotora] a la locomotora
   *[other] al { $place }
  }: el Marshal se mueve un vagón.
why-push = Un golpe empuja un vagón, en el mismo nivel.

log-game-started = El tren sale de Folsom.
log-team-taken = { $team } forman banda.
log-placed = { $bandit } empieza { $car }.
log-round-started = Ronda { $round }: { $card }
log-round = Ronda { $round }
log-turn-standard = Turno { $turn }.
log-turn-tunnel = Turno { $turn }: al túnel.
log-turn-speeding-up = Turno { $turn }: el tren acelera.
log-turn-switching = Turno { $turn }: desvío, al revés.
log-played = { $bandit } juega { $card }.
log-covered = { $bandit } cubre con { $card }.
log-played-down = { $bandit } juega una carta boca abajo.
log-drew-instead = { $people ->
    [one] { $player } roba
   *[other] { $player } roban
  } { $n ->
    [one] una carta
   *[other] { $n } cartas
  }.
log-passed = { $people ->
    [one] { $player } pasa.
   *[other] { $player } pasan.
  }
log-passed-cover = { $people ->
    [one] { $player } no cubre.
   *[other] { $player } no cubren.
  }
log-picked = { $people ->
    [one] { $player } elige una carta.
   *[other] { $player } eligen una carta.
  }
log-picked-known = { $people ->
    [one] { $player } elige { $card }.
   *[other] { $player } eligen { $card }.
  }
log-card-discarded = { $people ->
    [one] { $player } descarta { $card }.
   *[other] { $player } descartan { $card }.
  }
log-card-resolved = { $bandit }: { $card }.
log-no-effect = { $card } no es un caballo: { $bandit } queda fuera del juego.
log-no-effect-no-target = { $bandit }: { $card } no encuentra a nadie.
log-no-effect-no-bullets = { $bandit } no tiene más balas.
log-no-effect-no-loot = { $bandit } no encuentra botín.
log-moved = { $bandit } corre { $to-car }.
log-moved-push = El golpe lanza a { $bandit } { $to-car }.
log-moved-shot = La bala lanza a { $bandit } { $to-car }.
log-moved-braking = El tren frena: { $bandit } resbala { $to-car }.
log-moved-swivel-arm = El brazo giratorio barre a { $bandit } { $to-car }.
log-climbed = { $bandit } trepa { $car }.
log-climbed-down = { $bandit } baja { $car }.
log-bandit-fled = { $bandit } huye del Marshal al techo.
log-bandit-shot = { $bandit } dispara a { $target }.
log-loot-robbed = { $bandit } se lleva { $loot }.
log-bandit-punched = { $bandit } golpea a { $target }.
log-loot-fell = { $bandit } pierde { $loot }.
log-loot-pocketed = { $bandit } le quita { $loot } a { $target }.
log-marshal-moved = El Marshal va { $to-car }.
log-neutral-bullet = { $bandit } recibe una bala neutral.
log-bullets-short = No hay balas neutrales para todos: nadie recibe.
log-event-started = { $event }
log-strongbox-placed = El segundo maletín queda { $car }.
log-loot-pickpocketed = { $bandit } recoge { $loot }.
log-loot-dropped = { $bandit } pierde { $loot } en el techo.
log-ransom-paid = { $bandit } cobra un rescate.
log-round-ended = Fin de la ronda { $round }.
log-game-ended = Fin de la partida.
log-shootin-started = ¡Tiroteo!
log-pass-started = Vuelta { $pass }
log-card-revealed = { $bandit } revela { $card }.
log-turned-locomotive = { $bandit } se vuelve hacia la locomotora.
log-turned-caboose = { $bandit } se vuelve hacia la cola.
log-bandit-pushed = El disparo lanza a { $bandit } { $to-car }.
log-bandit-stunned = { $bandit } queda K. O.
log-stood-up = { $bandit } se levanta.
log-missed = { $bandit } no acierta a nadie.
log-fell-front = { $bandit } cae por delante del tren.
log-fell-rear = { $bandit } cae por detrás del tren.
log-rode-in = { $bandit } llega a caballo.
log-car-uncoupled = Desenganchado: { $car }.
log-left-behind = { $bandit } se queda atrás.
log-loot-taken = { $bandit } se lleva { $value }.
log-loot-lost = Con el vagón se pierden { $value }.
banner-round = Ronda { $round }
banner-shootin = ¡Tiroteo!
banner-pass = Vuelta { $pass }

super-summary = Ronda { $round }; { $cars } vagones tras la locomotora
your-plan = Tu plan
your-plan-help = primera a la izquierda
plan-lift = Carta { $n }, { $card }: retirarla
plan-swap = Cambiar las cartas { $a } y { $b }
plan-lay = Planear { $card }
ask-plan-lock = Tres cartas puestas. Fija el plan o cámbialo.
lock = Fijar
stance-stunned = { $bandit }, K. O.
stance-locomotive = { $bandit }, de cara a la locomotora
stance-caboose = { $bandit }, de cara a la cola
is-out = fuera
is-stunned = K. O.
is-off = a pie
out-title = Estás fuera de la partida.
out-text = Quédate a ver quién gana.
off-title = Te has caído del tren.
off-text = Tu próxima carta es Caballo: te lleva a la locomotora.
shot-hits = Tu disparo, carta { $n }, daría a { $target }.
shot-misses = Tu disparo, carta { $n }, no daría a nadie.
sight-on = Línea de tiro de { $bandit }: { $target }.

more = Más
table = Mesa
menu = Menú
look-back = Mirar atrás
step-back = Un paso atrás
step-on = Un paso adelante
chat = Chat
chat-n = { $n ->
    [one] Chat, 1 mensaje nuevo
   *[other] Chat, { $n } mensajes nuevos
  }
chat-and-log = Chat y crónica
chat-empty = Nadie ha dicho nada aún.
chat-write = Di algo
chat-send = Enviar
set-phrases = Frases hechas
watcher-name = { $name } (mira)
a-watcher = Alguien que mira
phrase-howdy = ¡Buenas!
phrase-ready = ¿Listos?
phrase-one-minute = Un minuto.
phrase-good-luck = ¡Suerte!
phrase-hurry = ¡El tren no espera!
phrase-nice-shot = Buen tiro.
phrase-mine = ¡Eso era mío!
phrase-revenge = Me las pagarás.
phrase-sorry = ¡Perdón!
phrase-thanks = Se agradece.
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra?
phrase-haha = ¡Ja, ja!
phrase-whoa = ¡Caray!
phrase-bravo = ¡Bravo!
phrase-grr = ¡Grr!
phrase-phew = Uf…
phrase-hmm = Mmm…
lobby-title = Reunión
who-is-here = Quién está
what-is-played = A qué se juega
invite = Invitar
invite-help = Un enlace para todos, en cualquier dispositivo. Quien no halle sitio puede mirar.
kept-days = { $n ->
    [one] Se conserva un día después de la última jugada.
   *[other] Se conserva { $n } días después de la última jugada.
  }
link = Enlace
copy = Copiar
copied = Copiado
qr = Código QR del enlace
wanted = Se busca
wanted-more = { $n ->
    [one] un bandido más
   *[other] { $n } bandidos más
  }
wanted-onlookers = curiosos
invite-full = No quedan sitios. Con el enlace, los amigos pueden mirar.
host = anfitrión
is-choosing = está eligiendo
is-ready = listo
change-bandit = Cambiar bandido
change-name = Cambiar nombre
which-bandit = { $name }, ¿qué bandido eres?
surprise-me = Sorpréndeme
ride-along = { $name } te invita a viajar.
ride-along-help = Di tu nombre y siéntate, o limítate a mirar.
sit-here = Aquí
departures = Salidas
change = Cambiar
done = Listo
host-sets = Lo decide { $name }, que invita.
all-aboard = ¡Todos a bordo!
waiting-choosing = Aún elige: { $players }.
start-now-help = Si empiezas ya, se sortea un bandido libre.
places-become-bots = { $n ->
    [one] El sitio libre será de un bot.
   *[other] { $n } sitios libres serán de bots.
  }
host-starts-name = { $name } inicia la partida.
is-taken = { $name }: { $bandit }, ya elegido
send-away = Despedir
bot-on-seat = Bot del sitio { $seat }
fairness = Baraja limpia
fairness-help = El servidor y cada jugador han fijado un número, y nadie ha revelado aún el suyo: estos son sus SHA-256. Las cartas salen de todos los números juntos. Este dispositivo guarda lo que ve y lo comprueba al final.
your-name = Tu nombre
you-name = Forastero
your-bandit = Tu bandido
sit-down = Sentarse
sit-again = Añadir un jugador en este dispositivo
add-player = Añadir jugador
stand-up = Levantarse
seat-free = Sitio libre
seats-free = { $n ->
    [one] 1 sitio libre
   *[other] { $n } sitios libres
  }
bot-strength = Nivel de bots nuevos
add-bot = Añadir bot
clear-seat = Vaciar sitio { $seat }
away = ausente
pass-and-play-help = Un dispositivo para todos: añade aquí varios jugadores. Entre turnos se ocultan las manos.
level-random = azar
level-tenderfoot = novato
level-outlaw = forajido
level-sharpshooter = tirador
level-legend = leyenda
start = Empezar
sit-first = Primero siéntate.
host-starts = El anfitrión inicia la partida.
start-waits = El comienzo espera al dispositivo de { $players }.
start-waits-host = Abre allí la página o vacía el sitio.
full-watch = No quedan sitios. Puedes quedarte a mirar.
game = Juego
seats = Sitios
edition = Edición
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014, sueca
edition-2016-help = El reglamento inglés revisado.
edition-2014-help = La primera edición alemana.
edition-2014-sv-help = La primera edición sueca; difiere de la alemana en cuatro puntos.
variants = Variantes
option-powers = Poderes
option-powers-help = Cada bandido tiene un poder propio.
option-events = Eventos
option-events-help = Las rondas acaban con un evento; la última es una estación.
option-expert = Experto
option-expert-help = Se guardan cartas para la próxima ronda; el mazo no se vuelve a barajar.
option-two_bandits = Dos bandidos cada uno
option-two_bandits-help = Para dos o tres jugadores: cada uno lleva un par.
option-reflex = Reflejos
option-reflex-help = Una quinta carta: K. O., te levantas y disparas.
option-horse = Caballo
option-horse-help = Una carta que te lleva a la locomotora, incluso desde fuera del tren.
option-open = Mesa abierta
option-open-help = Cualquiera puede verla en la portada y entrar.
option-random = Bandidos al azar
option-random-help = Los bandidos se reparten, no se eligen.
option-known_start_purses = Todos saben las primeras bolsas
option-known_start_purses-help = Todos saben que cada cual empieza con 250 $.
option-station_last = La estación va al final
option-station_last-help = Si no, se baraja entre las rondas.
option-reveal_first = Carta de ronda antes de robar
option-reveal_first-help = La carta de ronda se revela antes de robar la mano.
option-keep_actions_only = Guardar solo acciones
option-keep_actions_only-help = Experto: las balas no se guardan.
option-drop_bullets_first = Descartar antes las balas
option-drop_bullets_first-help = Experto: las balas en mano se descartan al empezar el plan.
option-short_bullets_leave = Si faltan balas, salen
option-short_bullets_leave-help = Si no alcanzan las balas neutrales, las que quedan salen del juego.
option-revenge_takes_most = La venganza toma lo mejor
option-revenge_takes_most-help = La Venganza del Marshal cuesta la bolsa más valiosa.
fine-print = Letra pequeña
as-edition = según la edición
yes = sí
no = no
clock = Reloj
clock-none = Ninguno
clock-blitz = 20 s por jugada
clock-calm = 60 s por jugada
clock-game = 10 min + 10 s
second-device = Abrir en otro dispositivo
second-device-help = Escanea esto con el otro dispositivo. El enlace vale una vez, unos minutos.
pause = Pausa
resume = Seguir
paused = Partida en pausa. Se guardan sitios, cartas y relojes; puedes cerrar la página.
let-bot-play = Que un bot juegue por mí
play-myself = Volver a jugar yo
leave = Dejar la mesa
waits-bot-mine = Un bot juega por ti.
waits-just-away = { $n ->
    [one] { $players } no está. Se le guarda el sitio.
   *[other] { $players } no están. Se les guarda el sitio.
  }
waits-away = { $players }: fuera desde hace { $minutes } min. Se guarda el sitio.
waits-thinks = { $players }: { $minutes } min pensando.
waits-bot = { $n ->
    [one] Un bot está pensando: { $players }.
   *[other] Los bots están pensando: { $players }.
  }
let-bot-play-for = Que juegue un bot
mark-bot = Juega un bot.
mark-away = No está.
mark-pause = Pide una pausa.
pause-ask = Pedir una pausa
pause-drop = Mejor sin pausa
pause-mine = Pides una pausa. La partida sigue hasta que todos estén de acuerdo.
pause-asked = { $n ->
    [one] { $players } pide una pausa.
   *[other] { $players } piden una pausa.
  }
agree = De acuerdo
pause-decline = Seguir jugando
no-thanks = No, gracias
said-yes = { $player }: de acuerdo
said-no = { $player }: no
said-nothing = { $player }: todavía no
bot-plays-for = Un bot juega por { $players }.
confirm = Confirmar mis cartas
confirm-on = Tocar dos veces
confirm-off = Tocar una vez
confirm-again = Tócala otra vez para jugarla.
not-this = Esta no
leave-title = ¿Dejar la mesa?
leave-help = La partida sigue y tu sitio se guarda. Un bot juega por ti hasta que vuelvas con el mismo enlace.
leave-help-alone = La partida espera hasta que abras de nuevo su enlace.
leave-stay = Quedarme
leave-alone = Irme
leave-bot = Irme; juega un bot
leave-for-good = Ceder mi sitio
leave-for-good-help = Cedido para siempre, el sitio queda libre para otros.
take-free-seat = Ocupar el sitio libre
free-seat-closed = Hay un sitio libre, pero has visto otra mano en esta partida: solo otra persona puede ocuparlo.
to-first-page = Portada
result = Resultado
keys = Teclas
key-digits = 1–9, 0
key-digits-help = tomar lo que lleva ese número
key-w = W
key-w-help = quién y dónde
key-p = P
key-p-help = qué está planeado
key-h = H
key-h-help = qué tengo
key-r = R
key-r-help = las reglas
key-s = S
key-s-help = saltar la función
key-t = T
key-t-help = deshacer
key-arrows = ← ↑ → ↓
key-arrows-help = recorrer el tren
reconnecting = Conexión perdida. Reconectando…
your-turn = Te toca
notify-turn = Avisarme
notify-turn-help = Un aviso cuando me toque y esta página no se vea.
notify-refused = El navegador no permite avisos aquí. Se puede cambiar en sus ajustes.
offline = Este dispositivo no tiene red. Todo sigue solo cuando vuelva.
refused = No es posible: { $sentence }
refused-late = La partida ha seguido; mira otra vez.
pass-device = Pasa el dispositivo a { $name }.
i-am = Soy { $name }
reload = Cargar versión nueva
try-again = Otra vez

you-win = ¡Ganas!
x-wins = { $n ->
    [one] Gana { $players }
   *[other] { $players } comparten la victoria
  }
pair-wins = Ganan { $players }
wins-with = { $name } gana con { $bandit }
gunslinger = Pistolero
tie-bullets = { $n ->
    [one] 1 bala recibida
   *[other] { $n } balas recibidas
  }
end-title = Final de trayecto
end-express = Se acabaron las cinco rondas. Nadie ha contado todavía.
end-super = El asalto ha terminado. ¿Quién se ha salido con la suya?
end-purses = Primero lo que todos podían ver; luego, una pieza cada uno, por turno.
end-cards = Quedaban varios. Gana quien tenga más cartas de botín.
end-wires = Quién dejó el tren, del primero al último.
end-gunslinger = Quien disparó más balas es el Pistolero.
end-fired = Balas disparadas: { $n }
end-n-cards = Cartas de botín: { $n }
end-tie-bullets = Empate a { $value }. Gana quien recibió menos balas.
end-tie-bullets-shared = Empate a { $value }, y con las mismas balas: comparten la victoria.
end-tie-cards = Decide quién tiene más cartas de botín.
end-tie-best = Mismo número de cartas de botín: decide la carta más alta.
end-tie-best-shared = Iguales hasta la última carta: comparten la victoria.
end-skip = Ir al resultado
end-on = Siguiente
still-aboard = aún a bordo
ranking-superexpress = Gana el último que quede en el tren. Si quedan varios: más cartas de botín, luego la carta más alta. Detrás, quien aguantó más tiempo a bordo.
rematch = Revancha
rematch-new-bandits = Revancha, otros bandidos
rematch-asked = { $n ->
    [one] { $players } pide la revancha.
   *[other] { $players } piden la revancha.
  }
rematch-waits = La revancha espera a { $players }.
rematch-declined = { $n ->
    [one] { $players } no vuelve a jugar.
   *[other] { $players } no vuelven a jugar.
  }
rematch-ready = Hay una revancha de esta partida.
rematch-without-you = La revancha se juega sin ti.
rematch-go = A la revancha
rematch-watch = Mirar
rematch-now = Empezar, con bots en su lugar
rematch-drop = Mejor sin revancha
transcript = Acta
permalink = Enlace permanente:
played-by-other-rules = Se jugó con reglas (versión { $version }) distintas de las de este servidor: el resultado y el acta se conservan, la partida no se puede mostrar.

trouble-page = Aquí no hay nada
trouble-page-help = Quizá la dirección esté mal escrita.
trouble-table = Esa mesa no existe
trouble-table-help = Quizá el enlace esté cortado o mal escrito. Pídelo otra vez o abre tu propia mesa. Las mesas en las que no pasa nada se eliminan al cabo de un tiempo.
trouble-full = No quedan sitios
trouble-full-help = Puedes mirar o abrir tu propia mesa.
trouble-seat = Este sitio ya no es tuyo
trouble-seat-help = Se dejó en otro dispositivo o lo vació el anfitrión. Abre de nuevo el enlace de la mesa para sentarte o mirar.
trouble-link = Este enlace ya no vale
trouble-link-help = Los enlaces para otro dispositivo valen una vez, unos minutos. Haz uno nuevo en el primero.
trouble-old = Folsom se ha renovado
trouble-old-help = Esta página es más vieja que el servidor. Carga la versión nueva; tu sitio se guarda.
trouble-network = El servidor no responde
trouble-network-help = Revisa la red e inténtalo de nuevo. No se pierde nada.
trouble-transcript = Esto no es el acta de una partida
trouble-transcript-help = Elige el archivo de texto descargado al final de una partida. Quizá lo cortaron o cambiaron.
trouble-unfinished = La partida sigue
trouble-unfinished-help = La repetición llega cuando acabe.
trouble-broken = Esta mesa no puede seguir
trouble-broken-help = Algo falló en el servidor. La crónica se conserva. Abre una mesa nueva.
trouble-stopped = Esta partida no puede seguir aquí
trouble-stopped-help = Empezó con reglas (versión { $version }) distintas de las de este servidor. Se conserva. Abre una mesa nueva para jugar.
trouble-expired = Esta mesa se ha eliminado
trouble-expired-help = Aquí no ha pasado nada en mucho tiempo. Las partidas terminadas se conservan; para jugar, abre una mesa nueva.
trouble-rules = Esta partida no se puede mostrar aquí
trouble-rules-help = Se jugó con reglas distintas de las de este servidor. El resultado y el acta se conservan.
trouble-other = Algo salió mal
trouble-other-help = Inténtalo de nuevo o vuelve a la portada.

replay-step = Paso { $step } de { $last }
play = Reproducir
stop = Parar
eyes = Con qué ojos
eyes-of = Como lo vio { $bandit }
proof-help = El servidor fijó un secreto y cada jugador un número, y solo se mostraron sus SHA-256. Después se revelaron los números; secreto y números dan juntos la semilla. `folsom verify` lo comprueba a partir del acta y repite cada jugada.
proof-commitment = Compromiso
proof-secret = Secreto
proof-seed = Semilla
proof-nonces = Números de los jugadores
proof-kept = La misma comprobación en la línea de órdenes, con lo que guardó este dispositivo
fair-proved = Comprobado en este dispositivo: nadie eligió las cartas. Tu número está en la baraja, y el secreto del servidor y los números de los demás son los que se fijaron antes de revelarse el tuyo.
fair-sums = Los números dan la semilla. Si se fijaron antes de empezar, solo lo sabe un dispositivo que estuvo en la mesa.
fair-old = Los números dan la semilla. Pero en esta partida los números de los jugadores no se fijaron antes de revelarse, así que prueba poco.
fair-seed = Los números no dan la semilla. Esta acta fue alterada.
fair-secret = No fue limpio: el secreto del servidor no es el que había fijado antes de que te sentaras.
fair-number = No fue limpio: el número de un jugador no es el que se fijó antes de revelarse el tuyo.
fair-unused = El número de este dispositivo no está en la baraja. Si te fuiste antes de empezar, es lo correcto; si no, la baraja no fue limpia.
fair-broken-starts = Comienzos interrumpidos después de revelarse números: { $n }. Quien interrumpe comienzos puede esperar otras cartas.
proof-none = Esta acta no lleva prueba.
preview = Avance
preview-help = Ver en el tren qué harían las cartas conocidas (V)
preview-title = Solo una conjetura.
preview-guess = Esto pasa si nada oculto se cruza.
preview-empty = Aún no hay nada que prever.
key-v = V
key-v-help = avance: las cartas conocidas, por adelantado
chance-own = Probabilidad de ganar, según lo que sabía cada cual
chance-seat = Probabilidad de ganar, según lo que sabía { $who }
chance-open = Probabilidad de ganar, con todo a la vista
turning-points = Momentos clave
turning-points-wait = Se revisa otra vez cada decisión…
turning-points-none = Ninguna decisión destacó: se fue decidiendo poco a poco.
turning-points-fail = No se pudo obtener. Inténtalo más tarde.
turning-point = Ronda { $round }, { $bandit }: «{ $chosen }». Mejor: «{ $best }».
turning-point-shares = { $chosen } en vez de { $best }
turning-point-help = Parte estimada de la victoria con esta decisión y con la mejor
plans-fate = Tus planes, y en qué quedaron
fate-nothing = No pasó nada.
fate-before = Antes de eso: { $told }
fate-in-round = En la ronda { $round }: { $told }
fate-bare = Allí nunca hubo botín.
fate-nobody = En toda la ronda no hubo nadie al alcance.
fate-edge = Allí acababa el tren.

rules = Reglas
rules-title = Las reglas de esta partida
rules-find = Buscar en las reglas
rules-found = { $n ->
    [0] Nada
    [one] 1 resultado
   *[other] { $n } resultados
  }
rule-n = Regla { $rule }
rules-goal = Objetivo
rules-round = Una ronda
rules-cards = Las cartas
draw-title = Robar cartas
hand-cards = Cartas
help-goal = Cinco rondas. Gana quien tenga más dinero cuando el tren llegue a la estación.
help-schemin = Por cada símbolo de la carta de ronda, cada cual, desde el jugador inicial, juega una carta en la pila común o roba tres.
help-stealin = La pila se resuelve en el orden en que se jugó. Lo que se puede hacer, se hace; lo que no, no tiene efecto.
help-event = Por último viene el evento de la carta de ronda. Después todos barajan sus cartas, balas incluidas, y el siguiente pasa a ser jugador inicial.
help-meeting = Quien acaba dentro del vagón del Marshal recibe una bala y huye al techo. Él nunca trepa, y no se le puede disparar ni golpear.
help-end = Tras la ronda 5 todos cuentan su botín. En caso de empate gana quien recibió menos balas; si no, se comparte la victoria.
help-move = Dentro: un vagón. En el techo: de uno a tres. No vale quedarse.
help-change-floor = Arriba o abajo en el mismo vagón.
help-shoot = Dentro: alguien del vagón de al lado. En el techo: el más cercano en cada dirección. Nunca donde estás tú.
help-rob = Llévate un botín a tu elección de donde estás.
help-punch = Alguien que está contigo suelta un botín a tu elección y sale empujado un vagón.
help-marshal = Mueve al Marshal un vagón.
help-bullet = No se puede jugar nunca. Solo ocupa sitio en la mano.
help-draw = En vez de jugar una carta, se roban tres.
help-face-down = Solo su dueño la conoce antes de que le llegue el turno.
help-purse = Vale de { $least } a { $most }; solo lo sabe quien la ha tenido.
help-worth = Vale { $value }.
help-bullets = La bala disparada va al mazo de otro. Si no queda ninguna, Disparo no tiene efecto.
help-hits = Cada bala recibida ocupa sitio en la mano; en caso de empate gana quien tenga menos.
help-cards = Se roban seis al empezar la ronda; el resto espera en el mazo.
help-sum = Lo que se sabe seguro: una bolsa cuyo valor no conoces cuenta como { $value }.
help-gunslinger = { $value } al final para quien haya disparado más balas; si hay empate, para cada uno.
help-first-player = Empieza cada turno de esta ronda; en la siguiente lo hará quien esté a su izquierda.
help-round = Cada una de las cinco rondas tiene sus propios turnos.
help-rounds = Después de cada ronda se desengancha el último vagón. Gana el último que quede en el tren.
help-plan = Cada cual apila en secreto tres cartas, la primera arriba.
help-shootin = Por turnos, cada cual revela una carta y la ejecuta, tres veces.
help-lootcard = Si al final quedan varios, gana quien tenga más cartas de botín; luego, la más alta.
help-stunned = La carta siguiente, sea cual sea, solo sirve para levantarse. A quien está K. O. no se le puede dar.
help-turn-standard = Cartas boca arriba.
help-turn-tunnel = Cartas boca abajo.
help-turn-speeding-up = Cada cual juega dos veces seguidas.
help-turn-switching = Este turno va en sentido antihorario.
help-super-flip = Media vuelta en el sitio.
help-super-change-floor = Al techo o adentro.
help-super-move = Un vagón hacia donde miras.
help-super-shoot = El primero en pie ante ti retrocede un vagón y queda K. O.
help-super-reflex = K. O., te levantas y disparas; si no, te tumbas.
help-super-horse = A la locomotora, incluso tras caer del tren.
uncouple = Desenganchar
help-uncouple = El último vagón se va, el bandido más rezagado toma su botín.

station-master = Jefa de estación
lesson-step = La jefa de estación, paso { $step } de { $last }
lesson-at = Lección, paso { $step }
lesson-on = Seguir
lesson-back = Un paso atrás
lesson-show = Muéstramelo
lesson-skip = ¿Ya basta? ¿Adónde vamos?
lesson-next-act = Siguiente acto
lesson-leave = Salir de la lección
lesson-wrong = Buena idea, mal momento. Prueba con lo que brilla.
lesson-express-goal = Cinco rondas en un tren en marcha. Gana quien acabe con más dinero. Los modales no puntúan.
lesson-express-scheme = Hay una joya a tus pies. Juega { card-rob }: ocurrirá luego, cuando se lean los planes.
lesson-express-scheme-shoot = Aún no. A quien está en tu mismo sitio no le puedes disparar.
lesson-express-scheme-punch = Pronto. Primero la joya.
lesson-express-wire = Del hilo cuelga el plan de todos, en orden. Belle se moverá. Doc dará un puñetazo. A alguien.
lesson-express-climb = Aceleración: dos cartas seguidas. Primero { card-change-floor }, para subir al techo.
lesson-express-climb-move = Después. Primero sube, luego corre.
lesson-express-run = Ahora { card-move }. Dentro avanzas un vagón; por los techos, hasta tres.
lesson-express-run-marshal = Guárdalo. Es para Belle.
lesson-express-drew = Belle robó tres cartas en vez de jugar: está permitido. Tú lo harás luego.
lesson-express-read = { card-move } y { card-rob }: va al vagón 1. Juega { card-marshal } y que pase a saludarla.
lesson-express-read-shoot = Buena respuesta a otra pregunta. { card-marshal }.
lesson-express-rob = Se leen los planes. El tuyo es el primero. Toma la joya: siempre vale 500{ "\u00A0" }$.
lesson-express-rob-purse = Una bolsa esconde de 250 a 500{ "\u00A0" }$. La joya nunca decepciona.
lesson-express-punched = El puñetazo de Doc: sueltas la joya y vuelas un vagón. Un plan es solo una opinión.
lesson-express-astray = Tu carta { card-change-floor } sale aquí, en el vagón 2. No donde querías. Arriba.
lesson-express-back = La joya está en el vagón de cola, detrás de ti. Retrocede un techo.
lesson-express-back-forward = Buena carrera. Mal sentido. La joya está detrás de ti.
lesson-express-taken = Doc recoge tu joya y sube a ver el paisaje. Recuerda esa cara.
lesson-express-marshal = Tu Marshal entra donde Belle. Quien se lo encuentra recibe una bala y huye al techo.
lesson-express-shot = Dentro disparas al vagón de al lado; por los techos, hasta donde ves. Belle te ve. Ay.
lesson-express-bullet = Nueva ronda, seis cartas nuevas. Una es la bala de Belle. Tócala: no hace nada, para siempre.
lesson-express-bullet-card = Primero la bala. Sin miedo, ya está disparada.
lesson-express-punch = Doc está a tu lado, con tu joya. Robó cartas y se queda. Juega { card-punch }.
lesson-express-punch-move = ¿Y dejarle la joya? { card-punch }.
lesson-express-punch-marshal = Aquí arriba no sube nunca. { card-punch }.
lesson-express-draw = Después querrás { card-rob }, y no tienes. Roba tres cartas en vez de jugar.
lesson-express-draw-card = Podrías. Pero la joya se quedaría en el techo. Roba.
lesson-express-tunnel = Túnel: todos juegan boca abajo. Juega { card-rob }. Solo tú lo sabes, y pones cara de inocente.
lesson-express-tunnel-shoot = En el próximo turno. A oscuras se recogen cosas.
lesson-express-switching = Desvío: este turno va al revés, así que juegas antes que Doc. Juega { card-shoot }.
lesson-express-knock = Belle corre adelante. Ahora tu puñetazo y tu elección: ¿qué suelta Doc?
lesson-express-knock-purse = Son 250{ "\u00A0" }$, todos lo vieron. La joya es tuya, moralmente.
lesson-express-pushed = Doc vuela un vagón. Desde allí te dispara, que es lo justo.
lesson-express-nothing = Se descubren las cartas del túnel. Belle toma el maletín, 1000{ "\u00A0" }$. Doc atraca un techo vacío.
lesson-express-welcome = Tu carta { card-rob }: aquí solo hay una cosa, no hace falta elegir. Bienvenida, joya.
lesson-express-power = Le das a Doc. El poder de Django: también vuela un vagón. Ahora está encima del Marshal.
lesson-express-order = Doc baja, como planeó. Dentro está el Marshal. Bala, techo, arrepentimiento.
lesson-express-event = Y el evento. { round-angry-marshal }: una bala para todos los de su techo, y sigue su camino.
lesson-express-station = Tres rondas después. La estación paga 250{ "\u00A0" }$ a quien esté en la locomotora o encima. Corre.
lesson-express-station-crowd = Mucha gente y nada de dinero. Dos vagones adelante.
lesson-express-station-caboose = El dinero está en la otra punta.
lesson-express-belle = Última carta: { card-shoot }. A Belle no se la elige si se puede a Doc: su poder. Pues Doc.
lesson-express-belle-belle = No mientras se pueda elegir a Doc.
lesson-express-gunslinger = { round-hostage-conductor }: cobras. Cuenta casquillos: eres quien más disparó. Toca tu tambor.
lesson-express-gunslinger-sheet = Tres disparos. Tú hiciste cuatro.
lesson-express-end = { gunslinger }: 1000{ "\u00A0" }$ más. 2400{ "\u00A0" }$ contra 2300{ "\u00A0" }$: ganas. Si hay empate: menos balas recibidas. Ahora, a atracar de verdad.
lesson-superexpress-goal = Cada ronda se suelta el último vagón. Sé el último a bordo. Eso es todo.
lesson-superexpress-move = Planea tres cartas en secreto. Primero { card-move }: vas hacia donde miras, adelante.
lesson-superexpress-move-flip = Entonces { card-move } te llevaría al vagón que se suelta.
lesson-superexpress-reflex = Ghost te mira, y Ghost dispara. Segunda carta, { card-reflex }: desde el suelo devuelves el tiro.
lesson-superexpress-reflex-shoot = En el suelo, { card-shoot } solo te levantaría.
lesson-superexpress-shoot = Tercera, { card-shoot }: da al primero en pie delante de ti, a cualquier distancia. Luego fija.
lesson-superexpress-passes = Una carta cada uno, tres vueltas. Tú andas; Tuco va a caballo a la locomotora.
lesson-superexpress-pushed = Ghost te dispara: un vagón atrás, y al suelo.
lesson-superexpress-answered = Tu carta { card-reflex }: arriba, y bang. Ghost vuela a la locomotora y allí se queda tendido.
lesson-superexpress-off = La carta de Ghost solo lo levanta. Tu carta { card-shoot } lo encuentra otra vez, y ya no hay más tren.
lesson-superexpress-uncoupled = Se va el último vagón. No hay nadie, y tú, el más rezagado, tomas su botín: 356{ "\u00A0" }$.
lesson-superexpress-horse = Tuco empieza y te mira. Detrás de ti: desierto. Planea primero { card-horse }.
lesson-superexpress-horse-reflex = Eso sirve a bordo. En el desierto hace falta un caballo.
lesson-superexpress-flip = El caballo te deja en la locomotora, mirando adelante. Así que { card-flip }, luego { card-shoot }, y fija.
lesson-superexpress-flip-shoot = Dispararías al horizonte. Primero gírate.
lesson-superexpress-rode = Tuco te tira del tren. Tu siguiente carta es { card-horse }: vuelves cabalgando.
lesson-superexpress-aimed = Te giras, disparas. Tuco cae en el último vagón, de espaldas.
lesson-superexpress-end = ¡Suelto! Eres el último a bordo: ganas. El botín solo cuenta si se comparte la locomotora.

## Tables in this browser
here-table = Mesa en este dispositivo
here-table-help = Para quienes lo comparten y para bots. No hace falta red.
here-mark = En este dispositivo
elsewhere = Esta partida se juega en otra ventana. Aquí estás mirando.
elsewhere-take = Jugarla aquí
not-kept = Este navegador no guarda nada: al cerrar la página se pierde la partida. Aun así podrás guardar su acta al final.
not-kept-full = Ya no queda espacio en este navegador: lo que se juegue desde ahora se pierde al cerrar la página. En cuanto vuelva a haber espacio, se guardará.
remove-game = Eliminar esta partida
trouble-gone = Esa partida no está en este navegador
trouble-gone-help = Las partidas de este dispositivo quedan en el navegador en que se jugaron. Quizá se eliminó, o se borraron sus datos.
trouble-saved = Esta partida guardada no se puede leer
trouble-saved-help = Lo que se guardó está dañado. Puedes eliminarla; tus otras partidas están a salvo.
trouble-laws = Esta partida no puede seguir aquí
trouble-laws-help = Empezó con reglas distintas de las de esta página. Se conserva hasta que la elimines.
trouble-engine = Este navegador no puede jugar por sí solo
trouble-engine-help = El código del juego no pudo arrancar aquí. Recarga la página o usa otro navegador.
trouble-module = Esta página y el código del juego no encajan
trouble-module-help = Uno de los dos es de otra versión. Carga la más reciente; tus partidas se conservan.
invite-friends = Invitar a amigos
invite-friends-help = La partida sigue en una mesa del servidor: los sitios de los bots quedan libres y un enlace deja entrar a los amigos.
invite-friends-later = Los amigos pueden entrar al principio o entre dos rondas.
invite-friends-fails = No se pudo trasladar la partida: { $sentence }
carried-seed = Esta partida empezó en el dispositivo de un jugador, que conocía la semilla: nada prueba que la baraja fuera limpia.

# the puzzle of the day
puzzle-title = Problema del día
puzzle-archive = Archivo
puzzle-today = Hoy
puzzle-to-play = Le toca a { $bandit }. Una respuesta es claramente la mejor.
puzzle-to-plan = { $bandit } planea tres cartas. Un plan es claramente el mejor.
puzzle-from-archive = Del archivo: el problema del { $date }
puzzle-round = Ronda { $round }.
puzzle-hidden = Cartas de los demás boca abajo: { $n }. Nadie puede conocerlas.
puzzle-secret = Todos planean a la vez: nadie puede conocer las cartas de los demás.
puzzle-right = { $play }: eso es.
puzzle-wrong = { $play }: esta vez no.
puzzle-outlaw-would = El bot forajido habría elegido: { $play }.
puzzle-outlaw-too = El bot forajido también cae.
puzzle-best-was = Lo mejor era: { $play }.
puzzle-games = Cada una continuada hasta { $n } veces
puzzle-best = mejor
puzzle-chosen = elegida
puzzle-why = Por qué las demás son peores
puzzle-theme = Tema: { $theme }
puzzle-theme-shoot = { card-shoot }
puzzle-theme-flee = Huida
puzzle-theme-run = En marcha
puzzle-theme-loot = { loot }
puzzle-theme-punch = { card-punch }
puzzle-theme-marshal = { card-marshal }
puzzle-theme-empty = Mano vacía
puzzle-theme-tunnel = Farol en el túnel
puzzle-theme-last = Último a bordo
puzzle-all = Los { $n } planes
puzzle-streak = Días seguidos: { $n }
puzzle-streak-none = Aún sin racha
puzzle-streak-best = récord { $n }
puzzle-weeks = Las dos últimas semanas
puzzle-state-solved = resuelto
puzzle-state-missed = fallado
puzzle-state-open = pendiente
puzzle-day-solved = { $date }: { puzzle-state-solved }
puzzle-day-missed = { $date }: { puzzle-state-missed }
puzzle-day-open = { $date }: { puzzle-state-open }
puzzle-share = Compartir
puzzle-share-what = Lo que se compartirá
puzzle-shared = Copiado.
puzzle-share-solved = Resuelto a la primera.
puzzle-share-missed = Hoy me la jugaron.
puzzle-archive-by-theme = Archivo por tema
puzzle-solved-of = { $solved } de { $n } resueltos
puzzle-newest = Los más recientes primero
puzzle-why-idle = En { $seen } de 100 partidas una de tus cartas no hace nada esta ronda; con la mejor opción, en { $best }.
puzzle-why-hit = Recibes una bala en { $seen } de 100 partidas esta ronda; con la mejor opción, en { $best }.
puzzle-why-lost = Pierdes botín esta ronda en { $seen } de 100 partidas; con la mejor opción, en { $best }.
puzzle-why-take = Te llevas botín esta ronda en solo { $seen } de 100 partidas; con la mejor opción, en { $best }.
puzzle-why-fire = Tu disparo acierta esta ronda en solo { $seen } de 100 partidas; con la mejor opción, en { $best }.
puzzle-why-gun = Acabas como { gunslinger } en solo { $seen } de 100 partidas; con la mejor opción, en { $best }.
puzzle-why-money = Acabas con { $seen } de media; con la mejor opción, con { $best }.
puzzle-why-rival = Tu rival más rico acaba con { $seen } de media; con la mejor opción, con { $best }.
puzzle-why-off = Abandonas el tren esta ronda en { $seen } de 100 partidas; con la mejor opción, en { $best }.
puzzle-why-stun = Te derriban esta ronda en { $seen } de 100 partidas; con la mejor opción, en { $best }.
puzzle-why-miss = Tu disparo no encuentra a nadie en { $seen } de 100 partidas; con la mejor opción, en { $best }.
puzzle-why-loot = Te llevas el botín del último vagón en solo { $seen } de 100 partidas; con la mejor opción, en { $best }.
puzzle-why-alone = Un rival abandona el tren esta ronda en solo { $seen } de 100 partidas; con la mejor opción, en { $best }.
puzzle-why-last = Sigues a bordo al final en solo { $seen } de 100 partidas; con la mejor opción, en { $best }.
puzzle-why-less = Gana { $seen } de 100 partidas; la mejor opción gana { $best }.

## Hints
hint = Pista
hint-help = Una pista del farol, en tres pasos; todos ven que has preguntado (?)
hint-wait = Se enciende el farol…
hint-fail = El farol se apagó: no llegó ninguna pista.
hint-again = Probar otra vez
hint-more = Decir más
hint-all = Mostrar todas las probabilidades
hint-out = Apagar el farol
hint-step = Pista { $n } de 3
hint-nth = Se trata de la carta { $n } de tu plan.
hint-dark = Está oscuro: nadie ve lo que pones.
hint-close = Está reñido: varias opciones valen más o menos lo mismo.
hint-two = Una de estas dos.
hint-two-names = { $a }, o bien { $b }.
hint-of-what = La probabilidad de ganar con cada una, según lo que sabes.
hint-chance = { $option }: { $chance }
hint-lead-none = Difícil de decir; quizá: { $option }.
hint-lead-little = Por poco: { $option }.
hint-lead-clear = Claramente: { $option }.
hint-named = { $name }. Probabilidad de ganar, según lo que sabes: { $n } por ciento, entre { $low } y { $high }
hint-named-lit = { $name }. Iluminada por la pista
hint-none = En esta mesa no hay pistas: su anfitrión no las ha permitido.
hints-on = Con pistas
hints-on-help = Quien tenga el turno puede pedir pistas aquí. Cada farol cuenta una.
hints-asked = Pistas pedidas: { $n }
log-hint = Se ha pedido una pista: { $player }.
key-hint = ?
key-hint-help = una pista, o su siguiente paso
option-hints = Pistas
option-hints-help = Quien tenga el turno puede preguntar al farol; todos ven quién lo hizo. Como siempre: solo cuando una persona juega sola con bots.
hints-usual = Como siempre
hint-marshal = Piensa en el Marshal.
hint-marshal-more = ¿Dónde estará, y quién tendría que encontrárselo allí?
hint-loot = Piensa en el botín.
hint-loot-more = ¿Qué hay a tu alcance, y quién más va a por ello?
hint-shoot = Piensa en a quién se puede alcanzar.
hint-shoot-more = ¿Quién estará en tu línea cuando salga el disparo?
hint-punch = Piensa en quién está a tu lado.
hint-punch-more = ¿Qué perdería, y dónde caería?
hint-place = Piensa en dónde estarás.
hint-place-more = El lugar desde el que sirve la próxima carta vale una carta.
hint-draw = Piensa en tu mano.
hint-draw-more = Más cartas ahora pueden valer más que otra acción.
hint-cards = Piensa en lo que necesitarás.
hint-cards-more = No todas las cartas ayudan adonde vas.
hint-facing = Piensa en hacia dónde miras.
hint-facing-more = ¿Quién estará delante de ti, y quién detrás?
hint-reflex = Piensa en quién puede dispararte.
hint-reflex-more = Quien está en el suelo aún puede responder.
hint-horse = Piensa en el desierto.
hint-horse-more = Quien se cae necesita un camino de vuelta.

version-ready = Hay una versión nueva lista.
no-server = Esta página no tiene servidor detrás: aquí juegas con bots, o pasáis un dispositivo de mano en mano. Para amigos en sus propios dispositivos, alguien pone en marcha un servidor, en cualquier ordenador con Python:
no-server-then = En la carpeta del código, make play lo hace todo. Después todos abren la dirección que dice el servidor. Cómo poner uno en internet está en docs/hosting.md.
trouble-server = Aquí no hay servidor
trouble-server-help = Esta página juega por sí sola. Las mesas con amigos están en la dirección de un servidor.
replayed-wait = Se repite en este dispositivo…
replayed-same = Repetida en este dispositivo, respuesta a respuesta: todo pasó como se mostró, y el resultado es el mismo.
replayed-transcript = El acta fue cortada o alterada: su suma de control no cuadra.
replayed-seed = Las cartas no se repartieron con esta semilla.
replayed-answer = La respuesta { $n } no es de las que permiten las reglas.
replayed-events = Al repetirla, en el paso { $n } pasa otra cosa.
replayed-outcome = Al repetirla, la partida tiene un resultado distinto del mostrado.
replayed-not = No se pudo repetir en este dispositivo, así que solo se comprobaron los números.

## Studies
study = Estudio
study-title = Título
study-nowhere = Aún no guardado.
study-here = Guardado en este navegador.
study-there = Guardado en el servidor; quien tiene un enlace ve tus cambios.
study-keeping = Guardando…
study-reading = Estás leyendo; para cambiarlo, abre el enlace para editar.
study-until = Guardado hasta el { $date } si ya nadie lo lee.
study-here-now = Aquí ahora
study-guest = alguien
study-steps-on = { $n ->
    [one] un paso adelante
   *[other] { $n } pasos adelante
  }
study-steps-back = { $n ->
    [one] un paso atrás
   *[other] { $n } pasos atrás
  }
study-elsewhere = en otra variante
study-keep-here = Guardar aquí
study-file = Como archivo
study-link = Copiar como enlace
study-keep-there = Guardar en el servidor
study-copy-read = Copiar el enlace para leer
study-copy-edit = Copiar el enlace para editar
study-copy-frame = Copiar un marco para otras páginas
study-copied = Copiado.
study-link-long = Este estudio es demasiado largo para un enlace: guárdalo como archivo o en el servidor.
study-key-help = Guarda el enlace para editar: nadie puede darte otro.
study-not-kept = No se pudo guardar. Sigue en el tablero; prueba otra vez.
study-too-large = Este estudio es demasiado grande para guardarlo.
study-not-yours = Esta clave no cambia el estudio. Lo que cambiaste sigue en tu tablero.
study-unknown = No existe ese estudio, o ya no se guarda.
study-too-fast = Demasiados estudios a la vez; espera un minuto.
study-unreadable = Esto no es un estudio.
study-version = Este estudio lo escribió un Folsom más nuevo. Recarga la página o pide uno más antiguo.
study-cut-off = Falta una parte de este estudio: el enlace o el archivo está cortado.
study-untitled = Sin título
study-none = Aún no hay estudios en este navegador. Mira una partida y guárdala.
study-open = Abrir un estudio
embed-open = Abrir en Folsom
pens = Lápices
pens-help = Pulsa un lugar del tren para un círculo, arrastra a otro para una flecha; lo mismo otra vez lo borra.
pen-idea = Idea
pen-danger = Peligro
pen-plan = Plan
mark-arrow = { $pen }: { $from } – { $to }.
mark-circle = { $pen }: { $place }.

## The analysis board, and where games are looked at again.
board-round = Ronda
board-moment = Momento
board-when = Ronda { $round }, { $phase }
board-when-turn = Ronda { $round }, turno { $turn }
board-answered = { $bandit }: { $option }
board-ply = { $bandit }: { $option }; probabilidad de ganar después { $share }
board-turning-point = Momento clave { $n }: { $name }
board-chance = Probabilidad de ganar
board-knew = Según lo que sabía { $bandit }
board-knew-each = Según lo que sabía cada cual
board-true = Lo que era verdad
board-judged-by = Juzgado según
board-table = Tabla
board-refining = { $n } partidas simuladas por punto, y vienen más
board-no-engine = Este navegador no puede calcular probabilidades.
board-to-play = Juega { $bandit }
board-card = carta { $n } de { $of }
board-speed = Velocidad: { $speed } veces
board-last-turn = Al momento clave anterior
board-next-turn = Al siguiente momento clave
board-options = Probabilidad de ganar si { $bandit } juega
board-options-plan = Probabilidad de ganar si { $bandit } planea
board-option-told = { $option }: probabilidad de ganar según lo que sabía { $bandit } { $share }, con { $error } puntos de margen; en verdad { $truth }. { $tags }
board-best = lo mejor
board-chosen = elegido
board-legend-knew = sabido
board-legend-true = verdad
board-all-plans = Todo ({ $n })
board-moves = Jugadas y variantes
board-variations = Variantes: { $n }
board-variation = Variante
board-setup = Preparación
board-name = Nombre
board-comment = Comentario
board-promote = Subir
board-delete = Borrar
board-ok = OK
board-all = Todos
board-deal = Repartir otro mundo posible
board-dealt = Lo que estaba oculto se ha repartido de nuevo.
board-play-on = Seguir jugando
board-play-on-title = Seguir jugando desde aquí
board-played-by = { $bandit }, juega: { $player }
board-beside = Junto al tren
board-tab-options = Opciones
board-tab-tree = Jugadas
board-tab-eyes = Ojos
board-tab-play = Seguir
board-chose = Elegido
board-better = Mejor
board-better-named = Mejor: { $option }
board-unit = Probabilidad de ganar según lo que sabía { $bandit }, con { $error } puntos de margen. La elección regaló { $gap }.
board-followed = Lo que habría seguido
board-followed-nothing = Hasta el final de la ronda no habría pasado nada más.
board-play-ahead = Verlo en el tren
board-keep = Guardar como variante
board-all-options = Todo lo que podía hacer { $bandit }
games-title = Mis partidas
games-kept = guardadas en este navegador
games-watch = Mira cualquier partida y aprende
games-open = Abrir un archivo
games-paste = Pegar
games-paste-here = Pega aquí un acta
games-read = Leer
games-sample = Ejemplo: { $game }
games-drop = O suelta un acta, un estudio o un enlace a cualquiera de ellos en cualquier lugar de esta página.
games-let-go = Suelta para abrir
games-finished = Terminadas
games-count = Partidas: { $n }, ganadas: { $won }
games-place = Puesto { $place } de { $of }
games-analyse = Analizar
games-analyse-of = Analizar la partida del { $day }, { $bandit }
games-day = Día
games-crew = Banda
games-chance = Tu probabilidad de ganar
games-spark = Tu probabilidad de ganar: { $first } al principio, { $most } como máximo, { $last } al final
games-won-by = Victoria de { $bandit }
games-won-by-lead = Victoria de { $bandit }, con { $lead } más que tú
games-studies = Estudios
games-none = Cada partida que termines en este navegador aparece aquí.
games-wrong = Esto no es una partida entera.
games-wrong-line = Línea { $line }: { $reason }
games-wrong-head = un acta empieza con «folsom», el juego y la versión de sus reglas, no con «{ $found }».
games-wrong-game = no hay ningún juego llamado «{ $found }».
games-wrong-rules = se jugó con la versión { $found } de las reglas, que esta página no conoce.
games-wrong-word = «{ $found }» no forma parte de un acta.
games-wrong-seed = la semilla tiene 64 cifras hexadecimales, no «{ $found }».
games-wrong-options = así no se puede jugar: { $found }
games-wrong-answer = «{ $found }» no es una respuesta.
games-wrong-cut = acaba aquí sin su suma de control: el resto se ha cortado.
games-wrong-sum = la suma de control no coincide: algo se ha cambiado o dañado.
games-wrong-long = es más larga que cualquier partida.
games-wrong-refused = la respuesta { $found } no se puede dar ahí.
games-open-far = Abrir hasta la respuesta { $n }
edit-open = Componer una posición
edit-title = Una posición
edit-by-hand = compuesta a mano
edit-help = Arrastra, o toca una pieza y luego un lugar.
edit-held = En tu mano: { $piece }. Toca un lugar.
edit-pieces = Piezas
edit-cannot = Esto no puede ser
edit-fault = Este navegador no pudo mirar la posición.
edit-too-soon = Los bandidos aún no están en el tren: avanza unos pasos y compón después.
edit-undo = Deshacer
edit-leave = Volver
edit-up = { $bandit } al techo
edit-moment = El momento
edit-cards = Cartas
edit-begin = Empezar con
edit-new = Una partida nueva
edit-round = Ronda
edit-turn = Turno
edit-to-play = Le toca a
edit-fewer = { $what }: uno menos
edit-more = { $what }: uno más
edit-hand = Mano de { $bandit }
edit-hits = Balas que recibió { $bandit }
edit-instead = En lugar de { $card }
edit-turn-round = Media vuelta
edit-stunned = K. O.
edit-off = Fuera del tren
edit-take-up = Retirar { $card }
edit-uncouple = Desenganchar el último vagón
edit-box = A la caja
edit-setup = { $game }, preparación
edit-mine = El tablero
edit-analyse = Analizar esta posición
cannot-inside-with-marshal = { $bandit }: nadie se queda en el vagón del Marshal (E4.8).
cannot-too-many-cards = { $bandit }: nadie tiene más de { $most } cartas.
cannot-own-cards = { $bandit }: faltan cartas de acción, o sobran (E1.4).
cannot-hand-too-large = { $bandit }: { $found } cartas en mano, pero ahora caben como mucho { $most } (E3.1, E3.2).
cannot-drawn-cards-missing = { $bandit } ha robado cartas: al menos { $least } están en mano o jugadas, no { $found } (E3.2).
cannot-too-many-bullets = { $bandit }: solo hay { $most } de estas balas, no { $found } (E1.4).
cannot-own-bullet = { $bandit }: nadie recibe una bala propia (E4.4).
cannot-bullets-left = { $bandit }: las balas no cuadran, deben quedar { $left } (E1.4).
cannot-strongbox-missing = El segundo maletín entró en juego con A por todo: está en el tren o lo tiene alguien (E7.4).
cannot-strongbox-too-early = El segundo maletín sigue en la caja hasta A por todo (E7.4).
cannot-loot-missing = Todo el botín colocado sigue en juego: en el tren o en manos de alguien (E2.2).
cannot-loot-too-much = No hay más botín que el que tenían vagones y bandidos al empezar (E2.2).
cannot-ransom-too-early = Los rescates se pagan tras la ronda del maquinista rehén (E7.8).
cannot-too-many-ransoms = Cada cual cobra un rescate como mucho (E7.8).
cannot-purse-values = Solo hay { $most } bolsas de { $dollars } (E1.3).
cannot-pile-order = { $bandit }: una carta por intervención, en el orden de los turnos, y ninguna donde se robaron cartas (E3.2, E3.3).
cannot-pile-cover = { $bandit }: una carta solo cubre un Disparo visible de su otro bandido, en un turno normal (E9.4).
cannot-pile-hidden = { $bandit }: las cartas están boca abajo en los túneles y donde Ghost oculta la primera; nada más está oculto (E3.3, E3.6, E8.4).
cannot-pile-resolved = Ninguna carta de la pila común se resuelve antes del asalto, y todas lo están en el evento (E4.1).
cannot-purse-known = Una bolsa la conoce quien la tiene, y quizá quien la tuvo; nadie conoce una de la caja, y todos lo que no es secreto (E4.11).
cannot-too-many-cars = Con tantos jugadores hay como mucho { $most } vagones (S2.1).
cannot-loot-of-cars-gone = Vagones perdidos: { $gone }. Los bandidos tienen otras tantas cartas de botín, no { $cards } (S3.3).
cannot-nobody-aboard = Alguien sigue a bordo hasta que se va el primer vagón (S5.3).
cannot-round = Es la ronda { $round }, pues el tren pierde un vagón por ronda (S3.3).
cannot-round-at-the-end = Es la ronda { $round } o { $gone }, pues el tren pierde un vagón por ronda (S3.3).
cannot-all-aboard-at-first = En la primera ronda todos están a bordo (S2.1).
cannot-lost-loot = El botín solo se pierde si no queda nadie para tomarlo (S3.3).
cannot-last-loot = Alguien a bordo tomó el botín del último vagón perdido, pero nadie a bordo tiene ninguno (S3.3).
cannot-left-too-late = Aún no se han ido tantos bandidos y vagones (S3.3, S4.4).
cannot-left-together = Los bandidos solo se van juntos con un vagón; vagones perdidos: { $gone } (S3.3).
cannot-last-fall = La partida acabó al caer un bandido, no varios (S5.1).
cannot-left-with-the-last-car = La partida acabó cuando al menos dos bandidos se fueron juntos (S5.3).
cannot-nobody-plans = Alguien debe estar planeando todavía (S3.1).
cannot-first-player-gone = { $bandit } no está a bordo y no puede ser jugador inicial (S3.4).
