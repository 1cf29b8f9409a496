### Folsom, français

home = Folsom, accueil
over = Le dix heures de
tag = Sept bandits, un train et un plan qui ne tiendra pas.
poster = Un train traverse le désert au crépuscule, des bandits sur les toits
play-now = Jouer maintenant
play-friends = Jouer entre amis
super-express = Super Express
how-to-play = Apprendre
open-tables = Tables libres
no-open-tables = Aucune table libre. Ouvres-en une et laisse entrer les autres.
more-tables = D’autres tables
my-tables = Tes tables
statistics = Statistiques
stats-help = Compté dans ce navigateur seulement, pour les parties où une place fut à toi jusqu’au bout.
stats-none = Aucune partie n’a encore été terminée dans ce navigateur.
stats-all = Tout
stats-games = Parties
stats-wins = Victoires
stats-money = Argent, en moyenne
stats-best = Record
stats-bullets = Balles tirées / reçues
stats-save = Enregistrer un fichier
stats-erase = Effacer
stats-erase-sure = Effacer pour de bon ?
watch = Regarder
replay = Revoir
settings = Réglages
pause-landscape = Arrêter le paysage
run-landscape = Laisser filer le paysage
language = Langue
theme = Couleurs
theme-dusk = Crépuscule
theme-tunnel = Tunnel (sombre)
sound = Son
sound-on = Oui
sound-off = Non
speed = Vitesse de l’animation
speed-n = { $speed }×
speed-0 = Sans animation
imprint = Colt Express et Colt Super Express sont des jeux de Ludonaute. Les dessins et les textes d’ici sont les nôtres.
notices = Licences de tiers
express = Colt Express
superexpress = Colt Super Express
warming-up = Cette machine prépare les règles : une minute ou deux, une seule fois. La table s’ouvrira toute seule.
loading = Le train arrive…

money = { $value }{ "\u00A0" }$
thousands = { "\u202F" }
thousands-from = 4
percent = { $n }{ "\u00A0" }%
list-more = { $first }, { $last }
list-last = { $first } et { $last }
list-row = { $first }, { $last }
list-apart = { $first } ; { $last }
bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-mei = Mei
bandit-tuco = Tuco
marshal = le Marshal
# Where a sentence needs the article, it tells the locomotive from the cars by this word.
locomotive = locomotive
car-n = wagon { $car }
caboose-n = wagon de queue (n° { $car })
roof-of = { $kind ->
    [locomotive] toit de la locomotive
    [caboose] toit du wagon de queue (n° { $car })
   *[car] toit du wagon { $car }
  }
inside-of = { $kind ->
    [locomotive] dans la locomotive
    [caboose] dans le wagon de queue (n° { $car })
   *[car] dans le wagon { $car }
  }
to-roof-of = { $kind ->
    [locomotive] sur le toit de la locomotive
    [caboose] sur le toit du wagon de queue
   *[car] sur le toit du wagon { $car }
  }
into = { $kind ->
    [locomotive] dans la locomotive
    [caboose] dans le wagon de queue
   *[car] dans le wagon { $car }
  }
figure-at = { $bandit }, { $place }
space-who = { $place } : { $who }
space-loot = { $place } : { $who } ; { $loot }
card-move = Dépla{ "\u00AD" }cement
card-change-floor = Changer d’étage
card-shoot = Tir
card-rob = Braquage
card-punch = Coup de poing
card-marshal = Marshal
card-bullet = Balle
card-flip = Demi-tour
card-reflex = Réflexe
card-horse = Cheval
bullet-neutral = Balle du Marshal
bullet-of = Balle de { $bandit }
card-of = { $card } ({ $bandit })
card-play = Jouer { $card }
card-play-down = Jouer { $card } face cachée
card-pick = Prendre { $card } en main
card-discard = Défausser { $card }
card-bullet-dead = { $card } : ne se joue pas
a-purse = une bourse
a-jewel = un bijou
a-strongbox = une mallette
taken-purse = une bourse
taken-jewel = un bijou
taken-strongbox = une mallette
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [one] { $n } bourse
   *[other] { $n } bourses
  }
n-jewel = { $n ->
    [one] { $n } bijou
   *[other] { $n } bijoux
  }
n-strongbox = { $n ->
    [one] { $n } mallette
   *[other] { $n } mallettes
  }
nobody = personne
nothing = rien
you = toi
bot = bot
seat-n = Place { $seat }
first-player = Premier joueur
face-down = Face cachée
loot = Butin
bullets = Balles
discard = Défausse
surely-held = À coup sûr en main ou en pioche
power = Pouvoir :
power-belle = Ni Tir ni Coup de poing ne peuvent la viser s’il reste une autre cible.
power-cheyenne = La bourse que fait tomber son poing, elle peut la prendre.
power-django = Qui reçoit sa balle recule d’un wagon.
power-doc = Pioche sept cartes au lieu de six.
power-ghost = Peut jouer face cachée sa première carte de la manche.
power-tuco = Peut tirer à travers le toit de son wagon.
bullets-detail = { $left } dans le barillet, reçues : { $received }
cards-detail = En main : { $hand }, dans la pioche : { $deck }
at-least = au moins { $value }

phase-setup = Préparatifs
phase-schemin = Le plan
phase-keep = Tri
phase-stealin = L’attaque
phase-event = Événement
phase-over = Fin
phase-plan = Le plan
phase-shootin = Fusillade
round-summary = Manche { $round } sur 5 : { $card }. Tours : { $turns }
round-title = Manche { $round } : { $card }
round-hidden = Manche { $round } : pas encore révélée
round-angry-marshal = Marshal en colère
round-swivel-arm = Bras pivotant
round-braking = Freinage
round-take-it-all = On rafle tout
round-passengers-rebellion = Révolte des passagers
round-tunnel = Tunnel
round-bridge = Pont
round-marshals-revenge = Revanche du Marshal
round-pickpocketing = Pickpocket
round-hostage-conductor = Mécano en otage
round-none = Aucun événement
event-none-help = Rien ne se passe à la fin de cette manche.
event-angry-marshal-help = Sur le toit du Marshal, une balle chacun ; puis il recule d’un wagon.
event-swivel-arm-help = Les bandits sur les toits sont balayés jusqu’au toit du wagon de queue.
event-braking-help = Les bandits sur les toits avancent d’un wagon.
event-take-it-all-help = La seconde mallette rejoint le Marshal.
event-passengers-rebellion-help = À l’intérieur, une balle chacun.
event-tunnel-help = Rien ne se passe à la fin de cette manche.
event-bridge-help = Rien ne se passe à la fin de cette manche.
event-marshals-revenge-help = Sur le toit du Marshal, chacun perd sa bourse de moindre valeur.
event-pickpocketing-help = Qui n’a personne à ses côtés peut ramasser une bourse sur place.
event-hostage-conductor-help = Dans la locomotive ou sur son toit, 250 $ de rançon chacun.
turn-standard = normal
turn-tunnel = tunnel
turn-speeding-up = accélération
turn-switching = aiguillage
turn-n = Tour { $turn } : { $kind }

pile = Pile commune, dans l’ordre joué
pile-card = { $bandit } : { $card }
pile-down = { $bandit } : face cachée
pile-own-down = { $bandit } : face cachée, à toi : { $card }
pile-drew = { $bandit } a pioché { $n ->
    [one] une carte
   *[other] { $n } cartes
  }
pile-next = À { $bandit } de jouer
hand = Ta main
hand-pick = Prends une carte
hand-keep = Ta main : défausse ce que tu ne gardes pas
hand-count = { $hand } en main, { $deck } en pioche
watching = Tu regardes. Les mains sont cachées.
players = Joueurs
prompt = La question
train = Le train
log = Le récit
close = Fermer

ask-team-title = Ta bande.
ask-team = Quels sont tes deux bandits ?
ask-place-title = Préparatifs.
ask-place = Qui commence dans le wagon de queue ? L’autre est juste devant.
ask-pick-title = Première carte.
ask-pick = Prends en main une carte de ton choix.
ask-scheme-title = Le plan.
# How many cards can be drawn: as many as are left, three at most.
how-many = { $n ->
    [1] une
    [2] deux
   *[3] trois
  }
ask-scheme-standard = { $can ->
    [play] Joue une carte.
    [draw] Pioches-en { how-many }.
   *[both] Joue une carte ou pioches-en { how-many }.
  }
ask-scheme-tunnel = { $can ->
    [play] Tunnel : ta carte va face cachée.
    [draw] Tunnel : pioches-en { how-many }.
   *[both] Tunnel : ta carte va face cachée. Ou pioches-en { how-many }.
  }
