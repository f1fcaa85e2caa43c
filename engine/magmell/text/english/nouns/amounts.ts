import type { Amount, Condition, Select } from "../../../model/select";
import { getCounterNoun, type RenderContext, renderWithoutNewTargets, type StoredResultWords } from "../render-context";
import { joinList, type Noun, renderCountedNoun, spellNumber, spellTimes } from "../words";
import { createPlayerNoun } from "./players";
import { createSelectNoun, getSelectHead, isPluralSelect } from "./selections";

const STATS = {
  ap: "AP",
  hp: "HP",
  damage: "damage",
  useCost: "use cost",
  catalyst: "catalyst",
} as const;

/** Returns an amount as written in a sentence: digits, or the expression that it equals. */
export function renderAmount(context: RenderContext, amount: Amount): string {
  if (typeof amount === "number") return String(amount);
  const text = (inner: Amount): string => renderAmount(context, inner);
  if ("count" in amount) return numberOf(context, amount.count);
  if ("stat" in amount) return statText(context, amount);
  if ("counters" in amount)
    return `the number of ${getCounterNoun(context, amount.counters)}s on ${createSelectNoun(context, amount.on, "bare").text}`;
  if ("anyCounters" in amount)
    return `the number of counters on ${createSelectNoun(context, amount.anyCounters, "bare").text}`;
  if ("most" in amount)
    return `the highest ${STATS[amount.most]} among ${createSelectNoun(context, amount.of, "bare").text}`;
  if ("least" in amount)
    return `the lowest ${STATS[amount.least]} among ${createSelectNoun(context, amount.of, "bare").text}`;
  if ("colors" in amount) return `the number of colors of ${createSelectNoun(context, amount.colors, "bare").text}`;
  if ("life" in amount) return `${createPlayerNoun(context, amount.life).whose} life`;
  if ("usedThisTurn" in amount)
    return `the number of cards ${usedBy(createPlayerNoun(context, amount.usedThisTurn))} this turn`;
  if ("stored" in amount) return keptNumber(context.stored.get(amount.stored));
  if ("happened" in amount) return renderWithoutNewTargets(context, () => context.render.happened(context, amount));
  if ("event" in amount) return amount.event === "excess" ? "the excess damage" : eventNumber(context);
  if ("sum" in amount)
    return (
      amount.sum
        .map((part) => closed(text(part)))
        .join(" plus ")
        .replace(/,$/, "") || "0"
    );
  if ("product" in amount) return productText(context, amount.product);
  if ("minus" in amount) return `${closed(text(amount.minus[0]))} minus ${text(amount.minus[1])}`;
  if ("highest" in amount) return extreme(amount.highest.map(text), "higher", "highest");
  if ("lowest" in amount) return extreme(amount.lowest.map(text), "lower", "lowest");
  if ("if" in amount)
    return `${text(amount.then)} if ${context.render.condition(context, amount.if)}, otherwise ${text(amount.otherwise)}`;
  if ("difference" in amount) return `the difference between ${joinList(amount.difference.map(text))}`;
  if ("quotient" in amount) {
    const [of, by] = amount.quotient;
    return `${closed(text(of))} divided by ${closed(text(by)).replace(/,$/, "")}, rounded ${amount.round}`;
  }
  return `half ${text(amount.half).replace(/^(?!your |their |its )/, "of ")}, rounded ${amount.round}`;
}

/** "half of your life, rounded up," where more follows. */
const closed = (text: string): string => (/, rounded (?:up|down)$/.test(text) ? `${text},` : text);

const usedBy = ({ text, you }: Noun): string => `${text} ${you ? "have" : "has"} used`;

function numberOf(context: RenderContext, select: Select): string {
  if (typeof select !== "string" && "stored" in select) return keptNumber(context.stored.get(select.stored));
  if (typeof select !== "string" && "players" in select) return "the number of players";
  const own = numberOfOwn(context, select);
  if (own !== null) return own;
  const noun = createSelectNoun(context, select, "bare");
  if (!noun.many) return `the number of ${getSelectHead(context, select)}s that are ${noun.text}`;
  return `the number of ${/^(?:them|they)$/.test(noun.text) ? "those" : noun.text.replace(/^all /, "")}`;
}

/** "the number of cards that player discarded" of several players' cards; null for other selections. */
function numberOfOwn(context: RenderContext, select: Select): string | null {
  if (typeof select === "string" || !("of" in select) || !("where" in select)) return null;
  const { of, where } = select;
  const kept = typeof of !== "string" && "stored" in of ? context.stored.get(of.stored) : undefined;
  if (kept?.manner !== "discarded" || where.whose === undefined || Object.keys(where).length > 1) return null;
  return `the number of ${kept.head}s ${createPlayerNoun(context, where.whose).text} discarded`;
}

