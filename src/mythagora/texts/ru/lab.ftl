### Лаборатория: симуляции, отчёты, сравнения, обучение.

cli-lab = Много партий между ботами: сыграть, составить отчёт, сравнить издания, оценить раздачу, поискать стратегию.
cli-lab-run = Сыграть много партий и сохранить то, что в них сосчитано.
cli-lab-seats = Боты по порядку мест: { $bots }
cli-lab-games = Сколько партий.
cli-lab-seed = Зерно серии: то же зерно даёт те же партии, сколько бы процессов ни играло.
cli-lab-workers = Сколько процессов играет; 0 — по одному на ядро.
cli-lab-results = Папка с результатами или один их файл.
cli-lab-decisions = Сохранить и каждое решение: по строке на решение.
cli-lab-rotate = Сыграть каждую раздачу по разу при каждом порядке мест.
cli-lab-output = Куда сложить результаты. Если в папке та же серия, она продолжится.
cli-lab-on = Где играть: здесь, на Ray, запущенном здесь, или в кластере Ray по этому адресу.

lab-plays = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $game }: { $bots }.
lab-goes-on = { $done ->
        [one] { $done } партия уже есть
        [few] { $done } партии уже есть
       *[many] { $done } партий уже есть
    } в { $folder }; играем остальные.
lab-all-there = { $done ->
        [one] { $done } партия уже есть
        [few] Все { $done } партии уже есть
       *[many] Все { $done } партий уже есть
    } в { $folder }: играть больше нечего.
lab-pace = { $games } партий/с
lab-played = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } за { $seconds } с, в секунду — { $speed }.
lab-kept = Результаты лежат в { $folder }. Посмотреть на них: { $program } lab report { $folder }
lab-stopped = Остановлено, сыграно партий: { $done } из { $games }. Они хранятся в { $folder }; та же команда продолжит: --output { $folder }

error-missing-extra = Для этого нужна { $library }, а она не установлена. Установите её: pip install "mythagora[{ $extra }]"
error-run-games = Партий в серии не может быть { $found }. Укажите число от 1 до { $most }.
error-run-edition = Издания «{ $edition }» ({ $hash }) этой серии здесь нет. Возьмите ту Mythagora, которая её записала.
error-run-damaged = { $file } — не серия лаборатории, или файл повреждён: { $problem }. Файл оставлен как есть.
error-run-behaviour = { $file } — серия по версии { $found } правил игры { $game }; у этой программы версия { $known }. Возьмите ту Mythagora, которая её записала.
error-run-foreign = В { $folder } лежит не то, что пишет лаборатория, и ничего не тронуто. Назовите новую папку с помощью --output.
error-run-other = В { $folder } другая серия: там «{ $key }» — { $expected }, а у этой было бы { $found }. Ничего не тронуто. Назовите новую папку с помощью --output или повторите команду той серии.
error-run-worker-died = Один из процессов (их { $workers }) погиб — возможно, не хватило памяти. Сыгранные партии сохранены; та же команда продолжит, если надо — с меньшим --workers.
error-run-unwritten = Результаты не записываются: { $problem }. { $done ->
        [one] { $done } партия сохранена
        [few] { $done } партии сохранены
       *[many] { $done } партий сохранено
    } в { $folder }; освободите место, и та же команда продолжит.
error-ray-address = По адресу «{ $address }» Ray нет: { $problem }. Запустите его или укажите --on ray, чтобы был свой.
error-results-none = В { $file } нет результатов лаборатории. Дайте папку, которую записала команда `{ $program } lab run`.
error-results-empty = В серии из { $file } ещё не доиграна ни одна партия. Повторите её команду, чтобы продолжить.
error-results-damaged = { $file } не читается как результаты лаборатории: { $problem }. Файл оставлен как есть; возьмите другую копию или сыграйте серию заново.
error-batch-size = Ожидалось ответов: { $expected }, по одному на партию, а пришло { $found }.
error-batch-action = Ответа { $action } у партии { $game } нет; ничего не изменилось. Выберите один из отмеченных в её маске.

## Отчёт

cli-lab-report = Посмотреть на результаты: страница с графиками, картинки и таблица здесь.
cli-lab-report-output = Страница; если не названа, она ляжет рядом с результатами.
cli-lab-report-png = Папка для графиков в виде картинок.
lab-partly = Серия не закончена, сыграно партий: { $done } из { $games }. Отчёт — о них.
lab-page = Страница: { $file }
lab-pictures = { $number ->
        [one] { $number } картинка
        [few] { $number } картинки
       *[many] { $number } картинок
    } в { $folder }
