import type { EventPattern } from "../../../model/ability";
import type { Select } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import type { RenderContext, StoredResultWords } from "../render-context";
import {
  createThingNoun,
  ENGLISH_ZONE_NAMES,
  joinList,
  type Noun,
  renderZone,
  spellNumber,
  toPossessive,
  toZones,
} from "../words";
import { renderAmount } from "./amounts";
import { getSubjectHead, getSubjectKey } from "./event-subjects";
import { renderFilterPredicate } from "./filters";
import { renderGroup } from "./groups";
import { createPlayerNoun } from "./players";
import { getTargetHead, isPluralTarget, renderFirstMention, renderLaterMention } from "./targets";

/** Form of a plural noun: "all units" together, "each unit" one by one, "units" in a static sentence. */
type NounForm = "all" | "each" | "bare";
type NounRole = "subject" | "object";

/** Returns the noun for a selection at this point of the text, and makes it the referent of "it". */
export function createSelectNoun(
  context: RenderContext,
  select: Select,
  form: NounForm,
  role: NounRole = "object",
): Noun {
  const key = keyOf(context, select);
  const pending = isPending(context, select);
  if (key !== null && key === context.focus && !pending) {
    const noun = definite(context, select, form);
    return noun.player ? noun : pronoun(noun, form, role);
  }
  const noun = definite(context, select, form);
  if (noun.text === "they" && noun.player && role === "object") return { ...noun, text: "them" };
  // A player that is mentioned by the way does not change what "it" means.
  if (!noun.player) context.focus = key;
  return noun;
}

/** A key for "it": equal for two references to one thing; `null` for selections that are described anew each time. */
function keyOf(context: RenderContext, select: Select): string | null {
  if (select === "self") return "self";
  if ("target" in select) return `target ${select.target}`;
  if ("stored" in select) return `stored ${select.stored}`;
  if ("event" in select) return select.event === "subject" ? getSubjectKey(context.event) : "source";
  return null;
}

/** Whether the first mention of it is still to come. */
function isPending(context: RenderContext, select: Select): boolean {
  if (select === "self") return false;
  if ("target" in select) return context.named[select.target] === false;
  return "stored" in select && (context.stored.get(select.stored)?.first ?? null) !== null;
}

function pronoun(noun: Noun, form: NounForm, role: NounRole): Noun {
  const { many, owner } = noun;
  if (!many && !/^each of /.test(noun.text)) return { text: "it", whose: "its", many: false, player: false, owner };
  if (form === "each") return { text: "each of them", whose: "their", many: false, player: false, owner };
  return { text: role === "subject" ? "they" : "them", whose: "their", many: true, player: false, owner };
}

/** The noun for a selection where no pronoun is possible. */
function definite(context: RenderContext, select: Select, form: NounForm): Noun {
  if (select === "self") return createThingNoun(context.self);
  if ("target" in select) return targetNoun(context, select.target, form);
  if ("stored" in select) return storedNoun(context, select.stored, form);
  if ("event" in select) return select.event === "subject" ? eventSubject(context) : eventSource(context);
  if ("all" in select) return allNoun(context, select, form);
  if ("top" in select) return endNoun(context, "top", select.top, select, form);
  if ("bottom" in select) return endNoun(context, "bottom", select.bottom, select, form);
  if ("player" in select) return createPlayerNoun(context, select.player);
  if ("players" in select) {
    return form === "bare"
      ? { text: "players", whose: "players'", many: true, player: true }
      : { text: "each player", whose: "each player's", many: false, player: true };
  }
  if ("battle" in select) {
    if (select.battle !== "opposing") return createThingNoun(BATTLE[select.battle]);
    return createThingNoun(`the unit in battle with ${createSelectNoun(context, select.of ?? "self", "bare").text}`);
  }
  if ("sourceOf" in select) return sourceNoun(context, select.sourceOf);
  if ("join" in select) return joinedNoun(context, select.join, form);
  return ofNoun(context, select, form);
}

function sourceNoun(context: RenderContext, of: Select): Noun {
  const { text, many } = createSelectNoun(context, of, "all");
  return createThingNoun(`the ${many ? "sources" : "source"} of ${text}`, many);
}

const BATTLE = {
  attacker: "the attacking unit",
  defender: "the defending unit",
  target: "the attacked player or unit",
} as const;

const eachOf = (noun: Noun, form: NounForm): Noun =>
  form === "each" && noun.many && !noun.text.startsWith("each ")
    ? { ...noun, text: `each of ${noun.text}`, many: false }
    : noun;

function targetNoun(context: RenderContext, index: number, form: NounForm): Noun {
  const spec = context.targets[index];
  if (spec !== undefined && context.named[index] === false) {
    if (context.mayNameTargets && index >= context.firstNameable) {
      context.named[index] = true;
      return renderFirstMention(context, spec, form === "each" ? "each" : "all");
    }
    context.namedTooLate.add(index);
  }
  return eachOf(renderLaterMention(context, index), form);
}

