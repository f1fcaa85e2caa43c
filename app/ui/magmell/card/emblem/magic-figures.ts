import type { DrawFigure } from "@/app/ui/figures/shape-types";
import {
  computePointAtTurn,
  computeRingPoints,
  drawCircle,
  drawDots,
  drawLine,
  drawPetal,
  drawPolygon,
  drawRays,
  drawStar,
  FIGURE_CENTER,
} from "@/app/ui/figures/shapes";

const MIDDLE = [FIGURE_CENTER, FIGURE_CENTER] as const;

const scroll: DrawFigure = (pick) => {
  const wide = 44 + pick(3) * 6;
  const [left, right] = [100 - wide, 100 + wide];
  const roll = (y: number) => `M${left - 8} ${y}H${right + 8}q9 8 0 16H${left - 8}q-9-8 0-16Z`;
  const sheet = `M${left} 34V166H${right}V34Z`;
  const lines = 1 + pick(3);
  const writing = Array.from({ length: lines }, (_, i) => [48 + i * 8, 152 - i * 8]).flat();
  return {
    ground: sheet,
    bold: `M${left} 34V166M${right} 34V166${roll(18)}${roll(166)}`,
    fine: writing.map((y) => drawLine([left + 10, y], [right - 10 - pick(4) * 8, y])).join(""),
    marks: drawDots([26, 174].flatMap((y) => [[left - 10, y] as const, [right + 10, y] as const])),
    heart: [100, 100, 1],
  };
};

const openPage: DrawFigure = (pick) => {
  const ear = 20 + pick(3) * 6;
  const tilt = pick(3) * 8 - 8;
  const sheet = `M${50 + tilt} 20H${150 + tilt - ear}L${150 + tilt} ${20 + ear}L${150 - tilt} 180H${50 - tilt}Z`;
  return {
    ground: sheet,
    bold: `${sheet}M${150 + tilt - ear} 20V${20 + ear}H${150 + tilt}`,
    fine: [40, 52, 148, 160]
      .slice(pick(2))
      .map((y) => drawLine([64 + tilt / 2, y], [104 + pick(4) * 8, y]))
      .join(""),
    marks: drawDots([[58, 168]]),
    heart: [100, 100, 1],
  };
};

const sealRing: DrawFigure = (pick) => {
  const teeth = 8 + pick(5) * 4;
  const radius = 66 + pick(3) * 4;
  return {
    ground: drawCircle(MIDDLE, radius),
    bold: drawCircle(MIDDLE, 90) + drawCircle(MIDDLE, radius),
    fine: drawRays(teeth, pick(2) / (2 * teeth), radius, 90),
    marks: drawDots(computeRingPoints(3 + pick(4), 0, (radius + 90) / 2)),
    heart: [100, 100, 1.1],
  };
};

const starOfRays: DrawFigure = (pick) => {
  const corners = 5 + pick(5);
  const stride = corners > 6 ? 2 + pick(2) : 2;
  const edge = drawStar(corners, stride, 0, 90);
  return {
    ground: drawPolygon(
      computeRingPoints(corners, 0, 90).flatMap((tip, i) => [tip, computePointAtTurn((i + 0.5) / corners, 52)]),
    ),
    bold: edge,
    fine: pick(2) ? drawPolygon(computeRingPoints(corners, 0, 90)) : drawCircle(MIDDLE, 90),
    marks: drawDots(computeRingPoints(corners, 0, 90)),
    heart: [100, 100, 0.9],
  };
};

const blossom: DrawFigure = (pick) => {
  const corners = 5 + pick(4);
  const width = 0.36 / corners + pick(3) * 0.03;
  const petals = Array.from({ length: corners }, (_, i) => drawPetal(i / corners, 30, 92, width)).join("");
  return {
    ground: petals + drawCircle(MIDDLE, 34),
    bold: petals,
    fine: pick(2) ? drawCircle(MIDDLE, 62) : drawRays(corners, 0.5 / corners, 44, 84),
    marks: drawDots(computeRingPoints(corners, 0.5 / corners, 70 + pick(2) * 14)),
    heart: [100, 100, 0.9],
  };
};

const lens: DrawFigure = (pick) => {
  const bow = 8 + pick(3) * 12;
  const edge = `M8 100Q100 ${bow - 20} 192 100Q100 ${220 - bow} 8 100Z`;
  const lashes = 3 + pick(3) * 2;
  return {
    ground: edge,
    bold: edge + drawCircle(MIDDLE, 44),
    fine: Array.from({ length: lashes }, (_, i) => {
      const x = Math.round(100 + (i - (lashes - 1) / 2) * (120 / lashes));
      return drawLine([x, 24 + Math.abs(x - 100) * 0.3], [Math.round(100 + (x - 100) * 1.25), 4]);
    }).join(""),
    marks: drawDots([
      [24, 100],
      [176, 100],
    ]),
    heart: [100, 100, 0.95],
  };
};

const flameOfPower: DrawFigure = (pick) => {
  const lean = pick(3) * 14 - 14;
  const edge = `M${100 + lean} 6Q${164 + lean / 2} 70 160 130Q150 188 100 190Q50 188 40 130Q${36 + lean / 2} 70 ${100 + lean} 6Z`;
  const tongues = 2 + pick(2);
  return {
    ground: edge,
    bold: edge,
    fine: Array.from(
      { length: tongues },
      (_, i) => `M${100 + lean * 0.8} ${24 + i * 12}Q${150 - i * 12} 80 ${146 - i * 12} 128`,
    ).join(""),
    marks: drawDots(computeRingPoints(2 + pick(3), 0.25, 88)),
    heart: [100, 116, 1],
  };
};

const nestedFrames: DrawFigure = (pick) => {
  const corners = 3 + pick(4);
  const turn = (1 + pick(3)) / (corners * 8);
  const frames = [92, 80, 68].map((radius, i) =>
    drawPolygon(computeRingPoints(corners, i * turn + (corners === 4 ? 0.125 : 0), radius)),
  );
  return {
    ground: frames[0] ?? "",
    bold: `${frames[0]}${frames[2]}`,
    fine: frames[1] ?? "",
    marks: drawDots(computeRingPoints(corners, corners === 4 ? 0.125 : 0, 92)),
    heart: [100, 100, corners < 4 ? 0.62 : 0.9],
  };
};

/** Figures of magics: what is written, sealed or called up. */
export const MAGIC_EMBLEM_FIGURES: readonly DrawFigure[] = [
  scroll,
  openPage,
  sealRing,
  starOfRays,
  blossom,
  lens,
  flameOfPower,
  nestedFrames,
];
