import { groupBy } from "@/lib/collections";
import { listDeclarations, listExports } from "./exports";
import type { SourceFile } from "./read-imports";
import { isTestFile } from "./rooms";

/** Names that say nothing of what they hold when they are read in an import line. */
const VAGUE: ReadonlySet<string> = new Set(
  "Words Row Asked Options Part Place Told Given Found Said Kept Tree".split(" "),
);

/** Returns a message for each exported name that is too vague to understand in an import line, such as `Options`. */
export function findVagueExports(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => !isTestFile(path))
    .flatMap(listExports)
    .filter(({ name }) => VAGUE.has(name))
    .map(({ path, name }) => `${path} exports ${name}. Say of what: a name is read far from its file.`);
}

/** Returns vague names of types that more than one file declares. */
export function findVagueTypes(files: readonly SourceFile[]): readonly string[] {
  const declared = groupBy(
    files.flatMap((file) =>
      listDeclarations(file)
        .filter(({ name, isType }) => isType && VAGUE.has(name))
        .map(({ name }): [string, string] => [name, file.path]),
    ),
  );
  return [...declared]
    .filter(([, paths]) => paths.length > 1)
    .map(
      ([name, paths]) =>
        `${paths.join(", ")} declare a type ${name} each. Say of what: ${name.toLowerCase()} of a card, of a table …`,
    );
}
