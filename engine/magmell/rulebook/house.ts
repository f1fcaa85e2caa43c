import type { RuleId } from "./rules";

/** A decision of ours, with its reason, where the document is silent or contradicts itself. */
export type HouseRuling = {
  /** The rules that leave the question open. */
  readonly rules: readonly RuleId[];
  readonly title: { readonly ja: string; readonly en: string };
  readonly reason: { readonly ja: string; readonly en: string };
};

/** Numbered for ever: a ruling that falls keeps its number, and no other takes it. */
export const HOUSE = {
  "house:1": {
    rules: ["mag:701.1.2", "mag:701.3.1.3"],
    title: {
      ja: "レストできない攻撃ユニットは、指定の時点なら巻き戻し、攻撃ステップからはバトル終了ステップへ進む",
      en: "An attacker that cannot be rested: rewound at designation, battle end step from the attack step on",
    },
    reason: {
      ja: "総則は攻撃前まで巻き戻すと言い、攻撃ステップの規定はバトル終了ステップへ進むと言う。攻撃ステップの前には使用権が渡り、その間に起きたことは取り消せないので、巻き戻しは攻撃指定ステップまでとする。",
      en: "The general rule rewinds to before the attack; the attack step goes on to the battle end step. Players had priority in between and what they did cannot be taken back, so rewinding stops at the designation step.",
    },
  },
  "house:2": {
    rules: ["mag:604.1", "mag:103"],
    title: {
      ja: "魔石デッキが空なら、魔石フェイズには何も置かない",
      en: "With an empty stone deck the stone phase puts nothing",
    },
    reason: {
      ja: "魔導書と違い、空の魔石デッキで負けるとはどこにも書かれていない。できない指示は飛ばすという原則に従う。",
      en: "Unlike an empty grimoire, nothing says that an empty stone deck loses. The principle applies that impossible instructions are skipped.",
    },
  },
  "house:3": {
    rules: ["mag:229.1", "mag:603.1"],
    title: { ja: "「ドローステップ」はドローフェイズと読む", en: "The “draw step” is read as the draw phase" },
    reason: {
      ja: "ステップはバトルの中にしかなく、ドローステップという名前のものはない。毎ターンの1枚はドローフェイズ処理で引く。",
      en: "Steps exist only within a battle and none is called the draw step. The card of each turn is drawn by the draw phase procedure.",
    },
  },
  "house:4": {
    rules: ["mag:228.1"],
    title: {
      ja: "戻す先は、カードに書いてあればその領域、書いてなければ契約者の手札",
      en: "Returned cards go to the area the card names, otherwise to their owner's hand",
    },
    reason: {
      ja: "前半は「指定された領域」へ戻すと言い、後半は手札へ移すと言う。行き先を書いたカードを生かすため、手札は書かれていないときの行き先とする。",
      en: "One sentence speaks of a stated area, the next of the hand. So that cards which state an area mean what they say, the hand is where cards go when none is stated.",
    },
  },
  "house:5": {
    rules: ["mag:219.6.2", "mag:219.6.3"],
    title: {
      ja: "裏向きの魔石の表を見てよいのは契約者で、効果はそれを読めない",
      en: "The owner may look at a face-down stone; effects may not read it",
    },
    reason: {
      ja: "見てよい「プレイヤー」が誰かは書かれていない。表を知っているのは自分のデッキに入れた契約者であり、効果については情報を失うという規定がそのまま当てはまる。",
      en: "The rule does not say which player may look. The owner put the card in the deck and knows it anyway; for effects the card simply has no information.",
    },
  },
  "house:6": {
    rules: ["mag:306.1", "mag:306.1.2"],
    title: {
      ja: "継続効果は発生した順に適用し、置換効果がいくつもあれば影響を受けるプレイヤーが選ぶ",
      en: "Continuous effects apply in the order they began; among replacements the affected player chooses",
    },
    reason: {
      ja: "効果どうしの順番は書かれていない。後から生じた効果が前のものに重なるとするのが最も予想しやすく、置き換えの順番は不利になりうる人に選ばせる。同じ出来事を同じ効果が二度置き換えることはない。",
      en: "No order among effects is given. Letting the newer apply on top of the older is easiest to foresee, and the player who bears the result chooses among replacements. One effect replaces one event at most once.",
    },
  },
  "house:7": {
    rules: ["mag:701.5.2", "mag:701.5.1"],
    title: {
      ja: "「ダメージステップの開始時」は、戦闘ダメージの後に誘発する",
      en: "“At the start of the damage step” triggers after battle damage",
    },
    reason: {
      ja: "言葉は始まりを指すが、番号の順ではダメージの後に置かれている。手順は番号の順に行うので、書かれたとおりにする。",
      en: "The words speak of the start, yet the number stands after the damage. Procedures run in the order of their numbers, so it is played as printed.",
    },
  },
  "house:8": {
    rules: ["mag:224.2", "mag:401.6", "mag:705.4.8"],
    title: {
      ja: "カウンターは移動先へ付いて行き、次のルール処理で取り除かれる",
      en: "Counters travel with the instance and are removed by the next rule process",
    },
    reason: {
      ja: "移った先では別のインスタンスになるが、カウンターが共に移ることは明記されている。取り除かれるまでは、移動先で数えることができる。",
      en: "The instance is a new one where it arrives, but the rules say plainly that its counters come along. Until they are removed they can be counted there.",
    },
  },
  "house:9": {
    rules: ["mag:302.1.1", "mag:703.2"],
    title: {
      ja: "何体も同時に離れたときは、一体ごとに一回誘発する",
      en: "When several units leave together, an ability triggers once for each",
    },
    reason: {
      ja: "「出来事一回」の数え方は書かれていない。同時に起きても、一体が離れることを一つの出来事と数える。",
      en: "The rules do not say how events are counted. Each unit that leaves is one event, even when they leave at the same moment.",
    },
  },
  "house:10": {
    rules: ["mag:202.1"],
    title: { ja: "終わりのない繰り返しは引き分け", en: "An endless loop is a draw" },
    reason: {
      ja: "誰にも止められない繰り返しの扱いは書かれていない。処理の回数に上限を設け、それに達したゲームは引き分けとする。",
      en: "Nothing is said of loops that nobody can stop. There is a limit on how long the game may run by itself, and a game that reaches it is a draw.",
    },
  },
  "house:11": {
    rules: ["mag:202.1", "mag:202.3"],
    title: {
      ja: "勝敗が決まった瞬間にゲームは終わり、後始末はしない",
      en: "The game is over the moment it is decided; nothing is cleaned up",
    },
    reason: {
      ja: "負けたプレイヤーをゲームから取り除くとあるが、二人の対戦では取り除いた後に起きることがない。",
      en: "The loser is said to be removed from the game, but with two players nothing can happen after that.",
    },
  },
  "house:12": {
    rules: ["mag:701.1.2", "mag:702.3"],
    title: {
      ja: "最後まで行えない使用と攻撃は、はじめから選べない",
      en: "A use or attack that cannot be completed is never offered",
    },
    reason: {
      ja: "行き詰まった使用や攻撃は始める前まで巻き戻される。対象とコストを先に確かめて選べないようにすれば、結果は同じになる。",
      en: "A use or attack that gets stuck is rewound to before it began. Checking targets and costs first, and not offering it, comes to the same.",
    },
  },
  "house:13": {
    rules: ["mag:601.3", "mag:602.3", "mag:603.3", "mag:604.3"],
    title: {
      ja: "誰もカードを使えないフェイズでは、使用権をどうするか尋ねない",
      en: "Where nobody can use cards, nobody is asked what to do with priority",
    },
    reason: {
      ja: "スタンバイ、ドロー、魔石の各フェイズで使用権を得ても、放棄するほかない。二人とも放棄したものとして進める。",
      en: "In the standby, draw and stone phases priority can only be passed. Play goes on as if both had passed.",
    },
  },
  "house:14": {
    rules: ["mag:303.1", "mag:224.4", "mag:306.1"],
    title: {
      ja: "能力の得失を先に、ほかの変化をその後に、カウンターを最後に数える",
      en: "Gained and lost abilities come first, other changes after them, counters last",
    },
    reason: {
      ja: "常に働く効果どうしが互いを条件にすると答えが定まらない。始まった順に一つずつ、それまでの結果だけを見て適用すれば必ず定まる。能力があるかどうかは他のすべての前提なので先に、カウンターは物として置かれているので最後に数える。",
      en: "Effects that are always on could wait for each other without end. Applied one by one in the order in which they began, each looking only at what came before, they always settle. Whether an ability is there is what all else rests on, so it comes first; counters are things that lie there, so they are counted last.",
    },
  },
  "house:15": {
    rules: ["mag:306.1", "mag:704.3.2"],
    title: {
      ja: "期間のある効果は、解決した時に対象と数が決まる",
      en: "An effect for a while settles whom and how much when it resolves",
    },
    reason: {
      ja: "後から出たユニットや後から変わった数が効果に加わるかは書かれていない。指示を実行した時点で決まるとすれば、盤面を見て数えられる。",
      en: "Nothing says whether later units or later numbers join in. Settling both when the instruction is carried out lets players count what they see.",
    },
  },
  "house:16": {
    rules: ["mag:210.1", "mag:211.1", "mag:203.3"],
    title: {
      ja: "コストの増減は記号ごとに数え、0より小さくならない",
      en: "Costs change symbol by symbol and never fall below nothing",
    },
    reason: {
      ja: "減らしきれない分を別の色に回すとは書かれていない。負の数は扱わないという原則に従う。",
      en: "Nothing says that what one colour cannot lose another does instead, and negative numbers are not dealt with.",
    },
  },
  "house:17": {
    rules: ["mag:702.3.2", "mag:703.4.1.2"],
    title: {
      ja: "いくつかから選ぶ能力は、対象を選ぶ前にどれかを決める",
      en: "An ability with several modes has its mode chosen before its targets",
    },
    reason: {
      ja: "どれを選ぶかで対象が変わるので、チャントに置いて対象を決める前に選ぶほかない。解決の時に選ぶものは、文章がそう指示している場合に限る。",
      en: "The mode decides what may be targeted, so it must be known when targets are. Choices on resolution are those that the instructions themselves ask for.",
    },
  },
  "house:18": {
    rules: ["mag:206.1", "mag:222.1", "mag:301.3"],
    title: {
      ja: "トークンとチャントの能力の契約者は、生み出した能力の支配者",
      en: "Tokens and abilities on the chant belong to whoever made them",
    },
    reason: {
      ja: "契約者はデッキに入れた人とされるが、トークンも能力もデッキに入っていない。消える前に行く領域を決めるため、生み出した人のものとする。",
      en: "An owner is who put a card into a deck, and neither was in one. To know where a token goes before it vanishes, it belongs to whoever made it.",
    },
  },
  "house:19": {
    rules: ["mag:405.1", "mag:103"],
    title: {
      ja: "ユニットでないものは戦闘エリアに置かれず、元の場所に残る",
      en: "What is no unit cannot be put into the battle area and stays where it is",
    },
    reason: {
      ja: "戦闘エリアはユニットの領域とされている。置けないものを置く指示は実行できない指示として飛ばす。",
      en: "The battle area is for units. An instruction to put something else there is impossible and is skipped.",
    },
  },
  "house:20": {
    rules: ["mag:231.1", "mag:206.2"],
    title: {
      ja: "無効化された能力はダストに置かれず、消滅する",
      en: "A negated ability vanishes instead of going to the dust",
    },
    reason: {
      ja: "ダストにはカードが置かれる。解決された能力が消滅するのに合わせる。",
      en: "Cards lie in the dust. An ability vanishes when it has resolved, and so it does when it is negated.",
    },
  },
  "house:21": {
    rules: ["mag:234.1", "mag:220.3"],
    title: {
      ja: "ライフがある値になるときは、その差だけ回復するか失う",
      en: "Life that becomes a number is recovered or lost by the difference",
    },
    reason: {
      ja: "値を直接変える処理は書かれていない。差を回復または喪失とみなせば、それに対する能力や禁止もそのまま働く。",
      en: "The rules know no direct change. Taken as recovering or losing the difference, abilities and prohibitions about those apply as they are.",
    },
  },
  "house:22": {
    rules: ["mag:222.2", "mag:406.1"],
    title: {
      ja: "支配者が変わるのは戦闘エリアのユニットだけで、期間が終われば前の支配者に戻る",
      en: "Only units in the battle area change sides, and they go back when the time is over",
    },
    reason: {
      ja: "魔石エリアは各プレイヤーのものなので、魔石は領域を移らずに支配者を変えられない。戻る先は書かれていないので、その効果の前の支配者とする。",
      en: "Each player has a stone area of their own, so a stone could not change sides without moving. Nothing says who gets a unit back; it is whoever had it before that effect.",
    },
  },
  "house:23": {
    rules: ["mag:702.3", "mag:702.3.2", "mag:103"],
    title: {
      ja: "始まった使用が途中で行き詰まったら、払えるだけ払い、対象のないカードはダストに置く",
      en: "A use that gets stuck after all pays what it can, and a card without targets goes to the dust",
    },
    reason: {
      ja: "最後まで行えない使用は初めから選べないので、これは使用そのものが途中で盤面を変えた場合に限る。その間に公開された情報は取り消せないため、巻き戻さず、できない部分を飛ばす。",
      en: "Uses that cannot be completed are not offered, so this is only for those that change the board while they go on. What has been seen meanwhile cannot be taken back; the impossible part is skipped instead of rewinding.",
    },
  },
  "house:24": {
    rules: ["mag:702.3.1", "mag:702.3.4"],
    title: {
      ja: "コストは、使用を始めた時に置かれていた場所での値を払う",
      en: "A use costs what the card cost where it lay when the use began",
    },
    reason: {
      ja: "カードはコストを払う前にチャントへ移る。手札での値を減らす効果がそこで途切れると、選べた使用が払えなくなってしまう。",
      en: "The card moves to the chant before it is paid for. If what made it cheaper in the hand ended there, a use that was offered could not be paid.",
    },
  },
  "house:25": {
    rules: ["mag:702.2", "mag:225.1.1"],
    title: {
      ja: "手札以外から使用できるカードは、それがある側のプレイヤーが使用する",
      en: "A card that may be used from elsewhere is used by the player on whose side it lies",
    },
    reason: {
      ja: "使用できるのは通常自身の手札からとされる。別の場所を許す効果は場所だけを広げ、誰が使えるかは変えない。効果が直接使用させる場合は、名指しされた場所から使用する。",
      en: "Normally cards are used from one's own hand. What allows another place widens the place, not who. When an effect has a card used, it is used from wherever the effect names it.",
    },
  },
  "house:30": {
    rules: ["mag:701.2.1.1", "mag:701.3.1.3", "mag:701.3.4", "mag:701.4.4"],
    title: {
      ja: "攻撃ユニットの支配者が変わったら、攻撃ステップより前なら攻撃は中止、後なら続ける",
      en: "An attacker that changes sides breaks the battle before its attack step, and not after it",
    },
    reason: {
      ja: "攻撃ステップではターン・プレイヤーが自分の攻撃ユニットで攻撃対象を決めてレストするので、支配していなければ行えない。その後に確かめるのは、戦闘エリアにいるかどうかだけである。攻撃対象がウェイクしたり支配者が変わったりした場合も、戦闘エリアにいる限りバトルは続く。",
      en: "In the attack step the turn player names a target for a unit of theirs and rests it, which needs a unit of theirs. From then on the rules ask only whether the units are in the battle area. So an attacked unit that wakes or changes sides does not end the battle either.",
    },
  },
  "house:31": {
    rules: ["mag:701.4.1"],
    title: {
      ja: "防御は、その時点で攻撃対象を支配しているプレイヤーが行う。攻撃対象自身も防御できるが、攻撃ユニットはできない",
      en: "Whoever commands the attacked unit at that time defends; the attacked unit may defend itself, the attacker may not",
    },
    reason: {
      ja: "条件は、支配するウェイク状態のユニットであることだけで、攻撃対象となったユニットが後からウェイクした場合を除いていない。攻撃ユニットが自分自身と戦うことは、バトルの形に合わないので認めない。",
      en: "All that is asked is an awake unit of that player, and an attacked unit that has woken since is one. An attacker that fights itself fits no battle, so it is left out.",
    },
  },
  "house:32": {
    rules: ["mag:705.4.7", "mag:206.2", "mag:224.1"],
    title: {
      ja: "カードでもトークンでもないもの、つまりチャントの能力に置かれたカウンターは取り除かれる",
      en: "Counters on what is neither card nor token, an ability on the chant, are removed",
    },
    reason: {
      ja: "カードの上にないカウンターとは何かが書かれていない。文字どおりならトークンのカウンターも消えるが、ユニットにカウンターを置くという規定はトークンを除いていない。残るのはチャントの能力である。",
      en: "The rules do not say what a counter that is not on a card would be. Read to the letter, tokens could keep none, yet the rules on counters speak of units and make no exception for tokens. That leaves abilities on the chant.",
    },
  },
  "house:33": {
    rules: ["mag:222.2", "mag:306.1.1"],
    title: {
      ja: "同じユニットの支配を変える効果が重なっていたら、先のものが終わっても後のものは続く",
      en: "Of several effects that changed control of a unit, the later goes on when the earlier ends",
    },
    reason: {
      ja: "重なったときに誰へ戻るかは書かれていない。効果は生じた順に重なるので、下のものが終わっても上のものはそのまま続き、それが終わったときは両方の前の支配者に戻る。",
      en: "The rules do not say who gets the unit back when such effects overlap. They lie on top of each other in the order they began: when the lower one ends the upper one stays, and when that ends control goes to whoever had it before both.",
    },
  },
  "house:34": {
    rules: ["mag:102", "mag:202.3", "mag:202.3.1"],
    title: {
      ja: "「勝利できない」は効果による勝利を、「敗北しない」は自分の敗北条件を止める。相手が敗北すれば残った側が勝つ",
      en: "“Cannot win” stops wins by effects, “cannot lose” stops one's own defeats; whoever is left wins all the same",
    },
    reason: {
      ja: "二人の対戦では、一方が敗北した後にゲームを続けることができない。また効果で勝利した瞬間にゲームは終わるので、相手が敗北しないことはそれを妨げない。",
      en: "With two players a game cannot go on once one has lost. And a win by an effect ends the game at that moment, so an opponent who cannot lose does not hinder it.",
    },
  },
  "house:35": {
    rules: ["mag:202.3.1", "mag:202.4"],
    title: {
      ja: "二人が同時に効果で勝利したら引き分け",
      en: "When both win by effects at once, the game is drawn",
    },
    reason: {
      ja: "全員が同時に敗北した場合しか書かれていない。勝者が一人に決まらないので、同じように引き分けとする。",
      en: "Only losing together is written down. There is no single winner here either, so it is a draw in the same way.",
    },
  },
  "house:36": {
    rules: ["mag:705.3.2", "mag:306.1.2"],
    title: {
      ja: "破壊が置き換えられて戦闘エリアに残ったユニットを、同じチェックの中で同じルール処理がもう一度破壊しようとはしない",
      en: "A unit that a replacement leaves in place is not destroyed again by the same rule process in the same check",
    },
    reason: {
      ja: "チェックは条件を満たすものがなくなるまで繰り返すので、置き換えが条件を取り除かなければ終わらない。一度試したものはそのチェックでは見送り、次のチェックで改めて確かめる。",
      en: "The check repeats until nothing is found, and would never end when a replacement leaves its reason in place. What it has tried once it passes over, and the next check looks at it afresh.",
    },
  },
} as const satisfies Readonly<Record<`house:${number}`, HouseRuling>>;

export type HouseId = keyof typeof HOUSE;
