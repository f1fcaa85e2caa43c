import type { Metadata } from "next";
import { beforeAll, describe, expect, test } from "vitest";
import { generateMetadata as libraryEntry } from "@/app/[lang]/rules/[document]/[number]/page";
import { generateMetadata as libraryDocument } from "@/app/[lang]/rules/[document]/page";
import { generateMetadata as house } from "@/app/[lang]/rules/house/[n]/page";
import { generateMetadata as mag } from "@/app/[lang]/rules/mag/[number]/page";
import { generateMetadata as rules } from "@/app/[lang]/rules/page";
import { generateMetadata as sets } from "@/app/[lang]/sets/page";
import { findOembed } from "@/app/subjects/oembed";
import { publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { openDatabase } from "@/prisma/factories/database";

beforeAll(() => publishExampleCatalogue(openDatabase()));

const SITE = "http://localhost:3000";
const ask = (path: string) =>
  findOembed(`${SITE}${path}`, { site: SITE, maxWidth: Number.POSITIVE_INFINITY, maxHeight: Number.POSITIVE_INFINITY });

/** The metadata of a page with the parameters of its address. */
const told = (make: (props: never) => Promise<Metadata>, params: Record<string, string>, query = {}) =>
  make({ params: Promise.resolve(params), searchParams: Promise.resolve(query) } as never);

describe("a page of the rules", () => {
  test.each([
    [mag, { number: "702.3" }, "/rules/mag/702.3"],
    [mag, { number: "7" }, "/rules/mag/7"],
    [house, { n: "7" }, "/rules/house/7"],
    [libraryDocument, { document: "mtg-6e" }, "/rules/mtg-6e"],
    [libraryEntry, { document: "mtg-6e", number: "P.7.1" }, "/rules/mtg-6e/P.7.1"],
    [sets, {}, "/sets"],
  ] as const)("says its own address and title where links are shown: %#", async (make, params, path) => {
    for (const [lang, address] of [
      ["ja", path],
      ["en", `/en${path}`],
    ] as const) {
      const { title, description, openGraph, twitter, alternates } = await told(make, { lang, ...params });
      expect(openGraph).toMatchObject({ url: address, title, description });
      expect(twitter).toMatchObject({ card: "summary_large_image", title });
      expect(openGraph?.images).toHaveLength(1);
      expect(alternates?.canonical).toBe(address);
    }
  });

  test("that is a search has the address of no other", async () => {
    expect((await told(rules, { lang: "ja" })).openGraph).toMatchObject({ url: "/rules" });
    expect((await told(rules, { lang: "ja" }, { q: "マリガン" })).openGraph).not.toHaveProperty("url");
  });
});

describe("oEmbed", () => {
  test.each([
    ["/rules/mag/702.3", /^702\.3 /],
    ["/en/rules/house/7", /7/],
    ["/rules/mag/7", /7/],
    ["/rules/mtg-6e/P.7.1", /P\.7\.1/],
  ])("tells the title of %s as a link", async (path, title) => {
    expect(await ask(path)).toMatchObject({ version: "1.0", type: "link", title: expect.stringMatching(title) });
    expect(await ask(path)).not.toHaveProperty("html");
  });

  test("tells sets and lists as links with their pictures", async () => {
    expect(await ask("/sets/TS")).toMatchObject({
      type: "link",
      title: "試し刷り (TS)",
      thumbnail_url: `${SITE}/sets/TS/picture`,
      thumbnail_width: 1200,
    });
    expect(await ask("/en/lists/first-deck")).toMatchObject({
      type: "link",
      title: expect.stringContaining("First Deck"),
      thumbnail_url: `${SITE}/en/lists/first-deck/picture`,
    });
    const small = { site: SITE, maxWidth: 300, maxHeight: 300 };
    expect(await findOembed(`${SITE}/sets/TS`, small)).not.toHaveProperty("thumbnail_url");
  });

  test("names a ruling on a card by its question", async () => {
    const path = `/cards/${encodeURIComponent("火の子")}`;
    expect(await ask(`${path}#TS-R001`)).toMatchObject({ type: "rich", title: "《火の子》は攻撃できますか。" });
    expect(await ask(`${path}#TS-R999`)).toMatchObject({ type: "rich", title: "火の子" });
  });

  test.each(["/rules", "/rules/mag/999", "/rules/nothing/1", "/sets/NONE", "/lists/none", "/sets", "/sets/TS/picture"])(
    "knows nothing of %s",
    async (path) => {
      expect(await ask(path)).toBeNull();
    },
  );
});
