import { COLORS } from "@/engine/magmell";
import { drawSymbolGround } from "../../symbol-shapes";
import { BODIES } from "../bodies/bodies";
import SIGNS from "../bodies/signs.json";
import type { BodyId } from "../card-emblem";
import { getBodyPaths, getSignPath } from "../emblem-paths";
import type { SignId } from "../find-sign";

/** Returns the SVG source of the sprite. The page that uses a drawing sets its colors and line style. */
export function drawEmblemSprite(): string {
  const bodies = (Object.keys(BODIES) as BodyId[]).map((id) => {
    const { shape, lines, fine, marks } = getBodyPaths(id);
    return [
      `<g id="${id}"><path fill="var(--emblem-ground)" d="${shape}"/>`,
      fine && `<path stroke="var(--identicon-fine,currentColor)" stroke-width="1.5" d="${fine}"/>`,
      lines && `<path d="${lines}"/>`,
      marks && `<path stroke="var(--gold)" stroke-width="7" d="${marks}"/>`,
      "</g>\n",
    ].join("");
  });
  const signs = (Object.keys(SIGNS) as SignId[]).map(
    (id) => `<path id="sign-${id}" fill="var(--leaf)" stroke-width="4.6" d="${getSignPath(id)}"/>\n`,
  );
  const symbols = (["circle", "diamond"] as const).flatMap((form) =>
    (["any", ...COLORS] as const).map((color) => `${drawSymbolGround(form, color)}\n`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>Emblems and symbols of cards</title>\n${bodies.join("")}${signs.join("")}${symbols.join("")}</svg>\n`;
}
