import { beforeAll, describe, expect, test } from "vitest";
import { askApi, postApi } from "@/app/api/v1/testing/ask-api";
import { publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { openDatabase } from "@/prisma/factories/database";

beforeAll(() => publishExampleCatalogue(openDatabase()));

const part = encodeURIComponent;
const json = async (path: string) => (await askApi(path)).json();
const posted = async (path: string, body: unknown) => (await postApi(path, body)).json();

describe("a card that is asked for by a name", () => {
  test.each([
    ["火の子", "exact"],
    ["ヒノコ", "exact"],
    ["spark", "exact"],
    ["hinoko", "exact"],
    ["TS-002", "exact"],
    ["ひのっこ", "nickname"],
  ])("%s says what was asked and how surely it was matched: %s", async (asked, how) => {
    const { card, match } = await json(`/cards/${part(asked)}`);
    expect(card.number).toBe(2);
    expect(match).toEqual({ asked, how, candidates: [] });
  });

  test("and is guessed says so, with the others that may have been meant", async () => {
    const { card, match } = await json(`/cards/${part("Blue Ston")}?fuzzy=true`);
    expect(card.number).toBe(1);
    expect(match).toMatchObject({ asked: "Blue Ston", how: "guessed" });
    expect(match.candidates.map(({ number }: { number: number }) => number)).not.toContain(1);
  });

  test("that no card has is answered with names in both languages", async () => {
    const { error } = await json(`/cards/${part("火の粉")}`);
    expect(error.suggestions).toEqual(["火の子"]);
    expect(error.candidates).toEqual([{ number: 2, name: "火の子", englishName: "Spark" }]);
    const { error: other } = await json(`/rulings?card=${part("火の粉")}`);
    expect(other.candidates).toEqual(error.candidates);
  });

  test("of many, those that were not found have suggestions", async () => {
    const cards = [{ name: "火の粉" }, { number: 99 }, { name: "hinoko" }, { name: "qqqqqqqq" }];
    const answer = await posted("/cards/collection", { cards });
    expect(answer.cards.map(({ number }: { number: number }) => number)).toEqual([2]);
    expect(answer.notFound).toEqual([{ name: "火の粉" }, { number: 99 }, { name: "qqqqqqqq" }]);
    expect(answer.suggestions).toEqual([
      { name: "火の粉", candidates: [{ number: 2, name: "火の子", englishName: "Spark" }] },
      { name: "qqqqqqqq", candidates: [] },
    ]);
  });
});

describe("a deck that is checked", () => {
  const stones = [{ name: "青の魔石", count: 20 }];
  const codesOf = ({ problems }: { problems: readonly { code: string }[] }) => problems.map(({ code }) => code);

  test("knows every name that a lookup knows, and says what was read as what", async () => {
    const grimoire = ["Spark", "hinoko", "ひのっこ", "火の子"].map((name) => ({ name, count: 1 }));
    const answer = await posted("/decks/check", { grimoire, stoneDeck: [{ name: "Blue Stone", count: 20 }] });
    expect(codesOf(answer)).not.toContain("UNKNOWN_NAME");
    expect(answer.problems).toContainEqual(
      expect.objectContaining({ code: "GRIMOIRE_COPIES", names: ["火の子"], have: 4 }),
    );
    const spark = { number: 2, name: "火の子", englishName: "Spark" };
    expect(answer.read).toEqual([
      { asked: "Spark", how: "exact", card: spark },
      { asked: "hinoko", how: "exact", card: spark },
      { asked: "ひのっこ", how: "nickname", card: spark },
      { asked: "Blue Stone", how: "exact", card: { number: 1, name: "青の魔石", englishName: "Blue Stone" } },
    ]);
    expect(answer.code).toEqual(expect.any(String));
  });

  test("offers names for one that nobody knows, in any language, and reads nothing into it", async () => {
    const { problems, read } = await posted("/decks/check", {
      grimoire: [{ name: "Water Miror", count: 1 }],
      stoneDeck: stones,
    });
    expect(read).toEqual([]);
    expect(problems[0]).toMatchObject({
      code: "UNKNOWN_NAME",
      names: ["Water Miror"],
      fix: { do: "rename", zone: "grimoire", name: "Water Miror", candidates: ["水鏡"] },
    });
  });

  test("may be sent as a code, and cards by their numbers", async () => {
    const byName = await posted("/decks/check", { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: stones });
    const byNumber = await posted("/decks/check", {
      grimoire: [{ number: 2, count: 3 }],
      stoneDeck: [{ number: 1, count: 20 }],
    });
    expect(byNumber).toEqual(byName);
    expect(await posted("/decks/check", { code: byName.code })).toEqual(byName);
    const unknown = await posted("/decks/check", { grimoire: [{ number: 99, count: 1 }], stoneDeck: stones });
    expect(unknown.problems[0]).toMatchObject({ code: "UNKNOWN_NAME", names: ["99"] });
  });

  test.each([
    ["a line that names no card", { grimoire: [{ count: 1 }], stoneDeck: [] }, "body.grimoire.0"],
    [
      "a line that names two",
      { grimoire: [{ number: 2, name: "火の子", count: 1 }], stoneDeck: [] },
      "body.grimoire.0",
    ],
    ["half a deck", { grimoire: [] }, "body.stoneDeck"],
    ["nothing", {}, "body.grimoire"],
    ["a code and a deck", { code: "AAAA", grimoire: [], stoneDeck: [] }, "body.code"],
  ])("is refused at its place where it is %s", async (_, body, path) => {
    const { error } = await posted("/decks/check", body);
    expect(error.code).toBe("invalid");
    expect(error.fields[0].path).toBe(path);
  });

  test("is refused with the fault of its code", async () => {
    const { error } = await posted("/decks/check", { code: "AAAAAAA" });
    expect(error).toMatchObject({ code: "invalid", problem: { code: expect.any(String) } });
  });

  test("says each problem in words of both languages", async () => {
    const { problems } = await posted("/decks/check", { grimoire: [{ name: "火の子", count: 4 }], stoneDeck: stones });
    for (const { message } of problems) {
      expect(message.ja).toMatch(/\S/);
      expect(message.en).toMatch(/\S/);
      expect(message.ja + message.en).not.toMatch(/[{}]/);
    }
    expect(problems[0].message.en).toContain("Spark");
  });
});
