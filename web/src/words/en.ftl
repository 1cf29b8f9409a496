### Folsom, English

## The first page
home = Folsom, to the first page
over = The ten o’clock from
tag = Seven bandits, one train, and a plan that will not hold.
poster = A train crosses the desert at dusk, bandits on its roofs
play-now = Play now
play-friends = Play with friends
super-express = Super Express
how-to-play = How to play
open-tables = Open tables
no-open-tables = No open tables right now. Make one and let others in.
more-tables = More tables
my-tables = Your tables
statistics = Statistics
stats-help = Counted in this browser alone, for games in which one seat was yours to the end.
stats-none = No game has been finished in this browser yet.
stats-all = All
stats-games = Games
stats-wins = Wins
stats-money = Money, on average
stats-best = Best
stats-bullets = Bullets fired / received
stats-save = Save as a file
stats-erase = Erase
stats-erase-sure = Erase for good?
watch = Watch
replay = Replay
settings = Settings
pause-landscape = Stop the landscape
run-landscape = Let the landscape run
language = Language
theme = Theme
theme-dusk = Dusk
theme-tunnel = Tunnel (dark)
sound = Sound
sound-on = On
sound-off = Off
speed = Animation speed
speed-n = { $speed }×
speed-0 = No animation
imprint = Colt Express and Colt Super Express are games by Ludonaute. Drawings and words here are our own.
notices = Third-party notices
express = Colt Express
superexpress = Colt Super Express
warming-up = The rules are being made ready on this machine: a minute or two, once. The table opens by itself.
loading = The train is coming …

## Names of things
# An amount of money, what parts its thousands, and from how many digits on.
money = ${ $value }
thousands = ,
thousands-from = 4
# A chance, a whole number of hundredths.
percent = { $n }%
# Names one after another: all but the last, then the last.
list-more = { $first }, { $last }
list-last = { $first } and { $last }
list-row = { $first }, { $last }
# Names that have a comma of their own.
list-apart = { $first }; { $last }
bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-mei = Mei
bandit-tuco = Tuco
marshal = the Marshal
locomotive = the locomotive
car-n = car { $car }
caboose-n = the caboose (car { $car })
roof-of = { $kind ->
    [locomotive] roof of the locomotive
    [caboose] roof of the caboose (car { $car })
   *[car] roof of car { $car }
  }
inside-of = { $kind ->
    [locomotive] inside the locomotive
    [caboose] inside the caboose (car { $car })
   *[car] inside car { $car }
  }
to-roof-of = { $kind ->
    [locomotive] to the roof of the locomotive
    [caboose] to the roof of the caboose
   *[car] to the roof of car { $car }
  }
into = { $kind ->
    [locomotive] into the locomotive
    [caboose] into the caboose
   *[car] into car { $car }
  }
figure-at = { $bandit }, { $place }
space-who = { $place }: { $who }
space-loot = { $place }: { $who }; { $loot }
card-move = Move
card-change-floor = Change Floor
card-shoot = Shoot
card-rob = Rob
card-punch = Punch
card-marshal = Marshal
card-bullet = Bullet
card-flip = Flip
card-reflex = Reflex
card-horse = Horse
bullet-neutral = Bullet from the Marshal
bullet-of = Bullet from { $bandit }
card-of = { $card } ({ $bandit })
card-play = Play { $card }
card-play-down = Play { $card } face down
card-pick = Take { $card } in hand
card-discard = Discard { $card }
card-bullet-dead = { $card }: cannot be played
a-purse = a purse
a-jewel = a jewel
a-strongbox = a strongbox
# The same as what somebody takes or loses.
taken-purse = a purse
taken-jewel = a jewel
taken-strongbox = a strongbox
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [one] 1 purse
   *[other] { $n } purses
  }
n-jewel = { $n ->
    [one] 1 jewel
   *[other] { $n } jewels
  }
n-strongbox = { $n ->
    [one] 1 strongbox
   *[other] { $n } strongboxes
  }
nobody = nobody
nothing = nothing
you = you
bot = bot
seat-n = Seat { $seat }
first-player = First player
face-down = Face down
loot = Loot
bullets = Bullets
discard = Discard pile
surely-held = Surely in hand or deck
power = Power:
power-belle = She cannot be chosen by Shoot or Punch while somebody else can be.
power-cheyenne = A purse lost to her punch she may take.
power-django = Whom he shoots is pushed one car away.
power-doc = Draws seven cards instead of six.
power-ghost = May play his first card of a round face down.
power-tuco = May shoot through the roof of his own car.
bullets-detail = { $left } left in the cylinder, { $received } received
cards-detail = { $hand } cards in hand, { $deck } in the deck
at-least = at least { $value }

## Rounds
phase-setup = Set-up
phase-schemin = Schemin’
phase-keep = Keeping
phase-stealin = Stealin’
phase-event = Event
phase-over = The end
phase-plan = Plan
phase-shootin = Shootin’
round-summary = Round { $round } of 5: { $card }. Turns: { $turns }
round-title = Round { $round }: { $card }
round-hidden = Round { $round }: not yet revealed
round-angry-marshal = Angry Marshal
round-swivel-arm = Swivel Arm
round-braking = Braking
round-take-it-all = Take It All
round-passengers-rebellion = Passengers’ Rebellion
round-tunnel = Tunnel
round-bridge = Bridge
round-marshals-revenge = Marshal’s Revenge
round-pickpocketing = Pickpocketing
round-hostage-conductor = Hostage Conductor
round-none = No event
event-none-help = Nothing happens at the end of this round.
event-angry-marshal-help = Everyone on the Marshal’s roof takes a bullet; then he moves one car back.
event-swivel-arm-help = Everyone on a roof is swept to the roof of the caboose.
event-braking-help = Everyone on a roof moves one car forward.
event-take-it-all-help = The second strongbox is put where the Marshal is.
event-passengers-rebellion-help = Everyone inside takes a bullet.
event-tunnel-help = Nothing happens at the end of this round.
event-bridge-help = Nothing happens at the end of this round.
event-marshals-revenge-help = Everyone on the Marshal’s roof drops the least valuable purse.
event-pickpocketing-help = Whoever is alone in a space may take a purse there.
event-hostage-conductor-help = Everyone in or on the locomotive gets a $250 ransom.
turn-standard = standard
turn-tunnel = tunnel
turn-speeding-up = speeding up
turn-switching = switching
turn-n = Turn { $turn }: { $kind }

## The pile and the hand
pile = Common pile, in the order played
pile-card = { $bandit }: { $card }
pile-down = { $bandit }: face down
pile-own-down = { $bandit }: face down, yours: { $card }
pile-drew = { $bandit } drew { $n ->
    [one] a card
   *[other] { $n } cards
  }
pile-next = { $bandit } is next
hand = Your hand
hand-pick = Take one card
hand-keep = Your hand: discard what you do not keep
hand-count = { $hand } in hand, { $deck } in the deck
watching = You are watching. Hands are hidden.
players = Players
prompt = What is asked
train = The train
log = What happened
close = Close

## Decisions
ask-team-title = Your team.
ask-team = Which two bandits do you lead?
ask-place-title = Set-up.
ask-place = Who starts in the caboose? The other one starts in front of it.
ask-pick-title = First card.
ask-pick = Take one card of your choice into your hand.
ask-scheme-title = Schemin’.
# How many cards can be drawn: as many as are left, three at most.
how-many = { $n ->
    [1] one
    [2] two
   *[3] three
  }
