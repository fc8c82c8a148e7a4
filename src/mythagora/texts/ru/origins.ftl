# Откуда взято число наших изданий, когда это требует фразы. Имена текстов — замечания из файлов изданий.

remark-1-to-3-points-a-space-is-in-the-rulebook-the-single-numbers-are-not = в книжке правил сказано: от 1 до 3 очков за клетку; отдельных чисел там нет
remark-the-item-is-in-the-rulebook-its-value-is-not-public-record-says-2-or-3 = предмет есть в книжке правил, его очков нет; в обзорах — 2 или 3
remark-four-obstacles-among-the-sixteen-public-record = четыре Препятствия среди шестнадцати карт: по обзорам
remark-the-other-manual-and-several-owners-count-four = во второй книжке и у нескольких владельцев их четыре
remark-names-and-powers-are-in-the-rulebook-the-symbols-in-an-owner-s-transcription = имена и свойства есть в книжке правил, символы — по описи владельца
remark-an-owner-s-count-in-the-rulebook-6-armies-2-ships-four-more-towns-for-two-the-last-two-lines = посчитал владелец; в книжке правил: 6 армий, 2 корабля, вдвоём ещё четыре города, две последние строки
remark-an-owner-s-transcription-of-the-cards-city-road-the-isles-and-the-seas-are-in-the-rulebook = карты — по описи владельца; Город, Дорога, острова и моря есть в книжке правил
remark-as-an-owner-reads-the-card = так читает карту владелец
remark-an-owner-s-count = посчитал владелец
remark-the-other-manual-describes-the-rule-the-list-is-ours = правило описано во второй книжке; список — наш
remark-an-owner-s-transcription-all-borders-agree-from-both-sides-after-one-typing-error-was-repaired = по описи владельца; исправлена одна описка, и все границы сходятся с обеих сторон
remark-the-waters-are-on-the-map-the-name-is-ours = воды есть на карте, название — наше
remark-the-rulebook-says-five-and-does-not-name-them-the-second-army-is-our-choice = в книжке правил их пять, без названий; вторую Армию выбрали мы
remark-an-owner-counts-28-26-and-3-seven-more-of-2-for-castles-worth-2 = владелец насчитал 28, 26 и 3; ещё семь карт по 2 — для замков ценой 2
remark-at-the-demeter-card-s-rate-2-stone-a-marble-3-stone-a-gold-the-four-costs-are-worth-4-6-8-10 = по курсу карты Деметры (2 камня за мрамор, 3 камня за золото) четыре цены стоят 4, 6, 8 и 10
remark-temples-need-gold-athena = храмам нужно золото: по карте Афины
remark-cities-need-marble-artemis = городам нужен мрамор: по карте Артемиды
remark-the-example-of-production-shows-all-three = все три есть в примере производства
remark-the-example-of-production = из примера производства
remark-worth-as-much-as-the-set-in-the-rulebook = стоит столько же, сколько весь набор в книжке правил
remark-the-hermes-card-says-so-the-count-is-inferred = так на карте Гермеса; число выведено
remark-the-kind-is-in-the-rulebook-the-place-is-not = вид есть в книжке правил, место — нет
remark-the-5-is-in-the-rulebook-s-scoring-example-3-and-7-are-inferred = 5 есть в примере подсчёта, 3 и 7 выведены
