import type { CountSpec, Effect } from "../../../model/effect";
import type { Amount, Filter, PlayerRef, Select } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { bindReferences } from "../discourse/bind-references";
import type { Discourse, Mention } from "../discourse/discourse";
import { toAmount, toCount } from "../phrases/amounts";
import { createPointer, type NounPhrase, type NounPhraseByKind, type PlayerParty } from "../phrases/noun-phrase";
import type { Quantity } from "../phrases/quantity";
import { toSelect } from "../phrases/selections";
import type { SemanticRoles } from "./semantic-roles";
import type { ReadingContext } from "./verb-frame";

/** Objects of an effect: `before` are the choices to make first, `select` is the selection. */
export type ObjectSelection = {
  readonly before: readonly Effect[];
  readonly select: Select;
  readonly plural: boolean;
  readonly nouns: readonly string[];
};

/** Returns the nouns by which later words can refer to a phrase. */
export function getPhraseNouns(phrase: NounPhrase): readonly string[] {
  if (phrase.kind === "pointer") return phrase.noun === undefined ? kindNouns(phrase.where) : [phrase.noun, "カード"];
  if (phrase.kind === "list") return [...new Set(phrase.items.flatMap(getPhraseNouns))];
  if (phrase.kind === "zone") return phrase.zone === "stoneDeck" || phrase.zone === "stoneArea" ? STONE : ["カード"];
  if (phrase.kind !== "things") return [];
  const own = NOUNS[phrase.noun];
  return [...own, ...(phrase.where.kind === undefined ? [] : kindNouns(phrase.where))];
}

const STONE = ["魔石", "カード"];

const NOUNS = {
  unit: ["ユニット", "カード"],
  magic: ["マジック", "カード"],
  stone: ["魔石", "カード"],
  card: ["カード"],
  token: ["トークン", "ユニット"],
  ability: ["能力"],
  thing: ["カード", "能力", "ユニット", "魔石"],
  named: ["カード", "ユニット", "魔石"],
} as const;

const KIND_NOUNS = { unit: "ユニット", magic: "マジック", stone: "魔石" } as const;
const kindNouns = (where: Filter | undefined): readonly string[] =>
  typeof where?.kind === "string" ? [KIND_NOUNS[where.kind], "カード"] : ["カード"];

/** Returns the player that a phrase means in the discourse; `null` for each or any player. */
export function resolveParty(party: PlayerParty, discourse: Discourse): PlayerRef | null {
  if (party === "each" || party === "any") return null;
  const player = bindReferences(party, discourse);
  // Several targets have no one controller.
  const isOfSeveral = typeof player === "object" && "controllerOf" in player && isSeveralTargets(player.controllerOf);
  return isOfSeveral && discourse.speaksOfMany(player.controllerOf) ? null : player;
}

const isSeveralTargets = (select: Select): boolean =>
  typeof select === "object" && ("target" in select || "join" in select);

/** Returns whether a text names the area of one player for things that it calls those of the other. */
export function isOfOtherPlayer(of: Select, party: PlayerParty | undefined, discourse: Discourse): boolean {
  const owner = ownerOf(of, discourse);
  return (party === "you" || party === "opponent") && (owner === "you" || owner === "opponent") && owner !== party;
}

function ownerOf(of: Select, discourse: Discourse): PlayerRef | undefined {
  if (typeof of !== "object") return undefined;
  if ("target" in of) return discourse.targets[of.target]?.whose;
  if ("stored" in of) {
    const from = discourse.origins.get(of.stored);
    return from === undefined ? undefined : ownerOf(from, discourse);
  }
  return "whose" in of ? of.whose : undefined;
}

/** A quantity as the model counts; `null` for all. */
function countFrom(count: Quantity["count"], from: Select): CountSpec | null {
  if (count === "all") return null;
  if (count === "any") return { min: 0, max: { count: from } };
  return count;
}

/**
 * Returns the selection that a phrase means. Without 「対象」, the doer chooses when the effect is carried out. Things
 * without a number are all selected, but only if the text says 「すべて」 or has mentioned them before.
 */
