import { ERAS, type Era } from "../model/era";
import type { InstanceId } from "../model/ids";
import type { BoardObject, MtgBoard } from "./board";
import { type CheckReport, type CheckReportOptions, reportCheck } from "./report-check";

/** The fate of one piece in an era: what it is afterwards; `null` if it is gone. */
export type ObjectOutcome = BoardObject | null;

/** A piece whose fate is not the same in all eras, with its fate in each. */
export type EraDifference = { readonly id: InstanceId; readonly fates: readonly ObjectOutcome[] };

/** Reports of a scene in several eras, in their order, and what they make different things of. */
export type EraComparison = {
  readonly reports: readonly CheckReport[];
  readonly differences: readonly EraDifference[];
};

/** Returns the reports of a scene in several eras, all three unless some are named, and the pieces with different fates. */
export function compareEras(
  scene: MtgBoard,
  eras: readonly Era[] = ERAS,
  options: CheckReportOptions = {},
): EraComparison {
  const reports = eras.map((era) => reportCheck(scene, era, options));
  const differences = scene.pieces.flatMap(({ id }) => {
    const fates = reports.map((report) => fateOf(id, report));
    const [one, ...others] = fates.map((fate) => JSON.stringify(comparable(fate)));
    return others.every((other) => other === one) ? [] : [{ id, fates }];
  });
  return { reports, differences };
}

/** The fate of a piece, followed through the moves of a report. */
function fateOf(id: InstanceId, { passes, after }: CheckReport): ObjectOutcome {
  let now = id;
  for (const event of passes.flatMap(({ events }) => events)) {
    if (event.type === "moved" && event.instance === now) now = event.becomes;
  }
  return after.pieces.find((other) => other.id === now) ?? null;
}

/** A fate without what only tells when things came, and without what only one era writes otherwise. */
function comparable(fate: ObjectOutcome): unknown {
  if (fate === null) return null;
  const { id: _id, arrived: _arrived, attachedAt: _attachedAt, card: _card, phasedOut, zone, ...marks } = fate;
  if (phasedOut === true || zone === "phasedOut") return { zone: "phasedOut", ...marks };
  return zone === "battlefield" ? { zone, ...marks } : { zone, owner: fate.owner };
}
