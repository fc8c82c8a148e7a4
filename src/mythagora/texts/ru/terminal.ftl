# Терминал: что общего у столов всех игр, и справка по командам.

## Перечисления

list-pair = { $first } и { $last }
list-more = { $first }, { $rest }
list-end = { $first } и { $last }

## Кто где сидит

seat-person = Игрок
seat-alike = { $name } { $letter }
seat-letters = А Б В Г Д Е Ж З
seat-words = я, вы, ты

## Начало

play-default-game = Играем в { $title }. Другая игра: { $program } play ИГРА, где ИГРА — одна из: { $known }.
play-seats = За столом: { $seats }.
play-seat-you = { $letter } – { $name } (вы)
play-seat = { $letter } – { $name }
play-seat-bot = { $letter } – { $name } (бот)
play-saved-at = Сохраняется после каждого хода в { $file }
play-resumed = Продолжаем игру из { $file }
play-how = Отвечайте номером или словами. `?` объясняет вопрос, `помощь` перечисляет команды.
play-prompt = >{" "}

## По ходу игры

log-title = Журнал: что может знать { $name }
log-empty = Пока ничего не произошло.
cites = { $text } ({ $rule })

event-takes-back = { $seat-is ->
        [you] { $moves ->
            [1] Вы берёте назад последний ход.
            [one] Вы берёте назад последний { $moves } ход.
            [few] Вы берёте назад последние { $moves } хода.
           *[many] Вы берёте назад последние { $moves } ходов.
        }
       *[other] { $seat } берёт ход назад.
    }

curtain = За клавиатурой теперь { $name }. Передайте её и нажмите Enter.
curtain-first = За клавиатурой начинает { $name }. Когда экран виден только этому игроку, нажмите Enter.

said-nothing = Введите номер или словами, что вы хотите сделать. `?` объясняет вопрос.
said-unclear = «{ $said }» можно понять по-разному: { $choices }. Допишите немного или введите номер.
said-unknown = «{ $said }» — здесь такого ответа нет. Введите номер от 1 до { $most }, `?` — о чём вопрос, или `помощь` — какие есть команды.
said-number = Ответа номер { $number } нет. Введите номер от 1 до { $most }.
said-allowed = Это можно: { $choice }.

saved-copy = Копия игры лежит в { $file }
save-needs-name = Скажите куда: сохранить ФАЙЛ

undo-syntax = Скажите, сколько ходов взять назад: назад 2
undo-too-many = { $reach ->
        [one] Назад можно взять { $reach } ход
        [few] Назад можно взять { $reach } хода
       *[many] Назад можно взять { $reach } ходов
    }, а не { $moves }. Введите число поменьше.
undo-why-empty = Пока ничего не сделано, и брать назад нечего.
undo-why-other = После вас ходили другие, поэтому ваш последний ход остаётся.
undo-why-chance = В этом ходе что-то решил случай, поэтому он остаётся.
undo-why-learned = Этот ход показал вам то, чего вы не знали, поэтому он остаётся.
refusal-nothing-to-undo = Брать назад нечего.

## Команды. `.words` — то, что можно ввести.

command-explain = ? или ? с ответом
    .words = ?
    .help = о чём вопрос и по какому правилу; с ответом — можно ли так и если нет, то почему
command-undo = назад или назад 2
    .words = назад, отмена, undo
    .help = взять последние ходы назад, пока не открылось ничего нового
command-log = журнал
    .words = журнал, история, log
    .help = всё, что произошло, насколько это можно знать вам
command-board = стол
    .words = стол, рука, поле, board
    .help = ещё раз нарисовать стол и вашу руку
command-save = сохранить ФАЙЛ
    .words = сохранить, save
    .help = записать копию игры в файл по вашему выбору
command-help = помощь
    .words = помощь, справка, команды, help
    .help = этот список
command-quit = выход
    .words = выход, выйти, quit
    .help = выйти из игры; её можно продолжить потом
help-title = Отвечать можно номером или словами: достаточно первых букв.

## Конец

result-title = Игра окончена
result-won = { $is ->
        [you] Победа за вами, { $name }!
       *[other] Побеждает { $name }.
    }
result-draw = Ничья: первое место делят { $names }.
result-place = { $place }. { $name }
result-place-with = { $place }. { $name }: { $result }
result-turns = { $turns ->
        [one] Сыгран { $turns } ход.
        [few] Сыграно { $turns } хода.
       *[many] Сыграно { $turns } ходов.
    }
result-record = Запись игры: { $file }. Посмотреть её: { $program } replay { $file }

