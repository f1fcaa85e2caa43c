import type {
  Ability,
  AbilityBody,
  BodyOrModes,
  EventPattern,
  ReplacementAbility,
  StaticAbility,
  TargetSpec,
  TriggeredAbility,
} from "../../model/ability";
import { type CardDefinition, COLORS, type Color, NO_SYMBOLS, type SymbolCounts, type Timing } from "../../model/card";
import type { Effect } from "../../model/effect";

const SIGNS: Readonly<Record<string, Color>> = Object.fromEntries(COLORS.map((color) => [color.charAt(0), color]));

/** Parses `"2rg"` as two of any color, one red, one green. Throws for invalid text. */
export function parseTestCost(text: string): SymbolCounts {
  const found = { ...NO_SYMBOLS };
  for (const sign of text) {
    const color = SIGNS[sign];
    if (color !== undefined) found[color] += 1;
    else if (/\d/.test(sign)) found.any += Number(sign);
    else throw new Error(`"${text}" is no cost`);
  }
  return found;
}

type Price = Pick<CardDefinition, "useCost" | "catalyst">;

/** Reads `"2r/1g"`: use cost and, after the stroke, catalyst. */
function price(text: string): Price {
  const [useCost = "", catalyst = ""] = text.split("/");
  return { useCost: parseTestCost(useCost), catalyst: parseTestCost(catalyst) };
}

const spell = (name: string, timing: Timing, cost: string, abilities: readonly Ability[]): CardDefinition => ({
  name,
  kind: "magic",
  timing,
  ...price(cost),
  ap: null,
  hp: null,
  text: "",
  abilities,
  token: false,
});

/** Returns a unit; its AP and HP are written `"2/3"`. */
export function createUnit(
  name: string,
  cost: string,
  numbers: string,
  ...abilities: readonly Ability[]
): CardDefinition {
  const [ap = 0, hp = 0] = numbers.split("/").map(Number);
  return { ...spell(name, "normal", cost, abilities), kind: "unit", ap, hp };
}

export const createQuickUnit = (...given: Parameters<typeof createUnit>): CardDefinition => ({
  ...createUnit(...given),
  timing: "quick",
});

/** Returns a token definition; it costs nothing, because tokens are never used. */
export const createTokenCard = (name: string, numbers: string, ...abilities: readonly Ability[]): CardDefinition => ({
  ...createUnit(name, "", numbers, ...abilities),
  token: true,
});

/** Returns a magic of normal timing; `createQuickMagic` returns one of quick timing. */
export const createMagic = (
  name: string,
  cost: string,
  does: BodyOrModes,
  ...more: readonly Ability[]
): CardDefinition => spell(name, "normal", cost, [{ type: "magic", ...does }, ...more]);
export const createQuickMagic = (
  name: string,
  cost: string,
  does: BodyOrModes,
  ...more: readonly Ability[]
): CardDefinition => spell(name, "quick", cost, [{ type: "magic", ...does }, ...more]);

export const createStone = (name: string, ...abilities: readonly Ability[]): CardDefinition => ({
  ...spell(name, "normal", "", abilities),
  kind: "stone",
  timing: null,
});

/** Returns an ability body without targets: its effects, in order. */
export const createBody = (...effects: readonly Effect[]): AbilityBody => ({ effects });

/** Returns an ability body with targets. */
export const createTargetedBody = (
  targets: TargetSpec | readonly TargetSpec[],
  ...effects: readonly Effect[]
): AbilityBody => ({
  targets: Array.isArray(targets) ? targets : [targets as TargetSpec],
  effects,
});

export const createTriggeredAbility = (
  on: EventPattern | readonly EventPattern[],
  does: BodyOrModes,
  more: Pick<TriggeredAbility, "if" | "limit" | "zones"> = {},
): TriggeredAbility => ({ type: "triggered", on, ...more, ...does });

export const createStaticAbility = (
  affects: StaticAbility["affects"],
  changes: StaticAbility["changes"],
  more: Pick<StaticAbility, "while" | "zones"> = {},
): StaticAbility => ({ type: "static", affects, changes, ...more });

export const createReplacementAbility = (
  on: EventPattern,
  instead: ReplacementAbility["instead"],
  more: Pick<ReplacementAbility, "if" | "optional" | "zones"> = {},
): ReplacementAbility => ({ type: "replacement", on, instead, ...more });

type If = Extract<Effect, { do: "if" }>;
type May = Extract<Effect, { do: "may" }>;

/**
 * Returns the instruction `if`; `createMay` returns `may`. Their field `then` is data, although the linter reports it
 * as a promise.
 */
export const createIf = (condition: If["condition"], effects: If["then"], otherwise: If["otherwise"] = []): If => ({
  do: "if",
  condition,
  then: effects,
  otherwise,
});
export const createMay = (effects: May["then"], otherwise: May["otherwise"] = []): May => ({
  do: "may",
  who: "you",
  then: effects,
  otherwise,
});

/** Trigger pattern of a unit's own arrival in the battle area. */
export const WHEN_SUMMONED: EventPattern = { on: "move", what: "self", to: "battleArea" };
export const WHEN_DESTROYED: EventPattern = { on: "move", what: "self", from: "battleArea", to: "dust" };

export const ANY_UNIT: TargetSpec = { zones: ["battleArea"], count: 1 };
export const THEIR_UNIT: TargetSpec = { zones: ["battleArea"], whose: "opponent", count: 1 };
export const MY_UNIT: TargetSpec = { zones: ["battleArea"], whose: "you", count: 1 };
export const ANY_PLAYER: TargetSpec = { players: "any", count: 1 };
export const ANY_UNIT_OR_PLAYER: TargetSpec = { zones: ["battleArea"], players: "any", count: 1 };
export const ANY_CHANT_CARD: TargetSpec = { zones: ["chant"], where: { card: true }, count: 1 };
