import { computeRingPoints, drawCircle, drawDots, drawPolygon, drawRays, FIGURE_CENTER } from "@/app/ui/figures/shapes";

/** Background of an emblem: SVG paths of thin lines and small gold marks, in a view box of 200 × 200. */
export type Backdrop = { readonly fine: string; readonly marks: string };

/** `pick` returns whole numbers below its argument. */
type DrawBackdrop = (pick: (n: number) => number) => Backdrop;

const MIDDLE = [FIGURE_CENTER, FIGURE_CENTER] as const;
const backdrop = (fine: string, marks = ""): Backdrop => ({ fine: slim(fine), marks: slim(marks) });

/** Rounds coordinates: whole numbers are enough for 200 units, and a page has many drawings. */
const slim = (path: string): string => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

const halo: DrawBackdrop = (pick) => {
  const points = 3 + pick(6);
  return backdrop(
    drawCircle(MIDDLE, 96) + (pick(2) ? drawCircle(MIDDLE, 90) : ""),
    drawDots(computeRingPoints(points, pick(4) / (4 * points), 96)),
  );
};

const arch: DrawBackdrop = (pick) => {
  const [side, top] = [6 + pick(3) * 5, 44 + pick(4) * 8];
  const line = (inset: number) =>
    `M${side + inset} 196V${top}Q${side + inset} ${inset} 100 ${inset}Q${200 - side - inset} ${inset} ${200 - side - inset} ${top}V196`;
  return backdrop(`M4 196H196${line(2)}${pick(2) ? line(9) : ""}`, pick(2) ? drawDots([[100, 2]]) : "");
};

const rays: DrawBackdrop = (pick) => {
  const count = 16 + pick(5) * 4;
  return backdrop(drawRays(count, pick(2) / (2 * count), 82 + pick(3) * 4, 100));
};

const frame: DrawBackdrop = (pick) => {
  const corners = 4 + pick(5);
  const offset = corners === 4 ? 0.125 * pick(2) : pick(3) / (6 * corners);
  return backdrop(
    drawPolygon(computeRingPoints(corners, offset, 100)) +
      (pick(2) ? drawPolygon(computeRingPoints(corners, offset, 92)) : ""),
    pick(2) ? drawDots(computeRingPoints(corners, offset, 100)) : "",
  );
};

const moon: DrawBackdrop = (pick) => {
  const x = pick(2) ? 24 + pick(3) * 6 : 164 + pick(3) * 6;
  const stars = Array.from(
    { length: 3 + pick(3) },
    (_, i) => [14 + ((x + 60 + i * 37 + pick(12)) % 172), 8 + pick(5) * 7] as const,
  );
  return backdrop(`${drawCircle([x, 30], 18)}M4 196H196`, drawDots(stars));
};

const hills: DrawBackdrop = (pick) => {
  const [left, right] = [110 + pick(4) * 10, 110 + pick(4) * 10];
  return backdrop(
    `M2 178Q40 ${left} 96 170Q150 ${right} 198 178M2 194H198${drawCircle([40 + pick(7) * 20, 26], 12 + pick(3) * 4)}`,
  );
};

/** Functions that draw the backgrounds of emblems. */
export const BACKDROPS: readonly [DrawBackdrop, ...DrawBackdrop[]] = [halo, arch, rays, frame, moon, hills];
