import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleShare, scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { quickSeat } from "@/engine/magmell";
import { getOpponentSeat, PLAYER_ID } from "../opponents";
import { type GoldfishSetup, OPPONENT_KINDS } from "../types";
import { decodeReplay, encodeReplay, encodeReplayVersion } from "./replay-code";
import { readReplayCode } from "./replay-head";
import { BUNDLED_DECKS, createGameCards, createRandomPlayer, playGame } from "./testing/played-games";
import type { Replay, ReplayProblem } from "./types";

const [mine, theirs] = BUNDLED_DECKS;
if (mine === undefined || theirs === undefined) throw new Error("Two decks are needed");

const setupWith = (change: Partial<GoldfishSetup> = {}): GoldfishSetup => ({
  deck: mine.deck,
  seed: 7,
  goesFirst: true,
  opponent: { kind: "passive", deck: null },
  opening: null,
  ...change,
});

/** Reads a code and plays it with the cards of two decks. */
function read(code: string, { deck, opponent }: GoldfishSetup, cards = createGameCards([deck, opponent.deck ?? deck])) {
  const head = readReplayCode(code);
  return head.ok ? decodeReplay(cards, { deck, against: opponent.deck }, head.head) : head;
}

/** The problem of a code; `null` for one that tells a game. */
function problemOf(
  code: string,
  setup: GoldfishSetup,
  cards?: Parameters<typeof read>[2],
): ReplayProblem["code"] | null {
  const result = read(code, setup, cards);
  return result.ok ? null : result.problem.code;
}

const written = (game: Replay): string => {
  const { deck, opponent } = game.setup;
  return encodeReplay(createGameCards([deck, opponent.deck ?? deck]), game) ?? "";
};

const autopilot = playGame(createGameCards([mine.deck]), setupWith(), {
  0: quickSeat,
  1: getOpponentSeat("passive") ?? quickSeat,
});
const CODE = written(autopilot);

