import type { Dictionary } from "@/app/i18n/dictionary";

/** The words of the share dialog, as a page hands them to the island. */
export type ShareWords = {
  readonly dialog: Dictionary["share"]["dialog"];
  /** Words of the names that decks without a name have. */
  readonly deck: Pick<Dictionary["share"]["deck"], "titled" | "colorless" | "empty">;
  readonly visibility: Dictionary["decks"]["visibility"];
  readonly failures: Dictionary["decks"]["failures"];
};

export const shareWords = ({ share: { dialog, deck }, decks }: Pick<Dictionary, "share" | "decks">): ShareWords => ({
  dialog,
  deck: { titled: deck.titled, colorless: deck.colorless, empty: deck.empty },
  visibility: decks.visibility,
  failures: decks.failures,
});
