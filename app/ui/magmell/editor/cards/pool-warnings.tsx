import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Icon } from "@/app/ui/kit/svg-icon";
import { listCorrectedQueries } from "@/app/ui/magmell/card/browse/query/corrected-queries";
import type { QueryWarning } from "@/lib/magmell/search/query/types";

type Props = {
  text: string;
  warnings: readonly QueryWarning[];
  /** Puts the text in the place of what was typed. */
  onMend: (text: string) => void;
};

const sentenceOf = ({ code }: QueryWarning, words: Dictionary["search"]["pool"]): string =>
  code === "ELSEWHERE" ? words.elsewhere : words.warning;

/** Renders the warnings about the query, one per line, with position and suggested correction. */
export function PoolWarnings({ text, warnings, onMend }: Props) {
  const words = useWords("search.pool");
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {warnings.map((warning) => {
        const offered = listCorrectedQueries(text, warning);
        const isChoice = offered.length > 1;
        return (
          <li key={`${warning.at.from} ${warning.code}`} className="flex items-start gap-1.5">
            <Icon name="warning" size={16} className="mt-1 text-gold" />
            <span>
              <span className="mr-2 text-ink-soft">{format(words.place, { n: warning.at.from + 1 })}</span>
              {format(sentenceOf(warning, words), { text: warning.text })}
              {isChoice ? <span className="ml-2">{words.choices}</span> : null}
              {offered.map(({ word, text: corrected }) => (
                <button
                  key={word}
                  type="button"
                  className="link ml-2 pointer-coarse:min-h-11"
                  onClick={() => onMend(corrected)}
                >
                  {isChoice ? word : format(words.nearest, { nearest: word })}
                </button>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
