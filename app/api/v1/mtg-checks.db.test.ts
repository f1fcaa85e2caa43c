import { describe, expect, test } from "vitest";
import { postApi } from "@/app/api/v1/testing/ask-api";

describe("a board of the second game", () => {
  const scene = {
    version: 1,
    era: "6e",
    cards: [{ name: "Captain Ione", types: ["creature"], supertypes: ["legendary"], power: 2, toughness: 3 }],
    pieces: [
      { id: 1, card: 0, zone: "battlefield", owner: 0, arrived: 1 },
      { id: 2, card: 0, zone: "battlefield", owner: 0, arrived: 2 },
    ],
  };

  test("is checked in each era, and the pieces on which they differ are named", async () => {
    const response = await postApi("/mtg/checks", { scene, eras: ["6e", "mod"], answers: [1] });
    const { reports, differing } = await response.json();
    expect(
      reports.map(({ passes }: { passes: { findings: { rule: string }[] }[] }) => passes[0]?.findings[0]?.rule),
    ).toEqual(["mtg-6e:T.11.5.e", "mtg-cr:704.5j"]);
    expect(reports[1].passes[0].asked).toMatchObject([{ player: 0, purpose: "keep", options: 2, answer: 1 }]);
    expect(differing).toEqual([1, 2]);
  });

  test.each([
    ["a piece of no definition", { ...scene, cards: [] }, "body.scene.pieces.0.card"],
    ["201 pieces", { ...scene, pieces: Array(201).fill(scene.pieces[0]) }, "body.scene.pieces"],
    ["two pieces of one number", { ...scene, pieces: Array(2).fill(scene.pieces[0]) }, "body.scene.pieces.1.id"],
  ])("with %s is refused at its place", async (_, wrong, path) => {
    const response = await postApi("/mtg/checks", { scene: wrong });
    expect(response.status).toBe(422);
    expect((await response.json()).error.fields[0].path).toBe(path);
  });
});
