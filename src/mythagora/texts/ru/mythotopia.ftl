# Mythotopia. Факты приходят как { $role }; о месте { $role-is } говорит, читатель ли это: you или other.
# Что тексты могут сказать сверх фактов игры, собирается в wording/mythotopia.py.
# Провинции называются так, как напечатано на поле.

mythotopia-title = Mythotopia
mythotopia-blurb = Лорды воюют за сорок провинций и четыре моря. Каждая ваша провинция — это три очка и карта в вашей колоде; её еда, камень, золото или солдаты оплачивают походы, города, замки, дороги и карты получше. Карты победы раздают жетоны, и когда четыре из них опустеют, лидер может закончить игру.

## О чём вопрос

mythotopia-question-give-up-provinces = Какую из своих провинций возвращаете?
mythotopia-question-choose-citadel = В какой из ваших провинций стоит цитадель?
mythotopia-question-take-turn = { $left ->
        [0] Оба действия выполнены. Дополнительное действие или конец хода?
        [1] Каким будет второе действие?
       *[other] Ваш ход: каким будет первое действие?
    }
mythotopia-question-choose-origin = Атака: с какой картой выступаете?
mythotopia-question-choose-target = { $card }: какую провинцию атакуете?
mythotopia-question-choose-route = { $province }: через холмы или морем?
mythotopia-question-play-ships = { $left ->
        [1] { $province }: какая карта корабля перевезёт армии?
        [one] { $province }: армии перевезёт { $left } карта корабля, какая первой?
        [few] { $province }: армии перевезут { $left } карты корабля, какая первой?
       *[many] { $province }: армии перевезут { $left } карт корабля, какая первой?
    }
mythotopia-question-play-armies = { $armies ->
        [0] { $province }: какая карта приведёт армии?
        [one] { $province }: в пути { $armies } армия. Ещё карту?
        [few] { $province }: в пути { $armies } армии. Ещё карту?
       *[many] { $province }: в пути { $armies } армий. Ещё карту?
    }
mythotopia-question-pay = { $paid ->
        [0] К оплате: { $symbol } ×{ $need } — { $purpose }. Какой картой?
       *[other] Ещё к оплате: { $symbol } ×{ $left } — { $purpose }. Какой картой?
    }
mythotopia-question-choose-garrison = В какой провинции размещаете армии?
mythotopia-question-choose-withdrawal = Из какой провинции отзываете армии?
mythotopia-question-count-withdrawal = { $province }: сколько армий уходит?
mythotopia-question-dismiss-mercenaries = { $province }: сколько наёмников уходит?
mythotopia-question-choose-port = В каком море размещаете корабли?
mythotopia-question-launch-ships = { $ships ->
        [0] { $sea }: какая карта приведёт корабли?
        [one] { $sea }: в пути { $ships } корабль. Ещё карту?
        [few] { $sea }: в пути { $ships } корабля. Ещё карту?
       *[many] { $sea }: в пути { $ships } кораблей. Ещё карту?
    }
mythotopia-question-choose-recall = Из какого моря отзываете корабли?
mythotopia-question-count-recall = { $sea }: сколько кораблей уходит?
mythotopia-question-order-pieces = { $gold ->
        [0] Что покупаете?
       [one] Вы покупаете { $order } за { $gold } золото. Что-нибудь ещё?
       *[other] Вы покупаете { $order } за { $gold } золота. Что-нибудь ещё?
    }
mythotopia-question-choose-draft = Какую карту приобретаете?
mythotopia-question-lay-reserve = { $left ->
        [1] Какую карту кладёте в резерв? Место есть ещё для одной.
       *[other] Какую карту кладёте в резерв? Свободных мест: { $left }.
    }
mythotopia-question-choose-discards = Какую карту сбрасываете?
mythotopia-question-choose-removals = { $left ->
        [1] Какую ещё карту удаляете из колоды?
       *[other] Какую карту удаляете из колоды?
    }
mythotopia-question-choose-builder = Какая карта скажет, где вы строите?
mythotopia-question-choose-site = { $card }: в какой провинции строите?
mythotopia-question-choose-work = { $province }: что строите?
mythotopia-question-pay-extra = { $victory }: ещё жетон за { $gold ->
        [one] { $gold } золото
       *[other] { $gold } золота
    }?
mythotopia-question-take-counter = { $victory }: жетон на { $value } берёте с карты или, с Писцом, из запаса?
mythotopia-question-trade-counter = Алхимик: какой жетон меняете на следующий по цене?
mythotopia-question-make-peace = Дипломат: какое сражение кончается без победителя?
mythotopia-question-hire-where = Наёмник: какой из ваших армий нужна помощь?
mythotopia-question-hire-how-many = { $province }: сколько наёмников отправляете?
mythotopia-question-choose-raid = Мародёры: чью армию отправляете домой?
mythotopia-question-choose-revival = Мистик: какую карту берёте из сброса в руку?
mythotopia-question-take-counsel = { $cards ->
        [0] Советник: какую карту меняете?
        [one] Советник: какую карту меняете? Вы возьмёте { $cards } карту.
        [few] Советник: какую карту меняете? Вы возьмёте { $cards } карты.
       *[many] Советник: какую карту меняете? Вы возьмёте { $cards } карт.
    }
mythotopia-question-choose-invention = Философ: какую карту оставляете в руке?
mythotopia-question-march-from = Откуда идут армии по вашим дорогам?
mythotopia-question-march-to = { $from }: куда идут армии?
mythotopia-question-count-march = { $from } → { $to }: сколько армий идёт?
mythotopia-question-stow-card = Склад: какую карту кладёте в резерв?
mythotopia-question-seek-charter = На сколько грамот хотите взглянуть? Каждая — 1 золото.
mythotopia-question-keep-charter = Какую грамоту оставляете в тайне?
mythotopia-question-choose-final-war = Игра кончается. Какое сражение решается следующим?
mythotopia-question-carry-out = Происходит то, за что заплачено.
mythotopia-question-resolve-wars = Решаются последние сражения.
mythotopia-question-choosing-start = Все возвращают провинции; ещё не выбрали: { $seat }.
mythotopia-question-choosing-citadel = Все выбирают место для цитадели; ещё не выбрали: { $seat }.
mythotopia-question-playing = Сейчас действует { $seat }.
mythotopia-question-invading = { $seat } выступает в поход.
mythotopia-question-mustering = { $seat } собирает армии.
mythotopia-question-paying = { $seat } платит.
mythotopia-question-placing-armies = { $seat } размещает армии.
mythotopia-question-removing-armies = { $seat } отзывает армии.
mythotopia-question-placing-ships = { $seat } размещает корабли.
mythotopia-question-removing-ships = { $seat } отзывает корабли.
mythotopia-question-buying = { $seat } покупает армии или корабли.
mythotopia-question-drafting = { $seat } приобретает карту.
mythotopia-question-filling-reserve = { $seat } пополняет резерв.
mythotopia-question-discarding = { $seat } сбрасывает карты.
mythotopia-question-removing-cards = { $seat } удаляет карты из колоды.
mythotopia-question-building = { $seat } строит.
mythotopia-question-marching = { $seat } ведёт армии по дорогам.
mythotopia-question-seeking-charter = { $seat } ищет грамоту.
mythotopia-question-ending-game = { $seat } заканчивает игру и решает последние сражения.

mythotopia-help-give-up-provinces =
    Вам сдано несколько лишних провинций. Выберите, какие вернуть, по порядку списка; все делают это
    одновременно, и никто не видит чужого выбора, пока не выберут все. Поселения возвращаются
    к вам в запас, карты — в колоду провинций. Правило { $rule }.
mythotopia-help-choose-citadel =
    Цитадель встаёт вместо поселения. Она увеличивает ваш резерв на одну карту и защищает свою провинцию: сила больше
    на { $citadel-strength }; но тот, кто её захватит, берёт жетон «Цитадели». Все выбирают одновременно. Правило { $rule }.
mythotopia-help-take-turn =
    У вас два действия, потом рука пополняется. Дополнительные действия возможны до, между и после них, но закончить
    сражение или игру можно только самым первым делом в ход. Карта используется один раз: ради всех символов
    одного вида, ради текста или как её провинция. Предлагается только то, что можно довести до конца; спросите
    о любом другом, чтобы узнать, почему его нет. Правило { $rule }.
mythotopia-help-choose-origin =
    Сыграйте карту своей провинции, которая граничит с атакуемой или лежит на море, ведущем к ней. Годится и
    провинция, связанная с такой вашими дорогами; Полководец заменяет любую вашу провинцию, а Порталу не нужна никакая.
    Дальше — армии и еда. Правило { $rule }.
