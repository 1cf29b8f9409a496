### Folsom, العربية
# The verb comes first: so it agrees with the one who is named first, and never with how many there are.

## The first page
home = فولسوم، إلى الصفحة الأولى
over = قطار الساعة العاشرة من
tag = سبعة لصوص وقطار واحد وخطة لن تصمد.
poster = قطار يعبر الصحراء عند الغسق وعلى أسطحه لصوص
play-now = العب الآن
play-friends = العب مع الأصدقاء
super-express = سوبر إكسبريس
how-to-play = كيف تلعب
open-tables = الطاولات المفتوحة
no-open-tables = لا توجد طاولات مفتوحة الآن. أنشئ طاولة وادعُ إليها الآخرين.
more-tables = طاولات أخرى
my-tables = طاولاتك
statistics = الإحصاءات
stats-help = تُحسب في هذا المتصفّح وحده، للألعاب التي كان لك فيها مقعد واحد حتى النهاية.
stats-none = لم تنتهِ أيّ لعبة في هذا المتصفّح بعد.
stats-all = الكل
stats-games = الألعاب
stats-wins = الانتصارات
stats-money = المال في المتوسّط
stats-best = الأفضل
stats-bullets = رصاصات أُطلقت / أصابتك
stats-save = احفظ في ملفّ
stats-erase = امحُ
stats-erase-sure = أتمحوها نهائيًا؟
watch = مشاهدة
replay = إعادة
settings = الإعدادات
pause-landscape = إيقاف المنظر
run-landscape = تحريك المنظر
language = اللغة
theme = المظهر
theme-dusk = الغسق
theme-tunnel = النفق (داكن)
sound = الصوت
sound-on = مفعّل
sound-off = مكتوم
speed = سرعة الحركة
speed-n = ×{ $speed }
speed-0 = بلا حركة
imprint = كولت إكسبريس وكولت سوبر إكسبريس لعبتان من Ludonaute. الرسوم والكلمات هنا من صنعنا.
notices = تراخيص الأطراف الأخرى
express = كولت إكسبريس
superexpress = كولت سوبر إكسبريس
warming-up = يجري تجهيز القواعد على هذا الجهاز: دقيقة أو دقيقتان، لمرة واحدة. تُفتح الطاولة من تلقاء نفسها.
loading = القطار قادم…

## Names of things
money = { $value }{ "\u00A0" }$
thousands = ,
thousands-from = 4
percent = { "\u2066" }{ $n }%{ "\u2069" }
list-more = { $first } و{ $last }
list-last = { $first } و{ $last }
list-row = { $first }، { $last }
list-apart = { $first }؛ { $last }
bandit-belle = بيل
bandit-cheyenne = شايان
bandit-django = جانغو
bandit-doc = دوك
bandit-ghost = غوست
bandit-mei = مي
bandit-tuco = توكو
marshal = المارشال
locomotive = القاطرة
car-n = العربة { $car }
caboose-n = العربة الأخيرة (رقم { $car })
roof-of = { $kind ->
    [locomotive] على سطح القاطرة
    [caboose] على سطح العربة الأخيرة (رقم { $car })
   *[car] على سطح العربة { $car }
  }
inside-of = { $kind ->
    [locomotive] داخل القاطرة
    [caboose] داخل العربة الأخيرة (رقم { $car })
   *[car] داخل العربة { $car }
  }
to-roof-of = { $kind ->
    [locomotive] إلى سطح القاطرة
    [caboose] إلى سطح العربة الأخيرة
   *[car] إلى سطح العربة { $car }
  }
into = { $kind ->
    [locomotive] إلى داخل القاطرة
    [caboose] إلى داخل العربة الأخيرة
   *[car] إلى داخل العربة { $car }
  }
space-who = { $place }: { $who }
space-loot = { $place }: { $who }؛ { $loot }
figure-at = { $bandit }، { $place }
card-move = حركة
card-change-floor = تغيير الطابق
card-shoot = إطلاق نار
card-rob = سرقة
card-punch = لكمة
card-marshal = المارشال
card-bullet = رصاصة
card-flip = استدارة
card-reflex = ردّ فعل
card-horse = حصان
bullet-neutral = رصاصة من المارشال
bullet-of = رصاصة من { $bandit }
card-of = { $card } ({ $bandit })
card-play = العب بطاقة { $card }
card-play-down = العب بطاقة { $card } مقلوبة
card-pick = خذ بطاقة { $card } إلى يدك
card-discard = تخلّص من بطاقة { $card }
card-bullet-dead = { $card }: لا يمكن لعبها
a-purse = كيس نقود
a-jewel = جوهرة
a-strongbox = خزنة
taken-purse = كيس نقود
taken-jewel = جوهرة
taken-strongbox = خزنة
loot-worth = { $loot } ({ $value })
n-purse = { $n ->
    [zero] لا أكياس نقود
    [one] كيس نقود واحد
    [two] كيسا نقود
    [few] { $n } أكياس نقود
    [many] { $n } كيس نقود
   *[other] { $n } كيس نقود
  }
n-jewel = { $n ->
    [zero] لا جواهر
    [one] جوهرة واحدة
    [two] جوهرتان
    [few] { $n } جواهر
    [many] { $n } جوهرة
   *[other] { $n } جوهرة
  }
n-strongbox = { $n ->
    [zero] لا خزنات
    [one] خزنة واحدة
    [two] خزنتان
    [few] { $n } خزنات
    [many] { $n } خزنة
   *[other] { $n } خزنة
  }
nobody = لا أحد
nothing = لا شيء
you = أنت
bot = آلي
seat-n = المقعد { $seat }
first-player = اللاعب الأول
face-down = مقلوبة
loot = الغنيمة
bullets = الرصاص
discard = كومة المستبعَد
surely-held = مؤكّد في اليد أو الرزمة
power = القدرة:
power-belle = لا يمكن اختيارها هدفًا لإطلاق نار أو لكمة ما دام اختيار غيرها ممكنًا.
power-cheyenne = كيس النقود الذي يسقط بلكمتها يحقّ لها أخذه.
power-django = من يصيبه برصاصه يُدفع مسافة عربة واحدة.
power-doc = يسحب سبع بطاقات بدل ستّ.
power-ghost = يجوز له أن يلعب بطاقته الأولى في كل جولة مقلوبة.
power-tuco = يجوز له أن يطلق النار عبر سقف عربته.
bullets-detail = الباقي في المسدس: { $left }، وما أُصيب به: { $received }
cards-detail = البطاقات في اليد: { $hand }، وفي الرزمة: { $deck }
at-least = { $value } على الأقل

## Rounds
phase-setup = التحضير
phase-schemin = التخطيط
phase-keep = الاحتفاظ
phase-stealin = السطو
phase-event = الحدث
phase-over = النهاية
phase-plan = الخطة
phase-shootin = المواجهة
round-summary = الجولة { $round } من 5: { $card }. الأدوار: { $turns }
round-title = الجولة { $round }: { $card }
round-hidden = الجولة { $round }: لم تُكشف بعد
round-angry-marshal = المارشال الغاضب
round-swivel-arm = الذراع الدوّارة
round-braking = الكبح
round-take-it-all = خذ كل شيء
round-passengers-rebellion = تمرّد الركاب
round-tunnel = النفق
round-bridge = الجسر
round-marshals-revenge = انتقام المارشال
round-pickpocketing = النشل
round-hostage-conductor = السائق الرهينة
round-none = بلا حدث
event-none-help = لا يحدث شيء في نهاية هذه الجولة.
event-angry-marshal-help = كل من على السطح فوق المارشال يتلقّى رصاصة، ثم يتراجع المارشال عربة واحدة.
event-swivel-arm-help = كل من على السطح تكنسه الذراع إلى سطح العربة الأخيرة.
event-braking-help = كل من على السطح يتقدّم عربة واحدة.
event-take-it-all-help = توضع الخزنة الثانية حيث يقف المارشال.
event-passengers-rebellion-help = كل من في الداخل يتلقّى رصاصة.
event-tunnel-help = لا يحدث شيء في نهاية هذه الجولة.
event-bridge-help = لا يحدث شيء في نهاية هذه الجولة.
event-marshals-revenge-help = كل من على السطح فوق المارشال يُسقط أقلّ أكياسه قيمة.
event-pickpocketing-help = من كان وحده في مكان يجوز له أن يأخذ منه كيس نقود.
event-hostage-conductor-help = كل من في القاطرة أو على سطحها ينال فدية قدرها 250{ "\u00A0" }$.
turn-standard = عادي
turn-tunnel = نفق
turn-speeding-up = تسارع
turn-switching = تحويلة
turn-n = الدور { $turn }: { $kind }

## The pile and the hand
pile = الكومة المشتركة بترتيب اللعب
pile-card = { $bandit }: { $card }
pile-down = { $bandit }: بطاقة مقلوبة
pile-own-down = { $bandit }: بطاقتك المقلوبة: { $card }
pile-drew = { $bandit }: سحب { $n ->
    [one] بطاقة
    [two] بطاقتين
   *[few] { $n } بطاقات
  }
pile-next = الدور على { $bandit }
hand = يدك
hand-pick = خذ بطاقة واحدة
hand-keep = يدك: تخلّص مما لا تحتفظ به
hand-count = في اليد: { $hand }، في الرزمة: { $deck }
watching = أنت تشاهد. الأيدي مخفيّة.
players = اللاعبون
prompt = المطلوب
train = القطار
log = ما حدث
close = إغلاق

## Decisions
ask-team-title = فريقك.
ask-team = أيّ لصّين تقود؟
ask-place-title = التحضير.
ask-place = من يبدأ في العربة الأخيرة؟ يبدأ الآخر في العربة التي أمامها.
ask-pick-title = البطاقة الأولى.
ask-pick = خذ إلى يدك بطاقة من اختيارك.
ask-scheme-title = التخطيط.
# How many cards can be drawn: as many as are left, three at most.
how-many = { $n ->
    [1] واحدة
    [2] اثنتين
   *[3] ثلاثًا
  }
ask-scheme-standard = { $can ->
    [play] العب بطاقة.
    [draw] اسحب { how-many }.
   *[both] العب بطاقة أو اسحب { how-many }.
  }
ask-scheme-tunnel = { $can ->
    [play] نفق: تُلعب بطاقتك مقلوبة.
    [draw] نفق: اسحب { how-many }.
   *[both] نفق: تُلعب بطاقتك مقلوبة. أو اسحب { how-many }.
  }
ask-scheme-speeding-up = تسارع: لك مرّتان. { ask-scheme-standard }
ask-scheme-switching = تحويلة: بالاتجاه المعاكس. { ask-scheme-standard }
ask-cover-title = تغطية.
ask-cover = يمكنك أن تضيف بطاقة للصّك الآخر.
ask-keep-title = الاحتفاظ.
ask-keep = تخلّص مما لا تريد الاحتفاظ به للجولة التالية.
ask-move-title = حركة.
ask-move = { $gender ->
    [feminine] تركض { $bandit } في الداخل: عربة واحدة.
   *[masculine] يركض { $bandit } في الداخل: عربة واحدة.
  }
