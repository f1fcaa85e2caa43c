import { useCallback } from "react";
import { type FormatCardTitle, formatCardNames } from "@/app/i18n/describe-deck-problem";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import type { DraftEditSummary } from "@/lib/magmell/decks/draft";

type EditWords = {
  readonly edits: Dictionary["builder"]["edits"];
  readonly places: Dictionary["editor"]["edits"];
  readonly zones: Dictionary["editor"]["zones"];
  readonly brackets: Dictionary["problems"]["names"];
};

/** Returns a function that describes an edit in the reader's language, as shown in the history. */
export function useDescribeEdit(title: FormatCardTitle): (edit: DraftEditSummary) => string {
  const edits = useWords("builder.edits");
  const places = useWords("editor.edits");
  const zones = useWords("editor.zones");
  const brackets = useWords("problems.names");
  return useCallback(
    (edit) => describeEdit({ edits, places, zones, brackets }, edit, title),
    [edits, places, zones, brackets, title],
  );
}

function describeEdit(
  { edits, places, zones, brackets }: EditWords,
  edit: DraftEditSummary,
  title: FormatCardTitle,
): string {
  switch (edit.do) {
    case "rename":
    case "describe":
    case "clear":
      return edits[edit.do];
    case "replace":
      return edits.replace[edit.why];
    case "note":
      return format(edits.note, { card: formatCardNames(brackets, [edit.card], title) });
    default: {
      const said = format(edits[edit.do], {
        card: formatCardNames(brackets, [edit.card], title),
        n: edit.count,
      });
      if (edit.do !== "move") return format(places.inZone, { zone: zones[edit.zone], edit: said });
      return format(places.between, { from: zones[edit.zone], to: zones[edit.to], edit: said });
    }
  }
}
