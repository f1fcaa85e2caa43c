import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaledRuns } from "../../kernel/testing/scaled-runs";
import { anyScene } from "../testing/any-scene";
import { decodeScene, encodeScene } from "./encode-scene";
import { layScene } from "./lay-scene";
import { readScene } from "./read/read-scene";
import { sceneOf } from "./scene-of";

describe("scenes", () => {
  it("are read to a canonical form that reads to itself", () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const read = readScene(scene);
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        expect(readScene(read.scene)).toEqual(read);
        expect(JSON.stringify(readScene(JSON.parse(JSON.stringify(read.scene))))).toBe(JSON.stringify(read));
      }),
    );
  });

  it("survive their code", () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        expect(decodeScene(encodeScene(scene))).toEqual(readScene(scene));
      }),
    );
  });
});
void [scaledRuns, layScene, sceneOf];
