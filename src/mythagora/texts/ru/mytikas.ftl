# Mytikas. Факты приходят как { $role }; о месте { $role-is } говорит, читатель ли это: you или other.
# У богов и божеств { $role-of } — родительный падеж. Остальное, что могут сказать тексты,
# собирается в wording/mytikas.py. К, М и З — камень, мрамор и золото, У1–У4 — уровни, как на рисунке стола.

mytikas-title = Mytikas
mytikas-blurb = Строители возводят города и храмы на Олимпе. Ведите своего строителя к одному из богов, днём или ночью, добывайте камень, мрамор и золото, поднимайте их в гору и стройте: чем выше, тем больше очков. Милости богов открывают бонусы и позволяют следовать за другими, а Подношения приносят карты самих богов.

## О чём вопрос

mytikas-question-choose-deity = Какое из двух божеств оставите себе?
mytikas-question-first-favor = С Милости какого бога начнёте?
mytikas-question-open-turn = Ваш ход. Куда идёт ваш строитель?
mytikas-question-give = { $left ->
        [1] Какой ресурс отдаёте? Ещё один.
       *[other] Какой ресурс отдаёте? Осталось: { $left }.
    }
mytikas-question-choose-part = { $area }: основное действие или только бонус?
mytikas-question-choose-set = Что даёт { $city } (уровень { $level })?
mytikas-question-choose-harvest = Что добываете на уровне 1?
mytikas-question-choose-extra = Пан добавит ещё один ресурс: { $goods }?
mytikas-question-build = Что и на каком уровне строите?
mytikas-question-choose-slot = { $piece-title }, уровень { $level }: из какой ячейки?
mytikas-question-take-favor = Милость какого бога берёте?
mytikas-question-forge = Гефест: заплатите 1 мрамор за ещё одну Милость?
mytikas-question-move = { $sort ->
        [any] { $left ->
            [1] Какой ресурс перенести на любой уровень?
            [one] Перенесите { $left } ресурс на любые уровни: какой первым?
            [few] Перенесите { $left } ресурса на любые уровни: какой первым?
           *[many] Перенесите { $left } ресурсов на любые уровни: какой первым?
        }
       *[up] { $left ->
            [one] Остался { $left } подъём: какой ресурс?
            [few] Осталось { $left } подъёма: какой ресурс?
           *[many] Осталось { $left } подъёмов: какой ресурс?
        }
    }
mytikas-question-serve-hades = Взять Подношения или поднести их божеству?
mytikas-question-make-offering = Какому божеству подносите?
mytikas-question-put = { $deity }: сколько Подношений кладёте?
mytikas-question-wrap-up = { $area }: что-нибудь ещё перед концом хода?
mytikas-question-follow = Последуете? { $area }: { $area-main }.
mytikas-question-choose-time = Каким основным действием следуете: дневным или ночным?
mytikas-question-close-turn = Ход завершается.
mytikas-question-dealing = Все выбирают себе божество; ещё не выбрали: { $seat }.
mytikas-question-opening = { $seat } берёт первую Милость.
mytikas-question-playing = Сейчас действует { $seat }.

mytikas-help-choose-deity =
    Вам сданы два божества: одно оставьте, второе уйдёт под колоду. Все выбирают одновременно, и никто
    не видит чужого выбора, пока не выберут все. На вашем божестве сразу лежит одно Подношение, и оно
    сразу действует. Правило { $rule }.
mytikas-help-first-favor =
    От последнего игрока к первому каждый берёт одну Милость, все — разных богов. Милость открывает
    бонусы своего бога, или ею платят, чтобы последовать к нему за другим игроком. Правило { $rule }.
mytikas-help-open-turn =
    Строитель обязан перейти в другую область, где никого нет, а вдвоём — к другому богу. Там вы выполняете
    основное действие, бонус, если у вас есть Милость этого бога, или то и другое. Перед переходом можно
    обратиться к Деметре или Аиду, если они ваши, а спускать ресурсы в свой ход можно всегда и бесплатно.
    Область, где ничего не произойдёт, выбрать нельзя. Правило { $rule }.
mytikas-help-give =
    Аид забирает ресурсы, которые вы выберете, один за другим и с любых уровней, а потом даёт
    Подношения. Правило { $rule }.
mytikas-help-choose-part =
    Можно выполнить основное действие, а потом, с Милостью этого бога, и бонус; или только бонус. Если взять
    только бонус, следовать за вами нельзя — разве что за вашим столом играют иначе. Правило { $rule }.
mytikas-help-choose-set =
    Каждый ваш город даёт один набор на том уровне, где он стоит. Выбираете для каждого города. Правило { $rule }.
mytikas-help-choose-harvest =
    Вы получаете один из трёх наборов на уровне 1, один раз, сколько бы городов у вас ни было. Правило { $rule }.
mytikas-help-choose-extra =
    Пан даёт ещё один ресурс на уровне 1 — того вида, который вы только что добыли. Правило { $rule }.
mytikas-help-build =
    Вся цена платится с того уровня, на котором вы строите, и на нём должен оставаться жетон. Ресурсы сверху
    можно сначала спустить — в свой ход это бесплатно. Перенос, после которого нечего было бы строить,
    не предлагается. Правило { $rule }.
