import { describe, expect } from "vitest";
import { advanceGame, type Event, type GameState, legalAnswers, type PlayerAnswer, viewEvents, viewGame } from "..";
import { createBody, createMagic } from "../testing/pool/builders";
import { rule } from "../testing/rule";
import { createScenarioRun } from "../testing/scenario/stage";
import { playScenarioLines } from "../testing/scenario/steps";
import { beginPhase, createTestGame } from "../testing/scenario/table";

const NAME = "all my dust goes under the grimoire";
const table = createTestGame({
  cards: [
    createMagic(
      NAME,
      "",
      createBody({ do: "put", what: { all: "dust", whose: "you" }, to: "grimoire", position: "bottom" }),
    ),
  ],
  me: { hand: [NAME], dust: ["r 1/1", "r 2/2", "b 1/1"] },
});
const { cards } = table;
const asksForOrder = playScenarioLines(createScenarioRun(cards, beginPhase(table).state), [
  { use: NAME },
  "both pass",
]).state;

/** Answers until the order is complete, each time with the answer in that place; looks at every state on the way. */
function arrange(place: number, look: (state: GameState) => void): readonly Event[] {
  let state = asksForOrder;
  const events: Event[] = [];
  while (state.choice?.ask === "pick") {
    look(state);
    const offered = legalAnswers(cards, state);
    const answer: PlayerAnswer = offered[Math.min(place, offered.length - 1)] ?? { do: "done" };
    const result = advanceGame(cards, state, answer);
    if (!result.ok) throw new Error(JSON.stringify(result.problem));
    state = result.state;
    events.push(...result.events);
  }
  return events;
}

describe("the view of a player who is not asked for an order", () => {
  rule(["mag:402.3", "mag:401.4"], "shows neither what is picked nor in which order the cards came to the pile", () => {
    expect(viewGame(cards, asksForOrder, 0).choice).toMatchObject({ ask: "pick", purpose: "arrange" });
    const [firstOrder, lastOrder] = [0, 2].map((place) =>
      arrange(place, (state) => {
        expect(viewGame(cards, state, 1).choice).toMatchObject({ ask: "pick", options: [], picked: [] });
      }),
    );
    const seenBy = (player: 0 | 1, events: readonly Event[] = []) => viewEvents(events, player);
    expect(seenBy(0, firstOrder)).not.toEqual(seenBy(0, lastOrder));
    const instances = (events: readonly Event[] = []) =>
      seenBy(1, events).flatMap((event) => (event.type === "moved" ? [event.instance] : []));
    expect(instances(firstOrder)).toEqual(instances(lastOrder));
  });
});
