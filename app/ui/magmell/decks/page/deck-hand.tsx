import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Icon } from "@/app/ui/kit/svg-icon";
import { appendQuery } from "@/app/ui/links/page-part";
import { OpeningHand } from "@/app/ui/magmell/play/start/opening-hand";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import type { Deck } from "@/engine/magmell";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { dealHand } from "@/lib/magmell/play/sample-hand";
import { formatSeed, getNextSeed } from "@/lib/play/seed";

type Props = {
  deck: Deck;
  seed: number;
  /** The id of the saved deck, which gives the goldfish table the deck's name. */
  id?: string;
  /** The deck name in the URL of a deck code. */
  given?: string | null;
  /** The URL of this page. */
  here: string;
  catalogue: Catalogue;
  lang: Lang;
};

/** Renders an opening hand as the engine deals it, with links to another hand and to the goldfish. */
export function DeckHand({ deck, id, given = null, seed, here, catalogue, lang }: Props) {
  const text = getDictionary(lang).deckSocial.page;
  const dealt = dealHand(catalogue, deck, seed);
  return (
    <section id="hand" aria-labelledby="hand-title" className="no-print grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div>
          <h2 id="hand-title" className="text-xl">
            {text.hand}
          </h2>
          {dealt ? null : <p className="text-ink-soft text-sm">{text.noHand}</p>}
        </div>
        {dealt ? (
          <div className="flex flex-wrap gap-2">
            <ButtonLink
              href={`${appendQuery(here, `hand=${formatSeed(getNextSeed(seed))}`)}#hand`}
              rel="nofollow"
              size="small"
            >
              <Icon name="shuffle" size={16} />
              {text.another}
            </ButtonLink>
            <ButtonLink
              href={localizePath(
                lang,
                appendQuery(
                  `/goldfish/${dealt.code}${buildNameQuery(given)}`,
                  `seed=${formatSeed(seed)}${id === undefined ? "" : `&deck=${id}`}`,
                ),
              )}
              rel="nofollow"
              size="small"
            >
              {text.play}
            </ButtonLink>
          </div>
        ) : null}
      </div>
      {dealt ? (
        <Unhydrated className="w-full max-w-[34rem] justify-self-center">
          <OpeningHand hand={dealt.hand} label={text.hand} lang={lang} />
        </Unhydrated>
      ) : null}
    </section>
  );
}
