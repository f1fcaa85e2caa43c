import { exportsOf } from "./exports";
import type { SourceFile } from "./read-imports";
import { isTest } from "./rooms";

/** Names that say nothing of what they hold when they are read in an import line. */
const VAGUE_EXPORTS = new Set(["Row", "Place", "Found", "Given", "Asked", "Words", "Tree", "Part", "Options"]);

/** Returns exported names that mean another thing in every file. */
export function vagueExports(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap(exportsOf)
    .filter(({ name }) => VAGUE_EXPORTS.has(name))
    .map(({ path, name }) => `${path} exports ${name}. Say of what: a name is read far from its file.`);
}

/** Openings of a doc comment that mean nothing in an editor's hover, where its neighbours are not seen. */
const RIDDLE = /\/\*\*\s*(?:\*\s*)?(The same|What|Whatever|Whoever|Which)\b[^\n]*/g;

/** Returns doc comments that do not stand alone. */
export function riddlingComments(files: readonly SourceFile[]): readonly string[] {
  // Its own test shows it such comments.
  const others = files.filter(({ path }) => !path.endsWith("architecture/architecture.test.ts"));
  return others.flatMap(({ path, text }) =>
    [...text.matchAll(RIDDLE)].map(
      ([line, opening]) =>
        `${path} has a comment that begins with "${opening}" (${line.slice(0, 60)}…). Begin with the noun it is about.`,
    ),
  );
}
