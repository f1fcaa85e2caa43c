import type { Filter, PlayerRef } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import { isUsedFrom } from "../../used-from";
import type { RenderContext } from "../render-context";
import { conjugate, ENGLISH_ZONE_NAMES, joinList, joinWords, renderZone, toZones } from "../words";
import { type FilterTrait, renderTraits, toKinds } from "./filters";
import { createPlayerNoun, renderControlClause, renderOwnerClause } from "./players";

/** Singular and plural of a group, without an article: "other unit you control" and "other units you control". */
export type GroupNoun = { readonly one: string; readonly many: string };

/** The parts that describe a group. */
type GroupParts = {
  readonly zones?: ZoneId | readonly ZoneId[];
  readonly whose?: PlayerRef;
  readonly where?: Filter;
  /** Leaves the place out, where the sentence says it or has somebody have it. */
  readonly placeless?: boolean;
  /** The head noun where neither zone nor kind implies one. */
  readonly head?: string;
};

/**
 * Returns the noun for a group of instances, by zone, owner and filter. Zones whose instances have different nouns are
 * listed separately.
 */
export function renderGroup(context: RenderContext, parts: GroupParts): GroupNoun {
  const zones = toZones(parts.zones ?? []);
  if (isUsedFrom(zones)) return ofUse(context, parts);
  const placed = zones.filter((zone) => ENGLISH_ZONE_NAMES[zone].at !== "");
  const heads = [
    ...new Set(zones.filter((zone) => !placed.includes(zone)).map((zone) => ENGLISH_ZONE_NAMES[zone].head)),
  ];
  if (placed.length === 0) return together(context, parts, heads);
  if (heads.length === 0 && samePlace(placed)) return alike(context, parts, placed);
  const groups = zones.map((zone) => renderGroup(context, { ...parts, zones: zone }));
  return {
    one: joinList(
      groups.map(({ one }) => one),
      "or",
    ),
    many: joinList(groups.map(({ many }) => many)),
  };
}

/** Cards that are used, from wherever: "magics you use". */
function ofUse(context: RenderContext, parts: GroupParts): GroupNoun {
  const user = parts.whose === undefined ? null : createPlayerNoun(context, parts.whose);
  const control = user === null ? "" : `${user.text} ${conjugate("use", user)}`;
  const head = parts.head ?? "card";
  return {
    one: groupPhrase(context, parts, { heads: [head], many: false, control, place: "" }),
    many: groupPhrase(context, parts, { heads: [head], many: true, control, place: "" }),
  };
}

const samePlace = (zones: readonly ZoneId[]): boolean =>
  new Set(
    zones.map(
      (zone) => `${ENGLISH_ZONE_NAMES[zone].head} ${ENGLISH_ZONE_NAMES[zone].at} ${ENGLISH_ZONE_NAMES[zone].owned}`,
    ),
  ).size === 1;

/** Units and stones, who need no word for where they are. */
function together(context: RenderContext, parts: GroupParts, heads: readonly string[]): GroupNoun {
  const control = parts.whose === undefined ? "" : renderControlClause(context, parts.whose);
  const said = heads.length > 0 ? heads : [parts.head ?? "card"];
  return {
    one: groupPhrase(context, parts, { heads: said, many: false, control, place: "" }),
    many: groupPhrase(context, parts, { heads: said, many: true, control, place: "" }),
  };
}

