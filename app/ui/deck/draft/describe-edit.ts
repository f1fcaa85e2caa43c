import { type CardTitle, formatNames } from "@/app/i18n/describe-deck-problem";
import { format } from "@/app/i18n/format";
import type { EditName } from "@/lib/decks/draft";
import type { BuilderWords } from "../builder-words";

/** The name of an edit in the history, in the reader's language. */
export function describeEdit({ builder, editor, problems }: BuilderWords, edit: EditName, title: CardTitle): string {
  switch (edit.do) {
    case "rename":
    case "describe":
    case "clear":
      return builder.edits[edit.do];
    case "replace":
      return builder.edits.replace[edit.why];
    case "note":
      return format(builder.edits.note, { card: formatNames(problems.names, [edit.card], title) });
    default: {
      const { zones } = editor;
      const said = format(builder.edits[edit.do], {
        card: formatNames(problems.names, [edit.card], title),
        n: edit.count,
      });
      if (edit.do !== "move") return format(editor.edits.inZone, { zone: zones[edit.zone], edit: said });
      return format(editor.edits.between, { from: zones[edit.zone], to: zones[edit.to], edit: said });
    }
  }
}