ask-move-roof = { $gender ->
    [feminine] تركض { $bandit } على الأسطح: من عربة إلى ثلاث عربات.
   *[masculine] يركض { $bandit } على الأسطح: من عربة إلى ثلاث عربات.
  }
ask-shoot-title = إطلاق نار.
ask-shoot = { $gender ->
    [feminine] على من تطلق { $bandit } النار؟
   *[masculine] على من يطلق { $bandit } النار؟
  }
ask-rob-title = سرقة.
ask-rob = { $gender ->
    [feminine] ماذا تأخذ { $bandit }؟
   *[masculine] ماذا يأخذ { $bandit }؟
  }
ask-punch-title = لكمة.
ask-punch = { $gender ->
    [feminine] إلى من توجّه { $bandit } اللكمة؟
   *[masculine] إلى من يوجّه { $bandit } اللكمة؟
  }
ask-knock-title = لكمة.
ask-knock = أيّ غنيمة تسقط من { $target }؟
ask-pocket-title = نشل.
ask-pocket = { $gender ->
    [feminine] هل تحتفظ { $bandit } بكيس النقود أم تدعه يسقط؟
   *[masculine] هل يحتفظ { $bandit } بكيس النقود أم يدعه يسقط؟
  }
ask-push-title = لكمة.
ask-push = إلى أين تدفع اللكمة { $target }؟
ask-marshal-title = المارشال.
ask-marshal = إلى أين يذهب المارشال؟
ask-pickpocket-title = النشل.
ask-pickpocket = { $gender ->
    [feminine] { $bandit } وحدها هنا، ولها أن تأخذ كيس نقود.
   *[masculine] { $bandit } وحده هنا، وله أن يأخذ كيس نقود.
  }
ask-revenge-title = انتقام المارشال.
ask-revenge = { $gender ->
    [feminine] أيّ كيس نقود تُسقط { $bandit }؟
   *[masculine] أيّ كيس نقود يُسقط { $bandit }؟
  }
ask-plan-title = الخطة.
ask-plan = { $n ->
    [1] اختر بطاقتك الأولى.
    [2] اختر بطاقتك الثانية.
   *[other] اختر بطاقتك الثالثة.
  }
do-move = اركض { $place }
do-push = ادفع { $target } { $place }
do-marshal = أرسل المارشال { $place }
do-shoot = أطلق النار على { $target }
do-punch = وجّه لكمة إلى { $target }
do-place = { $target } في العربة الأخيرة
do-draw = اسحب { how-many }
do-pass = تمرير
do-done = احتفظ بالباقي
do-take = خذه
do-leave = دعه يسقط
take-back = تراجع
leave-laid = اتركها
skip = تخطّي
waiting-for = في انتظار { $players }.
waiting = في الانتظار.
who-as = { $name } ({ $bandit })
watching-show = الآخرون يلعبون.
now-acting = الآن { $bandit }: { $card }.
looking-back = نظرة إلى الوراء.
back-to-now = العودة إلى الآن
game-over = انتهت اللعبة.
planned = في الكومة: { $cards }.
planned-own = خطتك: { $cards }.
holding = في اليد: { $cards }. الغنيمة: { $loot }.

## Why not
why-bullet = بطاقات الرصاص لا تُلعب. إنها تملأ اليد فحسب.
why-card = لا يمكن لعب بطاقة { $card } الآن.
why-marshal = لا يمكن إطلاق النار على المارشال ولا لكمه.
why-self = لا أحد يفعل ذلك بنفسه.
why-belle = لا يمكن اختيار بيل ما دام اختيار غيرها ممكنًا.
why-punch-far = { $target } في مكان آخر.
why-shoot-near = لا يمكن استهداف { $target }: لا إطلاق نار في المكان نفسه.
why-shoot-roof = لا يمكن استهداف { $target }: على الأسطح لا يُرى إلا الأقرب في كل اتجاه.
why-shoot-inside = لا يمكن استهداف { $target }: في الداخل لا يُصاب إلا من في العربة المجاورة.
why-loot = لا تؤخذ إلا غنيمة من المكان نفسه.
why-move-stay = لا يجوز لمن يتحرّك أن يبقى في مكانه.
why-move-floor = الحركة تبقى في الطابق نفسه. للصعود والنزول بطاقة «تغيير الطابق».
why-move-roof = لا يمكن الوصول إلى { $place }، فالمسافة { $away ->
    [one] عربة واحدة
    [two] عربتان
    [few] { $away } عربات
   *[other] { $away } عربة
  }. على السطح يركض المرء من عربة إلى ثلاث عربات.
why-move-inside = لا يمكن الوصول إلى { $place }: في الداخل يركض المرء إلى العربة المجاورة فقط.
why-marshal-roof = المارشال لا يصعد إلى السطح أبدًا.
why-marshal-far = لا يمكن الوصول إلى { $place }: المارشال يتحرّك عربة واحدة.
why-push = اللكمة تدفع مسافة عربة واحدة في الطابق نفسه.

## The log
log-game-started = ينطلق القطار من فولسوم.
log-team-taken = { $team } فريق واحد.
log-placed = { $gender ->
    [feminine] تبدأ { $bandit } { $car }.
   *[masculine] يبدأ { $bandit } { $car }.
  }
log-round-started = الجولة { $round }: { $card }
log-round = الجولة { $round }
log-turn-standard = الدور { $turn }.
log-turn-tunnel = الدور { $turn }: يدخل القطار النفق.
log-turn-speeding-up = الدور { $turn }: يتسارع القطار.
log-turn-switching = الدور { $turn }: تحويلة، بالاتجاه المعاكس.
log-played = { $gender ->
    [feminine] تلعب { $bandit } بطاقة { $card }.
   *[masculine] يلعب { $bandit } بطاقة { $card }.
  }
log-covered = { $gender ->
    [feminine] تضيف { $bandit } للتغطية بطاقة { $card }.
   *[masculine] يضيف { $bandit } للتغطية بطاقة { $card }.
  }
log-played-down = { $gender ->
    [feminine] تلعب { $bandit } بطاقة مقلوبة.
   *[masculine] يلعب { $bandit } بطاقة مقلوبة.
  }
log-drew-instead = { $gender ->
    [feminine] تسحب { $player }
   *[masculine] يسحب { $player }
  } { $n ->
    [one] بطاقة واحدة
    [two] بطاقتين
    [few] { $n } بطاقات
   *[other] { $n } بطاقة
  }.
log-passed = { $gender ->
    [feminine] تتخطّى { $player } الدور.
   *[masculine] يتخطّى { $player } الدور.
  }
log-passed-cover = { $gender ->
    [feminine] تتخطّى { $player } التغطية.
   *[masculine] يتخطّى { $player } التغطية.
  }
log-picked = { $gender ->
    [feminine] تختار { $player } بطاقة.
   *[masculine] يختار { $player } بطاقة.
  }
log-picked-known = { $gender ->
    [feminine] تختار { $player } بطاقة { $card }.
   *[masculine] يختار { $player } بطاقة { $card }.
  }
log-card-discarded = { $gender ->
    [feminine] تستبعد { $player } بطاقة { $card }.
   *[masculine] يستبعد { $player } بطاقة { $card }.
  }
log-card-resolved = { $bandit }: { $card }.
log-no-effect = «{ $card }» ليست حصانًا: { $bandit } خارج اللعبة.
log-no-effect-no-target = { $bandit }: { $card } بلا هدف.
log-no-effect-no-bullets = نفد رصاص { $bandit }.
log-no-effect-no-loot = { $gender ->
    [feminine] لا تجد { $bandit } غنيمة.
   *[masculine] لا يجد { $bandit } غنيمة.
  }
log-moved = { $gender ->
    [feminine] تركض { $bandit } { $to-car }.
   *[masculine] يركض { $bandit } { $to-car }.
  }
log-moved-push = { $gender ->
    [feminine] تُدفع { $bandit } { $to-car }.
   *[masculine] يُدفع { $bandit } { $to-car }.
  }
log-moved-shot = تقذف الطلقة { $bandit } { $to-car }.
log-moved-braking = { $gender ->
    [feminine] القطار يكبح: تنزلق { $bandit } { $to-car }.
   *[masculine] القطار يكبح: ينزلق { $bandit } { $to-car }.
  }
log-moved-swivel-arm = تكنس الذراع الدوّارة { $bandit } { $to-car }.
log-climbed = { $gender ->
    [feminine] تصعد { $bandit } { $car }.
   *[masculine] يصعد { $bandit } { $car }.
  }
log-climbed-down = { $gender ->
    [feminine] تنزل { $bandit } { $car }.
   *[masculine] ينزل { $bandit } { $car }.
  }
log-bandit-fled = { $gender ->
    [feminine] تهرب { $bandit } من المارشال إلى السطح.
   *[masculine] يهرب { $bandit } من المارشال إلى السطح.
  }
log-bandit-shot = { $gender ->
    [feminine] تطلق { $bandit } النار على { $target }.
   *[masculine] يطلق { $bandit } النار على { $target }.
  }
log-loot-robbed = { $gender ->
    [feminine] تأخذ { $bandit } { $loot }.
   *[masculine] يأخذ { $bandit } { $loot }.
  }
log-bandit-punched = { $gender ->
    [feminine] توجّه { $bandit } لكمة إلى { $target }.
   *[masculine] يوجّه { $bandit } لكمة إلى { $target }.
  }
log-loot-fell = { $gender ->
    [feminine] تُسقط { $bandit } { $loot }.
   *[masculine] يُسقط { $bandit } { $loot }.
  }
log-loot-pocketed = { $gender ->
    [feminine] تنتزع { $bandit } { $loot } من { $target }.
   *[masculine] ينتزع { $bandit } { $loot } من { $target }.
  }
log-marshal-moved = يذهب المارشال { $to-car }.
log-neutral-bullet = { $gender ->
    [feminine] تتلقّى { $bandit } رصاصة محايدة.
   *[masculine] يتلقّى { $bandit } رصاصة محايدة.
  }
log-bullets-short = الرصاص المحايد لا يكفي: لا يُصاب أحد.
log-event-started = { $event }
log-strongbox-placed = توضع الخزنة الثانية { $car }.
log-loot-pickpocketed = { $gender ->
    [feminine] تلتقط { $bandit } { $loot }.
   *[masculine] يلتقط { $bandit } { $loot }.
  }
log-loot-dropped = { $gender ->
    [feminine] تُسقط { $bandit } { $loot } على السطح.
   *[masculine] يُسقط { $bandit } { $loot } على السطح.
  }
log-ransom-paid = { $gender ->
    [feminine] تنال { $bandit } فدية.
   *[masculine] ينال { $bandit } فدية.
  }
