# «Митикас» на доске в браузере: что написано на столе, что говорится о каждой вещи, и путеводитель первой партии.
# Сами фразы игры (вопросы, ответы, что случилось, почему нельзя) лежат в mytikas.ftl.

## Стол

mytikas-web-peak = Митикас, 2918 м
mytikas-web-full = занято
mytikas-web-you = Вы
mytikas-web-seat-alike = { $name } { $letter }
mytikas-web-letters = А Б В Г
mytikas-web-level = Уровень
mytikas-web-line = Ряд божеств
mytikas-web-no-lock = замков больше нет
mytikas-web-next-lock = следующий замок: { $lock }
mytikas-web-next = далее
mytikas-web-deck = колода
mytikas-web-taken = Карту отсюда взяли; место остаётся пустым.
mytikas-web-back-spoken = { $deity ->
        [none] Божество лицом вниз
       *[other] { $deity }, лицом вниз, уже показанное
    }{ $lock ->
        [0] , скоро откроется
       *[other] , под замком { $lock }
    }
mytikas-web-deck-spoken = Колода, карт: { $count }{ $lock ->
        [0] {""}
       *[other] , под замком { $lock }
    }
mytikas-web-terrace = Уровень { $level }: { $count ->
        [0] занят, строить здесь больше нельзя
       *[other] мест для построек: { $count }
    }
mytikas-web-token = Жетон уровня { $level }: место для постройки; на уровне осталось { $count }
mytikas-web-build-here = Строить на уровне { $level }
mytikas-web-building = { $name }: { $piece }, уровень { $level }
mytikas-web-builder = Строитель игрока { $name }
mytikas-web-pile = Милости, { $god }: { $count ->
        [0] в стопке пусто
       *[other] в стопке { $count }
    }
mytikas-web-area = { $area }: { $main }. Бонус при Милости: { $bonus }.
mytikas-web-ribbon = Бонус при Милости ({ $god }): { $bonus }
mytikas-web-short-zeus-day = Города дают
mytikas-web-short-zeus-night = Строить храм
mytikas-web-short-demeter-day = На уровне 1
mytikas-web-short-demeter-night = Строить город
mytikas-web-short-poseidon-day = Подношения
mytikas-web-short-poseidon-night = Взять Милость
mytikas-web-short-hades-day = Поднять
mytikas-web-short-hades-night = Взять, поднести
mytikas-web-does-zeus-day = каждый ваш город даёт на своём уровне один из трёх наборов
mytikas-web-does-zeus-night = построить малый или большой храм
mytikas-web-does-demeter-day = добыть на уровне 1 один из трёх наборов
mytikas-web-does-demeter-night = построить малый или большой город
mytikas-web-does-poseidon-day = взять 1 Подношение, ещё 1 за каждый малый храм и 2 за большой
mytikas-web-does-poseidon-night = { $count ->
        [one] взять { $count } Милость
        [few] взять { $count } Милости
       *[other] взять { $count } Милостей
    }
mytikas-web-does-hades-day = { $count ->
        [one] { $count } подъём ресурса на уровень выше
        [few] { $count } подъёма ресурса на уровень выше
       *[other] { $count } подъёмов ресурса на уровень выше
    }
mytikas-web-does-hades-night = { $count ->
        [one] взять { $count } Подношение или поднести божеству
        [few] взять { $count } Подношения или поднести божеству
       *[other] взять { $count } Подношений или поднести божеству
    }

## Планшет игрока

mytikas-web-your-board = Ваш планшет
mytikas-web-board-of = Планшет игрока { $name }
mytikas-web-look-closer = Рассмотреть планшет игрока { $name }
mytikas-web-points = { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }
mytikas-web-points-of = Постройки { $buildings }, божества { $cards }
mytikas-web-resources = Ресурсы
mytikas-web-by-level = по уровням
mytikas-web-cell = { $good }, уровень { $level }: { $count ->
        [0] нет
       *[other] { $count }
    }{ $can ->
        [move] , можно перенести
        [turn] , можно превратить при подъёме
        [give] , можно отдать
        [forge] , можно заплатить за Милость
        [also] , можно добыть ещё
        [goal] , сюда можно перенести выбранное
       *[other] {""}
    }
mytikas-web-constructions = Постройки
mytikas-web-points-rule = очки = уровень × число
mytikas-web-type = { $piece }. Стоит: { $cost }; { $count ->
        [0] всё построено
       *[other] осталось построить: { $count }
    }
