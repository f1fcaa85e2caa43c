import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LANGS } from "@/app/i18n/lang";
import { findAnswer } from "@/lib/documents/answers/answers";
import { findContradictions } from "@/lib/documents/contradictions/contradictions";
import { ALL_ENTRIES, type LibraryEntry } from "@/lib/documents/entries";
import { findHouseRuling, getEntryFacts } from "@/lib/documents/references";
import { getEntriesBelow } from "../sections";
import { EntryPage } from "./entry-page";

/** The height in pixels that a reader should see of a page at 1280 before anything is unfolded. */
const LIMIT = 900;
/** Of a block in a column of 46rem: its line, what is around it, and how many half-width characters a line has. */
const [LINE, AROUND, LINE_LENGTH] = [27, 15, 80];

/** Estimates the height in pixels of what stands open in an article. Browsers differ by at most a sixth upwards. */
function estimateHeight(page: string): number {
  const article = page.split("<article")[1]?.split("</article>")[0] ?? "";
  let open = "";
  let depth = 0;
  for (const piece of article.replaceAll(/<nav.*?<\/nav>/gsu, "").split(/(?=<details|<\/summary>|<\/details>)/u)) {
    if (piece.startsWith("</details>")) depth -= 1;
    if (depth === 0) open += piece;
    if (piece.startsWith("<details")) depth += 1;
  }
  const blocks = open.split(/<(?=h1|h2|p[ >]|li|summary|span class="block)/u).slice(1);
  return blocks.reduce((height, block) => {
    const text = block.slice(block.indexOf(">") + 1).replaceAll(/<[^>]+>/gu, "");
    const width = [...text].reduce((sum, letter) => sum + (letter > "\u2fff" ? 2 : 1), 0);
    return height + Math.max(1, Math.ceil(width / LINE_LENGTH)) * LINE + AROUND;
  }, 0);
}

/** How much there is to say on an entry, by the length of its texts and the number of what it leads to. */
function countContent(entry: LibraryEntry): number {
  const texts = [entry, ...getEntriesBelow(entry)].flatMap(({ id, summary }) => [summary.en, findAnswer(id)?.en ?? ""]);
  const { links = [], sources = [] } = getEntryFacts(entry.id);
  const ruling = findHouseRuling(entry.id);
  const more = links.length + sources.length + findContradictions(entry.id).length * 4 + (ruling?.rules.length ?? 0);
  return texts.join("").length + (ruling?.reason.en.length ?? 0) + more * 80;
}

const LONGEST = ALL_ENTRIES.filter(({ document }) => document.startsWith("mtg-"))
  .map((entry) => [countContent(entry), entry] as const)
  .sort(([one], [other]) => other - one)
  .slice(0, 40)
  .map(([, entry]) => entry);

it.each(LANGS)("what is longest to tell fits one screen until more is asked for, in %s", (lang) => {
  const imported = { document: null, texts: new Map() };
  const tall = LONGEST.flatMap((entry) => {
    const height = estimateHeight(renderToStaticMarkup(<EntryPage entry={entry} imported={imported} lang={lang} />));
    return height < LIMIT ? [] : [`${entry.id} ${height}`];
  });
  expect(tall).toEqual([]);
});
