import type { EventPattern, Subject } from "../../model/ability";
import type { Select } from "../../model/select";
import { amountText } from "./amounts";
import { saidOf } from "./filters";
import { inWords, list, type Noun, possessive, thing } from "./grammar";
import { groupOf } from "./groups";
import type { Kept, Page } from "./page";
import { playerNoun } from "./players";
import { firstMention, headOf, isMany, laterMention } from "./targets";
import { ZONES_IN_ENGLISH, zoneOf, zonesIn } from "./zones";

/**
 * How a selection of several stands in its sentence: "all units" together, "each unit" one by one, "units" as the subject
 * of what always holds.
 */
export type Form = "all" | "each" | "bare";
export type Role = "subject" | "object";

/** Players and instances as a text refers to them at this point; what is said becomes what "it" means from here on. */
export function refer(page: Page, select: Select, form: Form, role: Role = "object"): Noun {
  const key = keyOf(page, select);
  const pending = isPending(page, select);
  if (key !== null && key === page.focus && !pending) {
    const noun = definite(page, select, form);
    return noun.player ? noun : pronoun(noun, form, role);
  }
  const noun = definite(page, select, form);
  if (noun.text === "they" && noun.player && role === "object") return { ...noun, text: "them" };
  // A player that is mentioned by the way does not change what "it" means.
  if (!noun.player) page.focus = key;
  return noun;
}

/** What two mentions of the same have in common; `null` for what is described anew each time. */
function keyOf(page: Page, select: Select): string | null {
  if (select === "self") return "self";
  if ("target" in select) return `target ${select.target}`;
  if ("stored" in select) return `stored ${select.stored}`;
  if ("event" in select) return select.event === "subject" ? subjectKey(page.event) : "source";
  return null;
}

/** What the subject of an event is to "it". */
export const subjectKey = (event: EventPattern | null): string =>
  event !== null && "what" in event && event.what === "self" ? "self" : "event";

/** Whether the first mention of it is still to come. */
function isPending(page: Page, select: Select): boolean {
  if (select === "self") return false;
  if ("target" in select) return page.named[select.target] === false;
  return "stored" in select && (page.stored.get(select.stored)?.first ?? null) !== null;
}

function pronoun(noun: Noun, form: Form, role: Role): Noun {
  const { many, owner } = noun;
  if (!many && !/^each of /.test(noun.text)) return { text: "it", whose: "its", many: false, player: false, owner };
  if (form === "each") return { text: "each of them", whose: "their", many: false, player: false, owner };
  return { text: role === "subject" ? "they" : "them", whose: "their", many: true, player: false, owner };
}

/** What it is called when "it" will not do. */
function definite(page: Page, select: Select, form: Form): Noun {
  if (select === "self") return thing(page.self);
  if ("target" in select) return targetNoun(page, select.target, form);
  if ("stored" in select) return storedNoun(page, select.stored, form);
  if ("event" in select) return select.event === "subject" ? eventSubject(page) : eventSource(page);
  if ("all" in select) return allNoun(page, select, form);
  if ("top" in select) return topNoun(page, select, form);
  if ("player" in select) return playerNoun(page, select.player);
  if ("players" in select) {
    return form === "bare"
      ? { text: "players", whose: "players'", many: true, player: true }
      : { text: "each player", whose: "each player's", many: false, player: true };
  }
  if ("battle" in select) return thing(BATTLE[select.battle]);
  if ("join" in select) return joined(page, select.join, form);
  return ofNoun(page, select, form);
}

const BATTLE = {
  attacker: "the attacking unit",
  defender: "the defending unit",
  target: "the attacked player or unit",
} as const;

const eachOf = (noun: Noun, form: Form): Noun =>
  form === "each" && noun.many && !noun.text.startsWith("each ")
    ? { ...noun, text: `each of ${noun.text}`, many: false }
    : noun;

