import type { Duration, TotalBound } from "../../model/ability";
import { COLORS } from "../../model/card";
import type { MoveCause } from "../../model/event";
import type { Amount, ComparisonOperator, Condition, Filter, NumberComparison, Select } from "../../model/select";
import { BATTLE_STEPS, PHASES } from "../../model/turn";
import { ZONE_IDS, type ZoneId } from "../../model/zone";
import { deed, happening } from "./happenings";
import { keptColor, keptName, keptNumber, playerRef, thingRef } from "./references";
import { type Scene, within } from "./scene";

const COMPARISONS: readonly ComparisonOperator[] = [">=", "<=", "=", "!=", "<", ">"];
export const CAUSES: readonly MoveCause[] = [
  "draw",
  "placeStone",
  "redraw",
  "use",
  "resolve",
  "summon",
  "destroy",
  "return",
  "discard",
  "negate",
  "put",
];
export const PHASE_NAMES = PHASES.map(({ phase }) => phase);
export const STEP_NAMES = BATTLE_STEPS.map(({ step }) => step);
export const DURATIONS = [
  "turn",
  "battle",
  "game",
  "yourNextTurn",
  "whileHere",
  "whileYouControl",
  "yourNextTurnEnd",
  "opponentNextTurn",
  "opponentNextTurnEnd",
  "nextStandby",
  "yourNextStandby",
  "opponentNextStandby",
  "phase",
] as const satisfies readonly Duration[];
export const COUNTERS = ["power", "weak", "cremation", "栞"] as const;
export const NAMES = ["青の魔石", "折り紙の鳥"] as const;
/** Deeper than this parts are as simple as they can be. */
const DEEPEST = 4;

const RANKED = ["ap", "hp", "useCost", "damage"] as const;

const number = ({ draw }: Scene): number => draw.between(1, 9);

/** Returns a number worked out when it is needed. */
export function amount(scene: Scene): Amount {
  const { draw, depth, event } = scene;
  if (depth >= DEEPEST || !draw.rarely(3)) return number(scene);
  const inner = within(scene);
  const makers: (() => Amount)[] = [
    () => ({ count: group(inner) }),
    () => ({ stat: draw.pick(["ap", "hp", "damage", "useCost", "catalyst"]), of: group(inner) }),
    () => ({ counters: draw.pick(COUNTERS), on: group(inner) }),
    () => ({ life: playerRef(inner) }),
    () => ({ usedThisTurn: playerRef(inner) }),
    () => ({ happened: happening(inner).pattern, ...draw.part("total", 2, () => true as const) }),
    () => ({ sum: draw.list(2, 3, () => amount(inner)) }),
    () => ({ product: [amount(inner), amount(inner)] }),
    () => ({ minus: [amount(inner), amount(inner)] }),
    () => ({ highest: draw.list(2, 3, () => amount(inner)) }),
    () => ({ lowest: draw.list(2, 3, () => amount(inner)) }),
    () => ({ half: amount(inner), round: draw.pick(["up", "down"]) }),
    () => ({ if: { turnOf: playerRef(inner) }, then: amount(inner), otherwise: amount(inner) }),
    () => ({ difference: [amount(inner), amount(inner)] }),
    () => ({ quotient: [amount(inner), amount(inner)], round: draw.pick(["up", "down"]) }),
    () => ({ most: draw.pick(RANKED), of: group(inner) }),
    () => ({ least: draw.pick(RANKED), of: group(inner) }),
    () => ({ anyCounters: group(inner) }),
    () => ({ colors: group(inner) }),
  ];
  if (event !== null) makers.push(() => ({ event: draw.pick(["amount", "amount", "excess"]) }));
  const stored = keptNumber(scene);
  if (stored !== null) makers.push(...Array.from({ length: 8 }, () => (): Amount => ({ stored })));
  return draw.one(makers);
}

export const compare = (scene: Scene): NumberComparison => ({
  is: scene.draw.pick(COMPARISONS),
  than: amount(within(scene)),
});

/** Returns a bound on the sum of what is chosen. */
export const totalOf = (scene: Scene): TotalBound => ({
  stat: scene.draw.pick(["useCost", "ap", "hp"]),
  ...compare(scene),
});

/** Returns things in some areas. In the battle area all are units, and what lies in the stone area is called a stone. */
export function all(scene: Scene): Extract<Select, { all: unknown }> {
  const { draw } = scene;
  const zones = draw.rarely(4)
    ? draw.some(ZONE_IDS, 2)
    : [draw.pick(["battleArea", "stoneArea", ...ZONE_IDS] as const)];
  const [zone = "battleArea"] = zones;
  return {
    all: zones.length === 1 ? zone : zones,
    ...draw.part("whose", 2, () => playerRef(within(scene))),
    ...draw.part("where", 3, () => filter(within(scene), zones)),
  };
}

/** Returns things that are counted, or that something is done to. */
export function group(scene: Scene): Select {
  const { draw, depth } = scene;
  if (depth >= DEEPEST) return thingRef(scene);
  const inner = within(scene);
  return draw.one<Select>([
    () => thingRef(scene),
    () => all(scene),
    () => all(scene),
    () => thingRef(scene),
    () => ({ top: draw.pick(["grimoire", "stoneDeck"]), whose: playerRef(inner), count: amount(inner) }),
    () => ({ bottom: draw.pick(["grimoire", "stoneDeck"]), whose: playerRef(inner), count: amount(inner) }),
    () => joined([thingRef(inner), draw.one([() => thingRef(inner), () => all(inner)])]),
    () => ({ of: thingRef(inner), where: filter(inner, []) }),
    () => ({ sourceOf: thingRef(inner) }),
  ]);
}

