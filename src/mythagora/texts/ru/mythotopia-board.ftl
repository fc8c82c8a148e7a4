# Мифотопия в браузере: атлас, карты, счета. Факты приходят как { $name }.

mythotopia-atlas-north = С
mythotopia-atlas-subtitle = карта сорока провинций
mythotopia-atlas-map = Карта: провинции и моря
mythotopia-atlas-overview = Вся карта; коснитесь, чтобы перейти туда
mythotopia-atlas-closer = Ближе
mythotopia-atlas-further = Дальше
mythotopia-atlas-whole-map = Вся карта
mythotopia-atlas-no-drawing = В этом издании своя карта, и рисунка для неё нет. Здесь её провинции по морям, у которых они лежат.
mythotopia-atlas-on-no-sea = Без выхода к морю
mythotopia-atlas-details = Подробности
mythotopia-atlas-close = Закрыть
mythotopia-atlas-or = или

## Что стоит в провинции — для глаза и для слуха

mythotopia-atlas-neutral-of = нейтральная, сила { $strength }
mythotopia-atlas-held-by = { $name }: { $piece }
mythotopia-atlas-castle = замок
mythotopia-atlas-dragon = дракон
mythotopia-atlas-runestone = рунный камень
mythotopia-atlas-rugged = пересечённая местность
mythotopia-atlas-road = дорога
mythotopia-atlas-gives = даёт: { $symbol }
mythotopia-atlas-armies-of = { $name }: { $count ->
        [one] { $count } армия
        [few] { $count } армии
       *[other] { $count } армий
    }
mythotopia-atlas-mercenaries-of = { $name }: { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[other] { $count } наёмников
    }
mythotopia-atlas-ships-of = { $name }: { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[other] { $count } кораблей
    }
mythotopia-atlas-no-ships = кораблей нет
mythotopia-atlas-war-with = сражение, в атаке { $names }
mythotopia-atlas-roads-to = дорога в { $names }
mythotopia-atlas-on-sea = море: { $sea }
mythotopia-atlas-borders = Границы
mythotopia-atlas-border-open = открытая
mythotopia-atlas-border-hills = холмы
mythotopia-atlas-border-mountains = горы
mythotopia-atlas-ship-cards = { $count ->
        [one] карта корабля
        [few] { $count } карты кораблей
       *[other] { $count } карт кораблей
    }
mythotopia-atlas-ways = { $count ->
        [one] { $count } способ выбрать
        [few] { $count } способа выбрать
       *[other] { $count } способов выбрать
    }
mythotopia-atlas-which-way = Каким способом?

## Места за столом

mythotopia-atlas-seat-alike = { $name } { $letter }
mythotopia-atlas-letters = А Б В Г
mythotopia-atlas-you = вы
mythotopia-atlas-on-turn = { $is ->
        [you] ваш ход
       *[other] ходит
    }
mythotopia-atlas-chooses = { $is ->
        [you] вы выбираете
       *[other] выбирает
    }
mythotopia-atlas-plays-next = { $is ->
        [you] следующий ход ваш
       *[other] следующий ход
    }
mythotopia-atlas-bot = бот
mythotopia-atlas-waits = ждёт
mythotopia-atlas-vp = ПО
mythotopia-atlas-lands = земли
mythotopia-atlas-hand = рука
mythotopia-atlas-draw = добор
mythotopia-atlas-reserve = резерв
mythotopia-atlas-spoken-lord = { $name }{ $state ->
        [none] {""}
       *[other] , { $state }
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }; { $lands ->
        [one] { $lands } провинция
        [few] { $lands } провинции
       *[other] { $lands } провинций
    }; в руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[other] { $hand } карт
    }, в доборе { $draw }; резерв { $reserve } из { $limit }

## Карты победы и конец игры

mythotopia-atlas-victories = Карты победы
mythotopia-atlas-left = осталось
mythotopia-atlas-out = нет
mythotopia-atlas-worth = { $value } ПО
mythotopia-atlas-empty-of = Пустых карт победы: { $empty } из { $needed }, нужных для конца игры
mythotopia-atlas-cards-empty = карт пусто
mythotopia-atlas-missing = { $count ->
        [one] Ещё { $count } пустая карта — и единоличный лидер сможет закончить игру.
        [few] Ещё { $count } пустые карты — и единоличный лидер сможет закончить игру.
       *[other] Ещё { $count } пустых карт — и единоличный лидер сможет закончить игру.
    }