function targetNoun(page: Page, index: number, form: Form): Noun {
  const spec = page.targets[index];
  if (spec !== undefined && page.named[index] === false) {
    if (page.folding && index >= page.foldFrom) {
      page.named[index] = true;
      return firstMention(page, spec, form === "each" ? "each" : "all");
    }
    page.late.add(index);
  }
  return eachOf(laterMention(page, index), form);
}

function storedNoun(page: Page, name: string, form: Form): Noun {
  const kept = page.stored.get(name);
  if (kept === undefined) return thing("that card");
  if (kept.first) {
    const { text, many } = kept.first;
    kept.first = null;
    return { ...eachOf(thing(text, many), form), owner: kept.owner };
  }
  return eachOf(keptNoun(kept), form);
}

function keptNoun({ head, manner, many, player = false, owner, taken = false }: Kept): Noun {
  if (taken) return { ...thing("the rest", true), owner };
  const heads = many ? `${head}s` : head;
  const text = manner === "" ? `${many ? "those" : "that"} ${heads}` : `the ${manner} ${heads}`;
  return { text, whose: player ? "their" : possessive(text), many, player, owner };
}

/** What an event is about, by what may be: "that unit", "that player". */
function eventSubject(page: Page): Noun {
  const { event } = page;
  if (event === null) return thing("that card");
  if ("who" in event) return event.on === "used" ? thing("that card") : { ...thing("that player"), player: true };
  if (!("what" in event) || event.what === undefined) return thing("that unit");
  if (event.what === "self") return thing(page.self);
  if ("player" in event.what) return { ...thing("that player"), player: true };
  return thing(`that ${subjectHead(event, event.what)}`);
}

/** What the subject of an event is called, by where it is or comes to. */
export function subjectHead(event: EventPattern, what: Subject): string {
  const kind = what !== "self" && "kind" in what ? what.kind : undefined;
  if (typeof kind === "string" && (kind !== "unit" || event.on !== "move")) return kind;
  if (event.on === "turnedFaceUp" || event.on === "turnedFaceDown") return "stone";
  if (event.on === "token") return "token";
  if (event.on === "negated") return "card or ability";
  if (event.on === "woke" || event.on === "rested") return "unit or stone";
  if (event.on !== "move") return "unit";
  const zones = event.from ?? event.to;
  const heads = new Set(zonesIn(zones ?? "hand").map((zone) => ZONES_IN_ENGLISH[zone].head));
  const [head = "card", ...more] = heads;
  return more.length > 0 || head === "card or ability" ? "card" : head;
}

const eventSource = ({ event }: Page): Noun =>
  thing(
    event?.on === "defend" ? "the attacking unit" : event?.on === "damage" ? "the source of that damage" : "its source",
  );

function allNoun(page: Page, select: Extract<Select, { all: unknown }>, form: Form): Noun {
  const zones = zonesIn(select.all);
  const { one, many } = groupOf(page, { zones: select.all, whose: select.whose, where: select.where });
  const owner = select.whose === "you" ? "your" : select.whose === "opponent" ? "your opponent's" : undefined;
  const piles = zones.every((zone) => ZONES_IN_ENGLISH[zone].owned && zone !== "stoneArea");
  const known = piles ? { owner } : {};
  const plain = select.whose === undefined && select.where === undefined && !piles;
  if (form === "bare") return { ...thing(plain ? `all ${many}` : many, true), ...known };
  return form === "each" ? { ...thing(`each ${one}`), ...known } : { ...thing(`all ${many}`, true), ...known };
}

/** A hand or a pile as a whole: "your opponent's hand"; `null` for anything else. */
export function wholeZone(page: Page, select: Select): string | null {
  if (typeof select === "string" || !("all" in select) || select.where !== undefined || select.whose === undefined)
    return null;
  const [zone, ...more] = zonesIn(select.all);
  if (zone === undefined || more.length > 0 || !ZONES_IN_ENGLISH[zone].owned || zone === "stoneArea") return null;
  return zoneOf(zone, playerNoun(page, select.whose).whose);
}

