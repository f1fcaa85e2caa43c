import type { CardDefinition } from "@/engine/magmell";

/** The deeds of cards for which there is a drawing of its own. */
const MOTIFS = {
  damage: "M112 66 88 104h14L92 136l26-42h-14Z",
  draw: "M78 124V80l22 8 22-8v44l-22 8ZM100 88v44",
  destroy: "M78 78 122 122M122 78 78 122M78 90V78h12M110 78h12v12M78 110v12h12M110 122h12v-12",
  discard: "M76 84h30v40H76ZM112 92l12 12 12-12M124 104V74",
  return: "M124 108a26 26 0 1 1-8-26M118 66v18h-18",
  grow: "M76 112l24-24 24 24M76 130l24-24 24 24M76 94l24-24 24 24",
  life: "M100 130C62 104 76 72 100 88 124 72 138 104 100 130Z",
  search: "M70 100Q100 68 130 100 100 132 70 100ZM100 88a12 12 0 1 0 .1 0Z",
  stone: "M100 68 128 92 100 132 72 92ZM72 92h56M88 92l12 40 12-40",
  token: "M84 76a13 13 0 1 0 .1 0ZM116 76a13 13 0 1 0 .1 0ZM100 102a13 13 0 1 0 .1 0Z",
  negate: "M100 70a30 30 0 1 0 .1 0ZM79 121 121 79",
  rest: "M112 70a32 32 0 1 0 16 44 26 26 0 1 1-16-44Z",
  ward: "M100 68l28 10v20c0 18-12 28-28 36-16-8-28-18-28-36V78Z",
} as const;

type Motif = keyof typeof MOTIFS;

/** The motif of each verb of an effect and of each part of a lasting change. */
const OF_VERB: Readonly<Record<string, Motif>> = {
  damage: "damage",
  draw: "draw",
  destroy: "destroy",
  discard: "discard",
  discardThese: "discard",
  return: "return",
  putCounters: "grow",
  gainLife: "life",
  search: "search",
  look: "search",
  reveal: "search",
  turnFaceUp: "stone",
  turnFaceDown: "stone",
  token: "token",
  summon: "token",
  negate: "negate",
  rest: "rest",
  wake: "rest",
};
const OF_CHANGE: Readonly<Record<string, Motif>> = { add: "grow", set: "grow", cannot: "ward", cost: "stone" };

/** The path of a drawing of what a card does first, in the middle of its emblem; `null` for a card that does nothing named. */
export function motifOf({ abilities }: Pick<CardDefinition, "abilities">): string | null {
  const motif = firstMotif(abilities);
  return motif === null ? null : MOTIFS[motif];
}

function firstMotif(part: unknown): Motif | null {
  if (part === null || typeof part !== "object") return null;
  if (Array.isArray(part)) {
    for (const inner of part) {
      const found = firstMotif(inner);
      if (found !== null) return found;
    }
    return null;
  }
  const verb = "do" in part ? OF_VERB[String(part.do)] : undefined;
  if (verb !== undefined) return verb;
  const deeds = Object.entries(part).filter(([key]) => DEEDS.includes(key));
  for (const [, inner] of deeds) {
    const found = firstMotif(inner);
    if (found !== null) return found;
  }
  return Object.keys(part).flatMap((key) => OF_CHANGE[key] ?? [])[0] ?? null;
}

/** The parts of abilities and effects in which deeds stand; conditions and events are left aside. */
const DEEDS = ["effects", "modes", "then", "otherwise", "ability", "instead", "changes", "grant"];
