import type { Dictionary } from "@/app/i18n/dictionary";

/** The words that every form of an account shows. */
export type FormWords = Pick<
  Dictionary["accounts"],
  "fields" | "hints" | "show" | "hide" | "showPassword" | "hidePassword" | "sending" | "fieldErrors" | "failures"
>;

/** The slice of the dictionary that forms are handed. */
export function formWords(all: Dictionary["accounts"]): FormWords {
  const { fields, hints, show, hide, showPassword, hidePassword, sending, fieldErrors, failures } = all;
  return { fields, hints, show, hide, showPassword, hidePassword, sending, fieldErrors, failures };
}
