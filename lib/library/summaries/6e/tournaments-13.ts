import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries D.13 to D.19 of the general rulings summary. */
export const TOURNAMENTS_13_SUMMARIES = {
  "mtg-6e:D.13": { ja: "タイプ1", en: "Type 1" },
  "mtg-6e:D.13.2": {
    ja: "タイプ1では、裏がふつうの基本セットと拡張セット、それに販促カードを使える。記念の版と銀枠は使えない。",
    en: "In Type 1, basic sets and expansions with normal backs and promotional cards may be played; collectors' editions and silver borders may not.",
  },
  "mtg-6e:D.13.3": {
    ja: "タイプ1では、ポータルの印刷は、同じ名前が別の版で使えるときに限り、その版の文章で使う。",
    en: "In Type 1 a Portal printing is allowed only where its name is legal otherwise, and is played with that text.",
  },
  "mtg-6e:D.13.4": {
    ja: "タイプ1では、新しい版は発売の翌月1日から使える。15日以降の発売なら翌々月の1日から。",
    en: "In Type 1 a new set may be used from the first of the month after its release, or of the month after that if released on the 15th or later.",
  },
  "mtg-6e:D.13.5": { ja: "タイプ1のデッキは60枚より少なくできない。", en: "A Type 1 deck has at least 60 cards." },
  "mtg-6e:D.13.6": {
    ja: "タイプ1のサイドボードは、持つなら15枚ちょうど。持たなくてもよい。",
    en: "A Type 1 sideboard, if any, has exactly 15 cards.",
  },
  "mtg-6e:D.13.7": {
    ja: "タイプ1では、基本地形のほかは、サイドボードも合わせて同じ名前は4枚まで。絵や言語が違っても同じ名前と数える。",
    en: "In Type 1, apart from basic lands, a name may be in deck and sideboard together at most four times, whatever its printing.",
  },
  "mtg-6e:D.13.8": {
    ja: "タイプ1の制限カードは、サイドボードも合わせて1枚だけ。その名前の一覧。",
    en: "The cards restricted in Type 1, each at most once in deck and sideboard together.",
  },
  "mtg-6e:D.13.9": {
    ja: "タイプ1の禁止カードは、デッキにもサイドボードにも入れられない。その名前の一覧。",
    en: "The cards banned in Type 1, from deck and sideboard alike.",
  },
  "mtg-6e:D.13.r1": { ja: "Ring of Ma'rûfで持ち込めるもの", en: "What Ring of Ma'rûf may bring in" },
  "mtg-6e:D.13.r2": {
    ja: "タイプ1で、角の四角い記念版を使ってよいか",
    en: "Whether square-cornered collectors' cards are legal in Type 1",
  },
  "mtg-6e:D.13.r3": {
    ja: "タイプ1で、銀枠のカードを使ってよいか",
    en: "Whether silver-bordered cards are legal in Type 1",
  },
  "mtg-6e:D.14": { ja: "タイプ1.5", en: "Type 1.5" },
  "mtg-6e:D.14.2": {
    ja: "タイプ1.5では、タイプ1と同じく、全部の基本・拡張セットと販促カードを使える。記念の版は使えない。",
    en: "In Type 1.5, as in Type 1, all basic sets, expansions and promotional cards may be used, but no collectors' editions.",
  },
  "mtg-6e:D.14.3": {
    ja: "タイプ1.5では、ポータルの印刷は、同じ名前が別の版で使えるときに限り、その版の文章で使う。",
    en: "In Type 1.5 a Portal printing is allowed only where its name is legal otherwise, and is played with that text.",
  },
  "mtg-6e:D.14.4": {
    ja: "タイプ1.5では、新しい版は発売の翌月1日から使える。15日以降の発売なら翌々月の1日から。",
    en: "In Type 1.5 a new set may be used from the first of the month after its release, or of the month after that if released on the 15th or later.",
  },
  "mtg-6e:D.14.5": { ja: "タイプ1.5のデッキは60枚より少なくできない。", en: "A Type 1.5 deck has at least 60 cards." },
  "mtg-6e:D.14.6": {
    ja: "タイプ1.5のサイドボードは、持つなら15枚ちょうど。持たなくてもよい。",
    en: "A Type 1.5 sideboard, if any, has exactly 15 cards.",
  },
  "mtg-6e:D.14.7": {
    ja: "タイプ1.5では、基本地形のほかは、サイドボードも合わせて同じ名前は4枚まで。絵や言語が違っても同じ名前と数える。",
    en: "In Type 1.5, apart from basic lands, a name may be in deck and sideboard together at most four times, whatever its printing.",
  },
  "mtg-6e:D.14.8": {
    ja: "タイプ1.5では、1枚に制限されるカードはない。",
    en: "In Type 1.5 no card is restricted to one.",
  },
  "mtg-6e:D.14.9": {
    ja: "タイプ1.5の禁止カードの一覧。タイプ1で禁止のものも、1枚に制限のものも入れられない。",
    en: "The cards banned in Type 1.5: all that Type 1 bans, and all that it restricts.",
  },
  "mtg-6e:D.14.r1": {
    ja: "タイプ1.5で、角の四角い記念版を使ってよいか",
    en: "Whether square-cornered collectors' cards are legal in Type 1.5",
  },
  "mtg-6e:D.14.r2": {
    ja: "タイプ1.5で、銀枠のカードを使ってよいか",
    en: "Whether silver-bordered cards are legal in Type 1.5",
  },
  "mtg-6e:D.15": { ja: "エクステンデッド", en: "Extended" },
  "mtg-6e:D.15.1": {
    ja: "エクステンデッドは、第5版からの基本セットと、アイスエイジからの拡張で組む。デュアルランド10種も使える。古いカードは、これらのセットに再録があれば使える。記念の版と販促カードは使えない。",
    en: "In Extended: basic sets from Fifth Edition and expansions from Ice Age on, and the ten dual lands. Older cards count if reprinted in one of these; collectors' editions and promotional cards are not allowed.",
  },
  "mtg-6e:D.15.2": {
    ja: "エクステンデッドでは、ポータルの印刷は、同じ名前が別の版で使えるときに限り、その版の文章で使う。",
    en: "In Extended a Portal printing is allowed only where its name is legal otherwise, and is played with that text.",
  },
  "mtg-6e:D.15.3": {
    ja: "エクステンデッドでは、新しい版は発売の翌月1日から使える。15日以降の発売なら翌々月の1日から。",
    en: "In Extended a new set may be used from the first of the month after its release, or of the month after that if released on the 15th or later.",
  },
  "mtg-6e:D.15.4": {
    ja: "エクステンデッドのデッキは60枚より少なくできない。",
    en: "An Extended deck has at least 60 cards.",
  },
  "mtg-6e:D.15.5": {
    ja: "エクステンデッドのサイドボードは、持つなら15枚ちょうど。持たなくてもよい。",
    en: "An Extended sideboard, if any, has exactly 15 cards.",
  },
  "mtg-6e:D.15.6": {
    ja: "エクステンデッドでは、基本地形のほかは、サイドボードも合わせて同じ名前は4枚まで。絵や言語が違っても同じ名前と数える。",
    en: "In Extended, apart from basic lands, a name may be in deck and sideboard together at most four times, whatever its printing.",
  },
  "mtg-6e:D.15.7": {
    ja: "エクステンデッドでは、1枚に制限されるカードはない。",
    en: "In Extended no card is restricted to one.",
  },
  "mtg-6e:D.15.8": {
    ja: "エクステンデッドでは、初期の版のうち、のちに再び刷られなかったものは、すべて禁止。",
    en: "In Extended, cards of the early sets that were never printed again are all banned.",
  },
  "mtg-6e:D.15.9": {
    ja: "エクステンデッドで、使える版にありながら、名指しで禁じられるもの。",
    en: "Cards banned by name in Extended although their sets are allowed.",
  },
  "mtg-6e:D.15.r1": {
    ja: "エクステンデッドで、刷り直されなかったために使えない名前の、版ごとの一覧",
    en: "The names, set by set, that are out of Extended for never having been reprinted",
  },
  "mtg-6e:D.15.r2": {
    ja: "エクステンデッドで、角の四角い記念版を使ってよいか",
    en: "Whether square-cornered collectors' cards are legal in Extended",
  },
  "mtg-6e:D.15.r3": {
    ja: "エクステンデッドで、銀枠のカードを使ってよいか",
    en: "Whether silver-bordered cards are legal in Extended",
  },
  "mtg-6e:D.16": { ja: "スタンダード", en: "Standard" },
  "mtg-6e:D.16.1": { ja: "「タイプ2」はスタンダードの別名。", en: "Standard is also known as Type 2." },
  "mtg-6e:D.16.2": {
    ja: "スタンダードは、最新の基本セット一つと、新しい方から二つのブロックで組む。",
    en: "In Standard the newest basic set and the two newest blocks may be used.",
  },
  "mtg-6e:D.16.3": {
    ja: "スタンダードで使える名前なら、古い版の印刷でもよい。記念版と販促だけのものは不可。",
    en: "In Standard, older printings of names that are still in are fine; collectors' editions and promotional cards are not.",
  },
  "mtg-6e:D.16.4": {
    ja: "スタンダードでは、ポータルの印刷は、同じ名前が別の版で使えるときに限り、その版の文章で使う。",
    en: "In Standard a Portal printing is allowed only where its name is legal otherwise, and is played with that text.",
  },
  "mtg-6e:D.16.5": {
    ja: "スタンダードでは、新しい版は発売の翌月1日から使える。15日以降の発売なら翌々月の1日から。",
    en: "In Standard a new set may be used from the first of the month after its release, or of the month after that if released on the 15th or later.",
  },
  "mtg-6e:D.16.6": {
    ja: "スタンダードでは、新しい基本セットは前の版と入れ替わり、新しいブロックは最も古いブロックを押し出す。",
    en: "In Standard a new basic set replaces the one before, and a new block pushes the oldest out.",
  },
  "mtg-6e:D.16.7": {
    ja: "スタンダードのデッキは60枚より少なくできない。",
    en: "A Standard deck has at least 60 cards.",
  },
  "mtg-6e:D.16.8": {
    ja: "スタンダードのサイドボードは、持つなら15枚ちょうど。持たなくてもよい。",
    en: "A Standard sideboard, if any, has exactly 15 cards.",
  },
  "mtg-6e:D.16.9": {
    ja: "スタンダードでは、基本地形のほかは、サイドボードも合わせて同じ名前は4枚まで。絵や言語が違っても同じ名前と数える。",
    en: "In Standard, apart from basic lands, a name may be in deck and sideboard together at most four times, whatever its printing.",
  },
  "mtg-6e:D.16.10": {
    ja: "スタンダードでは、1枚に制限されるカードはない。",
    en: "In Standard no card is restricted to one.",
  },
  "mtg-6e:D.16.11": { ja: "スタンダードでは、禁止カードもない。", en: "In Standard no card is banned either." },
  "mtg-6e:D.16.r1": {
    ja: "スタンダードで、積雪状態の土地を使ってよいか",
    en: "Whether snow-covered lands are legal in Standard",
  },
  "mtg-6e:D.16.r2": {
    ja: "スタンダードで、角の四角い記念版を使ってよいか",
    en: "Whether square-cornered collectors' cards are legal in Standard",
  },
  "mtg-6e:D.16.r3": {
    ja: "スタンダードで、銀枠のカードを使ってよいか",
    en: "Whether silver-bordered cards are legal in Standard",
  },
  "mtg-6e:D.16.r4": {
    ja: "パックに紛れた、その版に属さない箔押しのカードを、スタンダードで使ってよいか",
    en: "Whether a foil that turns up in boosters without being of their set is legal in Standard",
  },
  "mtg-6e:D.17": { ja: "シールド", en: "Sealed deck" },
  "mtg-6e:D.17.1": {
    ja: "シールドでは、未開封の商品を同じように配り、そこから組む。",
    en: "In sealed play everybody builds from unopened product handed out alike.",
  },
  "mtg-6e:D.17.2": { ja: "シールドでデッキを組む時間は45分。", en: "Building a sealed deck takes 45 minutes at most." },
  "mtg-6e:D.17.3": {
    ja: "シールドでは、新しい版も発売日から使える。",
    en: "In sealed play new sets may be used from the day of release.",
  },
  "mtg-6e:D.17.4": { ja: "シールドのデッキは40枚から。", en: "A sealed deck has at least 40 cards." },
  "mtg-6e:D.17.5": {
    ja: "シールドでは、デッキに使わないもの全部がサイドボードで、ゲームの合間に枚数を変えてもよい。",
    en: "In sealed play all other cards are the sideboard, and the deck's size may change between games.",
  },
  "mtg-6e:D.17.6": {
    ja: "シールドにアンティはなく、アンティのためのカードを引いたら、無作為の別のカードと取り替えてもらう。",
    en: "In sealed play there is no ante, and ante cards are replaced at random.",
  },
  "mtg-6e:D.17.7": {
    ja: "シールドでは、アンティのカードのほかに禁止も制限もない。",
    en: "In sealed play nothing but ante cards is banned or restricted.",
  },
  "mtg-6e:D.17.8": {
    ja: "シールドでは、同じ名前を何枚入れてもよい。",
    en: "In sealed play there is no limit of copies.",
  },
  "mtg-6e:D.18": { ja: "ブロック構築", en: "Block constructed" },
  "mtg-6e:D.18.1": {
    ja: "ブロック構築の組み方はスタンダードと同じだが、決められたブロックだけを使う。",
    en: "Block constructed is built as Standard is, but from one block alone.",
  },
  "mtg-6e:D.18.2": {
    ja: "ブロックの一覧。アイスエイジ、ミラージュ、テンペスト、ウルザの四つ。",
    en: "The list of blocks, four in all: Ice Age, Mirage, Tempest and Urza.",
  },
  "mtg-6e:D.18.3": { ja: "アイスエイジ・ブロックで使えない名前。", en: "Names banned in the Ice Age block." },
  "mtg-6e:D.18.4": { ja: "ミラージュ・ブロックで使えない名前。", en: "Names banned in the Mirage block." },
  "mtg-6e:D.18.5": { ja: "テンペスト・ブロックで使えない名前。", en: "Names banned in the Tempest block." },
  "mtg-6e:D.18.6": { ja: "ウルザ・ブロックで使えない名前。", en: "Names banned in the Urza block." },
  "mtg-6e:D.18.7": { ja: "マスクス・ブロックで使えない名前。", en: "Names banned in the Masques block." },
  "mtg-6e:D.18.8": {
    ja: "インベイジョン・ブロックで使えないものはない。",
    en: "Nothing is banned in the Invasion block.",
  },
  "mtg-6e:D.18.r1": {
    ja: "スタンダードの禁止が、ブロックにも及ぶか",
    en: "Whether bans of Standard reach into block play",
  },
  "mtg-6e:D.18.r2": {
    ja: "パックに紛れた、その版に属さない箔押しのカードを、ブロック構築で使ってよいか",
    en: "Whether a foil that turns up in boosters without being of their set is legal in block play",
  },
  "mtg-6e:D.19": { ja: "ブースター・ドラフト", en: "Booster draft" },
  "mtg-6e:D.19.1": {
    ja: "ブースター・ドラフトでは、7人か8人ずつの卓に分かれる。",
    en: "In booster drafts players sit in groups of seven or eight.",
  },
  "mtg-6e:D.19.2": {
    ja: "ロチェスターではパックを一つずつ表に広げて皆で見て、順に1枚ずつ取り、端の人は2枚取って折り返す。",
    en: "In Rochester drafts a pack is laid open and looked at, then picked card by card around the table; the last player takes two and it goes back.",
  },
  "mtg-6e:D.19.3": {
    ja: "ドラフトで選ぶ時間は1枚につき5秒で、触れたら取ったことになる。",
    en: "Each pick of a draft takes five seconds, and a card touched is a card taken.",
  },
  "mtg-6e:D.19.4": {
    ja: "ドラフトのパックにあったアンティのカードは、役員が無作為に取り替える。",
    en: "Officials replace ante cards found in draft boosters at random.",
  },
  "mtg-6e:D.19.5": { ja: "ドラフトの後、デッキを組む時間は20分。", en: "After a draft, building takes 20 minutes." },
  "mtg-6e:D.19.6": {
    ja: "ドラフトのデッキには、基本地形を好きなだけ足せる。",
    en: "Any number of basic lands may be added to a draft deck.",
  },
  "mtg-6e:D.19.7": {
    ja: "ドラフトのデッキは40枚から。残りは全部サイドボード。",
    en: "A draft deck has at least 40 cards; the rest is the sideboard.",
  },
  "mtg-6e:D.19.8": {
    ja: "ドラフトでは、卓ごとにスイス式で3、4回戦って勝者を決め、勝者どうしで改めてドラフトしてもよい。",
    en: "Draft groups may play three or four Swiss rounds, and their winners draft anew.",
  },
} as const satisfies SummaryRows;
