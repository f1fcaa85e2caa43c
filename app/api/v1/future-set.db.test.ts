import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { GET as cardFrame } from "@/app/[lang]/embed/cards/[name]/route";
import { GET as namesRoute } from "@/app/api/names/[version]/route";
import { GET as oembedRoute } from "@/app/api/oembed/route";
import { GET as previewRoute } from "@/app/api/previews/[version]/[lang]/[name]/route";
import { askApi, postApi } from "@/app/api/v1/testing/ask-api";
import { GET as rulingsRoute } from "@/app/feeds/rulings.atom/route";
import { GET as imageRoute } from "@/app/images/cards/[name]/route";
import { GET as sitemapRoute } from "@/app/sitemaps/[part]/route";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { rollBackToVersion } from "@/lib/magmell/catalogue/history/versions/mutations";
import { getCatalogue, getUnfilteredCatalogue } from "@/lib/magmell/catalogue/store/data";
import { EXAMPLE_CATALOGUE_NOW } from "@/lib/magmell/catalogue/testing/example-catalogue";
import {
  FUTURE_SET_DATE,
  FUTURE_SET_MARKERS,
  FUTURE_SET_NOW,
  publishFutureSet,
} from "@/lib/magmell/catalogue/testing/future-set";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { MCP_TOOLS } from "@/lib/mcp/server/mcp-handler";
import { resetLocalLimits } from "@/lib/server/testing/reset-limits";
import { openDatabase } from "@/prisma/factories/database";

/*
 * What comes into force later is told of nowhere before its day: not by its number, its name or a word of it, whatever day is asked
 * for. Everything is asked by everything that names the future set, and no answer may hold more than the question did.
 */

let pictures: readonly string[];
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: EXAMPLE_CATALOGUE_NOW });
  pictures = await publishFutureSet(openDatabase());
});
afterAll(() => vi.useRealTimers());

const part = encodeURIComponent;
const NAMES = ["雪の使者", "ゆきのししゃ", "Snow Envoy", "snow env", "雪ん子", "雪の使い", "雪影", "水鏡", "火の子"];
const DAYS = ["", "2025-12-31", FUTURE_SET_DATE, "2027-01-01", "2199-12-31"];
const QUERIES = [
  "",
  ...NAMES,
  "set:K2",
  "set:TS",
  "a:未来の絵師",
  "list:winter-pile",
  "is:reprint",
  "date>=2026-12-01",
  "order:-date",
  "unique:prints",
  "include:token include:retired",
  "has:ruling",
];
const withDay = (q: string, day: string) => (day === "" ? q : `${q} asof:${day}`);

type ApiAnswer = { readonly of: string; readonly text: string };

