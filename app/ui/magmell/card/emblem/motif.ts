import { BASIC_STONES, type CardDefinition, type Color } from "@/engine/magmell";
import { getAbilityFeatures } from "@/lib/magmell/catalogue/views/card-features";

/** The deeds of cards, each drawn within 70 to 130 of an SVG of 200 by 200. */
const MOTIFS = {
  negate: "M100 70a30 30 0 1 0 .1 0ZM79 121 121 79",
  destroy: "M78 78 122 122M122 78 78 122M78 90V78h12M110 78h12v12M78 110v12h12M110 122h12v-12",
  damage: "M112 66 88 104h14L92 136l26-42h-14Z",
  return: "M124 108a26 26 0 1 1-8-26M118 66v18h-18",
  control: "M72 124V82l16 16 12-24 12 24 16-16v42Z",
  token: "M84 76a13 13 0 1 0 .1 0ZM116 76a13 13 0 1 0 .1 0ZM100 102a13 13 0 1 0 .1 0Z",
  summon: "M76 130V98q24-58 48 0v32ZM90 130v-26q10-22 20 0v26",
  discard: "M76 84h30v40H76ZM112 92l12 12 12-12M124 104V74",
  search: "M70 100Q100 68 130 100 100 132 70 100ZM100 88a12 12 0 1 0 .1 0Z",
  draw: "M78 124V80l22 8 22-8v44l-22 8ZM100 88v44",
  counter: "M100 68a32 32 0 1 0 .1 0ZM100 82v36M82 100h36",
  weak: "M100 68a32 32 0 1 0 .1 0ZM82 100h36",
  grow: "M76 112l24-24 24 24M76 130l24-24 24 24M76 94l24-24 24 24",
  shrink: "M76 88l24 24 24-24M76 70l24 24 24-24M76 106l24 24 24-24",
  life: "M100 130C62 104 76 72 100 88 124 72 138 104 100 130Z",
  loss: "M100 68Q128 100 122 116 114 134 100 134 86 134 78 116 72 100 100 68ZM92 104l16 8-16 8",
  stone: "M100 68 128 92 100 132 72 92ZM72 92h56M88 92l12 40 12-40",
  dream: "M112 70a32 32 0 1 0 16 44 26 26 0 1 1-16-44Z",
  sun: "M100 84a16 16 0 1 0 .1 0ZM100 66v8M100 126v8M66 100h8M126 100h8M76 76l6 6M118 118l6 6M124 76l-6 6M82 118l-6 6",
  sleep: "M74 72h24L74 100h24M104 100h22l-22 28h22",
  dust: "M80 68h40Q120 90 100 100 80 110 80 132h40q0-22-20-32-20-10-20-32Z",
  again: "M70 100q0-26 26-26h22M108 62l12 12-12 12M130 100q0 26-26 26H82M92 138l-12-12 12-12",
  evade: "M70 118Q84 76 130 74 116 84 122 92 108 92 112 104 96 102 96 114 84 112 70 118Z",
  ward: "M100 68l28 10v20c0 18-12 28-28 36-16-8-28-18-28-36V78Z",
  chain: "M86 84h-4a14 14 0 1 0 0 28h14M114 116h4a14 14 0 1 0 0-28h-14M90 100h20",
  turn: "M100 70v22l14 14M100 68a32 32 0 1 0 .1 0Z",
  gift: "M74 90h52v40H74ZM70 90V78h60v12ZM100 78v52M100 78q-22-2-16-14 10-4 16 14 6-18 16-14 6 12-16 14",
  coins: "M76 78q24-14 48 0-24 14-48 0v14q24 14 48 0V78M76 106v12q24 14 48 0v-12q-24 14-48 0Z",
} as const;

type Motif = keyof typeof MOTIFS;

/** The motif of each feature of abilities. A card that has several shows the one that stands first. */
const OF_FEATURE: readonly (readonly [feature: string, motif: Motif])[] = [
  ["negate", "negate"],
  ["destroy", "destroy"],
  ["control", "control"],
  ["token", "token"],
  ["damage", "damage"],
  ["return", "return"],
  ["discard", "discard"],
  ["use", "again"],
  ["search", "search"],
  ["look", "search"],
  ["reveal", "search"],
  ["toStoneArea", "stone"],
  ["turnFaceUp", "stone"],
  ["turnFaceDown", "stone"],
  ["weakCounter", "weak"],
  ["powerCounter", "counter"],
  ["counter", "coins"],
  ["draw", "draw"],
  ["summon", "summon"],
  ["gainLife", "life"],
  ["loseLife", "loss"],
  ["rest", "sleep"],
  ["wake", "sun"],
  ["toDream", "dream"],
  ["toDust", "dust"],
  ["shrink", "shrink"],
  ["pump", "grow"],
  ["cannotBeDefended", "evade"],
  ["cannotAttack", "ward"],
  ["cannotDefend", "chain"],
  ["cannot", "chain"],
  ["must", "chain"],
  ["grant", "gift"],
  ["cost", "coins"],
  ["replaces", "turn"],
  ["whenStone", "stone"],
  ["whenTurn", "turn"],
  [".arrives", "sleep"],
];

/** The shapes of the colours, for the stones that are nothing but their colour. */
const OF_COLOR = {
  blue: "M100 66Q128 98 124 114 118 134 100 134 82 134 76 114 72 98 100 66Z",
  green: "M74 130Q64 74 132 68 136 126 86 122M74 130Q92 104 114 88",
  red: "M104 66Q104 82 118 92 130 112 118 124 100 140 82 124 72 110 84 92 88 104 94 104 90 80 104 66Z",
} as const satisfies Record<Color, string>;

/**
 * Returns the deed of a card that stands first among its drawings; `null` for a card that does nothing with a drawing of its
 * own.
 */
export function findMotif({ abilities }: Pick<CardDefinition, "abilities">): Motif | null {
  const features = getAbilityFeatures(abilities);
  return OF_FEATURE.find(([feature]) => features.has(feature))?.[1] ?? null;
}

/** Returns the path of what a card does, or of the colour that it is; `null` where there is neither. */
export function getMotifPath(card: Pick<CardDefinition, "name" | "abilities">): string | null {
  const motif = findMotif(card);
  const color = BASIC_STONES[card.name];
  return motif ? MOTIFS[motif] : color ? OF_COLOR[color] : null;
}
