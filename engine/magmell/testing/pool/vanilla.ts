import type { CardDefinition } from "../../model/card";
import { createUnit } from "./builders";

/**
 * Units without text. Each color has a 1/1 for one stone, a 2/2 for two and so on; two units have two colors, and one
 * is colorless.
 */
export const VANILLA_CARDS: readonly CardDefinition[] = [
  ...["r", "g", "b"].flatMap((sign) =>
    [1, 2, 3, 4].map((size) => createUnit(`${sign} ${size}/${size}`, `${size - 1}${sign}`, `${size}/${size}`)),
  ),
  createUnit("rg 3/2", "rg", "3/2"),
  createUnit("gb 2/3", "gb", "2/3"),
  createUnit("rb 5/4", "2rb/rb", "5/4"),
  createUnit("any 5/6", "4/1", "5/6"),
  createUnit("catalyst any 3/3", "1g/1g", "3/3"),
];
