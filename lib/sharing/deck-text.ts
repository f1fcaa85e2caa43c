import { DECK_ZONES, type Deck, type DeckLine, type DeckZone, nameKey } from "@/engine/magmell";

export type DeckTextWarning = {
  readonly code: /** A line that is neither a card nor a header; left out. */
    | "UNREADABLE"
    /** Not 1 to `MAX_COPIES` copies; left out. */
    | "COUNT"
    /** A header of no known zone; the zone stays. */
    | "UNKNOWN_HEADER"
    /** The card was read, what stands after it was not. */
    | "REST_IGNORED"
    /** The zone has as many names as it may; left out. */
    | "TOO_MANY_NAMES"
    /** From here on the text was not read. */
    | "TOO_LONG";
  /** From 1. */
  readonly line: number;
  /** The line as it stands there, shortened to `MAX_LINE_LENGTH`. */
  readonly text: string;
};

export const MAX_TEXT_LENGTH = 20_000;
const MAX_TEXT_LINES = 500;
const MAX_LINE_LENGTH = 200;
export const MAX_NAMES = 100;
export const MAX_COPIES = 99;

const HEADERS = { grimoire: "Main Deck", stoneDeck: "Stone Deck" } as const satisfies Record<DeckZone, string>;

/** Headings of zones, without ornaments, spaces and case. */
const ZONE_WORDS: Readonly<Record<DeckZone, readonly string[]>> = {
  grimoire: ["maindeck", "main", "deck", "grimoire", "メインデッキ", "メイン", "魔導書", "魔導書デッキ", "デッキ"],
  stoneDeck: ["stonedeck", "stones", "stone", "魔石デッキ", "魔石", "ストーンデッキ", "ストーン"],
};

/** Prints a deck in the form that players post: `3x《…》` under `---Main Deck---` and `---Stone Deck---`. */
export function printDeckText(deck: Deck): string {
  const zones = DECK_ZONES.map((zone) => [
    `---${HEADERS[zone]}---`,
    ...deck[zone].map(({ name, count }) => `${count}x《${name}》`),
  ]);
  return `${zones.flat().join("\n")}\n`;
}

/**
 * Parses a deck as people write it: digits and brackets of any width, the count before or after the name, various
 * headers, comments. Cards before the first header belong to the grimoire. Names stay as written, known or not;
 * unreadable lines are reported. Never throws.
 */
export function parseDeckText(text: string): { readonly deck: Deck; readonly warnings: readonly DeckTextWarning[] } {
  const warnings: DeckTextWarning[] = [];
  const zones: Record<DeckZone, Map<string, DeckLine>> = { grimoire: new Map(), stoneDeck: new Map() };
  const lines = text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/^\uFEFF/u, "")
    .split(/\r\n|[\n\r\u2028\u2029]/u);
  let zone: DeckZone = "grimoire";
  for (const [index, raw] of lines.slice(0, MAX_TEXT_LINES).entries()) {
    const line = raw.trim();
    const header = headerOf(line);
    if (header) zone = header;
    else if (line !== "" && !COMMENT.test(line)) {
      for (const code of readLine(line, zones[zone])) {
        warnings.push({ code, line: index + 1, text: raw.slice(0, MAX_LINE_LENGTH) });
      }
    }
  }
  if (text.length > MAX_TEXT_LENGTH || lines.length > MAX_TEXT_LINES) {
    warnings.push({ code: "TOO_LONG", line: Math.min(lines.length, MAX_TEXT_LINES + 1), text: "" });
  }
  return { deck: { grimoire: [...zones.grimoire.values()], stoneDeck: [...zones.stoneDeck.values()] }, warnings };
}

const COMMENT = /^(?:\/\/|#|＃|※)/u;
const RULED = /^[-=ー－―─━~*_]{2,}.*[-=ー－―─━~*_]{2,}$|^[【[［].*[】\]］]$/u;
const ORNAMENT = /^[\s\-=ー－―─━~*_#＃[［【■◆●]+|[\s\-=－―─━~*_\]］】:：]+$/gu;
const TALLY = /[\s(（]*[\d０-９]+(?:\s*[/／]\s*[\d０-９]+)?\s*枚?\s*[)）]?$/u;

const MAX_HEADER_LENGTH = 60;

function headerOf(line: string): DeckZone | null {
  if (line.length > MAX_HEADER_LENGTH) return null;
  const bare = line.replace(ORNAMENT, "").replace(TALLY, "").replace(ORNAMENT, "");
  const word = bare.normalize("NFKC").replace(/\s/gu, "").toLowerCase();
  return DECK_ZONES.find((zone) => ZONE_WORDS[zone].includes(word)) ?? null;
}

const DIGITS = "[\\d０-９]{1,3}";
const TIMES = "[xXｘＸ×✕✖╳*＊]";
/** Patterns of a card line, the most reliable first. */
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?<count>${DIGITS})\\s*(?:${TIMES}|枚)?\\s*《(?<name>.+)》(?<rest>.*)$`, "u"),
  new RegExp(`^《(?<name>.+)》\\s*${TIMES}?\\s*(?:(?<count>${DIGITS})\\s*枚?)?(?<rest>.*)$`, "u"),
  new RegExp(`^(?<count>${DIGITS})(?:\\s*${TIMES}\\s*|\\s*枚\\s*|\\s+)(?<name>.+)$`, "u"),
  new RegExp(`^(?<name>.+?)(?:\\s+|\\s*(?![xX])${TIMES}\\s*|\\s+[xX]\\s*)(?<count>${DIGITS})\\s*枚?$`, "u"),
];

/** Adds the card of a line to its zone, and returns the warnings of the line. */
function readLine(line: string, zone: Map<string, DeckLine>): readonly DeckTextWarning["code"][] {
  const form = line.length > MAX_LINE_LENGTH ? undefined : FORMS.find((candidate) => candidate.test(line));
  const { name: written = "", count: digits = "1", rest = "" } = form?.exec(line)?.groups ?? {};
  const name = written.trim();
  const key = nameKey(name);
  if (key === "") return [RULED.test(line) ? "UNKNOWN_HEADER" : "UNREADABLE"];
  const before = zone.get(key);
  const copies = Number(digits.normalize("NFKC"));
  const count = copies + (before?.count ?? 0);
  if (copies < 1 || count > MAX_COPIES) return ["COUNT"];
  if (!before && zone.size >= MAX_NAMES) return ["TOO_MANY_NAMES"];
  zone.set(key, { name: before?.name ?? name, count });
  return rest.trim() === "" || COMMENT.test(rest.trim()) ? [] : ["REST_IGNORED"];
}
