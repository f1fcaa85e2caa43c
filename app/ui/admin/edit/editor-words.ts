import type { Dictionary } from "../../words";
import type { AdminWords } from "../../words/admin";
import type { AdminEditWords } from "../../words/admin-edit";
import type { AdminImportWords } from "../../words/admin-import";

/** What the forms of the administration are handed of the words. */
export type EditorWords = {
  readonly edit: AdminEditWords;
  readonly import: AdminImportWords;
  readonly failures: AdminWords["failures"];
  readonly kinds: Dictionary["site"]["kinds"];
  readonly timings: Dictionary["site"]["timings"];
  readonly tags: Dictionary["search"]["tags"];
};
