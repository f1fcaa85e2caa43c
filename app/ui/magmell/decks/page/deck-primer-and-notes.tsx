import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { Panel } from "@/app/ui/kit/panel";
import { getCardHref } from "@/app/ui/links/browse-address";
import { Markdown } from "@/app/ui/markdown/markdown";
import { toNameKey } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { DeckContent } from "@/lib/magmell/decks/content";

type Props = {
  content: Pick<DeckContent, "notes" | "about">;
  catalogue: Pick<Catalogue, "names">;
  lang: Lang;
};

/** Renders the author's texts about a deck: the primer, and notes on single cards. */
export function DeckPrimerAndNotes({ content: { notes, about }, catalogue: { names }, lang }: Props) {
  const words = getDictionary(lang).deckSocial.page;
  const linkOf = (name: string) => {
    const card = names.keys.get(toNameKey(name));
    return card ? { href: getCardHref(lang, card.name), title: lang !== "ja" ? card.englishName : card.name } : null;
  };
  return (
    <>
      {about.primer ? (
        <Panel aria-labelledby="primer">
          <h2 id="primer" className="mb-2 text-xl">
            {words.primer}
          </h2>
          <Markdown text={about.primer} linkOf={linkOf} elsewhere={words.elsewhere} />
        </Panel>
      ) : null}
      {notes.length > 0 ? (
        <section aria-labelledby="notes" className="grid gap-2">
          <h2 id="notes" className="text-xl">
            {words.notes}
          </h2>
          <dl className="divide-y divide-line border-line border-y">
            {notes.map(({ card, note, tags }) => {
              const link = linkOf(card);
              return (
                <div key={card} className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[14rem_1fr]">
                  <dt className="font-medium">
                    {link ? (
                      <a href={link.href} className="link">
                        {link.title}
                      </a>
                    ) : (
                      card
                    )}
                  </dt>
                  <dd className="wrap-anywhere whitespace-pre-line">
                    {note}
                    {tags.length > 0 ? (
                      <span className="ml-2 text-ink-soft text-sm">{tags.map((tag) => `#${tag}`).join(" ")}</span>
                    ) : null}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ) : null}
    </>
  );
}