ask-scheme-standard = { $can ->
    [play] Play a card.
    [draw] Draw { how-many }.
   *[both] Play a card, or draw { how-many }.
  }
ask-scheme-tunnel = { $can ->
    [play] Tunnel: your card goes face down.
    [draw] Tunnel: draw { how-many }.
   *[both] Tunnel: your card goes face down. Or draw { how-many }.
  }
ask-scheme-speeding-up = Speeding up: two goes. { ask-scheme-standard }
ask-scheme-switching = Switching, the other way round. { ask-scheme-standard }
ask-cover-title = Cover.
ask-cover = You may add a card of your other bandit.
ask-keep-title = Keep.
ask-keep = Discard what you do not want to keep for the next round.
ask-move-title = Move.
ask-move = { $bandit } runs inside: one car.
ask-move-roof = { $bandit } runs on the roofs: one to three cars.
ask-shoot-title = Shoot.
ask-shoot = Whom does { $bandit } shoot?
ask-rob-title = Rob.
ask-rob = What does { $bandit } take?
ask-punch-title = Punch.
ask-punch = Whom does { $bandit } punch?
ask-knock-title = Punch.
ask-knock = Which loot does { $target } lose?
ask-pocket-title = Pickpocket.
ask-pocket = Does { $bandit } keep the purse, or let it fall?
ask-push-title = Punch.
ask-push = Where is { $target } pushed?
ask-marshal-title = Marshal.
ask-marshal = Where does the Marshal go?
ask-pickpocket-title = Pickpocketing.
ask-pickpocket = { $bandit } is alone here and may take a purse.
ask-revenge-title = Marshal’s Revenge.
ask-revenge = Which purse does { $bandit } drop?
ask-plan-title = Plan.
ask-plan = { $n ->
    [1] Choose your first card.
    [2] Choose your second card.
   *[other] Choose your third card.
  }
do-move = Run { $place }
do-push = Push { $target } { $place }
do-marshal = Send the Marshal { $place }
do-shoot = Shoot { $target }
do-punch = Punch { $target }
do-place = { $target } starts in the caboose
do-draw = Draw { how-many }
do-pass = Pass
do-done = Keep the rest
do-take = Take it
do-leave = Let it fall
take-back = Take back
leave-laid = Leave it there
skip = Skip
waiting-for = Waiting for { $players }.
waiting = Waiting.
who-as = { $name } ({ $bandit })
watching-show = The others are at it.
now-acting = Now { $bandit }: { $card }.
looking-back = Looking back.
back-to-now = Back to now
game-over = The game is over.
planned = In the pile: { $cards }.
planned-own = Your plan: { $cards }.
holding = In hand: { $cards }. Loot: { $loot }.

## Why not
why-bullet = Bullet cards cannot be played. They only fill the hand.
why-card = { $card } cannot be played now.
why-marshal = The Marshal cannot be shot or punched.
why-self = Nobody does that to themselves.
why-belle = Belle cannot be chosen while somebody else can be.
why-punch-far = { $target } is not in the same space.
why-shoot-near = Not { $target }: one never shoots in one’s own space.
why-shoot-roof = Not { $target }: on the roofs only the nearest in each direction are in sight.
why-shoot-inside = Not { $target }: inside, only bandits in the next car can be shot.
why-loot = Only loot in the bandit’s own space can be taken.
why-move-stay = A bandit who moves may not stay.
why-move-floor = Move stays on the same floor. Change Floor goes up and down.
why-move-roof = Not { $place }: it is { $away } cars away. On the roof one runs one to three.
why-move-inside = Not { $place }: inside, one runs to the next car only.
why-marshal-roof = The Marshal is never on a roof.
why-marshal-far = Not { $place }: the Marshal moves one car.
why-push = A punch pushes one car, on the same floor.

## The log
log-game-started = The train leaves Folsom.
log-team-taken = { $team } are a team.
log-placed = { $bandit } starts { $car }.
log-round-started = Round { $round }: { $card }
log-round = Round { $round }
log-turn-standard = Turn { $turn }.
log-turn-tunnel = Turn { $turn }: into the tunnel.
log-turn-speeding-up = Turn { $turn }: the train speeds up.
log-turn-switching = Turn { $turn }: switching, the other way round.
log-played = { $bandit } plays { $card }.
log-covered = { $bandit } covers with { $card }.
log-played-down = { $bandit } plays a card face down.
log-drew-instead = { $people ->
    [one] { $player } draws
   *[other] { $player } draw
  } { $n ->
    [one] a card
   *[other] { $n } cards
  }.
log-passed = { $people ->
    [one] { $player } passes.
   *[other] { $player } pass.
  }
log-passed-cover = { $people ->
    [one] { $player } gives no cover.
   *[other] { $player } give no cover.
  }
log-picked = { $people ->
    [one] { $player } picks a card.
   *[other] { $player } pick a card.
  }
log-picked-known = { $people ->
    [one] { $player } picks { $card }.
   *[other] { $player } pick { $card }.
  }
log-card-discarded = { $people ->
    [one] { $player } discards { $card }.
   *[other] { $player } discard { $card }.
  }
log-card-resolved = { $bandit }: { $card }.
log-no-effect = { $card } is no Horse: { $bandit } is out of the game.
log-no-effect-no-target = { $bandit }’s { $card } finds nobody.
log-no-effect-no-bullets = { $bandit } has no bullet left.
log-no-effect-no-loot = { $bandit } finds no loot.
log-moved = { $bandit } runs { $to-car }.
log-moved-push = { $bandit } is pushed { $to-car }.
log-moved-shot = { $bandit } is thrown { $to-car }.
log-moved-braking = The train brakes: { $bandit } slides { $to-car }.
log-moved-swivel-arm = The swivel arm sweeps { $bandit } { $to-car }.
log-climbed = { $bandit } climbs { $car }.
log-climbed-down = { $bandit } climbs down { $car }.
log-bandit-fled = { $bandit } flees from the Marshal to the roof.
log-bandit-shot = { $bandit } shoots { $target }.
log-loot-robbed = { $bandit } takes { $loot }.
log-bandit-punched = { $bandit } punches { $target }.
log-loot-fell = { $bandit } drops { $loot }.
log-loot-pocketed = { $bandit } pockets { $loot } from { $target }.
log-marshal-moved = The Marshal goes { $to-car }.
log-neutral-bullet = { $bandit } takes a neutral bullet.
log-bullets-short = Not enough neutral bullets: nobody is hit.
log-event-started = { $event }
log-strongbox-placed = The second strongbox stands { $car }.
log-loot-pickpocketed = { $bandit } picks up { $loot }.
log-loot-dropped = { $bandit } drops { $loot } on the roof.
log-ransom-paid = { $bandit } gets a ransom.
log-round-ended = Round { $round } is over.
log-game-ended = The game is over.
log-shootin-started = Shootin’!
log-pass-started = Pass { $pass }
log-card-revealed = { $bandit } reveals { $card }.
log-turned-locomotive = { $bandit } turns to the locomotive.
log-turned-caboose = { $bandit } turns to the caboose.
log-bandit-pushed = { $bandit } is thrown { $to-car }.
log-bandit-stunned = { $bandit } lies stunned.
log-stood-up = { $bandit } stands up.
log-missed = { $bandit } hits nobody.
log-fell-front = { $bandit } falls off the front of the train.
log-fell-rear = { $bandit } falls off the rear of the train.
log-rode-in = { $bandit } rides in on a horse.
log-car-uncoupled = { $car } is uncoupled.
log-left-behind = { $bandit } is left behind.
log-loot-taken = { $bandit } takes { $value }.
log-loot-lost = { $value } is lost with the car.
# Over the train.
banner-round = Round { $round }
banner-shootin = Shootin’!
banner-pass = Pass { $pass }

