import { getTextLang, type Lang } from "@/app/i18n/lang";
import type { Completion } from "@/app/ui/combobox/completions";
import { createNameCompleter } from "@/lib/japanese/name-completer";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCompletionNames } from "@/lib/magmell/catalogue/views/completion-names";
import { applyCompletion, autocomplete } from "@/lib/magmell/search/autocomplete";

/** Gives the completions at the caret of a query for the pool. */
export type CompletePoolQuery = (text: string, caret: number) => readonly Completion[];

/** Completes queries from the cards that the browser holds; their lists are made when they are first needed. */
export function createPoolCompleter(catalogue: Catalogue, lang: Lang): CompletePoolQuery {
  const names = createNameCompleter(catalogue.cards.filter(({ retired }) => !retired));
  let vocabulary: ReturnType<typeof getCompletionNames> | null = null;
  return (text, caret) => {
    vocabulary ??= getCompletionNames(catalogue);
    const found = autocomplete({ text, caret, lang: getTextLang(lang), place: "builder" }, names, vocabulary);
    return found.items.map((item) => ({
      label: item.label,
      detail: item.detail,
      ...applyCompletion(text, found, item),
    }));
  };
}