log-round-ended = انتهت الجولة { $round }.
log-game-ended = انتهت اللعبة.
log-shootin-started = المواجهة!
log-pass-started = الشوط { $pass }
log-card-revealed = { $gender ->
    [feminine] تكشف { $bandit } بطاقة { $card }.
   *[masculine] يكشف { $bandit } بطاقة { $card }.
  }
log-turned-locomotive = { $gender ->
    [feminine] تستدير { $bandit } نحو القاطرة.
   *[masculine] يستدير { $bandit } نحو القاطرة.
  }
log-turned-caboose = { $gender ->
    [feminine] تستدير { $bandit } نحو العربة الأخيرة.
   *[masculine] يستدير { $bandit } نحو العربة الأخيرة.
  }
log-bandit-pushed = تقذف الطلقة { $bandit } { $to-car }.
log-bandit-stunned = { $gender ->
    [feminine] تسقط { $bandit } مصعوقة.
   *[masculine] يسقط { $bandit } مصعوقًا.
  }
log-stood-up = { $gender ->
    [feminine] تنهض { $bandit }.
   *[masculine] ينهض { $bandit }.
  }
log-missed = { $gender ->
    [feminine] لا تصيب { $bandit } أحدًا.
   *[masculine] لا يصيب { $bandit } أحدًا.
  }
log-fell-front = { $gender ->
    [feminine] تسقط { $bandit } من مقدّمة القطار.
   *[masculine] يسقط { $bandit } من مقدّمة القطار.
  }
log-fell-rear = { $gender ->
    [feminine] تسقط { $bandit } من مؤخّرة القطار.
   *[masculine] يسقط { $bandit } من مؤخّرة القطار.
  }
log-rode-in = { $gender ->
    [feminine] تصل { $bandit } على ظهر حصان.
   *[masculine] يصل { $bandit } على ظهر حصان.
  }
log-car-uncoupled = تُفصل { $car } عن القطار.
log-left-behind = { $gender ->
    [feminine] تبقى { $bandit } في الخلف.
   *[masculine] يبقى { $bandit } في الخلف.
  }
log-loot-taken = { $gender ->
    [feminine] تأخذ { $bandit } { $value }.
   *[masculine] يأخذ { $bandit } { $value }.
  }
log-loot-lost = ضاع { $value } مع العربة.
banner-round = الجولة { $round }
banner-shootin = المواجهة!
banner-pass = الشوط { $pass }

## Super Express
super-summary = الجولة { $round }؛ عدد العربات خلف القاطرة: { $cars }
your-plan = خطتك
your-plan-help = البطاقة الأولى على اليمين
plan-lift = البطاقة { $n }، { $card }: استرجعها
plan-swap = بدّل بين البطاقتين { $a } و{ $b }
plan-lay = ضع بطاقة { $card } في الخطة
ask-plan-lock = وُضعت البطاقات الثلاث. ثبّت الخطة أو غيّرها.
lock = تثبيت
stance-stunned = { $gender ->
    [feminine] { $bandit }، مصعوقة
   *[masculine] { $bandit }، مصعوق
  }
stance-locomotive = { $bandit }، الوجه نحو القاطرة
stance-caboose = { $bandit }، الوجه نحو العربة الأخيرة
is-out = خارج اللعبة
is-stunned = { $gender ->
    [feminine] مصعوقة
   *[masculine] مصعوق
  }
is-off = خارج القطار
out-title = لقد خرجت من اللعبة.
out-text = ابقَ وشاهد من سيفوز.
off-title = لقد سقطت من القطار.
off-text = بطاقتك التالية هي الحصان: تعيدك إلى القاطرة.
shot-hits = طلقتك، البطاقة { $n }، ستصيب { $target }.
shot-misses = طلقتك، البطاقة { $n }، لن تصيب أحدًا.
sight-on = خط نار { $bandit }: { $target }.

## Table and lobby
more = المزيد
table = الطاولة
menu = القائمة
look-back = نظرة إلى الوراء
step-back = خطوة إلى الوراء
step-on = خطوة إلى الأمام
chat = الدردشة
chat-n = { $n ->
    [zero] الدردشة، لا رسائل جديدة
    [one] الدردشة، رسالة جديدة
    [two] الدردشة، رسالتان جديدتان
    [few] الدردشة، { $n } رسائل جديدة
    [many] الدردشة، { $n } رسالة جديدة
   *[other] الدردشة، { $n } رسالة جديدة
  }
chat-and-log = الدردشة والسجل
chat-empty = لم يقل أحد شيئًا بعد.
chat-write = قل شيئًا
chat-send = إرسال
set-phrases = عبارات جاهزة
watcher-name = { $name } (يشاهد)
a-watcher = متفرّج
phrase-howdy = أهلًا!
phrase-ready = جاهزون؟
phrase-one-minute = دقيقة واحدة.
phrase-good-luck = حظًّا سعيدًا!
phrase-hurry = القطار لا ينتظر!
phrase-nice-shot = رمية موفّقة.
phrase-mine = كان ذلك لي!
phrase-revenge = ستدفع ثمن هذا.
phrase-sorry = آسف!
phrase-thanks = شكرًا جزيلًا.
phrase-good-game = لعبة جميلة!
phrase-again = مرّة أخرى؟
phrase-haha = هاها!
phrase-whoa = يا للهول!
phrase-bravo = أحسنت!
phrase-grr = أُفّ!
phrase-phew = الحمد لله…
phrase-hmm = امممم…
lobby-title = التجمّع
who-is-here = من هنا
what-is-played = ماذا نلعب
invite = دعوة
invite-help = رابط واحد يُجلس الجميع، على أيّ جهاز. ومن لا يجد مقعدًا يمكنه المشاهدة.
kept-days = { $n ->
    [zero] لا تُحفظ بعد آخر حركة.
    [one] تُحفظ يومًا واحدًا بعد آخر حركة.
    [two] تُحفظ يومين بعد آخر حركة.
    [few] تُحفظ { $n } أيام بعد آخر حركة.
    [many] تُحفظ { $n } يومًا بعد آخر حركة.
   *[other] تُحفظ { $n } يوم بعد آخر حركة.
  }
link = الرابط
copy = نسخ
copied = نُسخ
qr = رمز QR للرابط
wanted = مطلوبون
wanted-more = { $n ->
    [zero] لا أحد
    [one] لصّ آخر
    [two] لصّان آخران
    [few] { $n } لصوص آخرين
    [many] { $n } لصًّا آخر
   *[other] { $n } لصّ آخر
  }
wanted-onlookers = متفرّجون
invite-full = كل المقاعد مشغولة. الرابط يتيح للأصدقاء المشاهدة.
host = المضيف
is-choosing = يختار
is-ready = جاهز
change-bandit = غيّر اللصّ
change-name = غيّر الاسم
which-bandit = { $name }، أيّ لصّ أنت؟
surprise-me = فاجئني
ride-along = { $name } يدعوك إلى الرحلة.
ride-along-help = اكتب اسمًا وخذ مقعدًا، أو شاهد فقط.
sit-here = هنا
departures = المغادرة
change = تغيير
done = تم
host-sets = { $name } هو المضيف، وهو من يحدّد هذا.
all-aboard = الجميع على متن القطار!
waiting-choosing = ما زال يختار: { $players }.
start-now-help = إن بدأت الآن وُزّع لصّ شاغر.
places-become-bots = { $n ->
    [zero] لا مقاعد شاغرة.
    [one] المقعد الشاغر للاعب آلي.
    [two] المقعدان الشاغران للاعبَين آليَّين.
    [few] { $n } مقاعد شاغرة للاعبين آليين.
    [many] { $n } مقعدًا شاغرًا للاعبين آليين.
   *[other] { $n } مقعد شاغر للاعبين آليين.
  }
host-starts-name = { $name } يبدأ اللعبة.
is-taken = { $name }: { $bandit }، محجوز
send-away = اصرفه
bot-on-seat = اللاعب الآلي في المقعد { $seat }
fairness = خلط عادل
fairness-help = ثبّت الخادم وكلّ لاعب رقمًا، ولم يكشف أحد رقمه بعد: هذه بصمات SHA-256 لها. تنتج البطاقات من الأرقام كلّها معًا. يحتفظ هذا الجهاز بما يراه ويتحقّق منه في النهاية.
your-name = اسمك
you-name = غريب
your-bandit = لصّك
sit-down = خذ مقعدًا
sit-again = أضف لاعبًا على هذا الجهاز
add-player = أضف هذا اللاعب
stand-up = اترك المقعد
seat-free = مقعد شاغر
seats-free = { $n ->
    [zero] لا مقاعد شاغرة
    [one] مقعد شاغر واحد
    [two] مقعدان شاغران
    [few] { $n } مقاعد شاغرة
    [many] { $n } مقعدًا شاغرًا
   *[other] { $n } مقعد شاغر
  }