## Super Express
super-summary = Round { $round }; { $cars } cars behind the locomotive
your-plan = Your plan
your-plan-help = first card on the left
plan-lift = Card { $n }, { $card }: take it back
plan-swap = Swap cards { $a } and { $b }
plan-lay = Plan { $card }
ask-plan-lock = Three cards lie. Lock the plan, or change it.
lock = Lock
stance-stunned = { $bandit }, stunned
stance-locomotive = { $bandit }, facing the locomotive
stance-caboose = { $bandit }, facing the caboose
is-out = out
is-stunned = stunned
is-off = off
out-title = You are out of the game.
out-text = Stay and watch who wins.
off-title = You are off the train.
off-text = Your next card is a Horse: it brings you back to the locomotive.
shot-hits = Your shot, card { $n }, would hit { $target }.
shot-misses = Your shot, card { $n }, would hit nobody.
sight-on = Line of fire of { $bandit }: { $target }.

## Table and lobby
more = More
table = Table
menu = Menu
look-back = Look back
step-back = Step back
step-on = Step on
chat = Chat
chat-n = { $n ->
    [one] Chat, 1 new message
   *[other] Chat, { $n } new messages
  }
chat-and-log = Chat and log
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
set-phrases = Set phrases
watcher-name = { $name } (watching)
a-watcher = An onlooker
phrase-howdy = Howdy!
phrase-ready = Ready?
phrase-one-minute = One minute.
phrase-good-luck = Good luck!
phrase-hurry = The train won’t wait!
phrase-nice-shot = Nice shot.
phrase-mine = That was mine!
phrase-revenge = I’ll get you for that.
phrase-sorry = Sorry!
phrase-thanks = Much obliged.
phrase-good-game = Good game!
phrase-again = Once more?
phrase-haha = Ha ha!
phrase-whoa = Whoa!
phrase-bravo = Bravo!
phrase-grr = Grr!
phrase-phew = Phew …
phrase-hmm = Hmm …
lobby-title = Gathering
who-is-here = Who is here
what-is-played = What is played
invite = Invite
invite-help = One link seats everyone, on any device. Whoever finds no seat may watch.
kept-days = { $n ->
    [one] Kept for one day after the last move.
   *[other] Kept for { $n } days after the last move.
  }
link = Link
copy = Copy
copied = Copied
qr = QR code of the link
wanted = Wanted
wanted-more = { $n ->
    [one] one more bandit
   *[other] { $n } more bandits
  }
wanted-onlookers = onlookers
invite-full = Every seat is taken. The link lets friends watch.
host = host
is-choosing = is choosing
is-ready = ready
change-bandit = Change bandit
change-name = Change name
which-bandit = { $name }, which bandit are you?
surprise-me = Surprise me
ride-along = { $name } asks you to ride along.
ride-along-help = Give a name and take a seat, or just watch.
sit-here = Sit here
departures = Departures
change = Change
done = Done
host-sets = { $name } is the host and sets this.
all-aboard = All aboard!
waiting-choosing = Still choosing: { $players }.
start-now-help = Start now, and a free bandit is dealt.
places-become-bots = { $n ->
    [one] The free seat goes to a bot.
   *[other] { $n } free seats go to bots.
  }
host-starts-name = { $name } starts the game.
is-taken = { $name }: { $bandit } is taken
send-away = Send away
bot-on-seat = Bot on seat { $seat }
fairness = Fair shuffling
fairness-help = The server and every player have fixed a number, and nobody has told his yet: these are the SHA-256 hashes. The cards follow from all the numbers together. This device keeps what it sees and checks it at the end.
your-name = Your name
you-name = Stranger
your-bandit = Your bandit
sit-down = Take a seat
sit-again = Add a player on this device
add-player = Add this player
stand-up = Stand up
seat-free = Free seat
seats-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
  }
bot-strength = Strength of new bots
add-bot = Add bot
clear-seat = Clear seat { $seat }
away = away
pass-and-play-help = Pass-and-play: add several players on this device. It hides the hands in between.
level-random = random
level-tenderfoot = tenderfoot
level-outlaw = outlaw
level-sharpshooter = sharpshooter
level-legend = legend
start = Start
sit-first = Take a seat first.
host-starts = The host starts the game.
start-waits = The start waits for the device of { $players }.
start-waits-host = Open the page there, or clear the seat.
full-watch = All seats are taken. You are welcome to watch.
game = Game
seats = Seats
edition = Edition
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014, Swedish
edition-2016-help = The revised English rulebook.
edition-2014-help = The German first edition.
edition-2014-sv-help = The Swedish first edition; it differs from the German one in four places.
variants = Variants
option-powers = Bandit powers
option-powers-help = Every bandit has one special ability.
option-events = Events
option-events-help = Round cards end with an event; the last round is a station.
option-expert = Expert
option-expert-help = Keep cards for the next round; the deck is not shuffled anew.
option-two_bandits = Two bandits each
option-two_bandits-help = For two or three players: each leads a pair.
option-reflex = Reflex
option-reflex-help = A fifth card: stunned, you stand up and shoot.
option-horse = Horse
option-horse-help = A card that brings you into the locomotive, even from beside the train.
option-open = Open table
option-open-help = Anybody may find it on the first page and join.
option-random = Bandits at random
option-random-help = Bandits are dealt instead of chosen.
option-known_start_purses = Everyone knows the first purses
option-known_start_purses-help = The $250 everybody starts with is known to all.
option-station_last = The station comes last
option-station_last-help = Otherwise it is shuffled among the rounds.
option-reveal_first = Round card before the cards
option-reveal_first-help = The round card is revealed before hands are drawn.
option-keep_actions_only = Keep action cards only
option-keep_actions_only-help = Expert: bullets cannot be kept.
option-drop_bullets_first = Drop bullets first
option-drop_bullets_first-help = Expert: bullets in hand are discarded when Schemin’ begins.
option-short_bullets_leave = Short bullets leave the game
option-short_bullets_leave-help = When neutral bullets do not suffice, the rest is removed.
option-revenge_takes_most = Revenge takes the best purse
option-revenge_takes_most-help = Marshal’s Revenge costs the most valuable purse.
fine-print = Fine print
as-edition = as in the edition
yes = yes
no = no
clock = Clock
clock-none = None
clock-blitz = 20 s a decision
clock-calm = 60 s a decision
clock-game = 10 min + 10 s
second-device = Open on a second device
second-device-help = Scan this with the other device. The link works once, for a few minutes.
pause = Pause
resume = Go on
paused = The game is paused. Seats, cards and clocks are kept; you may close this page.
let-bot-play = Let a bot play for me
play-myself = Play myself again
leave = Leave the table
waits-bot-mine = A bot plays for you.
waits-just-away = { $n ->
    [one] { $players } is away. The seat is kept.
   *[other] { $players } are away. The seats are kept.
  }
waits-away = { $players }: away for { $minutes } min. The seat is kept.
waits-thinks = { $players }: thinking for { $minutes } min.
waits-bot = { $n ->
    [one] A bot is thinking: { $players }.
   *[other] Bots are thinking: { $players }.
  }