/** Cards in hands and piles, and what lies on the chant. */
function alike(context: RenderContext, parts: GroupParts, zones: readonly ZoneId[]): GroupNoun {
  const [first = "dust"] = zones;
  const { head, at, owned } = ENGLISH_ZONE_NAMES[first];
  const whose = parts.whose ?? (owned ? parts.where?.whose : undefined);
  const where = owned && parts.whose === undefined ? { ...parts.where, whose: undefined } : (parts.where ?? {});
  const owner = whose !== undefined && owned ? createPlayerNoun(context, whose).whose : "";
  const names = zones.map((zone, index) =>
    index === 0 ? renderZone(zone, owner) : renderZone(zone, "").replace(/^the /, owner === "" ? "the " : ""),
  );
  const isAnyHand =
    owner === "" && zones.length === 1 && (first === "hand" || first === "grimoire" || first === "stoneDeck");
  const placeOf = (any: string): string =>
    parts.placeless ? "" : `${at} ${isAnyHand ? renderZone(first, any) : joinList(names, "or")}`;
  const control =
    whose !== undefined && !owned
      ? first === "dream"
        ? renderOwnerClause(context, whose)
        : renderControlClause(context, whose)
      : "";
  return {
    one: groupPhrase(
      context,
      { ...parts, where },
      { heads: [head], many: false, control, place: placeOf("a player's") },
    ),
    many: groupPhrase(
      context,
      { ...parts, where },
      {
        heads: [head],
        many: true,
        control,
        place: isAnyHand && !parts.placeless ? `${placeOf("players'")}s` : placeOf(""),
      },
    ),
  };
}

type Frame = {
  readonly heads: readonly string[];
  readonly many: boolean;
  readonly control: string;
  readonly place: string;
};

/** One noun with everything around it, in the order in which English wants it. */
function groupPhrase(
  context: RenderContext,
  { where = {} }: GroupParts,
  { heads, many, control, place }: Frame,
): string {
  const head = headed(where, heads, many);
  const rest = withoutHead(where, heads);
  const traits = renderTraits(context, rest, many);
  const beside = (at: FilterTrait["place"]): readonly string[] =>
    traits.filter((trait) => trait.place === at).flatMap(({ beside: text, have }) => text ?? have ?? []);
  const adjectives = [...beside("before")].sort((one, other) => Number(other === "other") - Number(one === "other"));
  const tails = beside("after");
  const plain = tails.filter((tail) => !tail.startsWith("that "));
  const clauses = tails.filter((tail) => tail.startsWith("that ")).map((tail) => tail.slice("that ".length));
  const having = beside("with");
  return joinWords(
    ...adjectives,
    head,
    control,
    ...plain,
    having.length > 0 ? `with ${joinList(having)}` : "",
    place,
    clauses.length > 0 ? `that ${joinList(clauses)}` : "",
  );
}

/** The noun: "unit", "unit card", "magic", "unit token", "ability". */
function headed({ kind, token, card }: Filter, heads: readonly string[], many: boolean): string {
  const s = many ? "s" : "";
  const kinds = kind === undefined ? [] : toKinds(kind);
  const onTable = heads.every((head) => head === "unit" || head === "stone");
  if (kinds.length > 0) {
    if (token === true) return `${joinList(kinds, "or")} token${s}`;
    if (onTable || kinds.every((each) => each !== "unit"))
      return joinList(
        kinds.map((each) => each + s),
        many && onTable ? "and" : "or",
      );
    return `${joinList(kinds, "or")} card${s}`;
  }
  if (token === true) return onTable && heads.length === 1 ? `${heads[0]} token${s}` : `token${s}`;
  if (heads[0] === "card or ability" && card !== undefined)
    return `${card ? "card" : "ability"}`.replace(/y$/, many ? "ies" : "y") + (card ? s : "");
  if (heads[0] === "card or ability") return many ? "cards and abilities" : "card or ability";
  return joinList(
    heads.map((head) => head + s),
    many ? "and" : "or",
  );
}

/** The conditions of a filter that the head noun does not express. */
function withoutHead(where: Filter, heads: readonly string[]): Filter {
  const kinds = where.kind === undefined ? [] : toKinds(where.kind);
  const redundantCard = where.card === true && heads.every((head) => head === "card" || head === "card or ability");
  return {
    ...where,
    kind: kinds.length > 0 ? undefined : where.kind,
    token: where.token === true ? undefined : where.token,
    card: redundantCard || (heads[0] === "card or ability" && kinds.length === 0) ? undefined : where.card,
  };
}