function topNoun(page: Page, { top, whose, count }: Extract<Select, { top: unknown }>, form: Form): Noun {
  const player = playerNoun(page, whose);
  const pile = zoneOf(top, player.whose);
  const owner = player.owner ?? player.whose;
  if (count === 1) return { ...thing(`the top card of ${pile}`), owner };
  if (typeof count === "number")
    return { ...eachOf(thing(`the top ${inWords(count)} cards of ${pile}`, true), form), owner };
  const text = `cards from the top of ${pile} equal to ${amountText(page, count)}`;
  return { ...eachOf(thing(text, true), form), owner };
}

function joined(page: Page, parts: readonly Select[], form: Form): Noun {
  if (parts.length === 0) return thing("nothing");
  const nouns = parts.map((part) => refer(page, part, form));
  const [first] = nouns;
  if (nouns.length === 1 && first !== undefined) return first;
  page.focus = null;
  return { ...thing(list(nouns.map(({ text }) => text)), true), player: nouns.every(({ player }) => player) };
}

/** Those of others that fit: "each of them that is rested". */
function ofNoun(page: Page, { of, where }: Extract<Select, { of: unknown }>, form: Form): Noun {
  if (
    typeof of !== "string" &&
    "battle" in of &&
    of.battle === "target" &&
    JSON.stringify(where) === '{"kind":"unit"}'
  ) {
    return thing("the attacked unit");
  }
  if (typeof of !== "string" && "all" in of && of.where === undefined) return allNoun(page, { ...of, where }, form);
  const noun = refer(page, of, "all");
  if (!noun.many)
    return {
      ...noun,
      text: `${noun.text} if it ${saidOf(page, where, false) || "is there"}`,
    };
  const base = noun.text === "them" ? "them" : noun.text.replace(/^all /, "the ");
  if (form === "each") return { ...thing(`each of ${base} that ${saidOf(page, where, false) || "is there"}`) };
  return thing(`those of ${base} that ${saidOf(page, where, true) || "are there"}`, true);
}

/** Whether a selection of one depends on a condition, so that the sentence has to say it first. */
export function conditional(page: Page, select: Select): Extract<Select, { of: unknown }> | null {
  if (typeof select === "string" || !("of" in select) || manyOf(page, select.of)) return null;
  const { of } = select;
  if (
    typeof of !== "string" &&
    "battle" in of &&
    of.battle === "target" &&
    JSON.stringify(select.where) === '{"kind":"unit"}'
  )
    return null;
  return select;
}

/** Whether several may be meant. */
export function manyOf(page: Page, select: Select): boolean {
  if (select === "self" || "event" in select || "battle" in select || "player" in select) return false;
  if ("target" in select) {
    const spec = page.targets[select.target];
    return spec !== undefined && isMany(spec);
  }
  if ("stored" in select) return page.stored.get(select.stored)?.many ?? false;
  if ("top" in select) return select.count !== 1;
  if ("of" in select) return manyOf(page, select.of);
  if ("join" in select) return select.join.length > 1 || select.join.some((part) => manyOf(page, part));
  return true;
}

/** What one of them is called: "unit", "card", "player". */
export function headOfSelect(page: Page, select: Select): string {
  if (select === "self") return page.self.replace(/^this /, "");
  if ("target" in select) {
    const spec = page.targets[select.target];
    return (spec === undefined ? null : headOf(spec)) ?? "card";
  }
  if ("stored" in select) return page.stored.get(select.stored)?.head ?? "card";
  if ("all" in select) {
    const { one } = groupOf(page, { zones: select.all, where: { kind: select.where?.kind }, placeless: true });
    return /^(?:unit|magic|stone)$/.test(one) ? one : "card";
  }
  if ("player" in select || "players" in select) return "player";
  if ("battle" in select) return "unit";
  if ("of" in select) return typeof select.where.kind === "string" ? select.where.kind : headOfSelect(page, select.of);
  if ("join" in select) {
    const heads = new Set(select.join.map((part) => headOfSelect(page, part)));
    return heads.size === 1 ? ([...heads][0] ?? "card") : "card";
  }
  if ("event" in select) return eventSubject(page).text.replace(/^(?:that|this) /, "");
  return "card";
}
