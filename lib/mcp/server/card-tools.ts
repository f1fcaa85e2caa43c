import { z } from "zod";
import { findSimilarCards, guessCard, lookUpCard } from "@/lib/api/look-up-card";
import { fullCardSchema, searchResponseSchema } from "@/lib/api/schemas/card";
import { nameMatchSchema } from "@/lib/api/schemas/parts";
import { serializeFullCard, serializeNameMatch } from "@/lib/api/serializers/card";
import { serializeSearchPage } from "@/lib/api/serializers/search";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { parseIsoDate } from "@/lib/magmell/catalogue/views/card-on-date";
import { findCards } from "@/lib/magmell/search/data";

import { defineTool, toolError, toolSuccess } from "./tool";

/** Terms of the search language that assistants need most, a line each. A test asks each example. */
const SEARCH_SYNTAX_TERMS = [
  "Words without a key, such as `火` or `tinder`: in names, readings and nicknames, in Japanese or English.",
  "`t:unit` or `t:magic` or `t:stone`: kind. `timing:quick`: when it is used.",
  "`c:red`: has the color. `c=red`: has no other. blue, green, red.",
  "`use<=2`, `cat>=1`: the use cost or the catalyst as a number. `total<=2`: both together. Also written `usev<=2`, `catv>=1`.",
  "`use:r`, `use<=1r`: with a color, symbols of the cost, color by color; `use:2c` is two colorless ones.",
  "`ap>=3`, `hp<=2`, `ap>hp`, `ap:2..3`: numbers. = != < <= > >= and ranges work for all of them.",
  '`o:"カードを3枚引く"`: words of the text, which is Japanese. `o:/引く/`: a pattern.',
  "`tag:draw`: what a card is used for: removal, draw, search, discard, burn, pump, recover, token, evasion, defense.",
  "`set:FL`: printed in the set. `date>=2025-10`: printed since.",
  "`has:ruling`: with rulings. `mentions:墨の影`: names the card in its text. `changed>=2026`: text changed since.",
  "`include:token`, `include:retired`: cards that are left out otherwise.",
  "`t:unit order:-ap`: the highest AP first. `asof:2025-12-31 走り火`: texts of that day.",
  "A space means and. `t:unit or t:stone`, `t:magic -c:red`, `(c:red or c:blue) t:unit`: or, not, groups.",
] as const;

/** Cards of a page that an answer holds: more would fill a conversation. */
const SHOWN = 20;

const searchCards = defineTool({
  name: "search_cards",
  title: "Search cards",
  description: [
    "Cards that match a query, by their latest texts (205.3). Warnings tell what could not be read, or may not mean what it seems to: fix the query before you say that there are none. Terms:",
    ...SEARCH_SYNTAX_TERMS.map((line) => `- ${line}`),
    "The resource /syntax tells every key.",
  ].join("\n"),
  input: z.strictObject({
    query: z.string().max(500).describe("A query in the search language, such as t:unit c:red total<=2"),
    page: z.int().min(1).max(10_000).default(1),
  }),
  output: searchResponseSchema.extend({ shown: z.int() }),
  run: async ({ query, page }) => {
    const found = await findCards(query);
    const { cards, ...answer } = serializeSearchPage(found, found.query.options.asOf ?? found.snapshot.asOf, page);
    return toolSuccess({ ...answer, shown: Math.min(cards.length, SHOWN), cards: cards.slice(0, SHOWN) });
  },
});

/** A calendar day as one plain pattern, which every client's converter takes; days that no month has are refused beside it. */
const day = z
  .string()
  .regex(/^(19|20|21)\d\d-\d\d-\d\d$/, { error: "is no day such as 2026-04-01" })
  .refine((text) => parseIsoDate(text) !== null, { error: "is no day such as 2026-04-01" });

const getCard = defineTool({
  name: "get_card",
  title: "A card by its name",
  description:
    "One card by its name, reading, romaji, English name, nickname or printed number: costs, AP, HP, text in both languages, earlier texts, printings, rulings with their rule numbers. `match.how` says how surely the name was read: exact, nickname, or guessed. A guessed card has another name than the one asked for: say so, or ask which of `match.candidates` is meant.",
  input: z.strictObject({
    name: z.string().min(1).max(200),
    asof: day
      .optional()
      .describe(
        "A day such as 2026-04-01, for the text that was in force then. Cards that are not public yet are not there on any day.",
      ),
  }),
  output: z.strictObject({ asOf: z.string(), rule: z.string(), match: nameMatchSchema, card: fullCardSchema }),
  run: async ({ name, asof }) => {
    const snapshot = await getCatalogue(asof);
    const match = lookUpCard(snapshot, name) ?? guessCard(snapshot, name);
    if (match)
      return toolSuccess({
        asOf: asof ?? snapshot.asOf,
        rule: "mag:205.3",
        match: serializeNameMatch(name, match),
        card: serializeFullCard(match.card, snapshot),
      });
    const near = findSimilarCards(snapshot, name).map((card) => `${card.name} (${card.englishName})`);
    return toolError(`No card has the name "${name}".${near.length > 0 ? ` Near to it: ${near.join(", ")}.` : ""}`);
  },
});

export const CARD_TOOLS = [searchCards, getCard];
