# Mythe. Факты приходят как { $role }; о месте или руке { $role-is } говорит, чья она:
# you, other или neutral для колоды рядом с полем. { $pile-name } — имя без слова «рука».

mythe-title = Mythe
mythe-blurb = Мышата-герои спешат к замку Красного Дракона. Тяните вслепую карты из чужих рук, остановитесь раньше, чем вас остановит Препятствие, и доберитесь до Дракона, показав легендарный предмет. Число на клетке — это цена входа на неё.

## О чём вопрос

mythe-question-open-turn = Ваш ход. Из чьей руки тянете карту — или сначала бросите вызов Дракону?
mythe-question-first-draw = Вызов брошен. Из чьей руки тянете карту?
mythe-question-draw-on = Тянуть ещё карту или остановиться и идти вперёд?
mythe-question-give-card = Какую карту отдаёте — или закончили?
mythe-question-give-to = Кому достанется карта «{ $card }»?
mythe-question-draw = { $seat } тянет карты.
mythe-question-give = { $seat } раздаёт карты.

mythe-help-open-turn =
    Ход начинается с карты, вытянутой вслепую из чужой руки: руку выбираете вы, карту — случай.
    До этого можно показать легендарный предмет из своей руки и бросить вызов Дракону: только тогда
    ваш герой сможет в этот ход войти на клетку Дракона. Очки самого предмета не считаются, а неудачная
    попытка ничего не стоит. Правило { $rule }.
mythe-help-first-draw =
    Вызов брошен, а первую карту ещё надо вытянуть. Выберите руку; карту выберет случай, и её увидят
    все. Если потом хватит на весь путь и на клетку Дракона, вы победите. Правило { $rule }.
mythe-help-draw-on =
    Каждая карта прибавляет своё число к вашим очкам, а остановившись, вы тратите их на путь: у каждой
    клетки своя цена. Препятствие прерывает добор, и герой в этот ход остаётся на месте. Лишние очки
    пропадают, так что взгляните на цены впереди, прежде чем тянуть дальше. Правило { $rule }.
mythe-help-give-card =
    Вытянутые карты теперь у вас в руке. Раздайте сколько хотите, кому хотите, лицом вниз; про каждую
    карту вопрос отдельный, а получат их все разом, когда вы закончите. В конце у каждого, и у вас
    тоже, должна быть хотя бы одна карта. Правило { $rule }.
mythe-help-give-to =
    Выберите, кому достанется карта. Какая она, будете знать только вы и тот, кто её получит, но все
    увидят, сколько карт куда ушло. Если лишних карт у вас в обрез, отдайте их тем, у кого нет ни
    одной. Правило { $rule }.
mythe-help-draw =
    Другой игрок тянет карты вслепую, по одной, и их видят все. Добор кончается на Препятствии или
    когда игрок решает остановиться и идти вперёд. Правило { $rule }.
mythe-help-give =
    Другой игрок выбирает, какие карты отдать. Вы увидите, сколько карт куда ушло и какие из них
    достались вам. Правило { $rule }.

## Ответы. `.words` — то, что можно ввести вместо слов записи.

mythe-action-draw = { $pile-is ->
        [neutral] Тянуть из нейтральной колоды
       *[other] Тянуть у игрока { $pile-name }
    }
    .words = тянуть, тяну, взять, беру
mythe-action-stop = Остановиться и идти вперёд
    .words = стоп, остановиться, хватит, вперёд, идти
mythe-action-declare = Бросить вызов Дракону: { $card }
    .words = вызов, объявить, показать
mythe-action-give = Отдать: { $card }
    .words = отдать, отдаю, дать
mythe-action-to = { $pile-is ->
        [neutral] В нейтральную колоду
       *[other] Получит { $pile-name }
    }
    .words = кому, игроку, в
mythe-action-done = Готово: карты вручены, ход окончен
    .words = готово, всё, закончить

## Почему нельзя