ask-scheme-speeding-up = Accélération : deux coups. { ask-scheme-standard }
ask-scheme-switching = Aiguillage, à l’envers. { ask-scheme-standard }
ask-cover-title = Couverture.
ask-cover = Tu peux ajouter une carte de ton autre bandit.
ask-keep-title = Tri.
ask-keep = Défausse ce que tu ne gardes pas pour la manche suivante.
ask-move-title = Déplacement.
ask-move = { $bandit } court à l’intérieur : un wagon.
ask-move-roof = { $bandit } court sur les toits : un à trois wagons.
ask-shoot-title = Tir.
ask-shoot = Sur qui tire { $bandit } ?
ask-rob-title = Braquage.
ask-rob = Que prend { $bandit } ?
ask-punch-title = Coup de poing.
ask-punch = { $bandit } cogne qui ?
ask-knock-title = Coup de poing.
ask-knock = Quel butin perd { $target } ?
ask-pocket-title = Doigts agiles.
ask-pocket = { $bandit } garde la bourse ou la laisse tomber ?
ask-push-title = Coup de poing.
ask-push = Où envoyer { $target } ?
ask-marshal-title = Marshal.
ask-marshal = Où va le Marshal ?
ask-pickpocket-title = Pickpocket.
ask-pickpocket = Personne d’autre ici : { $bandit } peut prendre une bourse.
ask-revenge-title = Revanche du Marshal.
ask-revenge = Quelle bourse perd { $bandit } ?
ask-plan-title = Le plan.
ask-plan = { $n ->
    [1] Choisis ta première carte.
    [2] Choisis ta deuxième carte.
   *[other] Choisis ta troisième carte.
  }
do-move = Filer { $place }
do-push = Envoyer { $target } { $place }
do-marshal = Envoyer le Marshal { $place }
do-shoot = Tirer sur { $target }
do-punch = Cogner { $target }
do-place = { $target } commence dans le wagon de queue
do-draw = En piocher { how-many }
do-pass = Passer
do-done = Garder le reste
do-take = Prendre
do-leave = Laisser tomber
take-back = Reprendre
leave-laid = La laisser
skip = Passer
waiting-for = En attente : { $players }.
waiting = En attente.
who-as = { $name } ({ $bandit })
watching-show = Aux autres de jouer.
now-acting = À { $bandit } : { $card }.
looking-back = Rétrospective.
back-to-now = Au présent
game-over = La partie est finie.
planned = Dans la pile : { $cards }.
planned-own = Ton plan : { $cards }.
holding = En main : { $cards }. Butin : { $loot }.

why-bullet = Une balle ne se joue pas. Elle encombre la main, c’est tout.
why-card = { $card } ne peut pas se jouer maintenant.
why-marshal = On ne tire pas sur le Marshal, on ne le frappe pas.
why-self = Personne ne se fait ça à soi-même.
why-belle = Belle ne peut pas être visée s’il reste une autre cible.
why-punch-far = { $target } n’est pas au même endroit.
why-shoot-near = Pas { $target } : on ne tire jamais là où l’on est.
why-shoot-roof = Pas { $target } : sur les toits, on ne voit que le plus proche de chaque côté.
why-shoot-inside = Pas { $target } : à l’intérieur, on ne tire que dans le wagon voisin.
why-loot = On ne prend que le butin là où l’on est.
why-move-stay = Qui se déplace ne reste pas sur place.
why-move-floor = Déplacement reste à l’étage. Changer d’étage monte et descend.
why-move-roof = Pas { $place ->
    [locomotive] la locomotive
   *[other] le { $place }
  } : c’est à { $away } wagons. Sur le toit, on court de un à trois.
why-move-inside = Pas { $place ->
    [locomotive] la locomotive
   *[other] le { $place }
  } : à l’intérieur, on ne court que d’un wagon.
why-marshal-roof = Le Marshal ne monte jamais sur un toit.
why-marshal-far = Pas { $place ->
    [locomotive] la locomotive
   *[other] le { $place }
  } : le Marshal va d’un wagon à la fois.
why-push = Un coup envoie à un wagon, au même étage.

log-game-started = Le train quitte Folsom.
log-team-taken = { $team } font équipe.
log-placed = { $bandit } commence { $car }.
log-round-started = Manche { $round } : { $card }
log-round = Manche { $round }
log-turn-standard = Tour { $turn }.
log-turn-tunnel = Tour { $turn } : dans le tunnel.
log-turn-speeding-up = Tour { $turn } : le train accélère.
log-turn-switching = Tour { $turn } : aiguillage, à l’envers.
log-played = { $bandit } joue { $card }.
log-covered = { $bandit } couvre avec { $card }.
log-played-down = { $bandit } joue une carte face cachée.
log-drew-instead = { $people ->
    [one] { $player } pioche
   *[other] { $player } piochent
  } { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
log-passed = { $people ->
    [one] { $player } passe.
   *[other] { $player } passent.
  }
log-passed-cover = { $people ->
    [one] { $player } ne couvre pas.
   *[other] { $player } ne couvrent pas.
  }
log-picked = { $people ->
    [one] { $player } choisit une carte.
   *[other] { $player } choisissent une carte.
  }
log-picked-known = { $people ->
    [one] { $player } choisit { $card }.
   *[other] { $player } choisissent { $card }.
  }
log-card-discarded = { $people ->
    [one] { $player } défausse { $card }.
   *[other] { $player } défaussent { $card }.
  }
log-card-resolved = { $bandit } : { $card }.
log-no-effect = { $card } n’est pas un cheval : { $bandit } est hors jeu.
log-no-effect-no-target = { $card } : { $bandit } ne trouve personne.
log-no-effect-no-bullets = { $bandit } n’a plus de balles.
log-no-effect-no-loot = { $bandit } ne trouve pas de butin.
log-moved = { $bandit } file { $to-car }.
log-moved-push = Le coup envoie { $bandit } { $to-car }.
log-moved-shot = La balle projette { $bandit } { $to-car }.
log-moved-braking = Le train freine : { $bandit } glisse { $to-car }.
log-moved-swivel-arm = Le bras pivotant balaie { $bandit } { $to-car }.
log-climbed = { $bandit } grimpe { $car }.
log-climbed-down = { $bandit } descend { $car }.
log-bandit-fled = { $bandit } fuit le Marshal et file sur le toit.
log-bandit-shot = { $bandit } tire sur { $target }.
log-loot-robbed = { $bandit } prend { $loot }.
log-bandit-punched = { $bandit } cogne { $target }.
log-loot-fell = { $bandit } perd { $loot }.
log-loot-pocketed = { $bandit } vole { $loot } à { $target }.
log-marshal-moved = Le Marshal va { $to-car }.
log-neutral-bullet = { $bandit } reçoit une balle neutre.
log-bullets-short = Pas assez de balles neutres : personne n’en reçoit.
log-event-started = { $event }
log-strongbox-placed = La seconde mallette est { $car }.
log-loot-pickpocketed = { $bandit } ramasse { $loot }.
log-loot-dropped = { $bandit } perd { $loot } sur le toit.
log-ransom-paid = { $bandit } touche une rançon.
log-round-ended = Fin de la manche { $round }.
log-game-ended = La partie est finie.
log-shootin-started = Fusillade !
log-pass-started = Passage { $pass }
log-card-revealed = { $bandit } révèle { $card }.
log-turned-locomotive = { $bandit } se tourne vers la locomotive.
log-turned-caboose = { $bandit } se tourne vers le wagon de queue.
log-bandit-pushed = Le tir projette { $bandit } { $to-car }.
log-bandit-stunned = { $bandit } est K.-O.
log-stood-up = { $bandit } se relève.
log-missed = { $bandit } ne touche personne.
log-fell-front = { $bandit } tombe du train par l’avant.
log-fell-rear = { $bandit } tombe du train par l’arrière.
log-rode-in = { $bandit } arrive à cheval.
log-car-uncoupled = Décroché : { $car }.
log-left-behind = { $bandit } reste sur la voie.
log-loot-taken = { $bandit } prend { $value }.
log-loot-lost = { $value } partent avec le wagon.
banner-round = Manche { $round }
banner-shootin = Fusillade !
banner-pass = Passage { $pass }

super-summary = Manche { $round } ; { $cars } wagons derrière la locomotive
your-plan = Ton plan
your-plan-help = première à gauche
plan-lift = Carte { $n }, { $card } : la reprendre
plan-swap = Échanger les cartes { $a } et { $b }
plan-lay = Prévoir { $card }
ask-plan-lock = Trois cartes posées. Valide le plan ou change-le.
lock = Valider
stance-stunned = { $bandit }, K.-O.
stance-locomotive = { $bandit }, face à la locomotive
stance-caboose = { $bandit }, face au wagon de queue
is-out = hors jeu
is-stunned = K.-O.
is-off = à pied
out-title = Tu es hors jeu.
out-text = Reste voir qui gagne.
off-title = Tu n’es plus dans le train.
off-text = Ta prochaine carte est Cheval : elle te ramène dans la locomotive.
shot-hits = Ton tir, carte { $n }, toucherait { $target }.
shot-misses = Ton tir, carte { $n }, ne toucherait personne.
sight-on = Ligne de tir de { $bandit } : { $target }.

more = Plus
table = Table
menu = Menu
look-back = En arrière
step-back = Un pas en arrière
step-on = Un pas en avant
chat = Chat
chat-n = { $n ->
    [one] Chat, { $n } nouveau message
   *[other] Chat, { $n } nouveaux messages
  }
chat-and-log = Chat et récit
chat-empty = Personne n’a encore rien dit.
chat-write = Ton message
chat-send = Envoyer
set-phrases = Phrases toutes faites
watcher-name = { $name } (regarde)
a-watcher = Un spectateur
phrase-howdy = Salut !
phrase-ready = Prêts ?
phrase-one-minute = Une minute.
phrase-good-luck = Bonne chance !
phrase-hurry = Le train n’attend pas !
phrase-nice-shot = Joli tir.
phrase-mine = C’était à moi !
phrase-revenge = Tu me le paieras.
phrase-sorry = Pardon !
phrase-thanks = Merci bien.
phrase-good-game = Belle partie !
phrase-again = Encore une ?
phrase-haha = Ha ha !
phrase-whoa = Holà !
phrase-bravo = Bravo !
phrase-grr = Grr !
phrase-phew = Ouf…
phrase-hmm = Hum…
lobby-title = Rassemblement
who-is-here = Qui est là
what-is-played = À quoi on joue
invite = Inviter
invite-help = Un lien pour tous, sur tout appareil. Qui ne trouve pas de place peut regarder.
kept-days = { $n ->
    [one] Conservée un jour après le dernier coup.
   *[other] Conservée { $n } jours après le dernier coup.
  }
link = Lien
copy = Copier
copied = Copié
qr = QR code du lien
wanted = Recherchés
wanted-more = { $n ->
    [one] encore un bandit
   *[other] encore { $n } bandits
  }
wanted-onlookers = spectateurs
invite-full = Toutes les places sont prises. Avec le lien, tes amis peuvent regarder.
host = hôte
is-choosing = choisit
is-ready = en place
change-bandit = Changer de bandit
change-name = Changer de nom
which-bandit = { $name }, quel bandit es-tu ?
surprise-me = Surprends-moi
ride-along = { $name } t’invite à bord.
ride-along-help = Donne un nom et assieds-toi, ou regarde simplement.
sit-here = Ici
departures = Départs
change = Changer
done = Terminé
host-sets = { $name } invite et règle tout cela.
all-aboard = En voiture !
waiting-choosing = Choix en cours : { $players }.
start-now-help = Si tu démarres, un bandit libre est tiré au sort.
places-become-bots = { $n ->
    [one] La place libre ira à un bot.
   *[other] { $n } places libres iront à des bots.
  }
host-starts-name = { $name } lance la partie.
is-taken = { $name } : { $bandit }, déjà pris
send-away = Renvoyer
bot-on-seat = Bot à la place { $seat }
fairness = Mélange honnête
fairness-help = Le serveur et chaque joueur ont fixé un nombre, et personne n’a encore dévoilé le sien : voici leurs SHA-256. Les cartes découlent de tous les nombres ensemble. Cet appareil garde ce qu’il voit et le vérifie à la fin.
your-name = Ton nom
you-name = Inconnu
your-bandit = Ton bandit
sit-down = S’asseoir
sit-again = Ajouter un joueur sur cet appareil
add-player = Ajouter ce joueur
stand-up = Se lever
seat-free = Place libre
seats-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
  }
