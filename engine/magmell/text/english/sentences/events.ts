import type { EventPattern, PatternSubject } from "../../../model/ability";
import type { PlayerRef } from "../../../model/select";
import { renderBound, renderComparedCount, renderComparedPoints } from "../nouns/compare";
import { getSubjectKey } from "../nouns/event-subjects";
import { type GroupNoun, renderGroup } from "../nouns/groups";
import { createPlayerNoun, getOwnPossessive } from "../nouns/players";
import { getCounterNoun, type RenderContext, renderWithoutNewTargets } from "../render-context";
import { addArticle, conjugate, createThingNoun, joinList, joinWords, type Noun, toOrdinal } from "../words";
import { createEventSubjectNoun } from "./event-subject";
import { renderMove } from "./move-text";

/** An event as an unfinished sentence with subject and verb. */
export type EventClause = {
  readonly who: Noun;
  readonly verb: string;
  readonly rest: string;
  /** The event usually happens once to an instance: "when" instead of "whenever". */
  readonly once?: boolean;
  /** What a player draws, discards or uses, which can be counted: "your second card in a turn". */
  readonly object?: GroupNoun;
};

/** A moment: "at the start of your turn", or as something that happens: "your turn begins". */
type MomentClause = EventClause & { readonly at: string };

type PatternOn<On extends EventPattern["on"]> = Extract<EventPattern, { readonly on: On }>;
type EventRows = {
  readonly [On in EventPattern["on"]]: (context: RenderContext, event: PatternOn<On>) => EventClause | MomentClause;
};

const be =
  (participle: string) =>
  (context: RenderContext, event: EventPattern & { readonly what: PatternSubject }): EventClause => ({
    who: createEventSubjectNoun(context, event, event.what),
    verb: "be",
    rest: participle,
  });

const act =
  (verb: string, rest = "") =>
  (context: RenderContext, event: EventPattern & { readonly what: PatternSubject }): EventClause => ({
    who: createEventSubjectNoun(context, event, event.what),
    verb,
    rest,
  });

const life =
  (verb: string) =>
  (context: RenderContext, { who, amount }: PatternOn<"lifeGained" | "lifeLost">): EventClause => ({
    who: createPlayerNoun(context, who),
    verb,
    rest: amount === undefined ? "life" : renderComparedPoints(context, amount, "life"),
  });

const counters =
  (rest: string) =>
  (context: RenderContext, event: PatternOn<"countersPut" | "countersRemoved">): EventClause => {
    const counter = event.counter === undefined ? "counter" : getCounterNoun(context, event.counter);
    const said = event.amount && renderComparedCount(context, event.amount, counter, `${counter}s`);
    const who =
      said === undefined ? createThingNoun(`one or more ${counter}s`, true) : createThingNoun(said.text, said.many);
    return { who, verb: "be", rest: `${rest} ${createEventSubjectNoun(context, event, event.what).text}` };
  };

const turn =
  (edge: string, verb: string) =>
  (context: RenderContext, { whose }: PatternOn<"turnBegins" | "turnEnds">): MomentClause =>
    moment(edge, verb, `${turnOf(context, whose)} turn`);

const moment = (edge: string, verb: string, what: string): MomentClause => ({
  at: `at the ${edge} of ${what}`,
  who: createThingNoun(what.replace(/^each /, "a ")),
  verb,
  rest: "",
});

const turnOf = (context: RenderContext, whose: PlayerRef | "anyone"): string =>
  whose === "anyone" || whose === "turnPlayer" ? "each" : createPlayerNoun(context, whose).whose;

/** One row for each thing that may happen. */
const EVENTS: EventRows = {
  move: renderMove,
  damage: damageText,
  lifeBecomes: (context, { who, is, than }) => ({
    who: createThingNoun(`${createPlayerNoun(context, who).whose} life`),
    verb: "become",
    rest: renderBound(context, { is, than }),
  }),
  lifeGained: life("recover"),
  lifeLost: life("lose"),
  used: (context, { who, what }) => {
    const noun = createPlayerNoun(context, who);
    const object = renderGroup(context, { where: what ?? {}, head: "card" });
    return { who: noun, verb: "use", rest: addArticle(object.one), object };
  },
  attack: (context, event) => ({
    who: createEventSubjectNoun(context, event, event.what),
    verb: "attack",
    rest: event.target === undefined ? "" : createEventSubjectNoun(context, event, event.target).text,
  }),
  attackUndefended: act("attack", "and is not defended against"),
  defend: (context, event) => ({
    who: createEventSubjectNoun(context, event, event.what),
    verb: "defend",
    rest: event.against === undefined ? "" : `against ${createEventSubjectNoun(context, event, event.against).text}`,
  }),
  targeted: (context, event) => ({
    who: createEventSubjectNoun(context, event, event.what),
    verb: "become",
    rest: `the target of ${addArticle(renderGroup(context, { zones: "chant", where: event.by, placeless: true }).one)}`,
  }),
  woke: act("wake"),
  rested: be("rested"),
  turnedFaceUp: be("turned face up"),
  turnedFaceDown: be("turned face down"),
  countersPut: counters("put on"),
  countersRemoved: counters("removed from"),
  negated: be("negated"),
  controlChanged: (context, event) => ({
    who: createEventSubjectNoun(context, event, event.what),
    verb: "come",
    rest: `under ${event.to === undefined || event.to === "anyone" ? "another player's" : createPlayerNoun(context, event.to).whose} control`,
  }),
  shuffled: (context, { who }) => {
    const noun = createPlayerNoun(context, who);
    return { who: noun, verb: "shuffle", rest: `${getOwnPossessive(noun)} grimoire or stone deck` };
  },
  revealed: be("revealed"),
  token: (context, event) => be(isAnyToken(event.what) ? "summoned" : "summoned as a token")(context, event),
  turnBegins: turn("start", "begin"),
  turnEnds: turn("end", "end"),
  phaseBegins: (context, { phase, whose }) => moment("start", "begin", `${turnOf(context, whose)} ${phase} phase`),
  stepBegins: (context, event) =>
    moment("start", "begin", `the ${event.step} step of ${battleOf(context, event, event.what)}`),
  battleEnds: (context, event) => moment("end", "end", battleOf(context, event, event.what)),
};

