import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import { type CheckReport, ERAS, type EraComparison, type ScenePiece } from "@/engine/mtg";
import { ReportView } from "./report-view";

type Words = Pick<Dictionary, "mtg" | "mtgLab">;
type Props = {
  comparison: EraComparison;
  onAnswer: (place: number, answer: number) => void;
  lang: Lang;
  words: Words;
};

/** One board in all eras: the pieces of which they make different things, then what each finds. */
export function CompareView({ comparison: { reports, differences }, onAnswer, lang, words }: Props) {
  const { mtg, mtgLab } = words;
  return (
    <div className="grid gap-6">
      {differences.length === 0 ? (
        <p className="text-ink-soft text-sm">{mtgLab.same}</p>
      ) : (
        <table className="text-sm">
          <caption className="pb-1 text-left font-medium">{mtgLab.differences}</caption>
          <thead>
            <tr>
              <th scope="col" className="sr-only">
                {mtgLab.board}
              </th>
              {ERAS.map((era) => (
                <th key={era} scope="col" className="px-2 text-left font-normal text-ink-soft">
                  {mtg.eras[era]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ id, fates }) => (
              <tr key={id} className="border-line border-t align-top">
                <th scope="row" className="py-1 text-left font-medium">
                  ≠ {nameIn(reports, id)}
                </th>
                {ERAS.map((era, place) => (
                  <td key={era} className="px-2 py-1">
                    {fateWords(fates[place], mtgLab)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {reports.map((report) => (
        <section key={report.era} className="grid gap-2 border-line border-t pt-3">
          <h3 className="text-base text-gold">{mtg.eras[report.era]}</h3>
          <ReportView report={report} onAnswer={onAnswer} lang={lang} words={words} />
        </section>
      ))}
    </div>
  );
}

/** The zone in which a piece ends, and in which state if it stays in play. */
function fateWords(fate: ScenePiece | null | undefined, words: Words["mtgLab"]): string {
  if (!fate) return words.gone;
  const parts = [
    ...(fate.tapped ? [words.marks.tapped] : []),
    ...(fate.attachedTo === undefined ? [] : [words.attached]),
    ...Object.entries(fate.counters ?? {}).map(
      ([name, count]) => `${words.counters[name as keyof typeof words.counters] ?? name} ×${count}`,
    ),
  ];
  return [words.zones[fate.zone], ...parts].join(" · ");
}

/** The name of a piece in the first report that mentions it. */
const nameIn = (reports: readonly CheckReport[], id: number): string =>
  reports.map(({ names }) => names[id]).find(Boolean) ?? `#${id}`;
