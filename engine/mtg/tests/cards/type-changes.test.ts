import { describe, expect } from "vitest";
import type { ContinuousChange } from "../../model/ability";
import { type CardType, defineCard } from "../../model/card";
import { ERAS } from "../../model/era";
import { rule } from "../../testing/rule";
import { createCreature, createEnchantment, createStaticAbility, TestBoard } from "../../testing/test-board";

const GROVE = defineCard("Still Grove", { types: ["land"], subtypes: ["Forest"] });
const IDOL = defineCard("Clay Idol", { types: ["artifact"] });
const ELF = createCreature("Reed Elf", [1, 1], { cost: "G", subtypes: ["Elf"] });
const LEGEND = createCreature("Old Ossian", [2, 2], { cost: "2W", subtypes: ["Giant", "Legend"] });

/** A change that makes a creature of something that stays what it was. */
const animated = (size: readonly [number, number], subtypes: readonly string[] = []): ContinuousChange => ({
  become: { types: ["creature"], subtypes, size },
  keep: true,
});
/** A change into one card type and nothing else. */
const only = (type: CardType): ContinuousChange => ({ become: { types: [type] }, keep: false });

describe("a change of type", () => {
  rule(["mtg-6e:K.5.4", "mtg-6e:K.5.r4", "mtg-6e:K.5.r5"], "gives the size that counters and effects change", () => {
    for (const era of ERAS) {
      const board = new TestBoard(era, [{ card: IDOL, state: { counters: { "-1/-1": 1 } } }]);
      board.effect([1], animated([2, 2]));
      expect(board.stats(1), era).toBe("1/1");
      board.effect([1], { add: "power", amount: 3 });
      board.effect([1], animated([2, 2]));
      expect(board.stats(1), `${era}, once more`).toBe("4/1");
    }
  });
  rule(["mtg-6e:K.5.4", "mtg-6e:K.10.r3"], "is no effect that sets a size, which wipes counters out", () => {
    const board = new TestBoard("6e", [{ card: IDOL, state: { counters: { "+1/+1": 1 } } }]);
    board.effect([1], animated([2, 2]));
    expect(board.stats(1)).toBe("3/3");
    board.effect([1], { set: "power", amount: 2 }, { set: "toughness", amount: 2 });
    expect(board.stats(1)).toBe("2/2");
    board.effect([1], animated([5, 5]));
    expect(board.stats(1)).toBe("2/2");
  });

  rule("mtg-6e:K.5.2", "leaves abilities as they are, unless it says otherwise", () => {
    const bird = createCreature("Kite Bird", [1, 1], {
      keywords: ["flying"],
      abilities: [createStaticAbility("self", { must: "attack" })],
    });
    const board = new TestBoard("6e", [bird, GROVE]);
    board.effect([1], only("artifact"));
    expect(board.seen(1)).toMatchObject({ keywords: ["flying"], abilities: [{ type: "static" }] });
    board.effect([2], animated([1, 1]));
    expect(board.seen(2).abilities).toMatchObject([{ type: "activated", mana: true }]);
    board.effect([2], { becomeLand: "Island" });
    expect(board.seen(2).abilities).toMatchObject([{ mana: true, effects: [{ mana: { u: 1, g: 0 } }] }]);
  });

  rule(
    ["mtg-6e:K.5.3", "mtg-6e:G.8.5", "mtg-6e:K.5.r7"],
    "keeps counters, damage and effects for when it is a creature",
    () => {
      const board = new TestBoard("6e", [{ card: ELF, state: { counters: { "+1/+1": 2 }, damage: 1 } }]);
      board.effect([1], { add: "power", amount: 3 });
      board.effect([1], only("artifact"));
      expect(board.seen(1).types).toEqual(["artifact"]);
      expect(board.at(1).object).toMatchObject({ counters: { "+1/+1": 2 }, damage: 1 });
      board.effect([1], animated([1, 1]));
      expect(board.stats(1)).toBe("6/3");
    },
  );

  rule("mtg-6e:K.5.r3", "into a creature gives no creature type, unless it says one", () => {
    const board = new TestBoard("6e", [GROVE, IDOL]);
    board.effect([1, 2], animated([1, 1]));
    expect([board.seen(1).subtypes, board.seen(2).subtypes]).toEqual([["Forest"], []]);
    board.effect([1], animated([1, 1], ["Treefolk"]));
    expect(board.seen(1).subtypes).toEqual(["Forest", "Treefolk"]);
  });

  rule("mtg-6e:K.11.9", "takes the creature types of what is no creature any more", () => {
    for (const era of ERAS) {
      const board = new TestBoard(era, [ELF]);
      board.effect([1], only("enchantment"));
      expect(board.seen(1).subtypes, era).toEqual([]);
    }
    const kept = new TestBoard("6e", [ELF]);
    kept.effect([1], { become: { types: ["artifact"] }, keep: true });
    expect(kept.seen(1)).toMatchObject({ types: ["creature", "artifact"], subtypes: ["Elf"] });
  });

  rule("mtg-6e:K.16.7", "takes the land types of what is no land any more", () => {
    const board = new TestBoard("6e", [GROVE, defineCard("Deep Hollow", { types: ["land"], subtypes: ["Hollow"] })]);
    board.effect([1, 2], only("artifact"));
    expect([board.seen(1).subtypes, board.seen(2).subtypes]).toEqual([[], []]);
  });
});

