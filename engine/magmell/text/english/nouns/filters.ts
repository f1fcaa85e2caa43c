import type { CardKind } from "../../../model/card";
import type { Filter, RankedStat, Select } from "../../../model/select";
import { ZONE_IDS } from "../../../model/zone";
import { getCounterNoun, type RenderContext, renderKeepingFocus, renderWithoutNewTargets } from "../render-context";
import { addArticle, joinList, type Noun, renderZone, toZones } from "../words";
import { renderBound, renderComparedCount, renderComparedPoints } from "./compare";
import { createPlayerNoun, renderControlClause, renderOwnerClause } from "./players";
import { createSelectNoun } from "./selections";

/** One condition on an instance: a kind or a property. */
export type FilterTrait = {
  /** The words after "is" or "are": "rested", "named 《X》"; nouns have an article. */
  readonly be?: string;
  /** The words after "has" or "with": "3 AP or less". */
  readonly have?: string;
  /** The position relative to a noun. A relative clause already begins with "that". */
  readonly place: "before" | "with" | "after";
  /** The words next to a noun, if they differ from `be`. */
  readonly beside?: string;
};

type TraitRow<Key extends keyof Filter> = (
  context: RenderContext,
  want: NonNullable<Filter[Key]>,
  many: boolean,
) => FilterTrait;

const before = (be: string, beside = be): FilterTrait => ({ be, place: "before", beside });
const having = (have: string): FilterTrait => ({ have, place: "with" });
const after = (be: string, beside = be): FilterTrait => ({ be, place: "after", beside });

export const toKinds = (kind: CardKind | readonly CardKind[]): readonly CardKind[] =>
  typeof kind === "string" ? [kind] : kind;

/** "a unit", "units"; "a unit or a magic". */
const kindNouns = (kinds: readonly CardKind[], many: boolean): string =>
  kinds.length === 0
    ? "of no kind"
    : joinList(
        kinds.map((kind) => (many ? `${kind}s` : addArticle(kind))),
        "or",
      );

const yesOrNo =
  (yes: string, no: string) =>
  (_context: RenderContext, want: boolean): FilterTrait =>
    before(want ? yes : no);

/**
 * The noun that a condition refers to. The same wording serves singular and plural, so the noun cannot introduce a new
 * name or become the referent of "it".
 */
const referent = (context: RenderContext, select: Select): Noun =>
  renderKeepingFocus(context, () => renderWithoutNewTargets(context, () => createSelectNoun(context, select, "bare")));

const oneOf = ({ text, many }: Noun): string => (many ? `one of ${text}` : text);

/** The units of a battle as adjectives: "target attacking unit". */
const IN_BATTLE = { attacker: "attacking", defender: "defending" } as const;

const isInBattle = (select: Select): select is { readonly battle: keyof typeof IN_BATTLE } =>
  typeof select === "object" && "battle" in select && Object.hasOwn(IN_BATTLE, select.battle);

const RANKED: Readonly<Record<RankedStat, string>> = { ap: "AP", hp: "HP", useCost: "use cost", damage: "damage" };

