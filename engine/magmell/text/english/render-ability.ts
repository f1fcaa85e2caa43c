import type {
  Ability,
  AbilityBody,
  BodyOrModes,
  ContinuousChange,
  Duration,
  EventPattern,
  PriceAbility,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
} from "../../model/ability";
import type { CardKind } from "../../model/card";
import type { EffectOf } from "../../model/effect";
import type { PlayerRef } from "../../model/select";
import { isOnOwnUse } from "../used-from";
import { findNextTime } from "./next-time";
import { renderGroup } from "./nouns/groups";
import { createPlayerNoun } from "./nouns/players";
import { createSelectNoun, findConditionalPart } from "./nouns/selections";
import { isPluralTarget, renderAnnouncedTarget } from "./nouns/targets";
import { ABILITY_ZONES, renderPlaces } from "./places";
import { renderPredicates } from "./predicates";
import {
  createBodyContext,
  createRenderContext,
  type NestedRenderers,
  type RenderContext,
  renderKeepingFocus,
  renderWithoutNewTargets,
} from "./render-context";
import { renderReplacement } from "./replacements";
import { renderChangePredicates, renderSparedPlayers } from "./sentences/changes";
import { renderCondition, renderWhileCondition } from "./sentences/conditions";
import { renderEvent, renderTrigger } from "./sentences/events";
import { renderPastEvent, renderPastEventCount } from "./sentences/history";
import { renderModeCount } from "./verbs/choices";
import { renderEffect } from "./verbs/render-effect";
import { renderAsOneSentence, renderDependentSentences, renderSentences } from "./verbs/sequence";
import { conjugate, formatSentences, joinList, joinWords, renderDuration, spellTimes } from "./words";

/** A renderer of several effects as sentences. */
type RenderBody = typeof renderSentences;

/** An ability as sentences without capitals and stops, and its modes, which have lines of their own. */
type AbilityText = { readonly sentences: readonly string[]; readonly modes: readonly string[] };

/** The parts of a surrounding context that a quoted ability keeps. */
type Surroundings = Pick<RenderContext, "names" | "depth">;

/** Renders an ability on a card of the given kind. `depth` is the number of quotation marks around the ability. */
export function renderAbility(
  ability: Ability,
  kind: CardKind,
  { names, depth = 0 }: Partial<Surroundings> = {},
): AbilityText {
  const zones = "zones" in ability ? ability.zones : undefined;
  const usual = zones === undefined || (zones.length === 1 && zones[0] === ABILITY_ZONES[kind]);
  const context = createRenderContext(kind, RENDERERS, usual ? { names, depth } : { names, depth, self: "this card" });
  const lead = usual || isOnOwnUse(ability) ? "" : `while ${context.self} is ${renderPlaces(zones)}: `;
  if (lead !== "") context.focus = "self";
  const [first = "nothing happens", ...more] = abilitySentences(context, ability);
  return { sentences: [lead + first, ...more], modes: context.modes ?? [] };
}

/** An ability that something has or gains, in the words of the unit that has it. */
function quotedAbility({ names, depth }: Surroundings, ability: Ability): string {
  if (ability.type === "unsupported") return `「${ability.text.replace(/\s+/g, " ")}」`;
  const mark = depth % 2 === 0 ? '"' : "'";
  return `${mark}${formatSentences(renderAbility(ability, "unit", { names, depth: depth + 1 }).sentences)}${mark}`;
}

function abilitySentences(context: RenderContext, ability: Ability): readonly string[] {
  switch (ability.type) {
    case "triggered":
      return triggered(context, ability);
    case "static":
      return [staticText(context, ability)];
    case "replacement":
      return [renderReplacement(context, ability)];
    case "magic":
      return bodySentences(context, ability);
    case "price":
      return priceSentences(context, ability);
    case "unsupported":
      return [`「${ability.text.replace(/\s+/g, " ")}」`];
  }
}

