import type { Dictionary } from "@/app/i18n/dictionary";
import type { FormWords } from "../form-words";

/** The words of the page that a link opens. */
export type LinkWords = FormWords & {
  readonly links: Pick<Dictionary["accountLinks"], "page" | "verify" | "reset" | "invite">;
  readonly signUp: Dictionary["accounts"]["signUp"];
  readonly needsScript: string;
};
