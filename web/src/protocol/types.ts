// Generated from src/mythagora/server/protocol.py by `make protocol`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Thing
         * @description A word of the notation and the sort of thing it is: `card sword`, `pile neutral`, `province mome`.
         */
        Thing: {
            sort: string;
            word: string;
        };
        /**
         * Option
         * @description One legal action of the reader. The board lights its things; the list shows its text.
         */
        Option: {
            action: string;
            verb: string;
            things: components["schemas"]["Thing"][];
            text: string;
            /** @default [] */
            preview: string[];
            /** @default {} */
            price: {
                [key: string]: number;
            };
        };
        /**
         * Plan
         * @description Several choices in one: the client sends the actions one after another, each as an `Act`.
         */
        Plan: {
            actions: string[];
            text: string;
        };
        /** Fact */
        Fact: {
            role: string;
            sort: string;
            word: string;
        };
        /**
         * Happening
         * @description An event as the reader may know it.
         */
        Happening: {
            verb: string;
            facts: components["schemas"]["Fact"][];
            text: string;
            whole: boolean;
        };
        /**
         * Line
         * @description One step of the log as this reader saw it: an action and what came of it, or an undo.
         */
        Line: {
            version: number;
            turn: number;
            seat: number | null;
            happenings: components["schemas"]["Happening"][];
            /** @default false */
            undone: boolean;
        };
        /**
         * Asked
         * @description What is asked now, worded for the reader.
         */
        Asked: {
            name: string;
            rule: string;
            seats: number[];
            about: {
                [key: string]: string;
            };
            text: string;
            help: string;
        };
        /**
         * Undo
         * @description Whether the reader can take something back, and what is in the way.
         */
        Undo: {
            moves: number;
            withdraw: boolean;
            may_ask: boolean;
            text: string;
            /** @default 0 */
            back: number;
        };
        /** Refusal */
        Refusal: {
            name: string;
            rule: string;
            text: string;
        };
        /**
         * SeatInfo
         * @description What everybody may know of who sits there.
         */
        SeatInfo: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "empty" | "friend" | "open" | "person";
            name: string;
            bot: string | null;
            is_you: boolean;
            is_present: boolean;
            /** @default false */
            is_thinking: boolean;
            /** @default false */
            has_failed: boolean;
            /** @default false */
            conceded: boolean;
            /** @default false */
            may_be_replaced: boolean;
            /** @default false */
            is_left: boolean;
        };
        /** EditionInfo */
        EditionInfo: {
            name: string;
            hash: string;
            is_ours: boolean;
        };
        /**
         * Pace
         * @description `none`: nobody is pressed. `turn`: a friendly clock. `days`: a table over days.
         */
        Pace: {
            /**
             * @default none
             * @enum {unknown}
             */
            kind: "days" | "none" | "turn";
            /** @default 0 */
            seconds: number;
        };
        /**
         * Clock
         * @description For the turn under way; the times are seconds left when the message was sent.
         */
        Clock: {
            seats: number[];
            left: number;
            is_out: boolean;
        };
        /**
         * Seal
         * @description Fair dice: the seal is shown before the first card, the secret and the seed after the last.
         */
        Seal: {
            seal: string;
            entropy: (string | null)[];
            /** @default null */
            secret: string | null;
            /** @default null */
            seed: string | null;
        };
        /**
         * Fairness
         * @description A fair deal was agreed: bots play on from each deal so many times, until no seat's share of the wins is
         *         further from an even one than the bound, in percentage points. How it came out is told after the game.
         */
        Fairness: {
            bound: number;
            rollouts: number;
            attempts: number;
            bot: string;
            tried: number;
            /** @default false */
            failed: boolean;
            /** @default null */
            chosen: number | null;
            /** @default null */
            is_fair: boolean | null;
            /** @default [] */
            shares: number[][];
        };
        /**
         * Place
         * @description A seat's end result.
         */
        Place: {
            seat: number;
            place: number;
            score: number;
            text: string;
        };
        /** Result */
        Result: {
            title: string;
            endings: string[];
            turns: number;
            places: components["schemas"]["Place"][];
            /** @default null */
            rematch: string | null;
        };
        /**
         * Proposal
         * @description Somebody asks the others; all who sit there as people must agree.
         */
        Proposal: {
            /** @enum {unknown} */
            what: "abandon" | "undo";
            by: number;
            moves: number;
            agreed: number[];
            waiting: number[];
            text: string;
        };
        /**
         * Order
         * @description A standing order: how this seat answers a question whenever it is asked. Known to its seat alone.
         *
         *         It answers the question of this name when all facts of `about` are what it is about; the first of
         *         `answers` that is offered is chosen, through the same command path as any action.
         */
        Order: {
            question: string;
            /** @default {} */
            about: {
                [key: string]: string;
            };
            answers: string[];
            /** @enum {unknown} */
            until: "game" | "turn";
        };
        /**
         * Message
         * @description A line of the table's chat.
         */
        Message: {
            number: number;
            seat: number;
            name: string;
            text: string;
            at: number;
        };
        /**
         * TableInfo
         * @description A table as everybody may see it.
         */
        TableInfo: {
            id: string;
            name: string;
            game: string;
            edition: components["schemas"]["EditionInfo"];
            options: {
                [key: string]: number;
            };
            memory_aids: boolean;
            hints: boolean;
            pace: components["schemas"]["Pace"];
            is_open: boolean;
            is_hot_seat: boolean;
            /** @enum {unknown} */
            status: "abandoned" | "dealing" | "over" | "resting" | "running" | "waiting";
            seats: components["schemas"]["SeatInfo"][];
            spectators: number;
            seal: components["schemas"]["Seal"];
            fairness: components["schemas"]["Fairness"] | null;
            is_host: boolean;
            created: number;
            started: number | null;
            ended: number | null;
            behaviour: number;
        };
        /**
         * Advice
         * @description One of the reader's options, as the adviser sees it.
         */
        Advice: {
            action: string;
            chance: number;
            behind: number;
        };
        /**
         * Hint
         * @description At most three options, the best first, judged by level 5 on what the seat could know.
         */
        Hint: {
            advice: components["schemas"]["Advice"][];
        };
        /**
         * Snapshot
         * @description All of the table; the answer to `Hello`, and to a gap too wide.
         *
         *         `news` is where in `log` the reader's absence began.
         */
        Snapshot: {
            /** @enum {unknown} */
            type: "table";
            seat: number;
            version: number;
            table: components["schemas"]["TableInfo"];
            view: {
                [key: string]: unknown;
            } | null;
            asked: components["schemas"]["Asked"] | null;
            options: components["schemas"]["Option"][];
            plans: components["schemas"]["Plan"][];
            undo: components["schemas"]["Undo"];
            log: components["schemas"]["Line"][];
            news: number;
            clock: components["schemas"]["Clock"] | null;
            proposal: components["schemas"]["Proposal"] | null;
            result: components["schemas"]["Result"] | null;
            chat: components["schemas"]["Message"][];
            /** @default [] */
            orders: components["schemas"]["Order"][];
        };
        /**
         * Update
         * @description One step further. `changes` holds the fields of the view that are different now, whole.
         */
        Update: {
            /** @enum {unknown} */
            type: "update";
            version: number;
            line: components["schemas"]["Line"];
            changes: {
                [key: string]: unknown;
            };
            asked: components["schemas"]["Asked"] | null;
            options: components["schemas"]["Option"][];
            plans: components["schemas"]["Plan"][];
            undo: components["schemas"]["Undo"];
            /** @default [] */
            undone: number[];
            /** @default null */
            result: components["schemas"]["Result"] | null;
        };
        /**
         * TableChanged
         * @description Who sits there, who is present, who thinks, the clock: nothing of the game itself.
         */
        TableChanged: {
            /** @enum {unknown} */
            type: "changed";
            table: components["schemas"]["TableInfo"];
            clock: components["schemas"]["Clock"] | null;
            proposal: components["schemas"]["Proposal"] | null;
        };
        /**
         * OrdersChanged
         * @description The standing orders of this seat, to it alone, when they change or run out.
         */
        OrdersChanged: {
            /** @enum {unknown} */
            type: "orders";
            orders: components["schemas"]["Order"][];
        };
        /**
         * Acknowledged
         * @description The command was carried out (or had been before).
         */
        Acknowledged: {
            /** @enum {unknown} */
            type: "done";
            command: string;
            version: number;
        };
        /**
         * Refused
         * @description The command was not carried out; what the reader had missed was sent before this.
         */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            command: string;
            refusal: components["schemas"]["Refusal"];
            version: number;
        };
        /**
         * Explained
         * @description The answer to `Explain`: why not, or none if it is allowed.
         */
        Explained: {
            /** @enum {unknown} */
            type: "explained";
            command: string;
            action: string;
            refusal: components["schemas"]["Refusal"] | null;
        };
        /**
         * Hinted
         * @description The answer to `AskHint`, for the question as it stood at this version; to this reader alone.
         */
        Hinted: {
            /** @enum {unknown} */
            type: "hinted";
            command: string;
            version: number;
            hint: components["schemas"]["Hint"];
        };
        /** Said */
        Said: {
            /** @enum {unknown} */
            type: "said";
            message: components["schemas"]["Message"];
        };
        /**
         * Problem
         * @description A message that could not be read or is not for this reader; the connection lives on.
         */
        Problem: {
            /** @enum {unknown} */
            type: "problem";
            name: string;
            text: string;
            /** @default null */
            command: string | null;
        };
        /**
         * Reload
         * @description The server speaks a newer protocol than this page.
         */
        Reload: {
            /** @enum {unknown} */
            type: "reload";
            protocol: number;
        };
        /**
         * Pong
         * @description The answer to `Ping`.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Hello
         * @description First of all. `since` is the version this client has; it gets the gap, or a `Snapshot`.
         */
        Hello: {
            /** @enum {unknown} */
            type: "hello";
            protocol: number;
            /** @default en */
            language?: string;
            /** @default null */
            since?: number | null;
        };
        /**
         * Act
         * @description Choose an option. `version` is what the reader had seen when choosing.
         */
        Act: {
            /** @enum {unknown} */
            type: "act";
            command: string;
            version: number;
            action: string;
        };
        /** TakeBack */
        TakeBack: {
            /** @enum {unknown} */
            type: "undo";
            command: string;
            version: number;
            /** @default 1 */
            moves?: number;
        };
        /** Withdraw */
        Withdraw: {
            /** @enum {unknown} */
            type: "withdraw";
            command: string;
            version: number;
        };
        /**
         * Explain
         * @description Why not this? Any text of the notation.
         */
        Explain: {
            /** @enum {unknown} */
            type: "explain";
            command: string;
            action: string;
        };
        /**
         * AskHint
         * @description What would be best? Only where the table allows it, for one's own seat, while it is asked.
         */
        AskHint: {
            /** @enum {unknown} */
            type: "hint";
            command: string;
        };
        /** Propose */
        Propose: {
            /** @enum {unknown} */
            type: "propose";
            command: string;
            /** @enum {unknown} */
            what: "abandon" | "undo";
            /** @default 1 */
            moves?: number;
        };
        /**
         * Answer
         * @description To the proposal that stands.
         */
        Answer: {
            /** @enum {unknown} */
            type: "answer";
            command: string;
            agree: boolean;
        };
        /**
         * Concede
         * @description Give up: a bot plays the seat to the end, and the result says so.
         */
        Concede: {
            /** @enum {unknown} */
            type: "concede";
            command: string;
        };
        /** Say */
        Say: {
            /** @enum {unknown} */
            type: "say";
            command: string;
            text: string;
        };
        /**
         * Orders
         * @description Standing orders of this seat, at most 16; they replace those there were.
         */
        Orders: {
            /** @enum {unknown} */
            type: "orders";
            command: string;
            orders: components["schemas"]["Order"][];
        };
        /** Ping */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * SeatWish
         * @description Who is to sit there: `me`, `here` (another person at this device), `open`, `friend`, `bot`, `empty`.
         */
        SeatWish: {
            /** @enum {unknown} */
            kind: "bot" | "empty" | "friend" | "here" | "me" | "open";
            /** @default null */
            bot?: string | null;
            /** @default null */
            name?: string | null;
        };
        /**
         * TableWish
         * @description A new table. Empty seats are left out; with no open or friend's seat the game begins at once.
         */
        TableWish: {
            game: string;
            seats: components["schemas"]["SeatWish"][];
            /** @default  */
            name?: string;
            /** @default {} */
            options?: {
                [key: string]: number;
            };
            /** @default  */
            edition?: string;
            /** @default null */
            edition_text?: string | null;
            /** @default  */
            edition_file?: string;
            /** @default true */
            memory_aids?: boolean;
            /** @default null */
            hints?: boolean | null;
            /** @default null */
            fair_bound?: number | null;
            /**
             * @default {
             *       "kind": "none",
             *       "seconds": 0
             *     }
             */
            pace?: components["schemas"]["Pace"];
            /** @default false */
            is_open?: boolean;
            /** @default  */
            entropy?: string;
            /** @default  */
            sealed?: string;
        };
        /**
         * Sealed
         * @description The seal of a table that is about to be made, so that nobody need trust the order of things.
         */
        Sealed: {
            sealed: string;
            table: string;
            seal: string;
        };
        /** SeatLink */
        SeatLink: {
            seat: number;
            link: string;
        };
        /** TableMade */
        TableMade: {
            table: components["schemas"]["TableInfo"];
            links: components["schemas"]["SeatLink"][];
        };
        /**
         * SitWish
         * @description Take a seat: an open one, or by the secret of a link, which names its seat; or one's own back.
         */
        SitWish: {
            /** @default null */
            seat?: number | null;
            /** @default  */
            secret?: string;
            /** @default  */
            entropy?: string;
        };
        /**
         * LinkWish
         * @description Another link to a friend's seat.
         */
        LinkWish: {
            seat: number;
        };
        /**
         * BotWish
         * @description A bot is to sit there.
         */
        BotWish: {
            seat: number;
            bot: string;
        };
        /** LeaveWish */
        LeaveWish: {
            seat: number;
            /** @default null */
            bot?: string | null;
        };
        /**
         * TableRow
         * @description A line of the lobby or of *my tables*.
         */
        TableRow: {
            table: components["schemas"]["TableInfo"];
            your_seats: number[];
            your_turn: boolean;
            turn_of: number[];
            since: number;
        };
        /** Me */
        Me: {
            id: string;
            name: string;
            language: string;
            is_new: boolean;
        };
        /** MeWish */
        MeWish: {
            /** @default null */
            name?: string | null;
            /** @default null */
            language?: string | null;
        };
        /**
         * MyLink
         * @description Opens this person's tables on another device; anybody who has it is that person.
         */
        MyLink: {
            link: string;
        };
        /** OptionInfo */
        OptionInfo: {
            name: string;
            rule: string;
            least: number;
            most: number;
            usual: number;
        };
        /**
         * FairChoice
         * @description How far a seat may be from an even share of the wins, in percentage points, and how that is judged.
         */
        FairChoice: {
            least: number;
            most: number;
            usual: number;
            rollouts: number;
            attempts: number;
        };
        /** GameInfo */
        GameInfo: {
            name: string;
            title: string;
            designer: string;
            fewest: number;
            most: number;
            version: number;
            options: components["schemas"]["OptionInfo"][];
            editions: components["schemas"]["EditionInfo"][];
            bots: string[];
            usual_bot: string;
            fair_bound: components["schemas"]["FairChoice"] | null;
        };
        /**
         * Numbers
         * @description An edition: what is printed on one copy's pieces, each number with its origin.
         */
        Numbers: {
            game: string;
            edition: components["schemas"]["EditionInfo"];
            numbers: {
                [key: string]: unknown;
            };
        };
        /** Rule */
        Rule: {
            id: string;
            text: string;
        };
        /** Chapter */
        Chapter: {
            title: string;
            rules: components["schemas"]["Rule"][];
        };
        /** RulesPage */
        RulesPage: {
            game: string;
            language: string;
            intro: string;
            chapters: components["schemas"]["Chapter"][];
        };
        /**
         * ReplayStep
         * @description One step of a finished game as one reader saw it.
         */
        ReplayStep: {
            line: components["schemas"]["Line"];
            changes: {
                [key: string]: unknown;
            };
            asked: components["schemas"]["Asked"] | null;
            choice: boolean;
        };
        /**
         * Replay
         * @description `view` is the table before the first step; each step changes some of its fields.
         */
        Replay: {
            table: components["schemas"]["TableInfo"];
            seat: number;
            view: {
                [key: string]: unknown;
            } | null;
            asked: components["schemas"]["Asked"] | null;
            steps: components["schemas"]["ReplayStep"][];
            result: components["schemas"]["Result"] | null;
        };
        /**
         * ReplayAdvice
         * @description One of the answers there were, as the adviser sees it, worded for the seat that was asked.
         */
        ReplayAdvice: {
            action: string;
            text: string;
            things: components["schemas"]["Thing"][];
            chance: number;
            behind: number;
            was_done: boolean;
        };
        /**
         * ReplayHint
         * @description What would have been best before a step: at most three answers, the best first, judged by level 5 on
         *         what the seat that acted could know then.
         */
        ReplayHint: {
            seat: number;
            advice: components["schemas"]["ReplayAdvice"][];
        };
        /**
         * ReviewPoint
         * @description How likely everybody was to win: for spectators at the beginning of a turn by what all could see, for a
         *         seat at its first decision of a turn by what it could know.
         */
        ReviewPoint: {
            step: number;
            turn: number;
            chances: number[];
        };
        /**
         * ReviewDecision
         * @description A decision that cost something, judged on what its seat could know.
         */
        ReviewDecision: {
            step: number;
            turn: number;
            seat: number;
            did: string;
            better: string;
            chance: number;
            loss: number;
        };
        /**
         * ReviewBalance
         * @description Why a seat ended where it did, in parts of a win: `result = even - lost + gained + luck`.
         */
        ReviewBalance: {
            seat: number;
            result: number;
            even: number;
            lost: number;
            gained: number;
            luck: number;
            decisions: number;
            good: number;
        };
        /**
         * Review
         * @description A game looked back upon. `none`: nobody has asked for it yet; `thinking`: it is being worked out, and
         *         what is there already is told; `done`.
         */
        Review: {
            /** @enum {unknown} */
            state: "done" | "none" | "thinking";
            judged: number;
            moments: number;
            notes: string[];
            curve: components["schemas"]["ReviewPoint"][];
            costly: components["schemas"]["ReviewDecision"][];
            balance: components["schemas"]["ReviewBalance"][];
        };
        /**
         * Check
         * @description One thing that was verified; `holds` is none where that cannot be done here.
         */
        Check: {
            /** @enum {unknown} */
            name: "checksum" | "deal" | "replay" | "seal" | "seed" | "shares";
            holds: boolean | null;
            text: string;
        };
        /**
         * Verdict
         * @description `attempts` at a fair deal remain to be judged again, one by one, since each takes a while.
         */
        Verdict: {
            checks: components["schemas"]["Check"][];
            holds: boolean;
            /** @default 0 */
            attempts: number;
        };
        /**
         * Failure
         * @description What every error of the API looks like: an id, and a sentence saying what happened and what to do.
         */
        Failure: {
            name: string;
            text: string;
        };
        /**
         * MytheView
         * @description MY-S5, MY-G3, MY-G5. Cards go by their keys in the edition, piles by their number.
         */
        MytheView: {
            seat: number;
            asked: number[];
            question: components["schemas"]["Question"] | null;
            turn: number;
            active: number;
            winner: number | null;
            spaces: number[];
            sizes: number[];
            drawn: string[];
            shown: string | null;
            points: number;
            hand: string[];
            gifts: string[][];
            memory: string[][];
        };
        /**
         * Question
         * @description What is asked, as far as the reader may know.
         */
        Question: {
            name: string;
            rule: string;
            about: {
                [key: string]: string;
            };
        };
        /** MytikasView */
        MytikasView: {
            seat: number;
            asked: number[];
            question: components["schemas"]["Question"] | null;
            turn: number;
            first: number;
            active: number;
            builders: components["schemas"]["BuilderView"][];
            tokens: number[];
            piles: {
                [key: string]: number;
            };
            line: components["schemas"]["LineView"][];
            deck: number;
            deck_lock: number | null;
            next_lock: number | null;
            levels_full: number;
            locks_left: number;
            fewest_pieces_left: number;
            ending: string[];
            dealt: string[];
            chosen: string | null;
        };
        /**
         * BuilderView
         * @description One player's board and what lies beside it; all of it is public. MK-S10.
         */
        BuilderView: {
            area: string | null;
            goods: number[][];
            built: {
                [key: string]: number;
            };
            favors: {
                [key: string]: number;
            };
            offerings: number;
            cards: components["schemas"]["CardView"][];
            costs: {
                [key: string]: number[];
            };
            pieces_left: number;
            building_points: number;
            card_points: number;
            points: number;
        };
        /**
         * CardView
         * @description A Deity card before a player.
         */
        CardView: {
            deity: string;
            offerings: number;
            lock: number | null;
            works: boolean;
            points: number;
        };
        /**
         * LineView
         * @description A place of the line. A card face down is known only if moves taken back have shown it.
         */
        LineView: {
            deity: string | null;
            face_up: boolean;
            taken: boolean;
            lock: number | null;
        };
        /** MythotopiaView */
        MythotopiaView: {
            seat: number;
            asked: number[];
            question: components["schemas"]["Question"] | null;
            options: {
                [key: string]: number;
            };
            turn: number;
            first: number;
            active: number;
            actions_taken: number;
            done: string[];
            powers_used: string[];
            barred: string[];
            turns_left: number | null;
            caller: number | null;
            ending: string | null;
            hand: string[];
            draw_pile: string[];
            discard_pile: string[];
            lords: components["schemas"]["LordView"][];
            provinces: components["schemas"]["ProvinceView"][];
            seas: {
                [key: string]: number[];
            };
            wars: components["schemas"]["WarView"][];
            mercenaries: number;
            castles_left: number;
            roads_left: number;
            victories: components["schemas"]["VictoryView"][];
            empty: number;
            empty_needed: number;
            stock: number[];
            display: string[];
            province_deck: string[];
            undealt: number;
            undealt_among: string[];
            looked: string[];
            charter_deck: number;
            charters_looked: string[];
            marched_from: string[];
            marched_to: string[];
        };
        /**
         * LordView
         * @description What everybody may know of one player; of the charter, what the reader knows. MT-C7.
         */
        LordView: {
            score: number;
            provinces: {
                [key: string]: string;
            };
            towns_left: number;
            cities_left: number;
            armies: number;
            armies_pool: number;
            ships: number;
            ships_pool: number;
            hand: number;
            hand_limit: number;
            draw_pile: number;
            discard_pile: number;
            discard_top: string | null;
            reserve: string[];
            reserve_limit: number;
            in_play: string[];
            aside: string[];
            deck: string[];
            shown: string[];
            holds_found: boolean;
            counters: number[];
            sea_claims: string[];
            sea_towns: number;
            revealed: string[];
            charter_points: number;
            has_charter: boolean;
            charter: string | null;
            charter_among: string[];
            chosen: number;
            choice: string[];
            may_call: boolean;
        };
        /** ProvinceView */
        ProvinceView: {
            province: string;
            owner: number | null;
            piece: string | null;
            castle: boolean;
            armies: number[];
            mercenaries: number[];
            dragon: boolean;
            runestone: boolean;
            roads: string[];
        };
        /** WarView */
        WarView: {
            province: string;
            sides: components["schemas"]["SideView"][];
            leaders: number[];
            may_end: number[];
            at_the_end: number;
        };
        /**
         * SideView
         * @description One side of a war, and where its strength comes from. MT-W3, MT-W4.
         */
        SideView: {
            seat: number;
            defends: boolean;
            strength: {
                [key: string]: number;
            };
            total: number;
        };
        /**
         * VictoryView
         * @description A victory point card in play.
         */
        VictoryView: {
            victory: string;
            left: number;
            value: number | null;
            conditions: {
                [key: string]: number;
            };
        };
        /**
         * MythotopiaOutlook
         * @description If the game ended now: every war settled, ties to the defender. MT-E2.
         */
        MythotopiaOutlook: {
            scores: number[];
            ahead: number[][];
            wars: components["schemas"]["WarOutlook"][];
            guards: {
                [key: string]: number;
            };
        };
        /**
         * WarOutlook
         * @description A war as it stands. Lists go by seat; a side of -1 is the neutral force. MT-W2 to MT-W5.
         */
        WarOutlook: {
            province: string;
            winner: number | null;
            swing: number[];
            needs: (number | null)[];
            one_more: (number | null)[];
            hero: number[];
        };
        /**
         * MytikasOutlook
         * @description If the game ended now, and a seat held this card. MK-E3.
         */
        MytikasOutlook: {
            worth: {
                [key: string]: number[];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type Acknowledged = components['schemas']['Acknowledged'];
export type Act = components['schemas']['Act'];
export type Advice = components['schemas']['Advice'];
export type Answer = components['schemas']['Answer'];
export type AskHint = components['schemas']['AskHint'];
export type Asked = components['schemas']['Asked'];
export type BotWish = components['schemas']['BotWish'];
export type BuilderView = components['schemas']['BuilderView'];
export type CardView = components['schemas']['CardView'];
export type Chapter = components['schemas']['Chapter'];
export type Check = components['schemas']['Check'];
export type Clock = components['schemas']['Clock'];
export type Concede = components['schemas']['Concede'];
export type EditionInfo = components['schemas']['EditionInfo'];
export type Explain = components['schemas']['Explain'];
export type Explained = components['schemas']['Explained'];
export type Fact = components['schemas']['Fact'];
export type Failure = components['schemas']['Failure'];
export type FairChoice = components['schemas']['FairChoice'];
export type Fairness = components['schemas']['Fairness'];
export type GameInfo = components['schemas']['GameInfo'];
export type Happening = components['schemas']['Happening'];
export type Hello = components['schemas']['Hello'];
export type Hint = components['schemas']['Hint'];
export type Hinted = components['schemas']['Hinted'];
export type LeaveWish = components['schemas']['LeaveWish'];
export type Line = components['schemas']['Line'];
export type LineView = components['schemas']['LineView'];
export type LinkWish = components['schemas']['LinkWish'];
export type LordView = components['schemas']['LordView'];
export type Me = components['schemas']['Me'];
export type MeWish = components['schemas']['MeWish'];
export type Message = components['schemas']['Message'];
export type MyLink = components['schemas']['MyLink'];
export type MytheView = components['schemas']['MytheView'];
export type MythotopiaOutlook = components['schemas']['MythotopiaOutlook'];
export type MythotopiaView = components['schemas']['MythotopiaView'];
export type MytikasOutlook = components['schemas']['MytikasOutlook'];
export type MytikasView = components['schemas']['MytikasView'];
export type Numbers = components['schemas']['Numbers'];
export type Option = components['schemas']['Option'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type Order = components['schemas']['Order'];
export type Orders = components['schemas']['Orders'];
export type OrdersChanged = components['schemas']['OrdersChanged'];
export type Pace = components['schemas']['Pace'];
export type Ping = components['schemas']['Ping'];
export type Place = components['schemas']['Place'];
export type Plan = components['schemas']['Plan'];
export type Pong = components['schemas']['Pong'];
export type Problem = components['schemas']['Problem'];
export type Proposal = components['schemas']['Proposal'];
export type Propose = components['schemas']['Propose'];
export type ProvinceView = components['schemas']['ProvinceView'];
export type Question = components['schemas']['Question'];
export type Refusal = components['schemas']['Refusal'];
export type Refused = components['schemas']['Refused'];
export type Reload = components['schemas']['Reload'];
export type Replay = components['schemas']['Replay'];
export type ReplayAdvice = components['schemas']['ReplayAdvice'];
export type ReplayHint = components['schemas']['ReplayHint'];
export type ReplayStep = components['schemas']['ReplayStep'];
export type Result = components['schemas']['Result'];
export type Review = components['schemas']['Review'];
export type ReviewBalance = components['schemas']['ReviewBalance'];
export type ReviewDecision = components['schemas']['ReviewDecision'];
export type ReviewPoint = components['schemas']['ReviewPoint'];
export type Rule = components['schemas']['Rule'];
export type RulesPage = components['schemas']['RulesPage'];
export type Said = components['schemas']['Said'];
export type Say = components['schemas']['Say'];
export type Seal = components['schemas']['Seal'];
export type Sealed = components['schemas']['Sealed'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatLink = components['schemas']['SeatLink'];
export type SeatWish = components['schemas']['SeatWish'];
export type SideView = components['schemas']['SideView'];
export type SitWish = components['schemas']['SitWish'];
export type Snapshot = components['schemas']['Snapshot'];
export type TableChanged = components['schemas']['TableChanged'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableMade = components['schemas']['TableMade'];
export type TableRow = components['schemas']['TableRow'];
export type TableWish = components['schemas']['TableWish'];
export type TakeBack = components['schemas']['TakeBack'];
export type Thing = components['schemas']['Thing'];
export type Undo = components['schemas']['Undo'];
export type Update = components['schemas']['Update'];
export type Verdict = components['schemas']['Verdict'];
export type VictoryView = components['schemas']['VictoryView'];
export type WarOutlook = components['schemas']['WarOutlook'];
export type WarView = components['schemas']['WarView'];
export type Withdraw = components['schemas']['Withdraw'];
export type GameView = MytheView | MytikasView | MythotopiaView;
export type ServerMessage = Snapshot | Update | TableChanged | OrdersChanged | Acknowledged | Refused | Explained | Hinted | Said | Problem | Reload | Pong;
export type ClientMessage = Hello | Act | TakeBack | Withdraw | Explain | AskHint | Propose | Answer | Concede | Say | Orders | Ping;
export const PROTOCOL = 1;
