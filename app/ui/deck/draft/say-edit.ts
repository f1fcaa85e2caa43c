import { say } from "@/app/ui/i18n/define";
import { type CardTitle, sayNames } from "@/app/ui/i18n/say-problem";
import type { EditName } from "@/lib/decks/draft";
import type { BuilderWords } from "../builder-words";

/** What the history calls an edit, in the reader's language. */
export function sayEdit({ builder, problems }: BuilderWords, edit: EditName, title: CardTitle): string {
  switch (edit.do) {
    case "rename":
    case "clear":
      return builder.edits[edit.do];
    case "replace":
      return builder.edits.replace[edit.why];
    default:
      return say(builder.edits[edit.do], { card: sayNames(problems.names, [edit.card], title), n: edit.count });
  }
}