error-report-unwritten = { $file } не записывается: { $problem }. Результаты целы; освободите место или выберите другое с помощью --output.

report-title = { $game } в лаборатории
report-about = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, играют { $bots }, издание «{ $edition }». Каждый интервал содержит истинное значение с уверенностью 95 %.
report-how = Зерно { $seed }; настройки { $options }; издание { $hash }; Mythagora { $engine }. Та же серия даст те же партии.
report-numbers = Числа
report-even = равная доля
report-median = медиана
report-course = ход игры
report-turns = ходы
report-decisions = решения
report-winners = победители
report-others = остальные
report-bots = Кто выигрывает
report-bots-words = Лучше всех играет { $bot }: на одно место приходится { $share } % побед, а равная доля была бы { $even } %.
report-bots-even = Заметно лучше других не играет никто: больше всего побед на одно место у бота { $bot }, { $share } %; равная доля была бы { $even } %.
report-order = Важно ли, кто начинает?
report-order-matters = Да: кто начинает { $place }-м, выигрывает { $share } %, а равная доля была бы { $even } %.
report-order-even = Сказать этого нельзя: начинающий выигрывает { $share } %, а равная доля была бы { $even } %.
report-place = ходит под номером { $place }
report-luck = Удача и умение
report-luck-words = Победителя определяет на { $skill } % то, кто играет, на { $order } % — кто начинает, на { $deal } % — раздача, на { $chance } % — то, что потом: случай и то, кто как с ним справился. Каждая раздача сыграна при каждом порядке мест.
report-luck-skill = кто играет
report-luck-order = кто начинает
report-luck-deal = раздача
report-luck-chance = то, что потом
report-length = Сколько длятся партии
report-length-words = Половина партий кончается за столько ходов: { $middle }; девять из десяти — от { $low } до { $high }. Решений в партии в среднем { $decisions }.
report-lead = Первый и последний по ходу игры
report-lead-words = Отрыв первого от второго — { $middle } в середине партии и { $end } в конце ({ $lead }). Полосы охватывают среднюю половину партий.
report-lead-best = тот, кто первый
report-lead-last = тот, кто последний
report-lead-wins = Чего стоит отрыв
report-lead-wins-words = Единоличный лидер в середине партии выигрывает { $share } % партий.
report-overtakings = Как часто меняется лидер
report-overtakings-words = Смен лидера в партии в среднем { $mean }, самое большее { $most }. Кривая показывает, на какую десятую часть партии они приходятся.
report-points = Очки
report-points-of-winners = очки победителей
report-points-words = У победителей в среднем { $winners } очка, у остальных { $others }; между первым и последним — { $spread }.
report-endings = Чем кончаются партии
report-endings-words = Чаще всего: { $ending }, { $share } % партий.
report-rates = Доли
report-rates-words = По всем местам вместе: { $what }, { $share } %.
report-numbers-words = Сильнее всего победители и остальные отличаются так: { $what } (в среднем { $won } и { $lost }).
report-held-words = { $what }: с этим побед больше, чем без этого, на столько процентных пунктов: { $more }; каждый вид ботов сравнивается сам с собой. Это есть у { $often } % мест. Что одно идёт вместе с другим, ещё не значит, что оно причина. Справа: у скольких это есть.
report-held-unsure = По стольким партиям нельзя сказать, что с чем-то из этого побед больше; каждый вид ботов сравнивается сам с собой. Справа: у скольких это есть.
report-added = доля побед: с этим минус без этого

## Что считается в партиях

measures-mythe-turns = Ходы
measures-mythe-gifts = Раздача карт
measures-mythe-way = Путь
measure-mythe-turns-taken = ходы
measure-mythe-draws = вытянуто карт
measure-mythe-busts = Препятствия
measure-mythe-stops = остановки вовремя
measure-mythe-declarations = вызовы Дракону
measure-mythe-gifts = карт отдано
measure-mythe-received = карт получено
measure-mythe-space = достигнутая клетка
measure-mythe-bust-rate = ходы с Препятствием
measure-mythe-draws-a-turn = вытянуто карт за ход
measure-mythe-gifts-a-turn = отдано карт за ход
measure-mythe-declaration-rate = ходы с вызовом

