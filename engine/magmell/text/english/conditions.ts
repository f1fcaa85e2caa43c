import type { Comparison, Condition, PlayerRef, Select } from "../../model/select";
import { amountText } from "./amounts";
import { number, OPPOSITE, points } from "./compare";
import { deniedOf, saidOf } from "./filters";
import { a, agree, list } from "./grammar";
import { groupOf } from "./groups";
import { counterNoun, type Page, unfolded } from "./page";
import { playerNoun } from "./players";
import { manyOf, refer } from "./selections";
import { ZONES_IN_ENGLISH, zonesIn } from "./zones";

/** A condition as the clause after "if" or "as long as"; with `denied`, that it does not hold. */
export const conditionText = (page: Page, condition: Condition, denied = false): string =>
  unfolded(page, () => clause(page, condition, denied));

function clause(page: Page, condition: Condition, denied: boolean): string {
  if ("amount" in condition) {
    const is = denied ? OPPOSITE[condition.is] : condition.is;
    return comparison(page, { ...condition, is });
  }
  if ("some" in condition) return someText(page, condition.some, denied);
  if ("turnOf" in condition) return `it is ${denied ? "not " : ""}${playerNoun(page, condition.turnOf).whose} turn`;
  if ("phase" in condition) return `it is ${denied ? "not " : ""}the ${condition.phase} phase`;
  if ("inBattle" in condition) return condition.inBattle === denied ? "no battle is going on" : "a battle is going on";
  if ("same" in condition) return sameText(page, condition.same, denied);
  if ("not" in condition) return clause(page, condition.not, !denied);
  const parts = "every" in condition ? condition.every : condition.either;
  const isAll = "every" in condition;
  if (parts.length === 0) return isAll === denied ? "something impossible is so" : "nothing speaks against it";
  const said = parts.map((part) => clause(page, part, denied));
  const yours = said.every((part) => /^you (?:control|have) /.test(part));
  return list(
    said.map((part, index) => (yours && index > 0 ? part.slice("you ".length) : part)),
    isAll !== denied ? "and" : "or",
  );
}

type Comparing = Extract<Condition, { amount: unknown }>;

function comparison(page: Page, { amount, is, than }: Comparing): string {
  if (typeof amount !== "number") {
    if ("count" in amount && typeof amount.count !== "string" && "all" in amount.count) {
      return countText(page, amount.count, is, than);
    }
    if ("life" in amount) return lifeText(page, amount.life, is, than);
    if ("usedThisTurn" in amount) {
      const noun = playerNoun(page, amount.usedThisTurn);
      return `${noun.text} ${agree("have", noun)} used ${number(page, { is, than }, "card", "cards").text} this turn`;
    }
    if ("counters" in amount && !manyOf(page, amount.on)) {
      const noun = refer(page, amount.on, "all", "subject");
      const counter = counterNoun(page, amount.counters);
      return `${noun.text} has ${number(page, { is, than }, counter, `${counter}s`).text} on it`;
    }
    if ("stat" in amount && amount.stat !== "damage" && !manyOf(page, amount.of) && typeof than === "number") {
      const noun = refer(page, amount.of, "all", "subject");
      const name = { ap: "AP", hp: "HP", useCost: "a use cost of", catalyst: "a catalyst of" }[amount.stat];
      return name.length === 2
        ? `${noun.text} has ${points(page, { is, than }, name)}`
        : `${noun.text} has ${name} ${around(is, than)}`;
    }
  }
  return `${amountText(page, amount)} is ${typeof than === "number" ? around(is, than) : `${BEYOND[is]} ${amountText(page, than)}`}`;
}

const BEYOND: Readonly<Record<Comparison, string>> = {
  "=": "equal to",
  "!=": "not equal to",
  "<": "less than",
  "<=": "less than or equal to",
  ">": "greater than",
  ">=": "greater than or equal to",
};

function around(is: Comparison, than: number): string {
  if (is === "=") return String(than);
  if (is === "!=") return `other than ${than}`;
  if (is === "<" || is === ">") return `${is === "<" ? "less" : "more"} than ${than}`;
  return `${than} or ${is === "<=" ? "less" : "more"}`;
}

