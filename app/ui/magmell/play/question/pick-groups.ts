import type { Lang } from "@/app/i18n/lang";
import {
  CARD_KINDS,
  type CardIndex,
  countSymbols,
  getOpponent,
  type InstanceId,
  type PickChoice,
  type Target,
} from "@/engine/magmell";
import type { LocatedInstance } from "../game/table-context";
import type { GoldfishCard } from "../goldfish-card";

/** Interchangeable options of a pick. */
export type PickGroup = {
  readonly key: string;
  /** The open targets, in the order of the question. */
  readonly targets: readonly Target[];
  readonly chosen: number;
  /** The target to pick next, or to take back once all of them are chosen, or no more may be. */
  readonly next: Target;
  readonly card: CardIndex | null;
  /** `null` for a player. */
  readonly found: LocatedInstance | null;
};

/** Options in one zone, under a heading. */
type PickSection = { readonly key: string; readonly groups: readonly PickGroup[] };

/** Zones in which cards lie in no order that a player would know, so that they are sorted. */
const SORTED: ReadonlySet<LocatedInstance["zone"]> = new Set(["hidden", "hand", "dust", "dream", "stoneArea"]);

type Picks = {
  readonly isFull: boolean;
  readonly isOpen: (target: Target) => boolean;
  readonly isChosen: (target: Target) => boolean;
};
type Shown = {
  readonly lang: Lang;
  readonly cards: readonly GoldfishCard[];
  readonly lying: ReadonlyMap<InstanceId, LocatedInstance>;
};

/**
 * Returns the open options of a pick by zone, sorted by kind, cost and name, with equal copies grouped. The opponent's
 * units come first, as they lie above one's own.
 */
export function groupPickSections(
  { options, ordered, player }: PickChoice,
  picks: Picks,
  shown: Shown,
): readonly PickSection[] {
  const sections = new Map<string, Map<string, Target[]>>();
  for (const target of options) {
    if (!picks.isOpen(target)) continue;
    const found = foundAt(shown, target);
    const place = found === null ? "players" : `${found.zone} ${found.player}`;
    const groups = sections.get(place) ?? new Map<string, Target[]>();
    sections.set(place, groups);
    const key = ordered ? nameless(target) : keyOf(target, found);
    groups.set(key, [...(groups.get(key) ?? []), target]);
  }
  const above = `battleArea ${getOpponent(player)}`;
  return [...sections]
    .sort(([one], [other]) => Number(other === above) - Number(one === above))
    .map(([key, groups]) => {
      const made = [...groups].map(([group, targets]) => groupOf(`${key} ${group}`, targets, picks, shown));
      return { key, groups: ordered ? made : sorted(made, shown) };
    });
}

/** Returns the groups of all sections in one list, in the order of the digit keys. */
export const listPickGroups = (...given: Parameters<typeof groupPickSections>): readonly PickGroup[] =>
  groupPickSections(...given).flatMap(({ groups }) => groups);

const foundAt = ({ lying }: Shown, target: Target): LocatedInstance | null =>
  "player" in target ? null : (lying.get(target.instance) ?? null);

const nameless = (target: Target): string =>
  "player" in target ? `player ${target.player}` : `instance ${target.instance}`;

/** Key shared by interchangeable cards. Units and objects on the chant are always separate. */
function keyOf(target: Target, found: LocatedInstance | null): string {
  if (found === null || found.instance.card === null || !SORTED.has(found.zone)) return nameless(target);
  const { card, rested, faceDown, counters } = found.instance;
  return JSON.stringify([card, rested, faceDown, counters]);
}

function groupOf(key: string, targets: readonly Target[], { isChosen, isFull }: Picks, shown: Shown): PickGroup {
  const [first] = targets as readonly [Target, ...Target[]];
  const found = foundAt(shown, first);
  return {
    key,
    targets,
    chosen: targets.filter(isChosen).length,
    next: (isFull ? targets.findLast(isChosen) : undefined) ?? targets.find((target) => !isChosen(target)) ?? first,
    card: found?.instance.card ?? null,
    found,
  };
}

function sorted(groups: readonly PickGroup[], { lang, cards }: Shown): readonly PickGroup[] {
  const rank = ({ card }: PickGroup): readonly [number, number, string] => {
    const shown = card === null ? undefined : cards[card];
    if (shown === undefined) return [CARD_KINDS.length, 0, ""];
    const name = lang === "ja" ? shown.reading || shown.name : shown.englishName;
    return [CARD_KINDS.indexOf(shown.kind), countSymbols(shown.useCost), name];
  };
  const compare = (one: PickGroup, other: PickGroup): number => {
    const [kind, cost, name] = rank(one);
    const [otherKind, otherCost, otherName] = rank(other);
    return kind - otherKind || cost - otherCost || name.localeCompare(otherName, lang);
  };
  const zone = groups[0]?.found?.zone;
  return zone !== undefined && SORTED.has(zone) ? [...groups].sort(compare) : groups;
}