bot-strength = Force des bots ajoutés
add-bot = Ajouter un bot
clear-seat = Libérer la place { $seat }
away = pas là
pass-and-play-help = Un appareil pour tous : ajoute ici plusieurs joueurs. Les mains sont cachées entre-temps.
level-random = hasard
level-tenderfoot = pied-tendre
level-outlaw = hors-la-loi
level-sharpshooter = fine gâchette
level-legend = légende
start = Démarrer
sit-first = Assieds-toi d’abord.
host-starts = L’hôte lance la partie.
start-waits = Le départ attend l’appareil de { $players }.
start-waits-host = Ouvre la page là-bas, ou libère la place.
full-watch = Toutes les places sont prises. Tu peux regarder.
game = Jeu
seats = Places
edition = Édition
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014, suédoise
edition-2016-help = Les règles anglaises révisées.
edition-2014-help = La première édition allemande.
edition-2014-sv-help = La première édition suédoise ; elle diffère de l’allemande en quatre points.
variants = Variantes
option-powers = Pouvoirs
option-powers-help = Chaque bandit a un pouvoir à lui.
option-events = Événements
option-events-help = Les manches finissent par un événement ; la dernière est une gare.
option-expert = Expert
option-expert-help = On garde des cartes pour la manche suivante ; la pioche n’est pas remélangée.
option-two_bandits = Deux bandits chacun
option-two_bandits-help = À deux ou trois joueurs : chacun mène une paire.
option-reflex = Réflexe
option-reflex-help = Une cinquième carte : K.-O., tu te relèves et tires.
option-horse = Cheval
option-horse-help = Une carte qui t’amène dans la locomotive, même depuis la voie.
option-open = Table libre
option-open-help = Visible à tous en page d’accueil, et y entre qui veut.
option-random = Bandits au hasard
option-random-help = Les bandits sont distribués, non choisis.
option-known_start_purses = Premières bourses connues de tous
option-known_start_purses-help = Tous savent que chacun commence avec 250 $.
option-station_last = La gare vient en dernier
option-station_last-help = Sinon elle est mêlée aux autres manches.
option-reveal_first = Manche révélée avant la pioche
option-reveal_first-help = On voit la carte Manche avant de piocher sa main.
option-keep_actions_only = Ne garder que des actions
option-keep_actions_only-help = Expert : on ne garde pas les balles.
option-drop_bullets_first = Défausser d’abord les balles
option-drop_bullets_first-help = Expert : les balles en main sont défaussées au début du plan.
option-short_bullets_leave = Dernières balles retirées
option-short_bullets_leave-help = Si les balles neutres ne suffisent pas, le reste quitte la partie.
option-revenge_takes_most = La revanche prend la meilleure bourse
option-revenge_takes_most-help = La Revanche du Marshal coûte la bourse la plus chère.
fine-print = Petits caractères
as-edition = selon l’édition
yes = oui
no = non
clock = Pendule
clock-none = Aucune
clock-blitz = 20 s par choix
clock-calm = 60 s par choix
clock-game = 10 min + 10 s
second-device = Ouvrir sur un autre appareil
second-device-help = Scanne ceci avec l’autre appareil. Le lien sert une fois, quelques minutes.
pause = Pause
resume = Continuer
paused = Partie en pause. Places, cartes et pendules sont gardées ; tu peux fermer la page.
let-bot-play = Laisser un bot jouer pour moi
play-myself = Rejouer moi-même
leave = Quitter la table
waits-bot-mine = Un bot joue pour toi.
waits-just-away = { $n ->
    [one] { $players } n’est pas là. Sa place est gardée.
   *[other] { $players } ne sont pas là. Leurs places sont gardées.
  }
waits-away = { $players } : absence depuis { $minutes } min. La place est gardée.
waits-thinks = { $players } : réflexion depuis { $minutes } min.
waits-bot = { $n ->
    [one] Un bot réfléchit : { $players }.
   *[other] Des bots réfléchissent : { $players }.
  }
let-bot-play-for = Laisser jouer un bot
mark-bot = Un bot joue à sa place.
mark-away = Pas là.
mark-pause = Demande une pause.
pause-ask = Demander une pause
pause-drop = Finalement pas de pause
pause-mine = Tu demandes une pause. La partie continue jusqu’à ce que tous soient d’accord.
pause-asked = { $n ->
    [one] { $players } demande une pause.
   *[other] { $players } demandent une pause.
  }
agree = D’accord
pause-decline = Jouer encore
no-thanks = Non merci
said-yes = { $player } : d’accord
said-no = { $player } : non
said-nothing = { $player } : pas encore
bot-plays-for = Un bot joue pour { $players }.
confirm = Confirmer mes cartes
confirm-on = Toucher deux fois
confirm-off = Toucher une fois
confirm-again = Touche-la encore pour la jouer.
not-this = Pas celle-ci
leave-title = Quitter la table ?
leave-help = La partie continue et ta place est gardée. Un bot joue pour toi jusqu’à ton retour, par le même lien.
leave-help-alone = La partie attend que tu rouvres son lien.
leave-stay = Rester
leave-alone = Partir
leave-bot = Partir, un bot joue
leave-for-good = Céder ma place
leave-for-good-help = Cédée pour de bon, la place est libre pour d’autres.
take-free-seat = Prendre la place libre
free-seat-closed = Une place est libre, mais tu as vu une autre main dans cette partie : seul quelqu’un d’autre peut la prendre.
to-first-page = Accueil
result = Résultat
keys = Touches
key-digits = 1–9, 0
key-digits-help = prendre ce qui porte ce numéro
key-w = W
key-w-help = qui est où
key-p = P
key-p-help = ce qui est prévu
key-h = H
key-h-help = ce que j’ai
key-r = R
key-r-help = les règles
key-s = S
key-s-help = passer le spectacle
key-t = T
key-t-help = reprendre son coup
key-arrows = ← ↑ → ↓
key-arrows-help = longer le train
reconnecting = Connexion perdue. Nouvel essai…
your-turn = À toi
notify-turn = Me prévenir
notify-turn-help = Une notification quand c’est à moi et que la page est hors de vue.
notify-refused = Le navigateur n’autorise pas les notifications ici. Ses réglages peuvent le changer.
offline = Cet appareil est hors ligne. Tout repart dès que le réseau revient.
refused = Impossible : { $sentence }
refused-late = La partie a continué ; regarde encore.
pass-device = Passe l’appareil à { $name }.
i-am = Je suis { $name }
reload = Charger la mise à jour
try-again = Réessayer