mythotopia-help-choose-target =
    Атакуйте через открытую границу или, с лишней едой, через холмы; горы не пройти. Через море нужна карта
    корабля, через два соседних моря — две. Провинция не должна быть вашей, и ваших армий там ещё быть
    не должно: тем подкрепление приходит, когда вы размещаете армии. Правило { $rule }.
mythotopia-help-choose-route =
    Через холмы нужно больше еды; море требует карту корабля, зато лишней еды не надо. Правило { $rule }.
mythotopia-help-play-ships =
    На каждое море нужна одна карта корабля, сыгранная ради текста. Корабли на поле для этого не нужны. Правило { $rule }.
mythotopia-help-play-armies =
    Играйте карты ради символов армий: туда пойдёт столько ваших доступных армий, сколько на них символов. Если
    доступна всего одна, можно сыграть и одну карту, на которой их больше. Рекруты в резерве делают любую карту одной
    армией, один раз за ход. Когда армий достаточно, скажите об этом. Правило { $rule }.
mythotopia-help-pay =
    Карта платит всеми символами одного вида, и лишнее пропадает. Карту, без которой можно обойтись, играть нельзя.
    Купец меняет ресурс другой карты, Водяная мельница удваивает его, а Земледелие, Каменоломня и Золотой рудник в
    резерве позволяют любой карте стоить единицу, каждая один раз за ход. Правило { $rule }.
mythotopia-help-choose-garrison =
    Размещайте армии в своей провинции или там, где вы уже атакуете; второе стоит еды: { $reinforce-food }. Правило { $rule }.
mythotopia-help-choose-withdrawal =
    Армии возвращаются к доступным. Из провинции, где идёт сражение, уйти нельзя. Правило { $rule }.
mythotopia-help-count-withdrawal =
    Сколько хотите; про наёмников вопрос отдельный. С последней вашей армией уходят и они. Правило { $rule }.
mythotopia-help-dismiss-mercenaries =
    Наёмники возвращаются в общий запас, где их найдёт следующий, кто сыграет Наёмника. Правило { $rule }.
mythotopia-help-choose-port =
    Корабли идут в море, на берегу которого у вас есть провинция. Они прибавляют силу в каждом сражении на этом
    берегу, а между собой не сражаются. Правило { $rule }.
mythotopia-help-launch-ships =
    Играйте карты ради символов кораблей: столько ваших доступных кораблей и выйдет в море. Правило { $rule }.
mythotopia-help-choose-recall =
    Корабли возвращаются к доступным, чтобы выйти в другое море. Правило { $rule }.
mythotopia-help-count-recall =
    Отзовите из этого моря сколько хотите. Правило { $rule }.
mythotopia-help-order-pieces =
    Цена армии в золоте — { $army-gold }, корабля — { $ship-gold }; за одно действие можно купить столько, на сколько хватит. Они приходят
    из запаса и становятся доступными. Сначала назовите армии, потом корабли. Правило { $rule }.
mythotopia-help-choose-draft =
    За золото ({ $draft-gold }), один раз за ход, возьмите карту с витрины, одну из своих удалённых стартовых карт или карту
    своей провинции, лежащую в колоде провинций. Она отправляется в ваш сброс. Правило { $rule }.
mythotopia-help-lay-reserve =
    Карты лежат в резерве, пока вы их не сыграете, и считаются картами с руки; карты резерва только там и
    работают. Города и цитадели дают больше места. Правило { $rule }.
mythotopia-help-choose-discards =
    Карты с руки или из резерва отправляются в сброс. Рука пополняется только в конце хода. Правило { $rule }.
mythotopia-help-choose-removals =
    Одна или две карты уходят из колоды, и она становится быстрее. Улучшения возвращаются на витрину, стартовые карты
    откладываются, карты провинций идут в их колоду; сами провинции остаются вашими. Должно остаться карт: не меньше
    { $least-deck }. Правило { $rule }.
mythotopia-help-choose-builder =
    Кроме Строительства вы играете карту провинции, в которой строите, или той, что связана с ней вашими дорогами;
    Полководец заменяет любую вашу. Ни одна из этих двух карт не может платить камнем. Правило { $rule }.
mythotopia-help-choose-site =
    С дорогами или Полководцем можно строить не только в той провинции, что на карте. Правило { $rule }.
mythotopia-help-choose-work =
    Город стоит камня: { $city-stone }, и увеличивает ваш резерв на одну карту. Замок — { $castle-stone }; он защищает того, кто держит провинцию: сила
    больше на { $castle-strength }. Дорога — { $road-stone }, через холмы { $hills-road-stone }; она связывает две ваши провинции. За каждое — жетон с карты победы,
    пока они есть. Правило { $rule }.
mythotopia-help-pay-extra =
    Некоторые карты победы дают ещё один жетон за город или дорогу, если доплатить золотом. Правило { $rule }.
mythotopia-help-take-counter =
    С Писцом можно взять такой же жетон из общего запаса, чтобы карта победы не опустела раньше времени.
    Правило { $rule }.
mythotopia-help-trade-counter =
    Жетон на 1 становится жетоном на 2, или жетон на 2 — жетоном на 3, если в запасе такой есть. Правило { $rule }.
mythotopia-help-make-peace =
    Все армии и наёмники из этого сражения уходят домой, провинция остаётся как была. Жетонов за это никто
    не получает. Правило { $rule }.
mythotopia-help-hire-where =
    Наёмники сражаются рядом с вашей армией на поле, пока она не уйдёт. Правило { $rule }.
mythotopia-help-hire-how-many =
    На всех игроков их { $all-mercenaries }; цена одна, сколько ни возьми. Правило { $rule }.
mythotopia-help-choose-raid =
    Одна любая армия на поле возвращается к доступным у своего хозяина. Сражение, где не осталось атакующих, кончается
    ничем. Правило { $rule }.
mythotopia-help-choose-revival =
    Любая карта, лежавшая в вашем сбросе раньше этой, приходит в руку; цена в золоте — { $mystic-gold }. Все видят, какая. Правило { $rule }.
mythotopia-help-take-counsel =
    Сбросьте хотя бы одну карту с руки и возьмите столько же и ещё одну за Советника, если он был в руке. Карты
    из резерва тоже можно сбросить, но взамен ничего не берётся. Правило { $rule }.
mythotopia-help-choose-invention =
    Одно из этих улучшений придёт вам в руку; остальные вернутся под свою стопку, их никто не увидит. Правило { $rule }.
mythotopia-help-march-from =
    Один раз за ход ваши армии могут перейти между вашими провинциями, связанными вашими дорогами: это дополнительное
    действие. Уйти оттуда, где сражение, нельзя, а прийти на помощь можно. Наёмники остаются на месте. Правило { $rule }.
mythotopia-help-march-to =
    В любую вашу провинцию, куда ведут ваши дороги, хоть несколько подряд. Правило { $rule }.
mythotopia-help-count-march =
    Сколько хотите из стоящих там армий. Правило { $rule }.
mythotopia-help-stow-card =
    Один раз за ход Склад без действия берёт карту с вашей руки в резерв, если там есть место. Правило { $rule }.
mythotopia-help-seek-charter =
    Вы смотрите столько грамот, сколько платите золота, и одну оставляете в тайне; остальные замешиваются обратно. Правило { $rule }.
mythotopia-help-keep-charter =
    Выполнив её условие, можно открыть грамоту ради очков — или открыть когда угодно, чтобы закончить игру, не дожидаясь
    своего хода, если тогда вы могли бы её закончить. Провидец засчитывает грамоту, открытую другим. Правило { $rule }.
mythotopia-help-choose-final-war =
    При равенстве побеждает защитник. Где жетонов или поселений не хватит на всех, порядок выбираете вы; предлагается только
    такой, при котором вы остаётесь единственным лидером. Правило { $rule }.
mythotopia-help-carry-out = То, за что заплачено, происходит само. Правило { $rule }.
mythotopia-help-resolve-wars = Перед концом игры решаются все сражения; при равенстве побеждает защитник. Правило { $rule }.
mythotopia-help-choosing-start =
    Каждому сдано несколько лишних провинций, и их возвращают в тайне. Правило { $rule }.
mythotopia-help-choosing-citadel =
    Каждый в тайне выбирает, где вместо поселения встанет цитадель. Правило { $rule }.
mythotopia-help-playing =
    У того, чей ход, два действия и дополнительные действия вокруг них. Сыгранное видят все, то, что в руке, —
    нет. Правило { $rule }.
mythotopia-help-invading =
    Для атаки нужны карта провинции поблизости, карты армий и еда; через море — ещё и карты корабля. Правило { $rule }.
