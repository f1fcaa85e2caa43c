import { expect, test } from "vitest";
import type { MtgBoard } from "@/engine/mtg";
import { applyObjectKey } from "./object-keys";

const PLAIN = { card: 0, zone: "battlefield", owner: 0 } as const;
const SCENE: MtgBoard = {
  version: 1,
  era: "mod",
  cards: [{ name: "Bear", types: ["creature"], power: 2, toughness: 2 }],
  pieces: [
    { id: 1, ...PLAIN },
    { id: 2, ...PLAIN, damage: 1, tapped: true },
    { id: 3, ...PLAIN },
  ],
};
const ORDER = [3, 1, 2];
const press = (key: string, id = 1, modifiers = {}) =>
  applyObjectKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers }, SCENE, id, ORDER);
const changed = (key: string, id = 1) => {
  const done = press(key, id);
  return done !== null && "board" in done ? done.board.pieces.find((object) => object.id === id) : done;
};

test("arrows go to the objects beside, in the order of the board, and no further than its ends", () => {
  expect([press("ArrowRight"), press("ArrowDown"), press("ArrowLeft"), press("ArrowUp")]).toEqual([
    { next: 2 },
    { next: 2 },
    { next: 3 },
    { next: 3 },
  ]);
  expect([press("ArrowLeft", 3), press("ArrowRight", 2)]).toEqual([null, null]);
  expect([press("Home"), press("End")]).toEqual([{ next: 3 }, { next: 2 }]);
});

test("letters and signs change the object", () => {
  expect(changed("t")).toMatchObject({ tapped: true });
  expect(changed("T", 2)).not.toHaveProperty("tapped");
  expect(changed("d", 2)).toMatchObject({ damage: 2 });
  expect(changed("+")).toMatchObject({ counters: { "+1/+1": 1 } });
  expect(changed("-")).toMatchObject({ counters: { "-1/-1": 1 } });
});

test("letters move the object to a zone of its side, put another one beside it, and begin to attach it", () => {
  for (const [key, zone] of [
    ["g", "graveyard"],
    ["h", "hand"],
    ["l", "library"],
    ["E", "exile"],
  ])
    expect(changed(key ?? "", 3)).toMatchObject({ zone });
  expect(press("a")).toEqual({ attach: 1 });
  const done = press("c", 2);
  const twin = done !== null && "board" in done ? done.board.pieces.at(-1) : null;
  expect(twin).toMatchObject({ id: 4, tapped: true, damage: 1 });
});

test("an object that is removed leaves the focus to the one after it, or before it", () => {
  expect(press("Delete")).toMatchObject({ next: 2 });
  expect(press("Backspace", 2)).toMatchObject({ next: 1 });
  expect(changed("Delete")).toBeUndefined();
});

test("other keys, keys with modifiers and objects that are not there do nothing", () => {
  expect([press("x"), press("Enter"), press(" "), press("t", 9), press("t", 1, { ctrlKey: true })]).toEqual(
    Array(5).fill(null),
  );
});
