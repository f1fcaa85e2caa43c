import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries A.1 to A.6 of the general rulings summary. */
export const ABILITIES_1_SUMMARIES = {
  "mtg-6e:A.1": { ja: "能力の基本", en: "Basics of abilities" },
  "mtg-6e:A.1.1": {
    ja: "能力とはパーマネントなどの文章が告げる指示で、その結果を効果という。場に残らない呪文の文章は能力ではない。",
    en: "Abilities are what a card's text tells to do, and effects are what comes of it; text of spells that do not become permanents is no ability.",
  },
  "mtg-6e:A.1.2": {
    ja: "パーマネントは同じ能力をいくつ持っていてもよい。起動型は一つずつ使い、誘発型は全部誘発し、常在型は重なることも重ならないこともある。",
    en: "One permanent may have an ability twice or more: activated ones are used singly, triggered ones all trigger, static ones may or may not add up.",
  },
  "mtg-6e:A.1.3": {
    ja: "断りがなければ、能力は場にあるカードのものだけが働き、その効果が及ぶのも場にあるものだけ。",
    en: "Unless a card says otherwise, its abilities work only while it is in play and affect only what is in play.",
  },
  "mtg-6e:A.1.4": {
    ja: "能力はふつう段落ごとに分かれ、一語で書けるキーワードだけは読点でつないで一行に並べることがある。",
    en: "Each ability normally has its own paragraph; only one-word keywords may share a line, parted by commas.",
  },
  "mtg-6e:A.1.5": {
    ja: "能力を取り除くときは、同じものがいくつあっても全部がなくなる。",
    en: "Removing an ability removes every instance of it.",
  },
  "mtg-6e:A.1.6": {
    ja: "色やタイプを言い切る文章は能力ではない。どのゾーンでも有効で、能力を失っても残る。",
    en: "Text that states a colour or type is no ability: it holds in every zone and survives a loss of abilities.",
  },
  "mtg-6e:A.1.7": {
    ja: "カードを使うための追加や代わりのコストは、能力のうちに入らない。",
    en: "Additional and alternative costs of playing a card are not abilities of it.",
  },
  "mtg-6e:A.1.8": {
    ja: "「ブロックされない」のように性質を決めるだけの効果は、能力を与えたことにならない。",
    en: "An effect that only says what is true of a permanent, such as that it is unblockable, gives it no ability.",
  },
  "mtg-6e:A.1.9": {
    ja: "パーマネントが能力を「得る」「持つ」とする効果なら、能力を与えたことになる。",
    en: "An effect does give an ability if it says that the permanent “gains” or “has” it.",
  },
  "mtg-6e:A.1.10": {
    ja: "墓地など、場以外で使えると書かれた能力もあり、それもそのカードの能力である。",
    en: "Some abilities are played from zones other than play, such as the graveyard; they too belong to the card.",
  },
  "mtg-6e:A.1.11": {
    ja: "「XすることでYする」は、解決中にXをしたら、Yをする新しい能力が直にスタックに置かれること。対応もできる。",
    en: "“Do X to do Y” means: once X is done on resolution, a new ability doing Y goes straight on the stack, open to responses.",
  },
  "mtg-6e:A.1.12": {
    ja: "副能力はプレイされず、解決中の元の能力がスタックから去る前に直に積まれるので、元の能力より上になる。",
    en: "Sub-abilities are not played: they land on the stack before the one that is resolving leaves, and so above it.",
  },
  "mtg-6e:A.1.13": {
    ja: "引き分けの扱いを書いた文章は、注釈ではなくルール。選ぶときに引き分けがあれば、その中のどれを選んでもよい。",
    en: "Text about ties is a real rule, as no general one exists; where a choice meets a tie, any of those tied may be chosen.",
  },
  "mtg-6e:A.1.r1": {
    ja: "不利な内容でも能力と呼ぶかどうか",
    en: "Whether something that only hinders a creature is an ability",
  },
  "mtg-6e:A.1.r2": {
    ja: "呪文を打ち消すもので、能力も打ち消せるかどうか",
    en: "Whether something that counters spells can counter abilities",
  },
  "mtg-6e:A.2": { ja: "起動型能力", en: "Activated abilities" },
  "mtg-6e:A.2.1": {
    ja: "「コスト：効果」と書かれているのが起動型能力。場以外で使うものは、どのゾーンで使えるかも書いてある。",
    en: "An activated ability is written as a cost, a colon and an effect; one used outside play also names its zone.",
  },
  "mtg-6e:A.2.2": {
    ja: "ほかの能力の文中で、何かを支払えば何かを行えるとあれば、それは「コスト：効果」と同じことである。",
    en: "Inside another ability, saying that a player may pay something for an effect amounts to a cost, a colon and an effect.",
  },
  "mtg-6e:A.2.3": {
    ja: "起動型能力は、宣言してコストを払うとスタックに積まれ、効果は解決するときに起こる。",
    en: "An activated ability is paid for on announcement and goes on the stack; its effect happens on resolution.",
  },
  "mtg-6e:A.2.4": {
    ja: "断りがなければ、起動型能力はパーマネントが場に出ている間にしか使えない。",
    en: "Without a word to the contrary an activated ability can be used only while its permanent is in play.",
  },
  "mtg-6e:A.2.5": {
    ja: "断りがなければ、パーマネントの起動型能力を使えるのはコントローラーだけ。",
    en: "Without a word to the contrary only the permanent's controller may use its activated abilities.",
  },
  "mtg-6e:A.2.6": {
    ja: "起動した能力は発生源から独立し、発生源がなくなっても影響を受けない。",
    en: "Once activated, an ability stands apart from its source and stays as it is if the source is destroyed or removed.",
  },
  "mtg-6e:A.2.7": {
    ja: "発生源が何かをすると書かれた起動型能力では、解決するときの発生源（場になければ最後の姿）の特性を使う。",
    en: "If an activated ability says that its source does something, the source's characteristics on resolution count, or its last ones if it is no longer in play.",
  },
  "mtg-6e:A.2.8": {
    ja: "能力の使用を1ターンに何回まで、などとする制限は、コントローラーが替わっても続き、全員の使用を合わせて数える。",
    en: "Limits on using an ability, such as once per turn, go on when control changes; what all players have used is counted together.",
  },
  "mtg-6e:A.2.9": {
    ja: "起動型能力は、発生源から文章、色、コントローラーを写した、呪文に似たものとしてスタックに積まれる。",
    en: "On the stack an activated ability is a pseudo-spell with the text, colour and controller of its source.",
  },
  "mtg-6e:A.2.r1": {
    ja: "一度の起動でコストを何回分も払えるかどうか",
    en: "Whether one use of an ability may be paid for several times over",
  },
  "mtg-6e:A.3": { ja: "常在型能力", en: "Static abilities" },
  "mtg-6e:A.3.1": {
    ja: "常在型能力は起動のコストを持たず、パーマネントが場にある間ずっと働く。",
    en: "A static ability costs nothing and works all the time that its permanent is in play.",
  },
  "mtg-6e:A.3.2": {
    ja: "常在型能力には、「～であるかぎり」という条件が付いたものもある。",
    en: "Some static abilities work only as long as a stated condition is true.",
  },
  "mtg-6e:A.3.3": {
    ja: "常在型能力にはスタックの上の呪文に働くものもあり、ふつうは対象か打ち消しに関わるものだけである。",
    en: "Some static abilities reach spells on the stack, usually only over targeting or countering.",
  },
  "mtg-6e:A.3.4": {
    ja: "常在型能力には手札のカードに働くものもあり、ふつうは、それを使えるか使えないかを決めるだけである。",
    en: "Some static abilities reach cards in hand, usually only to say whether they may be played.",
  },
  "mtg-6e:A.3.r1": {
    ja: "常在型能力が場の外のものにも及ぶかどうか",
    en: "Whether static abilities reach what is not in play",
  },
  "mtg-6e:A.4": { ja: "誘発型能力", en: "Triggered abilities" },
  "mtg-6e:A.4.1": {
    ja: "誘発型能力は「～したとき」「～するたび」「～に」で始まり、そこが誘発条件、残りが効果になる。",
    en: "A triggered ability begins with “when”, “whenever” or “at”: that part is the condition, the rest the effect.",
  },
  "mtg-6e:A.4.2": {
    ja: "誘発型能力の条件は絶えず、ほかの出来事のさなかでも見張られている。",
    en: "The condition of a triggered ability is watched at all times, even in the middle of an event.",
  },
  "mtg-6e:A.4.3": {
    ja: "誘発型能力はプレイされず、次に誰かが優先権を得るときに積まれる。文章、色、コントローラーは、誘発したときの発生源のもの。",
    en: "A triggered ability is not played but stacked when a player would next get priority, with its source's text, colour and controller of the moment it triggered.",
  },
  "mtg-6e:A.4.4": {
    ja: "断りがなければ、誘発型能力は場にあるときだけ誘発する。",
    en: "Without a word to the contrary an ability triggers only while it is in play.",
  },
  "mtg-6e:A.4.5": {
    ja: "誘発した能力は発生源から独立し、発生源がなくなっても影響を受けない。",
    en: "Once triggered, an ability stands apart from its source and stays as it is if the source is destroyed or removed.",
  },
  "mtg-6e:A.4.6": {
    ja: "発生源が何かをすると書かれた誘発型能力では、解決するときの発生源（場になければ最後の姿）の特性を使う。",
    en: "If a triggered ability says that its source does something, the source's characteristics on resolution count, or its last ones if it is no longer in play.",
  },
  "mtg-6e:A.4.7": {
    ja: "誘発型能力を積むときには、呪文や能力を宣言するときと同じく、対象やモードを選ぶ。",
    en: "As a triggered ability goes on the stack, targets and modes are chosen just as for an announced spell or ability.",
  },
  "mtg-6e:A.4.8": {
    ja: "誘発型能力をいくつも同時に積むなら、まずターンのプレイヤーが自分のものを、次に相手が自分のものを、それぞれ好きな順に積む。",
    en: "If several triggered abilities go on the stack together, the active player first stacks theirs in any order, and then the other player does the same.",
  },
  "mtg-6e:A.4.9": {
    ja: "誘発型能力は、「払うことで～できる」とあっても起動型能力にはならない。そこから生まれる副能力は起動型能力である。",
    en: "A triggered ability that offers an effect for a payment is no activated ability, though the sub-ability it creates is one.",
  },
  "mtg-6e:A.4.10": {
    ja: "誘発型能力のコントローラーは、元のパーマネントまたは効果のコントローラーで、積むときでなく誘発したときに決まる。",
    en: "A triggered ability's controller is that of the permanent or effect it comes from, fixed as it triggers and not as it is stacked.",
  },
  "mtg-6e:A.4.11": {
    ja: "A.4.10に優先し、発生源のコントローラー以外に選ばせる誘発型能力は、選ぶ人がコントロールする。",
    en: "A.4.10 gives way here: a triggered ability that offers a choice to someone other than its source's controller is controlled by the one who chooses.",
  },
  "mtg-6e:A.4.12": {
    ja: "二人ともに選ばせる誘発型能力は、断りがなければ、一人に一つずつ別々に積まれる。",
    en: "If a triggered ability has both players choose, each gets a separate ability on the stack, unless it says otherwise.",
  },
  "mtg-6e:A.4.13": {
    ja: "誘発型能力は条件が満たされた回数だけ誘発し、一つの出来事の中で何度も満たされれば何度も誘発する。",
    en: "An ability triggers once for each time its condition is met, several times even within a single event.",
  },
  "mtg-6e:A.4.14": {
    ja: "誘発型能力に「してもよい」とあれば、するかどうかは解決するときに決める。前は宣言のときだった（410.5）。",
    en: "If a triggered ability says “may”, whether to do it is decided on resolution; formerly (410.5) it was on announcement.",
  },
  "mtg-6e:A.4.15": {
    ja: "誘発条件の後に「なら」と検査が続く能力は、誘発のときに真でなければ誘発せず、解決のときに真でなければ何もしない。",
    en: "An “if” after the trigger condition is tested twice: if false at first nothing triggers, if false on resolution nothing is done.",
  },
  "mtg-6e:A.4.16": {
    ja: "ゲームの状態を見張る誘発型能力は、何かの解決中でも条件を調べる。これを「状態に基づく誘発」という。",
    en: "“State triggers” watch the state of the game, and do so even while something resolves.",
  },
  "mtg-6e:A.4.17": {
    ja: "状態に基づく誘発は、条件がいったん偽になり、また真になるまで、再び誘発しない。",
    en: "A state trigger does not trigger anew until its condition has been false and becomes true once more.",
  },
  "mtg-6e:A.4.18": {
    ja: "自身が「ブロックしたとき」「ブロックされたとき」の能力は、相手が何体でも戦闘ごとに1回誘発する。効果でブロックされた状態になっても誘発する。",
    en: "“When this blocks” or “becomes blocked” triggers once per combat, however many creatures are involved, and also if an effect makes it blocked.",
  },
  "mtg-6e:A.4.19": {
    ja: "「クリーチャーをブロックしたとき」「クリーチャーが（自身を）ブロックしたとき」の能力は1体ごとに誘発するが、効果でブロックされた状態になったときには誘発しない。",
    en: "An ability worded as blocking, or being blocked by, “a creature” triggers for each one, but not if an effect makes its creature blocked.",
  },
  "mtg-6e:A.4.20": {
    ja: "ゾーンの移動で誘発し、移ったカードに働く能力は、移った先でそのカードを探し、解決する前に去っていれば何もできない。",
    en: "An ability triggered by a card's move that acts on the card finds it where it went, and fails if the card has left there before resolution.",
  },
  "mtg-6e:A.4.21": {
    ja: "「場を離れる」誘発は、離れる直前までさかのぼって見る。一緒に離れるものの誘発型能力や継続的効果も、まだあるものとして扱う。",
    en: "“Leaves play” triggers look back to just before; abilities and effects that leave at the same time still count.",
  },
  "mtg-6e:A.4.22": {
    ja: "「場に出る」誘発は、継続的効果をすべて当てはめた後のパーマネントを見る。",
    en: "“Comes into play” triggers look at the permanent with all continuous effects applied.",
  },
  "mtg-6e:A.4.23": {
    ja: "能力のプレイを禁じる効果があっても、誘発した能力は積まれる。",
    en: "A ban on playing abilities does not stop triggered ones from being stacked.",
  },
  "mtg-6e:A.4.24": {
    ja: "一定数のクリーチャーにブロックされたときの誘発は、後から加わってその数になっても起こる。入れ替えでは起こらず、戦闘ごとに1回。",
    en: "A trigger on being blocked by a given number also counts blockers added later, but not exchanged ones, and happens only once per combat.",
  },
  "mtg-6e:A.4.r1": {
    ja: "誘発型能力の解決中にほかの能力が誘発すると、どれが先に解決されるか",
    en: "In what order triggers resolve that arise while another resolves",
  },
  "mtg-6e:A.4.r2": {
    ja: "何かのコントロールを失ったときの誘発が、それが場を離れたときにも働くかどうか",
    en: "Whether a trigger on losing control also works when the thing leaves play",
  },
  "mtg-6e:A.4.r3": {
    ja: "一つの出来事で、いくつものパーマネントの能力が誘発するか、同じ能力が二度誘発するか",
    en: "Whether one event can trigger abilities of several permanents, or the same ability twice",
  },
  "mtg-6e:A.4.r4": {
    ja: "誘発条件の出来事が軽減や置換をされても、能力が誘発するかどうか",
    en: "Whether an ability triggers if the event of its condition is prevented or replaced",
  },
  "mtg-6e:A.4.r5": {
    ja: "カウンターなどを伴って場に出るのは、誘発型能力によるのかどうか",
    en: "Whether coming into play with something, such as counters, is due to a triggered ability",
  },
  "mtg-6e:A.4.r6": {
    ja: "パーマネントの能力が、そのパーマネント自身が場を離れることでも誘発するかどうか",
    en: "Whether a permanent's ability triggers on its own leaving",
  },
  "mtg-6e:A.4.r7": {
    ja: "場を離れたときの誘発が作る継続的効果は、終わりの条件をいつの状態で調べるか",
    en: "Which state decides when a continuous effect ends that a “leaves play” trigger made",
  },
  "mtg-6e:A.4.r8": {
    ja: "誘発条件の「または」の両側が当てはまると、能力が何回誘発するか",
    en: "How often an ability triggers if both sides of an “or” in its condition apply",
  },
  "mtg-6e:A.5": { ja: "遅延能力", en: "Delayed abilities" },
  "mtg-6e:A.5.1": {
    ja: "後になって何かをする能力を作る効果があり、その能力を遅延能力という。",
    en: "Some effects create an ability that does something later: a delayed ability.",
  },
  "mtg-6e:A.5.2": {
    ja: "誘発する遅延能力は、作られた後の出来事でしか誘発しないので、条件の出来事が先に済めば誘発しないままになる。",
    en: "A delayed triggered ability cannot trigger on what happened before it existed, and so it may never trigger.",
  },
  "mtg-6e:A.5.3": {
    ja: "遅延能力は、名指ししたパーマネントの特性が変わっても、それに働き続ける。",
    en: "A delayed ability still acts on the permanent that it names if that one's characteristics change.",
  },
  "mtg-6e:A.5.4": {
    ja: "遅延能力は、名指ししたものが場など元のゾーンを離れれば、後で戻ったとしても何もできない。",
    en: "A delayed ability fails if what it names has left its zone, even if it came back.",
  },
  "mtg-6e:A.5.5": {
    ja: "誘発条件を持つ遅延能力は、断りがなければ1回しか誘発しない。",
    en: "A delayed ability with a trigger condition triggers a single time unless it says otherwise.",
  },
  "mtg-6e:A.6": { ja: "マナ能力", en: "Mana abilities" },
  "mtg-6e:A.6.1": {
    ja: "マナを加える起動型能力と、マナ能力から誘発してマナを加える誘発型能力を、マナ能力という。",
    en: "Activated abilities that add mana are mana abilities; so are triggered ones that add mana and are triggered by a mana ability.",
  },
  "mtg-6e:A.6.2": {
    ja: "マナ能力はスタックを使わず、その場で解決する。",
    en: "Mana abilities skip the stack and resolve on the spot.",
  },
  "mtg-6e:A.6.3": {
    ja: "マナ能力は、優先権があるときか、宣言や解決の途中でマナを払うときに使える。",
    en: "Mana abilities may be played with priority, or when mana has to be paid during an announcement or resolution.",
  },
  "mtg-6e:A.6.4": {
    ja: "マナ能力で誘発してマナを出す能力は、元のマナ能力のすぐ後に解決する。条件が、マナのためのタップなど、マナ能力と分かるものに限る。",
    en: "A mana-producing ability triggered by a mana ability resolves right after it, but only if its condition itself speaks of one, like tapping for mana.",
  },
  "mtg-6e:A.6.5": {
    ja: "マナ能力は、今は一つもマナを出せなくても、マナ能力であることに変わりはない。",
    en: "A mana ability stays one even when it would give no mana at the moment.",
  },
  "mtg-6e:A.6.6": {
    ja: "あるカードが出せるマナのタイプを見る効果は、ふつうの効果と置換効果を数に入れ、誘発が足すマナは数に入れない。",
    en: "An effect that looks at the types of mana a card could give takes in normal and replacement effects, but no mana added by triggers.",
  },
  "mtg-6e:A.6.7": {
    ja: "コピーや誘発で足されるマナのタイプを選ぶのは、誰の効果であっても、元のマナ能力を使った人。",
    en: "Whoever played the mana ability chooses the type of mana that copying or triggered effects add, no matter who controls them.",
  },
  "mtg-6e:A.6.8": {
    ja: "土地がマナのためにタップされたときの誘発は、マナが一つも出なくても起こる。",
    en: "Triggers on tapping a land for mana happen even if no mana came of it.",
  },
  "mtg-6e:A.6.9": {
    ja: "マナ能力は、宣言のすぐ後に解決する二段階だけで終わる。",
    en: "A mana ability has just two stages: announced, then resolved at once.",
  },
  "mtg-6e:A.6.9.1": {
    ja: "マナ能力は、まず宣言し、コストを払い、対象とモードを選ぶ（T.4）。",
    en: "A mana ability is first announced, with its costs, targets and modes (T.4).",
  },
  "mtg-6e:A.6.9.2": {
    ja: "マナ能力は、宣言の次に解決する。対象を確かめ、どれも不当になっていれば打ち消され、そうでなければ効果が起こる（T.6）。",
    en: "Once announced, a mana ability resolves: targets are checked, it is countered if all are illegal, or else takes effect (T.6).",
  },
  "mtg-6e:A.6.10": {
    ja: "マナを払うかどうかを選ぶ直前にマナ能力を使え、使い終わるまで、選択や状態の確認はしない。",
    en: "Mana abilities are played right before a choice to pay mana; other choices and checks wait until that is over.",
  },
  "mtg-6e:A.6.r1": { ja: "マナを加える呪文もマナ能力かどうか", en: "Whether a spell that adds mana is a mana ability" },
  "mtg-6e:A.6.r2": {
    ja: "マナ能力で誘発した、マナ能力でない能力が、スタックに積まれるかどうか",
    en: "Whether a trigger that a mana ability set off, but that is no mana ability, goes on the stack",
  },
  "mtg-6e:A.6.r3": {
    ja: "能力を打ち消す誘発は、マナ能力に対してどうなるか",
    en: "What a trigger that counters abilities does against a mana ability",
  },
  "mtg-6e:A.6.r4": {
    ja: "0マナを求められたときにも、マナ能力を使えるかどうか",
    en: "Whether being asked for zero mana lets you play mana abilities",
  },
} as const satisfies SummaryRows;
