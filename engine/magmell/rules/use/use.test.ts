import { describe, expect, it } from "vitest";
import { whyNot } from "../../machine/why-not";
import { nameKey } from "../../model/name";
import { asked, bothPass, type Given } from "../../testing/play";
import { rule } from "../../testing/rule";
import { lay } from "../../testing/scene";
import { answer, BLUE, CARDS, codes, idOf, names, offeredUses, side, table, using } from "../../testing/use-table";
import { canUse, useProblems } from "./use";

describe("the steps of a use", () => {
  rule(["mag:702.3.1", "mag:225.2", "mag:408.2"], "the card is shown and goes on top of the chant, its user's", () => {
    const begun = table({ hand: ["free magic", "quick magic"], stoneArea: [BLUE] });
    const id = idOf(begun, "quick magic");
    const one = answer(begun, [using(begun, "free magic")]).state;
    const { state, events } = answer(one, [{ do: "use", instance: id }]);
    expect(names(state, "chant")).toEqual(["quick magic", "free magic"]);
    expect(state.zones.chant.at(-1)).toMatchObject({ controller: 0, owner: 0 });
    expect(state.zones.chant.at(-1)?.id).not.toBe(id);
    expect(events.map(({ type }) => type)).toEqual(["revealed", "moved", "rested", "used"]);
    expect(events[0]).toMatchObject({
      rule: "mag:702.3.1",
      instances: [id],
      cards: [CARDS.indexOf.get(nameKey("quick magic"))],
    });
  });

  rule("mag:702.3.1", "from a public zone nothing has to be shown", () => {
    const begun = table({ dust: ["free magic"], battleArea: ["teacher"] });
    const { events } = answer(begun, [using(begun, "free magic", "dust")]);
    expect(events.map(({ type }) => type)).toEqual(["moved", "used"]);
  });

  rule(["mag:702.3.2", "house:12"], "a card whose target cannot be chosen is not offered, and says which", () => {
    const none = table({ hand: ["bolt"] });
    expect(offeredUses(none)).toEqual([]);
    expect(whyNot(CARDS, none, 0, idOf(none, "bolt"))).toEqual([
      { code: "NO_TARGET", rule: "mag:702.3.2", player: 0, target: 0 },
    ]);
    const state = table({ hand: ["bolt"] }, { battleArea: ["plain unit"] });
    const { state: used } = answer(state, [using(state, "bolt")]);
    expect(used.zones.chant[0]?.scope?.targets).toEqual([[{ instance: used.zones.battleArea[0]?.id }]]);
  });

  rule(["mag:702.3.1", "mag:702.3.2"], "whether there is a target is seen as the card lies on the chant", () => {
    const name = "bolt for the rest of the hand";
    const alone = table({ hand: [name], battleArea: ["plain unit"] });
    expect(codes(alone, name)).toEqual(["NO_TARGET"]);
    const state = table({ hand: [name, "plain unit"], battleArea: ["plain unit"] });
    expect(codes(state, name)).toEqual([]);
    expect(answer(state, [using(state, name)]).state.zones.chant[0]?.scope?.targets).toHaveLength(1);
  });

  rule(["mag:702.3.2.1", "mag:702.3.2.2"], "each 「対象」 needs its full number of different targets", () => {
    const one = table({ hand: ["two bolts"], battleArea: ["plain unit"] });
    expect(whyNot(CARDS, one, 0, idOf(one, "two bolts"))).toMatchObject([{ code: "NO_TARGET", target: 1 }]);
    const two = table({ hand: ["two bolts"], battleArea: ["plain unit", "watcher"] });
    const [first, second] = two.zones.battleArea.map(({ id }) => ({ instance: id }));
    const { state } = answer(two, [using(two, "two bolts"), { do: "pick", target: first ?? { player: 0 } }]);
    expect(state.zones.chant[0]?.scope?.targets).toEqual([[first], [first, second]]);
  });

  rule(["mag:702.3.2", "house:12"], "a later 「対象」 may depend on what is chosen for an earlier one", () => {
    const one = table({ hand: ["bolt for another"], battleArea: ["plain unit"] });
    expect(whyNot(CARDS, one, 0, idOf(one, "bolt for another"))).toMatchObject([{ code: "NO_TARGET", target: 1 }]);
    const two = table({ hand: ["bolt for another"], battleArea: ["plain unit", "blue unit"] });
    const [first, second] = two.zones.battleArea.map(({ id }) => ({ instance: id }));
    const pick: Given = { do: "pick", target: second ?? { player: 0 } };
    const { state } = answer(two, [using(two, "bolt for another"), pick]);
    expect(state.zones.chant[0]?.scope?.targets).toEqual([[second], [first]]);
  });

  rule(["mag:702.3.3", "mag:702.3.3.1"], "what is divided is divided as the card is used, 1 at least for each", () => {
    const begun = table({ hand: ["shared bolt"], battleArea: ["plain unit", "blue unit"] });
    const asking = answer(begun, [using(begun, "shared bolt")]).state;
    expect(asking.choice).toMatchObject({ ask: "number", rule: "mag:702.3.3", player: 0, min: 1, max: 2 });
    const { state } = answer(asking, [{ do: "number", number: 2 }]);
    expect(state.zones.chant[0]?.scope?.divisions).toEqual([[2, 1]]);
  });

  rule("mag:702.3.2", "of several modes one with targets is enough", () => {
    const begun = table({ hand: ["either"] });
    expect(codes(begun, "either")).toEqual([]);
    expect(answer(begun, [using(begun, "either")]).state.zones.chant[0]?.scope?.mode).toBe(1);
  });

  rule("mag:702.3.2", "a card on the chant may be aimed at, but never by itself", () => {
    const begun = table({ hand: ["answer", "free magic"] });
    expect(codes(begun, "answer")).toEqual(["NO_TARGET"]);
    expect(codes(answer(begun, [using(begun, "free magic")]).state, "answer")).toEqual([]);
  });

  rule("mag:702.3.5", "afterwards the turn player has priority, whoever used it", () => {
    const begun = table({}, { hand: ["free magic"] });
    const theirs = answer(begun, ["pass"]).state;
    const { state, events } = answer(theirs, [using(theirs, "free magic", "hand", 1)]);
    expect(asked(state)).toBe("priority 0");
    expect(state.players.map(({ used }) => used)).toEqual([0, 1]);
    expect(events.at(-1)).toMatchObject({ type: "used", rule: "mag:702.3.5", player: 1 });
    expect(state.agenda.at(-1)).toEqual({ run: "priority", player: 0, passes: 0 });
  });

  rule(["mag:702.3.5", "mag:225.2"], "what triggers when a card is used goes on the chant above it", () => {
    const begun = table({ hand: ["free magic"], battleArea: ["watcher"] });
    const { state } = answer(begun, [using(begun, "free magic")]);
    expect(state.zones.chant.map(({ isAbility }) => isAbility)).toEqual([false, true]);
  });
});

