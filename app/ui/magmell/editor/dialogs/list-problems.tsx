"use client";

import type { FormatCardTitle } from "@/app/i18n/describe-deck-problem";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import type { ListProblem } from "@/lib/magmell/decks/lists/types";

type Props = {
  problems: readonly ListProblem[];
  /** Whether the text has lines, or entries as JSON has. */
  entries: boolean;
  lang: Lang;
  title: FormatCardTitle;
  /** Puts a card or a reading into the place of the problem, or with `null` takes its line away. */
  onRepair: (problem: ListProblem, name: string | null) => void;
};

/** Problems of the text as a whole, which no change of a line repairs. */
const WHOLE: readonly ListProblem["code"][] = ["TOO_LONG", "MORE_DECKS"];
/** Problems beyond this are counted and not shown; those before come first. */
const MOST = 30;

/** Renders lines that could not be read, with cards that may be meant and a button that removes the line. */
export function ListProblems({ problems, entries, lang, title, onRepair }: Props) {
  const words = useWords("deckLists");
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning" title={formatPlural(lang, words.problems, problems.length)}>
      <ul className="grid gap-3">
        {problems.slice(0, MOST).map((problem) => {
          const place = format(entries ? words.entry : words.line, { n: problem.line });
          const name = problem.entries[problem.at]?.name ?? problem.text;
          return (
            <li key={`${problem.line}/${problem.at}/${problem.code}`} className="grid gap-1">
              <p>
                {place} <q className="break-all text-ink-soft">{problem.text}</q>{" "}
                {format(words.codes[problem.code], { name, ...problem.sums })}
              </p>
              {WHOLE.includes(problem.code) ? null : (
                <div className="flex flex-wrap gap-2">
                  {problem.readings?.map((reading) => (
                    <Button
                      key={reading}
                      size="small"
                      className="whitespace-pre-line text-left"
                      onClick={() => onRepair(problem, reading)}
                    >
                      {reading.startsWith("// ") ? words.skip : format(words.readAs, { line: reading })}
                    </Button>
                  ))}
                  {problem.suggestions.map((card) => (
                    <Button key={card} size="small" onClick={() => onRepair(problem, card)}>
                      {format(words.use, { name: title(card) })}
                    </Button>
                  ))}
                  <Button size="small" variant="quiet" onClick={() => onRepair(problem, null)}>
                    {problem.sums
                      ? format(words.fixSum, { n: problem.sums.found })
                      : format(entries ? words.dropEntry : words.dropLine, { n: problem.line })}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
