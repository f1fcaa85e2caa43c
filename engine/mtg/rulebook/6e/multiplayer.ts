import type { RuleRows } from "../../../rulebook/rule-row";

/** Entries M.1 to M.3 of the general rulings summary. */
export const MULTIPLAYER = {
  "mtg-6e:M.1": { kind: "heading", status: "no machine part" },
  "mtg-6e:M.1.1": { kind: "rule", status: "outside", why: "multiplayer" },
  "mtg-6e:M.1.2": { kind: "rule", status: "outside", why: "multiplayer" },
  "mtg-6e:M.1.3": { kind: "rule", status: "outside", why: "multiplayer" },
  "mtg-6e:M.1.r1": { kind: "ruling", status: "outside", why: "multiplayer" },
  "mtg-6e:M.1.n1": { kind: "note", status: "no machine part" },
  "mtg-6e:M.2": { kind: "heading", status: "no machine part" },
  "mtg-6e:M.2.1": { kind: "rule", status: "outside", why: "multiplayer" },
  "mtg-6e:M.3": { kind: "heading", status: "no machine part" },
  "mtg-6e:M.3.1": { kind: "rule", status: "outside", why: "multiplayer" },
} satisfies RuleRows<"mtg-6e">;
