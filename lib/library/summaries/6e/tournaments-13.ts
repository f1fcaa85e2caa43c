import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries D.13 to D.19 of the general rulings summary. */
export const TOURNAMENTS_13_SUMMARIES = {
  "mtg-6e:D.13": { ja: "タイプ1", en: "Type 1" },
  "mtg-6e:D.13.2": {
    ja: "裏がふつうの基本セットと拡張セット、それに販促カードを使える。記念の版と銀枠は使えない。",
    en: "Basic sets and expansions with normal backs and promotional cards may be played; collectors' editions and silver borders may not.",
  },
  "mtg-6e:D.13.3": {
    ja: "ポータルの印刷は、同じ名前が別の版で使えるときに限り、その版の文章で使う。",
    en: "A Portal printing is allowed only where its name is legal otherwise, and is played with that text.",
  },
  "mtg-6e:D.13.4": {
    ja: "新しい版は、発売の翌月1日から使える。15日以降の発売なら翌々月の1日から。",
    en: "A new set may be used from the first of the month after its release, or of the month after that if released on the 15th or later.",
  },
  "mtg-6e:D.13.5": { ja: "デッキは60枚より少なくできない。", en: "A deck has at least 60 cards." },
  "mtg-6e:D.13.6": {
    ja: "サイドボードを持つなら15枚ちょうど。持たなくてもよい。",
    en: "A sideboard, if any, has exactly 15 cards.",
  },
  "mtg-6e:D.13.7": {
    ja: "基本地形のほかは、サイドボードも合わせて同じ名前は4枚まで。絵や言語が違っても同じ名前と数える。",
    en: "Apart from basic lands a name may be there four times in deck and sideboard together, whatever its printing.",
  },
  "mtg-6e:D.13.8": {
    ja: "制限カードは、サイドボードも合わせて1枚だけ。その名前の一覧。",
    en: "Restricted cards, at most one in deck and sideboard together, and their list.",
  },
  "mtg-6e:D.13.9": {
    ja: "禁止カードは、デッキにもサイドボードにも入れられない。その名前の一覧。",
    en: "Banned cards, in neither deck nor sideboard, and their list.",
  },
  "mtg-6e:D.13.r1": { ja: "Ring of Ma'rûfで持ち込めるもの", en: "What Ring of Ma'rûf may bring in" },
  "mtg-6e:D.13.r2": {
    ja: "角の四角い記念版を使ってよいか",
    en: "Whether square-cornered collectors' cards are legal",
  },
  "mtg-6e:D.13.r3": { ja: "銀枠のカードを使ってよいか", en: "Whether silver-bordered cards are legal" },
  "mtg-6e:D.14": { ja: "タイプ1.5", en: "Type 1.5" },
  "mtg-6e:D.14.2": {
    ja: "タイプ1と同じく、全部の基本・拡張セットと販促カードから組む。",
    en: "As in Type 1, all basic sets, expansions and promotional cards may be used.",
  },
  "mtg-6e:D.14.3": {
    ja: "ポータルの印刷は、同じ名前が別の版で使えるときに限り、その版の文章で使う。",
    en: "A Portal printing is allowed only where its name is legal otherwise, and is played with that text.",
  },
  "mtg-6e:D.14.4": {
    ja: "新しい版は、発売の翌月1日から使える。15日以降の発売なら翌々月の1日から。",
    en: "A new set may be used from the first of the month after its release, or of the month after that if released on the 15th or later.",
  },
  "mtg-6e:D.14.5": { ja: "デッキは60枚より少なくできない。", en: "A deck has at least 60 cards." },
  "mtg-6e:D.14.6": {
    ja: "サイドボードを持つなら15枚ちょうど。持たなくてもよい。",
    en: "A sideboard, if any, has exactly 15 cards.",
  },
  "mtg-6e:D.14.7": {
    ja: "基本地形のほかは、サイドボードも合わせて同じ名前は4枚まで。絵や言語が違っても同じ名前と数える。",
    en: "Apart from basic lands a name may be there four times in deck and sideboard together, whatever its printing.",
  },
  "mtg-6e:D.14.8": { ja: "1枚に制限されるカードはない。", en: "No card is restricted to one." },
  "mtg-6e:D.14.9": {
    ja: "禁止カードの一覧。タイプ1で1枚に制限されるものも、ここでは入れられない。",
    en: "The banned list: that of Type 1, and all that is restricted there.",
  },
  "mtg-6e:D.14.r1": {
    ja: "角の四角い記念版を使ってよいか",
    en: "Whether square-cornered collectors' cards are legal",
  },
  "mtg-6e:D.14.r2": { ja: "銀枠のカードを使ってよいか", en: "Whether silver-bordered cards are legal" },
  "mtg-6e:D.15": { ja: "エクステンデッド", en: "Extended" },
  "mtg-6e:D.15.1": {
    ja: "第5版からの基本セットと、アイスエイジからの拡張で組む。デュアルランド10種も使える。古いカードは、これらのセットに再録があれば使える。販促カードは使えない。",
    en: "Basic sets from Fifth Edition and expansions from Ice Age on, and the ten dual lands. Older cards count if reprinted in one of these; promotional cards are not allowed.",
  },
  "mtg-6e:D.15.2": {
    ja: "ポータルの印刷は、同じ名前が別の版で使えるときに限り、その版の文章で使う。",
    en: "A Portal printing is allowed only where its name is legal otherwise, and is played with that text.",
  },
  "mtg-6e:D.15.3": {
    ja: "新しい版は、発売の翌月1日から使える。15日以降の発売なら翌々月の1日から。",
    en: "A new set may be used from the first of the month after its release, or of the month after that if released on the 15th or later.",
  },
  "mtg-6e:D.15.4": { ja: "デッキは60枚より少なくできない。", en: "A deck has at least 60 cards." },
  "mtg-6e:D.15.5": {
    ja: "サイドボードを持つなら15枚ちょうど。持たなくてもよい。",
    en: "A sideboard, if any, has exactly 15 cards.",
  },
  "mtg-6e:D.15.6": {
    ja: "基本地形のほかは、サイドボードも合わせて同じ名前は4枚まで。絵や言語が違っても同じ名前と数える。",
    en: "Apart from basic lands a name may be there four times in deck and sideboard together, whatever its printing.",
  },
  "mtg-6e:D.15.7": { ja: "1枚に制限されるカードはない。", en: "No card is restricted to one." },
  "mtg-6e:D.15.8": {
    ja: "初期の版のうち、のちに再び刷られなかったものは、すべて使えない。",
    en: "Cards of the early sets that were never printed again are all out.",
  },
  "mtg-6e:D.15.9": {
    ja: "使える版にありながら、名指しで禁じられるもの。",
    en: "Cards banned by name although their sets are allowed.",
  },
  "mtg-6e:D.15.r1": {
    ja: "刷り直されなかったために使えない名前の、版ごとの一覧",
    en: "The names, set by set, that are out for never having been reprinted",
  },
  "mtg-6e:D.15.r2": {
    ja: "角の四角い記念版を使ってよいか",
    en: "Whether square-cornered collectors' cards are legal",
  },
  "mtg-6e:D.15.r3": { ja: "銀枠のカードを使ってよいか", en: "Whether silver-bordered cards are legal" },
  "mtg-6e:D.16": { ja: "スタンダード", en: "Standard" },
  "mtg-6e:D.16.1": { ja: "「タイプ2」はこの形式の別名。", en: "Also known as Type 2." },
  "mtg-6e:D.16.2": {
    ja: "最新の基本セット一つと、新しい方から二つのブロックで組む。",
    en: "The newest basic set and the two newest blocks may be used.",
  },
  "mtg-6e:D.16.3": {
    ja: "いま使える名前なら、古い版の印刷でもよい。記念版と販促だけのものは不可。",
    en: "Older printings of names that are still in are fine; collectors' editions and promotional cards are not.",
  },
  "mtg-6e:D.16.4": {
    ja: "ポータルの印刷は、同じ名前が別の版で使えるときに限り、その版の文章で使う。",
    en: "A Portal printing is allowed only where its name is legal otherwise, and is played with that text.",
  },
  "mtg-6e:D.16.5": {
    ja: "新しい版は、発売の翌月1日から使える。15日以降の発売なら翌々月の1日から。",
    en: "A new set may be used from the first of the month after its release, or of the month after that if released on the 15th or later.",
  },
  "mtg-6e:D.16.6": {
    ja: "新しい基本セットは前の版と入れ替わり、新しいブロックは最も古いブロックを押し出す。",
    en: "A new basic set replaces the one before, and a new block pushes the oldest out.",
  },
  "mtg-6e:D.16.7": { ja: "デッキは60枚より少なくできない。", en: "A deck has at least 60 cards." },
  "mtg-6e:D.16.8": {
    ja: "サイドボードを持つなら15枚ちょうど。持たなくてもよい。",
    en: "A sideboard, if any, has exactly 15 cards.",
  },
  "mtg-6e:D.16.9": {
    ja: "基本地形のほかは、サイドボードも合わせて同じ名前は4枚まで。絵や言語が違っても同じ名前と数える。",
    en: "Apart from basic lands a name may be there four times in deck and sideboard together, whatever its printing.",
  },
  "mtg-6e:D.16.10": { ja: "1枚に制限されるカードはない。", en: "No card is restricted to one." },
  "mtg-6e:D.16.11": { ja: "禁じられるカードもない。", en: "No card is banned either." },
  "mtg-6e:D.16.r1": { ja: "積雪状態の土地を使ってよいか", en: "Whether snow-covered lands are legal" },
  "mtg-6e:D.16.r2": {
    ja: "角の四角い記念版を使ってよいか",
    en: "Whether square-cornered collectors' cards are legal",
  },
  "mtg-6e:D.16.r3": { ja: "銀枠のカードを使ってよいか", en: "Whether silver-bordered cards are legal" },
  "mtg-6e:D.16.r4": {
    ja: "袋に紛れていた、版に属さない光るカードの扱い",
    en: "A foil from outside the set that turned up in its boosters",
  },
  "mtg-6e:D.17": { ja: "シールド", en: "Sealed deck" },
  "mtg-6e:D.17.1": {
    ja: "未開封の商品を同じように配り、そこから組む。",
    en: "Everybody builds from unopened product handed out alike.",
  },
  "mtg-6e:D.17.2": { ja: "組む時間は45分。", en: "Building takes 45 minutes at most." },
  "mtg-6e:D.17.3": { ja: "新しい版も発売日から使える。", en: "New sets may be used from the day of release." },
  "mtg-6e:D.17.4": { ja: "デッキは40枚から。", en: "A deck has at least 40 cards." },
  "mtg-6e:D.17.5": {
    ja: "使わなかったもの全部がサイドボードで、ゲームの間に枚数を変えてもよい。",
    en: "All other cards are the sideboard, and the deck's size may change between games.",
  },
  "mtg-6e:D.17.6": {
    ja: "アンティはなく、それ用のカードを引いたら別のカードと取り替えてもらう。",
    en: "There is no ante, and ante cards are replaced at random.",
  },
  "mtg-6e:D.17.7": { ja: "そのほかに禁止も制限もない。", en: "Nothing else is banned or restricted." },
  "mtg-6e:D.17.8": { ja: "同じ名前は何枚でもよい。", en: "There is no limit of copies." },
  "mtg-6e:D.18": { ja: "ブロック構築", en: "Block constructed" },
  "mtg-6e:D.18.1": {
    ja: "組み方はスタンダードと同じだが、決められたブロックだけを使う。",
    en: "As in Standard, but from one block alone.",
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
    ja: "袋に紛れた、版に属さない光るカードの扱い",
    en: "A foil from outside the set, in block play",
  },
  "mtg-6e:D.19": { ja: "ブースター・ドラフト", en: "Booster draft" },
  "mtg-6e:D.19.1": { ja: "7人か8人ずつの卓に分かれる。", en: "Players sit in groups of seven or eight." },
  "mtg-6e:D.19.2": {
    ja: "ロチェスターでは袋を一つずつ表に広げて皆で見て、順に一枚ずつ取り、端の人は二枚取って折り返す。",
    en: "In Rochester drafts a pack is laid open and looked at, then picked card by card around the table and back.",
  },
  "mtg-6e:D.19.3": {
    ja: "選ぶ時間は一枚につき5秒で、触れたら取ったことになる。",
    en: "Each pick takes five seconds, and a card touched is a card taken.",
  },
  "mtg-6e:D.19.4": {
    ja: "アンティのカードは、役員が無作為に取り替える。",
    en: "Officials replace ante cards at random.",
  },
  "mtg-6e:D.19.5": { ja: "組む時間は20分。", en: "Building takes 20 minutes." },
  "mtg-6e:D.19.6": { ja: "基本地形は好きなだけ足せる。", en: "Any number of basic lands may be added." },
  "mtg-6e:D.19.7": { ja: "40枚から。残りは全部サイドボード。", en: "At least 40 cards; the rest is the sideboard." },
  "mtg-6e:D.19.8": {
    ja: "卓ごとに数回戦って勝者を出し、勝者どうしで改めてドラフトしてもよい。",
    en: "Groups may play a few rounds, and their winners draft anew.",
  },
} as const satisfies SummaryRows;
