import type { ImportProblem } from "@/lib/catalogue/import-problem";
import { Glyph } from "../../kit/glyph";
import type { AdminImportWords } from "../../words/admin-import";
import { say, sayCount } from "../../words/define";
import { IMPORT_PROBLEMS } from "../../words/import-problems";
import type { Lang } from "../../words/lang";

type Props = {
  problems: readonly ImportProblem[];
  /** How many are not among them. */
  more: number;
  lang: Lang;
  words: AdminImportWords;
};

/** Everything that is wrong with files: where it stands, what is wrong and how to mend it. */
export function ProblemTable({ problems, more, lang, words }: Props) {
  return (
    <section
      aria-labelledby="problems"
      className="rounded-[3px] border border-line border-l-4 border-l-red bg-leaf p-4"
    >
      <h2 id="problems" className="flex items-center gap-2 font-gothic font-medium text-red">
        <Glyph name="error" />
        {sayCount(lang, words.refusedTitle, problems.length + more)}
      </h2>
      <ol className="mt-3 divide-y divide-line border-line border-t">
        {problems.map((problem, i) => (
          <Problem key={keyOf(problem, i)} {...{ problem, lang, words }} />
        ))}
      </ol>
      {more > 0 ? <p className="mt-2 text-ink-soft">{say(words.moreProblems, { n: more })}</p> : null}
    </section>
  );
}

function Problem({ problem, lang, words }: Pick<Props, "lang" | "words"> & { problem: ImportProblem }) {
  const { file, line, column, pointer, field, value, code, reason, fix } = problem;
  const place = line === null ? file : `${say(words.place, { file, line })}${column === null ? "" : `:${column}`}`;
  const short = (IMPORT_PROBLEMS as Readonly<Record<string, string>>)[code];
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
        <span>{place}</span>
        {pointer ? <code>{pointer}</code> : null}
      </p>
      {lang === "ja" ? (
        <p className="font-medium">
          {field ? `${fieldIn(field, words)}：` : null}
          {short ?? code}
        </p>
      ) : null}
      <p lang="en" className={lang === "ja" ? "text-ink-soft text-sm" : "font-medium"}>
        {field ? `“${field}” ` : null}
        {reason}.
      </p>
      {value === null ? null : (
        <p className="text-sm">
          <span className="text-ink-soft">{words.value} </span>
          <code>{value}</code>
        </p>
      )}
      <p className="text-sm">
        <span className="text-ink-soft">{words.fix} </span>
        <span lang="en">{fix}</span>
      </p>
    </li>
  );
}

/** A field of a card file by the word of the screen, or as the file calls it. */
export const fieldIn = (field: string, { fields }: AdminImportWords): string =>
  (fields as Readonly<Record<string, string>>)[field] ?? field;

/** Problems are shown once and never move. */
const keyOf = ({ file, pointer, code }: ImportProblem, i: number): string => `${file} ${pointer} ${code} ${i}`;
