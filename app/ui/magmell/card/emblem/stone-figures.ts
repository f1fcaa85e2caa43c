import type { DrawFigure } from "@/app/ui/figures/shape-types";
import { computeRingPoints, drawLine, drawPolygon, type Point } from "@/app/ui/figures/shapes";

/** A gem from its side: a flat top, a girdle, and a point below. */
const brilliant: DrawFigure = (pick) => {
  const [wide, table] = [66 + pick(3) * 8, 32 + pick(3) * 6];
  const facets = 2 + pick(3);
  const girdle = Array.from({ length: facets + 1 }, (_, i): Point => [100 - wide + (2 * wide * i) / facets, 78]);
  const edge = `M${100 - wide} 78L${100 - table} 34H${100 + table}L${100 + wide} 78L100 188Z`;
  return {
    ground: edge,
    bold: `${edge}M${100 - wide} 78H${100 + wide}`,
    fine: girdle
      .slice(1, -1)
      .map(([x, y]) => drawLine([100 + (x - 100) * 0.4, 34], [x, y], [100, 188]))
      .join(""),
    marks: "",
    heart: [100, 106, 0.86],
  };
};

/** A gem from above: facets between a table and an edge of as many corners. */
const tableCut: DrawFigure = (pick) => {
  const corners = 4 + pick(5);
  const [edge, table] = [computeRingPoints(corners, 0, 92), computeRingPoints(corners, pick(2) * (0.5 / corners), 52)];
  return {
    ground: drawPolygon(edge),
    bold: drawPolygon(edge) + drawPolygon(table),
    fine: edge.map((corner, i) => drawLine(corner, table[i] ?? corner, edge[(i + 1) % corners] ?? corner)).join(""),
    marks: "",
    heart: [100, 100, 1],
  };
};

/** A crystal that stands upright, with smaller ones at its foot. */
const crystals: DrawFigure = (pick) => {
  const [wide, top] = [32 + pick(2) * 6, 8 + pick(3) * 6];
  const main = `M100 ${top}L${100 + wide} ${top + 36}V156L100 192L${100 - wide} 156V${top + 36}Z`;
  const beside = ([-1, 1] as const).map((side) => {
    const height = 40 + pick(4) * 14;
    const x = (away: number) => 100 + side * (wide + away);
    return `M${x(0)} ${176 - height}L${x(14)} ${164 - height}L${x(30)} ${182 - height}L${x(24)} 176L${x(0)} 164Z`;
  });
  return {
    ground: main + beside.join(""),
    bold: main + beside.join(""),
    fine: `M${100 - wide} ${top + 36}L100 ${top + 50}L${100 + wide} ${top + 36}M100 ${top}V${top + 50}M100 192V160`,
    marks: "",
    heart: [100, 108, 0.78],
  };
};

/** Figures of stones: straight lines only. */
export const STONE_EMBLEM_FIGURES: readonly DrawFigure[] = [brilliant, tableCut, crystals];
