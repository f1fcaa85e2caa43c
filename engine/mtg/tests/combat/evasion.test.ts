import { describe } from "vitest";
import type { Keyword } from "../../model/keyword";
import { creature, enchantment } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const able = (name: string, cost: string, ...keywords: readonly Keyword[]) => creature(name, cost, "2/2", { keywords });

/** An attacker with keywords, and blockers of which some cannot meet them. */
const evasion = (
  rules: Parameters<typeof scenario>[0],
  what: string,
  attacker: ReturnType<typeof able>,
  blockers: Readonly<
    Record<string, { readonly keywords?: readonly Keyword[]; readonly cost?: string; readonly because?: string }>
  >,
  lands: readonly string[] = [],
): void => {
  const names = Object.keys(blockers);
  const can = names.filter((name) => blockers[name]?.because === undefined);
  scenario(rules, what, {
    eras: ALL,
    cards: [
      attacker,
      ...names.map((name) => able(name, blockers[name]?.cost ?? "1", ...(blockers[name]?.keywords ?? []))),
    ],
    step: "attackers",
    me: { battlefield: [attacker.name] },
    you: { battlefield: [...names, ...lands] },
    play: [
      { pick: attacker.name },
      "both pass",
      ...(can.length > 0 ? [{ now: { asks: { of: "you" as const, ask: "pick", offers: [...can, "done"] } } }] : []),
      ...(can.length > 0
        ? names
            .filter((name) => !can.includes(name))
            .map((name) => ({ refused: { pick: name }, because: [blockers[name]?.because as never] }))
        : []),
      ...(can.length > 0 ? (["done"] as const) : []),
    ],
    after: { step: "blockers", asks: { of: "me", ask: "priority" }, never: [{ type: "becameBlocked" }] },
  });
};

describe("evasion", () => {
  evasion(["mtg-6e:A.17.2", "mtg-6e:A.17.r1"], "flying is blocked by flying alone", able("Grey Gull", "1U", "flying"), {
    "Marsh Crane": { keywords: ["flying"] },
    "Mud Toad": { because: "FLYING" },
  });
  evasion(["mtg-6e:A.17.r1"], "what flies may block what does not", able("Plain Boar", "1G"), {
    "Marsh Crane": { keywords: ["flying"] },
  });
  evasion(
    ["mtg-6e:A.19.2"],
    "horsemanship is blocked by horsemanship alone",
    able("Lone Rider", "1R", "horsemanship"),
    {
      "Other Rider": { keywords: ["horsemanship"] },
      "Mud Toad": { because: "HORSEMANSHIP" },
    },
  );
  evasion(
    ["mtg-6e:A.26.2", "mtg-6e:A.26.r1"],
    "shadow is blocked by shadow alone",
    able("Pale Shade", "1B", "shadow"),
    {
      "Other Shade": { keywords: ["shadow"] },
      "Mud Toad": { because: "SHADOW" },
    },
  );
  evasion(["mtg-6e:A.26.2"], "shadow blocks nothing else", able("Plain Boar", "1G"), {
    "Other Shade": { keywords: ["shadow"], because: "SHADOW" },
    "Mud Toad": {},
  });
  const strider = able("Bog Strider", "1B", { landwalk: { subtype: "Swamp" } });
  evasion(
    ["mtg-6e:A.22.2", "mtg-6e:A.22.r2"],
    "landwalk is not blocked at all where the defender has such a land",
    strider,
    {
      "Mud Toad": { because: "LANDWALK" },
      "Other Strider": { keywords: [{ landwalk: { subtype: "Swamp" } }], because: "LANDWALK" },
    },
    ["Swamp"],
  );
  evasion(["mtg-6e:A.22.r1"], "without one it does nothing", strider, { "Mud Toad": {} }, ["Forest"]);

  const dread = able("Dread Mask", "2B", { blockedOnlyBy: { any: [{ color: "b" }, { type: "artifact" }] } });
  evasion(["mtg-6e:C.4.r6", "mtg-6e:A.13.2", "mtg-6e:A.13.r1"], "a creature may be blocked by some only", dread, {
    "Night Rat": { cost: "B" },
    "Mud Toad": { cost: "G", because: "EVASION" },
  });
  evasion(
    ["mtg-6e:C.4.r6", "mtg-6e:A.13.2", "mtg-6e:A.17.r2"],
    "a blocker has to meet all of them",
    able("Winged Mask", "2B", "flying", { blockedOnlyBy: { color: "b" } }),
    {
      "Night Bat": { cost: "B", keywords: ["flying"] },
      "Night Rat": { cost: "B", because: "FLYING" },
      "Marsh Crane": { cost: "U", keywords: ["flying"], because: "EVASION" },
    },
  );
  evasion(
    ["mtg-6e:A.24.2.2", "mtg-6e:A.24.r6", "mtg-6e:A.24.4"],
    "protection from red is not blocked by red",
    able("Ash Warden", "1W", { protectionFrom: { color: "r" } }, { protectionFrom: { color: "r" } }),
    { "Night Rat": { cost: "B" }, "Cinder Imp": { cost: "R", because: "PROTECTION" } },
  );
  scenario("mtg-6e:A.13.3", "a limit of the blocker's own counts as well", {
    cards: [
      creature("High Guard", "1W", "1/1", {
        keywords: ["flying"],
        abilities: [
          { type: "static", affects: "self", changes: [{ cannot: "block", where: { not: { keyword: "flying" } } }] },
        ],
      }),
      able("Grey Gull", "1U", "flying"),
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
      enchantment("Smooth Path", {
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
