import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import type { QueryExample } from "@/lib/magmell/search/query/help";

type Props = {
  readonly examples: readonly QueryExample[];
  readonly lang: Lang;
  /** Where the queries can be asked; `null` for what only the builder answers. */
  readonly page: "/cards" | "/decks" | null;
};

/** Renders example queries with explanations. Each links to its search. */
export const ExampleList = ({ examples, lang, page }: Props) => (
  <ul className="grid gap-1">
    {examples.map((example) => (
      <li key={example.en} className="flex flex-wrap items-baseline gap-x-4">
        {page === null ? (
          <code className="break-all py-1">{example[getTextLang(lang)]}</code>
        ) : (
          <a
            href={localizePath(lang, `${page}?q=${encodeURIComponent(example[getTextLang(lang)])}`)}
            className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
          >
            <code className="break-all">{example[getTextLang(lang)]}</code>
          </a>
        )}
        <span className="text-ink-soft text-sm">{example.asks[getTextLang(lang)]}</span>
      </li>
    ))}
  </ul>
);
