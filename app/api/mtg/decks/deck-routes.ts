import { findMtgDeck } from "@/lib/mtg/decks/saved/data";
import { findFormatProblems } from "@/lib/mtg/decks/saved/format-problems";
import { changeMtgDeck, createMtgDeck, deleteMtgDeck, saveMtgDeck } from "@/lib/mtg/decks/saved/mutations";
import * as mtg from "@/lib/mtg/decks/saved/schema";
import { getFormatData } from "@/lib/mtg/formats/data";
import { createDeckRoutes } from "../../deck-routes";

export const MTG_DECK_ROUTES = createDeckRoutes({
  path: "/api/mtg/decks",
  find: findMtgDeck,
  writes: { createDeck: createMtgDeck, saveDeck: saveMtgDeck, changeDeck: changeMtgDeck, deleteDeck: deleteMtgDeck },
  create: mtg.createMtgDeckSchema,
  save: mtg.saveMtgDeckSchema,
  change: mtg.changeMtgDeckSchema,
  refuse: async (content) => findFormatProblems(content, await getFormatData()),
  maxBytes: mtg.MAX_DECK_SAVE_BYTES,
});
