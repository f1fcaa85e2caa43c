import type { ReactNode } from "react";
import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { CardText } from "@/app/ui/magmell/card/card-text";
import type { SentenceReport } from "@/engine/magmell/text";
import type {
  AbilityReport,
  ReadableWording,
  ReadingOption,
  TextReport,
} from "@/lib/magmell/catalogue/model/text-report";
import { CoverageMark } from "./coverage-mark";
import { splitIntoMarkedParts } from "./marked-parts";
import { ReadingDoubt } from "./reading-doubt";

type Props = {
  report: TextReport;
  lang: Lang;
  /** Wordings that would be read, by where they begin. */
  proposals?: readonly ReadableWording[];
  /** Replaces a part of the text with words. If omitted, phrases are only displayed. */
  onUse?: (start: number, end: number, words: string | null) => void;
  /** The labels of the buttons: of a phrase (`{phrase}`), short, and of a wording (`{given}`, `{words}`). */
  labels?: { readonly label: string; readonly short: string; readonly proposal: string };
  /** Takes the reading that was chosen for an ability; left out, the readings are only shown. */
  onChoose?: (option: ReadingOption) => void;
};

/**
 * Renders a text ability by ability: its sentences with the parts that were not understood, and the reading in both
 * languages.
 */
export function AbilityReadings({ report, lang, onChoose, ...use }: Props) {
  const words = useWordsIn(lang, "reading");
  return (
    <ol className="grid gap-5">
      {report.abilities.map((ability, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place in the text.
        <li key={place} className="grid gap-2 border-line border-l-2 pl-4">
          <p className="text-ink-soft text-sm">{format(words.ability, { n: place + 1 })}</p>
          <ul className="grid gap-2" aria-label={words.sentences}>
            {ability.sentences.map((sentence) => (
              <Sentence key={sentence.start} sentence={sentence} lang={lang} {...use} />
            ))}
          </ul>
          {ability.doubts.map((doubt) => (
            <ReadingDoubt key={doubt.options[0]?.sentence} doubt={doubt} lang={lang} onChoose={onChoose} />
          ))}
          {ability.ability.type === "unsupported" ? null : <Readings ability={ability} lang={lang} />}
        </li>
      ))}
    </ol>
  );
}

type SentenceProps = Omit<Props, "report" | "onChoose"> & { sentence: SentenceReport };

function Sentence({ sentence, lang, proposals = [], onUse, labels }: SentenceProps) {
  const words = useWordsIn(lang, "reading");
  const { start, end, text, coverage, unread } = sentence;
  const own = coverage === "full" ? [] : proposals.filter((one) => one.start >= start && one.start <= end);
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <CoverageMark coverage={coverage} label={words.sentence[coverage]} className="self-start text-sm" />
        <span lang="ja" className="min-w-[12rem] flex-1">
          {splitIntoMarkedParts(text, unread, start).map((part) =>
            part.mark === null ? (
              part.text
            ) : (
              <mark
                key={part.start}
                className="bg-transparent text-inherit underline decoration-[1.5px] decoration-red decoration-wavy underline-offset-[0.25em] [text-decoration-skip-ink:none]"
              >
                <span className="sr-only">{words.unread} </span>
                {part.text}
              </mark>
            ),
          )}
        </span>
      </p>
      {own.length > 0 ? <Proposals proposals={own} lang={lang} onUse={onUse} labels={labels} /> : null}
      {unread.map((stretch) =>
        stretch.nearest === null || own.length > 0 ? null : (
          <p key={stretch.start} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="text-ink-soft">{words.nearest}</span>
            <span lang="ja">「{stretch.nearest}」</span>
            {onUse && labels ? (
              <Button
                size="small"
                aria-label={format(labels.label, { phrase: stretch.nearest })}
                onClick={() => onUse(stretch.start, stretch.end, stretch.nearest)}
              >
                {labels.short}
              </Button>
            ) : null}
          </p>
        ),
      )}
    </li>
  );
}

type ProposalsProps = Required<Pick<Props, "proposals">> & Pick<Props, "lang" | "onUse" | "labels">;

/** Suggested wordings that the engine reads: the replacement, the meaning of the ability with it, and what is different. */
function Proposals({ proposals, lang, onUse, labels }: ProposalsProps) {
  const words = useWordsIn(lang, "reading");
  return (
    <section aria-label={words.proposals} className="grid gap-2 text-sm">
      <p className="text-ink-soft">{words.proposals}</p>
      <ul className="grid gap-2">
        {proposals.map(({ start, end, given, words: said, english, differences }) => (
          <li key={`${start} ${end} ${said}`} className="grid gap-1 border-line border-l-2 pl-3">
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span>{sayChange(given, said, words.change)}</span>
              {onUse && labels ? (
                <Button
                  size="small"
                  aria-label={format(labels.proposal, { change: sayChange(given, said, words.change) })}
                  onClick={() => onUse(start, end, said)}
                >
                  {labels.short}
                </Button>
              ) : null}
            </p>
            {differences.length === 0 ? null : (
              <ul className="text-ink-soft">
                {differences.map((one) => (
                  <li key={one.given}>
                    {format(words.difference[one.reason], { given: one.given, words: one.words })}
                  </li>
                ))}
              </ul>
            )}
            <CardText text={english} lang="en" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Describes a suggested wording: a word replaced, added or removed. */
function sayChange(given: string, said: string, words: Record<"replace" | "add" | "remove", string>): string {
  if (given === "") return format(words.add, { words: said });
  return said === "" ? format(words.remove, { given }) : format(words.replace, { given, words: said });
}

const Readings = ({ ability, lang }: { ability: AbilityReport; lang: Lang }) => {
  const words = useWordsIn(lang, "reading");
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_1fr]">
      <Reading label={words.japanese}>
        <CardText text={ability.japanese} />
      </Reading>
      <Reading label={words.english}>
        <CardText text={ability.english} lang="en" />
      </Reading>
    </dl>
  );
};

const Reading = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
);
