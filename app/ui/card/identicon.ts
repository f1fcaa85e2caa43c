import type { Kind } from "@/engine/magmell";

/**
 * The emblem of a card: a line drawing of circles, polygons and strokes that its name alone decides, so that every card
 * has its own without any artwork. Pure and deterministic: the same name gives the same paths on every machine.
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

const CENTER = 100;

/** A stream of whole numbers below `n`, from a text. Small and good enough for drawings; games use the engine's own. */
function seeded(text: string): (n: number) => number {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen shows, and hides the last bits in which machines may differ. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** The point at a part of the full turn, clockwise from the top. */
function at(turn: number, radius: number, [x, y]: Point = [CENTER, CENTER]): Point {
  const angle = turn * 2 * Math.PI;
  return [round(x + radius * Math.sin(angle)), round(y - radius * Math.cos(angle))];
}

const line = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

const circle = ([x, y]: Point, radius: number): string => {
  const r = round(radius);
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
};

/** Points of no length: drawn by a stroke with round ends. */
const dots = (points: readonly Point[]): string => points.map(([x, y]) => `M${x} ${y}h0`).join("");

const ring = (count: number, offset: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, i) => at(i / count + offset, radius));

const polygon = (points: readonly Point[]): string => `${line(...points)}Z`;

/** A star: every corner of a regular polygon joined with the one `stride` further on. */
function star(corners: number, stride: number, offset: number, radius: number): string {
  const points = ring(corners, offset, radius);
  return points.map((point, i) => line(point, points[(i + stride) % corners] ?? point)).join("");
}

const rays = (count: number, offset: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) => line(at(i / count + offset, from), at(i / count + offset, to))).join("");

/** A petal between two radii, drawn as two curves that meet at its tips. */
function petal(turn: number, from: number, to: number, width: number): string {
  const [ax, ay] = at(turn, from);
  const [bx, by] = at(turn, to);
  const [lx, ly] = at(turn - width, (from + to) / 2);
  const [rx, ry] = at(turn + width, (from + to) / 2);
  return `M${ax} ${ay}Q${lx} ${ly} ${bx} ${by}Q${rx} ${ry} ${ax} ${ay}`;
}

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

const [starInRing, rosette, turningPolygons, flower, orbits, rune] = BODIES as [Draw, Draw, Draw, Draw, Draw, Draw];
const [toothed, sunny, cornered, beaded] = RIMS as [Draw, Draw, Draw, Draw];

/** A cut gem: facets between a table and an edge of as many corners. */
const gem: Draw = (pick, corners, offset) => {
  const [edge, table] = [ring(corners, offset, 72), ring(corners, offset + (pick(2) * 0.5) / corners, 34)];
  return {
    bold: polygon(edge) + polygon(table),
    fine: edge.map((corner, i) => line(corner, table[i] ?? corner, edge[(i + 1) % corners] ?? corner)).join(""),
    marks: dots(edge),
  };
};
const lozenge: Draw = () => ({
  bold: polygon(ring(4, 0, 96)),
  fine: polygon(ring(4, 0, 89)),
  marks: dots(ring(4, 0.125, 68)),
});

/** Drawings by kind, so that units, magics and stones are told apart from afar: crests, blossoms and gems. */
const FAMILIES: Readonly<Record<Kind, { readonly bodies: readonly Draw[]; readonly rims: readonly Draw[] }>> = {
  unit: { bodies: [starInRing, turningPolygons, rune], rims: [toothed, cornered] },
  magic: { bodies: [rosette, flower, orbits], rims: [sunny, beaded] },
  stone: { bodies: [gem], rims: [lozenge] },
};

/**
 * Draws the emblem of a name; for a card, in the manner of its kind and with room in the middle for what it does. Spellings are
 * the caller's matter: pass the canonical name.
 */
export function identicon(name: string, kind?: Kind): Identicon {
  const pick = seeded(name);
  // The stream's first numbers of short, similar names lie close together; let it run a little.
  for (let i = 0; i < 4; i++) pick(2);
  const corners = 5 + pick(5);
  const offset = pick(2) === 0 ? 0 : 0.5 / corners;
  const { bodies, rims } = kind === undefined ? { bodies: BODIES, rims: RIMS } : FAMILIES[kind];
  const drawn = kind === undefined ? [bodies, HEARTS, rims] : [bodies, rims];
  const layers = drawn.map((draws) => draws[pick(draws.length)]?.(pick, corners, offset));
  const join = (key: keyof Identicon) => layers.map((layer) => layer?.[key] ?? "").join("");
  return { fine: join("fine"), bold: join("bold"), marks: join("marks") };
}