export function selectObjects(
  phrase: NounPhrase,
  quantity: Quantity | undefined,
  who: PlayerRef,
  reading: ReadingContext,
): ObjectSelection | null {
  const { discourse } = reading;
  const many = "quantity" in phrase && phrase.quantity !== undefined ? phrase.quantity : quantity;
  if (phrase.kind === "list") return joined(phrase.items, phrase.how, who, reading);
  const parts = many?.each ? partsOf(phrase, many) : null;
  if (parts !== null) return joined(parts, "and", who, reading);
  if (phrase.kind === "quantity") {
    if (discourse.among === null) return null;
    const left = discourse.taken.length === 0 ? discourse.among : bindReferences(createPointer("rest"), discourse);
    return choose(left, phrase.quantity, who, reading, ["カード", "ユニット", "魔石"], true);
  }
  if (phrase.kind !== "pointer") discourse.left = null;
  const counted = phrase.kind === "zone" && phrase.position !== undefined && many !== undefined;
  const raw = toSelect(counted ? { ...phrase, quantity: many } : phrase);
  if (raw === null) return null;
  const known = phrase.kind === "pointer" ? mentionOf(phrase, discourse) : null;
  const select = known !== null && isOnly(phrase, known) ? known.select : bindReferences(raw, discourse);
  const nouns = known?.nouns ?? getPhraseNouns(phrase);
  if (many === undefined) {
    const isMany = phrase.kind === "things" || (phrase.kind === "zone" && phrase.position === undefined);
    if (isMany && !("all" in phrase && phrase.all) && !isUnique(phrase)) return null;
    return { before: [], select, plural: isMany || (phrase.kind === "pointer" && phrase.plural === true), nouns };
  }
  const isOne =
    phrase.kind === "pointer" &&
    !phrase.plural &&
    known?.plural !== true &&
    known?.each !== true &&
    !discourse.speaksOfMany(select);
  if (many.count === "all") return isOne ? null : { before: [], select, plural: true, nouns };
  if (phrase.kind === "zone" && phrase.position !== undefined) return { before: [], select, plural: true, nouns };
  return choose(select, many, who, reading, nouns, phrase.kind === "pointer");
}

/** 「お互いのユニットを1体ずつ」, 「手札とダストからカードを1枚ずつ」: so many of each player's, from each area; null for one place. */
function partsOf(phrase: NounPhrase, { each: _, ...quantity }: Quantity): readonly NounPhrase[] | null {
  if (phrase.kind !== "things" && phrase.kind !== "zone") return null;
  const zones = phrase.kind === "things" && phrase.zones !== undefined ? phrase.zones : [];
  if (phrase.whose === "each")
    return (["you", "opponent"] as const).map((whose): NounPhrase => ({ ...phrase, whose, quantity }));
  return zones.length < 2
    ? null
    : zones.map((zone): NounPhrase => ({ ...phrase, zones: [zone], quantity }) as NounPhrase);
}

/** The mention that a word points to, whatever else its phrase says. */
function mentionOf({ select }: NounPhraseByKind<"pointer">, discourse: Discourse): Mention | null {
  const bound = JSON.stringify(bindReferences(select, discourse));
  return discourse.latest((mention) => JSON.stringify(mention.select) === bound);
}

/** Whether a noun says nothing of the things that they are not known to be: 「選ばれたユニット」 of chosen units. */
function isOnly(phrase: NounPhrase, { nouns, each }: Mention): boolean {
  if (phrase.kind !== "pointer" || phrase.where === undefined || each) return false;
  const { kind, ...others } = phrase.where;
  return typeof kind === "string" && Object.keys(others).length === 0 && nouns.includes(KIND_NOUNS[kind]);
}

/** The highest of its kind is one thing or several alike. */
const isUnique = (phrase: NounPhrase): boolean =>
  phrase.kind === "things" && ("most" in phrase.where || "least" in phrase.where);

function choose(
  from: Select,
  quantity: Quantity,
  who: PlayerRef,
  { discourse }: ReadingContext,
  nouns: readonly string[],
  takes: boolean,
): ObjectSelection | null {
  const count = countFrom(quantity.count, from);
  if (count === null) return { before: [], select: from, plural: true, nouns };
  const store = discourse.newName();
  const select: Select = { stored: store };
  discourse.origins.set(store, from);
  if (takes) {
    if (!isOfSet(from, discourse)) {
      discourse.among = wholeOf(from);
      discourse.taken.length = 0;
    }
    discourse.taken.push(select);
  } else discourse.left = { of: ofBoth(from, discourse.loop), where: { not: { among: select } } };
  return {
    before: [{ do: "choose", who, from, count: bindReferences(count, discourse), store }],
    select,
    plural: isSeveral(count),
    nouns,
  };
}

/** The things of both players, where each of them chooses from his own. */
function ofBoth(from: Select, loop: PlayerRef | null): Select {
  if (loop === null || typeof from !== "object" || !("all" in from) || !isEqualData(from.whose, loop)) return from;
  const { whose: _, ...all } = from;
  return all;
}

/** Returns whether a count can exceed one; false for 「1体まで」. */
export const isSeveral = (count: CountSpec): boolean =>
  (typeof count === "object" && "max" in count ? count.max : count) !== 1;

/** The set of which only some that fit a filter may be chosen. */
const wholeOf = (from: Select): Select =>
  typeof from === "object" && "of" in from && "where" in from ? from.of : from;

