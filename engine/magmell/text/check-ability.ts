import type { Ability, EventPattern, TargetSpec } from "../model/ability";
import type { ZoneId } from "../model/zone";
import { hasPart, isEqualData } from "./grammar/plain-data";
import { isLeaving } from "./leaving";
import { USED_FROM } from "./used-from";

type Tree = Readonly<Record<string, unknown>>;
/** What words of an ability may refer to at one place of it. */
type Scope = {
  readonly targets: readonly TargetSpec[];
  readonly events: readonly EventPattern[];
  readonly isMagic: boolean;
};

/** Events that have a number. */
const COUNTED: readonly EventPattern["on"][] = ["damage", "lifeGained", "lifeLost", "countersPut", "countersRemoved"];

/** The areas in which something may be for a verb to do anything to it. */
const AREAS: Readonly<Record<string, readonly ZoneId[]>> = {
  destroy: ["battleArea", "stoneArea"],
  rest: ["battleArea", "stoneArea"],
  wake: ["battleArea", "stoneArea"],
  negate: ["chant"],
  damage: ["battleArea"],
  putCounters: ["battleArea", "stoneArea"],
  reveal: ["grimoire", "stoneDeck", "hand", "dream"],
};
/** Verbs that do nothing to players. */
const OF_THINGS = [...Object.keys(AREAS), "return", "put", "summon", "turnFaceUp", "turnFaceDown"].filter(
  (verb) => verb !== "damage",
);

/** The areas in which something may be for an effect on it: nothing is used from the area where it works. */
const areasOf = (effect: Tree | undefined): readonly ZoneId[] | undefined =>
  effect?.do === "modify" && isBanOnUse(effect.changes) ? USED_FROM : AREAS[String(effect?.do)];

/** Returns whether an ability can be carried out: its references exist, and its verbs match their objects. */
export const isPlayable = (ability: Ability): boolean =>
  fitsScope(ability, { targets: [], events: [], isMagic: false });

/** Returns whether an ability triggers when its own card enters the battle area, which a stone never does. */
export const arrivesAsUnit = (ability: Ability): boolean =>
  "on" in ability &&
  [ability.on].flat().some((event) => event.on === "move" && event.what === "self" && event.to === "battleArea");

function fitsScope(part: unknown, outer: Scope): boolean {
  if (part === null || typeof part !== "object") return true;
  if (Array.isArray(part)) return part.every((inner) => fitsScope(inner, outer)) && actsWhereItLies(part);
  const tree = part as Tree;
  const scope = scopeOf(tree, outer);
  return isSound(tree, scope) && Object.values(tree).every((inner) => fitsScope(inner, scope));
}

/** Verbs that do nothing but choose or count for a later instruction. */
const CHOOSING: readonly unknown[] = ["choose", "chooseNumber", "chooseColor", "chooseName", "search", "remember"];

/**
 * Returns whether an ability uses every choice that it asks for. Targets count as used, because choosing them has
 * effects of its own.
 */
export const usesAllChoices = (ability: Ability): boolean => usesAll(ability, JSON.stringify(ability));

function usesAll(part: unknown, whole: string): boolean {
  if (part === null || typeof part !== "object") return true;
  if (Array.isArray(part)) return part.every((inner) => usesAll(inner, whole));
  const { do: verb, store } = part as Tree;
  if (CHOOSING.includes(verb) && whole.split(JSON.stringify(store)).length < 3) return false;
  return Object.values(part).every((inner) => usesAll(inner, whole));
}

/** Whether a condition on earlier references only asks whether they exist as such: 「それがカードならば」. */
const asksNothing = (some: unknown): boolean =>
  typeof some === "object" &&
  some !== null &&
  "of" in some &&
  (!("where" in some) || Object.keys(some.where as object).length === 0);

/** Returns whether cards that are chosen in an area that a verb never acts in are left alone by that verb. */
function actsWhereItLies(effects: readonly Tree[]): boolean {
  const chosen = effects.filter((one) => one?.do === "choose");
  return effects.every((one) => {
    const areas = areasOf(one);
    const { stored } = (one?.what ?? one?.to ?? one?.on ?? {}) as { readonly stored?: unknown };
    const from = chosen.find(({ store }) => store === stored)?.from as Tree | undefined;
    const zones = typeof from === "object" && "all" in from ? ([from.all].flat() as readonly ZoneId[]) : [];
    return areas === undefined || zones.length === 0 || zones.some((zone) => areas.includes(zone));
  });
}

function scopeOf({ type, on, targets, effects }: Tree, outer: Scope): Scope {
  const events =
    type === "triggered" || type === "replacement" ? ([on].flat() as readonly EventPattern[]) : outer.events;
  return {
    targets:
      (targets as Scope["targets"] | undefined) ?? (type === "magic" && effects !== undefined ? [] : outer.targets),
    events,
    isMagic: outer.isMagic || type === "magic",
  };
}

