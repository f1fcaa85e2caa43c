import { expect } from "vitest";
import {
  advance,
  type Cards,
  type Event,
  type GameState,
  type InstanceId,
  legalAnswers,
  type PlayerAnswer,
  type PlayerId,
} from "../..";
import { whyNot, whyNotAttack } from "../../machine/why-not";
import type { Choice, PickChoice } from "../../model/choice";
import type { Target } from "../../model/ids";
import type { AttackProblemCode, UseProblemCode } from "../../model/problem";
import { findInstance, type ZoneId } from "../../model/zone";
import { frozen } from "../frozen";
import { everyInstance } from "../invariants";
import { type After, called, expectAfter, learnNames, type Names, nameOf } from "./look";
import { playerOf, type Who } from "./table";

/** What a player does, told by name. `by` and `of` say who, where two could be meant. */
export type Act =
  | "pass"
  | "done"
  | "keep"
  | "redraw"
  | "byHand"
  | { readonly use: string; readonly by?: Who; readonly from?: ZoneId }
  | { readonly attack: string }
  /** An instance by its name, or a player: `"me"`, `"you"`. */
  | { readonly pick: string; readonly of?: Who; readonly by?: Who }
  | { readonly number: number }
  /** The place of an option, or the name of the card, colour or act that it shows. */
  | { readonly option: number | string }
  | { readonly concede: Who };

/** One line of a scenario. */
export type Step =
  | Act
  | "both pass"
  /** Several picks, in whatever order the question takes them. */
  | { readonly picks: readonly string[] }
  /** Something that cannot be done, and for cards and attacks exactly why not. */
  | { readonly refused: Act; readonly because?: readonly (UseProblemCode | AttackProblemCode)[]; readonly by?: Who }
  /** What holds at this point; `events` are those since the last such look. */
  | { readonly now: After };

/** A scenario that is being played. */
export type Stage = {
  readonly cards: Cards;
  state: GameState;
  readonly names: Names;
  readonly answers: PlayerAnswer[];
  readonly events: Event[];
  /** How many of the events a step has looked at. */
  looked: number;
};

/** Plays one step; throws, with what is possible instead, when it cannot be played. */
export function playStep(stage: Stage, step: Step): void {
  if (step === "both pass") {
    expect(stage.state.choice?.ask, "both pass, but the game asks").toBe("priority");
    const first = stage.state.choice?.player;
    give(stage, { do: "pass" });
    expect(stage.state.choice, "after the first pass").toMatchObject({ ask: "priority", player: first === 0 ? 1 : 0 });
    give(stage, { do: "pass" });
  } else if (typeof step === "string") give(stage, answerOf(stage, step));
  else if ("now" in step) {
    expectAfter(stage, stage.events.slice(stage.looked), step.now);
    stage.looked = stage.events.length;
  } else if ("picks" in step) playPicks(stage, step.picks);
  else if ("refused" in step) expectRefused(stage, step);
  else give(stage, answerOf(stage, step));
}

/** Gives an answer on a frozen state, so that whoever writes on it is caught. */
function give(stage: Stage, answer: PlayerAnswer): void {
  const result = advance(stage.cards, frozen(stage.state), answer);
  if (!result.ok) throw new Error(`${told(stage, answer)} was refused. ${possible(stage)}`);
  stage.state = result.state;
  stage.answers.push(answer);
  stage.events.push(...result.events);
  learnNames(stage.cards, stage.state, result.events, stage.names);
}

/** Picks one after the other; what is left when the rest is forced must be exactly what was wanted. */
function playPicks(stage: Stage, wanted: readonly string[]): void {
  const { choice } = stage.state;
  if (choice?.ask !== "pick") throw new Error(`Nothing is picked here. ${possible(stage)}`);
  const names = choice.options.map((option) => called(stage.names, option));
  const left = [...wanted];
  if (!choice.ordered) left.sort((one, other) => names.indexOf(one) - names.indexOf(other));
  let rest = names;
  while (left.length > 0 && stage.state.choice?.ask === "pick" && sameQuestion(stage.state.choice, choice)) {
    const [name = ""] = left.splice(0, 1);
    give(stage, answerOf(stage, { pick: name }));
    const place = rest.indexOf(name);
    rest = choice.ordered ? rest.filter((_other, index) => index !== place) : rest.slice(place + 1);
  }
  if (left.length > 0) expect(rest, "what had to be picked besides").toEqual(left);
}

const sameQuestion = (one: PickChoice, other: PickChoice): boolean =>
  one.purpose === other.purpose && JSON.stringify(one.options) === JSON.stringify(other.options);

/** The answer that an act means. Throws when nothing that is offered fits. */
function answerOf(stage: Stage, act: Act): PlayerAnswer {
  if (typeof act === "string") return { do: act };
  if ("concede" in act) return { do: "concede", player: playerOf(act.concede) };
  if ("number" in act) return { do: "number", number: act.number };
  const { choice } = stage.state;
  if ("by" in act && act.by !== undefined) expect(choice?.player, `whom the game asks`).toBe(playerOf(act.by));
  if ("option" in act) return { do: "option", option: optionOf(stage, act.option) };
  const wanted = { ...act, zone: "from" in act ? act.from : undefined };
  const found = legalAnswers(stage.cards, stage.state).find((answer) => means(stage, answer, wanted));
  if (found !== undefined) return found;
  throw new Error(`${JSON.stringify(act)} cannot be done. ${possible(stage)}`);
}

