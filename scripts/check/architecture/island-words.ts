import { getValueImports, type SourceFile } from "./read-imports";
import { isTestFile } from "./rooms";

const USED = /\buseWords(?:In)?\(\s*(?:[\w.]+,\s*)?"([^"]+)"/g;
const SENT = /<WithWords\b[^>]*?\bwords=\{(\[[^\]]*\]|\w+)\}/g;
const FRAME = "app/[lang]/layout.tsx";
const ENTRY = /^app\/.*\/(page|layout|not-found|error)\.tsx$/;

/** Dictionary paths, such as `builder` or `site.colors`. */
type Paths = readonly string[];

const quoted = (paths: Paths): string =>
  [...paths]
    .sort()
    .map((path) => `"${path}"`)
    .join(", ");

const isIn = (path: string, sent: Paths): boolean => sent.some((one) => path === one || path.startsWith(`${one}.`));

/**
 * Returns a message for each page whose `WithWords` do not match the islands inside: words that an island uses but no
 * `WithWords` sends, and words sent but not used. An island is a file with "use client", together with the files that
 * it loads.
 */
export function listIslandWords(files: readonly SourceFile[]): readonly string[] {
  const house = readHouse(files);
  const frame = house.sentBy(FRAME);
  const unsent = files.flatMap(({ path }) => {
    if (!ENTRY.test(path)) return [];
    const lacking = house.lackedBy(path).filter((one) => path === FRAME || !isIn(one, frame));
    if (lacking.length === 0) return [];
    return [
      `${path} shows islands that use words which are not sent. Name in the WithWords around them: ${quoted(lacking)}.`,
    ];
  });
  const inVain = files.flatMap(({ path }) => {
    if (isTestFile(path)) return [];
    // The frame stands around every page, and around the page of a failure.
    const used =
      path === FRAME
        ? files.flatMap((one) => (ENTRY.test(one.path) ? house.usedUnder(one.path) : []))
        : house.usedUnder(path);
    const idle = house.sentBy(path).filter((sent) => !used.some((one) => isIn(one, [sent])));
    if (idle.length === 0) return [];
    return [`${path} sends words that no island inside uses. Take out of its WithWords: ${quoted(idle)}.`];
  });
  return [...unsent, ...inVain];
}

function readHouse(files: readonly SourceFile[]) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const textOf = (path: string) => texts.get(path) ?? "";
  const importsOf = remember(
    (path: string): Paths => getValueImports({ path, text: textOf(path) }, (one) => texts.has(one)),
  );
  const isIsland = (path: string) => /^\s*"use client"/.test(textOf(path));

  /**
   * Returns the words used by an island's file and all that it loads. Content in a `WordsProvider` has its own words
   * and is skipped.
   */
  const usedBy = remember((island: string): Paths => {
    const loaded = new Set([island]);
    // A set that grows while it is walked is walked to its end.
    for (const path of loaded)
      if (!textOf(path).includes("<WordsProvider ")) for (const next of importsOf(path)) loaded.add(next);
    return [...loaded].flatMap((path) => [...textOf(path).matchAll(USED)].map(([, used = ""]) => used));
  });

  /**
   * Returns the words that a `WithWords` of the file sends. Their list may be a constant of the file or of an imported
   * one.
   */
  const sentBy = remember(
    (path: string): Paths =>
      [...textOf(path).matchAll(SENT)].flatMap(([, list = ""]) => listed(list, [path, ...importsOf(path)].map(textOf))),
  );
  const under = (path: string, go: (next: string) => Paths): Paths => [
    ...new Set(importsOf(path).flatMap((next) => (isIsland(next) ? usedBy(next) : go(next)))),
  ];
  const lackedBy: (path: string) => Paths = remember((path) =>
    isIsland(path) ? usedBy(path) : under(path, lackedBy).filter((one) => !isIn(one, sentBy(path))),
  );
  const usedUnder: (path: string) => Paths = remember((path) =>
    isIsland(path) ? usedBy(path) : under(path, usedUnder),
  );
  return { sentBy, lackedBy, usedUnder };
}

/** Returns the strings of a list, with those of the constants that it names or takes in with dots. */
function listed(list: string, sources: readonly string[]): Paths {
  const strings = [...list.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => text);
  const names = list.startsWith("[") ? [...list.matchAll(/\.\.\.(\w+)/g)].map(([, name = ""]) => name) : [list];
  const constants = names.flatMap((name) =>
    sources.flatMap((source) => new RegExp(`\\bconst ${name}\\b[^=]*=\\s*(\\[[^\\]]*\\])`).exec(source)?.[1] ?? []),
  );
  return [...strings, ...constants.flatMap((one) => listed(one, sources))];
}

/** Memoizes a function of a path; a recursive call for the same path returns an empty list. */
function remember(compute: (path: string) => Paths): (path: string) => Paths {
  const known = new Map<string, Paths>();
  return (path) => {
    const found = known.get(path);
    if (found) return found;
    known.set(path, []);
    const made = compute(path);
    known.set(path, made);
    return made;
  };
}
