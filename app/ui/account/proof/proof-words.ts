import type { Dictionary } from "@/app/i18n/dictionary";
import type { FormWords } from "../form-words";

/** The words of the window that asks for a proof. */
export type ProofWords = FormWords & Pick<Dictionary, "twoStep"> & { readonly close: string };
