import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { getButtonClass } from "@/app/ui/kit/button-class";
import { Icon } from "@/app/ui/kit/svg-icon";
import { SearchField } from "@/app/ui/magmell/card/browse/query/search-field";
import { RuleField } from "./rule-field";

type Props = {
  lang: Lang;
  /** Catalogue version of the card names used for autocompletion. */
  version: string;
  /** Whether the page is about Magic, so that rules are searched instead of cards. */
  magic?: boolean;
};

const SHEET = "header-search";

/**
 * Renders the header's search for cards, or for rules on Magic pages: a form whose results have a URL. In narrow
 * headers it is a popover. Works without JavaScript.
 */
export function HeaderSearch({ lang, version, magic = false }: Props) {
  const { librarySearch, search, site } = getDictionary(lang);
  const label = magic ? librarySearch.magic : site.nav.search;
  const sign = (
    <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-soft lg:pointer-fine:top-2" />
  );
  return (
    <>
      <button
        type="button"
        popoverTarget={SHEET}
        aria-label={label}
        title={label}
        className={getButtonClass("quiet", "small", "ml-auto size-11 px-0! lg:hidden")}
      >
        <Icon name="search" />
      </button>
      <search
        id={SHEET}
        popover="auto"
        aria-label={label}
        className="fixed inset-x-2 top-1 bottom-auto w-auto overflow-visible rounded-[3px] border border-line p-2 shadow-high lg:static lg:ml-auto lg:block lg:w-[min(22rem,21vw)] lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <form action={localizePath(lang, magic ? "/rules" : "/cards")} method="get" className="flex gap-2">
          {magic ? (
            <div className="relative min-w-0 flex-1">
              {sign}
              <RuleField label={label} />
              <input type="hidden" name="game" value="mtg" />
            </div>
          ) : (
            <SearchField
              id="header-search-box"
              compact
              lang={lang}
              text=""
              version={version}
              placeholder={label}
              clearSign={<Icon name="close" size={18} />}
              searchSign={sign}
            />
          )}
          <Button type="submit" variant="primary" className="px-4! lg:hidden">
            {search.submit}
          </Button>
        </form>
      </search>
    </>
  );
}
