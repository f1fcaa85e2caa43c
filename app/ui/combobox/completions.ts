import { getTextLang, type Lang } from "@/app/i18n/lang";
import { type CompletableName, createNameCompleter, type NameCompleter } from "@/lib/japanese/name-completer";
import type { CompletionNames } from "@/lib/magmell/catalogue/views/completion-names";
import { applyCompletion, autocomplete, type CompletionVocabulary } from "@/lib/magmell/search/autocomplete";

/** A completion: the complete new text, and the caret position in it. */
export type Completion = {
  readonly label: string;
  readonly detail: string;
  readonly text: string;
  readonly caret: number;
};

type CompletionRequest = {
  readonly text: string;
  readonly caret: number;
  readonly lang: Lang;
  readonly version: string;
};
type Lists = { readonly names: NameCompleter<CompletableName>; readonly vocabulary: CompletionVocabulary };

let loading: Promise<Lists> | null = null;

/**
 * Returns completions of a query. The name lists load once; after a failed load nothing is offered, and the next key
 * retries.
 */
export async function fetchCompletions({
  text,
  caret,
  lang,
  version,
}: CompletionRequest): Promise<readonly Completion[]> {
  loading ??= load(version);
  try {
    const { names, vocabulary } = await loading;
    const found = autocomplete({ text, caret, lang: getTextLang(lang), place: "cards" }, names, vocabulary);
    return found.items.map((item) => ({
      label: item.label,
      detail: item.detail,
      ...applyCompletion(text, found, item),
    }));
  } catch {
    loading = null;
    return [];
  }
}

async function load(version: string): Promise<Lists> {
  const response = await fetch(`/api/names/${encodeURIComponent(version)}`);
  if (!response.ok) throw new Error(`The names answered ${response.status}`);
  const { cards, ...vocabulary } = (await response.json()) as CompletionNames;
  const names = createNameCompleter(
    cards.map(([name, reading, englishName, ...aliases]) => ({ name, reading, englishName, aliases })),
  );
  return { names, vocabulary };
}
