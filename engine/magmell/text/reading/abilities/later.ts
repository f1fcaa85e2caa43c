import type { Effect } from "../../../model/effect";
import type { Discourse } from "../discourse/discourse";

/**
 * Reads what is carried out later: 「それら」 means there what fitted the description as it was spoken of, which is stored before,
 * and not what comes to fit it.
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