mytikas-web-slot-built = { $slot }: построен на уровне { $level }, очки: { $points }
mytikas-web-slot-free = { $slot }: свободен; постройка даст: { $bonus }
mytikas-web-ready-on = можно на
mytikas-web-on = на
mytikas-web-there = там
mytikas-web-all-built = всё построено
mytikas-web-to-build = Что ещё можно построить
mytikas-web-favors = Милости
mytikas-web-favor = Милость: { $god }
mytikas-web-favor-of = Милость игрока { $name }: { $god }
mytikas-web-offerings = Подношения
mytikas-web-in-reserve = в запасе
mytikas-web-deities = Божества
mytikas-web-your-deities = Ваши божества
mytikas-web-no-deities = Божества у вас нет. Положите Подношения на карту ряда, чтобы взять её.
mytikas-web-playing = ходит
mytikas-web-deciding = выбирает

## Карты божеств

mytikas-web-when-follow = Когда следуете
mytikas-web-when-start = Пока строитель не пошёл
mytikas-web-when-bonus = Свой ход. { $god }
mytikas-web-also-following = и следуя
mytikas-web-now = сейчас
mytikas-web-for-you = вам
mytikas-web-next-turn = со следующего хода
mytikas-web-card-offerings = Подношений на карте: { $count }
mytikas-web-card-locked = Под замком { $lock }
mytikas-web-card-points = { $points ->
        [one] сейчас { $points } очко
        [few] сейчас { $points } очка
       *[other] сейчас { $points } очков
    }
mytikas-web-card-worth = { $points ->
        [one] Вам она принесла бы сейчас { $points } очко
        [few] Вам она принесла бы сейчас { $points } очка
       *[other] Вам она принесла бы сейчас { $points } очков
    }
mytikas-web-card-fresh = Действует со следующего хода
mytikas-web-dealt = Оставьте одно из двух розданных вам божеств
mytikas-web-kept = Это вы оставляете

mytikas-web-deity-zeus = Платите Подношением вместо Милости
    .score = 7 с двумя Милостями одного бога
mytikas-web-deity-poseidon = Платите Милостью любого бога
    .score = 7 с Милостями двух богов
mytikas-web-deity-demeter = Раз: 2 камня в 1 мрамор или 3 в 1 золото, на одном уровне
    .score = камня осталось: 0, 6, 12
mytikas-web-deity-hades = Раз: 3 ресурса за 1 Подношение или 7 за 3
    .score = своих замков: 1, 2, 3
mytikas-web-deity-hera = Бонус без Милости Зевса
    .score = 7 с Милостью Зевса
mytikas-web-deity-dionysus = Бонус без Милости Деметры
    .score = 7 с Милостью Деметры
mytikas-web-deity-aphrodite = Бонус без Милости Посейдона
    .score = 7 с Милостью Посейдона
mytikas-web-deity-persephone = Бонус без Милости Аида
    .score = 7 с Милостью Аида
mytikas-web-deity-apollo = Два подъёма после добычи
    .score = золота осталось: 0, 1, 3
mytikas-web-deity-athena = Храм на 1 золото дешевле
    .score = 3 за каждый храм
mytikas-web-deity-pan = Ещё один того, что добыто
    .score = мрамора осталось: 0, 3, 7
mytikas-web-deity-artemis = Город на 1 мрамор дешевле
    .score = 2 за каждый город
mytikas-web-deity-ares = Ещё 1 Подношение
    .score = Подношений: 0, 3, 6
mytikas-web-deity-hephaestus = Ещё 1 Милость за 1 мрамор
    .score = Милостей: 0, 2, 4
mytikas-web-deity-hestia = Раз при подъёме: камень в мрамор или мрамор в золото
    .score = видов на уровне 4: 0, 2, 3
mytikas-web-deity-hermes = И взять Подношение, и поднести
    .score = карт у вас: 1, 2, 4

## Конец

mytikas-web-end = Конец, когда заполнится одно:
mytikas-web-gauge-levels = Уровней занято
    .spoken = Уровней занято: { $now } из { $full }. Когда их { $full }, партия кончается после того хода.
    .meaning = { $left ->
        [one] Когда ещё на одном уровне не останется жетонов, партия кончится после этого хода: остальные ещё могут последовать, потом считают очки.
       *[other] Когда жетонов не останется ещё на { $left } уровнях, партия кончится после того хода: остальные ещё могут последовать, потом считают очки.
    }
mytikas-web-gauge-locks = Замков взято
    .spoken = Замков взято: { $now } из { $full }. С последним партия кончается после того хода.
    .meaning = { $left ->
        [one] Когда возьмут последний замок, партия кончится после этого хода: остальные ещё могут последовать, потом считают очки.
       *[other] Замков осталось: { $left }. Когда возьмут последний, партия кончится после того хода, потом считают очки.
    }
mytikas-web-gauge-pieces = Построек у первого
    .spoken = Больше всего построек у одного игрока: { $now } из { $full }. С последней партия кончается после того хода.
    .meaning = { $left ->
        [one] Когда кто-то построит последнее, партия кончится после этого хода: остальные ещё могут последовать, потом считают очки.
       *[other] Тому, кто впереди, осталось построить: { $left }. С последней постройкой партия кончится после того хода, потом считают очки.
    }
