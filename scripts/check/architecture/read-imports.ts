import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Folders of code that programs write. */
const GENERATED = /\/generated$/;

/** A source file: its path from the repository root with forward slashes, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

/** Returns the TypeScript files and modules (`.mjs`) in some top-level folders. Missing folders are skipped. */
export function listSourceFiles(folders: readonly string[]): readonly SourceFile[] {
  return folders.filter((folder) => existsSync(ROOT + folder)).flatMap((folder) => filesUnder(folder));
}

/** Returns the modules in the repository root: configuration, and files that Next.js loads by name. */
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

/** Returns the specifiers of all imports, re-exports and dynamic imports of a file, exactly as written. */
export const getImportSpecifiers = (text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, ...found]) => found.filter((specifier) => specifier !== undefined));

const TYPES_ALONE = /(?:^|\n)\s*(?:import|export)\s+type\b[^"';]*?\bfrom\s*["'][^"']+["']/g;
const loaded = new Map<string, readonly string[]>();

/**
 * Returns the given modules and every repository file that they load, directly or through others. Dynamic imports
 * count; type-only imports do not.
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

/** Returns the repository files that a file loads, including dynamic imports; type-only imports are left out. */
export const getValueImports = ({ path, text }: SourceFile, exists?: (path: string) => boolean): readonly string[] =>
  getImportedFiles({ path, text: text.replaceAll(TYPES_ALONE, "") }, exists);

/** Returns the repository files that a file imports, other than itself. */
export const getImportedFiles = ({ path, text }: SourceFile, exists?: (path: string) => boolean): readonly string[] =>
  getImportSpecifiers(text).flatMap((specifier) => {
    const destination = resolveImport(path, specifier, exists);
    return "path" in destination && destination.path !== path ? [destination.path] : [];
  });

/** Target of an import: a path from the repository root, or the name of a package. */
export type Destination = { readonly path: string } | { readonly package: string };

const OWN_IMPORTS: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(`${ROOT}package.json`, "utf8"),
).imports;

/**
 * Returns the files that package.json's "imports" maps a specifier to, the browser variant first; empty for other
 * specifiers.
 */
export const getOwnImports = (specifier: string): readonly string[] =>
  Object.values(OWN_IMPORTS[specifier] ?? {})
    .map((file) => file.replace("./", ""))
    .reverse();

/** Resolves an import specifier to a repository file or a package. */
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