stopped = Игра сохранена в { $file }. Продолжить её: { $program } play --resume { $file }
stopped-by-key = Остановлено. Игра сохранена в { $file }. Продолжить её: { $program } play --resume { $file }
stopped-input = Ввод кончился раньше игры. Игра сохранена в { $file }. Продолжить её: { $program } play --resume { $file }
stopped-output = Вывод больше никто не читает. Игра сохранена в { $file }. Продолжить её: { $program } play --resume { $file }
stopped-failed = Вывод не записывается: { $problem }. Игра сохранена в { $file }. Продолжить её: { $program } play --resume { $file }
stopped-early = Ввод кончился раньше последней страницы. Ничего не потеряно.
stopped-unread = Вывод больше никто не читает. Ничего не потеряно.
stopped-unwritten = Что-то не читается или не записывается: { $problem }. Освободите место или выберите другое и попробуйте ещё раз.
stopped-plainly = Остановлено. Ничего не потеряно.
fault = Ошибка в самой Mythagora: { $problem }. Сообщите о ней, пожалуйста; ваши файлы оставлены как есть. Подробности покажет MYTHAGORA_TRACEBACK=1.

## Записи и игры

replay-as = { $reader ->
        [all] { $entries ->
            [one] { $entries } запись
            [few] { $entries } записи
           *[many] { $entries } записей
        }, все карты открыты.
        [spectator] Что может знать зритель.
       *[seat] Что может знать { $name }.
    }
replay-entry = { $number }.
replay-did = { $name }: { $what }
replay-on = Enter — дальше.
replay-end-open = Игра не окончена. Продолжить её: { $program } play --resume { $file }
show-by = { $title }, автор { $designer }
show-players = Игроков от { $fewest } до { $most }. Версия правил { $version }.
show-options = Настройки
show-option = Настройка
show-meaning = Смысл
show-range = Значения
show-usual = Обычно
show-rule = Правило
show-switch = { $meaning } 1 — да, 0 — нет.
show-bots = Боты: { $bots }
show-edition = Издание { $name }: { $title }
show-games = Игры: { $known }. Посмотреть одну из них: { $program } show ИГРА
show-play = Сыграть: { $program } play { $game }

match-plays = { $bot } против { $others }: партий в { $game } — { $games }
match-result = { $bot } выигрывает { $rate } % партий (всего { $games }). С уверенностью 95 % истинная доля лежит между { $low } % и { $high } %.
match-even = Равная доля — это { $share } %.
match-draws = { $draws ->
        [0] Ничьих не было.
        [one] Вничью сыграна { $draws } партия.
        [few] Вничью сыграно { $draws } партии.
       *[many] Вничью сыграно { $draws } партий.
    }
match-turns = Число ходов в партии: в среднем { $mean }, от { $shortest } до { $longest }.
match-ending = { $share } %: { $ending }.

version = Mythagora { $version } ({ $mode ->
        [compiled] движок скомпилирован
       *[plain] движок на чистом Python
    })

## Справка по командам

cli = Настольные игры о мифах: играйте, смотрите, сталкивайте ботов друг с другом.
cli-version = Показать версию и остановиться.
cli-language = Язык текстов.
cli-play = Сыграть в терминале: с ботами или друг с другом.
cli-play-game = Какая игра; если не названа — первая на полке.
cli-play-seats = Кто играет, по порядку: боты по именам ({ $bots }), все остальные — люди. Двое передают клавиатуру друг другу.
cli-play-option = Выбор перед игрой, ИМЯ или ИМЯ=ЗНАЧЕНИЕ; список даёт `{ $program } show ИГРА`. Можно указать несколько раз.
cli-play-edition = Каким изданием играть: одним из своих у игры или вашим файлом.
cli-play-seed = Откуда берётся весь случай, шестнадцатеричное число; если не указано — новое.
cli-play-memory = Показывает ли стол то, что вы могли бы запомнить о чужих руках.
cli-play-file = Где сохранять игру; если не указано — в вашей папке данных.
cli-play-resume = Продолжить сохранённую игру.
cli-replay = Ещё раз посмотреть сыгранную игру, ход за ходом.
cli-replay-file = Запись игры.
cli-replay-seat = Что может знать это место: его буква, имя или номер в записи.
cli-replay-spectator = Только то, что могут знать все.
cli-replay-all = Всё, и закрытые карты тоже.
cli-replay-from = С какой записи показывать.
cli-replay-to = По какую запись показывать.
cli-replay-step = После каждой ждать Enter и рисовать стол.
cli-show = Показать игру с её настройками и изданиями или позицию из записи.
cli-show-what = Игра или файл записи.
cli-show-edition = Показать только это издание: имя или файл.
cli-match = Пусть боты сыграют много партий: как часто выигрывает первый.
cli-match-game = Какая игра.
cli-match-bots = Двое или больше из: { $bots }.
cli-match-games = Сколько партий.
cli-bench = Насколько быстр движок на этой машине.
cli-bench-peers = Команда, которая измеряет другие движки; если её нет — только наши.
cli-bench-seconds = Секунд на каждое измерение.
cli-bench-rounds = Сколько раз измерять; в счёт идёт медиана.
cli-bench-output = Записать все измерения ещё и в файл, в JSON.

## Слова, которые могут стоять между другими, когда ответ вводят словами

input-filler = из, от, у, в, во, на, к, ко, с, со, за, мою, моя, мой, карту, карта, карты, руки, руку, рука, игрока, игроку, игрок, провинцию, провинции, уровень, уровня, уровне

# Вокруг сообщения об ошибке, если она внутри файла.
inside-a-file = В файле { $file }: { $sentence }