measures-mytikas-areas = Куда идут строители
measures-mytikas-following = Следование
measures-mytikas-offerings = Борьба за карты
measures-mytikas-pieces = Что построено
measures-mytikas-levels = На какой высоте построено
measures-mytikas-points = Откуда очки
measures-mytikas-deities = Божества в конце
measures-mytikas-locks = Божества под замком
measure-mytikas-score = счёт
measure-mytikas-went-zeus-day = Зевс, день
measure-mytikas-went-zeus-night = Зевс, ночь
measure-mytikas-went-demeter-day = Деметра, день
measure-mytikas-went-demeter-night = Деметра, ночь
measure-mytikas-went-poseidon-day = Посейдон, день
measure-mytikas-went-poseidon-night = Посейдон, ночь
measure-mytikas-went-hades-day = Аид, день
measure-mytikas-went-hades-night = Аид, ночь
measure-mytikas-follows = следует за другими
measure-mytikas-passes = пасует
measure-mytikas-cards-won = карт получено
measure-mytikas-cards-lost = карт потеряно
measure-mytikas-built-minor-city = малые города
measure-mytikas-built-small-temple = малые храмы
measure-mytikas-built-major-city = большие города
measure-mytikas-built-large-temple = большой храм
measure-mytikas-on-level-1 = на уровне 1
measure-mytikas-on-level-2 = на уровне 2
measure-mytikas-on-level-3 = на уровне 3
measure-mytikas-on-level-4 = на уровне 4
measure-mytikas-building-points = очки за постройки
measure-mytikas-card-points = очки за карты
measure-mytikas-share-of-cards = доля очков от карт

measures-mythotopia-drafted = Приобретённые улучшения
measures-mythotopia-land = Земли и колода
measures-mythotopia-wars = Сражения
measures-mythotopia-victories = Полученные жетоны
measures-mythotopia-victories-in-play = Карты победы в игре
measure-mythotopia-score = счёт
measure-mythotopia-provinces = провинции
measure-mythotopia-cities = города
measure-mythotopia-roads-built = построено дорог
measure-mythotopia-castles-built = построено замков
measure-mythotopia-deck = карты в колоде
measure-mythotopia-wars-begun = начато сражений
measure-mythotopia-captured = провинций захвачено
measure-mythotopia-lost = провинций потеряно
measure-mythotopia-held-off = атак отбито
measure-mythotopia-capture-rate = начатые сражения с захватом
measure-mythotopia-counters-city = Город
measure-mythotopia-counters-road = Дорога
measure-mythotopia-counters-castle = Замок
measure-mythotopia-counters-citadel = Цитадель
measure-mythotopia-counters-defender = Защитник королевства
measure-mythotopia-counters-guilded-city = Город гильдий
measure-mythotopia-counters-dragons = Здесь живут драконы
measure-mythotopia-counters-isles = Владыка островов
measure-mythotopia-counters-seas = Повелитель морей
measure-mythotopia-counters-patronage = Покровительство
measure-mythotopia-counters-inns = Придорожные трактиры
measure-mythotopia-counters-runestones = Рунные камни
measure-mythotopia-counters-spoils = Военные трофеи
measure-mythotopia-counters-stock = из запаса

## Сравнение

cli-lab-diff = Те же раздачи при двух изданиях или двух наборах настроек: что меняется.
cli-lab-diff-edition = Два издания, каждое со своим --edition; одно, если отличаются только настройки.
cli-lab-diff-change = Настройка, которая есть только у второй стороны.
cli-lab-diff-output = Сохранить обе серии в этой папке.
lab-diff-stopped = Остановлено. Сыгранные партии лежат в { $folder }; та же команда продолжит.
lab-diff-about = { $game }, партий { $games }, играют { $bots }, каждая раздача при обоих: сначала { $one }, потом { $other }.
lab-diff-nothing = Ни одно число не меняется так, чтобы это не мог быть случай. С большим --games станут видны изменения помельче.
lab-diff-changed = { $what }: { $way ->
        [up] больше,
       *[down] меньше,
    } было { $one }, стало { $other }.
lab-diff-more = { $number ->
        [one] Меняется ещё { $number } число
        [few] Меняются ещё { $number } числа
       *[many] Меняются ещё { $number } чисел
    }; в таблице они отмечены.
