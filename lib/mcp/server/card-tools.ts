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
  "`t:unit`, `t:magic`, `t:stone`: kind of card. `timing:quick`: timing.",
  "`c:red`: has this color, possibly among others. `c=red`: has only this color. The colors are blue, green and red.",
  "`use<=2`, `cat>=1`: use cost or catalyst as a number (the same as `usev<=2`, `catv>=1`). `total<=2`: sum of both.",
  "`use:r`, `use<=1r`: use cost compared symbol by symbol, with r, g and b for colors; `use:2c` means two colorless symbols, which stones of any color pay for.",
  "`ap>=3`, `hp<=2`, `ap>hp`, `ap:2..3`: AP and HP. Keys with numbers accept = != < <= > >= and ranges.",
  '`o:"カードを3枚引く"`: words in the Japanese card text. `o:/引く/`: a regular expression for it.',
  "`tag:draw`: what the card is used for: removal, draw, search, discard, burn, pump, recover, token, evasion or defense.",
  "`set:FL`: printed in the set with this code. `date>=2025-10`: printed in this month or later.",
  "`has:ruling`: has rulings. `mentions:墨の影`: names this card in its text. `changed>=2026`: text changed in this year or later.",
  "`include:token`, `include:retired`: also find tokens or withdrawn cards, which are left out by default.",
  "`t:unit order:-ap`: highest AP first. `asof:2025-12-31 走り火`: search the texts in force on this date.",
  "A space means AND. `t:unit or t:stone`: OR. `t:magic -c:red`: NOT. `(c:red or c:blue) t:unit`: groups.",
] as const;

/** Number of cards per page of a response. More would fill the conversation. */
const SHOWN = 20;

const searchCards = defineTool({
  name: "search_cards",
  title: "Search cards",
  description: [
    `Searches cards by their latest texts (rule 205.3) and returns the first ${SHOWN} cards of a page of 60. The warnings list parts of the query that cannot be read or may not mean what was intended: correct them before you report that no card matches. Search terms:`,
    ...SEARCH_SYNTAX_TERMS.map((line) => `- ${line}`),
    "The resource at /syntax lists all search keys.",
  ].join("\n"),
  input: z.strictObject({
    query: z.string().max(500).describe("Search query, such as t:unit c:red total<=2."),
    page: z.int().min(1).max(10_000).default(1).describe("Page number, starting at 1."),
  }),
  output: searchResponseSchema.extend({ shown: z.int() }),
  run: async ({ query, page }) => {
    const found = await findCards(query);
    const { cards, ...answer } = serializeSearchPage(found, found.query.options.asOf ?? found.snapshot.asOf, page);
    return toolSuccess({ ...answer, shown: Math.min(cards.length, SHOWN), cards: cards.slice(0, SHOWN) });
  },
});

/**
 * Schema of a calendar date as one simple pattern, which every client's converter supports. A separate check rejects
 * dates that do not exist.
 */
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
    "Returns one card by name, reading, romaji, English name, nickname or collector number: costs, AP, HP, text in both languages, earlier texts, printings, and rulings with rule numbers. `match.how` says how the name was matched: exact, nickname or guessed. A guessed card has another name than the one given: say so, or ask which of `match.candidates` is meant.",
  input: z.strictObject({
    name: z
      .string()
      .min(1)
      .max(200)
      .describe("Name, reading, romaji, English name, nickname or collector number of a card."),
    asof: day
      .optional()
      .describe(
        "Date, such as 2026-04-01, whose text is returned; by default, today in Tokyo. Cards that are not public yet are never returned.",
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
    const cause = asof === undefined ? `Unknown card name "${name}".` : `No card "${name}" has a text on ${asof}.`;
    const advice = asof === undefined ? "Check the spelling" : "Check the spelling, try a later date";
    return toolError(
      `${cause} ${near.length > 0 ? `${advice}, or use one of the similar names: ${near.join(", ")}.` : `${advice}, or use search_cards.`}`,
    );
  },
});

export const CARD_TOOLS = [searchCards, getCard];
