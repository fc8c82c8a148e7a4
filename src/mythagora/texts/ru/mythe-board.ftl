# Стол «Мифа» в браузере: что говорится о нём вслух, подписи и заголовки. Сами вещи названы в mythe.ftl.

mythe-web-you = Вы
mythe-web-seat = Место { $number }

## Места: имя, рука и риск

mythe-web-seats = Руки за столом
mythe-web-plate = { $act ->
        [draw] Тянуть: { $name }
        [to] Отдать: { $name }
       *[none] { $name }
    }; { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }{ $odds ->
        [none] {""}
       *[other] , препятствие { $odds }
    }{ $holds ->
        [none] {""}
       *[other] , { $holds }
    }{ $gifts ->
        [none] {""}
        [0] , не получает ничего
        [one] , получает { $gifts } карту
        [few] , получает { $gifts } карты
       *[other] , получает { $gifts } карт
    }{ $place ->
        [none] {""}
       *[other] ; { $place }
    }{ $doing ->
        [none] {""}
       *[other] ; { $doing }
    }
mythe-web-drawing = тянет
mythe-web-giving = отдаёт
mythe-web-away = не здесь
mythe-web-odds = { $part ->
        [0] нет
       *[other] { $about ->
            [yes] ≈ { $part } из { $whole }
           *[no] { $part } из { $whole }
        }
    }
mythe-web-holds = в руке { $cards }
mythe-web-known-count = известно: { $count }
mythe-web-gets = { $count ->
        [0] без подарка
        [one] получит { $count } карту
        [few] получит { $count } карты
       *[other] получит { $count } карт
    }
mythe-web-verb-draw = Тянуть
mythe-web-verb-to = Отдать
mythe-web-verb-declare = Вызов

## Путь

mythe-web-board = Путь к Дракону
mythe-web-track = Клетки пути
mythe-web-space = { $number }, { $space }{ $cost ->
        [0] {""}
       *[other] , цена { $cost }
    }{ $count ->
        [0] {""}
       *[other] , { $who }
    }{ $goal ->
        [yes] , досюда хватает очков
       *[no] {""}
    }

## Этот ход

mythe-web-declared = Брошен вызов
mythe-web-declared-card = Брошен вызов: { $card }. Эти очки не тратятся.
mythe-web-attempt = На Дракона
mythe-web-not-spent = не тратится
mythe-web-drawn = Вытянуто за ход
mythe-web-drawn-by = { $name }: вытянуто
mythe-web-drawn-card = { $card }, от: { $name }
mythe-web-own-hand = ваша рука
mythe-web-from = от:
mythe-web-stopped = Препятствие: в этот ход на месте
mythe-web-points = { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }{ $aim ->
        [none] {""}
        [dragon] , хватает на Дракона
       *[space] : { $space }
    }{ $next ->
        [none] { $left ->
            [0] {""}
           *[other] , останется { $left }
        }
        [dragon] ; до Дракона не хватает { $short }
       *[space] ; до клетки «{ $name }» не хватает { $short }
    }
mythe-web-no-points = очков; { $next ->
        [dragon] цена Дракона: { $cost }
       *[space] { $name }, цена: { $cost }
    }
mythe-web-won = { $points ->
        [one] очко
        [few] очка
       *[other] очков
    }, на Дракона хватило
mythe-web-purse = За что платят очки
mythe-web-capsule = { $space }: оплачено { $paid } из { $cost }
mythe-web-next-from = Следующая карта от: { $name }
mythe-web-outcome = { $outcome ->
        [dragon] { $odds } — до Дракона
        [further] { $odds } — дальше
        [obstacle] { $odds } — препятствие
       *[nothing] { $odds } — не дальше
    }
mythe-web-legend = { $outcome ->
        [dragon] до Дракона
        [further] дальше
        [obstacle] препятствие
       *[nothing] не дальше
    }

## Свои карты и подарки

mythe-web-hand = Ваша рука
mythe-web-hand-giving = Ваша рука вместе с вытянутым
mythe-web-hand-empty = нет карт
mythe-web-hand-up = Показать всю руку
mythe-web-hand-down = Опустить руку
mythe-web-held = { $act ->
        [declare] Бросить вызов: { $card }
        [give] Отдать: { $card }
        [chosen] { $card }: выберите, кому
       *[none] { $card }
    }{ $pile ->
        [none] {""}
       *[given] , отложено: { $name }
    }
mythe-web-keep = остаётся
mythe-web-to = кому:
mythe-web-to-whom = кому?
mythe-web-gifts = Ваши подарки, закрытые
mythe-web-gift = { $name } получает: { $cards }
mythe-web-needy = { $count ->
        [one] Без карты остаётся { $names }
       *[other] Без карт остаются { $names }
    }
mythe-web-all-hold = у каждого будет хотя бы одна карта
mythe-web-gifts-public = Сколько карт и кому — видят все; какие именно — только вы и получатель.

## Заметки

mythe-web-hidden = В чужих руках: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }, { $obstacles ->
        [0] препятствий нет
        [one] { $obstacles } препятствие
        [few] { $obstacles } препятствия
       *[other] { $obstacles } препятствий
    }
mythe-web-you-know = Вы знаете ({ $name }): { $cards }

## Путеводитель по первой партии

mythe-guide-way = Мышата идут к Красному Дракону за Священным Сыром. Точки на клетке — её цена в очках. Клетку, где стоит другой мышонок, вы перепрыгиваете бесплатно.
    .title = Путь
mythe-guide-draw = Выберите светящуюся руку, карту выберет случай. Очки карты ведут вашего мышонка вперёд, а Препятствие прекращает добор: вы остаётесь на месте. Под каждой рукой сказано, насколько это вероятно, судя по тому, что вы знаете наверняка.
    .title = Тяните у других
mythe-guide-points = Здесь видно, за что платят ваши очки и что может принести следующая карта. Остановитесь вовремя: лишние очки пропадают.
    .title = Вовремя остановиться
mythe-guide-give = Вытянутые карты теперь ваши. Отдайте какие хотите: перетащите карту на руку или выберите карту, а потом руку. Препятствие — отличный подарок. В конце у каждого должна быть карта.
    .title = Раздайте карты
mythe-guide-declare = У вас есть легендарный предмет. Покажите его до первой карты, и в этот ход клетка Дракона открыта для вас. Его очки не считаются, а неудача ничего не стоит. Кто дойдёт до Дракона, тот победил.
    .title = Бросьте вызов Дракону
