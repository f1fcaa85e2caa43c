import type { Completion } from "@/app/ui/combobox/completions";
import type { NameCompletion } from "@/lib/mtg/catalogue/card-facts";
import { LISTED_CARD_NAMES } from "@/lib/mtg/decks/listed-names";

/** Milliseconds without a further key after which names are asked for. */
const PAUSE = 120;
const MOST = 10;

/** Answers of the site by what was asked: deleting a letter asks nobody again. */
const answers = new Map<string, readonly NameCompletion[]>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/** A count or a mark before a name, which stays as it is. */
const BEFORE_NAME = /^\s*(?:sb:\s*)?(?:\d{1,3}\s*[x×]?\s+)?/iu;

/**
 * Returns completions of a line such as `4 Name`: from the site's card data in either language, or without it from the names
 * that lists of formats hold. While keys come fast, only the last one asks.
 */
export async function completeNames(line: string, hasCards: boolean): Promise<readonly Completion[]> {
  const before = BEFORE_NAME.exec(line)?.[0] ?? "";
  const asked = line.slice(before.length).trim();
  if (asked === "") return [];
  const names = hasCards ? await askSite(asked) : listed(asked);
  return names.map(({ name, japanese }) => {
    const text = `${before}${name}`;
    return { label: name, detail: japanese ?? "", text, caret: text.length };
  });
}

function listed(asked: string): readonly NameCompletion[] {
  const text = asked.toLowerCase();
  const begins = LISTED_CARD_NAMES.filter((name) => name.toLowerCase().startsWith(text));
  const holds = LISTED_CARD_NAMES.filter((name) => name.toLowerCase().includes(text));
  return [...new Set([...begins, ...holds])].slice(0, MOST).map((name) => ({ name, japanese: null }));
}

async function askSite(asked: string): Promise<readonly NameCompletion[]> {
  const known = answers.get(asked);
  if (known !== undefined) return known;
  clearTimeout(waiting);
  await new Promise((resolve) => {
    waiting = setTimeout(resolve, PAUSE);
  });
  try {
    const response = await fetch(`/api/mtg/names?${new URLSearchParams({ q: asked })}`);
    if (!response.ok) return [];
    const { names } = (await response.json()) as { readonly names: readonly NameCompletion[] };
    answers.set(asked, names);
    return names;
  } catch {
    // Nothing is offered, and the field goes on as it is.
    return [];
  }
}
