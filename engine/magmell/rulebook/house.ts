import { HOUSE_EFFECTS } from "./house/effects";
import { HOUSE_EVENTS } from "./house/events";
import { HOUSE_PLAY } from "./house/play";
import { HOUSE_PRICES } from "./house/prices";
import { HOUSE_REFERENCES } from "./house/references";
import type { HouseRuling } from "./house/ruling";

/** House rulings on choices during resolution. */
const HOUSE_CHOICES = {
  "house:46": {
    rules: ["mag:103", "mag:304.2", "mag:704.3.2.2"],
    title: {
      ja: "できないことを「してもよい」とは尋ねず、「そうしたならば」も起こらない",
      en: "Nobody may do what cannot be done, and “if you do” does not follow",
    },
    reason: {
      ja: "できない指示は飛ばされるので、「する」と答えるだけで代わりのものを得られてしまう。代わりに何かが起こる（しなければ何かが起こる）ときの最初の指示は代償であり、名指しされたものがすべて実際に変わり、書かれた数だけ行えるときにだけ尋ねる。レスト状態のものをレストすることも、1個しかないカウンターを3個取り除くことも代償にならない。「すべての」ものについては、一つでも変わればよい。代償のために選ぶものは、実際に変わるものから選ぶ。代わりのものがないときは、できるだけのことを行う。いくつかの行いから選ぶときも、少しもできないものは、ほかにできるものがあるかぎり選べない。",
      en: "Impossible instructions are skipped, so merely saying yes would buy what comes in exchange. Where something follows from doing it, or from not doing it, the first instruction is a price, and the question is asked only if everything named in it really changes, and in the number that is said. Resting what is rested is no price, nor is removing three counters of one. Of “all” things one that changes is enough. What is chosen for a price is chosen among things that change. Where nothing is bought, as much is done as can be. Among several things to do, one of which nothing can be done is not chosen while another can.",
    },
  },
} as const satisfies Readonly<Record<`house:${number}`, HouseRuling>>;

/** House rulings by permanent number. A withdrawn ruling keeps its number; numbers are never reused. */
export const HOUSE = {
  ...HOUSE_PLAY,
  ...HOUSE_EFFECTS,
  ...HOUSE_EVENTS,
  ...HOUSE_CHOICES,
  ...HOUSE_PRICES,
  ...HOUSE_REFERENCES,
} as const satisfies Readonly<Record<`house:${number}`, HouseRuling>>;

export type HouseId = keyof typeof HOUSE;
export type { HouseRuling };
