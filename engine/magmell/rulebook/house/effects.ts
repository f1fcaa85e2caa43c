import type { HouseRuling } from "./ruling";

/** On costs, aiming and effects. */
export const HOUSE_EFFECTS = {
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
      ja: "期間のある効果は、何に及ぶかと数が、解決した時に決まる",
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
      ja: "コストの増減はシンボルごとに数え、0より小さくならない",
      en: "Costs change symbol by symbol and never fall below nothing",
    },
    reason: {
      ja: "減らしきれない分を別の色に回すとは書かれていない。負の数は扱わないという原則に従う。",
      en: "Nothing says that what one color cannot lose another does instead, and negative numbers are not dealt with.",
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
      en: "Tokens and abilities on the chant are owned by whoever controlled the ability that made them",
    },
    reason: {
      ja: "契約者はデッキに入れた人とされるが、トークンも能力もデッキに入っていない。消える前に行く領域を決めるため、生み出した人のものとする。",
      en: "An owner is who put a card into a deck, and neither was in one. To know where a token goes before it vanishes, it is owned by whoever made it.",
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
    rules: ["mag:231.1", "mag:407.1", "mag:704.3.2.3"],
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
  "house:26": {
    rules: ["mag:231.2", "mag:702.3.2.2", "mag:703.4.1.2.2", "mag:704.3.1"],
    title: {
      ja: "「まで」で対象を一つも選ばなければ、無効化されず、残りを実行する",
      en: "With none chosen of “up to”, nothing is negated and the rest is done",
    },
    reason: {
      ja: "一つも選んでいなければ「すべて不適正」とも言えてしまう。無効化は対象を失ったときのもので、初めから選ばなかったときには当てはめない。",
      en: "Of no targets at all one could say that all have become illegal. Being negated is for what has lost its targets, not for what never had any.",
    },
  },
  "house:27": {
    rules: ["mag:220.3", "mag:234.1", "mag:234.2"],
    title: {
      ja: "ライフが20のときの回復も、書かれた数の回復として数える",
      en: "Recovering at 20 life counts as recovering the number that is said",
    },
    reason: {
      ja: "上限は結果の値を20にするもので、回復したことを取り消すとは書かれていない。ウェイクや捨てることには「したものとして扱わない」場合が明記されているが、回復にはない。",
      en: "The limit sets what the life becomes and does not undo the recovery. For waking or discarding the rules say plainly when it does not count as done; for recovering they say nothing of the kind.",
    },
  },
  "house:28": {
    rules: ["mag:302.1.3", "mag:408.4", "mag:703.4.1"],
    title: {
      ja: "遅延誘発能力は、それを生み出した効果の支配者が支配する",
      en: "A delayed trigger is controlled by whoever controlled the effect that made it",
    },
    reason: {
      ja: "能力の支配者はそれを持つインスタンスの支配者とされるが、遅延誘発能力はどのインスタンスのものでもない。生み出した指示の「あなた」がそのまま続くとする。",
      en: "An ability is controlled by whoever controls the instance that has it, and no instance has a delayed trigger. The “you” of the instruction that made it goes on.",
    },
  },
  "house:29": {
    rules: ["mag:702.3.1", "mag:702.3.2", "mag:703.4.1.2"],
    title: {
      ja: "チャントのカードや能力は、それ自身を対象にできない",
      en: "A card or ability on the chant cannot target itself",
    },
    reason: {
      ja: "使用するカードは対象を選ぶ前にチャントに置かれるので、文字どおりなら自分自身を選べてしまう。自分を無効化するためだけの使用に意味はなく、対象のない使用を不正とする規定も空になる。",
      en: "A card is on the chant before its targets are chosen, so to the letter it could choose itself. Using a card only to negate itself means nothing, and would empty the rule that a use without targets is illegal.",
    },
  },
} as const satisfies Readonly<Record<`house:${number}`, HouseRuling>>;
