import type { Ability, BodyOrModes } from "../../../model/ability";
import type { CardKind } from "../../../model/card";
import type { Effect } from "../../../model/effect";
import type { ZoneId } from "../../../model/zone";
import { Discourse } from "../discourse/discourse";
import type { ReadingContext } from "../frames/verb-frame";
import type { ParserInput } from "../parser-input";
import { type LinkedClause, readChains } from "../phrases/chain";
import type { Argument } from "../phrases/clause";
import { readChainEffects, readInstruction } from "./body";
import { hasUnsizedTokens } from "./described-tokens";
import { findFirstReading } from "./first-reading";
import { extractModes } from "./modes/mode-lists";
import { readModes, toBodyOrModes } from "./modes/read-modes";
import { readCardPrice } from "./prices";
import { readArrival, readReplacement } from "./replacements";
import { extractActivation, leaveToController } from "./self-condition";
import { applyCostFloor, continueCondition, readCostFloor, readStatic } from "./statics";
import { isTargeting } from "./targets";
import { readTriggerHead } from "./triggered";
import { listGoingOn } from "./unnamed-doers";
import { extractXDefinition } from "./x-definition";

type Chain = readonly LinkedClause[];

/**
 * Predicate that accepts or rejects a complete reading of an ability. After a rejection, the search for readings
 * continues.
 */
export type AcceptReading = (abilities: readonly Ability[]) => boolean;

const acceptAny: AcceptReading = () => true;

/**
 * Reads the text between two 「■」 as abilities, and returns the first reading that `accept` accepts. Null if there is
 * none, or if part of the text is not understood.
 */
export function readAbilities(
  given: ParserInput,
  kind: CardKind,
  quoted = false,
  accept = acceptAny,
): readonly Ability[] | null {
  // Abilities in 「」 stand on units and stones.
  if (quoted && given.text.includes("このマジック")) return null;
  const defined = extractXDefinition(given) ?? given;
  const input = extractModes(defined) ?? defined;
  const zones = readZones(input);
  if (zones !== null) {
    const withZones = (abilities: readonly Ability[]) =>
      abilities.map((ability) => ({ ...ability, zones: zones.value }) as Ability);
    const abilities = readPermanent(input, zones.end, false, (some) => some.length > 0 && accept(withZones(some)));
    return abilities === null ? null : withZones(abilities);
  }
  const price = readCardPrice(input, () => newReading(input));
  if (price !== null) {
    const withPrice = (rest: readonly Ability[]) => [price.value, ...rest];
    if (price.end >= input.text.length) return accept(withPrice([])) ? withPrice([]) : null;
    // 「そうしたならば、」 behind a price that was paid as the card was used.
    const behind = input.within(price.end, input.text.length);
    const asked = price.value.optional ? behind.text.replace(IF_PAID, "もし代価を支払っているならば、") : behind.text;
    const rest = readAbilities(asked === behind.text ? behind : input.part(asked), kind, quoted, (some) =>
      accept(withPrice(some)),
    );
    return rest === null ? null : withPrice(rest);
  }
  return kind === "magic" ? readMagic(input, accept) : readPermanent(input, 0, quoted, accept);
}

const IF_PAID = /^そうした(?:ならば|なら|場合|とき|ら)、/u;

/** 「この能力は手札で有効になる。」 (303.1.1) */
function readZones(input: ParserInput): { readonly value: readonly ZoneId[]; readonly end: number } | null {
  return findFirstReading(input, readChains(input, 0), ({ value, end }) => {
    const [only] = value;
    if (
      only === undefined ||
      value.length !== 1 ||
      only.clause.adverbs.length > 0 ||
      only.clause.frame !== "become" ||
      only.clause.form.negative
    )
      return null;
    const { args } = only.clause;
    const isOwn = args.some(
      ({ particle, phrase }) => particle === "は" && phrase.kind === "pointer" && isThisAbility(phrase.select),
    );
    const isActive = args.some(
      ({ particle, phrase }) => particle === "に" && phrase.kind === "word" && phrase.word === "有効",
    );
    const areas = args.flatMap(({ particle, phrase }) => (particle === "で" ? zonesOf(phrase) : []));
    return isOwn && isActive && areas.length > 0 && args.length === 3 ? { value: areas, end } : null;
  });
}

const zonesOf = (phrase: Chain[number]["clause"]["args"][number]["phrase"]): readonly ZoneId[] =>
  phrase.kind === "zone" ? [phrase.zone] : phrase.kind === "list" ? phrase.items.flatMap(zonesOf) : [];

const isThisAbility = (select: unknown): boolean => JSON.stringify(select) === '{"stored":"@thisAbility"}';

