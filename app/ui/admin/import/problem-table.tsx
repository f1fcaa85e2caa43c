import { useWordsIn } from "#use-words-in";
import { describeFieldProblem, describeImportFix } from "@/app/i18n/describe-import-problem";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";
import { Icon } from "../../kit/svg-icon";
import { groupProblems } from "./group-problems";

type Props = {
  problems: readonly ImportProblem[];
  /** How many are not among them. */
  more: number;
  lang: Lang;
};

/** Renders the problems of files: error, fix and place. */
export function ProblemTable({ problems, more, lang }: Props) {
  const words = useWordsIn(lang, "adminImport");
  return (
    <section
      aria-labelledby="problems"
      className="rounded-[3px] border border-line border-l-4 border-l-red bg-leaf p-4"
    >
      <h2 id="problems" className="flex items-center gap-2 font-gothic font-medium text-red">
        <Icon name="error" />
        {formatPlural(lang, words.refusedTitle, problems.length + more)}
      </h2>
      <ol className="mt-3 divide-y divide-line border-line border-t">
        {groupProblems(problems).map((group, i) => (
          <Problem key={getProblemKey(group[0] as ImportProblem, i)} group={group} lang={lang} />
        ))}
      </ol>
      {more > 0 ? <p className="mt-2 text-ink-soft">{format(words.moreProblems, { n: more })}</p> : null}
    </section>
  );
}

/** Number of places of one mistake that are shown at first; the others are collapsed. */
const SHOWN = 5;

function Problem({ group, lang }: Pick<Props, "lang"> & { group: readonly ImportProblem[] }) {
  const words = useWordsIn(lang, "adminImport");
  const problems = useWordsIn(lang, "importProblems");
  const [problem] = group;
  if (!problem) return null;
  const rest = group.slice(SHOWN);
  return (
    <li className="grid gap-1 py-3">
      <p className="font-medium">{describeFieldProblem(problems, problem, getFieldLabel(problem.field, words))}</p>
      <p className="text-sm">
        <span className="text-ink-soft">{words.fix} </span>
        {describeImportFix(problems, problem)}
      </p>
      <Places problems={group.slice(0, SHOWN)} lang={lang} />
      {rest.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline underline-offset-4 pointer-coarse:min-h-11">
            {formatPlural(lang, words.review.more, rest.length)}
          </summary>
          <Places problems={rest} lang={lang} />
        </details>
      ) : null}
    </li>
  );
}

/** Places of a problem, one per line, with the values there. */
const Places = ({ problems, lang }: Pick<Props, "problems" | "lang">) => {
  const words = useWordsIn(lang, "adminImport");
  return (
    <ul className="grid gap-0.5 text-sm">
      {problems.map((problem, i) => (
        <li key={getProblemKey(problem, i)} className="flex flex-wrap gap-x-3 text-ink-soft">
          <span>{placeOf(problem, words)}</span>
          {problem.pointer ? <code className="break-all">{problem.pointer}</code> : null}
          {problem.value === null ? null : (
            <span>
              {words.value} <code className="break-all text-ink">{problem.value}</code>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

const placeOf = ({ file, line, column }: ImportProblem, words: Dictionary["adminImport"]): string =>
  line === null ? file : `${format(words.place, { file, line })}${column === null ? "" : `:${column}`}`;

/** Returns the display name of a card file's field; the field name itself if it has none. */
export const getFieldLabel = (field: string, { fields }: Dictionary["adminImport"]): string =>
  (fields as Readonly<Record<string, string>>)[field] ?? field;

/** Returns a React key for a problem. It contains the index, which is safe because the list never changes. */
export const getProblemKey = ({ file, pointer, code }: ImportProblem, i: number): string =>
  `${file} ${pointer} ${code} ${i}`;