mytikas-help-choose-slot =
    Фишки одного вида стоят в разных ячейках вашего планшета, и то, что под фишкой, теперь ваше. На её
    место ложится жетон уровня, он принесёт очки в конце. Правило { $rule }.
mytikas-help-take-favor =
    Возьмите Милость любого бога из её стопки. Только если стопка пуста, Милость берут у другого игрока,
    и он ничего за неё не получает. Держать их можно сколько угодно. Правило { $rule }.
mytikas-help-forge =
    Гефест даёт ещё одну Милость за мрамор с любого уровня, один раз за это действие. Правило { $rule }.
mytikas-help-move =
    По одному ресурсу: подъём — это один уровень, можно поднимать и тот же ресурс снова. Что не использовано,
    пропадает. Спускать в свой ход можно бесплатно. { $turn ->
        [hestia] Гестия может при подъёме обратить один камень в мрамор или один мрамор в золото.
       *[none] {""}
    } Правило { $rule }.
mytikas-help-serve-hades =
    Возьмите Подношения в свой запас или положите их из запаса на одну карту божества: свою, открытую
    в ряду или чужую. С Гермесом можно и то и другое, сначала взять. Правило { $rule }.
mytikas-help-make-offering =
    Положите Подношения из запаса на одну карту: на свою — чтобы защитить её, на открытую в ряду — чтобы взять,
    на чужую — чтобы увести её, положив хотя бы на одно больше, чем там лежит. Когда Подношений на вашей карте
    столько, сколько на младшем замке, этот замок запирает её навсегда. Правило { $rule }.
mytikas-help-put =
    Хотя бы одно, и на карте никогда не больше, чем позволяет младший замок; если ровно столько, карта
    заперта, и увести её уже нельзя. Для чужой карты нужно на одно больше, чем на ней лежит, а прежний
    хозяин забирает свои назад. Правило { $rule }.
mytikas-help-wrap-up =
    С Милостью этого бога — или после основного действия с божеством, которое её заменяет, — теперь можно
    взять бонус. Милость остаётся у вас. Ресурсы по-прежнему можно бесплатно спускать. Потом за вами могут
    последовать другие. Правило { $rule }.
mytikas-help-follow =
    Верните Милость этого бога в её стопку и выполните то же основное действие, выбирая всё по-своему.
    Бонуса у последовавших нет, но ячейки и божества со знаком следования работают. С Зевсом можно заплатить
    Подношением, с Посейдоном — любой Милостью. Правило { $rule }.
mytikas-help-choose-time =
    Вдвоём последовавший может выполнить любое из двух основных действий бога, дневное или ночное. Божества
    помогают тому, которое выполняется. Правило { $rule }.
mytikas-help-close-turn =
    Карты ряда без замка открываются, и начинает следующий игрок. Правило { $rule }.
mytikas-help-dealing =
    Каждому сданы два божества. Все тайно выбирают, какое оставить, и все выборы
    открываются вместе. Правило { $rule }.
mytikas-help-opening =
    От последнего игрока к первому каждый берёт одну Милость, все — разных богов. Правило { $rule }.
mytikas-help-playing =
    Другой игрок пришёл к богу или может последовать к нему и выбирает, что там делать. Всё, кроме карт,
    лежащих лицом вниз, открыто, так что по столу видно, что происходит. Правило { $rule }.

## Ответы. `.words` — то, что можно ввести вместо слов записи.

mytikas-action-go = { $area }: { $area-main }{ $bonus-by ->
        [favor] ; бонус: { $area-bonus }
        [card] ; потом бонус, его даст { $card }: { $area-bonus }
       *[none] {""}
    }
    .words = идти, иду, пойти
mytikas-action-main = Основное действие: { $area-main }
    .words = основное, действие
mytikas-action-bonus = Бонус: { $area-bonus }
    .words = бонус
mytikas-action-done = { $asked ->
        [move] Переносов хватит
        [forge] Нет, мрамор оставить
        [make-offering] Пока не подносить
        [wrap-up] Закончить ход
       *[other] Готово
    }
    .words = готово, всё, закончить, хватит
mytikas-action-pass = Пас
    .words = пас, нет, пропустить
mytikas-action-follow = Следовать, цена: { $price }
    .words = следовать, следую, платить, да
mytikas-action-day = Днём: { $area-main }
    .words = день, днём
mytikas-action-night = Ночью: { $area-main }
    .words = ночь, ночью
mytikas-action-produce = Добыть: { $set }
    .words = добыть, набор
mytikas-action-harvest = Добыть: { $crop }
    .words = урожай, добыть, набор
mytikas-action-also = Ещё 1 { $good }
    .words = ещё, добавить
mytikas-action-move = { $way ->
        [up] { $good-title } У{ $start } ↑ У{ $goal }
       *[down] { $good-title } У{ $start } ↓ У{ $goal }
    }{ $free ->
        [yes] {" "}даром
       *[no] {""}
    }
    .words = перенести, поднять, спустить
mytikas-action-turn = { $good-title } У{ $start } ↑ У{ $goal }, станет: { $into }
    .words = обратить, превратить
mytikas-action-build = { $piece-title }, уровень { $level }, цена: { $cost }
    .words = строить, построить, возвести
mytikas-action-slot = Ячейка, которая даёт: { $slot-bonus }
    .words = ячейка
