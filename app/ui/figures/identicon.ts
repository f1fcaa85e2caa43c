import {
  computePointAtTurn,
  computeRingPoints,
  createSeededRandom,
  drawCircle,
  drawDots,
  drawLine,
  drawPetal,
  drawPolygon,
  drawRays,
  drawStar,
  FIGURE_CENTER,
} from "./shapes";

/**
 * Emblem of a name for books, empty shelves and everything but cards: a line drawing of circles, polygons and strokes.
 * Deterministic: the same name gives the same paths on every machine.
 */

/** SVG path data for a drawing of 200 by 200, by drawing style. */
type Identicon = {
  /** Thin lines. */
  readonly fine: string;
  /** The figure itself. */
  readonly bold: string;
  /** Small round marks, in gold: a stroke with round ends. */
  readonly marks: string;
};

type Draw = (pick: (n: number) => number, corners: number, offset: number) => Identicon;

const BODIES: readonly Draw[] = [
  function starInRing(pick, corners, offset) {
    const stride = corners > 6 ? 2 + pick(2) : 2;
    return {
      bold: drawStar(corners, stride, offset, 64),
      fine: drawPolygon(computeRingPoints(corners, offset, 64)) + drawCircle([FIGURE_CENTER, FIGURE_CENTER], 64),
      marks: drawDots(computeRingPoints(corners, offset, 64)),
    };
  },
  function rosette(pick, corners, offset) {
    const radius = 30 + pick(3) * 4;
    return {
      bold: computeRingPoints(corners, offset, 32)
        .map((point) => drawCircle(point, radius))
        .join(""),
      fine: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 32) + drawRays(corners, offset, 32 + radius, 76),
      marks: drawDots(computeRingPoints(corners, offset + 0.5 / corners, 70)),
    };
  },
  function turningPolygons(pick, corners, offset) {
    const layers = 3 + pick(3);
    const turn = (1 + pick(3)) / (corners * 2 * layers);
    const sides = Array.from({ length: layers }, (_, i) =>
      drawPolygon(computeRingPoints(corners, offset + i * turn, 68 - i * 10)),
    );
    return {
      bold: sides.filter((_, i) => i % 2 === 0).join(""),
      fine: sides.filter((_, i) => i % 2 === 1).join("") + drawRays(corners, offset, 68, 76),
      marks: drawDots(computeRingPoints(corners, offset, 76)),
    };
  },
  function flower(pick, corners, offset) {
    const width = 0.3 / corners + pick(3) * 0.05;
    const turns = Array.from({ length: corners }, (_, i) => i / corners + offset);
    return {
      bold: turns.map((turn) => drawPetal(turn, 14, 68, width)).join(""),
      fine:
        turns.map((turn) => drawPetal(turn + 0.5 / corners, 20, 58, width * 0.7)).join("") +
        drawCircle([FIGURE_CENTER, FIGURE_CENTER], 40),
      marks: drawDots(computeRingPoints(corners, offset + 0.5 / corners, 68)),
    };
  },
  function orbits(pick, corners, offset) {
    const moons = Array.from({ length: 3 }, (_, i) => ({
      turn: offset + pick(corners) / corners,
      radius: 30 + i * 18,
    }));
    return {
      bold: moons.map(({ turn, radius }) => drawCircle(computePointAtTurn(turn, radius), 7 + pick(5))).join(""),
      fine:
        moons.map(({ radius }) => drawCircle([FIGURE_CENTER, FIGURE_CENTER], radius)).join("") +
        drawRays(corners, offset, 30, 66),
      marks: drawDots(moons.map(({ turn, radius }) => computePointAtTurn(turn + 0.5, radius))),
    };
  },
  function rune(pick, corners, offset) {
    const stems = 3 + (corners % 3);
    const branches = Array.from({ length: stems }, (_, i) => {
      const turn = i / stems + offset;
      const [near, far] = [28 + pick(3) * 6, 50 + pick(3) * 4];
      const spread = (2 + pick(3)) / 36;
      return (
        drawLine(computePointAtTurn(turn, 10), computePointAtTurn(turn, 70)) +
        drawLine(
          computePointAtTurn(turn - spread, far + 12),
          computePointAtTurn(turn, far),
          computePointAtTurn(turn + spread, far + 12),
        ) +
        drawLine(
          computePointAtTurn(turn - spread * 1.4, near + 8),
          computePointAtTurn(turn, near),
          computePointAtTurn(turn + spread * 1.4, near + 8),
        )
      );
    });
    return {
      bold: branches.join(""),
      fine: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 70) + drawCircle([FIGURE_CENTER, FIGURE_CENTER], 24),
      marks: drawDots(computeRingPoints(stems, offset, 70)),
    };
  },
];

const HEARTS: readonly Draw[] = [
  (_, corners, offset) => ({
    bold: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 9),
    fine: drawRays(corners, offset, 9, 15),
    marks: drawDots([[FIGURE_CENTER, FIGURE_CENTER]]),
  }),
  (_, corners, offset) => ({
    bold: drawPolygon(computeRingPoints(3 + (corners % 3), offset, 13)),
    fine: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 16),
    marks: drawDots([[FIGURE_CENTER, FIGURE_CENTER]]),
  }),
  (_, _corners, offset) => ({
    bold: drawPetal(offset, -13, 13, 0.25),
    fine: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 14),
    marks: drawDots([[FIGURE_CENTER, FIGURE_CENTER]]),
  }),
  (_, _corners, offset) => ({
    bold:
      drawLine(computePointAtTurn(offset, 13), computePointAtTurn(offset + 0.5, 13)) +
      drawLine(computePointAtTurn(offset + 0.25, 13), computePointAtTurn(offset + 0.75, 13)),
    fine: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 10),
    marks: drawDots([[FIGURE_CENTER, FIGURE_CENTER]]),
  }),
];

const RIMS: readonly Draw[] = [
  (_, corners) => ({
    bold: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 90),
    fine: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 84) + drawRays(corners * 4, 0, 84, 90),
    marks: "",
  }),
  (_, corners) => ({
    bold: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 88),
    fine: drawRays(corners * 6, 0, 88, 93),
    marks: drawDots(computeRingPoints(4, 0.125, 93)),
  }),
  (_, corners, offset) => ({
    bold: drawPolygon(computeRingPoints(corners, offset, 93)),
    fine: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 93) + drawCircle([FIGURE_CENTER, FIGURE_CENTER], 82),
    marks: "",
  }),
  (_, _corners, offset) => ({
    bold: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 86),
    fine: drawCircle([FIGURE_CENTER, FIGURE_CENTER], 92),
    marks: drawDots(computeRingPoints(12, offset, 89)),
  }),
];

/** Draws the emblem of a name. Different spellings have different emblems, so pass the canonical name. */
export function drawIdenticon(name: string): Identicon {
  const pick = createSeededRandom(name);
  // The stream's first numbers of short, similar names lie close together; let it run a little.
  for (let i = 0; i < 4; i++) pick(2);
  const corners = 5 + pick(5);
  const offset = pick(2) === 0 ? 0 : 0.5 / corners;
  const layers = [BODIES, HEARTS, RIMS].map((draws) => draws[pick(draws.length)]?.(pick, corners, offset));
  const join = (key: keyof Identicon) => layers.map((layer) => layer?.[key] ?? "").join("");
  return { fine: join("fine"), bold: join("bold"), marks: join("marks") };
}
