import type { Comparison, Condition, PlayerRef, Select } from "../../../model/select";
import { OPPOSITE_COMPARISON } from "../../opposite-comparison";
import { amountText } from "../nouns/amounts";
import { countPhrase, pointsText } from "../nouns/compare";
import { deniedText, predicateText } from "../nouns/filters";
import { groupText } from "../nouns/groups";
import { playerNoun } from "../nouns/players";
import { isPlural, nounFor } from "../nouns/selections";
import { counterNoun, type RenderContext, withoutNewTargets } from "../render-context";
import { agree, joinList, withArticle, ZONES_IN_ENGLISH, zonesIn } from "../words";
import { comparedHistory } from "./history";

/** Returns a condition as the clause after "if" or "as long as"; with `denied`, that it does not hold. */
export const conditionText = (context: RenderContext, condition: Condition, denied = false): string =>
  withoutNewTargets(context, () => clause(context, condition, denied));

function clause(context: RenderContext, condition: Condition, denied: boolean): string {
  if ("amount" in condition) {
    const is = denied ? OPPOSITE_COMPARISON[condition.is] : condition.is;
    return comparison(context, { ...condition, is });
  }
  if ("some" in condition) return someText(context, condition.some, denied);
  if ("turnOf" in condition) return `it is ${denied ? "not " : ""}${playerNoun(context, condition.turnOf).whose} turn`;
  if ("phase" in condition) return `it is ${denied ? "not " : ""}the ${condition.phase} phase`;
  if ("inBattle" in condition) return condition.inBattle === denied ? "no battle is going on" : "a battle is going on";
  if ("same" in condition) return sameText(context, condition.same, denied);
  if ("paid" in condition) return `its price was ${denied ? "not " : ""}paid`;
  if ("not" in condition) return clause(context, condition.not, !denied);
  const parts = "every" in condition ? condition.every : condition.either;
  const isAll = "every" in condition;
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
    const history = "happened" in amount ? comparedHistory(context, amount, { is, than }) : null;
    if (history !== null) return history;
    if ("usedThisTurn" in amount) {
      const noun = playerNoun(context, amount.usedThisTurn);
      return `${noun.text} ${agree("have", noun)} used ${countPhrase(context, { is, than }, "card", "cards").text} this turn`;
    }
    if ("counters" in amount && !isPlural(context, amount.on)) {
      const noun = nounFor(context, amount.on, "all", "subject");
      const counter = counterNoun(context, amount.counters);
      return `${noun.text} has ${countPhrase(context, { is, than }, counter, `${counter}s`).text} on it`;
    }
    if ("stat" in amount && amount.stat !== "damage" && !isPlural(context, amount.of) && typeof than === "number") {
      const noun = nounFor(context, amount.of, "all", "subject");
      const name = { ap: "AP", hp: "HP", useCost: "a use cost of", catalyst: "a catalyst of" }[amount.stat];
      return name.length === 2
        ? `${noun.text} has ${pointsText(context, { is, than }, name)}`
        : `${noun.text} has ${name} ${around(is, than)}`;
    }
  }
  return `${amountText(context, amount)} is ${typeof than === "number" ? around(is, than) : `${BEYOND[is]} ${amountText(context, than)}`}`;
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
function lifeText(context: RenderContext, who: PlayerRef, is: Comparison, than: Comparing["than"]): string {
  const noun = playerNoun(context, who);
  const have = `${noun.text} ${agree("have", noun)}`;
  if (typeof than === "number" || !("life" in than)) return `${have} ${pointsText(context, { is, than }, "life")}`;
  const other = playerNoun(context, than.life).text;
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

/** A comparison of a count with its player as subject: "you control two or more units", "you have no cards in hand". */
function countText(context: RenderContext, select: All, is: Comparison, than: Comparing["than"]): string {
  const zones = zonesIn(select.all);
  const [zone] = zones;
  const { whose, where } = select;
  if (typeof than !== "number") return bigger(context, select, is, than);
  if (whose !== undefined && zones.every((each) => each === "battleArea" || each === "stoneArea")) {
    const { one, many } = groupText(context, { zones, where });
    const noun = playerNoun(context, whose);
    return `${noun.text} ${agree("control", noun)} ${countPhrase(context, { is, than }, one, many).text}`;
  }
  if (whose !== undefined && zones.length === 1 && zone === "hand") {
    const { one, many } = groupText(context, { zones, whose, where, placeless: true });
    const noun = playerNoun(context, whose);
    return `${noun.text} ${agree("have", noun)} ${countPhrase(context, { is, than }, one, many).text} in hand`;
  }
  const { one, many } = groupText(context, { zones, whose, where });
  const counted = countPhrase(context, { is, than }, one, many);
  return `there ${counted.many ? "are" : "is"} ${counted.text}`;
}

/** Two players' counts of alike things: "more units than your opponent", "at least as many stones as you". */
const AGAINST: Readonly<Record<Comparison, (many: string, other: string) => string>> = {
  "=": (many, other) => `as many ${many} as ${other}`,
  "!=": (many, other) => `a different number of ${many} than ${other}`,
  "<": (many, other) => `fewer ${many} than ${other}`,
  "<=": (many, other) => `no more ${many} than ${other}`,
  ">": (many, other) => `more ${many} than ${other}`,
  ">=": (many, other) => `at least as many ${many} as ${other}`,
};

/** "you control more units than your opponent", where both sides count the same; "the number of … is greater than …". */
function bigger(context: RenderContext, select: All, is: Comparison, than: Exclude<Comparing["than"], number>): string {
  if ("count" in than && typeof than.count !== "string" && "all" in than.count) {
    const other = than.count;
    const alike = JSON.stringify([select.all, select.where]) === JSON.stringify([other.all, other.where]);
    const zones = zonesIn(select.all);
    const table = zones.every((zone) => ZONES_IN_ENGLISH[zone].at === "" || zone === "hand") && zones.length === 1;
    if (alike && table && select.whose !== undefined && other.whose !== undefined) {
      const { many } = groupText(context, { zones, where: select.where, placeless: true });
      const noun = playerNoun(context, select.whose);
      const verb = agree(zones[0] === "hand" ? "have" : "control", noun);
      const place = zones[0] === "hand" ? " in hand" : "";
      return `${noun.text} ${verb} ${AGAINST[is](`${many}${place}`, playerNoun(context, other.whose).text)}`;
    }
  }
  return `${amountText(context, { count: select })} is ${BEYOND[is]} ${amountText(context, than)}`;
}

/** Whether there is any of a selection. */
function someText(context: RenderContext, select: Select, denied: boolean): string {
  const not = denied ? "no longer" : "still";
  if (select === "self") return `${nounFor(context, select, "all", "subject").text} is ${not} where it was`;
  if ("all" in select) return existence(context, select, denied);
  if ("where" in select && "of" in select) return fitting(context, select, denied);
  if ("stored" in select) {
    const kept = context.stored.get(select.stored);
    if (kept === undefined || kept.manner === "")
      return `${nounFor(context, select, "all", "subject").text} is ${not} there`;
    return `${denied ? `no ${kept.head}` : withArticle(kept.head)} was ${kept.manner} this way`;
  }
  const noun = nounFor(context, select, "all", "subject");
  return `${noun.text} ${agree("be", noun)} ${not} there`;
}

function existence(context: RenderContext, select: All, denied: boolean): string {
  const { zones, whose, where } = { ...select, zones: zonesIn(select.all) };
  const control = whose !== undefined && zones.every((zone) => zone === "battleArea" || zone === "stoneArea");
  const hand = whose !== undefined && zones.length === 1 && zones[0] === "hand";
  const { one, many } = groupText(context, { zones, whose: control ? undefined : whose, where, placeless: hand });
  const text = denied ? `no ${many}` : withArticle(one);
  // From here on "it" might be the one that has just been spoken of.
  if (!denied) context.focus = null;
  if (whose !== undefined && (control || hand)) {
    const noun = playerNoun(context, whose);
    return `${noun.text} ${agree(control ? "control" : "have", noun)} ${text}${hand ? " in hand" : ""}`;
  }
  return `there ${denied ? "are" : "is"} ${text}`;
}

/** "it is rested", "any of them is rested". */
function fitting(context: RenderContext, { of, where }: Extract<Select, { of: unknown }>, denied: boolean): string {
  if (typeof of !== "string" && "all" in of && of.where === undefined)
    return existence(context, { ...of, where }, denied);
  const noun = nounFor(context, of, "all", "subject");
  if (!noun.many) {
    return `${noun.text} ${(denied ? deniedText(context, where, false) : predicateText(context, where, false)) || (denied ? "is gone" : "is there")}`;
  }
  const base = noun.text === "they" ? "them" : noun.text.replace(/^all /, "the ");
  return `${denied ? "none" : "any"} of ${base} ${predicateText(context, where, false) || "is there"}`;
}

function sameText(context: RenderContext, [one, other]: readonly [PlayerRef, PlayerRef], denied: boolean): string {
  const turn = one === "turnPlayer" ? other : other === "turnPlayer" ? one : null;
  if (turn !== null) return `it is ${denied ? "not " : ""}${playerNoun(context, turn).whose} turn`;
  const [who, through] = typeof one === "string" ? [one, other] : [other, one];
  if (typeof through !== "string" && ("controllerOf" in through || "ownerOf" in through)) {
    const control = "controllerOf" in through;
    const what = nounFor(context, control ? through.controllerOf : through.ownerOf, "all");
    const noun = playerNoun(context, who);
    const verb = control ? "control" : "own";
    if (!what.player) {
      const does = denied ? `${noun.you ? "do" : "does"} not ${verb}` : agree(verb, noun);
      return `${noun.text} ${does} ${what.text}`;
    }
  }
  const first = playerNoun(context, one);
  return `${first.text} ${agree("be", first)} ${denied ? "not " : ""}${playerNoun(context, other).text}`;
}

/** Returns the condition of a static ability: "during your turn", "as long as you have 5 or less life". */
export function whileText(context: RenderContext, condition: Condition): string {
  if ("turnOf" in condition)
    return `during ${withoutNewTargets(context, () => playerNoun(context, condition.turnOf)).whose} turn`;
  if ("same" in condition && condition.same.includes("turnPlayer")) {
    const [one, other] = condition.same;
    return `during ${withoutNewTargets(context, () => playerNoun(context, one === "turnPlayer" ? other : one)).whose} turn`;
  }
  if ("phase" in condition) return `during the ${condition.phase} phase`;
  if ("inBattle" in condition && condition.inBattle) return "during battle";
  return `as long as ${conditionText(context, condition)}`;
}
