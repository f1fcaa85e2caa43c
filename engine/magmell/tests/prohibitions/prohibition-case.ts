import type { RestrictableAction } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { Filter, Select } from "../../model/select";
import {
  ANY_UNIT,
  createBody,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import type { ScenarioExpectation } from "../../testing/scenario/after";
import type { ScenarioLine } from "../../testing/scenario/steps";
import type { TableSetup } from "../../testing/scenario/table";

/** Something done that an effect may forbid, and the second party that the prohibition may name. */
export type ProhibitionCase = {
  readonly what: string;
  /** Whom or what the prohibition is about, as the opponent of the turn player says it. */
  readonly of: Select;
  readonly table: TableSetup;
  readonly play: readonly ScenarioLine[];
  /** The steps where it is forbidden, if it is not even offered then. */
  readonly refused?: readonly ScenarioLine[];
  readonly done: ScenarioExpectation;
  readonly prevented: ScenarioExpectation;
  /** Prohibitions that prevent it: of everything, or of a second party that fits. */
  readonly forbids: readonly (Filter | null)[];
  /** Prohibitions of another second party. */
  readonly allows: readonly Filter[];
};

export const MY_UNITS: Select = { all: "battleArea", whose: "opponent" };
export const YOUR_UNITS: Select = { all: "battleArea", whose: "you" };
export const SELECT_ME: Select = { player: "opponent" };
export const SELECT_YOU: Select = { player: "you" };
export const MAGIC_FILTER: Filter = { kind: "magic" };
export const UNIT_FILTER: Filter = { kind: "unit" };
/** Second parties of a magic that I control, told by my opponent. */
export const MAGIC_PARTIES = {
  forbids: [null, MAGIC_FILTER, { whose: "opponent" }],
  allows: [UNIT_FILTER, { whose: "you" }],
} as const;
/** Second parties of an ability of a unit that I control. */
export const ABILITY_PARTIES = {
  forbids: [null, UNIT_FILTER, { card: false }, { whose: "opponent" }],
  allows: [MAGIC_FILTER],
} as const;

export const createEffectCard = (...effects: readonly Effect[]) =>
  createQuickMagic("does it", "", createBody(...effects));
export const createTargetingCard = (effect: Effect, spec = ANY_UNIT) =>
  createQuickMagic("does it", "", createTargetedBody(spec, effect));
export const USE_STEPS: readonly ScenarioLine[] = [{ use: "does it" }, "both pass"];
export const DAMAGE_TARGET: Effect = { do: "damage", to: { target: 0 }, amount: 2 };
export const DESTROY_TARGET: Effect = { do: "destroy", what: { target: 0 } };

/** Returns a deed of a magic that I use. */
export const createMagicCase = (
  what: string,
  of: Select,
  card: ReturnType<typeof createEffectCard>,
  rest: Partial<ProhibitionCase["table"]>,
  done: ScenarioExpectation,
  prevented: ScenarioExpectation,
): ProhibitionCase => ({
  what: `${what}, by a magic`,
  of,
  table: { ...rest, cards: [card], me: { hand: ["does it"], ...rest.me } },
  play: USE_STEPS,
  done,
  prevented,
  ...MAGIC_PARTIES,
});

/** Returns a deed of the ability of a unit that I summon. */
export const createAbilityCase = (
  what: string,
  of: Select,
  effect: Effect,
  spec: Parameters<typeof createTargetedBody>[0],
  you: TableSetup["you"],
  done: ScenarioExpectation,
  prevented: ScenarioExpectation,
): ProhibitionCase => ({
  what: `${what}, by an ability`,
  of,
  table: {
    cards: [createUnit("comes", "", "1/1", createTriggeredAbility(WHEN_SUMMONED, createTargetedBody(spec, effect)))],
    me: { hand: ["comes"] },
    you,
  },
  play: [{ use: "comes" }, "both pass", { pick: "g 4/4" }, "both pass"],
  done,
  prevented,
  ...ABILITY_PARTIES,
});

/** The deeds of some acts. */
export type ProhibitionCases<Acts extends RestrictableAction> = Readonly<Record<Acts, readonly ProhibitionCase[]>>;
