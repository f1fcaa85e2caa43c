import type { Effect } from "../../../model/effect";
import type { Discourse } from "../discourse/discourse";
import type { ReadingContext } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import { hasManner } from "../phrases/manners";

/**
 * Reads an instruction that is carried out later. There, 「それら」 means the instances that matched when they were
 * mentioned. They are stored, so that later matches are not included.
 */
export function readForLater(
  discourse: Discourse,
  read: (discourse: Discourse) => readonly Effect[] | null,
): readonly Effect[] | null {
  const inner = discourse.copy();
  const descriptions = inner.nameDescriptions();
  const effects = descriptions.size === 0 ? null : read(inner);
  const said = JSON.stringify(effects);
  const used = [...descriptions].filter(([store]) => said.includes(`{"stored":"${store}"}`));
  if (effects === null || used.length === 0) return read(discourse);
  discourse.skipNamesOf(inner);
  const choices = used.map(
    ([store, from]): Effect => ({ do: "choose", who: "you", from, count: { count: from }, store }),
  );
  return [...choices, ...effects];
}

/** Adds 「その後、〜」 behind what is done at a later moment to what is done there. */
export function goesOnLater(
  chain: readonly LinkedClause[],
  reading: ReadingContext,
  out: Effect[],
  readInto: (chain: readonly LinkedClause[], reading: ReadingContext, out: Effect[]) => boolean,
): boolean {
  const last = out.at(-1);
  if (chain[0] === undefined || !hasManner(chain[0].clause, "then") || last?.do !== "create") return false;
  const { ability } = last;
  if (ability.type !== "triggered" || !("effects" in ability) || !MOMENTS.includes([ability.on].flat()[0]?.on))
    return false;
  const effects = [...ability.effects];
  if (!readInto(chain, reading, effects)) return false;
  out[out.length - 1] = { ...last, ability: { ...ability, effects } };
  return true;
}

const MOMENTS: readonly unknown[] = ["turnBegins", "turnEnds", "phaseBegins", "phaseEnds", "stepBegins", "stepEnds"];
