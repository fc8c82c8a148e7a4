# Что может быть не так с тем, что принёс человек: что случилось и что делать.

error-unknown-game = Игры «{ $game }» нет. Выберите одну из: { $known }.
error-unknown-edition = Издания «{ $edition }» нет. Выберите одно из: { $known } — или файл своего издания.
error-unknown-option = У игры { $game } нет настройки «{ $option }». Её настройки: { $known }.
error-unknown-bot = Для игры { $game } нет бота «{ $bot }». Боты: { $known }.
error-unknown-action = В этой игре нет хода «{ $action }». Выберите один из предложенных ответов.
error-unknown-language = Текстов на языке «{ $language }» нет. Выберите один из: { $known }.
error-unknown-thing = «{ $thing }» — не игра и не файл. Игры: { $known }.
error-unknown-seat = На месте «{ $seat }» никого нет. Назовите одно из: { $known }.

error-option-value = Настройка «{ $option }» не может иметь значение { $found }. Укажите целое число от { $least } до { $most }.
error-seat-count = Число игроков в { $game } — от { $fewest } до { $most }, а не { $found }. Выберите подходящее число мест.
error-seat-name = Место нельзя назвать «{ $name }». Подойдёт имя из печатных знаков, не длиннее { $most }, где есть хотя бы одна буква, или имя бота: { $known }.
error-seed-syntax = Зерно «{ $seed }» — не шестнадцатеричное число длиной до { $most } цифр. Используйте цифры 0–9 и буквы a–f.
error-seed-length = Длина зерна в байтах — { $found }, а нужно { $expected }. Возьмите зерно нужной длины или не указывайте его.

error-edition-value = { $file }: значение { $key } должно быть таким: { $expected }; а там { $found }. Исправьте файл и попробуйте ещё раз.
error-edition-unknown-key = { $file }: ключ { $key } никому не нужен. Исправьте опечатку или уберите его.
error-edition-too-long = { $file }: знаков в файле { $found }, а в издании их не больше { $most }. Проверьте, тот ли это файл.
error-edition-syntax = { $file } — неправильный TOML: { $problem }. Исправьте файл и попробуйте ещё раз.

error-file-unreadable = { $file } не читается: { $problem }. Проверьте путь и права доступа.
error-file-unwritable = { $file } не записывается: { $problem }. Выберите другое место с помощью --file.
error-file-not-text = { $file } — не текст в UTF-8. Проверьте, тот ли это файл.
error-file-exists = { $file } уже есть, и он не тронут. Выберите другое имя или продолжите ту игру: { $program } play --resume { $file }
error-resume-alone = У продолжаемой игры свои настройки, поэтому --resume не сочетается с { $given }. Уберите что-то одно.

error-record-damaged = { $file } повреждён или обрезан: { $problem }. Файл оставлен как есть; возьмите другую его копию.
error-record-foreign = { $file } — не запись игры Mythagora. Дайте файл, который сохранила Mythagora.
error-record-format-version = У файла { $file } версия формата { $found }; эта программа читает версию { $expected }. Возьмите ту Mythagora, которая его записала.
error-record-value = В файле { $file } есть то, чего в записях игр не бывает: { $problem }. Файл оставлен как есть; возьмите другую его копию.
error-record-too-large = Размер файла { $file } в байтах больше { $most }. Проверьте, тот ли это файл.
error-record-behaviour = { $file } — игра по версии { $found } правил игры { $game }; у этой программы версия { $known }. Возьмите ту Mythagora, которая его записала.
error-record-edition = { $file } — игра по изданию «{ $edition }» ({ $hash }), которого нет ни здесь, ни в файле. Возьмите ту Mythagora, которая его записала.
error-record-entry = Запись номер { $number }, «{ $entry }», не подходит к этому месту игры ({ $refusal }). Файл оставлен как есть; возьмите другую его копию.
error-record-checksum = { $file } приводит не к той позиции, с которой был сохранён ({ $found } вместо { $expected }). Изменился файл или правила; возьмите другую его копию.
error-entry-syntax = «{ $entry }» — не запись хода: ожидались номер места и то, что там сделали. Файл оставлен как есть; возьмите другую его копию.
error-position = Позиция не читается в строке «{ $line }»; ожидалось: { $expected }. Исправьте эту строку.
error-unknown-entry = Записи номер { $number } нет: всего их { $entries }. Выберите другую.
error-peers-command = Команда соперников «{ $command }» не запускается: { $problem }. Как надо, их запускает `make bench`.
