import { describe, expect } from "vitest";
import { advance, type Event, type GameState, legalAnswers, type PlayerAnswer, view, viewEvents } from "..";
import { makeCards } from "../model/cards";
import { doing, magic } from "../testing/pool/builders";
import { POOL_CARDS } from "../testing/pool/pool";
import { rule } from "../testing/rule";
import { scene } from "../testing/scene";

const NAME = "all my dust goes under the grimoire";
const cards = makeCards([
  ...POOL_CARDS,
  magic(NAME, "", doing({ do: "put", what: { all: "dust", whose: "you" }, to: "grimoire", position: "bottom" })),
]);

/** Answers until the question is one of a kind, or with the given picks. */
function play(state: GameState, answer: PlayerAnswer): { state: GameState; events: readonly Event[] } {
  const result = advance(cards, state, answer);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result;
}

function untilOrder(): GameState {
  const mine = { hand: [NAME], dust: ["r 1/1", "r 2/2", "b 1/1"] };
  let state = scene({ cards, sides: [mine, {}] });
  const use = legalAnswers(cards, state).find((answer) => answer.do === "use");
  if (use === undefined) throw new Error("The magic cannot be used");
  for (const answer of [use, { do: "pass" }, { do: "pass" }] as const) state = play(state, answer).state;
  return state;
}

describe("what the other player sees of an order", () => {
  rule(["mag:402.3", "mag:401.4"], "is not what is picked, nor in which order the cards came to the pile", () => {
    let state = untilOrder();
    expect(view(cards, state, 0).choice).toMatchObject({ ask: "pick", purpose: "arrange" });
    const seen: unknown[] = [];
    const orders = new Set<string>();
    for (const place of [0, 2]) {
      state = untilOrder();
      const events: Event[] = [];
      while (state.choice?.ask === "pick") {
        expect(view(cards, state, 1).choice).toMatchObject({ ask: "pick", options: [], picked: [] });
        const offered = legalAnswers(cards, state);
        const next = play(state, offered[Math.min(place, offered.length - 1)] ?? { do: "done" });
        state = next.state;
        events.push(...next.events);
      }
      orders.add(JSON.stringify(viewEvents(events, 0)));
      seen.push(viewEvents(events, 1).filter(({ type }) => type === "moved"));
    }
    expect(orders.size).toBe(2);
    const instances = seen.map((events) => (events as { instance: number }[]).map(({ instance }) => instance));
    expect(instances[0]).toEqual(instances[1]);
  });
});
