import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import { href, type Lang } from "@/app/ui/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { formatNamesIn } from "@/app/ui/links/names-in-text";
import type { Catalogue } from "@/lib/catalogue/model/types";
import type { ShelfDeck } from "@/lib/starters/types";
import { DeckColors } from "./deck-colors";

type Props = {
  decks: readonly ShelfDeck[];
  names: Catalogue["names"];
  lang: Lang;
  words: Pick<Dictionary, "decks" | "site">;
};

/** The decks that come with the site, each with what it is about and where to go on with it. */
export const StarterShelf = ({ decks, names, lang, words }: Props) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {decks.map((deck) => (
      <li key={deck.id} className="flex flex-col gap-3 rounded-[3px] border border-line bg-leaf p-4 shadow-low">
        <Heading deck={deck} lang={lang} words={words} />
        <p className="text-sm">{formatNamesIn(deck.lead[lang], lang, names)}</p>
        {deck.code ? (
          <p className="mt-auto flex flex-wrap gap-2">
            <Way deck={deck} lang={lang} words={words} to={`/goldfish/${deck.code}`} action="goldfish" />
            <Way deck={deck} lang={lang} words={words} to={`/decks/new?copy=${deck.id}`} action="copy" />
          </p>
        ) : null}
      </li>
    ))}
  </ul>
);

type PartProps = { deck: ShelfDeck; lang: Lang; words: Props["words"] };

const Heading = ({ deck, lang, words: { site } }: PartProps) => (
  <div className="flex items-start gap-3">
    <h3 className="min-w-0 flex-1 text-lg leading-snug">
      <a className="link inline-flex items-center pointer-coarse:min-h-11" href={href(lang, `/decks/${deck.id}`)}>
        {deck.name[lang]}
      </a>
    </h3>
    <DeckColors colors={deck.colors} words={site} />
  </div>
);

/** A button whose name says which deck it is for, because the same button stands under each. */
function Way({ deck, lang, words, to, action }: PartProps & { to: string; action: "goldfish" | "copy" }) {
  const { starters } = words.decks;
  return (
    <ButtonLink
      href={href(lang, to)}
      rel="nofollow"
      size="small"
      aria-label={format(starters.ofDeck, { action: starters[action], name: deck.name[lang] })}
    >
      {starters[action]}
    </ButtonLink>
  );
}
