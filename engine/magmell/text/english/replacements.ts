import type { EventPattern, EventReplacement, ReplacementAbility } from "../../model/ability";
import type { Amount } from "../../model/select";
import { renderAmount, renderCounted } from "./nouns/amounts";
import { renderGroup } from "./nouns/groups";
import { isClause, toSentence } from "./phrase";
import { getCounterNoun, type RenderContext, renderWithoutNewTargets } from "./render-context";
import { renderWhileCondition } from "./sentences/conditions";
import { type EventClause, renderEvent } from "./sentences/events";
import { renderEffect } from "./verbs/render-effect";
import { renderAsOneSentence } from "./verbs/sequence";
import { conjugate, ENGLISH_ZONE_NAMES, joinList, joinWords, type Noun, renderZone, spellTimes } from "./words";

/** The opening words of a replacement: "if", or "the next time" with its limit for a created one. */
type ReplacementOpening = { readonly word: string; readonly during: string };
const FOLLOWING = "the following happens instead: ";
const ALWAYS: ReplacementOpening = { word: "if", during: "" };

/** Returns the sentence of a replacement ability (306.1.2). */
export function renderReplacement(
  context: RenderContext,
  ability: ReplacementAbility,
  opening: ReplacementOpening = ALWAYS,
): string {
  const { on, instead } = ability;
  const arrives = opening === ALWAYS && isArrival(on, instead);
  if (arrives) return arrivalText(context, ability);
  const event = renderEvent(context, on);
  const { who, verb, rest } = event;
  const would = joinWords(who.text, "would", verb, rest, opening.during);
  const clause =
    ability.if === undefined ? "" : ` ${renderWhileCondition(context, ability.if).replace(/^as long as/, "while")}`;
  const said = insteadText(context, on, instead, event);
  const several = said.startsWith(FOLLOWING) ? said.slice(FOLLOWING.length) : null;
  if (ability.optional && several !== null && isOrder(several))
    return `${opening.word} ${would}${clause}, you may instead ${several}`;
  const leave = ability.optional ? (isOrder(said) ? "you may " : "you may have this happen: ") : "";
  return `${opening.word} ${would}${clause}, ${leave}${said}`;
}

/** Whether a sentence is an order, so that "you may" can stand before it. */
const isOrder = (said: string): boolean =>
  /^(?:put|discard|draw|destroy|return|rest|remove|deal|summon|look|reveal|turn|wake|choose) /.test(said);

/** Whether only the state is changed in which something arrives (306.1.2.2). */
const isArrival = (
  on: EventPattern,
  { to, amount, copies, effects, rested, faceDown, counters }: EventReplacement,
): boolean =>
  (on.on === "move" || on.on === "token") &&
  to === undefined &&
  amount === undefined &&
  copies === undefined &&
  effects === undefined &&
  (rested !== undefined || faceDown !== undefined || counters !== undefined);

/** "this unit is summoned with two power counters on it", "stones your opponent controls are put into … rested". */
function arrivalText(context: RenderContext, { on, if: condition, instead }: ReplacementAbility): string {
  const lead = condition === undefined ? "" : `${renderWhileCondition(context, condition)}, `;
  const { who, verb, rest } = renderEvent(context, on);
  const several = severalOf(context, on);
  const subject: Noun = several === null ? who : { ...who, text: several, many: true };
  return `${lead}${subject.text} ${joinWords(conjugate(verb, subject), rest, mannerText(context, instead, subject.many))}`;
}

/** The plural of an event's subject: "units you control"; `null` for a named instance. */
function severalOf(context: RenderContext, on: EventPattern): string | null {
  if (!("what" in on) || on.what === undefined || on.on === "used" || on.what === "self" || "player" in on.what)
    return null;
  if (on.on !== "move") return renderGroup(context, { where: on.what, head: "token" }).many;
  const zone = typeof on.to === "string" ? on.to : undefined;
  const named = zone !== undefined && ENGLISH_ZONE_NAMES[zone].at === "" ? zone : undefined;
  const said = named === "stoneArea" ? { ...on.what, whose: undefined } : on.what;
  return renderGroup(context, { zones: named, where: said }).many;
}

function mannerText(context: RenderContext, { rested, faceDown, counters }: EventReplacement, many = false): string {
  const states = joinList([...(rested ? ["rested"] : []), ...(faceDown ? ["face down"] : [])]);
  const upright =
    rested === false && faceDown !== true ? "awake" : faceDown === false && rested !== true ? "face up" : "";
  if (counters === undefined) return states || upright || "as usual";
  const on = many ? "each of them" : "it";
  return joinWords(
    states || upright,
    states === "" ? "" : "and",
    `with ${renderCounted(context, counters.count, getCounterNoun(context, counters.name))} on ${on}`,
  );
}

