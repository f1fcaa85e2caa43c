import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries P.1 to P.13 of the general rulings summary. */
export const PHASES_SUMMARIES = {
  "mtg-6e:P.1": { ja: "ゲームの準備", en: "Starting the game" },
  "mtg-6e:P.1.1": {
    ja: "ゲームの前に各自がデッキをシャッフルし、相手はそれをカットできる。それがライブラリーになる。",
    en: "Before the first turn each player shuffles their deck, the opponent may cut it, and it becomes the library.",
  },
  "mtg-6e:P.1.2": {
    ja: "デッキは構築戦なら60枚、シールド戦なら40枚が最少で、多いほうに限りはない。",
    en: "A constructed deck needs 60 cards or more, a sealed deck 40; neither has an upper limit.",
  },
  "mtg-6e:P.1.3": {
    ja: "構築戦では、基本地形を除き、英語名が同じカードは4枚まで（言語や絵は問わない）。シールド戦に制限はない。",
    en: "In constructed decks four copies per English name at most, whatever language or art, basic lands excepted; sealed decks are free of this.",
  },
  "mtg-6e:P.1.4": {
    ja: "一方のプレイヤーが先攻か後攻かを選び、先攻の人は自分の第1ターンのドロー・ステップを行わない。",
    en: "One player picks who goes first; the player going first has no draw step in that first turn.",
  },
  "mtg-6e:P.1.5": {
    ja: "先後を選ぶのは、初戦では無作為に決めた人、次からは前の敗者、引き分けの後は前と同じ人。",
    en: "Chance says who picks in a first game; later the loser of the game before does, and after a draw the same player as before.",
  },
  "mtg-6e:P.1.6": {
    ja: "先攻が決まったら、めいめい7枚を引き、ライフ20点で始める。",
    en: "Once that is settled, each player draws seven cards and begins at 20 life.",
  },
  "mtg-6e:P.1.7": {
    ja: "手札が気に入らなければ、切り直して前より1枚少なく引ける。0枚になるまで何度でもよく、先攻の人が決めた後に次の人が決める。",
    en: "A bad hand may be shuffled back for one card fewer, down to none; the player who goes first finishes before the other decides.",
  },
  "mtg-6e:P.2": { ja: "ターンの中のフェイズ", en: "Phases of a turn" },
  "mtg-6e:P.2.1": {
    ja: "ターンは、開始、第一メイン、戦闘、第二メイン、終了の五つのフェイズでできている。",
    en: "A turn consists of five phases: beginning, first main, combat, second main and end.",
  },
  "mtg-6e:P.2.1.1": {
    ja: "ターンの一番目は開始フェイズ。三つのステップを持つ。",
    en: "The first phase of a turn is the beginning phase, of three steps.",
  },
  "mtg-6e:P.2.1.1.a": {
    ja: "開始フェイズは、まずアンタップ・ステップ。",
    en: "The beginning phase opens with the untap step.",
  },
  "mtg-6e:P.2.1.1.b": {
    ja: "開始フェイズの二つ目はアップキープ・ステップ。",
    en: "The second step of the beginning phase is the upkeep step.",
  },
  "mtg-6e:P.2.1.1.c": {
    ja: "開始フェイズの最後はドロー・ステップ。",
    en: "The last step of the beginning phase is the draw step.",
  },
  "mtg-6e:P.2.1.2": {
    ja: "ターンの二番目は、ステップに分かれない第一メイン・フェイズ。",
    en: "The second phase of a turn is the first main phase, which is not split into steps.",
  },
  "mtg-6e:P.2.1.3": {
    ja: "ターンの三番目は戦闘フェイズ。そのステップはC.1が並べる。",
    en: "The third phase of a turn is the combat phase; C.1 lists its steps.",
  },
  "mtg-6e:P.2.1.4": {
    ja: "ターンの四番目は、ステップに分かれない第二メイン・フェイズ。",
    en: "The fourth phase of a turn is the second main phase, again without steps.",
  },
  "mtg-6e:P.2.1.5": {
    ja: "ターンの五番目は終了フェイズ。二つのステップを持つ。",
    en: "The fifth phase of a turn is the end phase, of two steps.",
  },
  "mtg-6e:P.2.1.5.a": {
    ja: "終了フェイズは、まずターン終了ステップ。",
    en: "The end phase opens with the end of turn step.",
  },
  "mtg-6e:P.2.1.5.b": {
    ja: "終了フェイズの最後はクリンナップ・ステップ。",
    en: "The last step of the end phase is the cleanup step.",
  },
  "mtg-6e:P.2.2": {
    ja: "一人がターンの全フェイズを終えると、追加のターンなどがなければ、相手のターンになる。",
    en: "One player goes through all phases of a turn, and then, unless there are extra or skipped turns, the opponent takes the next.",
  },
  "mtg-6e:P.2.3": {
    ja: "追加のターンは今のターンに続いて行い、一つのターンにいくつも得たなら、得た順に行う。",
    en: "Extra turns come after the present one; if several are granted in one turn, they are taken in the order in which they were granted.",
  },
  "mtg-6e:P.2.r1": {
    ja: "何も起こらないフェイズを省いてよいかどうか",
    en: "Whether a phase in which nothing happens may be left out",
  },
  "mtg-6e:P.3": { ja: "フェイズとステップに共通のルール", en: "Rules for every phase and step" },
  "mtg-6e:P.3.1": {
    ja: "「開始時に」と書かれた誘発型能力は、そのフェイズやステップに入ったところでスタックに置かれる。",
    en: "Abilities that trigger as a phase or step begins go on the stack at its very start.",
  },
  "mtg-6e:P.3.2": {
    ja: "フェイズやステップの開始時の誘発を積むと、ターンのプレイヤーが優先権を得て、全員が空のスタックでパスするまで続ける。",
    en: "Once the triggers of its beginning are stacked, the active player has priority, and the phase or step goes on until everyone passes while the stack is empty.",
  },
  "mtg-6e:P.3.3": {
    ja: "あるフェイズやステップの「終了時まで」の効果は、それが終わるのと同時に切れる。",
    en: "Effects that last until the end of a phase or step stop when it ends.",
  },
  "mtg-6e:P.3.4": {
    ja: "あるフェイズやステップ「まで」続く効果は、それに入ったところで切れる。",
    en: "Effects that last until a phase or step stop as soon as it begins.",
  },
  "mtg-6e:P.3.5": {
    ja: "フェイズ（ステップではない）の終わりに残ったマナはなくなり、その数だけライフを失う。それによる誘発と敗北は、次に優先権が生じるときまで待つ。",
    en: "As a phase (not a step) ends, unspent mana goes, costing one life each; resulting triggers and losing wait until somebody next gets priority.",
  },
  "mtg-6e:P.3.6": {
    ja: "フェイズやステップの切れ目では、何も起こらない。",
    en: "Nothing can happen between one phase or step and the next.",
  },
  "mtg-6e:P.3.7": {
    ja: "空のスタックで二人ともパスすると、そのフェイズは終わる。",
    en: "A phase is over once both players pass on an empty stack.",
  },
  "mtg-6e:P.3.r1": {
    ja: "飛ばされたフェイズやステップ「まで」続くはずの効果はどうなるか",
    en: "What becomes of an effect that lasts until a phase or step which is skipped",
  },
  "mtg-6e:P.4": { ja: "開始フェイズ", en: "Beginning phase" },
  "mtg-6e:P.4.1": {
    ja: "開始フェイズの三つのステップは、アンタップ、アップキープ、そしてドロー。",
    en: "The beginning phase consists of untap, upkeep and draw.",
  },
  "mtg-6e:P.4.2": {
    ja: "開始フェイズのマナ・バーンは、その最後のステップの終わりに起こる。ドローが飛ばされるなら、アップキープの終わりとなる。",
    en: "Mana burn of the beginning phase happens as its last step ends: after the draw step, or after upkeep if the draw step is skipped.",
  },
  "mtg-6e:P.4.3": {
    ja: "「ターン開始時」の誘発は、実際に行われる最初のステップの頭に起こる。アンタップが飛ばされるなら、アップキープの頭となる。",
    en: "Whatever triggers at the beginning of the turn does so in the first step that takes place: untap, or upkeep if untap is skipped.",
  },
  "mtg-6e:P.4.4": {
    ja: "だれのターンかで変わる常在型能力は、最初のステップの頭から、誘発を調べる前に切り替わる。",
    en: "Static abilities that depend on whose turn it is switch as the first step begins, before triggers are looked for.",
  },
  "mtg-6e:P.4.r1": {
    ja: "ターンを飛ばすかどうか、どの効果で飛ばすかを選ぶ時期",
    en: "When to choose whether a turn is skipped, and by which of several effects",
  },
  "mtg-6e:P.5": { ja: "アンタップ・ステップ", en: "Untap step" },
  "mtg-6e:P.5.1": {
    ja: "ターンのプレイヤーがアンタップするものを決め（制限がなければ自分のもの全部）、それらを同時にアンタップする。",
    en: "The active player settles what untaps, normally all of their permanents, and then those untap simultaneously.",
  },
  "mtg-6e:P.5.2": {
    ja: "アンタップ・ステップではだれも優先権を得ず、何もプレイも解決もされない。その間の誘発は、アップキープで優先権が生じるまで持ち越す。",
    en: "Nobody gets priority in the untap step, so nothing is played or resolved; what triggers waits for priority in upkeep.",
  },
  "mtg-6e:P.5.3": {
    ja: "アンタップの選択に先立ち、フェイズ・アウトしているものはすべて戻り、フェイジングを持つものはすべて、同時にフェイズ・アウトする。",
    en: "Phasing precedes the choice of what untaps: all that is phased out comes in, and all with phasing go out simultaneously.",
  },
  "mtg-6e:P.5.r1": {
    ja: "アンタップを忘れたことにしてよいかどうか",
    en: "Whether you may leave your cards tapped by forgetting to untap",
  },
  "mtg-6e:P.5.r2": {
    ja: "アンタップのさなかや後で場に出たものもアンタップするかどうか",
    en: "Whether permanents that arrive during or after untapping untap as well",
  },
  "mtg-6e:P.5.r3": {
    ja: "何かのアンタップがほかのもののアンタップの可否を変えるときはどうなるか",
    en: "What happens if untapping one permanent changes whether others may untap",
  },
  "mtg-6e:P.6": { ja: "アップキープ・ステップ", en: "Upkeep step" },
  "mtg-6e:P.6.1": {
    ja: "アップキープは、ターンで初めて優先権が生じるステップ。アンタップ中と今の開始時の誘発をまとめて積み、ターンのプレイヤーが優先権を得る。",
    en: "Upkeep is the first step with priority: triggers from untap and from its own start go on the stack together, then the active player may act.",
  },
  "mtg-6e:P.6.r1": {
    ja: "誘発した後で元のパーマネントを取り除けば、アップキープの能力を止められるかどうか",
    en: "Whether removing the source stops an upkeep ability that has triggered",
  },
  "mtg-6e:P.7": { ja: "ドロー・ステップ", en: "Draw step" },
  "mtg-6e:P.7.1": {
    ja: "毎ターンの1枚のドローは、ゲームそのものが持つ誘発型能力で、ターンのプレイヤーのもの。同時の誘発と並べて積む。",
    en: "The draw of the turn is a triggered ability built into the game; the active player controls it, and it is stacked among the other triggers.",
  },
  "mtg-6e:P.7.2": {
    ja: "ドロー・ステップの開始時の誘発を積み終えたら、ターンのプレイヤーが優先権を得る。",
    en: "With the triggers of the draw step on the stack, the active player has priority.",
  },
  "mtg-6e:P.7.r1": {
    ja: "引くことや追加で引くことを、自分から断れるかどうか",
    en: "Whether a player may decline to draw, or to draw extra cards",
  },
  "mtg-6e:P.8": { ja: "第一メイン・フェイズ", en: "First main phase" },
  "mtg-6e:P.8.1": {
    ja: "メイン・フェイズは戦闘の前後に一つずつあり、ただ「メイン・フェイズ」とあれば両方を指す。",
    en: "There are two main phases, one on each side of combat; “main phase” alone means either.",
  },
  "mtg-6e:P.8.2": {
    ja: "メイン・フェイズでは、誘発があれば先に積み、ターンのプレイヤーが優先権を得る。",
    en: "As a main phase starts, triggers are put on the stack, and the active player then has priority.",
  },
  "mtg-6e:P.8.3": {
    ja: "ソーサリーやパーマネントになる呪文を唱え、ソーサリーの時期の能力を使うのは、自分のメイン・フェイズに限る。",
    en: "Sorceries, permanent spells and abilities limited to sorcery timing may be used only in one's own main phase.",
  },
  "mtg-6e:P.8.4": {
    ja: "自分のメイン・フェイズに優先権を持ち、スタックが空なら、手札の土地を1枚出せる。1ターンに一度だけ。",
    en: "With priority in your main phase and an empty stack you may play a land from hand, once each turn.",
  },
  "mtg-6e:P.8.5": {
    ja: "土地を出すのはスタックを使わない特別な行動で、何かへの対応にはできず、対応もされない。宣言してから場に出す。",
    en: "Playing a land, announcing it and putting it into play, skips the stack: it answers nothing and nothing answers it.",
  },
  "mtg-6e:P.8.6": {
    ja: "第一メイン・フェイズは「戦闘前メイン・フェイズ」とも呼ぶ。",
    en: "The first main phase is also called the precombat main phase.",
  },
  "mtg-6e:P.8.r1": {
    ja: "土地を何枚も出せる効果があるとき、出し方も変わるかどうか",
    en: "Whether effects that lift the one-land limit change how lands are played",
  },
  "mtg-6e:P.9": { ja: "戦闘フェイズ（C章）", en: "Combat phase (chapter C)" },
  "mtg-6e:P.10": { ja: "第二メイン・フェイズ", en: "Second main phase" },
  "mtg-6e:P.10.1": {
    ja: "第二メイン・フェイズは「戦闘後メイン・フェイズ」とも呼ぶ。",
    en: "The second main phase is also called the postcombat main phase.",
  },
  "mtg-6e:P.10.r1": {
    ja: "効果で加わったメイン・フェイズは、戦闘の前と後のどちらに当たるか",
    en: "Whether an extra main phase counts as one before or after combat",
  },
  "mtg-6e:P.11": { ja: "終了フェイズ", en: "End phase" },
  "mtg-6e:P.11.1": {
    ja: "終了フェイズの二つのステップは、ターン終了、そしてクリンナップ。",
    en: "The end phase consists of the end of turn step and the cleanup step.",
  },
  "mtg-6e:P.12": { ja: "ターン終了ステップ", en: "End of turn step" },
  "mtg-6e:P.12.1": {
    ja: "ターン終了ステップに入ると、「ターン終了時」の能力がみな誘発して積まれ、ターンのプレイヤーが優先権を得る。",
    en: "All abilities that say “at end of turn” trigger and go on the stack; the active player then has priority.",
  },
  "mtg-6e:P.12.2": {
    ja: "ターン終了ステップに入ってから現れた「ターン終了時」の能力は、次のターンの同じステップまで待つ。",
    en: "An “at end of turn” ability that appears after the end of turn step began waits for that step of the next turn.",
  },
  "mtg-6e:P.13": { ja: "クリンナップ・ステップ", en: "Cleanup step" },
  "mtg-6e:P.13.1": {
    ja: "クリンナップ・ステップでは、三つのことを決まった順に行う。",
    en: "The cleanup step does three things in a fixed order.",
  },
  "mtg-6e:P.13.1.1": {
    ja: "クリンナップではまず、ターンのプレイヤーが、手札が上限（ふつう7枚）を超えていれば、上限になるまで捨てる。スタックは使わない。",
    en: "In cleanup the active player first discards down to the maximum hand size, usually seven, without the stack.",
  },
  "mtg-6e:P.13.1.2": {
    ja: "クリンナップでは続いて、パーマネントのダメージと、「ターン終了時まで」や「このターンに」の効果が、スタックを使わず同時になくなる。",
    en: "Second in cleanup, all damage on permanents and every effect of this turn or until its end vanish simultaneously, without the stack.",
  },
  "mtg-6e:P.13.1.3": {
    ja: "クリンナップの最後に、状況起因効果か誘発があれば優先権が生じ、スタックが空になった後でクリンナップ・ステップを新たに行う。なければ終わる。",
    en: "Last in cleanup, if a state-based effect applies or something triggers, players get priority and, once the stack empties, a fresh cleanup step follows; otherwise it ends.",
  },
  "mtg-6e:P.13.r1": {
    ja: "好きなときに手札を捨ててよいかどうか",
    en: "Whether cards may be discarded merely because one wants to",
  },
} as const satisfies SummaryRows;
