import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { TurnReport } from "@/engine/mtg";
import { describeEvents } from "./describe-events";

/** Serializes the described steps of a turn, so that turns of different eras can be compared. */
export const renderTurnRows = (
  { rows, names }: Pick<TurnReport, "rows" | "names">,
  words: Dictionary["mtgLab"],
  lang: Lang,
): string =>
  JSON.stringify(
    rows.map((row) => [row.step, row.skipped, row.acted, describeEvents(row.events, { names }, words, lang)]),
  );
