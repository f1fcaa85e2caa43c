import { useId } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import { useLazyComponent } from "@/app/ui/lazy/use-lazy-component";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import type { InstanceId, PlayerAnswer } from "@/engine/magmell";
import type { LocatedInstance, TableContext } from "../game/table-context";
import { isManualActionMenu, isManualActionQuestion } from "../log/by-hand";
import { describeOptions, describeQuestion, type OpenQuestion } from "../log/describe-question";
import { formatCard } from "../log/log-formatter";
import { findQuestionSubject } from "../log/question-subject";
import { TermText } from "../terms/term-text";
import { AnswerButton } from "./answer-button";
import { PickOptions } from "./pick-options";
import { RuleNumber } from "./rule-number";

type Props = { question: OpenQuestion; play: TableContext; lying: ReadonlyMap<InstanceId, LocatedInstance> };

const fetchManualActionMenu = registerLazyModule(async () => (await import("./manual-action-menu")).ManualActionMenu);

/** Renders the open question with all its answers, at the bottom of the table, where it covers nothing. */
export function QuestionPanel({ question, play, lying }: Props) {
  const { formatter, onCommand } = play;
  const id = useId();
  const isByHand = isManualActionQuestion(question);
  const ManualActionMenu = useLazyComponent(fetchManualActionMenu, isByHand);
  const answer = (given: PlayerAnswer) => onCommand({ answer: given });
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3
        id={id}
        tabIndex={-1}
        data-question=""
        className="font-gothic font-medium text-base leading-snug outline-none"
      >
        <TermText text={describeQuestion(formatter, play.table, question, lying)} lang={play.lang} />{" "}
        <RuleNumber rule={question.rule} lang={play.lang} />
      </h3>
      <ManualActionText play={play} />
      <QuestionText question={question} play={play} />
      <div className="flex flex-wrap gap-2 p-1">
        {question.ask === "pick" ? <PickOptions question={question} play={play} /> : null}
        {isByHand && ManualActionMenu ? <ManualActionMenu question={question} play={play} /> : null}
        {question.ask === "option" && !isByHand
          ? describeOptions(formatter, question).map(({ label, text }, place) => (
              <AnswerButton
                // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place.
                key={place}
                digit={place + 1}
                wide={text !== null}
                onClick={() => answer({ do: "option", option: place })}
              >
                {text === null ? (
                  label
                ) : (
                  <span>
                    {label === null ? null : <span className="block font-medium">{label}</span>}
                    <span className="block whitespace-pre-line leading-relaxed">{text}</span>
                  </span>
                )}
              </AnswerButton>
            ))
          : null}
        {question.ask === "number"
          ? numbersOf(question).map((number) => (
              <AnswerButton key={number} digit={null} onClick={() => answer({ do: "number", number })}>
                {number}
              </AnswerButton>
            ))
          : null}
      </div>
    </section>
  );
}

/**
 * Renders the buttons that end a question: confirm the picks, pick no more, or let the game pick the stones to pay
 * with.
 */
export function QuestionActions({ question, play }: Omit<Props, "lying">) {
  const { formatter, table, picking, onCommand } = play;
  const text = useWords("goldfish.play").question;
  const mayEnd = table.answers.some((offered) => offered.do === "done");
  const { confirm, chosen, gathers } = picking;
  return (
    <>
      {gathers ? (
        <Button
          variant="primary"
          aria-disabled={confirm === null}
          onClick={confirm ?? undefined}
          className="min-w-40 max-sm:grow"
        >
          {chosen.length === 0 && confirm !== null ? text.none : format(text.confirm, { n: chosen.length })}
        </Button>
      ) : null}
      {mayEnd && !gathers ? (
        <Button
          variant={isManualActionQuestion(question) && isManualActionMenu(formatter, question) ? "primary" : "plain"}
          onClick={() => onCommand({ answer: { do: "done" } })}
          className="max-sm:grow"
        >
          {sayEnd(question, play)}
        </Button>
      ) : null}
      {table.offers.includes("pay") ? (
        <Button variant="primary" onClick={() => onCommand("pay")} className="max-sm:grow">
          {text.pay}
        </Button>
      ) : null}
    </>
  );
}

/** The label of the button that picks no more. */
function sayEnd(question: OpenQuestion, { formatter }: TableContext): string {
  const { play, byHand } = formatter.words;
  const text = play.question;
  if (isManualActionQuestion(question)) return byHand[isManualActionMenu(formatter, question) ? "done" : "nothing"];
  return question.ask === "pick" && question.picked.length > 0 ? text.done : text.none;
}

const numbersOf = ({ min, max }: { min: number; max: number }): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_none, place) => min + place);

/** Renders the text that the player is carrying out by hand, as long as they do. */
function ManualActionText({ play: { table } }: { play: TableContext }) {
  const { title } = useWords("goldfish.byHand");
  const { byHand, viewer } = table.view;
  if (byHand === null || byHand.text === null || byHand.player !== viewer) return null;
  return (
    <div
      role="note"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="max-h-[16dvh] overflow-y-auto rounded-[3px] border border-line border-l-4 border-l-gold bg-leaf px-3 py-2"
    >
      <CardText text={byHand.text} />
    </div>
  );
}

/** Questions asked by rules rather than by card texts. */
const OF_RULES: ReadonlySet<string> = new Set(["useCost", "catalyst", "attackTarget", "defender", "byHand"]);

/** Renders the text that the open question is about: the ability if it is known, else the card text. */
function QuestionText({ question, play }: { question: OpenQuestion; play: TableContext }) {
  const { cards, lang, formatter, table } = play;
  const { about } = useWords("goldfish.play").question;
  const card = question.about === null ? undefined : cards[question.about.card];
  if (card === undefined || OF_RULES.has(question.purpose)) return null;
  const subject = findQuestionSubject(formatter, table, question);
  const asksMode = question.purpose === "mode";
  // Of a magic, nothing but its modes is left to be told, and they stand on the buttons.
  if (asksMode && subject?.text && card.abilities[subject.place.index]?.type === "magic") return null;
  const text = subject?.text ? abilityLines(subject.text, subject.modes, asksMode) : getCardText(lang, card);
  if (text === "") return null;
  return (
    <div
      role="note"
      aria-label={format(about, { name: formatCard(formatter, question.about?.card) })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="max-h-[16dvh] overflow-y-auto app:max-h-none rounded-[3px] border border-line border-l-4 border-l-edge bg-leaf px-3 py-2 text-sm leading-relaxed"
    >
      <CardText text={text} lang={lang} />
    </div>
  );
}

type AbilityLines = { readonly head: string; readonly modes: readonly string[] };

/** Lines of a resolving ability: with the chosen modes only, and without modes while they are being chosen. */
function abilityLines({ head, modes }: AbilityLines, chosen: readonly number[], asksMode: boolean): string {
  const shown = asksMode ? [] : chosen.length > 0 ? chosen.flatMap((mode) => modes[mode] ?? []) : modes;
  return [`■${head}`, ...shown.map((mode) => `・${mode}`)].join("\n");
}
