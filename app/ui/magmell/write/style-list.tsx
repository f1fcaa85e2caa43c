import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import type { StyleProblem } from "@/lib/magmell/catalogue/import/check/style-problems";

type Props = {
  problems: readonly StyleProblem[];
  onEdit: (start: number, end: number, words: string | null) => void;
};

/** Maximum number of remarks shown. A text with more is unfinished. */
const SHOWN = 12;

/** Renders remarks on the style of the text, each with a button that fixes it or shows its position. */
export const StyleList = ({ problems, onEdit }: Props) => {
  const words = useWords("write.style");
  return (
    <section aria-label={words.title} className="grid gap-2 border-line border-t pt-4">
      <h3 className="text-base">{words.title}</h3>
      {problems.length === 0 ? (
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <Icon name="check" size={18} />
          {words.none}
        </p>
      ) : (
        <ul className="grid gap-2">
          {problems.slice(0, SHOWN).map((problem) => (
            <li
              key={`${problem.code} ${problem.start}`}
              data-style={problem.code}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm"
            >
              <span className="flex min-w-0 flex-1 basis-48 items-start gap-2">
                <Icon name="info" size={18} className="mt-0.5 text-gold" />
                <span className="whitespace-pre-line">{sayStyle(problem, words)}</span>
              </span>
              <Button size="small" onClick={() => onEdit(problem.start, problem.end, problem.instead)}>
                {problem.instead === null ? words.show : words.fix}
              </Button>
            </li>
          ))}
          {problems.length > SHOWN ? (
            <li className="text-ink-soft text-sm">{format(words.more, { n: problems.length - SHOWN })}</li>
          ) : null}
        </ul>
      )}
    </section>
  );
};

const sayStyle = ({ code, text, instead }: StyleProblem, words: Dictionary["write"]["style"]): string =>
  format(words[code], { text, instead: instead ?? "" });
