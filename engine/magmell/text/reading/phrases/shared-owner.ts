import type { Amount, Select } from "../../../model/select";
import { DOER_POINTER, type NounPhrase, type PlayerParty, type ThingsPhrase } from "./noun-phrase";
import { toSelect } from "./selections";

/** What the first item of a list says of all its items: whose they are, or what their numbers are of. */
type Owner = { readonly whose?: PlayerParty; readonly of?: NounPhrase };

/** Returns the items of a list with the owner that only the first one names; null if it is not clear whose they are. */
export function shareOwner(first: NounPhrase, others: readonly NounPhrase[]): readonly NounPhrase[] | null {
  const owner = ownerOf(first);
  const owned = others.map((item) => withOwner(item, owner, first));
  return owned.includes(null) ? null : [first, ...(owned as readonly NounPhrase[])];
}

function ownerOf(phrase: NounPhrase): Owner {
  switch (phrase.kind) {
    case "things":
    case "zone":
    case "life":
      return phrase.whose === undefined ? {} : { whose: phrase.whose };
    case "stat":
      return phrase.of === undefined ? {} : { of: phrase.of };
    case "amount":
      return ownerOfAmount(phrase.amount);
    default:
      return {};
  }
}

function ownerOfAmount(amount: Amount): Owner {
  if (typeof amount !== "object") return {};
  if ("life" in amount) return { whose: amount.life };
  const counted = "count" in amount ? amount.count : null;
  return counted !== null && typeof counted === "object" && "all" in counted && counted.whose !== undefined
    ? { whose: counted.whose }
    : {};
}

function withOwner(item: NounPhrase, { whose, of }: Owner, first: NounPhrase): NounPhrase | null {
  if (of !== undefined && item.kind === "stat" && item.of === undefined && item.whose === undefined)
    return { ...item, of };
  if (whose === undefined) return item;
  switch (item.kind) {
    case "things":
      if (item.whose !== undefined || item.where.whose !== undefined || item.where.owner !== undefined) return item;
      // 「あなたのユニット1体と、それ以外のユニット1体」
      if (first.kind === "things" && isAnyOther(first, item)) return item;
      // 「あなたの手札1枚とユニット1体」: whose unit it is, is not said.
      return item.where.did !== undefined || (isFromZone(first) && item.quantity !== undefined && !item.zones)
        ? null
        : { ...item, whose };
    case "zone":
    case "life":
      return item.whose === undefined ? { ...item, whose } : item;
    case "amount": {
      const amount = ownedAmount(item.amount, whose);
      return amount === null ? null : { ...item, amount };
    }
    default:
      return item;
  }
}

/** Whether a thing of the same noun has no description of its own, so that only its owner may differ. */
const isAnyOther = (first: ThingsPhrase, item: ThingsPhrase): boolean =>
  item.noun === first.noun &&
  item.zones === undefined &&
  item.quantity !== undefined &&
  Object.keys(item.where).every((key) => key === "other" || key === "not");

const isFromZone = (phrase: NounPhrase): boolean =>
  phrase.kind === "zone" || (phrase.kind === "things" && phrase.zones !== undefined);

/** A number of things with an owner where it names none; null where its owner may be the doer or the one named before. */
function ownedAmount(amount: Amount, whose: PlayerParty): Amount | null {
  if (typeof amount !== "object" || !("count" in amount)) return amount;
  const { count } = amount;
  if (typeof count !== "object" || !("all" in count) || count.where?.whose !== undefined) return amount;
  if (count.whose !== undefined)
    return JSON.stringify(count.whose) === JSON.stringify(DOER_POINTER) && whose !== "you" ? null : amount;
  return whose === "each" || whose === "any" ? amount : { count: { ...count, whose } };
}

/** Returns the items of a phrase that names several things or numbers to compare; null if it names only one. */
export function getComparedItems(phrase: NounPhrase): readonly NounPhrase[] | null {
  if (phrase.kind === "list") return ofBothPlayers(phrase.items) ?? phrase.items;
  if (phrase.kind === "stat" && phrase.stats.length > 1)
    return phrase.stats.map((stat): NounPhrase => ({ ...phrase, stats: [stat] }));
  const isOwned = phrase.kind === "things" || phrase.kind === "zone" || phrase.kind === "life";
  return isOwned && phrase.whose === "each"
    ? (["you", "opponent"] as const).map((whose): NounPhrase => ({ ...phrase, whose }))
    : null;
}

/** 「あなたと相手の手札」: a player stands for what is said of the other behind. */
function ofBothPlayers([one, other, ...more]: readonly NounPhrase[]): readonly NounPhrase[] | null {
  if (one?.kind !== "player" || other === undefined || more.length > 0) return null;
  const { whose } = ownerOf(other);
  const isOther = (one.party === "you" && whose === "opponent") || (one.party === "opponent" && whose === "you");
  return isOther && other.kind !== "amount" ? [{ ...other, whose: one.party } as NounPhrase, other] : null;
}

/** Returns the things of which a number is, if they are several: 「それらのAP」; null for the number of one thing. */
export function getSeveralOwners(phrase: NounPhrase): Select | null {
  if (phrase.kind !== "stat" || phrase.of === undefined) return null;
  const { of } = phrase;
  const isSeveral =
    (of.kind === "pointer" && of.plural === true) ||
    of.kind === "list" ||
    (of.kind === "things" && of.where.most === undefined && of.where.least === undefined);
  return isSeveral ? toSelect(of) : null;
}