mytikas-action-favor = { $god }: { $pile ->
        [1] последняя в стопке
       *[other] в стопке { $pile }
    }{ $held ->
        [0] {""}
       *[other] ; у вас { $held }
    }
    .opens = Милость { $god-of }
    .words = милость
mytikas-action-rob = { $god }: у игрока { $seat }{ $held ->
        [0] {""}
       *[other] ; у вас { $held }
    }
    .opens = Милость { $god-of } от игрока { $seat }
    .words = отнять, милость
mytikas-action-take = { $count ->
        [one] Взять { $count } Подношение
        [few] Взять { $count } Подношения
       *[many] Взять { $count } Подношений
    }
    .words = взять, беру
mytikas-action-offer = { $where ->
        [own] { $deity }: ваша карта, Подношений на ней { $on }
        [line] { $deity } из ряда: { $deity-effect }
       *[other] { $deity }: карта игрока { $owner }, Подношений на ней { $on }. { $deity-effect }
    }
    .opens = подношение: { $deity }
    .words = поднести, подношу
mytikas-action-put = { $count ->
        [one] Положить { $count } Подношение
        [few] Положить { $count } Подношения
       *[many] Положить { $count } Подношений
    }{ $locks ->
        [yes] {" "}(и запереть)
       *[no] {""}
    }
    .words = положить, кладу
mytikas-action-forge = Да, 1 мрамор с уровня { $level }
    .words = ковать, да
mytikas-action-change = Деметра, уровень { $level }: камень ×{ $stone } → { $into }
    .words = обменять
mytikas-action-sacrifice = Аид: отдать ресурсов { $count }, получить { $gain ->
        [one] { $gain } Подношение
        [few] { $gain } Подношения
       *[many] { $gain } Подношений
    }
    .words = пожертвовать, жертва
mytikas-action-give = { $good-title } У{ $level }
    .words = отдать
mytikas-action-keep = { $deity }: { $deity-effect } Очки: { $deity-score }
    .words = оставить, выбрать

## Почему нельзя

