import { GLYPH_SHAPES } from "./glyph-shapes";

export type GlyphName = keyof typeof GLYPH_SHAPES;

/** A sign beside words, as high as their capitals. Hidden from screen readers: the words say it. */
export const Glyph = ({ name, size = 20, className }: { name: GlyphName; size?: number; className?: string }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className ? `shrink-0 ${className}` : "shrink-0"}
  >
    <path d={GLYPH_SHAPES[name]} />
  </svg>
);
