import { getOwnImports, resolveImport, type SourceFile } from "./read-imports";
import { isTestFile } from "./rooms";

/** An exported name and the file that declares it. */
type Export = { readonly path: string; readonly name: string };

const DECLARED =
  /^(export )?(?:declare )?(?:default )?(?:abstract )?(?:async )?(function\*?|const|let|class|type|interface|enum) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}(?:\s*from\s*"([^"]+)")?/gm;
const EVERYTHING = /^export (?:type )?\*(?: as (\w+))?\s*from\s*"([^"]+)"/gm;
const NAMED_IMPORT = /^import (?:type )?(?:\w+,\s*)?\{([^}]*)\}\s*from\s*"([^"]+)"/gm;
const WHOLE_IMPORT = /^import (?:type )?\* as \w+ from "([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|\bnew URL\("(\.[^"]+)"/gm;
/** Entry points of a bundler, by their path from the repository root. */
const ENTRY_POINTS = /entryPoints: \[([^\]]*)\]/g;

/** The names of an import or export list: what a file calls a thing, and what it is called outside. */
const listed = (text: string): readonly { readonly inside: string; readonly outside: string }[] =>
  text
    .split(",")
    .map((entry) => entry.trim().replace(/^type\s+/, ""))
    .filter((entry) => entry !== "")
    .map((entry) => {
      const [inside = "", outside = inside] = entry.split(/\s+as\s+/);
      return { inside, outside };
    });

/** A declaration at the top of a file. */
type Declaration = { readonly name: string; readonly isType: boolean; readonly isExported: boolean };

/**
 * Returns the top-level declarations of a file, exported or not. Default exports are left out, because an import does
 * not use their name.
 */
export const listDeclarations = ({ text }: SourceFile): readonly Declaration[] =>
  [...text.matchAll(DECLARED)]
    .filter(([line]) => !line.includes("default"))
    .map(([, exported, keyword = "", name = ""]) => ({
      name,
      isType: keyword === "type" || keyword === "interface",
      isExported: exported !== undefined,
    }));

/** Returns the names that a file declares and exports. Names that it re-exports from another file are left out. */
export function listExports({ path, text }: SourceFile): readonly Export[] {
  const declared = listDeclarations({ path, text })
    .filter(({ isExported }) => isExported)
    .map(({ name }) => name);
  const named = [...text.matchAll(LISTED)]
    .filter(([, , from]) => from === undefined)
    .flatMap(([, names = ""]) => listed(names).map(({ outside }) => outside));
  return [...new Set([...declared, ...named])].map((name) => ({ path, name }));
}

/** Imports of exported names: `path name` for each imported name, and the paths that are imported as a whole. */
type Uses = { readonly names: ReadonlySet<string>; readonly wholes: ReadonlySet<string> };

function usesOf(files: readonly SourceFile[], exists?: (path: string) => boolean): Uses {
  const names = new Set<string>();
  const wholes = new Set<string>();
  for (const { path, text } of files) {
    const target = (specifier: string): string | null => {
      const destination = resolveImport(path, specifier, exists);
      return "path" in destination ? destination.path : null;
    };
    for (const [, list = "", specifier = ""] of [...text.matchAll(NAMED_IMPORT), ...text.matchAll(LISTED)])
      if (specifier !== "")
        for (const { inside } of listed(list))
          for (const file of [target(specifier), ...getOwnImports(specifier)]) names.add(`${file} ${inside}`);
    for (const [, ...specifiers] of text.matchAll(WHOLE_IMPORT))
      for (const specifier of specifiers) if (specifier !== undefined) wholes.add(target(specifier) ?? "");
    for (const [, paths = ""] of text.matchAll(ENTRY_POINTS))
      for (const [, entry = ""] of paths.matchAll(/"([^"]+)"/g)) wholes.add(entry);
    for (const [, , specifier = ""] of text.matchAll(EVERYTHING)) wholes.add(target(specifier) ?? "");
  }
  return { names, wholes };
}

/** Files whose exports a framework or a tool calls by name. */
const CALLED_BY_NAME =
  /^(app\/.*\b(page|layout|route|error|not-found|loading|sitemap|template|global-error|opengraph-image|manifest|robots)\.tsx?$|[^/]+\.(ts|js|mjs)$|e2e\/.*\.spec\.ts$)/;
/** Kits for tests: their exports are used by tests alone. */
const FOR_TESTS = /^(engine\/(magmell|mtg)\/tests|prisma\/factories|scripts\/check\/architecture|e2e)\/|\/testing\//;

/** Returns whether a text uses a name outside its declaration. */
const isUsedWithin = (text: string, name: string): boolean =>
  (text.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0) > 1;

/**
 * Returns a message for each export that no production file imports. Exports of test kits, and exports used within
 * their own file, may be imported by tests alone.
 */
export function findUnusedExports(files: readonly SourceFile[], exists?: (path: string) => boolean): readonly string[] {
  const product = usesOf(
    files.filter(({ path }) => !isTestFile(path)),
    exists,
  );
  const tests = usesOf(
    files.filter(({ path }) => isTestFile(path)),
    exists,
  );
  const isUsed = ({ names, wholes }: Uses, { path, name }: Export) => wholes.has(path) || names.has(`${path} ${name}`);
  return files
    .filter(({ path }) => !isTestFile(path) && !CALLED_BY_NAME.test(path))
    .flatMap((file) =>
      listExports(file)
        .filter((found) => !isUsed(product, found))
        .filter(
          ({ path, name }) =>
            !isUsed(tests, { path, name }) || !(FOR_TESTS.test(path) || isUsedWithin(file.text, name)),
        ),
    )
    .map(
      ({ path, name }) =>
        `${path} exports ${name}, which nothing but a test imports. Take \`export\` away, or the code itself.`,
    );
}

/** Returns the names imported from plain modules (`.mjs`) that do not export them. The compiler looks only at TypeScript. */
export function findMissingExports(
  files: readonly SourceFile[],
  exists?: (path: string) => boolean,
): readonly string[] {
  const modules = new Map(
    files
      .filter(({ path }) => path.endsWith(".mjs"))
      .map((file) => [file.path, new Set(listExports(file).map(({ name }) => name))]),
  );
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(NAMED_IMPORT)].flatMap(([, list = "", specifier = ""]) => {
      const destination = resolveImport(path, specifier, exists);
      const exported = "path" in destination ? modules.get(destination.path) : undefined;
      if (exported === undefined) return [];
      return listed(list)
        .filter(({ inside }) => !exported.has(inside))
        .map(({ inside }) => `${path} imports ${inside} from "${specifier}", which exports no such name.`);
    }),
  );
}
