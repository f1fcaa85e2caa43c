import type { EventPattern, PatternSubject } from "../../model/ability";
import type { Filter } from "../../model/select";
import { ZONE_IDS, type ZoneId } from "../../model/zone";
import { createNestedContext, type DrawingContext, type EventSubjectKind } from "./drawing-context";
import { drawPlayerRef } from "./references";
import {
  COUNTER_NAMES,
  drawComparison,
  drawFilter,
  drawOtherRef,
  MOVE_CAUSES,
  PHASE_NAMES,
  STEP_NAMES,
} from "./values";

/** An event pattern, and whether it happens to things, to players, or is a moment. */
type Happening = { readonly pattern: EventPattern; readonly sort: EventSubjectKind };

const things = (pattern: EventPattern): Happening => ({ pattern, sort: "things" });
const moment = (pattern: EventPattern): Happening => ({ pattern, sort: "moment" });

/** The subject of an event. Attackers and defenders are units, so their kind is always stated. */
function subject(scene: DrawingContext, needs: Filter = {}): PatternSubject {
  const { draw } = scene;
  return draw.one<PatternSubject>([
    () => "self",
    () => drawFilter(scene, [], needs),
    () => (Object.keys(needs).length === 0 && draw.rarely(2) ? {} : drawFilter(scene, [], { kind: "unit" })),
    () => ({ among: drawOtherRef(scene) }) as PatternSubject,
  ]);
}

const anyone = (scene: DrawingContext) => (scene.draw.rarely(2) ? ("anyone" as const) : drawPlayerRef(scene));

/** One of a list alone, or several. */
const oneOrMore = <Value>(scene: DrawingContext, values: readonly Value[]): Value | readonly Value[] => {
  const some = scene.draw.rarely(3) ? scene.draw.some(values, 3) : [scene.draw.pick(values)];
  const [first] = some;
  return some.length === 1 && first !== undefined ? first : some;
};

function move(scene: DrawingContext): Happening {
  const { draw } = scene;
  const zones = (): ZoneId | readonly ZoneId[] => oneOrMore(scene, ZONE_IDS);
  const cause = () => oneOrMore(scene, MOVE_CAUSES);
  const what = subject(scene);
  return draw.one([
    () => things({ on: "move", what, to: "battleArea" }),
    () => things({ on: "move", what, cause: "destroy" }),
    () => things({ on: "move", what, from: "battleArea", to: "dust" }),
    () => things({ on: "move", what: draw.rarely(2) ? {} : { whose: drawPlayerRef(scene) }, cause: "draw" }),
    () => things({ on: "move", what, from: "battleArea" }),
    () => things({ on: "move", what, to: "hand", cause: "return" }),
    () => things({ on: "move", what, cause: cause() }),
    () =>
      things({
        on: "move",
        what,
        ...draw.part("from", 2, zones),
        ...draw.part("to", 2, zones),
        ...draw.part("cause", 2, cause),
      }),
  ]);
}

function damage(scene: DrawingContext): Happening {
  const { draw } = scene;
  const player = draw.rarely(2);
  const pattern: EventPattern = {
    on: "damage",
    what: player ? { player: anyone(scene) } : subject(scene),
    ...draw.part("by", 2, () => subject(scene)),
    ...draw.part("inBattle", 2, () => draw.pick([true, false])),
    ...draw.part("amount", 4, () => drawComparison(scene)),
  };
  return { pattern, sort: player ? "players" : "things" };
}

/**
 * Returns a random event pattern that is not a moment. Some have a number in the turn, or cover all events of one
 * moment.
 */
export function drawEventPattern(scene: DrawingContext): Happening {
  const { draw } = scene;
  const { pattern, sort } = plainHappening(scene);
  const options = {
    ...draw.part("nth", 8, () => draw.between(1, 3)),
    ...draw.part("together", 8, () => true as const),
    ...(pattern.on === "move" && draw.part("process", 6, () => draw.pick([true, false]))),
  };
  return { pattern: { ...pattern, ...options } as EventPattern, sort };
}

const UNIT = { kind: "unit" } as const;

