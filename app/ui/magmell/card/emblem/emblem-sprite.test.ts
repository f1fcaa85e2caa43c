import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { BODIES } from "./bodies/bodies";
import NOUNS from "./body-nouns.json";
import { EMBLEM_EDITION, EMBLEM_SPRITE_PATH } from "./emblem-sprite";
import { drawEmblemSprite } from "./testing/draw-sprite";

const sprite = drawEmblemSprite();

test("each body has a file and a place in the list, and each noun a body", () => {
  const files = readdirSync(new URL("bodies", import.meta.url)).flatMap(
    (name) => /^(?!signs)(.+)\.json$/.exec(name)?.[1] ?? [],
  );
  expect(Object.keys(BODIES).sort()).toEqual(files.sort());
  expect(Object.keys(NOUNS).filter((id) => !(id in BODIES))).toEqual([]);
});

test("bodies are paths that SVG can draw, within their square and a little around it", () => {
  for (const [id, { shape, lines = "", fine = "" }] of Object.entries(BODIES))
    for (const path of [shape, lines, fine]) {
      expect(path, id).toMatch(/^(?:[MLHVQCahqlZ]|-?\d+| |,)*$/);
      for (const number of path.match(/-?\d+/g) ?? []) expect(Math.abs(Number(number)), id).toBeLessThanOrEqual(205);
    }
});

test("EMBLEM_EDITION is the hash of the sprite: write it, then `npx vitest run -u` on this file writes the sprite", async () => {
  expect(EMBLEM_EDITION).toBe(createHash("sha256").update(sprite).digest("hex").slice(0, 10));
  await expect(sprite).toMatchFileSnapshot(`../../../../../public${EMBLEM_SPRITE_PATH}`);
  expect(readdirSync("public/icons").filter((name) => name.startsWith("emblems-"))).toEqual([
    `emblems-${EMBLEM_EDITION}.svg`,
  ]);
});
