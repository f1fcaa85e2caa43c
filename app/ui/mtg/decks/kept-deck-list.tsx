"use client";

import { formatDateTime } from "@/app/i18n/dates";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { DeckRow } from "@/app/ui/decks/deck-row";
import { getBrowserStorage } from "@/app/ui/editor/browser-storage";
import { isLocalId, listStorageKeys, readStorageItem } from "@/app/ui/editor/create-draft-slots";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { getMtgDeckHref } from "@/app/ui/links/mtg-address";
import { isCleanDraft, readDraftHead } from "@/lib/mtg/decks/saved/clean-draft";

type Props = {
  /** Whether drafts without unsaved changes are left out, where a list of the account has their decks. */
  unsaved?: boolean;
  lang: Lang;
};

/** Renders links to the Magic decks stored in this browser, last edited first. */
export const KeptMtgDeckList = (props: Props) => (useHydrated() ? <KeptDecks {...props} /> : null);

function KeptDecks({ unsaved = false, lang }: Props) {
  const words = useWords("localDecks");
  const storage = getBrowserStorage();
  const decks = listStorageKeys(storage)
    .flatMap((key) => {
      const text = readStorageItem(storage, key);
      return unsaved && isCleanDraft(key, text) ? [] : (readDraftHead(key, text) ?? []);
    })
    .sort((one, other) => other.at - one.at);
  if (decks.length === 0) return null;
  return (
    <section aria-label={words.title} className="grid gap-1">
      {unsaved ? <h3>{words.title}</h3> : null}
      <ul className="divide-y divide-line border-line border-y">
        {decks.map(({ id, name, at }) => {
          const isLocal = isLocalId(id);
          return (
            <DeckRow
              key={id}
              face={null}
              name={name || words.unnamed}
              href={isLocal ? localizePath(lang, `/mtg/decks/new?draft=${id}`) : getMtgDeckHref(lang, id, true)}
              facts={
                <>
                  <span>{format(words.edited, { time: formatDateTime(lang, new Date(at)) })}</span>
                  {unsaved && !isLocal ? <span>{words.unsaved}</span> : null}
                </>
              }
            />
          );
        })}
      </ul>
    </section>
  );
}
