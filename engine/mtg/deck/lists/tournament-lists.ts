import { names } from "./names";

/** Cards of which Type 1 allows one copy (D.13.8). */
export const RESTRICTED: readonly string[] = names(
  "Ancestral Recall; Balance; Berserk; Black Lotus; Black Vise; Braingeyser; Channel; Crop Rotation",
  "Demonic Consultation; Demonic Tutor; Doomsday; Dream Halls; Enlightened Tutor; Fastbond; Fork",
  "Frantic Search; Grim Monolith; Hurkyl's Recall; Library of Alexandria; Lotus Petal; Mana Crypt; Mana Vault",
  "Memory Jar; Mind Over Matter; Mind Twist; Mox Diamond; Mox Emerald; Mox Jet; Mox Pearl; Mox Ruby",
  "Mox Sapphire; Mystical Tutor; Necropotence; Recall; Regrowth; Sol Ring; Strip Mine; Stroke of Genius",
  "Time Spiral; Time Walk; Timetwister; Tinker; Tolarian Academy; Vampiric Tutor; Voltaic Key; Wheel of Fortune",
  "Windfall; Yawgmoth's Bargain; Yawgmoth's Will",
);

/** Cards that Type 1 does not allow (D.13.9): all but two concern ante. */
export const BANNED: readonly string[] = names(
  "Amulet of Quoz; Bronze Tablet; Chaos Orb; Contract from Below; Darkpact; Demonic Attorney; Falling Star",
  "Jeweled Bird; Rebirth; Tempest Efreet; Timmerian Fiends",
);

/** Cards of allowed sets that Extended does not allow (D.15.9). */
export const EXTENDED_BANNED: readonly string[] = names(
  "Amulet of Quoz; Dark Ritual; Dream Halls; Earthcraft; Lotus Petal; Mana Crypt; Mana Vault; Memory Jar",
  "Mind Over Matter; Time Spiral; Timmerian Fiends; Tolarian Academy; Windfall; Yawgmoth's Bargain",
  "Yawgmoth's Will; Zuran Orb",
);

/** Lands of the Revised Edition that Extended allows although their set is not (D.15.1). */
export const DUAL_LANDS: readonly string[] = names(
  "Badlands; Bayou; Plateau; Savannah; Scrubland; Taiga; Tropical Island; Tundra; Underground Sea",
  "Volcanic Island",
);

/** Cards that concern ante: a head judge takes them away wherever nobody plays for ante (D.17.6, D.19.6). */
export const ANTE: readonly string[] = BANNED.filter((name) => name !== "Chaos Orb" && name !== "Falling Star");

/** Cards that a block format does not allow, by block (D.18.3 to D.18.8). */
export const BLOCK_BANNED = {
  iceAge: ["Amulet of Quoz", "Thawing Glaciers", "Timmerian Fiends", "Zuran Orb"],
  mirage: ["Squandered Resources"],
  tempest: ["Cursed Scroll"],
  urza: [
    ...["Gaea's Cradle", "Memory Jar", "Serra's Sanctum", "Time Spiral", "Tolarian Academy", "Voltaic Key"],
    "Windfall",
  ],
  masques: ["Lin Sivvi, Defiant Hero", "Rishadan Port"],
  invasion: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
