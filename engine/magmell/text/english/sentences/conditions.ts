import type { ComparisonOperator, Condition, Filter, PlayerRef, Select } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { OPPOSITE_COMPARISON } from "../../opposite-comparison";
import { renderAmount } from "../nouns/amounts";
import { renderComparedCount, renderComparedPoints } from "../nouns/compare";
import { renderFilterPredicate, renderNegatedPredicate } from "../nouns/filters";
import { renderGroup } from "../nouns/groups";
import { createPlayerNoun, renderControlClause } from "../nouns/players";
import { createSelectNoun, isPluralSelect } from "../nouns/selections";
import { getCounterNoun, type RenderContext, renderWithoutNewTargets } from "../render-context";
import { addArticle, conjugate, ENGLISH_ZONE_NAMES, joinList, toZones } from "../words";
import { renderComparedHistory } from "./history";

/** Returns a condition as the clause after "if" or "as long as"; with `denied`, its negation. */
export const renderCondition = (context: RenderContext, condition: Condition, denied = false): string =>
  renderWithoutNewTargets(context, () => clause(context, condition, denied));

function clause(context: RenderContext, condition: Condition, denied: boolean): string {
  if ("amount" in condition) {
    const is = denied ? OPPOSITE_COMPARISON[condition.is] : condition.is;
    return comparison(context, { ...condition, is });
  }
  if ("some" in condition) return someText(context, condition.some, denied);
  if ("turnOf" in condition)
    return `it is ${denied ? "not " : ""}${createPlayerNoun(context, condition.turnOf).whose} turn`;
  if ("phase" in condition) return `it is ${denied ? "not " : ""}the ${condition.phase} phase`;
  if ("inBattle" in condition) return condition.inBattle === denied ? "no battle is going on" : "a battle is going on";
  if ("same" in condition) return sameText(context, condition.same, denied);
  if ("paid" in condition) return `its price was ${denied ? "not " : ""}paid`;
  if ("not" in condition) return clause(context, condition.not, !denied);
  const parts = "every" in condition ? condition.every : condition.either;
  const isAll = "every" in condition;
  const only = isAll && !denied ? onlyOne(context, parts) : null;
  if (only !== null) return only;
  if (parts.length === 0) return isAll === denied ? "something impossible is so" : "nothing speaks against it";
  const said = parts.map((part) => clause(context, part, denied));
  const yours = said.every((part) => /^you (?:control|have) /.test(part));
  return joinList(
    said.map((part, index) => (yours && index > 0 ? part.slice("you ".length) : part)),
    isAll !== denied ? "and" : "or",
  );
}

type Comparing = Extract<Condition, { amount: unknown }>;

function comparison(context: RenderContext, { amount, is, than }: Comparing): string {
  if (typeof amount !== "number") {
    if ("count" in amount && typeof amount.count !== "string" && "all" in amount.count) {
      return countText(context, amount.count, is, than);
    }
    if ("life" in amount) return lifeText(context, amount.life, is, than);
    const history = "happened" in amount ? renderComparedHistory(context, amount, { is, than }) : null;
    if (history !== null) return history;
    if ("usedThisTurn" in amount) {
      const noun = createPlayerNoun(context, amount.usedThisTurn);
      return `${noun.text} ${conjugate("have", noun)} used ${renderComparedCount(context, { is, than }, "card", "cards").text} this turn`;
    }
    if ("counters" in amount && !isPluralSelect(context, amount.on)) {
      const noun = createSelectNoun(context, amount.on, "all", "subject");
      const counter = getCounterNoun(context, amount.counters);
      return `${noun.text} has ${renderComparedCount(context, { is, than }, counter, `${counter}s`).text} on it`;
    }
    if (
      "stat" in amount &&
      amount.stat !== "damage" &&
      !isPluralSelect(context, amount.of) &&
      typeof than === "number"
    ) {
      const noun = createSelectNoun(context, amount.of, "all", "subject");
      const name = { ap: "AP", hp: "HP", useCost: "a use cost of", catalyst: "a catalyst of" }[amount.stat];
      return name.length === 2
        ? `${noun.text} has ${renderComparedPoints(context, { is, than }, name)}`
        : `${noun.text} has ${name} ${around(is, than)}`;
    }
  }
  return `${renderAmount(context, amount)} is ${typeof than === "number" ? around(is, than) : `${BEYOND[is]} ${renderAmount(context, than)}`}`;
}

const BEYOND: Readonly<Record<ComparisonOperator, string>> = {
  "=": "equal to",
  "!=": "not equal to",
  "<": "less than",
  "<=": "less than or equal to",
  ">": "greater than",
  ">=": "greater than or equal to",
};

function around(is: ComparisonOperator, than: number): string {
  if (is === "=") return String(than);
  if (is === "!=") return `other than ${than}`;
  if (is === "<" || is === ">") return `${is === "<" ? "less" : "more"} than ${than}`;
  return `${than} or ${is === "<=" ? "less" : "more"}`;
}