function storedNoun(context: RenderContext, name: string, form: NounForm): Noun {
  const kept = context.stored.get(name);
  if (kept === undefined) return createThingNoun("that card");
  if (kept.first) {
    const { text, many } = kept.first;
    kept.first = null;
    return { ...eachOf(createThingNoun(text, many), form), owner: kept.owner };
  }
  return eachOf(keptNoun(kept), form);
}

function keptNoun({ head, manner, many, player = false, owner, taken = false }: StoredResultWords): Noun {
  if (taken) return { ...createThingNoun("the rest", true), owner };
  const heads = many ? `${head}s` : head;
  const text = manner === "" ? `${many ? "those" : "that"} ${heads}` : `the ${manner} ${heads}`;
  return { text, whose: player ? "their" : toPossessive(text), many, player, owner };
}

/** The noun for an event's subject: "that unit", "that player". */
function eventSubject(context: RenderContext): Noun {
  const { event } = context;
  if (event === null) return createThingNoun("that card");
  if ("who" in event)
    return event.on === "used" ? createThingNoun("that card") : { ...createThingNoun("that player"), player: true };
  if (!("what" in event) || event.what === undefined) return createThingNoun("that unit");
  if (event.what === "self") return createThingNoun(context.self);
  if ("player" in event.what) return { ...createThingNoun("that player"), player: true };
  const head = getSubjectHead(event, event.what);
  return event.together ? createThingNoun(`those ${head}s`, true) : createThingNoun(`that ${head}`);
}

const SOURCES: Readonly<Partial<Record<EventPattern["on"], string>>> = {
  defend: "the attacking unit",
  damage: "the source of that damage",
  targeted: "that card or ability",
};

const eventSource = ({ event }: RenderContext): Noun =>
  createThingNoun((event === null ? undefined : SOURCES[event.on]) ?? "its source");

function allNoun(context: RenderContext, select: Extract<Select, { all: unknown }>, form: NounForm): Noun {
  const zones = toZones(select.all);
  const { one, many } = renderGroup(context, { zones: select.all, whose: select.whose, where: select.where });
  const owner = select.whose === "you" ? "your" : select.whose === "opponent" ? "your opponent's" : undefined;
  const piles = zones.every((zone) => ENGLISH_ZONE_NAMES[zone].owned && zone !== "stoneArea");
  const known = piles ? { owner } : {};
  const plain = select.whose === undefined && select.where === undefined && !piles;
  if (form === "bare") return { ...createThingNoun(plain ? `all ${many}` : many, true), ...known };
  return form === "each"
    ? { ...createThingNoun(`each ${one}`), ...known }
    : { ...createThingNoun(`all ${many}`, true), ...known };
}

/** Returns the phrase for a whole hand or pile: "your opponent's hand"; `null` for any other selection. */
export function renderWholeZone(context: RenderContext, select: Select): string | null {
  if (typeof select === "string" || !("all" in select) || select.where !== undefined || select.whose === undefined)
    return null;
  const [zone, ...more] = toZones(select.all);
  if (zone === undefined || more.length > 0 || !ENGLISH_ZONE_NAMES[zone].owned || zone === "stoneArea") return null;
  return renderZone(zone, createPlayerNoun(context, select.whose).whose);
}

function endNoun(
  context: RenderContext,
  end: "top" | "bottom",
  zone: ZoneId,
  { whose, count }: Extract<Select, { count: unknown }>,
  form: NounForm,
): Noun {
  const player = createPlayerNoun(context, whose);
  const pile = renderZone(zone, player.whose);
  const owner = player.owner ?? player.whose;
  if (count === 1) return { ...createThingNoun(`the ${end} card of ${pile}`), owner };
  if (typeof count === "number")
    return { ...eachOf(createThingNoun(`the ${end} ${spellNumber(count)} cards of ${pile}`, true), form), owner };
  const text = `cards from the ${end} of ${pile} equal to ${renderAmount(context, count)}`;
  return { ...eachOf(createThingNoun(text, true), form), owner };
}

function joinedNoun(context: RenderContext, parts: readonly Select[], form: NounForm): Noun {
  if (parts.length === 0) return createThingNoun("nothing");
  const nouns = parts.map((part) => createSelectNoun(context, part, form));
  const [first] = nouns;
  if (nouns.length === 1 && first !== undefined) return first;
  context.focus = null;
  return {
    ...createThingNoun(joinList(nouns.map(({ text }) => text)), true),
    player: nouns.every(({ player }) => player),
  };
}

/** Selection of those elements of another selection that match a filter. */
export type FilteredSelect = Extract<Select, { of: unknown; where: unknown }>;

