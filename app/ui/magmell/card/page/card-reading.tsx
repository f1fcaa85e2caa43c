import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { AbilityReadings } from "@/app/ui/magmell/card/reading/ability-readings";
import { CoverageMark } from "@/app/ui/magmell/card/reading/coverage-mark";
import type { TextReport } from "@/lib/magmell/catalogue/model/text-report";

type Props = { report: TextReport; lang: Lang };

/** Renders how much of the text the engine understands. A collapsed part shows how it reads each sentence. */
export const CardParseReport = ({ report, lang }: Props) => {
  const words = getDictionary(lang).reading;
  return (
    <section aria-label={words.mark} className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <CoverageMark coverage={report.coverage} label={words.coverage[report.open ? "open" : report.coverage]} />
        <span className="min-w-[14rem] flex-1 text-ink-soft text-sm">
          {words.explained[report.open ? "open" : report.coverage]}
        </span>
      </p>
      <details className="rounded-[3px] border border-line bg-leaf">
        <summary className="min-h-11 content-center px-4 py-2 font-medium">{words.open}</summary>
        <div className="grid gap-4 border-line border-t p-4">
          <AbilityReadings report={report} lang={lang} />
          {report.coverage === "full" ? (
            <p className="text-ink-soft text-sm">{report.returns ? words.returns : words.differs}</p>
          ) : null}
        </div>
      </details>
    </section>
  );
};
