"use client";

import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { href, type Lang } from "@/app/i18n/lang";
import { useLocalDecks } from "@/app/ui/deck/local/use-local-decks";
import { browserStorage } from "@/app/ui/drafts/browser-storage";
import { readDraft } from "@/app/ui/drafts/draft-slots";
import { pasteableDeck } from "@/lib/goldfish/start/pasteable-deck";
import { PANEL_CLASS, PANEL_LINK_CLASS, PANELS_CLASS } from "./panel-class";

type Words = Dictionary["goldfishStart"];

type Props = {
  lang: Lang;
  words: Pick<Words, "own" | "play" | "pasted">;
  unnamed: string;
};

/** The decks of this browser, each of which leads to a table. */
export function LocalPanels({ lang, words, unnamed }: Props) {
  const decks = useLocalDecks();
  if (decks.length === 0) return null;
  return (
    <section aria-labelledby="play-local" className="grid gap-3">
      <h2 id="play-local" className="text-xl">
        {words.own.local}
      </h2>
      <ul className={PANELS_CLASS}>
        {decks.map(({ id, name, counts, account }) => (
          <li key={id} className={PANEL_CLASS}>
            <div className="grid min-w-0 content-start gap-1">
              <h3 className="text-lg leading-snug">
                <a
                  className={PANEL_LINK_CLASS}
                  href={href(lang, playPath(id))}
                  rel="nofollow"
                  aria-label={format(words.play, { name: name || unnamed })}
                >
                  {name || unnamed}
                </a>
              </h3>
              <p className="text-ink-soft text-sm">{format(words.pasted.counts, counts)}</p>
              {account === null ? null : <p className="text-ink-soft text-sm">{words.own.unsaved}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The address that makes a code of a local deck: the page reads its list. */
function playPath(id: string): string {
  const kept = readDraft(browserStorage(), id);
  const text = kept === null ? "" : pasteableDeck(kept.history.present.deck);
  return `/goldfish?${new URLSearchParams({ code: text, deck: id })}`;
}