mythotopia-help-mustering =
    Размещается столько доступных армий, сколько символов армий на сыгранных картах. Правило { $rule }.
mythotopia-help-paying = Карта платит всеми символами одного вида. Правило { $rule }.
mythotopia-help-placing-armies = Армии идут в свою провинцию или, за еду, в атакуемую. Правило { $rule }.
mythotopia-help-removing-armies = Армии можно отозвать из любой провинции, где нет сражения. Правило { $rule }.
mythotopia-help-placing-ships = Корабли идут в море, на берегу которого есть своя провинция. Правило { $rule }.
mythotopia-help-removing-ships = Корабли можно отозвать из любого моря. Правило { $rule }.
mythotopia-help-buying = За золото армии и корабли переходят из запаса к доступным. Правило { $rule }.
mythotopia-help-drafting = За золото карта с витрины приходит в колоду, один раз за ход. Правило { $rule }.
mythotopia-help-filling-reserve = Карты в резерве лежат открыто и играются как с руки. Правило { $rule }.
mythotopia-help-discarding = Сбросить можно сколько угодно карт с руки и из резерва; рука пополнится в конце хода. Правило { $rule }.
mythotopia-help-removing-cards = Одна или две карты уходят из колоды, если остаётся достаточно. Правило { $rule }.
mythotopia-help-building = Строительство, карта провинции и камень дают город, замок или дорогу. Правило { $rule }.
mythotopia-help-marching = Один раз за ход армии могут пройти по своим дорогам. Правило { $rule }.
mythotopia-help-seeking-charter = За золото смотрят грамоты и одну оставляют в тайне. Правило { $rule }.
mythotopia-help-ending-game = Решаются все сражения, и тот, кто закончил игру, побеждает. Правило { $rule }.

## Ответы. `.words` — то, что можно ввести вместо слов записи.

mythotopia-action-invade = Атаковать провинцию
    .words = атаковать, атака
mythotopia-action-place-armies = Разместить армии в провинции
    .words = разместить-армии, разместить, подкрепить
mythotopia-action-remove-armies = Отозвать армии из провинции
    .words = отозвать-армии, увести
mythotopia-action-place-ships = Разместить корабли в море
    .words = разместить-корабли, вывести
mythotopia-action-recall-ships = Отозвать корабли из моря
    .words = отозвать-корабли, отозвать
mythotopia-action-buy = Купить армии (золото: { $army-gold }) или корабли (золото: { $ship-gold })
    .words = купить
mythotopia-action-draft = Приобрести карту за { $draft-gold ->
        [one] { $draft-gold } золото
       *[other] { $draft-gold } золота
    }
    .words = приобрести
mythotopia-action-store = Положить карты в резерв (мест: { $room })
    .words = в-резерв, резерв
mythotopia-action-discard = Сбросить карты
    .words = сбросить
mythotopia-action-remove = Удалить из колоды одну или две карты
    .words = удалить
mythotopia-action-patronage = Покровительство: жетон за { $patronage-gold ->
        [one] { $patronage-gold } золото
       *[other] { $patronage-gold } золота
    }
    .words = покровительство
mythotopia-action-pass = Пас
    .words = пас, пропустить
mythotopia-action-end-game = Закончить игру и победить
    .words = конец-игры
mythotopia-action-end-turn = Закончить ход
    .words = конец-хода, закончить
mythotopia-action-march = Дополнительно: провести армии по дорогам
    .words = марш, провести
mythotopia-action-stow = Дополнительно: карту в резерв, со Складом
    .words = склад
mythotopia-action-seek = Заплатить золото и взглянуть на тайные грамоты
    .words = искать, грамоты
mythotopia-action-reveal = Дополнительно: открыть свою грамоту «{ $charter }», это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
    .words = открыть
mythotopia-action-proclaim = Открыть грамоту, закончить игру и победить
    .words = провозгласить
mythotopia-action-done = { $asked ->
        [play-armies] Этих армий достаточно
        [launch-ships] Этих кораблей достаточно
        [order-pieces] Это всё: платить
        [march-from] Все армии дошли
       *[other] Готово
    }
    .words = готово, всё, хватит, стоп
mythotopia-action-yes = Да, заплатить золото
    .words = да
mythotopia-action-no = Нет
    .words = нет
mythotopia-action-from-card = С карты победы
    .words = с-карты, карта
mythotopia-action-from-stock = Из запаса
    .words = из-запаса, запас
mythotopia-action-by-hills = Через холмы, еды больше
    .words = через-холмы, холмы
mythotopia-action-by-sea = Морем, с одной картой корабля
    .words = морем, море
mythotopia-action-by-two-seas = Через два моря, с двумя картами корабля
    .words = двумя-морями, моря
mythotopia-action-buy-army = Ещё армия, золото: { $army-gold }
    .words = ещё-армия, армия
mythotopia-action-buy-ship = Ещё корабль, золото: { $ship-gold }
    .words = ещё-корабль, корабль
mythotopia-action-build-city = Город, камень: { $city-stone }
    .words = построить-город, город
mythotopia-action-build-castle = Замок, камень: { $castle-stone }
    .words = построить-замок, замок
mythotopia-action-trade = Жетон на { $value } на следующий по цене
    .words = обменять
mythotopia-action-number = { $number }
    .words = число
mythotopia-action-seer = Дополнительно: с Провидцем забрать грамоту «{ $charter }» ({ $charter-condition })
    .words = провидец
mythotopia-action-keep-charter = { $charter }: { $charter-condition }{ $charter-points ->
        [0] {""}
        [one] ; { $charter-points } очко
        [few] ; { $charter-points } очка
       *[many] ; { $charter-points } очков
    }
    .words = оставить-грамоту, оставить
mythotopia-action-port = { $sea }
    .words = порт, море
mythotopia-action-recall-from = { $sea }
    .words = отозвать-из, море
mythotopia-action-target = { $province }: { $held }
    .words = цель, атаковать
mythotopia-action-armies-to = { $province }
    .words = армии-в, разместить
mythotopia-action-armies-from = { $province }
    .words = армии-из, увести
mythotopia-action-end-war = Закончить сражение в провинции { $province }: { $outcome }
    .words = закончить-сражение, сражение
mythotopia-action-hero = Закончить сражение в провинции { $province } с Героем: при равенстве побеждаете вы
    .words = герой
mythotopia-action-peace = { $province }
    .words = мир
mythotopia-action-hire = { $province }
    .words = нанять
mythotopia-action-build-in = { $province }
    .words = строить
mythotopia-action-road-to = Дорога: { $province }{ $hills ->
        [yes] , через холмы
        [mountains] , через горы
       *[no] {""}
    }
    .words = дорога-в, дорога
mythotopia-action-march-from = { $province }
    .words = марш-из
mythotopia-action-march-to = { $province }
    .words = марш-в
mythotopia-action-citadel = { $province }
    .words = цитадель
mythotopia-action-give-up = { $province }
    .words = вернуть
mythotopia-action-settle = { $province }: { $outcome }
    .words = решить
mythotopia-action-raid = { $seat-is ->
        [you] { $province }: ваша
       *[other] { $province }: { $seat }
    }
    .words = мародёры
mythotopia-action-play = { $card }: { $card-effect }
    .words = сыграть, играть
mythotopia-action-origin = { $card-shown }{ $card-kind ->
        [province] {""}
       *[other] : { $card-effect }
    }
    .words = выступить, откуда
mythotopia-action-ship = { $card }
    .words = корабль, плыть
mythotopia-action-muster = { $card-shown }
    .words = собрать
mythotopia-action-levy = { $card } как 1 армия, с Рекрутами
    .words = рекруты
mythotopia-action-spend = { $card-shown }
    .words = платить, заплатить
mythotopia-action-spend-milled = { $card-shown }, вдвое с Водяной мельницей
    .words = платить-с-мельницей, мельница
mythotopia-action-spend-traded = { $card-shown }, обмен с Купцом
    .words = платить-с-купцом, купец
mythotopia-action-spend-both = { $card-shown }, обмен с Купцом и вдвое с Водяной мельницей
    .words = платить-с-обоими, оба
mythotopia-action-spend-as-one = { $card } как 1 ({ $power })
    .words = платить-как-один, любая
mythotopia-action-discard-card = { $card-shown }{ $from ->
        [reserve] , из резерва
       *[hand] {""}
    }
    .words = сбросить-карту, сбросить
mythotopia-action-lay = { $card-shown }
    .words = положить