let-bot-play-for = Let a bot play
mark-bot = A bot plays on.
mark-away = Away.
mark-pause = Wants to pause.
pause-ask = Ask for a pause
pause-drop = No pause after all
pause-mine = You would like to pause. The game goes on until all agree.
pause-asked = { $n ->
    [one] { $players } wants to pause.
   *[other] { $players } want to pause.
  }
agree = Agree
pause-decline = Play on
no-thanks = No, thanks
said-yes = { $player }: agreed
said-no = { $player }: declined
said-nothing = { $player }: not yet
bot-plays-for = A bot plays for { $players }.
confirm = Confirm my cards
confirm-on = Tap twice
confirm-off = Tap once
confirm-again = Tap it again to play it.
not-this = Not this
leave-title = Leave the table?
leave-help = The game goes on and your seat is kept. A bot plays for you until you are back, by the same link.
leave-help-alone = The game waits until you open its link again.
leave-stay = Stay
leave-alone = Leave
leave-bot = Leave; a bot plays
leave-for-good = Give up my seat
leave-for-good-help = Given up for good, the seat is free for others.
take-free-seat = Take the free seat
free-seat-closed = A seat is free, but you have seen another hand in this game: only somebody else may take it.
to-first-page = First page
result = Result
keys = Keys
key-digits = 1–9, 0
key-digits-help = take what carries that number
key-w = W
key-w-help = who is where
key-p = P
key-p-help = what is planned
key-h = H
key-h-help = what I hold
key-r = R
key-r-help = the rules
key-s = S
key-s-help = skip the show
key-t = T
key-t-help = take back
key-arrows = ← ↑ → ↓
key-arrows-help = walk along the train
reconnecting = Connection lost. Reconnecting …
your-turn = Your turn
notify-turn = Notify me
notify-turn-help = A notification when it is my turn and this page is out of sight.
notify-refused = This browser does not allow notifications here. Its settings can change that.
offline = This device is offline. It goes on by itself when the network is back.
refused = Not possible: { $sentence }
refused-late = The game has moved on; look again.
pass-device = Pass the device to { $name }.
i-am = I am { $name }
reload = Load the new version
try-again = Try again

## The end
you-win = You win!
x-wins = { $n ->
    [one] { $players } wins
   *[other] { $players } share the victory
  }
pair-wins = { $players } win
wins-with = { $name } wins with { $bandit }
gunslinger = Gunslinger
tie-bullets = { $n ->
    [one] 1 bullet received
   *[other] { $n } bullets received
  }
end-title = The end of the line
end-express = Five rounds are over. Nobody has counted yet.
end-super = The robbery is over. Who got away with it?
end-purses = What everyone could see comes first, then one each, round the table.
end-cards = Several were left. Most loot cards wins.
end-wires = Who left the train, from first to last.
end-gunslinger = Whoever fired most bullets is the Gunslinger.
end-fired = Bullets fired: { $n }
end-n-cards = Loot cards: { $n }
end-tie-bullets = Level at { $value }. Whoever took fewer bullets wins.
end-tie-bullets-shared = Level at { $value }, and with equally many bullets: they share the victory.
end-tie-cards = Most loot cards decides.
end-tie-best = Equally many loot cards: the highest single card decides.
end-tie-best-shared = Equal to the last card: they share the victory.
end-skip = Skip to the results
end-on = Next
still-aboard = still on the train
ranking-superexpress = The last one on the train wins. If several are left: most loot cards, then the highest card. Behind them, whoever stayed on longer.
rematch = Rematch
rematch-new-bandits = Rematch, new bandits
rematch-asked = { $n ->
    [one] { $players } asks for a rematch.
   *[other] { $players } ask for a rematch.
  }
rematch-waits = The rematch waits for { $players }.
rematch-declined = { $n ->
    [one] { $players } does not play again.
   *[other] { $players } do not play again.
  }
rematch-ready = There is a rematch of this game.
rematch-without-you = The rematch is played without you.
rematch-go = To the rematch
rematch-watch = Watch
rematch-now = Begin, with bots instead
rematch-drop = No rematch after all
transcript = Transcript
permalink = Permanent link:
played-by-other-rules = Played under other rules (version { $version }) than this server has: the result and the transcript are kept, the game cannot be shown.

## Trouble
trouble-page = There is nothing here
trouble-page-help = The address may be mistyped.
trouble-table = No such table
trouble-table-help = The link may be cut off or mistyped. Ask for it again, or make a table of your own. Tables where nothing happens are removed after a while.
trouble-full = All seats are taken
trouble-full-help = You can still watch, or make a table of your own.
trouble-seat = This seat is yours no longer
trouble-seat-help = It was given up on another device, or cleared by the host. Open the table’s link again to sit down or watch.
trouble-link = This link no longer works
trouble-link-help = Links for a second device work once, for a few minutes. Make a new one on the first device.
trouble-old = Folsom has been renewed
trouble-old-help = This page is older than the server. Load the new version; your seat is kept.
trouble-network = The server cannot be reached
trouble-network-help = Check the network and try again. Nothing is lost.
trouble-transcript = This is no transcript of a game
trouble-transcript-help = Choose the text file that was downloaded at the end of a game. It may have been cut off or edited.
trouble-unfinished = The game is still running
trouble-unfinished-help = A replay is there when the game is over.
trouble-broken = This table cannot go on
trouble-broken-help = Something went wrong on the server. The log of the game is kept. Please make a new table.
trouble-stopped = This game cannot go on here
trouble-stopped-help = It was begun under other rules (version { $version }) than this server has. Its record is kept. Make a new table to play on.
trouble-expired = This table has been removed
trouble-expired-help = Nothing happened here for a long time. Finished games are kept; to play, make a new table.
trouble-rules = This game cannot be shown here
trouble-rules-help = It was played under other rules than this server has. Its result and its transcript are kept.
trouble-other = Something went wrong
trouble-other-help = Try again, or go back to the first page.

## Replay
replay-step = Step { $step } of { $last }
play = Play
stop = Stop
eyes = Whose eyes
eyes-of = As { $bandit } saw it
proof-help = The server fixed a secret and every player a number, and only their hashes were shown. Then the numbers were told; the secret and the numbers together give the seed. `folsom verify` checks it from the transcript and replays every move.
proof-commitment = Commitment
proof-secret = Secret
proof-seed = Seed
proof-nonces = The players’ numbers
proof-kept = The same check on the command line, with what this device kept
fair-proved = Checked on this device: nobody chose the cards. Your number is in the shuffle, and the server’s secret and everyone else’s numbers are the ones that were fixed before yours was told.
fair-sums = The numbers give the seed. Whether they were fixed before the start, only a device that sat at the table can tell.
fair-old = The numbers give the seed. But in this game the players’ numbers were not fixed before they were told, so this proves little.
fair-seed = The numbers do not give the seed. This transcript was changed.
fair-secret = Not fair: the server’s secret is not the one it had fixed before you sat down.
fair-number = Not fair: a player’s number is not the one that was fixed before yours was told.
fair-unused = This device’s number is not in the shuffle. If you left before the start, that is as it should be; if not, the shuffle was not fair.
fair-broken-starts = Starts broken off after numbers had been told: { $n }. Whoever breaks off starts can wait for other cards.
proof-none = This transcript carries no proof.

