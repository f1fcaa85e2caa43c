import { ERAS, type Era } from "../model/era";
import type { InstanceId } from "../model/ids";
import type { ZoneId } from "../model/zone";
import { type CheckReport, type ReportOptions, reportCheck } from "./report-check";
import type { MtgScene, ScenePiece } from "./scene";

/** The fate of one piece in an era: where it is afterwards and with which marks; `null` if it is gone. */
export type Fate = { readonly zone: ZoneId; readonly piece: ScenePiece } | null;

/** A piece whose fate is not the same in all eras. */
export type Difference = { readonly id: InstanceId; readonly fates: Readonly<Record<Era, Fate>> };

export type EraComparison = {
  readonly reports: Readonly<Record<Era, CheckReport>>;
  readonly differences: readonly Difference[];
};

/** The reports of a scene in all eras, and the pieces of which they make different things. */
export function compareEras(scene: MtgScene, options: ReportOptions = {}): EraComparison {
  const reports = Object.fromEntries(ERAS.map((era) => [era, reportCheck(scene, era, options)])) as Record<
    Era,
    CheckReport
  >;
  const differences = scene.pieces.flatMap(({ id }) => {
    const fates = Object.fromEntries(ERAS.map((era) => [era, fateOf(id, reports[era])])) as Record<Era, Fate>;
    const [one, ...others] = ERAS.map((era) => JSON.stringify(comparable(fates[era])));
    return others.every((other) => other === one) ? [] : [{ id, fates }];
  });
  return { reports, differences };
}

/** The fate of a piece, followed through the moves of a report. */
function fateOf(id: InstanceId, { passes, after }: CheckReport): Fate {
  let now = id;
  for (const event of passes.flatMap(({ events }) => events)) {
    if (event.type === "moved" && event.instance === now) now = event.becomes;
  }
  const piece = after.pieces.find((other) => other.id === now);
  return piece === undefined ? null : { zone: piece.zone, piece };
}

/** A fate without what only tells when and in which order things came. */
function comparable(fate: Fate): unknown {
  if (fate === null) return null;
  const { id: _id, arrived: _arrived, attachedAt: _attachedAt, card: _card, ...marks } = fate.piece;
  return fate.zone === "battlefield" ? marks : { zone: fate.zone, owner: fate.piece.owner };
}
