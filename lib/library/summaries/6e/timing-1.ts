import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries T.1 to T.6 of the general rulings summary. */
export const TIMING_1_SUMMARIES = {
  "mtg-6e:T.1": { ja: "呪文と能力の種類", en: "Kinds of spells and abilities" },
  "mtg-6e:T.1.1": {
    ja: "呪文には、解決して場に残るもの（クリーチャーなど四種）と、残らずに済むもの（ソーサリーとインスタント）がある。",
    en: "Spells are creatures, artifacts, artifact creatures, enchantments, instants or sorceries.",
  },
  "mtg-6e:T.1.2": {
    ja: "能力は、常在型、誘発型、遅延、マナの別で分けられる。",
    en: "Abilities are told apart as static, triggered, delayed and mana abilities.",
  },
  "mtg-6e:T.1.3": {
    ja: "インスタント以外の呪文は、自分のメイン・フェイズで、しかもスタックに何もないときだけ使える。",
    en: "Spells other than instants are played only in your own main phase while the stack is empty.",
  },
  "mtg-6e:T.1.4": {
    ja: "インスタントは、誰のターンでも、アップキープ・ドロー・メイン・戦闘の間なら、スタックの有無を問わず使える。",
    en: "Instants may be played in anyone's upkeep, draw step, main phases and combat steps, whether or not the stack is empty.",
  },
  "mtg-6e:T.1.5": {
    ja: "起動型能力はふつうインスタントのように使う。マナを出すものだけはマナ能力として使う。",
    en: "Activated abilities are normally used at instant timing; those that make mana are mana abilities.",
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
    ja: "使った呪文や能力は上へ上へと積まれ、解決や打ち消しで減っていく。",
    en: "Spells and abilities pile up as they are played, and the pile shrinks as they resolve or are countered.",
  },
  "mtg-6e:T.2.2": {
    ja: "優先権は二人の間を行き来し、続けてパスされるたびに一つ解決するか、ステップが終わる。",
    en: "Priority goes back and forth; two passes in a row resolve one thing or end the step.",
  },
  "mtg-6e:T.2.2.1": {
    ja: "まずターンを進めている人が、使えるものを使ってよい。",
    en: "First the player whose turn it is may play something.",
  },
  "mtg-6e:T.2.2.1.a": {
    ja: "使えばスタックに載る。何も使わないことを「優先権を渡す」と言う。",
    en: "What is played goes on the stack; playing nothing means passing priority.",
  },
  "mtg-6e:T.2.2.1.b": {
    ja: "何か使ったなら、もう一度その人から。",
    en: "Having played something, that player goes again.",
  },
  "mtg-6e:T.2.2.2": {
    ja: "パスされたら、相手の番になる。",
    en: "After a pass the other player may play something.",
  },
  "mtg-6e:T.2.2.2.a": {
    ja: "相手も同じように、使ってスタックに載せるか、優先権を渡す。",
    en: "The other player likewise puts something on the stack or passes.",
  },
  "mtg-6e:T.2.2.2.b": {
    ja: "相手が何か使ったなら、続けて相手が使える。",
    en: "Having played something, the other player goes again.",
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
    ja: "呪文や能力は、宣言、待機、解決の三段を進む。",
    en: "A spell or ability goes through announcement, waiting and resolution.",
  },
  "mtg-6e:T.3.1.1": {
    ja: "宣言では、モードや対象を選び、コストを払う。",
    en: "On announcement modes and targets are chosen and costs paid.",
  },
  "mtg-6e:T.3.1.2": {
    ja: "待つ間はスタックにあり、対応を受けうる。上に何もない状態で二人がパスするまで続く。マナ能力はここを通らない。",
    en: "While waiting it stays on the stack and can be responded to, until both pass with nothing above it; mana abilities skip this.",
  },
  "mtg-6e:T.3.1.3": {
    ja: "解決では対象を見直し、すべて不適切なら打ち消され、そうでなければ残りの選択をして効果が出る。",
    en: "On resolution targets are looked at again: with none legal it is countered, otherwise choices are made and it takes effect.",
  },
  "mtg-6e:T.4": { ja: "第1段 宣言", en: "Step 1: announcing" },
  "mtg-6e:T.4.1": { ja: "宣言することは「プレイする」とも言う。", en: "Announcing is also called playing." },
  "mtg-6e:T.4.2": {
    ja: "宣言は、決まった順の手続きで進む。",
    en: "Announcing follows a fixed list of actions.",
  },
  "mtg-6e:T.4.2.a": { ja: "使うものを言い、スタックに載せる。", en: "Say what you play and put it on the stack." },
  "mtg-6e:T.4.2.b": { ja: "モードがあるなら選ぶ。", en: "Choose its mode, if it has any." },
  "mtg-6e:T.4.2.c": { ja: "コストにXがあれば値を決める。", en: "Settle the value of X in its cost." },
  "mtg-6e:T.4.2.d": {
    ja: "別の払い方があれば、それにするか決める。",
    en: "Say whether an alternative cost will be paid.",
  },
  "mtg-6e:T.4.2.e": { ja: "バイバックを払うなら、そう言う。", en: "Say whether buyback will be paid." },
  "mtg-6e:T.4.2.f": { ja: "対象を選ぶ。", en: "Choose the targets." },
  "mtg-6e:T.4.2.g": {
    ja: "対象ごとに受けるものが違うなら、その割り振りを決める。",
    en: "Where targets are affected differently, divide what they get.",
  },
  "mtg-6e:T.4.2.h": {
    ja: "コストを全部払う。払い方にかかわる選択もここでする。",
    en: "Pay every cost, choosing now how alternative ones are met.",
  },
  "mtg-6e:T.4.3": {
    ja: "相手がすべき選択は、使った人が選び終えてから同じ段で行う。",
    en: "Choices of the opponent come in the same action, after those of the player who announces.",
  },
  "mtg-6e:T.4.4": {
    ja: "能力を使うと、元のパーマネントの文章と色を写した仮の呪文がスタックに載る。",
    en: "A used ability stands on the stack as a stand-in with the text and colours of its source.",
  },
  "mtg-6e:T.4.5": {
    ja: "マナを払う場面ではマナ能力を使える。先に用意しておいてもよい。",
    en: "Mana abilities may be played while paying, or beforehand.",
  },
  "mtg-6e:T.4.6": {
    ja: "適切な対象が足りないか、コストの一部でも払えないなら、宣言そのものができない。",
    en: "Without legal targets, or without means to pay everything, nothing can be announced.",
  },
  "mtg-6e:T.4.7": {
    ja: "「ほかの種類を使えるときに使える」呪文は、その時機に使えるが、種類は変わらない。",
    en: "A spell playable whenever some other type is follows that timing, yet keeps its own type.",
  },
  "mtg-6e:T.4.8": {
    ja: "宣言し始めた呪文は、もう手札に数えない。",
    en: "A spell leaves the hand as soon as its announcement begins.",
  },
  "mtg-6e:T.4.9": {
    ja: "対象に取っておいて、何も割り当てないことはできない。",
    en: "You may not choose a target and then assign it nothing.",
  },
  "mtg-6e:T.4.10": {
    ja: "いくつもあるコストは、全部払えるなら好きな順に一つずつ払う。同時ではない。",
    en: "Several costs are paid one after another in any order that lets all of them be paid.",
  },
  "mtg-6e:T.4.11": {
    ja: "使われた呪文の特徴を見る効果は、宣言を始めた時点の値を見る。",
    en: "An effect that looks at a spell being played uses its values as the announcement began.",
  },
  "mtg-6e:T.4.12": {
    ja: "使うことを禁じる効果は宣言の初めにだけ調べ、途中で禁じられても取り消さない。払えない・選べない場合は宣言が無かったことになる。",
    en: "Prohibitions are checked only as an announcement begins; failing to pay or to choose undoes it.",
  },
  "mtg-6e:T.4.r1": {
    ja: "宣言の最中に誘発した能力は、いつスタックに載るか",
    en: "When abilities that trigger during an announcement are put on the stack",
  },
  "mtg-6e:T.4.r2": {
    ja: "能力を使った後で発生源が壊されたり変わったりしたらどうなるか",
    en: "Destroying or changing the source of an ability after its announcement",
  },
  "mtg-6e:T.4.r3": {
    ja: "条件の付いた代わりのコストは、いつ条件を確かめるか",
    en: "When the condition of an alternative cost is checked",
  },
  "mtg-6e:T.4.r4": {
    ja: "端数の切り捨てで0点になりうる対象を選んでよいか",
    en: "Choosing a target for which rounding down leaves no damage",
  },
  "mtg-6e:T.5": { ja: "第2段 待機", en: "Step 2: waiting" },
  "mtg-6e:T.5.1": {
    ja: "使われたことで誘発した能力がまず載り、使った人から優先権を得る。上に何もないまま二人がパスすれば解決へ進む。",
    en: "First go abilities triggered by the play, then its player has priority; two passes with nothing above lead to resolution.",
  },
  "mtg-6e:T.5.2": {
    ja: "マナ能力には待機がなく、その使用で誘発したほかの能力は、マナ能力の解決を待つ。",
    en: "Mana abilities do not wait; other abilities they trigger hold until the mana ability has resolved.",
  },
  "mtg-6e:T.5.r1": {
    ja: "この段で何かを積むことの呼び名",
    en: "The word for putting something on the stack at this point",
  },
  "mtg-6e:T.6": { ja: "第3段 解決", en: "Step 3: resolving" },
  "mtg-6e:T.6.1": { ja: "解決は三つの手順からなる。", en: "Resolution has three parts." },
  "mtg-6e:T.6.1.a": {
    ja: "対象を見直し、全部が不適切なら打ち消す。",
    en: "Look at the targets again; if all have become illegal, it is countered.",
  },
  "mtg-6e:T.6.1.b": {
    ja: "書いてあるとおりに行い、求められた選択をする。",
    en: "Carry out the text, making the choices it asks for.",
  },
  "mtg-6e:T.6.1.c": {
    ja: "インスタントとソーサリーは墓地へ、それ以外の呪文は場へ移す。",
    en: "Instants and sorceries go to the graveyard, other spells into play.",
  },
  "mtg-6e:T.6.2": {
    ja: "対象が全滅なら、対象を取らない部分も含めて何も起きない。一つでも残れば、残ったものだけに効く。",
    en: "If no target is left, even the parts without targets do nothing; otherwise only illegal targets are spared.",
  },
  "mtg-6e:T.6.3": {
    ja: "書かれた順に行うが、後の文が前の文を縛ることもある。",
    en: "Instructions are followed in order, though a later one may change or limit an earlier one.",
  },
  "mtg-6e:T.6.4": {
    ja: "モードと対象のほかの選択は、必要になったところでする。",
    en: "Choices other than modes and targets are made when they are needed.",
  },
  "mtg-6e:T.6.5": {
    ja: "できないことを選んではならない。",
    en: "An impossible or illegal option may not be chosen.",
  },
  "mtg-6e:T.6.6": {
    ja: "段落ごとに、まずコントローラー、次に対戦相手が、選択と行動を済ませる。",
    en: "For each paragraph its controller first chooses and acts, then the opponent does.",
  },
  "mtg-6e:T.6.7": {
    ja: "ゲームの様子を見る必要があれば、その指示に来た時点で見る。",
    en: "What an instruction needs to know is looked up when it is carried out.",
  },
  "mtg-6e:T.6.8": {
    ja: "もう居ないパーマネントのことを訊かれたら、離れる寸前の値で答える。",
    en: "For a permanent that has gone, its values just before leaving are used.",
  },
  "mtg-6e:T.6.9": {
    ja: "解決の最後に、パーマネントになる呪文は場に出て、インスタントとソーサリーは墓地に行く。",
    en: "At the very end permanent spells come into play, and instants and sorceries go to the graveyard.",
  },
  "mtg-6e:T.6.10": {
    ja: "解決の途中でマナを求められたら、そこでマナ能力を使ってよい。",
    en: "Mana abilities may be played when a resolution asks for mana.",
  },
  "mtg-6e:T.6.11": {
    ja: "できない部分があっても、残りはできるだけ行う。",
    en: "As much as possible is done, even where a part cannot be.",
  },
  "mtg-6e:T.6.r1": {
    ja: "発生源のパーマネントが行うと書かれた効果は、いつの特徴を使うか",
    en: "Which values are used where an ability has its source do something",
  },
  "mtg-6e:T.6.r2": {
    ja: "離れる前の値を、続いている効果の終わりの判定にも使うか",
    en: "Whether last values also decide when a lasting effect ends",
  },
} as const satisfies SummaryRows;