/** Every question to the public interface, with its whole answer. */
async function* answersOfApi(): AsyncGenerator<ApiAnswer> {
  const paths = [
    ...["", "/sets", "/rulings", "/bulk", "/snapshot/current", "/changes?since=0", "/changes.atom"],
    ...["/changes.atom?lang=en", "/decks", "/changes/1", "/changes/2", "/changes/3", "/rules", "/openapi.json"],
    ...["cards", "sets", "rulings", "everything"].map((kind) => `/bulk/${kind}.json`),
    ...["card-names", "english-names", "readings", "nicknames", "illustrators", "tags"].map(
      (list) => `/catalog/${list}`,
    ),
    ...["K2", "TS", "PR"].map((code) => `/sets/${code}`),
    ...["K2/K2-001", "K2/K2-003", "TS/TS-003"].map((printing) => `/printings/${printing}`),
    ...["K2-R001", "K2-R002", "TS-R024", "TS-R001"].map((id) => `/rulings/${id}`),
    ...["雪", "ゆき", "yuki", "snow", "水", "k2"].map((typed) => `/autocomplete?q=${part(typed)}`),
    ...NAMES.flatMap((name) => [`/rulings?card=${part(name)}`, `/decks?q=${part(name)}`]),
    ...DAYS.flatMap((day) => QUERIES.map((q) => `/cards?q=${part(withDay(q, day))}`)),
    ...DAYS.map((day) => `/cards/random?q=${part(withDay("雪", day))}`),
    ...DAYS.flatMap((day) => [
      ...["7041", "7042", "3", "2"].map((number) => `/cards/number/${number}${day && `?asof=${day}`}`),
      ...NAMES.map((name) => `/cards/${part(name)}?fuzzy=true${day && `&asof=${day}`}`),
    ]),
  ];
  for (const path of paths) yield { of: path, text: await ask(path) };
  for (const day of DAYS) {
    const path = `/cards/collection${day && `?asof=${day}`}`;
    for (const one of [{ number: 7041 }, { name: "雪の使者" }, { printing: { set: "K2", number: "K2-001" } }])
      yield { of: `${path} ${JSON.stringify(one)}`, text: await textOf(postApi(path, { cards: [one] })) };
  }
  const deck = { grimoire: [{ name: "雪の使者", count: 3 }], stoneDeck: [{ name: "青の魔石", count: 20 }] };
  yield { of: `/decks/check ${JSON.stringify(deck)}`, text: await textOf(postApi("/decks/check", deck)) };
  const encoded = encodeDeck(deck, createNumberTable((await getUnfilteredCatalogue()).cards));
  if (encoded.ok) yield { of: "/decks/code of 7041 and 1", text: await ask(`/decks/code/${encoded.code}`) };
}

const pictureStatus = async (sha256: string): Promise<number> => {
  const name = `${sha256}-160.webp`;
  const request = new Request(`http://localhost:3000/images/cards/${name}`);
  return (await imageRoute(request, { params: Promise.resolve({ name }) })).status;
};

async function textOf(response: Promise<Response>): Promise<string> {
  resetLocalLimits();
  return (await response).text();
}

async function ask(path: string): Promise<string> {
  resetLocalLimits();
  const response = await askApi(path);
  const to = response.headers.get("location");
  return to ? ask(to.replace("/api/v1", "")) : response.text();
}

async function* answersOfTools(): AsyncGenerator<ApiAnswer> {
  const inputs: Readonly<Record<string, readonly object[]>> = {
    search_cards: DAYS.flatMap((day) => QUERIES.map((query) => ({ query: withDay(query, day) || "t:unit", page: 1 }))),
    get_card: DAYS.flatMap((day) => NAMES.map((name) => ({ name, ...(day && { asof: day }) }))),
    get_rule: [{ number: "701.1.2" }],
    find_rules: [{ words: "雪" }],
    check_deck: [{ deck: { grimoire: [{ name: "雪の使者", count: 3 }], stoneDeck: [] } }],
  };
  for (const { name, run } of MCP_TOOLS)
    for (const input of inputs[name] ?? [])
      yield { of: `${name} ${JSON.stringify(input)}`, text: JSON.stringify(await run(input as never)) };
}

type Route = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

async function askSite(route: Route, path: string, params: Record<string, string> = {}): Promise<ApiAnswer> {
  const response = route(new Request(`http://localhost:3000${path}`), { params: Promise.resolve(params) });
  return { of: path, text: await textOf(response) };
}

