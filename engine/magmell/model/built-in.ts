import type { TriggeredAbility } from "./ability";

/** The ability that each cremation counter gives to the unit it lies on (224.4.3). */
export const CREMATION: TriggeredAbility = {
  type: "triggered",
  on: { on: "move", what: "self", from: "battleArea", to: "dust" },
  targets: [{ players: "any", count: 1 }],
  effects: [{ do: "damage", to: { target: 0 }, amount: 2 }],
};
