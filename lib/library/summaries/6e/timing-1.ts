import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries T.1 to T.6 of the general rulings summary. */
export const TIMING_1_SUMMARIES = {
  "mtg-6e:T.1": { ja: "呪文と能力の種類", en: "Kinds of spells and abilities" },
  "mtg-6e:T.1.1": {
    ja: "呪文の種類は、クリーチャー、アーティファクト、アーティファクト・クリーチャー、エンチャント、インスタント、ソーサリー。",
    en: "Spells are creatures, artifacts, artifact creatures, enchantments, instants or sorceries.",
  },
  "mtg-6e:T.1.2": {
    ja: "能力は、常在型、誘発型、遅延、マナの別で分けられる。",
    en: "Abilities are told apart as static, triggered, delayed and mana abilities.",
  },
  "mtg-6e:T.1.3": {
    ja: "インスタント以外の呪文をプレイできるのは、自分のメイン・フェイズで、スタックに何もないときだけ。",
    en: "Spells other than instants are played only in your own main phase while the stack is empty.",
  },
  "mtg-6e:T.1.4": {
    ja: "インスタントは、誰のターンでも、アップキープ、ドロー、メイン、戦闘の間に、スタックの有無を問わずプレイできる。",
    en: "Instants may be played in anyone's upkeep, draw step, main phases and combat steps, whether or not the stack is empty.",
  },
  "mtg-6e:T.1.5": {
    ja: "起動型能力は、断りがなければインスタントのようにプレイする。マナを出すものだけはマナ能力としてプレイする。",
    en: "Activated abilities are played as instants unless they say otherwise; those that make mana are played as mana abilities.",
  },
  "mtg-6e:T.1.6": {
    ja: "ゲームの中で起きることを「イベント」と呼ぶ。宣言、攻撃やブロックの指定、解決などがそれに当たる。",
    en: "An event is anything that happens in the game, such as an announcement, a declaration in combat or a resolution.",
  },
  "mtg-6e:T.1.r1": {
    ja: "タイミングの規則が呪文と能力を区別するかどうか",
    en: "Whether timing tells spells and abilities apart",
  },
  "mtg-6e:T.1.r2": {
    ja: "呪文や能力に「速さ」という考え方があるか",
    en: "Whether spells and abilities have such a thing as speed",
  },
  "mtg-6e:T.2": { ja: "スタック", en: "The stack" },
  "mtg-6e:T.2.1": {
    ja: "プレイされた呪文や能力は上へ上へと積まれ、解決や打ち消しで減っていく。",
    en: "Spells and abilities pile up as they are played, and the pile shrinks as they resolve or are countered.",
  },
  "mtg-6e:T.2.2": {
    ja: "優先権は二人の間を行き来し、続けてパスされるたびに一つ解決するか、ステップが終わる。",
    en: "Priority goes back and forth; two passes in a row resolve one thing or end the step.",
  },
  "mtg-6e:T.2.2.1": {
    ja: "まずアクティブ・プレイヤーが、呪文や能力をプレイできる。",
    en: "First the player whose turn it is may play a spell or ability.",
  },
  "mtg-6e:T.2.2.1.a": {
    ja: "アクティブ・プレイヤーがプレイすればスタックに積まれる。何もプレイしないことを「優先権を譲渡する」と言う。",
    en: "What the active player plays goes on the stack; playing nothing means passing priority.",
  },
  "mtg-6e:T.2.2.1.b": {
    ja: "アクティブ・プレイヤーが何かプレイしたなら、もう一度その人から。",
    en: "Having played something, the active player goes again.",
  },
  "mtg-6e:T.2.2.2": {
    ja: "アクティブ・プレイヤーがパスすれば、相手がプレイできる。",
    en: "Once the active player passes, the other player may play something.",
  },
  "mtg-6e:T.2.2.2.a": {
    ja: "相手も同じように、プレイしてスタックに積むか、優先権を譲渡する。",
    en: "The other player likewise puts something on the stack or passes.",
  },
  "mtg-6e:T.2.2.2.b": {
    ja: "相手が何かプレイしたなら、続けてまた相手がプレイできる。",
    en: "If the other player played something, that player goes again.",
  },
  "mtg-6e:T.2.2.3": {
    ja: "二人が続けてパスすれば最上段を一つ解決し、最初に戻る。スタックが空なら、そのステップかフェイズが終わる。",
    en: "When both pass in a row the top resolves and it starts over; with an empty stack the step or phase ends.",
  },
  "mtg-6e:T.2.3": {
    ja: "いまターンを行っている人が「アクティブ・プレイヤー」。",
    en: "The active player is the one whose turn it is.",
  },
  "mtg-6e:T.2.4": {
    ja: "打ち消されたものは、解決せずにスタックから消える。",
    en: "Something countered leaves the stack without resolving.",
  },
  "mtg-6e:T.2.r1": { ja: "「対応する」という言葉の意味", en: "The meaning of “responding”" },
  "mtg-6e:T.2.r2": {
    ja: "積まれたものがどの順で解決するか",
    en: "The order in which what is on the stack resolves",
  },
  "mtg-6e:T.2.r3": {
    ja: "対応を受けている呪文や能力の居場所と、対応できる数",
    en: "Where a spell stays while players respond to it, and how often they may",
  },
  "mtg-6e:T.3": { ja: "呪文や能力がたどる道", en: "The life of a spell or ability" },
  "mtg-6e:T.3.1": {
    ja: "呪文や能力は、宣言、解決待ち、解決の三段を進む。",
    en: "A spell or ability goes through announcement, waiting and resolution.",
  },
  "mtg-6e:T.3.1.1": {
    ja: "宣言では、モードや対象を選び、コストを払う。",
    en: "On announcement modes and targets are chosen and costs paid.",
  },
  "mtg-6e:T.3.1.2": {
    ja: "解決を待つ間はスタックにあり、対応を受けうる。上に何もない状態で二人がパスするまで続く。マナ能力は待たない。",
    en: "While a spell or ability waits on the stack it can be responded to, until both pass with nothing above it; mana abilities skip this.",
  },
  "mtg-6e:T.3.1.3": {
    ja: "解決では対象を見直し、すべて不当なら打ち消され、そうでなければ残りの選択をして効果が出る。",
    en: "On resolution targets are looked at again: a spell or ability with none legal is countered, otherwise choices are made and it takes effect.",
  },
  "mtg-6e:T.4": { ja: "第1段 宣言", en: "Step 1: announcing" },
  "mtg-6e:T.4.1": { ja: "宣言することは「プレイする」とも言う。", en: "Announcing is also called playing." },
  "mtg-6e:T.4.2": {
    ja: "宣言は、決まった順の手続きで進む。",
    en: "Announcing follows a fixed list of actions.",
  },
  "mtg-6e:T.4.2.a": {
    ja: "宣言ではまず、プレイするものを言い、スタックに積む。",
    en: "To announce, first say what you play and put it on the stack.",
  },
  "mtg-6e:T.4.2.b": {
    ja: "宣言では次に、モードがあるなら選ぶ。",
    en: "Next in announcing, choose a mode if there are any.",
  },
  "mtg-6e:T.4.2.c": {
    ja: "宣言で、マナ・コストにXがあれば値を決める。",
    en: "In announcing, settle the value of an X in the mana cost.",
  },
  "mtg-6e:T.4.2.d": {
    ja: "宣言で、代用コストがあれば、使うかどうかを決める。",
    en: "In announcing, say whether an alternative cost will be used.",
  },
  "mtg-6e:T.4.2.e": {
    ja: "宣言で、バイバックを払うなら、そう言う。",
    en: "In announcing, say whether buyback will be paid.",
  },
  "mtg-6e:T.4.2.f": { ja: "宣言で、対象があるなら選ぶ。", en: "In announcing, choose the targets, if there are any." },
  "mtg-6e:T.4.2.g": {
    ja: "宣言で、対象ごとに受けるものが違うなら、その割り振りを決める。",
    en: "In announcing, where targets are affected differently, divide what they get.",
  },
  "mtg-6e:T.4.2.h": {
    ja: "宣言の最後に、コストを全部払う。代用コストにかかわる選択もここでする。",
    en: "Last in announcing, pay every cost, choosing now how alternative ones are met.",
  },
  "mtg-6e:T.4.3": {
    ja: "宣言で相手がすべき選択は、宣言した人が選び終えてから同じ段で行う。",
    en: "Choices an announcement asks of the opponent come in the same step, after those of the player who announces.",
  },
  "mtg-6e:T.4.4": {
    ja: "能力を宣言すると、元のパーマネントの文章と色を写した「疑似呪文」がスタックに置かれる。",
    en: "An announced ability stands on the stack as a stand-in with the text and colors of its source.",
  },
  "mtg-6e:T.4.5": {
    ja: "宣言でマナを払うときはマナ能力をプレイできる。宣言の前に済ませておいてもよい。",
    en: "Mana abilities may be played while paying for an announcement, or before it.",
  },
  "mtg-6e:T.4.6": {
    ja: "正当な対象を選べないか、コストの一部でも払えないなら、宣言そのものができない。",
    en: "A spell or ability cannot be announced without legal targets or without means to pay all of its costs.",
  },
  "mtg-6e:T.4.7": {
    ja: "「ある種類の呪文をプレイできるときにのみプレイできる」呪文は、その時機にプレイできるが、種類は変わらない。",
    en: "A spell playable whenever some other type is follows that timing, yet keeps its own type.",
  },
  "mtg-6e:T.4.8": {
    ja: "宣言し始めた呪文は、もう手札に数えない。",
    en: "A spell leaves the hand as soon as its announcement begins.",
  },
  "mtg-6e:T.4.9": {
    ja: "対象に取っておいて、何もしないことや0点を割り当てることはできない（端数の切り捨てで0点になるのは別）。",
    en: "You may not choose a target and then assign it nothing, other than 0 damage that comes of rounding down.",
  },
  "mtg-6e:T.4.10": {
    ja: "宣言にいくつもあるコストは、全部払えるなら好きな順に一つずつ払う。同時ではない。",
    en: "Several costs are paid one after another in any order that lets all of them be paid.",
  },
  "mtg-6e:T.4.11": {
    ja: "プレイされた呪文の特性を見る効果は、宣言を始めた時点の値を見る。Xのように途中で決まる値は、決まったときの値を見る。",
    en: "An effect that looks at a spell being played uses its values as the announcement began, or, for one set on the way such as X, as first set.",
  },
  "mtg-6e:T.4.12": {
    ja: "プレイを禁じる効果は宣言の初めにだけ調べ、途中で禁じられても取り消さない。払えないか選べないときは、宣言が無効になる。",
    en: "Prohibitions are checked only as an announcement begins, and later ones do not undo it; failing to pay or to choose does.",
  },
  "mtg-6e:T.4.r1": {
    ja: "宣言の最中に誘発した能力は、いつスタックに載るか",
    en: "When abilities that trigger during an announcement are put on the stack",
  },
  "mtg-6e:T.4.r2": {
    ja: "能力を宣言した後で発生源が破壊されたり変わったりしたらどうなるか",
    en: "Whether destroying or changing the source of an announced ability affects it",
  },
  "mtg-6e:T.4.r3": {
    ja: "条件の付いた代用コストは、いつ条件を確かめるか",
    en: "When the condition of an alternative cost is checked",
  },
  "mtg-6e:T.4.r4": {
    ja: "端数の切り捨てで0点になりうる対象を選んでよいか",
    en: "Whether a target may be chosen for which rounding down leaves 0 damage",
  },
  "mtg-6e:T.5": { ja: "第2段 待機", en: "Step 2: waiting" },
  "mtg-6e:T.5.1": {
    ja: "プレイされたことで誘発した能力がまず積まれ、プレイした人が優先権を得る。上に何もないまま二人がパスすれば解決へ進む。",
    en: "Abilities triggered by the play go on the stack first, then the player of the spell or ability has priority; two passes with nothing above it lead to resolution.",
  },
  "mtg-6e:T.5.2": {
    ja: "マナ能力は解決を待たない。マナ能力のプレイで誘発したほかの能力は、マナ能力が解決するまで待つ。",
    en: "Mana abilities do not wait; other abilities they trigger hold until the mana ability has resolved.",
  },
  "mtg-6e:T.5.r1": {
    ja: "解決を待つ呪文や能力の上に何かを積むことの呼び名",
    en: "The word for putting something on the stack above a spell or ability that waits",
  },
  "mtg-6e:T.6": { ja: "第3段 解決", en: "Step 3: resolving" },
  "mtg-6e:T.6.1": { ja: "解決は三つの手順からなる。", en: "Resolution has three parts." },
  "mtg-6e:T.6.1.a": {
    ja: "解決の初めに対象を見直し、対象があって全部が不当になっていれば打ち消す。",
    en: "A spell or ability whose targets have all become illegal is countered as it starts to resolve.",
  },
  "mtg-6e:T.6.1.b": {
    ja: "解決では次に、書いてあるとおりに行い、求められた選択をする。",
    en: "Next in resolution, carry out the text, making the choices it asks for.",
  },
  "mtg-6e:T.6.1.c": {
    ja: "解決の最後に、インスタントとソーサリーは墓地へ、それ以外の呪文は場へ移す。",
    en: "Last in resolution, instants and sorceries go to the graveyard, other spells into play.",
  },
  "mtg-6e:T.6.2": {
    ja: "対象がすべて不当なら、対象を取らない部分も含めて何も起きない。一つでも正当なら通常どおり行い、不当な対象にだけ何もしない。",
    en: "If all targets are illegal, even the parts without targets do nothing; otherwise all is done, except to illegal targets.",
  },
  "mtg-6e:T.6.3": {
    ja: "解決は書かれた順に行うが、後の文が前の文を変えたり縛ったりすることもある。",
    en: "Instructions are followed in order, though a later one may change or limit an earlier one.",
  },
  "mtg-6e:T.6.4": {
    ja: "モードと対象のほかに解決が求める選択は、必要になったところでする。",
    en: "Choices other than modes and targets are made when the resolution comes to need them.",
  },
  "mtg-6e:T.6.5": {
    ja: "できないことを選んではならない。",
    en: "An impossible or illegal option may not be chosen.",
  },
  "mtg-6e:T.6.6": {
    ja: "呪文や能力の段落ごとに、まずコントローラー、次に対戦相手が、選択と行動を済ませる。",
    en: "For each paragraph of a spell or ability its controller first chooses and acts, then the opponent does.",
  },
  "mtg-6e:T.6.7": {
    ja: "解決にゲームの状態の情報が要るなら、その指示に来た時点で見る。",
    en: "What an instruction needs to know is looked up when it is carried out.",
  },
  "mtg-6e:T.6.8": {
    ja: "解決に、もう場にないパーマネントの情報が要るなら、離れる直前の値を使う。",
    en: "For a permanent that has gone, its values just before leaving are used.",
  },
  "mtg-6e:T.6.9": {
    ja: "解決の最後に、パーマネントになる呪文は場に出て、インスタントとソーサリーは墓地に行く。",
    en: "At the very end of resolution permanent spells come into play, and instants and sorceries go to the graveyard.",
  },
  "mtg-6e:T.6.10": {
    ja: "解決の途中でマナの支払いを求められたら、そこでマナ能力をプレイできる。",
    en: "Mana abilities may be played when a resolution asks for mana.",
  },
  "mtg-6e:T.6.11": {
    ja: "呪文や能力の解決では、できない部分があっても、残りはできるだけ行う。",
    en: "As much of a spell or ability as possible is done, even where a part cannot be.",
  },
  "mtg-6e:T.6.r1": {
    ja: "発生源のパーマネントが行うと書かれた効果は、いつの特性を使うか",
    en: "Which values are used where an ability has its source do something",
  },
  "mtg-6e:T.6.r2": {
    ja: "場を離れる前の値を、続いている効果の終わりの判定にも使うか",
    en: "Whether a permanent's last values also decide when a lasting effect ends",
  },
} as const satisfies SummaryRows;
