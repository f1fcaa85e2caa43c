import { describe, expect, it } from "vitest";
import { RULE_IDS } from "@/engine/magmell/rulebook";
import { MTG_RULE_IDS } from "@/engine/mtg/rulebook";
import { getEntry } from "../entries";
import { GLOSSARY_CONCEPTS } from "./concepts";
import { COUNTERPARTS, findMagicCounterparts, findMagmellCounterparts } from "./counterparts";
import { formatEntryNumber, getEntryName } from "./entry-names";

describe("names of entries", () => {
  it("are those of steps, words and unnumbered points, each once in its document, in either language", () => {
    const named = MTG_RULE_IDS.filter((id) => getEntryName(id) !== null);
    expect(named.filter((id) => id.startsWith("mtg-8e:"))).toHaveLength(30);
    for (const language of ["ja", "en"] as const) {
      const names = named.map((id) => `${getEntry(id).document} ${getEntryName(id)?.[language]}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it("stand for every key of our own making: what is shown is a name or a number", () => {
    const shown = MTG_RULE_IDS.filter((id) => !id.startsWith("mtg-6e:")).map((id) => formatEntryNumber(id, "ja"));
    expect(shown.filter((text) => /[a-z]{2}/.test(text))).toEqual([]);
    expect(formatEntryNumber("mtg-8e:draw", "ja")).toBe("ドロー・ステップ");
    expect(formatEntryNumber("mtg-8e:word.mana-burn", "en")).toBe("mana burn");
    expect(formatEntryNumber("mtg-flow:lose.2", "ja")).toBe("敗北2");
    expect(formatEntryNumber("mtg-6e:A.1.r2", "ja")).toBe("A.1.裁定.2");
    expect(formatEntryNumber("mag:705.4.3", "en")).toBe("705.4.3");
  });
});

describe("the words of both games", () => {
  it("are 53 rows and two of the glossary, each with words of both or the word that one lacks, and what then differs", () => {
    expect(COUNTERPARTS).toHaveLength(55);
    expect(COUNTERPARTS.slice(53).map(({ magmell }) => magmell?.en)).toEqual(["token", "turn player"]);
    for (const { magmell, mtg, differs } of COUNTERPARTS) {
      expect(magmell !== null || mtg !== null).toBe(true);
      if (magmell === null || mtg === null) expect(differs, magmell?.en ?? mtg?.en).not.toBeNull();
    }
    const words = COUNTERPARTS.flatMap(({ magmell }) => magmell?.ja ?? []);
    expect(new Set(words).size).toBe(words.length);
  });

  it("are found from a rule, from those under it and above it, and from rulings on it", () => {
    const words = (id: Parameters<typeof findMagicCounterparts>[0]) =>
      findMagicCounterparts(id).map(({ magmell }) => magmell?.en);
    expect(words("mag:232.4.5")).toEqual(["priority"]);
    expect(words("mag:209")).toEqual(["quick and normal"]);
    expect(words("mag:224.4.1")).toEqual(["power and weak counters"]);
    expect(words("mag:103")).toEqual([]);
    expect(words("house:5")).toEqual(["colorless", "face up and face down"]);
  });

  it("count the checks as the documents list them", () => {
    const differs = COUNTERPARTS.find(({ magmell }) => magmell?.en === "rule check")?.differs;
    const magmell = RULE_IDS.filter((id) => /^mag:705\.4\.\d+$/.test(id)).length;
    const mtg = MTG_RULE_IDS.filter((id) => /^mtg-cr:704\.5[a-z]$/.test(id)).length;
    expect(differs?.ja).toContain(`MAGMELLには${magmell}項目、現在のMagicには${mtg}項目`);
  });

  it("lead back from Magic's entries", () => {
    expect(findMagmellCounterparts("mtg-6e:T.2").map(({ magmell }) => magmell?.en)).toEqual(["chant"]);
    expect(findMagmellCounterparts("mtg-6e:A.1")).toEqual([]);
  });

  it("hold every counterpart of the glossary, under the number that the glossary gives", () => {
    const rules = new Set(COUNTERPARTS.flatMap(({ magmell }) => magmell?.rules ?? []));
    expect([...rules].every((rule) => RULE_IDS.includes(rule))).toBe(true);
    const lacking = GLOSSARY_CONCEPTS.flatMap(({ magmell }) =>
      magmell && findMagicCounterparts(magmell.rule).length === 0 ? [magmell.en] : [],
    );
    expect(lacking).toEqual([]);
    const elsewhere = GLOSSARY_CONCEPTS.flatMap(({ magmell }) => {
      const row = COUNTERPARTS.find((one) => one.magmell?.en === magmell?.en);
      const found = magmell === null || row === undefined || findMagicCounterparts(magmell.rule).includes(row);
      return found ? [] : [magmell.en];
    });
    expect(elsewhere).toEqual([]);
  });
});
