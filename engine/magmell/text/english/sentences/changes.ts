import type { ContinuousChange, RestrictableAction } from "../../../model/ability";
import { COLORS, type SymbolCounts } from "../../../model/card";
import type { Amount, Filter } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { findPerEachFactor, renderAmount } from "../nouns/amounts";
import { renderGroup } from "../nouns/groups";
import { createSelectNoun } from "../nouns/selections";
import type { VerbPhrase } from "../predicates";
import { type RenderContext, renderWithoutNewTargets } from "../render-context";
import { conjugate, joinList, type Noun, spellTimes } from "../words";

/**
 * Returns the predicates for continuous changes. With `gains`, granted abilities are written as "gains" instead of
 * "has".
 */
export function renderChangePredicates(
  context: RenderContext,
  changes: readonly ContinuousChange[],
  subject: Noun,
  gains: boolean,
): readonly VerbPhrase[] {
  const raise = bothRaised(context, changes);
  const said = changes.flatMap((change) =>
    raise !== null && "add" in change ? [] : [predicateOf(context, change, subject, gains)],
  );
  const both = bothSet(context, changes);
  if (both !== null) return [both];
  const all = raise === null ? said : [raise, ...said];
  return all.length > 0 ? all : [{ verb: "be", rest: "unchanged" }];
}

/** AP and HP that grow by the same say so once: "+1 AP and +1 HP for each unit you control". */
function bothRaised(context: RenderContext, changes: readonly ContinuousChange[]): VerbPhrase | null {
  const adds = changes.filter((change): change is Extract<ContinuousChange, { add: unknown }> => "add" in change);
  const [one, other, ...more] = adds;
  if (one === undefined || other === undefined || more.length > 0 || typeof one.amount === "number") return null;
  if (one.add === other.add || JSON.stringify(one.amount) !== JSON.stringify(other.amount)) return null;
  const { sign, tail } = raised(context, one.amount);
  return { verb: "get", rest: `${sign} ${POINTS[one.add]} and ${sign} ${POINTS[other.add]}${tail}` };
}

/** AP and HP that become the same number say so once: "AP and HP each equal to the number of units you control". */
function bothSet(context: RenderContext, changes: readonly ContinuousChange[]): VerbPhrase | null {
  const [one, other, ...more] = changes;
  if (one === undefined || other === undefined || more.length > 0 || !("set" in one && "set" in other)) return null;
  if (one.set === other.set || typeof one.amount === "number" || !isEqualData(one.amount, other.amount)) return null;
  return { verb: "have", rest: `AP and HP each equal to ${renderAmount(context, one.amount)}` };
}

