import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { PlainSelectField, PlainTextField } from "@/app/ui/kit/field-frame";
import { LIBRARY_DOCUMENTS } from "@/lib/documents/documents";
import { ENTRY_KINDS, ENTRY_STATUSES } from "@/lib/documents/entries";
import { type LibraryFilters, MAX_FILTER_LENGTH } from "@/lib/documents/search-filters";
import { SOURCES } from "@/lib/documents/sources";

type Props = {
  filters: LibraryFilters;
  /** Whether the fields are initially open. */
  open: boolean;
  lang: Lang;
};

/**
 * Renders the filters of a search, collapsed below its box. The form works without JavaScript; results have their own
 * URL.
 */
export function LibrarySearchForm({ filters, open, lang }: Props) {
  const { library, librarySearch: text } = getDictionary(lang);
  const any = { value: "", label: text.any };
  return (
    <details open={open} className="no-print w-full max-w-3xl">
      <summary className="min-h-9 content-center text-sm pointer-coarse:min-h-11">{text.filters}</summary>
      <form action={localizePath(lang, "/rules")} method="get" className="grid gap-4 pt-3">
        <p className="text-ink-soft text-sm">{text.filtersNote}</p>
        {filters.q === "" ? null : <input type="hidden" name="q" value={filters.q} />}
        {filters.game === "" ? null : <input type="hidden" name="game" value={filters.game} />}
        {filters.chapter === "" ? null : <input type="hidden" name="chapter" value={filters.chapter} />}
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-6">
          <PlainSelectField
            id="filter-doc"
            name="doc"
            frameClassName="lg:col-span-2"
            label={text.doc}
            defaultValue={filters.doc}
            options={[
              any,
              ...LIBRARY_DOCUMENTS.map(({ key, title }) => ({ value: key, label: title[getTextLang(lang)] })),
            ]}
          />
          <PlainSelectField
            id="filter-kind"
            name="kind"
            frameClassName="lg:col-span-2"
            label={text.kind}
            defaultValue={filters.kind}
            options={[any, ...ENTRY_KINDS.map((kind) => ({ value: kind, label: library.kinds[kind] }))]}
          />
          {filters.status === "" ? null : (
            <PlainSelectField
              id="filter-status"
              name="status"
              frameClassName="lg:col-span-2"
              label={text.status}
              defaultValue={filters.status}
              options={[any, ...ENTRY_STATUSES.map((status) => ({ value: status, label: text.statuses[status] }))]}
            />
          )}
          <PlainTextField
            id="filter-card"
            name="card"
            frameClassName="lg:col-span-3"
            label={text.card}
            defaultValue={filters.card}
            maxLength={MAX_FILTER_LENGTH}
          />
          <PlainSelectField
            id="filter-source"
            name="source"
            frameClassName="lg:col-span-3"
            label={text.source}
            defaultValue={filters.source}
            options={[any, ...SOURCES.map(({ key, name }) => ({ value: key, label: name[getTextLang(lang)] }))]}
          />
        </div>
        <Days filters={filters} lang={lang} />
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name="changed"
            value="1"
            defaultChecked={filters.changed === "1"}
            className="size-5 accent-gold"
          />
          {text.changed}
        </label>
        <div>
          <Button type="submit">{text.submit}</Button>
        </div>
      </form>
    </details>
  );
}

/** Start and end date, side by side at every width. */
const Days = ({ filters, lang }: { filters: LibraryFilters; lang: Lang }) => {
  const words = getDictionary(lang).librarySearch;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {(["after", "before"] as const).map((end) => (
        <PlainTextField
          key={end}
          id={`filter-${end}`}
          name={end}
          label={words[end]}
          hint={words.dayHint}
          defaultValue={filters[end]}
          maxLength={10}
        />
      ))}
    </div>
  );
};
