import { describe, expect, it } from "vitest";
import { playScenario, type Scenario } from "./scenario";

const bolt: Scenario = {
  me: { hand: ["bolt 2", "gains 3"], stones: "rg", life: 10 },
  you: { battleArea: ["g 4/4", "b 4/4"] },
  play: [{ use: "bolt 2" }, { pick: "b 4/4" }, "both pass"],
  after: {
    me: { hand: ["gains 3"], stones: "Rg", life: 10, used: 1 },
    you: { battleArea: ["g 4/4", { name: "b 4/4", damage: 2, ap: 4 }] },
    events: [{ type: "targeted" }, { type: "damaged", name: "b 4/4", amount: 2, source: "bolt 2" }],
    never: [{ type: "moved", name: "b 4/4" }],
  },
};

const failing = (changes: Partial<Scenario>) => () => playScenario({ ...bolt, ...changes });

describe("a scenario", () => {
  it("passes when everything is as it is told", () => {
    expect(failing({})).not.toThrow();
  });

  it.each<readonly [string, Partial<Scenario>, RegExp]>([
    ["a step that is not offered", { play: [{ use: "gains 4" }] }, /Step 1.*cannot be done.*takes: pass/],
    ["a pick of another name", { play: [{ use: "bolt 2" }, { pick: "r 4/4" }] }, /Step 2.*cannot be done/],
    ["a question that is left open", { play: [{ use: "bolt 2" }], after: {} }, /left open.*pick \(target\)/],
    ["passes where something else is asked", { play: [{ use: "bolt 2" }, "both pass"] }, /Step 2.*the game asks/],
    ["a refusal of what can be done", { play: [{ refused: { use: "bolt 2" } }] }, /use bolt 2 is refused/],
    ["another reason", { play: [{ refused: { use: "b 4/4" }, by: "you", because: ["USE_COST"] }] }, /why not/],
    ["a refusal of what is not there", { play: [{ refused: { use: "bolt 3" } }] }, /names nothing/],
    ["the wrong player", { play: [{ use: "bolt 2", by: "you" }] }, /whom the game asks/],
    ["another life", { after: { me: { life: 11 } } }, /life of me/],
    ["other stones", { after: { me: { stones: "rg" } } }, /stones of me/],
    ["a card too few in a zone", { after: { you: { battleArea: ["g 4/4"] } } }, /battleArea of you/],
    ["a card too many in a zone", { after: { me: { hand: ["gains 3", "gains 3"] } } }, /hand of me/],
    ["other damage", { after: { you: { battleArea: ["g 4/4", { name: "b 4/4", damage: 1 }] } } }, /battleArea of you/],
    ["another order of a pile", { after: { me: { grimoire: ["g 4/4"] } } }, /grimoire of me/],
    ["something on the chant", { after: { chant: ["bolt 2"] } }, /chant/],
    ["an event that did not happen", { after: { events: [{ type: "damaged", amount: 3 }] } }, /no such event/],
    ["events in another order", { after: { events: [{ type: "damaged" }, { type: "targeted" }] } }, /no such event/],
    ["an event that should not", { after: { never: [{ type: "damaged", name: "b 4/4" }] } }, /should not happen/],
    ["an outcome that is not there", { after: { winner: "me" } }, /winner/],
    ["another question", { after: { asks: { of: "you", ask: "priority" } } }, /the open choice/],
    ["an end that nobody told of", { you: { life: 0 }, play: [], after: {} }, /The game is over/],
  ])("fails for %s", (_what, changes, message) => {
    expect(failing(changes)).toThrow(message);
  });
});
