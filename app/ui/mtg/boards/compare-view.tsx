import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { type BoardObject, ERAS, type EraComparison, type MtgBoard } from "@/engine/mtg";
import { ReportView } from "./report-view";

const CELL_CLASS = "py-1 pr-3 text-left align-top max-sm:block";

type Props = {
  comparison: EraComparison;
  /** Names of all objects of the board. */
  names: Readonly<Record<BoardObject["id"], string>>;
  onAnswer: (place: number, answer: number) => void;
  onLay: (board: MtgBoard) => void;
  lang: Lang;
};

/**
 * Renders the results for one board in all eras: a table of the objects with different outcomes, then the report of
 * each era.
 */
export function CompareView({ comparison: { reports, differences }, names, onAnswer, onLay, lang }: Props) {
  const eras = useWords("mtg.eras");
  const mtgLab = useWords("mtgLab");
  return (
    <div className="grid gap-6">
      {differences.length === 0 ? (
        <p className="text-ink-soft text-sm">{mtgLab.same}</p>
      ) : (
        <table className="w-full text-left text-[0.875rem]">
          <caption className="pb-1 text-left font-medium">{mtgLab.differences}</caption>
          <thead className="max-sm:sr-only">
            <tr>
              <th scope="col" className="sr-only">
                {mtgLab.board}
              </th>
              {ERAS.map((era) => (
                <th key={era} scope="col" className={`${CELL_CLASS} font-normal text-ink-soft`}>
                  {eras[era]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ id, fates }) => (
              <tr key={id} className="border-line border-t max-sm:block">
                <th scope="row" className={`${CELL_CLASS} font-medium`}>
                  ≠ {names[id]}
                </th>
                {ERAS.map((era, place) => (
                  <td
                    key={era}
                    data-era={eras[era]}
                    className={`${CELL_CLASS} max-sm:before:text-ink-soft max-sm:before:content-[attr(data-era)_':_']`}
                  >
                    {describeOutcome(fates[place], mtgLab)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="grid gap-6 min-[56rem]:grid-cols-3">
        {reports.map((report) => (
          <section
            key={report.era}
            aria-label={eras[report.era]}
            className="grid min-w-0 content-start gap-2 border-gold border-t-2 pt-2"
          >
            <h3 className="text-base text-gold">{eras[report.era]}</h3>
            <ReportView report={report} pieces={names} onAnswer={onAnswer} lang={lang} />
            {report.passes.length === 0 ? null : (
              <Button size="small" className="justify-self-start print:hidden" onClick={() => onLay(report.after)}>
                {mtgLab.apply}
              </Button>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

/** The zone in which an object ends, and in which state if it stays in play. */
function describeOutcome(outcome: BoardObject | null | undefined, words: Dictionary["mtgLab"]): string {
  if (!outcome) return words.gone;
  const parts = [
    ...(outcome.tapped ? [words.marks.tapped] : []),
    ...(outcome.attachedTo === undefined ? [] : [words.attached]),
    ...Object.entries(outcome.counters ?? {}).map(
      ([name, count]) => `${words.counters[name as keyof typeof words.counters] ?? name} ×${count}`,
    ),
  ];
  return [words.zones[outcome.zone], ...parts].join(" · ");
}