mythe-refusal-turns-are-up = Ходы кончились, и игра завершилась вничью. Посмотрите её ещё раз или начните новую.
mythe-refusal-game-is-over = Игра окончена. Посмотрите её ещё раз или начните новую.
mythe-refusal-not-your-turn = Сейчас не ваш ход. Подождите, пока вас спросят.
mythe-refusal-no-such-action = Такого хода в Mythe нет. Выберите один из предложенных ответов.
mythe-refusal-no-such-pile = Такой руки за этим столом нет. Выберите ту, что есть.
mythe-refusal-own-hand = Из своей руки тянуть нельзя. Выберите чужую.
mythe-refusal-empty-hand = Эта рука пуста до раздачи карт. Тяните из другой.
mythe-refusal-must-draw-first = Первую карту вытянуть надо. Потом можно остановиться.
mythe-refusal-not-giving-yet = Карты раздают после добора. Сначала закончите его.
mythe-refusal-not-in-hand = Этой карты у вас нет. Вызов бросают с легендарным предметом из своей руки.
mythe-refusal-not-legendary = Это не легендарный предмет. Покажите такой или тяните карту.
mythe-refusal-already-declared = Вызов уже брошен, одного предмета достаточно. Тяните карту.
mythe-refusal-too-late-to-declare = Вызов бросают до первой вытянутой карты. Попробуйте в следующий ход.
mythe-refusal-drawing-is-over = В этот ход добор закончен. Раздавайте карты или скажите, что готово.
mythe-refusal-not-yours-to-give = Этой карты у вас нет, или она уже отложена. Выберите карту из своей руки.
mythe-refusal-not-drawn-this-turn = За этим столом отдают только карты, вытянутые в этот ход. Выберите одну из них.
mythe-refusal-keep-one-card = Хотя бы одна карта должна остаться у вас. Скажите, что готово.
mythe-refusal-someone-has-no-card = Кто-то останется без карт. Отдайте следующие карты тем, у кого нет ни одной.
mythe-refusal-not-to-yourself = Отдать карту себе нельзя. Выберите кого-то другого.
mythe-refusal-choose-a-card-first = Сначала выберите карту, потом — кому она достанется.
mythe-refusal-choose-who-gets-it = Карта ждёт получателя. Скажите, кому она достанется, или возьмите свой выбор назад.

## Что произошло

mythe-event-draws = { $seat-is ->
        [you] { $pile-is ->
            [neutral] Вы тянете из нейтральной колоды: { $card }.
           *[other] Вы тянете у игрока { $pile-name }: { $card }.
        }
       *[other] { $pile-is ->
            [neutral] { $seat } тянет из нейтральной колоды: { $card }.
            [you] { $seat } тянет из вашей руки: { $card }.
           *[other] { $seat } тянет у игрока { $pile-name }: { $card }.
        }
    } { $points ->
        [one] Пока { $points } очко.
        [few] Пока { $points } очка.
       *[many] Пока { $points } очков.
    }
mythe-event-draws-obstacle = { $seat-is ->
        [you] { $pile-is ->
            [neutral] Вы тянете из нейтральной колоды: { $card }
           *[other] Вы тянете у игрока { $pile-name }: { $card }
        }
       *[other] { $pile-is ->
            [neutral] { $seat } тянет из нейтральной колоды: { $card }
            [you] { $seat } тянет из вашей руки: { $card }
           *[other] { $seat } тянет у игрока { $pile-name }: { $card }
        }
    } — Препятствие! Герой остаётся на месте.
mythe-event-declares = { $seat-is ->
        [you] Вы показываете карту «{ $card }» и бросаете вызов Дракону.
       *[other] { $seat } показывает карту «{ $card }» и бросает вызов Дракону.
    }
mythe-event-must-stop = { $seat-is ->
        [you] В чужих руках карт не осталось: вам пора остановиться.
       *[other] Тянуть больше не у кого: { $seat } останавливается.
    }
mythe-event-stays = { $seat-is ->
        [you] Вы останавливаетесь и остаётесь на месте.
       *[other] { $seat } останавливается и остаётся на месте.
    } { $lost ->
        [0] Тратить было нечего.
        [one] { $lost } очка слишком мало.
       *[other] { $lost } очков слишком мало.
    }
mythe-event-advances = { $seat-is ->
        [you] Вы идёте вперёд: { $from } → { $to }.
       *[other] { $seat } идёт вперёд: { $from } → { $to }.
    }{ $lost ->
        [0] {""}
        [one] {" "}Пропало { $lost } очко.
        [few] {" "}Пропало { $lost } очка.
       *[many] {" "}Пропало { $lost } очков.
    }
mythe-event-wins = { $seat-is ->
        [you] Вы побеждаете Дракона, и Священный Сыр ваш!
       *[other] { $seat } побеждает Дракона и получает Священный Сыр!
    }
mythe-event-gives = { $seat-is ->
        [you] { $pile-is ->
            [neutral] Вы кладёте в нейтральную колоду: { $card }.
           *[other] Вы отдаёте: { $card }. Получает { $pile-name }.
        }
       *[other] { $pile-is ->
            [you] { $seat } отдаёт вам: { $card }.
            [neutral] { $seat } кладёт в нейтральную колоду: { $card }.
           *[other] { $seat } отдаёт: { $card }. Получает { $pile-name }.
        }
    }
