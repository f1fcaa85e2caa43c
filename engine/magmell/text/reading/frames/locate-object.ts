import type { Filter, PlayerRef, Select } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import { isEqualData } from "../../grammar/plain-data";
import { bindReferences } from "../discourse/bind-references";
import type { Discourse } from "../discourse/discourse";
import { createPointer, DOER_POINTER, type NounPhrase, type NounPhraseByKind } from "../phrases/noun-phrase";
import { isPileZone, NOUN_FILTERS } from "../phrases/selections";
import { type ObjectSelection, resolveParty } from "./objects";
import type { SemanticRoles } from "./semantic-roles";

/** Hidden zones are the doer's own where the text does not say whose. */
const OWN_ZONES = ["hand", "grimoire", "stoneDeck"];

/**
 * Returns the object of a clause and the place it is taken from: 「手札からマジックを1枚」, 「その中から1枚を」. Without an object, the
 * latest mention is the object. Null if the place does not fit the object.
 */
export function locateObject(
  { object, source, quantities }: Pick<SemanticRoles, "object" | "source" | "quantities">,
  discourse: Discourse,
): NounPhrase | null {
  if (quantities.length > 1) return null;
  if (source !== undefined) return fromSource(object, source, quantities.length > 0, discourse);
  if (object !== undefined) return owned(object);
  if (quantities.length > 0) return null;
  const last = discourse.latest(({ it }) => it);
  return last === null ? null : { kind: "pointer", select: createPointer(last.plural ? "them" : "it") };
}

/** A phrase whose hidden zone is the doer's. */
function owned(phrase: NounPhrase): NounPhrase {
  if (phrase.kind === "zone" && phrase.whose === undefined && !phrase.owners && OWN_ZONES.includes(phrase.zone))
    return { ...phrase, whose: DOER_POINTER };
  if (phrase.kind === "things" && phrase.whose === undefined && phrase.zones?.every((zone) => OWN_ZONES.includes(zone)))
    return { ...phrase, whose: DOER_POINTER };
  return phrase;
}

function fromSource(
  object: NounPhrase | undefined,
  source: NounPhrase,
  counted: boolean,
  discourse: Discourse,
): NounPhrase | null {
  if (object !== undefined && object.kind === "pointer" && isReference(object))
    return source.kind === "zone" && mayLieIn(source.zone, object.select, discourse) ? object : null;
  if (source.kind === "zone" || source.kind === "list") return fromZone(object, source, counted);
  if (source.kind === "pointer" || source.kind === "things") return fromThese(object, source, counted);
  return null;
}

/** 「このカードをダストから戻す」: the place says where it is found, which is where it is. */
const isReference = ({ quantity }: NounPhraseByKind<"pointer">): boolean => quantity === undefined;

/** Whether a mentioned thing may be in an area; a target is in the area where it was chosen. */
function mayLieIn(zone: ZoneId, what: Select, discourse: Discourse): boolean {
  const select = bindReferences(what, discourse);
  if (select === "self") return discourse.isMagic ? zone === "chant" : [null, zone].includes(discourse.ownZone);
  return (
    typeof select === "object" && "target" in select && discourse.targets[select.target]?.zones?.includes(zone) === true
  );
}

function fromZone(
  object: NounPhrase | undefined,
  source: NounPhraseByKind<"zone"> | NounPhraseByKind<"list">,
  counted: boolean,
): NounPhrase | null {
  if (source.kind === "list") {
    const zones = source.items.flatMap((item) =>
      item.kind === "zone" && item.position === undefined ? [item.zone] : [],
    );
    if (object?.kind !== "things" || object.zones !== undefined || zones.length !== source.items.length) return null;
    const whose = source.items.flatMap((item) =>
      item.kind === "zone" && item.whose !== undefined ? [item.whose] : [],
    )[0];
    return { ...object, zones, ...(whose !== undefined && { whose }) };
  }
  if (source.position === "top" || source.position === "bottom") return fromEnd(object, source);
  if (source.position !== undefined) return null;
  // 「ダストから」 is from one's own dust, too.
  const place = (
    source.zone === "dust" && source.whose === undefined && !source.owners
      ? { ...source, whose: DOER_POINTER }
      : owned(source)
  ) as NounPhraseByKind<"zone">;
  if (object === undefined || object.kind === "quantity") {
    const quantity = object?.quantity;
    return object === undefined && !counted ? null : { ...place, ...(quantity && { quantity }) };
  }
  if (object.kind !== "things" || object.zones !== undefined || object.whose !== undefined) return null;
  return { ...object, where: ofItsKind(object.where), zones: [place.zone], ...(place.whose && { whose: place.whose }) };
}

