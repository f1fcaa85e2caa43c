import type { DictionaryPath } from "@/app/i18n/dictionary";

/** Dictionary paths of the words that every account form uses, for the `WithWords` around it. */
export const ACCOUNT_FORM_WORDS = [
  "accounts.fields",
  "accounts.sending",
  "accounts.fieldErrors",
  "accounts.failures",
] as const satisfies readonly DictionaryPath[];

/** Dictionary paths of the words that forms with a password use. */
export const PASSWORD_FORM_WORDS = [
  ...ACCOUNT_FORM_WORDS,
  "accounts.show",
  "accounts.hide",
  "accounts.showPassword",
  "accounts.hidePassword",
] as const satisfies readonly DictionaryPath[];
