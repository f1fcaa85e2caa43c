import type { DrawFigure, Figure } from "@/app/ui/figures/shape-types";
import { drawDots, drawLine, drawRays, type Point } from "@/app/ui/figures/shapes";

/** Figures of units are alike on both sides, as faces and beasts are. Each side is drawn by its sign. */
const both = (draw: (x: (away: number) => number) => string): string =>
  ([-1, 1] as const).map((side) => draw((away) => 100 + side * away)).join("");

/** A pair of eyes, slanted or round. */
const eyes = (pick: (n: number) => number, away: number, y: number): Pick<Figure, "bold" | "marks"> => {
  const slant = pick(4) * 4;
  return slant === 0
    ? { bold: "", marks: drawDots([away, -away].map((x): Point => [100 + x, y])) }
    : { bold: both((x) => drawLine([x(away - 7), y + slant / 2], [x(away + 7), y - slant / 2])), marks: "" };
};

const hornedMask: DrawFigure = (pick) => {
  const [wide, chin] = [38 + pick(4) * 4, 166 + pick(3) * 8];
  const [tip, top] = [34 + pick(6) * 9, 12 + pick(4) * 7];
  const look = eyes(pick, 18, 84);
  const face = `M${100 - wide} 72Q100 ${50 + pick(3) * 8} ${100 + wide} 72Q${100 + wide + 8} 126 100 ${chin}Q${92 - wide} 126 ${100 - wide} 72Z`;
  const horns = both((x) => `M${x(wide)} 74Q${x(wide + 34)} 54 ${x(tip)} ${top}Q${x(wide)} 44 ${x(wide - 20)} 64Z`);
  return {
    ground: face + horns,
    bold: face + horns + look.bold,
    fine: both((x) => `M${x(wide - 4)} ${118 + pick(2) * 6}Q${x(20)} 150 100 ${chin - 8}`),
    marks: look.marks + drawDots([[100, 58]]),
    heart: [100, 122, 0.82],
  };
};

const spreadWings: DrawFigure = (pick) => {
  const feathers = 3 + pick(3);
  const [rise, reach] = [18 + pick(4) * 7, 84 + pick(3) * 5];
  const wings = both((x) =>
    Array.from({ length: feathers }, (_, i) => {
      const [out, y] = [reach - i * (8 + (feathers === 3 ? 6 : 0)), rise + i * (104 / feathers)];
      return `M${x(22)} ${82 + i * 9}Q${x(48)} ${y - 10} ${x(out)} ${y}Q${x(58)} ${y + 24} ${x(22)} ${104 + i * 9}Z`;
    }).join(""),
  );
  const tail = 150 + pick(4) * 11;
  const body = `M100 52Q136 64 130 112L100 ${tail}L70 112Q64 64 100 52Z`;
  const look = eyes(pick, 8, 64);
  return {
    ground: wings + body,
    bold: wings + body + look.bold,
    fine: both((x) => drawLine([x(10), tail - 24], [x(16 + pick(3) * 10), 184])) + drawLine([100, tail], [100, 190]),
    marks: look.marks,
    heart: [100, 100, 0.68],
  };
};

const hoodedFigure: DrawFigure = (pick) => {
  const [hood, hem] = [38 + pick(3) * 5, 56 + pick(4) * 8];
  const peak = 10 + pick(3) * 8;
  const robe = `M100 ${peak}Q${100 + hood} 34 ${100 + hood} 84L${100 + hem} 188H${100 - hem}L${100 - hood} 84Q${100 - hood} 34 100 ${peak}Z`;
  const look = eyes(pick, 9, 68);
  const folds = 2 + pick(3);
  return {
    ground: robe,
    bold: `${robe}M100 40Q128 48 122 80Q100 100 78 80Q72 48 100 40Z${look.bold}`,
    fine: both((x) =>
      Array.from({ length: folds }, (_, i) =>
        drawLine([x(hood - 6 - i * 4), 96 + i * 6], [x(hem - 10 - i * 9), 188]),
      ).join(""),
    ),
    marks: look.marks + (pick(2) ? drawDots([[100, peak]]) : drawDots([[100, 100]])),
    heart: [100, 144, 0.86],
  };
};

