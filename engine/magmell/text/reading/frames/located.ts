import type { Filter } from "../../../model/select";
import type { Discourse } from "../discourse/discourse";
import { DOER, type Phrase, type PhraseOf, pointer } from "../phrases/phrase";
import { isPile, NOUN_FILTERS } from "../phrases/selections";
import type { Roles } from "./roles";

/** Hidden zones are the doer's own where the text does not say whose. */
const OWN_ZONES = ["hand", "grimoire", "stoneDeck"];

/**
 * Returns the things that a clause is about, with where it is taken from: 「手札からマジックを1枚」, 「その中から1枚を」. Without an object the
 * clause goes on with what was spoken of last. `null` where the place does not fit the object.
 */
export function locatedObject(
  { object, source, quantities }: Pick<Roles, "object" | "source" | "quantities">,
  discourse: Discourse,
): Phrase | null {
  if (source !== undefined) return fromSource(object, source, quantities.length > 0);
  if (object !== undefined) return owned(object);
  if (quantities.length > 0) return null;
  const last = discourse.latest(({ it }) => it);
  return last === null ? null : { kind: "pointer", select: pointer(last.plural ? "them" : "it") };
}

/** A phrase whose hidden zone is the doer's. */
function owned(phrase: Phrase): Phrase {
  if (phrase.kind === "zone" && phrase.whose === undefined && !phrase.owners && OWN_ZONES.includes(phrase.zone))
    return { ...phrase, whose: DOER };
  if (phrase.kind === "things" && phrase.whose === undefined && phrase.zones?.every((zone) => OWN_ZONES.includes(zone)))
    return { ...phrase, whose: DOER };
  return phrase;
}

function fromSource(object: Phrase | undefined, source: Phrase, counted: boolean): Phrase | null {
  if (object !== undefined && object.kind === "pointer" && isReference(object))
    return source.kind === "zone" ? object : null;
  if (source.kind === "zone" || source.kind === "list") return fromZone(object, source, counted);
  if (source.kind === "pointer" || source.kind === "things") return fromThese(object, source, counted);
  return null;
}

/** 「このカードをダストから戻す」: the place says where it is found, which is where it is. */
const isReference = ({ quantity }: PhraseOf<"pointer">): boolean => quantity === undefined;

function fromZone(
  object: Phrase | undefined,
  source: PhraseOf<"zone"> | PhraseOf<"list">,
  counted: boolean,
): Phrase | null {
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
  const place = owned(source) as PhraseOf<"zone">;
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
  ...(most && { most: { ...most, of: pointer("kin") } }),
  ...(least && { least: { ...least, of: pointer("kin") } }),
});

/** 「魔導書の上からカードを5枚」: the number stands with the cards. */
function fromEnd(object: Phrase | undefined, source: PhraseOf<"zone">): Phrase | null {
  if (!isPile(source.zone) || source.quantity !== undefined) return null;
  if (object?.kind === "quantity") return { ...source, quantity: object.quantity };
  if (object?.kind !== "things" || object.noun !== "card" || Object.keys(object.where).length > 0) return null;
  return { ...source, ...(object.quantity && { quantity: object.quantity }) };
}

/** 「その中からユニット・カード1枚を」 */
function fromThese(
  object: Phrase | undefined,
  source: PhraseOf<"pointer"> | PhraseOf<"things">,
  counted: boolean,
): Phrase | null {
  if (source.quantity !== undefined || (source.kind === "things" && source.where === undefined)) return null;
  if (object === undefined) return counted ? source : null;
  if (object.kind === "quantity") return { ...source, quantity: object.quantity };
  if (object.kind !== "things" || object.zones !== undefined || object.whose !== undefined) return null;
  const where = { ...NOUN_FILTERS[object.noun], ...ofItsKind(object.where) };
  for (const key of Object.keys(where)) if (source.where !== undefined && key in source.where) return null;
  const { quantity, all } = object;
  return { ...source, where: { ...source.where, ...where }, ...(quantity && { quantity }), ...(all && { all }) };
}
