import type { Ability } from "../../model/ability";
import { CARD_KINDS, COLORS, NO_SYMBOLS } from "../../model/card";
import { alwaysStores } from "../../model/effect";
import type { ComparisonOperator } from "../../model/select";
import { ZONE_IDS } from "../../model/zone";
import {
  isEqualData,
  isPlainObject,
  type MutableObject,
  omitKeys,
  type PlainData,
  type PlainObject,
} from "../grammar/plain-data";
import { getJapaneseGrammar } from "../japanese/japanese-grammar";
import { OPPOSITE_COMPARISON } from "../opposite-comparison";
import { introduceReferences } from "./introduce-references";

/**
 * Returns the canonical form of an ability: defaults are left out, lists of one become their element, and stored things
 * are named in the order of the text. Abilities whose parts have the same meanings become equal.
 */
export function canonicalizeAbility(ability: Ability): Ability {
  return renameStores(canonicalizeData(ability as PlainObject) as PlainObject) as Ability;
}

function canonicalizeData(part: PlainData): PlainData {
  if (!isPlainObject(part)) return Array.isArray(part) ? part.map(canonicalizeData) : part;
  const out: MutableObject = {};
  for (const [key, value] of Object.entries(part)) {
    const tidied = key === "token" && isPlainObject(value) ? canonicalizeToken(value) : canonicalizeData(value);
    if (tidied !== undefined && !isNothing(key, tidied)) out[key] = unwrapSingle(key, tidied);
  }
  return canonicalizeTree(out);
}

const isEmpty = (value: PlainData): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** Optional parts that mean nothing when they are empty. */
const isNothing = (key: string, value: PlainData): boolean =>
  isEmpty(value) && (["where", "otherwise"].includes(key) || (key === "targets" && Array.isArray(value)));

/** Lists of one where the model also takes what is in it; sets in their own order. */
function unwrapSingle(key: string, value: PlainData): PlainData {
  if (!Array.isArray(value)) return value;
  if (key === "zones") return ZONE_IDS.filter((zone) => value.includes(zone));
  if (key === "colors") return COLORS.filter((color) => value.includes(color));
  const sorted =
    key === "kind"
      ? CARD_KINDS.filter((kind) => value.includes(kind))
      : ["all", "from", "to", "zone"].includes(key)
        ? sortZones(value)
        : value;
  return ["all", "from", "to", "kind", "on", "cause", "zone"].includes(key) && sorted.length === 1 ? sorted[0] : sorted;
}

const sortZones = (value: readonly PlainData[]): readonly PlainData[] =>
  value.every((zone) => typeof zone === "string") ? ZONE_IDS.filter((zone) => value.includes(zone)) : value;

function canonicalizeTree(tree: MutableObject): PlainData {
  if ("modes" in tree && tree.choose === 1) delete tree.choose;
  const rules = [
    canonicalizeEffect,
    canonicalizeBattle,
    canonicalizeZones,
    canonicalizeFilter,
    canonicalizeEvent,
    canonicalizeCount,
    canonicalizeCost,
    canonicalizeCondition,
  ];
  return rules.reduce<MutableObject>((so, rule) => rule(so), tree);
}

/** Drops the parts of an effect that state a default. */
function canonicalizeEffect(tree: MutableObject): MutableObject {
  const drop = (key: string, value: PlainData): void => {
    if (isEqualData(tree[key], value)) delete tree[key];
  };
  switch (tree.do) {
    case "unsupported":
      if (!String(tree.text).endsWith("。")) tree.text = `${String(tree.text)}。`;
      break;
    case "return":
      drop("to", "hand");
      if (tree.position === 1) tree.position = "top";
      break;
    case "damage":
      drop("by", "self");
      break;
    case "summon":
    case "token":
    case "put":
      if (tree.do !== "put") drop("under", "you");
      else if (tree.position === 1) tree.position = "top";
      drop("rested", false);
      drop("faceDown", false);
      break;
    case "search":
      drop("whose", tree.who);
      drop("shuffle", true);
      break;
    case "may":
      if (isUsualPrice(tree)) delete tree.price;
      break;
    case "create":
      if (tree.from === undefined && isSettled(tree.ability as PlainObject)) {
        const { affects: what, changes } = tree.ability as PlainObject;
        return { do: "modify", what, changes, until: tree.until };
      }
      if ((tree.ability as PlainObject).type === "triggered") drop("times", "once");
      else drop("times", "always");
      break;
  }
  return tree;
}