mythotopia-action-remove-card = { $card-shown }{ $from ->
        [reserve] , из резерва
       *[hand] {""}
    }
    .words = удалить-карту, удалить
mythotopia-action-draft-card = { $card-kind ->
        [province] { $card-shown }, ваша провинция
       *[other] { $card-shown }: { $card-effect }
    }
    .words = приобрести-карту, приобрести
mythotopia-action-revive = { $card-shown }
    .words = из-сброса
mythotopia-action-keep = { $card-shown }: { $card-effect }
    .words = оставить

## Почему нельзя

mythotopia-refusal-game-is-over = Игра окончена. Посмотрите её ещё раз или начните новую.
mythotopia-refusal-not-your-turn = Сейчас не ваш ход. Подождите, пока вас спросят.
mythotopia-refusal-no-such-action = Такого хода в Mythotopia нет. Выберите один из предложенных ответов.
mythotopia-refusal-action-not-now = Одно действие ещё не закончено. Сначала ответьте на вопрос.
mythotopia-refusal-not-done-yet = Заканчивать рано: здесь ещё надо что-то выбрать.
mythotopia-refusal-turn-not-over = Ход кончается после двух действий. Выполните их или пасуйте.
mythotopia-refusal-extra-not-now = За ещё один жетон сейчас платить не предлагают. Выберите один из предложенных ответов.
mythotopia-refusal-counter-not-now = Сейчас жетон не берут. Выберите один из предложенных ответов.
mythotopia-refusal-route-not-now = Путь выбирают, когда атаковать можно и через холмы, и морем. Не сейчас.
mythotopia-refusal-order-not-now = Армии и корабли покупают отдельным действием, сначала армии. Выберите покупку или продолжайте начатое.
mythotopia-refusal-building-not-now = Чтобы строить, сыграйте действием карту «Строительство». Начните с неё.
mythotopia-refusal-trade-not-now = Жетоны меняет только Алхимик. Сначала сыграйте его.
mythotopia-refusal-number-not-now = Число сейчас не спрашивают. Выберите один из предложенных ответов.
mythotopia-refusal-charter-not-now = Грамоту сейчас не выбирают. Выберите один из предложенных ответов.
mythotopia-refusal-sea-not-now = Море сейчас не спрашивают. Сначала решите разместить или отозвать корабли.
mythotopia-refusal-target-not-now = Сейчас вы никого не атакуете. Сначала выберите атаку, потом карту, с которой выступаете.
mythotopia-refusal-armies-not-now = Сейчас армии не размещают и не отзывают. Сначала выберите это действие.
mythotopia-refusal-war-not-now = В этот момент закончить сражение нельзя. Сделайте это самым первым в свой ход.
mythotopia-refusal-peace-not-now = Мир заключает только Дипломат. Сначала сыграйте его.
mythotopia-refusal-hire-not-now = Наёмников приводит только карта «Наёмник». Сначала сыграйте её.
mythotopia-refusal-march-not-now = Сейчас армии не идут. Сначала выберите марш, дополнительное действие вашего хода.
mythotopia-refusal-choice-not-now = Провинции и цитадели выбирают до начала игры. Не сейчас.
mythotopia-refusal-raid-not-now = Армии домой отправляют только Мародёры. Сначала сыграйте их.
mythotopia-refusal-card-not-now = Так сыграть эту карту сейчас нельзя. Выберите один из предложенных ответов.
mythotopia-refusal-payment-not-now = Сейчас платить не за что. Выберите, что хотите сделать; цена будет потом.
mythotopia-refusal-reserve-not-now = Сейчас карты в резерв не кладут. Сначала выберите это действие.
mythotopia-refusal-discard-not-now = Сейчас ничего не сбрасывают. Сначала выберите это действие.
mythotopia-refusal-remove-not-now = Сейчас карт не удаляют. Сначала выберите это действие.
mythotopia-refusal-draft-not-now = Сейчас карт не приобретают. Сначала выберите это действие.
mythotopia-refusal-revive-not-now = Из сброса карты берёт только Мистик. Сначала сыграйте его.
mythotopia-refusal-keep-not-now = Новые карты находит только Философ. Сначала сыграйте его.

mythotopia-refusal-no-action-left = Оба действия выполнены. Остались дополнительные — или закончите ход.
mythotopia-refusal-must-come-first = Закончить сражение или игру можно только самым первым делом, раньше дополнительных действий. Сделайте это в следующий ход.
mythotopia-refusal-one-draft = В этот ход вы карту уже приобрели. Займитесь чем-нибудь другим.
mythotopia-refusal-once-a-turn = Это можно один раз за ход, и этот раз уже был. Займитесь чем-нибудь другим.
mythotopia-refusal-one-stow = Склад берёт одну карту за ход, и он её взял. Остальные кладите в резерв действием.
mythotopia-refusal-nothing-to-do-with = Эта карта сейчас ничего не даст, или её цену не заплатить. Выберите другую.
mythotopia-refusal-not-at-hand = Этой карты нет ни в руке, ни в резерве, или она уже занята в этом действии. Выберите ту, что можно сыграть.
mythotopia-refusal-no-text = У этой карты нет текста, который был бы отдельным действием. Используйте её символы, провинцию или резерв.
mythotopia-refusal-cannot-pay = Ваши карты этого не оплатят. Выберите что-то дешевле или другую карту.
mythotopia-refusal-needless-card = Без этой карты остальных хватило бы, поэтому играть её нельзя. Выберите другую.
mythotopia-refusal-no-such-symbol = На этой карте нет того, чем надо платить. Выберите ту, где есть.
mythotopia-refusal-no-merchant = Купца, чтобы обменять ресурс карты, под рукой нет. Платите иначе.
mythotopia-refusal-no-water-mill = Водяной мельницы, чтобы удвоить ресурс карты, под рукой нет. Платите иначе.
mythotopia-refusal-no-reserve-power = Ни одна карта в резерве не даёт платить любой картой, или она уже помогла в этот ход. Платите иначе.
mythotopia-refusal-own-power-card = Карту, которая даёт эту силу, нельзя применить к ней самой. Выберите другую.

mythotopia-refusal-cannot-invade = С этой картой атаку не начать: нет цели поблизости, или не хватит армий и еды. Займитесь чем-нибудь другим.
mythotopia-refusal-no-province-card = Это не карта провинции. Сыграйте такую или Полководца, если он есть.
mythotopia-refusal-own-province = Эта провинция ваша. Лучше разместите там армии.
mythotopia-refusal-already-there = Ваши армии уже там. Подкрепите их, размещая армии.
mythotopia-refusal-out-of-reach = С картой, с которой вы выступили, до этой провинции не дойти. Выберите ту, что на границе или на том же море.
mythotopia-refusal-behind-mountains = Путь закрывают горы. Пройти через них даст только Следопыт в резерве.
mythotopia-refusal-no-such-route = Такого пути на карте нет. Выберите другой.
mythotopia-refusal-no-ship-card = Это не карта корабля. Через море армии перевозят только они.
mythotopia-refusal-held-by-reserve-army = Держит Резервная армия: пока её хозяин сражается с другим игроком, новой войны с ним не начать, да и сам он не атакует. Выберите другую цель.
mythotopia-refusal-no-army-ready = Доступных армий у вас нет. Отзовите, купите или закончите сражение.
mythotopia-refusal-too-many-armies = На этой карте больше армий, чем вам доступно. Сыграйте карту поменьше.
mythotopia-refusal-no-army-symbol = На этой карте армий нет. Выберите ту, где есть.
mythotopia-refusal-no-levies = Рекруты не сделают сейчас армию из этой карты. Выберите ту, где армии есть.
mythotopia-refusal-army-first = Должна пойти хотя бы одна армия. Сыграйте для неё карту.
mythotopia-refusal-not-your-place = Эта провинция не ваша, и вашей армии там нет. Выберите другую.
mythotopia-refusal-no-armies-there = Такой армии нет. Взгляните на карту, какая есть.
mythotopia-refusal-at-war = В этой провинции сражение, и армии оттуда не уходят. Сначала закончите сражение.
mythotopia-refusal-not-so-many = Такое число здесь невозможно. Выберите одно из предложенных.
mythotopia-refusal-no-ship-ready = Доступных кораблей у вас нет. Отзовите их или купите.
mythotopia-refusal-no-ship-symbol = Ни одна ваша карта не даёт кораблей, которые можно разместить. Выберите другую карту или действие.
mythotopia-refusal-no-port = На берегу этого моря у вас нет провинции. Выберите море, где есть, или займитесь чем-нибудь другим.
mythotopia-refusal-ship-first = Должен пойти хотя бы один корабль. Сыграйте для него карту.
mythotopia-refusal-no-ships-there = Ваших кораблей там нет. Выберите море, где они есть.
mythotopia-refusal-pool-is-empty = В запасе их больше нет. Купите что-нибудь другое или остановитесь.
mythotopia-refusal-order-something = Купите хотя бы одну армию или один корабль.
mythotopia-refusal-no-war-there = В этой провинции сражения нет. Выберите ту, где есть.
mythotopia-refusal-not-your-war = В этом сражении вы не участвуете. Выберите своё.
mythotopia-refusal-no-clear-winner = Там никто не сильнее всех, поэтому сражение не закончить. Нужны новые силы или Герой.
mythotopia-refusal-no-tie-to-break = Вы не среди тех, кто делит там первенство. Герой не поможет.
mythotopia-refusal-no-hero = Героя у вас под рукой нет. Без него равенство остаётся.
mythotopia-refusal-no-network = Никакая ваша дорога не поведёт оттуда армии дальше. Сначала постройте дороги.
mythotopia-refusal-other-network = Ваши дороги не связывают её с местом, откуда идут армии. Выберите связанную.
mythotopia-refusal-back-and-forth = В этом переходе армии туда уже пришли или оттуда ушли. Выберите другую.
mythotopia-refusal-no-army-on-map = На поле нет ни одной армии. Приберегите Мародёров.
mythotopia-refusal-no-mercenary-left = Все наёмники наняты. Подождите, пока кто-нибудь вернётся.