you-win = Tu gagnes !
x-wins = { $n ->
    [one] { $players } gagne
   *[other] { $players } se partagent la victoire
  }
pair-wins = { $players } gagnent
wins-with = { $name } gagne avec { $bandit }
gunslinger = As de la gâchette
tie-bullets = { $n ->
    [one] { $n } balle reçue
   *[other] { $n } balles reçues
  }
end-title = Terminus
end-express = Les cinq manches sont finies. Personne n’a encore compté.
end-super = L’attaque est finie. Qui s’en est tiré ?
end-purses = D’abord ce que tous pouvaient voir, puis une pièce chacun, à tour de rôle.
end-cards = Ils sont plusieurs à rester. Le plus de cartes butin gagne.
end-wires = Qui a quitté le train, du premier au dernier.
end-gunslinger = Qui a tiré le plus de balles est l’as de la gâchette.
end-fired = Balles tirées : { $n }
end-n-cards = Cartes butin : { $n }
end-tie-bullets = Égalité à { $value }. Qui a reçu le moins de balles gagne.
end-tie-bullets-shared = Égalité à { $value }, et autant de balles reçues : ils partagent la victoire.
end-tie-cards = Le plus de cartes butin l’emporte.
end-tie-best = Autant de cartes butin : la carte la plus haute l’emporte.
end-tie-best-shared = Égalité jusqu’à la dernière carte : ils partagent la victoire.
end-skip = Aller au résultat
end-on = Suivant
still-aboard = encore à bord
ranking-superexpress = Le dernier à bord gagne. S’il en reste plusieurs : le plus de cartes butin, puis la carte la plus haute. Derrière, qui est resté à bord le plus longtemps.
rematch = Revanche
rematch-new-bandits = Revanche, nouveaux bandits
rematch-asked = { $n ->
    [one] { $players } demande une revanche.
   *[other] { $players } demandent une revanche.
  }
rematch-waits = La revanche attend { $players }.
rematch-declined = { $n ->
    [one] { $players } ne rejoue pas.
   *[other] { $players } ne rejouent pas.
  }
rematch-ready = Cette partie a une revanche.
rematch-without-you = La revanche se joue sans toi.
rematch-go = À la revanche
rematch-watch = Regarder
rematch-now = Commencer, avec des bots
rematch-drop = Finalement pas de revanche
transcript = Transcription
permalink = Lien permanent :
played-by-other-rules = Jouée avec d’autres règles (version { $version }) que celles de ce serveur. Le résultat et la transcription sont conservés, la partie ne peut pas être montrée.

trouble-page = Il n’y a rien ici
trouble-page-help = Peut-être une faute dans l’adresse.
trouble-table = Cette table n’existe pas
trouble-table-help = Le lien est peut-être coupé ou mal tapé. Redemande-le, ou ouvre ta propre table. Les tables où rien ne se passe sont supprimées après quelque temps.
trouble-full = Toutes les places sont prises
trouble-full-help = Tu peux regarder, ou ouvrir ta propre table.
trouble-seat = Cette place n’est plus à toi
trouble-seat-help = Elle a été rendue sur un autre appareil ou libérée par l’hôte. Rouvre le lien de la table pour t’asseoir ou regarder.
trouble-link = Ce lien ne marche plus
trouble-link-help = Les liens pour un autre appareil servent une fois, quelques minutes. Fais-en un nouveau sur le premier appareil.
trouble-old = Folsom a été renouvelé
trouble-old-help = Cette page date d’avant le serveur. Charge la mise à jour ; ta place est gardée.
trouble-network = Le serveur ne répond pas
trouble-network-help = Vérifie le réseau et réessaie. Rien n’est perdu.
trouble-transcript = Ce n’est pas une transcription
trouble-transcript-help = Choisis le fichier texte téléchargé à la fin d’une partie. Il a peut-être été coupé ou modifié.
trouble-unfinished = La partie dure encore
trouble-unfinished-help = On peut la revoir une fois finie.
trouble-broken = Cette table ne peut pas continuer
trouble-broken-help = Une erreur s’est produite sur le serveur. Le récit est conservé. Ouvre une nouvelle table.
trouble-stopped = Cette partie ne peut pas continuer ici
trouble-stopped-help = Elle a été commencée avec d’autres règles (version { $version }) que celles de ce serveur. Elle est conservée. Ouvre une nouvelle table pour jouer.
trouble-expired = Cette table a été supprimée
trouble-expired-help = Rien ne s’y est passé depuis longtemps. Les parties finies sont conservées. Pour jouer, ouvre une nouvelle table.
trouble-rules = Cette partie ne peut pas être montrée ici
trouble-rules-help = Elle a été jouée avec d’autres règles que celles de ce serveur. Le résultat et la transcription sont conservés.
trouble-other = Ça a mal tourné
trouble-other-help = Réessaie, ou reviens à l’accueil.

replay-step = Pas { $step } sur { $last }
play = Lire
stop = Arrêter
eyes = Point de vue
eyes-of = Vu par { $bandit }
proof-help = Le serveur a fixé un secret et chaque joueur un nombre, et seuls leurs SHA-256 ont été montrés. Puis les nombres ont été dévoilés ; secret et nombres donnent ensemble la graine. `folsom verify` le vérifie à partir de la transcription et rejoue chaque coup.
proof-commitment = Engagement
proof-secret = Secret
proof-seed = Graine
proof-nonces = Nombres des joueurs
proof-kept = La même vérification en ligne de commande, avec ce que cet appareil a gardé
fair-proved = Vérifié sur cet appareil : personne n’a choisi les cartes. Ton nombre entre dans le mélange, et le secret du serveur comme les nombres des autres sont ceux qui étaient fixés avant que le tien soit dévoilé.
fair-sums = Les nombres donnent la graine. Étaient-ils fixés avant le départ ? Seul un appareil assis à la table peut le dire.
fair-old = Les nombres donnent la graine. Mais dans cette partie, les nombres des joueurs n’étaient pas fixés avant d’être dévoilés : cela prouve peu.
fair-seed = Les nombres ne donnent pas la graine. Cette transcription a été modifiée.
fair-secret = Pas honnête : le secret du serveur n’est pas celui qu’il avait fixé avant que tu prennes place.
fair-number = Pas honnête : le nombre d’un joueur n’est pas celui qui était fixé avant que le tien soit dévoilé.
fair-unused = Le nombre de cet appareil n’entre pas dans le mélange. Si tu as quitté la table avant le départ, c’est normal ; sinon, le mélange n’était pas honnête.
fair-broken-starts = Départs interrompus après que des nombres ont été dévoilés : { $n }. Qui interrompt un départ peut attendre d’autres cartes.
proof-none = Cette transcription est sans preuve.
preview = Aperçu
preview-help = Voir sur le train ce que feraient les cartes connues (V)
preview-title = Simple supposition.
preview-guess = Voilà ce qui arrive si rien de caché ne s’en mêle.
preview-empty = Il n’y a encore rien à prévoir.
key-v = V
key-v-help = aperçu : les cartes connues jouées d’avance
chance-own = Chance de gagner, d’après ce que chacun savait
chance-seat = Chance de gagner, d’après ce que savait { $who }
chance-open = Chance de gagner, tout étant visible
turning-points = Tournants
turning-points-wait = Chaque décision est revue une fois de plus…
turning-points-none = Aucun choix ne ressort : tout s’est joué petit à petit.
turning-points-fail = Impossible de l’obtenir. Réessaie plus tard.
turning-point = Manche { $round }, { $bandit } : « { $chosen } ». Mieux : « { $best } ».
turning-point-shares = { $chosen } au lieu de { $best }
turning-point-help = Part de victoire estimée avec ce choix, et avec le meilleur
plans-fate = Tes plans, et ce qu’ils sont devenus
fate-nothing = Rien du tout.
fate-before = Auparavant : { $told }
fate-in-round = À la manche { $round } : { $told }
fate-bare = Il n’y a jamais eu de butin à cet endroit.
fate-nobody = De toute la manche, personne n’était à portée.
fate-edge = Le train s’arrêtait là.

