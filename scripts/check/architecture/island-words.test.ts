import { expect, it } from "vitest";
import { listIslandWords } from "./island-words";
import { listSourceFiles } from "./read-imports";

const tree = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([path, text]) => ({ path, text }));

const ISLAND = '"use client";\nimport { Row } from "./row";\nconst words = useWords("builder");';
const ROW = 'const close = useWords("site.close");\nconst { legal } = useWordsIn(lang, "decks");';
const page = (sent: string) =>
  `import { Island } from "@/app/ui/island";\n<WithWords lang={lang} words={${sent}}><Island />`;

/** The messages about a page that sends some words to an island. */
const offences = (sent: string, others: Readonly<Record<string, string>> = {}) =>
  listIslandWords(
    tree({ "app/[lang]/page.tsx": page(sent), "app/ui/island.tsx": ISLAND, "app/ui/row.tsx": ROW, ...others }),
  );

it("every island of the house is sent the words that it uses, and no others", () => {
  expect(listIslandWords(listSourceFiles(["app", "lib"]))).toEqual([]);
});

it("finds no fault where a part, or the key of one, is sent for all that an island loads", () => {
  expect(offences('["builder", "site.close", "decks"]')).toEqual([]);
  expect(offences('["builder", "site", "decks"]')).toEqual([]);
  expect(offences("SENT", { "app/ui/sent.ts": "" })).toEqual([
    expect.stringContaining(`"builder", "decks", "site.close"`),
  ]);
  expect(offences('["builder", "decks"]', { "app/[lang]/layout.tsx": page('["site", "decks", "builder"]') })).toEqual(
    [],
  );
});

it("names words that were not sent, and the page", () => {
  expect(offences('["builder", "decks"]')).toEqual([expect.stringMatching(/^app\/\[lang\]\/page\.tsx .*site\.close/u)]);
});

it("names words that were sent in vain", () => {
  expect(offences('["builder", "site.close", "decks", "odds"]')).toEqual([expect.stringContaining("odds")]);
});

it("looks for words between the island and the page, and does not take words of server parts for those of an island", () => {
  const direct = { "app/[lang]/page.tsx": 'import { Part } from "../ui/part";\nimport { Row } from "../ui/row";' };
  expect(
    listIslandWords(
      tree({
        ...direct,
        "app/ui/part.tsx": page('["builder", "site.close", "decks"]'),
        "app/ui/island.tsx": ISLAND,
        "app/ui/row.tsx": ROW,
      }),
    ),
  ).toEqual([]);
});

it("reads a list that is a constant of the file or of an import", () => {
  const sent = 'const SENT = ["builder", "site.close", "decks"] as const;\n';
  const files = { "app/[lang]/page.tsx": sent + page("SENT"), "app/ui/island.tsx": ISLAND, "app/ui/row.tsx": ROW };
  expect(listIslandWords(tree(files))).toEqual([]);
  const rest = 'export const REST = ["builder", "decks"] as const;';
  const imported = `import { REST } from "../ui/rest";\n${page('["site.close", ...REST]')}`;
  expect(listIslandWords(tree({ ...files, "app/[lang]/page.tsx": imported, "app/ui/rest.ts": rest }))).toEqual([]);
});