mythotopia-refusal-nothing-to-build = С этим сейчас ничего не построить: нет фишки, места или камня. Выберите другое.
mythotopia-refusal-not-linked = Ваши дороги не связывают эту провинцию с сыгранной картой. Выберите связанную.
mythotopia-refusal-no-town-there = Город встаёт вместо поселения, а вашего там нет. Постройте что-нибудь другое.
mythotopia-refusal-no-city-left = Все ваши города построены. Постройте что-нибудь другое.
mythotopia-refusal-castle-stands = Там уже стоит замок. Постройте что-нибудь другое.
mythotopia-refusal-citadel-stands = Там стоит ваша цитадель, замок ей не нужен. Постройте что-нибудь другое.
mythotopia-refusal-no-castle-left = Все замки построены. Постройте что-нибудь другое.
mythotopia-refusal-not-both-yours = Дорога связывает две ваши провинции, а эта не ваша. Выберите другой конец.
mythotopia-refusal-no-border-there = У этих двух провинций нет границы. Выберите соседнюю.
mythotopia-refusal-road-exists = Через эту границу дорога уже есть. Выберите другой конец.
mythotopia-refusal-no-road-left = Все дороги построены. Постройте что-нибудь другое.

mythotopia-refusal-not-on-offer = Эту карту не приобрести: её нет ни на витрине, ни среди удалённых вами. Выберите другую.
mythotopia-refusal-reserve-is-full = Резерв полон. Сыграйте карту из него или постройте город.
mythotopia-refusal-not-in-hand = Этой карты в руке нет. В резерв кладут только карты с руки.
mythotopia-refusal-no-warehouse = Склада в вашем резерве нет. Пополните резерв действием.
mythotopia-refusal-deck-too-small = Колода станет слишком мала. Оставьте эту карту.
mythotopia-refusal-choose-one-first = Выберите хотя бы одну, потом можно закончить.
mythotopia-refusal-not-in-discard = Этой карты в вашем сбросе нет, или она попала туда только что. Выберите другую.
mythotopia-refusal-not-found = Философ такой карты не нашёл. Выберите из найденных.

mythotopia-refusal-no-patronage = Покровительства в этой игре нет. Взгляните на карты победы.
mythotopia-refusal-victory-is-empty = На этой карте победы жетонов не осталось. Помочь мог бы только Писец.
mythotopia-refusal-no-counter-to-trade = Такого жетона у вас нет. Меняйте другой.
mythotopia-refusal-stock-is-empty = Нужного жетона в запасе нет, или Писец не у вас. Выберите иначе.
mythotopia-refusal-not-enough-empty = Пустых карт победы мало, чтобы закончить игру. Забирайте жетоны.
mythotopia-refusal-not-sole-leader = После всех сражений вы не будете единственным лидером. Сначала наберите очков.
mythotopia-refusal-not-called = С последним кругом игру никто не заканчивает: она кончится сама. Играйте дальше.
mythotopia-refusal-loses-the-lead = Если решить это сражение сейчас, можно потерять лидерство. Сначала выберите другое.

mythotopia-refusal-not-dealt-to-you = Эта провинция сдана не вам. Выберите свою.
mythotopia-refusal-already-given-up = Эту вернуть сейчас нельзя: она уже выбрана или стоит раньше выбранной. Выберите ниже по списку.
mythotopia-refusal-not-your-province = Вашего поселения там нет. Выберите свою провинцию.
mythotopia-refusal-no-charters = Грамот в этой игре нет, или ни одной не осталось. Займитесь чем-нибудь другим.
mythotopia-refusal-one-charter = Одна грамота у вас уже есть, больше нельзя. Сначала откройте её.
mythotopia-refusal-no-charter = Грамоты у вас нет. Сначала найдите её.
mythotopia-refusal-charter-not-met = Её условие пока не выполнено. Поработайте над ним.
mythotopia-refusal-not-looked-at = Эту грамоту вы не смотрели. Оставьте одну из тех, что видите.
mythotopia-refusal-not-revealed = Эту грамоту никто другой не открывал. Выберите открытую.
mythotopia-refusal-no-seer = Ваша грамота — не Провидец. Откройте свою, когда выполните условие.
mythotopia-refusal-seer-takes-others = У Провидца своих очков нет: он забирает грамоту, открытую другим. Назовите её.

## Что произошло. `-unseen` — для тех, кому известно не всё.

mythotopia-event-gives-up = { $seat-is ->
        [you] Вы возвращаете провинцию { $province }. Другие увидят это, когда выберут все.
       *[other] { $seat } возвращает провинцию { $province }.
    }
mythotopia-event-gives-up-unseen = { $seat }: провинция для возврата выбрана.
mythotopia-event-returns = { $seat-is ->
        [you] Провинция { $province } больше не ваша.
       *[other] { $seat } возвращает провинцию { $province }.
    }
mythotopia-event-chooses-citadel = { $seat-is ->
        [you] Ваша цитадель встанет в провинции { $province }. Другие увидят это, когда выберут все.
       *[other] { $seat } выбирает для цитадели провинцию { $province }.
    }
mythotopia-event-chooses-citadel-unseen = { $seat }: место для цитадели выбрано.
mythotopia-event-raises-citadel = { $seat-is ->
        [you] Ваша цитадель стоит в провинции { $province }.
       *[other] { $seat }: цитадель стоит в провинции { $province }.
    }
mythotopia-event-draws = { $seat-is ->
        [you] { $number ->
            [0] Брать вам нечего: карт нет.
           *[other] Вы берёте: { $card }.
        }
       *[other] { $number ->
            [0] { $seat } не берёт карт: их нет.
           *[other] { $seat } берёт: { $card }.
        }
    }
mythotopia-event-draws-unseen = { $number ->
        [one] { $seat } берёт { $number } карту.
        [few] { $seat } берёт { $number } карты.
       *[many] { $seat } берёт { $number } карт.
    }
mythotopia-event-shuffles = { $seat-is ->
        [you] Ваш сброс перемешан: теперь это колода.
       *[other] { $seat } замешивает сброс в новую колоду.
    }
mythotopia-event-passes = { $seat-is ->
        [you] Вы пасуете.
       *[other] { $seat } пасует.
    }
mythotopia-event-ends-turn = { $seat-is ->
        [you] Вы заканчиваете ход.
       *[other] { $seat } заканчивает ход.
    }
mythotopia-event-begins-final-round = Пустых карт победы достаточно: у каждого ещё один ход.
mythotopia-event-ends-game = { $seat-is ->
        [you] Вы заканчиваете игру.
       *[other] { $seat } заканчивает игру.
    }
mythotopia-event-plays = { $seat-is ->
        [you] Вы играете карту «{ $card }».
       *[other] { $seat } играет карту «{ $card }».
    }
mythotopia-event-sets-out = { $seat-is ->
        [you] Вы выступаете с картой «{ $card }».
       *[other] { $seat } выступает с картой «{ $card }».
    }
mythotopia-event-targets = { $seat-is ->
        [you] Ваша цель — { $province }.
       *[other] { $seat } идёт к цели: { $province }.
    }
mythotopia-event-sails = { $seat-is ->
        [you] Вы пересекаете море с картой «{ $card }».
       *[other] { $seat } пересекает море с картой «{ $card }».
    }
