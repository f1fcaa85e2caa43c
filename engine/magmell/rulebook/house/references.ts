import type { HouseRuling } from "./ruling";

/** On what abilities refer to after it has moved, on durations, and on prices. */
export const HOUSE_REFERENCES = {
  "house:54": {
    rules: ["mag:301.7", "mag:401.6"],
    title: {
      ja: "誘発させた移動と、自らの指示による移動の先では、能力はそのカードを見つける",
      en: "An ability finds a card where it went, if that move triggered it or happened while it resolved",
    },
    reason: {
      ja: "移った先では別のものになるとだけ読めば、「破壊されたとき、このユニットを手札に戻す」や「それを破壊する。その後、それを召喚する」は決して働かない。書かれた指示に意味があるものとし、その一回の移動だけを追う。その後に別の効果で移ったものは追わない。",
      en: "Read as if the card became a stranger at once, “when this unit is destroyed, return it to the hand” or “destroy it, then summon it” could never do anything. Taking it that what is written means something, that move is followed. What another effect has moved since is not.",
    },
  },
} as const satisfies Readonly<Record<`house:${number}`, HouseRuling>>;
