import type {
  Ability,
  Body,
  Change,
  Duration,
  EventPattern,
  OneOrModes,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
} from "../../model/ability";
import type { Kind } from "../../model/card";
import type { ZoneId } from "../../model/zone";
import { predicatesOf, predicatesText } from "./changes";
import { conditionText, whileText } from "./conditions";
import { durationText } from "./durations";
import { eventText, triggerText } from "./events";
import { agree, list, printed, spaced } from "./grammar";
import { bodyPage, newPage, type Page, unfolded } from "./page";
import { playerNoun } from "./players";
import { replacementText } from "./replacements";
import { conditional, refer } from "./selections";
import { saySentences, sayWaiting } from "./sequence";
import { announced, isMany } from "./targets";
import { apart } from "./verbs/choices";
import { ZONES_IN_ENGLISH, zoneOf } from "./zones";

/** How instructions are put into sentences. */
type Say = typeof saySentences;

/** Where the abilities of a kind of card work, unless they say otherwise (303.1.1). */
const WORKS_IN: Readonly<Record<Kind, ZoneId>> = { unit: "battleArea", stone: "stoneArea", magic: "chant" };

/** One ability as sentences in small letters; modes with lines of their own stand on its page. */
export type Written = { readonly sentences: readonly string[]; readonly modes: readonly string[] };

/** What a text around an ability tells it. */
type Around = Pick<Page, "names" | "depth">;

/** Writes an ability of a card of some kind, or of one within quotation marks. */
export function writeAbility(ability: Ability, kind: Kind, { names, depth = 0 }: Partial<Around> = {}): Written {
  const zones = "zones" in ability ? ability.zones : undefined;
  const usual = zones === undefined || (zones.length === 1 && zones[0] === WORKS_IN[kind]);
  const page = newPage(kind, usual ? { names, depth } : { names, depth, self: "this card" });
  const lead = usual ? "" : `while ${page.self} is ${placesText(zones)}: `;
  if (!usual) page.focus = "self";
  const [first = "nothing happens", ...more] = abilitySentences(page, ability);
  return { sentences: [lead + first, ...more], modes: page.modes ?? [] };
}

/** "in your dust", "in the battle area or in your dust". */
function placesText(zones: readonly ZoneId[]): string {
  if (zones.length === 0) return "nowhere";
  return list(
    zones.map(
      (zone) => `${zone === "chant" ? "on" : "in"} ${zoneOf(zone, ZONES_IN_ENGLISH[zone].owned ? "your" : "")}`,
    ),
    "or",
  );
}

/** An ability that something has or gains, in the words of the unit that has it. */
export function quotedAbility({ names, depth }: Around, ability: Ability): string {
  if (ability.type === "unsupported") return `「${ability.text.replace(/\s+/g, " ")}」`;
  const mark = depth % 2 === 0 ? '"' : "'";
  return `${mark}${printed(writeAbility(ability, "unit", { names, depth: depth + 1 }).sentences)}${mark}`;
}

function abilitySentences(page: Page, ability: Ability): readonly string[] {
  switch (ability.type) {
    case "triggered":
      return triggered(page, ability);
    case "static":
      return [staticText(page, ability)];
    case "replacement":
      return [replacementText(page, ability)];
    case "magic":
      return bodySentences(page, ability);
    case "unsupported":
      return [`「${ability.text.replace(/\s+/g, " ")}」`];
  }
}

const patterns = ({ on }: TriggeredAbility): readonly EventPattern[] =>
  Array.isArray(on) ? (on as readonly EventPattern[]) : [on as EventPattern];

function triggered(page: Page, ability: TriggeredAbility): readonly string[] {
  const say = ability.if === undefined ? saySentences : sayWaiting;
  return afterTrigger(page, triggerText(page, patterns(ability)), ability, say);
}

/** Trigger, condition, and what the ability does. */
function afterTrigger(page: Page, trigger: string, ability: TriggeredAbility, say: Say): readonly string[] {
  const condition = ability.if === undefined ? "" : `, if ${conditionText(page, ability.if)}`;
  const [first = "nothing happens", ...more] = bodySentences(page, ability, say);
  return [`${trigger}${condition}, ${durationLast(first)}`, ...more];
}

/** After a trigger, how long something goes on reads better at the end: "it gets +1 AP until end of turn". */
function durationLast(sentence: string): string {
  const [, lead, rest] = /^((?:until|for) [^,;]+), ((?!if |whenever |at |as long|during )[^;]+)$/.exec(sentence) ?? [];
  if (lead === undefined || rest === undefined || rest.includes(", where X is")) return sentence;
  return `${rest} ${lead}`;
}

/** What always holds: "during your turn, other units you control get +1 AP". */
export function staticText(page: Page, ability: StaticAbility): string {
  const { while: condition, affects, changes } = ifItFits(page, ability);
  const lead = condition === undefined ? "" : `${whileText(page, condition)}, `;
  const subject = unfolded(page, () => refer(page, affects, "bare", "subject"));
  const own = affects === "self" ? changes.map(ofItself) : changes;
  const predicates = unfolded(page, () => predicatesOf(page, own, subject, false));
  return `${lead}${subject.text} ${predicatesText(predicates, subject)}`;
}

/** Colors that something gives itself are what it is: "this stone is blue and green". */
const ofItself = (change: Change): Change =>
  "colors" in change && change.colors.length > 0 ? { ...change, keep: false } : change;

