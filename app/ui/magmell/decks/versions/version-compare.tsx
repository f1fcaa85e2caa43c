import { formatMomentDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { SelectField } from "@/app/ui/kit/select-field";
import { getCardHref } from "@/app/ui/links/browse-address";
import { TextChanges } from "@/app/ui/magmell/card/page/text-changes";
import { DeckDiffView } from "@/app/ui/magmell/deck/deck-diff-view";
import { diffDecks } from "@/lib/magmell/decks/deck-diff";
import type { DeckDraft } from "@/lib/magmell/decks/draft";
import { type DeckTextChange, findDeckTextChanges } from "@/lib/magmell/decks/text-changes";
import type { DeckVersion } from "@/lib/magmell/decks/versions/types";
import { getVersionTitle } from "./version-list";

type Props = {
  entries: readonly DeckVersion[];
  /** The two versions that are compared; `null` while the reader has chosen none. */
  chosen: { readonly from: DeckVersion; readonly to: DeckVersion } | null;
  here: string;
  lang: Lang;
  title: (name: string) => string;
};

/**
 * Renders two versions of a deck side by side. A plain form selects them, so that the page works without JavaScript.
 */
export function VersionCompare({ entries, chosen, here, lang, title }: Props) {
  const text = getDictionary(lang).deckSocial.versions;
  if (entries.length < 2) return null;
  const options = entries.map((entry) => ({
    value: String(entry.version),
    label: `${getVersionTitle(entry, text)} · ${formatMomentDate(lang, entry.savedAt)}`,
  }));
  const [newest, before = newest] = entries;
  const { from, to } = chosen ?? { from: before, to: newest };
  return (
    <section aria-labelledby="compare" className="grid gap-4">
      <h2 id="compare" className="text-xl">
        {text.compare}
      </h2>
      <form action={here} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <SelectField name="from" label={text.from} options={options} defaultValue={String(from?.version)} />
        <SelectField name="to" label={text.to} options={options} defaultValue={String(to?.version)} />
        <Button type="submit">{text.show}</Button>
      </form>
      {chosen ? (
        <div className="grid gap-4" id="diff">
          <h3 className="text-lg">
            {format(text.diff, { from: getVersionTitle(chosen.from, text), to: getVersionTitle(chosen.to, text) })}
          </h3>
          <DeckDiffView
            diff={diffDecks(chosen.from.draft, chosen.to.draft)}
            lang={lang}
            title={title}
            pageOf={(name) => getCardHref(lang, name)}
            labels={{ before: text.from, after: text.to }}
          />
          <DeckTextChanges before={chosen.from.draft} after={chosen.to.draft} title={title} lang={lang} />
        </div>
      ) : null}
    </section>
  );
}

type WordProps = {
  before: DeckDraft;
  after: DeckDraft;
  title: (name: string) => string;
  lang: Lang;
};

/** Renders name, description, tags, face, primer and notes of a deck where two contents differ, word by word. */
function DeckTextChanges({ before, after, title, lang }: WordProps) {
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
