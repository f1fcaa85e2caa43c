import type { Dictionary } from "@/app/i18n/dictionary";

/** The words for the forms of the administration. */
export type EditorWords = {
  readonly edit: Dictionary["adminEdit"];
  readonly import: Dictionary["adminImport"];
  readonly failures: Dictionary["admin"]["failures"];
  readonly kinds: Dictionary["site"]["kinds"];
  readonly timings: Dictionary["site"]["timings"];
  readonly tags: Dictionary["search"]["tags"];
};
