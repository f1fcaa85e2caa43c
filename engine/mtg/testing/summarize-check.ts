import type { MtgBoard } from "../boards/board";
import { type CheckReportOptions, reportCheck } from "../boards/report-check";
import type { Era } from "../model/era";

/**
 * Returns a summary of a check over a board for tests: the rules applied in each pass, and names by zone with a letter
 * for the owner.
 */
export function summarizeCheck(board: MtgBoard, era: Era, options: CheckReportOptions = {}) {
  const report = reportCheck(board, era, options);
  const { pieces, cards } = report.after;
  const named = (zone: string) =>
    pieces
      .filter((object) => object.zone === zone)
      .map(({ card, owner }) => `${cards[card]?.name} ${owner === 0 ? "A" : "B"}`)
      .sort();
  return {
    rules: report.passes.map(({ findings }) => findings.map(({ rule }) => rule.replace(/^mtg-(6e|cr):/, "")).sort()),
    battlefield: named("battlefield"),
    graveyard: named("graveyard"),
    pieces,
    events: report.passes.flatMap(({ events }) => events),
    asked: report.passes.flatMap(({ asked }) => asked),
    outcome: report.outcome,
  };
}
