### Измерение скорости: `mythagora bench`.

bench-what = что
bench-unit = считается
bench-median = в секунду
bench-range = разброс
bench-ratio = { $title } ×
bench-row-compiled = { $title }, игроков: { $players }
bench-row-plain = { $title }, чистый Python
bench-row-clones = { $title }
bench-row-processes = { $title }, процессов: { $processes }
bench-decisions = решения
bench-clones = копии
bench-redeals = пересдачи
bench-playouts = партии
bench-how =
    Mythagora { $version } на Python { $python }. Медианы, раундов: { $rounds }, по { $seconds } с, все по очереди; одно ядро и время процессора, а где указаны процессы — они делят время по часам. Решение — это составить список возможных ходов, выбрать один наугад и сделать его. Последние столбцы: во сколько раз быстрее наша игра.
bench-how-plain =
    Mythagora { $version } на чистом Python { $python }: скомпилированного движка здесь нет (make compile скажет почему). Медианы, раундов: { $rounds }, по { $seconds } с, все по очереди, время процессора. Решение — это составить список возможных ходов, выбрать один наугад и сделать его.
bench-no-peers = Соперники не установлены, поэтому измерены только наши игры; соперников ставит `make bench`.
bench-peer-failed = { $peer } не отвечает и пропущен.
