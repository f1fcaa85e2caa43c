import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Notice } from "@/app/ui/kit/notice";
import { QUERY_KEYS } from "@/lib/magmell/search/query/keys";
import type { Query, QueryWarning } from "@/lib/magmell/search/query/types";
import { listCorrectedQueries } from "./corrected-queries";
import { splitIntoMarkedPieces } from "./marked-text";

type Props = {
  query: Query;
  /** The URL of the results of a text. */
  hrefOf: (text: string) => string;
  lang: Lang;
};

/** Renders warnings about a query, with unreadable parts marked and corrections suggested. */
export function QueryNotice({ query, hrefOf, lang }: Props) {
  const words = getDictionary(lang).search;
  const { text, warnings } = query;
  if (warnings.length === 0) return null;
  const spans = warnings.map(({ at }) => at);
  return (
    <Notice tone="warning" title={words.warnings.title}>
      <p className="my-1 whitespace-pre-wrap rounded-[3px] bg-wash px-2 py-1 text-base">
        {splitIntoMarkedPieces(text, spans).map(({ text: piece, marked, from }) =>
          marked ? (
            <mark
              key={from}
              className="bg-transparent text-red underline decoration-2 decoration-wavy underline-offset-4"
            >
              {piece}
            </mark>
          ) : (
            piece
          ),
        )}
      </p>
      <ul className="grid gap-1">
        {warnings.map((warning) => (
          <li key={`${warning.at.from} ${warning.code}`}>
            <span className="mr-2 text-ink-soft">{format(words.warnings.place, { n: warning.at.from + 1 })}</span>
            {describeQueryWarning(warning, words)}
            <Offers warning={warning} text={text} hrefOf={hrefOf} lang={lang} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Describes a warning in a sentence, without suggestions. */
export const describeQueryWarning = (
  { code, text, key, limit }: QueryWarning,
  words: Pick<Dictionary["search"], "warnings">,
): string => format(words.warnings[code], { text, key: key ? QUERY_KEYS[key].names[0] : "", limit: limit ?? "" });

function Offers({ warning, text, hrefOf, lang }: { warning: QueryWarning; text: string } & Omit<Props, "query">) {
  const words = getDictionary(lang).search;
  const { nearest } = warning;
  const offered = listCorrectedQueries(text, warning);
  if (offered.length === 0)
    return nearest === undefined ? null : <span className="ml-2">{format(words.warnings.nearest, { nearest })}</span>;
  const isChoice = offered.length > 1;
  return (
    <>
      {isChoice ? <span className="ml-2">{words.warnings.choices}</span> : null}
      {offered.map(({ word, text: corrected }) => (
        <a
          key={word}
          href={hrefOf(corrected)}
          rel="nofollow"
          className="link ml-2 inline-flex items-center pointer-coarse:min-h-11"
        >
          {isChoice ? word : format(words.warnings.nearest, { nearest: word })}
        </a>
      ))}
    </>
  );
}
