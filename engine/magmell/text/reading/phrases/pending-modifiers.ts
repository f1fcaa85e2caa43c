import type { Amount, Filter, NumberComparison } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import type { NounPhrase, PlayerCondition, PlayerParty } from "./noun-phrase";
import type { Quantity } from "./quantity";

/** Modifiers that have been read before their noun. */
export type PendingModifiers = {
  readonly whose?: PlayerParty;
  readonly owners?: true;
  readonly zones?: readonly ZoneId[];
  readonly where: Filter;
  readonly all?: true;
  readonly quantity?: Quantity;
  /** The phrase before the last 「の」, for nouns with a complement: 「〜の数」. */
  readonly of?: NounPhrase;
  /** The number in 「〜に等しい点数」. */
  readonly amount?: Amount;
  /** The frame of a verb without arguments: 「捨てたカード」. */
  readonly result?: string;
  /** The frame of a verb that did not apply to it: 「選ばれなかったユニット」. */
  readonly notResult?: string;
  readonly by?: NounPhrase;
  readonly to?: NounPhrase;
  readonly next?: true;
  /** The player who chose it: 「あなたが選んだ色」. */
  readonly chosenBy?: PlayerParty;
  readonly inBattle?: boolean;
  /** 「無作為に選んだ」 */
  readonly random?: true;
  /** A condition that selects one of both players: 「カードの枚数が多い」. */
  readonly test?: PlayerCondition;
  readonly bound?: NumberComparison;
  readonly nth?: number;
  /** 「対象の」 */
  readonly aimed?: true;
};

export const NO_PENDING_MODIFIERS: PendingModifiers = { where: {} };

/** Merges two sets of modifiers; `null` if both state the same property. */
export function mergePendingModifiers(
  one: PendingModifiers,
  other: Partial<PendingModifiers>,
): PendingModifiers | null {
  const where: { [key: string]: unknown } = { ...one.where };
  for (const [key, value] of Object.entries(other.where ?? {})) {
    if (key === "not" && "not" in where) where.not = { any: [where.not, value] };
    else if (key in where) return null;
    else where[key] = value;
  }
  for (const key of [
    "whose",
    "zones",
    "quantity",
    "amount",
    "result",
    "all",
    "inBattle",
    "bound",
    "nth",
    "notResult",
    "by",
    "to",
    "next",
    "chosenBy",
    "random",
    "test",
    "aimed",
  ] as const)
    if (one[key] !== undefined && other[key] !== undefined) return null;
  if ((one.all && other.quantity) || (other.all && one.quantity)) return null;
  return { ...one, ...other, where: where as Filter };
}

/** Returns whether there are no modifiers other than those in `keys`. */
export const hasOnlyPending = (pending: PendingModifiers, ...keys: readonly (keyof PendingModifiers)[]): boolean =>
  (Object.keys(pending) as (keyof PendingModifiers)[]).every(
    (key) =>
      pending[key] === undefined || keys.includes(key) || (key === "where" && Object.keys(pending.where).length === 0),
  );
