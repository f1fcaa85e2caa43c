import type { RestrictableAction } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { Filter, Select } from "../../model/select";
import { A_UNIT, aimed, doing, quick, SUMMONED, unit, when } from "../../testing/pool/builders";
import type { After } from "../../testing/scenario/after";
import type { Step } from "../../testing/scenario/steps";
import type { Table } from "../../testing/scenario/table";

/** Something done that an effect may forbid, and the second party that the prohibition may name. */
export type Deed = {
  readonly what: string;
  /** Whom or what the prohibition is about, as the opponent of the turn player says it. */
  readonly of: Select;
  readonly table: Table;
  readonly play: readonly Step[];
  /** The steps where it is forbidden, if it is not even offered then. */
  readonly refused?: readonly Step[];
  readonly done: After;
  readonly prevented: After;
  /** Prohibitions that prevent it: of everything, or of a second party that fits. */
  readonly forbids: readonly (Filter | null)[];
  /** Prohibitions of another second party. */
  readonly allows: readonly Filter[];
};

export const MINE: Select = { all: "battleArea", whose: "opponent" };
export const YOURS: Select = { all: "battleArea", whose: "you" };
export const ME: Select = { player: "opponent" };
export const YOU: Select = { player: "you" };
export const MAGIC: Filter = { kind: "magic" };
export const UNIT: Filter = { kind: "unit" };
/** Second parties of a magic that I control, told by my opponent. */
export const BY_MAGIC = { forbids: [null, MAGIC, { whose: "opponent" }], allows: [UNIT, { whose: "you" }] } as const;
/** Second parties of an ability of a unit that I control. */
export const BY_ABILITY = { forbids: [null, UNIT, { card: false }, { whose: "opponent" }], allows: [MAGIC] } as const;

export const does = (...effects: readonly Effect[]) => quick("does it", "", doing(...effects));
export const aims = (effect: Effect, spec = A_UNIT) => quick("does it", "", aimed(spec, effect));
export const USED: readonly Step[] = [{ use: "does it" }, "both pass"];
export const ZAP: Effect = { do: "damage", to: { target: 0 }, amount: 2 };
export const KILL: Effect = { do: "destroy", what: { target: 0 } };

/** Returns a deed of a magic that I use. */
export const byMagic = (
  what: string,
  of: Select,
  card: ReturnType<typeof does>,
  rest: Partial<Deed["table"]>,
  done: After,
  prevented: After,
): Deed => ({
  what: `${what}, by a magic`,
  of,
  table: { ...rest, cards: [card], me: { hand: ["does it"], ...rest.me } },
  play: USED,
  done,
  prevented,
  ...BY_MAGIC,
});

/** Returns a deed of the ability of a unit that I summon. */
export const byAbility = (
  what: string,
  of: Select,
  effect: Effect,
  spec: Parameters<typeof aimed>[0],
  you: Table["you"],
  done: After,
  prevented: After,
): Deed => ({
  what: `${what}, by an ability`,
  of,
  table: { cards: [unit("comes", "", "1/1", when(SUMMONED, aimed(spec, effect)))], me: { hand: ["comes"] }, you },
  play: [{ use: "comes" }, "both pass", { pick: "g 4/4" }, "both pass"],
  done,
  prevented,
  ...BY_ABILITY,
});

/** The deeds of some acts. */
export type Deeds<Acts extends RestrictableAction> = Readonly<Record<Acts, readonly Deed[]>>;
