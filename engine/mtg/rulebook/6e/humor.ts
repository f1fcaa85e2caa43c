import type { RuleRows } from "../../../rulebook/rule-row";

/** Entries U.1 to U.3 of the general rulings summary. */
export const HUMOR = {
  "mtg-6e:U.1": { kind: "heading", status: "no machine part" },
  "mtg-6e:U.1.1": { kind: "rule", status: "outside", why: "card pool" },
  "mtg-6e:U.1.2": { kind: "rule", status: "outside", why: "card pool" },
  "mtg-6e:U.2": { kind: "heading", status: "no machine part" },
  "mtg-6e:U.2.1": { kind: "rule", status: "outside", why: "card pool" },
  "mtg-6e:U.2.2": { kind: "rule", status: "outside", why: "card pool" },
  "mtg-6e:U.3": { kind: "heading", status: "no machine part" },
  "mtg-6e:U.3.1": { kind: "rule", status: "outside", why: "card pool" },
  "mtg-6e:U.3.2": { kind: "rule", status: "outside", why: "card pool" },
  "mtg-6e:U.3.3": { kind: "rule", status: "outside", why: "card pool" },
  "mtg-6e:U.3.4": { kind: "rule", status: "outside", why: "card pool" },
  "mtg-6e:U.3.5": { kind: "rule", status: "outside", why: "card pool" },
  "mtg-6e:U.3.6": { kind: "rule", status: "outside", why: "card pool" },
  "mtg-6e:U.3.r1": { kind: "ruling", status: "outside", why: "card pool" },
} satisfies RuleRows<"mtg-6e">;
