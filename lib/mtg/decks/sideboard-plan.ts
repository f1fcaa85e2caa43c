import {
  checkSideboarding,
  type DeckLine,
  isPoolFormat,
  type MtgDeck,
  type SideboardProblem,
  toNameKey,
} from "@/engine/mtg/deck";
import { getOwn } from "@/lib/collections";
import { countCopies } from "./count-copies";

/** Changes between two games, by name: copies taken out of the deck and copies brought in from the sideboard. */
export type SideboardPlan = {
  readonly out: Readonly<Record<string, number>>;
  readonly in: Readonly<Record<string, number>>;
};
export const EMPTY_SIDEBOARD_PLAN: SideboardPlan = { out: {}, in: {} };

/** Returns cards that may be swapped in between games: the sideboard, or the rest of the pool in Limited (D.11.5). */
export function getSideboardCards(deck: MtgDeck, format: string): readonly DeckLine[] {
  if (!isPoolFormat(format) || deck.pool.length === 0) return deck.sideboard;
  const played = countCopies(deck, "main");
  return deck.pool.flatMap(({ name, count }) => {
    const left = count - (played.get(toNameKey(name))?.count ?? 0);
    return left > 0 ? [{ name, count: left }] : [];
  });
}

/**
 * Returns a plan with the number of copies of a name changed by an amount, limited to the available copies. Returns the
 * same plan if nothing changes.
 */
export function changeSideboardPlan(
  plan: SideboardPlan,
  way: "out" | "in",
  { name, count }: DeckLine,
  by: number,
): SideboardPlan {
  const before = getOwn(plan[way], name) ?? 0;
  const copies = Math.min(Math.max(0, before + by), count);
  return copies === before ? plan : { ...plan, [way]: { ...plan[way], [name]: copies } };
}

/**
 * Returns the plan with one more copy of a deck card swapped for a copy of a sideboard card. Returns the same plan if
 * either has no copy left.
 */
export function swapCards(plan: SideboardPlan, out: DeckLine, come: DeckLine): SideboardPlan {
  const isLeft = (way: "out" | "in", { name, count }: DeckLine) => (getOwn(plan[way], name) ?? 0) < count;
  if (!isLeft("out", out) || !isLeft("in", come)) return plan;
  return changeSideboardPlan(changeSideboardPlan(plan, "out", out, 1), "in", come, 1);
}

/** Copies of a plan that the deck has, by name. */
const within = (lines: readonly DeckLine[], copies: Readonly<Record<string, number>>) =>
  lines.map(({ name, count }) => ({ name, count, moved: Math.min(getOwn(copies, name) ?? 0, count) }));

type PlanResult = {
  readonly out: number;
  readonly in: number;
  readonly problems: readonly SideboardProblem[];
};

/**
 * Returns the card counts of a plan and the rules that it breaks. Constructed decks swap cards one for one (D.11.4,
 * D.11.5).
 */
export function checkSideboardPlan({ main, sideboard }: MtgDeck, plan: SideboardPlan, format: string): PlanResult {
  const [out, ins] = [within(main, plan.out), within(sideboard, plan.in)];
  const sum = (lines: typeof out) => lines.reduce((total, { moved }) => total + moved, 0);
  const copies = (stay: typeof out, come: typeof out) => {
    const counts: Record<string, number> = {};
    for (const { name, count, moved } of stay) counts[toNameKey(name)] = (counts[toNameKey(name)] ?? 0) + count - moved;
    for (const { name, moved } of come) counts[toNameKey(name)] = (counts[toNameKey(name)] ?? 0) + moved;
    return counts;
  };
  const before = { main: copies(still(out), []), sideboard: copies(still(ins), []) };
  const after = { main: copies(out, ins), sideboard: copies(ins, out) };
  const kind = isPoolFormat(format) ? "limited" : "constructed";
  return { out: sum(out), in: sum(ins), problems: checkSideboarding(before, after, kind) };
}

const still = <Line extends { readonly moved: number }>(lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, moved: 0 }));
