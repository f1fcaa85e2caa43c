import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Folders of code that programs write. */
const GENERATED = /\/generated$/;

/** A source file: its path from the root of the house with forward slashes, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

/** Returns the TypeScript files and modules of some top folders; a folder that is not there has none. */
export function listSourceFiles(folders: readonly string[]): readonly SourceFile[] {
  return folders.filter((folder) => existsSync(ROOT + folder)).flatMap((folder) => filesUnder(folder));
}

/** Returns the modules at the top of the house: configuration, and what Next.js calls by name. */
export const listRootFiles = (): readonly SourceFile[] =>
  readdirSync(ROOT)
    .filter((name) => /\.(ts|mjs|js)$/.test(name) && name !== "next-env.d.ts")
    .map((name) => ({ path: name, text: readFileSync(ROOT + name, "utf8") }));

function filesUnder(folder: string): readonly SourceFile[] {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return GENERATED.test(path) ? [] : filesUnder(path);
    return entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name)
      ? [{ path, text: readFileSync(ROOT + path, "utf8") }]
      : [];
  });
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^"';]*?\bfrom\s*["']([^"']+)["']|\bimport\s*\(\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']/g;

/** Returns everything that a file imports, exports on, or loads later, as it is written. */
export const getImportSpecifiers = (text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, ...found]) => found.filter((specifier) => specifier !== undefined));

const TYPES_ALONE = /(?:^|\n)\s*(?:import|export)\s+type\b[^"';]*?\bfrom\s*["'][^"']+["']/g;
const loaded = new Map<string, readonly string[]>();

/**
 * Returns the modules of the house that come with some, themselves included: used or not, and also those that are asked for
 * later. Imports of types alone bring none.
 */
export function listFilesImporting(modules: readonly string[]): readonly string[] {
  const files = new Set(modules);
  // A set that grows while it is walked is walked to its end.
  for (const path of files) {
    const imported = loaded.get(path) ?? importedBy(path);
    loaded.set(path, imported);
    for (const file of imported) files.add(file);
  }
  return [...files];
}

function importedBy(path: string): readonly string[] {
  return /\.(tsx?|mjs)$/.test(path) ? getValueImports({ path, text: readFileSync(ROOT + path, "utf8") }) : [];
}

/** Returns the files of the house that a file loads, now or later; imports of types alone load none. */
export const getValueImports = ({ path, text }: SourceFile, exists?: (path: string) => boolean): readonly string[] =>
  getImportedFiles({ path, text: text.replaceAll(TYPES_ALONE, "") }, exists);

/** Returns the files of the house that a file imports, other than itself. */
export const getImportedFiles = ({ path, text }: SourceFile, exists?: (path: string) => boolean): readonly string[] =>
  getImportSpecifiers(text).flatMap((specifier) => {
    const destination = resolveImport(path, specifier, exists);
    return "path" in destination && destination.path !== path ? [destination.path] : [];
  });

/** Where an import leads: a path from the root, or the name of a package. */
export type Destination = { readonly path: string } | { readonly package: string };

const OWN_IMPORTS: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(`${ROOT}package.json`, "utf8"),
).imports;

/** Returns the files that a name of package.json's "imports" stands for, the one for browsers first; none for other names. */
export const getOwnImports = (specifier: string): readonly string[] =>
  Object.values(OWN_IMPORTS[specifier] ?? {})
    .map((file) => file.replace("./", ""))
    .reverse();

/** Follows an import line to the file that it means. */
export function resolveImport(
  from: string,
  specifier: string,
  exists = (path: string) => existsSync(ROOT + path),
): Destination {
  const [own] = getOwnImports(specifier);
  if (own !== undefined) return { path: own };
  if (!specifier.startsWith(".") && !specifier.startsWith("@/")) return { package: specifier };
  const base = specifier.startsWith("@/") ? specifier.slice(2) : join(dirname(from), specifier);
  const candidates = [
    ...(/\.\w+$/.test(base) ? [base] : []),
    `${base}.ts`,
    `${base}.tsx`,
    `${base}/index.ts`,
    `${base}/index.tsx`,
  ];
  return { path: candidates.find(exists) ?? base };
}
