import { describe, expect, it } from "vitest";
import { RULE_IDS } from "./rules";
import { rulesWith, STATUSES } from "./status";
import { HOUSE, RULES } from "./words";

describe("the status of every rule", () => {
  it("is exactly one of the four", () => {
    expect(STATUSES.flatMap(rulesWith).toSorted()).toEqual(RULE_IDS.toSorted());
  });

  it("calls no heading done, because a heading says nothing", () => {
    expect(rulesWith("done").filter((id) => RULES[id].heading)).toEqual([]);
  });
});

describe("house rulings", () => {
  it("are numbered without a gap", () => {
    const ids = Object.keys(HOUSE);
    expect(ids).toEqual(ids.map((_, index) => `house:${index + 1}`));
  });

  it("never rest on a heading", () => {
    const cited = Object.values(HOUSE).flatMap((ruling) => ruling.rules);
    expect(cited.filter((id) => RULES[id].heading)).toEqual([]);
  });
});
