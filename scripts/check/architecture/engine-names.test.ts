import { expect, it } from "vitest";
import names from "./engine-names.json";
import { listDeclarations } from "./exports";
import { listSourceFiles, type SourceFile } from "./read-imports";
import { isTestFile } from "./rooms";

type Concept = { readonly name: string; readonly file?: string; readonly not: readonly string[] };

const CONCEPTS: readonly Concept[] = names.concepts;
const GAMES = ["magmell", "mtg"];

/** Returns where a game names a concept otherwise than the list does, or keeps it in another file. */
function findOffences(game: string, files: readonly SourceFile[], concepts: readonly Concept[]): readonly string[] {
  const folder = `engine/${game}/`;
  const own = files
    .filter(({ path }) => path.startsWith(folder) && !isTestFile(path) && !/\/tests?(ing)?\//.test(path))
    .map((source) => ({ path: source.path, declared: listDeclarations(source).map(({ name }) => name) }));
  return concepts.flatMap(({ name, file, not }) => {
    const declaring = own.filter(({ declared }) => declared.includes(name)).map(({ path }) => path);
    const place = file === undefined ? folder : `${folder}${file}`;
    const isThere = file === undefined ? declaring.length > 0 : declaring.includes(place);
    return [
      ...(isThere ? [] : [`${place} does not declare ${name}.`]),
      ...own.flatMap(({ path, declared }) =>
        declared.filter((one) => not.includes(one)).map((one) => `${path} declares ${one}. Both games say ${name}.`),
      ),
    ];
  });
}

const files = listSourceFiles(["engine"]);

it.each(GAMES)("%s gives the concepts that both games have their one name and file", (game) => {
  expect(findOffences(game, files, CONCEPTS)).toEqual([]);
});

it.each(GAMES)("%s has the files that both games have", (game) => {
  const paths = new Set(files.map(({ path }) => path));
  expect(names.files.filter((file) => !paths.has(`engine/${game}/${file}`))).toEqual([]);
});

it("the entries of the engines export names as they are declared, and each file once", () => {
  for (const { path, text } of files.filter(({ path }) => /^engine\/\w+\/index\.ts$/.test(path))) {
    expect(text.match(/\w+ as \w+/g), path).toBe(null);
    const sources = [...text.matchAll(/from "([^"]+)"/g)].map(([, source]) => source);
    expect(sources, path).toEqual([...new Set(sources)]);
  }
});

it("finds a concept that is missing, stands elsewhere or has an older name", () => {
  const concepts = [{ name: "applyBatch", file: "rules/events/apply-batch.ts", not: ["commit"] }];
  const find = (path: string, text: string) => findOffences("mtg", [{ path, text }], concepts);
  expect(find("engine/mtg/rules/events/apply-batch.ts", "export function applyBatch() {}")).toEqual([]);
  expect(find("engine/mtg/rules/commit.ts", "export const applyBatch = 1;")).toHaveLength(1);
  expect(find("engine/mtg/rules/events/apply-batch.ts", "function commit() {}")).toEqual([
    "engine/mtg/rules/events/apply-batch.ts does not declare applyBatch.",
    "engine/mtg/rules/events/apply-batch.ts declares commit. Both games say applyBatch.",
  ]);
});
