import { ERAS, type Era } from "../model/era";
import type { InstanceId } from "../model/ids";
import type { BoardObject, MtgBoard } from "./board";
import { type CheckReport, type CheckReportOptions, reportCheck } from "./report-check";

/** An object after the check in an era; `null` if it has left. */
export type ObjectOutcome = BoardObject | null;

/** An object whose outcome is not the same in all eras, with its outcome in each. */
export type EraDifference = { readonly id: InstanceId; readonly fates: readonly ObjectOutcome[] };

/** Reports of a board in several eras, in their order, and the objects on which the eras differ. */
export type EraComparison = {
  readonly reports: readonly CheckReport[];
  readonly differences: readonly EraDifference[];
};

/** Returns the reports of a board in several eras (all three by default), and the objects with different outcomes. */
export function compareEras(
  board: MtgBoard,
  eras: readonly Era[] = ERAS,
  options: CheckReportOptions = {},
): EraComparison {
  const reports = eras.map((era) => reportCheck(board, era, options));
  const differences = board.pieces.flatMap(({ id }) => {
    const fates = reports.map((report) => findOutcome(id, report));
    const [one, ...others] = fates.map((outcome) => JSON.stringify(comparable(outcome)));
    return others.every((other) => other === one) ? [] : [{ id, fates }];
  });
  return { reports, differences };
}

/** The outcome of an object, followed through the moves of a report. */
function findOutcome(id: InstanceId, { passes, after }: CheckReport): ObjectOutcome {
  let now = id;
  for (const event of passes.flatMap(({ events }) => events)) {
    if (event.type === "moved" && event.instance === now) now = event.becomes;
  }
  return after.pieces.find((other) => other.id === now) ?? null;
}

/** An outcome without timestamps, and without fields that only one era writes differently. */
function comparable(outcome: ObjectOutcome): unknown {
  if (outcome === null) return null;
  const { id: _id, arrived: _arrived, attachedAt: _attachedAt, card: _card, phasedOut, zone, ...marks } = outcome;
  if (phasedOut === true || zone === "phasedOut") return { zone: "phasedOut", ...marks };
  return zone === "battlefield" ? { zone, ...marks } : { zone, owner: outcome.owner };
}