/** The noun for a filtered selection: "each of them that is rested". */
function ofNoun(context: RenderContext, { of, where }: FilteredSelect, form: NounForm): Noun {
  if (
    typeof of !== "string" &&
    "battle" in of &&
    of.battle === "target" &&
    JSON.stringify(where) === '{"kind":"unit"}'
  ) {
    return createThingNoun("the attacked unit");
  }
  if (typeof of !== "string" && "all" in of && of.where === undefined) return allNoun(context, { ...of, where }, form);
  if (isRest(where) && typeof of !== "string" && "stored" in of)
    return eachOf({ ...createThingNoun("the rest", true), owner: context.stored.get(of.stored)?.owner }, form);
  const known = kindOfKept(context, of, where);
  if (known !== null) return eachOf(known, form);
  const noun = createSelectNoun(context, of, "all");
  if (!noun.many)
    return {
      ...noun,
      text: `${noun.text} if it ${renderFilterPredicate(context, where, false) || "is there"}`,
    };
  const base = noun.text === "them" ? "them" : noun.text.replace(/^all /, "the ");
  if (form === "each")
    return { ...createThingNoun(`each of ${base} that ${renderFilterPredicate(context, where, false) || "is there"}`) };
  return createThingNoun(`those of ${base} that ${renderFilterPredicate(context, where, true) || "are there"}`, true);
}

/** Whether a filter is only that something is not among other things. */
const isRest = ({ not, ...more }: FilteredSelect["where"]): boolean =>
  not?.among !== undefined && Object.keys(not).length === 1 && Object.keys(more).length === 0;

/** The instances of one kind in a result: "the revealed magics", "the destroyed tokens"; null otherwise. */
function kindOfKept(context: RenderContext, of: Select, where: FilteredSelect["where"]): Noun | null {
  if (typeof of === "string" || !("stored" in of)) return null;
  const kept = context.stored.get(of.stored);
  if (kept === undefined || !kept.many || kept.manner === "" || kept.taken || kept.first || kept.player) return null;
  const said = Object.entries(where).filter(([, value]) => value !== undefined);
  if (said.length !== 1 || !(typeof where.kind === "string" || where.token === true)) return null;
  const { many } = renderGroup(context, {
    zones: where.kind === undefined ? undefined : "dust",
    where,
    placeless: true,
  });
  if (where.kind === kept.head)
    return { ...createThingNoun(`the ${kept.manner} ${kept.head}s`, true), owner: kept.owner };
  return { ...createThingNoun(`the ${kept.manner} ${many}`, true), owner: kept.owner };
}

/**
 * Returns a selection of at most one instance whose filter is written as a condition before the clause; `null` for any
 * other.
 */
export function findConditionalPart(context: RenderContext, select: Select): FilteredSelect | null {
  if (typeof select === "string" || "battle" in select || !("of" in select) || isPluralSelect(context, select.of))
    return null;
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

/** Returns whether a selection may have several elements. */
export function isPluralSelect(context: RenderContext, select: Select): boolean {
  if (typeof select === "object" && "event" in select)
    return select.event === "subject" && context.event?.together === true && getSubjectKey(context.event) !== "self";
  if (select === "self" || "battle" in select || "player" in select) return false;
  if ("target" in select) {
    const spec = context.targets[select.target];
    return spec !== undefined && isPluralTarget(spec);
  }
  if ("stored" in select) return context.stored.get(select.stored)?.many ?? false;
  if ("top" in select || "bottom" in select) return select.count !== 1;
  if ("of" in select) return isPluralSelect(context, select.of);
  if ("join" in select) return select.join.length > 1 || select.join.some((part) => isPluralSelect(context, part));
  return true;
}

/** Returns the head noun for one element of a selection: "unit", "card", "player". */
export function getSelectHead(context: RenderContext, select: Select): string {
  if (select === "self") return context.self.replace(/^this /, "");
  if ("target" in select) {
    const spec = context.targets[select.target];
    return (spec === undefined ? null : getTargetHead(spec)) ?? "card";
  }
  if ("stored" in select) return context.stored.get(select.stored)?.head ?? "card";
  if ("all" in select) {
    const { one } = renderGroup(context, { zones: select.all, where: { kind: select.where?.kind }, placeless: true });
    return /^(?:unit|magic|stone)$/.test(one) ? one : "card";
  }
  if ("player" in select || "players" in select) return "player";
  if ("battle" in select) return "unit";
  if ("of" in select)
    return typeof select.where.kind === "string" ? select.where.kind : getSelectHead(context, select.of);
  if ("join" in select) {
    const heads = new Set(select.join.map((part) => getSelectHead(context, part)));
    return heads.size === 1 ? ([...heads][0] ?? "card") : "card";
  }
  if ("event" in select) return eventSubject(context).text.replace(/^(?:that|this) /, "");
  return "card";
}
