import { describe, expect, it } from "vitest";
import { getContenders, getLeader, type PlanCandidate } from "./race";

const runner = (results: readonly number[], credit = 0): PlanCandidate => ({
  plan: { answers: [], idle: false },
  credit,
  results: [...results],
});

describe("a race of plans", () => {
  it("is led by the best results, and by the first among equals", () => {
    const [one, two, three] = [runner([0.4, 0.5]), runner([0.6, 0.5]), runner([0.5, 0.6])];
    expect(getLeader([one, two, three])).toBe(two);
    expect(getLeader([])).toBeNull();
  });

  it("counts a credit like results", () => {
    const [one, two] = [runner([0.5, 0.5], 0.02), runner([0.51, 0.51])];
    expect(getLeader([two, one])).toBe(one);
  });

  it("drops nobody after a few deals", () => {
    const runners = [runner([0.9, 0.9, 0.9]), runner([0.1, 0.1, 0.1])];
    expect(getContenders(runners)).toEqual(runners);
  });

  it("compares deal by deal, so that the luck of deals does not hide a difference", () => {
    const better = runner([0.1, 0.9, 0.2, 0.8, 0.15, 0.85]);
    const worse = runner([0.05, 0.85, 0.15, 0.75, 0.1, 0.8]);
    expect(getContenders([worse, better])).toEqual([better]);
  });

  it("keeps a runner that is behind by less than chance explains", () => {
    const runners = [runner([0.9, 0.1, 0.6, 0.4]), runner([0.1, 0.8, 0.4, 0.5])];
    expect(getContenders(runners)).toEqual(runners);
  });

  it("drops plans that come to the same thing", () => {
    const [one, two] = [runner([0.5, 0.6, 0.5, 0.6]), runner([0.5, 0.6, 0.5, 0.6])];
    expect(getContenders([one, two])).toEqual([one]);
  });
});
