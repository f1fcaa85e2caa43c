/** Strokes of 正 as people tally: a whole sign is 5, a part of it its strokes. */
const STROKES: Readonly<Record<string, number>> = { 一: 1, 丅: 2, 丁: 2, T: 2, 下: 3, 止: 4, 正: 5 };
const TALLY = /(?<=[\s:…・])(?<whole>正[正 ]{0,20})?(?<part>[一丅丁T下止])?$/u;
/** A tally that is no numeral. */
const CLEAR = /(?<=[\s:…・])(?:正[正 ]{0,20}[一丅丁T下止]?|[丅下止])$/u;
/** Bars alone behind a name. */
const BARS = /(?<=\p{L} )\|{2,5}$/u;
/** Fewest lines with parts of 正 alone in a list that tallies. */
const LEAST = 2;

/**
 * Returns normalized lines with tallies by strokes of 正 at their ends as counts: `走り火 正下` becomes `走り火 ×8`. A
 * single part of 正 is none, as it may be a word.
 */
export function spellTallies(written: readonly string[]): readonly string[] {
  const lines = written.map((line) =>
    /[|\d]/u.test(line.replace(BARS, "")) ? line : line.replace(BARS, (bars) => `×${bars.length}`),
  );
  const clear = lines.filter((line) => CLEAR.test(line));
  if (clear.length < LEAST && !clear.some((line) => line.endsWith("正") || /正.$/u.test(line))) return lines;
  return lines.map((line) => {
    const { whole = "", part } = TALLY.exec(line)?.groups ?? {};
    if (whole === "" && part === undefined) return line;
    const count = [...whole, part ?? ""].reduce((sum, sign) => sum + (STROKES[sign] ?? 0), 0);
    return `${line.slice(0, line.length - whole.length - (part ?? "").length).trimEnd()} ×${count}`;
  });
}
