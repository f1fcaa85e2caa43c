import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { TranslationFile } from "@/lib/languages";

/** Bytes of a file of words; the longest of the site has about a tenth of it. */
const MOST = 1_000_000;

/** Returns the files of a translation folder (`<language>/<area>.json`), and errors for all other files in it. */
export function readTranslationFolder(folder: string): {
  readonly files: readonly TranslationFile[];
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const files: TranslationFile[] = [];
  for (const lang of entriesOf(folder, faults)) {
    const place = join(folder, lang);
    const fault = folderFault(place);
    if (fault !== null) {
      faults.push(`${lang}: ${fault}`);
      continue;
    }
    for (const name of entriesOf(place, faults)) {
      const words = readJson(join(place, name), `${lang}/${name}`, faults);
      if (words !== undefined) files.push({ lang, area: name.replace(/\.json$/, ""), words });
    }
  }
  return { files, faults };
}

/** Names in a folder, in order, without hidden ones. */
function entriesOf(folder: string, faults: string[]): readonly string[] {
  try {
    return readdirSync(/* turbopackIgnore: true */ folder)
      .filter((name) => !name.startsWith("."))
      .sort();
  } catch {
    faults.push(`${folder}: The folder cannot be read. Check the path and its permissions.`);
    return [];
  }
}

/** Returns why a path is not a language folder; null if it is one. */
function folderFault(path: string): string | null {
  try {
    const isFolder = statSync(/* turbopackIgnore: true */ path).isDirectory();
    return isFolder
      ? null
      : "The file is not in the folder of a language. Move it to one, such as ja/site.json, or remove it.";
  } catch {
    return "The entry cannot be read. Check the path and its permissions.";
  }
}

function readJson(path: string, name: string, faults: string[]): unknown {
  const refuse = (why: string): undefined => {
    faults.push(`${name}: ${why}`);
  };
  if (!name.endsWith(".json"))
    return refuse("Not a translation file. Give it a name that ends in .json, or remove it.");
  try {
    if (statSync(/* turbopackIgnore: true */ path).size > MOST)
      return refuse(`The file has more than ${MOST} bytes. Keep only the texts that you change.`);
    const text = readFileSync(/* turbopackIgnore: true */ path, "utf8");
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return refuse(
      error instanceof SyntaxError
        ? `Not valid JSON (${error.message}). Correct the file.`
        : "The file cannot be read. Check the path and its permissions.",
    );
  }
}