/** Whether the subject is just any token, so that "as a token" can be left out. */
const isAnyToken = (what: PatternSubject): boolean => what !== "self" && !("player" in what) && what.kind === undefined;

const battleOf = (context: RenderContext, event: EventPattern, what: PatternSubject | undefined): string =>
  what === undefined ? "each battle" : `a battle involving ${createEventSubjectNoun(context, event, what).text}`;

/** Returns the clause for an event pattern, and makes the subject of the event the referent of "it". */
export function renderEvent(context: RenderContext, event: EventPattern): EventClause | MomentClause {
  context.event = event;
  const plain = (EVENTS[event.on] as (context: RenderContext, event: EventPattern) => EventClause | MomentClause)(
    context,
    event,
  );
  const said = { ...plain, rest: joinWords(objectText(plain, event), optionsText(event)) };
  const subject = "what" in event && event.what !== undefined && event.on !== "used" ? event.what : null;
  const isPlayer = subject !== null && subject !== "self" && "player" in subject;
  const by = event.on === "damage" && event.by === "self";
  if ("at" in said && subject === null) return said;
  const known = event.on === "used" || (subject !== null && !isPlayer && !("at" in said));
  context.focus = by ? "self" : known ? getSubjectKey(event) : null;
  return said;
}

const PAID = { cost: "to pay a use cost", catalyst: "to pay a catalyst" } as const;

/** The words of an event pattern other than subject and verb: "to pay a catalyst", "in a turn". */
const optionsText = (event: EventPattern): string =>
  joinWords(
    event.on === "move" && event.process !== undefined
      ? `${event.process ? "" : "other than "}by the process of a phase`
      : "",
    event.on !== "move" && "cause" in event && event.cause !== undefined ? PAID[event.cause] : "",
    event.nth === undefined ? "" : "in a turn",
  );

/** What is behind the verb of an event, with its number in the turn: "your second card", "damage for the first time". */
const objectText = ({ who, object, rest }: EventClause, { nth }: EventPattern): string => {
  if (nth === undefined) return rest;
  const ordinal = toOrdinal(nth);
  return object === undefined
    ? joinWords(rest, `for the ${ordinal} time`)
    : `${getOwnPossessive(who)} ${ordinal} ${object.one}`;
};

/** Returns where damage is dealt, after a space: " in battle", " outside battle", or nothing if it may be either. */
export const renderDamageKind = ({ inBattle }: Pick<PatternOn<"damage">, "inBattle">): string =>
  inBattle === undefined ? "" : inBattle ? " in battle" : " outside battle";

function damageText(context: RenderContext, event: PatternOn<"damage">): EventClause {
  const kind = renderDamageKind(event);
  const damage = event.amount === undefined ? "damage" : renderComparedPoints(context, event.amount, "damage");
  if (event.by === undefined) {
    return { who: createEventSubjectNoun(context, event, event.what), verb: "be", rest: `dealt ${damage}${kind}` };
  }
  // Only units of the battle area take part in a battle, where a unit is no "unit card".
  const zones = event.inBattle ? "battleArea" : undefined;
  const who =
    event.by !== "self" && !("player" in event.by) && event.by.among === undefined
      ? createThingNoun(addArticle(renderGroup(context, { zones, where: event.by, head: "source" }).one))
      : createEventSubjectNoun(context, event, event.by);
  return { who, verb: "deal", rest: `${damage} to ${createEventSubjectNoun(context, event, event.what).text}${kind}` };
}

/** Returns events as the clause that a triggered ability begins with: "when this unit is summoned or attacks". */
export function renderTrigger(context: RenderContext, events: readonly EventPattern[]): string {
  const said = renderWithoutNewTargets(context, () => events.map((event) => renderEvent(context, event)));
  if (said.length === 0) return "when nothing can make it so";
  const moments = said.flatMap((each) => ("at" in each ? [each.at] : []));
  const happenings = said.flatMap((each) => ("at" in each ? [] : [each]));
  if (events.length > 1 && !events.every((event) => getSubjectKey(event) === "self")) context.focus = null;
  const word = happenings.every(({ once }) => once) ? "when" : "whenever";
  const parts = happenings.length > 0 ? [`${word} ${sharing(happenings)}`] : [];
  return joinList([...moments, ...parts], "or");
}

/** Clauses with one subject say it once. */
function sharing(happenings: readonly EventClause[]): string {
  const [first] = happenings;
  if (first === undefined) return "";
  const alike = happenings.every(({ who }) => who.text === first.who.text);
  const verbs = happenings.map(({ who, verb, rest }) => joinWords(conjugate(verb, who), rest));
  if (alike) return `${first.who.text} ${joinList(verbs, "or")}`;
  return joinList(
    happenings.map(({ who }, index) => `${who.text} ${verbs[index]}`),
    "or",
  );
}