describe("a replay code", () => {
  it("tells a game exactly: setup and answers", () => {
    const games = fc.record({
      seed: fc.nat(2 ** 32 - 1),
      goesFirst: fc.boolean(),
      kind: fc.constantFrom(...OPPONENT_KINDS),
      against: fc.option(fc.constantFrom(...BUNDLED_DECKS), { nil: null }),
      deck: fc.constantFrom(...BUNDLED_DECKS),
      hand: fc.array(fc.nat(10), { maxLength: 5 }),
      chance: fc.nat(2 ** 32 - 1),
      most: fc.constantFrom(0, 3, 40, 200),
    });
    fc.assert(
      fc.property(games, ({ seed, goesFirst, kind, against, deck: { deck }, hand, chance, most }) => {
        const names = [...new Set(hand)].flatMap((place) => deck.grimoire[place]?.name ?? []);
        const setup = setupWith({
          deck,
          seed,
          goesFirst,
          opponent: { kind, deck: against?.deck ?? null },
          opening: names.length === 0 ? null : { hand: names, stones: [] },
        });
        const cards = createGameCards([deck, against?.deck ?? deck]);
        const player = createRandomPlayer(chance);
        const game = playGame(cards, setup, { 0: player, 1: player }, most);
        const code = encodeReplay(cards, game);
        const decoded = read(code ?? "", setup);
        expect(decoded).toEqual({ ok: true, replay: game });
      }),
      { numRuns: scaleRuns(200), seed: 16 },
    );
  });

  it("is short: an autopilot against nobody", () => {
    expect(CODE.length).toBeLessThan(40);
    expect(autopilot.answers.length).toBeGreaterThan(60);
    expect(problemOf(CODE, autopilot.setup)).toBeNull();
  });

  it("is short against opponents too, since their answers are predicted", () => {
    const cards = createGameCards([mine.deck, theirs.deck]);
    for (const kind of ["wall", "quick"] as const) {
      for (const seed of sampleShare([1, 2])) {
        const setup = setupWith({ seed, opponent: { kind, deck: theirs.deck } });
        const game = playGame(cards, setup, { 0: quickSeat, 1: getOpponentSeat(kind) ?? quickSeat });
        expect(written(game).length).toBeLessThanOrEqual(40);
        expect(encodeReplayVersion(2, cards, game)?.length).toBeLessThanOrEqual(32);
      }
    }
  });

  it("tells a game exactly with predictions too, against every opponent", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...OPPONENT_KINDS), fc.constantFrom(0, 3, 60), (chance, kind, most) => {
        const setup = setupWith({ seed: chance, opponent: { kind, deck: theirs.deck } });
        const cards = createGameCards([mine.deck, theirs.deck]);
        const player = createRandomPlayer(chance);
        const game = playGame(cards, setup, { 0: player, 1: player }, most);
        expect(read(encodeReplayVersion(2, cards, game) ?? "", setup)).toEqual({ ok: true, replay: game });
      }),
      { numRuns: scaleRuns(60), seed: 16 },
    );
  });

  it("gives a typed problem, or none, for any answers and any end of version 2, in bounded time", () => {
    const cards = createGameCards([mine.deck]);
    const setup = setupWith({ opponent: { kind: "quick", deck: null } });
    const game = playGame(cards, setup, { 0: createRandomPlayer(3), 1: quickSeat }, 60);
    const head = readReplayCode(encodeReplayVersion(2, cards, game) ?? "");
    if (!head.ok) throw new Error(head.problem.code);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 200n }), fc.option(fc.nat(400), { nil: null }), (packed, length) => {
        const decoded = decodeReplay(cards, { deck: mine.deck, against: null }, { ...head.head, packed, length });
        if (!decoded.ok) expect(["OTHER_ENGINE", "MALFORMED"]).toContain(decoded.problem.code);
      }),
      { numRuns: scaleRuns(40), seed: 16 },
    );
  });

  it("gives a typed problem for any change of its signs, and for any text", () => {
    const problems = ["TOO_SHORT", "TOO_LONG", "ALPHABET", "LENGTH", "CHECKSUM", "VERSION", "MALFORMED"];
    const cards = createGameCards([mine.deck]);
    const place = fc.nat(CODE.length - 1);
    const sign = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
    const changed = fc.oneof(
      fc.tuple(place, sign).map(([at, other]) => CODE.slice(0, at) + other + CODE.slice(at + 1)),
      fc.tuple(place, sign).map(([at, other]) => CODE.slice(0, at) + other + CODE.slice(at)),
      place.map((at) => CODE.slice(0, at) + CODE.slice(at + 1)),
      place.map((at) => CODE.slice(0, at)),
      fc.string({ maxLength: 60 }),
      fc.array(sign, { maxLength: 60 }).map((signs) => signs.join("")),
    );
    fc.assert(
      fc.property(changed, (code) => {
        if (code.trim() === CODE) return;
        expect(problems).toContain(problemOf(code, autopilot.setup, cards));
      }),
      { numRuns: scaleRuns(2000), seed: 16 },
    );
  });

  it("is refused with other cards, another deck of the opponent, or another deck", () => {
    const { setup } = autopilot;
    const better = createGameCards([mine.deck], (card) => ({ ...card, text: `${card.text}。` }));
    expect(problemOf(CODE, setup, better)).toBe("OTHER_CARDS");
    expect(problemOf(CODE, { ...setup, opponent: { kind: "passive", deck: theirs.deck } })).toBe("OTHER_CARDS");
    expect(problemOf(CODE, { ...setup, deck: theirs.deck })).toBe("OTHER_CARDS");
  });

  it("does not depend on cards that nobody plays", () => {
    expect(problemOf(CODE, autopilot.setup, createGameCards([mine.deck, theirs.deck]))).toBeNull();
  });

  it("is refused when its answers lead elsewhere than they did", () => {
    const head = readReplayCode(CODE);
    if (!head.ok) throw new Error(head.problem.code);
    const moved = { ...head.head, end: head.head.end ^ 1 };
    const decoded = decodeReplay(createGameCards([mine.deck]), { deck: mine.deck, against: null }, moved);
    expect(decoded).toEqual({ ok: false, problem: { code: "OTHER_ENGINE" } });
    const longer = { ...head.head, length: autopilot.answers.length + 1 };
    expect(decodeReplay(createGameCards([mine.deck]), { deck: mine.deck, against: null }, longer).ok).toBe(false);
  });

  it("cannot be made of a game with a card that the deck does not have", () => {
    const setup = setupWith({ opening: { hand: ["どこにもない札"], stones: [] } });
    expect(encodeReplay(createGameCards([mine.deck]), { setup, answers: [] })).toBeNull();
  });

  it("cannot be made of answers that no question offers", () => {
    const setup = setupWith();
    expect(encodeReplay(createGameCards([mine.deck]), { setup, answers: [{ do: "attack", unit: 1 }] })).toBeNull();
    expect(
      encodeReplay(createGameCards([mine.deck]), { setup, answers: [{ do: "concede", player: PLAYER_ID }] }),
    ).toBeNull();
  });
});
