import { drawCircle, drawDots, type Point } from "@/app/ui/figures/shapes";
import { BODIES, type Body } from "./bodies/bodies";
import SIGNS from "./bodies/signs.json";
import type { BodyId } from "./card-emblem";
import type { SignId } from "./find-sign";

/** Returns the paths of a body: its silhouette, outlines, thin lines and gold marks. */
export function getBodyPaths(id: BodyId): { shape: string; lines: string; fine: string; marks: string } {
  const { shape, lines = "", fine = "", dots = [], rings = [] }: Body = BODIES[id];
  return {
    shape: shape + rings.map(([x = 0, y = 0, radius = 0]) => drawCircle([x, y], radius)).join(""),
    lines,
    fine,
    marks: drawDots(dots.map(([x = 0, y = 0]): Point => [x, y])),
  };
}

/** Returns the path of a symbol on its disc. */
export const getSignPath = (id: SignId): string => `M100 46a54 54 0 1 0 .1 0Z${SIGNS[id]}`;