mytikas-refusal-game-is-over = Игра окончена. Посмотрите её ещё раз или начните новую.
mytikas-refusal-not-your-turn = Сейчас не ваш ход. Подождите, пока вас спросят.
mytikas-refusal-no-such-action = Такого хода в Mytikas нет. Выберите один из предложенных ответов.
mytikas-refusal-no-such-seat = Такого игрока за этим столом нет. Назовите того, кто есть.
mytikas-refusal-builder-not-now = Строитель идёт в начале хода. Сначала ответьте на вопрос.
mytikas-refusal-main-not-now = Об основном действии сейчас не спрашивают. Выберите один из предложенных ответов.
mytikas-refusal-bonus-not-now = Бонус бывает при своём действии, в свой ход. Выберите один из предложенных ответов.
mytikas-refusal-not-done-yet = Заканчивать рано: здесь ещё надо что-то выбрать.
mytikas-refusal-following-not-now = Следуют или пасуют после чужого действия. Не сейчас.
mytikas-refusal-time-not-now = День или ночь выбирают, следуя за другим в игре вдвоём. Не сейчас.
mytikas-refusal-producing-not-now = Сейчас вы ничего не добываете. Для этого идите днём к Зевсу или Деметре.
mytikas-refusal-extra-not-now = Пан добавляет ресурс только днём у Деметры. Не сейчас.
mytikas-refusal-move-not-now = В этот момент ресурсы не переносят. Сначала ответьте на вопрос.
mytikas-refusal-turn-not-now = Гестия обращает ресурс, только пока его поднимают днём у Аида. Не сейчас.
mytikas-refusal-building-not-now = Строят ночью у Зевса или у Деметры. Не сейчас.
mytikas-refusal-slot-not-now = Ячейку выбирают, когда что-то построено. Не сейчас.
mytikas-refusal-favor-not-now = Сейчас Милость не берут. Выберите один из предложенных ответов.
mytikas-refusal-offerings-not-now = Сейчас Подношения не берут. Выберите один из предложенных ответов.
mytikas-refusal-offering-not-now = Сейчас поднести нельзя. Выберите один из предложенных ответов.
mytikas-refusal-forge-not-now = Гефест помогает только ночью у Посейдона. Не сейчас.
mytikas-refusal-change-not-now = Деметра меняет камень, только пока строитель не пошёл. Подождите следующего хода.
mytikas-refusal-sacrifice-not-now = Аид принимает ресурсы, только пока строитель не пошёл. Подождите следующего хода.
mytikas-refusal-choice-not-now = Божеств выбирают до начала игры. Не сейчас.
mytikas-refusal-area-is-barred = Это место занято строителем, а ваш обязан перейти. Выберите свободное.
mytikas-refusal-god-is-barred = Вдвоём строитель занимает обе области бога, и ваш тоже. Выберите другого бога.
mytikas-refusal-nothing-to-do-there = Там ничего не дадут ни основное действие, ни бонус. Выберите другую область.
mytikas-refusal-no-favor-for-bonus = Для бонуса нужна Милость этого бога. Закончите ход без него.
mytikas-refusal-bonus-does-nothing = Бонус сейчас ничего не изменит. Закончите ход без него.
mytikas-refusal-one-bonus-only = Бонус вы уже взяли, больше одного не бывает. Закончите ход.
mytikas-refusal-same-level = Ресурс и так на этом уровне. Назовите другой.
mytikas-refusal-down-not-now = Бесплатно спускать ресурсы можно только в свой ход, а вы следуете за другим.
mytikas-refusal-no-move-up-here = Без действия или бонуса, где так сказано, ничего не поднять. Бесплатно — только вниз.
mytikas-refusal-one-level-at-a-time = Подъём — это один уровень. Выберите следующий.
mytikas-refusal-nothing-there = Такого ресурса на этом уровне у вас нет. Взгляните на свой планшет.
mytikas-refusal-move-something-first = Это действие значит, что вы что-то поднимаете. Поднимите хотя бы один ресурс.
mytikas-refusal-no-turning-now = Гестия здесь не помогает или уже помогла. Поднимите ресурс как есть.
mytikas-refusal-top-level = Выше уровня 4 ничего не поднять. Выберите ресурс пониже.
mytikas-refusal-not-just-produced = Этого вы сейчас не добывали. Выберите то, что добыли.
mytikas-refusal-other-kind-of-building = Ночью у Зевса строят храмы, у Деметры — города. Выберите то, что строят здесь.
mytikas-refusal-no-piece-left = Всё этого вида вы уже построили. Выберите другое.
mytikas-refusal-level-is-full = На этом уровне не осталось жетонов. Стройте на другом.
mytikas-refusal-cannot-pay = Ресурсов этого уровня не хватит. Выберите другую постройку, другой уровень или спустите что-нибудь.
mytikas-refusal-leaves-nothing-to-build = После этого переноса строить будет нечего. Оставьте нужное для постройки.
mytikas-refusal-wrong-slot = Эта ячейка для фишек другого вида. Выберите ячейку нужного вида.
mytikas-refusal-slot-is-taken = Из этой ячейки уже строили. Выберите свободную.
mytikas-refusal-taken-by-another = С этого бога уже кто-то начал. Выберите другого.
mytikas-refusal-pile-is-empty = Эта стопка пуста. Скажите, у какого игрока берёте.
mytikas-refusal-pile-not-empty = В стопке Милость есть. Берите её, а не чужую.
mytikas-refusal-nobody-has-one = Её нет ни в стопке, ни у других. Выберите другого бога.
mytikas-refusal-not-from-yourself = У себя брать нельзя. Назовите другого игрока.
mytikas-refusal-they-have-none = У этого игрока такой Милости нет. Назовите того, у кого есть.
mytikas-refusal-no-marble-there = На этом уровне у вас нет мрамора. Выберите другой уровень или откажитесь.
mytikas-refusal-card-not-in-play = Этого божества нет ни перед игроками, ни открытым в ряду. Выберите то, что есть.
mytikas-refusal-card-is-locked = Эта карта заперта и Подношений больше не принимает. Выберите другую.
mytikas-refusal-no-offering-left = В вашем запасе нет столько Подношений. Сначала возьмите их.
mytikas-refusal-too-few-offerings = Для этой карты Подношений не хватает. Выберите другую.
mytikas-refusal-outbid-the-owner = Чтобы увести карту, нужно хотя бы на одно Подношение больше, чем на ней лежит. Положите больше, если есть.
mytikas-refusal-over-the-lock = Это больше, чем позволяет младший замок. Положите меньше.
mytikas-refusal-favor-of-another-god = Следовать стоит Милости того бога, чьё это действие. Заплатите ею или пасуйте.
mytikas-refusal-no-favor-to-pay = Этой Милости у вас нет. Пасуйте или заплатите иначе, если божество позволяет.
mytikas-refusal-zeus-does-not-help = Платить Подношением позволяет только карта Зевса. Заплатите Милостью или пасуйте.
mytikas-refusal-action-does-nothing = Это действие вам ничего не даст. Пасуйте или выберите другое.
mytikas-refusal-not-dealt-to-you = Это божество сдано не вам. Оставьте одно из своих двух.
mytikas-refusal-card-does-not-help = Этого божества у вас нет, или оно пришло только в этот ход. Выберите что-нибудь другое.
mytikas-refusal-once-a-turn = Это божество в этот ход уже помогло. Ведите строителя.
mytikas-refusal-too-little-stone = На этом уровне камня мало. Выберите другой уровень.
mytikas-refusal-too-few-goods = Для этого ресурсов мало. Отдайте меньше или ведите строителя.

## Что произошло

mytikas-event-chooses = { $seat-is ->
        [you] Ваш выбор — { $deity }. Другие увидят его, когда выберут все.
       *[other] { $seat } выбирает карту { $deity-of }.
    }
mytikas-event-chooses-unseen = { $seat }: выбор сделан.
mytikas-event-keeps = { $seat-is ->
        [you] Вы начинаете с картой { $deity-of }.
       *[other] { $seat } начинает с картой { $deity-of }.
    }
mytikas-event-turns-up = В ряду открывается карта: { $deity }.
mytikas-event-begins-turn = { $seat-is ->
        [you] Ваш ход.
       *[other] Ходит { $seat }.
    }
mytikas-event-goes = { $seat-is ->
        [you] Вы идёте: { $area }.
       *[other] { $seat } идёт: { $area }.
    }