/** One row for each condition of a filter. */
const TRAITS: { readonly [Key in keyof Required<Filter>]: TraitRow<Key> } = {
  kind: (_context, want, many) =>
    after(kindNouns(toKinds(want), many), `that ${many ? "are" : "is"} ${kindNouns(toKinds(want), many)}`),
  color: (_context, want) => before(want),
  storedColor: () => after("of the chosen color"),
  colorless: yesOrNo("colorless", "colored"),
  name: (_context, want) => after(`named 《${want}》`),
  storedName: () => after("of the chosen name"),
  whose: (context, want) => ({
    be: `controlled by ${createPlayerNoun(context, want).text}`,
    place: "after",
    beside: renderControlClause(context, want),
  }),
  timing: (_context, want) => (want === "quick" ? before(want) : having("normal timing")),
  token: (_context, want, many) =>
    want ? before(many ? "tokens" : "a token", "token") : before(many ? "not tokens" : "not a token", "nontoken"),
  card: (_context, want, many) =>
    after(
      want ? (many ? "cards" : "a card") : many ? "not cards" : "not a card",
      `that ${many ? "are" : "is"} ${want ? "" : "not "}${many ? "cards" : "a card"}`,
    ),
  rested: yesOrNo("rested", "awake"),
  faceDown: yesOrNo("face-down", "face-up"),
  other: (context, want, many) => {
    if (want) return { be: `other than ${context.self}`, place: "before", beside: "other" };
    return after(context.self, `that ${many ? "are" : "is"} ${context.self}`);
  },
  among: (context, want, many) => {
    if (isInBattle(want)) return before(referent(context, want).text, IN_BATTLE[want.battle]);
    const noun = referent(context, want);
    const be = noun.many ? `${many ? "among" : "one of"} ${noun.text}` : noun.text;
    return after(be, noun.many ? `among ${noun.text}` : `that ${many ? "are" : "is"} ${be}`);
  },
  ap: (context, want) => having(renderComparedPoints(context, want, "AP")),
  hp: (context, want) => having(renderComparedPoints(context, want, "HP")),
  useCost: (context, want) =>
    having(`a use cost of ${renderBound(context, want)}`.replace(/of (?=equal|greater|less than or)/u, "")),
  catalyst: (context, want) => {
    if (want.than === 0 && (want.is === "=" || want.is === "<=")) return having("no catalyst");
    if (want.than === 0 && (want.is === ">" || want.is === "!=")) return having("a catalyst");
    return having(`a catalyst of ${renderBound(context, want)}`.replace("of equal", "equal"));
  },
  damage: (context, want, many) => {
    const on = many ? "on them" : "on it";
    if (want.than === 0 && (want.is === "=" || want.is === "<=")) return having(`no damage ${on}`);
    if ((want.than === 0 && (want.is === ">" || want.is === "!=")) || (want.than === 1 && want.is === ">=")) {
      return having(`damage ${on}`);
    }
    return having(`${renderComparedPoints(context, want, "damage")} ${on}`);
  },
  counters: (context, want, many) => {
    const counter = getCounterNoun(context, want.name);
    const { text } = renderComparedCount(context, want, counter, `${counter}s`);
    return having(`${text} ${many ? "on them" : "on it"}`);
  },
  anyCounter: (context, want, many) =>
    having(`${renderComparedCount(context, want, "counter", "counters").text} ${many ? "on them" : "on it"}`),
  most: (context, { stat, of }) => having(`the highest ${RANKED[stat]} among ${referent(context, of).text}`),
  least: (context, { stat, of }) => having(`the lowest ${RANKED[stat]} among ${referent(context, of).text}`),
  sameName: (context, want) => having(`the same name as ${oneOf(referent(context, want))}`),
  sharesColor: (context, want) => having(`a color in common with ${oneOf(referent(context, want))}`),
  zone: (_context, want, many) => {
    const zones = toZones(want);
    const others = ZONE_IDS.filter((zone) => !zones.includes(zone));
    const isRest = zones.length > others.length && others.length > 0;
    const place = (isRest ? others : zones).map(
      (zone) => `${zone === "chant" ? "on" : "in"} ${zone === "hand" ? "a hand" : renderZone(zone, "")}`,
    );
    const said = `${isRest ? "not " : ""}${joinList(place, "or") || "nowhere"}`;
    return after(said, `that ${many ? "are" : "is"} ${said}`);
  },
  owner: (context, want) => ({
    be: `owned by ${createPlayerNoun(context, want).text}`,
    place: "after",
    beside: renderOwnerClause(context, want),
  }),
  battling: (_context, want) => (want ? after("in battle") : after("not in battle", "outside battle")),
  targets: (context, want, many) => {
    // What is described is written for one and for many, so nothing can be named here for the first time.
    const group = renderWithoutNewTargets(context, () => context.render.group(context, want));
    return aiming(addArticle(group), many);
  },
  targetsPlayer: (context, want, many) => {
    const player = renderWithoutNewTargets(context, () => createPlayerNoun(context, want));
    return aiming(player.text, many);
  },
  did: (context, want, many) => {
    const beside = renderWithoutNewTargets(context, () => context.render.deed(context, want, many));
    return { be: `${many ? "ones" : "one"} ${beside}`, place: "after", beside };
  },
  not: (context, want, many) => negated(context, want, many),
  any: (context, want, many) => either(context, want, many),
};

/** "that targets a unit you control". */
function aiming(at: string, many: boolean): FilterTrait {
  const beside = `that ${many ? "target" : "targets"} ${at}`;
  return { be: `${many ? "ones" : "one"} ${beside}`, place: "after", beside };
}

const keysOf = (filter: Filter): readonly (keyof Filter)[] =>
  (Object.keys(TRAITS) as (keyof Filter)[]).filter((key) => filter[key] !== undefined);

/** Returns a phrase for each condition of a filter, in the order of `TRAITS`. */
export function renderTraits(context: RenderContext, filter: Filter, many: boolean): readonly FilterTrait[] {
  return keysOf(filter).map((key) => traitOf(context, filter, key, many));
}