function joined(
  items: readonly NounPhrase[],
  how: "and" | "or",
  who: PlayerRef,
  reading: ReadingContext,
): ObjectSelection | null {
  if (how === "or") return null;
  const parts = items.map((item) => selectObjects(item, undefined, who, reading));
  if (parts.some((part) => part === null)) return null;
  const all = parts as readonly ObjectSelection[];
  return {
    before: all.flatMap(({ before }) => before),
    select: { join: all.map(({ select }) => select) },
    plural: true,
    nouns: [...new Set(all.flatMap(({ nouns }) => nouns))],
  };
}

/** Records the objects of an effect as the referent of 「それ」. */
export function mentionSelection(
  { select, plural, nouns }: ObjectSelection,
  discourse: Discourse,
  player?: PlayerRef,
): void {
  discourse.mention({ select, plural, nouns, it: true, ...(player !== undefined && { player }) });
}

/** Effects after which things have left their area. */
const LEAVING: readonly string[] = ["destroy", "return", "discard", "put", "negate"];

/** Whether a selection always means the same things. */
const isFixed = (select: Select): boolean => typeof select === "object" && ("stored" in select || "target" in select);

/**
 * Records the result of an effect under the verbs by which later words can refer to it. Returns the name of the stored
 * result.
 */
export function storeResult(
  verb: string,
  { plural, nouns, select }: Pick<ObjectSelection, "plural" | "nouns"> & { readonly select?: Select },
  discourse: Discourse,
  frame = verb,
): string {
  const store = discourse.newName();
  const gone = LEAVING.includes(verb);
  if (select !== undefined) discourse.origins.set(store, select);
  const mention: Mention = { select: { stored: store }, plural, nouns, it: true, ...(gone && { gone }) };
  // What was a target in another area is another thing once it is summoned.
  const isNew = verb === "summon" && typeof select === "object" && "target" in select;
  const stays = select !== undefined && !gone && !isNew && (verb === "control" || isFixed(select));
  if (stays) {
    // Words that meant it still do, whether or not the effect has changed it.
    discourse.results.set(verb, mention);
    discourse.mention({ ...mention, select });
  } else discourse.result(verb, mention);
  if (frame !== verb) discourse.results.set(frame, mention);
  return store;
}

/** Whether a selection was taken out of the set that the text speaks of. */
function isOfSet(select: Select, { among, taken }: Discourse): boolean {
  const inner = JSON.stringify(select);
  return among !== null && [among, ...taken].some((one) => inner.includes(JSON.stringify(one)));
}

/**
 * Records the objects of an effect as the set that 「その中」 refers to. Objects that are moved out of such a set are no
 * longer part of 「残り」.
 */
export function mentionSet(
  { select, plural }: Pick<ObjectSelection, "select" | "plural">,
  set: Select,
  discourse: Discourse,
  moves: boolean,
): void {
  const { taken } = discourse;
  if (isOfSet(select, discourse)) {
    const isKnown = taken.some((one) => JSON.stringify(one) === JSON.stringify(select));
    if (moves && !isKnown) taken.push(set);
  } else if (plural) {
    discourse.among = set;
    taken.length = 0;
  }
}

/** Returns how many times something is counted: 「ユニット2体につき」. */
export function perAmount(phrase: NounPhrase): Amount | null {
  if (phrase.kind === "amount") return phrase.amount;
  if (phrase.kind === "damage" && phrase.quantity?.count === 1)
    return toAmount({ ...phrase, quantity: undefined } as NounPhrase);
  const quantity = "quantity" in phrase ? phrase.quantity : undefined;
  const each = quantity === undefined ? 1 : quantity.count;
  const counted = toCount("quantity" in phrase ? ({ ...phrase, quantity: undefined } as NounPhrase) : phrase);
  if (counted === null || typeof each !== "number") return null;
  return each === 1 ? counted : ({ quotient: [counted, each], round: "down" } as unknown as Amount);
}

/** Multiplies a plain number by what 「〜につき」 counts. */
export function times(amount: Amount, per: Amount | null): Amount {
  if (per === null) return amount;
  return amount === 1 ? per : { product: [per, amount] };
}

/** Returns the amount that a clause states: that of its object, a separate number, or a computed number. */
export function getClauseAmount(roles: SemanticRoles, quantity: Quantity | undefined): Amount | null {
  const counted = quantity ?? roles.quantities[0];
  const own = counted === undefined ? roles.amounts[0] : counted.count;
  if (own === undefined || typeof own === "string" || (typeof own === "object" && "min" in own)) return null;
  if (roles.per === undefined) return own;
  const per = perAmount(roles.per);
  return per === null ? null : times(own, per);
}
