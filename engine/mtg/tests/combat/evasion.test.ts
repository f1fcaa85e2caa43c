import { describe } from "vitest";
import type { CardDefinition } from "../../model/card";
import type { Keyword } from "../../model/keyword";
import type { PlayProblemCode } from "../../model/problem";
import { createCreature, createEnchantment } from "../../testing/pool";
import { type ScenarioLine, scenario } from "../../testing/scenario";

const made = (name: string, cost: string, ...keywords: readonly Keyword[]) =>
  createCreature(name, cost, "2/2", { keywords });

/** A blocker: its cost and keywords, and the reason why it cannot block, if it cannot. */
type Candidate = { readonly keywords?: readonly Keyword[]; readonly cost?: string; readonly because?: PlayProblemCode };

/** A scenario in which an attacker is met by candidates: those that can block it are offered, the others are refused. */
function evading(
  attacker: CardDefinition,
  candidates: Readonly<Record<string, Candidate>>,
  lands: readonly string[] = [],
): Parameters<typeof scenario>[2] {
  const all = Object.entries(candidates);
  const able = all.flatMap(([name, { because }]) => (because === undefined ? [name] : []));
  const refused = all.flatMap(([name, { because }]): readonly ScenarioLine[] =>
    because === undefined ? [] : [{ refused: { pick: name }, because: [because] }],
  );
  return {
    eras: ["6e", "8e", "mod"],
    cards: [attacker, ...all.map(([name, { cost = "1", keywords = [] }]) => made(name, cost, ...keywords))],
    step: "attackers",
    me: { battlefield: [attacker.name] },
    you: { battlefield: [...all.map(([name]) => name), ...lands] },
    play: [
      { pick: attacker.name },
      "both pass",
      ...(able.length === 0
        ? []
        : [
            { now: { asks: { of: "you" as const, ask: "pick", offers: [...able, "done"] } } },
            ...refused,
            "done" as const,
          ]),
    ],
    after: { step: "blockers", asks: { of: "me", ask: "priority" }, never: [{ type: "becameBlocked" }] },
  };
}