/** Answers of the site that no page makes. */
async function* answersOfSite(): AsyncGenerator<ApiAnswer> {
  const { version } = await getCatalogue();
  yield askSite(rulingsRoute, "/feeds/rulings.atom");
  yield askSite(rulingsRoute, "/feeds/rulings.atom?lang=en");
  yield askSite(sitemapRoute, "/sitemaps/pages-1.xml", { part: "pages-1.xml" });
  yield askSite(namesRoute, `/api/names/${version}`, { version });
  for (const path of ["/sets/K2", "/lists/winter-pile", "/cards/%E6%B0%B4%E9%8F%A1#TS-R024"])
    yield askSite(oembedRoute, `/api/oembed?url=${part(`http://localhost:3000${path}`)}`);
  for (const name of NAMES) {
    yield askSite(previewRoute, `/api/previews/${version}/ja/${part(name)}`, { version, lang: "ja", name: part(name) });
    yield askSite(oembedRoute, `/api/oembed?url=${part(`http://localhost:3000/cards/${part(name)}`)}`);
    yield askSite(cardFrame, `/embed/cards/${part(name)}`, { lang: "ja", name: part(name) });
  }
}

/** The marks of the future set in an answer that were not in its question. */
const toldOf = ({ of, text }: ApiAnswer): readonly string[] => {
  const asked = decodeURIComponent(of);
  return [...FUTURE_SET_MARKERS, ...pictures].filter((mark) => !asked.includes(mark) && text.includes(mark));
};

async function told(answers: AsyncGenerator<ApiAnswer>): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for await (const one of answers) {
    const marks = toldOf(one);
    if (marks.length > 0) found[one.of] = marks;
  }
  return found;
}

describe("before its day", () => {
  test("the catalogue of any day holds nothing of it, and so no page does", async () => {
    for (const day of [undefined, ...DAYS.slice(1)]) {
      const { definitions, names, ...snapshot } = await getCatalogue(day);
      const text = JSON.stringify(snapshot, (_, value) => (value instanceof Map ? [...value] : value));
      expect(toldOf({ of: "", text }), `as of ${day}`).toEqual([]);
    }
  });

  test("no route of the public interface tells of it", async () => {
    expect(await told(answersOfApi())).toEqual({});
  });

  test("no tool for assistants tells of it", async () => {
    expect(await told(answersOfTools())).toEqual({});
  });

  test("no feed, sitemap, frame or list of names tells of it, and its pictures are closed", async () => {
    expect(await told(answersOfSite())).toEqual({});
    expect(pictures).toHaveLength(2);
    for (const sha256 of pictures) expect(await pictureStatus(sha256)).toBe(404);
  });

  test("what is announced of public cards stays announced", async () => {
    const { card } = JSON.parse(await ask("/cards/number/2?asof=2199-12-31"));
    expect(card).toMatchObject({ ap: 9, revisions: [{ ap: 2 }, { ap: 3 }, { ap: 9 }] });
  });

  test("those who edit it see all of it", async () => {
    const { cards, sets, rulings, lists } = await getUnfilteredCatalogue();
    const text = JSON.stringify([cards, sets, [...rulings], lists]);
    expect(FUTURE_SET_MARKERS.filter((mark) => !text.includes(mark))).toEqual([]);
  });
});

describe("on its day", () => {
  beforeAll(() => {
    vi.setSystemTime(FUTURE_SET_NOW);
  });

  test("all of it is told, in the interface, by tools and by the site", async () => {
    const found = [await told(answersOfApi()), await told(answersOfTools()), await told(answersOfSite())];
    const marks = new Set(found.flatMap((answers) => Object.values(answers).flat()));
    expect(FUTURE_SET_MARKERS.filter((mark) => !marks.has(mark))).toEqual([]);
    for (const sha256 of pictures) expect(await pictureStatus(sha256)).toBe(200);
  });

  test("the version of the catalogue is another one", async () => {
    expect((await getCatalogue()).version).toContain(FUTURE_SET_DATE);
  });

  test("its publication is told as a newer entry of the feed", async () => {
    const feed = await ask("/changes.atom");
    expect(feed).toContain("<updated>2026-12-23T15:00:00.000Z</updated>");
    expect(JSON.parse(await ask("/changes/3")).changes[0]).toMatchObject({ row: "set", publicOn: FUTURE_SET_DATE });
  });
});

test("what is taken back before its day is told of by nothing before it", async () => {
  vi.setSystemTime(EXAMPLE_CATALOGUE_NOW);
  await rollBackToVersion(2, COMMAND_LINE_ACTOR, { database: openDatabase() });
  expect(await told(answersOfApi())).toEqual({});
  vi.setSystemTime(FUTURE_SET_NOW);
  expect(JSON.parse(await ask("/sets")).sets).toHaveLength(2);
});