mytikas-web-last-turn = Это последний ход.
mytikas-web-near-end = До конца один шаг: если это случится, партия кончится после этого хода.

## Рядом с вопросом

mytikas-web-tray = К вопросу
mytikas-web-moves-left = Осталось переносов: { $count }
mytikas-web-choose-goal = На какой уровень? { $good }, уровень { $level }
mytikas-web-cancel = Другой ресурс
mytikas-web-turn-next = Гестия превратит следующий
mytikas-web-move-down = Спустить, даром
mytikas-web-not-this-time = Не в этот раз
mytikas-web-orders = Поручения
mytikas-web-orders-secret = Стол тогда сразу отвечает за вас. Другие об этом не узнают.
mytikas-web-orders-standing = Ваши поручения
mytikas-web-never-this-turn = В этот ход — нет
mytikas-web-never-here = Никогда не следовать ({ $area }): не спрашивать
mytikas-web-always-here = Следовать всегда, когда могу ({ $area })
mytikas-web-order-follow = Следовать, когда могу: { $area }
mytikas-web-order-pass = { $area ->
        [any] Не следовать
       *[other] Не следовать: { $area }
    }{ $until ->
        [turn] {" "}(этот ход)
       *[game] {""}
    }
mytikas-web-order-end = Снять поручение: { $order }
mytikas-web-recent = Что случилось
mytikas-web-turn = ход { $turn }
mytikas-web-tabs = Части стола
mytikas-web-tab-table = Стол
mytikas-web-tab-build = Стройка
mytikas-web-tab-deities = Божества
mytikas-web-tab-players = Игроки

## Путеводитель первой партии

mytikas-guide-welcome = Вы строите города и храмы на террасах этой горы. Чем выше стоит постройка, тем больше очков. Каждый ход ваш строитель приходит к одному из четырёх богов, днём или ночью. Выбрать можно то, что светится, и только это.
    .title = Добро пожаловать на Олимп
mytikas-guide-first-favor = Все начинают с Милостью одного бога. Милость открывает вам бонус этого бога в ваши ходы, сколько угодно раз, и ею можно однажды заплатить, чтобы последовать к нему за другим. Выберите стопку в заголовке бога.
    .title = Ваша первая Милость
mytikas-guide-areas = Выберите светящуюся половину бога: светлая — день, тёмная — ночь. Вы делаете то, что там нарисовано. Где стоит строитель, туда никто другой не пойдёт. Для начала хороша добыча у Зевса или Деметры.
    .title = Куда идти
mytikas-guide-ribbons = Лента под каждой половиной — её бонус. Яркая лента вам открыта: у вас есть Милость этого бога. Взяв бонус, Милость вы не отдаёте.
    .title = Бонус на ленте
mytikas-guide-levels = Ваши ресурсы лежат по уровням, как на горе: четвёртый сверху. Постройку оплачивают целиком с одного уровня — того, где она встанет. Соберите на одном уровне всё, что она стоит.
    .title = Ресурсы лежат по уровням
mytikas-guide-produce = Выберите, что добыть. Наведите на набор, и планшет покажет, что у вас будет.
    .title = Добыча
mytikas-guide-moves = Каждый светящийся ресурс можно перенести. Стрелка вверх поднимает на уровень; двойная стрелка даёт выбрать уровень. В свой ход ресурсы можно и спускать даром: кнопка «Спустить».
    .title = Перенос ресурсов
mytikas-guide-build = У каждой постройки видно, сколько она стоит и на каком уровне до неё ближе всего. Выберите вид, потом уровень, или сначала монету на горе. Пунктирная ячейка показывает, что вы получите.
    .title = Стройка
mytikas-guide-follow = Действует другой игрок, и за Милость этого бога вы можете сделать то же. Она вернётся в стопку. Не стоит того — скажите «Не в этот раз»; с поручениями вас не спросят снова.
    .title = Следовать за другим
mytikas-guide-offerings = Божества помогают и приносят очки. Положите Подношения на открытую карту ряда, чтобы взять её, на свою, чтобы защитить, или на чужую, хотя бы на одно больше. Если на карте столько, сколько просит следующий замок, она ваша навсегда.
    .title = Подношения и замки
mytikas-guide-bonus = Основное действие сделано. У вас Милость этого бога, так что бонус на ленте тоже ваш, пока ход не кончился.
    .title = Теперь бонус
mytikas-guide-rivals = Здесь видно, что есть у других: ресурсы по уровням, Милости, Подношения, что ещё не построено, и божества. Наведите на божество, чтобы прочесть.
    .title = Другие игроки
mytikas-guide-end = Партия кончится, когда заполнится одна из трёх шкал; нажмите на любую, чтобы прочесть. Начатый ход доигрывают. Потом считают постройки и божества: большое число на планшете — сколько было бы сейчас.
    .title = Как всё кончится