/** "as an additional cost to use this card, discard a card", "as you use this card, you may …. If you do, it costs 3 less". */
function priceSentences(context: RenderContext, { optional, pay, changes = [] }: PriceAbility): readonly string[] {
  const cost = `as ${optional ? "you use" : "an additional cost to use"} ${context.self}`;
  const own: RenderContext = { ...context, modes: null };
  const paid = optional
    ? renderAsOneSentence(own, [{ do: "may", who: "you", then: pay }])
    : renderAsOneSentence(own, pay);
  if (changes.length === 0) return [`${cost}, ${paid}`];
  const subject = createSelectNoun(own, "self", "bare", "subject");
  const change = `${subject.text} ${renderPredicates(renderChangePredicates(own, changes, subject, false), subject)}`;
  return [`${cost}, ${paid}`, optional ? `if you do, ${change}` : change];
}

const patterns = ({ on }: TriggeredAbility): readonly EventPattern[] =>
  Array.isArray(on) ? (on as readonly EventPattern[]) : [on as EventPattern];

function triggered(context: RenderContext, ability: TriggeredAbility): readonly string[] {
  const say = ability.if === undefined ? renderSentences : renderDependentSentences;
  return afterTrigger(context, renderTrigger(context, patterns(ability)), ability, say);
}

/** Trigger, condition, and what the ability does. */
function afterTrigger(
  context: RenderContext,
  trigger: string,
  ability: TriggeredAbility,
  say: RenderBody,
): readonly string[] {
  const condition = ability.if === undefined ? "" : `, if ${renderCondition(context, ability.if)}`;
  const [first = "nothing happens", ...more] = bodySentences(context, ability, say);
  const said = [`${trigger}${condition}, ${durationLast(first)}`, ...more];
  if (ability.limit === undefined) return said;
  const limit = `this ability triggers only ${spellTimes(ability.limit)} each turn`;
  // Modes stand on lines of their own after the last sentence.
  return said.at(-1)?.endsWith("—") ? [limit, ...said] : [...said, limit];
}

/** Moves a duration to the end of a sentence, as after a trigger: "it gets +1 AP until end of turn". */
function durationLast(sentence: string): string {
  const [, lead, rest] = /^((?:until|for) [^,;]+), ((?!if |whenever |at |as long|during )[^;]+)$/.exec(sentence) ?? [];
  if (lead === undefined || rest === undefined || rest.includes(", where X is")) return sentence;
  return `${rest} ${lead}`;
}

/** The sentence of a static ability: "during your turn, other units you control get +1 AP". */
function staticText(context: RenderContext, ability: StaticAbility): string {
  const { while: condition, affects, changes } = ifItFits(context, ability);
  const lead = condition === undefined ? "" : `${renderWhileCondition(context, condition)}, `;
  const subject = renderWithoutNewTargets(context, () => createSelectNoun(context, affects, "bare", "subject"));
  const own = affects === "self" ? changes.map(ofItself) : changes;
  const spared = renderSparedPlayers(context, changes, subject);
  if (spared !== null) return `${lead}${spared}`;
  const predicates = renderWithoutNewTargets(context, () => renderChangePredicates(context, own, subject, false));
  const who = predicates.some(({ verb }) => verb === "cannot") ? subject.text.replace(/^all /, "") : subject.text;
  return `${lead}${who} ${renderPredicates(predicates, subject)}`;
}

/** Colors that an instance gives itself are written as a state: "this stone is blue and green". */
const ofItself = (change: ContinuousChange): ContinuousChange =>
  "colors" in change && "length" in change.colors && change.colors.length > 0 ? { ...change, keep: false } : change;

/** Turns a static ability about one filtered thing into one that begins with the condition. */
function ifItFits(context: RenderContext, ability: StaticAbility): StaticAbility {
  const part = findConditionalPart(context, ability.affects);
  if (part === null) return ability;
  const fits = { some: part };
  return {
    ...ability,
    while: ability.while === undefined ? fits : { every: [ability.while, fits] },
    affects: part.of,
  };
}

