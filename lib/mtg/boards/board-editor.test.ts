import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  CHECK_BOARDS,
  encodeBoard,
  type MtgBoard,
  readBoard,
  readBoardText,
  renderBoardText,
  reportCheck,
  ZONE_IDS,
} from "@/engine/mtg";
import { type BoardEditorState, createBoardEditorState, reduceBoardEditor } from "./board-editor-state";
import {
  addAbilityToStack,
  addObject,
  attachObject,
  changeCounters,
  changeObject,
  changePlayer,
  duplicateObject,
  EMPTY_BOARD,
  getObjectSide,
  moveObject,
  removeObject,
} from "./edit-board";
import { changeCard, toggleWord } from "./edit-card";
import { getAttackTarget, getAttackTargets, getBlockedAttacker, setAttack, setBlock } from "./edit-combat";
import { getPaletteZone, PALETTE, PALETTE_KINDS } from "./palette";

const bear = PALETTE.creature({ name: "Bear", power: 2, toughness: 2 });

test.each(PALETTE_KINDS)("a %s is laid from the palette, and the board can be read and linked", (kind) => {
  const card = PALETTE[kind]({ name: "Thing", power: 1, toughness: 1 });
  const board = addObject(EMPTY_BOARD, card, { zone: getPaletteZone(kind), owner: 1 });
  expect(readBoard(board)).toMatchObject({ ok: true });
  expect(encodeBoard(board).length).toBeGreaterThan(0);
  for (const language of ["ja", "en"] as const)
    expect(readBoardText(renderBoardText(board, language))).toEqual(readBoard(board));
});

test("objects come one after another, and one name with two definitions becomes two names", () => {
  let board = addObject(EMPTY_BOARD, bear, { zone: "battlefield", owner: 0 });
  board = addObject(board, bear, { zone: "battlefield", owner: 0 });
  board = addObject(board, { ...bear, power: 5 }, { zone: "battlefield", owner: 0 });
  expect(board.cards.map(({ name }) => name)).toEqual(["Bear", "Bear 2"]);
  expect(board.pieces.map(({ arrived = 0 }) => arrived)).toEqual([0, 1, 2]);
});

test("what named an object is let go with it, on every example board", () => {
  for (const { board } of CHECK_BOARDS)
    for (const { id } of board.pieces) {
      const rest = removeObject(board, id);
      expect(rest.pieces.map((object) => object.id)).not.toContain(id);
      expect(readBoard(rest), JSON.stringify(rest)).toMatchObject({ ok: true });
    }
});

test("a creature that gets a -1/-1 counter too many goes to the graveyard, and figures make a player lose", () => {
  let board = addObject(EMPTY_BOARD, bear, { zone: "battlefield", owner: 0 });
  board = changeCounters(board, 1, "-1/-1", 2);
  expect(reportCheck(board).passes[0]?.findings.map(({ rule }) => rule)).toEqual(["mtg-cr:704.5f"]);
  board = changeCounters(board, 1, "-1/-1", -9);
  expect(reportCheck(board).passes).toEqual([]);
  board = changePlayer(board, 1, { life: 0 });
  expect(reportCheck(board).outcome).toEqual(expect.objectContaining({ winner: 0 }));
});

test("every change can be taken back and made again, and one that leads to no board says why", () => {
  let state: BoardEditorState = createBoardEditorState(EMPTY_BOARD);
  const one = addObject(EMPTY_BOARD, bear, { zone: "battlefield", owner: 0 });
  state = reduceBoardEditor(state, { do: "lay", board: one, choose: 1 });
  expect(state.chosen).toBe(1);
  const refused = reduceBoardEditor(state, {
    do: "lay",
    board: changeObject(one, 1, { attachedTo: { instance: 99 } }),
  });
  expect(refused.board).toBe(state.board);
  expect(refused.problem).toMatchObject({ code: "NO_SUCH_PIECE" });
  const back = reduceBoardEditor(state, { do: "undo" });
  expect(back.board).toEqual(EMPTY_BOARD);
  expect(back.chosen).toBeNull();
  expect(reduceBoardEditor(back, { do: "redo" }).board).toEqual(state.board);
  expect(reduceBoardEditor(back, { do: "undo" })).toBe(back);
});

/** A combat of the first two objects of every board that has them on the battlefield. */
const fighting = (board: MtgBoard): MtgBoard => {
  const [one, other] = board.pieces.filter(({ zone }) => zone === "battlefield").map(({ id }) => id);
  if (one === undefined || other === undefined) return board;
  const combat = { attackers: [{ id: one, target: { instance: other } }], blockers: [{ id: other, attackers: [one] }] };
  return { ...board, combat, effects: [{ on: [one, other], changes: [{ gain: "flying" }] }] };
};

test("every object of every board is moved to every zone of both sides, removed, and attached to every other", () => {
  let moves = 0;
  for (const { board: original } of CHECK_BOARDS)
    for (const board of [original, fighting(original)])
      for (const { id, thing } of board.pieces) {
        expect(readBoard(removeObject(board, id))).toMatchObject({ ok: true });
        for (const zone of ZONE_IDS)
          for (const player of [0, 1] as const) {
            const moved = moveObject(board, id, { zone, player });
            const object = moved.pieces.find((one) => one.id === id);
            expect([object?.zone, object && getObjectSide(object)]).toEqual([zone, player]);
            // An ability can be nowhere but on the stack: such a move is refused as it is laid.
            expect(readBoard(moved).ok, JSON.stringify(moved)).toBe(thing === undefined || zone === "stack");
            moves += 1;
          }
        for (const host of board.pieces) {
          const on = attachObject(board, id, host.id);
          if (thing === undefined) expect(readBoard(on), JSON.stringify(on)).toMatchObject({ ok: true });
        }
      }
  expect(moves).toBeGreaterThan(1000);
});

