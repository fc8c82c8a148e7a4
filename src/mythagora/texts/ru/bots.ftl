### Боты: их имена, лестница, подсказки и разборы.

# В браузере имена стоят в web.ftl; тест следит, чтобы они совпадали.

bot-random = Кубик
bot-thumb = Глазомер
bot-level1 = Уровень 1
bot-level2 = Уровень 2
bot-level3 = Уровень 3
bot-level4 = Уровень 4
bot-level5 = Уровень 5

cli-ladder = Узнать, какой бот сильнее: парные партии и последовательная проверка.
cli-ladder-bots = Боты от слабого к сильному; если не названы, то Random и все уровни.
cli-ladder-players = Сколько мест за столом; если не сказано, то наименьшее возможное.
cli-ladder-share = Какую часть обычных симуляций бот может потратить на одно решение.
cli-ladder-least = Сколько раздач сыграть каждой паре самое меньшее.
cli-ladder-most = Сколько раздач сыграть паре самое большее, если проверка ещё не решила.
cli-ladder-processes = Сколько партий играть одновременно.
cli-ladder-minutes = Не начинать новых партий по прошествии этого времени; 0 — без предела. С --results можно продолжить позже.
cli-ladder-results = Писать каждую группу партий в этот файл и продолжать с того, что в нём есть.
cli-ladder-keep = Хранить записи всех партий в этой папке.
cli-ladder-plot = Нарисовать итог (.svg или .png); нужна matplotlib.
cli-ladder-output = Записать итог в JSON.

ladder-plays = { $game }, игроков: { $players }; каждый бот против того, кто ниже ({ $bots }), { $share } % симуляций настоящего стола.
ladder-higher = бот
ladder-lower = против
ladder-seeds = раздачи
ladder-games = партии
ladder-wins = победы
ladder-interval = интервал 95 %
ladder-even = равная доля
ladder-verdict = проверка
ladder-stronger = сильнее
ladder-not-stronger = не сильнее
ladder-open = не решено
ladder-bot = бот
ladder-rating = рейтинг
ladder-how = Один бот из первого столбца среди ботов из второго, по очереди на каждом месте, { $share } % симуляций настоящего стола. Mythagora { $version } ({ $mode ->
    [compiled] скомпилирована
   *[plain] обычный Python
}), поведение { $behaviour }.
ladder-axis = партии, выигранные старшим ботом, %
ladder-title = { $game }, игроков: { $players }

bot-failed = { $bot } не справляется: за него { $decisions ->
        [one] { $decisions } раз
        [few] { $decisions } раза
       *[many] { $decisions } раз
    } решал уровень 1, так что цифры { $bot } — не его собственные.
bot-failed-first = В первый раз: { $problem }
bot-failed-more = Что не так, скажет: { $program } match { $game } { $bot } random --games 1
bot-stood-in = { $name } не справляется ({ $problem }); за него отвечает уровень 1.
error-bot-broken = Бот «{ $bot }» из установленного пакета не может сесть за стол: { $problem }. Почините его или выберите другого.
error-bot-setting-name = У ищущего бота нет настройки «{ $setting }». Возможно: { $known }.
error-bot-setting = Настройка бота «{ $setting }» не может быть «{ $found }». Возможно: { $known }.
error-ladder-line = { $file }: строка { $line } — не строка лестницы. Уберите её или начните с другого файла.
error-ladder-bots = Для лестницы нужны два или больше разных бота, а не «{ $found }».
error-ladder-plot = Лестницу нельзя нарисовать как { $file }. Дайте имя, которое кончается на одно из: { $known }.
error-ladder-no-plot = Для рисунка нужна matplotlib. Установите её: pip install "mythagora[lab]"
error-list-line = { $file }, строка { $line }: «{ $found }» непонятно. Строка — это ответ, где * значит что угодно; перед ним может стоять «вопрос:», а после — «if turn > 5».
error-list-file = Нет списка { $file }. Укажите путь к текстовому файлу или один из наших: { $known }.

command-hint = подсказка
    .words = подсказка, совет, hint
    .help = лучшие ответы, какими их видит уровень 5 с вашего места
hint-off = Там, где выключены подсказки памяти, советов нет.
hint-only-one = Здесь можно сделать только одно.
hint-best = Лучше всего: { $action } (победа в { $chance } % случаев)
hint-next = Затем: { $action } (на { $behind } процентных пункта хуже)

cli-review = Оглянуться на партию: кто мог сыграть лучше, а что было удачей.
cli-review-at = Только эта запись: три лучших ответа и насколько они лучше.
cli-review-share = Сколько думать над каждым решением: часть того, что тратит уровень 5 за столом.

review-curve = Насколько вероятной была победа каждого, ход за ходом, по тому, что видели все:
review-seat = место
review-result = итог, %
review-start = в начале, %
review-decisions = решения
review-best = хорошие
review-lost = свои ошибки
review-gained = чужие ошибки
review-luck-head = удача
review-luck = В процентных пунктах. Удача — то, чего решения не объясняют: итог = начало + свои ошибки + чужие ошибки + удача.
review-flawless = Ни одно решение не стоило дорого.
review-costly = Что стоило дороже всего, судя по тому, что место могло знать:
review-cost = { $number }. { $name }: { $did }. Лучше: { $better } (цена: { $cost } пункта из ста).
review-at = { $number }. { $name }: { $did }. Что было бы лучшим, судя по тому, что место могло знать:
review-more = Лучшие ответы там: { $program } review { $file } --at { $number }
error-review-not-theirs = Запись { $number } сделана не этим местом, и пока партия идёт, знать лучшее для неё ему не положено. Назовите запись этого места.
error-review-running = Партия не окончена: скажите, с чьего места смотреть: --seat A.

bench-search = простой поиск, итерации
bench-row-search = { $game }, игроков: { $players }