/** Returns all of several, none of them twice. */
export function joined(parts: readonly Select[]): Select {
  const different = new Map(parts.map((part) => [JSON.stringify(part), part]));
  const [first = "self"] = different.values();
  return different.size < 2 ? first : { join: [...different.values()] };
}

type Key = keyof Filter;

/** Returns a filter for things in `zones`; an empty list where the zone is open. */
export function filter(scene: Scene, zones: readonly ZoneId[], needs: Filter = {}): Filter {
  const { draw, depth } = scene;
  const only = zones.length === 1 ? zones[0] : null;
  const kinds = (["unit", "magic", "stone"] as const).filter(
    (kind) => !(kind === "unit" && only === "battleArea") && !(kind === "stone" && only === "stoneArea"),
  );
  const inner = within(scene);
  const makers: Partial<{ [K in Key]: () => Filter[K] }> = {
    rested: () => draw.pick([true, false]),
    color: () => draw.pick(COLORS),
    other: () => true,
    kind: () =>
      draw.rarely(3)
        ? draw.pick([
            ["unit", "magic"],
            ["magic", "stone"],
          ] as const)
        : draw.pick(kinds),
    faceDown: () => draw.pick([true, false]),
    colorless: () => draw.pick([true, false]),
    timing: () => draw.pick(["quick", "normal"] as const),
    token: () => draw.pick([false, true]),
    card: () => draw.pick([true, false]),
    battling: () => draw.pick([true, false]),
    targetsPlayer: () => draw.pick(["you", "opponent"] as const),
    name: () => draw.pick(NAMES),
    ap: () => compare(inner),
    hp: () => compare(inner),
    useCost: () => compare(inner),
    catalyst: () => compare(inner),
    damage: () => (draw.rarely(2) ? compare(inner) : { is: ">", than: 0 }),
    counters: () => ({
      name: draw.pick(COUNTERS),
      ...(draw.rarely(2) ? compare(inner) : ({ is: ">=", than: 1 } as const)),
    }),
    among: () => among(inner),
    did: () => deed(inner),
    anyCounter: () => (draw.rarely(2) ? compare(inner) : { is: ">=", than: 1 }),
    most: () => ({ stat: draw.pick(RANKED), of: group(inner) }),
    least: () => ({ stat: draw.pick(RANKED), of: group(inner) }),
    sameName: () => group(inner),
    sharesColor: () => group(inner),
    zone: () =>
      draw.rarely(2)
        ? draw.pick(ZONE_IDS)
        : draw.pick([
            ["grimoire", "dust"],
            ["battleArea", "stoneArea"],
          ] as const),
    owner: () => playerRef(inner),
  };
  if (zones.length === 0) makers.whose = () => playerRef(inner);
  if (depth < DEEPEST) {
    makers.targets = () => filter(inner, []);
    makers.not = () => contrary(filter(inner, []));
    makers.any = () => draw.pick([[{ color: "blue" }, { color: "red" }], draw.list(2, 3, () => filter(inner, []))]);
  }
  const color = keptColor(scene);
  if (color !== null && draw.rarely(2)) return { ...needs, storedColor: color };
  const name = keptName(scene);
  if (name !== null && draw.rarely(2)) return { ...needs, storedName: name };
  const keys = draw.some(Object.keys(makers) as Key[], draw.pick([1, 1, 2, 3]));
  const made = Object.fromEntries(keys.map((key) => [key, makers[key]?.()]));
  return { ...needs, ...made } as Filter;
}

/** A negation without a double negation inside. */
const contrary = (made: Filter): Filter => (Object.keys(made).join() === "not" ? (made.not ?? made) : made);

/** Returns a reference to something mentioned before, but not to the instance itself. */
export function otherThan(scene: Scene): Select {
  const one = thingRef(scene);
  return one === "self" ? { battle: "attacker" } : one;
}

/** References to one or several things mentioned before. */
function among(scene: Scene): Select {
  const one = otherThan(scene);
  return scene.draw.rarely(3) ? joined([one, thingRef(scene)]) : one;
}

/** Returns a condition. A negated comparison is drawn as its opposite, as in canonical form. */
export function condition(scene: Scene): Condition {
  const { draw, depth } = scene;
  const inner = within(scene);
  const makers: (() => Condition)[] = [
    () => ({ turnOf: playerRef(inner) }),
    () => ({ some: group(inner) }),
    () => ({ some: all(inner) }),
    () => ({ phase: draw.pick(PHASE_NAMES) }),
    () => ({ inBattle: draw.pick([true, false]) }),
    () => draw.pick([{ paid: true }, { not: { paid: true } }] as const),
    () => ({ same: [playerRef(inner), playerRef(inner)] }),
    () => ({ not: { some: group(inner) } }),
    () => ({ not: { turnOf: playerRef(inner) } }),
    () => ({ amount: worked(inner), is: draw.pick(COMPARISONS), than: amount(inner) }),
    () => ({ amount: { count: all(inner) }, is: draw.pick(COMPARISONS), than: amount(inner) }),
  ];
  if (depth < DEEPEST - 1) {
    makers.push(
      () => ({ every: draw.list(2, 3, () => condition(inner)) }),
      () => ({ either: draw.list(2, 3, () => condition(inner)) }),
      () => ({
        not: draw.one<Condition>([
          () => ({ phase: "main" }),
          () => ({ every: draw.list(2, 2, () => condition(inner)) }),
        ]),
      }),
    );
  }
  return draw.one(makers);
}

/** An amount that is not plainly a number, for what would otherwise always or never hold. */
function worked(scene: Scene): Amount {
  const made = amount(scene);
  return typeof made === "number" ? { life: playerRef(scene) } : made;
}
