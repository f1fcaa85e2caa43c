import { ERAS, SWITCHES, type SwitchName } from "@/engine/mtg";
import type { MtgHouseId, MtgRef } from "@/engine/mtg/rulebook";
import { documentWith } from "../documents";
import { entryWith } from "../entries";
import { citationsOf } from "../sources";
import type { Contradiction } from "./contradiction";
import { CONTRADICTIONS_1 } from "./contradictions-1";
import { CONTRADICTIONS_15 } from "./contradictions-15";

/** All contradictions between the documents of the second game, and inside them. */
export const CONTRADICTIONS: readonly Contradiction[] = [...CONTRADICTIONS_1, ...CONTRADICTIONS_15];

/** Contradictions that an entry takes part in, or that a ruling decides. */
export const contradictionsOn = (id: string): readonly Contradiction[] =>
  CONTRADICTIONS.filter((one) =>
    [...one.sides.flatMap(({ rules }) => rules), ...decidingRulings(one)].some((rule) => rule === id),
  );

const isHouse = (rule: MtgRef): rule is MtgHouseId => rule.startsWith("mtg-house:");

/** The rulings of this site that decide a contradiction: its own, then those that its switch cites. */
export function decidingRulings({ rulings, bySwitch }: Contradiction): readonly MtgHouseId[] {
  const cells = bySwitch === null ? [] : ERAS.map((era) => SWITCHES[bySwitch][era]);
  const cited: readonly MtgRef[] = cells.flatMap(({ rule, also = [] }) => [rule, ...also]);
  return [...new Set([...rulings, ...cited.filter(isHouse)])];
}

/** The last day on which an entry was said, as far as it tells: that of its sources, or of its document where it has none. */
export function lastSaid(id: MtgRef): string | null {
  const { document } = entryWith(id);
  if (document === "mtg-6e") return citationsOf(id).findLast(({ date }) => date !== null)?.date ?? null;
  return documentWith(document).statedOn;
}

/** The days on which several entries were last said, each once, the earliest first; none where nothing tells a day. */
export const daysSaid = (ids: readonly MtgRef[]): readonly string[] =>
  [...new Set(ids.flatMap((id) => lastSaid(id) ?? []))].sort();

/** Whether the eras go different ways at a switch. One that they share is there because some document says otherwise. */
export const differsByEra = (name: SwitchName): boolean =>
  new Set(ERAS.map((era) => String(SWITCHES[name][era].value))).size > 1;
