import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import { SearchField } from "./search-field";

type Props = {
  lang: Lang;
  /** The query in the reader's words. */
  text: string;
  /** The query as the URL carries it. */
  asked?: string;
  /** Catalogue version of the card names used for autocompletion. */
  version: string;
  /** Whether the search button is plain, because the page has another main button. */
  isSecondary?: boolean;
};

/** Renders the search box of the results page as a plain GET form. JavaScript only adds completions. */
export function SearchBox({ lang, text, asked, version, isSecondary = false }: Props) {
  const words = getDictionary(lang).search;
  return (
    <search className="no-print">
      <form action={localizePath(lang, "/cards")} method="get" className="flex gap-2 sm:gap-3">
        <SearchField
          lang={lang}
          text={text}
          asked={asked}
          version={version}
          placeholder={words.placeholder}
          clearSign={<Icon name="close" size={18} />}
          searchSign={<Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-soft" />}
        />
        <Button type="submit" variant={isSecondary ? "plain" : "primary"} className="max-sm:px-4">
          {words.submit}
        </Button>
      </form>
    </search>
  );
}
