import type { Color } from "@/engine/magmell";
import { COLOR_SHAPES } from "./symbol-shapes";

type Props = {
  color: Color;
  /** 青 or B: `words.site.colorLetters[color]`. */
  letter: string;
  size?: number;
  className?: string;
};

/**
 * Renders a color as letter and shape, to be placed next to the color's name. Hidden from screen readers, which read
 * the name.
 */
export function ColorMark({ color, letter, size = 20, className }: Props) {
  const { path, letter: place } = COLOR_SHAPES[color];
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" className={className}>
      <path d={path} fill={`var(--${color})`} />
      <text
        x={place[0]}
        y={place[1]}
        dy=".36em"
        textAnchor="middle"
        fontSize="13"
        fontWeight="700"
        fill="var(--on-color)"
      >
        {letter}
      </text>
    </svg>
  );
}
