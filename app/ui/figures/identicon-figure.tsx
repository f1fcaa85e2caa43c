import type { CSSProperties } from "react";
import { memoizeBounded } from "@/lib/cache";
import { drawIdenticon } from "./identicon";

type Props = {
  /** The canonical name, or any text that should have its own emblem. */
  name: string;
  className?: string;
  style?: CSSProperties;
};

/** Cache of drawings, each some kilobytes, because readers see the same cards repeatedly. */
const drawingOf = memoizeBounded(drawIdenticon, 1_000);

/**
 * Renders the emblem of a name, hidden from screen readers. Its colors are `--identicon` and `--identicon-fine`, by
 * default the text color.
 */
export function IdenticonFigure({ name, className, style }: Props) {
  const { fine, bold, marks } = drawingOf(name);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 200"
      className={`fill-none stroke-(--identicon,var(--ink)) overflow-visible [stroke-linecap:round] [stroke-linejoin:round] ${className ?? ""}`}
      style={style}
    >
      <path d={fine} stroke="var(--identicon-fine, var(--identicon, var(--ink)))" strokeWidth={0.8} opacity={0.75} />
      <path d={bold} strokeWidth={1.9} />
      <path d={marks} stroke="var(--gold)" strokeWidth={4.6} />
    </svg>
  );
}