/** A filter whose highest or lowest is that of the things where they lie. */
const ofItsKind = ({ most, least, ...where }: Filter): Filter => ({
  ...where,
  ...(most && { most: { ...most, of: createPointer("kin") } }),
  ...(least && { least: { ...least, of: createPointer("kin") } }),
});

/** 「魔導書の上からカードを5枚」: the number stands with the cards. */
function fromEnd(object: NounPhrase | undefined, source: NounPhraseByKind<"zone">): NounPhrase | null {
  if (!isPileZone(source.zone) || source.quantity !== undefined) return null;
  if (object?.kind === "quantity") return { ...source, quantity: object.quantity };
  if (object?.kind !== "things" || object.noun !== "card" || Object.keys(object.where).length > 0) return null;
  return { ...source, ...(object.quantity && { quantity: object.quantity }) };
}

/** 「その中からユニット・カード1枚を」 */
function fromThese(
  object: NounPhrase | undefined,
  source: NounPhraseByKind<"pointer"> | NounPhraseByKind<"things">,
  counted: boolean,
): NounPhrase | null {
  if (source.quantity !== undefined || (source.kind === "things" && source.where === undefined)) return null;
  if (object === undefined) return counted ? source : null;
  if (object.kind === "quantity") return { ...source, quantity: object.quantity };
  if (object.kind !== "things" || object.zones !== undefined || object.whose !== undefined) return null;
  const where = { ...NOUN_FILTERS[object.noun], ...ofItsKind(object.where) };
  for (const key of Object.keys(where)) if (source.where !== undefined && key in source.where) return null;
  const { quantity, all } = object;
  return { ...source, where: { ...source.where, ...where }, ...(quantity && { quantity }), ...(all && { all }) };
}

/** Areas whose cards are those of one player, into whose piles they go. */
const OWN_AREAS: readonly unknown[] = ["hand", "dust", "dream", "grimoire", "stoneDeck"];

/** Returns whose pile 「その魔導書」 is after things were put there (401.5); `null` for the doer's own. */
export function findPileOwner(
  { owners, whose }: Extract<NounPhrase, { readonly kind: "zone" }>,
  { select }: ObjectSelection,
  store: string,
  who: PlayerRef,
  discourse: Discourse,
): PlayerRef | null {
  const ofEach: PlayerRef = { ownerOf: { stored: store } };
  const named = whose === undefined || isEqualData(whose, DOER_POINTER) ? null : resolveParty(whose, discourse);
  const isOfThese = typeof named === "object" && named !== null && "ownerOf" in named;
  if (whose !== undefined && !isOfThese) return named;
  const from = findAreaOwner(select, discourse);
  if (isOfThese && (from === undefined || from === null)) return named;
  if (from === undefined || (from === null && owners)) return ofEach;
  return from === null || isEqualData(from, who) ? null : from;
}

/**
 * Returns the player in whose own areas things lie, and null for things that were found in the pile of the doer. Undefined if
 * they can belong to several players.
 */
function findAreaOwner(of: Select, discourse: Discourse): PlayerRef | null | undefined {
  if (typeof of !== "object") return undefined;
  if ("stored" in of) {
    const from = discourse.origins.get(of.stored);
    return from === undefined ? null : findAreaOwner(from, discourse);
  }
  if ("of" in of && "where" in of) return findAreaOwner(of.of, discourse);
  if ("join" in of) {
    const [first, ...others] = of.join.map((part) => findAreaOwner(part, discourse));
    return others.every((other) => isEqualData(other, first)) ? first : undefined;
  }
  if ("top" in of) return of.whose;
  const [zones, whose] =
    "target" in of
      ? [discourse.targets[of.target]?.zones ?? [], discourse.targets[of.target]?.whose]
      : "all" in of
        ? [[of.all].flat(), of.whose]
        : [[], undefined];
  return zones.length > 0 && zones.every((zone) => OWN_AREAS.includes(zone)) ? whose : undefined;
}
