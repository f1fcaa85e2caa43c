import type { DrawFigure, Figure } from "@/app/ui/figures/shape-types";
import { createSeededRandom } from "@/app/ui/figures/shapes";
import type { CardDefinition } from "@/engine/magmell";
import { memoizeWeakly } from "@/lib/cache";
import { MAGIC_EMBLEM_FIGURES } from "./magic-figures";
import { getMotifPath } from "./motif";
import { STONE_EMBLEM_FIGURES } from "./stone-figures";
import { UNIT_EMBLEM_FIGURES } from "./unit-figures";

/** The parts of a card that its emblem shows. */
export type CardEmblemSource = Pick<CardDefinition, "name" | "kind" | "abilities" | "ap" | "hp">;

type CardEmblem = Pick<Figure, "ground" | "bold" | "fine" | "marks"> & {
  /** The drawing of what the card does, and how its path is moved to its place; `null` for a card that does nothing named. */
  readonly motif: { readonly path: string; readonly transform: string } | null;
};

/**
 * The emblem of a card. Its kind decides the family of the drawing (masks, beasts and shields for units; scrolls, seals and stars for
 * magics; cut gems for stones), AP and HP which of them a unit has, its abilities what stands in the middle, and its name all
 * the rest. Pure and deterministic: the same card has the same paths on every machine.
 */
export const getCardEmblem: (card: CardEmblemSource) => CardEmblem = memoizeWeakly(draw);

function draw(card: CardEmblemSource): CardEmblem {
  const pick = createSeededRandom(card.name);
  // The stream's first numbers of short, similar names lie close together; let it run a little.
  for (let i = 0; i < 4; i++) pick(2);
  const figures = figuresOf(card);
  const figure = (figures[pick(figures.length)] as DrawFigure)(pick);
  const path = getMotifPath(card);
  const [x, y, scale] = figure.heart;
  return {
    ground: slim(figure.ground),
    bold: slim(figure.bold),
    fine: slim(figure.fine),
    marks: slim(figure.marks),
    motif: path === null ? null : { path, transform: placed(x - 100 * scale, y - 100 * scale, scale) },
  };
}

function figuresOf({ kind, ap, hp }: CardEmblemSource): readonly DrawFigure[] {
  if (kind === "magic") return MAGIC_EMBLEM_FIGURES;
  if (kind === "stone") return STONE_EMBLEM_FIGURES;
  const more = (ap ?? 0) - (hp ?? 0);
  return UNIT_EMBLEM_FIGURES[more > 0 ? "striking" : more < 0 ? "lasting" : "even"];
}

const placed = (x: number, y: number, scale: number): string =>
  scale === 1 && x === 0 && y === 0
    ? ""
    : `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})scale(${scale})`;

/** Whole numbers are fine enough for a drawing of 200, and many drawings stand on a page. */
const slim = (path: string): string => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