mytikas-event-performs = { $seat-is ->
        [you] Вы выполняете основное действие: { $area }.
       *[other] { $seat } выполняет основное действие: { $area }.
    }
mytikas-event-declines-main = { $seat-is ->
        [you] Вы пропускаете основное действие.
       *[other] { $seat } пропускает основное действие.
    }
mytikas-event-takes-bonus = { $seat-is ->
        [you] Вы берёте бонус: { $area-bonus }.
       *[other] { $seat } берёт бонус: { $area-bonus }.
    }
mytikas-event-produces = { $seat-is ->
        [you] { $city-is ->
            [some] Ваш { $city } (уровень { $level }) даёт { $yield }.
           *[none] Вы добываете { $yield } на уровне { $level }.
        }
       *[other] { $city-is ->
            [some] { $seat }: { $city } (уровень { $level }) даёт { $yield }.
           *[none] { $seat } добывает { $yield } на уровне { $level }.
        }
    }
mytikas-event-produces-extra = { $seat-is ->
        [you] Пан добавляет вам 1 { $good } на уровень 1.
       *[other] Пан помогает: { $seat } получает 1 { $good } на уровень 1.
    }
mytikas-event-moves = { $seat-is ->
        [you] Вы переносите 1 { $good } с уровня { $from } на { $to }.
       *[other] { $seat } переносит 1 { $good } с уровня { $from } на { $to }.
    }
mytikas-event-moves-down = { $seat-is ->
        [you] Вы спускаете 1 { $good } с уровня { $from } на { $to }.
       *[other] { $seat } спускает 1 { $good } с уровня { $from } на { $to }.
    }
mytikas-event-turns = { $seat-is ->
        [you] Вам помогает Гестия: { $good } → { $into }, с уровня { $from } на { $to }.
       *[other] { $seat }: помогает Гестия, { $good } → { $into }, с уровня { $from } на { $to }.
    }
mytikas-event-changes = { $seat-is ->
        [you] Деметра меняет вам на уровне { $level } камень ×{ $stone } на 1 { $into }.
       *[other] { $seat }: Деметра меняет на уровне { $level } камень ×{ $stone } на 1 { $into }.
    }
mytikas-event-sacrifices = { $seat-is ->
        [you] { $count ->
            [one] Вы отдаёте Аиду { $count } ресурс.
            [few] Вы отдаёте Аиду { $count } ресурса.
           *[many] Вы отдаёте Аиду { $count } ресурсов.
        }
       *[other] { $count ->
            [one] { $seat } отдаёт Аиду { $count } ресурс.
            [few] { $seat } отдаёт Аиду { $count } ресурса.
           *[many] { $seat } отдаёт Аиду { $count } ресурсов.
        }
    }
mytikas-event-gives = { $seat-is ->
        [you] Вы отдаёте 1 { $good } с уровня { $level }.
       *[other] { $seat } отдаёт 1 { $good } с уровня { $level }.
    }
mytikas-event-pays = { $seat-is ->
        [you] Вы платите на уровне { $level }: { $cost }.
       *[other] { $seat } платит на уровне { $level }: { $cost }.
    }
mytikas-event-builds = { $seat-is ->
        [you] Вы строите { $piece } на уровне { $level }. Ячейка даёт: { $slot-bonus }.
       *[other] { $seat } строит { $piece } на уровне { $level }. Ячейка даёт: { $slot-bonus }.
    }
mytikas-event-takes-favor = { $seat-is ->
        [you] Вы берёте Милость { $god-of }.
       *[other] { $seat } берёт Милость { $god-of }.
    }
mytikas-event-robs-favor = { $seat-is ->
        [you] Вы берёте Милость { $god-of } у игрока { $other }.
       *[other] { $other-is ->
            [you] { $seat } берёт Милость { $god-of } у вас.
           *[other] { $seat } берёт Милость { $god-of } у игрока { $other }.
        }
    }
mytikas-event-finds-no-favor = { $seat-is ->
        [you] Милости, которую можно взять, не осталось.
       *[other] { $seat } остаётся без Милости: брать нечего.
    }
mytikas-event-forges = { $seat-is ->
        [you] Вы платите Гефесту 1 мрамор с уровня { $level }.
       *[other] { $seat } платит Гефесту 1 мрамор с уровня { $level }.
    }
mytikas-event-takes-offerings = { $seat-is ->
        [you] { $count ->
            [one] Вы берёте { $count } Подношение.
            [few] Вы берёте { $count } Подношения.
           *[many] Вы берёте { $count } Подношений.
        }
       *[other] { $count ->
            [one] { $seat } берёт { $count } Подношение.
            [few] { $seat } берёт { $count } Подношения.
           *[many] { $seat } берёт { $count } Подношений.
        }
    }
mytikas-event-protects = { $seat-is ->
        [you] { $count ->
            [one] Вы кладёте на свою карту { $deity-of } ещё { $count } Подношение.
            [few] Вы кладёте на свою карту { $deity-of } ещё { $count } Подношения.
           *[many] Вы кладёте на свою карту { $deity-of } ещё { $count } Подношений.
        }
       *[other] { $count ->
            [one] { $seat } кладёт на карту { $deity-of } ещё { $count } Подношение.
            [few] { $seat } кладёт на карту { $deity-of } ещё { $count } Подношения.
           *[many] { $seat } кладёт на карту { $deity-of } ещё { $count } Подношений.
        }
    }