/** A body, or the choice between several. Targets are named where they come first, or else in a sentence of their own. */
function bodySentences(
  context: RenderContext,
  part: BodyOrModes,
  say: RenderBody = renderSentences,
): readonly string[] {
  if (!("modes" in part)) return oneBody(context, part, say);
  if (part.modes.length === 0) return ["nothing happens"];
  const head = `choose ${renderModeCount(context, part)}`;
  const modes = part.modes.map((body) =>
    renderKeepingFocus(context, () => oneBody({ ...context, modes: null }, body, renderSentences)),
  );
  if (context.modes === null) return [`${head} — ${modes.map((sentences) => sentences.join(", then ")).join("; or ")}`];
  context.modes.push(...modes.map(formatSentences));
  return [`${head} —`];
}

function oneBody(context: RenderContext, body: AbilityBody, say: RenderBody): readonly string[] {
  const inner = createBodyContext(context, body, false);
  const sentences = programSentences(inner, body, say);
  const targets = body.targets ?? [];
  const own = targets.map((_target, index) => context.targets.length + index);
  if (own.every((index) => inner.named[index] && !context.namedTooLate.has(index))) {
    context.modes?.push(...(inner.modes ?? []));
    return sentences;
  }
  for (const index of own) context.namedTooLate.delete(index);
  const open = createBodyContext(context, body, true);
  const named = joinList(targets.map((spec) => renderAnnouncedTarget(open, spec)));
  if (targets.length === 1) open.focus = `target ${context.targets.length}`;
  const rest = programSentences(open, body, say);
  context.modes?.push(...(open.modes ?? []));
  const choice = `choose as ${targets.length > 1 || targets.some(isPluralTarget) ? "targets" : "a target"} ${named}`;
  return say === renderDependentSentences ? [[choice, ...rest].join(", then ")] : [choice, ...rest];
}

/** Renders a final choice of modes on separate lines if line breaks are possible. */
function programSentences(context: RenderContext, { effects }: AbilityBody, say: RenderBody): readonly string[] {
  const last = effects.at(-1);
  if (last?.do !== "chooseMode" || context.modes === null || last.modes.length === 0) return say(context, effects);
  const before = effects.length > 1 ? renderSentences(context, effects.slice(0, -1)) : [];
  const player = createPlayerNoun(context, last.who);
  const number = renderModeCount(context, last, " on resolution");
  const choice = player.you ? `choose ${number} —` : `${player.text} ${conjugate("choose", player)} ${number} —`;
  const modes = last.modes.map((mode) =>
    renderWithoutNewTargets(context, () => renderKeepingFocus(context, () => renderSentences(context, mode))),
  );
  context.modes.push(...modes.map(formatSentences));
  return [...before, choice];
}

const THIS: Partial<Record<Duration, string>> = { turn: "this turn", battle: "this battle" };

/** A trigger that no instance has (302.1.3): "the next time a unit is destroyed this turn, draw a card". */
function createdTrigger(
  context: RenderContext,
  ability: TriggeredAbility,
  until: Duration,
  once: boolean,
  isLater: boolean,
): readonly string[] {
  const inner: RenderContext = { ...context, modes: null };
  const [event, ...others] = patterns(ability);
  const isNext = isLater && once && until === "game" && event?.on === "turnEnds" && others.length === 0;
  const { trigger, lead } = isNext
    ? { trigger: `at the end of ${nextTurnOf(context, event.whose)}`, lead: "" }
    : laterOn(isLater, delayed(inner, patterns(ability), until, once));
  const [first = "", ...more] = afterTrigger(inner, trigger, ability, renderDependentSentences);
  return [lead === "" ? first : `${lead}, ${first}`, ...more];
}

/** "your next turn", "the next turn". */
const nextTurnOf = (context: RenderContext, whose: PlayerRef | "anyone"): string =>
  whose === "anyone" ? "the next turn" : `${createPlayerNoun(context, whose).whose} next turn`;

const FROM_NEXT_TURN = "from the next turn on";