/** What holds for one thing if it fits begins with the condition. */
function ifItFits(page: Page, ability: StaticAbility): StaticAbility {
  const part = conditional(page, ability.affects);
  if (part === null) return ability;
  const fits = { some: part };
  return {
    ...ability,
    while: ability.while === undefined ? fits : { every: [ability.while, fits] },
    affects: part.of,
  };
}

/** A body, or the choice between several. Targets are named where they come first, or else in a sentence of their own. */
function bodySentences(page: Page, part: OneOrModes, say: Say = saySentences): readonly string[] {
  if (!("modes" in part)) return oneBody(page, part, say);
  if (part.modes.length === 0) return ["nothing happens"];
  const modes = part.modes.map((body) => apart(page, () => oneBody({ ...page, modes: null }, body, saySentences)));
  if (page.modes === null) return [`choose one — ${modes.map((sentences) => sentences.join(", then ")).join("; or ")}`];
  page.modes.push(...modes.map(printed));
  return ["choose one —"];
}

function oneBody(page: Page, body: Body, say: Say): readonly string[] {
  const folded = bodyPage(page, body, false);
  const sentences = programSentences(folded, body, say);
  const targets = body.targets ?? [];
  const own = targets.map((_target, index) => page.targets.length + index);
  if (own.every((index) => folded.named[index] && !page.late.has(index))) {
    page.modes?.push(...(folded.modes ?? []));
    return sentences;
  }
  for (const index of own) page.late.delete(index);
  const open = bodyPage(page, body, true);
  const named = list(targets.map((spec) => announced(open, spec)));
  if (targets.length === 1) open.focus = `target ${page.targets.length}`;
  const rest = programSentences(open, body, say);
  page.modes?.push(...(open.modes ?? []));
  const choice = `choose as ${targets.length > 1 || targets.some(isMany) ? "targets" : "a target"} ${named}`;
  return say === sayWaiting ? [[choice, ...rest].join(", then ")] : [choice, ...rest];
}

/** A last choice among modes has lines of its own where there is room for them. */
function programSentences(page: Page, { effects }: Body, say: Say): readonly string[] {
  const last = effects.at(-1);
  if (last?.do !== "chooseMode" || page.modes === null || last.modes.length === 0) return say(page, effects);
  const before = effects.length > 1 ? saySentences(page, effects.slice(0, -1)) : [];
  const player = playerNoun(page, last.who);
  const choice = player.you
    ? "choose one on resolution —"
    : `${player.text} ${agree("choose", player)} one on resolution —`;
  const modes = last.modes.map((mode) => unfolded(page, () => apart(page, () => saySentences(page, mode))));
  page.modes.push(...modes.map(printed));
  return [...before, choice];
}

const THIS: Partial<Record<Duration, string>> = { turn: "this turn", battle: "this battle" };

/** A trigger that no instance has (302.1.3): "the next time a unit is destroyed this turn, draw a card". */
export function createdTrigger(
  page: Page,
  ability: TriggeredAbility,
  until: Duration,
  once: boolean,
): readonly string[] {
  const inner: Page = { ...page, modes: null };
  const { trigger, lead } = delayed(inner, patterns(ability), until, once);
  const [first = "", ...more] = afterTrigger(inner, trigger, ability, sayWaiting);
  return [lead === "" ? first : `${lead}, ${first}`, ...more];
}

type Delayed = { readonly trigger: string; readonly lead: string };

function delayed(page: Page, events: readonly EventPattern[], until: Duration, once: boolean): Delayed {
  const [event, ...more] = events;
  const during = THIS[until] ?? "";
  const lead = during !== "" || (until === "game" && once) ? "" : durationText(page, until);
  if (event === undefined || more.length > 0 || !once) {
    const trigger = triggerText(page, events);
    const moment = trigger.startsWith("at ");
    return during === "" || moment
      ? { trigger, lead: lead === "" && moment && until !== "game" ? durationText(page, until) : lead }
      : { trigger: `${trigger} ${during}`.replace(/^when /, "whenever "), lead };
  }
  return { trigger: nextTime(page, event, until, during), lead };
}

/** "at the end of this turn", "at the start of your next turn", "the next time it is destroyed this turn". */
function nextTime(page: Page, event: EventPattern, until: Duration, during: string): string {
  const said = eventText(page, event);
  if (event.on === "turnEnds" && until === "turn" && event.whose === "anyone") return "at the end of this turn";
  if (event.on === "battleEnds" && until === "battle") return "at the end of this battle";
  if (event.on === "turnBegins" && until !== "turn") {
    return event.whose === "anyone"
      ? "at the start of the next turn"
      : `at the start of ${playerNoun(page, event.whose).whose} next turn`;
  }
  return `the next time ${spaced(said.who.text, agree(said.verb, said.who), said.rest, during)}`;
}

/** A replacement that no instance has, for a while or only once. */
export function createdReplacement(
  page: Page,
  ability: ReplacementAbility,
  until: Duration,
  once: boolean,
): readonly string[] {
  const during = THIS[until] ?? "";
  const inner: Page = { ...page, modes: null };
  const lead = durationText(page, until);
  const text = once
    ? replacementText(inner, ability, { word: "the next time", during })
    : replacementText(inner, ability);
  if (once && (during !== "" || until === "game")) return [text];
  return [`${lead}, ${text}`];
}
