# Страницы в браузере. Что своё у игры, лежит в `<игра>.ftl`.

## Повсюду

you = вы
close = Закрыть
save = Сохранить
cancel = Отмена
reload = Загрузить снова
skip = К содержанию страницы
copy-link = Скопировать ссылку
copied = Скопировано
cookies-off = Браузер не хранит куки этой страницы, и столы вас не узнают. Разрешите их здесь, чтобы играть; смотреть можно и так.
error-no-connection = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
error-unexpected = Что-то пошло не так. Ничего не потеряно; попробуйте ещё раз.
language = Язык
language-en = English
language-ru = Русский
theme = { $theme ->
        [light] Тема: день
        [dark] Тема: ночь
       *[system] Тема: системная
    }

nav = Разделы
nav-home = Mythagora, главная
nav-play = Игры
nav-tables = Столы
nav-rules = Правила
nav-about = О проекте

me-nameless = Гость
me-title = Вы за столом
me-name = Ваше имя
me-devices = Другое устройство
me-devices-help = Эта ссылка откроет ваши столы на другом устройстве. Кто её получит, сможет играть за вас, поэтому никому её не давайте. Новая ссылка отменяет прежнюю.
me-make-link = Создать ссылку
me-stale = Ссылка больше не действует
    .text = Её сменила новая, или в адресе потерялась буква. На устройстве, где ваши столы, нажмите на своё имя и создайте другую.

since-now = только что
since-minutes = уже { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
    }