/** Whether a price is the one that the engine assumes, or buys nothing (house:46). */
function isUsualPrice({ price, then, otherwise }: PlainObject): boolean {
  const effects = then as readonly PlainObject[];
  const bought = effects.length > (price as number) || otherwise !== undefined;
  const done = effects.findIndex((effect) => effect.do !== "choose");
  return !bought || price === (done < 0 ? effects.length : done + 1);
}

/**
 * Whether a lasting static ability only changes named things by fixed numbers. Then it means the same as changing them
 * now; only values that are computed again and again need an ability.
 */
function isSettled({ type, while: condition, affects, changes }: PlainObject): boolean {
  if (type !== "static" || condition !== undefined || !isNamed(affects)) return false;
  return (changes as readonly PlainObject[]).every(({ amount, times, multiply, by }) =>
    [amount, times, multiply === undefined ? undefined : by].every(
      (number) => number === undefined || typeof number === "number",
    ),
  );
}

/** Whether it is the same whenever one asks: the instance itself, targets, what was kept, a player. */
function isNamed(select: PlainData): boolean {
  if (!isPlainObject(select)) return select === "self";
  if (Array.isArray(select.join)) return select.join.every(isNamed);
  const isNamedOnce = ["target", "stored", "event", "players"].some((key) => key in select);
  return isNamedOnce || select.player === "you" || select.player === "opponent";
}

/** In the battle area there are only units (405.1), and what is meant by 「魔石」 is whatever lies in the stone area (406.3). */
function canonicalizeZones(tree: MutableObject): MutableObject {
  const zones =
    tree.all ??
    (Array.isArray(tree.zones) && tree.zones.length === 1 && tree.count !== undefined ? tree.zones[0] : undefined);
  const where = tree.where as PlainObject | undefined;
  if (zones === undefined) return tree;
  if (where === undefined) return tree;
  const kind = zones === "battleArea" ? "unit" : zones === "stoneArea" ? "stone" : null;
  const { whose, ...others } = where;
  const moved = whose !== undefined && tree.whose === undefined;
  const rest = moved ? others : where;
  const left = kind !== null && rest.kind === kind ? omitKeys(rest, ["kind"]) : rest;
  const { where: _, ...out } = tree;
  return { ...out, ...(moved && { whose }), ...(Object.keys(left).length > 0 && { where: left }) };
}

/** An empty condition on whatever it is about is none. */
function canonicalizeFilter(tree: MutableObject): MutableObject {
  if (tree.on === "used" && tree.what !== undefined && isEmpty(tree.what)) {
    const { what: _, ...rest } = tree;
    return rest;
  }
  return tree;
}

/**
 * Attackers and defenders are units, so their kind is stated where the event is about them, and left out where it is about
 * what they attack or defend against, or where the noun beside it says it.
 */
function canonicalizeEvent(tree: MutableObject): MutableObject {
  const { on, did } = tree;
  if (isPlainObject(did) && isFight(did)) return { ...tree, did: withoutKind(did) };
  if (typeof on !== "string") return tree;
  for (const key of ["what", "by", "target", "against"]) if (isSelfAlone(tree[key])) tree[key] = "self";
  if (on === "controlChanged" && tree.to === "anyone") delete tree.to;
  if (!isFight(tree)) return tree;
  return tree.target === undefined && tree.against === undefined ? withKind(tree) : withoutKind(tree);
}

const isFight = ({ on }: PlainObject): boolean => on === "attack" || on === "attackUndefended" || on === "defend";

function withKind(tree: MutableObject): MutableObject {
  const { what } = tree;
  const isFilter = isPlainObject(what) && !("player" in what) && !("among" in what);
  return isFilter && !("kind" in what) && !("token" in what) ? { ...tree, what: { kind: "unit", ...what } } : tree;
}

const withoutKind = (tree: PlainObject): MutableObject =>
  isEqualData(tree.what, { kind: "unit" }) ? { ...tree, what: {} } : { ...tree };

const isSelfAlone = (what: PlainData): boolean =>
  isPlainObject(what) && Object.keys(what).join() === "among" && what.among === "self";

