import type { Thresholds } from "../kit/bars";
import { computeQuantile } from "../kit/quantile";
import { LIGHTHOUSE_CATEGORIES, type LighthouseFinding } from "./lighthouse";

/** Results of a page and of the bare page with its text, measured alternately in the same run. */
type PageFindings = { readonly ours: readonly LighthouseFinding[]; readonly bare: readonly LighthouseFinding[] };

/** Bars of a page: points of each category, layout shift, times in milliseconds, blocked time as a multiple of the bare page's. */
type PageBars = {
  readonly points: number;
  readonly shift: number;
  readonly largest: number;
  readonly blocked: number;
};

// A bare page blocks next to nothing; what nobody notices is no miss.
const UNNOTICED_MS = 50;

/** Prints the median results of a page and its bare page, and checks the page against its thresholds. */
export function compareWithBarePage(bars: Thresholds, name: string, { ours, bare }: PageFindings, wanted: PageBars) {
  const median = (of: readonly LighthouseFinding[], read: (finding: LighthouseFinding) => number) =>
    computeQuantile(of.map(read), 0.5);
  const rows: [string, (finding: LighthouseFinding) => number][] = [
    ["performance", ({ points }) => points.performance],
    ["first paint, ms", ({ firstPaint }) => firstPaint],
    ["largest paint, ms", ({ largestPaint }) => largestPaint],
    ["blocked, ms", ({ blocked }) => blocked],
  ];
  bars.heading(name);
  bars.figure("".padEnd(18), `${"page".padStart(7)}${"bare".padStart(7)}`);
  for (const [row, read] of rows) {
    const values = [ours, bare].map((of) => `${Math.round(median(of, read))}`.padStart(7));
    bars.figure(row.padEnd(18), values.join(""));
  }
  for (const category of LIGHTHOUSE_CATEGORIES)
    bars.bar(
      category,
      median(ours, (finding) => finding.points[category]),
      { atLeast: wanted.points },
    );
  bars.bar(
    "layout shift",
    median(ours, ({ shift }) => shift),
    { atMost: wanted.shift },
  );
  bars.bar("largest paint, ms", Math.round(median(ours, ({ largestPaint }) => largestPaint)), {
    atMost: wanted.largest,
  });
  const bareBlocked = median(bare, ({ blocked }) => blocked);
  bars.bar("blocked, ms", Math.round(median(ours, ({ blocked }) => blocked)), {
    atMost: Math.round(Math.max(UNNOTICED_MS, bareBlocked * wanted.blocked)),
  });
  const lost = new Set(ours.flatMap((finding) => finding.lost));
  if (lost.size > 0) bars.figure("costs points", [...lost].join("; "));
}
