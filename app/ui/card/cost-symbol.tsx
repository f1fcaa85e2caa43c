import type { Color } from "@/engine";
import { COLOR_SHAPES } from "./color-shapes";

/** A use cost stands in circles, a catalyst in diamonds, so that they differ without their place and colour. */
export type SymbolForm = "circle" | "diamond";

type Props = {
  form: SymbolForm;
  color: Color | "any";
  /** The letter of the colour, or the number of stones of any colour. */
  sign: string | number;
};

const GROUND = {
  circle: <circle cx="16" cy="16" r="15" />,
  diamond: <path d="M16 .8 31.2 16 16 31.2.8 16Z" />,
};

/** One symbol, as large as its box. Hidden from screen readers: the row of symbols has words. */
export function CostSymbol({ form, color, sign }: Props) {
  const tint = color === "any" ? "var(--ink)" : `var(--${color})`;
  const open = form === "circle" || color === "any";
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32">
      <g fill={open ? "var(--leaf)" : tint} stroke={tint} strokeWidth="1.6" strokeLinejoin="round">
        {GROUND[form]}
      </g>
      {color === "any" ? (
        <Sign x={16} y={16} size={17} fill={tint} sign={sign} />
      ) : (
        <Figure form={form} color={color} sign={sign} />
      )}
    </svg>
  );
}

function Figure({ form, color, sign }: { form: SymbolForm; color: Color; sign: string | number }) {
  const { path, letter } = COLOR_SHAPES[color];
  const tint = `var(--${color})`;
  const [figure, ground] = form === "circle" ? [tint, "var(--on-color)"] : ["var(--on-color)", tint];
  const scale = form === "circle" ? 0.86 : 0.68;
  const shift = 16 * (1 - scale);
  return (
    <g transform={`translate(${shift} ${shift - 0.5}) scale(${scale})`}>
      <path d={path} fill={figure} />
      <Sign x={letter[0]} y={letter[1]} size={13.5} fill={ground} sign={sign} />
    </g>
  );
}

type SignProps = { x: number; y: number; size: number; fill: string; sign: string | number };

const Sign = ({ x, y, size, fill, sign }: SignProps) => (
  <text x={x} y={y} dy=".36em" textAnchor="middle" fontSize={size} fontWeight="700" fill={fill}>
    {sign}
  </text>
);
