import { expect, test } from "vitest";
import { Thresholds } from "./bars";

test("a bar that is kept counts nothing, one that is missed or could not be measured does", () => {
  const said: string[] = [];
  const bars = new Thresholds((line) => said.push(line));
  bars.bar("lost", 0, { atMost: 0 });
  bars.bar("tried", 3, { atLeast: 3 });
  expect(bars.missed).toBe(0);
  bars.bar("lost", 1, { atMost: 0 });
  bars.bar("tried", 2, { atLeast: 3 });
  bars.bar("p99", Number.NaN, { atMost: 250 });
  bars.untried("pooler", "pgbouncer is not installed.");
  expect(bars.missed).toBe(4);
  expect(said.filter((line) => line.startsWith("MISSED"))).toHaveLength(4);
});
