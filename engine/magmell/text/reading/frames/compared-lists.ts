import type { Amount, Condition, PlayerRef } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { hasManner, removeManner } from "../phrases/manners";
import { DOER_POINTER, type NounPhrase } from "../phrases/noun-phrase";
import { getComparedItems } from "../phrases/shared-owner";
import type { SemanticRoles } from "./semantic-roles";
import type { VerbFrame } from "./verb-frame";

type ConditionReader = NonNullable<VerbFrame["condition"]>;
type Role = "agent" | "object" | "goal";

/** Whether a clause compares with a number, or with what has a number. */
const isComparison = ({ complement, quantities, than }: SemanticRoles): boolean =>
  complement?.kind === "bound" || complement?.kind === "quantity" || quantities.length > 0 || than !== undefined;

const isTotal = ({ complement, quantities }: SemanticRoles): boolean =>
  (complement?.kind === "bound" && complement.total === true) ||
  (complement?.kind === "quantity" && complement.quantity.total === true) ||
  quantities.some(({ total }) => total === true);

function withoutTotal(roles: SemanticRoles): SemanticRoles {
  const { complement, quantities } = roles;
  return {
    ...roles,
    quantities: quantities.map(({ total: _, ...rest }) => rest),
    ...(complement?.kind === "bound" && { complement: { ...complement, total: undefined } }),
    ...(complement?.kind === "quantity" && {
      complement: { ...complement, quantity: { ...complement.quantity, total: undefined } },
    }),
  };
}

/**
 * Returns a reader of conditions for which a list in one of `roles` is compared as the text says: 「それぞれ」 each of its
 * items, 「合計」 their sum by `measure`. Such a list with neither word is not read, as it may mean either.
 */
export const createListComparison =
  (read: ConditionReader, measure: (phrase: NounPhrase) => Amount | null, ...names: readonly Role[]): ConditionReader =>
  (roles, clause) => {
    const name = names.find((one) => getItems(roles[one]) !== null);
    const phrase = name === undefined ? undefined : roles[name];
    const items = phrase === undefined ? null : getItems(phrase);
    const each = hasManner(clause, "each");
    if (name === undefined || phrase === undefined || items === null) return read(roles, clause);
    const isOr = phrase.kind === "list" && phrase.how === "or";
    if (clause.form.negative && (isComparison(roles) || !isOr)) return null;
    const ofEach = (): readonly Condition[] | null => {
      const parts = items.map((item) => read({ ...roles, [name]: item }, removeManner(clause, "each")));
      return parts.includes(null) ? null : (parts as readonly Condition[]);
    };
    if (!isComparison(roles)) {
      if (isOr || phrase.kind !== "list") return read(roles, clause);
      const every = ofEach();
      return every && { every };
    }
    if (each === isTotal(roles)) return isOr && !each ? either(items, ofEach()) : null;
    if (isOr) return null;
    if (each) {
      const every = ofEach();
      return every && { every };
    }
    const amounts = items.map(measure);
    if (amounts.includes(null) || name !== "agent") return null;
    const agent: NounPhrase = { kind: "amount", amount: { sum: amounts as readonly Amount[] }, counter: "" };
    return read({ ...withoutTotal(roles), agent }, clause);
  };

const getItems = (phrase: NounPhrase | undefined): readonly NounPhrase[] | null =>
  phrase === undefined ? null : getComparedItems(phrase);

/** One number or another; what is counted may be both. */
const either = (items: readonly NounPhrase[], parts: readonly Condition[] | null): Condition | null =>
  parts === null || items.some(({ kind }) => kind !== "stat" && kind !== "life") ? null : { either: parts };

/** Returns a number with another player in the place of its own: the hand of the opponent for yours. */
export function swapPlayer(part: unknown, player: PlayerRef): unknown {
  if (part === null || typeof part !== "object") return part;
  if (Array.isArray(part)) return part.map((inner) => swapPlayer(inner, player));
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      (key === "whose" || key === "life") && (typeof value === "string" || isEqualData(value, DOER_POINTER))
        ? player
        : swapPlayer(value, player),
    ]),
  );
}
