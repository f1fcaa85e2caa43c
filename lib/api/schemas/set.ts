import { z } from "zod";
import { SET_TYPES } from "@/lib/magmell/catalogue/model/types";
import { card, printing, rarity, ruling } from "./card";
import { day, described, paging, pagingLinks, version } from "./parts";

export const set = z.strictObject({
  code: described(z.string(), "セットの記号。決して変わりません。", "The set's code. It never changes."),
  name: described(z.string(), "名前。", "The name, in Japanese."),
  englishName: described(z.string(), "英語名。", "The English name."),
  type: described(z.enum(SET_TYPES), "種類。", "What it is sold as."),
  releasedOn: described(day(), "発売日。", "The day on which it came out."),
  printings: described(z.int(), "収録数。", "How many printings it has."),
  rarities: described(
    z.array(rarity).optional(),
    "レアリティの一覧。出やすい順です。なければ省きます。",
    "Its rarities, the commonest first; absent for none.",
  ),
  links: z.strictObject({
    self: described(z.string(), "このセットの変わらないアドレス。", "The address of this set, for ever."),
  }),
});

export const setsAnswer = z.strictObject({
  version,
  sets: described(z.array(set), "発売の順です。", "In the order in which they came out."),
});

const setPrinting = printing.extend({
  card: described(
    card.pick({ number: true, name: true, reading: true, englishName: true, retired: true, links: true }),
    "どのカードか。",
    "The card that was printed.",
  ),
});

export const setAnswer = z.strictObject({
  version,
  set,
  ...paging,
  links: pagingLinks,
  printings: described(
    z.array(setPrinting),
    "このページの収録。番号順です。",
    "The printings of this page, by their number.",
  ),
});

export const rulingsAnswer = z.strictObject({
  version,
  ...paging,
  links: pagingLinks,
  rulings: described(z.array(ruling), "このページの裁定。番号順です。", "The rulings of this page, by their id."),
});

export const rulingAnswer = z.strictObject({ version, ruling });