mythotopia-event-musters = { $seat-is ->
        [you] Вы собираете
       *[other] { $seat } собирает
    } { $number ->
        [one] { $number } армию
        [few] { $number } армии
       *[many] { $number } армий
    } картой «{ $card }».
mythotopia-event-levies = { $seat-is ->
        [you] Рекруты делают из вашей карты «{ $card }» армию.
       *[other] { $seat }: Рекруты делают из карты «{ $card }» армию.
    }
mythotopia-event-invades = { $seat-is ->
        [you] Вы атакуете провинцию { $province }:
       *[other] { $seat } атакует провинцию { $province }:
    } { $number ->
        [one] { $number } армия.
        [few] { $number } армии.
       *[many] { $number } армий.
    }
mythotopia-event-garrisons = { $seat-is ->
        [you] Вы посылаете армии в провинцию { $province }.
       *[other] { $seat } посылает армии в провинцию { $province }.
    }
mythotopia-event-places = { $seat-is ->
        [you] Вы размещаете
       *[other] { $seat } размещает
    } { $number ->
        [one] { $number } армию
        [few] { $number } армии
       *[many] { $number } армий
    } в провинции { $province }.
mythotopia-event-withdraws = { $seat-is ->
        [you] Вы отзываете
       *[other] { $seat } отзывает
    } { $number ->
        [one] { $number } армию
        [few] { $number } армии
       *[many] { $number } армий
    } из провинции { $province }.
mythotopia-event-dismisses = { $seat-is ->
        [you] Вы отпускаете
       *[other] { $seat } отпускает
    } { $number ->
        [one] { $number } наёмника
       *[other] { $number } наёмников
    } из провинции { $province }.
mythotopia-event-launches = { $seat-is ->
        [you] Вы снаряжаете корабли картой «{ $card }».
       *[other] { $seat } снаряжает корабли картой «{ $card }».
    }
mythotopia-event-places-ships = { $seat-is ->
        [you] Вы размещаете
       *[other] { $seat } размещает
    } { $number ->
        [one] { $number } корабль.
        [few] { $number } корабля.
       *[many] { $number } кораблей.
    } { $sea }.
mythotopia-event-recalls-ships = { $seat-is ->
        [you] Вы отзываете
       *[other] { $seat } отзывает
    } { $number ->
        [one] { $number } корабль.
        [few] { $number } корабля.
       *[many] { $number } кораблей.
    } { $sea }.
mythotopia-event-buys = { $seat-is ->
        [you] Вы покупаете: { $order }.
       *[other] { $seat } покупает: { $order }.
    }
mythotopia-event-pays = { $seat-is ->
        [you] Вы платите картой «{ $card }»: { $symbol } ×{ $number }.
       *[other] { $seat } платит картой «{ $card }»: { $symbol } ×{ $number }.
    }
mythotopia-event-pays-milled = { $seat-is ->
        [you] Вы платите картой «{ $card }», вдвое с Водяной мельницей: { $symbol } ×{ $number }.
       *[other] { $seat } платит картой «{ $card }», вдвое с Водяной мельницей: { $symbol } ×{ $number }.
    }
mythotopia-event-pays-traded = { $seat-is ->
        [you] Вы платите картой «{ $card }», с обменом у Купца: { $symbol } ×{ $number }.
       *[other] { $seat } платит картой «{ $card }», с обменом у Купца: { $symbol } ×{ $number }.
    }
mythotopia-event-pays-both = { $seat-is ->
        [you] Вы платите картой «{ $card }», с обменом у Купца и вдвое с Водяной мельницей: { $symbol } ×{ $number }.
       *[other] { $seat } платит картой «{ $card }», с обменом у Купца и вдвое с Водяной мельницей: { $symbol } ×{ $number }.
    }
mythotopia-event-pays-as-one = { $seat-is ->
        [you] Ваша карта «{ $card }» идёт за { $symbol } ×{ $number }.
       *[other] { $seat }: карта «{ $card }» идёт за { $symbol } ×{ $number }.
    }
mythotopia-event-drafts = { $seat-is ->
        [you] Вы приобретаете карту «{ $card }».
       *[other] { $seat } приобретает карту «{ $card }».
    }
mythotopia-event-lays = { $seat-is ->
        [you] Вы кладёте в резерв: { $card }.
       *[other] { $seat } кладёт в резерв: { $card }.
    }
mythotopia-event-discards = { $seat-is ->
        [you] Вы сбрасываете: { $card }.
       *[other] { $seat } сбрасывает: { $card }.
    }
mythotopia-event-removes = { $seat-is ->
        [you] Вы удаляете из колоды: { $card }.
       *[other] { $seat } удаляет из колоды: { $card }.
    }
mythotopia-event-builds-with = { $seat-is ->
        [you] Вы строите с картой «{ $card }».
       *[other] { $seat } строит с картой «{ $card }».
    }
mythotopia-event-founds-city = { $seat-is ->
        [you] Вы строите город в провинции { $province }.
       *[other] { $seat } строит город в провинции { $province }.
    }
mythotopia-event-raises-castle = { $seat-is ->
        [you] Вы строите замок в провинции { $province }.
       *[other] { $seat } строит замок в провинции { $province }.
    }
mythotopia-event-paves = { $seat-is ->
        [you] Вы строите дорогу: { $province } – { $other }.
       *[other] { $seat } строит дорогу: { $province } – { $other }.
    }
mythotopia-event-takes-counter = { $seat-is ->
        [you] Вы берёте жетон на { $value } с карты «{ $victory }».
       *[other] { $seat } берёт жетон на { $value } с карты «{ $victory }».
    }
mythotopia-event-takes-stock = { $seat-is ->
        [you] С Писцом вы берёте из запаса жетон на { $value }: «{ $victory }».
       *[other] С Писцом { $seat } берёт из запаса жетон на { $value }: «{ $victory }».
    }
mythotopia-event-empties = Карта «{ $victory }» теперь пуста.
mythotopia-event-trades = { $seat-is ->
        [you] Вы меняете жетон на { $value } на следующий по цене.
       *[other] { $seat } меняет жетон на { $value } на следующий по цене.
    }
mythotopia-event-makes-peace = { $seat-is ->
        [you] Вы заключаете мир, { $province }: все армии уходят домой.
       *[other] { $seat } заключает мир, { $province }: все армии уходят домой.
    }
mythotopia-event-hires = { $seat-is ->
        [you] Вы нанимаете
       *[other] { $seat } нанимает
    } { $number ->
        [one] { $number } наёмника
       *[other] { $number } наёмников
    } в провинцию { $province }.
mythotopia-event-raids = { $seat-is ->
        [you] { $other-is ->
            [you] Вы отправляете домой свою армию из провинции { $province }.
           *[other] Вы отправляете домой армию игрока { $other } из провинции { $province }.
        }
       *[other] { $other-is ->
            [you] { $seat } отправляет домой вашу армию из провинции { $province }.
           *[other] { $seat } отправляет домой армию игрока { $other } из провинции { $province }.
        }
    }
mythotopia-event-revives = { $seat-is ->
        [you] Вы берёте из сброса в руку карту «{ $card }».
       *[other] { $seat } берёт из сброса в руку карту «{ $card }».
    }
mythotopia-event-looks = { $seat-is ->
        [you] Вы находите: { $card }.
       *[other] { $seat } находит: { $card }.
    }
mythotopia-event-looks-unseen = { $seat } смотрит несданные карты улучшений.
mythotopia-event-keeps = { $seat-is ->
        [you] Вы оставляете в руке карту «{ $card }».
       *[other] { $seat } оставляет в руке карту «{ $card }».
    }
mythotopia-event-keeps-unseen = { $seat } оставляет одну из них в руке.
mythotopia-event-marches = { $seat-is ->
        [you] Ваш марш, { $province } → { $other }:
       *[other] { $seat }, марш { $province } → { $other }:
    } { $number ->
        [one] { $number } армия.
        [few] { $number } армии.
       *[many] { $number } армий.
    }
mythotopia-event-war-ends = { $winner-is ->
        [you] Сражение окончено, { $province }: победа за вами.
        [neutral] Сражение окончено, { $province }: нейтралы удержались.
       *[other] Сражение окончено, { $province }: побеждает { $winner }.
    }
mythotopia-event-captures = { $seat-is ->
        [you] Провинция { $province } теперь ваша.
       *[other] { $seat } захватывает провинцию { $province }.
    }
mythotopia-event-turns-neutral = { $seat-is ->
        [you] У вас не осталось поселений, { $province } становится нейтральной.
       *[other] { $seat } остаётся без поселений, { $province } становится нейтральной.
    }