mytikas-event-takes-card = { $seat-is ->
        [you] { $count ->
            [one] Вы берёте из ряда карту { $deity-of } за { $count } Подношение.
            [few] Вы берёте из ряда карту { $deity-of } за { $count } Подношения.
           *[many] Вы берёте из ряда карту { $deity-of } за { $count } Подношений.
        }
       *[other] { $count ->
            [one] { $seat } берёт из ряда карту { $deity-of } за { $count } Подношение.
            [few] { $seat } берёт из ряда карту { $deity-of } за { $count } Подношения.
           *[many] { $seat } берёт из ряда карту { $deity-of } за { $count } Подношений.
        }
    }
mytikas-event-steals-card = { $seat-is ->
        [you] { $count ->
            [one] Вы уводите у игрока { $other } карту { $deity-of } за { $count } Подношение.
            [few] Вы уводите у игрока { $other } карту { $deity-of } за { $count } Подношения.
           *[many] Вы уводите у игрока { $other } карту { $deity-of } за { $count } Подношений.
        } { $other } забирает назад свои: { $back }.
       *[other] { $other-is ->
            [you] { $count ->
                [one] { $seat } уводит у вас карту { $deity-of } за { $count } Подношение.
                [few] { $seat } уводит у вас карту { $deity-of } за { $count } Подношения.
               *[many] { $seat } уводит у вас карту { $deity-of } за { $count } Подношений.
            } Вы забираете назад свои: { $back }.
           *[other] { $count ->
                [one] { $seat } уводит у игрока { $other } карту { $deity-of } за { $count } Подношение.
                [few] { $seat } уводит у игрока { $other } карту { $deity-of } за { $count } Подношения.
               *[many] { $seat } уводит у игрока { $other } карту { $deity-of } за { $count } Подношений.
            } { $other } забирает назад свои: { $back }.
        }
    }
mytikas-event-locks = { $seat-is ->
        [you] Вы запираете карту { $deity-of } замком на { $lock }: она ваша до конца.
       *[other] { $seat } запирает карту { $deity-of } замком на { $lock }: увести её больше нельзя.
    }
mytikas-event-passes = { $seat-is ->
        [you] Вы пасуете.
       *[other] { $seat } пасует.
    }
mytikas-event-follows = { $seat-is ->
        [you] Вы следуете, цена: { $pays }.
       *[other] { $seat } следует, цена: { $pays }.
    }
mytikas-event-levels-full = Три уровня заполнены: это последний ход.
mytikas-event-locks-gone = { $seat-is ->
        [you] Вы взяли последний замок: это последний ход.
       *[other] { $seat } забирает последний замок: это последний ход.
    }
mytikas-event-all-built = { $seat-is ->
        [you] Вы построили всё, что у вас было: это последний ход.
       *[other] { $seat } строит последнюю фишку: это последний ход.
    }
mytikas-event-game-ends = Игра окончена, подсчитываются очки.

## Выбор перед игрой

mytikas-option-choose-your-deity = Выбор божества
    .help = Каждому сдаются два божества, одно из них остаётся в тайне у игрока.
mytikas-option-follow-after-bonus-only = Следовать и за одним бонусом
    .help = Другие могут последовать, даже если основное действие пропущено.
mytikas-option-followers-move-down = Последовавшие спускают
    .help = Последовавшие тоже могут бесплатно спускать ресурсы.
mytikas-option-offerings-over-lock = Подношения сверх замка
    .help = На карте может лежать больше Подношений, чем на младшем замке; она ждёт замка со своим числом.
mytikas-option-card-bonus-only = Один бонус от божества
    .help = Гера, Дионис, Афродита и Персефона открывают бонус и без основного действия.
mytikas-option-turn-limit = Предел ходов
    .help = После стольких ходов игра оценивается как есть. 0 — без предела; у ботов между собой обычно 1000.

## Что есть на столе

