import type { Dictionary } from "@/app/i18n/dictionary";
import type { Era } from "@/engine/mtg";

/** Returns the names of eras as one label: `第6版・第8版`. */
export const joinEraNames = (
  eras: readonly Era[],
  { eras: names, eraSeparator }: Pick<Dictionary["mtg"], "eras" | "eraSeparator">,
): string => eras.map((era) => names[era]).join(eraSeparator);
