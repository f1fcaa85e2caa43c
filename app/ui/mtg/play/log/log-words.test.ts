import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS } from "@/app/i18n/lang";
import { ERAS, SAMPLE_CARDS, SAMPLE_DECKS } from "@/engine/mtg";
import { toListLines } from "@/lib/mtg/decks/lists/pasted-list";
import { applyCommand, startSession } from "@/lib/mtg/play/session";
import { buildTableView } from "@/lib/mtg/play/table-view";
import type { LogLine } from "@/lib/mtg/play/types";
import { describeEvent } from "./describe-event";
import { getKeywordName, summarizeAbility } from "./summarize-ability";

describe.each(LANGS)("words of the goldfish (%s)", (lang) => {
  const { mtg, mtgGoldfishTable, mtgGoldfishLog: log, mtgGoldfishText: text } = getDictionary(lang);
  const w = { log, mana: mtgGoldfishTable.mana, steps: mtg.steps };

  it("tell what each card of the sample set does", () => {
    for (const { name, abilities, keywords } of SAMPLE_CARDS) {
      const gists = [
        ...abilities.map((ability) => summarizeAbility(ability, text)),
        ...keywords.map((keyword) => getKeywordName(keyword, text)),
      ];
      for (const gist of gists) expect(gist, name).not.toMatch(/undefined|\[object|: $|^[a-z]+[A-Z]/u);
    }
  });

  it.each(ERAS)("tell the events of a game, and none with a hole (%s)", (era) => {
    const [deck] = SAMPLE_DECKS;
    let session = startSession(toListLines(deck?.library ?? []), { era, seed: 3, goesFirst: false });
    for (let turns = 0; turns < 12; turns += 1) {
      const { answers } = buildTableView(session);
      const land = answers.find(({ do: act }) => act === "playLand");
      const first = answers.find(({ do: act }) => act === "cast") ?? land;
      session = applyCommand(session, first === undefined || turns % 3 === 0 ? "endTurn" : { answer: first });
      session = applyCommand(applyCommand(session, "keep"), "pay");
    }
    const told = buildTableView(session).log.map((line) => ({
      type: line.event.type,
      text: describeEvent(line, lang, w),
    }));
    expect(told.filter(({ text }) => text !== null).length).toBeGreaterThan(40);
    for (const { type, text } of told) expect(text ?? "", type).not.toMatch(/[{}]|undefined|null/u);
    expect(told.some(({ type, text }) => type === "turnBegan" && text !== null)).toBe(true);
  });
});

it("English lines have the player as their subject, and a verb that agrees", () => {
  const { mtg, mtgGoldfishTable, mtgGoldfishLog: log } = getDictionary("en");
  const told = (event: object) =>
    describeEvent({ event: { rule: "mtg-cr:119", ...event }, name: "Forest" } as unknown as LogLine, "en", {
      log,
      mana: mtgGoldfishTable.mana,
      steps: mtg.steps,
    });
  const draw = { type: "moved", cause: "draw", from: "library", to: "hand" };
  expect([told({ ...draw, toPlayer: 0 }), told({ ...draw, toPlayer: 1 })]).toEqual([
    "You draw Forest",
    "Opponent draws Forest",
  ]);
  expect(told({ type: "attackersDeclared", player: 1, attackers: [{}] })).toBe("Opponent attacks with 1");
  expect(told({ type: "lifeLost", player: 1, amount: 2 })).toBe("Opponent loses 2 life");
  expect(told({ type: "damaged", target: { player: 0 }, amount: 3 })).toBe("You take 3 damage");
});
