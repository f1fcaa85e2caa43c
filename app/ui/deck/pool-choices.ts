import type { Kind } from "@/engine";
import type { ColorChoice } from "@/lib/catalogue/filters";

/** Use costs with a chip of their own; the last one means itself and everything above. */
export const COST_CHOICES = [0, 1, 2, 3, 4, 5, 6] as const;

/** The chips that are on. A group without any lets everything pass. */
export type PoolChoices = {
  readonly kinds: readonly Kind[];
  readonly colors: readonly ColorChoice[];
  readonly costs: readonly number[];
};

export const NO_CHOICES: PoolChoices = { kinds: [], colors: [], costs: [] };

export const countChoices = ({ kinds, colors, costs }: PoolChoices): number =>
  kinds.length + colors.length + costs.length;

/** The list with the member added, or taken out when it was there. */
export const toggled = <T>(list: readonly T[], member: T): readonly T[] =>
  list.includes(member) ? list.filter((other) => other !== member) : [...list, member];
