import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import type { Author } from "@/lib/authors/types";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { DeckSummary } from "@/lib/magmell/decks/types";
import { PublicDecks } from "../list/public-decks";

type Props = {
  authors: readonly Pick<Author, "key" | "name">[];
  decks: readonly DeckSummary[];
  catalogue: Catalogue;
  lang: Lang;
};

/** Renders the newest public decks of the authors whom one follows; nothing for who follows nobody. */
export function FollowFeed({ authors, decks, catalogue, lang }: Props) {
  if (authors.length === 0) return null;
  const { decks: texts, deckSocial } = getDictionary(lang);
  const text = deckSocial.feed;
  return (
    <section aria-labelledby="feed" className="grid gap-3">
      <div>
        <h2 id="feed" className="text-xl">
          {text.title}
        </h2>
        <p className="text-ink-soft text-sm">{decks.length > 0 ? text.lead : text.none}</p>
      </div>
      <PublicDecks decks={decks} catalogue={catalogue} lang={lang} />
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-ink-soft">{text.authors}</span>
        {authors.map(({ key, name }) => (
          <a
            key={key}
            href={localizePath(lang, `/authors/${key}`)}
            className="link inline-flex items-center pointer-coarse:min-h-11"
          >
            {name ?? texts.anonymous}
          </a>
        ))}
      </p>
    </section>
  );
}