test("a creature taken over stays its owner's, and comes back as its own", () => {
  const one = addObject(EMPTY_BOARD, bear, { zone: "battlefield", owner: 0 });
  const taken = moveObject(one, 1, { zone: "battlefield", player: 1 });
  expect(taken.pieces[0]).toMatchObject({ owner: 0, controller: 1 });
  const read = readBoard(moveObject(taken, 1, { zone: "battlefield", player: 0 }));
  expect(read.ok && read.board.pieces[0]).toEqual({ id: 1, card: 0, zone: "battlefield", owner: 0 });
});

test("what is dropped on a creature is attached to it later than it came", () => {
  let board = addObject(EMPTY_BOARD, bear, { zone: "battlefield", owner: 0 });
  board = addObject(board, PALETTE.aura({ name: "Cloak", power: 0, toughness: 0 }), { zone: "hand", owner: 1 });
  board = attachObject(board, 2, 1);
  expect(board.pieces[1]).toMatchObject({ zone: "battlefield", attachedTo: { instance: 1 } });
  expect(reportCheck(board).passes).toEqual([]);
  expect(attachObject(board, 1, 1)).toBe(board);
});

test("another one like an object comes after all others, and an ability of it lies on the stack", () => {
  let board = addObject(EMPTY_BOARD, bear, { zone: "battlefield", owner: 1 });
  board = duplicateObject(changeObject(board, 1, { damage: 1 }), 1);
  expect(board.pieces[1]).toMatchObject({ id: 2, damage: 1, arrived: 1 });
  board = addAbilityToStack(board, 2);
  expect(board.pieces[2]).toEqual({ id: 3, card: 0, zone: "stack", owner: 1, thing: { sort: "triggered", source: 2 } });
  expect(readBoard(board)).toMatchObject({ ok: true });
});

test("an ability keeps a Saga and a dungeon where they are, as the rules say", () => {
  for (const kind of ["saga", "dungeon"] as const) {
    let board = addObject(EMPTY_BOARD, PALETTE[kind]({ name: "Thing", power: 0, toughness: 0 }), {
      zone: getPaletteZone(kind),
      owner: 0,
    });
    board =
      kind === "saga"
        ? changeCounters(board, 1, "lore", 3)
        : changePlayer(board, 0, { dungeon: { piece: 1, room: 4 } });
    expect(reportCheck(board).passes).toHaveLength(1);
    const held = addAbilityToStack(board, 1);
    expect(readBoard(held)).toMatchObject({ ok: true });
    expect(reportCheck(held).passes).toEqual([]);
  }
});

test("a definition is changed for all of its name, and a part that goes is gone", () => {
  let board = duplicateObject(addObject(EMPTY_BOARD, bear, { zone: "battlefield", owner: 0 }), 1);
  board = changeCard(board, 0, { toughness: 0, keywords: toggleWord(undefined, "flying") });
  expect(reportCheck(board).passes[0]?.findings).toHaveLength(2);
  expect(board.cards[0]?.keywords).toEqual(["flying"]);
  board = changeCard(board, 0, { keywords: toggleWord(board.cards[0]?.keywords, "flying") });
  expect(board.cards[0]).not.toHaveProperty("keywords");
  expect(readBoard(board)).toMatchObject({ ok: true });
});

test("a battle that is attacked needs no protector yet, and blocks end with their attacker", () => {
  const battle = PALETTE.battle({ name: "Siege of ours", power: 0, toughness: 0 });
  let board = addObject(EMPTY_BOARD, battle, { zone: "battlefield", owner: 1 });
  board = addObject(board, bear, { zone: "battlefield", owner: 0 });
  board = addObject(board, bear, { zone: "battlefield", owner: 1 });
  expect(reportCheck(board).passes[0]?.findings.map(({ rule }) => rule)).toEqual(["mtg-cr:704.5w"]);
  const [, creature] = board.pieces;
  if (creature === undefined) throw new Error("No creature");
  expect(getAttackTargets(board, creature)).toEqual([{ player: 1 }, { instance: 1 }]);
  board = setBlock(setAttack(board, 2, { instance: 1 }), 3, 2);
  expect(readBoard(board)).toMatchObject({ ok: true });
  expect(reportCheck(board).passes).toEqual([]);
  expect([getAttackTarget(board, 2), getBlockedAttacker(board, 3)]).toEqual([{ instance: 1 }, 2]);
  const calm = setAttack(board, 2, null);
  expect(calm).not.toHaveProperty("combat");
  expect(getBlockedAttacker(calm, 3)).toBeNull();
});

test("the board that docs show in words can be read", () => {
  const docs = readFileSync("docs/second-game.md", "utf8");
  const read = readBoardText(/```\n([\s\S]*?)```/u.exec(docs)?.[1] ?? "");
  expect(read).toMatchObject({ ok: true, board: { era: "6e", pieces: { length: 3 } } });
});
