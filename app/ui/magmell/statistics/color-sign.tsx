import { COLOR_SHAPES } from "@/app/ui/magmell/card/symbol-shapes";
import type { Color } from "@/engine/magmell";

type Props = { color: Color; letter: string; x: number; y: number };

const SCALE = 0.75;

/** Renders a color as shape and letter within an SVG, with its upper left corner at (`x`, `y`). */
export function ColorSymbol({ color, letter, x, y }: Props) {
  const { path, letter: place } = COLOR_SHAPES[color];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={path} fill={`var(--${color})`} transform={`scale(${SCALE})`} />
      <text
        x={place[0] * SCALE}
        y={place[1] * SCALE}
        dy=".36em"
        textAnchor="middle"
        fontSize="10"
        fontWeight="700"
        fill="var(--on-color)"
      >
        {letter}
      </text>
    </g>
  );
}
