import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { SelectField } from "@/app/ui/kit/select-field";
import type { CheckReport, ReportQuestion } from "@/engine/mtg";
import { Citation } from "../citation";
import { formatPlayerSentence, getTargetName } from "../describe-events";
import { EventList } from "../event-list";

type Props = {
  report: CheckReport;
  /** Display names of the board's objects, unique among objects with the same name. */
  pieces: Readonly<Record<number, string>>;
  /** Takes another answer to a question, by the question's index in the report. */
  onAnswer: (place: number, answer: number) => void;
  lang: Lang;
};

/** Renders the report of a check round by round: findings, questions and events. */
export function ReportView({ report: { names, ...rest }, pieces, onAnswer, lang }: Props) {
  const mtgLab = useWords("mtgLab");
  const report = { ...rest, names: { ...names, ...pieces } };
  if (report.passes.length === 0) return <p className="text-ink-soft text-sm">{mtgLab.quiet}</p>;
  let asked = 0;
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4">
        {report.passes.map((pass, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: looks have no identity but their number.
          <li key={index} className="grid gap-2 border-line border-t pt-2 print:break-inside-avoid">
            <h3 className="text-base">{format(mtgLab.pass, { n: index + 1 })}</h3>
            <ul className="grid gap-2">
              {pass.findings.map((finding, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one thing may be found twice by one rule.
                <li key={place} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                  <span className="font-medium">{getTargetName(finding.about, report, mtgLab)}</span>
                  <span className="text-ink-soft text-xs">
                    <Citation rule={finding.rule} also={finding.also} lang={lang} />
                  </span>
                </li>
              ))}
            </ul>
            {pass.asked.map((question) => {
              const place = asked++;
              return (
                <Question
                  key={place}
                  question={question}
                  report={report}
                  onAnswer={(answer) => onAnswer(place, answer)}
                />
              );
            })}
            <EventList events={pass.events} names={report.names} lang={lang} />
          </li>
        ))}
      </ol>
      {report.stopped ? <p>{mtgLab.stopped}</p> : null}
      {report.outcome === null ? null : <p className="font-medium">{endWords(report.outcome.winner, mtgLab)}</p>}
    </div>
  );
}

const endWords = (winner: 0 | 1 | null, words: Dictionary["mtgLab"]): string =>
  format(words.ended, { winner: winner === null ? words.drawn : words.players[`${winner}`] });

type QuestionProps = {
  question: ReportQuestion;
  report: CheckReport;
  onAnswer: (answer: number) => void;
};

function Question({ question, report, onAnswer }: QuestionProps) {
  const words = useWords("mtgLab");
  const about = question.about === null ? "" : ` · ${getTargetName({ instance: question.about }, report, words)}`;
  const who = formatPlayerSentence(words.chooser, question.player, words.subjects);
  return (
    <SelectField
      label={`${who}${about}`}
      value={`${question.answer}`}
      onChange={(event) => onAnswer(Number(event.target.value))}
      options={question.options.map((option, index) => ({
        value: `${index}`,
        label: answerWords(option, question, report, words),
      }))}
    />
  );
}

function answerWords(
  answer: ReportQuestion["options"][number],
  { purpose }: ReportQuestion,
  report: CheckReport,
  words: Dictionary["mtgLab"],
): string {
  if (answer.do === "pick") return getTargetName(answer.target, report, words);
  if (answer.do === "number")
    return purpose === "sector" ? format(words.sector, { n: answer.number }) : `${answer.number}`;
  if (answer.do === "done") return words.answers.done;
  return answer.option === 0 ? words.answers.yes : words.answers.no;
}
