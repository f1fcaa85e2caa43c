"use client";

import { formatDateTime } from "@/app/i18n/dates";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { getBrowserStorage } from "@/app/ui/editor/browser-storage";
import { isLocalId, listStorageKeys, readStorageItem } from "@/app/ui/editor/create-draft-slots";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { getMtgDeckHref } from "@/app/ui/links/mtg-address";
import { readDraftHead } from "@/lib/mtg/decks/saved/clean-draft";

/** Renders links to the Magic decks stored in this browser, last edited first. */
export const KeptMtgDeckList = ({ lang }: { lang: Lang }) => (useHydrated() ? <KeptDecks lang={lang} /> : null);

function KeptDecks({ lang }: { lang: Lang }) {
  const words = useWords("localDecks");
  const storage = getBrowserStorage();
  const decks = listStorageKeys(storage)
    .flatMap((key) => readDraftHead(key, readStorageItem(storage, key)) ?? [])
    .sort((one, other) => other.at - one.at);
  return (
    <ul className="divide-y divide-line border-line border-y empty:hidden">
      {decks.map(({ id, name, at }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-3">
          <a
            className="link inline-flex items-center text-lg pointer-coarse:min-h-11"
            href={isLocalId(id) ? localizePath(lang, `/mtg/decks/new?draft=${id}`) : getMtgDeckHref(lang, id, true)}
          >
            {name || words.unnamed}
          </a>
          <span className="text-ink-soft text-sm">
            {format(words.edited, { time: formatDateTime(lang, new Date(at)) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
