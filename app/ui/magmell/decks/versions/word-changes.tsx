import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { TextChanges } from "@/app/ui/magmell/card/page/text-changes";
import type { DeckDraft } from "@/lib/magmell/decks/draft";
import { type DeckTextChange, findDeckTextChanges } from "@/lib/magmell/decks/text-changes";

type Props = {
  before: DeckDraft;
  after: DeckDraft;
  title: (name: string) => string;
  lang: Lang;
};

/** Renders name, description, tags, face, primer and notes of a deck where two contents differ, word by word. */
export function DeckTextChanges({ before, after, title, lang }: Props) {
  const words = getDictionary(lang).deckSocial.versions;
  const all = findDeckTextChanges(before, after);
  if (all.length === 0) return null;
  const heading = ({ of, card }: DeckTextChange) =>
    card === null ? words.wordsOf[of] : format(words.wordsOf.note, { card: title(card) });
  return (
    <section aria-labelledby="words" className="grid gap-3 text-sm">
      <h4 id="words" className="font-medium text-base">
        {words.words}
      </h4>
      <dl className="grid gap-3">
        {all.map((change) => (
          <div key={`${change.of} ${change.card}`} className="grid gap-1">
            <dt className="text-ink-soft">{heading(change)}</dt>
            <dd className="wrap-anywhere">
              <TextChanges before={change.before} after={change.after} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
