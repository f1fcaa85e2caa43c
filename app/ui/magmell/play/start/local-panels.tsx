"use client";

import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { getLocalGoldfishPath } from "@/app/ui/magmell/editor/local/local-goldfish-path";
import { useLocalDecks } from "@/app/ui/magmell/editor/local/use-local-decks";
import { PANEL_CLASS, PANEL_LINK_CLASS } from "./panel-class";

/**
 * Renders a row of the decks in this browser, each with a link to a game with it. The row always takes up its space,
 * because the decks are only known once scripts run.
 */
export function LocalPanels({ lang }: { lang: Lang }) {
  const own = useWords("goldfishStart.own");
  const play = useWords("goldfishStart.play");
  const pasted = useWords("goldfishStart.pasted");
  const unnamed = useWords("localDecks.unnamed");
  const decks = useLocalDecks();
  const hydrated = useHydrated();
  return (
    <section aria-labelledby="play-local" className="grid gap-3">
      <h2 id="play-local" className="text-xl">
        {own.local}
      </h2>
      <ul className="grid h-36 auto-cols-[min(17rem,85%)] grid-flow-col content-stretch gap-3 overflow-x-auto">
        {hydrated && decks.length === 0 ? <li className="text-ink-soft">{own.none}</li> : null}
        {decks.map(({ id, name, counts, account }) => (
          <li key={id} className={PANEL_CLASS}>
            <div className="grid min-w-0 content-start gap-1">
              <h3 className="line-clamp-2 text-lg leading-snug">
                <a
                  className={PANEL_LINK_CLASS}
                  href={localizePath(lang, getLocalGoldfishPath(id))}
                  rel="nofollow"
                  aria-label={format(play, { name: name || unnamed })}
                >
                  {name || unnamed}
                </a>
              </h3>
              <p className="text-ink-soft text-sm">{format(pasted.counts, counts)}</p>
              {account === null ? null : <p className="text-ink-soft text-sm">{own.unsaved}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
