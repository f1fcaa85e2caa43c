import { describeImportFix, describeImportProblem } from "@/app/i18n/describe-import-problem";
import type { Dictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";
import { Icon } from "../../kit/svg-icon";
import { getFieldLabel, getProblemKey } from "../import/problem-table";
import { getFieldName } from "./form-problems";

type Props = {
  problems: readonly ImportProblem[];
  more: number;
  /** Goes to the field of a name. */
  onGo: (name: string) => void;
  lang: Lang;
};

/** Renders a list of all errors in a form, each with a button that focuses its field. */
export const FormSummary = ({ problems, more, onGo, lang }: Props) => {
  const words = useWords("adminImport");
  const told = useWords("importProblems");
  return (
    <section
      aria-labelledby="problems"
      className="rounded-[3px] border border-line border-l-4 border-l-red bg-leaf p-4"
    >
      <h2 id="problems" className="flex items-center gap-2 font-gothic font-medium text-red">
        <Icon name="error" />
        {formatPlural(lang, words.refusedTitle, problems.length + more)}
      </h2>
      <ul className="mt-2 grid gap-1">
        {problems.map((problem, i) => (
          <li key={getProblemKey(problem, i)} className="flex flex-wrap items-center gap-x-3">
            {getFieldName(problem) === "" ? null : (
              <button
                type="button"
                onClick={() => onGo(getFieldName(problem))}
                className="link min-h-9 pointer-coarse:min-h-11"
              >
                {labelOf(getFieldName(problem), words)}
              </button>
            )}
            <span>{describeImportProblem(told, problem)}</span>
            {getFieldName(problem) === "" ? <span>{describeImportFix(told, problem)}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The label of a field: `revisions.1.useCost` is the use cost of the second rules information. */
function labelOf(name: string, words: Dictionary["adminImport"]): string {
  const parts = name.split(".");
  const [list = "", at, field] = parts;
  const row = list === "revisions" ? "revision" : list === "printings" ? "printing" : null;
  if (row && at !== undefined && field !== undefined)
    return `${words.rows[row]} ${Number(at) + 1} · ${getFieldLabel(field, words)}`;
  if (at === "en") return getFieldLabel(`english${list.charAt(0).toUpperCase()}${list.slice(1)}`, words);
  return getFieldLabel(list, words);
}
