import { describe, expect, it } from "vitest";
import { JOINED_LINE } from "@/lib/decks/lists/list-lines";
import { readDeckText } from "../deck-text";
import { readCardLines } from "./card-lines";
import { getLineReadings, splitLines, takeReading } from "./line-readings";

const DECK = "4 Moss Ox\n4 Gate Giant\n4 Old Bell - good\n2-3 Noon Bell\n4 Reed Warden\n40 Forest";
const TOPS = ["", "Home | Decks | Forum\nSome Page\nUW Ox by Ann\n", "Hi all,\n\nhere it is:\n\n", "Deck (60)\n"];
const SIDES = [
  "\nSideboard\n15 Plains",
  "\n\n8 Plains\n7 Island",
  "\nSB: 8 Plains\nSB: 7 Island",
  "\nSideboard (15)\n12 Plains",
];
const ENDS = [
  ...[
    "",
    "\n\nThanks\nAnn",
    "\n\n1 Download\nExport",
    "\n\nMaybe:\n1 Dusk Heron",
    "\n15 thats it",
    "\nIN: 2 Old Bell, 1 Pale Wisp",
  ],
  ...["\n\nNot sure:\n2 Rust Quarry", "\n--\nAnn Other\n4 Example Road", "\n\nHAVES: 2 Pale Wisp, 1 Dusk Heron"],
];
const FILE = '<Deck>\n<Cards Quantity="60" Name="Forest"/>\n</Deck>';

/** Lists with doubts of every kind. */
const LISTS = [
  ...ENDS.map((end, at) => `${TOPS[at % TOPS.length]}${DECK}${SIDES[(at + (at >> 2)) % SIDES.length]}${end}`),
  `Hi Ann,\nhere it is:\n\n${FILE}\n\nCut 2 Old Bell if you like.\n3 Gate Giant\nBye`,
  "1\nMoss Ox\n2\nGate Giant\n57\nForest\nSome Deck\nSomebody\nEdit\nShare",
  "8 Oddments\n4 Moss Ox\n4 Gate Giant\n52 Forest",
  "[deck]\n60 Forest\n[/deck]\nBinder: 4 Reed Warden, 1 Old Bell",
  "4 《苔の牛》 ×3\n《門の巨人》【A】\n4 《葦の番人》 在庫3\n50 《森》\n\nだれか",
  "4 Moss Ox, 4 Gate Giant, 4 Old Bell, 4 Noon Bell, 4 Reed Warden, 4 Marsh\nLamp\n36 Forest",
  "4 Moss Ox / 4 Gate Giant / 4 Old Bell / 4 Marsh\nLamp / 36 Forest\n8 Plains",
  "Some Oxen v2.1 -- by somebody (3rd, 47 players)\n4 Moss Ox\n56 Forest",
];

/** How the lines of a text are read, without sums, those of a choice left out. */
const describeLines = (text: string, isOwn: (line: number) => boolean, moved: (line: number) => number) =>
  readCardLines(text)
    .filter(({ line, why }) => why !== "SUM" && !isOwn(line))
    .map(({ line, part, why, count, name }) => `${moved(line)} ${part} ${why} ${count} ${name}`);

describe("a choice at a doubt settles it, and changes how no other line is read", () => {
  it.each(LISTS)("%j", (text) => {
    const lines = splitLines(text);
    for (const doubt of readDeckText(text).unread) {
      const { line, why, surplus = [] } = doubt;
      const isHeading = why === "HEADING" || why === "ASIDE";
      const joined = lines.slice(line).findIndex((one) => one !== JOINED_LINE);
      const last = line + (joined < 0 ? lines.length - line : joined);
      for (const reading of getLineReadings(lines[line - 1] ?? "", doubt)) {
        const to = takeReading(text, line, reading);
        const added = to.split("\n").length - lines.length;
        const isBefore = (at: number) => (at >= line && at <= last) || (isHeading && surplus.includes(at));
        const isAfter = (at: number) =>
          (at >= line && at <= last + added) || (isHeading && surplus.includes(at - added));
        const kept = describeLines(text, isBefore, (at) => (at > line ? at + added : at));
        expect(
          describeLines(to, isAfter, (at) => at),
          reading,
        ).toEqual(kept);
        const open = readDeckText(to).unread.filter(
          (one) => one.line >= line && one.line <= last + added && (one.why === "SUM") === (why === "SUM"),
        );
        expect(open, `${reading} in ${to}`).toEqual([]);
      }
    }
  });
});