/** A unit's or stone's stretch: one triggered ability with its sentences, or static sentences. */
function readPermanent(
  input: ParserInput,
  at: number,
  quoted: boolean,
  accept: AcceptReading,
): readonly Ability[] | null {
  return (
    findFirstReading(input, readChains(input, at), ({ value, end }) => readTriggered(input, value, end, accept)) ??
    readStatics(input, at, accept, quoted)
  );
}

function newReading(input: ParserInput, discourse = new Discourse()): ReadingContext {
  return {
    discourse,
    ability: ({ start, end }) => {
      const abilities = readAbilities(input.within(start, end), "unit", true);
      return abilities?.length === 1 ? (abilities[0] ?? null) : null;
    },
    modes: (who) => readModes(input, who, discourse, (part, inner) => readBody(part, 0, inner, [], (body) => body)),
    abilities: ({ start, end }) => quotedAbilities(input, start, end),
    instructions: ({ start, end }) => readBody(input.within(start, end), 0, discourse, [], ({ effects }) => effects),
  };
}

/** The abilities in 「」, each after a 「■」 where there are several. */
function quotedAbilities(input: ParserInput, start: number, end: number): readonly Ability[] | null {
  const out: Ability[] = [];
  for (const stretch of input.text.slice(start, end).split("■")) {
    if (stretch === "") continue;
    const from = input.text.indexOf(stretch, start);
    const abilities = readAbilities(input.within(from, from + stretch.length), "unit", true);
    if (abilities === null) return null;
    out.push(...abilities);
  }
  return out.length === 0 ? null : out;
}

type Body = { readonly effects: readonly Effect[]; readonly discourse: Discourse; readonly limit?: number };

/**
 * Reads the instructions from an offset to the end, every sentence in the light of those before it. Returns what `finish` makes
 * of the first reading of which it makes anything.
 */
function readBody<Made>(
  input: ParserInput,
  at: number,
  discourse: Discourse,
  before: readonly Effect[],
  finish: (body: Body) => Made | null,
): Made | null {
  if (at >= input.text.length) return before.some(hasUnsizedTokens) ? null : finish({ effects: before, discourse });
  const readings = readChains(input, at).flatMap((one) =>
    listGoingOn(one.value, discourse, before.at(-1)).map((goesOnWith) => ({ ...one, goesOnWith })),
  );
  return findFirstReading(input, readings, ({ value, end, goesOnWith }) => {
    const limit = limitSentence(value);
    if (limit !== null && end >= input.text.length) return finish({ effects: before, discourse, limit });
    const reading: ReadingContext = { ...newReading(input, discourse.copy()), ...(goesOnWith && { goesOnWith }) };
    const effects = [...before];
    return readInstruction(value, reading, effects) ? readBody(input, end, reading.discourse, effects, finish) : null;
  });
}

/** 「この能力は1ターンに1回しか誘発しない。」 */
function limitSentence([only, ...more]: Chain): number | null {
  if (only === undefined || more.length > 0 || (only.clause.frame !== "trigger" && only.clause.frame !== "use"))
    return null;
  const { args, adverbs } = only.clause;
  const [adverb] = adverbs;
  const [subject] = args;
  if (adverb?.says !== "limit" || adverbs.length !== 1 || args.length !== 1 || subject?.phrase.kind !== "pointer")
    return null;
  // Once of each of your turns is not once of each turn.
  return isThisAbility(subject.phrase.select) && !adverb.yours ? adverb.times : null;
}

function readMagic(input: ParserInput, accept: AcceptReading): readonly Ability[] | null {
  const discourse = new Discourse();
  discourse.isMagic = true;
  const instructions = readBody(input, 0, discourse, [], (read) => {
    const body = read.limit === undefined ? bodyOf(read) : null;
    return body === null ? null : acceptOrNull([{ type: "magic", ...body }], accept);
  });
  const readOwn = (part: ParserInput, take: AcceptReading): readonly Ability[] | null =>
    readStatics(part, 0, (abilities) => abilities.every(worksOnMagic) && take(abilities));
  return (
    instructions ??
    readOwn(input, accept) ??
    readUseCondition(input, readOwn, accept) ??
    readApart(input, readOwn, accept)
  );
}

/** 「相手の手札が4枚以上ある場合に使用できる。」 before the instructions of a magic. */
function readUseCondition(
  input: ParserInput,
  readOwn: (part: ParserInput, take: AcceptReading) => readonly Ability[] | null,
  accept: AcceptReading,
): readonly Ability[] | null {
  const said = /^([^。「]+[^。「た]場合)に(?:使用|発動)できる。(?=.)/u.exec(input.text);
  if (said === null) return null;
  const rest = input.within(said[0].length, input.text.length);
  return readOwn(
    input.part(`このカードは、${said[1]}にのみ使用できる。`),
    (own) => readMagic(rest, (read) => accept([...own, ...read])) !== null,
  );
}

