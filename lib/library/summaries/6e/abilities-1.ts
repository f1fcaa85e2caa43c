import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries A.1 to A.6 of the general rulings summary. */
export const ABILITIES_1_SUMMARIES = {
  "mtg-6e:A.1": { ja: "能力の基本", en: "Basics of abilities" },
  "mtg-6e:A.1.1": {
    ja: "能力とはパーマネントなどの文章が告げる指示で、その結果を効果という。場に残らない呪文の文章は能力ではない。",
    en: "Abilities are what a card's text tells to do, and effects are what comes of it; text of spells that do not become permanents is no ability.",
  },
  "mtg-6e:A.1.2": {
    ja: "同じ能力をいくつ持っていてもよい。起動型は一つずつ使い、誘発型は全部誘発し、常在型は重なることも重ならないこともある。",
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
    en: "Some abilities are played from elsewhere, such as the graveyard; they too belong to the card.",
  },
  "mtg-6e:A.1.11": {
    ja: "「XすることでYする」は、解決中にXをすると、Yをする新しい能力が直にスタックに置かれること。対応もできる。",
    en: "“Do X to do Y” means: X is done on resolution, and a new ability doing Y then goes straight on the stack, open to responses.",
  },
  "mtg-6e:A.1.12": {
    ja: "副能力はプレイされず、元の能力がスタックから去る前に直に積まれるので、元の能力より上になることがある。",
    en: "Sub-abilities are not played: they land on the stack before the one that is resolving leaves, and so above it.",
  },
  "mtg-6e:A.1.13": {
    ja: "引き分けの扱いを書いた文章は注釈ではなくルール。選んでよい場合、並んだものの中からどれか一つを選べる。",
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
    ja: "宣言してコストを払うとスタックに積まれ、効果は解決するときに起こる。",
    en: "Its cost is paid on announcement, it goes on the stack, and its effect happens on resolution.",
  },
  "mtg-6e:A.2.4": {
    ja: "断りがなければ、場に出ている間にしか起動できない。",
    en: "Without a word to the contrary it can be used only while its permanent is in play.",
  },
  "mtg-6e:A.2.5": {
    ja: "断りがなければ、起動できるのはコントローラーだけ。",
    en: "Without a word to the contrary only the permanent's controller may use it.",
  },
  "mtg-6e:A.2.6": {
    ja: "起動した後は発生源から独立し、発生源がなくなっても関係しない。",
    en: "Once activated it stands apart from its source and does not care if that is destroyed.",
  },
  "mtg-6e:A.2.7": {
    ja: "発生源が行うと書かれた能力では、解決するときの発生源（場になければ最後の姿）の特性を使う。",
    en: "If the source is said to act, its characteristics on resolution count, or its last ones if it is gone.",
  },
  "mtg-6e:A.2.8": {
    ja: "1ターンに何回まで、などの制限は、コントローラーが替わっても引き継がれ、全員の使用を合わせて数える。",
    en: "Limits per turn go on when control changes; what all players have used is counted together.",
  },
  "mtg-6e:A.2.9": {
    ja: "スタックでは、発生源から文章、色、コントローラーを写した、呪文のようなものになる。",
    en: "On the stack it is a pseudo-spell with the text, colour and controller of its source.",
  },
  "mtg-6e:A.2.r1": {
    ja: "一度の起動でコストを何回分も払えるかどうか",
    en: "Whether one use of an ability may be paid for several times over",
  },
  "mtg-6e:A.3": { ja: "常在型能力", en: "Static abilities" },
  "mtg-6e:A.3.1": {
    ja: "起動のコストを持たず、パーマネントが場にある間ずっと働く。",
    en: "A static ability costs nothing and works all the time that its permanent is in play.",
  },
  "mtg-6e:A.3.2": {
    ja: "「～であるかぎり」という条件が付いたものもある。",
    en: "Some work only as long as a stated condition is true.",
  },
  "mtg-6e:A.3.3": {
    ja: "スタックの上の呪文に働くものもあり、たいていは対象や打ち消しの制限である。",
    en: "Some reach spells on the stack, usually to limit their targets or how they are countered.",
  },
  "mtg-6e:A.3.4": {
    ja: "手札のカードに働くものもあり、たいていは、それを使えるか使えないかを決める。",
    en: "Some reach cards in hand, usually to say whether they may be played.",
  },
  "mtg-6e:A.3.r1": {
    ja: "常在型能力が場の外のものにも及ぶかどうか",
    en: "Whether static abilities reach what is not in play",
  },
  "mtg-6e:A.4": { ja: "誘発型能力", en: "Triggered abilities" },
  "mtg-6e:A.4.1": {
    ja: "「～したとき」「～するたび」「～に」で始まる能力で、そこが誘発条件、残りが効果になる。",
    en: "It begins with “when”, “whenever” or “at”: that part is the condition, the rest the effect.",
  },
  "mtg-6e:A.4.2": {
    ja: "条件は絶えず、ほかの出来事のさなかでも見張られている。",
    en: "Its condition is watched at all times, even in the middle of an event.",
  },
  "mtg-6e:A.4.3": {
    ja: "プレイはされず、次に優先権が生じるときに積まれる。文章、色、コントローラーは、誘発したときの発生源のもの。",
    en: "It is not played but stacked when a player would next get priority, with its source's text, colour and controller of the moment it triggered.",
  },
  "mtg-6e:A.4.4": {
    ja: "断りがなければ、場にあるときだけ誘発する。",
    en: "Without a word to the contrary it triggers only in play.",
  },
  "mtg-6e:A.4.5": {
    ja: "誘発した後は発生源から独立し、発生源がなくなっても関係しない。",
    en: "Once triggered it stands apart from its source and does not care if that is destroyed.",
  },
  "mtg-6e:A.4.6": {
    ja: "発生源が行うと書かれていれば、解決するときの発生源（場になければ最後の姿）の特性を使う。",
    en: "If the source is said to act, its characteristics on resolution count, or its last ones if it is gone.",
  },
  "mtg-6e:A.4.7": {
    ja: "積むときには、呪文や能力を宣言するときと同じく、対象やモードを選ぶ。",
    en: "As it goes on the stack, targets and modes are chosen just as for an announced spell or ability.",
  },
  "mtg-6e:A.4.8": {
    ja: "同時に積むなら、まずターンのプレイヤーが自分のものを、次に相手が自分のものを、それぞれ好きな順に積む。",
    en: "Of several at once, the active player stacks theirs first, in any order, and then the other player does the same.",
  },
  "mtg-6e:A.4.9": {
    ja: "「払うことで～できる」とあっても起動型能力にはならないが、そこから生まれる副能力は起動型能力である。",
    en: "Offering an effect for a payment does not make it an activated ability, though the sub-ability thus created is one.",
  },
  "mtg-6e:A.4.10": {
    ja: "コントローラーは、元のパーマネントまたは効果のコントローラーで、積むときでなく誘発したときに決まる。",
    en: "Its controller is that of the permanent or effect it comes from, fixed as it triggers and not as it is stacked.",
  },
  "mtg-6e:A.4.11": {
    ja: "A.4.10と異なり、発生源のコントローラー以外に選ばせる能力は、選ぶ人がコントロールする。",
    en: "A.4.10 gives way here: an ability that offers a choice to someone other than its source's controller is controlled by the one who chooses.",
  },
  "mtg-6e:A.4.12": {
    ja: "二人ともに選ばせる能力は、断りがなければ、一人に一つずつ別々に積まれる。",
    en: "If both players are to choose, each gets a separate ability on the stack, unless it says otherwise.",
  },
  "mtg-6e:A.4.13": {
    ja: "条件が満たされた回数だけ誘発し、一つの出来事の中で何度も満たされれば何度も誘発する。",
    en: "It triggers once for each time its condition is met, several times even within a single event.",
  },
  "mtg-6e:A.4.14": {
    ja: "「してもよい」とあれば、するかどうかは解決するときに決める。前は宣言のときだった（410.5）。",
    en: "With “may”, whether to do it is decided on resolution; formerly (410.5) it was on announcement.",
  },
  "mtg-6e:A.4.15": {
    ja: "条件の後に「なら」と検査が続くものは、誘発のときと解決のときの両方で調べ、真でなければ誘発しないか、何もしない。",
    en: "An “if” after the condition is tested twice: if false at first nothing triggers, if false on resolution nothing is done.",
  },
  "mtg-6e:A.4.16": {
    ja: "ゲームの状態を見張るものは、何かの解決中でも条件を調べる。これを「状態に基づく誘発」という。",
    en: "“State triggers” watch the state of the game, and do so even while something resolves.",
  },
  "mtg-6e:A.4.17": {
    ja: "状態に基づくものは、条件がいったん偽になり、また真になるまで、再び誘発しない。",
    en: "A state trigger does not trigger anew until its condition has been false and becomes true once more.",
  },
  "mtg-6e:A.4.18": {
    ja: "自身が「ブロックしたとき」「ブロックされたとき」は、相手が何体でも戦闘ごとに1回。効果でブロックされても誘発する。",
    en: "“When this blocks” or “becomes blocked” triggers once per combat, however many are involved, and also if an effect makes it blocked.",
  },
  "mtg-6e:A.4.19": {
    ja: "「クリーチャーを」「クリーチャーが」ブロックしたとき、とあるものは1体ごとに誘発するが、効果によるブロックでは誘発しない。",
    en: "When worded as blocking, or being blocked by, “a creature”, it triggers for each one, but not if an effect makes it blocked.",
  },
  "mtg-6e:A.4.20": {
    ja: "移動で誘発し、移ったカードに働くものは、移った先でそれを探し、解決する前に去っていれば何もできない。",
    en: "An ability triggered by a card's move acts on it where it went, and fails if it has left there before resolution.",
  },
  "mtg-6e:A.4.21": {
    ja: "「場を離れる」誘発は、離れる直前までさかのぼって見る。一緒に離れるものの能力や効果も、まだあるものとして扱う。",
    en: "“Leaves play” triggers look back to just before; abilities and effects that leave at the same time still count.",
  },
  "mtg-6e:A.4.22": {
    ja: "「場に出る」誘発は、継続的効果をみな当てはめた後の姿を見る。",
    en: "“Comes into play” triggers look at the permanent with all continuous effects applied.",
  },
  "mtg-6e:A.4.23": {
    ja: "能力のプレイを禁じる効果があっても、誘発した能力は積まれる。",
    en: "A ban on playing abilities does not stop triggered ones from being stacked.",
  },
  "mtg-6e:A.4.24": {
    ja: "一定数にブロックされる誘発は、後から加わって届いても働く。入れ替えでは働かず、戦闘ごとに1回。",
    en: "A trigger on being blocked by a given number also counts blockers added later, but not exchanged ones, and only once per combat.",
  },
  "mtg-6e:A.4.r1": {
    ja: "解決中にほかの能力が誘発すると、どれが先に解決されるか",
    en: "In what order triggers resolve that arise while another resolves",
  },
  "mtg-6e:A.4.r2": {
    ja: "コントロールを失ったときの誘発が、場を離れたときにも働くかどうか",
    en: "Whether a trigger on losing control also works when the thing leaves play",
  },
  "mtg-6e:A.4.r3": {
    ja: "一つの出来事で誘発する能力の数は、同じものがいくつもあるとき、いくつになるか",
    en: "How often abilities of one or several permanents trigger on the same event",
  },
  "mtg-6e:A.4.r4": {
    ja: "条件になる出来事が軽減や置換をされたら誘発するかどうか",
    en: "Whether it triggers if the event is prevented or replaced",
  },
  "mtg-6e:A.4.r5": {
    ja: "カウンターなどを伴って場に出るのは、誘発型能力によるのかどうか",
    en: "Whether coming into play with something, such as counters, is a triggered ability",
  },
  "mtg-6e:A.4.r6": {
    ja: "自身が場を離れるときにも誘発するかどうか",
    en: "Whether a permanent's ability triggers on its own leaving",
  },
  "mtg-6e:A.4.r7": {
    ja: "場を離れた誘発が作る継続的効果は、その終わりの条件をいつの状態で調べるか",
    en: "Which state decides when a continuous effect ends that a “leaves play” trigger made",
  },
  "mtg-6e:A.4.r8": {
    ja: "「または」でつながれた条件が両方当てはまると、何回誘発するか",
    en: "How often it triggers if both sides of an “or” in the condition apply",
  },
  "mtg-6e:A.5": { ja: "遅延能力", en: "Delayed abilities" },
  "mtg-6e:A.5.1": {
    ja: "後になって何かをする能力を作る効果があり、その能力を遅延能力という。",
    en: "Some effects create an ability that does something later: a delayed ability.",
  },
  "mtg-6e:A.5.2": {
    ja: "遅延能力は、作られた後の出来事でしか誘発しないので、先に済んでしまえば誘発しないままになる。",
    en: "It cannot trigger on what happened before it existed, and so it may never trigger.",
  },
  "mtg-6e:A.5.3": {
    ja: "名指ししたパーマネントの特性が変わっても、それに働き続ける。",
    en: "It still acts on the permanent that it names if that one's characteristics change.",
  },
  "mtg-6e:A.5.4": {
    ja: "名指ししたものが場など元のゾーンを離れれば、後で戻ったとしても何もできない。",
    en: "It fails if what it names has left its zone, even if it came back.",
  },
  "mtg-6e:A.5.5": {
    ja: "誘発する遅延能力は、断りがなければ1回限り。",
    en: "One with a trigger condition triggers a single time unless it says otherwise.",
  },
  "mtg-6e:A.6": { ja: "マナ能力", en: "Mana abilities" },
  "mtg-6e:A.6.1": {
    ja: "マナを加える起動型能力と、マナ能力から誘発してマナを加える誘発型能力を、マナ能力という。",
    en: "Activated abilities that add mana are mana abilities; so are triggered ones that add mana and are triggered by a mana ability.",
  },
  "mtg-6e:A.6.2": {
    ja: "スタックを使わず、その場で解決する。",
    en: "Mana abilities skip the stack and resolve on the spot.",
  },
  "mtg-6e:A.6.3": {
    ja: "優先権があるときか、宣言や解決の途中でマナを払うときに使える。",
    en: "They may be played with priority, or when mana has to be paid during an announcement or resolution.",
  },
  "mtg-6e:A.6.4": {
    ja: "マナ能力で誘発してマナを出すものは直ちに解決する。条件が、マナのためのタップなど、マナ能力と分かるものに限る。",
    en: "Those triggered by a mana ability resolve right after it, but only if their condition itself speaks of one, like tapping for mana.",
  },
  "mtg-6e:A.6.5": {
    ja: "今は一つもマナを出せなくても、マナ能力であることに変わりはない。",
    en: "It stays a mana ability even when it would give no mana at the moment.",
  },
  "mtg-6e:A.6.6": {
    ja: "ほかが出せるマナの種類を見る効果は、ふつうの効果と置換効果を数に入れ、誘発が足すマナは数に入れない。",
    en: "Looking at what mana something could give takes in normal and replacement effects, but no mana added by triggers.",
  },
  "mtg-6e:A.6.7": {
    ja: "コピーや誘発で足されるマナの種類を選ぶのは、だれの効果であっても、元のマナ能力を使った人。",
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
    ja: "まず宣言し、コスト、対象、モードを済ませる（T.4）。",
    en: "First it is announced, with its costs, targets and modes (T.4).",
  },
  "mtg-6e:A.6.9.2": {
    ja: "次に解決し、対象を確かめる。どれも正しくなくなっていれば打ち消され、そうでなければ効果が起こる（T.6）。",
    en: "Then it resolves: targets are checked, it is countered if all are illegal, or else takes effect (T.6).",
  },
  "mtg-6e:A.6.10": {
    ja: "マナを払うかどうかの前にマナ能力を使え、使い終わるまで、ほかの選択や状態の確認はしない。",
    en: "Mana abilities are played right before a choice to pay mana; other choices and checks wait until that is over.",
  },
  "mtg-6e:A.6.r1": { ja: "マナを加える呪文もマナ能力かどうか", en: "Whether a spell that adds mana is a mana ability" },
  "mtg-6e:A.6.r2": {
    ja: "マナ能力で誘発した、マナ能力でない能力はどこに置かれるか",
    en: "Where a trigger goes that a mana ability set off but that is no mana ability",
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