/** The unit in battle with another is by default that of the ability itself. */
function canonicalizeBattle(tree: MutableObject): MutableObject {
  if (tree.battle === "opposing" && tree.of === "self") delete tree.of;
  return tree;
}

/** Between a number and itself there is no choice. */
function canonicalizeCount(tree: MutableObject): MutableObject {
  const { count } = tree;
  if (typeof count !== "object" || count === null || !("min" in count) || !("max" in count)) return tree;
  return count.min === count.max ? { ...tree, count: count.min } : tree;
}

/** Symbols that are not there change no cost. */
function canonicalizeCost(tree: MutableObject): MutableObject {
  if (!("cost" in tree) || typeof tree.by !== "object" || tree.by === null) return tree;
  return { ...tree, by: Object.fromEntries(Object.entries(tree.by).filter(([, count]) => count !== 0)) };
}

/** A compound of one condition becomes that condition, and a negation becomes the opposite comparison where there is one. */
function canonicalizeCondition(tree: MutableObject): MutableObject {
  for (const key of ["every", "either"]) {
    const all = tree[key];
    if (Array.isArray(all) && all.length === 1) return all[0] as MutableObject;
  }
  const not = tree.not as PlainObject | undefined;
  if (not === undefined || Object.keys(tree).length !== 1) return tree;
  if (typeof not.inBattle === "boolean") return { inBattle: !not.inBattle };
  const contrary = OPPOSITE_COMPARISON[not.is as ComparisonOperator];
  if ("amount" in not && contrary !== undefined) return { ...not, is: contrary };
  return Object.keys(not).join() === "not" ? (not.not as MutableObject) : tree;
}

/** Token definition in canonical form: its card text is the Japanese text of its abilities (206.3). */
function canonicalizeToken(token: PlainObject): PlainData {
  const abilities = (token.abilities as readonly Ability[]).map(canonicalizeAbility);
  const texts = abilities.map(
    (ability) => `■${getJapaneseGrammar().write("Ability", introduceReferences(ability), "このユニット") ?? ""}`,
  );
  const { name, ap, hp } = token;
  const colors = COLORS.filter((color) => (token.colors as readonly string[] | undefined)?.includes(color));
  return {
    name,
    ...(colors.length > 0 && { colors }),
    kind: "unit",
    timing: "normal",
    useCost: NO_SYMBOLS,
    catalyst: NO_SYMBOLS,
    ap,
    hp,
    text: texts.join("\n"),
    abilities,
    token: true,
  };
}

/** Renames stored results in the order of the text, and removes those without a reference. */
function renameStores(tree: PlainObject): PlainObject {
  const used = new Set<string>();
  visit(tree, (key, value) => {
    if (STORED_KEYS.includes(key)) used.add(value as string);
  });
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    if (!names.has(name)) names.set(name, `#${names.size + 1}`);
    return names.get(name) ?? name;
  };
  const walk = (effect: PlainData): PlainData => {
    if (!isPlainObject(effect)) return Array.isArray(effect) ? effect.map(walk) : effect;
    const out: MutableObject = {};
    for (const [key, value] of ordered(effect)) {
      if (key === "store" || key === "others") {
        if (used.has(value as string) || alwaysStores(effect.do)) out[key] = nameOf(value as string);
      } else if (STORED_KEYS.includes(key)) out[key] = nameOf(value as string);
      else if (key === "grant" || key === "token") out[key] = value;
      else out[key] = walk(value);
    }
    return out;
  };
  return walk(tree) as PlainObject;
}

/** Keys that hold the name of a store. */
const STORED_KEYS = ["stored", "storedColor", "storedName"];

/**
 * Entries of an effect in naming order: selections first, then the stored name, then nested effects, so that a loop names
 * its element before its effects refer to it.
 */
const ordered = (effect: PlainObject): readonly [string, PlainData][] => {
  const entries = Object.entries(effect);
  const rank = (key: string): number =>
    ["then", "otherwise", "effects", "modes"].includes(key) ? 2 : key === "store" || key === "others" ? 1 : 0;
  return entries.sort(([one], [other]) => rank(one) - rank(other));
};

function visit(part: unknown, see: (key: string, value: PlainData) => void): void {
  if (part === null || typeof part !== "object") return;
  for (const [key, value] of Object.entries(part)) {
    if (!Array.isArray(part)) see(key, value);
    visit(value, see);
  }
}
