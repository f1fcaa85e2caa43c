import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Panel } from "@/app/ui/kit/panel";
import { AbilityReadings } from "@/app/ui/magmell/card/reading/ability-readings";
import { CoverageMark } from "@/app/ui/magmell/card/reading/coverage-mark";
import type { ReadableWording, ReadingOption } from "@/lib/magmell/catalogue/model/text-report";
import { formatData } from "./readable-data";
import type { TextReading } from "./reader-worker";
import { StyleList } from "./style-list";

type Props = {
  /** `null` while the text is empty, or nothing has been read yet. */
  reading: TextReading | null;
  /** Wordings that would be read, of the text of the reading. */
  proposals: readonly ReadableWording[];
  waiting: boolean;
  /** Puts words in the place of a stretch; shows it when they are `null`. */
  onEdit: (start: number, end: number, words: string | null) => void;
  /** Takes the reading that was chosen for an ability. */
  onChoose: (option: ReadingOption) => void;
  lang: Lang;
};

/** Renders the engine's reading of the text: coverage, sentences, remarks on style, and the data. */
export function ReadingView({ reading, proposals, waiting, onEdit, onChoose, lang }: Props) {
  const write = useWords("write");
  const text = useWords("reading");
  return (
    <Panel aria-labelledby="reading" className="grid gap-5">
      <h2 id="reading" className="text-xl">
        {write.reading}
      </h2>
      {reading === null ? (
        <p className="text-ink-soft">{waiting ? write.waiting : write.nothing}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <CoverageMark
              coverage={reading.report.coverage}
              label={text.coverage[reading.report.open ? "open" : reading.report.coverage]}
            />
            <span className="min-w-[14rem] flex-1 text-ink-soft text-sm">
              {text.explained[reading.report.open ? "open" : reading.report.coverage]}
            </span>
          </p>
          <AbilityReadings
            report={reading.report}
            lang={lang}
            proposals={proposals}
            onUse={onEdit}
            onChoose={onChoose}
            labels={{ label: write.use, short: write.useShort, proposal: write.useWording }}
          />
          <StyleList problems={reading.problems} onEdit={onEdit} />
          <details className="border-line border-t pt-2">
            <summary className="min-h-11 content-center font-medium">{write.data}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
            <pre tabIndex={0} className="overflow-x-auto rounded-[3px] bg-wash p-3 text-[0.8125rem] leading-relaxed">
              {reading.report.abilities.map(({ ability }) => formatData(ability)).join("\n\n")}
            </pre>
          </details>
        </>
      )}
    </Panel>
  );
}
