import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { TextField } from "@/app/ui/kit/text-field";
import type { DeckSort } from "@/lib/decks/deck-sort";
import { MAX_QUERY_LENGTH } from "@/lib/magmell/search/query/limits";

type Props = {
  readonly typed: string;
  readonly sort: DeckSort;
  readonly lang: Lang;
};

/** Renders the field in which a query for decks is typed; a plain form, so that it works without scripts. */
export function DeckSearch({ typed, sort, lang }: Props) {
  const words = getDictionary(lang).deckSearch;
  return (
    <search className="no-print mt-4 grid gap-1">
      <form action={localizePath(lang, "/decks")} className="flex gap-2 sm:gap-3">
        <TextField
          label={words.label}
          hideLabel={true}
          name={"q"}
          type={"search"}
          defaultValue={typed}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={words.placeholder}
          autoComplete={"off"}
          frameClassName="min-w-0 flex-1"
        />
        {sort === "newest" ? null : <input type="hidden" name="sort" value={sort} />}
        <Button type="submit" variant="primary" className="max-sm:px-4">
          {words.submit}
        </Button>
      </form>
      <a
        href={localizePath(lang, "/syntax#decks")}
        className="link inline-flex min-h-8 items-center justify-self-start text-sm pointer-coarse:min-h-11"
      >
        {words.howTo}
      </a>
    </search>
  );
}
