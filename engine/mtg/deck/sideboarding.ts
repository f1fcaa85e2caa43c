import type { MtgRef } from "../model/ref";

/** A deck of a match: the number of copies of each name in deck and sideboard. */
type MatchDeck = {
  readonly main: Readonly<Record<string, number>>;
  readonly sideboard: Readonly<Record<string, number>>;
};

/** A reason why a deck is not allowed between two games, or before a match. */
export type SideboardProblem = { readonly rule: MtgRef } & (
  | { readonly code: "SIZE_CHANGED"; readonly have: number; readonly want: number }
  | { readonly code: "NOT_RESTORED" | "NOT_THE_SAME_CARDS"; readonly names: readonly string[] }
);

/**
 * Returns the reasons why a deck change between the games of a match is not allowed. Constructed decks swap cards one
 * for one (D.11.4); in Limited the sizes may change. Cards from outside the pool are not allowed.
 * @rule mtg-6e:D.11.5
 */
export function checkSideboarding(
  before: MatchDeck,
  after: MatchDeck,
  kind: "constructed" | "limited",
): readonly SideboardProblem[] {
  const problems: SideboardProblem[] = [];
  const names = differences(total(before), total(after));
  if (names.length > 0) problems.push({ code: "NOT_THE_SAME_CARDS", rule: "mtg-6e:D.8.1", names });
  const [want, have] = [sizeOf(before.main), sizeOf(after.main)];
  if (kind === "constructed" && have !== want)
    problems.push({ code: "SIZE_CHANGED", rule: "mtg-6e:D.11.4", have, want });
  return problems;
}

/** Returns the reasons why a match may not begin with a deck, which must be as registered (D.2.2). */
export function checkRegisteredDeck(registered: MatchDeck, now: MatchDeck): readonly SideboardProblem[] {
  const names = [
    ...new Set([...differences(registered.main, now.main), ...differences(registered.sideboard, now.sideboard)]),
  ];
  return names.length === 0 ? [] : [{ code: "NOT_RESTORED", rule: "mtg-6e:D.2.2", names }];
}

type Copies = Readonly<Record<string, number>>;

const sizeOf = (copies: Copies): number => Object.values(copies).reduce((sum, count) => sum + count, 0);

const total = ({ main, sideboard }: MatchDeck): Copies => {
  const all: Record<string, number> = { ...main };
  for (const [name, count] of Object.entries(sideboard)) all[name] = (all[name] ?? 0) + count;
  return all;
};

const differences = (one: Copies, other: Copies): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => (one[name] ?? 0) !== (other[name] ?? 0))
    .sort();
