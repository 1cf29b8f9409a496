### Folsom, العربية: what only the terminal says

## The table
terminal-round = الجولة { $round }/5
terminal-first = الأول: { $player }
terminal-bullets = الرصاص المحايد: { $n }
terminal-cars = العربات: { $n }
# Under the first car, in full and where there is little room.
terminal-locomotive = القاطرة
terminal-loco = قاطرة
# One letter for a jewel, one for a strongbox.
terminal-jewel = ج
terminal-strongbox = خ
# Titles of narrow columns: bullets left, bullets received, cards in hand, cards in the deck.
terminal-fires = طلقات
terminal-hits = إصابات
terminal-hand = اليد
terminal-deck = الرزمة
terminal-plan = الخطة
terminal-pile = الكومة
terminal-hidden = { $card } (مقلوبة)
terminal-off = خارج القطار
terminal-named = { $name }: { $what }

## The page behind the key h
terminal-help-train = يسير القطار نحو اليسار، ومن فوق عربة فهو على سطحها.
terminal-help-foremost = في الموضع الواحد يكون الأقرب إلى اليسار في المقدّمة.
terminal-help-short = اللصوص حين يضيق المكان
terminal-help-asked = من يُنتظَر
terminal-key-quit = توقّف، وتُحفَظ اللعبة

## What is answered
terminal-type = اكتب أحد الأرقام، أو h للمساعدة، لا «{ $typed }».
terminal-no-choice = لا شيء لتختاره.
terminal-no-take-back = لا شيء ليُسترجَع.
terminal-saved = حُفظت: { $path } (يعرضها folsom replay من جديد)
terminal-not-saved = تعذّر حفظ اللعبة: { $reason }
terminal-after-end = إجابة بعد النهاية

## The first use of a game
terminal-compiling = { $game }: تُجهَّز القواعد لهذا الجهاز (مرة واحدة، حتى دقيقة) …
terminal-compiled = اكتمل التجهيز في { $seconds } ث.

## The end: the parts of a result
part-loot = { loot }
part-gunslinger = { gunslinger }
part-bullets_fired = أُطلق
part-bullets_received = { terminal-hits }
part-aboard = { still-aboard }
part-loot_cards = بطاقات الغنائم
part-best_card = أفضل بطاقة

## What the browser's screen shows by itself
log-chose = { $gender ->
    [feminine] اختارت { $player }.
   *[masculine] اختار { $player }.
  }
log-took-back = { $gender ->
    [feminine] تختار { $player } من جديد.
   *[masculine] يختار { $player } من جديد.
  }
log-card-drawn = { $gender ->
    [feminine] تسحب { $player } بطاقة { $card }.
   *[masculine] يسحب { $player } بطاقة { $card }.
  }
log-deck-shuffled = { $gender ->
    [feminine] تخلط { $player } الرزمة.
   *[masculine] يخلط { $player } الرزمة.
  }
log-deck-renewed = { $gender ->
    [feminine] تخلط { $player } كومة المستبعَد لتصير رزمة جديدة.
   *[masculine] يخلط { $player } كومة المستبعَد لتصير رزمة جديدة.
  }
log-hand-returned = { $gender ->
    [feminine] تعيد { $player }
   *[masculine] يعيد { $player }
  } { $n ->
    [one] بطاقة واحدة
    [two] بطاقتين
    [few] { $n } بطاقات
   *[other] { $n } بطاقة
  } إلى الرزمة.
log-first-player = { first-player }: { $player }.
