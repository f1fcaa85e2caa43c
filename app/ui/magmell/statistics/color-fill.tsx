import type { CurveColor } from "@/lib/magmell/decks/statistics";

/** Background of each part. The texture above it distinguishes parts without color. */
const GROUNDS: Readonly<Record<CurveColor, string>> = {
  blue: "var(--blue)",
  green: "var(--green)",
  red: "var(--red)",
  multi: "var(--gold)",
  none: "var(--ink-soft)",
};

const TEXTURES: Readonly<Record<CurveColor, string>> = {
  blue: "",
  green: "M0 6 6 0M-1.5 1.5 1.5 -1.5M4.5 7.5 7.5 4.5",
  red: "M1.5 1.5h1.4v1.4h-1.4zM4.5 4.5h1.4v1.4h-1.4z",
  multi: "M0 6 6 0M0 0 6 6",
  none: "M0 1.5h6M0 4.5h6",
};

type FillProps = { id: string; color: CurveColor };

/** Renders the SVG pattern of a color. A chart must contain it once for `getColorFill` to work. */
export const ColorTexture = ({ id, color }: FillProps) => (
  <pattern id={textureId(id, color)} width="6" height="6" patternUnits="userSpaceOnUse">
    <rect width="6" height="6" fill={GROUNDS[color]} />
    <path
      d={TEXTURES[color]}
      stroke="var(--leaf)"
      strokeWidth={color === "red" ? 0 : 1}
      fill={color === "red" ? "var(--leaf)" : "none"}
    />
  </pattern>
);

/** Returns the SVG fill of a color, a reference to its `ColorTexture`. */
export const getColorFill = (id: string, color: CurveColor): string => `url(#${textureId(id, color)})`;

const textureId = (id: string, color: CurveColor): string => `${id.replace(/[^a-zA-Z0-9]/g, "")}-${color}`;