bot-strength = قوة اللاعبين الآليين الجدد
add-bot = أضف لاعبًا آليًا
clear-seat = أخلِ المقعد { $seat }
away = غائب
pass-and-play-help = اللعب بالتناوب: أضف عدة لاعبين على هذا الجهاز. يُخفي الأيدي بين دور ودور.
level-random = عشوائي
level-tenderfoot = مبتدئ
level-outlaw = خارج عن القانون
level-sharpshooter = قنّاص
level-legend = أسطورة
start = ابدأ
sit-first = خذ مقعدًا أولًا.
host-starts = المضيف يبدأ اللعبة.
start-waits = البداية في انتظار جهاز { $players }.
start-waits-host = افتح الصفحة هناك، أو أخلِ المقعد.
full-watch = كل المقاعد مشغولة. أهلًا بك مشاهدًا.
game = اللعبة
seats = المقاعد
edition = الطبعة
edition-2016 = 2016
edition-2014 = 2014
edition-2014-sv = 2014، السويدية
edition-2016-help = كتاب القواعد الإنجليزي المنقّح.
edition-2014-help = الطبعة الألمانية الأولى.
edition-2014-sv-help = الطبعة السويدية الأولى، وتختلف عن الألمانية في أربعة مواضع.
variants = التنويعات
option-powers = قدرات اللصوص
option-powers-help = لكل لصّ قدرة خاصة واحدة.
option-events = الأحداث
option-events-help = تنتهي بطاقات الجولات بحدث، والجولة الأخيرة محطة.
option-expert = للخبراء
option-expert-help = احتفظ ببطاقات للجولة التالية، ولا تُخلط الرزمة من جديد.
option-two_bandits = لصّان لكل لاعب
option-two_bandits-help = للاعبَين أو ثلاثة: يقود كل منهم لصّين.
option-reflex = ردّ فعل
option-reflex-help = بطاقة خامسة: إن صُعقت تنهض وتطلق النار.
option-horse = حصان
option-horse-help = بطاقة تعيدك إلى داخل القاطرة، ولو كنت بجانب القطار.
option-open = طاولة مفتوحة
option-open-help = يمكن لأيّ شخص أن يجدها في الصفحة الأولى وينضمّ.
option-random = لصوص بالقرعة
option-random-help = يُوزَّع اللصوص بدل اختيارهم.
option-known_start_purses = أكياس البداية معروفة للجميع
option-known_start_purses-help = قيمة كيس البداية، وهي 250{ "\u00A0" }$، معروفة للجميع.
option-station_last = المحطة في الآخر
option-station_last-help = وإلا خُلطت بين الجولات.
option-reveal_first = بطاقة الجولة قبل البطاقات
option-reveal_first-help = تُكشف بطاقة الجولة قبل سحب الأيدي.
option-keep_actions_only = الاحتفاظ ببطاقات الأفعال فقط
option-keep_actions_only-help = للخبراء: لا يمكن الاحتفاظ بالرصاص.
option-drop_bullets_first = التخلّص من الرصاص أولًا
option-drop_bullets_first-help = للخبراء: يُستبعد الرصاص من اليد عند بدء التخطيط.
option-short_bullets_leave = الرصاص الناقص يخرج من اللعبة
option-short_bullets_leave-help = إذا لم يكفِ الرصاص المحايد أُزيل ما بقي منه.
option-revenge_takes_most = الانتقام يأخذ أفضل كيس
option-revenge_takes_most-help = انتقام المارشال يكلّف أثمن كيس نقود.
fine-print = التفاصيل الدقيقة
as-edition = كما في الطبعة
yes = نعم
no = لا
clock = الساعة
clock-none = بلا ساعة
clock-blitz = 20 ث لكل قرار
clock-calm = 60 ث لكل قرار
clock-game = 10 د + 10 ث
second-device = افتح على جهاز ثانٍ
second-device-help = امسح هذا الرمز بالجهاز الآخر. يعمل الرابط مرة واحدة، ولبضع دقائق.
pause = إيقاف مؤقت
resume = متابعة
paused = اللعبة متوقفة مؤقتًا. المقاعد والبطاقات والساعات محفوظة، ويمكنك إغلاق الصفحة.
let-bot-play = دع لاعبًا آليًا يلعب عني
play-myself = ألعب بنفسي من جديد
leave = غادر الطاولة
waits-bot-mine = لاعب آلي يلعب عنك.
waits-just-away = غائب الآن: { $players }. المقعد محفوظ.
waits-away = غائب منذ { $minutes } د: { $players }. المقعد محفوظ.
waits-thinks = تفكير منذ { $minutes } د: { $players }.
waits-bot = { $n ->
    [one] لاعب آلي يفكّر: { $players }.
    [two] لاعبان آليان يفكّران: { $players }.
   *[other] اللاعبون الآليون يفكّرون: { $players }.
  }
let-bot-play-for = دع لاعبًا آليًا يلعب
mark-bot = يلعب عنه لاعب آلي.
mark-away = غائب.
mark-pause = طلب إيقافًا مؤقتًا.
pause-ask = اطلب إيقافًا مؤقتًا
pause-drop = لا داعي للإيقاف
pause-mine = طلبتَ إيقافًا مؤقتًا. تستمر اللعبة حتى يوافق الجميع.
pause-asked = طلب إيقاف مؤقت من { $players }.
agree = موافق
pause-decline = لنكمل اللعب
no-thanks = لا، شكرًا
said-yes = { $player }: موافق
said-no = { $player }: لا
said-nothing = { $player }: ليس بعد
bot-plays-for = لاعب آلي يلعب عن { $players }.
confirm = تأكيد بطاقاتي
confirm-on = نقرتان
confirm-off = نقرة واحدة
confirm-again = انقرها مرة أخرى لتلعبها.
not-this = ليست هذه
leave-title = مغادرة الطاولة؟
leave-help = تستمر اللعبة ويبقى مقعدك محفوظًا. يلعب عنك لاعب آلي حتى تعود بالرابط نفسه.
leave-help-alone = تنتظرك اللعبة حتى تفتح رابطها من جديد.
leave-stay = أبقى
leave-alone = أغادر
leave-bot = أغادر ويلعب الآلي
leave-for-good = أتخلى عن مقعدي
leave-for-good-help = المقعد المتروك نهائيًا متاح لغيرك.
take-free-seat = خذ المقعد الشاغر
free-seat-closed = هناك مقعد شاغر، لكنك رأيت يدًا أخرى في هذه اللعبة: لا يأخذه إلا غيرك.
to-first-page = الصفحة الأولى
result = النتيجة
keys = المفاتيح
key-digits = 1–9, 0
key-digits-help = اختر ما يحمل هذا الرقم
key-w = W
key-w-help = من يقف أين
key-p = P
key-p-help = ما المخطَّط
key-h = H
key-h-help = ماذا أحمل
key-r = R
key-r-help = القواعد
key-s = S
key-s-help = تخطّي العرض
key-t = T
key-t-help = تراجع
key-arrows = ← ↑ → ↓
key-arrows-help = تنقّل على طول القطار
reconnecting = انقطع الاتصال. تجري إعادة الاتصال…
your-turn = دورك
notify-turn = نبّهني
notify-turn-help = تنبيه حين يأتي دوري وهذه الصفحة غير ظاهرة.
notify-refused = المتصفّح لا يسمح بالتنبيهات هنا. يمكن تغيير ذلك في إعداداته.
offline = هذا الجهاز غير متصل. تستمر اللعبة من تلقاء نفسها حين تعود الشبكة.
refused = غير ممكن: { $sentence }
refused-late = تقدّمت اللعبة؛ انظر مرة أخرى.
pass-device = مرّر الجهاز إلى { $name }.
i-am = أنا { $name }
reload = حمّل النسخة الجديدة
try-again = حاول مرة أخرى

## The end
you-win = لقد فزت!
x-wins = { $n ->
    [one] الفوز من نصيب { $players }
   *[other] الفوز مشترك بين { $players }
  }
pair-wins = الفوز من نصيب { $players }
wins-with = الفوز من نصيب { $name } مع { $bandit }
gunslinger = ملك المسدسات
tie-bullets = عدد الإصابات: { $n }
end-title = المحطة الأخيرة
end-express = انتهت الجولات الخمس. لم يحسب أحد بعد.
end-super = انتهى السطو. فمن نجا بفعلته؟
end-purses = أولًا ما رآه الجميع، ثم قطعة لكل واحد بالدور.
end-cards = بقي أكثر من واحد. يفوز صاحب أكثر بطاقات الغنائم.
end-wires = من غادر القطار، من الأول إلى الأخير.
end-gunslinger = من أطلق أكثر الرصاصات هو ملك المسدسات.
end-fired = الرصاصات المطلقة: { $n }
end-n-cards = بطاقات الغنائم: { $n }
end-tie-bullets = تعادل عند { $value }. يفوز من أُصيب برصاصات أقل.
end-tie-bullets-shared = تعادل عند { $value } وبعدد الرصاصات نفسه: الفوز مشترك.
end-tie-cards = تحسم أكثر بطاقات الغنائم.
end-tie-best = عدد بطاقات الغنائم نفسه: تحسم أعلى بطاقة.
end-tie-best-shared = تعادل حتى آخر بطاقة: الفوز مشترك.
end-skip = إلى النتيجة
end-on = التالي
still-aboard = على متن القطار
ranking-superexpress = يفوز آخر من يبقى على متن القطار. وإن بقي أكثر من واحد: فصاحب أكثر بطاقات الغنائم، ثم أعلى بطاقة. ومن بعدهم من بقي مدة أطول.
rematch = مباراة ثانية
rematch-new-bandits = مباراة ثانية بلصوص جدد
rematch-asked = طلب مباراة ثانية من { $players }.
rematch-waits = المباراة الثانية تنتظر { $players }.
rematch-declined = لن يلعب ثانية: { $players }.
rematch-ready = لهذه اللعبة مباراة ثانية.
rematch-without-you = المباراة الثانية تُلعب بدونك.
rematch-go = إلى المباراة الثانية
rematch-watch = شاهد
rematch-now = ابدأ مع لاعبين آليين
rematch-drop = لا داعي لمباراة ثانية
transcript = نصّ اللعبة
permalink = الرابط الدائم:
played-by-other-rules = لُعبت بقواعد أخرى (النسخة { $version }) غير التي لدى هذا الخادم: نتيجتها ونصّها محفوظان، ولا يمكن عرضها.

## Trouble
trouble-page = لا شيء هنا
trouble-page-help = ربما كُتب العنوان خطأً.
trouble-table = لا توجد طاولة كهذه
trouble-table-help = ربما قُطع الرابط أو كُتب خطأً. اطلبه مرة أخرى أو أنشئ طاولتك. تُزال بعد مدة الطاولات التي لا يحدث فيها شيء.
trouble-full = كل المقاعد مشغولة
trouble-full-help = ما زال بإمكانك أن تشاهد أو أن تنشئ طاولتك.
trouble-seat = لم يعد هذا المقعد لك
trouble-seat-help = تُرك المقعد من جهاز آخر، أو أخلاه المضيف. افتح رابط الطاولة مرة أخرى لتجلس أو تشاهد.
trouble-link = لم يعد هذا الرابط يعمل
trouble-link-help = روابط الجهاز الثاني تعمل مرة واحدة ولبضع دقائق. أنشئ رابطًا جديدًا على الجهاز الأول.
trouble-old = جُدّدت فولسوم
trouble-old-help = هذه الصفحة أقدم من الخادم. حمّل النسخة الجديدة، ومقعدك محفوظ.
trouble-network = لا يمكن الوصول إلى الخادم
trouble-network-help = تحقّق من الشبكة وحاول مرة أخرى. لم يضِع شيء.
trouble-transcript = هذا ليس نصّ لعبة
trouble-transcript-help = اختر الملف النصّي الذي نُزّل في نهاية لعبة. ربما قُطع أو عُدّل.
trouble-unfinished = اللعبة ما زالت جارية
trouble-unfinished-help = تتوفر الإعادة حين تنتهي اللعبة.
trouble-broken = لا يمكن لهذه الطاولة أن تستمر
trouble-broken-help = حدث خطأ في الخادم. سجلّ اللعبة محفوظ. أنشئ طاولة جديدة من فضلك.
trouble-stopped = لا يمكن لهذه اللعبة أن تستمر هنا
trouble-stopped-help = بدأت بقواعد أخرى (النسخة { $version }) غير التي لدى هذا الخادم. سجلّها محفوظ. أنشئ طاولة جديدة لتواصل اللعب.
trouble-expired = أُزيلت هذه الطاولة
trouble-expired-help = لم يحدث هنا شيء منذ مدة طويلة. الألعاب المنتهية محفوظة؛ أنشئ طاولة جديدة لتلعب.
trouble-rules = لا يمكن عرض هذه اللعبة هنا
trouble-rules-help = لُعبت بقواعد أخرى غير التي لدى هذا الخادم. نتيجتها ونصّها محفوظان.
trouble-other = حدث خطأ ما
trouble-other-help = حاول مرة أخرى، أو عُد إلى الصفحة الأولى.

