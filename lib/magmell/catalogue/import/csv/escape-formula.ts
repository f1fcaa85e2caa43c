/**
 * Signs with which spreadsheets take a cell for a formula, as those of Japanese Excel do with the wide ones too, behind any
 * number of apostrophes. A spreadsheet that parts cells by semicolons or tabs heeds no quotes within what it takes for one
 * cell, so that others begin behind each of these signs and each end of a line.
 */
const FORMULA = /(?:^(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n])(?='*[=+\-@＝＋－＠]))/gu;
const GUARDED = /(?:^'(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n])'(?='*[=+\-@＝＋－＠]))/gu;

/** Escapes a cell that a spreadsheet would run as a formula: puts an apostrophe before it, as OWASP recommends. */
export const escapeFormula = (cell: string): string => cell.replace(FORMULA, "'");

/** Reverts `escapeFormula`. Other apostrophes stay. */
export const unescapeFormula = (cell: string): string => cell.replace(GUARDED, "");
