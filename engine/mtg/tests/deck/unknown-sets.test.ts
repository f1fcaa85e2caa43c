import { describe, expect, it } from "vitest";
import { checkDeck, type FormatId, type MtgCardFacts, toNameKey } from "../../deck";
import { rule } from "../../testing/rule";
import { createTestDeck } from "../../testing/test-deck";

/** Problems of a deck with one card that only sets print which the formats do not know. */
function judged(first: string | null | undefined, format: FormatId) {
  const facts: MtgCardFacts = { name: "Reed Warden", sets: ["xyz"], ...(first === undefined ? {} : { first }) };
  const cards = { find: (key: string) => (key === toNameKey(facts.name) ? facts : null), nearest: () => [] };
  return checkDeck(createTestDeck(["1 Reed Warden"]), { format, on: "2000-12-15", cards }).map(
    ({ code, severity, rule: id }) => `${severity} ${code} ${id}`,
  );
}

describe("a card that only sets print which the formats do not know", () => {
  rule(["mtg-6e:D.13.2", "mtg-6e:D.14.2"], "is none of the time where they are of a later day", () => {
    expect(judged("2014-09-26", "type1")).toEqual(["error NOT_IN_SETS mtg-6e:D.13.2"]);
    expect(judged("2014-09-26", "type1.5")).toEqual(["error NOT_IN_SETS mtg-6e:D.14.2"]);
  });

  rule(["mtg-6e:D.15.1", "mtg-6e:D.16.3"], "is a promotional one where they are of the time", () => {
    expect(judged("1994-09-01", "type1")).toEqual([]);
    expect(judged("1994-09-01", "extended")).toEqual(["error PROMO mtg-6e:D.15.1"]);
    expect(judged("1994-09-01", "standard")).toEqual(["error PROMO mtg-6e:D.16.3"]);
    expect(judged("2014-09-26", "standard")).toEqual(["error NOT_IN_SETS mtg-6e:D.16.2"]);
    expect(judged(undefined, "type1")).toEqual([]);
  });

  it("may be either where no day is known: refused where neither is allowed, and otherwise nobody can tell", () => {
    expect(judged(null, "extended")).toEqual(["error NOT_IN_SETS mtg-6e:D.15.1"]);
    expect(judged(null, "type1")).toEqual(["advice SETS_UNKNOWN mtg-6e:D.13.2"]);
  });
});

rule(
  ["mtg-6e:D.13.2", "mtg-6e:D.15.r1"],
  "a card that a set of the format printed last is known without card data",
  () => {
    const codes = (name: string, format: FormatId, on = "2000-12-15") =>
      checkDeck(createTestDeck([`1 ${name}`]), { format, on, cards: null }).map(({ code }) => code);
    expect(codes("Mana Drain", "type1")).toEqual([]);
    expect(codes("Tundra", "type1")).toEqual([]);
    expect(codes("Mana Drain", "standard")).toEqual(["NOT_IN_SETS"]);
    expect(codes("Mana Drain", "type1", "1994-01-01")).toEqual(["SETS_UNKNOWN"]);
    expect(codes("Reed Warden", "type1")).toEqual(["SETS_UNKNOWN"]);
  },
);

rule("mtg-6e:K.3.3", "names that differ in a mark of kana are different names, and accents make no difference", () => {
  expect(new Set(["ハトの王", "バトの王", "パトの王"].map(toNameKey)).size).toBe(3);
  expect(toNameKey("ハ\u3099トの王")).toBe(toNameKey("バトの王"));
  expect(toNameKey("ﾊﾞﾄの王")).toBe(toNameKey("バトの王"));
  expect(toNameKey("Jötun Ægis")).toBe(toNameKey("jotun aegis"));
});