## Looking ahead and back
preview = Preview
preview-help = See on the train what the cards you know would do (V)
preview-title = Only a guess.
preview-guess = This is what happens if nothing hidden interferes.
preview-empty = There is nothing to be seen ahead yet.
key-v = V
key-v-help = preview: the known cards played ahead
chance-own = Chance to win, as each knew it
chance-seat = Chance to win, as { $who } knew it
chance-open = Chance to win, with everything open
turning-points = Turning points
turning-points-wait = Every decision is being looked over once more …
turning-points-none = No single choice stood out: it was lost and won bit by bit.
turning-points-fail = This could not be fetched. Try again later.
turning-point = Round { $round }, { $bandit }: “{ $chosen }”. Better: “{ $best }”.
turning-point-shares = { $chosen } instead of { $best }
turning-point-help = Estimated share of the victory with this choice, and with the better one
plans-fate = Your plans, and what became of them
fate-nothing = Nothing happened.
fate-before = Before that: { $told }
fate-in-round = In round { $round }: { $told }
fate-bare = No loot ever lay there.
fate-nobody = Nobody was within reach all round.
fate-edge = The train ended there.

## What things are, and the rules
rules = Rules
rules-title = Rules of this game
rules-find = Search the rules
rules-found = { $n ->
    [0] Nothing found
    [one] 1 place
   *[other] { $n } places
  }
rule-n = Rule { $rule }
rules-goal = Goal
rules-round = A round
rules-cards = The cards
draw-title = Drawing cards
hand-cards = Cards
help-goal = Five rounds. Whoever has the most money when the train reaches the station wins.
help-schemin = For each sign of the round card everyone, from the first player on, plays one card onto the common pile or draws three.
help-stealin = The pile is carried out in the order it was played. What can be done must be done; what cannot, does nothing.
help-event = Last comes the event of the round card. Then everyone shuffles all cards, bullets too, and the next player is first.
help-meeting = Whoever comes to be inside the Marshal’s car takes a bullet and flees to its roof. He never climbs, and cannot be shot or punched.
help-end = After round 5 everyone counts the loot. On equal sums fewer bullets received win; otherwise the victory is shared.
help-move = Inside: one car. On a roof: one to three. You may not stay.
help-change-floor = Up or down in the same car.
help-shoot = Inside: someone in the next car. On a roof: the nearest in each direction. Never in your own space.
help-rob = Take one loot of your choice from your space.
help-punch = Someone in your space drops one loot of your choice and is pushed one car.
help-marshal = Move the Marshal one car.
help-bullet = It can never be played. It only takes a place in your hand.
help-draw = Instead of playing a card, one draws three.
help-face-down = Nobody but its owner sees it before its turn comes.
help-purse = Worth { $least } to { $most }; only who has owned it knows.
help-worth = Worth { $value }.
help-bullets = A bullet fired goes into somebody’s deck. With none left, Shoot does nothing.
help-hits = Every bullet received takes a place in the hand; on equal sums fewer of them win.
help-cards = Six are drawn at the start of a round; the rest waits in the deck.
help-sum = What is surely known: a purse whose worth you do not know counts as { $value }.
help-gunslinger = { $value } at the end for whoever has fired the most bullets; if several lead, each gets it.
help-first-player = Begins every turn of this round; in the next one it is the player to the left.
help-round = Each of the five rounds has its own turns.
help-rounds = After every round the last car is uncoupled. The last one on the train wins.
help-plan = Everyone secretly stacks three cards, the first on top.
help-shootin = In turn everyone reveals one card and carries it out, three times.
help-lootcard = If several are left at the end, most loot cards win, then the highest one.
help-stunned = The next card, whatever it is, only stands you up. Whoever is stunned cannot be hit.
help-turn-standard = Cards are played face up.
help-turn-tunnel = Cards are played face down.
help-turn-speeding-up = Everyone has two goes in a row.
help-turn-switching = This turn goes counter-clockwise.
help-super-flip = Turn on the spot.
help-super-change-floor = To the roof, or inside.
help-super-move = One car the way you face.
help-super-shoot = The first one standing ahead of you is pushed one car and stunned.
help-super-reflex = Stunned, stand up and shoot; else lie down.
help-super-horse = Into the locomotive, even back onto the train after a fall.
uncouple = Uncouple
help-uncouple = The last car leaves, the rearmost bandit takes its loot.

