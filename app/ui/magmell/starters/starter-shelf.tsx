import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { localizeCardNames } from "@/app/ui/links/card-names-in-text";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { MiniCurve } from "@/app/ui/magmell/statistics/mini-curve";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { toNameKey } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { StarterDeck } from "@/lib/magmell/starters/types";
import { DeckColors } from "./deck-colors";

type Props = {
  decks: readonly StarterDeck[];
  names: Catalogue["names"];
  lang: Lang;
};

/**
 * Renders the starter decks, each with its face, curve, short description and links. On a phone, the row scrolls
 * horizontally.
 */
export const StarterDeckList = ({ decks, names, lang }: Props) => (
  <Unhydrated
    as="ul"
    className="grid min-w-0 gap-4 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:auto-cols-[min(19rem,86%)] max-sm:grid-flow-col max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid-cols-2 lg:grid-cols-3"
  >
    {decks.map((deck) => (
      <li
        key={deck.id}
        className="relative grid snap-start grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-[3px] border border-line bg-leaf p-4 shadow-low"
      >
        <Hero deck={deck} names={names} lang={lang} />
        <div className="flex min-w-0 flex-col gap-2">
          <Heading deck={deck} lang={lang} />
          <div className="mt-auto flex items-end justify-between gap-3">
            <DeckColors colors={deck.colors} lang={lang} />
            <MiniCurve curve={deck.curve} lang={lang} className="h-8 w-auto" />
          </div>
        </div>
        <p className="col-span-2 text-sm">{localizeCardNames(deck.lead[getTextLang(lang)], lang, names)}</p>
        {deck.code ? (
          <p className="col-span-2 mt-auto flex flex-wrap gap-2">
            <Way deck={deck} lang={lang} to={`/goldfish/${deck.code}`} action="goldfish" />
            <Way deck={deck} lang={lang} to={`/decks/new?copy=${deck.id}`} action="copy" />
          </p>
        ) : null}
      </li>
    ))}
  </Unhydrated>
);

type PartProps = { deck: StarterDeck; lang: Lang };

/** Icon card of a deck. Decorative, because the name is next to it. */
function Hero({ deck, names, lang }: PartProps & Pick<Props, "names">) {
  const card = deck.hero === null ? undefined : names.keys.get(toNameKey(deck.hero));
  return <div aria-hidden="true">{card ? <CardFace card={card} lang={lang} small /> : null}</div>;
}

const Heading = ({ deck, lang }: PartProps) => (
  <h3 className="text-lg leading-snug">
    <a className="link inline-flex items-center pointer-coarse:min-h-11" href={localizePath(lang, `/decks/${deck.id}`)}>
      {deck.name[getTextLang(lang)]}
    </a>
  </h3>
);

/** Button whose accessible name includes the deck, because every deck has the same button. */
function Way({ deck, lang, to, action }: PartProps & { to: string; action: "goldfish" | "copy" }) {
  const { starters } = getDictionary(lang).decks;
  return (
    <ButtonLink
      href={localizePath(lang, to)}
      rel="nofollow"
      size="small"
      aria-label={format(starters.ofDeck, { action: starters[action], name: deck.name[getTextLang(lang)] })}
    >
      {starters[action]}
    </ButtonLink>
  );
}
