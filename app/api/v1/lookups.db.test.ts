import { beforeAll, describe, expect, test } from "vitest";
import { askApi, postApi } from "@/app/api/v1/testing/ask-api";
import { DECK_PROBLEMS } from "@/engine/magmell";
import { HOUSE_RULINGS_BY_ID, RULE_IDS } from "@/engine/magmell/rulebook";
import { publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { openDatabase } from "@/prisma/factories/database";

beforeAll(() => publishExampleCatalogue(openDatabase()));

const json = async (path: string) => (await askApi(path)).json();
const part = encodeURIComponent;

describe("many cards at once", () => {
  const collect = async (cards: readonly unknown[], query = "") =>
    (await postApi(`/cards/collection${query}`, { cards })).json();

  test("come in the order in which they were asked for, however they are named", async () => {
    const wanted = [
      { printing: { set: "pr", number: "pr-001" } },
      { name: "ミズカガミ" },
      { number: 6 },
      { number: 6 },
      { name: "無い名" },
      { number: 99 },
      { printing: { set: "TS", number: "TS-999" } },
    ];
    const { cards, notFound, version } = await collect(wanted);
    const numbers = cards.map(({ number, printing }: { number: number; printing: { number: string } | null }) => [
      number,
      printing?.number ?? null,
    ]);
    expect(numbers).toEqual([
      [2, "PR-001"],
      [3, null],
      [6, null],
      [6, null],
    ]);
    expect(notFound).toEqual(wanted.slice(4));
    expect(version).toBe((await json("/sets")).version);
  });

  test("are those of a day, when one is given", async () => {
    const wanted = [{ name: "火の子" }];
    expect((await collect(wanted)).cards[0].ap).toBe(3);
    expect(await collect(wanted, "?asof=2025-12-31")).toMatchObject({ asOf: "2025-12-31", cards: [{ ap: 2 }] });
  });

  test.each([
    ["none", [], "body.cards"],
    ["76", Array.from({ length: 76 }, () => ({ number: 1 })), "body.cards"],
    ["one that is named in two ways", [{ number: 1, name: "火の子" }], "body.cards.0"],
    ["one that is named in no way", [{ number: 1 }, {}], "body.cards.1"],
  ])("are refused at their place when they are %s", async (_, cards, path) => {
    expect((await collect(cards)).error.fields[0].path).toBe(path);
  });
});

describe("a name that no card has", () => {
  test("leads to the card that was meant, when only one can be and it is asked for", async () => {
    const path = `/cards/${part("火の粉")}`;
    expect((await json(path)).error.suggestions).toEqual(["火の子"]);
    expect((await json(`${path}?fuzzy=true`)).card.name).toBe("火の子");
    expect((await json(`/cards/forgot?fuzzy=true`)).error.code).toBe("notFound");
    expect((await json(`/cards/${part("Blue Ston")}?fuzzy=true`)).card.name).toBe("青の魔石");
    expect((await json(`/cards/watermir?fuzzy=true`)).card.name).toBe("水鏡");
    expect((await json(`/cards/${part("子")}?fuzzy=true`)).error.code).toBe("notFound");
  });

  test("is left alone without being asked, and a card that has it wins", async () => {
    expect((await askApi(`/cards/watermir`)).status).toBe(404);
    expect((await json(`/cards/${part("火の子")}?fuzzy=true`)).card.number).toBe(2);
    expect((await askApi(`/cards/x?fuzzy=1`)).status).toBe(422);
  });
});

describe("lists of words", () => {
  test.each([
    ["card-names", ["水鏡", "火の子", "青の魔石", "半分/半分 100%"]],
    ["english-names", ["Blue Stone", "Half", "Spark", "Water Mirror"]],
    ["readings", ["あおのませき", "はんぶん", "ひのこ", "みずかがみ"]],
    ["nicknames", ["ひのっこ"]],
    ["tags", ["burn", "draw"]],
  ])("%s hold what a deck may have, each once", async (list, values) => {
    const answer = await json(`/catalog/${list}`);
    expect(answer.values).toEqual([...values].sort());
    expect([answer.list, answer.total]).toEqual([list, values.length]);
  });

  test("illustrators are those of the pages", async () => {
    const { values } = await json("/catalog/illustrators");
    expect(values.length).toBeGreaterThan(0);
    const { card } = await json("/cards/number/2");
    expect(values).toContain(card.printings[0].illustrator);
  });
});

describe("rules", () => {
  test("are all there, and each leads to itself and to others that are there", async () => {
    const { rules, edition } = await json("/rules");
    const ids = rules.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...RULE_IDS, ...Object.keys(HOUSE_RULINGS_BY_ID)]);
    expect(edition).toBe("1.01");
    for (const { parent, related } of rules)
      for (const id of [...related, ...(parent === null ? [] : [parent])]) expect(ids).toContain(id);
    for (const { rule } of Object.values(DECK_PROBLEMS)) expect((await json(`/rules/${rule}`)).rule.id).toBe(rule);
    expect((await json("/rules/702.3")).rule.id).toBe("mag:702.3");
    expect((await json("/rules/house%3A7")).rule).toEqual(rules.find(({ id }: { id: string }) => id === "house:7"));
  });

  test("say what they are in both languages, and which rulings of the house are on them", async () => {
    const [related] = HOUSE_RULINGS_BY_ID["house:7"].rules;
    expect((await json(`/rules/${related}`)).rule).toMatchObject({
      reason: null,
      related: expect.arrayContaining(["house:7"]),
      links: {
        self: expect.stringMatching(new RegExp(`^https?://[^/]+/api/v1/rules/${related}$`)),
        page: expect.stringMatching(new RegExp(`^https?://[^/]+/rules/${related?.replace(":", "/")}$`)),
      },
    });
    expect((await json("/rules/house:7")).rule.reason.en).toBe(HOUSE_RULINGS_BY_ID["house:7"].reason.en);
  });
});