## Replay
replay-step = الخطوة { $step } من { $last }
play = تشغيل
stop = إيقاف
eyes = بعيون من
eyes-of = بعيون { $bandit }
proof-help = ثبّت الخادم سرًّا وكلّ لاعب رقمًا، ولم تُعرض إلا بصمات SHA-256 لها. ثمّ كُشفت الأرقام، والسرّ مع الأرقام يعطيان البذرة. يتحقّق الأمر `folsom verify` من ذلك من نصّ اللعبة ويعيد كلّ حركة.
proof-commitment = الالتزام
proof-secret = السرّ
proof-seed = البذرة
proof-nonces = أرقام اللاعبين
proof-kept = التحقّق نفسه في سطر الأوامر، بما احتفظ به هذا الجهاز
fair-proved = جرى التحقّق على هذا الجهاز: لم يختر أحد البطاقات. رقمك داخل في الخلط، وسرّ الخادم وأرقام الآخرين هي التي ثُبّتت قبل كشف رقمك.
fair-sums = الأرقام تعطي البذرة. أمّا هل ثُبّتت قبل البداية، فلا يعرفه إلا جهاز كان على الطاولة.
fair-old = الأرقام تعطي البذرة. لكنّ أرقام اللاعبين في هذه اللعبة لم تُثبّت قبل كشفها، فلا يُثبت هذا إلا القليل.
fair-seed = الأرقام لا تعطي البذرة. لقد غُيّر نصّ اللعبة هذا.
fair-secret = غير عادل: سرّ الخادم ليس الذي ثبّته قبل أن تجلس.
fair-number = غير عادل: رقم أحد اللاعبين ليس الذي ثُبّت قبل كشف رقمك.
fair-unused = رقم هذا الجهاز ليس داخلًا في الخلط. إن غادرت قبل البداية فهذا هو الصحيح، وإلا فلم يكن الخلط عادلًا.
fair-broken-starts = بدايات قُطعت بعد كشف أرقام: { $n }. من يقطع البدايات يستطيع أن ينتظر بطاقات أخرى.
proof-none = لا يحمل نصّ اللعبة هذا إثباتًا.

## Looking ahead and back
preview = معاينة
preview-help = شاهد على القطار ما ستفعله البطاقات التي تعرفها (V)
preview-title = مجرّد تخمين.
preview-guess = هذا ما يحدث إن لم يتدخّل شيء خفيّ.
preview-empty = لا شيء يُرى مسبقًا بعد.
key-v = V
key-v-help = معاينة: البطاقات المعروفة تُلعب مسبقًا
chance-own = فرصة الفوز بحسب ما عرفه كل لاعب
chance-seat = فرصة الفوز بحسب معرفة { $who }
chance-open = فرصة الفوز وكل شيء مكشوف
turning-points = نقاط التحوّل
turning-points-wait = يُعاد النظر في كل قرار…
turning-points-none = لم يبرز قرار واحد: كان الفوز والخسارة خطوة خطوة.
turning-points-fail = تعذّر جلب هذا. حاول لاحقًا.
turning-point = الجولة { $round }، { $bandit }: «{ $chosen }». الأفضل: «{ $best }».
turning-point-shares = { $chosen } بدل { $best }
turning-point-help = النصيب المقدَّر من الفوز بهذا الاختيار، وبالاختيار الأفضل
plans-fate = خططك وما آلت إليه
fate-nothing = لم يحدث شيء.
fate-before = قبل ذلك: { $told }
fate-in-round = في الجولة { $round }: { $told }
fate-bare = لم تكن هناك غنيمة قط في ذلك المكان.
fate-nobody = لم يكن أحد في المدى طوال الجولة.
fate-edge = هناك كان آخر القطار.

## What things are, and the rules
rules = القواعد
rules-title = قواعد هذه اللعبة
rules-find = ابحث في القواعد
rules-found = { $n ->
    [0] لا نتائج
    [one] نتيجة واحدة
   *[other] عدد النتائج: { $n }
  }
rule-n = القاعدة { $rule }
rules-goal = الهدف
rules-round = الجولة
rules-cards = البطاقات
draw-title = سحب البطاقات
hand-cards = البطاقات
help-goal = خمس جولات. يفوز من معه أكثر المال حين يبلغ القطار المحطة.
help-schemin = لكل علامة على بطاقة الجولة يلعب كل لاعب، بدءًا باللاعب الأول، بطاقة واحدة على الكومة المشتركة أو يسحب ثلاثًا.
help-stealin = تُنفَّذ الكومة بترتيب لعبها. ما أمكن فعله وجب فعله، وما لم يمكن لا أثر له.
help-event = وأخيرًا يأتي حدث بطاقة الجولة. ثم يخلط كل لاعب بطاقاته كلها مع الرصاص، ويصير التالي اللاعب الأول.
help-meeting = من وُجد داخل عربة المارشال تلقّى رصاصة وفرّ إلى سطحها. وهو لا يتسلّق أبدًا، ولا يمكن إطلاق النار عليه ولا لكمه.
help-end = بعد الجولة الخامسة يعدّ كل لاعب غنيمته. وعند التعادل يفوز من تلقّى رصاصًا أقل، وإلا تقاسموا الفوز.
help-move = في الداخل: عربة واحدة. وعلى السطح: من عربة إلى ثلاث. ولا يجوز البقاء في المكان.
help-change-floor = صعودًا أو نزولًا في العربة نفسها.
help-shoot = في الداخل: أحد من في العربة المجاورة. وعلى السطح: الأقرب في كل اتجاه. ولا أحد في مكانك أبدًا.
help-rob = خذ قطعة غنيمة تختارها من مكانك.
help-punch = يُسقط أحد من في مكانك قطعة غنيمة تختارها ويُدفع عربة واحدة.
help-marshal = حرّك المارشال عربة واحدة.
help-bullet = لا يمكن لعبها أبدًا. إنما تشغل مكانًا في يدك.
help-draw = بدل لعب بطاقة تُسحب ثلاث.
help-face-down = لا يراها إلا صاحبها قبل أن يأتي دورها.
help-purse = قيمته من { $least } إلى { $most }، ولا يعرفها إلا من امتلكه.
help-worth = القيمة: { $value }.
help-bullets = الرصاصة المطلقة تذهب إلى رزمة لاعب آخر. وإن لم تبقَ رصاصة فلا أثر لإطلاق النار.
help-hits = كل رصاصة يُصاب بها المرء تشغل مكانًا في اليد، وعند التعادل يفوز من أُصيب بعدد أقل.
help-cards = تُسحب ستّ في بداية الجولة، وينتظر الباقي في الرزمة.
help-sum = المعروف يقينًا: كيس النقود الذي لا تعرف قيمته يُحسب { $value }.
help-gunslinger = { $value } في النهاية لمن أطلق أكثر الرصاص، وإن تساوى عدّة لاعبين فلكل منهم.
help-first-player = يبدأ كل دور في هذه الجولة، وفي التالية يبدأ اللاعب الذي على يساره.
help-round = لكل جولة من الخمس أدوارها.
help-rounds = بعد كل جولة تُفصل العربة الأخيرة. ويفوز آخر من يبقى على القطار.
help-plan = يرتّب كل لاعب سرًّا ثلاث بطاقات، أولاها في الأعلى.
help-shootin = بالتناوب يكشف كل لاعب بطاقة وينفّذها، ثلاث مرات.
help-lootcard = إن بقي أكثر من واحد في النهاية فاز صاحب أكثر بطاقات الغنائم، ثم أعلى بطاقة.
help-stunned = البطاقة التالية، أيًّا كانت، لا تفعل إلا أن تُنهضك. ومن كان مصعوقًا لا تصيبه الطلقات.
help-turn-standard = تُلعب البطاقات مكشوفة.
help-turn-tunnel = تُلعب البطاقات مقلوبة.
help-turn-speeding-up = يلعب كل لاعب مرّتين متتاليتين.
help-turn-switching = يسير هذا الدور عكس عقارب الساعة.
help-super-flip = استدر في مكانك.
help-super-change-floor = إلى السطح أو إلى الداخل.
help-super-move = عربة واحدة في اتجاه وجهك.
help-super-shoot = أول واقف أمامك يُدفع عربة واحدة ويُصعق.
help-super-reflex = إن كنت مصعوقًا فانهض وأطلق النار، وإلا فاستلقِ.
help-super-horse = إلى داخل القاطرة، ولو بعد السقوط من القطار.
uncouple = الفصل
help-uncouple = تغادر العربة الأخيرة، ويأخذ آخر لصّ في القطار غنيمتها.

