import { z } from "zod";
import { API_ROUTES } from "@/lib/api/api-routes";
import { onlyCardMeant } from "@/lib/api/serializers/autocomplete";
import { serializeFullCard } from "@/lib/api/serializers/card";
import { serializeSearchPage } from "@/lib/api/serializers/search";
import { namesMeant } from "@/lib/catalogue/model/cards-meant";
import { findByName } from "@/lib/catalogue/model/lookup";
import { catalogue } from "@/lib/catalogue/store/data";
import { findCards } from "@/lib/search/data";
import { refusedTool, told, tool } from "./tool";

/** Cards of a page that an answer holds: more would fill a conversation. */
const SHOWN = 20;

const searchCards = tool({
  name: "search_cards",
  title: "Search cards",
  description:
    "Cards that match a query such as `t:unit c:red use<=2` or `o:引く` (kinds, colours, costs, AP, HP, words of the text, tags, sets). Warnings tell what could not be read. Latest texts only (205.3).",
  input: z.strictObject({
    query: z
      .string()
      .max(500)
      .describe("A query in the site's search language; words without a key are looked for in names."),
    page: z.int().min(1).max(10_000).default(1),
  }),
  run: async ({ query, page }) => {
    const found = await findCards(query);
    const { cards, ...answer } = serializeSearchPage(found, found.query.options.asOf ?? found.snapshot.asOf, page);
    return told({ ...answer, shown: Math.min(cards.length, SHOWN), cards: cards.slice(0, SHOWN) });
  },
});

const getCard = tool({
  name: "get_card",
  title: "A card by its name",
  description:
    "The canonical card of a name (Japanese, reading, English or near to one): costs, AP, HP, text in both languages, earlier texts, printings, rulings with their rule numbers.",
  input: z.strictObject({
    name: z.string().min(1).max(200),
    asof: API_ROUTES.cardByName.query.shape.asof.describe(
      "A day such as 2026-04-01, for the text that was in force then.",
    ),
  }),
  run: async ({ name, asof }) => {
    const snapshot = await catalogue(asof);
    const match = findByName(snapshot.names, name);
    const card = match.found ? match.card : onlyCardMeant(snapshot, name);
    if (card) return told({ asOf: asof ?? snapshot.asOf, rule: "mag:205.3", card: serializeFullCard(card, snapshot) });
    const near = namesMeant(snapshot, name);
    return refusedTool(`No card has the name "${name}".${near.length > 0 ? ` Near to it: ${near.join(", ")}.` : ""}`);
  },
});

export const CARD_TOOLS = [searchCards, getCard];