rules = Règles
rules-title = Les règles de cette partie
rules-find = Chercher dans les règles
rules-found = { $n ->
    [0] Rien trouvé
    [one] 1 endroit
   *[other] { $n } endroits
  }
rule-n = Règle { $rule }
rules-goal = But du jeu
rules-round = Une manche
rules-cards = Les cartes
draw-title = Piocher
hand-cards = Cartes
help-goal = Cinq manches. Qui a le plus d’argent quand le train arrive en gare gagne.
help-schemin = Pour chaque symbole de la carte manche, chacun, à partir du premier joueur, joue une carte sur la pile commune ou en pioche trois.
help-stealin = La pile se résout dans l’ordre où elle a été jouée. Ce qui peut se faire doit se faire ; le reste est sans effet.
help-event = Enfin vient l’événement de la carte manche. Puis chacun mélange toutes ses cartes, balles comprises, et le suivant devient premier joueur.
help-meeting = Qui se retrouve dans le wagon du Marshal reçoit une balle et fuit sur le toit. Il ne grimpe jamais ; on ne peut ni tirer sur lui ni le frapper.
help-end = Après la manche 5, chacun compte son butin. À égalité, le moins de balles reçues gagne ; sinon la victoire est partagée.
help-move = À l’intérieur : un wagon. Sur un toit : un à trois. Interdit de rester sur place.
help-change-floor = Monter ou descendre dans le même wagon.
help-shoot = À l’intérieur : quelqu’un dans le wagon voisin. Sur un toit : le plus proche de chaque côté. Jamais là où tu es.
help-rob = Prends un butin de ton choix là où tu es.
help-punch = Quelqu’un à tes côtés lâche un butin de ton choix et est poussé d’un wagon.
help-marshal = Déplace le Marshal d’un wagon.
help-bullet = Elle ne se joue jamais. Elle prend seulement de la place en main.
help-draw = Au lieu de jouer une carte, on en pioche trois.
help-face-down = Seul son propriétaire la connaît avant que vienne son tour.
help-purse = Vaut de { $least } à { $most } ; seul qui l’a possédée le sait.
help-worth = Vaut { $value }.
help-bullets = Une balle tirée va dans la pioche d’un autre. S’il n’en reste plus, Tir est sans effet.
help-hits = Chaque balle reçue prend de la place en main ; à égalité, qui en a le moins gagne.
help-cards = On en pioche six au début de la manche ; le reste attend dans la pioche.
help-sum = Ce qui est sûr : une bourse dont tu ignores la valeur compte pour { $value }.
help-gunslinger = { $value } à la fin pour qui a tiré le plus de balles ; à plusieurs en tête, chacun les touche.
help-first-player = Commence chaque tour de cette manche ; à la prochaine, ce sera son voisin de gauche.
help-round = Chacune des cinq manches a ses propres tours.
help-rounds = Après chaque manche, le dernier wagon est décroché. Le dernier à bord gagne.
help-plan = Chacun empile trois cartes en secret, la première dessus.
help-shootin = À tour de rôle, chacun révèle une carte et l’exécute, trois fois.
help-lootcard = S’il en reste plusieurs à la fin : le plus de cartes butin, puis la plus haute.
help-stunned = La carte suivante, quelle qu’elle soit, ne fait que relever. Qui est K.-O. ne peut pas être touché.
help-turn-standard = Cartes face visible.
help-turn-tunnel = Cartes face cachée.
help-turn-speeding-up = Chacun joue deux coups de suite.
help-turn-switching = Ce tour se joue dans le sens antihoraire.
help-super-flip = Fais demi-tour sur place.
help-super-change-floor = Sur le toit ou à l’intérieur.
help-super-move = Un wagon, droit devant.
help-super-shoot = Le premier debout devant toi recule d’un wagon, K.-O.
help-super-reflex = K.-O., tu te relèves et tires ; sinon tu te couches.
help-super-horse = Dans la locomotive, même après une chute du train.
uncouple = Décrocher
help-uncouple = Le dernier wagon s’en va, le bandit le plus en queue prend son butin.

station-master = Cheffe de gare
lesson-step = La cheffe de gare, étape { $step } sur { $last }
lesson-at = Leçon, étape { $step }
lesson-on = Continuer
lesson-back = Une étape en arrière
lesson-show = Montre-moi
lesson-skip = Assez vu ? Où aller ?
lesson-next-act = Acte suivant
lesson-leave = Quitter la leçon
lesson-wrong = Bonne idée, mauvais moment. Essaie ce qui brille.
lesson-express-goal = Cinq manches sur un train en marche. Le plus riche à la fin gagne. Les manières ne comptent pas.
lesson-express-scheme = Il y a un bijou à tes pieds. Joue { card-rob } : ça arrivera plus tard, à la lecture des plans.
lesson-express-scheme-shoot = Pas encore. De toute façon, on ne tire pas sur quelqu’un au même endroit.
lesson-express-scheme-punch = Bientôt. D’abord le bijou.
lesson-express-wire = Sur le fil pend le plan de tous, dans l’ordre. Belle va bouger. Doc va frapper. Quelqu’un.
lesson-express-climb = Accélération : deux cartes de suite. D’abord { card-change-floor }, pour monter sur le toit.
lesson-express-climb-move = Ensuite. On grimpe d’abord, on court après.
lesson-express-run = Maintenant { card-move }. Dedans, un wagon ; sur les toits, jusqu’à trois.
lesson-express-run-marshal = Garde-le. Il est pour Belle.
lesson-express-drew = Belle a pioché trois cartes au lieu de jouer : c’est permis. Tu le feras plus tard.
lesson-express-read = { card-move } puis { card-rob } : elle vise le wagon 1. Joue { card-marshal }, qu’il passe la saluer.
lesson-express-read-shoot = Belle réponse à une autre question. { card-marshal }.
lesson-express-rob = On lit les plans. Le tien d’abord. Prends le bijou, il vaut toujours 500{ "\u00A0" }$.
lesson-express-rob-purse = Une bourse cache de 250 à 500{ "\u00A0" }$. Le bijou ne déçoit jamais.
lesson-express-punched = Le poing de Doc : tu lâches le bijou et voles d’un wagon. Un plan n’est qu’une opinion.
lesson-express-astray = Ta carte { card-change-floor } tombe ici, wagon 2. Pas là où tu voulais. Allez, monte.
lesson-express-back = Le bijou est dans le wagon de queue, derrière toi. Recule d’un toit.
lesson-express-back-forward = Bien couru. Mauvais sens. Le bijou est derrière toi.
lesson-express-taken = Doc ramasse ton bijou et monte admirer la vue. Retiens bien ce visage.
lesson-express-marshal = Ton Marshal entre chez Belle. Qui le croise prend une balle et fuit sur le toit.
lesson-express-shot = Dedans, on tire chez le voisin ; sur les toits, à perte de vue. Belle te voit. Aïe.
lesson-express-bullet = Nouvelle manche, six nouvelles cartes. L’une est la balle de Belle. Touche-la : elle ne fait rien, pour toujours.
lesson-express-bullet-card = La balle d’abord. Sans crainte, elle est déjà tirée.
lesson-express-punch = Doc est à côté de toi, avec ton bijou. Il a pioché, il reste. Joue { card-punch }.
lesson-express-punch-move = Et lui laisser le bijou ? { card-punch }.
lesson-express-punch-marshal = Il ne monte jamais ici. { card-punch }.
lesson-express-draw = Après, il te faudra { card-rob }, et tu n’en as pas. Pioche trois cartes au lieu de jouer.
lesson-express-draw-card = Tu pourrais. Mais le bijou resterait sur le toit. Pioche.
lesson-express-tunnel = Tunnel : chacun joue face cachée. Joue { card-rob }. Toi seul le sais, et tu as l’air innocent.
lesson-express-tunnel-shoot = Au prochain tour. Dans le noir, on ramasse.
lesson-express-switching = Aiguillage : ce tour va à l’envers, tu passes donc avant Doc. Joue { card-shoot }.
lesson-express-knock = Belle court vers l’avant. À toi de frapper et de choisir : que lâche Doc ?
lesson-express-knock-purse = Ça fait 250{ "\u00A0" }$, tout le monde l’a vu. Le bijou est à toi, moralement.
lesson-express-pushed = Doc vole d’un wagon. De là, il te tire dessus, ce n’est que justice.
lesson-express-nothing = Les cartes du tunnel se retournent. Belle prend la mallette, 1{ "\u00A0" }000{ "\u00A0" }$. Doc braque un toit vide.
lesson-express-welcome = Ta carte { card-rob } : il n’y a qu’un objet ici, inutile de choisir. Bon retour, bijou.
lesson-express-power = Doc est touché. Le pouvoir de Django : il vole aussi d’un wagon. Le voilà au-dessus du Marshal.
lesson-express-order = Doc descend, comme prévu. Le Marshal est là. Balle, toit, regrets.
lesson-express-event = Puis l’événement. { round-angry-marshal } : une balle pour tous ceux de son toit, et il passe au wagon suivant.
lesson-express-station = Trois manches plus tard. La gare paie 250{ "\u00A0" }$ à qui est dans ou sur la locomotive. Cours-y.
lesson-express-station-crowd = Bondé, et pas payé. Deux wagons vers l’avant.
lesson-express-station-caboose = L’argent est à l’autre bout.
lesson-express-belle = Dernière carte : { card-shoot }. Belle est protégée tant que Doc peut être visé : son pouvoir. Donc Doc.
lesson-express-belle-belle = Pas tant que Doc peut être visé.
lesson-express-gunslinger = { round-hostage-conductor } : on te paie. Compte les douilles : tu as le plus tiré. Touche ton barillet.
lesson-express-gunslinger-sheet = Trois coups. Tu en as tiré quatre.
lesson-express-end = { gunslinger } : 1{ "\u00A0" }000{ "\u00A0" }$ de plus. 2{ "\u00A0" }400{ "\u00A0" }$ contre 2{ "\u00A0" }300{ "\u00A0" }$ : tu gagnes. À égalité : le moins de balles reçues. Va braquer de vraies gens.
lesson-superexpress-goal = À chaque manche, on décroche le dernier wagon. Sois le dernier à bord. C’est tout.
lesson-superexpress-move = Prévois trois cartes en secret. D’abord { card-move } : tu vas où tu regardes, vers l’avant.
lesson-superexpress-move-flip = Alors { card-move } te mènerait dans le wagon qu’on décroche.
lesson-superexpress-reflex = Ghost te regarde, et Ghost tire. Deuxième carte { card-reflex } : à terre, tu ripostes.
lesson-superexpress-reflex-shoot = À terre, { card-shoot } ne ferait que te relever.
lesson-superexpress-shoot = Troisième, { card-shoot } : il touche le premier debout devant toi, même au loin. Puis valide.
lesson-superexpress-passes = Une carte chacun, trois tours. Tu marches ; Tuco file à cheval jusqu’à la locomotive.
lesson-superexpress-pushed = Ghost te tire dessus : un wagon en arrière, et à plat ventre.
lesson-superexpress-answered = Ta carte { card-reflex } : debout, et pan. Ghost vole dans la locomotive et y reste étendu.
lesson-superexpress-off = La carte de Ghost ne fait que le relever. Ta carte { card-shoot } le retrouve, et il n’y a plus de train.
lesson-superexpress-uncoupled = Le dernier wagon s’en va. Personne dedans, et toi, en queue, tu prends son butin : 356{ "\u00A0" }$.
lesson-superexpress-horse = Tuco commence et te regarde. Derrière toi : le désert. Prévois d’abord { card-horse }.
lesson-superexpress-horse-reflex = Ça marche à bord. Dans le désert, il faut un cheval.
lesson-superexpress-flip = Le cheval te laisse dans la locomotive, face à l’avant. Donc { card-flip }, puis { card-shoot }, puis valide.
lesson-superexpress-flip-shoot = Tu tirerais sur l’horizon. Retourne-toi d’abord.
lesson-superexpress-rode = Tuco te fait tomber du train. Ta carte suivante est { card-horse } : te revoilà.
lesson-superexpress-aimed = Tu te retournes, tu tires. Tuco finit dans le dernier wagon, sur le dos.
lesson-superexpress-end = Décroché ! Tu es le dernier à bord : tu gagnes. Le butin ne compte que si l’on partage la locomotive.

