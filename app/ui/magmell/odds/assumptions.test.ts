import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS, type Lang } from "@/app/i18n/lang";
import { describeAssumptions } from "./assumptions";
import { DEFAULT_ODDS_SETTING, KEEP_RULES } from "./setting";

const wordsIn = (lang: Lang) => ({ odds: getDictionary(lang).odds, join: getDictionary(lang).deckStatistics.join });
const ja = wordsIn("ja");

test("the seat, the rule to redraw by with the share that it keeps, and what is not counted stand in one line", () => {
  expect(describeAssumptions(DEFAULT_ODDS_SETTING, 0.853, ja)).toBe(
    "先攻、コスト1〜2のユニットが0枚なら引き直し（キープ率 85%）、カードの能力は考慮しない、最初の触媒を支払うまでは厳密な値",
  );
  const own = { goesFirst: false, keep: "own", own: { from: 2, to: 4, least: 3 } } as const;
  expect(describeAssumptions(own, 0.5, ja)).toBe(
    "後攻、コスト2〜4のユニットが3枚未満なら引き直し（キープ率 50%）、カードの能力は考慮しない、最初の触媒を支払うまでは厳密な値",
  );
});

test("sampled odds do not end at the first catalyst, and do not say so", () => {
  expect(describeAssumptions({ ...DEFAULT_ODDS_SETTING, keep: "always" }, 1, ja, "sampled")).toBe(
    "先攻、引き直さない、カードの能力は考慮しない",
  );
});

test.each(LANGS)("every rule is told without a hole in %s", (lang) => {
  const words = wordsIn(lang);
  const told = KEEP_RULES.map((keep) => describeAssumptions({ ...DEFAULT_ODDS_SETTING, keep }, 0.25, words));
  expect(new Set(told).size).toBe(KEEP_RULES.length);
  for (const line of told) expect(line).not.toMatch(/[{}]/);
});
