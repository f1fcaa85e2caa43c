import type { SummaryRows } from "../summary-rows";

/** Summaries of the entries G.28 to G.43 of the general rulings summary. */
export const GAME_WORDS_28_SUMMARIES = {
  "mtg-6e:G.28": { ja: "場に出す", en: "Putting into play" },
  "mtg-6e:G.28.1": {
    ja: "効果でカードを場に出すのは、プレイしたことにも唱えたことにもならず、プレイのコストも払えない。",
    en: "A card put into play by an effect is neither played nor cast, and costs of playing it cannot be paid.",
  },
  "mtg-6e:G.28.2": { ja: "効果で場に出たカードのXは0。", en: "X is 0 for a card put into play by an effect." },
  "mtg-6e:G.28.3": {
    ja: "特性を選ぶ必要のあるカードは、場に出す効果の解決中に選ぶ。",
    en: "Characteristics that have to be set are chosen as the effect that puts the card into play resolves.",
  },
  "mtg-6e:G.28.4": {
    ja: "プレイに対象の要るカードを効果で場に出すなら、場に出るときに対象を選ぶ。選べなければ元の場所に残る。",
    en: "If playing a card needs a target and an effect puts it into play, the target is chosen as it comes into play; without one it stays where it was.",
  },
  "mtg-6e:G.28.5": {
    ja: "個別エンチャントをプレイせずに場に出す人は、その直前に付ける先を選ぶ。なければ元のゾーンに残る。",
    en: "A player who puts a local enchantment into play without playing it picks what it goes on just before; if nothing fits, it stays where it was.",
  },
  "mtg-6e:G.29": { ja: "再生", en: "Regeneration" },
  "mtg-6e:G.29.1": {
    ja: "再生とは、致死ダメージや破壊で墓地に行くのを防ぐこと。",
    en: "Regeneration saves a permanent from going to the graveyard by lethal damage or destruction.",
  },
  "mtg-6e:G.29.2": {
    ja: "再生は置換効果なので、破壊される前にプレイしておく。墓地に行ってからでは遅い。",
    en: "Being a replacement, regeneration must be played before the permanent is destroyed; afterwards is too late.",
  },
  "mtg-6e:G.29.3": {
    ja: "再生は、このターンに次に破壊されるとき、かわりにダメージを除いてタップし、戦闘から外す。",
    en: "Regeneration means that the next time the permanent would be destroyed this turn, its damage is removed, it taps and leaves combat instead.",
  },
  "mtg-6e:G.29.4": {
    ja: "生け贄になったものや、もう墓地にあるものは再生できない。",
    en: "What is sacrificed or already in the graveyard cannot regenerate.",
  },
  "mtg-6e:G.29.5": {
    ja: "ただ「再生する」とあれば、このターンの次の破壊に備えるという意味。",
    en: "A plain “regenerate” means for the next destruction this turn.",
  },
  "mtg-6e:G.29.6": {
    ja: "タフネスが0以下のクリーチャーは再生できない。",
    en: "A creature with toughness 0 or less cannot regenerate.",
  },
  "mtg-6e:G.29.r1": {
    ja: "タップしているクリーチャーも再生できるかどうか",
    en: "Whether a tapped creature can regenerate",
  },
  "mtg-6e:G.29.r2": {
    ja: "再生したものに付いているものや、墓地に行く誘発はどうなるか",
    en: "What regeneration does to what is on the permanent and to triggers on going to the graveyard",
  },
  "mtg-6e:G.29.r3": {
    ja: "破壊されそうもないときに、再生の呪文や能力をプレイできるかどうか",
    en: "Whether regeneration may be played with no destruction in sight",
  },
  "mtg-6e:G.29.r4": {
    ja: "一つの効果で2回破壊されるとき、1回の再生で足りるかどうか",
    en: "Whether one regeneration is enough if an effect destroys a creature twice",
  },
  "mtg-6e:G.29.r5": {
    ja: "再生をプレイしても破壊されなかったら、タップやダメージの除去が起こるかどうか",
    en: "Whether regeneration taps the creature and removes damage if nothing is destroyed",
  },
  "mtg-6e:G.30": { ja: "ゲームから取り除く", en: "Removing from the game" },
  "mtg-6e:G.30.1": {
    ja: "ゲームから取り除かれたカードやトークンは、「ゲームから除外」のゾーンに行く。",
    en: "Cards and tokens removed from the game go to a zone kept for them.",
  },
  "mtg-6e:G.30.r1": {
    ja: "ゲームから取り除かれるクリーチャーを再生できるかどうか",
    en: "Whether a creature being removed from the game can regenerate",
  },
  "mtg-6e:G.30.r2": {
    ja: "ゲームから取り除かれたものに付いていた個別エンチャントはどうなるか",
    en: "What becomes of local enchantments on what is removed from the game",
  },
  "mtg-6e:G.31": { ja: "公開", en: "Reveal" },
  "mtg-6e:G.31.1": {
    ja: "公開とは、カードを全員に見せてから、元に戻すこと。",
    en: "To reveal is to show a card to everyone and put it back.",
  },
  "mtg-6e:G.31.2": {
    ja: "手札を公開してプレイするという効果では、効果が終わるまで見せたままにする。",
    en: "If an effect has you play with your hand revealed, it stays so until that effect ends.",
  },
  "mtg-6e:G.31.r1": {
    ja: "もう公開されているカードを、さらに公開できるかどうか",
    en: "Whether a card that is already revealed can be revealed by another effect",
  },
  "mtg-6e:G.31.r2": { ja: "公開すると、カードはゾーンを移るのかどうか", en: "Whether a revealed card changes zones" },
  "mtg-6e:G.31.r3": {
    ja: "何枚も公開するときは同時か、順にか",
    en: "Whether several cards are revealed together or in turn",
  },
  "mtg-6e:G.32": { ja: "端数", en: "Rounding" },
  "mtg-6e:G.32.1": {
    ja: "割り切れたら、切り上げても切り捨てても同じ。",
    en: "If a division comes out even, rounding changes nothing.",
  },
  "mtg-6e:G.32.2": {
    ja: "「端数切り捨て」は、小数のところをなくす。7の半分なら3。",
    en: "Rounding down drops the fraction: half of 7 is 3.",
  },
  "mtg-6e:G.32.3": {
    ja: "「端数切り上げ」は、小数があれば上の整数にする。7の半分なら4。",
    en: "Rounding up goes to the next whole number if there is a fraction: half of 7 is 4.",
  },
  "mtg-6e:G.33": { ja: "生け贄", en: "Sacrifice" },
  "mtg-6e:G.33.1": {
    ja: "生け贄に捧げるとは、パーマネントを場からオーナーの墓地に置くこと。",
    en: "To sacrifice a permanent is to put it from play into its owner's graveyard.",
  },
  "mtg-6e:G.33.2": { ja: "生け贄を防ぐ手だてはない。", en: "There is no way to prevent a sacrifice." },
  "mtg-6e:G.33.3": {
    ja: "生け贄にできるのは自分がコントロールするものだけで、ほかのものでは何も起こらない。",
    en: "You can sacrifice only what you control; with anything else, nothing happens.",
  },
  "mtg-6e:G.33.4": {
    ja: "生け贄は対象を取らないので、プロテクションにも防がれない。",
    en: "A sacrifice does not target, so protection is no help against it.",
  },
  "mtg-6e:G.33.r1": { ja: "生け贄をいつできるかは、何で決まるか", en: "What decides when something may be sacrificed" },
  "mtg-6e:G.33.r2": {
    ja: "一つのものを、二つの生け贄に当てられるかどうか",
    en: "Whether one permanent can pay two sacrifices",
  },
  "mtg-6e:G.33.r3": {
    ja: "望むだけで生け贄にできるかどうか",
    en: "Whether one may sacrifice merely because one wants to",
  },
  "mtg-6e:G.33.r4": {
    ja: "コストの生け贄に対応してから、それを何かに使えるかどうか、打ち消されたら戻るか",
    en: "Whether a response can come before a sacrifice made as a cost, and whether countering brings the permanent back",
  },
  "mtg-6e:G.33.r5": {
    ja: "自分の能力のために、自分を生け贄にできるかどうか",
    en: "Whether a permanent may be sacrificed to its own ability",
  },
  "mtg-6e:G.33.r6": {
    ja: "タップしているものや召喚酔いのものを生け贄にできるかどうか",
    en: "Whether tapped or summoning-sick creatures may be sacrificed",
  },
  "mtg-6e:G.34": { ja: "同時", en: "Simultaneous" },
  "mtg-6e:G.34.1": {
    ja: "分けることも、順に並べることもできない行動を同時という。",
    en: "Simultaneous actions can be neither split nor put in order.",
  },
  "mtg-6e:G.34.2": {
    ja: "同時にすることは、決めるべきことをみな先に決めてから、まとめて行う。",
    en: "All decisions for what is simultaneous are made first, and then everything is done as one.",
  },
  "mtg-6e:G.34.3": {
    ja: "いくつもが同時に場に出たら、その効果の順を三つの決まりで決める。",
    en: "If several permanents come into play simultaneously, three rules put their effects in order.",
  },
  "mtg-6e:G.34.3.a": {
    ja: "同時に場に出たものの効果の順は、個別エンチャントを除き、ターンのプレイヤーが決める。",
    en: "Of permanents that come into play simultaneously, the active player orders the effects of all but local enchantments.",
  },
  "mtg-6e:G.34.3.b": {
    ja: "同時に場に出た個別エンチャントの効果は、付いているものの効果の後になる。",
    en: "Of permanents that come into play simultaneously, a local enchantment's effect comes after that of what it is on.",
  },
  "mtg-6e:G.34.3.c": {
    ja: "同じものに付いて同時に場に出た個別エンチャントは、元々場に出た順のまま。",
    en: "Local enchantments that come back on one permanent simultaneously keep the order in which they first came into play.",
  },
  "mtg-6e:G.35": { ja: "ドローを飛ばす", en: "Skipping a draw" },
  "mtg-6e:G.35.1": { ja: "ドローを飛ばすのは置換効果。", en: "Skipping a draw is a replacement effect." },
  "mtg-6e:G.35.2": {
    ja: "飛ばされるのは、ふつう次に引くはずの1枚。",
    en: "As a rule the next card that would be drawn is the one skipped.",
  },
  "mtg-6e:G.36": { ja: "フェイズやステップを飛ばす", en: "Skipping phases and steps" },
  "mtg-6e:G.36.1": {
    ja: "フェイズやステップをコストとして飛ばせるのは、そのターンにそれが始まる前だけ。同じものは一度しか払えない。",
    en: "A phase or step may be skipped as a cost only before it has begun that turn, and paid with only once.",
  },
  "mtg-6e:G.36.2": {
    ja: "一回だけの効果で飛ばすものは、何回分もためておける。",
    en: "Skips from one-time effects add up, to be used one after the other.",
  },
  "mtg-6e:G.36.3": {
    ja: "継続的効果で飛ばすフェイズやステップは、始まろうとするときに自動的に飛ばす。",
    en: "A continuous effect skips a phase or step automatically each time it would begin.",
  },
  "mtg-6e:G.36.4": {
    ja: "同じフェイズやステップをいくつもの効果が飛ばすなら、どの効果で飛ばすかを選ぶ。",
    en: "If several effects would skip the same phase or step, it is chosen which does.",
  },
  "mtg-6e:G.36.5": {
    ja: "もう始まったフェイズやステップには、飛ばす効果は働かない。",
    en: "A skip does nothing to a phase or step that has begun.",
  },
  "mtg-6e:G.36.r1": {
    ja: "飛ばされたフェイズやステップの中のことは起こるかどうか",
    en: "Whether anything in a skipped phase or step still happens",
  },
  "mtg-6e:G.36.r2": {
    ja: "自動的に飛ばされるフェイズやステップを、先にコストとして払えるかどうか",
    en: "Whether a phase or step that would be skipped anyway may first be paid as a cost",
  },
  "mtg-6e:G.36.r3": {
    ja: "「次の」フェイズやステップとは、どれを指すか",
    en: "Which phase or step is meant by the next one",
  },
  "mtg-6e:G.37": { ja: "召喚酔い", en: "Summoning sickness" },
  "mtg-6e:G.37.1": {
    ja: "召喚酔いは、パーマネントが場に出たとき、またはコントロールを得たときから、手放さずに自分のターンを迎えるまで続く。",
    en: "Summoning sickness lasts from a permanent's arrival, or from gaining control of it, until you begin a turn controlling it.",
  },
  "mtg-6e:G.37.2": {
    ja: "召喚酔いのクリーチャーは、速攻がなければ、攻撃できず、自分の能力のコストのタップ・シンボルでタップできない。クリーチャーでなければ関係ない。",
    en: "Without haste, a creature with summoning sickness cannot attack or use its own abilities with a tap symbol in the cost; other permanents are not concerned.",
  },
  "mtg-6e:G.37.3": {
    ja: "召喚酔いは、クリーチャーだったかどうかでなく、ターンの初めからコントロールしていたかどうかで決まる。",
    en: "What counts for summoning sickness is having controlled the permanent since the turn began, not whether it was a creature then.",
  },
  "mtg-6e:G.37.r1": {
    ja: "どう得たクリーチャーでも召喚酔いになるかどうか",
    en: "Whether summoning sickness depends on how the creature was gained",
  },
  "mtg-6e:G.37.r2": {
    ja: "場を離れて同じターンに戻ってきたものは、召喚酔いになるかどうか",
    en: "Whether a permanent that left play and came back in the same turn has summoning sickness",
  },
  "mtg-6e:G.37.r3": {
    ja: "ほかのものの効果で、召喚酔いのものをタップできるかどうか",
    en: "Whether other effects may tap a creature that has summoning sickness",
  },
  "mtg-6e:G.37.r4": {
    ja: "タップして能力を使った後でクリーチャーになると、能力が失敗するかどうか",
    en: "Whether an ability fails if its source becomes a creature after tapping for it",
  },
  "mtg-6e:G.38": { ja: "タップ", en: "Tapping" },
  "mtg-6e:G.38.1": {
    ja: "タップとは、使ったしるしに、パーマネントを90度回すこと。",
    en: "To tap a permanent is to turn it sideways, as a sign of use.",
  },
  "mtg-6e:G.38.2": {
    ja: "タップしているものをさらにタップして、コストに充てることはできない。",
    en: "What is tapped cannot be tapped again as a cost.",
  },
  "mtg-6e:G.38.3": {
    ja: "効果でなら、タップしているものをタップしてもよいが、何も起こらない。",
    en: "An effect may tap what is tapped, to no effect.",
  },
  "mtg-6e:G.38.r1": {
    ja: "効果でタップされたものから、タップの能力が使われたことになるかどうか",
    en: "Whether being tapped by an effect pays for an ability",
  },
  "mtg-6e:G.39": { ja: "対象の宣言と解決", en: "Targets: announcing and resolving" },
  "mtg-6e:G.39.1": {
    ja: "対象を取る呪文や能力は、正しい対象がなければ宣言できない。",
    en: "A spell or ability that targets cannot be announced without a legal target.",
  },
  "mtg-6e:G.39.2": {
    ja: "対象をいくつも求めるなら、みな別のものでなければならない。",
    en: "If several targets are asked for, all of them must be different.",
  },
  "mtg-6e:G.39.3": {
    ja: "解決中に新しく選ぶ対象は、前に選んだものと同じでもよい。",
    en: "A target newly chosen on resolution may be the same as one chosen before.",
  },
  "mtg-6e:G.39.4": {
    ja: "解決する前にもう一度確かめ、正しくなくなった対象には何もしない。",
    en: "Targets are checked again before resolution, and nothing is done to one that is illegal.",
  },
  "mtg-6e:G.39.5": {
    ja: "一部の対象が正しくなくなったら、残りの正しい対象に対して解決する。",
    en: "If some targets have become illegal, the spell or ability resolves for those that remain.",
  },
  "mtg-6e:G.39.6": {
    ja: "対象が全部正しくなくなれば打ち消され、対象を取らない部分も行わない。「できなかった場合」「しなかった場合」などの部分だけは行う。",
    en: "If all targets have become illegal, the spell or ability is countered, and parts without targets are not carried out either, save those that say “if you cannot”, “if you do not” or the like.",
  },
  "mtg-6e:G.39.7": {
    ja: "コストのために取った対象は、宣言のときに正しければよい。",
    en: "A target that belongs to the cost needs to be legal only on announcement.",
  },
  "mtg-6e:G.39.8": {
    ja: "対象を変える効果は、新しい対象が正しくなければ変えられない。",
    en: "A change of target needs a legal new one, or else the target stays.",
  },
  "mtg-6e:G.39.r1": { ja: "対象は、どうすると正しくなくなるか", en: "In what ways a target becomes illegal" },
  "mtg-6e:G.39.r2": {
    ja: "後で正しくなるはずのものを、先に対象にできるかどうか",
    en: "Whether something may be targeted that will only become legal later",
  },
  "mtg-6e:G.39.r3": {
    ja: "対象が全部正しくなくなっても、「できなかった場合」「しなかった場合」の部分は行うかどうか",
    en: "Whether a part beginning “if you cannot” or “if you do not” is still carried out when all targets are illegal",
  },
  "mtg-6e:G.40": { ja: "対象を取るかどうか", en: "What targets and what does not" },
  "mtg-6e:G.40.1": {
    ja: "文章に「対象」という言葉がある呪文や能力だけが対象を取る。",
    en: "A spell or ability targets if its text has the word “target”, and only then.",
  },
  "mtg-6e:G.40.2": {
    ja: "「対象」と書かれていないのに対象を取るのは、付く先を対象に取る個別エンチャントだけ。",
    en: "Only local enchantments target without the word “target”: they target what they are to be put on.",
  },
  "mtg-6e:G.40.3": {
    ja: "個別エンチャントは唱えるとき付く先を対象に取るが、場にある間や、その能力は取らない。",
    en: "A local enchantment targets what it goes on when cast, but neither it nor its abilities do so later.",
  },
  "mtg-6e:G.40.r1": {
    ja: "対象を取らずにカードに影響するのは、どんなときか",
    en: "What affects a card without targeting it",
  },
  "mtg-6e:G.40.r2": {
    ja: "「すべて」に働く呪文を、当てはまるものがなくても使えるかどうか",
    en: "Whether a spell on “all” of something may be played when there is none",
  },
  "mtg-6e:G.41": { ja: "正しい対象", en: "Legal targets" },
  "mtg-6e:G.41.1": { ja: "呪文が自分自身を対象にすることはない。", en: "A spell may not target itself." },
  "mtg-6e:G.41.r1": {
    ja: "能力を失わせる効果で、その能力のないものを対象にできるかどうか",
    en: "Whether an effect that removes an ability may target something without it",
  },
  "mtg-6e:G.41.r2": {
    ja: "タップ（アンタップ）させる効果で、もうタップ（アンタップ）しているものを対象にできるかどうか",
    en: "Whether an effect that taps may target what is tapped, and the same for untapping",
  },
  "mtg-6e:G.41.r3": {
    ja: "攻撃やブロックをしているものへの対象は、いつ取れるか",
    en: "When attacking or blocking creatures may be targeted",
  },
  "mtg-6e:G.41.r4": {
    ja: "まだ解決していない呪文を、パーマネントへの対象にできるかどうか",
    en: "Whether a spell still to resolve may be targeted as a permanent",
  },
  "mtg-6e:G.41.r5": {
    ja: "断りがないとき、場の外のものを対象にできるかどうか",
    en: "Whether, with nothing else said, cards outside play may be targets",
  },
  "mtg-6e:G.41.r6": {
    ja: "スタックの能力は自分自身を対象にできるかどうか",
    en: "Whether an ability on the stack may target itself",
  },
  "mtg-6e:G.42": { ja: "ブロックされていない", en: "Unblocked" },
  "mtg-6e:G.42.1": {
    ja: "攻撃するものは、ブロックの宣言が済んでから初めて「ブロックされていない」。",
    en: "An attacker is “unblocked” only once blockers have been declared.",
  },
  "mtg-6e:G.43": { ja: "アンタップ", en: "Untapping" },
  "mtg-6e:G.43.1": {
    ja: "アンタップとは、また使えるしるしに、パーマネントを真っすぐに戻すこと。",
    en: "To untap a permanent is to turn it upright again, as a sign that it can be used.",
  },
  "mtg-6e:G.43.2": {
    ja: "アンタップしているものをさらにアンタップして、コストに充てることはできない。",
    en: "What is untapped cannot be untapped as a cost.",
  },
  "mtg-6e:G.43.3": {
    ja: "効果でなら、アンタップしているものをアンタップしてもよいが、何も起こらない。",
    en: "An effect may untap what is untapped, to no effect.",
  },
  "mtg-6e:G.43.r1": {
    ja: "アンタップされると、もう宣言した能力が取り消されるかどうか",
    en: "Whether untapping undoes an ability already announced",
  },
  "mtg-6e:G.43.r2": {
    ja: "アンタップにコストが掛かるカードを、効果でなら払わずにアンタップできるかどうか",
    en: "Whether effects may untap, without payment, a card that charges for untapping itself",
  },
} as const satisfies SummaryRows;
