import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHECK_BOARDS, readBoard } from "@/engine/mtg";
import { boardArbitrary } from "@/engine/mtg/testing/board-arbitrary";
import { mtgSceneSchema } from "./mtg-scene";

/** Codes of mistakes that lie in references between parts of a scene, and in costs: only the engine looks at them. */
const OF_THE_ENGINE = ["SAME_ID", "SAME_NAME", "NO_SUCH_PIECE", "NO_SUCH_CARD", "WRONG_ZONE", "NOT_A_COST", "NOT_TEXT"];

describe("the published schema of scenes", () => {
  test("lets every scene of the engine through", () => {
    fc.assert(
      fc.property(boardArbitrary, (scene) => {
        expect(mtgSceneSchema.safeParse(JSON.parse(JSON.stringify(scene))).error).toBeUndefined();
      }),
    );
    for (const { board } of CHECK_BOARDS) expect(mtgSceneSchema.safeParse(board).error).toBeUndefined();
  });

  test("says which values and shapes fit where there is a choice of them", () => {
    const card = { name: "A", types: [], keywords: [{}] };
    const piece = { id: 1, card: 0, zone: "battlefield", owner: 2, attachedTo: {}, sector: 4 };
    const effects = [{ on: [1], changes: [{}] }];
    const { error } = mtgSceneSchema.safeParse({ version: 1, era: "6e", cards: [card], pieces: [piece], effects });
    expect(error?.issues.map(({ path }) => path.at(-2))).toEqual(["keywords", 0, 0, 0, "changes"]);
    for (const { message } of error?.issues ?? []) expect(message).toMatch(/^Must be .+\.$/);
  });

  test("refuses what the engine refuses by shape, and nothing that it accepts", () => {
    const broken = fc
      .tuple(boardArbitrary, fc.constantFrom("", "cards", "pieces", "players", "effects"), fc.string(), fc.jsonValue())
      .map(([scene, list, key, value]) => {
        const copy = JSON.parse(JSON.stringify(scene));
        const whole = list === "" ? copy : copy[list];
        const one = Array.isArray(whole) ? whole[0] : whole;
        if (one !== undefined) {
          const known = Object.keys(one);
          one[known[key.length % Math.max(1, known.length)] ?? "tapped"] = value;
        }
        return copy;
      });
    fc.assert(
      fc.property(broken, (value) => {
        const published = mtgSceneSchema.safeParse(value).success;
        const read = readBoard(value);
        if (read.ok) expect(published).toBe(true);
        else if (published)
          expect(OF_THE_ENGINE).toEqual(expect.arrayContaining(read.problems.map(({ code }) => code)));
      }),
    );
  });
});
