/**
 * Computes the position after a session's nodes, the first of which is a deal. Positions are cached by node in `known`,
 * so a node must always follow the same nodes.
 */
export function computePositionAfter<Node extends object, Position extends object>(
  nodes: readonly Node[],
  known: WeakMap<Node, Position>,
  follow: (before: Position | null, node: Node, place: number) => Position,
): Position {
  let position: Position | null = null;
  for (const [place, node] of nodes.entries()) {
    position = known.get(node) ?? follow(position, node, place);
    known.set(node, position);
  }
  if (position === null) throw new Error("A session begins with a deal");
  return position;
}

/**
 * Joins the log lines of consecutive nodes. Returns the log and the index at which the lines of the last node begin
 * (`freshFrom`).
 */
export function joinLogs<Line>(parts: readonly (readonly Line[])[]) {
  const log: readonly Line[] = parts.flat();
  return { log, freshFrom: log.length - (parts.at(-1)?.length ?? 0) };
}

/** A question that is answered by one pick after the other. */
type PickQuestion<Target> = {
  readonly options: readonly Target[];
  readonly picked: readonly Target[];
  readonly ordered: boolean;
};
type PickAnswer<Target> = { readonly do: "pick"; readonly target: Target } | { readonly do: "done" };

/**
 * Returns the answers that make exactly these picks, in option order if order does not matter. The engine makes a last
 * pick without alternatives itself, so it needs no answer. `step` answers in a copy of the game; `getQuestion` returns
 * the open pick.
 */
export function planPicks<Target>(
  picks: readonly Target[],
  isSame: (one: Target, other: Target) => boolean,
  getQuestion: () => PickQuestion<Target> | null,
  step: (answer: PickAnswer<Target>) => unknown,
): readonly PickAnswer<Target>[] {
  const question = getQuestion();
  if (question === null) return [];
  const place = (target: Target): number => question.options.findIndex((option) => isSame(option, target));
  const sorted = question.ordered ? picks : [...picks].sort((one, other) => place(one) - place(other));
  const answers: PickAnswer<Target>[] = [];
  for (const target of sorted) {
    const now = getQuestion();
    if (now === null || now.picked.some((other) => isSame(other, target))) continue;
    answers.push({ do: "pick", target });
    step({ do: "pick", target });
  }
  // A following question begins without picks.
  const goesOn = sorted.length === 0 || (getQuestion()?.picked ?? []).length > 0;
  return goesOn ? [...answers, { do: "done" }] : answers;
}