mythe-event-gives-unseen = { $count ->
        [1] { $pile-is ->
            [neutral] { $seat } кладёт карту в нейтральную колоду.
           *[other] { $seat } отдаёт карту. Получает { $pile-name }.
        }
        [one] { $pile-is ->
            [neutral] { $seat } кладёт { $count } карту в нейтральную колоду.
           *[other] { $seat } отдаёт { $count } карту. Получает { $pile-name }.
        }
        [few] { $pile-is ->
            [neutral] { $seat } кладёт { $count } карты в нейтральную колоду.
           *[other] { $seat } отдаёт { $count } карты. Получает { $pile-name }.
        }
       *[many] { $pile-is ->
            [neutral] { $seat } кладёт { $count } карт в нейтральную колоду.
           *[other] { $seat } отдаёт { $count } карт. Получает { $pile-name }.
        }
    }
mythe-event-ends-turn = { $seat-is ->
        [you] Ваш ход окончен.
       *[other] { $seat } заканчивает ход.
    }
mythe-event-turn-limit = { $turns ->
        [one] Сыгран { $turns } ход
        [few] Сыграно { $turns } хода
       *[many] Сыграно { $turns } ходов
    } — больше за этим столом не играют: ничья.

## Выбор перед игрой

mythe-option-only-drawn = Только вытянутые карты
    .help = Отдавать можно только карты, вытянутые в этот же ход.
mythe-option-turn-limit = Предел ходов
    .help = После стольких ходов — ничья. 0 — без предела; у ботов между собой обычно 400.

## Что есть на столе

mythe-pile = { $whose ->
        [you] ваша рука
        [neutral] нейтральная колода
       *[other] рука игрока { $name }
    }
    .names = нейтральная, нейтральная колода, колода, колоду, колоды
mythe-space = { $zone } { $number }
mythe-village = Деревня
mythe-dragon = Дракон

mythe-zone-village = Деревня
mythe-zone-road = Дорога
mythe-zone-bridge = Мост
mythe-zone-volcano = Вулкан
mythe-zone-castle-road = Дорога к замку
mythe-zone-gate = Ворота
mythe-zone-stairs = Лестница
mythe-zone-dragon = Дракон

mythe-card-sword = Меч
mythe-card-shield = Щит
mythe-card-fairy = Фея
mythe-card-ferry = Добрый паром
mythe-card-tunnel = Тайный ход
mythe-card-signpost = Указатель
mythe-card-bread = Корка хлеба
mythe-card-campfire = Костёр
mythe-card-dead-end = Тупик
mythe-card-ambush = Засада
mythe-card-rockfall = Камнепад
mythe-card-mousetrap = Мышеловка
mythe-card-map = Старая карта
mythe-card-tailwind = Попутный ветер
mythe-card-fog = Густой туман
mythe-card-lava = Поток лавы

## Рисунок стола

mythe-board-cheese = Сыр
mythe-board-size = { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
mythe-board-known = Вы знаете ({ $pile }): { $cards }
mythe-board-neutral = Нейтральная колода
mythe-board-you = { $name } (вы)
mythe-board-hand = Ваша рука: { $cards }
mythe-board-hand-of = { $name } держит: { $cards }
mythe-board-neutral-holds = В нейтральной колоде: { $cards }
mythe-board-nothing = ничего
mythe-board-drawn = Вытянуто: { $cards } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
mythe-board-drawn-before = Вытянуто в этот ход: { $cards }
mythe-board-declared = Показана карта «{ $card }»: в этот ход на клетку Дракона можно войти.
mythe-board-aside = { $pile-is ->
        [neutral] Отложено в нейтральную колоду
       *[other] Отложено, получит { $pile-name }
    }: { $cards }
mythe-board-card = { $kind ->
        [obstacle] { $card } (препятствие)
        [legendary] { $card } { $points } (легенда)
       *[plain] { $card } { $points }
    }

## Лист издания

mythe-edition-way = Путь: цена каждой клетки
mythe-edition-zone = Часть пути
mythe-edition-costs = Цена клеток
mythe-edition-cards = Карты приключений
mythe-edition-key = Слово
mythe-edition-card = Карта
mythe-edition-points = Очки
mythe-edition-kind = Вид
mythe-edition-players = Игроков
mythe-edition-origin = Источник
mythe-edition-obstacle = препятствие
mythe-edition-legendary = легенда
mythe-edition-same = как выше
mythe-edition-plain = –
mythe-edition-from = от { $players }
mythe-edition-any = любое число

## Чем всё кончилось.
mythe-ending-dragon = Дракон побеждён
mythe-ending-turn-limit = ходы кончились
