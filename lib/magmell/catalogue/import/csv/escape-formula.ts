/**
 * Characters at which spreadsheets start a formula, including full-width ones in Japanese Excel, after any number of
 * apostrophes. A spreadsheet that splits cells at semicolons or tabs ignores quotes, so a new cell may also begin after
 * each of these characters and after each line end.
 */
const FORMULA = /(?:^(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n])(?='*[=+\-@＝＋－＠]))/gu;
const GUARDED = /(?:^'(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;\t\r\n])'(?='*[=+\-@＝＋－＠]))/gu;

/** Escapes a cell that a spreadsheet would run as a formula: puts an apostrophe before it, as OWASP recommends. */
export const escapeFormula = (cell: string): string => cell.replace(FORMULA, "'");

/** Reverts `escapeFormula`. Other apostrophes stay. */
export const unescapeFormula = (cell: string): string => cell.replace(GUARDED, "");