## Tables in this browser
here-table = Table sur cet appareil
here-table-help = Pour tous ceux qui le partagent, et pour des bots. Aucun réseau n’est nécessaire.
here-mark = Sur cet appareil
elsewhere = Cette partie se joue dans une autre fenêtre. Ici, tu regardes.
elsewhere-take = La jouer ici
not-kept = Ce navigateur ne garde rien : quand la page se ferme, la partie est perdue. Tu pourras tout de même l’enregistrer à la fin.
not-kept-full = Il n’y a plus de place dans ce navigateur : ce qui se joue désormais est perdu quand la page se ferme. Dès qu’il y aura de la place, ce sera enregistré.
remove-game = Supprimer cette partie
trouble-gone = Cette partie n’est pas dans ce navigateur
trouble-gone-help = Les parties de cet appareil restent dans le navigateur où elles ont été jouées. Elle a pu être supprimée, ou ses données effacées.
trouble-saved = Cette partie enregistrée est illisible
trouble-saved-help = Ce qui en était gardé est abîmé. Tu peux la supprimer ; tes autres parties sont intactes.
trouble-laws = Cette partie ne peut pas continuer ici
trouble-laws-help = Elle a commencé avec d’autres règles que celles de cette page. Elle est gardée jusqu’à ce que tu la supprimes.
trouble-engine = Ce navigateur ne peut pas jouer tout seul
trouble-engine-help = Le code du jeu n’a pas pu démarrer ici. Recharge la page ou prends un autre navigateur.
trouble-module = Cette page et le code du jeu ne vont pas ensemble
trouble-module-help = L’un des deux est d’une autre version. Charge la plus récente ; tes parties sont conservées.
invite-friends = Inviter des amis
invite-friends-help = La partie continue à une table du serveur : les places des bots se libèrent, et un lien fait entrer les amis.
invite-friends-later = Les amis peuvent entrer au début, ou entre deux manches.
invite-friends-fails = La partie n’a pas pu être transférée : { $sentence }
carried-seed = Cette partie a commencé sur l’appareil d’un joueur, qui connaissait la graine : rien ne prouve que le mélange était honnête.

# the puzzle of the day
puzzle-title = Problème du jour
puzzle-archive = Archives
puzzle-today = Aujourd’hui
puzzle-to-play = À { $bandit } de jouer. Une réponse est nettement la meilleure.
puzzle-to-plan = { $bandit } prépare trois cartes. Un plan est nettement le meilleur.
puzzle-from-archive = Des archives : le problème du { $date }
puzzle-round = Manche { $round }.
puzzle-hidden = Cartes des autres face cachée : { $n }. Personne ne peut les connaître.
puzzle-secret = Tous préparent en même temps : personne ne peut connaître les cartes des autres.
puzzle-right = { $play } : c’est ça.
puzzle-wrong = { $play } : pas cette fois.
puzzle-outlaw-would = Le bot hors-la-loi aurait choisi : { $play }.
puzzle-outlaw-too = Le bot hors-la-loi s’y laisse prendre aussi.
puzzle-best-was = Le meilleur choix : { $play }.
puzzle-games = Chacun poursuivi jusqu’à { $n } fois
puzzle-best = meilleur
puzzle-chosen = choisi
puzzle-why = Pourquoi les autres sont moins bons
puzzle-theme = Thème : { $theme }
puzzle-theme-shoot = { card-shoot }
puzzle-theme-flee = Fuite
puzzle-theme-run = En mouvement
puzzle-theme-loot = { loot }
puzzle-theme-punch = { card-punch }
puzzle-theme-marshal = { card-marshal }
puzzle-theme-empty = Main vide
puzzle-theme-tunnel = Bluff dans le tunnel
puzzle-theme-last = Dernier à bord
puzzle-all = Les { $n } plans
puzzle-streak = Jours de suite : { $n }
puzzle-streak-none = Pas encore de série
puzzle-streak-best = record { $n }
puzzle-weeks = Les deux dernières semaines
puzzle-state-solved = résolu
puzzle-state-missed = manqué
puzzle-state-open = à faire
puzzle-day-solved = { $date } : { puzzle-state-solved }
puzzle-day-missed = { $date } : { puzzle-state-missed }
puzzle-day-open = { $date } : { puzzle-state-open }
puzzle-share = Partager
puzzle-share-what = Ce qui sera partagé
puzzle-shared = Copié.
puzzle-share-solved = Résolu du premier coup.
puzzle-share-missed = Berné aujourd’hui.
puzzle-archive-by-theme = Archives par thème
puzzle-solved-of = { $solved } sur { $n } résolus
puzzle-newest = Les plus récents d’abord
puzzle-why-idle = Dans { $seen } parties sur 100, une de tes cartes est sans effet cette manche ; avec le meilleur choix, dans { $best }.
puzzle-why-hit = Tu reçois une balle dans { $seen } parties sur 100 cette manche ; avec le meilleur choix, dans { $best }.
puzzle-why-lost = Tu perds du butin cette manche dans { $seen } parties sur 100 ; avec le meilleur choix, dans { $best }.
puzzle-why-take = Tu prends du butin cette manche dans { $seen } parties sur 100 seulement ; avec le meilleur choix, dans { $best }.
puzzle-why-fire = Ton tir touche cette manche dans { $seen } parties sur 100 seulement ; avec le meilleur choix, dans { $best }.
puzzle-why-gun = Tu finis { gunslinger } dans { $seen } parties sur 100 seulement ; avec le meilleur choix, dans { $best }.
puzzle-why-money = Tu finis avec { $seen } en moyenne ; avec le meilleur choix, avec { $best }.
puzzle-why-rival = Ton rival le plus riche finit avec { $seen } en moyenne ; avec le meilleur choix, avec { $best }.
puzzle-why-off = Tu quittes le train cette manche dans { $seen } parties sur 100 ; avec le meilleur choix, dans { $best }.
puzzle-why-stun = Tu es mis à terre cette manche dans { $seen } parties sur 100 ; avec le meilleur choix, dans { $best }.
puzzle-why-miss = Ton tir ne trouve personne dans { $seen } parties sur 100 ; avec le meilleur choix, dans { $best }.
puzzle-why-loot = Tu prends le butin du dernier wagon dans { $seen } parties sur 100 seulement ; avec le meilleur choix, dans { $best }.
puzzle-why-alone = Un rival quitte le train cette manche dans { $seen } parties sur 100 seulement ; avec le meilleur choix, dans { $best }.
puzzle-why-last = Tu es encore à bord à la fin dans { $seen } parties sur 100 seulement ; avec le meilleur choix, dans { $best }.
puzzle-why-less = Cela gagne { $seen } parties sur 100 ; le meilleur choix en gagne { $best }.

