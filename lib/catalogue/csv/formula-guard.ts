/**
 * Signs with which spreadsheets take a cell for a formula, as those of Japanese Excel do with the wide ones too, behind any
 * number of apostrophes.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/u;

/** A cell that no spreadsheet runs: what it would take for a formula gets an apostrophe in front, as OWASP advises. */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The cell as it was meant: `guarded` taken back. Other apostrophes stand for themselves. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
