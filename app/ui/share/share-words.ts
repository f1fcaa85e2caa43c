import type { Dictionary } from "@/app/ui/i18n/dictionary";

/** The words of the share dialog, as a page hands them to the island. */
export type ShareWords = {
  readonly dialog: Dictionary["share"]["dialog"];
  readonly visibility: Dictionary["decks"]["visibility"];
  readonly failures: Dictionary["decks"]["failures"];
};

export const shareWords = ({ share, decks }: Pick<Dictionary, "share" | "decks">): ShareWords => ({
  dialog: share.dialog,
  visibility: decks.visibility,
  failures: decks.failures,
});