mythotopia-atlas-missing-final = { $count ->
        [one] Ещё { $count } пустая карта — и начнётся последний круг.
        [few] Ещё { $count } пустые карты — и начнётся последний круг.
       *[other] Ещё { $count } пустых карт — и начнётся последний круг.
    }
mythotopia-atlas-final-comes = Последний круг начнётся, когда закончится этот ход.
mythotopia-atlas-turns-left = { $turns ->
        [one] Последний круг: ещё { $turns } ход.
        [few] Последний круг: ещё { $turns } хода.
       *[other] Последний круг: ещё { $turns } ходов.
    }
mythotopia-atlas-callers = { $names-count ->
        [one] Первым делом в свой ход закончить игру может: { $names }.
       *[other] Первым делом в свой ход закончить игру могут: { $names }.
    }
mythotopia-atlas-nobody-calls = Пустых карт хватает, но единоличного лидера не будет.
mythotopia-atlas-ended = Игра окончена: { $cause }.
mythotopia-atlas-may-call = может закончить
mythotopia-atlas-held-by-others = { $names-count ->
        [one] мешает { $names }
       *[other] мешают { $names }
    }
mythotopia-atlas-held-by-order = последние сражения могут решиться иначе
mythotopia-atlas-if-resolved = → если решить все сражения сейчас

## Витрина

mythotopia-atlas-shop = Улучшения
mythotopia-atlas-of-display = { $count } из { $all }
mythotopia-atlas-draft-for = карта за { $gold }
mythotopia-atlas-undealt = не выложено: { $count }

## Сражения

mythotopia-atlas-ledger = Счёт сражений
mythotopia-atlas-wars = Сражения
mythotopia-atlas-no-war = Везде мир.
mythotopia-atlas-war-for = Сражение: { $province }
mythotopia-atlas-show-on-map = Показать на карте
mythotopia-atlas-defends = в обороне
mythotopia-atlas-part-armies = { $count ->
        [one] { $count } армия
        [few] { $count } армии
       *[other] { $count } армий
    }
mythotopia-atlas-part-mercenaries = { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[other] { $count } наёмников
    }
mythotopia-atlas-part-ships = { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[other] { $count } кораблей
    }
mythotopia-atlas-part-castle = замок { $count }
mythotopia-atlas-part-citadel = цитадель { $count }
mythotopia-atlas-part-rugged = местность { $count }
mythotopia-atlas-part-printed = гарнизон { $count }
mythotopia-atlas-part-dragon = дракон { $count }
mythotopia-atlas-war-leads = { $is ->
        [you] Вы сильнее на { $margin }.
        [neutral] Нейтралы сильнее на { $margin }.
       *[other] { $name } сильнее на { $margin }.
    }
mythotopia-atlas-war-tie = Ничья: { $names }.
mythotopia-atlas-with-hero = { $names-count ->
        [one] Ничью с Героем выиграет: { $names }.
       *[other] Ничью с Героем выиграют: { $names }.
    }
mythotopia-atlas-may-end = { $names-count ->
        [one] Первым делом в свой ход закончить может: { $names }.
       *[other] Первым делом в свой ход закончить могут: { $names }.
    }
mythotopia-atlas-ended-now = Если закончить сейчас: { $swing }.
mythotopia-atlas-war-needs = { $is ->
        [you] { $count ->
            [one] Вам до перевеса нужна ещё { $count } армия.
            [few] Вам до перевеса нужны ещё { $count } армии.
           *[other] Вам до перевеса нужно ещё { $count } армий.
        }
       *[other] { $count ->
            [one] { $name }: до перевеса нужна ещё { $count } армия.
            [few] { $name }: до перевеса нужны ещё { $count } армии.
           *[other] { $name }: до перевеса нужно ещё { $count } армий.
        }
    }
mythotopia-atlas-one-more-leads = { $is ->
        [you] Ещё одна армия — и перевес у вас.
       *[other] Ещё одна армия — и перевес получит { $name }.
    }
mythotopia-atlas-one-more-ties = { $is ->
        [you] Ещё одна ваша армия — и будет ничья.
       *[other] { $name }: ещё одна армия — и будет ничья.
    }
mythotopia-atlas-at-the-end = { $is ->
        [you] В конце игры провинция достанется вам.
        [neutral] В конце игры её удержат нейтралы.
       *[other] В конце игры провинцию получит { $name }.
    }

## Меню хода