const shield: DrawFigure = (pick) => {
  const wide = 58 + pick(3) * 6;
  const [left, right] = [100 - wide, 100 + wide];
  const tops = ["", "Q100 64 ", "L100 14L", `L${100 - wide / 2} 18L100 40L${100 + wide / 2} 18L`];
  const edge = `M${left} 40${tops[pick(tops.length)] || "L"}${right} 40V104Q${right} 156 100 190Q${left} 156 ${left} 104Z`;
  const fields = [
    both((x) => drawLine([x(0), 40], [x(wide), 104])),
    drawLine([left, 66], [right, 66]) + drawLine([left, 138], [right, 138]),
    both((x) => drawLine([x(wide - 12), 46], [x(wide - 12), 148])),
    both((x) => `M${x(wide)} 60Q${x(24)} 100 ${x(wide)} 140`),
    drawLine([100, 40], [100, 190]),
  ];
  return {
    ground: edge,
    bold: edge,
    fine: `${fields[pick(fields.length)]}${both((x) => `M${x(wide - 7)} 50V102Q${x(wide - 7)} 148 100 181`)}`,
    marks: drawDots(charges(pick(3), wide)),
    heart: [100, 102, 1],
  };
};

/** One mark below, two above, or all three. */
const charges = (choice: number, wide: number): readonly Point[] => [
  ...(choice === 0 ? [] : [[82 - wide / 2, 58] as const, [118 + wide / 2, 58] as const]),
  ...(choice === 1 ? [] : [[100, 168] as const]),
];

const beastHead: DrawFigure = (pick) => {
  const [ear, out] = [14 + pick(5) * 8, 40 + pick(4) * 8];
  const cheek = 40 + pick(3) * 7;
  const jaw = 166 + pick(3) * 8;
  const head = `M${100 - out} ${ear}L74 66Q100 58 126 66L${100 + out} ${ear}Q${104 + out} 84 ${100 + cheek} 112L116 ${jaw}Q100 ${jaw + 12} 84 ${jaw}L${100 - cheek} 112Q${96 - out} 84 ${100 - out} ${ear}Z`;
  const look = eyes(pick, 24, 86);
  const whiskers = 1 + pick(3);
  return {
    ground: head,
    bold: `${head}${look.bold}M92 ${jaw - 12}h16l-8 8Z`,
    fine: both((x) =>
      Array.from({ length: whiskers }, (_, i) =>
        drawLine([x(cheek - 8), 128 + i * 9], [x(cheek + 34), 120 + i * 16]),
      ).join(""),
    ),
    marks: look.marks,
    heart: [100, 118, 0.74],
  };
};

const coiledSerpent: DrawFigure = (pick) => {
  const turn = pick(2);
  const gap = 13 + pick(2);
  const first = 24 + pick(3) * 2;
  const half = (r: number, down: boolean) => `a${r} ${r} 0 0 ${turn} 0 ${down ? 2 * r : -2 * r}`;
  const coil = `M100 ${100 - first}${half(first, true)}${half(first + gap, false)}${half(first + 2 * gap, true)}${half(first + 3 * gap, false)}`;
  const end = 100 - first - 4 * gap;
  const ahead = turn ? 1 : -1;
  const [x, y] = [100 + ahead * 4, end];
  const crest = pick(3);
  return {
    ground: `M${100 - first} 100a${first} ${first} 0 1 0 ${2 * first} 0a${first} ${first} 0 1 0 ${-2 * first} 0`,
    bold: `${coil}M${x} ${y - 9}l${ahead * 26} 2l${ahead * 8} 8l${-ahead * 12} 7l${-ahead * 22} 0Z`,
    fine: drawRays(6 + crest * 3, 0, first + 4 * gap + 6, first + 4 * gap + 14),
    marks: drawDots([[x + ahead * 20, y - 3]]),
    heart: [100, 100, 0.62],
  };
};

/** Figures for units that strike harder than they hold out, that hold out longer than they strike, and for the others. */
export const UNIT_EMBLEM_FIGURES = {
  striking: [hornedMask, spreadWings, beastHead],
  lasting: [hoodedFigure, shield, coiledSerpent],
  even: [hornedMask, spreadWings, beastHead, hoodedFigure, shield, coiledSerpent],
} as const;
