import { expect, it } from "vitest";
import { measureDecisionsPerCpuSecond } from "./decisions-per-cpu-second";

it("reads decisions per CPU second from what another program prints", () => {
  expect(measureDecisionsPerCpuSecond("per game: 12 turns, 99 decisions -> 7.81M decisions/cpu-s\n")).toBe(7.81e6);
  expect(measureDecisionsPerCpuSecond("  decisions   412 k decision/cpu-s   spread 2 %")).toBe(412e3);
  expect(measureDecisionsPerCpuSecond("950 decisions/cpu-s")).toBe(950);
  expect(measureDecisionsPerCpuSecond("nothing of the sort")).toBeNull();
});