/** Attacks and defences. With the other side given, who attacks or defends may be anything. */
function fight(scene: DrawingContext): Happening {
  const { draw } = scene;
  const anything = (): PatternSubject =>
    draw.one<PatternSubject>([() => ({}), () => "self", () => ({ ...UNIT, color: "red" })]);
  return draw.one<Happening>([
    () => things({ on: draw.pick(["attack", "attackUndefended", "defend"]), what: subject(scene, UNIT) }),
    () => things({ on: "attack", what: anything(), target: subject(scene, UNIT) }),
    () => things({ on: "attack", what: anything(), target: { player: anyone(scene) } }),
    () => things({ on: "defend", what: anything(), against: subject(scene, UNIT) }),
  ]);
}

function plainHappening(outer: DrawingContext): Happening {
  const scene = createNestedContext(outer);
  const { draw } = scene;
  const bound = () => draw.part("amount", 4, () => drawComparison(scene));
  return draw.one<Happening>([
    () => move(scene),
    () => move(scene),
    () => damage(scene),
    () => ({ pattern: { on: draw.pick(["lifeGained", "lifeLost"]), who: anyone(scene), ...bound() }, sort: "players" }),
    () => ({ pattern: { on: "lifeBecomes", who: anyone(scene), ...drawComparison(scene) }, sort: "players" }),
    () => ({ pattern: { on: "shuffled", who: anyone(scene) }, sort: "players" }),
    () => things({ on: "targeted", what: subject(scene), ...draw.part("by", 2, () => drawFilter(scene, [])) }),
    () => things({ on: "controlChanged", what: subject(scene), ...draw.part("to", 2, () => drawPlayerRef(scene)) }),
    () => things({ on: "used", who: anyone(scene), ...draw.part("what", 2, () => drawFilter(scene, [])) }),
    () => fight(scene),
    () => things({ on: draw.pick(["woke", "rested", "turnedFaceUp", "turnedFaceDown"]), what: subject(scene) }),
    () =>
      things({
        on: draw.pick(["rested", "turnedFaceUp", "turnedFaceDown"]),
        what: subject(scene),
        cause: draw.pick(["cost", "catalyst"]),
      }),
    () =>
      things({
        on: draw.pick(["countersPut", "countersRemoved"]),
        what: subject(scene),
        ...draw.part("counter", 2, () => draw.pick(COUNTER_NAMES)),
        ...bound(),
      }),
    () => things({ on: draw.pick(["negated", "token", "revealed"]), what: subject(scene) }),
  ]);
}

/** Returns a random event pattern of something that was done by or happened to a thing this turn. */
export function drawPastEvent(scene: DrawingContext): EventPattern {
  const { draw } = scene;
  return draw.one<EventPattern>([
    () => ({ on: draw.pick(["attack", "defend", "damage", "targeted"]), what: {} }),
    () => ({ on: "move", what: {}, to: draw.pick(ZONE_IDS) }),
    () => ({ on: "move", what: {}, cause: draw.pick(["destroy", "discard"]) }),
    () => ({ on: "move", what: {}, from: "battleArea", to: "dust" }),
    () => ({ on: "damage", what: {}, by: subject(scene) }),
    () => ({ on: "countersPut", what: {}, counter: draw.pick(COUNTER_NAMES) }),
    () => move(scene).pattern,
  ]);
}

/** A moment of the turn or of a battle. */
function momentOf(outer: DrawingContext): Happening {
  const scene = createNestedContext(outer);
  const { draw } = scene;
  return draw.one([
    () => moment({ on: draw.pick(["turnBegins", "turnEnds"]), whose: anyone(scene) }),
    () => moment({ on: "phaseBegins", phase: draw.pick(PHASE_NAMES), whose: anyone(scene) }),
    () => moment({ on: "stepBegins", step: draw.pick(STEP_NAMES), ...draw.part("what", 2, () => subject(scene)) }),
    () => moment({ on: "battleEnds", ...draw.part("what", 2, () => subject(scene)) }),
  ]);
}

/** Returns a random trigger of an ability: an event, a moment, or one of several events. */
export function drawTrigger(scene: DrawingContext): {
  readonly on: EventPattern | readonly EventPattern[];
  readonly sort: EventSubjectKind;
} {
  const { draw } = scene;
  const one = () => (draw.rarely(3) ? momentOf(scene) : drawEventPattern(scene));
  const first = one();
  if (!draw.rarely(6)) return { on: first.pattern, sort: first.sort };
  const all = [first, ...draw.list(1, 2, one)];
  const sort = all.every((some) => some.sort === first.sort) ? first.sort : "moment";
  return { on: all.map(({ pattern }) => pattern), sort };
}