since-hours = уже { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
since-days = уже { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
length-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
length-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }

## Игры, герои, места, боты

game-players = Игроков:
game-time = Время:
game-mythe = Мышата-герои тянут карты вслепую друг у друга и спешат к дракону, который украл Священный Сыр.
    .time = 15–20 мин
    .plate = Книга-раскладушка: мышата-герои перед бумажным замком с красным драконом
game-mytikas = Несите камень, мрамор и золото на Олимп и стройте города и храмы под взглядом четырёх богов.
    .time = 45–60 мин
    .plate = Мраморная гора в четыре уступа с храмами и городами
game-mythotopia = Восстановите империю колодой карт: провинции, корабли, долгие войны и кое-где драконы.
    .time = 60–90 мин
    .plate = Карта на пергаменте: две империи, война на границе, морской змей

hero-blue = Джунипер
hero-green = Кловер
hero-yellow = Барли
hero-black = Сут
hero-orange = Шафран
colour-red = красный, треугольник
colour-blue = синий, круг
colour-yellow = жёлтый, квадрат
colour-green = зелёный, ромб
colour-black = чёрный, шестиугольник
colour-orange = оранжевый, крест

roster = Уровень
roster-level = { $name }, { $word }
roster-others = Другие боты
roster-ends = от дружелюбного до лучшего
bot-random = Кубик
    .help = делает любой разрешённый ход
bot-thumb = Глазомер
    .help = играет по простым приметам
bot-level1 = Уровень 1
    .word = дружелюбный
    .help = смотрит чуть вперёд и порой ошибается
bot-level2 = Уровень 2
    .word = покладистый
    .help = смотрит немного дальше, ошибается редко
bot-level3 = Уровень 3
    .word = достойный
    .help = взвешивает много продолжений
bot-level4 = Уровень 4
    .word = сильный
    .help = продумывает ход до конца
bot-level5 = Уровень 5
    .word = лучший
    .help = думает дольше всех и ничего не забывает

## Главная

home-page = Mythagora: три мифа за одним столом
home-title = Три мифа за одним столом
home-lead = Играйте в браузере с друзьями или с ботами. Регистрация не нужна.
home-waits = { $count ->
        [one] Вашего хода ждёт { $count } стол
        [few] Вашего хода ждут { $count } стола
       *[many] Вашего хода ждут { $count } столов
    }
home-games = Игры
home-plate = Лист { $number }
home-play = Играть с ботами
home-against = Боты:
home-starting = Накрываем стол…
home-invite = Позвать друзей

## Списки столов

tables-title = Столы
tables-yours = Ваши столы
tables-yours-none = Пока ни одного. Здесь будут ваши столы и видно, чей сейчас ход.
tables-free = Открытые столы
tables-free-none = Сейчас никто не ждёт компании. Откройте свой стол: сесть за него сможет любой.
tables-done = Сыгранные
tables-done-none = Столы, сыгранные до конца, можно будет посмотреть здесь ещё раз.
tables-all = Все
tables-play = Ходить
tables-open = Открыть
tables-join = Сесть
tables-watch = Смотреть
tables-replay = Запись
tables-seats-free = Свободно мест: { $count } из { $of }
pace = { $kind ->
        [turn] с дружескими часами
        [days] на ход — сутки
       *[none] без спешки
    }
state-waiting = Ждём компанию
state-dealing = Ищем честную раздачу
state-running = Идёт игра
state-over = Сыграно
state-abandoned = Партия оставлена
state-resting = На покое
turn-yours = Ваш ход
turn-of = Ходит { $name }
turn-several = { $count ->
        [one] Выбирает { $count } игрок
        [few] Выбирают { $count } игрока
       *[many] Выбирают { $count } игроков
    }

## Новый стол

new-title = Новый стол
seat-kind-me = Вы
seat-kind-here = Рядом
    .help = Ещё один человек за этим устройством
seat-kind-friend = Друг
    .help = Ссылка появится, когда стол откроется
seat-kind-open = Любой
    .help = Стол будет среди открытых; сядет, кто придёт первым
seat-kind-bot = Бот
seat-kind-empty = Пусто
new-bots = { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
# Names for tables, one of which is taken by chance; a semicolon between them.
table-names-mythe = Сыр до полудня; Мыши после работы; Пять хвостов; Тихий погреб; Усы на рассвете; Кусочек смелости
table-names-mytikas = Воскресенье на Олимпе; Первый подъём; Мрамор и мёд; Четыре бога к чаю; Над облаками; Терпеливые строители
table-names-mythotopia = Долгая война; Ещё одна провинция; Корабли в тумане; Тихая граница; Старая империя; Кое-где драконы
new-edition = Издание
new-edition-origin = Откуда взято каждое число
edition-mythe-standard = Обычное, восстановленное
    .help = Правила как в книжке. Часть достоинств карт и цены на пути восстановлены, потому что картинки из книжки утрачены.
edition-mytikas-standard = Обычное, восстановленное
    .help = Правила как в книжке. Часть чисел восстановлена, потому что картинки из книжки утрачены.
edition-mythotopia-box = Коробка
    .help = Числа с деталей из коробки, насколько они известны.
edition-mythotopia-rulebook = Книжка правил
    .help = Числа так, как их называет текст правил.
dice-title = Честные кубики
dice-before = Расклад запечатан до игры:
dice-help = Каждый, кто садится, перемешивает его ещё раз. В конце печать вскрывают, и любой может проверить каждую карту.

## О чём договорились

terms = О чём договорились
terms-memory = Без подсказок памяти
terms-hints = Подсказки для всех
terms-number = { $name }: { $value }
terms-pace = { $kind ->
        [turn] Дружеские часы, на ход: { $time }
        [days] Неспешно, на ход: { $time }
       *[none] Без часов
    }
terms-edition = Издание: { $name }
terms-own = Своё издание: { $name }
terms-numbers = Все числа

## За столом

table-opening = Открываем стол
table-failed = Этот стол не открывается
table-resting = Эта партия начата по правилам, которых на этом сервере больше нет. Она на покое, но её журнал можно прочесть.
bar-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
bar-watching = вы смотрите
side = Рядом со столом
log = Журнал
log-turn = ход { $turn }
log-you = Вы
log-table = Стол
log-news = После вашего хода
log-undone = (отменено)
log-none = Пока ничего не произошло.
chat = Беседа
chat-you = Вы
chat-watching = смотрит
chat-none = Пока никто ничего не сказал.
chat-write = Сказать столу
chat-send = Отправить
chat-said = { $name } говорит: { $text }
chat-unread = не прочитано
chat-mute = Не слышать: { $name }
chat-muted = { $count ->
        [one] Не слышен { $count } голос.
        [few] Не слышны { $count } голоса.
       *[many] Не слышно { $count } голосов.
    }
chat-unmute = Слышать всех

prompt = Что сейчас
prompt-waiting = Минутку…
prompt-trail = Сделано за этот ход
prompt-more = Что это значит?
prompt-less = Свернуть
prompt-rule = Правило { $rule }
prompt-meanwhile = Тем временем можно осмотреться, почитать правила или поболтать.
prompt-conceded = Вы сдались; за вас доигрывает бот.
prompt-watching = Вы видите то, что вправе видеть все.
advice = Подсказка
    .help = Что сделал бы уровень 5?
advice-busy = Думаем…
advice-title = Что сделал бы уровень 5
advice-known = судя по тому, что вам известно
advice-best = лучшее
advice-good = не хуже
advice-place-2 = второе
advice-place-3 = третье
advice-chance = победа в { $chance } из 100
advice-behind = { $count ->
        [one] на { $count } победу из 100 меньше
        [few] на { $count } победы из 100 меньше
       *[many] на { $count } побед из 100 меньше
    }
advice-mark = Подсказка: { $rank }
advice-said = Подсказка. Лучшее: { $action }; { $chance }.
undo = Отменить
undo-ask = Попросить отменить
undo-withdraw = Выбрать иначе
options = Все варианты
options-count = { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
options-search = Начните печатать, и список сократится
options-none = Сейчас нечего выбирать.
options-none-found = Ни в одном варианте нет этих слов.
clock = Времени на этот ход:
clock-out = Время вышло
news = { $count ->
        [one] После вашего хода произошло { $count } событие.
        [few] После вашего хода произошло { $count } события.
       *[many] После вашего хода произошло { $count } событий.
    }
news-show = Показать
connection-lost = Связь потеряна. Пробуем ещё раз…
connection-old = Эта страница старше сервера. Загрузите её снова, чтобы продолжить; ничего не потеряно.
proposal = Предложение
proposal-yes = Согласиться
proposal-no = Отказаться
proposal-waiting = Ждём ответа: { $names }
proposal-declined = Согласны не все, поэтому всё остаётся как есть.
plain-view = Стол словами
plain-yes = да
plain-no = нет

people = За столом
people-take-over = Продолжить игру: { $name }
    .help = { $name } больше не за столом, играет бот. Стол открыт для всех: место можно занять.
people-you = { $name } (вы)
people-bot = Бот: { $bot }
people-here = здесь
people-away = нет на месте
people-free = Свободно
people-asked = решает сейчас
people-thinking = думает
people-thinks = { $name } думает…
people-conceded = партия сдана, доигрывает бот
people-stood-in = { $name }: бот не смог ответить, за него ответил уровень 1.
people-out-of-time = время вышло
people-late = { $name }: время вышло. Можно подождать или посадить бота.
people-wait = Подождать
people-seat-bot = Посадить бота
people-seat-bot-named = Посадить бота: { $bot }
people-mute = Не слышать
people-unmute = Слышать снова
people-back = Вернуться на своё место
    .help = Пока вас нет, за вас играет бот. Место остаётся вашим: вернуться можно в любую минуту.
people-spectators = { $count ->
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[many] Смотрят { $count } человек.
    }

curtain = { $name }, дело за вами
    .help = Передайте устройство. Чужие карты убраны; сейчас на экран должен смотреть только один человек: { $name }.
curtain-open = Это я, { $name }
curtain-hand-over = Передать: { $name }

menu = Меню
menu-guide = Объяснить игру за этим столом
menu-review = Разобрать сыгранное
menu-edition-own = Файл кого-то из игроков: здесь действуют его числа, и они войдут в запись партии.
menu-plain = Стол словами, а не рисунком
menu-notify = Сообщать, когда мой ход
menu-notify-refused = Браузер не разрешает уведомления. Это можно изменить в его настройках для этой страницы.
menu-look = Язык и тема
menu-tables = Ко всем столам
menu-abandon = Предложить закончить партию
    .help = Партия кончится без результата, если согласятся все за столом. Остальных спросят.
menu-concede = Сдаться
    .help = Бот доиграет за вас до конца, и в итоге это будет указано. Отменить это нельзя.
menu-leave = Уйти из-за стола
    .help = Вы встаёте. Если игра идёт, за вас продолжит бот, которого вы выберете; на своё место можно вернуться.

keys = Клавиши
keys-choose = выбрать по номеру, как в списке вариантов
keys-walk = переходить по тому, что можно выбрать
keys-primary = главная кнопка
keys-undo = отменить ход
keys-hint = подсказка
keys-options = список всех вариантов
keys-log = журнал
keys-chat = беседа
keys-rules = правила к текущему вопросу
keys-away = закрыть то, что открыто
keys-help = эти клавиши

guide-offer = Впервые здесь?
    .text = Стол может объяснять себя по ходу игры. Мешать он не будет.
guide-accept = Покажите
guide-decline = Нет, спасибо
guide-stop = Больше не объяснять
guide-next = Дальше
guide-count = { $number } из { $all }

## Конец

result = Итог
result-standing = Места
result-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
result-turns = { $count ->
        [one] Сыгран { $count } ход.
        [few] Сыграно { $count } хода.
       *[many] Сыграно { $count } ходов.
    }
result-again = Сыграть ещё
result-next = К следующей партии
result-review = Разбор: кто был впереди
dice-long = До первой карты сервер загадывает тайное число и показывает его печать. Каждый, кто садится, добавляет своё число, и кубики игры рождаются из всех этих чисел вместе: ни сервер, ни кто-либо из игроков не мог их подобрать. После игры тайное число показывают, и любой может пересчитать всё заново.
dice-seal = Печать, показанная до игры
dice-added = Добавлено: { $name }
dice-secret = Тайное число под печатью
dice-seed = Зерно игры
dice-closed = Тайное число покажут, когда игра кончится.
fair-title = Честная раздача
fair-terms = Условия до игры: ни одно место не дальше { $bound } пунктов от равных шансов; каждую раздачу доигрывает бот ({ $bot }), партий: { $games }; раздач не больше { $attempts }.
fair-closed = Какая это раздача и какие были шансы у мест, покажут, когда игра кончится.
fair-failed = Оценить раздачи не удалось, поэтому раздача такая, как вышла.
fair-chances = Шансы в начале
fair-found = Попытка { $attempt }: первая раздача, честная в пределах { $bound } пунктов.
fair-best = Проверено раздач: { $tried }, и ни одна не честная в пределах { $bound } пунктов; эта самая честная.
dice-opened = Кубики запечатаны и вскрыты.
    .help = Тайное число подходит к печати, показанной до первой карты:
dice-verify = Проверить каждую карту

## Запись игры

review = Разбор
replay-begin = Стол до первого шага
replay-told = Что происходит
replay-drive = Моменты игры
replay-step = Шаг
replay-count = шаг { $step } из { $of }
replay-first = В начало
replay-back = На шаг назад
replay-play = Показывать
replay-pause = Остановить
replay-on = На шаг вперёд
replay-last = В конец
replay-as = Глазами
replay-spectator = зрителя
replay-share = Ссылка на этот момент
replay-record = Файл записи
replay-resting = Эта партия сыграна по правилам, которых на этом сервере больше нет. Её журнал можно прочесть.
replay-failed = Записи игры здесь нет
replay-to-table = К столу

## Правила

rules = Правила
rules-of = { $game }: правила
rules-search = Искать в правилах
rules-chapters = Главы
rules-here = правило, о котором сейчас речь
rules-none-found = Ни в одном правиле нет этих слов.

## Выбор файла

file-choose = Выбрать файл
file-none = Не выбран

## Страницы нет

lost-title = Здесь водятся драконы
lost-text = По этому адресу страницы нет. Она могла переехать, или в ссылке потерялась буква.
lost-server = Нет ответа
lost-home = К трём мифам
