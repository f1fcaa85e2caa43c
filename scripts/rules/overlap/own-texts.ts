import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A text of ours: where it stands, and the text. */
type OwnText = { readonly file: string; readonly line: number; readonly text: string };

/** Folders whose texts speak of rules. */
const FOLDERS = ["lib/library", "engine/magmell/rulebook", "engine/mtg/rulebook", "app/ui/i18n"] as const;

/** Folders inside of those that hold numbers, names and signs of documents, and no texts of ours. */
const FACTS = /\/lib\/library\/(?:readers|structure)\//;

/** Texts in quotes of any sort that stand on one line. */
const QUOTED = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`/g;

/** All texts of ours that speak of rules, by file and line. */
export const ownTexts = (root: string): readonly OwnText[] =>
  FOLDERS.flatMap((folder) => sourcesIn(join(root, folder)))
    .sort()
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          [...line.matchAll(QUOTED)].map(([, quoted, ticked]) => ({
            file: path.slice(root.length + 1),
            line: index + 1,
            text: quoted ?? ticked ?? "",
          })),
        ),
    );

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name))
    .filter((path) => !FACTS.test(path));