## Lessons
station-master = Station-master
lesson-step = The station-master, step { $step } of { $last }
lesson-at = Lesson, step { $step }
lesson-on = Go on
lesson-back = Back one step
lesson-show = Show me
lesson-skip = Had enough of this? Where to?
lesson-next-act = Next act
lesson-leave = Leave the lesson
lesson-wrong = Good idea, wrong moment. Try what glows.
lesson-express-goal = Five rounds on a moving train. Most money at the end wins. Manners are not scored.
lesson-express-scheme = There is a jewel at your feet. Play { card-rob }: it happens later, when the plans are read.
lesson-express-scheme-shoot = Not yet. You may not shoot someone in your own space anyway.
lesson-express-scheme-punch = Soon. First the jewel.
lesson-express-wire = The wire holds everyone’s plan, in order. Belle will move. Doc will punch. Somebody.
lesson-express-climb = Speeding-up: two cards in a row. First { card-change-floor }, to climb onto the roof.
lesson-express-climb-move = Second. Climb first, then run.
lesson-express-run = Now { card-move }. Inside you walk one car; on a roof you run up to three.
lesson-express-run-marshal = Save him. He is for Belle.
lesson-express-drew = Belle drew three cards instead of playing: that is allowed. You will, later.
lesson-express-read = Her { card-move } and { card-rob } say car 1. Play { card-marshal }, and send him there to say hello.
lesson-express-read-shoot = A fine answer to another question. { card-marshal }.
lesson-express-rob = Stealin’: the plans are read. Yours is first. Take the jewel, always worth $500.
lesson-express-rob-purse = A purse hides $250 to $500. The jewel never disappoints.
lesson-express-punched = Doc’s { card-punch }: you drop the jewel and fly one car. A plan is only an opinion.
lesson-express-astray = Your { card-change-floor } comes up here, in car 2. Not where you meant it. Up you go.
lesson-express-back = The jewel lies in the caboose, behind you. Run back one roof.
lesson-express-back-forward = Well run. Wrong way. The jewel is behind you.
lesson-express-taken = Doc picks up your jewel and climbs up to enjoy the view. Remember that face.
lesson-express-marshal = Your Marshal walks in on Belle. Whoever meets him takes a bullet and flees upstairs.
lesson-express-shot = Inside you shoot next door; along roofs as far as you see. Belle sees you. Ouch.
lesson-express-bullet = New round, six new cards. One is Belle’s bullet. Tap it: it does nothing, for ever.
lesson-express-bullet-card = The bullet first. Do not worry, it has been fired.
lesson-express-punch = Doc is beside you, with your jewel. He drew and stays. Play { card-punch }.
lesson-express-punch-move = And leave him the jewel? { card-punch }.
lesson-express-punch-marshal = He never climbs up here. { card-punch }.
lesson-express-draw = Afterwards you will want { card-rob }, and you hold none. Draw three instead of playing.
lesson-express-draw-card = You could. But the jewel would stay on the roof. Draw.
lesson-express-tunnel = Tunnel: everyone plays face down. Play { card-rob }. Only you know, and you look innocent.
lesson-express-tunnel-shoot = Next turn. In the dark we pick things up.
lesson-express-switching = Switching: this turn goes round backwards, so you come before Doc. Play { card-shoot }.
lesson-express-knock = Belle runs forward. Now your punch, your choice: what does Doc drop?
lesson-express-knock-purse = That is $250, everyone saw it. The jewel is yours, morally.
lesson-express-pushed = Doc flies one car on. From there he shoots you, which is only fair.
lesson-express-nothing = The tunnel cards turn over. Belle takes the strongbox, $1,000. Doc robs an empty roof.
lesson-express-welcome = Your { card-rob }: only one thing lies here, so you need not choose. Welcome back, jewel.
lesson-express-power = You hit Doc. Django’s power: he also flies one car. Now he stands above the Marshal.
lesson-express-order = Doc climbs down, as planned. The Marshal is in. Bullet, roof, regret.
lesson-express-event = Then the event. { round-angry-marshal }: a bullet for everyone on his roof, and he moves on.
lesson-express-station = Three rounds later. The station pays $250 to everyone in or on the locomotive. Run there.
lesson-express-station-crowd = Crowded, and unpaid. Two cars forward.
lesson-express-station-caboose = The money is at the other end.
lesson-express-belle = Last card: { card-shoot }. Belle cannot be chosen while Doc can: her power. So Doc it is.
lesson-express-belle-belle = Not while Doc can be chosen.
lesson-express-gunslinger = { round-hostage-conductor } pays you. Now count empty shells: you fired most. Tap your cylinder.
lesson-express-gunslinger-sheet = Three shots. You fired four.
lesson-express-end = { gunslinger }, $1,000 more. $2,400 against $2,300: you win. Equal sums: fewer bullets received. Now rob someone real.
lesson-superexpress-goal = Every round the last car is cut loose. Be the last one aboard. That is all.
lesson-superexpress-move = Plan three cards in secret. First { card-move }: you go the way you face, forward.
lesson-superexpress-move-flip = Then { card-move } would take you to the car they cut loose.
lesson-superexpress-reflex = Ghost faces you, and Ghost shoots. Second card { card-reflex }: knocked down, you shoot back.
lesson-superexpress-reflex-shoot = Lying down, { card-shoot } would only stand you up.
lesson-superexpress-shoot = Third, { card-shoot }: it hits the first one standing ahead of you, at any distance. Then lock.
lesson-superexpress-passes = One card each, three times round. You walk; Tuco takes a horse to the locomotive.
lesson-superexpress-pushed = Ghost shoots you: one car back, and flat on the floor.
lesson-superexpress-answered = Your { card-reflex }: up, and bang. Ghost flies into the locomotive and lies there.
lesson-superexpress-off = Ghost’s card only stands him up. Your { card-shoot } finds him again, and there is no more train.
lesson-superexpress-uncoupled = The last car goes. Nobody in it, and you, rearmost, take its loot: $356.
lesson-superexpress-horse = Tuco goes first and looks at you. Behind you: desert. Plan the { card-horse } first.
lesson-superexpress-horse-reflex = That works aboard. In the desert you need a horse.
lesson-superexpress-flip = The { card-horse } leaves you in the locomotive, looking ahead. So { card-flip }, then { card-shoot }, then lock.
lesson-superexpress-flip-shoot = You would shoot the horizon. { card-flip } first.
lesson-superexpress-rode = Tuco shoots you off the train. Your very next card is a { card-horse }: back you ride.
lesson-superexpress-aimed = You turn round, you shoot. Tuco lands in the last car, flat on his back.
lesson-superexpress-end = Cut loose! You are the last aboard: you win. Loot only counts on a shared locomotive.

## Tables in this browser
here-table = Table on this device
here-table-help = For everyone who shares it, and for bots. No network is needed.
here-mark = On this device
elsewhere = This game is being played in another window. Here you are watching.
elsewhere-take = Play it here
not-kept = This browser keeps nothing: when the page closes, this game is lost. You can still save it as a transcript at the end.
not-kept-full = There is no room left in this browser: what is played from now on is lost when the page closes. As soon as there is room again, it is saved.
remove-game = Remove this game
trouble-gone = No such game in this browser
trouble-gone-help = Games on this device are kept by the browser they were played in. It may have been removed, or its data erased.
trouble-saved = This saved game cannot be read
trouble-saved-help = What was kept of it is damaged. You can remove it; your other games are safe.
trouble-laws = This game cannot go on here
trouble-laws-help = It was begun under other rules than this page has. It is kept until you remove it.
trouble-engine = This browser cannot play by itself
trouble-engine-help = The game’s own code could not be started here. Load the page again, or use another browser.
trouble-module = This page and the game’s code do not match
trouble-module-help = One of them is of another version. Load the newest; your games are kept.
invite-friends = Invite friends
invite-friends-help = The game goes on at a table on the server: the bots’ seats become free seats, and one link lets friends in.
invite-friends-later = Friends can come in at the start, or between two rounds.
invite-friends-fails = The game could not be carried over: { $sentence }
carried-seed = This game was begun on one player’s device, which knew the seed: nothing proves that the shuffle was fair.

# the puzzle of the day
puzzle-title = Puzzle of the day
puzzle-archive = Archive
puzzle-today = Today
puzzle-to-play = { $bandit } to play. One answer is clearly best.
puzzle-to-plan = { $bandit } plans three cards. One plan is clearly best.
puzzle-from-archive = From the archive: the puzzle of { $date }
puzzle-round = Round { $round }.
puzzle-hidden = Of the others’ cards, { $n } lie face down: nobody can know them.
puzzle-secret = Everybody plans at the same time: nobody can know the others’ cards.
puzzle-right = { $play }: that is it.
puzzle-wrong = { $play }: not this time.
puzzle-outlaw-would = The outlaw bot would have chosen: { $play }.
puzzle-outlaw-too = The outlaw bot falls for it too.
puzzle-best-was = Best was: { $play }.
puzzle-games = Played on up to { $n } times each
puzzle-best = best
puzzle-chosen = chosen
puzzle-why = Why the others are worse
puzzle-theme = Theme: { $theme }
puzzle-theme-shoot = { card-shoot }
puzzle-theme-flee = Flee
puzzle-theme-run = On the run
puzzle-theme-loot = { loot }
puzzle-theme-punch = { card-punch }
puzzle-theme-marshal = { card-marshal }
puzzle-theme-empty = Empty hand
puzzle-theme-tunnel = Bluff in the tunnel
puzzle-theme-last = Last aboard
puzzle-all = All { $n } plans
puzzle-streak = Days in a row: { $n }
puzzle-streak-none = No days in a row yet
puzzle-streak-best = best { $n }
puzzle-weeks = The last two weeks
puzzle-state-solved = solved
puzzle-state-missed = missed
puzzle-state-open = open
puzzle-day-solved = { $date }: { puzzle-state-solved }
puzzle-day-missed = { $date }: { puzzle-state-missed }
puzzle-day-open = { $date }: { puzzle-state-open }
puzzle-share = Share
puzzle-share-what = What will be shared
puzzle-shared = Copied.
puzzle-share-solved = Solved at once.
puzzle-share-missed = Outwitted today.
puzzle-archive-by-theme = Archive by theme
puzzle-solved-of = { $solved } of { $n } solved
puzzle-newest = The newest first
puzzle-why-idle = In { $seen } of 100 games one of your cards does nothing this round; with the best choice in { $best }.
puzzle-why-hit = You are hit by a bullet in { $seen } of 100 games this round; with the best choice in { $best }.
puzzle-why-lost = You lose loot this round in { $seen } of 100 games; with the best choice in { $best }.
puzzle-why-take = You take loot this round in only { $seen } of 100 games; with the best choice in { $best }.
puzzle-why-fire = Your shot hits this round in only { $seen } of 100 games; with the best choice in { $best }.
puzzle-why-gun = You end as { gunslinger } in only { $seen } of 100 games; with the best choice in { $best }.
puzzle-why-money = You end with { $seen } on average; with the best choice with { $best }.
puzzle-why-rival = Your richest rival ends with { $seen } on average; with the best choice with { $best }.
puzzle-why-off = You leave the train this round in { $seen } of 100 games; with the best choice in { $best }.
puzzle-why-stun = You are knocked down this round in { $seen } of 100 games; with the best choice in { $best }.
puzzle-why-miss = Your shot finds nobody in { $seen } of 100 games; with the best choice in { $best }.
puzzle-why-loot = You take the loot of the last car in only { $seen } of 100 games; with the best choice in { $best }.
puzzle-why-alone = A rival leaves the train this round in only { $seen } of 100 games; with the best choice in { $best }.
puzzle-why-last = You are still aboard at the end in only { $seen } of 100 games; with the best choice in { $best }.
puzzle-why-less = It wins { $seen } of 100 games; the best choice wins { $best }.

