import type { Dictionary } from "@/app/i18n/dictionary";
import { format, formatPlural, type PluralForms } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Citation } from "@/app/ui/mtg/citation";
import type { AbilityBody, Choice, NumberChoice, OptionChoice, Target } from "@/engine/mtg";
import { isPaymentChoice } from "@/lib/mtg/play/session";
import { findObject, getDisplayName, getObjectName, type PlayContext } from "../game/play-context";
import { summarizeBody } from "../log/summarize-ability";
import { describeMana } from "../table/mana-symbol";

type PlayerChoice = Exclude<Choice, { readonly ask: "priority" }>;

/** Returns the player's open question other than priority; null if there is none. */
export function getOpenQuestion({ table: { view } }: Pick<PlayContext, "table">): PlayerChoice | null {
  const { choice } = view;
  return choice === null || choice.ask === "priority" || choice.player !== view.viewer ? null : choice;
}

/** Returns the text of a question. */
export function describeQuestion(
  { table, words, lang }: Pick<PlayContext, "table" | "words" | "lang">,
  asked: PlayerChoice,
): string {
  const w = words.question;
  switch (asked.ask) {
    case "mulligan":
      return format(w.mulligan, { n: table.view.sides[table.view.viewer].handCount });
    case "pick": {
      const texts: Readonly<Record<string, string | PluralForms>> = w;
      const { purpose, min, max } = asked;
      const text = texts[purpose] ?? (min === max ? w.pickExactly : w.pick);
      return typeof text === "string" ? format(text, { n: max }) : formatPlural(lang, text, max);
    }
    case "number":
      return asked.purpose === "x" ? w.x : w.number;
    case "option":
      return asked.purpose === "may" ? w.may : asked.purpose === "color" ? w.color : w.option;
  }
}

/** Renders the open question with its answers and its rule. */
export function QuestionPanel({ play }: { play: PlayContext }) {
  const { pay } = useWords("mtgGoldfishTable.question");
  const asked = getOpenQuestion(play);
  if (asked === null) return null;
  return (
    <section
      data-question
      tabIndex={-1}
      aria-label={describeQuestion(play, asked)}
      className="grid max-h-[45dvh] grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto rounded-[3px] border border-gold bg-leaf p-2 outline-none lg:max-h-none lg:p-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <p className="font-medium max-sm:text-sm">{describeQuestion(play, asked)}</p>
        <p className="text-ink-soft text-xs">
          <Citation rule={asked.rule} also={"also" in asked ? asked.also : []} lang={play.lang} />
        </p>
      </div>
      {asked.ask === "mulligan" ? <MulliganAnswers play={play} taken={asked.taken} /> : null}
      {asked.ask === "pick" ? <PickAnswers play={play} /> : null}
      {asked.ask === "number" ? <NumberAnswers play={play} asked={asked} /> : null}
      {isPaymentChoice(asked) ? (
        <div>
          <Button size="small" onClick={() => play.run("pay")}>
            {pay}
          </Button>
        </div>
      ) : null}
      {asked.ask === "option" ? <OptionAnswers play={play} asked={asked} /> : null}
    </section>
  );
}

function MulliganAnswers({ play: { run }, taken }: { play: PlayContext; taken: number }) {
  const { acts, question } = useWords("mtgGoldfishTable");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" size="small" onClick={() => run("keep")}>
        {acts.keep}
      </Button>
      <Button size="small" onClick={() => run("mulligan")}>
        {acts.mulligan}
      </Button>
      {taken > 0 ? <p className="text-sm">{format(question.taken, { n: taken })}</p> : null}
    </div>
  );
}