/** 「このマジックは無効化されない。」 before or behind the instructions of a magic: an ability of its own. */
function readApart(
  input: ParserInput,
  readOwn: (part: ParserInput, take: AcceptReading) => readonly Ability[] | null,
  accept: AcceptReading,
): readonly Ability[] | null {
  const { text } = input;
  const begins = /^[^。「]*この(?:マジック|カード)[はを]/u.test(text) ? text.indexOf("。") + 1 : 0;
  if (begins > 0 && begins < text.length) {
    const found = readOwn(input.within(0, begins), (own) => {
      const rest = readMagic(input.within(begins, text.length), (read) => accept([...own, ...read]));
      return rest !== null;
    });
    if (found !== null) return found;
  }
  const ends = /。この(?:マジック|カード)は[^。]+。?$/u.exec(text)?.index;
  return ends === undefined
    ? null
    : readMagic(
        input.within(0, ends + 1),
        (read) => readOwn(input.within(ends + 1, text.length), (own) => accept([...own, ...read])) !== null,
      );
}

const acceptOrNull = (abilities: readonly Ability[], accept: AcceptReading): readonly Ability[] | null =>
  accept(abilities) ? abilities : null;

/** Whether an ability without a stated area has an effect on a magic, because it concerns the use of the card. */
function worksOnMagic(ability: Ability): boolean {
  if (ability.type === "price" || ("zones" in ability && ability.zones !== undefined)) return true;
  if (ability.type === "replacement") return "what" in ability.on && ability.on.what === "self";
  return (
    ability.type === "static" &&
    ability.affects === "self" &&
    ability.changes.every((change) => MAGIC_CHANGES.some((key) => key in change))
  );
}

const MAGIC_CHANGES = ["cannot", "cost", "timing", "without", "mayUse", "price"];

const bodyOf = ({ discourse: { targets }, effects }: Body): BodyOrModes | null => toBodyOrModes(targets, effects);

function readTriggered(
  input: ParserInput,
  chain: Chain,
  end: number,
  accept: AcceptReading,
): readonly Ability[] | null {
  // A condition that has an 「そうでないなら」 is a part of the instructions.
  const found = readTriggerHead(chain, /^そうで(?:ない|なければ)/u.test(input.text.slice(end)));
  if (found === null) return null;
  const { head, discourse } = found;
  const { rest, optional, found: activated } = extractActivation(found.rest, ({ clause }) => isTargeting(clause));
  const effects = readChainEffects(rest, newReading(input, discourse));
  // What 「発動できる」 is said of comes behind it.
  if (effects === null || (activated && end >= input.text.length)) return null;
  discourse.made = rest.length === 1 ? effects.length : 0;
  return readBody(input, end, discourse, effects, (read) => {
    const limit = head.limit ?? read.limit;
    // Who does not use it may still use it later in the turn.
    if ((head.limit !== undefined && read.limit !== undefined) || (optional && limit !== undefined)) return null;
    if (optional && isApart(read.effects)) return null;
    const body = bodyOf(optional ? { ...read, effects: leaveToController(read.effects) } : read);
    if (body === null) return null;
    return acceptOrNull([{ ...head, ...(limit !== undefined && { limit }), ...body }], accept);
  });
}

/** Whether effects that a player decides about together are several acts, the second of which would depend on the first. */
const isApart = (effects: readonly Effect[]): boolean =>
  effects.filter((effect) => !NO_ACTS.includes(effect.do)).length > 1;

const NO_ACTS: readonly Effect["do"][] = ["choose", "search", "look", "reveal", "shuffle", "remember"];

/** The subject of a quoted sentence without one, such as 「破壊されない」: the card with the ability. */
const OWNER: Argument = { particle: "は", phrase: { kind: "pointer", select: "self" }, topic: true };

/** Reads static sentences as separate abilities. */
function readStatics(
  input: ParserInput,
  at: number,
  accept: AcceptReading,
  quoted = false,
  before: readonly Ability[] = [],
): readonly Ability[] | null {
  if (at >= input.text.length) return acceptOrNull(before, accept);
  return findFirstReading(input, readChains(input, at), ({ value, end }) => {
    const floor = readCostFloor(value);
    const last = before.at(-1);
    if (floor !== null && last !== undefined) {
      const limited = applyCostFloor(last, floor);
      return limited === null ? null : readStatics(input, end, accept, false, [...before.slice(0, -1), limited]);
    }
    const replacement =
      readReplacement(value, newReading(input), readChainEffects) ?? readArrival(value, newReading(input));
    const abilities =
      replacement === null
        ? readStatic(value, newReading(input), before.length > 0, quoted ? OWNER : undefined)
        : [replacement];
    if (abilities === null) return null;
    const go = (some: readonly Ability[]) => readStatics(input, end, accept, quoted, [...before, ...some]);
    const continued = continueCondition(value, abilities, last);
    return (continued === null ? null : go(continued)) ?? go(abilities);
  });
}
