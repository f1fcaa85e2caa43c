import { HOUSE_EFFECTS } from "./house/effects";
import { HOUSE_EVENTS } from "./house/events";
import { HOUSE_PLAY } from "./house/play";
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
      ja: "できない指示は飛ばされるので、「する」と答えるだけで代わりのものを得られてしまう。最初の指示に当たるものが一つもなければ、しないことを選んだものとして進める。一部だけできるなら、できるだけ行い、したものとして数える。",
      en: "Impossible instructions are skipped, so merely saying yes would buy what comes in exchange. Where there is nothing that the first instruction could be done to, play goes on as if one had declined. Where part of it can be done, as much is done, and it counts as done.",
    },
  },
} as const satisfies Readonly<Record<`house:${number}`, HouseRuling>>;

/** House rulings by permanent number. A withdrawn ruling keeps its number; numbers are never reused. */
export const HOUSE = { ...HOUSE_PLAY, ...HOUSE_EFFECTS, ...HOUSE_EVENTS, ...HOUSE_CHOICES } as const satisfies Readonly<
  Record<`house:${number}`, HouseRuling>
>;

export type HouseId = keyof typeof HOUSE;
export type { HouseRuling };
