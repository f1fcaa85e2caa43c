import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { Icon } from "@/app/ui/kit/svg-icon";
import { getSearchHref } from "@/app/ui/links/browse-address";

/** Example queries, written the way readers of each language write them. */
const EXAMPLES = {
  ja: {
    words: "頁",
    text: "テキスト:引く",
    colors: "色:青|緑 種別:ユニット",
    numbers: "ap>=3 使用コスト数:2..4",
    minus: "種別:マジック -is:quick",
  },
  en: {
    words: "page",
    text: "o:引く",
    colors: "c:blue|green t:unit",
    numbers: "ap>=3 usev:2..4",
    minus: "t:magic -is:quick",
  },
} as const;

/** Renders a few example searches and a link to the syntax guide. */
export function SearchHint({ lang }: { lang: Lang }) {
  const words = getDictionary(lang).search;
  const { examples, more } = words.hint;
  return (
    <details className="no-print text-sm">
      <summary className="inline-flex min-h-9 list-none items-center gap-1 text-ink-soft hover:text-gold pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon name="right" size={14} className="transition-[rotate] in-[[open]>summary]:rotate-90" />
        {words.howTo}
      </summary>
      <div className="mt-1 grid gap-2 rounded-[3px] border border-line bg-leaf px-4 py-3">
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {Object.entries(EXAMPLES[getTextLang(lang)]).map(([name, query]) => (
            <div key={name} className="contents">
              <dt>
                <a
                  href={getSearchHref(lang, query)}
                  className="link inline-flex min-h-7 items-center font-medium pointer-coarse:min-h-11"
                >
                  {query}
                </a>
              </dt>
              <dd className="text-ink-soft max-sm:mb-2 sm:self-center">{examples[name as keyof typeof examples]}</dd>
            </div>
          ))}
        </dl>
        <a
          href={localizePath(lang, "/syntax")}
          className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
        >
          {more}
        </a>
      </div>
    </details>
  );
}
