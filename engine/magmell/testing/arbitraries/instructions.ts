import type { CountSpec, Effect } from "../../model/effect";
import type { PlayerRef, Select } from "../../model/select";
import { ZONE_IDS } from "../../model/zone";
import { createNestedContext, type DrawingContext, storeResult } from "./drawing-context";
import { drawDoer, drawPlayerRef, drawPlayerSelect, drawRef, drawThingRef } from "./references";
import {
  COUNTER_NAMES,
  DURATIONS,
  drawAmount,
  drawFilter,
  drawSelect,
  drawTotalBound,
  drawZoneSelect,
  joinSelects,
  PHASE_NAMES,
} from "./values";

/** A selection of instances, for effects that cannot affect players. */
const things = (scene: DrawingContext): Select => (scene.draw.rarely(3) ? drawSelect(scene) : drawThingRef(scene));

/** Things and players. */
function anything(scene: DrawingContext): Select {
  const { draw } = scene;
  return draw.one<Select>([
    () => drawRef(scene),
    () => things(scene),
    () => drawPlayerSelect(scene),
    () => ({ players: "both" }),
    () => joinSelects([{ players: "both" }, draw.one([() => drawZoneSelect(scene), () => drawThingRef(scene)])]),
  ]);
}

function count(scene: DrawingContext): CountSpec {
  const { draw } = scene;
  return draw.one<CountSpec>([
    () => drawAmount(scene),
    () => ({ min: 0, max: drawAmount(scene) }),
    () => ({ min: draw.between(1, 2), max: draw.between(3, 5) }),
  ]);
}

const withCounters = ({ draw, ...rest }: DrawingContext) => ({
  name: draw.pick(COUNTER_NAMES),
  count: drawAmount({ draw, ...rest }),
});

type Maker = (scene: DrawingContext) => Effect;

/** Points, cards in the hand, positions and counters. */
const ON_THE_TABLE: readonly Maker[] = [
  (scene) => ({ do: "draw", who: drawDoer(scene), count: drawAmount(scene) }),
  (scene) => ({ do: "damage", to: anything(scene), amount: drawAmount(scene) }),
  (scene) => ({ do: "damage", to: anything(scene), amount: drawAmount(scene), ...byWhom(scene) }),
  (scene) => ({ do: "removeDamage", from: things(scene), ...scene.draw.part("amount", 2, () => drawAmount(scene)) }),
  (scene) => ({
    do: scene.draw.pick(["gainLife", "loseLife", "setLife"]),
    who: drawDoer(scene),
    amount: drawAmount(scene),
  }),
  (scene) => ({ do: scene.draw.pick(["wake", "rest", "turnFaceUp", "turnFaceDown"]), what: things(scene) }),
  (scene) => ({ do: "negate", what: things(scene) }),
  (scene) => ({
    do: "putCounters",
    on: things(scene),
    counter: scene.draw.pick(COUNTER_NAMES),
    count: drawAmount(scene),
  }),
  (scene) => ({
    do: "removeCounters",
    on: things(scene),
    counter: scene.draw.pick([...COUNTER_NAMES, "any"]),
    count: scene.draw.rarely(2) ? "all" : drawAmount(scene),
  }),
  (scene) => ({
    do: "moveCounters",
    from: things(scene),
    to: things(scene),
    counter: scene.draw.pick([...COUNTER_NAMES, "any"]),
    count: scene.draw.rarely(2) ? "all" : drawAmount(scene),
  }),
  (scene) => ({
    do: "divide",
    who: drawDoer(scene),
    amount: drawAmount(scene),
    ...scene.draw.one<{ readonly among: Select; readonly gives: "damage" | { readonly counter: string } }>([
      () => ({ among: anything(scene), gives: "damage" }),
      () => ({ among: things(scene), gives: { counter: scene.draw.pick(COUNTER_NAMES) } }),
    ]),
  }),
  (scene) => ({ do: "exchangeControl", one: things(scene), other: things(scene) }),
  () => ({ do: "exchangeLife" }),
  (scene) => ({ do: "skip", who: drawDoer(scene), phase: scene.draw.pick(PHASE_NAMES) }),
  (scene) => ({ do: scene.draw.pick(["win", "lose", "extraTurn"]), who: drawDoer(scene) }),
  (scene) => ({ do: "use", who: drawDoer(scene), what: things(scene), free: scene.draw.pick([true, false]) }),
  (scene) => ({ do: "shuffle", who: drawDoer(scene), zone: scene.draw.pick(["grimoire", "stoneDeck"]) }),
  (scene) => ({
    do: "arrange",
    who: drawDoer(scene),
    what: things(scene),
    position: scene.draw.pick(["top", "bottom"]),
  }),
  (scene) => ({
    do: "control",
    what: things(scene),
    who: drawDoer(scene),
    until: scene.draw.pick(DURATIONS),
  }),
];

/** Damage that something else deals. */
function byWhom(scene: DrawingContext): { readonly by?: Select } {
  const by = drawThingRef(scene);
  return by === "self" ? {} : { by };
}

