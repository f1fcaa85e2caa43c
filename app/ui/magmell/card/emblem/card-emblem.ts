import { createSeededRandom } from "@/app/ui/figures/shapes";
import type { CardDefinition } from "@/engine/magmell";
import { memoizeWeakly } from "@/lib/cache";
import { BACKDROPS, type Backdrop } from "./backdrops";
import { findBody, type NamedBody } from "./find-body";
import { findSign, type SignId } from "./find-sign";

const GEMS = ["brilliant", "hexagon", "octagon", "crystals"] as const;
const ABSTRACT_BODIES = ["scroll", "seal", "star", "frames"] as const;

export type BodyId = NamedBody | (typeof GEMS)[number] | (typeof ABSTRACT_BODIES)[number];

/** The parts of a card that its emblem shows. */
export type CardEmblemSource = Pick<CardDefinition, "name" | "kind" | "abilities">;

/** A drawing of the sprite, and how it is moved. */
type Placed<Id> = { readonly id: Id; readonly transform: string };

type CardEmblem = Backdrop & {
  readonly body: Placed<BodyId>;
  /** Symbol of the card's main ability; null if it has none. */
  readonly sign: Placed<SignId> | null;
};

/**
 * Returns the emblem of a card. It has a main figure (the noun in the name, a gem for a stone, else an abstract shape),
 * a backdrop, and a small symbol of the main ability. Everything else depends only on the name, so the emblem is the
 * same on every machine.
 */
export const getCardEmblem: (card: CardEmblemSource) => CardEmblem = memoizeWeakly(draw);

function draw(card: CardEmblemSource): CardEmblem {
  const pick = createSeededRandom(card.name);
  // The stream's first numbers of short, similar names lie close together; let it run a little.
  for (let i = 0; i < 4; i++) pick(2);
  const choose = <T>(list: readonly [T, ...T[]]): T => list[pick(list.length)] ?? list[0];
  const named = card.kind === "stone" ? null : findBody(card.name);
  const id = named ?? choose(card.kind === "stone" ? GEMS : ABSTRACT_BODIES);
  const sign = findSign(card);
  return {
    ...choose(BACKDROPS)(pick),
    body: { id, transform: poseOf(pick) },
    // A body that the name speaks of keeps its middle free.
    sign: sign && { id: sign, transform: named ? "matrix(.5 0 0 .5 116 116)" : "matrix(.7 0 0 .7 30 32)" },
  };
}

/** A body leans a little, looks to either side, and is larger or smaller. */
function poseOf(pick: (n: number) => number): string {
  const [side, size, lean] = [pick(2) ? 1 : -1, 0.8 + pick(3) * 0.04, ((pick(7) - 3) * 2 * Math.PI) / 180];
  const [cos, sin] = [size * Math.cos(lean), size * Math.sin(lean)];
  const matrix = [side * cos, side * sin, -sin, cos, 100 - 100 * (side * cos - sin), 100 - 100 * (side * sin + cos)];
  return `matrix(${matrix.map((number) => Math.round(number * 100) / 100).join(" ")})`;
}
