import { useId } from "react";
import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { classNames } from "@/app/ui/kit/class-names";
import { Glyph } from "@/app/ui/kit/glyph";
import type { InstanceId, PlayerAnswer, Target } from "@/engine/magmell";
import type { LocatedInstance, Play } from "../game/play";
import { isByHand, isMenu } from "../log/by-hand";
import { describeOptions, describeQuestion, type OpenQuestion } from "../log/describe-question";
import { targetName } from "../log/target-name";
import { ByHandMenu } from "./by-hand-menu";
import { ByHandText } from "./by-hand-text";
import { Choose } from "./choose";
import { QuestionText } from "./question-text";
import { RuleNumber } from "./rule-number";

type Props = { question: OpenQuestion; play: Play; lying: ReadonlyMap<InstanceId, LocatedInstance> };

/** The open question with every way to answer it, at the foot of the table, where it covers nothing. */
export function QuestionPanel({ question, play, lying }: Props) {
  const { formatter, words, onCommand } = play;
  const id = useId();
  const answer = (given: PlayerAnswer) => onCommand({ answer: given });
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3
        id={id}
        tabIndex={-1}
        data-question=""
        className="font-gothic font-medium text-base leading-snug outline-none"
      >
        {describeQuestion(formatter, play.table, question, lying)}{" "}
        <RuleNumber rule={question.rule} lang={play.lang} words={words} />
      </h3>
      <ByHandText play={play} />
      <QuestionText question={question} play={play} />
      <div
        className={classNames(
          "flex max-h-[32dvh] flex-wrap gap-2 overflow-y-auto p-1",
          isByHand(question) && "sm:max-h-[40dvh]",
        )}
      >
        {question.ask === "pick" ? <Picks question={question} play={play} lying={lying} /> : null}
        {isByHand(question) ? <ByHandMenu question={question} play={play} /> : null}
        {question.ask === "option" && !isByHand(question)
          ? describeOptions(formatter, question).map(({ label, text }, place) => (
              <Choose
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
              </Choose>
            ))
          : null}
        {question.ask === "number"
          ? numbersOf(question).map((number) => (
              <Choose key={number} digit={null} onClick={() => answer({ do: "number", number })}>
                {number}
              </Choose>
            ))
          : null}
      </div>
    </section>
  );
}

/** The buttons that end a question: confirm the picks, pick no more, or let the stones be picked. */
export function QuestionEnd({ question, play }: Omit<Props, "lying">) {
  const { formatter, words, table, picking, onCommand } = play;
  const text = words.goldfish.play.question;
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
          variant={isByHand(question) && isMenu(formatter, question) ? "primary" : "plain"}
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
function sayEnd(question: OpenQuestion, { formatter, words }: Play): string {
  const { question: text } = words.goldfish.play;
  if (isByHand(question)) return words.goldfish.byHand[isMenu(formatter, question) ? "done" : "nothing"];
  return question.ask === "pick" && question.picked.length > 0 ? text.done : text.none;
}

const numbersOf = ({ min, max }: { min: number; max: number }): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_none, place) => min + place);

/** The options of a pick, those that lie in a pile with the place where they lie. */
function Picks({ question, play, lying }: Props & { question: { readonly ask: "pick" } }) {
  const { formatter, words, picking } = play;
  const text = words.goldfish.play;
  return pickable(question, play).map((target, place) => {
    const chosen = picking.isChosen(target);
    const found = "instance" in target ? lying.get(target.instance) : undefined;
    const own = found?.player === formatter.viewer;
    const unit = found?.zone === "battleArea" ? found.instance : null;
    const figures = unit === null ? null : `${unit.ap}/${unit.hp}${unit.damage > 0 ? ` −${unit.damage}` : ""}`;
    const state = [
      found?.instance.faceDown ? text.table.faceDown : null,
      found?.instance.rested ? text.table.rested : null,
    ];
    const where =
      found === undefined || (own && found.zone === "stoneArea")
        ? null
        : `${own ? text.table.whose.own : text.table.whose.other} ${text.question.where[found.zone]}`;
    return (
      <Choose
        key={"player" in target ? `player ${target.player}` : target.instance}
        digit={place + 1}
        pressed={picking.gathers ? chosen : undefined}
        onClick={() => picking.press(target)}
      >
        {chosen ? <Glyph name="check" size={16} /> : null}
        {targetName(formatter, lying, target)}
        {figures === null ? null : <span className="font-normal">{figures}</span>}
        <span className="font-normal text-ink-soft text-xs">
          {[...state, where].filter((part) => part !== null).join(" ")}
        </span>
      </Choose>
    );
  });
}

/** The targets that may be picked, in the order of the options: their positions are the digits that pick them. */
export const pickable = (question: { readonly ask: string }, { picking }: Pick<Play, "picking">): readonly Target[] =>
  question.ask === "pick"
    ? (question as Extract<OpenQuestion, { ask: "pick" }>).options.filter((target) => picking.isOpen(target))
    : [];
