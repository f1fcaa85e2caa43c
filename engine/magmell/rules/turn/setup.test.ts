import { describe, expect } from "vitest";
import { advance, type Deck, type GameOptions, type GameState, OPENING_HAND, start } from "../..";
import { asked, play } from "../../testing/play";
import { rule } from "../../testing/rule";
import { namesIn } from "../../testing/scene";
import { SPELLS, SYNTHETIC } from "../../testing/synthetic-cards";

const deck: Deck = {
  grimoire: SPELLS.slice(0, 20).map((name) => ({ name, count: 2 })),
  stoneDeck: [
    { name: "青の魔石", count: 10 },
    { name: "赤の魔石", count: 10 },
  ],
};

function begin(seed: number, first: GameOptions["first"] = 0): GameState {
  const begun = start(SYNTHETIC, [deck, deck], seed, { first, practice: false });
  if (!begun.ok) throw new Error("A legal deck was refused");
  return begun.state;
}

const hand = (state: GameState, player: 0 | 1) => namesIn(SYNTHETIC, state, "hand", player);
const grimoire = (state: GameState, player: 0 | 1) => namesIn(SYNTHETIC, state, "grimoire", player);
const sorted = (names: readonly string[]) => names.toSorted();

describe("preparing a game", () => {
  rule("mag:503.1.1", "both decks of both players are shuffled", () => {
    const piles = (state: GameState) =>
      ([0, 1] as const).flatMap((player) => [grimoire(state, player), namesIn(SYNTHETIC, state, "stoneDeck", player)]);
    const [one, other] = [piles(begin(1)), piles(begin(2))];
    for (const [index, pile] of one.entries()) expect(pile).not.toEqual(other[index]);
    expect(piles(begin(1))).toEqual(one);
    expect(one[0]).not.toEqual(one[2]);
  });

  rule("mag:503.1.1", "the order of a deck's lines does not matter", () => {
    const turned: Deck = { grimoire: deck.grimoire.toReversed(), stoneDeck: deck.stoneDeck.toReversed() };
    const begun = start(SYNTHETIC, [turned, turned], 1, { first: 0, practice: false });
    expect(begun).toMatchObject({ ok: true, state: begin(1) });
  });

  rule("mag:503.1.1.1", "the seed decides who goes first, unless that is given", () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => begin(seed, "random").firstPlayer);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
    expect([begin(1, 0).firstPlayer, begin(1, 1).firstPlayer]).toEqual([0, 1]);
  });

  rule(["mag:503.1.1.2", "mag:229.2"], "everybody draws five cards, one by one", () => {
    const begun = start(SYNTHETIC, [deck, deck], 1, { first: 1, practice: false });
    if (!begun.ok) throw new Error("A legal deck was refused");
    expect(hand(begun.state, 0)).toHaveLength(OPENING_HAND);
    expect(hand(begun.state, 1)).toHaveLength(OPENING_HAND);
    const draws = begun.events.flatMap((event) => (event.type === "moved" ? [event.player] : []));
    expect(draws).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  });

  rule("mag:220.1", "everybody begins with 20 life", () => {
    expect(begin(1).players.map(({ life }) => life)).toEqual([20, 20]);
  });
});

describe("the redraw", () => {
  rule("mag:503.1.1.3", "the first player is asked first, then the other, each once", () => {
    const state = begin(1, 1);
    expect(asked(state)).toBe("redraw 1");
    const then = play(state, ["redraw"]).state;
    expect(asked(then)).toBe("redraw 0");
    expect(asked(play(then, ["redraw"]).state)).toBe("priority 1");
  });

  rule("mag:503.1.1.3", "nothing is carried out before both have decided", () => {
    const state = begin(1);
    const between = play(state, ["redraw"]).state;
    expect(hand(between, 0)).toEqual(hand(state, 0));
    const after = play(between, ["redraw"]).state;
    expect(hand(after, 0)).not.toEqual(hand(state, 0));
    expect(hand(after, 1)).not.toEqual(hand(state, 1));
  });

  rule("mag:503.1.1.3", "the whole hand goes back, the grimoire is shuffled and five are drawn", () => {
    const state = begin(5);
    const { state: after, events } = play(state, ["redraw", "keep"]);
    expect(hand(after, 0)).toHaveLength(OPENING_HAND);
    expect(sorted([...hand(after, 0), ...grimoire(after, 0)])).toEqual(
      sorted([...hand(state, 0), ...grimoire(state, 0)]),
    );
    expect(grimoire(after, 0).slice(-5)).not.toEqual(grimoire(state, 0).slice(-5));
    const kinds = events.flatMap((event) => (event.type === "moved" ? [`${event.cause} ${event.to}`] : [event.type]));
    expect(kinds.slice(0, 12)).toEqual([
      ...["redrawChosen", "redrawChosen"],
      ...Array.from({ length: 5 }, () => "redraw grimoire"),
      "shuffled",
      ...Array.from({ length: 4 }, () => "draw hand"),
    ]);
  });

  rule("mag:503.1.1.3", "who keeps keeps the same five cards", () => {
    const state = begin(5);
    const after = play(state, ["keep", "redraw"]).state;
    expect(after.zones.hand[0]).toEqual(state.zones.hand[0]);
    expect(hand(after, 1)).not.toEqual(hand(state, 1));
  });

  rule("mag:503.1.1.3", "a pass is no answer, and changes nothing", () => {
    const state = begin(5);
    expect(advance(SYNTHETIC, state, { do: "pass" })).toEqual({
      ok: false,
      problem: {
        code: "NOT_OFFERED",
        rule: "mag:503.1.1.3",
        choice: state.choice,
        offered: [{ do: "keep" }, { do: "redraw" }],
      },
    });
  });

  rule("mag:503.1.1.4", "then the first turn begins, with the first player", () => {
    const state = play(begin(1, 1), ["keep", "keep"]).state;
    expect([state.turn, state.turnPlayer, state.phase]).toEqual([1, 1, "main"]);
  });
});