/** Options of a pick as buttons, including those that are not on the table. */
function PickAnswers({ play }: { play: PlayContext }) {
  const w = useWords("mtgGoldfishTable.question");
  const log = useWords("mtgGoldfishLog");
  const { picking } = play;
  const { question } = picking;
  if (question === null) return null;
  const done = question.picked.length + picking.chosen.length;
  const all = question.purpose === "attackers" && done === 0 ? question.options : [];
  // On a phone, the cards themselves are pressed: a second row of them would cover the table.
  const isOnTable = question.options.every(
    (target) => "instance" in target && play.table.view.battlefield.some(({ id }) => id === target.instance),
  );
  return (
    <>
      <ul className={`flex gap-1 overflow-x-auto p-0.5 lg:flex-wrap ${isOnTable ? "max-lg:hidden" : ""}`}>
        {question.options.filter(picking.canPick).map((target) => {
          const place = picking.placeOf(target);
          return (
            <li key={JSON.stringify(target)} className="flex-none">
              <Button
                size="small"
                aria-pressed={place > 0}
                onClick={() => picking.toggle(target)}
                className={place > 0 ? "border-gold ring-1 ring-gold" : undefined}
              >
                {place > 0 ? `✓${question.ordered ? place : ""} ` : ""}
                {targetName(play, target, log.card)}
              </Button>
            </li>
          );
        })}
      </ul>
      {question.purpose === "mana" ? null : (
        <div className="flex flex-wrap gap-2">
          {all.length > 0 ? (
            <Button variant="primary" size="small" onClick={() => play.run({ picks: all })}>
              {w.attackAll}
            </Button>
          ) : null}
          <Button
            variant={all.length > 0 ? "plain" : "primary"}
            size="small"
            aria-disabled={picking.confirm === null}
            onClick={() => picking.confirm?.()}
          >
            {done === 0 && picking.confirm !== null ? w.none : format(w.confirm, { n: `${done}/${question.max}` })}
          </Button>
        </div>
      )}
    </>
  );
}

/** The name of a target; `unseen` for a card that the player does not see. */
function targetName(play: PlayContext, target: Target, unseen: string): string {
  const w = play.words.question;
  if ("player" in target) return target.player === play.table.view.viewer ? w.me : w.opponent;
  const object = findObject(play.table, target.instance);
  return object === null ? unseen : getObjectName(play, object);
}

/** Most numbers that are shown as buttons side by side. */
const MOST_NUMBERS = 41;

const NumberAnswers = ({ play, asked: { min, max } }: { play: PlayContext; asked: NumberChoice }) => (
  <ul className="flex flex-wrap gap-1">
    {Array.from({ length: Math.min(MOST_NUMBERS, max - min + 1) }, (_none, index) => min + index).map((number) => (
      <li key={number}>
        <Button size="small" onClick={() => play.run({ answer: { do: "number", number } })}>
          {number}
        </Button>
      </li>
    ))}
  </ul>
);

function OptionAnswers({ play, asked }: { play: PlayContext; asked: OptionChoice }) {
  const text = useWords("mtgGoldfishText");
  return (
    <ul className="flex flex-wrap gap-1">
      {asked.options.map((_option, index) => {
        const label = optionName(play, asked, index, text);
        return (
          <li key={label}>
            <Button size="small" onClick={() => play.run({ answer: { do: "option", option: index } })}>
              {label}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function optionName(
  play: PlayContext,
  asked: OptionChoice,
  index: number,
  text: Dictionary["mtgGoldfishText"],
): string {
  const { table, words, lang } = play;
  const w = words.question;
  const option = asked.options[index];
  if (asked.purpose === "may") return index === 0 ? w.yes : w.no;
  if (option?.mode !== undefined) {
    const body = modeOf(play, asked, option.mode);
    if (body !== null) return summarizeBody(body, text);
  }
  if (option?.color !== undefined) return words.mana[option.color];
  if (option?.game !== undefined) return words.table.turnDraw;
  const name = option?.card === undefined ? "" : getDisplayName(table.names[option.card] ?? "", lang);
  if (option?.mana !== undefined) return `${name} ${describeMana(option.mana, words.mana)}`.trim();
  return `${format(w.option_n, { n: index + 1 })} ${name}`.trim();
}

/** Returns the ability body of a mode of the object being put onto the stack; null if it is not visible. */
function modeOf({ table }: Pick<PlayContext, "table">, { about }: OptionChoice, mode: number): AbilityBody | null {
  const object = about === null ? null : findObject(table, about.instance);
  for (const ability of object?.seen.abilities ?? []) {
    if ("modes" in ability) return ability.modes[mode] ?? null;
  }
  return null;
}
