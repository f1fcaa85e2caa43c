import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { askApi, postApi } from "@/app/api/v1/testing/ask-api";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { DateCache, DateCacheBudget, DateCacheLimitError } from "@/lib/magmell/catalogue/store/date-cache";
import { publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { readSnapshot } from "@/lib/magmell/catalogue/views/snapshot";
import { findCards, findCardsForPage } from "@/lib/magmell/search/data";
import { openDatabase } from "@/prisma/factories/database";

beforeAll(() => publishExampleCatalogue(openDatabase()));

const json = async (path: string, init?: RequestInit) => (await askApi(path, init)).json();
const withQuery = (path: string, q: string) => `${path}?q=${encodeURIComponent(q)}`;

describe("a search", () => {
  test.each([
    "",
    "t:unit",
    "火",
    "c:赤 or c:青",
    "include:token include:retired",
    "order:-ap unique:prints",
    "o:/引く/",
    "asof:2025-12-31 ap=2",
    "knid:unit",
  ])("for %j finds what the page finds", async (q) => {
    const { result, canonical, query } = await findCards(q);
    const { cards, total, query: told, warnings } = await json(withQuery("/cards", q));
    const shown = result.hits(0, 60).map(({ card, printing }) => [card.name, printing?.number ?? null]);
    expect(
      cards.map(({ name, printing }: { name: string; printing: { number: string } | null }) => [
        name,
        printing?.number ?? null,
      ]),
    ).toEqual(shown);
    expect([total, told, warnings.length]).toEqual([result.total, canonical, query.warnings.length]);
  });

  test("leads from page to page with the canonical query, and has no cards beyond the last", async () => {
    const { links, cards, page, pages } = await json(`${withQuery("/cards", "種別:ユニット")}&page=9`);
    expect([cards, page, pages]).toEqual([[], 9, 1]);
    expect(links.next).toBeNull();
    expect(links.previous).toMatch(/^https?:\/\/[^/]+\/api\/v1\/cards\?q=t%3Aunit$/);
  });

  test("tells where a query could not be read", async () => {
    expect((await json(withQuery("/cards", "火 knid:unit"))).warnings).toMatchObject([
      { code: "UNKNOWN_KEY", at: { from: 2, to: 11 }, nearest: "kind" },
    ]);
  });
});

describe("a card", () => {
  test.each([
    [encodeURIComponent("火の子"), 2],
    [encodeURIComponent("ヒノコ"), 2],
    ["water%20mirror", 3],
    [encodeURIComponent("半分/半分 100%"), 4],
    [encodeURIComponent("《水鏡》"), 3],
  ])("is found by %s", async (typed, number) => {
    expect((await json(`/cards/${typed}`)).card.number).toBe(number);
  });

  test("comes with all its revisions and printings, and the one in force on top", async () => {
    const { card } = await json("/cards/number/2");
    expect(card).toMatchObject({ ap: 3, effectiveOn: "2026-04-01", revisions: [{ ap: 2 }, { ap: 3 }, { ap: 9 }] });
    expect(card.printings.map(({ number }: { number: string }) => number)).toEqual(["TS-002", "PR-001"]);
    expect(card.rulings.map(({ id }: { id: string }) => id)).toEqual(["TS-R001", "TS-R002"]);
  });

  test("is answered as any day knows it, and not before its first", async () => {
    expect((await json("/cards/number/2?asof=2025-12-31")).card.ap).toBe(2);
    expect(await json("/cards/number/2?asof=2199-12-31")).toMatchObject({ asOf: "2199-12-31", card: { ap: 9 } });
    expect((await askApi("/cards/number/2?asof=2001-01-01")).status).toBe(404);
  });

  test("that there is none of gives suggestions", async () => {
    const { error } = await json(`/cards/${encodeURIComponent("火の粉")}`);
    expect(error).toMatchObject({ code: "notFound", suggestions: ["火の子"] });
  });

  test("by its printing, in either case, tells which printing was meant", async () => {
    expect(await json("/printings/pr/pr-001")).toMatchObject({ card: { number: 2 }, printing: { finish: "foil" } });
  });

  test("drawn at random is one of those that match", async () => {
    for (let draws = 0; draws < 5; draws++)
      expect((await json(withQuery("/cards/random", "t:magic"))).card.name).toBe("水鏡");
  });

  test("is completed from kana, romaji and English, but not when it was withdrawn", async () => {
    for (const typed of ["ひの", "hino", "Spa"])
      expect((await json(withQuery("/autocomplete", typed))).suggestions[0].number, typed).toBe(2);
    expect((await json(withQuery("/autocomplete", "忘れられた"))).suggestions).toEqual([]);
  });
});

test("a withdrawn card is answered at all its addresses, and in no list", async () => {
  for (const path of ["/cards/number/6", `/cards/${encodeURIComponent("忘れられた頁")}`, "/printings/TS/TS-006"])
    expect((await json(path)).card, path).toMatchObject({ number: 6, retired: true });
  const { cards } = await json("/cards");
  expect(cards.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4]);
});

