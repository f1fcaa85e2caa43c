import type { TargetSpec } from "../../model/ability";
import type { Amount } from "../../model/select";
import type { ZoneId } from "../../model/zone";
import { createNestedContext, type DrawingContext, type TargetGroup } from "./drawing-context";
import { drawAmount, drawTotalBound, drawZoneSelect } from "./values";

/** One 「対象」, and the kind of number that is divided among its targets. */
export type DrawnTarget = {
  readonly spec: TargetSpec;
  readonly group: TargetGroup;
  readonly dealt: "damage" | "counters" | null;
};

/** Returns random targets of a body; a later 「対象」 may refer to an earlier one. */
export function drawTargetSpecs(outer: DrawingContext): readonly DrawnTarget[] {
  const { draw } = outer;
  const aims: DrawnTarget[] = [];
  const many = draw.rarely(2) ? draw.between(1, draw.pick([1, 1, 2])) : 0;
  for (let count = 0; count < many; count += 1) {
    aims.push(aim({ ...outer, groups: [...outer.groups, ...aims.map(({ group: one }) => one)] }));
  }
  return aims;
}

function aim(outer: DrawingContext): DrawnTarget {
  const { draw } = outer;
  const scene = createNestedContext(outer);
  const players = draw.rarely(4) ? draw.pick(["any", "opponent", "you"] as const) : null;
  const things = players === null || draw.rarely(2) ? spread(scene) : null;
  const dealt = draw.rarely(4) ? (players === null ? draw.pick(["counters", "damage"] as const) : "damage") : null;
  const seats = players === null ? 0 : players === "any" ? 2 : 1;
  const count = manyTargets(scene, things, seats, dealt === null ? 0 : 1);
  const spec: TargetSpec = {
    ...things,
    ...(players !== null && { players }),
    count,
    ...(dealt !== null && { divide: drawAmount(createNestedContext(scene)) }),
    ...draw.part("total", 6, () => drawTotalBound(createNestedContext(scene))),
  };
  return { spec, group: { things: things !== null, players: players !== null }, dealt };
}

type Spread = Pick<TargetSpec, "whose" | "where"> & { readonly zones: readonly ZoneId[] };

function spread(scene: DrawingContext): Spread {
  const { all: zones, ...rest } = drawZoneSelect(scene);
  return { zones: typeof zones === "string" ? [zones] : zones, ...rest };
}

/** So many, between two numbers, or as many as there are; a player who is named is there once. */
function manyTargets(scene: DrawingContext, things: Spread | null, seats: number, least: number): TargetSpec["count"] {
  const { draw } = scene;
  if (things === null && seats === 1) return least === 0 && draw.rarely(2) ? { min: 0, max: 1 } : 1;
  return draw.one<TargetSpec["count"]>([
    () => draw.between(1, 3),
    () => ({ min: least, max: amountOver(scene, 1) }),
    () => ({ min: draw.between(1, 2), max: amountOver(scene, 2) }),
    () => ({ min: least, max: asManyAsThereAre(things, seats) }),
  ]);
}

/** More than so many, if it is a plain number. */
function amountOver(scene: DrawingContext, least: number): Amount {
  const made = drawAmount(scene);
  return typeof made === "number" ? made + least : made;
}

function asManyAsThereAre(things: Spread | null, seats: number): Amount {
  if (things === null) return seats;
  const { zones, ...rest } = things;
  const count: Amount = { count: { all: zones.length === 1 && zones[0] ? zones[0] : zones, ...rest } };
  return seats === 0 ? count : { sum: [count, seats] };
}