## Hints
hint = Indice
hint-help = Un indice de la lanterne, en trois pas ; tout le monde voit que tu as demandé (?)
hint-wait = On allume la lanterne…
hint-fail = La lanterne s’est éteinte : aucun indice n’est venu.
hint-again = Réessayer
hint-more = En dire plus
hint-all = Montrer toutes les chances
hint-out = Éteindre la lanterne
hint-step = Indice { $n } sur 3
hint-nth = Il s’agit de la carte { $n } de ton plan.
hint-dark = Il fait noir : personne ne voit ce que tu poses.
hint-close = C’est serré : plusieurs choix se valent à peu près.
hint-two = L’un de ces deux.
hint-two-names = { $a }, ou { $b }.
hint-of-what = La chance de gagner avec chacun, d’après ce que tu sais.
hint-chance = { $option } : { $chance }
hint-lead-none = Difficile à dire ; peut-être : { $option }.
hint-lead-little = De peu : { $option }.
hint-lead-clear = Nettement : { $option }.
hint-named = { $name }. Chance de gagner, d’après ce que tu sais : { $n } pour cent, entre { $low } et { $high }
hint-named-lit = { $name }. Éclairé par l’indice
hint-none = Il n’y a pas d’indices à cette table : son hôte ne les a pas permis.
hints-on = Indices permis
hints-on-help = Ici, qui doit jouer peut demander des indices. Chaque lanterne en compte un.
hints-asked = Indices demandés : { $n }
log-hint = Un indice a été demandé : { $player }.
key-hint = ?
key-hint-help = un indice, ou son pas suivant
option-hints = Indices
option-hints-help = Qui doit jouer peut demander à la lanterne ; tout le monde voit qui l’a fait. Comme d’habitude : seulement quand une personne joue seule avec des bots.
hints-usual = Comme d’habitude
hint-marshal = Pense au Marshal.
hint-marshal-more = Où sera-t-il, et qui devrait l’y rencontrer ?
hint-loot = Pense au butin.
hint-loot-more = Qu’y a-t-il à portée, et qui d’autre le vise ?
hint-shoot = Pense à qui peut être touché.
hint-shoot-more = Qui sera dans ta ligne de mire quand le coup partira ?
hint-punch = Pense à qui se tient à côté de toi.
hint-punch-more = Que perdrait-il, et où atterrirait-il ?
hint-place = Pense à l’endroit où tu seras.
hint-place-more = La place d’où la carte suivante agit vaut bien une carte.
hint-draw = Pense à ta main.
hint-draw-more = Plus de cartes maintenant peuvent valoir mieux qu’une action de plus.
hint-cards = Pense à ce qu’il te faudra.
hint-cards-more = Toutes les cartes n’aident pas là où tu vas.
hint-facing = Pense à la direction où tu regardes.
hint-facing-more = Qui sera devant toi, et qui derrière ?
hint-reflex = Pense à qui peut te tirer dessus.
hint-reflex-more = Qui est à terre peut encore répondre.
hint-horse = Pense au désert.
hint-horse-more = Qui tombe du train a besoin d’un chemin de retour.

version-ready = Une nouvelle version est prête.
no-server = Cette page n’a pas de serveur : ici, on joue contre des bots, ou en se passant un appareil. Pour des amis sur leurs propres appareils, quelqu’un lance un serveur, sur n’importe quel ordinateur avec Python :
no-server-then = Dans le dossier des sources, make play fait tout. Chacun ouvre ensuite l’adresse que le serveur indique. Pour en mettre un sur internet, voir docs/hosting.md.
trouble-server = Il n’y a pas de serveur ici
trouble-server-help = Cette page joue toute seule. Les tables entre amis sont à l’adresse d’un serveur.
replayed-wait = La partie est rejouée sur cet appareil…
replayed-same = Rejouée sur cet appareil, réponse par réponse : tout s’est passé comme montré, et le résultat est le même.
replayed-transcript = La transcription a été coupée ou modifiée : sa somme de contrôle ne correspond pas.
replayed-seed = Les cartes n’ont pas été distribuées d’après cette graine.
replayed-answer = La réponse { $n } n’est pas de celles que les règles permettent.
replayed-events = Rejouée, la partie se passe autrement à l’étape { $n }.
replayed-outcome = Rejouée, la partie a un autre résultat que celui montré.
replayed-not = Elle n’a pas pu être rejouée sur cet appareil ; seuls les nombres ont été vérifiés.

## Studies
study = Étude
study-title = Titre
study-nowhere = Pas encore enregistrée.
study-here = Enregistrée dans ce navigateur.
study-there = Enregistrée sur le serveur ; qui a un lien voit tes changements.
study-keeping = Enregistrement…
study-reading = Tu lis ; pour la modifier, ouvre le lien de modification.
study-until = Gardée jusqu’au { $date } si plus personne ne la lit.
study-here-now = Ici en ce moment
study-guest = quelqu’un
study-steps-on = { $n ->
    [one] un coup plus loin
   *[other] { $n } coups plus loin
  }
study-steps-back = { $n ->
    [one] un coup en arrière
   *[other] { $n } coups en arrière
  }
study-elsewhere = dans une autre variante
study-keep-here = Enregistrer ici
study-file = En fichier
study-link = Copier en lien
study-keep-there = Enregistrer sur le serveur
study-copy-read = Copier le lien de lecture
study-copy-edit = Copier le lien de modification
study-copy-frame = Copier un cadre pour d’autres pages
study-copied = Copié.
study-link-long = Cette étude est trop longue pour un lien : enregistre-la dans un fichier ou sur le serveur.
study-key-help = Garde bien le lien de modification : personne ne peut t’en donner un autre.
study-not-kept = Elle n’a pas pu être enregistrée. Elle reste sur le plateau ; essaie encore.
study-too-large = Cette étude est trop grande pour être enregistrée.
study-not-yours = Cette clé ne change pas l’étude. Ce que tu as changé reste sur ton plateau.
study-unknown = Cette étude n’existe pas, ou n’est plus gardée.
study-too-fast = Trop d’études à la fois ; attends une minute.
study-unreadable = Ce n’est pas une étude.
study-version = Cette étude a été écrite par un Folsom plus récent. Recharge la page, ou demandes-en une plus ancienne.
study-cut-off = Il manque une partie de cette étude : le lien ou le fichier a été coupé.
study-untitled = Sans titre
study-none = Il n’y a pas encore d’études dans ce navigateur. Regarde une partie, et enregistre-la.
study-open = Ouvrir une étude
embed-open = Ouvrir dans Folsom
pens = Crayons
pens-help = Appuie sur un endroit du train pour un cercle, glisse vers un autre pour une flèche ; le même geste l’efface.
pen-idea = Idée
pen-danger = Danger
pen-plan = Plan
mark-arrow = { $pen } : { $from } – { $to }.
mark-circle = { $pen } : { $place }.