/** "you have less life than your opponent". */
function lifeText(page: Page, who: PlayerRef, is: Comparison, than: Comparing["than"]): string {
  const noun = playerNoun(page, who);
  const have = `${noun.text} ${agree("have", noun)}`;
  if (typeof than === "number" || !("life" in than)) return `${have} ${points(page, { is, than }, "life")}`;
  const other = playerNoun(page, than.life).text;
  const more: Readonly<Record<Comparison, string>> = {
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

/** How those are counted who are somebody's: "you control two or more units", "you have no cards in hand". */
function countText(page: Page, select: All, is: Comparison, than: Comparing["than"]): string {
  const zones = zonesIn(select.all);
  const [zone] = zones;
  const { whose, where } = select;
  if (typeof than !== "number") return bigger(page, select, is, than);
  if (whose !== undefined && zones.every((each) => each === "battleArea" || each === "stoneArea")) {
    const { one, many } = groupOf(page, { zones, where });
    const noun = playerNoun(page, whose);
    return `${noun.text} ${agree("control", noun)} ${number(page, { is, than }, one, many).text}`;
  }
  if (whose !== undefined && zones.length === 1 && zone === "hand") {
    const { one, many } = groupOf(page, { zones, whose, where, placeless: true });
    const noun = playerNoun(page, whose);
    return `${noun.text} ${agree("have", noun)} ${number(page, { is, than }, one, many).text} in hand`;
  }
  const { one, many } = groupOf(page, { zones, whose, where });
  const counted = number(page, { is, than }, one, many);
  return `there ${counted.many ? "are" : "is"} ${counted.text}`;
}

/** "you control more units than your opponent", where both sides count the same; "the number of … is greater than …". */
function bigger(page: Page, select: All, is: Comparison, than: Exclude<Comparing["than"], number>): string {
  if ("count" in than && typeof than.count !== "string" && "all" in than.count) {
    const other = than.count;
    const alike =
      JSON.stringify([select.all, select.where]) === JSON.stringify([other.all, other.where]) &&
      select.whose !== undefined &&
      other.whose !== undefined &&
      (is === "<" || is === ">");
    const zones = zonesIn(select.all);
    const table = zones.every((zone) => ZONES_IN_ENGLISH[zone].at === "" || zone === "hand") && zones.length === 1;
    if (alike && table && select.whose !== undefined && other.whose !== undefined) {
      const { many } = groupOf(page, { zones, where: select.where, placeless: true });
      const noun = playerNoun(page, select.whose);
      const verb = agree(zones[0] === "hand" ? "have" : "control", noun);
      const place = zones[0] === "hand" ? " in hand" : "";
      return `${noun.text} ${verb} ${is === "<" ? "fewer" : "more"} ${many}${place} than ${playerNoun(page, other.whose).text}`;
    }
  }
  return `${amountText(page, { count: select })} is ${BEYOND[is]} ${amountText(page, than)}`;
}

/** Whether there is any of a selection. */
function someText(page: Page, select: Select, denied: boolean): string {
  const not = denied ? "no longer" : "still";
  if (select === "self") return `${refer(page, select, "all", "subject").text} is ${not} where it was`;
  if ("all" in select) return existence(page, select, denied);
  if ("of" in select) return fitting(page, select, denied);
  if ("stored" in select) {
    const kept = page.stored.get(select.stored);
    if (kept === undefined || kept.manner === "")
      return `${refer(page, select, "all", "subject").text} is ${not} there`;
    return `${denied ? `no ${kept.head}` : a(kept.head)} was ${kept.manner} this way`;
  }
  const noun = refer(page, select, "all", "subject");
  return `${noun.text} ${agree("be", noun)} ${not} there`;
}

function existence(page: Page, select: All, denied: boolean): string {
  const { zones, whose, where } = { ...select, zones: zonesIn(select.all) };
  const control = whose !== undefined && zones.every((zone) => zone === "battleArea" || zone === "stoneArea");
  const hand = whose !== undefined && zones.length === 1 && zones[0] === "hand";
  const { one, many } = groupOf(page, { zones, whose: control ? undefined : whose, where, placeless: hand });
  const text = denied ? `no ${many}` : a(one);
  // From here on "it" might be the one that has just been spoken of.
  if (!denied) page.focus = null;
  if (whose !== undefined && (control || hand)) {
    const noun = playerNoun(page, whose);
    return `${noun.text} ${agree(control ? "control" : "have", noun)} ${text}${hand ? " in hand" : ""}`;
  }
  return `there ${denied ? "are" : "is"} ${text}`;
}

/** "it is rested", "any of them is rested". */
function fitting(page: Page, { of, where }: Extract<Select, { of: unknown }>, denied: boolean): string {
  if (typeof of !== "string" && "all" in of && of.where === undefined) return existence(page, { ...of, where }, denied);
  const noun = refer(page, of, "all", "subject");
  if (!noun.many) {
    return `${noun.text} ${(denied ? deniedOf(page, where, false) : saidOf(page, where, false)) || (denied ? "is gone" : "is there")}`;
  }
  const base = noun.text === "they" ? "them" : noun.text.replace(/^all /, "the ");
  return `${denied ? "none" : "any"} of ${base} ${saidOf(page, where, false) || "is there"}`;
}

function sameText(page: Page, [one, other]: readonly [PlayerRef, PlayerRef], denied: boolean): string {
  const turn = one === "turnPlayer" ? other : other === "turnPlayer" ? one : null;
  if (turn !== null) return `it is ${denied ? "not " : ""}${playerNoun(page, turn).whose} turn`;
  const [who, through] = typeof one === "string" ? [one, other] : [other, one];
  if (typeof through !== "string" && ("controllerOf" in through || "ownerOf" in through)) {
    const control = "controllerOf" in through;
    const what = refer(page, control ? through.controllerOf : through.ownerOf, "all");
    const noun = playerNoun(page, who);
    const verb = control ? "control" : "own";
    if (!what.player) {
      const does = denied ? `${noun.you ? "do" : "does"} not ${verb}` : agree(verb, noun);
      return `${noun.text} ${does} ${what.text}`;
    }
  }
  const first = playerNoun(page, one);
  return `${first.text} ${agree("be", first)} ${denied ? "not " : ""}${playerNoun(page, other).text}`;
}

/** What stands before what always holds: "during your turn", "as long as you have 5 or less life". */
export function whileText(page: Page, condition: Condition): string {
  if ("turnOf" in condition) return `during ${unfolded(page, () => playerNoun(page, condition.turnOf)).whose} turn`;
  if ("same" in condition && condition.same.includes("turnPlayer")) {
    const [one, other] = condition.same;
    return `during ${unfolded(page, () => playerNoun(page, one === "turnPlayer" ? other : one)).whose} turn`;
  }
  if ("phase" in condition) return `during the ${condition.phase} phase`;
  if ("inBattle" in condition && condition.inBattle) return "during battle";
  return `as long as ${conditionText(page, condition)}`;
}