mythotopia-atlas-choices = Что можно сделать
mythotopia-atlas-not-now = Не сейчас: нажмите, чтобы узнать почему
mythotopia-atlas-do-invade = Атака
mythotopia-atlas-do-place-armies = Ввести армии
mythotopia-atlas-do-remove-armies = Отозвать армии
mythotopia-atlas-do-place-ships = Ввести корабли
mythotopia-atlas-do-recall-ships = Отозвать корабли
mythotopia-atlas-do-buy = Купить
mythotopia-atlas-do-draft = Взять карту
mythotopia-atlas-do-store = В резерв
mythotopia-atlas-do-discard = Сбросить
mythotopia-atlas-do-remove = Удалить
mythotopia-atlas-do-march = Марш
mythotopia-atlas-do-patronage = Покрови­тельство
mythotopia-atlas-do-seek = Грамоты
mythotopia-atlas-do-stow = Склад
mythotopia-atlas-do-reveal = Открыть грамоту
mythotopia-atlas-do-proclaim = Открыть и закончить
mythotopia-atlas-do-end-game = Закончить игру
mythotopia-atlas-do-pass = Пас

## Оплата

mythotopia-atlas-payment = Оплатить одним нажатием
mythotopia-atlas-pay-with = Заплатить: { $cards }
mythotopia-atlas-keeps = останется: { $cards }
mythotopia-atlas-keeps-none = карт не останется
mythotopia-atlas-other-ways = { $count ->
        [one] Ещё { $count } способ
        [few] Ещё { $count } способа
       *[other] Ещё { $count } способов
    }
mythotopia-atlas-or-card-by-card = или выбирайте по одной карте
mythotopia-atlas-mill-applies = Водяная мельница может удвоить то, что даёт одна карта; её играют вместе с ней.
mythotopia-atlas-merchant-applies = Купец может превратить другой ресурс одной карты в нужный ({ $symbol }); его играют вместе с ней.
mythotopia-atlas-power-applies = { $card } в вашем резерве: раз в ход любая карта идёт за { $symbol } ×1.

## Карты

mythotopia-atlas-kind-action = Действие
mythotopia-atlas-kind-free = Дополнит.
mythotopia-atlas-kind-benefit = Усиление
mythotopia-atlas-kind-reserve = Резерв
mythotopia-atlas-province-card = провинция
mythotopia-atlas-your-cards = Ваши карты
mythotopia-atlas-your-hand = Ваша рука
mythotopia-atlas-your-reserve = Резерв, { $count } из { $limit }
mythotopia-atlas-your-pieces = Ваши фишки
mythotopia-atlas-no-cards = В руке карт нет
mythotopia-atlas-free-place = свободное место
mythotopia-atlas-empty-reserve = резерв пуст
mythotopia-atlas-discard-count = сброс { $count }
mythotopia-atlas-look-into-deck = Что в вашей колоде
mythotopia-atlas-xray = Ваша колода
mythotopia-atlas-armies-ready = Армии, которые можно ввести, и те, что можно купить
mythotopia-atlas-ships-ready = Корабли, которые можно ввести, и те, что можно купить
mythotopia-atlas-ready = готово
mythotopia-atlas-to-buy = +{ $count } купить
mythotopia-atlas-in-stock = в запасе
mythotopia-atlas-tabs = Части стола
mythotopia-atlas-tab-hand = Рука
mythotopia-atlas-tab-reserve = Резерв
mythotopia-atlas-tab-shop = Витрина
mythotopia-atlas-tab-victory = Победа
mythotopia-atlas-tab-wars = Сражения

## Что известно о колоде

mythotopia-atlas-stock = Армии: готово { $armies }, можно купить { $armies_pool }. Корабли: готово { $ships }, можно купить { $ships_pool }. В запасе: { $towns ->
        [one] { $towns } поселение
        [few] { $towns } поселения
       *[other] { $towns } поселений
    }, { $cities ->
        [one] { $cities } город
        [few] { $cities } города
       *[other] { $cities } городов
    }.
mythotopia-atlas-counters-of = { $count ->
        [one] { $count } жетон на { $value }
        [few] { $count } жетона на { $value }
       *[other] { $count } жетонов на { $value }
    }
mythotopia-atlas-charter-shown = Открытая грамота: { $charter }.
mythotopia-atlas-charter-kept = Ваша тайная грамота: { $charter } ({ $condition }).
mythotopia-atlas-charter-hidden = Хранит грамоту; это может быть { $charters }.
mythotopia-atlas-next-draw = { $count ->
        [one] Закончив ход сейчас, вы доберёте { $count } карту; шанс получить
        [few] Закончив ход сейчас, вы доберёте { $count } карты; шанс получить
       *[other] Закончив ход сейчас, вы доберёте { $count } карт; шанс получить
    }
