import type { Color } from "@/engine/magmell";
import { COLOR_SHAPES } from "./color-shapes";
import styles from "./symbols.module.css";

/** A use cost stands in circles, a catalyst in diamonds, so that they differ without their place and colour. */
export type SymbolForm = "circle" | "diamond";

type Props = {
  form: SymbolForm;
  color: Color | "any";
  /** The letter of the colour, or the number of stones of any colour. */
  sign: string | number;
};

/**
 * One symbol, as large as its box, made of few elements: a page may have hundreds. Hidden from screen readers: the row of
 * symbols has words.
 */
export function CostSymbol({ form, color, sign }: Props) {
  const tint = color === "any" ? "var(--ink)" : `var(--${color})`;
  const ground = {
    className: styles.ground,
    fill: form === "circle" || color === "any" ? "var(--leaf)" : tint,
    stroke: tint,
  };
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32">
      {form === "circle" ? <circle cx="16" cy="16" r="15" {...ground} /> : <path d={DIAMOND} {...ground} />}
      {color === "any" ? null : (
        <path
          d={COLOR_SHAPES[color].path}
          fill={form === "circle" ? tint : "var(--on-color)"}
          transform={`translate(${SHIFT[form]} ${SHIFT[form] - RAISED}) scale(${SCALE[form]})`}
        />
      )}
      <text dy=".36em" className={styles.sign} {...signOf(form, color)}>
        {sign}
      </text>
    </svg>
  );
}

const DIAMOND = "M16 .8 31.2 16 16 31.2.8 16Z";
/** How large the shape of a colour stands in the symbol, and how far from its edges. */
const SCALE = { circle: 0.86, diamond: 0.68 } as const satisfies Record<SymbolForm, number>;
const SHIFT = { circle: 2.24, diamond: 5.12 } as const satisfies Record<SymbolForm, number>;
const RAISED = 0.5;

/** A number stands on the ground, a letter within the shape of its colour. */
function signOf(form: SymbolForm, color: Color | "any") {
  if (color === "any") return { x: 16, y: 16, fontSize: 17, fill: "var(--ink)" };
  const [x, y] = COLOR_SHAPES[color].letter;
  return {
    x: round(SHIFT[form] + SCALE[form] * x),
    y: round(SHIFT[form] - RAISED + SCALE[form] * y),
    fontSize: round(SCALE[form] * 13.5),
    fill: form === "circle" ? "var(--on-color)" : `var(--${color})`,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
