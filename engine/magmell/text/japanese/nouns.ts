import type { Filter, PlayerRef } from "../../model/select";
import { ZONE_IDS, type ZoneId } from "../../model/zone";
import type { CategorySpec, MemoizedSource, ParseResult, WriteContext } from "../grammar/grammar";
import { isEqualData, type MutableObject, type PlainObject } from "../grammar/plain-data";
import { isUsedFrom } from "../used-from";
import { FILTER_ORDER } from "./modifiers";

/** The meaning of a noun phrase: zones, owner and filter. */
export type NounDescription = {
  /** 「すべての」 stands before it. */
  readonly all?: true;
  /** 「お互いの」 stands before the areas: those of both players. */
  readonly both?: true;
  readonly zones?: readonly ZoneId[];
  readonly whose?: PlayerRef;
  readonly where?: Filter;
};

type Noun = "ユニット" | "魔石" | "マジック" | "カード" | "トークン" | "能力" | "もの" | "手札";
const NOUNS: readonly Noun[] = ["ユニット", "魔石", "マジック", "カード", "トークン", "能力", "もの", "手札"];

/** The filter that each noun implies by itself (208.1, 206.2, 301.3). */
const NOUN_FILTERS: Readonly<Record<Noun, Filter>> = {
  ユニット: { kind: "unit" },
  魔石: { kind: "stone" },
  マジック: { kind: "magic" },
  トークン: { token: true },
  能力: { card: false },
  カード: {},
  もの: {},
  手札: {},
};

/** The default zone of each noun (405.4, 406.3). */
const HOME_ZONES: Readonly<Partial<Record<Noun, ZoneId>>> = {
  ユニット: "battleArea",
  トークン: "battleArea",
  もの: "battleArea",
  魔石: "stoneArea",
  マジック: "chant",
  能力: "chant",
  手札: "hand",
};

type NounPhrase = NounDescription & { readonly noun: Noun };

/** Modifiers and the noun behind them, in every way they can be read. */
function readNounPhrase(
  source: MemoizedSource,
  at: number,
): readonly { readonly value: NounPhrase; readonly end: number }[] {
  const out: { value: NounPhrase; end: number }[] = [];
  const go = (so: NounDescription, from: number): void => {
    for (const noun of NOUNS)
      if (source.text.startsWith(noun, from)) out.push({ value: { ...so, noun }, end: from + noun.length });
    for (const { value, end } of source.read("Modifier", from)) {
      const grown = mergeDescriptions(so, value as NounDescription);
      if (grown !== null) go(grown, source.text[end] === "、" ? end + 1 : end);
    }
  };
  go({}, at);
  return out;
}

/** The union of two descriptions; `null` when both state the same part. */
function mergeDescriptions(one: NounDescription, other: NounDescription): NounDescription | null {
  const where: MutableObject = { ...(one.where as PlainObject) };
  for (const [key, value] of Object.entries(other.where ?? {})) {
    if (key in where) return null;
    where[key] = value;
  }
  for (const key of ["all", "zones", "whose", "both"] as const)
    if (one[key] !== undefined && other[key] !== undefined) return null;
  const { whose, both } = { ...one, ...other };
  if (whose !== undefined && both) return null;
  return { ...one, ...other, ...(Object.keys(where).length > 0 && { where: where as Filter }) };
}

/** Areas of which a bare name means the doer's own: 「手札」. */
const isOwned = (zones: readonly ZoneId[]): boolean =>
  zones.some((zone) => zone === "hand" || zone === "grimoire" || zone === "stoneDeck");

/**
 * The description of a noun phrase that stands for things in zones; `null` for nouns without a zone, and for a hand or pile
 * without an owner, which is the doer's own.
 */
function placed({ noun, all, zones, whose, both, where }: NounPhrase): NounDescription | null {
  const home = HOME_ZONES[noun];
  const areas = zones ?? (home === undefined ? null : [home]);
  if (areas === null || (whose === undefined && !both && isOwned(areas) && !isUsedFrom(areas))) return null;
  const only = areas.length === 1 ? areas[0] : null;
  const isHome = only !== null && only === home;
  const says = noun === "カード" && (only === "chant" || only === "battleArea") ? { card: true } : NOUN_FILTERS[noun];
  const said = isHome && (noun === "ユニット" || noun === "魔石") ? {} : says;
  return tidy({ all: noun === "手札" ? true : all, zones: sorted(areas), whose, where: merged(said, where) });
}

const merged = (said: Filter, where: Filter | undefined): Filter | null => {
  for (const key of Object.keys(said)) if (where !== undefined && key in where) return null;
  return { ...said, ...where };
};

const sorted = (zones: readonly ZoneId[]): readonly ZoneId[] => ZONE_IDS.filter((zone) => zones.includes(zone));

function tidy({
  all,
  zones,
  whose,
  where,
}: { [Key in Exclude<keyof NounDescription, "both">]: NounDescription[Key] | null }): NounDescription | null {
  if (where === null) return null;
  return {
    ...(all && { all }),
    ...(zones && { zones }),
    ...(whose && { whose }),
    ...(where && Object.keys(where).length > 0 && { where }),
  };
}

/** The noun for things in some areas, and what is left to say of them. */
function nounFor({ zones = [], where = {} }: NounDescription): readonly [Noun, Filter] {
  const only = zones.length === 1 ? zones[0] : null;
  const { token, card, kind, ...rest } = where;
  if (only === "stoneArea") return ["魔石", where];
  if (only === "chant") {
    if (card === true) return ["カード", without(where, "card")];
    if (card === false) return ["能力", without(where, "card")];
    return kind === "magic" ? ["マジック", { ...(token !== undefined && { token }), ...rest }] : ["もの", where];
  }
  if (only === "battleArea") {
    if (token === true) return ["トークン", without(where, "token")];
    return card === true ? ["カード", without(where, "card")] : ["ユニット", where];
  }
  if (isUsedFrom(zones)) return nounOf(where, "カード");
  return zones.includes("battleArea") || zones.includes("chant") ? ["もの", where] : ["カード", where];
}