function statText(context: RenderContext, { stat, of }: Extract<Amount, { stat: unknown }>): string {
  const many = isPluralSelect(context, of);
  const noun = createSelectNoun(context, of, "bare");
  if (stat === "damage") return `the ${many ? "total " : ""}damage on ${noun.text}`;
  return many ? `the total ${STATS[stat]} of ${noun.text}` : `${noun.whose} ${STATS[stat]}`;
}

function keptNumber(kept: StoredResultWords | undefined): string {
  if (kept === undefined) return "that number";
  if (kept.number !== undefined) return kept.number;
  return kept.manner === "" ? `the number of those ${kept.head}s` : `the number of ${kept.manner} ${kept.head}s`;
}

/** The number of the event: "that damage", "that life". */
function eventNumber({ event }: RenderContext): string {
  if (event?.on === "damage") return "that damage";
  if (event?.on === "lifeGained" || event?.on === "lifeLost") return "that life";
  if (event?.on === "countersPut" || event?.on === "countersRemoved") return "the number of those counters";
  return "that number";
}

function productText(context: RenderContext, [one, other]: readonly [Amount, Amount]): string {
  const [factor, of] = typeof one === "number" ? [one, other] : [other, one];
  if (typeof factor === "number" && Number.isInteger(factor) && factor > 1)
    return `${spellTimes(factor)} ${renderAmount(context, of)}`;
  return `${renderAmount(context, one)} times ${renderAmount(context, other)}`;
}

function extreme(parts: readonly string[], ofTwo: string, ofMore: string): string {
  if (parts.length < 2) return parts[0] ?? "0";
  return `the ${parts.length === 2 ? ofTwo : ofMore} of ${joinList(parts)}`;
}

/** Whether "that many" can only mean this number: the one that is kept, or the one of the event. */
function isThat({ stored, event }: RenderContext, amount: Amount): boolean {
  if (typeof amount === "number") return false;
  if ("stored" in amount) return stored.size === 1 && event === null;
  if ("count" in amount && typeof amount.count !== "string" && "stored" in amount.count) {
    return stored.size === 1 && event === null;
  }
  return "event" in amount && amount.event === "amount" && stored.size === 0;
}

type NumberChoice = { readonly if: Condition; readonly then: number; readonly otherwise: number };

/** Returns the two numbers of which a condition chooses one; null for other amounts. */
export function splitChoice(amount: Amount): NumberChoice | null {
  if (typeof amount === "number" || !("if" in amount)) return null;
  const { then, otherwise } = amount;
  return typeof then === "number" && typeof otherwise === "number" ? { if: amount.if, then, otherwise } : null;
}

const ifSo = (context: RenderContext, choice: NumberChoice): string =>
  `if ${context.render.condition(context, choice.if)}`;

/** Returns a number of things with where they go, of which a condition chooses one: "2 damage to it, or 4 if …". */
export const renderChoiceFor = (
  context: RenderContext,
  choice: NumberChoice,
  usual: string,
  spell: (number: number) => string,
): string => `${usual}, or ${spell(choice.then)} ${ifSo(context, choice)}`;

/**
 * Returns an amount with its noun: "a card", "two cards", "that many cards", "cards equal to the number of units you
 * control".
 */
export function renderCounted(context: RenderContext, amount: Amount, one: string, many = `${one}s`): string {
  if (typeof amount === "number") return renderCountedNoun(amount, one, many);
  const choice = splitChoice(amount);
  if (choice !== null)
    return `${renderCountedNoun(choice.otherwise, one, many)}, or ${spellNumber(choice.then)} ${ifSo(context, choice)}`;
  return isThat(context, amount) ? `that many ${many}` : `${many} equal to ${renderAmount(context, amount)}`;
}

/** Returns an amount of points: "2 damage", "that much damage", "damage equal to its AP". */
export function renderPoints(context: RenderContext, amount: Amount, unit: string): string {
  if (typeof amount === "number") return `${amount} ${unit}`;
  const choice = splitChoice(amount);
  if (choice !== null) return `${choice.otherwise} ${unit}, or ${choice.then} ${ifSo(context, choice)}`;
  return isThat(context, amount) ? `that much ${unit}` : `${unit} equal to ${renderAmount(context, amount)}`;
}

/** Returns the group and factor of an amount that is written with "for each"; `null` for other amounts. */
export function findPerEachFactor(
  amount: Amount,
): { readonly each: number; readonly of: Extract<Amount, { count: unknown }>["count"] } | null {
  if (typeof amount === "number") return null;
  if ("count" in amount) return { each: 1, of: amount.count };
  if ("product" in amount) {
    const [one, other] = amount.product;
    const [factor, of] = typeof one === "number" ? [one, other] : [other, one];
    if (typeof factor === "number" && typeof of !== "number" && "count" in of) return { each: factor, of: of.count };
  }
  if ("minus" in amount && amount.minus[0] === 0) {
    const inner = findPerEachFactor(amount.minus[1]);
    return inner === null ? null : { ...inner, each: -inner.each };
  }
  return null;
}
