import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { FIRST_TURNS } from "@/lib/magmell/play/lessons/first-turns";
import { canTeach } from "@/lib/magmell/play/lessons/lesson";
import { getStarterDecks } from "@/lib/magmell/starters/data";

/** Returns the decks of the guided game; null if the site's starter decks lack their cards. */
export async function findLessonDecks() {
  const [{ cards }, starters] = await Promise.all([getCatalogue(), getStarterDecks()]);
  const numbers = createNumberTable(cards);
  const read = (wanted: string) => {
    const starter = starters.find(({ key }) => key === wanted);
    const decoded = starter?.code == null ? null : decodeDeck(starter.code, numbers);
    return starter !== undefined && decoded?.ok ? { starter, deck: decoded.deck } : null;
  };
  const own = read(FIRST_TURNS.deck);
  const against = read(FIRST_TURNS.against);
  return own !== null && against !== null && canTeach(FIRST_TURNS, own.deck) ? { own, against } : null;
}