const traitOf = (context: RenderContext, filter: Filter, key: keyof Filter, many: boolean): FilterTrait =>
  (TRAITS[key] as TraitRow<keyof Filter>)(context, filter[key] as never, many);

/** Returns the predicate for a filter, with its verb: "is rested", "is blue and has 3 AP or less". */
export function renderFilterPredicate(context: RenderContext, filter: Filter, many: boolean): string {
  const traits = renderTraits(context, filter, many);
  const is = traits.flatMap(({ be }) => be ?? []);
  const has = traits.flatMap(({ have }) => have ?? []);
  const parts = [
    ...(is.length > 0 ? [`${many ? "are" : "is"} ${joinList(is)}`] : []),
    ...(has.length > 0 ? [`${many ? "have" : "has"} ${joinList(has)}`] : []),
  ];
  return joinList(parts);
}

/** Returns the negated predicate of a filter; empty for a filter without conditions. */
export function renderNegatedPredicate(context: RenderContext, filter: Filter, many: boolean): string {
  const [key, ...more] = keysOf(filter);
  if (key !== undefined && more.length === 0) {
    const flipped = flip(filter, key);
    if (flipped !== null) return renderFilterPredicate(context, flipped, many);
    const { be, have } = traitOf(context, filter, key, many);
    if (be !== undefined) return `${many ? "are" : "is"} not ${be}`;
    if (have !== undefined) return `${many ? "do" : "does"} not have ${have}`;
  }
  const said = renderFilterPredicate(context, filter, many);
  return said === "" ? "" : `${many ? "do" : "does"} not fit this: ${many ? "they" : "it"} ${said}`;
}

/** The opposite of a filter with one condition, as a filter; `null` where it needs "not". */
function flip(filter: Filter, key: keyof Filter): Filter | null {
  const want = filter[key];
  if (key === "not") return filter.not ?? {};
  return typeof want === "boolean" ? { [key]: !want } : null;
}

/** The trait of a filter that matches everything, and needs no words. */
const NOTHING: FilterTrait = { place: "with" };

function negated(context: RenderContext, filter: Filter, many: boolean): FilterTrait {
  const [key, ...more] = keysOf(filter);
  if (key !== undefined && more.length === 0) {
    const flipped = flip(filter, key);
    if (flipped !== null) {
      const traits = renderTraits(context, flipped, many);
      if (traits.length === 0) return NOTHING;
      if (traits.length === 1 && traits[0] !== undefined) return traits[0];
    }
    const chosen = typeof filter.among === "object" && "stored" in filter.among ? filter.among.stored : undefined;
    if (key === "among" && chosen !== undefined && context.stored.get(chosen)?.manner === "chosen")
      return after(`not chosen`, `that ${many ? "were" : "was"} not chosen`);
    const { be } = traitOf(context, filter, key, many);
    if (key === "color") return before(`not ${be}`, `non-${be}`);
    if (key === "kind" || key === "name")
      return after(`not ${be}`, key === "name" ? `not ${be}` : `that ${many ? "are" : "is"} not ${be}`);
  }
  if (key === undefined) return after("impossible", "that cannot exist");
  const said = renderNegatedPredicate(context, filter, many);
  if (said === "") return after("impossible", "that cannot exist");
  const be = said.replace(/^(?:is|are) /, "");
  return be === said ? { be: `one that ${said}`, place: "after", beside: `that ${said}` } : after(be, `that ${said}`);
}

function either(context: RenderContext, filters: readonly Filter[], many: boolean): FilterTrait {
  if (filters.length === 0) return after("impossible", "that cannot exist");
  const traits = filters.map((filter) => renderTraits(context, filter, many));
  const single = traits.map(([only, ...more]) => (more.length === 0 ? only : undefined));
  if (single.every((trait) => trait?.place === "before" && trait.beside === trait.be)) {
    return before(
      joinList(
        single.flatMap((trait) => trait?.be ?? []),
        "or",
      ),
    );
  }
  const said = filters.map((filter) => renderFilterPredicate(context, filter, many) || `${many ? "are" : "is"} there`);
  const is = many ? "are " : "is ";
  if (said.every((part) => part.startsWith(is) && !part.includes(" and "))) {
    const be = joinList(
      said.map((part) => part.slice(is.length)),
      "or",
    );
    return after(be, `that ${is}${be}`);
  }
  const clause = joinList(said, "or");
  return after(`${many ? "such" : "one"} that ${clause}`, `that ${clause}`);
}