describe("evasion", () => {
  scenario(
    ["mtg-6e:A.17.2", "mtg-6e:A.17.3"],
    "flying is blocked by flying alone, twice of it by once",
    evading(made("Grey Gull", "1U", "flying", "flying"), {
      "Marsh Crane": { keywords: ["flying"] },
      "Mud Toad": { because: "FLYING" },
    }),
  );
  scenario(
    "mtg-6e:A.17.r1",
    "what flies may block what does not",
    evading(made("Plain Boar", "1G"), { "Marsh Crane": { keywords: ["flying"] } }),
  );
  scenario(
    ["mtg-6e:A.19.2", "mtg-6e:A.19.3"],
    "horsemanship is blocked by horsemanship alone, twice of it by once",
    evading(made("Lone Rider", "1R", "horsemanship", "horsemanship"), {
      "Other Rider": { keywords: ["horsemanship"] },
      "Mud Toad": { because: "HORSEMANSHIP" },
    }),
  );
  scenario(
    "mtg-6e:A.19.r1",
    "who has it may block who has not",
    evading(made("Plain Boar", "1G"), { "Other Rider": { keywords: ["horsemanship"] } }),
  );
  scenario(
    ["mtg-6e:A.19.r2", "mtg-6e:A.13.2"],
    "with flying it takes both to block",
    evading(made("Sky Rider", "1R", "horsemanship", "flying"), {
      "Other Sky Rider": { keywords: ["horsemanship", "flying"] },
      "Other Rider": { keywords: ["horsemanship"], because: "FLYING" },
    }),
  );
  scenario(
    ["mtg-6e:A.26.2", "mtg-6e:A.26.3"],
    "shadow is blocked by shadow alone, twice of it by once",
    evading(made("Pale Shade", "1B", "shadow", "shadow"), {
      "Other Shade": { keywords: ["shadow"] },
      "Mud Toad": { because: "SHADOW" },
    }),
  );
  scenario(
    "mtg-6e:A.26.2",
    "shadow blocks nothing else",
    evading(made("Plain Boar", "1G"), { "Other Shade": { keywords: ["shadow"], because: "SHADOW" }, "Mud Toad": {} }),
  );
  scenario(
    "mtg-6e:A.26.r1",
    "with flying it takes both to block",
    evading(made("Sky Shade", "1B", "shadow", "flying"), {
      "Other Sky Shade": { keywords: ["shadow", "flying"] },
      "Other Shade": { keywords: ["shadow"], because: "FLYING" },
    }),
  );
  scenario(
    ["mtg-6e:A.22.2", "mtg-6e:A.22.r2", "mtg-6e:A.22.4"],
    "landwalk is not blocked at all where the defender has such a land",
    evading(
      made("Bog Strider", "1B", { landwalk: { subtype: "Swamp" } }, { landwalk: { subtype: "Swamp" } }),
      {
        "Mud Toad": { because: "LANDWALK" },
        "Other Strider": { keywords: [{ landwalk: { subtype: "Swamp" } }], because: "LANDWALK" },
      },
      ["Swamp"],
    ),
  );
  scenario(
    "mtg-6e:A.22.r1",
    "without one landwalk does nothing",
    evading(made("Bog Strider", "1B", { landwalk: { subtype: "Swamp" } }), { "Mud Toad": {} }, ["Forest"]),
  );
  scenario(
    ["mtg-6e:A.22.r4", "mtg-6e:A.13.2"],
    "without one its flying still counts",
    evading(
      made("Bog Heron", "1B", "flying", { landwalk: { subtype: "Swamp" } }),
      { "Marsh Crane": { keywords: ["flying"] }, "Mud Toad": { because: "FLYING" } },
      ["Forest"],
    ),
  );
  scenario(
    ["mtg-6e:C.4.r6", "mtg-6e:A.13.2"],
    "a creature may be blocked by some only",
    evading(made("Dread Mask", "2B", { blockedOnlyBy: { any: [{ color: "b" }, { type: "artifact" }] } }), {
      "Night Rat": { cost: "B" },
      "Mud Toad": { cost: "G", because: "EVASION" },
    }),
  );
  scenario(
    ["mtg-6e:C.4.r6", "mtg-6e:A.13.2", "mtg-6e:A.17.r2"],
    "a blocker has to meet all of them",
    evading(made("Winged Mask", "2B", "flying", { blockedOnlyBy: { color: "b" } }), {
      "Night Bat": { cost: "B", keywords: ["flying"] },
      "Night Rat": { cost: "B", because: "FLYING" },
      "Marsh Crane": { cost: "U", keywords: ["flying"], because: "EVASION" },
    }),
  );
  scenario(
    ["mtg-6e:A.24.2.2", "mtg-6e:A.24.r6", "mtg-6e:A.24.4"],
    "protection from red is not blocked by red, twice of it neither",
    evading(made("Ash Warden", "1W", { protectionFrom: { color: "r" } }, { protectionFrom: { color: "r" } }), {
      "Night Rat": { cost: "B" },
      "Cinder Imp": { cost: "R", because: "PROTECTION" },
    }),
  );
  scenario(
    "mtg-6e:A.24.r6",
    "with flying a blocker has to meet both",
    evading(made("High Warden", "1W", "flying", { protectionFrom: { color: "r" } }), {
      "Night Bat": { cost: "B", keywords: ["flying"] },
      "Cinder Imp": { cost: "R", keywords: ["flying"], because: "PROTECTION" },
    }),
  );

  scenario("mtg-6e:A.13.3", "a limit of the blocker's own counts as well", {
    cards: [
      createCreature("High Guard", "1W", "1/1", {
        keywords: ["flying"],
        abilities: [
          { type: "static", affects: "self", changes: [{ cannot: "block", where: { not: { keyword: "flying" } } }] },
        ],
      }),
      made("Grey Gull", "1U", "flying"),
    ],
    step: "attackers",
    me: { battlefield: ["Moss Ox", "Grey Gull"] },
    you: { battlefield: ["High Guard", "Squire of Reeds"] },
    play: [{ picks: ["Moss Ox", "Grey Gull"] }, "both pass", { pick: "High Guard" }, "done"],
    after: {
      step: "blockers",
      events: [{ type: "becameBlocked", name: "Grey Gull" }],
      never: [{ type: "becameBlocked", name: "Moss Ox" }],
    },
  });
  scenario("mtg-6e:A.13.2", "an effect may let nobody block a creature, or not some", {
    cards: [
      createEnchantment("Smooth Path", {
        type: "static",
        affects: { all: { type: "creature", power: { is: ">=", than: 5 } } },
        changes: [{ cannot: "beBlocked" }],
      }),
    ],
    step: "attackers",
    me: { battlefield: ["Gate Giant", "Moss Ox", "Smooth Path"] },
    you: { battlefield: ["Squire of Reeds", "Sap Gatherer"] },
    play: [{ picks: ["Gate Giant", "Moss Ox"] }, "both pass", { pick: "Sap Gatherer" }],
    after: {
      step: "blockers",
      events: [{ type: "becameBlocked", name: "Moss Ox" }],
      never: [{ type: "becameBlocked", name: "Gate Giant" }],
    },
  });
});