describe("rulings", () => {
  test.each([
    ["/rulings", ["TS-R001", "TS-R002"]],
    ["/rulings?rule=mag:702.3", ["TS-R002"]],
    [`/rulings?card=${encodeURIComponent("ミズカガミ")}`, ["TS-R002"]],
    ["/rulings?rule=house:9", []],
  ])("of %s", async (path, ids) => {
    expect((await json(path)).rulings.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  test("on a card that there is none of give suggestions", async () => {
    expect((await json(`/rulings?card=${encodeURIComponent("火の粉")}`)).error.suggestions).toEqual(["火の子"]);
  });
});

describe("a deck", () => {
  test("is checked with every problem and its rule", async () => {
    const response = await postApi("/decks/check", {
      grimoire: [
        { name: "火の子", count: 4 },
        { name: "知らぬ名", count: 36 },
      ],
      stoneDeck: [{ name: "青の魔石", count: 20 }],
    });
    const { legal, problems, code } = await response.json();
    expect([legal, code]).toEqual([false, null]);
    for (const { message, words } of problems) expect(words.problem).toBe(message.en);
    expect(problems.map(({ code: problem, rule }: { code: string; rule: string }) => [problem, rule])).toEqual(
      expect.arrayContaining([
        ["GRIMOIRE_COPIES", "mag:501.1.3"],
        ["UNKNOWN_NAME", "mag:205.3"],
      ]),
    );
  });

  test("with a withdrawn card is told so, and to take it out", async () => {
    const deck = { grimoire: [{ name: "忘れられた 頁", count: 2 }], stoneDeck: [] };
    const { problems } = await (await postApi("/decks/check", deck)).json();
    expect(problems[0]).toMatchObject({
      code: "WITHDRAWN",
      rule: "mag:205.3",
      severity: "error",
      names: ["忘れられた頁"],
      fix: { do: "remove", zone: "grimoire", name: "忘れられた頁", count: 2 },
    });
  });

  test("has the code that is read back to it", async () => {
    const deck = { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: [{ name: "青の魔石", count: 20 }] };
    const { code } = await (await postApi("/decks/check", deck)).json();
    expect((await json(`/decks/code/${code}`)).deck).toEqual(deck);
  });

  test.each([
    ["no copies", { grimoire: [{ name: "火の子", count: 0 }], stoneDeck: [] }, "body.grimoire.0.count"],
    [
      "too many lines",
      { grimoire: Array.from({ length: 101 }, (_, index) => ({ name: `頁${index}`, count: 1 })), stoneDeck: [] },
      "body.grimoire",
    ],
  ])("with %s is refused at its place", async (_, deck, path) => {
    expect((await (await postApi("/decks/check", deck)).json()).error.fields[0].path).toBe(path);
  });

  test.each([
    ["AAAAAAA", { code: "LENGTH" }],
    ["%25E0", { code: "TOO_SHORT" }],
    ["%E0%A4%A", { code: "ALPHABET", sign: "%" }],
  ])("code %s says how it is harmed", async (code, problem) => {
    expect((await json(`/decks/code/${code}`)).error).toMatchObject({ code: "invalid", problem });
  });
});

test("a day more than a minute has room for is refused with the time to wait, and a page finds nothing and says why", async () => {
  const take = vi.spyOn(DateCacheBudget.prototype, "take").mockImplementation(() => {
    throw new DateCacheLimitError(7);
  });
  const get = vi.spyOn(DateCache.prototype, "get").mockReturnValue(undefined);
  for (const path of ["/cards/number/2?asof=2020-01-01", withQuery("/cards", "asof:2020-01-01")]) {
    const response = await askApi(path);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7"]);
    expect((await response.json()).error).toMatchObject({ code: "limited", message: expect.stringContaining("asof") });
  }
  const { result, query, canonical } = await findCardsForPage("t:unit asof:2020-01-01", {});
  expect([result.total, query.warnings.map(({ code }) => code)]).toEqual([0, ["TOO_MANY_DAYS"]]);
  expect(canonical).toContain("asof:2020-01-01");
  take.mockRestore();
  get.mockRestore();
});

describe("bulk files", () => {
  test("are what their manifest says, plain and gzipped", async () => {
    const { files } = await json("/bulk");
    expect(files.map(({ kind }: { kind: string }) => kind)).toEqual(["cards", "sets", "rulings", "everything"]);
    for (const { name, size, sha256, gzip, time } of files) {
      const plain = new Uint8Array(await (await askApi(`/bulk/${name}`)).arrayBuffer());
      const packed = new Uint8Array(await (await askApi(`/bulk/${gzip.name}`)).arrayBuffer());
      expect([plain.byteLength, sha(plain)]).toEqual([size, sha256]);
      expect([packed.byteLength, sha(packed)]).toEqual([gzip.size, gzip.sha256]);
      expect(gunzipSync(packed)).toEqual(Buffer.from(plain));
      expect(time).toBe("2026-12-01T00:00:00.000Z");
    }
  });

  test("hold every card, token and withdrawn card, an entry to a line", async () => {
    const to = (await askApi("/bulk/everything.json")).headers.get("location") ?? "";
    const text = await (await askApi(to.replace("/api/v1", ""))).text();
    const { cards, sets, rulings, lists } = JSON.parse(text);
    expect(cards.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([sets.length, rulings.length, lists.length]).toEqual([2, 2, 1]);
    expect(
      text
        .split("\n")
        .filter((line) => line.startsWith('{"number":'))
        .map((line) => JSON.parse(line.replace(/,$/, ""))),
    ).toEqual(cards);
  });

  test("that are gone name the one of today", async () => {
    const { error } = await json("/bulk/cards-1-0123456789abcdef.json.gz");
    expect(error.current).toMatch(/^https?:\/\/[^/]+\/api\/v1\/bulk\/cards-2-[0-9a-f]{16}\.json\.gz$/);
  });
});

describe("the snapshot", () => {
  test("of the current version opens as the catalogue", async () => {
    const { version, cards } = await getCatalogue();
    const snapshot = readSnapshot(await json(`/snapshot/${version}`));
    expect(snapshot.cards.map(({ name }) => name)).toEqual(cards.map(({ name }) => name));
  });

  test.each(["0.2025-04-25", "current"])("%s leads to the current one", async (asked) => {
    const { version } = await getCatalogue();
    expect((await askApi(`/snapshot/${asked}`)).headers.get("location")).toBe(`/api/v1/snapshot/${version}`);
  });
});

describe("changes", () => {
  test("are told since a version, the oldest first", async () => {
    const all = await json("/changes");
    expect(all.publications.map(({ dataVersion }: { dataVersion: number }) => dataVersion)).toEqual([1, 2]);
    const [only] = (await json("/changes?since=1")).publications;
    expect(only.changes.map(({ row, id, kind }: Record<string, string>) => [row, id, kind])).toEqual([
      ["card", "2", "changed"],
      ["card", "6", "changed"],
      ["ruling", "TS-R002", "added"],
    ]);
    expect(await json("/changes?since=2")).toMatchObject({ newest: 2, publications: [], links: { next: null } });
  });

  test("of one version are told whole", async () => {
    const first = await json("/changes/1");
    expect([first.total, first.changes.length]).toEqual([first.publication.total, first.total]);
    expect((await json("/changes/1?page=2")).changes).toEqual([]);
  });

  test("reach feed readers in both languages", async () => {
    for (const [lang, word] of [
      ["ja", "変更"],
      ["en", "was changed"],
    ] as const) {
      const response = await askApi(`/changes.atom?lang=${lang}`);
      expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
      const text = await response.text();
      expect(text).toContain(word);
      expect(text).toContain(`xml:lang="${lang}"`);
      expect(text.match(/<entry>/g)).toHaveLength(2);
    }
  });
});

const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
