import type { AdminWords } from "@/app/ui/i18n/admin/admin";
import type { AdminEditWords } from "@/app/ui/i18n/admin/admin-edit";
import type { AdminImportWords } from "@/app/ui/i18n/admin/admin-import";
import type { Dictionary } from "@/app/ui/i18n/dictionary";

/** The words for the forms of the administration. */
export type EditorWords = {
  readonly edit: AdminEditWords;
  readonly import: AdminImportWords;
  readonly failures: AdminWords["failures"];
  readonly kinds: Dictionary["site"]["kinds"];
  readonly timings: Dictionary["site"]["timings"];
  readonly tags: Dictionary["search"]["tags"];
};