function isSound(tree: Tree, { targets, events, isMagic }: Scope): boolean {
  if (typeof tree.target === "number" && tree.target >= targets.length) return false;
  if (tree.event === "amount" && !events.every(({ on, ...more }) => COUNTED.includes(on) || "together" in more))
    return false;
  // What a card costs or who may use it is settled before its price is paid.
  if (
    tree.type === "static" &&
    isEqualData(tree.while, { paid: true }) &&
    JSON.stringify(tree.zones)?.includes('"hand"')
  )
    return false;
  if (forbidsUnusedCards(tree)) return false;
  // A static ability that names no area works where its card is a unit or a stone.
  if (tree.type === "static" && tree.zones === undefined && ELSEWHERE.test(JSON.stringify(tree.while) ?? ""))
    return false;
  if (tree.event === "source" && !events.every(({ on }) => on === "damage" || on === "targeted")) return false;
  if ("than" in tree && "amount" in tree && isEqualData(tree.amount, tree.than)) return false;
  if ("stat" in tree && (isPlayer(tree.of) || (isMagic && tree.of === "self" && NUMBERS_OF_UNITS.includes(tree.stat))))
    return false;
  if (Array.isArray(tree.modes) && typeof tree.choose === "number" && tree.choose > tree.modes.length && !tree.again)
    return false;
  if (asksNothing(tree.some) || isGone(tree) || namesTwice(tree.join) || sumsWhatIsOfEach(tree, targets)) return false;
  if (typeof tree.do !== "string") return true;
  // Cards of a pile are revealed, not turned: 「魔導書の上から3枚を表向きにする」.
  if (isPile(tree.what) && STATES.includes(tree.do)) return false;
  if (tree.do === "modify" && tree.until === "game" && begins(events) && forbidsWaking(tree.changes)) return false;
  const { what = tree.to } = tree;
  const target = targets[(what as { readonly target?: number } | undefined)?.target ?? -1];
  const areas = areasOf(tree);
  if (target !== undefined && target.players !== undefined && target.zones === undefined && OF_THINGS.includes(tree.do))
    return false;
  if (target?.zones !== undefined && areas !== undefined && !target.zones.some((zone) => areas.includes(zone)))
    return false;
  if (tree.do === "negate" && (isEqualData(what, SUBJECT) ? !events.every(({ on }) => on === "used") : what === "self"))
    return false;
  return !(isMagic && (tree.do === "modify" || tree.do === "use") && what === "self");
}

/** Whether an ability forbids the use of what nobody uses: stones, and cards where no card is used from. */
function forbidsUnusedCards({ cannot, where, type, affects, changes }: Tree): boolean {
  if (cannot === "use" && (where as { readonly kind?: unknown } | undefined)?.kind === "stone") return true;
  if (type !== "static" || !isBanOnUse(changes) || typeof affects !== "object" || affects === null) return false;
  return "all" in affects && ([affects.all].flat() as readonly ZoneId[]).every((zone) => !USED_FROM.includes(zone));
}

const isBanOnUse = (changes: unknown): boolean =>
  hasPart(changes, (part) => typeof part === "object" && part !== null && "cannot" in part && part.cannot === "beUsed");

const STATES: readonly unknown[] = ["turnFaceUp", "turnFaceDown", "rest", "wake"];

/** Whether a ban on waking begins with a turn: it means the waking of that turn, not of the whole game. */
const begins = (events: readonly EventPattern[]): boolean => events.some(({ on }) => on === "turnBegins");
const forbidsWaking = (changes: unknown): boolean => hasPart(changes, (part) => isEqualData(part, { cannot: "wake" }));
const isPile = (what: unknown): boolean => typeof what === "object" && what !== null && "top" in what;

const NUMBERS_OF_UNITS: readonly unknown[] = ["ap", "hp", "damage"];

/**
 * Whether each of several things gets the sum of their numbers, or of what their controllers have, where a text means
 * the own number of each.
 */
function sumsWhatIsOfEach({ do: verb, to, amount }: Tree, targets: readonly TargetSpec[]): boolean {
  if (verb !== "damage" || typeof to !== "object" || to === null || typeof amount !== "object") return false;
  const many = "all" in to || ("target" in to && targets[Number(to.target)]?.count !== 1);
  const { stat, of } = (amount ?? {}) as Tree;
  const ofThem = [`"controllerOf":${JSON.stringify(to)}`, `"ownerOf":${JSON.stringify(to)}`];
  const written = JSON.stringify(amount);
  return many && ((stat !== undefined && isEqualData(of, to)) || ofThem.some((part) => written.includes(part)));
}

/** Whether a group has the same part twice: 「あなたと、あなたが」. */
const namesTwice = (join: unknown): boolean =>
  Array.isArray(join) && new Set(join.map((part) => JSON.stringify(part))).size < join.length;

const ELSEWHERE = /"of":"self","where":\{(?:"owner":"you",)?"zone":"(?!battleArea|stoneArea)/u;

const SUBJECT = { event: "subject" };

/** Whether something is looked for in the battle area that has left it this turn. */
const isGone = ({ all, zones, where }: Tree): boolean => {
  const did = (where as { readonly did?: EventPattern } | undefined)?.did;
  return did !== undefined && (all === "battleArea" || isEqualData(zones, ["battleArea"])) && isLeaving(did);
};

const isPlayer = (select: unknown): boolean =>
  typeof select === "object" && select !== null && ("player" in select || "players" in select);
