import { at, CENTER, circle, dots, line, petal, polygon, rays, ring, seeded, star } from "./shapes";

/**
 * The emblem of a name: a line drawing of circles, polygons and strokes that the name alone decides, for books, empty shelves and
 * whatever is no card. Pure and deterministic: the same name gives the same paths on every machine.
 */

/** Path data for an SVG of 200 by 200, by how it is drawn. */
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
      bold: star(corners, stride, offset, 64),
      fine: polygon(ring(corners, offset, 64)) + circle([CENTER, CENTER], 64),
      marks: dots(ring(corners, offset, 64)),
    };
  },
  function rosette(pick, corners, offset) {
    const radius = 30 + pick(3) * 4;
    return {
      bold: ring(corners, offset, 32)
        .map((point) => circle(point, radius))
        .join(""),
      fine: circle([CENTER, CENTER], 32) + rays(corners, offset, 32 + radius, 76),
      marks: dots(ring(corners, offset + 0.5 / corners, 70)),
    };
  },
  function turningPolygons(pick, corners, offset) {
    const layers = 3 + pick(3);
    const turn = (1 + pick(3)) / (corners * 2 * layers);
    const sides = Array.from({ length: layers }, (_, i) => polygon(ring(corners, offset + i * turn, 68 - i * 10)));
    return {
      bold: sides.filter((_, i) => i % 2 === 0).join(""),
      fine: sides.filter((_, i) => i % 2 === 1).join("") + rays(corners, offset, 68, 76),
      marks: dots(ring(corners, offset, 76)),
    };
  },
  function flower(pick, corners, offset) {
    const width = 0.3 / corners + pick(3) * 0.05;
    const turns = Array.from({ length: corners }, (_, i) => i / corners + offset);
    return {
      bold: turns.map((turn) => petal(turn, 14, 68, width)).join(""),
      fine:
        turns.map((turn) => petal(turn + 0.5 / corners, 20, 58, width * 0.7)).join("") + circle([CENTER, CENTER], 40),
      marks: dots(ring(corners, offset + 0.5 / corners, 68)),
    };
  },
  function orbits(pick, corners, offset) {
    const moons = Array.from({ length: 3 }, (_, i) => ({
      turn: offset + pick(corners) / corners,
      radius: 30 + i * 18,
    }));
    return {
      bold: moons.map(({ turn, radius }) => circle(at(turn, radius), 7 + pick(5))).join(""),
      fine: moons.map(({ radius }) => circle([CENTER, CENTER], radius)).join("") + rays(corners, offset, 30, 66),
      marks: dots(moons.map(({ turn, radius }) => at(turn + 0.5, radius))),
    };
  },
  function rune(pick, corners, offset) {
    const stems = 3 + (corners % 3);
    const branches = Array.from({ length: stems }, (_, i) => {
      const turn = i / stems + offset;
      const [near, far] = [28 + pick(3) * 6, 50 + pick(3) * 4];
      const spread = (2 + pick(3)) / 36;
      return (
        line(at(turn, 10), at(turn, 70)) +
        line(at(turn - spread, far + 12), at(turn, far), at(turn + spread, far + 12)) +
        line(at(turn - spread * 1.4, near + 8), at(turn, near), at(turn + spread * 1.4, near + 8))
      );
    });
    return {
      bold: branches.join(""),
      fine: circle([CENTER, CENTER], 70) + circle([CENTER, CENTER], 24),
      marks: dots(ring(stems, offset, 70)),
    };
  },
];

const HEARTS: readonly Draw[] = [
  (_, corners, offset) => ({
    bold: circle([CENTER, CENTER], 9),
    fine: rays(corners, offset, 9, 15),
    marks: dots([[CENTER, CENTER]]),
  }),
  (_, corners, offset) => ({
    bold: polygon(ring(3 + (corners % 3), offset, 13)),
    fine: circle([CENTER, CENTER], 16),
    marks: dots([[CENTER, CENTER]]),
  }),
  (_, _corners, offset) => ({
    bold: petal(offset, -13, 13, 0.25),
    fine: circle([CENTER, CENTER], 14),
    marks: dots([[CENTER, CENTER]]),
  }),
  (_, _corners, offset) => ({
    bold: line(at(offset, 13), at(offset + 0.5, 13)) + line(at(offset + 0.25, 13), at(offset + 0.75, 13)),
    fine: circle([CENTER, CENTER], 10),
    marks: dots([[CENTER, CENTER]]),
  }),
];

const RIMS: readonly Draw[] = [
  (_, corners) => ({
    bold: circle([CENTER, CENTER], 90),
    fine: circle([CENTER, CENTER], 84) + rays(corners * 4, 0, 84, 90),
    marks: "",
  }),
  (_, corners) => ({
    bold: circle([CENTER, CENTER], 88),
    fine: rays(corners * 6, 0, 88, 93),
    marks: dots(ring(4, 0.125, 93)),
  }),
  (_, corners, offset) => ({
    bold: polygon(ring(corners, offset, 93)),
    fine: circle([CENTER, CENTER], 93) + circle([CENTER, CENTER], 82),
    marks: "",
  }),
  (_, _corners, offset) => ({
    bold: circle([CENTER, CENTER], 86),
    fine: circle([CENTER, CENTER], 92),
    marks: dots(ring(12, offset, 89)),
  }),
];

/** Draws the emblem of a name. Spellings are the caller's matter: pass the canonical name. */
export function identicon(name: string): Identicon {
  const pick = seeded(name);
  // The stream's first numbers of short, similar names lie close together; let it run a little.
  for (let i = 0; i < 4; i++) pick(2);
  const corners = 5 + pick(5);
  const offset = pick(2) === 0 ? 0 : 0.5 / corners;
  const layers = [BODIES, HEARTS, RIMS].map((draws) => draws[pick(draws.length)]?.(pick, corners, offset));
  const join = (key: keyof Identicon) => layers.map((layer) => layer?.[key] ?? "").join("");
  return { fine: join("fine"), bold: join("bold"), marks: join("marks") };
}
