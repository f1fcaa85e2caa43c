import type { Thresholds } from "../kit/bars";
import { findBrowser } from "../kit/programs";
import { defineProof } from "../kit/proof";
import { computeQuantile } from "../kit/quantile";
import { withScratch } from "../kit/scratch";
import {
  installLighthouse,
  LIGHTHOUSE_CATEGORIES,
  type LighthouseFinding,
  type PageReader,
  runLighthouse,
} from "./lighthouse";
import { findReadingSubjects, READING_PAGES } from "./reading-pages";

const READERS: readonly PageReader[] = [
  { lang: "ja", theme: "light" },
  { lang: "en", theme: "light" },
  { lang: "ja", theme: "dark" },
];

/** Lighthouse over every page on which a visitor reads. */
export const pages = defineProof({
  says: "Lighthouse judges each reading page for a phone on a slow line: in Japanese, in English, and in the dark.",
  counts: {
    runs: {
      default: 1,
      says: "runs for each page and reader, of which the median counts; its times suffer from neighbours",
    },
    readers: { default: READERS.length, says: "kinds of readers: Japanese, English, and Japanese in the dark" },
    page: { default: 0, says: "one page alone, by its number in the list; 0 for all" },
    points: { default: 95, says: "points that a page must have in each category" },
    shift: { default: 0.01, says: "layout shift that a page may have" },
  },
  run: ({ runs, readers, page, points, shift }, bars) =>
    withScratch(async (scratch) => {
      const [program, browser] = [await installLighthouse(), await findBrowser()];
      const site = await scratch.addSite();
      const subjects = await findReadingSubjects();
      for (const [at, [route, addressOf]] of Object.entries(READING_PAGES).entries()) {
        if (page !== 0 && page !== at + 1) continue;
        for (const reader of READERS.slice(0, readers)) {
          const path = `${reader.lang === "en" ? "/en" : ""}${addressOf(subjects)}`;
          const findings: LighthouseFinding[] = [];
          for (let time = 0; time < runs; time += 1)
            findings.push(await runLighthouse(program, browser, `${site.address}${path}`, reader));
          tell(bars, `${at + 1}. ${route}, ${reader.lang}, ${reader.theme}`, findings, { points, shift });
        }
      }
    }),
});

function tell(
  bars: Thresholds,
  name: string,
  findings: readonly LighthouseFinding[],
  least: { points: number; shift: number },
): void {
  const median = (read: (finding: LighthouseFinding) => number) => computeQuantile(findings.map(read), 0.5);
  const [first, largest, blocked] = [
    median(({ firstPaint }) => firstPaint),
    median(({ largestPaint }) => largestPaint),
    median((finding) => finding.blocked),
  ].map(Math.round);
  bars.heading(`${name}: first paint ${first} ms, largest ${largest} ms, blocked ${blocked} ms`);
  for (const category of LIGHTHOUSE_CATEGORIES)
    bars.bar(
      category,
      median((finding) => finding.points[category]),
      { atLeast: least.points },
    );
  bars.bar(
    "layout shift",
    median((finding) => finding.shift),
    { atMost: least.shift },
  );
  const lost = new Set(findings.flatMap((finding) => finding.lost));
  if (lost.size > 0) bars.figure("costs points", [...lost].join("; "));
}
