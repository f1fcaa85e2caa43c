import type { DictionaryPath } from "@/app/i18n/dictionary";

/** The places of the words of every form of an account, for the `WithWords` around it. */
export const ACCOUNT_FORM_WORDS = [
  "accounts.fields",
  "accounts.sending",
  "accounts.fieldErrors",
  "accounts.failures",
] as const satisfies readonly DictionaryPath[];

/** The places of the words of a form with a password. */
export const PASSWORD_FORM_WORDS = [
  ...ACCOUNT_FORM_WORDS,
  "accounts.show",
  "accounts.hide",
  "accounts.showPassword",
  "accounts.hidePassword",
] as const satisfies readonly DictionaryPath[];
