import fc from "fast-check";
import { expect, test } from "vitest";
import type { CatalogueChange } from "@/lib/magmell/catalogue/model/changes";
import { type AtomFeed, renderAtomFeed } from "./atom-feed";
import { createChangesFeed } from "./serializers/changes";
import type { Publication } from "./types";

const feed = (more: Partial<AtomFeed["entries"][number]> = {}): AtomFeed => ({
  id: "tag:example.org,2026:changes",
  lang: "ja",
  title: "変更",
  author: "書庫",
  link: "https://example.org/developers",
  self: "https://example.org/api/v1/changes.atom",
  updated: new Date("2026-11-21T00:00:00Z"),
  entries: [
    {
      id: "tag:example.org,2026:data-version:1",
      title: "1",
      link: "https://example.org/",
      more: null,
      updated: new Date("2026-11-21T00:00:00Z"),
      lines: [],
      ...more,
    },
  ],
});

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? "");
const between = (text: string, element: string) =>
  new RegExp(`<entry>[\\s\\S]*<${element}[^>]*>([\\s\\S]*?)</${element}>`).exec(text)?.[1] ?? "";

test("a feed has what Atom asks of feeds and entries", () => {
  const text = renderAtomFeed(
    feed({ lines: [{ text: "火の子", link: "https://example.org/cards/x" }], more: "ほか3件" }),
  );
  expect(text).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">
    <id>tag:example.org,2026:changes</id>
    <title>変更</title>
    <updated>2026-11-21T00:00:00.000Z</updated>
    <author><name>書庫</name></author>
    <link rel="alternate" type="text/html" href="https://example.org/developers"/>
    <link rel="self" type="application/atom+xml" href="https://example.org/api/v1/changes.atom"/>
    <entry>
    <id>tag:example.org,2026:data-version:1</id>
    <title>1</title>
    <updated>2026-11-21T00:00:00.000Z</updated>
    <link rel="alternate" href="https://example.org/"/>
    <content type="html">&lt;ul&gt;&lt;li&gt;&lt;a href=&quot;https://example.org/cards/x&quot;&gt;火の子&lt;/a&gt;&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;ほか3件&lt;/p&gt;</content>
    </entry>
    </feed>
    "
  `);
});

test("whatever a name holds, it is text in the title, and text in the HTML of the content", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."<>&\"' a]]>火\u0000\u001f\ufffe") }), (name) => {
      const text = renderAtomFeed(feed({ title: name, lines: [{ text: name, link: name }] }));
      const visible = [...name].filter((sign) => sign >= " " && sign !== "\ufffe").join("");
      expect(unescaped(between(text, "title"))).toBe(visible);
      const html = unescaped(between(text, "content"));
      expect(html.replace(/<\/?(?:ul|li|a)(?: href="[^"<>]*")?>/g, "")).not.toMatch(/[<>]/);
      expect(unescaped(html.replace(/<[^>]*>/g, ""))).toBe(visible);
    }),
  );
});

test("the feed of changes keeps the id of an entry for ever, and leads to cards in its language", () => {
  const words = {
    title: "Changes",
    entry: "Data {version}: {n}",
    restored: "Back to {restores}",
    more: "and {n} more",
    line: "{row} “{name}” {kind}",
    rows: { set: "Set", card: "Card", revision: "Text of", printing: "P", ruling: "R", list: "L" },
    kinds: { added: "was added", changed: "was changed", removed: "went" },
  };
  const change: CatalogueChange = {
    row: "card",
    id: "2",
    name: "火の子",
    englishName: "Spark",
    kind: "added",
    cards: [2],
  };
  const publication: Publication = {
    dataVersion: 7,
    publishedAt: new Date(0),
    restores: null,
    isHidden: false,
    publicOn: null,
    total: 3,
    changes: [change],
  };
  const place = {
    origin: "https://new.example.org",
    idHost: "example.org",
    lang: "en",
    author: "Grimoire",
    words,
  } as const;
  const made = createChangesFeed([publication, { ...publication, dataVersion: 6, restores: 4 }], place);
  expect(made.entries).toMatchObject([
    {
      id: "tag:example.org,2026:data-version:7",
      title: "Data 7: 3",
      more: "and 2 more",
      link: "https://new.example.org/api/v1/changes/7",
      lines: [
        {
          text: "Card “Spark（火の子）” was added",
          link: "https://new.example.org/en/cards/%E7%81%AB%E3%81%AE%E5%AD%90",
        },
      ],
    },
    { id: "tag:example.org,2026:data-version:6", title: "Back to 4" },
  ]);
  const untranslated = { ...publication, changes: [{ ...change, englishName: "" }] };
  expect(createChangesFeed([untranslated], place).entries[0]?.lines[0]?.text).toBe("Card “火の子” was added");
  // Nothing is said of one whose changes are all still to come, and one that became public later is as new as that day.
  const hidden = { ...publication, isHidden: true, total: 0, changes: [] };
  const opened = { ...publication, publicOn: "2026-12-24" };
  const later = createChangesFeed([hidden, opened], place);
  expect(later.entries).toHaveLength(1);
  expect([later.updated, later.entries[0]?.updated]).toEqual(Array(2).fill(new Date("2026-12-23T15:00:00Z")));
});
