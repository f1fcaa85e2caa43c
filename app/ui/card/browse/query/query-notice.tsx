import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import { Notice } from "@/app/ui/kit/notice";
import { KEYS } from "@/lib/search/query/keys";
import type { Query, QueryWarning } from "@/lib/search/query/types";
import { markedText } from "./marked-text";
import { mendedText } from "./mended-text";

type Props = {
  query: Query;
  /** The address of the results of a text. */
  hrefOf: (text: string) => string;
  words: Dictionary["search"];
};

/** The warnings about a query: parts that are unreadable, or easily mistaken, are marked and told with the probable meaning. */
export function QueryNotice({ query, hrefOf, words }: Props) {
  const { text, warnings } = query;
  if (warnings.length === 0) return null;
  const spans = warnings.map(({ at }) => at);
  const isRead = warnings.every(({ code }) => code === "PLAIN_COST");
  return (
    <Notice tone="warning" title={isRead ? words.warnings.mistaken : words.warnings.title}>
      <p className="my-1 whitespace-pre-wrap rounded-[3px] bg-wash px-2 py-1 text-base">
        {markedText(text, spans).map(({ text: piece, marked, from }) =>
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
            {describeWarning(warning, words)}
            <Nearest warning={warning} text={text} hrefOf={hrefOf} words={words} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A warning in a sentence, without what was probably meant. */
const describeWarning = (
  { code, text, key, limit }: QueryWarning,
  words: Pick<Dictionary["search"], "warnings">,
): string => format(words.warnings[code], { text, key: key ? KEYS[key].names[0] : "", limit: limit ?? "" });

function Nearest({ warning, text, hrefOf, words }: { warning: QueryWarning; text: string } & Omit<Props, "query">) {
  const { nearest } = warning;
  if (nearest === undefined) return null;
  const mended = mendedText(text, warning);
  const said = format(words.warnings.nearest, { nearest });
  return mended === null ? (
    <span className="ml-2">{said}</span>
  ) : (
    <a href={hrefOf(mended)} rel="nofollow" className="link ml-2 inline-flex items-center pointer-coarse:min-h-11">
      {said}
    </a>
  );
}
