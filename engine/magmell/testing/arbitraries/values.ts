import type { Duration, TotalBound } from "../../model/ability";
import { COLORS } from "../../model/card";
import type { MoveCause } from "../../model/event";
import type { Amount, ComparisonOperator, Condition, Filter, NumberComparison, Select } from "../../model/select";
import { BATTLE_STEPS, PHASES } from "../../model/turn";
import { ZONE_IDS, type ZoneId } from "../../model/zone";
import { createNestedContext, type DrawingContext } from "./drawing-context";
import { drawEventPattern, drawPastEvent } from "./event-patterns";
import { drawPlayerRef, drawStoredColor, drawStoredName, drawStoredNumber, drawThingRef } from "./references";

const COMPARISONS: readonly ComparisonOperator[] = [">=", "<=", "=", "!=", "<", ">"];
export const MOVE_CAUSES: readonly MoveCause[] = [
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
export const COUNTER_NAMES = ["power", "weak", "cremation", "栞"] as const;
export const CARD_NAMES = ["青の魔石", "折り紙の鳥"] as const;
/** Deeper than this parts are as simple as they can be. */
const DEEPEST = 4;

const RANKED = ["ap", "hp", "useCost", "damage"] as const;

const number = ({ draw }: DrawingContext): number => draw.between(1, 9);

/** Returns a random amount, which is computed when it is needed. */
export function drawAmount(scene: DrawingContext): Amount {
  const { draw, depth, event } = scene;
  if (depth >= DEEPEST || !draw.rarely(3)) return number(scene);
  const inner = createNestedContext(scene);
  const makers: (() => Amount)[] = [
    () => ({ count: drawSelect(inner) }),
    () => ({ stat: draw.pick(["ap", "hp", "damage", "useCost", "catalyst"]), of: drawSelect(inner) }),
    () => ({ counters: draw.pick(COUNTER_NAMES), on: drawSelect(inner) }),
    () => ({ life: drawPlayerRef(inner) }),
    () => ({ usedThisTurn: drawPlayerRef(inner) }),
    () => ({ happened: drawEventPattern(inner).pattern, ...draw.part("total", 2, () => true as const) }),
    () => ({ sum: draw.list(2, 3, () => drawAmount(inner)) }),
    () => ({ product: [drawAmount(inner), drawAmount(inner)] }),
    () => ({ minus: [drawAmount(inner), drawAmount(inner)] }),
    () => ({ highest: draw.list(2, 3, () => drawAmount(inner)) }),
    () => ({ lowest: draw.list(2, 3, () => drawAmount(inner)) }),
    () => ({ half: drawAmount(inner), round: draw.pick(["up", "down"]) }),
    () => ({ if: { turnOf: drawPlayerRef(inner) }, then: drawAmount(inner), otherwise: drawAmount(inner) }),
    () => ({ difference: [drawAmount(inner), drawAmount(inner)] }),
    () => ({ quotient: [drawAmount(inner), drawAmount(inner)], round: draw.pick(["up", "down"]) }),
    () => ({ most: draw.pick(RANKED), of: drawSelect(inner) }),
    () => ({ least: draw.pick(RANKED), of: drawSelect(inner) }),
    () => ({ anyCounters: drawSelect(inner) }),
    () => ({ colors: drawSelect(inner) }),
  ];
  if (event !== null) makers.push(() => ({ event: draw.pick(["amount", "amount", "excess"]) }));
  const stored = drawStoredNumber(scene);
  if (stored !== null) makers.push(...Array.from({ length: 8 }, () => (): Amount => ({ stored })));
  return draw.one(makers);
}

export const drawComparison = (scene: DrawingContext): NumberComparison => ({
  is: scene.draw.pick(COMPARISONS),
  than: drawAmount(createNestedContext(scene)),
});

/** Returns a random bound on the sum of chosen things. */
export const drawTotalBound = (scene: DrawingContext): TotalBound => ({
  stat: scene.draw.pick(["useCost", "ap", "hp"]),
  ...drawComparison(scene),
});

/**
 * Returns a random selection of things in some areas. In the battle area all things are units, and in the stone area
 * they are called stones.
 */
export function drawZoneSelect(scene: DrawingContext): Extract<Select, { all: unknown }> {
  const { draw } = scene;
  const zones = draw.rarely(4)
    ? draw.some(ZONE_IDS, 2)
    : [draw.pick(["battleArea", "stoneArea", ...ZONE_IDS] as const)];
  const [zone = "battleArea"] = zones;
  return {
    all: zones.length === 1 ? zone : zones,
    ...draw.part("whose", 2, () => drawPlayerRef(createNestedContext(scene))),
    ...draw.part("where", 3, () => drawFilter(createNestedContext(scene), zones)),
  };
}

/** Returns a random selection of things to count or to affect. */
export function drawSelect(scene: DrawingContext): Select {
  const { draw, depth } = scene;
  if (depth >= DEEPEST) return drawThingRef(scene);
  const inner = createNestedContext(scene);
  return draw.one<Select>([
    () => drawThingRef(scene),
    () => drawZoneSelect(scene),
    () => drawZoneSelect(scene),
    () => drawThingRef(scene),
    () => ({ top: draw.pick(["grimoire", "stoneDeck"]), whose: drawPlayerRef(inner), count: drawAmount(inner) }),
    () => ({ bottom: draw.pick(["grimoire", "stoneDeck"]), whose: drawPlayerRef(inner), count: drawAmount(inner) }),
    () => joinSelects([drawThingRef(inner), draw.one([() => drawThingRef(inner), () => drawZoneSelect(inner)])]),
    () => ({ of: drawThingRef(inner), where: drawFilter(inner, []) }),
    () => ({ sourceOf: drawThingRef(inner) }),
  ]);
}

/** Returns the union of several selections, each once. */
export function joinSelects(parts: readonly Select[]): Select {
  const different = new Map(parts.map((part) => [JSON.stringify(part), part]));
  const [first = "self"] = different.values();
  return different.size < 2 ? first : { join: [...different.values()] };
}

type Key = keyof Filter;

/** Returns a random filter for things in `zones`; pass an empty list if the zone is open. */
export function drawFilter(scene: DrawingContext, zones: readonly ZoneId[], needs: Filter = {}): Filter {
  const { draw, depth } = scene;
  const only = zones.length === 1 ? zones[0] : null;
  const kinds = (["unit", "magic", "stone"] as const).filter(
    (kind) => !(kind === "unit" && only === "battleArea") && !(kind === "stone" && only === "stoneArea"),
  );
  const inner = createNestedContext(scene);
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
    name: () => draw.pick(CARD_NAMES),
    ap: () => drawComparison(inner),
    hp: () => drawComparison(inner),
    useCost: () => drawComparison(inner),
    catalyst: () => drawComparison(inner),
    damage: () => (draw.rarely(2) ? drawComparison(inner) : { is: ">", than: 0 }),
    counters: () => ({
      name: draw.pick(COUNTER_NAMES),
      ...(draw.rarely(2) ? drawComparison(inner) : ({ is: ">=", than: 1 } as const)),
    }),
    among: () => among(inner),
    did: () => drawPastEvent(inner),
    anyCounter: () => (draw.rarely(2) ? drawComparison(inner) : { is: ">=", than: 1 }),
    most: () => ({ stat: draw.pick(RANKED), of: drawSelect(inner) }),
    least: () => ({ stat: draw.pick(RANKED), of: drawSelect(inner) }),
    sameName: () => drawSelect(inner),
    sharesColor: () => drawSelect(inner),
    zone: () =>
      draw.rarely(2)
        ? draw.pick(ZONE_IDS)
        : draw.pick([
            ["grimoire", "dust"],
            ["battleArea", "stoneArea"],
          ] as const),
    owner: () => drawPlayerRef(inner),
  };
  if (zones.length === 0) makers.whose = () => drawPlayerRef(inner);
  if (depth < DEEPEST) {
    makers.targets = () => drawFilter(inner, []);
    makers.not = () => contrary(drawFilter(inner, []));
    makers.any = () => draw.pick([[{ color: "blue" }, { color: "red" }], draw.list(2, 3, () => drawFilter(inner, []))]);
  }
  const color = drawStoredColor(scene);
  if (color !== null && draw.rarely(2)) return { ...needs, storedColor: color };
  const name = drawStoredName(scene);
  if (name !== null && draw.rarely(2)) return { ...needs, storedName: name };
  const keys = draw.some(Object.keys(makers) as Key[], draw.pick([1, 1, 2, 3]));
  const made = Object.fromEntries(keys.map((key) => [key, makers[key]?.()]));
  return { ...needs, ...made } as Filter;
}

