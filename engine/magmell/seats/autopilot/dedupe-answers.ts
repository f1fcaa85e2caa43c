import type { PlayerAnswer } from "../../model/choice";
import type { InstanceId } from "../../model/ids";
import type { Game } from "../../model/state";
import { findInstance } from "../../model/zone";

/**
 * Returns answers without duplicates. If answers name instances of the same card in the same state and zone, only the
 * first is kept. All are kept while lasting effects could distinguish them.
 */
export function dedupeAnswers({ state }: Game, answers: readonly PlayerAnswer[]): readonly PlayerAnswer[] {
  if (answers.length < 2 || state.lasting.length > 0) return answers;
  const seen = new Set<string>();
  return answers.filter((answer) => {
    const named = namedBy(answer);
    const look = named === null ? null : lookOf(state, named);
    if (look === null) return true;
    if (seen.has(look)) return false;
    seen.add(look);
    return true;
  });
}

function namedBy(answer: PlayerAnswer): InstanceId | null {
  if (answer.do === "attack") return answer.unit;
  return answer.do === "pick" && "instance" in answer.target ? answer.target.instance : null;
}

/** A key of the visible state of an instance; `null` on the chant, where no two instances count as equal. */
function lookOf({ zones }: Game["state"], id: InstanceId): string | null {
  const place = findInstance(zones, id);
  if (place === null || place.zone === "chant") return null;
  const { card, owner, rested, faceDown, damage, counters } = place.instance;
  return JSON.stringify([place.zone, place.player, card, owner, rested, faceDown, damage, counters]);
}