mythotopia-event-looks-at-charters = { $seat-is ->
        [you] Вы видите: { $charter }.
       *[other] { $seat } видит: { $charter }.
    }
mythotopia-event-looks-at-charters-unseen = { $seat } смотрит грамоты.
mythotopia-event-keeps-charter = { $seat-is ->
        [you] Вы оставляете в тайне грамоту «{ $charter }».
       *[other] { $seat } оставляет в тайне грамоту «{ $charter }».
    }
mythotopia-event-keeps-charter-unseen = { $seat } оставляет одну грамоту в тайне.
mythotopia-event-reveals = { $seat-is ->
        [you] Вы открываете свою грамоту «{ $charter }».
       *[other] { $seat } открывает грамоту «{ $charter }».
    }
mythotopia-event-uses-seer = { $seat-is ->
        [you] Вы открываете Провидца и забираете грамоту «{ $charter }».
       *[other] { $seat } открывает Провидца и забирает грамоту «{ $charter }».
    }

## За что платят

mythotopia-purpose-draft = за карту «{ $card }»
mythotopia-purpose-buy = за { $order }
mythotopia-purpose-city = за город в провинции { $province }
mythotopia-purpose-castle = за замок в провинции { $province }
mythotopia-purpose-road = за дорогу { $province } – { $to }
mythotopia-purpose-patronage = за Покровительство
mythotopia-purpose-peace = за мир в провинции { $province }
mythotopia-purpose-hire = за { $mercenaries ->
        [one] { $mercenaries } наёмника
       *[other] { $mercenaries } наёмников
    } в провинции { $province }
mythotopia-purpose-revive = за карту «{ $card }»
mythotopia-purpose-extra = за жетон «{ $victory }»
mythotopia-purpose-invade = чтобы атаковать провинцию { $province }
mythotopia-purpose-garrison = чтобы подкрепить провинцию { $province }
mythotopia-purpose-charters = чтобы взглянуть на { $charters ->
        [one] { $charters } грамоту
        [few] { $charters } грамоты
       *[many] { $charters } грамот
    }

## Выбор перед игрой

mythotopia-option-choose-your-start = Выбор начала
    .help = Втроём и вчетвером провинций сдаётся больше, и две из них каждый тайно возвращает.
mythotopia-option-final-round = Последний круг
    .help = Когда пустых карт победы достаточно, у каждого ещё один ход; игру никто не заканчивает.
mythotopia-option-secret-charters = Тайные грамоты
    .help = Грамоты можно искать, хранить в тайне и открывать ради очков.
mythotopia-option-turn-limit = Предел ходов
    .help = После стольких ходов решаются сражения, и побеждает тот, у кого больше очков. 0 — без предела; у ботов между собой обычно 300.

mythotopia-ending-called = игру закончил один из игроков
mythotopia-ending-final-round = последний круг сыгран
mythotopia-ending-turn-limit = ходы кончились

## Что есть на столе

mythotopia-symbol-food = еда
mythotopia-symbol-stone = камень
mythotopia-symbol-gold = золото
mythotopia-symbol-army = армия
mythotopia-symbol-ship = корабль

mythotopia-sea-beast-sea = Море Зверя
mythotopia-sea-serpent-sea = Змеиное море
mythotopia-sea-inland-west = Внутреннее море (запад)
mythotopia-sea-inland-east = Внутреннее море (восток)

mythotopia-province-ambsace = Амбзас
mythotopia-province-aporia = Апория
mythotopia-province-blore = Блор
mythotopia-province-camarine = Камарина
mythotopia-province-coryphee = Корифея
mythotopia-province-custus = Кустус
mythotopia-province-darb = Дарб
mythotopia-province-diclesium = Диклезий
mythotopia-province-dragonate = Драгонат
mythotopia-province-eagre = Эгр
mythotopia-province-empyrean = Эмпирей
mythotopia-province-eoan = Эоан
mythotopia-province-fadge = Фадж
mythotopia-province-frampold = Фрамполд
mythotopia-province-galingale = Галингал
mythotopia-province-grimp = Гримп
mythotopia-province-hatchel = Хатчел
mythotopia-province-ictus = Иктус
mythotopia-province-iracund = Иракунд
mythotopia-province-jeopigia = Джопигия
mythotopia-province-kakopyge = Какопига
mythotopia-province-kinabra = Кинабра
mythotopia-province-lea = Лея
mythotopia-province-malebolge = Малебольдже
mythotopia-province-margent = Маргент
mythotopia-province-mome = Мом
mythotopia-province-nesh = Неш
mythotopia-province-nusus = Нусус
mythotopia-province-ogdoad = Огдоада
mythotopia-province-oxter = Окстер
mythotopia-province-palmain = Пальмейн
mythotopia-province-peened = Пинед
mythotopia-province-quean = Квин
mythotopia-province-remise = Ремиз
mythotopia-province-scombroid = Скомброид
mythotopia-province-shog = Шог
mythotopia-province-sorner = Сорнер
mythotopia-province-talion = Талион
mythotopia-province-trogle = Трогл
mythotopia-province-welkin = Велкин

mythotopia-side-neutral = нейтралы

mythotopia-order-armies = { $count ->
        [one] { $count } армию
        [few] { $count } армии
       *[many] { $count } армий
    }
mythotopia-order-ships = { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }

mythotopia-start-army = Армия
mythotopia-start-build = Строительство
mythotopia-start-market = Рынок
mythotopia-start-ship = Корабль

mythotopia-card-alchemist = Алхимик
    .effect = действие: обменять жетон на 1 на жетон на 2 или на 2 — на 3
mythotopia-card-army = Армия
    .effect = только символы
mythotopia-card-build = Строительство
    .effect = действие: с картой провинции и камнем построить город, замок или дорогу
mythotopia-card-cavalry = Кавалерия
    .effect = резерв: сила +{ $plus } там, где вы атакуете
mythotopia-card-counsellor = Советник
    .effect = дополнительно: сбросить карты с руки, взять столько же и ещё одну
mythotopia-card-diplomat = Дипломат
    .effect = действие, золото { $gold }: ваше сражение кончается без победителя
mythotopia-card-farming = Земледелие
    .effect = резерв: один раз за ход любая карта — это 1 еда
mythotopia-card-general = Полководец
    .effect = усиление: заменяет карту любой вашей провинции для атаки или стройки
mythotopia-card-gold-mine = Золотой рудник
    .effect = резерв: один раз за ход любая карта — это 1 золото
mythotopia-card-hero = Герой
    .effect = усиление: при равенстве победа ваша, когда вы заканчиваете сражение
mythotopia-card-levies = Рекруты
    .effect = резерв: один раз за ход любая карта — это 1 армия
mythotopia-card-limes = Лимес
    .effect = резерв: сила +{ $plus } там, где вы защищаетесь
mythotopia-card-marauders = Мародёры
    .effect = дополнительно: отправить домой одну любую армию с поля
mythotopia-card-market = Рынок
    .effect = только символы
mythotopia-card-mercenary = Наёмник
    .effect = дополнительно, золото { $gold }: наёмники встают рядом с вашей армией
mythotopia-card-merchant = Купец
    .effect = усиление: еда, камень или золото другой карты — это любое другое из трёх
mythotopia-card-militia = Ополчение
    .effect = дополнительно: армия из запаса становится доступной
mythotopia-card-mystic = Мистик
    .effect = дополнительно, золото { $gold }: карта из вашего сброса приходит в руку
mythotopia-card-philosopher = Философ
    .effect = дополнительно: увидеть три несданных улучшения, одно оставить в руке; Философ уходит
mythotopia-card-portal = Портал
    .effect = усиление: атаковать любую провинцию без карт провинции и корабля
mythotopia-card-providence = Провидение
    .effect = дополнительно: взять две карты
mythotopia-card-quarry = Каменоломня
    .effect = резерв: один раз за ход любая карта — это 1 камень
mythotopia-card-queen = Королева
    .effect = резерв: рука пополняется на одну карту больше
mythotopia-card-ranger = Следопыт
    .effect = резерв: холмы открыты, горы — как холмы; сила +{ $plus } на пересечённой местности
mythotopia-card-reserve-army = Резервная армия
    .effect = резерв: пока вы сражаетесь с игроком, новой войны с вами не начать, но и вы не атакуете
mythotopia-card-scribe = Писец
    .effect = резерв: заслуженные жетоны можно брать из запаса, даже если карта пуста
mythotopia-card-ship = Корабль
    .effect = усиление: переправа через море при атаке
