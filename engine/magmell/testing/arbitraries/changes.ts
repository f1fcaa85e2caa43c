import {
  type Ability,
  type ContinuousChange,
  RESTRICTABLE_ACTIONS,
  type RestrictableAction,
} from "../../model/ability";
import { COLORS, type SymbolCounts } from "../../model/card";
import type { DrawingContext } from "./drawing-context";
import { createNestedContext } from "./drawing-context";
import { drawInstruction } from "./instructions";
import { drawStoredColor } from "./references";
import { drawAmount, drawFilter } from "./values";

/** Acts that can be forbidden by or to some things only. */
const DENIED_BY: readonly RestrictableAction[] = [
  "use",
  "attack",
  "beAttacked",
  "defend",
  "beDefended",
  "beTargeted",
  "beDestroyed",
  "beDamaged",
  "beNegated",
];

/** Costs change by symbols that all grow or all shrink: a text says the two apart. */
function symbols(scene: DrawingContext): Partial<SymbolCounts> {
  const { draw } = scene;
  const sign = draw.pick([1, -1]);
  const keys = draw.some(["any", ...COLORS] as const, 2);
  return Object.fromEntries(keys.map((key) => [key, sign * draw.between(1, 3)]));
}

/** Something that a continuous effect changes. `grant` makes the abilities that it may give. */
function change(outer: DrawingContext, grant: (scene: DrawingContext) => Ability): ContinuousChange {
  const scene = createNestedContext(outer);
  const { draw } = scene;
  const color = drawStoredColor(scene);
  if (color !== null && draw.rarely(2)) return { colors: { storedColor: color }, keep: draw.pick([true, false]) };
  return draw.one<ContinuousChange>([
    () => ({ add: draw.pick(["ap", "hp"]), amount: draw.rarely(3) ? -draw.between(1, 9) : drawAmount(scene) }),
    () => ({ set: draw.pick(["ap", "hp"]), amount: draw.rarely(4) ? 0 : drawAmount(scene) }),
    () => ({ colors: draw.some(COLORS, 2), keep: draw.pick([true, false]) }),
    () => ({ colors: [], keep: false }),
    () => ({ swap: true }),
    () => ({ multiply: draw.pick(["ap", "hp"]), by: drawAmount(scene) }),
    () =>
      draw.pick([
        { loses: "abilities" },
        { must: "defend" },
        { must: "attack" },
        { mayDefend: "rested" },
        { mayUse: true },
      ] as const),
    () => ({ cannot: draw.pick(RESTRICTABLE_ACTIONS) }),
    () => ({ cannot: draw.pick(DENIED_BY), where: drawFilter(scene, []) }),
    () => ({
      cost: draw.pick(["useCost", "catalyst"]),
      by: symbols(scene),
      ...draw.part("times", 3, () => drawAmount(scene)),
    }),
    () => ({ cost: "useCost", by: { any: -draw.between(1, 3) }, floor: draw.between(1, 2) }),
    () => ({ without: draw.pick(["useCost", "catalyst"]), ...draw.part("perTurn", 2, () => draw.between(1, 2)) }),
    () => ({
      price: draw.pick(["attack", "defend", "use"]),
      pay: draw.list(1, 2, () => drawInstruction({ ...scene, kept: [...scene.kept] })),
    }),
    () => ({ timing: draw.pick(["quick", "normal"]) }),
    () => ({ grant: grant(scene) }),
  ]);
}

/** Returns a prohibition for players. */
export function drawProhibition(outer: DrawingContext): ContinuousChange {
  const scene = createNestedContext(outer);
  const { draw } = scene;
  return draw.one<ContinuousChange>([
    () => ({ cannot: draw.pick(["draw", "use", "search", "gainLife", "lose", "win"]) }),
    () => ({ cannot: "use", where: drawFilter(scene, []) }),
  ]);
}

/** Returns changes; AP and HP often change together. */
export function drawChanges(
  scene: DrawingContext,
  grant: (scene: DrawingContext) => Ability,
): readonly ContinuousChange[] {
  const { draw } = scene;
  if (!draw.rarely(4)) return draw.list(1, 3, () => change(scene, grant));
  const by = draw.rarely(2) ? -draw.between(1, 9) : drawAmount(createNestedContext(scene));
  return [
    { add: "ap", amount: by },
    { add: "hp", amount: by },
  ];
}
