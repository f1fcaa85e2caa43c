import type { Kind } from "../../model/card";
import type { Filter } from "../../model/select";
import { bound, number, points } from "./compare";
import { a, list } from "./grammar";
import { counterNoun, type Page, unfolded } from "./page";
import { controls, playerNoun } from "./players";
import { refer } from "./selections";

/** One condition on an instance: what it is, or what it has. */
export type Trait = {
  /** After "is" or "are": "rested", "named 《X》"; with an article where it is a noun. */
  readonly be?: string;
  /** After "has" or "with": "3 AP or less". */
  readonly have?: string;
  /** Where it stands beside a noun; a clause begins with "that" of its own. */
  readonly place: "before" | "with" | "after";
  /** Beside a noun, where that is not what `be` says. */
  readonly beside?: string;
};

type Row<Key extends keyof Filter> = (page: Page, want: NonNullable<Filter[Key]>, many: boolean) => Trait;

const before = (be: string, beside = be): Trait => ({ be, place: "before", beside });
const having = (have: string): Trait => ({ have, place: "with" });
const after = (be: string, beside = be): Trait => ({ be, place: "after", beside });

export const kindsOf = (kind: Kind | readonly Kind[]): readonly Kind[] => (typeof kind === "string" ? [kind] : kind);

/** "a unit", "units"; "a unit or a magic". */
const kindNouns = (kinds: readonly Kind[], many: boolean): string =>
  kinds.length === 0
    ? "of no kind"
    : list(
        kinds.map((kind) => (many ? `${kind}s` : a(kind))),
        "or",
      );

const yesOrNo =
  (yes: string, no: string) =>
  (_page: Page, want: boolean): Trait =>
    before(want ? yes : no);

/** One row for each condition of a filter. */
const TRAITS: { readonly [Key in keyof Required<Filter>]: Row<Key> } = {
  kind: (_page, want, many) =>
    after(kindNouns(kindsOf(want), many), `that ${many ? "are" : "is"} ${kindNouns(kindsOf(want), many)}`),
  color: (_page, want) => before(want),
  storedColor: () => after("of the chosen color"),
  colorless: yesOrNo("colorless", "colored"),
  name: (_page, want) => after(`named 《${want}》`),
  whose: (page, want) => ({
    be: `controlled by ${playerNoun(page, want).text}`,
    place: "after",
    beside: controls(page, want),
  }),
  timing: (_page, want) => (want === "quick" ? before(want) : having("normal timing")),
  token: (_page, want, many) =>
    want ? before(many ? "tokens" : "a token", "token") : before(many ? "not tokens" : "not a token", "nontoken"),
  card: (_page, want, many) =>
    after(
      want ? (many ? "cards" : "a card") : many ? "not cards" : "not a card",
      `that ${many ? "are" : "is"} ${want ? "" : "not "}${many ? "cards" : "a card"}`,
    ),
  rested: yesOrNo("rested", "awake"),
  faceDown: yesOrNo("face-down", "face-up"),
  other: (page, want, many) => {
    if (want) return { be: `other than ${page.self}`, place: "before", beside: "other" };
    return after(page.self, `that ${many ? "are" : "is"} ${page.self}`);
  },
  among: (page, want, many) => {
    // What is described is written for one and for many, so nothing can be named here for the first time.
    const noun = unfolded(page, () => refer(page, want, "bare"));
    const be = noun.many ? `${many ? "among" : "one of"} ${noun.text}` : noun.text;
    return after(be, noun.many ? `among ${noun.text}` : `that ${many ? "are" : "is"} ${be}`);
  },
  ap: (page, want) => having(points(page, want, "AP")),
  hp: (page, want) => having(points(page, want, "HP")),
  useCost: (page, want) => having(`a use cost of ${bound(page, want)}`.replace("of equal", "equal")),
  catalyst: (page, want) => {
    if (want.than === 0 && (want.is === "=" || want.is === "<=")) return having("no catalyst");
    if (want.than === 0 && (want.is === ">" || want.is === "!=")) return having("a catalyst");
    return having(`a catalyst of ${bound(page, want)}`.replace("of equal", "equal"));
  },
  damage: (page, want, many) => {
    const on = many ? "on them" : "on it";
    if (want.than === 0 && (want.is === "=" || want.is === "<=")) return having(`no damage ${on}`);
    if ((want.than === 0 && (want.is === ">" || want.is === "!=")) || (want.than === 1 && want.is === ">=")) {
      return having(`damage ${on}`);
    }
    return having(`${points(page, want, "damage")} ${on}`);
  },
  counters: (page, want, many) => {
    const counter = counterNoun(page, want.name);
    const { text } = number(page, want, counter, `${counter}s`);
    return having(`${text} ${many ? "on them" : "on it"}`);
  },
  battling: (_page, want) => (want ? after("in battle") : after("not in battle", "outside battle")),
  not: (page, want, many) => negated(page, want, many),
  any: (page, want, many) => either(page, want, many),
};