/** A negation without a double negation inside. */
const contrary = (made: Filter): Filter => (Object.keys(made).join() === "not" ? (made.not ?? made) : made);

/** Returns a random reference to something mentioned before, but not to the instance itself. */
export function drawOtherRef(scene: DrawingContext): Select {
  const one = drawThingRef(scene);
  return one === "self" ? { battle: "attacker" } : one;
}

/** References to one or several things mentioned before. */
function among(scene: DrawingContext): Select {
  const one = drawOtherRef(scene);
  return scene.draw.rarely(3) ? joinSelects([one, drawThingRef(scene)]) : one;
}

/** Returns a random condition. A negated comparison is replaced by its opposite, as in canonical form. */
export function drawCondition(scene: DrawingContext): Condition {
  const { draw, depth } = scene;
  const inner = createNestedContext(scene);
  const makers: (() => Condition)[] = [
    () => ({ turnOf: drawPlayerRef(inner) }),
    () => ({ some: drawSelect(inner) }),
    () => ({ some: drawZoneSelect(inner) }),
    () => ({ phase: draw.pick(PHASE_NAMES) }),
    () => ({ inBattle: draw.pick([true, false]) }),
    () => draw.pick([{ paid: true }, { not: { paid: true } }] as const),
    () => ({ same: [drawPlayerRef(inner), drawPlayerRef(inner)] }),
    () => ({ not: { some: drawSelect(inner) } }),
    () => ({ not: { turnOf: drawPlayerRef(inner) } }),
    () => ({ amount: worked(inner), is: draw.pick(COMPARISONS), than: drawAmount(inner) }),
    () => ({ amount: { count: drawZoneSelect(inner) }, is: draw.pick(COMPARISONS), than: drawAmount(inner) }),
  ];
  if (depth < DEEPEST - 1) {
    makers.push(
      () => ({ every: draw.list(2, 3, () => drawCondition(inner)) }),
      () => ({ either: draw.list(2, 3, () => drawCondition(inner)) }),
      () => ({
        not: draw.one<Condition>([
          () => ({ phase: "main" }),
          () => ({ every: draw.list(2, 2, () => drawCondition(inner)) }),
        ]),
      }),
    );
  }
  return draw.one(makers);
}

/** An amount that is not plainly a number, for what would otherwise always or never hold. */
function worked(scene: DrawingContext): Amount {
  const made = drawAmount(scene);
  return typeof made === "number" ? { life: drawPlayerRef(scene) } : made;
}
