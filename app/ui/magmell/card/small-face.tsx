import type { CSSProperties } from "react";
import { classNames } from "@/app/ui/kit/class-names";
import { type CardDefinition, getEffectiveColors } from "@/engine/magmell";
import { CardEmblemFigure } from "./emblem/card-emblem-figure";

type Props = {
  card: Pick<CardDefinition, "name" | "kind" | "abilities" | "useCost" | "catalyst"> | null;
  className?: string;
};

/** Renders the emblem of a card in a small square, framed in the colors of the card. Decorative. */
export function SmallFace({ card, className }: Props) {
  const [first, last = first] = card ? getEffectiveColors(card) : [];
  const color = first ? `var(--${first})` : "var(--ink-soft)";
  return (
    <span
      aria-hidden="true"
      className={classNames("size-7 overflow-hidden rounded-xs border-2", className)}
      style={
        {
          borderColor: last ? `${color} var(--${last}) var(--${last}) ${color}` : color,
          background: `color-mix(in oklab, ${color} 18%, var(--leaf))`,
          "--emblem-line": 8,
          "--identicon": color,
          ...(last && { "--identicon-fine": `var(--${last})` }),
        } as CSSProperties
      }
    >
      {card ? <CardEmblemFigure card={card} className="size-full" /> : null}
    </span>
  );
}