## Hints
hint = Hint
hint-help = A hint from the lantern, in three steps; everyone sees that you asked (?)
hint-wait = The lantern is being lit …
hint-fail = The lantern went out: no hint came.
hint-again = Try again
hint-more = Say more
hint-all = Show all chances
hint-out = Put the lantern out
hint-step = Hint { $n } of 3
hint-nth = This is about card { $n } of your plan.
hint-dark = It is dark: nobody sees what you lay.
hint-close = It is close: several choices are about as good.
hint-two = One of these two.
hint-two-names = { $a }, or { $b }.
hint-of-what = The chance to win with each, as you know it.
hint-chance = { $option }: { $chance }
hint-lead-none = Hard to tell; perhaps: { $option }.
hint-lead-little = By a little: { $option }.
hint-lead-clear = Clearly: { $option }.
hint-named = { $name }. Chance to win, as you know it: { $n } percent, between { $low } and { $high }
hint-named-lit = { $name }. Lit by the hint
hint-none = There are no hints at this table: its host has not allowed them.
hints-on = Hints on
hints-on-help = Whoever is asked here may ask for hints. Each lantern counts one.
hints-asked = Hints asked for: { $n }
log-hint = A hint was asked for: { $player }.
key-hint = ?
key-hint-help = a hint, or the next step of it
option-hints = Hints
option-hints-help = Whoever is asked may ask the lantern; everyone sees who did. As usual: only when one person plays alone with bots.
hints-usual = As usual
hint-marshal = Think about the Marshal.
hint-marshal-more = Where will he be, and who would have to meet him there?
hint-loot = Think about the loot.
hint-loot-more = What lies within reach, and who else reaches for it?
hint-shoot = Think about who can be hit.
hint-shoot-more = Who will stand in your line when the shot is fired?
hint-punch = Think about who stands beside you.
hint-punch-more = What would he lose, and where would he land?
hint-place = Think about where you will stand.
hint-place-more = The place from which the next card works is worth a card.
hint-draw = Think about your hand.
hint-draw-more = More cards now can be worth more than one more action.
hint-cards = Think about what you will need.
hint-cards-more = Not every card helps where you are going.
hint-facing = Think about which way you look.
hint-facing-more = Who will be ahead of you, and who behind?
hint-reflex = Think about who may shoot at you.
hint-reflex-more = Whoever is knocked down can still answer.
hint-horse = Think about the desert.
hint-horse-more = Who falls off needs a way back.

## Without a server
version-ready = A new version is ready.
no-server = This page has no server behind it: here you play with bots, or pass one device around. For friends on their own devices somebody starts a server, on any computer with Python:
no-server-then = From the source folder, make play does all of it. Everybody then opens the address that the server tells. How to put one on the internet stands in docs/hosting.md.
trouble-server = There is no server here
trouble-server-help = This page plays by itself. Tables with friends are at the address of a server.
replayed-wait = Playing it again on this device …
replayed-same = Played again on this device, answer by answer: all happened as it was shown, and the result is the same.
replayed-transcript = The transcript was cut off or changed: its checksum does not fit.
replayed-seed = The cards were not dealt from this seed.
replayed-answer = Answer { $n } is not among those that the rules allow.
replayed-events = Played again, something else happens at step { $n }.
replayed-outcome = Played again, the game has another result than the one shown.
replayed-not = It could not be played again on this device, so only the numbers were checked.

## The analysis board, and where games are looked at again.
board-round = Round
board-moment = Moment
board-when = Round { $round }, { $phase }
board-when-turn = Round { $round }, turn { $turn }
board-answered = { $bandit }: { $option }
board-ply = { $bandit }: { $option }; chance to win after it { $share }
board-turning-point = Turning point { $n }: { $name }
board-chance = Chance to win
board-knew = As { $bandit } knew it
board-knew-each = As each knew it
board-true = What was true
board-judged-by = Judged by
board-table = Table
board-refining = { $n } playouts a point, and more to come
board-no-engine = This browser cannot work out chances.
board-to-play = { $bandit } to play
board-card = card { $n } of { $of }
board-speed = Speed: { $speed } times
board-last-turn = To the last turning point
board-next-turn = To the next turning point
board-options = Chance to win if { $bandit } plays
board-options-plan = Chance to win if { $bandit } plans
board-option-told = { $option }: chance to win as { $bandit } knew it { $share }, give or take { $error } points; in truth { $truth }. { $tags }
board-best = best
board-chosen = chosen
board-legend-knew = as known
board-legend-true = true
board-all-plans = All { $n }
board-moves = Moves and variations
board-variations =
    { $n ->
        [one] one variation
       *[other] { $n } variations
    }
board-variation = Variation
board-setup = Set-up
board-name = Name
board-comment = Comment
board-promote = Promote
board-delete = Delete
board-ok = OK
board-all = All
board-deal = Deal another world that fits
board-dealt = What was hidden has been dealt anew.
board-play-on = Play on
board-play-on-title = Play on from here
board-played-by = { $bandit }, played by: { $player }
board-beside = Beside the train
board-tab-options = Options
board-tab-tree = Moves
board-tab-eyes = Eyes
board-tab-play = Play on
board-chose = Chosen
board-better = Better
board-better-named = Better: { $option }
board-unit = Chance to win, as { $bandit } knew it, give or take { $error } points. The choice gave away { $gap }.
board-followed = What would have followed
board-followed-nothing = Until the end of the round, nothing else would have happened.
board-play-ahead = Play it ahead
board-keep = Keep as variation
board-all-options = All that { $bandit } could do
games-title = My games
games-kept = kept in this browser
games-watch = Watch and learn from any game
games-open = Open a file
games-paste = Paste
games-paste-here = Paste a transcript here
games-read = Read it
games-sample = Sample: { $game }
games-drop = Or drop a transcript, a study, or a link to either, anywhere on this page.
games-let-go = Let go to open it
games-finished = Finished
games-count =
    { $n ->
        [one] one game
       *[other] { $n } games
    }, { $won } won