const laterOn = (isLater: boolean, { trigger, lead }: Delayed): Delayed =>
  isLater ? { trigger, lead: lead === "" ? FROM_NEXT_TURN : `${FROM_NEXT_TURN} and ${lead}` } : { trigger, lead };

type Delayed = { readonly trigger: string; readonly lead: string };

function delayed(context: RenderContext, events: readonly EventPattern[], until: Duration, once: boolean): Delayed {
  const [event, ...more] = events;
  const during = THIS[until] ?? "";
  const lead = during !== "" || (until === "game" && once) ? "" : renderDuration(context, until);
  if (once && more.length > 0 && !events.some(({ on }) => MOMENTS.includes(on))) {
    const first = nextTime(context, events[0] as EventPattern, until, "");
    const others = more.map((one) => saidOf(renderEvent(context, one)));
    return { trigger: joinWords([first, ...others].join(" or "), during), lead };
  }
  if (event === undefined || more.length > 0 || !once) {
    const trigger = renderTrigger(context, events);
    const moment = trigger.startsWith("at ");
    return during === "" || moment
      ? { trigger, lead: lead === "" && moment && until !== "game" ? renderDuration(context, until) : lead }
      : { trigger: `${trigger} ${during}`.replace(/^when /, "whenever "), lead };
  }
  return { trigger: nextTime(context, event, until, during), lead };
}

/** "at the end of this turn", "at the start of your next turn", "the next time it is destroyed this turn". */
function nextTime(context: RenderContext, event: EventPattern, until: Duration, during: string): string {
  const said = renderEvent(context, event);
  if (event.on === "turnEnds" && until === "turn" && event.whose === "anyone") return "at the end of this turn";
  if (event.on === "battleEnds" && until === "battle") return "at the end of this battle";
  if (event.on === "turnBegins" && until !== "turn") return `at the start of ${nextTurnOf(context, event.whose)}`;
  return `the next time ${joinWords(saidOf(said), during)}`;
}

const saidOf = ({ who, verb, rest }: ReturnType<typeof renderEvent>): string =>
  joinWords(who.text, conjugate(verb, who), rest);

const MOMENTS: readonly EventPattern["on"][] = ["turnBegins", "turnEnds", "phaseBegins", "stepBegins", "battleEnds"];

/** A temporary or one-time replacement that no instance has. */
function createdReplacement(
  context: RenderContext,
  ability: ReplacementAbility,
  until: Duration,
  once: boolean,
): readonly string[] {
  const during = THIS[until] ?? "";
  const inner: RenderContext = { ...context, modes: null };
  const lead = renderDuration(context, until);
  const text = once
    ? renderReplacement(inner, ability, { word: "the next time", during })
    : renderReplacement(inner, ability);
  if (once && (during !== "" || until === "game")) return [text];
  return [`${lead}, ${text}`];
}

/** An ability with a limited duration that an instruction creates (302.1.3, 306.1). */
function createdAbility(context: RenderContext, effect: EffectOf<"create">): readonly string[] {
  const { ability, until, times, from } = effect;
  if (ability.type === "triggered")
    return createdTrigger(context, ability, until, times !== "always", from !== undefined);
  const next = from === undefined || ability.type !== "static" ? null : findNextTime(ability, until);
  if (next !== null) return [`during ${next.time}, ${staticText(context, next.ability)}`];
  const said =
    ability.type === "replacement"
      ? createdReplacement(context, ability, until, times === "once")
      : [`${renderDuration(context, until)}, ${staticText(context, ability)}`];
  return from === undefined ? said : said.map((sentence) => `${FROM_NEXT_TURN}, ${sentence}`);
}

const RENDERERS: NestedRenderers = {
  effect: renderEffect,
  together: renderAsOneSentence,
  group: (context, where) =>
    renderGroup(context, where.kind === "unit" ? { zones: "battleArea", where } : { where }).one,
  happened: renderPastEventCount,
  deed: renderPastEvent,
  condition: renderCondition,
  quotedAbility,
  createdAbility,
};
