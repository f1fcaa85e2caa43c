import type { Effect, EffectOf } from "../../../../model/effect";
import { mapParts } from "../../../grammar/plain-data";

/**
 * Returns instructions in their short form. Choosing a card in a hand and discarding it is one discard (233.2), and
 * shuffling after a search is part of the search (230.4).
 */
export function shortenEffects(effects: readonly Effect[]): readonly Effect[] {
  const uses = usesIn(effects);
  return mapParts(effects, (part) => (Array.isArray(part) ? shortenList(part, uses) : part)) as readonly Effect[];
}

type Uses = ReadonlyMap<string, number>;

function usesIn(part: unknown, uses = new Map<string, number>()): Map<string, number> {
  if (part === null || typeof part !== "object") return uses;
  for (const [key, value] of Object.entries(part)) {
    if (key === "stored" && typeof value === "string") uses.set(value, (uses.get(value) ?? 0) + 1);
    else usesIn(value, uses);
  }
  return uses;
}

function shortenList(list: readonly unknown[], uses: Uses): readonly unknown[] {
  const out: unknown[] = [];
  for (const [index, inner] of list.map((one) => searchOf(one as Effect | null) ?? one).entries()) {
    const effect = inner as Effect | null;
    const last = out.at(-1) as Effect | undefined;
    const discard = effect?.do === "discardThese" && last?.do === "choose" ? discardOf(last, effect, uses) : null;
    if (discard !== null) out[out.length - 1] = discard;
    else if (effect?.do !== "shuffle" || index < list.length - 1 || !isShuffled(effect, out as readonly Effect[]))
      out.push(inner);
  }
  return out;
}

/** Choosing cards in one's own pile as a search for them, since nobody knows them before (230). */
function searchOf(effect: Effect | null): Effect | null {
  if (effect?.do !== "choose" || typeof effect.from !== "object" || !("all" in effect.from)) return null;
  const { who, from, count, store, how, total, also } = effect;
  const { all: zone, whose, where } = from;
  if ((zone !== "grimoire" && zone !== "stoneDeck") || how !== undefined || total !== undefined || also) return null;
  if (whose !== who || where?.whose !== undefined) return null;
  const most = typeof count === "object" && "min" in count ? (count.min === 0 ? count.max : null) : count;
  return most === null ? null : { do: "search", who, zone, ...(where && { where }), count: most, store };
}

/** The discard of a card that is chosen in a hand, if nothing else refers to the chosen card. */
function discardOf(choose: EffectOf<"choose">, { what, store }: EffectOf<"discardThese">, uses: Uses): Effect | null {
  const { from, who, count, how, total, also } = choose;
  if (typeof from !== "object" || !("all" in from) || from.all !== "hand" || from.whose === undefined) return null;
  const isThat = typeof what === "object" && "stored" in what && what.stored === choose.store;
  if (!isThat || uses.get(choose.store) !== 1 || total !== undefined || also) return null;
  const isOwn = JSON.stringify(from.whose) === JSON.stringify(who);
  return {
    do: "discard",
    who: from.whose,
    count,
    how: how ?? "choose",
    ...(!isOwn && how === undefined && { by: who }),
    ...(from.where && { where: from.where }),
    ...(store !== undefined && { store }),
  };
}

/** Whether a search has shuffled the pile and nothing was put into it since. */
function isShuffled({ who, zone }: EffectOf<"shuffle">, before: readonly Effect[]): boolean {
  const index = before.findLastIndex((effect) => effect.do === "search");
  const search = before[index];
  if (search?.do !== "search" || search.shuffle === false || search.zone !== zone) return false;
  if (JSON.stringify(search.whose ?? search.who) !== JSON.stringify(who)) return false;
  return before
    .slice(index + 1)
    .every((effect) => STAYS_SHUFFLED.some((verb) => verb === effect.do && !goesTo(effect, zone)));
}

const STAYS_SHUFFLED = ["reveal", "put", "summon", "discardThese"] as const;
const goesTo = (effect: Effect, zone: string): boolean => "to" in effect && effect.to === zone;
