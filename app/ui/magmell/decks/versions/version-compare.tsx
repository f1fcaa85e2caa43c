import { formatMomentDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { SelectField } from "@/app/ui/kit/select-field";
import { getCardHref } from "@/app/ui/links/browse-address";
import { DeckDiffView } from "@/app/ui/magmell/deck/deck-diff-view";
import { diffDecks } from "@/lib/magmell/decks/deck-diff";
import type { DeckVersion } from "@/lib/magmell/decks/versions/types";
import { getVersionTitle } from "./version-list";
import { DeckTextChanges } from "./word-changes";

type Props = {
  entries: readonly DeckVersion[];
  /** The two versions that are compared; `null` while the reader has chosen none. */
  chosen: { readonly from: DeckVersion; readonly to: DeckVersion } | null;
  here: string;
  lang: Lang;
  title: (name: string) => string;
};

/** Renders two versions of a deck side by side: a plain form chooses them, so that it works without script. */
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
