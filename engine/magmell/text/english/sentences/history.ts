import type { EventPattern } from "../../../model/ability";
import type { Amount, NumberComparison } from "../../../model/select";
import { renderComparedCount } from "../nouns/compare";
import type { RenderContext } from "../render-context";
import { addArticle, conjugatePast, joinWords, type Noun } from "../words";
import { type EventClause, renderDamageKind, renderEvent } from "./events";

/** Renders the clause of a past event without changing what later words refer to. */
function pastClause(context: RenderContext, event: EventPattern): EventClause {
  const { event: about, focus } = context;
  const clause = renderEvent(context, event);
  context.event = about;
  context.focus = focus;
  return { ...clause, ...controlledThen(clause) };
}

/** Who controlled something at the time of an event, which need not control it now. */
function controlledThen({ who, rest }: EventClause): Pick<EventClause, "who" | "rest"> {
  const [control = "", player = ""] =
    /(?: that)? (you|your opponent|that player|its controller|they) controls?\b/.exec(who.text) ?? [];
  if (control === "") return { who, rest };
  return rest.startsWith("summoned")
    ? {
        who: { ...who, text: who.text.replace(control, "") },
        rest: `summoned under ${player === "you" ? "your" : `${player}'s`} control${rest.slice(8)}`,
      }
    : { who: { ...who, text: who.text.replace(control, control.replace(/controls?$/, "controlled")) }, rest };
}

const told = ({ who, verb, rest }: EventClause): string =>
  joinWords(who.text, conjugatePast(verb, who), rest, "this turn");

/**
 * Returns the number of past events in words: "the number of times a unit you control attacked this turn", "the total
 * life you lost this turn".
 */
export function renderPastEventCount(
  context: RenderContext,
  { happened, total }: Extract<Amount, { happened: unknown }>,
): string {
  const clause = pastClause(context, happened);
  if (total) {
    const said = totalText(happened, clause);
    if (said !== null) return said;
  }
  const things = total ? null : movedThings(happened, clause);
  if (things !== null) return `the number of ${things.many} that were ${things.rest} this turn`;
  return `${total ? "the total number for" : "the number of"} times ${told(clause)}`;
}

/**
 * Returns a comparison of the number of past events as a clause: "you drew a card this turn", "a unit attacked two or
 * more times this turn". Null for totals and other comparisons that are written as numbers.
 */
export function renderComparedHistory(
  context: RenderContext,
  { happened, total }: Extract<Amount, { happened: unknown }>,
  { is, than }: NumberComparison,
): string | null {
  if (total || typeof than !== "number") return null;
  const { text } = renderComparedCount(context, { is, than }, "time", "times");
  if (text.startsWith("a number of")) return null;
  const clause = pastClause(context, happened);
  const { object } = clause;
  if (object !== undefined && text !== "no times" && happened.nth === undefined) {
    const { text: some } = renderComparedCount(context, { is, than }, object.one, object.many);
    return told({ ...clause, rest: joinWords(some, clause.rest.slice(addArticle(object.one).length).trim()) });
  }
  const things = movedThings(happened, clause);
  if (things !== null && text !== "no times" && text !== "a time") {
    const { text: some } = renderComparedCount(context, { is, than }, things.one, things.many);
    return `${some} were ${things.rest} this turn`;
  }
  if (text === "no times") return neverTold(clause);
  if (text === "a time") return told(clause);
  return joinWords(clause.who.text, conjugatePast(clause.verb, clause.who), clause.rest, text, "this turn");
}

/** The things of an event that happens to each once, such as destruction; null for other events. */
function movedThings(
  { on }: EventPattern,
  { who, verb, rest }: EventClause,
): { readonly one: string; readonly many: string; readonly rest: string } | null {
  const [, other, one, more = ""] =
    /^(?:an?|(another)) ((?:\w+ )*?(?:unit card|unit|card|magic|stone|token))( .*)?$/.exec(who.text) ?? [];
  if (on !== "move" || verb !== "be" || one === undefined) return null;
  const before = other === undefined ? "" : "other ";
  return { one: `${before}${one}${more}`, many: `${before}${one}s${more}`, rest };
}

/** An event that did not happen: "no unit you control attacked this turn", "you did not draw a card this turn". */
function neverTold(clause: EventClause): string {
  const { who, verb, rest } = clause;
  const none = who.text.replace(/^(?:an? |one or more )/, "no ").replace(/^another /, "no other ");
  if (none !== who.text) return told({ ...clause, who: { ...who, text: none } });
  const not = verb === "be" ? `${conjugatePast(verb, who)} not` : `did not ${verb}`;
  return joinWords(who.text, not, rest, "this turn");
}

/** The sum of the amounts of past events by its name; `null` for events that have none. */
function totalText({ on }: EventPattern, { who, verb, rest }: EventClause): string | null {
  if (on === "lifeGained" || on === "lifeLost")
    return `the total ${rest} ${who.text} ${conjugatePast(verb, who)} this turn`;
  if (on === "damage" && verb === "be") return `the total ${rest.replace(/^dealt /, "")} ${who.text} took this turn`;
  if (on === "damage") return `the total ${rest.replace(/ to /, ` ${who.text} dealt to `)} this turn`;
  if (on === "countersPut" || on === "countersRemoved")
    return `the total number of ${who.text.replace(/^one or more /, "")} ${rest} this turn`;
  return null;
}

/** Returns a relative clause for an event of this turn: "that attacked this turn", "that you used this turn". */
export function renderPastEvent(context: RenderContext, event: EventPattern, many: boolean): string {
  const clause = pastClause(context, event);
  const { who, verb, rest } = clause;
  if (event.on === "damage" && event.by !== undefined) {
    const [damage = "damage"] = rest.split(" to ");
    return `that ${who.text} dealt ${damage} to${renderDamageKind(event)} this turn`;
  }
  if (event.on === "used") return `that ${who.text} used this turn`;
  if (event.on === "countersPut" || event.on === "countersRemoved") {
    const [participle = "put", preposition = "on"] = rest.split(" ");
    return `that had ${who.text} ${participle} ${preposition} ${many ? "them" : "it"} this turn`;
  }
  const subject: Pick<Noun, "many"> = { many };
  const isAnything = "what" in event && event.what !== undefined && Object.keys(event.what).length === 0;
  const own = isAnything || !("what" in event) ? "" : `as ${who.text}`;
  if ("at" in clause || !("what" in event)) return `that saw this this turn: ${told(clause)}`;
  return joinWords("that", conjugatePast(verb, subject), rest, own, "this turn");
}
