import { expect, test } from "vitest";
import { listFilesImporting, listSourceFiles, resolveImport } from "./read-imports";

const files = listSourceFiles(["app"]).filter(({ path }) => !/\.test\.|\/testing\//.test(path));
const islands = new Set(files.filter(({ text }) => text.startsWith('"use client"')).map(({ path }) => path));
// Parts of the server have their words without it (`#use-words-in`); what is for islands alone brings it along.
islands.delete("app/i18n/use-words.tsx");
islands.add("app/i18n/with-words.tsx");
// React's ids are counted on one side only: for the server's components, or for the HTML.
for (const { path, text } of files) if (text.includes("useId()")) islands.add(path);
const OPENING = /<Unhydrated\b/g;

/** Returns the names of the components in a piece of source, and of those of the same file that they are made of. */
function listComponents(text: string, piece: string): ReadonlySet<string> {
  const namesIn = (source: string) => [...source.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name);
  const names = new Set(namesIn(piece));
  // A set that grows while it is walked is walked to its end.
  for (const name of names) {
    const own = new RegExp(
      `\\n(?:export )?(?:const|function) ${name}\\b[\\s\\S]*?\\n(?:\\}|\\);|[^\\n]*\\/>;)\\n`,
    ).exec(text);
    for (const other of own ? namesIn(own[0]) : []) names.add(other);
  }
  names.delete("Unhydrated");
  return names;
}

/** Returns the file that a name of a module comes from. */
function findSource(path: string, text: string, name: string): string | null {
  const found = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from "([^"]+)"`).exec(text);
  const source = found?.[1] === undefined ? null : resolveImport(path, found[1]);
  return source !== null && "path" in source ? source.path : null;
}

/** Returns the islands that come with what stands in the `Unhydrated` parts of a file. */
const listIslandsInside = ({ path, text }: (typeof files)[number]): readonly string[] =>
  [...text.matchAll(OPENING)].flatMap(({ index }) => {
    const piece = text.slice(index, text.indexOf("</Unhydrated>", index));
    const inside = [...listComponents(text, piece)].flatMap((name) => findSource(path, text, name) ?? []);
    return listFilesImporting(inside).filter(
      (one) => islands.has(one) && one !== "app/ui/unhydrated/unhydrated-element.tsx",
    );
  });

test("no island is in a part that is not hydrated", () => {
  const using = files.filter(({ text }) => OPENING.test(text) && !text.startsWith('"use client"'));
  expect(using.length).toBeGreaterThan(10);
  const found = using.flatMap((file) => listIslandsInside(file).map((island) => `${file.path} has ${island}`));
  expect([...new Set(found)]).toEqual([]);
});
