import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries C.1 to C.7 of the general rulings summary. */
export const COMBAT_SUMMARIES = {
  "mtg-6e:C.1": { ja: "戦闘フェイズ", en: "The combat phase" },
  "mtg-6e:C.1.1": { ja: "戦闘フェイズは五つのステップでできている。", en: "The combat phase has five steps." },
  "mtg-6e:C.1.1.1": { ja: "戦闘の一つ目は、戦闘開始ステップ。", en: "Step one of combat is the beginning of combat." },
  "mtg-6e:C.1.1.2": {
    ja: "戦闘の二つ目は、攻撃するクリーチャーを指定するステップ。",
    en: "In step two of combat attackers are declared.",
  },
  "mtg-6e:C.1.1.3": {
    ja: "戦闘の三つ目は、ブロックするクリーチャーを指定するステップ。",
    en: "In step three of combat blockers are declared.",
  },
  "mtg-6e:C.1.1.4": {
    ja: "戦闘の四つ目は、戦闘ダメージ・ステップ。",
    en: "In step four of combat, combat damage is assigned and dealt.",
  },
  "mtg-6e:C.1.1.5": { ja: "戦闘の五つ目は、戦闘終了ステップ。", en: "Step five of combat is the end of combat." },
  "mtg-6e:C.1.2": {
    ja: "攻撃するものはみな、足並みをそろえてステップを進む。1体ずつ順に戦闘を済ませることはない。",
    en: "All attackers move through the steps side by side; they are not handled one after the other.",
  },
  "mtg-6e:C.1.3": {
    ja: "「攻撃クリーチャー」と呼ぶのは指定から戦闘終了まで、「ブロック・クリーチャー」と呼ぶのはブロック指定から戦闘終了まで。",
    en: "A creature is “attacking” from the attack step through end of combat, and “blocking” from the block step through end of combat.",
  },
  "mtg-6e:C.1.4": {
    ja: "戦闘中にクリーチャーでなくなったものは、戦闘から外れる。",
    en: "Whatever stops being a creature leaves combat.",
  },
  "mtg-6e:C.1.5": {
    ja: "場を離れるか、コントローラーが替わったクリーチャーは、戦闘から外れる。",
    en: "A creature that leaves play or comes under another player's control leaves combat.",
  },
  "mtg-6e:C.1.6": {
    ja: "再生すると、そのクリーチャーは戦闘から外れる。",
    en: "Regenerating takes a creature out of combat.",
  },
  "mtg-6e:C.1.7": {
    ja: "攻撃やブロックを指定された後は、タップやアンタップをしても戦闘から外れず、戦闘ダメージも減らない。",
    en: "Tapping or untapping a declared attacker or blocker neither takes it out of combat nor lessens its combat damage.",
  },
  "mtg-6e:C.1.8": {
    ja: "「戦闘ダメージ」は、戦いそのものが4番目のステップで与える分だけを指し、戦闘中の呪文や能力のダメージは含まない。",
    en: "“Combat damage” means only what the fight itself deals in step four, never damage by spells or abilities during combat.",
  },
  "mtg-6e:C.1.r1": {
    ja: "戦闘から外されたクリーチャーはどう扱われるか",
    en: "What state a creature is in once it has been removed from combat",
  },
  "mtg-6e:C.1.r2": {
    ja: "移しかえられた戦闘ダメージも戦闘ダメージかどうか",
    en: "Whether combat damage that is redirected is still combat damage",
  },
  "mtg-6e:C.1.r3": {
    ja: "戦闘を10の段階に書き下すとどうなるか、途中で外れたものはダメージをどうするか",
    en: "Combat written out in ten stages, and whether creatures lost on the way deal or receive damage",
  },
  "mtg-6e:C.1.r3.1": {
    ja: "戦闘の第1段階: 戦闘開始時の誘発を積み、インスタントなどをプレイできる。",
    en: "Stage 1 of combat: beginning-of-combat triggers are stacked, then fast effects may be played.",
  },
  "mtg-6e:C.1.r3.2": {
    ja: "戦闘の第2段階: 攻撃するクリーチャーを指定する。",
    en: "Stage 2 of combat: attackers are declared.",
  },
  "mtg-6e:C.1.r3.3": {
    ja: "戦闘の第3段階: 攻撃したことによる誘発を積み、インスタントなどをプレイできる。",
    en: "Stage 3 of combat: triggers of the attack are stacked, then fast effects may be played.",
  },
  "mtg-6e:C.1.r3.4": {
    ja: "戦闘の第4段階: ブロックするクリーチャーを指定する。",
    en: "Stage 4 of combat: blockers are declared.",
  },
  "mtg-6e:C.1.r3.5": {
    ja: "戦闘の第5段階: ブロックしたことによる誘発を積み、インスタントなどをプレイできる。",
    en: "Stage 5 of combat: triggers of the blocks are stacked, then fast effects may be played.",
  },
  "mtg-6e:C.1.r3.6": {
    ja: "戦闘の第6段階: 戦闘ダメージを割り振るが、与えるのはまだ先。",
    en: "Stage 6 of combat: combat damage is assigned but not yet dealt.",
  },
  "mtg-6e:C.1.r3.7": {
    ja: "戦闘の第7段階: 割り振りがスタックにあるうちに、インスタントなどをプレイできる。",
    en: "Stage 7 of combat: fast effects may be played while the assigned damage waits.",
  },
  "mtg-6e:C.1.r3.8": {
    ja: "戦闘の第8段階: 割り振られたダメージが与えられる。",
    en: "Stage 8 of combat: the damage is dealt.",
  },
  "mtg-6e:C.1.r3.9": {
    ja: "戦闘の第9段階: ダメージによる誘発を積み、インスタントなどをプレイできる。",
    en: "Stage 9 of combat: triggers of the damage are stacked, then fast effects may be played.",
  },
  "mtg-6e:C.1.r3.10": {
    ja: "戦闘の第10段階: 戦闘終了時の誘発を積み、インスタントなどをプレイできる。",
    en: "Stage 10 of combat: end-of-combat triggers are stacked, then fast effects may be played.",
  },
  "mtg-6e:C.2": { ja: "戦闘開始ステップ", en: "Beginning of combat step" },
  "mtg-6e:C.2.1": {
    ja: "戦闘開始時の誘発を積み終えたら、ターンのプレイヤーが優先権を得る。",
    en: "After beginning-of-combat triggers are stacked, the active player has priority.",
  },
  "mtg-6e:C.3": { ja: "攻撃の指定ステップ", en: "Declare attackers step" },
  "mtg-6e:C.3.1": {
    ja: "ターンのプレイヤーが攻撃するものを選び、攻撃による誘発を積み、優先権を得る。だれも攻撃しなければ、優先権もなく、すぐに戦闘終了ステップへ進む。",
    en: "The active player picks attackers; attack triggers are stacked, then there is priority. Without attackers there is none, and play goes straight to the end of combat step.",
  },
  "mtg-6e:C.3.2": {
    ja: "攻撃する相手は対戦相手その人で、クリーチャーや自分は攻撃できない。",
    en: "Attacks are made on an opponent, never on creatures or on oneself.",
  },
  "mtg-6e:C.3.3": {
    ja: "攻撃できるのは、ターンのプレイヤーの、タップしていないクリーチャーで、壁でないもの。",
    en: "Only the active player's creatures may attack, and neither tapped ones nor Walls.",
  },
  "mtg-6e:C.3.4": {
    ja: "ターンの初めからずっと自分のものだったクリーチャーでなければ、攻撃できない（速攻を持つものは別）。",
    en: "Unless it has haste, a creature may attack only if its controller has had it without a break since the turn began.",
  },
  "mtg-6e:C.3.5": {
    ja: "攻撃するものは全部いっぺんに指定し、スタックは使わない。",
    en: "All attackers are declared at one time and without the stack.",
  },
  "mtg-6e:C.3.6": {
    ja: "ほかに書かれていなければ、タップは攻撃のコストの一つ。",
    en: "Unless something says otherwise, tapping a creature is a cost of attacking with it.",
  },
  "mtg-6e:C.3.7": {
    ja: "攻撃に追加のコストが掛かることがあり、マナなら、払う間にマナ能力を使える。",
    en: "Attacking can have further costs; if mana is among them, mana abilities may be played while paying.",
  },
  "mtg-6e:C.3.8": {
    ja: "指定が正しければその場で攻撃クリーチャーになり、戦闘から外れるか戦闘フェイズが終わるまでそうあり続ける。",
    en: "Right after a legal declaration the chosen creatures are attacking, until removed from combat or until the combat phase ends.",
  },
  "mtg-6e:C.3.9": {
    ja: "攻撃を強いられ、攻撃に加われるクリーチャーを残すと、その攻撃は認められない。",
    en: "An attack that leaves out a creature which must attack and could is not legal.",
  },
  "mtg-6e:C.3.r1": {
    ja: "認められない攻撃を宣言するとどうなるか",
    en: "What happens when an illegal attack is declared",
  },
  "mtg-6e:C.3.r2": { ja: "攻撃に加わるのを禁じる効果について", en: "Effects that keep creatures from attacking" },
  "mtg-6e:C.3.r3": {
    ja: "攻撃してもタップしないクリーチャーが、タップした状態から攻撃できるかどうか",
    en: "Whether a creature that attacks without tapping may be tapped when declared",
  },
  "mtg-6e:C.3.r4": { ja: "パワーが0でも攻撃できるかどうか", en: "Whether a creature of power 0 may attack" },
  "mtg-6e:C.3.r5": {
    ja: "攻撃できる条件をいつ調べ、後から崩れるとどうなるか",
    en: "When conditions for attacking are checked, and what if they change afterwards",
  },
  "mtg-6e:C.3.r6": {
    ja: "できるだけ多くで攻撃しなければならないか、強いられたものが選び方しだいで攻撃できないときはどうか",
    en: "Whether attackers must be as many as possible, and what if the choice of some keeps forced creatures from attacking",
  },
  "mtg-6e:C.3.r7": {
    ja: "仲間と一緒でなければ攻撃できないもの同士で攻撃できるかどうか",
    en: "Whether two creatures that each need company to attack may attack together",
  },
  "mtg-6e:C.3.r8": {
    ja: "「単独で」攻撃やブロックをするとは何を指すか",
    en: "What it means that a creature attacks or blocks “alone”",
  },
  "mtg-6e:C.4": { ja: "ブロックの指定ステップ", en: "Declare blockers step" },
  "mtg-6e:C.4.1": {
    ja: "防御側がブロックするものを選び、ブロックによる誘発を積み、ターンのプレイヤーが優先権を得る。",
    en: "The defending player picks blockers; block triggers are stacked, and then the active player has priority.",
  },
  "mtg-6e:C.4.2": {
    ja: "ブロックするものは1体につき攻撃クリーチャー1体を選び、1体を何体で止めてもよい。",
    en: "Each blocker is given one attacker, and several may be given the same one.",
  },
  "mtg-6e:C.4.3": {
    ja: "ブロックできるのは、防御側の、タップしていないクリーチャーに限る。",
    en: "Only untapped creatures of the defending player may block.",
  },
  "mtg-6e:C.4.4": {
    ja: "ブロックは全部いっぺんに指定し、スタックは使わない。",
    en: "All blocks are declared at one time and without the stack.",
  },
  "mtg-6e:C.4.5": {
    ja: "ブロックにコストが掛かることがあり、マナなら、払う間に防御側がマナ能力を使える。",
    en: "Blocking can have costs; if mana is among them, the defending player may play mana abilities while paying.",
  },
  "mtg-6e:C.4.6": {
    ja: "指定されたものは、そこからブロック・クリーチャーであり、戦闘から外れるか戦闘フェイズが終わるまでそうあり続ける。",
    en: "Creatures declared as blockers stay blockers until removed from combat or until the combat phase ends.",
  },
  "mtg-6e:C.4.7": {
    ja: "だれかが付いた攻撃クリーチャーは戦闘の間ずっとブロックされた扱いで、一体も付かなければ「ブロックされなかった」扱いになる。",
    en: "An attacker given a blocker is blocked for the rest of combat; one given none is “unblocked”.",
  },
  "mtg-6e:C.4.8": {
    ja: "一度ブロックされれば、ブロックした側がみないなくなってもブロックされたままで、トランプルがなければプレイヤーにダメージを与えない。",
    en: "Once blocked, an attacker stays so even if every blocker is gone, and without trample does not damage the defending player.",
  },
  "mtg-6e:C.4.9": {
    ja: "ブロックを強いられ、ブロックに加われるクリーチャーを残すと、そのブロックは認められない。",
    en: "A block that leaves out a creature which must block and could is not legal.",
  },
  "mtg-6e:C.4.10": {
    ja: "止められる数より多くをブロックするよう強いられたら、防御側がどれにするかを選び、できるだけ多くをブロックする。",
    en: "A creature told to block more than it legally can blocks as many as it can, which ones being the defender's choice.",
  },
  "mtg-6e:C.4.11": {
    ja: "攻撃バンドの一員を正しくブロックすれば、止められないはずの残りの仲間もブロックしたことになる。",
    en: "To block one member of an attacking band is to block all of it, even those that could not be blocked alone.",
  },
  "mtg-6e:C.4.r1": {
    ja: "認められないブロックを宣言するとどうなるか",
    en: "What happens when an illegal block is declared",
  },
  "mtg-6e:C.4.r2": { ja: "ブロックするとタップするかどうか", en: "Whether blocking taps a creature" },
  "mtg-6e:C.4.r3": {
    ja: "ブロックしたくないときも、しなければならないかどうか",
    en: "Whether you have to block when you do not want to",
  },
  "mtg-6e:C.4.r4": { ja: "ブロックに加わるのを禁じる効果について", en: "Effects that keep creatures from blocking" },
  "mtg-6e:C.4.r5": {
    ja: "ブロックできる条件をいつ調べ、後から崩れるとどうなるか",
    en: "When conditions for blocking are checked, and what if they change afterwards",
  },
  "mtg-6e:C.4.r6": {
    ja: "攻撃クリーチャーが回避能力をいくつも持つとき、ブロックに何が要るか",
    en: "What a blocker needs against an attacker with several evasion abilities",
  },
  "mtg-6e:C.4.r7": {
    ja: "来たばかりのクリーチャーもブロックできるかどうか",
    en: "Whether a creature that has just arrived may block",
  },
  "mtg-6e:C.4.r8": {
    ja: "できるだけ多くでブロックしなければならないか、強いられたものが選び方しだいでブロックできないときはどうか",
    en: "Whether blockers must be as many as possible, and what if the choice of some keeps forced creatures from blocking",
  },
  "mtg-6e:C.5": { ja: "戦闘ダメージ・ステップ", en: "Combat damage step" },
  "mtg-6e:C.5.1": {
    ja: "攻撃側、防御側の順にダメージの割り振りを言い、まとめて一つとして積み、優先権が生じる。解決して初めてダメージになる。",
    en: "Attacker, then defender, announce their damage; all of it waits on the stack as one thing, can be responded to, and is dealt on resolution.",
  },
  "mtg-6e:C.5.2": {
    ja: "攻撃側も防御側も、与えるダメージはパワーと同じだけ。",
    en: "Attackers and blockers alike deal damage equal to their power.",
  },
  "mtg-6e:C.5.3": {
    ja: "止められなかったものは、防御側の本人にダメージを与える。",
    en: "Damage of unblocked creatures goes to the defending player.",
  },
  "mtg-6e:C.5.4": {
    ja: "ブロックされたものの分は、コントローラーが、止めている相手に好きなように割り振る。だれも残っていなければ、トランプルがないかぎり与えない。",
    en: "A blocked creature's controller divides its damage freely among its blockers; if none are left, it deals none, unless it has trample.",
  },
  "mtg-6e:C.5.5": {
    ja: "ブロックしたものの分は、コントローラーが、止めている相手に好きなように割り振る。だれも残っていなければ与えない。",
    en: "A blocker's controller divides its damage freely among what it blocks; if none are left, it deals none.",
  },
  "mtg-6e:C.5.6": {
    ja: "パワーが変わっても場を離れても、割り振ったときの量で与える。受け手が場にいなければ、その分は消える。",
    en: "Damage is dealt as assigned though its source has left or changed power; the share of a receiver that left play is lost.",
  },
  "mtg-6e:C.5.7": {
    ja: "戦闘ダメージを与えたクリーチャーの特性は、割り振りではなく解決のときのもの（場を離れていれば、離れたときのもの）で見る。",
    en: "Combat damage comes from a creature as it is on resolution, not on assignment; if it has left play, as it last was there.",
  },
  "mtg-6e:C.5.8": {
    ja: "割り振った戦闘ダメージは呪文でも能力でもないので、打ち消せない。",
    en: "Assigned combat damage is neither a spell nor an ability and so cannot be countered.",
  },
  "mtg-6e:C.5.9": {
    ja: "先制攻撃を持つものがいれば、ステップは二度ある。まずそれらだけ、次に残りがダメージを与え、初めに破壊されたものは二度目に与えない。",
    en: "With first strike in combat there are two damage steps: those creatures first, the others later; what is destroyed in the first deals nothing in the second.",
  },
  "mtg-6e:C.5.10": {
    ja: "1体が2体以上と戦い、その2体以上の中にバンドを持つものがいれば、1体の側のダメージを割り振るのは相手方になる。",
    en: "Where several creatures face one and any of them has banding, their own player assigns the damage of that one.",
  },
  "mtg-6e:C.5.r1": {
    ja: "ダメージはバンドでまとめて与えるのか、1体ずつか",
    en: "Whether damage is dealt by each creature apart, even in a band",
  },
  "mtg-6e:C.5.r2": {
    ja: "何体にもブロックされたとき、偏った割り振りや、タフネスを超える割り振りができるかどうか",
    en: "How freely damage may be divided among several blockers, even beyond their toughness",
  },
  "mtg-6e:C.5.r3": {
    ja: "ただ1体のブロッカーがバンドを持つとき、だれが割り振り、トランプルはどうなるか",
    en: "Who assigns damage when the only blocker has banding, which matters for trample",
  },
  "mtg-6e:C.6": { ja: "戦闘終了ステップ", en: "End of combat step" },
  "mtg-6e:C.6.1": {
    ja: "「戦闘終了時」の能力がみな誘発して積まれ、ターンのプレイヤーが優先権を得る。",
    en: "All abilities that say “at end of combat” trigger and go on the stack; the active player then has priority.",
  },
  "mtg-6e:C.6.r1": {
    ja: "場に残ったまま戦闘から外されたものに、戦闘終了時の能力は働くかどうか",
    en: "Whether end-of-combat abilities still work on a creature that was removed from combat but is in play",
  },
  "mtg-6e:C.7": { ja: "攻撃やブロックの強制", en: "Having to attack or block" },
  "mtg-6e:C.7.1": {
    ja: "「可能なら」の強制は、攻撃やブロックが認められない間は守らなくてよい。",
    en: "A demand to attack or block “if able” may be ignored while doing so is not legal.",
  },
  "mtg-6e:C.7.2": {
    ja: "攻撃にコストが掛かるなら（0でも）、強制されていても払わなくてよい。払ったなら攻撃しなければならない。",
    en: "Being forced to attack does not make you pay an attack cost, even of 0; once it is paid, the creature has to attack.",
  },
  "mtg-6e:C.7.3": {
    ja: "そのターンに攻撃を強いられるのは一度だけで、攻撃が何度あっても毎回ではない。",
    en: "A creature that must attack in a turn has to do so once, not in every attack of that turn.",
  },
  "mtg-6e:C.7.r1": {
    ja: "攻撃やブロックを強いられたものを、できるだけ多く加えなければならないかどうか",
    en: "Whether the number of forced attackers or blockers must be as high as possible",
  },
} as const satisfies SummaryRows;