const keysOf = (filter: Filter): readonly (keyof Filter)[] =>
  (Object.keys(TRAITS) as (keyof Filter)[]).filter((key) => filter[key] !== undefined);

/** Each condition of a filter, in the order of the table. */
export function traitsOf(page: Page, filter: Filter, many: boolean): readonly Trait[] {
  return keysOf(filter).map((key) => traitOf(page, filter, key, many));
}

const traitOf = (page: Page, filter: Filter, key: keyof Filter, many: boolean): Trait =>
  (TRAITS[key] as Row<keyof Filter>)(page, filter[key] as never, many);

/** "rested", "blue and has 3 AP or less": what follows the subject of a sentence, with its verb. */
export function saidOf(page: Page, filter: Filter, many: boolean): string {
  const traits = traitsOf(page, filter, many);
  const is = traits.flatMap(({ be }) => be ?? []);
  const has = traits.flatMap(({ have }) => have ?? []);
  const parts = [
    ...(is.length > 0 ? [`${many ? "are" : "is"} ${list(is)}`] : []),
    ...(has.length > 0 ? [`${many ? "have" : "has"} ${list(has)}`] : []),
  ];
  return list(parts);
}

/** The same where it does not hold; empty for what always does. */
export function deniedOf(page: Page, filter: Filter, many: boolean): string {
  const [key, ...more] = keysOf(filter);
  if (key !== undefined && more.length === 0) {
    const flipped = flip(filter, key);
    if (flipped !== null) return saidOf(page, flipped, many);
    const { be, have } = traitOf(page, filter, key, many);
    if (be !== undefined) return `${many ? "are" : "is"} not ${be}`;
    if (have !== undefined) return `${many ? "do" : "does"} not have ${have}`;
  }
  const said = saidOf(page, filter, many);
  return said === "" ? "" : `${many ? "do" : "does"} not fit this: ${many ? "they" : "it"} ${said}`;
}

/** What a filter of one condition denies, as a filter; `null` where it has to be said. */
function flip(filter: Filter, key: keyof Filter): Filter | null {
  const want = filter[key];
  if (key === "not") return filter.not ?? {};
  return typeof want === "boolean" ? { [key]: !want } : null;
}

/** What fits everything, and therefore goes without saying. */
const NOTHING: Trait = { place: "with" };

function negated(page: Page, filter: Filter, many: boolean): Trait {
  const [key, ...more] = keysOf(filter);
  if (key !== undefined && more.length === 0) {
    const flipped = flip(filter, key);
    if (flipped !== null) {
      const traits = traitsOf(page, flipped, many);
      if (traits.length === 0) return NOTHING;
      if (traits.length === 1 && traits[0] !== undefined) return traits[0];
    }
    const { be } = traitOf(page, filter, key, many);
    if (key === "color") return before(`not ${be}`, `non-${be}`);
    if (key === "kind" || key === "name")
      return after(`not ${be}`, key === "name" ? `not ${be}` : `that ${many ? "are" : "is"} not ${be}`);
  }
  if (key === undefined) return after("impossible", "that cannot exist");
  const said = deniedOf(page, filter, many);
  if (said === "") return after("impossible", "that cannot exist");
  const be = said.replace(/^(?:is|are) /, "");
  return be === said ? { be: `one that ${said}`, place: "after", beside: `that ${said}` } : after(be, `that ${said}`);
}

function either(page: Page, filters: readonly Filter[], many: boolean): Trait {
  if (filters.length === 0) return after("impossible", "that cannot exist");
  const traits = filters.map((filter) => traitsOf(page, filter, many));
  const single = traits.map(([only, ...more]) => (more.length === 0 ? only : undefined));
  if (single.every((trait) => trait?.place === "before" && trait.beside === trait.be)) {
    return before(
      list(
        single.flatMap((trait) => trait?.be ?? []),
        "or",
      ),
    );
  }
  const said = filters.map((filter) => saidOf(page, filter, many) || `${many ? "are" : "is"} there`);
  const is = many ? "are " : "is ";
  if (said.every((part) => part.startsWith(is) && !part.includes(" and "))) {
    const be = list(
      said.map((part) => part.slice(is.length)),
      "or",
    );
    return after(be, `that ${is}${be}`);
  }
  const clause = list(said, "or");
  return after(`${many ? "such" : "one"} that ${clause}`, `that ${clause}`);
}