/** Effects whose result may be referred to afterwards. The result is stored only after the effect has been drawn. */
const KEEPING: readonly Maker[] = [
  (scene) => kept(scene, { do: "destroy", what: things(scene) }),
  (scene) => kept(scene, discard(scene)),
  (scene) => kept(scene, { do: "discardThese", what: things(scene) }),
  (scene) => kept(scene, { do: "return", what: things(scene), ...whither(scene) }),
  (scene) =>
    kept(scene, {
      do: "summon",
      what: things(scene),
      ...scene.draw.part("under", 3, () => notYou(scene)),
      ...scene.draw.part("rested", 3, () => true),
      ...scene.draw.part("counters", 3, () => withCounters(scene)),
    }),
  (scene) => kept(scene, put(scene)),
  (scene) => kept(scene, { do: "reveal", what: things(scene) }),
  (scene) => kept(scene, { do: "look", who: drawDoer(scene), what: things(scene) }),
  search,
  (scene) => {
    const [who, where] = [drawDoer(scene), drawFilter(createNestedContext(scene), [])];
    const zone = scene.draw.pick(["grimoire", "stoneDeck"] as const);
    return {
      do: "revealUntil",
      who,
      zone,
      where,
      store: storeResult(scene, "things"),
      others: storeResult(scene, "things"),
    };
  },
  (scene) => {
    const from = scene.draw.rarely(4)
      ? ({ players: "both" } as const)
      : scene.draw.one([() => drawZoneSelect(scene), () => drawSelect(scene)]);
    const [who, many] = [drawDoer(scene), count(scene)];
    const also = scene.draw.part("also", 6, () => true);
    const how = scene.draw.part("how", 6, () => "random" as const);
    const total = scene.draw.part("total", 6, () => drawTotalBound(scene));
    const store = storeResult(scene, typeof from === "object" && "players" in from ? "players" : "things");
    return { do: "choose", who, from, count: many, ...how, ...total, ...also, store };
  },
  (scene) => {
    const who = drawDoer(scene);
    const [min, max] = [scene.draw.between(0, 2), drawAmount(scene)];
    return { do: "chooseNumber", who, min, max, store: storeResult(scene, "number") };
  },
  (scene) => ({ do: "chooseColor", who: drawDoer(scene), store: storeResult(scene, "color") }),
  (scene) => ({ do: "chooseName", who: drawDoer(scene), store: storeResult(scene, "name") }),
  (scene) => kept(scene, { do: scene.draw.pick(["wake", "rest", "turnFaceUp", "turnFaceDown"]), what: things(scene) }),
  (scene) =>
    kept(scene, {
      do: "negate",
      what: things(scene),
      ...scene.draw.part("to", 2, () => scene.draw.pick(["dream", "hand"] as const)),
    }),
  (scene) => kept(scene, { do: "damage", to: things(scene), amount: drawAmount(scene) }),
  (scene) =>
    kept(scene, {
      do: scene.draw.pick(["putCounters", "removeCounters"]),
      on: things(scene),
      counter: scene.draw.pick(COUNTER_NAMES),
      count: drawAmount(scene),
    }),
  (scene) => {
    const number = drawAmount(scene);
    return {
      do: "remember",
      amount: typeof number === "number" ? { life: "you" } : number,
      store: storeResult(scene, "number"),
    };
  },
];

function search(scene: DrawingContext): Effect {
  const { draw } = scene;
  const who = drawDoer(scene);
  const whose = drawPlayerRef(scene);
  const more = {
    ...(draw.rarely(3) && JSON.stringify(whose) !== JSON.stringify(who) && { whose }),
    ...draw.part("top", 3, () => drawAmount(scene)),
    ...draw.part("where", 2, () => drawFilter(createNestedContext(scene), [])),
    ...draw.part("shuffle", 4, () => false),
  };
  const zone = draw.pick(["grimoire", "stoneDeck"] as const);
  return { do: "search", who, zone, ...more, count: drawAmount(scene), store: storeResult(scene, "things") };
}

function notYou(scene: DrawingContext): PlayerRef {
  const who = drawPlayerRef(scene);
  return who === "you" ? "opponent" : who;
}

/** Adds a name for the result of an effect. The name is removed at the end if nothing refers to it. */
function kept<Made extends Effect>(scene: DrawingContext, effect: Made): Effect {
  return { ...effect, store: storeResult(scene, "things") } as Effect;
}

function whither({ draw }: DrawingContext) {
  return draw.one([
    () => ({}),
    () => ({
      to: draw.pick(["grimoire", "stoneDeck"] as const),
      position: draw.pick(["top", "bottom", 2, 3] as const),
    }),
    () => ({ to: draw.pick(ZONE_IDS.filter((zone) => zone !== "hand")) }),
  ]);
}

function discard(scene: DrawingContext): Effect {
  const { draw } = scene;
  const who = drawDoer(scene);
  const where = draw.part("where", 3, () => drawFilter(createNestedContext(scene), []));
  return draw.one<Effect>([
    () => ({ do: "discard", who, count: count(scene), how: "choose", ...where }),
    () => ({ do: "discard", who, count: count(scene), how: "random", ...where }),
    () => ({ do: "discard", who, count: "all", how: "choose", ...where }),
    () => ({ do: "discard", who, count: count(scene), how: "choose", by: drawPlayerRef(scene), ...where }),
  ]);
}

function put(scene: DrawingContext): Effect {
  const { draw } = scene;
  const what = things(scene);
  return draw.one<Effect>([
    () => ({ do: "put", what, to: draw.pick(ZONE_IDS) }),
    () => ({
      do: "put",
      what,
      to: draw.pick(["grimoire", "stoneDeck"]),
      position: draw.pick(["top", "bottom", 2, 4]),
    }),
    () => ({
      do: "put",
      what,
      to: "stoneArea",
      ...draw.part("under", 2, () => drawPlayerRef(scene)),
      ...draw.part("rested", 2, () => true),
      ...draw.part("faceDown", 2, () => true),
    }),
  ]);
}

/** Returns a random instruction that contains no other instructions. */
export const drawInstruction = (outer: DrawingContext): Effect => {
  const scene = { ...outer, depth: outer.depth + 1 };
  return scene.draw.pick(scene.draw.rarely(2) ? KEEPING : ON_THE_TABLE)(scene);
};