lab-diff-figure = число
lab-diff-change = разница
lab-diff-sure = уверенно
lab-diff-how = Каждый интервал содержит истинное значение с уверенностью 95 %. «Уверенно» — то, что случай дал бы реже одного раза на тысячу таких чисел. Разницы берутся раздача за раздачей.
lab-diff-turns = ходы
lab-diff-decisions = решения
lab-diff-lead-changes = смены лидера
lab-diff-beginner = победы начинающего
lab-diff-points = очки победителя
lab-diff-spread = очки между первым и последним
lab-diff-bot = победы: { $bot }
lab-diff-ending = партии, где { $ending }
error-diff-sides = Для сравнения нужны две стороны, а изданий названо { $editions }. Назовите два с помощью --edition или скажите с помощью --change, что меняет вторая сторона.
error-diff-same = Обе стороны одинаковы: издание «{ $edition }» с теми же настройками. Назовите другое --edition или --change.

## Честные раздачи

cli-lab-fair = Насколько хорошо начало у каждого места, ещё до первого хода; пересдаёт, пока раздача не станет честной в заданных пределах.
cli-lab-fair-players = Сколько игроков; 0 — наименьшее возможное число.
cli-lab-fair-seed = Запечатанное зерно, из которого следуют все попытки; если не указано — новое.
cli-lab-fair-bound = Насколько доля побед места может отличаться от равной, в процентных пунктах.
cli-lab-fair-rollouts = Сколько партий сыграть с каждой раздачи.
cli-lab-fair-attempts = Сколько раздач попробовать самое большее.
cli-lab-fair-bot = Какой бот их играет: { $bots }
lab-fair-about = { $game }, игроков { $players }: с каждой раздачи партий { $rollouts }, за каждым местом { $bot }. Доли побед каждого места:
lab-fair-attempt = раздача
lab-fair-worst = отклонение
lab-fair-taken = взята
lab-fair-how = Равная доля — { $even } %. При стольких партиях доля известна с точностью около ± { $reach }.
lab-fair-found = Раздача { $attempt } честная: ни одно место не отличается от равной доли больше чем на { $worst } процентных пункта, а допускается { $bound }.
lab-fair-best = Проверено раздач: { $tried }, и ни одна не честная в пределах { $bound } процентных пункта. Честнее всех раздача { $attempt }, у неё { $worst }.
lab-fair-seeds = Запечатанное зерно { $sealed }. Сыграть эту раздачу: --seed { $seed }
error-fair-terms = { $name } честной раздачи не может быть { $found }. Укажите целое число от 1 до { $most }.

## Поиск стратегии

cli-lab-hunt = Поискать стратегию сильнее лучшей: другие веса для того, на что смотрит уровень.
cli-lab-hunt-level = Уровень, веса которого меняются: { $levels }
cli-lab-hunt-against = Боты, которых надо обыграть, каждого из них.
cli-lab-hunt-players = Сколько игроков; остальные — тот бот, которого надо обыграть.
cli-lab-hunt-trials = Сколько вариантов попробовать.
cli-lab-hunt-games = Сколько партий у варианта против каждого бота.
cli-lab-hunt-margin = Насколько он должен превзойти равную долю, в процентных пунктах.
lab-hunt-about = { $game }: вариантов { $trials }, это { $level } с другими весами, у каждого партий { $games } против { $others }. Потом лучшие играют вдвое больше на новых раздачах.
lab-hunt-against = против { $bot }
lab-hunt-tastes = веса
lab-hunt-found = Лучший из них сильнее всех: с уверенностью 95 % против каждого он выигрывает больше равной доли хотя бы на { $margin } процентных пункта.
lab-hunt-none = Никто не сильнее всех: ни один не выигрывает против каждого уверенно больше равной доли ({ $even } %) на { $margin } процентных пункта.
lab-hunt-seat = Посадите лучшего из них за стол по имени: { $bot }
error-hunt-level = У «{ $level }» нет весов, которые можно менять. Выберите один из: { $known }.

## Одна партия серии

cli-lab-record = Одна партия серии ещё раз, в виде записи, которую можно посмотреть.
cli-lab-record-number = Номер партии, начиная с 0.
cli-lab-record-output = Файл записи.
lab-recorded = Партия { $number } лежит в { $file }. Посмотреть её: { $program } replay { $file }
error-run-game = Партии { $number } в этой серии нет. Укажите число от 0 до { $most }.
error-env-action = Ответа { $action } у места { $seat } сейчас нет; ничего не изменилось. Выберите один из отмеченных в маске.
error-env-answer = Процесс не смог сделать шаг: { $problem }. Ни одна его партия не сдвинулась.
error-env-size = Столько партий ({ $size }) на столько процессов ({ $workers }) поровну не делится. Выберите число партий, которое делится на число процессов.
error-env-seat = Места { $seat } нет. Укажите число от 0 до { $most } или -1 — любое.
