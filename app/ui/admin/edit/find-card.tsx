import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { Button } from "../../kit/button";
import { TextField } from "../../kit/text-field";

type Props = {
  typed: string;
  /** `null` before anything is looked for. */
  found: { readonly cards: readonly CatalogueCard[]; readonly more: number } | null;
  lang: Lang;
};

/** Renders a search form for the card to edit, which works without JavaScript. */
export const CardSearchForm = ({ typed, found, lang }: Props) => {
  const words = getDictionary(lang).adminEdit;
  return (
    <div className="grid max-w-3xl gap-4">
      <search>
        <form action={localizePath(lang, "/admin/edit")} className="flex items-start gap-3">
          <TextField
            name="q"
            type="search"
            label={words.find}
            hint={words.findHint}
            defaultValue={typed}
            frameClassName="min-w-0 flex-1"
          />
          <Button type="submit" className="mt-6 shrink-0">
            {words.findButton}
          </Button>
        </form>
      </search>
      {found === null ? null : found.cards.length === 0 ? (
        <p role="status">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {found.cards.map(({ number, name, englishName, retired }) => (
            <li key={number}>
              <a
                href={localizePath(lang, `/admin/edit/cards/${number}`)}
                className="grid min-h-11 grid-cols-[3.5rem_1fr] items-center gap-x-3 py-1 no-underline hover:bg-wash"
              >
                <span className="text-right text-ink-soft text-sm">{number}</span>
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <span lang="ja" className="font-medium">
                    {name}
                  </span>
                  <span lang="en" className="text-ink-soft text-sm">
                    {englishName}
                  </span>
                  {retired ? <span className="text-red text-sm">{words.retired}</span> : null}
                </span>
              </a>
            </li>
          ))}
          {found.more > 0 ? (
            <li className="py-2 text-ink-soft text-sm">{formatPlural(lang, words.more, found.more)}</li>
          ) : null}
        </ul>
      )}
    </div>
  );
};