mythotopia-atlas-next-hand = { $count ->
        [one] Сыграв всю руку, вы доберёте { $count } карту; шанс получить
        [few] Сыграв всю руку, вы доберёте { $count } карты; шанс получить
       *[other] Сыграв всю руку, вы доберёте { $count } карт; шанс получить
    }
mythotopia-atlas-odds-mean = Шанс хотя бы одной карты с этим символом. Любой порядок стопки одинаково вероятен.
mythotopia-atlas-hand-of = В руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[other] { $hand } карт
    }, в доборе { $draw }, в сбросе { $discard }.
mythotopia-atlas-each-unseen = Каждая карта, не виденная после перемешивания, в руке с шансом { $chance }.
mythotopia-atlas-holds-found = Ещё одну карту в руке нашёл Философ, другие её не знают.
mythotopia-atlas-discard-top = Сверху в сбросе: { $card }.
mythotopia-atlas-no-memory = За этим столом играют без подсказок памяти.
mythotopia-atlas-in-hand = В вашей руке ({ $count })
mythotopia-atlas-in-draw = В вашем доборе, без порядка ({ $count })
mythotopia-atlas-in-discard = В вашем сбросе ({ $count })
mythotopia-atlas-surely-in-hand = Точно в руке ({ $count })
mythotopia-atlas-hand-or-draw = В руке или доборе ({ $count })
mythotopia-atlas-in-reserve = В резерве ({ $count })
mythotopia-atlas-in-play = В игре ({ $count })
mythotopia-atlas-aside = Удалены из колоды ({ $count })
mythotopia-atlas-chosen = Выбрано ({ $count })

## Путеводитель первой партии

mythotopia-guide-welcome = Каждая ваша провинция — это три очка и карта в вашей колоде. Её еда, камень, золото и солдаты оплачивают всё, что вы делаете. Когда четыре карты победы пусты, единоличный лидер может закончить игру и победить.
    .title = Сорок провинций, одна империя
mythotopia-guide-map = Цветная земля кому-то принадлежит; щит с числом — нейтральный гарнизон такой силы. Пунктир — открытая граница, бугры — холмы, пики — горы. Тяните, чтобы двигать карту; колесо или два пальца приближают; нажмите провинцию, чтобы прочесть о ней.
    .title = Карта
mythotopia-guide-hand = Карту играют один раз: за все её символы одного вида, за её текст или как её провинцию. Потом она уходит в сброс и возвращается, когда добор пуст. Долгое нажатие или другая кнопка мыши покажет её крупно.
    .title = Ваша рука
mythotopia-guide-menu = В ход — два действия. Что можно, то светится; нажмите на то, что не светится, — и узнаете, почему нельзя. Светятся и карты, текст которых сейчас работает. Шаги можно брать назад, пока не взята карта.
    .title = Ваш ход
mythotopia-guide-target = Светятся провинции, до которых доходит карта, с которой вы выступили. На каждой стоит цена: еда на поход, больше через холмы, карта корабля через море. Потом, по одной карте, идут армии.
    .title = Поход
mythotopia-guide-payment = Кнопка оплачивает всё сразу так, чтобы в руке осталось побольше карт. Или выбирайте карты сами: сыграть можно только нужные.
    .title = Оплата
mythotopia-guide-wars = Провинция, где стоит чужая армия, в войне, пока кто-нибудь не закончит сражение — самым первым делом в свой ход. Счёт перечисляет силы каждой стороны и говорит, что изменит ещё одна армия.
    .title = Сражения
mythotopia-guide-victories = Жетон за каждый построенный город, дорогу или замок; о других картах можно узнать, наведя на них. Пустая карта приближает конец.
    .title = Карты победы
mythotopia-guide-shop = Карты получше, одна за ход за золото. Знак говорит о виде: действие, дополнительное действие, усиление или карта, которая работает в резерве. Нажмите, чтобы прочесть.
    .title = Улучшения
mythotopia-guide-reserve = Карты здесь лежат, пока вы их не сыграете, и считаются как в руке. Города дают больше места. Карты резерва работают только здесь.
    .title = Ваш резерв
mythotopia-guide-xray = Всё, что можно знать о колоде, если следить: что в вашем доборе и что может принести следующая рука. Таблички соперников показывают их колоды.
    .title = Колоды
mythotopia-guide-radar = Каждый лепесток — карта победы, зачёркнутый — пустая. Рядом очки, если решить все сражения сейчас, кто мог бы закончить игру и что мешает остальным.
    .title = Близко ли конец
