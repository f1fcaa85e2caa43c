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
  "Words without a key, such as `火` or `tinder`: search names, readings and nicknames, in Japanese or English.",
  "`t:unit` or `t:magic` or `t:stone`: kind. `timing:quick`: timing.",
  "`c:red`: has the color. `c=red`: has only that color. Colors: blue, green, red.",
  "`use<=2`, `cat>=1`: use cost or catalyst as a number. `total<=2`: sum of both. Also `usev<=2`, `catv>=1`.",
  "`use:r`, `use<=1r`: with a color: cost symbols, compared color by color; `use:2c` means two colorless ones.",
  "`ap>=3`, `hp<=2`, `ap>hp`, `ap:2..3`: numbers. = != < <= > >= and ranges work for all of them.",
  '`o:"カードを3枚引く"`: words in the Japanese text. `o:/引く/`: a regular expression.',
  "`tag:draw`: use of the card: removal, draw, search, discard, burn, pump, recover, token, evasion, defense.",
  "`set:FL`: printed in the set. `date>=2025-10`: printed on or after.",
  "`has:ruling`: has rulings. `mentions:墨の影`: names the card in its text. `changed>=2026`: text changed on or after.",
  "`include:token`, `include:retired`: include cards that are hidden by default.",
  "`t:unit order:-ap`: highest AP first. `asof:2025-12-31 走り火`: texts in force on that date.",
  "A space means AND. `t:unit or t:stone`, `t:magic -c:red`, `(c:red or c:blue) t:unit`: OR, NOT, groups.",
] as const;

/** Cards of a page that an answer holds: more would fill a conversation. */
const SHOWN = 20;

const searchCards = defineTool({
  name: "search_cards",
  title: "Search cards",
  description: [
    "Searches cards by their latest texts (205.3). The warnings list query terms that could not be read or may be misread: fix the query before you report that no card matches. Terms:",
    ...SEARCH_SYNTAX_TERMS.map((line) => `- ${line}`),
    "The resource /syntax documents every key.",
  ].join("\n"),
  input: z.strictObject({
    query: z.string().max(500).describe("Search query, such as t:unit c:red total<=2"),
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
  .regex(/^(19|20|21)\d\d-\d\d-\d\d$/, {
    error: "Not a date between 1900 and 2199. Use the form YYYY-MM-DD, such as 2026-04-01.",
  })
  .refine((text) => parseIsoDate(text) !== null, {
    error: "Not a date between 1900 and 2199. Use the form YYYY-MM-DD, such as 2026-04-01.",
  });

const getCard = defineTool({
  name: "get_card",
  title: "Card by name",
  description:
    "Returns one card by name, reading, romaji, English name, nickname or collector number: costs, AP, HP, text in both languages, earlier texts, printings, and rulings with rule numbers. `match.how` says how the name was matched: exact, nickname, or guessed. A guessed card has a different name than requested: say so, or ask which of `match.candidates` is meant.",
  input: z.strictObject({
    name: z.string().min(1).max(200),
    asof: day
      .optional()
      .describe(
        "Date such as 2026-04-01, for the text in force on that date. Cards that are not public yet are never returned.",
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
    return toolError(
      `Unknown card name "${name}". ${near.length > 0 ? `Similar: ${near.join(", ")}.` : "Check the spelling, or use search_cards."}`,
    );
  },
});

export const CARD_TOOLS = [searchCards, getCard];