const POINTS = { ap: "AP", hp: "HP" } as const;
const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`);

/** The number added, and the phrase for what it depends on. */
function raised(context: RenderContext, amount: Amount): { readonly sign: string; readonly tail: string } {
  if (typeof amount === "number") return { sign: signed(amount), tail: "" };
  const each = findPerEachFactor(amount);
  if (each !== null)
    return { sign: signed(each.each), tail: ` for ${createSelectNoun(context, each.of, "each").text}` };
  if ("minus" in amount && amount.minus[0] === 0)
    return { sign: "-X", tail: `, where X is ${renderAmount(context, amount.minus[1])}` };
  return { sign: "+X", tail: `, where X is ${renderAmount(context, amount)}` };
}

function predicateOf(context: RenderContext, change: ContinuousChange, subject: Noun, gains: boolean): VerbPhrase {
  if ("add" in change) {
    const { sign, tail } = raised(context, change.amount);
    return { verb: "get", rest: `${sign} ${POINTS[change.add]}${tail}` };
  }
  if ("set" in change) {
    const points = POINTS[change.set];
    if (typeof change.amount === "number") return { verb: "have", rest: `${change.amount} ${points}` };
    return { verb: "have", rest: `${points} equal to ${renderAmount(context, change.amount)}` };
  }
  if ("colors" in change) return { verb: "be", rest: colorsText(change.colors, change.keep) };
  if ("swap" in change) return { verb: "have", rest: `${subject.many ? "their" : "its"} AP and HP exchanged` };
  if ("multiply" in change) {
    const points = `${subject.many ? "their" : "its"} ${POINTS[change.multiply]}`;
    if (change.by === 2) return { verb: "have", rest: `${points} doubled` };
    return { verb: "have", rest: `${points} multiplied by ${renderAmount(context, change.by)}` };
  }
  if ("grant" in change)
    return { verb: gains ? "gain" : "have", rest: context.render.quotedAbility(context, change.grant) };
  if ("loses" in change) return { verb: "lose", rest: "all abilities" };
  if ("cannot" in change) return { verb: "cannot", rest: actText(context, change.cannot, change.where, subject) };
  if ("must" in change) return { verb: "must", rest: `${change.must} if able` };
  if ("mayDefend" in change) return { verb: "may", rest: "defend while rested" };
  if ("without" in change) return withoutText(context, change);
  if ("price" in change) return priceText(context, change, subject);
  if ("cost" in change) return costText(context, change);
  if ("timing" in change) return { verb: "have", rest: `${change.timing} timing` };
  return { verb: "may", rest: "be used as though from the hand" };
}

function colorsText(colors: Extract<ContinuousChange, { colors: unknown }>["colors"], keep: boolean): string {
  if (!("length" in colors)) return keep ? "also the chosen color" : "the chosen color";
  const named = joinList(COLORS.filter((color) => colors.includes(color)));
  if (named === "") return keep ? "as colored as before" : "colorless";
  return keep ? `also ${named}` : named;
}

/** Each forbidden act, and the wording for its parties. */
const ACTS_IN_ENGLISH: Readonly<
  Record<RestrictableAction, { readonly plain: string; readonly only: (group: string) => string }>
> = {
  use: { plain: "use cards", only: (group) => `use ${group}` },
  beUsed: { plain: "be used", only: (group) => `be used by ${group}` },
  attack: { plain: "attack", only: (group) => `attack ${group}` },
  beAttacked: { plain: "be attacked", only: (group) => `be attacked by ${group}` },
  defend: { plain: "defend", only: (group) => `defend against ${group}` },
  beDefended: { plain: "be defended against", only: (group) => `be defended against by ${group}` },
  beTargeted: { plain: "be targeted", only: (group) => `be targeted by ${group}` },
  beDestroyed: { plain: "be destroyed", only: (group) => `be destroyed by ${group}` },
  beDamaged: { plain: "be dealt damage", only: (group) => `be dealt damage by ${group}` },
  beNegated: { plain: "be negated", only: (group) => `be negated by ${group}` },
  wake: { plain: "wake", only: (group) => `wake ${group}` },
  rest: { plain: "rest", only: (group) => `rest ${group}` },
  payCatalyst: {
    plain: "be turned face down to pay a catalyst",
    only: (group) => `be turned face down to pay the catalyst of ${group}`,
  },
  putCounters: { plain: "have counters put on it", only: (group) => `have counters put on it by ${group}` },
  draw: { plain: "draw cards", only: (group) => `draw ${group}` },
  gainLife: { plain: "recover life", only: (group) => `recover life from ${group}` },
  search: { plain: "search", only: (group) => `search for ${group}` },
  lose: { plain: "lose the game", only: (group) => `lose the game to ${group}` },
  win: { plain: "win the game", only: (group) => `win the game with ${group}` },
};

/** Acts of a battle, in which only units take part. */
const FIGHTING: readonly RestrictableAction[] = ["attack", "beAttacked", "defend", "beDefended"];

/** Acts of which a unit of the battle area is the source, also a token. */
const SUFFERED: readonly RestrictableAction[] = ["beDamaged", "beDestroyed"];

/** Returns that some units cannot attack a player: "this unit cannot attack players"; null for other changes. */
export function renderSparedPlayers(
  context: RenderContext,
  changes: readonly ContinuousChange[],
  subject: Noun,
): string | null {
  const [change, ...more] = changes;
  if (change === undefined || more.length > 0 || subject.player !== true) return null;
  if (!("cannot" in change) || change.cannot !== "beAttacked" || change.where === undefined) return null;
  const { among, ...rest } = change.where;
  const isAmong = among !== undefined && Object.values(rest).every((value) => value === undefined);
  const units = isAmong
    ? createSelectNoun(context, among, "bare").text
    : renderGroup(context, { zones: "battleArea", where: change.where }).many;
  return `${units} cannot attack ${subject.text}`;
}

function actText(context: RenderContext, act: RestrictableAction, where: Filter | undefined, subject: Noun): string {
  const { plain, only } = ACTS_IN_ENGLISH[act];
  if (where === undefined) return act === "use" && !subject.player ? "be used" : plain;
  if (where.among !== undefined && Object.values(where).filter((value) => value !== undefined).length === 1)
    return only(createSelectNoun(context, where.among, "bare").text);
  const isInBattleArea = FIGHTING.includes(act) || (where.kind === "unit" && SUFFERED.includes(act));
  if (isInBattleArea) return only(renderGroup(context, { zones: "battleArea", where }).many);
  if (act === "beTargeted" && where.kind === undefined)
    return only(renderGroup(context, { zones: "chant", where, placeless: true }).many);
  return only(renderGroup(context, { where, head: "card" }).many);
}

/** "need no catalyst", "may be used without paying its use cost twice each turn". */
function withoutText(
  { self }: RenderContext,
  { without, perTurn }: Extract<ContinuousChange, { without: unknown }>,
): VerbPhrase {
  if (perTurn === undefined && without === "catalyst") return { verb: "need", rest: "no catalyst" };
  const cost = without === "catalyst" ? "catalyst" : "use cost";
  const often = perTurn === undefined ? "" : ` ${spellTimes(perTurn)} each turn`;
  return { verb: "may", rest: `be used without paying ${self === "this card" ? "its" : "the"} ${cost}${often}` };
}

/** "cannot attack unless its controller loses 1 life". */
function priceText(
  context: RenderContext,
  { price, pay }: Extract<ContinuousChange, { price: unknown }>,
  subject: Noun,
): VerbPhrase {
  const act = price === "use" ? "be used" : price;
  const paid = renderWithoutNewTargets(context, () => context.render.together(context, pay));
  const one = /^(?:you )?(\w+) ([^,;.]*)$/.exec(paid);
  const own = subject.many ? "their" : "its";
  const [, verb = "", rest = ""] = one ?? [];
  if (one === null || / and |your opponent|where X/.test(rest))
    return { verb: "cannot", rest: `${act} unless ${own} controller does this: ${paid}` };
  const theirs = rest.replace(/\byou\b/g, "they").replace(/\byour\b/g, "their");
  return { verb: "cannot", rest: `${act} unless ${own} controller ${conjugate(verb, { many: false })} ${theirs}` };
}

/** "cost 1 less to use", "need 1 red less as catalyst". */
function costText(
  context: RenderContext,
  { cost, by, times, floor }: Extract<ContinuousChange, { cost: unknown }>,
): VerbPhrase {
  const whole = typeof times === "number" ? times : 1;
  const parts = SYMBOLS.flatMap((symbol) => {
    const amount = (by[symbol] ?? 0) * whole;
    return amount === 0 ? [] : [{ symbol, amount }];
  });
  const least = floor === undefined ? "" : `, but not less than ${floor}`;
  const per = times === undefined || typeof times === "number" ? "" : timesText(context, times);
  const text = (sign: 1 | -1): readonly string[] => {
    const named = parts.filter(({ amount }) => Math.sign(amount) === sign);
    if (named.length === 0) return [];
    return [
      `${joinList(named.map(({ symbol, amount }) => `${Math.abs(amount)}${symbol === "any" ? "" : ` ${symbol}`}`))} ${sign < 0 ? "less" : "more"}`,
    ];
  };
  const change = joinList([...text(-1), ...text(1)]);
  if (cost === "useCost") return { verb: "cost", rest: `${change || "as much as before"} to use${per}${least}` };
  return { verb: "need", rest: `${change || "as much as before"} as catalyst${per}${least}` };
}

const SYMBOLS: readonly (keyof SymbolCounts)[] = ["any", ...COLORS];

function timesText(context: RenderContext, times: Amount): string {
  const each = findPerEachFactor(times);
  if (each !== null && each.each === 1) return ` for ${createSelectNoun(context, each.of, "each").text}`;
  return `, as many times as ${renderAmount(context, times)}`;
}
