import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toNameKey } from "@/engine/mtg/deck";
import { readDeckText } from "@/lib/mtg/decks/deck-text";
import { createRandom, pickRandom } from "../kit/chance";

const LISTS = /\.(?:txt|cod|o8d|dek|dec|dck|mwdeck|csv|md)$/iu;
/**
 * Extension of a file beside a list with its cards as counted by a person: lines such as `main 4 Name` and `side 2
 * Name`.
 */
const TRUTH = ".truth";

/** Copies by part of the list and name. */
type Counted = ReadonlyMap<string, number>;

/** Result of parsing one file, compared with the true cards if they are known. */
type FileReading = {
  readonly file: string;
  readonly read: number;
  readonly doubts: readonly string[];
  /** Card lines of the truth, those that were read with their count, and names that only the reader has. */
  readonly truth: { readonly lines: number; readonly right: number; readonly phantoms: readonly string[] } | null;
};

/** The readings of a folder, and text lists that a person has still to count. */
type FolderReading = { readonly files: readonly FileReading[]; readonly toCount: readonly string[] };

/**
 * Reads all lists in a folder. `toCount` names the text lists of a random sample that nobody has counted by hand yet.
 */
export function readFolder(folder: string, sample: number, seed: number): FolderReading {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => LISTS.test(name))
    .sort();
  const files = names.map((file) => readFile(folder, file));
  const next = createRandom(seed);
  const left = new Set(names.filter((name) => !/\.(?:cod|o8d)$/iu.test(name)));
  const drawn: string[] = [];
  while (drawn.length < sample && left.size > 0) {
    const name = pickRandom([...left], next);
    left.delete(name);
    drawn.push(name);
  }
  return { files, toCount: drawn.filter((name) => files.find(({ file }) => file === name)?.truth === null) };
}

function readFile(folder: string, file: string): FileReading {
  const text = readFileSync(join(folder, file), "utf8");
  const { deck, unread } = readDeckText(text);
  const found = addUp([
    ...deck.main.map(({ name, count }) => ["main", count, name] as const),
    ...deck.sideboard.map(({ name, count }) => ["side", count, name] as const),
  ]);
  const truth = readTruth(join(folder, file), text);
  const lines = truth === null ? [] : [...truth];
  return {
    file,
    read: found.size,
    doubts: unread.map(({ line, why, text: words }) => `${file}:${line} ${why} ${words}`),
    truth: truth && {
      lines: lines.length,
      right: lines.filter(([key, count]) => found.get(key) === count).length,
      phantoms: [...found.keys()].filter((key) => !truth.has(key)),
    },
  };
}

function addUp(rows: readonly (readonly [part: string, count: number, name: string])[]): Counted {
  const sums = new Map<string, number>();
  for (const [part, count, name] of rows) {
    const key = `${part} ${toNameKey(name)}`;
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return sums;
}

/** Returns the true cards of a file, from its XML elements or from the file beside it; null if neither exists. */
function readTruth(path: string, text: string): Counted | null {
  if (/\.(?:cod|o8d)$/iu.test(path)) return readElements(text);
  try {
    const rows = readFileSync(path + TRUTH, "utf8").matchAll(/^(main|side)\s+(\d+)\s+(.+?)\s*$/gmu);
    return addUp([...rows].map(([, part = "", count = "", name = ""]) => [part, Number(count), name]));
  } catch {
    return null;
  }
}

/** Returns the cards in a Cockatrice or OCTGN file, parsed independently of the tested parser. */
function readElements(text: string): Counted {
  const zones = text.split(/<(?=zone\b|section\b)/u).slice(1);
  return addUp(
    zones.flatMap((zone) => {
      const part = /^\w+[^>]*\bname="(?:main|deck|command zone)"/iu.test(zone)
        ? "main"
        : /^\w+[^>]*\bname="side(?:board)?"/iu.test(zone)
          ? "side"
          : null;
      if (part === null) return [];
      return zone
        .split("<card ")
        .slice(1)
        .map((card) => {
          const [element = "", words = ""] = card.split(">");
          const value = (name: string) => element.split(`${name}="`)[1]?.split('"')[0];
          const name = value(" name") ?? value("name") ?? words.split("<")[0] ?? "";
          const plain = name.replaceAll("&apos;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
          return [part, Number(value("number") ?? value("qty") ?? 1), plain.trim()] as const;
        });
    }),
  );
}
