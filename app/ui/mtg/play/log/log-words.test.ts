import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS } from "@/app/i18n/lang";
import { type Ability, ERAS, SAMPLE_CARDS, SAMPLE_DECKS } from "@/engine/mtg";
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
  expect(told({ type: "attackersDeclared", player: 1, attackers: [{}] })).toBe("Opponent attacks with 1 creature");
  expect(told({ type: "attackersDeclared", player: 0, attackers: [{}, {}] })).toBe("You attack with 2 creatures");
  expect(told({ type: "looked", player: 0, instances: [7] })).toBe("You look at the top card of the library");
  expect(told({ type: "looked", player: 1, instances: [7, 8] })).toBe(
    "Opponent looks at the top 2 cards of the library",
  );
  expect(told({ type: "lifeLost", player: 1, amount: 2 })).toBe("Opponent loses 2 life");
  expect(told({ type: "damaged", target: { player: 0 }, amount: 3 })).toBe("You take 3 damage");
});

it.each([
  ["en", "Triggered: optional: draw cards 1 / otherwise: lose life 2, each player: repeated: discard cards 1"],
  ["ja", "誘発型：任意：カードを引く 1 / それ以外の場合：ライフを失う 2、各プレイヤー：繰り返し：カードを捨てる 1"],
] as const)("an ability tells the effects within its effects (%s)", (lang, gist) => {
  const sample = SAMPLE_CARDS.flatMap(({ abilities }) =>
    abilities.flatMap((one) => ("effects" in one ? one.effects : [])),
  );
  const optional = sample.find((effect) => effect.do === "may");
  const lose = { do: "loseLife", who: "you", amount: 2 } as const;
  const repeated = { do: "repeat", times: 2, effects: [{ do: "discard", who: "you", amount: 1 }] } as const;
  const effects = [
    { ...optional, otherwise: [lose] },
    { do: "eachPlayer", effects: [repeated] },
  ];
  const ability = { type: "triggered", effects } as unknown as Ability;
  expect(summarizeAbility(ability, getDictionary(lang).mtgGoldfishText)).toBe(gist);
});
