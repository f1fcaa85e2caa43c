import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { LANGS } from "@/app/i18n/lang";
import { ERAS, getTurnTable, RULE_CHECKS } from "@/engine/mtg";
import { formatEntryNumber } from "@/lib/documents/words/entry-names";
import { TurnSheet } from "./turn-sheet";

const textOf = (...[props]: Parameters<typeof TurnSheet>) =>
  renderToStaticMarkup(<TurnSheet {...props} />)
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll("&#x27;", "'");

describe.each(LANGS.flatMap((lang) => ERAS.map((era) => [era, lang] as const)))(
  "the sheet of %s in %s",
  (era, lang) => {
    const { mtgChecks, mtgSheet, mtgTurn } = getDictionary(lang);
    const own = mtgSheet.own[era === "mod" ? "mod" : "old"];
    const text = textOf({ era, lang });

    it("has every fact of the era's turn, those of two steps once, and none of another era", () => {
      const words: Readonly<Record<string, string>> = { ...mtgTurn.facts, ...own.facts };
      const names = getTurnTable().flatMap((row) => row.facts[era].map(({ fact }) => fact as string));
      for (const [name, sentence] of Object.entries(words)) {
        const isOf = names.includes(name);
        // Priority as in most steps is said above them; some sentences are the beginning of another.
        if (name === "priority" || (!isOf && names.some((one) => words[one]?.includes(sentence)))) continue;
        expect(text.includes(sentence), name).toBe(isOf);
      }
      for (const once of ["untaps", "blocks", "leavesCombat", "landOnce"])
        expect(text.split(words[once] ?? "")).toHaveLength(2);
    });

    it("has exactly the checks of the era, with their numbers", () => {
      for (const { id, rule } of RULE_CHECKS) {
        const key = id.replaceAll(".", "_") as keyof typeof mtgChecks.rows;
        const words: string = { ...mtgChecks.rows, ...own.rows }[key];
        const cited = rule[era];
        expect(text.includes(words), id).toBe(cited !== null);
        if (cited !== null) expect(text).toContain(formatEntryNumber(cited, lang));
      }
    });

    it("has the mulligan of the era, and mana burn where mana burns", () => {
      const isModern = era === "mod";
      expect(text.includes(format(mtgSheet.mulligan.bottom, { hand: 7 }))).toBe(isModern);
      expect(text.includes(mtgSheet.mulligan.oneFewer)).toBe(!isModern);
      expect(text.includes(mtgTurn.facts.manaBurns)).toBe(!isModern);
    });
  },
);

it("is in the words of the era", () => {
  expect(textOf({ era: "6e", lang: "ja" })).not.toMatch(/戦場|状況起因処理|オーラ/u);
  expect(textOf({ era: "8e", lang: "en" })).not.toMatch(/battlefield|state-based action|Aura/u);
  expect(textOf({ era: "mod", lang: "ja" })).not.toMatch(/状況起因効果|個別エンチャント|第8版まで/u);
});
