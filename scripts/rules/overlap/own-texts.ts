import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** A text of the project with its file and line. */
type OwnText = { readonly file: string; readonly line: number; readonly text: string };

/** Folders of the project whose texts are checked, together with the files in the repository root. */
const FOLDERS = ["app", "docs", "e2e", "engine", "lib", "prisma", "public", "scripts"] as const;

/** Types of files that contain texts: sources with their strings and comments, pages, data. */
const READ = /\.(?:tsx?|mjs|js|css|json|webmanifest|md|txt|csv|tsv|html|ya?ml|sql|prisma)$/;

/** Folders of facts only: numbers, characters of documents, and ordered card names. */
const FACTS = /^(?:lib\/documents\/(?:readers|structure)|engine\/mtg\/deck\/lists)\//;

const PROSE = /\.(?:md|txt|html)$/;

/** Returns all texts of the project by file and line: lines of sources and data, and whole paragraphs of prose. */
export const listOwnTexts = (root: string): readonly OwnText[] =>
  [...FOLDERS.flatMap((folder) => filesIn(root, folder)), ...topFiles(root)]
    .filter((file) => READ.test(file) && !FACTS.test(file))
    .sort()
    .flatMap((file) => extractTexts(file, readFileSync(join(root, file), "utf8")));

const filesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [relative(root, join(entry.parentPath, entry.name))] : [],
  );

const topFiles = (root: string): readonly string[] =>
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));

/** Returns the texts of a file; lines without words are left out. */
export function extractTexts(file: string, content: string): readonly OwnText[] {
  const lines = content.split("\n");
  if (!PROSE.test(file))
    return lines.flatMap((text, index) => (hasWords(text) ? [{ file, line: index + 1, text }] : []));
  const texts: OwnText[] = [];
  let begun: { line: number; lines: string[] } | null = null;
  for (const [index, text] of [...lines, ""].entries()) {
    if (text.trim() !== "") {
      begun ??= { line: index + 1, lines: [] };
      begun.lines.push(text);
    } else if (begun) {
      texts.push({ file, line: begun.line, text: begun.lines.join("\n") });
      begun = null;
    }
  }
  return texts.filter(({ text }) => hasWords(text));
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);
