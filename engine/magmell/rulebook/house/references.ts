import type { HouseRuling } from "./ruling";

/** On what abilities refer to, before and after it has moved, on durations, and on prices. */
export const HOUSE_REFERENCES = {
  "house:51": {
    rules: ["mag:301.7", "mag:401.6"],
    title: {
      ja: "誘発させた移動と、自らの指示による移動の先では、能力はそのカードを見つける",
      en: "An ability finds a card where it went, if that move triggered it or happened while it resolved",
    },
    reason: {
      ja: "移った先では別のものになるとだけ読めば、「破壊されたとき、このユニットを手札に戻す」や「それを破壊する。その後、それを召喚する」は決して働かない。書かれた指示に意味があるものとし、その移動だけを追う。その後に別の効果で移ったものや、束に入ったものは追わない。",
      en: "Read as if the card became a stranger at once, “when this unit is destroyed, return it to the hand” or “destroy it, then summon it” could never do anything. Taking it that what is written means something, that move is followed. What another effect has moved since is not, nor a card in a pile.",
    },
  },
  "house:52": {
    rules: ["mag:306.1.1", "mag:701.1.5"],
    title: {
      ja: "「このバトルの終了時まで」の効果は、バトル中でなければ生じない",
      en: "An effect “until the end of this battle” does not begin outside a battle",
    },
    reason: {
      ja: "バトルの外では「このバトル」にあたるものがない。いつか行われる別のバトルの終わりまで続けば、書かれているよりずっと長くなる。あるユニットが戦闘エリアに残る間だけ続く効果も、解決の時にそのユニットがもういなければ生じない。",
      en: "Outside a battle there is none that “this battle” could mean, and lasting until the end of some later one would be much longer than the text says. In the same way an effect for as long as a unit stays does not begin when that unit is gone before it resolves.",
    },
  },
  "house:53": {
    rules: ["mag:306.1.2", "mag:702.3.4.1", "mag:702.3.4.2"],
    title: {
      ja: "支払いで魔石をレストしたり裏返したりする出来事も置換でき、コストは支払われたことになる",
      en: "Resting and turning stones to pay are events that may be replaced, and the cost counts as paid",
    },
    reason: {
      ja: "支払いの出来事だけを置換から除くとは書かれていない。すり替えられた出来事は起きなかったことになるが、支払いとして求められるのは条件に合う魔石を選んで差し出すことで、その後に何が起こるかまでは求められていない。すでに始まった使用を取り消すこともない。",
      en: "Nothing exempts payment from replacement effects. A replaced event never happened, but a payment asks for the right stones to be offered, not for what becomes of them, and a use that has begun is not taken back.",
    },
  },
  "house:54": {
    rules: ["mag:302.1", "mag:306.1.2", "mag:601.1"],
    title: {
      ja: "「そのターン最初の」「2枚目の」はターンの始めから数え、置換は1ターンに一度だけ働く",
      en: "“The first” and “the second of a turn” are counted from its beginning, and a replacement of one works once a turn",
    },
    reason: {
      ja: "いつから数えるかは書かれていない。能力が場に出る前の出来事も、そのターンの出来事に違いない。また、最初のダメージを0にする効果が次のダメージをまた「最初」と数えれば、すべてを防ぐことになってしまうので、一度働けばそのターンはもう働かない。",
      en: "Nothing says where counting begins, and what happened before the ability was there happened in that turn as well. If an effect that makes the first damage nothing then took the next for the first again, it would prevent all damage; so it works once a turn.",
    },
  },
  "house:55": {
    rules: ["mag:303.1.1.1", "mag:306.1.2.2"],
    title: {
      ja: "「ユニットは、レスト状態で召喚される」は、それを持つユニット自身と、同時に召喚されるユニットには働かない",
      en: "“Units are summoned rested” does not work on the unit that says so, nor on units summoned together with it",
    },
    reason: {
      ja: "ユニットの能力は戦闘エリアにある間だけ有効なので、まだ来ていないユニットは、ほかのユニットの来方を決められない。位相や状態を指定する能力の例外は、メリッサのように、自分がどう来るかを述べるものについて書かれている。自分も含む集まりについて述べる能力にまで広げると、同じ能力が、一緒に来るものの中で自分にだけ働くことになる。同じ能力を持つ2体が同時に召喚されれば、どちらもウェイク状態で来る。手札や魔導書から直接ほかの領域へ移るときも同じである。",
      en: "Abilities of a unit work in the battle area, so a unit that has not arrived yet cannot say how others arrive. The exception for abilities that give a position or state is shown on one that speaks of its own arrival. If it covered abilities that speak of a group with that unit in it, one ability would work on the unit and not on those that come with it. Two such units summoned together both come awake. The same goes for moves out of the hand or the grimoire.",
    },
  },
  "house:56": {
    rules: ["mag:101", "mag:401.6"],
    title: {
      ja: "「見たカード」は、そのあと手札に加えたカードも含む",
      en: "“The cards seen” include one that was put into the hand since",
    },
    reason: {
      ja: "「3枚を見る。1枚を手札に加える。見たカードをダストに置く」と書かれていれば、手札に加えた1枚も見たカードであり、同じ文章の指示による移動の先まで追われるので、一緒にダストに置かれる。それを除くときは「残り」と書く。束の中での並べ替えは束にあるカードだけのことなので、手札に加えたカードは手札に残る。",
      en: "In “look at three, put one into your hand, put the cards seen into the dust” the one in the hand has been seen too, and cards are followed where the same text has moved them; so it goes along. A text that leaves it out says “the rest”. Putting cards in order within a pile is about the cards in the pile, so that a card in the hand stays there.",
    },
  },
} as const satisfies Readonly<Record<`house:${number}`, HouseRuling>>;