/** "you have less life than your opponent". */
function lifeText(context: RenderContext, who: PlayerRef, is: ComparisonOperator, than: Comparing["than"]): string {
  const noun = createPlayerNoun(context, who);
  const have = `${noun.text} ${conjugate("have", noun)}`;
  if (typeof than === "number" || !("life" in than))
    return `${have} ${renderComparedPoints(context, { is, than }, "life")}`;
  const other = createPlayerNoun(context, than.life).text;
  const more: Readonly<Record<ComparisonOperator, string>> = {
    "=": `as much life as ${other}`,
    "!=": `a different amount of life than ${other}`,
    "<": `less life than ${other}`,
    "<=": `no more life than ${other}`,
    ">": `more life than ${other}`,
    ">=": `at least as much life as ${other}`,
  };
  return `${have} ${more[is]}`;
}

type All = Extract<Select, { all: unknown }>;

/** A comparison of a count with its player as subject: "you control two or more units", "you have no cards in hand". */
function countText(context: RenderContext, select: All, is: ComparisonOperator, than: Comparing["than"]): string {
  const zones = toZones(select.all);
  const [zone] = zones;
  const { whose, where } = select;
  if (typeof than !== "number") return bigger(context, select, is, than);
  if (whose !== undefined && zones.every((each) => each === "battleArea" || each === "stoneArea")) {
    const { one, many } = renderGroup(context, { zones, where });
    const noun = createPlayerNoun(context, whose);
    return `${noun.text} ${conjugate("control", noun)} ${renderComparedCount(context, { is, than }, one, many).text}`;
  }
  if (whose !== undefined && zones.length === 1 && zone === "hand") {
    const { one, many } = renderGroup(context, { zones, whose, where, placeless: true });
    const noun = createPlayerNoun(context, whose);
    return `${noun.text} ${conjugate("have", noun)} ${renderComparedCount(context, { is, than }, one, many).text} in hand`;
  }
  const { one, many } = renderGroup(context, { zones, whose, where });
  const counted = renderComparedCount(context, { is, than }, one, many);
  return `there ${counted.many ? "are" : "is"} ${counted.text}`;
}

/** Two players' counts of alike things: "more units than your opponent", "at least as many stones as you". */
const AGAINST: Readonly<Record<ComparisonOperator, (many: string, other: string) => string>> = {
  "=": (many, other) => `as many ${many} as ${other}`,
  "!=": (many, other) => `a different number of ${many} than ${other}`,
  "<": (many, other) => `fewer ${many} than ${other}`,
  "<=": (many, other) => `no more ${many} than ${other}`,
  ">": (many, other) => `more ${many} than ${other}`,
  ">=": (many, other) => `at least as many ${many} as ${other}`,
};

/** "you control more units than your opponent", where both sides count the same; "the number of … is greater than …". */
function bigger(
  context: RenderContext,
  select: All,
  is: ComparisonOperator,
  than: Exclude<Comparing["than"], number>,
): string {
  if ("count" in than && typeof than.count !== "string" && "all" in than.count) {
    const other = than.count;
    const alike = JSON.stringify([select.all, select.where]) === JSON.stringify([other.all, other.where]);
    const zones = toZones(select.all);
    const table = zones.every((zone) => ENGLISH_ZONE_NAMES[zone].at === "" || zone === "hand") && zones.length === 1;
    if (alike && table && select.whose !== undefined && other.whose !== undefined) {
      const { many } = renderGroup(context, { zones, where: select.where, placeless: true });
      const noun = createPlayerNoun(context, select.whose);
      const verb = conjugate(zones[0] === "hand" ? "have" : "control", noun);
      const place = zones[0] === "hand" ? " in hand" : "";
      return `${noun.text} ${verb} ${AGAINST[is](`${many}${place}`, createPlayerNoun(context, other.whose).text)}`;
    }
  }
  return `${renderAmount(context, { count: select })} is ${BEYOND[is]} ${renderAmount(context, than)}`;
}

/** Whether there is any of a selection. */
function someText(context: RenderContext, select: Select, denied: boolean): string {
  const not = denied ? "no longer" : "still";
  if (select === "self") return `${createSelectNoun(context, select, "all", "subject").text} is ${not} where it was`;
  if ("all" in select) return existence(context, select, denied);
  if ("where" in select && "of" in select) return fitting(context, select, denied);
  if ("stored" in select) {
    const kept = context.stored.get(select.stored);
    if (kept === undefined || kept.manner === "")
      return `${createSelectNoun(context, select, "all", "subject").text} is ${not} there`;
    return `${denied ? `no ${kept.head}` : addArticle(kept.head)} was ${kept.manner} this way`;
  }
  const noun = createSelectNoun(context, select, "all", "subject");
  return `${noun.text} ${conjugate("be", noun)} ${not} there`;
}

function existence(context: RenderContext, select: All, denied: boolean): string {
  const { zones, whose, where } = { ...select, zones: toZones(select.all) };
  const control = whose !== undefined && zones.every((zone) => zone === "battleArea" || zone === "stoneArea");
  const hand = whose !== undefined && zones.length === 1 && zones[0] === "hand";
  const { one, many } = renderGroup(context, { zones, whose: control ? undefined : whose, where, placeless: hand });
  const text = denied ? `no ${many}` : addArticle(one);
  // From here on "it" might be the one that has just been spoken of.
  if (!denied) context.focus = null;
  if (whose !== undefined && (control || hand)) {
    const noun = createPlayerNoun(context, whose);
    return `${noun.text} ${conjugate(control ? "control" : "have", noun)} ${text}${hand ? " in hand" : ""}`;
  }
  return `there ${denied ? "are" : "is"} ${text}`;
}