mytikas-good-stone = камень
    .title = Камень
    .letter = К
    .count = { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
mytikas-good-marble = мрамор
    .title = Мрамор
    .letter = М
    .count = { $count ->
        [one] { $count } мрамор
       *[other] { $count } мрамора
    }
mytikas-good-gold = золото
    .title = Золото
    .letter = З
    .count = { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
mytikas-goods-none = ничего
mytikas-goods-or = { $first } или { $last }

mytikas-god-zeus = Зевс
    .of = Зевса
mytikas-god-demeter = Деметра
    .of = Деметры
mytikas-god-poseidon = Посейдон
    .of = Посейдона
mytikas-god-hades = Аид
    .of = Аида

mytikas-area-zeus-day = Зевс, день
    .main = каждый город даёт { $sets }
mytikas-area-zeus-night = Зевс, ночь
    .main = построить храм
mytikas-area-demeter-day = Деметра, день
    .main = { $sets }, на уровне 1
mytikas-area-demeter-night = Деметра, ночь
    .main = построить город
mytikas-area-poseidon-day = Посейдон, день
    .main = 1 Подношение, +1 за малый храм, +2 за большой
mytikas-area-poseidon-night = Посейдон, ночь
    .main = { $count ->
        [one] { $count } Милость
        [few] { $count } Милости
       *[many] { $count } Милостей
    }
mytikas-area-hades-day = Аид, день
    .main = { $count ->
        [one] { $count } подъём
        [few] { $count } подъёма
       *[many] { $count } подъёмов
    }
mytikas-area-hades-night = Аид, ночь
    .main = { $count ->
        [one] { $count } Подношение или поднести
        [few] { $count } Подношения или поднести
       *[many] { $count } Подношений или поднести
    }

mytikas-bonus-up = { $count ->
        [one] { $count } подъём
        [few] { $count } подъёма
       *[many] { $count } подъёмов
    }
mytikas-bonus-any = { $count ->
        [one] { $count } перенос куда угодно
        [few] { $count } переноса куда угодно
       *[many] { $count } переносов куда угодно
    }
mytikas-bonus-favor = { $count ->
        [one] { $count } Милость
        [few] { $count } Милости
       *[many] { $count } Милостей
    }
mytikas-bonus-offering = { $count ->
        [one] { $count } Подношение
        [few] { $count } Подношения
       *[many] { $count } Подношений
    }
mytikas-bonus-make = поднести божеству
mytikas-bonus-gold = { $count } золота там же
mytikas-bonus-none = ничего

mytikas-gives-any = { $count ->
        [one] { $count } перенос
        [few] { $count } переноса
       *[many] { $count } переносов
    }
mytikas-gives-favor = { $count ->
        [one] { $count } Милость
        [few] { $count } Милости
       *[many] { $count } Милостей
    }
mytikas-gives-offering = { $count ->
        [one] { $count } Подношение
        [few] { $count } Подношения
       *[many] { $count } Подношений
    }
mytikas-gives-gold = { $count }З
mytikas-gives-none = ничего

mytikas-piece-minor-city = малый город
    .title = Малый город
    .slots = Малые города
mytikas-piece-small-temple = малый храм
    .title = Малый храм
    .slots = Малые храмы
mytikas-piece-major-city = большой город
    .title = Большой город
    .slots = Большие города
mytikas-piece-large-temple = большой храм
    .title = Большой храм
    .slots = Большой храм

mytikas-slot-minor-1 = первый малый город
mytikas-slot-minor-2 = второй малый город
mytikas-slot-minor-3 = третий малый город
mytikas-slot-small-1 = первый малый храм
mytikas-slot-small-2 = второй малый храм
mytikas-slot-major-1 = первый большой город
mytikas-slot-major-2 = второй большой город
mytikas-slot-large-1 = большой храм

mytikas-price-favor = Милость { $god-of }
mytikas-price-offering = Подношение

mytikas-ending-levels-full = три уровня заполнены
mytikas-ending-locks-gone = последний замок взят
mytikas-ending-all-built = кто-то построил последнюю фишку
mytikas-ending-turn-limit = ходы кончились

mytikas-deity-zeus = Зевс
    .of = Зевса
    .effect = Следуя, платите Подношением вместо Милости.
    .score = { $low } или { $high }, если есть две Милости одного бога.
mytikas-deity-poseidon = Посейдон
    .of = Посейдона
    .effect = Следуя, платите любой Милостью.
    .score = { $low } или { $high }, если есть Милости двух богов.
mytikas-deity-demeter = Деметра
    .of = Деметры
    .effect = Пока строитель не пошёл, обменяйте 2 камня на 1 мрамор или 3 на 1 золото, на одном уровне.
    .score = { $low }/{ $middle }/{ $high }, если осталось камня 0–5, 6–11, 12+.
mytikas-deity-hades = Аид
    .of = Аида
    .effect = Пока строитель не пошёл, отдайте 3 ресурса за 1 Подношение или 7 за 3.
    .score = { $low }/{ $middle }/{ $high } за 1, 2, 3+ своих замка.
mytikas-deity-hera = Гера
    .of = Геры
    .effect = В свой ход у Зевса: бонус без Милости.
    .score = { $low } или { $high } с Милостью Зевса.
mytikas-deity-dionysus = Дионис
    .of = Диониса
    .effect = В свой ход у Деметры: бонус без Милости.
    .score = { $low } или { $high } с Милостью Деметры.
mytikas-deity-aphrodite = Афродита
    .of = Афродиты
    .effect = В свой ход у Посейдона: бонус без Милости.
    .score = { $low } или { $high } с Милостью Посейдона.
mytikas-deity-persephone = Персефона
    .of = Персефоны
    .effect = В свой ход у Аида: бонус без Милости.
    .score = { $low } или { $high } с Милостью Аида.
mytikas-deity-apollo = Аполлон
    .of = Аполлона
    .effect = Днём у Зевса, в том числе следуя: 2 подъёма после добычи.
    .score = { $low }/{ $middle }/{ $high }, если осталось золота 0, 1–2, 3+.
mytikas-deity-athena = Афина
    .of = Афины
    .effect = Ночью у Зевса, в том числе следуя: храм на 1 золото дешевле.
    .score = { $each } за каждый построенный храм.
mytikas-deity-pan = Пан
    .of = Пана
    .effect = Днём у Деметры, в том числе следуя: ещё 1 ресурс только что добытого вида.
    .score = { $low }/{ $middle }/{ $high }, если осталось мрамора 0–2, 3–6, 7+.
mytikas-deity-artemis = Артемида
    .of = Артемиды
    .effect = Ночью у Деметры, в том числе следуя: город на 1 мрамор дешевле.
    .score = { $each } за каждый построенный город.
mytikas-deity-ares = Арес
    .of = Ареса
    .effect = Днём у Посейдона, в том числе следуя: ещё 1 Подношение.
    .score = { $low }/{ $middle }/{ $high } за 0–2, 3–5, 6+ своих Подношений.
mytikas-deity-hephaestus = Гефест
    .of = Гефеста
    .effect = Ночью у Посейдона, в том числе следуя: ещё 1 Милость за 1 мрамор.
    .score = { $low }/{ $middle }/{ $high } за 0–1, 2–3, 4+ Милости.
mytikas-deity-hestia = Гестия
    .of = Гестии
    .effect = Днём у Аида, в том числе следуя: один ресурс при подъёме меняется, камень на мрамор или мрамор на золото.
    .score = { $low }/{ $middle }/{ $high } за 0–1, 2, 3 вида ресурсов на У4.
mytikas-deity-hermes = Гермес
    .of = Гермеса
    .effect = Ночью у Аида, в том числе следуя: можно и взять Подношение, и поднести.
    .score = { $low }/{ $middle }/{ $high } за 1, 2–3, 4+ карты.

## Рисунок стола

mytikas-board-mountain = Гора Олимп
mytikas-board-key = К камень, М мрамор, З золото; У уровень; [свободная ячейка: что она даёт]
mytikas-board-level = У{ $level }
mytikas-board-tokens = { $count ->
        [0] занят
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
mytikas-board-pile = { $count ->
        [0] нет Милостей
        [one] { $count } Милость
        [few] { $count } Милости
       *[many] { $count } Милостей
    }
mytikas-board-day = День
mytikas-board-night = Ночь
mytikas-board-bonus = бонус { $bonus }
mytikas-board-line = Ряд: { $places }
mytikas-board-face-up = { $deity } (открыто)
mytikas-board-known = { $deity } (лицом вниз, вы видели){ $lock ->
        [0] {""}
       *[other] {" "}под замком { $lock }
    }
mytikas-board-face-down = { $lock ->
        [0] скоро откроется
       *[other] лицом вниз под замком { $lock }
    }
mytikas-board-taken = взято
mytikas-board-empty = –
mytikas-board-deck = колода из { $cards }{ $lock ->
        [0] {""}
       *[other] {" "}под замком { $lock }
    }
mytikas-board-effect = { $deity }: { $effect } Очки: { $score }
mytikas-board-own-card = { $card }: { $effect }
mytikas-board-dealt = Вам сданы: { $deities }
mytikas-board-chosen = Вы оставляете (пока в тайне): { $deity }.
mytikas-board-declined = Вы убираете под колоду: { $deities }
mytikas-board-dealt-to = { $name }, сдано: { $deities }
mytikas-board-deck-holds = В колоде: { $deities }
mytikas-board-end = Игра кончится, когда заполнятся три уровня (сейчас { $full }), будет взят последний замок ({ $locks ->
        [0] не осталось
        [one] остался { $locks }
       *[other] осталось { $locks }
    }) или кто-то построит последнюю фишку (меньше всего осталось построить: { $pieces }).
mytikas-board-over = Игра окончена: { $causes }.
mytikas-board-last = Это последний ход: { $causes }.
mytikas-board-you = { $name } (вы)
mytikas-board-barred = ({ $letter })
mytikas-board-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } (постройки { $buildings }, божества { $cards })
mytikas-board-reserve = { $count ->
        [0] нет Подношений
        [one] { $count } Подношение
        [few] { $count } Подношения
       *[many] { $count } Подношений
    }
mytikas-board-favors = Милости: { $favors }
mytikas-board-favor = { $god } { $count }
mytikas-board-nothing = нет
mytikas-board-resources = Ресурсы
mytikas-board-buildings = Постройки
mytikas-board-deities = Божества
mytikas-board-costs = Цены сейчас
mytikas-board-on-level = У{ $level }: { $goods }
mytikas-board-built = У{ $level }
mytikas-board-free = [{ $bonus }]
mytikas-board-card = { $deity } ({ $lock ->
        [0] { $count ->
            [one] { $count } Подношение
            [few] { $count } Подношения
           *[many] { $count } Подношений
        }
       *[other] под замком
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $works ->
        [no] , поможет со следующего хода
       *[yes] {""}
    })

## Лист издания

mytikas-edition-numbers = Числа и откуда взято каждое
mytikas-edition-key = Ключ
mytikas-edition-what = Что это
mytikas-edition-value = Значение
mytikas-edition-origin = Источник
mytikas-edition-deities = Божества
mytikas-edition-deity = Божество
mytikas-edition-effect = Что делает
mytikas-edition-score = Очки в конце
mytikas-edition-rule = Правило
mytikas-edition-cost = Цена: { $piece }
mytikas-edition-main = { $area }
mytikas-edition-bonus = Бонус: { $area }
mytikas-edition-slot = Ячейка: { $slot }
mytikas-edition-locks = Замки: младший, средний, старший
mytikas-edition-steps = Очки божества по трём ступеням