describe("a change of a subtype", () => {
  rule(["mtg-6e:K.11.8", "mtg-6e:K.19.r3"], "takes the place of other creature types alone", () => {
    const board = new TestBoard("6e", [ELF, GROVE]);
    board.effect([2], animated([1, 1], ["Treefolk"]));
    board.effect([1, 2], { become: { subtypes: ["Goblin"] }, keep: false });
    expect(board.seen(1)).toMatchObject({ types: ["creature"], subtypes: ["Goblin"] });
    expect(board.seen(2)).toMatchObject({ types: ["land", "creature"], subtypes: ["Forest", "Goblin"] });
  });
  rule(["mtg-6e:K.11.8", "mtg-6e:K.17.5"], "leaves a legend a legend", () => {
    const board = new TestBoard("6e", [LEGEND]);
    board.effect([1], { become: { subtypes: ["Goblin"] }, keep: false });
    expect(board.seen(1).subtypes).toEqual(["Legend", "Goblin"]);
  });
  rule(["mtg-6e:K.16.6", "mtg-6e:K.19.r3"], "of a land leaves its other types and theirs", () => {
    const board = new TestBoard("6e", [GROVE]);
    board.effect([1], animated([3, 3], ["Treefolk"]));
    board.effect([1], { becomeLand: "Swamp" });
    expect(board.seen(1)).toMatchObject({ types: ["land", "creature"], subtypes: ["Treefolk", "Swamp"] });
    expect(board.stats(1)).toBe("3/3");
  });
});

describe("a legend", () => {
  const shrine = defineCard("Shrine of Ash", { types: ["land"], supertypes: ["legendary"] });
  rule("mtg-6e:K.17.4", "stays one as it becomes no creature, and gains its type as a creature", () => {
    for (const era of ["6e", "8e"] as const) {
      const board = new TestBoard(era, [LEGEND, shrine]);
      board.effect([1], only("enchantment"));
      expect(board.seen(1), era).toMatchObject({ supertypes: ["legendary"], subtypes: [] });
      board.effect([2], animated([2, 2]));
      expect(board.seen(2), era).toMatchObject({ supertypes: ["legendary"], subtypes: ["Legend"] });
    }
  });
  rule("mtg-6e:K.17.4", "is so by its supertype alone in the modern era", () => {
    const board = new TestBoard("mod", [shrine]);
    board.effect([1], animated([2, 2]));
    expect(board.seen(1)).toMatchObject({ supertypes: ["legendary"], subtypes: [] });
  });
  rule(["mtg-6e:K.16.4", "mtg-6e:K.17.4"], "is none any more as a basic land, be it a creature too", () => {
    const board = new TestBoard("6e", [shrine]);
    board.effect([1], animated([2, 2]));
    board.effect([1], { becomeLand: "Swamp" });
    expect(board.seen(1)).toMatchObject({ name: "Swamp", supertypes: [], subtypes: ["Swamp"] });
  });
});

describe("what becomes a creature", () => {
  rule("mtg-6e:K.5.6", "does not come onto the battlefield by it", () => {
    const bell = createEnchantment("Birth Bell", {
      type: "triggered",
      on: { on: "enters", what: { type: "creature" } },
      effects: [{ do: "gainLife", who: "you", amount: 1 }],
    });
    const board = new TestBoard("6e", [bell, IDOL, { card: ELF, zone: "hand" }]);
    board.effect([2], animated([1, 1]));
    expect(board.seen(2).types).toContain("creature");
    expect(board.waiting).toEqual([]);
    board.moves([3], "battlefield");
    expect(board.waiting).toEqual([1]);
  });
});
