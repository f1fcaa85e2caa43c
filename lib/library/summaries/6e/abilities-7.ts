import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries A.7 to A.14 of the general rulings summary. */
export const ABILITIES_7_SUMMARIES = {
  "mtg-6e:A.7": { ja: "バンド", en: "Banding" },
  "mtg-6e:A.7.1": {
    ja: "キーワードは「バンド」で、昔の英語版のカードには「Bands」とある。",
    en: "The keyword is “banding”; old English cards have “bands”.",
  },
  "mtg-6e:A.7.2": {
    ja: "バンドは、一緒に攻撃する「相互援助」と、受けるダメージを分ける「ダメージ分担」の二つからなる。",
    en: "Banding is two things in one: mutual aid, for attacking together, and damage sharing.",
  },
  "mtg-6e:A.7.3": {
    ja: "相互援助は攻撃側だけのもので、1体でもブロックされれば、組の全員が止まってブロックした側と戦う。",
    en: "Mutual aid is for attackers only: if any of the group is blocked, all of it stops and fights the blockers.",
  },
  "mtg-6e:A.7.4": {
    ja: "攻撃を宣言するとき、バンドを持つものを好きなだけと、持たないものを1体まで合わせて、一つの攻撃バンドにできる。",
    en: "As attackers are declared, any number of creatures with banding and at most one without may form an attacking band.",
  },
  "mtg-6e:A.7.5": { ja: "攻撃バンドは組んでも組まなくてもよい。", en: "Nobody has to form a band to attack." },
  "mtg-6e:A.7.6": {
    ja: "攻撃バンドは、戦闘が終わると解ける。",
    en: "An attacking band dissolves at the end of combat.",
  },
  "mtg-6e:A.7.7": {
    ja: "組んだ後でバンドの能力を失うものがあっても、攻撃バンドは解けない。",
    en: "Losing banding after the band is formed does not break it up.",
  },
  "mtg-6e:A.7.8": {
    ja: "攻撃バンドの1体をブロックしたクリーチャーは、本来はブロックできない残りの仲間も、ブロックしたことになる。",
    en: "Whatever blocks one member of an attacking band also blocks the rest, even those it normally could not.",
  },
  "mtg-6e:A.7.9": {
    ja: "バンドしても、ダメージの発生源は1体ごとに別である。",
    en: "Each attacker in a band is a source of damage by itself.",
  },
  "mtg-6e:A.7.10": {
    ja: "バンドしても能力は増えも減りもせず、一体ごとに元のまま。",
    en: "Banding together neither adds nor removes abilities; every creature keeps its own.",
  },
  "mtg-6e:A.7.11": {
    ja: "ダメージ分担が関わるのは、戦闘ダメージを割り振るときだけ。",
    en: "Damage sharing matters only while combat damage is being assigned.",
  },
  "mtg-6e:A.7.12": {
    ja: "同じ相手をブロックするもの、または同じ相手にブロックされたものの中に、バンドを持つものが1体でもいれば、全員がダメージ分担を受ける。",
    en: "Creatures that block, or are blocked by, the same creature all have damage sharing if any of them has banding.",
  },
  "mtg-6e:A.7.13": {
    ja: "ダメージ分担のある組が受ける戦闘ダメージの分け方は、与える側でなく、受ける側のプレイヤーが決める。",
    en: "The controller of a group with damage sharing divides the combat damage dealt to it, instead of the player whose creature deals it.",
  },
  "mtg-6e:A.7.14": { ja: "ダメージ分担は断れない。", en: "Damage sharing cannot be declined." },
  "mtg-6e:A.7.15": {
    ja: "ダメージ分担での分け方は自由で、0点にしても、タフネスを超えても、1体に集めてもよい。",
    en: "Shared damage may be divided at will: none to some, more than toughness to others, or all to one.",
  },
  "mtg-6e:A.7.16": {
    ja: "バンドは常在型能力で、二つあっても一つと変わらない。",
    en: "Banding is static, and having it twice adds nothing.",
  },
  "mtg-6e:A.7.r1": {
    ja: "回避能力の違うものが組んだ攻撃バンドをブロックするには、何が要るか",
    en: "What it takes to block a band whose members evade in different ways",
  },
  "mtg-6e:A.7.r2": {
    ja: "ブロックする側もバンドを組むのかどうか",
    en: "Whether there is such a thing as a band of blockers",
  },
  "mtg-6e:A.7.r3": {
    ja: "戦闘ダメージの前に死亡した、バンドを持つものを、ダメージ分担で数えるかどうか",
    en: "Whether a creature with banding that died before combat damage counts for damage sharing",
  },
  "mtg-6e:A.8": { ja: "特定のものとのバンド", en: "Bands with other" },
  "mtg-6e:A.8.1": {
    ja: "キーワードは「他の～とのバンド」で、～にはクリーチャー・タイプが入る。",
    en: "The keyword is “bands with other”, followed by a creature type.",
  },
  "mtg-6e:A.8.2": {
    ja: "攻撃を宣言するとき、同じタイプについて「他の～とのバンド」を持つものと、バンドを持つものを何体でも合わせて、攻撃バンドにできる。",
    en: "As attackers are declared, creatures with “bands with other” for one type may band together, along with any that have banding.",
  },
  "mtg-6e:A.8.3": {
    ja: "「他の～とのバンド」で攻撃バンドを組んでも組まなくてもよい。",
    en: "Nobody has to use “bands with other” for an attack.",
  },
  "mtg-6e:A.8.4": {
    ja: "「他の～とのバンド」で組んだ攻撃バンドも、戦闘が終わると解ける。",
    en: "A band formed by “bands with other” dissolves at the end of combat as well.",
  },
  "mtg-6e:A.8.5": {
    ja: "戦闘ダメージのときに、同じタイプについて「他の～とのバンド」を持つものが組に2体以上いれば、組の中にバンドを持つものがいるとみなす。",
    en: "For combat damage, two or more in a group with “bands with other” for the same type count as one with banding.",
  },
  "mtg-6e:A.8.6": {
    ja: "組んだ後で「他の～とのバンド」を失うものがあっても、攻撃バンドは解けない。",
    en: "Losing “bands with other” after the band is formed does not break it up.",
  },
  "mtg-6e:A.8.7": {
    ja: "「他の～とのバンド」も常在型能力で、二つあっても一つと変わらない。",
    en: "“Bands with other” too is static, and having it twice adds nothing.",
  },
  "mtg-6e:A.9": { ja: "バイバック", en: "Buyback" },
  "mtg-6e:A.9.1": {
    ja: "キーワードは「バイバック」とコストで、コストはマナでもライフでも生け贄でも、ほかの行動でもよい。",
    en: "The keyword is “buyback” and a cost, be it mana, life, a sacrifice or some other action.",
  },
  "mtg-6e:A.9.2": {
    ja: "バイバック・コストは、呪文を宣言するときに払う。",
    en: "The buyback cost is paid as the spell is announced.",
  },
  "mtg-6e:A.9.3": { ja: "バイバックのコストは払わなくてもよい。", en: "Paying for buyback is a choice." },
  "mtg-6e:A.9.4": {
    ja: "バイバック・コストを払った呪文は、解決の終わりに墓地でなくコントローラーの手札に戻る。コントローラーの墓地に行くのでなければ、何も変わらない。",
    en: "If buyback was paid, the spell ends its resolution in its controller's hand, provided it would have gone to that player's graveyard.",
  },
  "mtg-6e:A.9.5": {
    ja: "バイバックを使った呪文も、打ち消されるか、解決を始めるときに対象がどれも不当なら、手札でなく墓地に行く。",
    en: "A spell with buyback that is countered, or all of whose targets are illegal on resolution, goes to the graveyard and not back to hand.",
  },
  "mtg-6e:A.9.6": {
    ja: "バイバックは、墓地行きを置き換える置換効果である。",
    en: "Buyback is a replacement effect on where the spell goes.",
  },
  "mtg-6e:A.9.r1": {
    ja: "コストを減らす効果がバイバック・コストにも及ぶかどうか",
    en: "Whether cost reductions apply to the buyback cost",
  },
  "mtg-6e:A.9.r2": {
    ja: "オーナーでないプレイヤーが唱えたとき、バイバックはどうなるか",
    en: "What buyback does when someone other than the owner cast the spell",
  },
  "mtg-6e:A.10": { ja: "累加アップキープ", en: "Cumulative upkeep" },
  "mtg-6e:A.10.1": {
    ja: "キーワードは「累加アップキープ」とコストで、コストはマナでもライフでも生け贄でも、ほかの行動でもよい。",
    en: "The keyword is “cumulative upkeep” and a cost, be it mana, life, a sacrifice or some other action.",
  },
  "mtg-6e:A.10.2": {
    ja: "累加アップキープを持つものは、自分のアップキープごとにカウンターを1個足し、カウンター1個ごとにコストを払わなければ、生け贄にする。",
    en: "With cumulative upkeep, each of your upkeeps adds a counter; then you pay the cost once for every counter or sacrifice the permanent.",
  },
  "mtg-6e:A.10.3": {
    ja: "累加アップキープは、自分のアップキープに入ると誘発する能力である。",
    en: "Cumulative upkeep triggers as your upkeep begins.",
  },
  "mtg-6e:A.10.4": {
    ja: "累加アップキープは、解決するとまずカウンターを足し、その後で払うか生け贄にする。",
    en: "When cumulative upkeep resolves, the counter comes first, and then the payment or the sacrifice.",
  },
  "mtg-6e:A.10.5": {
    ja: "後から与えられた累加アップキープは元のものに加わり、一つずつ別に誘発する。",
    en: "A cumulative upkeep given by something else is added to what is there, and each triggers separately.",
  },
  "mtg-6e:A.10.r1": {
    ja: "累加アップキープで払う額がアップキープごとにどう増えるか",
    en: "How the payment for cumulative upkeep grows from upkeep to upkeep",
  },
  "mtg-6e:A.10.r2": {
    ja: "場にないか能力を失っていたために払わなかった間があると、累加アップキープが数え直しになるかどうか",
    en: "Whether cumulative upkeep starts over after a time away or without the ability",
  },
  "mtg-6e:A.10.r3": {
    ja: "コントローラーが替わると、累加アップキープが数え直しになるかどうか",
    en: "Whether cumulative upkeep starts over when control changes",
  },
  "mtg-6e:A.10.r4": {
    ja: "最後に払った累加アップキープの額を数えるカードは、どう計算するか",
    en: "How to work out the cumulative upkeep last paid, for cards that ask for it",
  },
  "mtg-6e:A.10.r5": {
    ja: "累加アップキープの解決の前に、パーマネントが場を離れたらどうなるか",
    en: "What becomes of cumulative upkeep if the permanent leaves play before it resolves",
  },
  "mtg-6e:A.10.r6": {
    ja: "累加アップキープが積まれてから解決までにコストが変わったら、どちらで払うか",
    en: "Which cumulative upkeep cost applies if it changes between stacking and resolution",
  },
  "mtg-6e:A.11": { ja: "サイクリング", en: "Cycling" },
  "mtg-6e:A.11.1": { ja: "キーワードは「サイクリング」とコスト。", en: "The keyword is “cycling” and a cost." },
  "mtg-6e:A.11.2": {
    ja: "サイクリングを持つカードが手札にある間、コストを払ってそのカードを捨てれば、1枚引ける。",
    en: "From your hand, pay the cycling cost and discard the card to draw a card.",
  },
  "mtg-6e:A.11.r1": {
    ja: "サイクリングは、呪文や、パーマネントの能力を打ち消すもので止められるかどうか",
    en: "Whether cycling is stopped by what counters spells or abilities of permanents",
  },
  "mtg-6e:A.11.r2": {
    ja: "サイクリングで引いたカードを、スタックの残りが解決する前に使えるかどうか",
    en: "Whether a card drawn by cycling may be played before the rest of the stack resolves",
  },
  "mtg-6e:A.12": { ja: "エコー", en: "Echo" },
  "mtg-6e:A.12.1": { ja: "キーワードは「エコー」だけ。", en: "The keyword is just “echo”." },
  "mtg-6e:A.12.2": {
    ja: "エコーは、前の自分のアップキープが始まった後でコントロールを得たものなら、アップキープに入るときに誘発し、マナ・コストを払わなければ生け贄にする。",
    en: "If you have gained control of the permanent since your last upkeep began, echo triggers as your upkeep begins: pay the mana cost or sacrifice it.",
  },
  "mtg-6e:A.12.r1": {
    ja: "墓地から出したり、奪ったり、フェイズ・インしたりして得たときも、エコーを払うかどうか",
    en: "Whether echo is due however you came to control the card",
  },
  "mtg-6e:A.12.r2": {
    ja: "アップキープに入るときにコントロールしていなければ、エコーを払うかどうか",
    en: "Whether echo is due if you do not control the card as upkeep begins",
  },
  "mtg-6e:A.12.r3": {
    ja: "アップキープまでに何度も得たり失ったりしたら、エコーを何回払うか",
    en: "How often to pay echo if control came and went several times before upkeep",
  },
  "mtg-6e:A.12.r4": {
    ja: "呪文のコストを変える効果がエコーにも及ぶかどうか",
    en: "Whether effects on the cost of spells change what echo costs",
  },
  "mtg-6e:A.12.r5": {
    ja: "アップキープの間だけ能力がなければ、エコーを払わずに済むかどうか",
    en: "Whether echo can be escaped by lacking the ability during upkeep",
  },
  "mtg-6e:A.12.r6": {
    ja: "エコーを持つものがアップキープの間に場に出たら、いつ払うか",
    en: "When to pay echo for a card that came into play during upkeep",
  },
  "mtg-6e:A.12.r7": {
    ja: "エコーの解決の前に、パーマネントが場を離れたらどうなるか",
    en: "What becomes of echo if the permanent leaves play before it resolves",
  },
  "mtg-6e:A.12.r8": {
    ja: "エコーを払うかどうかを、いつ決めるか",
    en: "When to decide whether to pay echo",
  },
  "mtg-6e:A.13": { ja: "回避能力", en: "Evasion" },
  "mtg-6e:A.13.1": {
    ja: "回避能力は一つの能力の名ではなく、何がブロックできるかを狭める能力の総称。",
    en: "Evasion is no single ability but a name for all those that limit what may block a creature.",
  },
  "mtg-6e:A.13.2": {
    ja: "回避能力は重なり、ブロックするものはどの一つにも引っかかってはならない。",
    en: "Evasion abilities add up: a blocker must be ruled out by none of them.",
  },
  "mtg-6e:A.13.3": {
    ja: "自分がブロックできる相手を狭める能力にも、回避能力のルールを使う。",
    en: "The rules for evasion also go for abilities that limit what their own creature may block.",
  },
  "mtg-6e:A.13.4": { ja: "回避能力は常在型能力の一種。", en: "Evasion abilities are static." },
  "mtg-6e:A.13.r1": {
    ja: "肯定と否定で違う書き方をした回避能力を、どうまとめて考えるか",
    en: "How to combine evasion that is worded positively with evasion worded negatively",
  },
  "mtg-6e:A.13.r2": {
    ja: "ブロックに割り振られずにブロックした扱いになるものにも、回避能力が働くかどうか",
    en: "Whether evasion matters for creatures that come to block without being assigned",
  },
  "mtg-6e:A.13.r3": {
    ja: "回避能力をあえて使わず、ブロックされることを選べるかどうか",
    en: "Whether an attacker may switch its evasion off",
  },
  "mtg-6e:A.14": { ja: "消散", en: "Fading" },
  "mtg-6e:A.14.1": { ja: "キーワードは「消散」と数。", en: "The keyword is “fading” and a number." },
  "mtg-6e:A.14.2": {
    ja: "消散を持つものは、その数だけ消散カウンターを載せて場に出て、自分のアップキープごとに1個を除き、除けなければ生け贄にする。",
    en: "A permanent with fading comes into play with that many fade counters and loses one each upkeep of yours; when it cannot, you sacrifice it.",
  },
} as const satisfies SummaryRows;
