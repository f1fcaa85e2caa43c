import type { Effect } from "../../../model/effect";
import type { Discourse } from "../discourse/discourse";

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