## Lessons
station-master = ناظرة المحطة
lesson-step = ناظرة المحطة، الخطوة { $step } من { $last }
lesson-at = الدرس، الخطوة { $step }
lesson-on = تابع
lesson-back = خطوة إلى الوراء
lesson-show = أرِني
lesson-skip = اكتفيت؟ إلى أين؟
lesson-next-act = الفصل التالي
lesson-leave = مغادرة الدرس
lesson-wrong = فكرة جيدة في غير وقتها. جرّب ما يضيء.
lesson-express-goal = خمس جولات على قطار يسير. يفوز من معه أكثر المال في النهاية. حسن السلوك لا يُحتسب.
lesson-express-scheme = عند قدميك جوهرة. العب «{ card-rob }»: يحدث ذلك لاحقًا، حين تُقرأ الخطط.
lesson-express-scheme-shoot = ليس بعد. ولا يجوز أصلًا إطلاق النار على من معك في المكان نفسه.
lesson-express-scheme-punch = قريبًا. الجوهرة أولًا.
lesson-express-wire = على السلك خطة الجميع بالترتيب. بيل ستتحرّك. ودوك سيلكم أحدًا ما.
lesson-express-climb = تسارع: بطاقتان متتاليتان. أولًا «{ card-change-floor }» لتصعد إلى السطح.
lesson-express-climb-move = بعدها. اصعد أولًا، ثم اركض.
lesson-express-run = الآن «{ card-move }». في الداخل عربة واحدة، وعلى الأسطح حتى ثلاث.
lesson-express-run-marshal = ادّخره. إنه لبيل.
lesson-express-drew = سحبت بيل ثلاث بطاقات بدل اللعب: هذا جائز. ستفعل مثلها لاحقًا.
lesson-express-read = «{ card-move }» ثم «{ card-rob }»: تقصد العربة 1. العب «{ card-marshal }» وأرسله ليلقي التحية.
lesson-express-read-shoot = جواب جميل عن سؤال آخر. «{ card-marshal }».
lesson-express-rob = تُقرأ الخطط الآن. خطتك أولًا. خذ الجوهرة، قيمتها دائمًا 500{ "\u00A0" }$.
lesson-express-rob-purse = كيس النقود يخفي من 250{ "\u00A0" }$ إلى 500{ "\u00A0" }$. أما الجوهرة فلا تخيّب أبدًا.
lesson-express-punched = لكمة دوك: تُسقط الجوهرة وتطير عربة. الخطة مجرّد رأي.
lesson-express-astray = بطاقة «{ card-change-floor }» تأتي هنا، في العربة 2. ليس حيث أردت. اصعد.
lesson-express-back = الجوهرة في العربة الأخيرة، خلفك. عد سطحًا واحدًا.
lesson-express-back-forward = ركضة ممتازة في الاتجاه الخطأ. الجوهرة خلفك.
lesson-express-taken = يلتقط دوك جوهرتك ويصعد ليستمتع بالمنظر. تذكّر هذا الوجه.
lesson-express-marshal = المارشال يدخل على بيل. من يلقاه يتلقّى رصاصة ويهرب إلى السطح.
lesson-express-shot = في الداخل تطلق على العربة المجاورة، وعلى الأسطح مدى البصر. بيل تراك. آخ.
lesson-express-bullet = جولة جديدة وستّ بطاقات جديدة. إحداها رصاصة بيل. المسها: لا تفعل شيئًا أبدًا.
lesson-express-bullet-card = الرصاصة أولًا. لا تقلق، لقد أُطلقت.
lesson-express-punch = دوك بجانبك ومعه جوهرتك. سحب بطاقات، فهو باقٍ. العب «{ card-punch }».
lesson-express-punch-move = وتترك له الجوهرة؟ «{ card-punch }».
lesson-express-punch-marshal = لا يصعد إلى هنا أبدًا. «{ card-punch }».
lesson-express-draw = بعدها ستحتاج إلى «{ card-rob }»، وليست معك. اسحب ثلاثًا بدل اللعب.
lesson-express-draw-card = ممكن. لكن الجوهرة ستبقى على السطح. اسحب.
lesson-express-tunnel = نفق: يلعب الجميع بطاقات مقلوبة. العب «{ card-rob }». أنت وحدك تعلم، وتبدو بريئًا.
lesson-express-tunnel-shoot = في الدور التالي. في الظلام نلتقط الأشياء.
lesson-express-switching = تحويلة: هذا الدور معكوس، فتسبق دوك. العب «{ card-shoot }».
lesson-express-knock = تركض بيل إلى الأمام. الآن لكمتك واختيارك: ماذا يُسقط دوك؟
lesson-express-knock-purse = هذا 250{ "\u00A0" }$، رآه الجميع. أما الجوهرة فهي لك، أخلاقيًا.
lesson-express-pushed = يطير دوك عربة. ومن هناك يطلق عليك، وهذا عدل.
lesson-express-nothing = تُكشف بطاقات النفق. تأخذ بيل الخزنة، 1,000{ "\u00A0" }$. ويسرق دوك سطحًا فارغًا.
lesson-express-welcome = بطاقة «{ card-rob }»: ليس هنا إلا شيء واحد، فلا حاجة إلى الاختيار. أهلًا بعودتك أيتها الجوهرة.
lesson-express-power = أصبت دوك. قدرة جانغو: المُصاب يطير عربة أيضًا. إنه الآن فوق المارشال.
lesson-express-order = ينزل دوك كما خطّط. المارشال في الداخل. رصاصة، فسطح، فندم.
lesson-express-event = ثم الحدث. { round-angry-marshal }: رصاصة لكل من على سطحه، ثم يمضي.
lesson-express-station = بعد ثلاث جولات. تدفع المحطة 250{ "\u00A0" }$ لكل من في القاطرة أو عليها. اركض إليها.
lesson-express-station-crowd = زحام بلا أجر. عربتان إلى الأمام.
lesson-express-station-caboose = المال في الطرف الآخر.
lesson-express-belle = آخر بطاقة: «{ card-shoot }». لا يمكن اختيار بيل ما دام اختيار دوك ممكنًا: تلك قدرتها. إذن دوك.
lesson-express-belle-belle = ليس ما دام اختيار دوك ممكنًا.
lesson-express-gunslinger = { round-hostage-conductor }: تقبض أجرك. عُدّ الطلقات الفارغة: أنت الأكثر إطلاقًا. المس أسطوانة مسدسك.
lesson-express-gunslinger-sheet = ثلاث طلقات. أنت أطلقت أربعًا.
lesson-express-end = { gunslinger }: 1,000{ "\u00A0" }$ إضافية. 2,400{ "\u00A0" }$ مقابل 2,300{ "\u00A0" }$: فزت. عند التعادل: الأقل إصابة. والآن اسرق أناسًا حقيقيين.
lesson-superexpress-goal = في كل جولة تُفصل العربة الأخيرة. كن آخر من يبقى على القطار. هذا كل شيء.
lesson-superexpress-move = خطّط ثلاث بطاقات سرًّا. أولًا «{ card-move }»: تسير في اتجاه وجهك، إلى الأمام.
lesson-superexpress-move-flip = عندها تأخذك «{ card-move }» إلى العربة التي ستُفصل.
lesson-superexpress-reflex = غوست يواجهك، وسيطلق. البطاقة الثانية «{ card-reflex }»: تُطرح أرضًا فتردّ بالنار.
lesson-superexpress-reflex-shoot = وأنت على الأرض لا تفعل «{ card-shoot }» إلا أن تنهضك.
lesson-superexpress-shoot = ثالثًا «{ card-shoot }»: تصيب أول واقف أمامك مهما بعد. ثم ثبّت.
lesson-superexpress-passes = بطاقة لكل لاعب، ثلاث مرّات. أنت تمشي، وتوكو يمتطي حصانًا إلى القاطرة.
lesson-superexpress-pushed = يصيبك غوست: عربة إلى الوراء، وتسقط على الأرض.
lesson-superexpress-answered = «{ card-reflex }»: تنهض وتطلق. يطير غوست إلى القاطرة ويبقى هناك ممدّدًا.
lesson-superexpress-off = بطاقة غوست لا تفعل إلا أن تنهضه. ثم تصيبه طلقتك ثانية، ولا قطار بعد ذلك.
lesson-superexpress-uncoupled = تُفصل العربة الأخيرة. لا أحد فيها، وأنت في المؤخرة تأخذ غنيمتها: 356{ "\u00A0" }$.
lesson-superexpress-horse = يبدأ توكو وهو يواجهك. وخلفك الصحراء. خطّط أولًا «{ card-horse }».
lesson-superexpress-horse-reflex = هذه تنفع على القطار. في الصحراء تحتاج إلى حصان.
lesson-superexpress-flip = يتركك الحصان في القاطرة ووجهك إلى الأمام. إذن «{ card-flip }» ثم «{ card-shoot }» ثم ثبّت.
lesson-superexpress-flip-shoot = ستطلق النار على الأفق. استدر أولًا.
lesson-superexpress-rode = يسقطك توكو عن القطار. وبطاقتك التالية «{ card-horse }»: تعود راكبًا.
lesson-superexpress-aimed = تستدير وتطلق. يقع توكو في العربة الأخيرة على ظهره.
lesson-superexpress-end = فُصلت! أنت آخر من بقي: فزت. لا تُحتسب الغنيمة إلا إن اجتمعتم في القاطرة.

## Tables in this browser
here-table = طاولة على هذا الجهاز
here-table-help = لكل من يتشاركونه وللاعبين الآليين. لا حاجة إلى شبكة.
here-mark = على هذا الجهاز
elsewhere = تُلعب هذه اللعبة في نافذة أخرى. أنت هنا تشاهد.
elsewhere-take = العبها هنا
not-kept = هذا المتصفح لا يحفظ شيئًا: عند إغلاق الصفحة تضيع اللعبة. ما زال بإمكانك حفظ نصّها في النهاية.
not-kept-full = لم يبقَ متّسع في هذا المتصفح: ما يُلعب من الآن فصاعدًا يضيع عند إغلاق الصفحة. وما إن يتوفر متّسع من جديد حتى يُحفظ.
remove-game = احذف هذه اللعبة
trouble-gone = لا توجد لعبة كهذه في هذا المتصفح
trouble-gone-help = ألعاب هذا الجهاز محفوظة في المتصفح الذي لُعبت فيه. ربما حُذفت أو مُسحت بياناته.
trouble-saved = لا يمكن قراءة هذه اللعبة المحفوظة
trouble-saved-help = ما حُفظ منها تالف. يمكنك حذفها، وألعابك الأخرى بأمان.
trouble-laws = لا يمكن أن تستمر هذه اللعبة هنا
trouble-laws-help = بدأت بقواعد غير قواعد هذه الصفحة. تبقى محفوظة حتى تحذفها.
trouble-engine = لا يستطيع هذا المتصفح اللعب بمفرده
trouble-engine-help = تعذّر تشغيل شيفرة اللعبة هنا. أعد تحميل الصفحة أو استخدم متصفحًا آخر.
trouble-module = هذه الصفحة وشيفرة اللعبة غير متوافقتين
trouble-module-help = إحداهما من إصدار آخر. حمّل الأحدث؛ ألعابك محفوظة.
invite-friends = ادعُ أصدقاء
invite-friends-help = تستمر اللعبة على طاولة في الخادم: تصبح مقاعد اللاعبين الآليين شاغرة، ورابط واحد يُدخل الأصدقاء.
invite-friends-later = يمكن للأصدقاء الدخول في البداية أو بين جولتين.
invite-friends-fails = تعذّر نقل اللعبة: { $sentence }
carried-seed = بدأت هذه اللعبة على جهاز أحد اللاعبين الذي كان يعرف البذرة: لا شيء يثبت أن الخلط كان عادلًا.

