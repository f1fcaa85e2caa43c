import { describe, expect, test } from "vitest";
import { postApi } from "@/app/api/v1/testing/ask-api";

const check = async (body: object) => {
  const response = await postApi("/mtg/decks/check", body);
  return { status: response.status, answer: await response.json() };
};

describe("the check of a deck of the second game", () => {
  test("gives all problems at once, each with rule, counts and fix", async () => {
    const { status, answer } = await check({
      format: "type1",
      main: [
        { name: "Sol Ring", count: 2 },
        { name: "Forest", count: 57 },
      ],
      sideboard: [{ name: "Forest", count: 14 }],
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      format: "type1",
      on: "2001-01-16",
      legal: false,
      verdict: "illegal",
      cardData: false,
    });
    expect(
      answer.problems.map(({ code, rule, have, want }: Record<string, unknown>) => [code, rule, have, want]),
    ).toEqual([
      ["RESTRICTED", "mtg-6e:D.13.8", 2, 1],
      ["MINIMUM", "mtg-6e:D.13.5", 59, 60],
      ["SIDEBOARD", "mtg-6e:D.13.6", 14, 15],
    ]);
    expect(answer.problems[0].fix).toEqual({ do: "remove", zone: "main", name: "Sol Ring", count: 1 });
  });

  test("does not call a deck legal whose sets it does not know", async () => {
    const main = [
      { name: "Moss Ogre", count: 4 },
      { name: "Forest", count: 56 },
    ];
    const { answer } = await check({ format: "standard", main });
    expect(answer).toMatchObject({ legal: true, verdict: "setsUnknown" });
    const plain = await check({ format: "type1", main: [{ name: "Forest", count: 60 }] });
    expect(plain.answer).toMatchObject({ legal: true, verdict: "legal", problems: [] });
  });

  test.each([
    ["no such format", { format: "type3", main: [] }, "body.format"],
    ["a day that the documents do not know", { format: "type1", on: "2001-02-01", main: [] }, "body.on"],
    ["a format by a word that every object has", { format: "__proto__", main: [] }, "body.format"],
    ["a day of no calendar", { format: "type1", on: "2000-02-30", main: [] }, "body.on"],
    ["half a card", { format: "type1", main: [{ name: "Forest", count: 1.5 }] }, "body.main.0.count"],
    ["a count that is no number", { format: "type1", main: [{ name: "Forest", count: true }] }, "body.main.0.count"],
    ["a list that is a text", { format: "type1", main: "60 Forest" }, "body.main"],
    ["a count of none", { format: "type1", main: [{ name: "Forest", count: 0 }] }, "body.main.0.count"],
    [
      "301 names",
      { format: "type1", main: Array.from({ length: 301 }, (_, at) => ({ name: `n${at}`, count: 1 })) },
      "body.main",
    ],
    ["a key that nothing reads", { format: "type1", main: [], notes: "" }, "body"],
  ])("refuses %s at its place", async (_, body, path) => {
    const { status, answer } = await check(body);
    expect(status).toBe(422);
    expect(answer.error.fields[0].path).toContain(path);
  });

  test("takes words that every object has for names of cards", async () => {
    const main = ["__proto__", "constructor", "toString"].map((name) => ({ name, count: 20 }));
    const { status, answer } = await check({ format: "type1", main });
    expect(status).toBe(200);
    const told = answer.problems.filter(({ code }: { code: string }) => code === "COPIES");
    expect(told.flatMap(({ names }: { names: string[] }) => names)).toEqual(["__proto__", "constructor", "toString"]);
  });
});
