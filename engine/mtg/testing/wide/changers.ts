import type { CardDefinition } from "../../model/card";
import { parseManaCost } from "../../model/mana";
import { createCreature } from "../pool";
import { createArtifact, createEnchantment, createInstant, createSingleTarget } from "./build";

/** Cards of the wide pool that change characteristics, destination zones, and the actions that players must take. */
export const CHANGER_CARDS: readonly CardDefinition[] = [
  createCreature("Elk of All Eyes", "2G", "1/3", {
    abilities: [
      {
        type: "static",
        affects: { all: { type: "creature", controller: "opponent" } },
        changes: [{ must: "block", where: { name: "Elk of All Eyes" } }],
      },
    ],
  }),
  createInstant("Grove that Walks", "1G", {
    targets: createSingleTarget({ type: "land" }),
    effects: [
      {
        do: "change",
        what: { target: 0 },
        until: "turn",
        changes: [{ become: { types: ["creature"], subtypes: ["Treefolk"], size: [3, 3] }, keep: true }],
      },
    ],
  }),
  createArtifact("Idol under Moss", "3", {
    supertypes: ["legendary"],
    abilities: [
      {
        type: "activated",
        cost: { mana: parseManaCost("2") ?? undefined },
        effects: [
          {
            do: "change",
            what: "self",
            until: "turn",
            changes: [{ become: { types: ["artifact", "creature"], size: [2, 2] }, keep: false }],
          },
        ],
      },
    ],
  }),
  createCreature("Reluctant Guest", "1W", "2/3", {
    abilities: [
      {
        type: "static",
        zone: "hand",
        affects: "self",
        while: { some: { all: { type: "creature", controller: "opponent", attacking: true } } },
        changes: [{ cannot: "cast" }],
      },
    ],
  }),
  createEnchantment("Gate without Riders", "1U", {
    abilities: [
      {
        type: "replacement",
        on: { on: "enters", what: { type: "creature", keyword: "horsemanship" } },
        instead: { moveTo: "exile" },
      },
    ],
  }),
  createInstant("Cut down the Flank", "1R", {
    effects: [{ do: "damage", to: { all: { type: "creature", blocked: false } }, amount: 2 }],
  }),
];