## The analysis board, and where games are looked at again.
board-round = Manche
board-moment = Moment
board-when = Manche { $round }, { $phase }
board-when-turn = Manche { $round }, tour { $turn }
board-answered = { $bandit } : { $option }
board-ply = { $bandit } : { $option } ; chance de gagner ensuite { $share }
board-turning-point = Tournant { $n } : { $name }
board-chance = Chance de gagner
board-knew = D’après ce que savait { $bandit }
board-knew-each = D’après ce que chacun savait
board-true = Ce qui était vrai
board-judged-by = Jugé d’après
board-table = Tableau
board-refining = { $n } parties simulées par point, d’autres suivent
board-no-engine = Ce navigateur ne peut pas calculer les chances.
board-to-play = À { $bandit } de jouer
board-card = carte { $n } sur { $of }
board-speed = Vitesse : { $speed } fois
board-last-turn = Au tournant précédent
board-next-turn = Au tournant suivant
board-options = Chance de gagner si { $bandit } joue
board-options-plan = Chance de gagner si { $bandit } prévoit
board-option-told = { $option } : chance de gagner d’après ce que savait { $bandit } { $share }, à { $error } points près ; en vérité { $truth }. { $tags }
board-best = le mieux
board-chosen = choisi
board-legend-knew = su
board-legend-true = vrai
board-all-plans = Tout ({ $n })
board-moves = Coups et variantes
board-variations = Variantes : { $n }
board-variation = Variante
board-setup = Mise en place
board-name = Nom
board-comment = Commentaire
board-promote = Promouvoir
board-delete = Supprimer
board-ok = OK
board-all = Tous
board-deal = Distribuer un autre monde possible
board-dealt = Ce qui était caché a été redistribué.
board-play-on = Continuer
board-play-on-title = Continuer à jouer d’ici
board-played-by = { $bandit }, joué par : { $player }
board-beside = À côté du train
board-tab-options = Options
board-tab-tree = Coups
board-tab-eyes = Regard
board-tab-play = Continuer
board-chose = Choisi
board-better = Mieux
board-better-named = Mieux : { $option }
board-unit = Chance de gagner d’après ce que savait { $bandit }, à { $error } points près. Le choix en a cédé { $gap }.
board-followed = Ce qui aurait suivi
board-followed-nothing = Jusqu’à la fin de la manche, rien d’autre ne serait arrivé.
board-play-ahead = Jouer la suite
board-keep = Garder comme variante
board-all-options = Tout ce que pouvait faire { $bandit }
games-title = Mes parties
games-kept = gardées dans ce navigateur
games-watch = Regarder n’importe quelle partie et apprendre
games-open = Ouvrir un fichier
games-paste = Coller
games-paste-here = Colle une transcription ici
games-read = Lire
games-sample = Exemple : { $game }
games-drop = Ou dépose une transcription, une étude ou un lien vers l’une d’elles n’importe où sur cette page.
games-let-go = Lâche pour ouvrir
games-finished = Terminées
games-count = Parties : { $n }, gagnées : { $won }
games-place = Place { $place } sur { $of }
games-analyse = Analyser
games-analyse-of = Analyser la partie du { $day }, { $bandit }
games-day = Jour
games-crew = Bande
games-chance = Ta chance de gagner
games-spark = Ta chance de gagner : { $first } au début, { $most } au plus haut, { $last } à la fin
games-won-by = Victoire de { $bandit }
games-won-by-lead = Victoire de { $bandit }, { $lead } de plus que toi
games-studies = Études
games-none = Chaque partie que tu termines dans ce navigateur figure ici.
games-wrong = Ce n’est pas une partie entière.
games-wrong-line = Ligne { $line } : { $reason }
games-wrong-head = une transcription commence par « folsom », le jeu et la version de ses règles, pas par « { $found } ».
games-wrong-game = il n’y a pas de jeu nommé « { $found } ».
games-wrong-rules = elle a été jouée selon la version { $found } des règles, que cette page ne connaît pas.
games-wrong-word = « { $found } » ne fait pas partie d’une transcription.
games-wrong-seed = la graine a 64 chiffres hexadécimaux, pas « { $found } ».
games-wrong-options = on ne peut pas jouer ainsi : { $found }
games-wrong-answer = « { $found } » n’est pas une réponse.
games-wrong-cut = elle finit ici sans somme de contrôle : le reste a été coupé.
games-wrong-sum = la somme de contrôle ne correspond pas : quelque chose a été modifié ou abîmé.
games-wrong-long = elle est plus longue que toute partie.
games-wrong-refused = la réponse { $found } n’y est pas possible.
games-open-far = Ouvrir jusqu’à la réponse { $n }
edit-open = Composer une position
edit-title = Une position
edit-by-hand = composée à la main
edit-help = Fais glisser, ou touche une pièce puis une place.
edit-held = En main : { $piece }. Touche une place.
edit-pieces = Pièces
edit-cannot = C’est impossible
edit-fault = Ce navigateur n’a pas pu regarder la position.
edit-too-soon = Les bandits ne sont pas encore dans le train : avance de quelques pas, puis compose.
edit-undo = Annuler
edit-leave = Retour
edit-up = { $bandit } sur le toit
edit-moment = Le moment
edit-cards = Cartes
edit-begin = Commencer par
edit-new = Une nouvelle partie
edit-round = Manche
edit-turn = Tour
edit-to-play = À jouer
edit-fewer = { $what } : un de moins
edit-more = { $what } : un de plus
edit-hand = Main de { $bandit }
edit-hits = Balles reçues par { $bandit }
edit-instead = À la place de { $card }
edit-turn-round = Demi-tour
edit-stunned = K.-O.
edit-off = Hors du train
edit-take-up = Reprendre { $card }
edit-uncouple = Décrocher le dernier wagon
edit-box = Dans la boîte
edit-setup = { $game }, mise en place
edit-mine = Le plateau
edit-analyse = Analyser cette position
cannot-inside-with-marshal = { $bandit } : personne ne reste dans le wagon du Marshal (E4.8).
cannot-too-many-cards = { $bandit } : personne n’a plus de { $most } cartes.
cannot-own-cards = { $bandit } : il manque des cartes action, ou il y en a trop (E1.4).
cannot-hand-too-large = { $bandit } : { $found } cartes en main, mais { $most } au plus sont possibles (E3.1, E3.2).
cannot-drawn-cards-missing = { $bandit } a pioché : au moins { $least } cartes sont en main ou jouées, pas { $found } (E3.2).
cannot-too-many-bullets = { $bandit } : il n’y a que { $most } de ces balles, pas { $found } (E1.4).
cannot-own-bullet = { $bandit } : personne ne reçoit sa propre balle (E4.4).
cannot-bullets-left = { $bandit } : le compte des balles est faux, il doit en rester { $left } (E1.4).
cannot-strongbox-missing = La seconde mallette est entrée en jeu avec On rafle tout : elle est dans le train ou chez un bandit (E7.4).
cannot-strongbox-too-early = La seconde mallette reste dans la boîte jusqu’à On rafle tout (E7.4).
cannot-loot-missing = Tout le butin mis en place reste en jeu : dans le train ou chez un bandit (E2.2).
cannot-loot-too-much = Il n’y a pas plus de butin que les wagons et les bandits n’en avaient au départ (E2.2).
cannot-ransom-too-early = Les rançons sont payées après la manche du mécano en otage (E7.8).
cannot-too-many-ransoms = Chacun reçoit une rançon au plus (E7.8).
cannot-purse-values = Il n’y a que { $most } bourses de { $dollars } (E1.3).
cannot-pile-order = { $bandit } : une carte à chaque passage, dans l’ordre des tours, et aucune là où l’on a pioché (E3.2, E3.3).
cannot-pile-cover = { $bandit } : une carte ne couvre qu’un Tir visible de son autre bandit, à un tour normal (E9.4).
cannot-pile-hidden = { $bandit } : les cartes sont face cachée dans les tunnels et là où Ghost cache sa première ; rien d’autre n’est caché (E3.3, E3.6, E8.4).
cannot-pile-resolved = Aucune carte de la pile commune n’est résolue avant l’attaque, et toutes le sont à l’événement (E4.1).
cannot-purse-known = Une bourse est connue de qui l’a, et peut-être de qui l’a eue ; personne n’en connaît une dans la boîte, et tous savent ce qui n’est pas secret (E4.11).
cannot-too-many-cars = À ce nombre de joueurs, il y a au plus { $most } wagons (S2.1).
cannot-loot-of-cars-gone = Wagons partis : { $gone }. Les bandits ont autant de cartes butin, pas { $cards } (S3.3).
cannot-nobody-aboard = Quelqu’un est à bord tant que le premier wagon n’est pas parti (S5.3).
cannot-round = C’est la manche { $round }, car le train perd un wagon par manche (S3.3).
cannot-round-at-the-end = C’est la manche { $round } ou { $gone }, car le train perd un wagon par manche (S3.3).
cannot-all-aboard-at-first = À la première manche, tout le monde est à bord (S2.1).
cannot-lost-loot = Un butin n’est perdu que si personne ne reste pour le prendre (S3.3).
cannot-last-loot = Quelqu’un à bord a pris le butin du dernier wagon parti, mais personne à bord n’en a (S3.3).
cannot-left-too-late = Tant de bandits et de wagons ne sont pas encore partis (S3.3, S4.4).
cannot-left-together = Des bandits ne partent ensemble qu’avec un wagon ; wagons partis : { $gone } (S3.3).
cannot-last-fall = La partie s’est terminée par la chute d’un seul bandit (S5.1).
cannot-left-with-the-last-car = La partie s’est terminée quand au moins deux bandits sont partis ensemble (S5.3).
cannot-nobody-plans = Quelqu’un doit encore faire son plan (S3.1).
cannot-first-player-gone = { $bandit } n’est pas à bord et ne peut pas commencer (S3.4).