function insteadText(context: RenderContext, on: EventPattern, instead: EventReplacement, event: EventClause): string {
  const { to, position, amount, copies, effects } = instead;
  if (copies !== undefined)
    return `${renderCounted(context, copies, "of those tokens", "of those tokens")} are summoned instead`;
  if (effects !== undefined) return effectsText(context, effects);
  if (to !== undefined && on.on === "move") {
    const manner = hasManner(instead) ? mannerText(context, instead) : "";
    const back = to === "hand" || to === "grimoire" || to === "stoneDeck" || to === "stoneArea";
    const goal =
      to === "grimoire" || to === "stoneDeck"
        ? `${position === "bottom" ? "on the bottom" : "on top"} of ${renderZone(to, "its owner's")}`
        : `${ENGLISH_ZONE_NAMES[to].into} ${renderZone(to, back ? "its owner's" : "")}`;
    return joinWords("put it", goal, manner, "instead");
  }
  if (amount !== undefined) return amountInstead(context, on, amount, event);
  if (hasManner(instead))
    return `it ${joinWords(conjugate(event.verb, NOBODY), event.rest, mannerText(context, instead))} instead`;
  return "it happens as usual";
}

const hasManner = ({ rested, faceDown, counters }: EventReplacement): boolean =>
  rested !== undefined || faceDown !== undefined || counters !== undefined;

const NOBODY = { many: false };

function effectsText(context: RenderContext, effects: NonNullable<EventReplacement["effects"]>): string {
  const [only, ...more] = effects;
  if (only === undefined) return "that does not happen";
  return renderWithoutNewTargets(context, () => {
    if (more.length === 0 && only.do !== "modify") {
      const said = renderEffect(context, only);
      if (isClause(said) && !/["']$/.test(toSentence(said))) return `${toSentence(said)} instead`;
      return `${FOLLOWING}${isClause(said) ? toSentence(said) : said.join("; ")}`;
    }
    return `${FOLLOWING}${renderAsOneSentence(context, effects)}`;
  });
}

/** "it is dealt 1 less instead", "you recover twice that much instead". */
function amountInstead(context: RenderContext, on: EventPattern, amount: Amount, { who, verb }: EventClause): string {
  const they: Noun = who.you
    ? who
    : { text: who.player ? "they" : "it", whose: "", many: who.player, player: who.player };
  switch (on.on) {
    case "damage": {
      if (amount === 0) return "that damage is not dealt";
      const verbs = verb === "be" ? `${conjugate("be", they)} dealt` : conjugate("deal", they);
      return `${they.text} ${verbs} ${relative(context, amount, "damage")} instead`;
    }
    case "lifeGained":
    case "lifeLost":
      return `${they.text} ${conjugate(verb, they)} ${relative(context, amount, "life")} instead`;
    case "countersPut":
      return `put ${relative(context, amount, "counters", "many")} on it instead`;
    case "countersRemoved":
      return `remove ${relative(context, amount, "counters", "many")} from it instead`;
    default:
      return `it happens with the number ${renderAmount(context, amount)} instead`;
  }
}

const isEvent = (amount: Amount): boolean =>
  typeof amount !== "number" && "event" in amount && amount.event === "amount";

/** A number by how it differs from what would happen: "1 more", "half that much, rounded down,". */
function relative(context: RenderContext, amount: Amount, unit: string, much: "much" | "many" = "much"): string {
  if (typeof amount === "number") return amount === 0 ? `no ${unit}` : `${amount} ${unit}`;
  if (isEvent(amount)) return `that ${much}`;
  if ("minus" in amount && isEvent(amount.minus[0]))
    return `${difference(context, amount.minus[1], much === "much" ? "less" : "fewer")}`;
  if ("sum" in amount && amount.sum.length === 2) {
    const other = amount.sum.find((part) => !isEvent(part));
    if (other !== undefined && amount.sum.some(isEvent)) return difference(context, other, "more");
  }
  if ("product" in amount) {
    const factor = amount.product.find((part) => typeof part === "number");
    if (typeof factor === "number" && amount.product.some(isEvent)) return `${spellTimes(factor)} that ${much}`;
  }
  if ("half" in amount && isEvent(amount.half)) return `half that ${much}, rounded ${amount.round},`;
  return `${unit} equal to ${renderAmount(context, amount)}`;
}

const difference = (context: RenderContext, by: Amount, word: string): string =>
  typeof by === "number" ? `${by} ${word}` : `${word} by ${renderAmount(context, by)}`;