# the puzzle of the day
puzzle-title = لغز اليوم
puzzle-archive = الأرشيف
puzzle-today = اليوم
puzzle-to-play = الدور على { $bandit }. إجابة واحدة هي الأفضل بوضوح.
puzzle-to-plan = على { $bandit } اختيار ثلاث بطاقات. خطة واحدة هي الأفضل بوضوح.
puzzle-from-archive = من الأرشيف: لغز { $date }
puzzle-round = الجولة { $round }.
puzzle-hidden = بطاقات الآخرين المقلوبة: { $n }. لا يمكن لأحد معرفتها.
puzzle-secret = الجميع يخططون في الوقت نفسه: لا يمكن لأحد معرفة بطاقات الآخرين.
puzzle-right = { $play }: هذا هو.
puzzle-wrong = { $play }: ليس هذه المرة.
puzzle-outlaw-would = كان اللاعب الآلي «الخارج عن القانون» سيختار: { $play }.
puzzle-outlaw-too = اللاعب الآلي «الخارج عن القانون» يقع فيها أيضًا.
puzzle-best-was = الأفضل كان: { $play }.
puzzle-games = كل منها أُكمل حتى { $n } مرة
puzzle-best = الأفضل
puzzle-chosen = اختيارك
puzzle-why = لماذا الأخرى أسوأ
puzzle-theme = الموضوع: { $theme }
puzzle-theme-shoot = { card-shoot }
puzzle-theme-flee = هروب
puzzle-theme-run = في حركة
puzzle-theme-loot = { loot }
puzzle-theme-punch = { card-punch }
puzzle-theme-marshal = { card-marshal }
puzzle-theme-empty = يد فارغة
puzzle-theme-tunnel = خدعة في النفق
puzzle-theme-last = آخر من يبقى
puzzle-all = كل الخطط: { $n }
puzzle-streak = أيام متتالية: { $n }
puzzle-streak-none = لا أيام متتالية بعد
puzzle-streak-best = الأفضل { $n }
puzzle-weeks = آخر أسبوعين
puzzle-state-solved = محلول
puzzle-state-missed = أخطأته
puzzle-state-open = مفتوح
puzzle-day-solved = { $date }: { puzzle-state-solved }
puzzle-day-missed = { $date }: { puzzle-state-missed }
puzzle-day-open = { $date }: { puzzle-state-open }
puzzle-share = مشاركة
puzzle-share-what = ما سيُشارَك
puzzle-shared = نُسخ.
puzzle-share-solved = حُلّ من أول مرة.
puzzle-share-missed = خُدعت اليوم.
puzzle-archive-by-theme = الأرشيف حسب الموضوع
puzzle-solved-of = حُلّ { $solved } من { $n }
puzzle-newest = الأحدث أولًا
puzzle-why-idle = في { $seen } من 100 لعبة لا تفعل إحدى بطاقاتك شيئًا في هذه الجولة؛ ومع أفضل اختيار في { $best }.
puzzle-why-hit = تصيبك رصاصة في هذه الجولة في { $seen } من 100 لعبة؛ ومع أفضل اختيار في { $best }.
puzzle-why-lost = تخسر غنيمة في هذه الجولة في { $seen } من 100 لعبة؛ ومع أفضل اختيار في { $best }.
puzzle-why-take = تأخذ غنيمة في هذه الجولة في { $seen } فقط من 100 لعبة؛ ومع أفضل اختيار في { $best }.
puzzle-why-fire = تصيب طلقتك في هذه الجولة في { $seen } فقط من 100 لعبة؛ ومع أفضل اختيار في { $best }.
puzzle-why-gun = تنتهي بلقب { gunslinger } في { $seen } فقط من 100 لعبة؛ ومع أفضل اختيار في { $best }.
puzzle-why-money = تنتهي في المتوسط ومعك { $seen }؛ ومع أفضل اختيار { $best }.
puzzle-why-rival = ينتهي أغنى منافسيك في المتوسط ومعه { $seen }؛ ومع أفضل اختيار { $best }.
puzzle-why-off = تغادر القطار في هذه الجولة في { $seen } من 100 لعبة؛ ومع أفضل اختيار في { $best }.
puzzle-why-stun = تسقط أرضًا في هذه الجولة في { $seen } من 100 لعبة؛ ومع أفضل اختيار في { $best }.
puzzle-why-miss = لا تجد طلقتك أحدًا في { $seen } من 100 لعبة؛ ومع أفضل اختيار في { $best }.
puzzle-why-loot = تأخذ غنيمة العربة الأخيرة في { $seen } فقط من 100 لعبة؛ ومع أفضل اختيار في { $best }.
puzzle-why-alone = يغادر أحد المنافسين القطار في هذه الجولة في { $seen } فقط من 100 لعبة؛ ومع أفضل اختيار في { $best }.
puzzle-why-last = تبقى في القطار حتى النهاية في { $seen } فقط من 100 لعبة؛ ومع أفضل اختيار في { $best }.
puzzle-why-less = يفوز في { $seen } من 100 لعبة؛ ويفوز أفضل اختيار في { $best }.

## Hints
hint = تلميح
hint-help = تلميح من الفانوس، على ثلاث خطوات؛ يرى الجميع أنك سألت (?)
hint-wait = الفانوس يُضاء…
hint-fail = انطفأ الفانوس: لم يصل أي تلميح.
hint-again = حاول مرة أخرى
hint-more = قل المزيد
hint-all = أظهر كل الفرص
hint-out = أطفئ الفانوس
hint-step = التلميح { $n } من 3
hint-nth = هذا عن البطاقة { $n } من خطتك.
hint-dark = المكان مظلم: لا أحد يرى ما تلعبه.
hint-close = الأمر متقارب: عدة خيارات متساوية تقريبًا.
hint-two = أحد هذين.
hint-two-names = { $a }، أو { $b }.
hint-of-what = فرصة الفوز مع كل خيار، بحسب ما تعرفه.
hint-chance = { $option }: { $chance }
hint-lead-none = يصعب القول؛ ربما: { $option }.
hint-lead-little = بفارق قليل: { $option }.
hint-lead-clear = بوضوح: { $option }.
hint-named = { $name }. فرصة الفوز بحسب ما تعرفه: { $n } بالمئة، بين { $low } و{ $high }
hint-named-lit = { $name }. أضاءه التلميح
hint-none = لا تلميحات على هذه الطاولة: لم يسمح بها المضيف.
hints-on = التلميحات مفعّلة
hints-on-help = من عليه الدور هنا يمكنه طلب تلميحات. كل فانوس يُحسب واحدًا.
hints-asked = التلميحات المطلوبة: { $n }
log-hint = طُلب تلميح: { $player }.
key-hint = ?
key-hint-help = تلميح، أو خطوته التالية
option-hints = التلميحات
option-hints-help = من عليه الدور يمكنه سؤال الفانوس؛ ويرى الجميع من سأل. كالمعتاد: فقط حين يلعب شخص واحد وحده مع لاعبين آليين.
hints-usual = كالمعتاد
hint-marshal = فكّر في المارشال.
hint-marshal-more = أين سيكون، ومن سيضطر إلى مقابلته هناك؟
hint-loot = فكّر في الغنيمة.
hint-loot-more = ما الذي في المتناول، ومن غيرك يسعى إليه؟
hint-shoot = فكّر في من يمكن إصابته.
hint-shoot-more = من سيقف في خط نارك حين تنطلق الرصاصة؟
hint-punch = فكّر في من يقف بجانبك.
hint-punch-more = ماذا سيخسر، وأين سيقع؟
hint-place = فكّر في المكان الذي ستقف فيه.
hint-place-more = المكان الذي تنفع منه البطاقة التالية يستحق بطاقة.
hint-draw = فكّر في يدك.
hint-draw-more = قد تساوي بطاقات أكثر الآن أكثر من حركة أخرى.
hint-cards = فكّر في ما ستحتاج إليه.
hint-cards-more = ليست كل بطاقة نافعة حيث تذهب.
hint-facing = فكّر في الجهة التي تنظر إليها.
hint-facing-more = من سيكون أمامك، ومن خلفك؟
hint-reflex = فكّر في من قد يطلق النار عليك.
hint-reflex-more = من سقط أرضًا ما زال بوسعه الرد.
hint-horse = فكّر في الصحراء.
hint-horse-more = من يسقط عن القطار يحتاج إلى طريق للعودة.

version-ready = نسخة جديدة جاهزة.
no-server = ليس وراء هذه الصفحة خادم: هنا تلعب مع لاعبين آليين، أو تتناوبون على جهاز واحد. وليلعب الأصدقاء على أجهزتهم يشغّل أحدهم خادمًا على أيّ حاسوب فيه بايثون:
no-server-then = من مجلّد المصدر يقوم make play بكلّ ذلك. ثمّ يفتح الجميع العنوان الذي يذكره الخادم. أمّا وضعه على الإنترنت فشرحه في docs/hosting.md.
trouble-server = لا خادم هنا
trouble-server-help = تلعب هذه الصفحة وحدها. طاولات الأصدقاء على عنوان خادم.
replayed-wait = تُعاد اللعبة على هذا الجهاز…
replayed-same = أُعيدت على هذا الجهاز جوابًا بعد جواب: حدث كلّ شيء كما عُرض، والنتيجة نفسها.
replayed-transcript = قُطع نصّ اللعبة أو غُيّر: مجموع التحقّق لا يطابق.
replayed-seed = لم تُوزَّع البطاقات من هذه البذرة.
replayed-answer = الجواب { $n } ليس ممّا تسمح به القواعد.
replayed-events = عند الإعادة يحدث شيء آخر في الخطوة { $n }.
replayed-outcome = عند الإعادة تنتهي اللعبة بنتيجة غير التي عُرضت.
replayed-not = تعذّرت إعادة اللعبة على هذا الجهاز، فلم يُتحقّق إلا من الأرقام.

## Studies
study = دراسة
study-title = العنوان
study-nowhere = لم تُحفظ بعد.
study-here = محفوظة في هذا المتصفح.
study-there = محفوظة على الخادم؛ من لديه رابط يرى تغييراتك.
study-keeping = تُحفظ…
study-reading = أنت تقرأ؛ لتغييرها افتح رابط التحرير.
study-until = محفوظة حتى { $date } إن لم يقرأها أحد بعد الآن.
study-here-now = هنا الآن
study-guest = شخص ما
study-steps-on = { $n ->
    [one] بعدك بخطوة
    [two] بعدك بخطوتين
    [few] بعدك بـ{ $n } خطوات
   *[other] بعدك بـ{ $n } خطوة
  }
study-steps-back = { $n ->
    [one] قبلك بخطوة
    [two] قبلك بخطوتين
    [few] قبلك بـ{ $n } خطوات
   *[other] قبلك بـ{ $n } خطوة
  }
study-elsewhere = في تفريعة أخرى
study-keep-here = احفظها هنا
study-file = كملف
study-link = انسخها كرابط
study-keep-there = احفظها على الخادم
study-copy-read = انسخ رابط القراءة
study-copy-edit = انسخ رابط التحرير
study-copy-frame = انسخ إطارًا لصفحات أخرى
study-copied = نُسخ.
study-link-long = هذه الدراسة أطول من أن يحملها رابط واحد: احفظها ملفًا أو على الخادم.
study-key-help = احتفظ برابط التحرير: لا أحد يستطيع أن يعطيك غيره.
study-not-kept = تعذّر حفظها. تبقى على اللوح؛ حاول مرة أخرى.
study-too-large = هذه الدراسة أكبر من أن تُحفظ.
study-not-yours = هذا المفتاح لا يغيّر الدراسة. ما غيّرته يبقى على لوحك.
study-unknown = لا توجد دراسة كهذه، أو لم تعد محفوظة.
study-too-fast = دراسات كثيرة دفعة واحدة؛ انتظر دقيقة.
study-unreadable = هذه ليست دراسة.
study-version = كتب هذه الدراسة إصدار أحدث من Folsom. أعد تحميل الصفحة أو اطلب أقدم منها.
study-cut-off = ينقص جزء من هذه الدراسة: الرابط أو الملف مقطوع.
study-untitled = بلا عنوان
study-none = لا دراسات في هذا المتصفح بعد. شاهد أي لعبة واحفظها.
study-open = افتح دراسة
embed-open = افتح في Folsom
pens = الأقلام
pens-help = اضغط مكانًا على القطار لدائرة، واسحب إلى آخر لسهم؛ والمثل مرة أخرى يمحوه.
pen-idea = فكرة
pen-danger = خطر
pen-plan = خطة
mark-arrow = { $pen }: { $from } – { $to }.
mark-circle = { $pen }: { $place }.