function means(
  { state, names }: Stage,
  answer: PlayerAnswer,
  act: Act & { readonly zone?: ZoneId | undefined },
): boolean {
  const named = (id: InstanceId, name: string, player?: PlayerId): boolean => {
    const place = findInstance(state.zones, id);
    const fits = place !== null && (player === undefined || sideOf(place) === player);
    return fits && names.get(id) === name && (act.zone === undefined || place.zone === act.zone);
  };
  if ("use" in act) return answer.do === "use" && named(answer.instance, act.use);
  if ("attack" in act) return answer.do === "attack" && named(answer.unit, act.attack);
  if (answer.do !== "pick" || !("pick" in act)) return false;
  if ("player" in answer.target) return called(names, answer.target) === act.pick;
  return named(answer.target.instance, act.pick, act.of === undefined ? undefined : playerOf(act.of));
}

const sideOf = ({ zone, player, instance }: NonNullable<ReturnType<typeof findInstance>>): PlayerId =>
  zone === "battleArea" || zone === "chant" ? instance.controller : zone === "dream" ? instance.owner : player;

function optionOf({ cards, state: { choice } }: Stage, option: number | string): number {
  if (typeof option === "number") return option;
  if (choice?.ask !== "option") throw new Error(`There are no options for "${option}"`);
  const index = choice.options.findIndex(
    ({ card, color, act }) =>
      color === option || act === option || (card !== undefined && cards.list[card]?.name === option),
  );
  if (index < 0) throw new Error(`No option shows "${option}": ${JSON.stringify(choice.options)}`);
  return index;
}

/** Tries something that the rules forbid, and looks at the reasons when it is the use of a card or an attack. */
function expectRefused(stage: Stage, { refused, because, by }: Extract<Step, { refused: unknown }>): void {
  const { cards, state } = stage;
  const player = by === undefined ? (state.choice?.player ?? 0) : playerOf(by);
  const tries = forbiddenAnswers(stage, refused, player);
  if (tries.length === 0) throw new Error(`${JSON.stringify(refused)} names nothing that is there`);
  for (const answer of tries) {
    expect(advance(cards, frozen(state), answer).ok, `${told(stage, answer)} is refused`).toBe(false);
    if (because === undefined) continue;
    const problems =
      answer.do === "use"
        ? whyNot(cards, state, player, answer.instance)
        : answer.do === "attack"
          ? whyNotAttack(cards, state, player, answer.unit)
          : [];
    expect(
      problems.map(({ code }) => code),
      `why not: ${told(stage, answer)}`,
    ).toEqual(because);
  }
}

/** The answers that a forbidden act would be: one for each instance of its name. */
function forbiddenAnswers({ cards, state }: Stage, act: Act, player: PlayerId): readonly PlayerAnswer[] {
  if (typeof act === "string") return [{ do: act }];
  if ("concede" in act) return [{ do: "concede", player: playerOf(act.concede) }];
  if ("number" in act) return [{ do: "number", number: act.number }];
  if ("option" in act) return typeof act.option === "number" ? [{ do: "option", option: act.option }] : [];
  if ("pick" in act && (act.pick === "me" || act.pick === "you")) {
    return [{ do: "pick", target: { player: playerOf(act.pick) } }];
  }
  const name = "use" in act ? act.use : "attack" in act ? act.attack : act.pick;
  const whose = "pick" in act ? (act.of === undefined ? null : playerOf(act.of)) : "use" in act ? player : null;
  const ids = everyInstance(state)
    .filter((instance) => nameOf(cards, instance) === name)
    .filter(({ id }) => {
      const place = findInstance(state.zones, id);
      if (place === null || (whose !== null && sideOf(place) !== whose)) return false;
      return !("from" in act) || act.from === undefined || place.zone === act.from;
    })
    .map(({ id }) => id);
  return ids.map((id) => {
    if ("use" in act) return { do: "use", instance: id };
    if ("attack" in act) return { do: "attack", unit: id };
    return { do: "pick", target: { instance: id } };
  });
}

/** An answer as scenarios tell it. */
function told({ names }: Stage, answer: PlayerAnswer): string {
  const target: Target | null =
    answer.do === "pick"
      ? answer.target
      : answer.do === "use"
        ? { instance: answer.instance }
        : answer.do === "attack"
          ? { instance: answer.unit }
          : null;
  const rest = "number" in answer ? answer.number : "option" in answer ? answer.option : "";
  return `${answer.do} ${target === null ? rest : called(names, target)}`.trim();
}

/** What the game asks and takes, for whoever looks for a mistake. */
export function possible(stage: Stage): string {
  const { state, cards } = stage;
  if (state.choice === null) return `The game is over: ${JSON.stringify(state.outcome)}.`;
  const { ask, player }: Choice = state.choice;
  const purpose = "purpose" in state.choice ? ` (${state.choice.purpose})` : "";
  const answers = legalAnswers(cards, state).map((answer) => told(stage, answer));
  return `The game asks ${player === 0 ? "me" : "you"}: ${ask}${purpose}, and takes: ${answers.join(", ")}.`;
}