describe("using by effect", () => {
  rule(["mag:225.1.1", "mag:702.3.1.1"], "ignores the timing and nothing else", () => {
    const begun = table({ hand: ["impulse", "plain unit"], stoneArea: [BLUE] });
    const used = answer(begun, [using(begun, "impulse"), ...bothPass(1)]).state;
    expect(names(used, "chant")).toEqual(["plain unit"]);
    expect(used.zones.stoneArea[0][0]?.rested).toBe(true);
    const poor = table({ hand: ["impulse", "plain unit"] });
    expect(names(answer(poor, [using(poor, "impulse"), ...bothPass(1)]).state, "hand")).toEqual(["plain unit"]);
  });

  rule("mag:702.3.5", "gives nobody priority before the effect is done", () => {
    const begun = table({ hand: ["impulse", "plain unit"], stoneArea: [BLUE] });
    const { state, events } = answer(begun, [using(begun, "impulse"), ...bothPass(1)]);
    const order = events.flatMap((event) => (event.type === "used" || event.type === "resolved" ? [event.type] : []));
    expect([order, asked(state)]).toEqual([["used", "used", "resolved"], "priority 0"]);
  });

  it("pays nothing when the effect says so", () => {
    const begun = table({ hand: ["gift", "plain unit"] });
    expect(names(answer(begun, [using(begun, "gift"), ...bothPass(1)]).state, "chant")).toEqual(["plain unit"]);
  });

  rule("mag:225.1.1", "still asks for targets and costs", () => {
    const game = lay({ cards: CARDS, sides: [side({ hand: ["bolt", "blue unit"] }), {}] });
    const [bolt, blue] = game.state.zones.hand[0];
    if (bolt === undefined || blue === undefined) throw new Error("The hand is empty");
    const place = (instance: typeof bolt) => ({ zone: "hand", player: 0, instance }) as const;
    expect(useProblems(game, 0, place(bolt), "free").map(({ code }) => code)).toEqual(["NO_TARGET"]);
    expect(useProblems(game, 0, place(blue), "effect").map(({ code }) => code)).toEqual(["USE_COST"]);
    expect(canUse(game, 0, place(blue), "free")).toBe(true);
  });
});