## The analysis board, and where games are looked at again.
board-round = الجولة
board-moment = اللحظة
board-when = الجولة { $round }، { $phase }
board-when-turn = الجولة { $round }، الدور { $turn }
board-answered = { $bandit }: { $option }
board-ply = { $bandit }: { $option }؛ فرصة الفوز بعدها { $share }
board-turning-point = نقطة التحوّل { $n }: { $name }
board-chance = فرصة الفوز
board-knew = بحسب معرفة { $bandit }
board-knew-each = بحسب ما عرفه كل واحد
board-true = ما كان حقًا
board-judged-by = الحكم بحسب
board-table = جدول
board-refining = { $n } لعبة تجريبية لكل نقطة، والمزيد آتٍ
board-no-engine = لا يستطيع هذا المتصفح حساب الفرص.
board-to-play = الدور على { $bandit }
board-card = البطاقة { $n } من { $of }
board-speed = السرعة: { $speed }×
board-last-turn = إلى نقطة التحوّل السابقة
board-next-turn = إلى نقطة التحوّل التالية
board-options = فرصة { $bandit } في الفوز مع كل خيار
board-options-plan = فرصة { $bandit } في الفوز مع كل خطة
board-option-told = { $option }: فرصة الفوز بحسب معرفة { $bandit } { $share }، بفارق { $error } نقطة؛ وفي الحقيقة { $truth }. { $tags }
board-best = الأفضل
board-chosen = المختار
board-legend-knew = المعروف
board-legend-true = الحقيقة
board-all-plans = الكل ({ $n })
board-moves = النقلات والتفريعات
board-variations = التفريعات: { $n }
board-variation = تفريع
board-setup = الإعداد
board-name = الاسم
board-comment = تعليق
board-promote = رفع
board-delete = حذف
board-ok = حسنًا
board-all = الكل
board-deal = وزّع عالمًا آخر ممكنًا
board-dealt = وُزّع ما كان مخفيًا من جديد.
board-play-on = تابع اللعب
board-play-on-title = تابع اللعب من هنا
board-played-by = { $bandit }، اللاعب: { $player }
board-beside = بجانب القطار
board-tab-options = الخيارات
board-tab-tree = النقلات
board-tab-eyes = العيون
board-tab-play = تابع اللعب
board-chose = المختار
board-better = الأفضل
board-better-named = الأفضل: { $option }
board-unit = فرصة الفوز بحسب معرفة { $bandit }، بفارق { $error } نقطة. ضيّع الاختيار { $gap }.
board-followed = ما كان سيحدث
board-followed-nothing = حتى نهاية الجولة ما كان شيء آخر ليحدث.
board-play-ahead = شاهده على القطار
board-keep = احفظه تفريعًا
board-all-options = كل ما كان بوسع { $bandit } فعله
games-title = ألعابي
games-kept = محفوظة في هذا المتصفح
games-watch = شاهد أي لعبة وتعلّم منها
games-open = افتح ملفًا
games-paste = لصق
games-paste-here = ألصق نصّ لعبة هنا
games-read = اقرأ
games-sample = مثال: { $game }
games-drop = أو أفلت نصّ لعبة أو دراسة أو رابط أيّ منهما في أيّ مكان من هذه الصفحة.
games-let-go = أفلت لتفتحه
games-finished = المنتهية
games-count = الألعاب: { $n }، الفوز: { $won }
games-place = المركز { $place } من { $of }
games-analyse = حلّل
games-analyse-of = حلّل لعبة { $day }، { $bandit }
games-day = اليوم
games-crew = العصابة
games-chance = فرصتك في الفوز
games-spark = فرصتك في الفوز: { $first } في البداية، { $most } في أعلاها، { $last } في النهاية
games-won-by = الفوز لـ { $bandit }
games-won-by-lead = الفوز لـ { $bandit } بفارق { $lead } عنك
games-studies = الدراسات
games-none = كل لعبة تنهيها في هذا المتصفح تظهر هنا.
games-wrong = هذه ليست لعبة كاملة.
games-wrong-line = السطر { $line }: { $reason }
games-wrong-head = يبدأ نصّ اللعبة بـ «folsom» واسم اللعبة وإصدار قواعدها، لا بـ «{ $found }».
games-wrong-game = لا توجد لعبة باسم «{ $found }».
games-wrong-rules = لُعبت بالإصدار { $found } من القواعد، وهذه الصفحة لا تعرفه.
games-wrong-word = «{ $found }» ليس جزءًا من نصّ لعبة.
games-wrong-seed = في البذرة 64 رقمًا سداسيًا عشريًا، لا «{ $found }».
games-wrong-options = لا يمكن اللعب هكذا: { $found }
games-wrong-answer = «{ $found }» ليس جوابًا.
games-wrong-cut = ينتهي هنا بلا مجموع تحقّق: قُطع الباقي.
games-wrong-sum = مجموع التحقّق لا يطابق: تغيّر شيء أو تلف.
games-wrong-long = إنه أطول من أي لعبة.
games-wrong-refused = لا يمكن إعطاء الجواب { $found } هناك.
games-open-far = افتح حتى الجواب { $n }
edit-open = ركّب وضعًا
edit-title = وضع
edit-by-hand = مركّب باليد
edit-help = اسحب، أو المس قطعة ثم مكانًا.
edit-held = في يدك: { $piece }. المس مكانًا.
edit-pieces = القطع
edit-cannot = هذا غير ممكن
edit-fault = لم يستطع المتصفح أن ينظر في الوضع.
edit-too-soon = ليس اللصوص على القطار بعد: تقدّم بضع خطوات ثم ركّب.
edit-undo = تراجع
edit-leave = رجوع
edit-up = { $bandit } إلى السطح
edit-moment = اللحظة
edit-cards = البطاقات
edit-begin = ابدأ من
edit-new = لعبة جديدة
edit-round = الجولة
edit-turn = الدور
edit-to-play = من يلعب
edit-fewer = { $what }: أقل بواحد
edit-more = { $what }: أكثر بواحد
edit-hand = يد { $bandit }
edit-hits = الرصاص الذي أصاب { $bandit }
edit-instead = بدلًا من { $card }
edit-turn-round = استدارة
edit-stunned = مصعوق
edit-off = خارج القطار
edit-take-up = استرجع { $card }
edit-uncouple = افصل العربة الأخيرة
edit-box = إلى العلبة
edit-setup = { $game }، من البداية
edit-mine = اللوح
edit-analyse = حلّل هذا الوضع
cannot-inside-with-marshal = { $bandit }: لا أحد يبقى داخل عربة المارشال (E4.8).
cannot-too-many-cards = { $bandit }: لا أحد عنده أكثر من هذا العدد من البطاقات: { $most }.
cannot-own-cards = { $bandit }: بطاقات الأفعال ناقصة أو زائدة (E1.4).
cannot-hand-too-large = { $bandit }: البطاقات في اليد { $found }، والممكن الآن { $most } على الأكثر (E3.1, E3.2).
cannot-drawn-cards-missing = { $bandit }: بعد السحب يكون في اليد أو على الطاولة { $least } من البطاقات على الأقل، لا { $found } (E3.2).
cannot-too-many-bullets = { $bandit }: من هذا الرصاص { $most } فقط، لا { $found } (E1.4).
cannot-own-bullet = { $bandit }: لا أحد يصاب برصاصه (E4.4).
cannot-bullets-left = { $bandit }: عدد الرصاص غير صحيح، يجب أن يبقى { $left } (E1.4).
cannot-strongbox-missing = دخلت الخزنة الثانية اللعب مع «خذ كل شيء»: هي على القطار أو عند أحدهم (E7.4).
cannot-strongbox-too-early = تبقى الخزنة الثانية في العلبة حتى «خذ كل شيء» (E7.4).
cannot-loot-missing = كل غنيمة وُضعت تبقى في اللعب: على القطار أو عند أحدهم (E2.2).
cannot-loot-too-much = لا غنيمة أكثر مما كان في العربات وعند اللصوص في البداية (E2.2).
cannot-ransom-too-early = تُدفع الفدية بعد جولة السائق الرهينة (E7.8).
cannot-too-many-ransoms = لكل واحد فدية واحدة على الأكثر (E7.8).
cannot-purse-values = أكياس النقود بقيمة { $dollars } عددها { $most } فقط (E1.3).
cannot-pile-order = { $bandit }: بطاقة واحدة في كل مرة، بترتيب الأدوار، ولا بطاقة حيث سُحبت بطاقات (E3.2, E3.3).
cannot-pile-cover = { $bandit }: لا تغطي البطاقة إلا إطلاق نار مكشوفًا للصّ الآخر نفسه، في دور عادي (E9.4).
cannot-pile-hidden = { $bandit }: تكون البطاقات مقلوبة في الأنفاق وحيث يخفي غوست بطاقته الأولى، ولا يُخفى غير ذلك (E3.3, E3.6, E8.4).
cannot-pile-resolved = لا تُنفَّذ بطاقة من الكومة المشتركة قبل السطو، وتكون كلها منفَّذة عند الحدث (E4.1).
cannot-purse-known = يعرف كيس النقود من يملكه، وربما من ملكه؛ لا يعرف أحد كيسًا في العلبة، ويعرف الجميع ما ليس سرًا (E4.11).
cannot-too-many-cars = مع هذا العدد من اللاعبين تكون العربات { $most } على الأكثر (S2.1).
cannot-loot-of-cars-gone = العربات المفصولة: { $gone }. وعند اللصوص العدد نفسه من بطاقات الغنيمة، لا { $cards } (S3.3).
cannot-nobody-aboard = يبقى أحد على القطار حتى تُفصل العربة الأولى (S5.3).
cannot-round = هذه الجولة { $round }، ففي كل جولة يفقد القطار عربة (S3.3).
cannot-round-at-the-end = هذه الجولة { $round } أو { $gone }، ففي كل جولة يفقد القطار عربة (S3.3).
cannot-all-aboard-at-first = في الجولة الأولى الجميع على القطار (S2.1).
cannot-lost-loot = لا تضيع غنيمة إلا إذا لم يبق أحد يأخذها (S3.3).
cannot-last-loot = غنيمة العربة التي فُصلت أخيرًا أخذها أحد ممن على القطار، ولا غنيمة عند أي منهم (S3.3).
cannot-left-too-late = لم يغادر بعد هذا العدد من اللصوص والعربات (S3.3, S4.4).
cannot-left-together = لا يغادر اللصوص معًا إلا مع عربة؛ العربات المفصولة: { $gone } (S3.3).
cannot-last-fall = انتهت اللعبة بسقوط لص واحد لا أكثر (S5.1).
cannot-left-with-the-last-car = انتهت اللعبة حين غادر لصّان على الأقل معًا (S5.3).
cannot-nobody-plans = لا بد أن أحدًا ما زال يخطّط (S3.1).
cannot-first-player-gone = { $bandit } ليس على القطار ولا يكون اللاعب الأول (S3.4).