games-place = Place { $place } of { $of }
games-analyse = Analyse
games-analyse-of = Analyse the game of { $day }, { $bandit }
games-day = Day
games-crew = Crew
games-chance = Your chance to win
games-spark = Your chance to win: { $first } at first, { $most } at its highest, { $last } at the end
games-won-by = { $bandit } won
games-won-by-lead = { $bandit } won, { $lead } ahead of you
games-studies = Studies
games-none = Every game you play in this browser to its end is listed here.
games-wrong = This is not a whole game.
games-wrong-line = Line { $line }: { $reason }
games-wrong-head = a transcript begins with “folsom”, the game and its rules’ version, not with “{ $found }”.
games-wrong-game = there is no game called “{ $found }”.
games-wrong-rules = it was played by version { $found } of the rules, which this page does not know.
games-wrong-word = “{ $found }” is no part of a transcript.
games-wrong-seed = the seed has 64 hex digits, not “{ $found }”.
games-wrong-options = these options cannot be played: { $found }
games-wrong-answer = “{ $found }” is no answer.
games-wrong-cut = it ends here without its checksum: the rest was cut off.
games-wrong-sum = the checksum does not fit: something was edited or damaged.
games-wrong-long = it is longer than any game.
games-wrong-refused = the answer { $found } cannot be given there.
games-open-far =
    { $n ->
        [one] Open the first answer
       *[other] Open the first { $n } answers
    }

## Studies
study = Study
study-title = Title
study-nowhere = Not kept yet.
study-here = Kept in this browser.
study-there = Kept at the server; whoever has a link sees your changes.
study-keeping = Being kept …
study-reading = You read along; to change it, open the link for editing.
study-until = Kept until { $date } if nobody reads it any more.
study-here-now = Here now
study-guest = somebody
study-steps-on = { $n ->
    [one] a step on
   *[other] { $n } steps on
  }
study-steps-back = { $n ->
    [one] a step back
   *[other] { $n } steps back
  }
study-elsewhere = in another line
study-keep-here = Keep it here
study-file = As a file
study-link = Copy as a link
study-keep-there = Keep at the server
study-copy-read = Copy the link for reading
study-copy-edit = Copy the link for editing
study-copy-frame = Copy a frame for other pages
study-copied = Copied.
study-link-long = This study is too long for one link: save it as a file, or keep it at the server.
study-key-help = Keep the link for editing: nobody can give you another.
study-not-kept = It could not be kept. It stays on the board; try again.
study-too-large = This study is too large to be kept.
study-not-yours = This key does not change the study. What you changed stays on your board.
study-unknown = There is no such study, or it was kept no longer.
study-too-fast = Too many studies at once; wait a minute.
study-unreadable = This is no study.
study-version = This study was written by a newer Folsom. Reload the page, or ask for an older one.
study-cut-off = A part of this study is missing: the link or file was cut off.
study-untitled = Without a title
study-none = There are no studies in this browser yet. Look at any game, and keep it.
study-open = Open a study
embed-open = Open in Folsom
pens = Pens
pens-help = Press a place on the train for a circle, drag to another for an arrow; the same again rubs it out.
pen-idea = Idea
pen-danger = Danger
pen-plan = Plan
mark-arrow = { $pen }: { $from } – { $to }.
mark-circle = { $pen }: { $place }.
edit-open = Put a position together
edit-title = A position
edit-by-hand = put together by hand
edit-help = Drag, or tap a piece and then a place.
edit-held = In your hand: { $piece }. Tap a place.
edit-pieces = Pieces
edit-cannot = This cannot be
edit-fault = This browser could not look at the position.
edit-too-soon = The bandits are not on the train yet: go some steps on, then put it together.
edit-undo = Undo
edit-leave = Back
edit-up = { $bandit } onto the roof
edit-moment = The moment
edit-cards = Cards
edit-begin = Begin with
edit-new = A new game
edit-round = Round
edit-turn = Turn
edit-to-play = To play
edit-fewer = { $what }: one fewer
edit-more = { $what }: one more
edit-hand = Hand of { $bandit }
edit-hits = Bullets that hit { $bandit }
edit-instead = Instead of { $card }
edit-turn-round = Turn round
edit-stunned = Stunned
edit-off = Off the train
edit-take-up = Take up { $card }
edit-uncouple = Uncouple the last car
edit-box = Into the box
edit-setup = { $game }, set up
edit-mine = The board
edit-analyse = Analyse this position
cannot-inside-with-marshal = { $bandit }: nobody stays inside the Marshal’s car (E4.8).
cannot-too-many-cards = { $bandit }: nobody has more than { $most } cards.
cannot-own-cards = { $bandit }: action cards are missing, or there are too many of them (E1.4).
cannot-hand-too-large = { $bandit }: { $found } cards in hand, but at most { $most } are possible now (E3.1, E3.2).
cannot-drawn-cards-missing = { $bandit } has drawn: at least { $least } cards are in hand or were played, not { $found } (E3.2).
cannot-too-many-bullets = { $bandit }: there are only { $most } bullets of this kind, not { $found } (E1.4).
cannot-own-bullet = { $bandit }: nobody is hit by a bullet of one’s own (E4.4).
cannot-bullets-left = { $bandit }: bullets do not add up; { $left } must be left (E1.4).
cannot-strongbox-missing = The second strongbox came into play with Take It All: it is on the train, or somebody has it (E7.4).
cannot-strongbox-too-early = The second strongbox stays in the box until Take It All (E7.4).
cannot-loot-missing = All loot that was laid out stays in play: it is on the train, or somebody has it (E2.2).
cannot-loot-too-much = There is no more loot than the cars and the bandits began with (E2.2).
cannot-ransom-too-early = Ransoms are paid after the Hostage Conductor’s round (E7.8).
cannot-too-many-ransoms = Everybody is paid one ransom at most (E7.8).
cannot-purse-values = There are only { $most } purses of { $dollars } (E1.3).
cannot-pile-order = { $bandit }: one card a go, in the order of the turns, and none where cards were drawn (E3.2, E3.3).
cannot-pile-cover = { $bandit }: a card covers only a face-up Shoot of one’s other bandit, on a standard turn (E9.4).
cannot-pile-hidden = { $bandit }: cards lie face down in tunnels, and where Ghost hides his first; nothing else is hidden (E3.3, E3.6, E8.4).
cannot-pile-resolved = No card of the common pile is resolved before Stealin’, and all are at the event (E4.1).
cannot-purse-known = A purse is known to whoever has it, and may be to those who had it; nobody knows one in the box, and everybody what is no secret (E4.11).
cannot-too-many-cars = With so many players there are at most { $most } cars (S2.1).
cannot-loot-of-cars-gone = Cars gone: { $gone }. So bandits have as many loot cards, not { $cards } (S3.3).
cannot-nobody-aboard = Somebody is aboard until the first car has left (S5.3).
cannot-round = It is round { $round }, for a car leaves each round (S3.3).
cannot-round-at-the-end = It is round { $round } or { $gone }, for a car leaves each round (S3.3).
cannot-all-aboard-at-first = Everybody is aboard in the first round (S2.1).
cannot-lost-loot = Loot is lost only when nobody is left to take it (S3.3).
cannot-last-loot = Somebody still aboard took the loot of the car that left last, but nobody aboard has any (S3.3).
cannot-left-too-late = So many bandits and cars have not left yet (S3.3, S4.4).
cannot-left-together = Bandits leave together only with a car; cars gone: { $gone } (S3.3).
cannot-last-fall = The game ended with the fall of one bandit, not of several (S5.1).
cannot-left-with-the-last-car = The game ended when at least two bandits left together (S5.3).
cannot-nobody-plans = Somebody must still be planning (S3.1).
cannot-first-player-gone = { $bandit } is not aboard and cannot be first player (S3.4).
