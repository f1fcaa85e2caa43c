import { findDeckForViewer } from "@/lib/magmell/decks/data";
import { changeDeck, createDeck, deleteDeck, saveDeck } from "@/lib/magmell/decks/mutations";
import { changeDeckInputSchema, createDeckInputSchema, saveDeckInputSchema } from "@/lib/magmell/decks/schema";
import { createDeckRoutes } from "../deck-routes";

export const MAGMELL_DECK_ROUTES = createDeckRoutes({
  path: "/api/decks",
  find: findDeckForViewer,
  writes: { createDeck, saveDeck, changeDeck, deleteDeck },
  create: createDeckInputSchema,
  save: saveDeckInputSchema,
  change: changeDeckInputSchema,
});
