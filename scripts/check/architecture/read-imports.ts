import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Code that Prisma writes. */
const GENERATED = "prisma/generated";

/** A source file: its path from the root of the house with forward slashes, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

/** The TypeScript files and modules of some top folders; a folder that is not there has none. */
export function sourceFiles(folders: readonly string[]): readonly SourceFile[] {
  return folders.filter((folder) => existsSync(ROOT + folder)).flatMap((folder) => filesUnder(folder));
}

/** The modules at the top of the house: configuration, and what Next.js calls by name. */
export const rootFiles = (): readonly SourceFile[] =>
  readdirSync(ROOT)
    .filter((name) => /\.(ts|mjs|js)$/.test(name) && name !== "next-env.d.ts")
    .map((name) => ({ path: name, text: readFileSync(ROOT + name, "utf8") }));

function filesUnder(folder: string): readonly SourceFile[] {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return path === GENERATED ? [] : filesUnder(path);
    return entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name)
      ? [{ path, text: readFileSync(ROOT + path, "utf8") }]
      : [];
  });
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^"';]*?\bfrom\s*["']([^"']+)["']|\bimport\s*\(\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']/g;

/** Everything that a file imports, exports on, or loads later, as it is written. */
export const specifiers = (text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, ...found]) => found.filter((specifier) => specifier !== undefined));

/** Where an import leads: a path from the root, or the name of a package. */
export type Destination = { readonly path: string } | { readonly package: string };

/** Follows an import line to the file that it means. */
export function resolve(
  from: string,
  specifier: string,
  exists = (path: string) => existsSync(ROOT + path),
): Destination {
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