mythotopia-card-warehouse = Склад
    .effect = резерв: места на две карты больше; один раз за ход карту туда без действия
mythotopia-card-water-mill = Водяная мельница
    .effect = усиление: удваивает еду, камень или золото другой карты

mythotopia-victory-city = Город
    .condition = построить город
mythotopia-victory-road = Дорога
    .condition = построить дорогу
mythotopia-victory-castle = Замок
    .condition = построить замок
mythotopia-victory-citadel = Цитадель
    .condition = захватить чужую цитадель
mythotopia-victory-defender = Защитник королевства
    .condition = выиграть сражение в своей провинции
mythotopia-victory-guilded-city = Город гильдий
    .condition = доплатить при постройке города, золото: { $gold }
mythotopia-victory-dragons = Здесь живут драконы
    .condition = захватить провинцию с драконом
mythotopia-victory-isles = Владыка островов
    .condition = держать все эти: { $large }; или все эти: { $small }
mythotopia-victory-seas = Повелитель морей
    .condition = первым с кораблями в трёх морях, первым во всех четырёх
mythotopia-victory-patronage = Покровительство
    .condition = отдельное действие, золото: { $gold }
mythotopia-victory-inns = Придорожные трактиры
    .condition = доплатить при постройке дороги, золото: { $gold }
mythotopia-victory-runestones = Рунные камни
    .condition = захватить провинцию с рунным камнем
mythotopia-victory-spoils = Военные трофеи
    .condition = захватить провинцию другого игрока

mythotopia-charter-roadwardens = Хранители дорог
    .condition = своих провинций, связанных дорогами: { $needs }
mythotopia-charter-castellans = Кастеляны
    .condition = своих провинций с замком или цитаделью: { $needs }
mythotopia-charter-burghers = Горожане
    .condition = городов: { $needs }
mythotopia-charter-admirals = Адмиралы
    .condition = морей со своими кораблями: { $needs }
mythotopia-charter-quarrymen = Каменотёсы
    .condition = провинций с камнем: { $needs }
mythotopia-charter-granaries = Житницы
    .condition = провинций с едой: { $needs }
mythotopia-charter-mints = Монетные дворы
    .condition = провинций с золотом: { $needs }
mythotopia-charter-muster = Войсковой сбор
    .condition = провинций с армиями: { $needs }
mythotopia-charter-highlanders = Горцы
    .condition = провинций на пересечённой местности: { $needs }
mythotopia-charter-lakelords = Озёрные лорды
    .condition = провинций на каждом внутреннем море: { $needs }
mythotopia-charter-scholars = Учёные
    .condition = карт улучшений в колоде: { $needs }
mythotopia-charter-seer = Провидец
    .condition = засчитать грамоту, открытую другим

mythotopia-piece-town = поселение
mythotopia-piece-city = город
mythotopia-piece-citadel = цитадель

mythotopia-strength-printed = на поле { $count }
mythotopia-strength-dragon = дракон { $count }
mythotopia-strength-armies = армии { $count }
mythotopia-strength-mercenaries = наёмники { $count }
mythotopia-strength-ships = корабли { $count }
mythotopia-strength-castle = замок { $count }
mythotopia-strength-citadel = цитадель { $count }
mythotopia-strength-rugged = местность { $count }
mythotopia-strength-cavalry = Кавалерия { $count }
mythotopia-strength-limes = Лимес { $count }
mythotopia-strength-ranger = Следопыт { $count }

mythotopia-slot-large = большой остров
mythotopia-slot-small = малый остров
mythotopia-slot-three = три моря
mythotopia-slot-four = четыре моря

## Рисунок стола

mythotopia-board-key = нейтр. 3: нейтралы, сила 3; * пересечённая местность; З замок; 2А: две армии игрока А; +1н: и наёмник; ! сражение. Дальше границы: ^ холмы, ^^ горы, = дорога
mythotopia-board-sea = { $sea }{ $ships ->
        [none] {""}
       *[other] , корабли { $ships }
    }{ $touches ->
        [none] {""}
       *[other] {" "}· рядом { $touches }
    } · берег { $coast }
mythotopia-board-inland = Без моря
mythotopia-board-free = нейтр. { $strength }
mythotopia-board-dragon = дракон
mythotopia-board-rune = руна
mythotopia-board-runestone = рунный камень
mythotopia-board-fort = З
mythotopia-board-hired = +{ $count }н
mythotopia-board-many = { $symbol } ×{ $count }
mythotopia-board-changed = Изменилось на поле
mythotopia-board-war = Сражение, { $province }: { $sides }. { $end }
mythotopia-board-side = { $name } { $total } ({ $parts })
mythotopia-board-side-bare = { $name } { $total }
mythotopia-board-leads = { $is ->
        [you] Впереди вы
        [neutral] Впереди нейтралы
       *[other] Впереди { $name }
    }; кто может закончить: { $enders }.
mythotopia-board-no-side = нейтралы
mythotopia-board-tie = Поровну: без Героя не закончить.
mythotopia-board-victories = Карты победы
mythotopia-board-counters = { $left ->
        [0] пусто
       *[other] { $left } по { $value }
    }
mythotopia-board-slot = { $slot } { $value }
mythotopia-board-empty = Пустых карт: { $empty }, а чтобы закончить игру, нужно { $needed }.{ $names ->
        [none] {""}
       *[other] {" "}Кто может закончить первым делом в свой ход: { $names }.
    }
mythotopia-board-empty-final = Пустых карт: { $empty }, а для последнего круга нужно { $needed }.
mythotopia-board-turns-left = { $turns ->
        [one] Последний круг: ещё { $turns } ход.
        [few] Последний круг: ещё { $turns } хода.
       *[many] Последний круг: ещё { $turns } ходов.
    }
mythotopia-board-stock = Запас жетонов: { $one } по 1, { $two } по 2, { $three } по 3
mythotopia-board-over = Игра окончена: { $cause }.
mythotopia-board-display = Витрина: { $cards }
mythotopia-board-shop = Витрина: можно приобрести
mythotopia-board-you = { $name } (вы)
mythotopia-board-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
mythotopia-board-provinces = { $count ->
        [one] { $count } провинция
        [few] { $count } провинции
       *[many] { $count } провинций
    }
mythotopia-board-held-counters = жетоны { $counters }
mythotopia-board-counter = { $count } по { $value }
mythotopia-board-piles = рука { $hand }, колода { $draw }, сброс { $discard }{ $top ->
        [none] {""}
       *[other] {" "}(сверху { $top })
    }
mythotopia-board-armies = армии { $ready } (запас { $pool })
mythotopia-board-ships = корабли { $ready } (запас { $pool })
mythotopia-board-towns = осталось поселений { $towns }, городов { $cities }
mythotopia-board-charter = тайная грамота
mythotopia-board-revealed = грамоты { $charters }
mythotopia-board-reserve = Резерв { $count }/{ $limit }
mythotopia-board-shown = Видели в руке
mythotopia-board-hand = Рука
mythotopia-board-draw-pile = В колоде
mythotopia-board-discard-pile = В сбросе
mythotopia-board-in-play = В игре
mythotopia-board-removed = Удалено
mythotopia-board-own-charter = Грамота
mythotopia-board-secret = { $charter }: { $condition }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
mythotopia-board-chosen = Выбрано
mythotopia-board-looked = Найдено
mythotopia-board-nothing = –
mythotopia-board-start = { $card } (старт{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    })
mythotopia-board-symbols = { $card } [{ $symbols }]
mythotopia-board-effect = { $card }: { $effect }
mythotopia-board-undealt = Несданные улучшения: { $cards }
mythotopia-board-neutral = нейтралы, сила { $strength }
mythotopia-board-owned = { $name }, { $piece }
mythotopia-board-castle = замок
mythotopia-board-rugged = пересечённая местность
mythotopia-board-army-of = { $name }, армии { $count }
mythotopia-board-own-armies = армии { $count }
mythotopia-board-outcome = { $is ->
        [you] победа за вами
        [neutral] нейтралы удержатся
       *[other] победит { $name }
    }

## Лист издания

mythotopia-edition-numbers = Числа и откуда взято каждое
mythotopia-edition-key = Ключ
mythotopia-edition-value = Значение
mythotopia-edition-origin = Источник
mythotopia-edition-cards = Карты
mythotopia-edition-card = Карта
mythotopia-edition-symbols = Символы
mythotopia-edition-effect = Что делает
mythotopia-edition-map = Поле
mythotopia-edition-province = Провинция
mythotopia-edition-strength = Сила
mythotopia-edition-borders = Границы: ^ холмы, ^^ горы; моря