const without = (where: Filter, key: keyof Filter): Filter =>
  Object.fromEntries(Object.entries(where).filter(([other]) => other !== key));

/** Returns the counter word for a noun: 体 for ユニット, 枚 for カード, つ for nouns without one. */
export const getCounterWord = (noun: string): string =>
  ({ ユニット: "体", トークン: "体", 魔石: "枚", カード: "枚", マジック: "枚", 手札: "枚" })[noun] ?? "つ";

/** Whether a modifier has a predicate of its own: 「APが2以下の」, 「ダメージを受けている」. */
const isClause = (modifier: string): boolean => /[がをに]/u.test(modifier.replace(/「[^」]*」/gu, ""));

/** Writes owner, area, clauses, 「他の」, 「すべての」, words and noun; `null` if a part cannot be expressed. */
function writeAs(noun: Noun, description: NounDescription, where: Filter, writer: WriteContext): string | null {
  const { all, zones, whose } = description;
  const only = zones?.length === 1 ? zones[0] : undefined;
  // 「それらのうちのユニット」 are those of them that are units: of those that lie somewhere the area is always named.
  const isOpen = only === undefined || HOME_ZONES[noun] !== only || only === "chant" || where.among !== undefined;
  const named = zones !== undefined && isOpen;
  const ofArea = named && !zones.includes("chant");
  const say = (part: NounDescription): string | null => writer.write("Modifier", part);
  const places: (string | null)[] = [];
  if (whose !== undefined && !ofArea) places.push(say({ whose }));
  if (named && ofArea && whose !== undefined) places.push(say({ whose, zones }));
  else if (named)
    places.push(say(whose === undefined && isOwned(zones) && !isUsedFrom(zones) ? { both: true, zones } : { zones }));
  const { other, ...rest } = where;
  const keys = FILTER_ORDER.filter((key) => rest[key as keyof typeof rest] !== undefined);
  const said = keys.map((key) =>
    say(key === "whose" ? { whose: where.whose as PlayerRef } : { where: { [key]: where[key] } }),
  );
  const counted = [other === undefined ? "" : say({ where: { other } }), all && noun !== "手札" ? say({ all }) : ""];
  const parts = [...places, ...said, ...counted];
  if (parts.includes(null) || keys.length < Object.keys(rest).length) return null;
  const clauses = said.filter((modifier) => isClause(modifier ?? ""));
  const words = said.filter((modifier) => !isClause(modifier ?? ""));
  const isApart = clauses.length > 0 || (named && words.length > 0 && !all && other === undefined);
  const pause = places.length > 0 && isApart ? "、" : "";
  return [...places, pause, ...clauses, ...counted, ...words, noun].join("");
}

const asFound = (
  found: readonly { readonly value: NounPhrase; readonly end: number }[],
  read: (raw: NounPhrase) => unknown,
): readonly ParseResult[] =>
  found.flatMap(({ value, end }) => {
    const meant = read(value);
    return meant === null ? [] : [{ value: meant, end }];
  });

/** Things in an area: 「あなたのダストにある、種別がユニットであるカード」. */
const PLACED: CategorySpec = {
  begins: ["Modifier"],
  scan: (source, at) => asFound(readNounPhrase(source, at), placed),
  write: (description: NounDescription, writer) => {
    if (description?.zones === undefined) return null;
    const { zones, whose, where = {}, all } = description;
    if (isEqualData(zones, ["hand"]) && Object.keys(where).length === 0 && all) {
      const owner = whose === undefined ? "お互い" : writer.write("Player", whose);
      return owner === null ? null : `${owner}の手札`;
    }
    const [noun, rest] = nounFor(description);
    return writeAs(noun, description, rest, writer);
  },
};

/** A noun phrase without a zone, for events and searches. `plain` is the noun for anything. */
const unplaced = (plain: Noun, nouns: boolean, filters = NOUN_FILTERS): CategorySpec => ({
  begins: ["Modifier"],
  scan: (source, at) =>
    asFound(readNounPhrase(source, at), ({ noun, all, zones, whose, both, where }) => {
      if (all || both || zones !== undefined || noun === "手札") return null;
      const said = merged(filters[noun], where);
      return said === null || (whose !== undefined && said.whose !== undefined)
        ? null
        : { ...said, ...(whose && { whose }) };
    }),
  write: (filter: Filter, writer) => {
    const { whose, ...where } = filter;
    const [noun, rest] =
      filters.カード.card === true && where.card === true && where.kind === undefined
        ? (["カード", without(where, "card")] as const)
        : nouns
          ? nounOf(where, plain)
          : [plain, where];
    return writeAs(noun, whose === undefined ? {} : { whose }, rest, writer);
  },
});

function nounOf(where: Filter, plain: Noun): readonly [Noun, Filter] {
  const byKind = { unit: "ユニット", stone: "魔石", magic: "マジック" } as const;
  if (typeof where.kind === "string") return [byKind[where.kind as "unit"], without(where, "kind")];
  if (where.token === true) return ["トークン", without(where, "token")];
  return where.card === false ? ["能力", without(where, "card")] : [plain, where];
}

export const NOUN_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Placed: PLACED,
  Thing: unplaced("カード", true),
  Being: unplaced("もの", true),
  /** What aims: there, 「カード」 is no ability (301.3). */
  Aiming: unplaced("もの", true, { ...NOUN_FILTERS, カード: { card: true } }),
  CardThing: unplaced("カード", false),
};