/** "it is rested", "any of them is rested". */
function fitting(context: RenderContext, { of, where }: Extract<Select, { of: unknown }>, denied: boolean): string {
  if (typeof of !== "string" && "all" in of && of.where === undefined)
    return existence(context, { ...of, where }, denied);
  const inBattle = battleRole(context, of, where, denied);
  if (inBattle !== null) return inBattle;
  const noun = createSelectNoun(context, of, "all", "subject");
  if (!noun.many && hasLeft(context, of) && where.whose !== undefined && Object.keys(where).length === 1)
    return `${noun.text} was ${denied ? "not " : ""}controlled by ${createPlayerNoun(context, where.whose).text}`;
  if (!noun.many) {
    return `${noun.text} ${(denied ? renderNegatedPredicate(context, where, false) : renderFilterPredicate(context, where, false)) || (denied ? "is gone" : "is there")}`;
  }
  const base = noun.text === "they" ? "them" : noun.text.replace(/^all /, "the ");
  return `${denied ? "none" : "any"} of ${base} ${renderFilterPredicate(context, where, false) || "is there"}`;
}

const ROLES: Readonly<Record<string, string>> = { attacker: "attacking", defender: "defending" };

/** "this unit is defending"; null for other conditions. */
function battleRole(context: RenderContext, of: Select, where: Filter, denied: boolean): string | null {
  if (typeof of === "string" || !("battle" in of) || where.among !== "self" || Object.keys(where).length > 1)
    return null;
  const role = ROLES[of.battle];
  return role === undefined
    ? null
    : `${createSelectNoun(context, "self", "all", "subject").text} is ${denied ? "not " : ""}${role}`;
}

/** Whether a thing is the one of an event after which it is no longer where it was. */
const hasLeft = ({ event }: RenderContext, of: Select): boolean =>
  typeof of !== "string" &&
  "event" in of &&
  event?.on === "move" &&
  (event.from === "battleArea" || event.cause === "destroy");

/** "this unit is the only unit you control"; null for other conditions. */
function onlyOne(context: RenderContext, parts: readonly Condition[]): string | null {
  const [own, others, ...more] = parts;
  if (own === undefined || others === undefined || more.length > 0 || !("some" in own) || !("not" in others))
    return null;
  const { some } = own;
  if (typeof some === "string" || !("of" in some && "where" in some) || !isEqualData(some.where, { among: "self" }))
    return null;
  const { of } = some;
  if (of === undefined || typeof of === "string" || !("all" in of) || of.whose === undefined) return null;
  if (!isEqualData(others.not, { some: { ...of, where: { ...of.where, other: true } } })) return null;
  const { one } = renderGroup(context, { zones: toZones(of.all), where: of.where });
  return `${context.self} is the only ${one} ${renderControlClause(context, of.whose)}`;
}

function sameText(context: RenderContext, [one, other]: readonly [PlayerRef, PlayerRef], denied: boolean): string {
  const turn = one === "turnPlayer" ? other : other === "turnPlayer" ? one : null;
  if (turn !== null) return `it is ${denied ? "not " : ""}${createPlayerNoun(context, turn).whose} turn`;
  const [who, through] = typeof one === "string" ? [one, other] : [other, one];
  if (typeof through !== "string" && ("controllerOf" in through || "ownerOf" in through)) {
    const control = "controllerOf" in through;
    const what = createSelectNoun(context, control ? through.controllerOf : through.ownerOf, "all");
    const noun = createPlayerNoun(context, who);
    const verb = control ? "control" : "own";
    if (!what.player) {
      const does = denied ? `${noun.you ? "do" : "does"} not ${verb}` : conjugate(verb, noun);
      return `${noun.text} ${does} ${what.text}`;
    }
  }
  const first = createPlayerNoun(context, one);
  return `${first.text} ${conjugate("be", first)} ${denied ? "not " : ""}${createPlayerNoun(context, other).text}`;
}

/** Returns the condition of a static ability: "during your turn", "as long as you have 5 or less life". */
export function renderWhileCondition(context: RenderContext, condition: Condition): string {
  if ("turnOf" in condition)
    return `during ${renderWithoutNewTargets(context, () => createPlayerNoun(context, condition.turnOf)).whose} turn`;
  if ("same" in condition && condition.same.includes("turnPlayer")) {
    const [one, other] = condition.same;
    return `during ${renderWithoutNewTargets(context, () => createPlayerNoun(context, one === "turnPlayer" ? other : one)).whose} turn`;
  }
  if ("phase" in condition) return `during the ${condition.phase} phase`;
  if ("inBattle" in condition && condition.inBattle) return "during battle";
  return `as long as ${renderCondition(context, condition)}`;
}
