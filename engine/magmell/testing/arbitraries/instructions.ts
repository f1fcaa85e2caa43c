import type { CountSpec, Effect } from "../../model/effect";
import type { PlayerRef, Select } from "../../model/select";
import { ZONE_IDS } from "../../model/zone";
import { anyRef, doer, playerRef, seat, thingRef } from "./references";
import { keep, type Scene, within } from "./scene";
import { all, amount, COUNTERS, DURATIONS, filter, group, joined, PHASE_NAMES, totalOf } from "./values";

/** A selection of instances, for effects that cannot affect players. */
const things = (scene: Scene): Select => (scene.draw.rarely(3) ? group(scene) : thingRef(scene));

/** Things and players. */
function anything(scene: Scene): Select {
  const { draw } = scene;
  return draw.one<Select>([
    () => anyRef(scene),
    () => things(scene),
    () => seat(scene),
    () => ({ players: "both" }),
    () => joined([{ players: "both" }, draw.one([() => all(scene), () => thingRef(scene)])]),
  ]);
}

function count(scene: Scene): CountSpec {
  const { draw } = scene;
  return draw.one<CountSpec>([
    () => amount(scene),
    () => ({ min: 0, max: amount(scene) }),
    () => ({ min: draw.between(1, 2), max: draw.between(3, 5) }),
  ]);
}

const withCounters = ({ draw, ...rest }: Scene) => ({
  name: draw.pick(COUNTERS),
  count: amount({ draw, ...rest }),
});

type Maker = (scene: Scene) => Effect;

/** Points, cards in the hand, positions and counters. */
const ON_THE_TABLE: readonly Maker[] = [
  (scene) => ({ do: "draw", who: doer(scene), count: amount(scene) }),
  (scene) => ({ do: "damage", to: anything(scene), amount: amount(scene) }),
  (scene) => ({ do: "damage", to: anything(scene), amount: amount(scene), ...byWhom(scene) }),
  (scene) => ({ do: "removeDamage", from: things(scene), ...scene.draw.part("amount", 2, () => amount(scene)) }),
  (scene) => ({ do: scene.draw.pick(["gainLife", "loseLife", "setLife"]), who: doer(scene), amount: amount(scene) }),
  (scene) => ({ do: scene.draw.pick(["wake", "rest", "turnFaceUp", "turnFaceDown"]), what: things(scene) }),
  (scene) => ({ do: "negate", what: things(scene) }),
  (scene) => ({ do: "putCounters", on: things(scene), counter: scene.draw.pick(COUNTERS), count: amount(scene) }),
  (scene) => ({
    do: "removeCounters",
    on: things(scene),
    counter: scene.draw.pick([...COUNTERS, "any"]),
    count: scene.draw.rarely(2) ? "all" : amount(scene),
  }),
  (scene) => ({
    do: "moveCounters",
    from: things(scene),
    to: things(scene),
    counter: scene.draw.pick([...COUNTERS, "any"]),
    count: scene.draw.rarely(2) ? "all" : amount(scene),
  }),
  (scene) => ({
    do: "divide",
    who: doer(scene),
    amount: amount(scene),
    ...scene.draw.one<{ readonly among: Select; readonly gives: "damage" | { readonly counter: string } }>([
      () => ({ among: anything(scene), gives: "damage" }),
      () => ({ among: things(scene), gives: { counter: scene.draw.pick(COUNTERS) } }),
    ]),
  }),
  (scene) => ({ do: "exchangeControl", one: things(scene), other: things(scene) }),
  () => ({ do: "exchangeLife" }),
  (scene) => ({ do: "skip", who: doer(scene), phase: scene.draw.pick(PHASE_NAMES) }),
  (scene) => ({ do: scene.draw.pick(["win", "lose", "extraTurn"]), who: doer(scene) }),
  (scene) => ({ do: "use", who: doer(scene), what: things(scene), free: scene.draw.pick([true, false]) }),
  (scene) => ({ do: "shuffle", who: doer(scene), zone: scene.draw.pick(["grimoire", "stoneDeck"]) }),
  (scene) => ({ do: "arrange", who: doer(scene), what: things(scene), position: scene.draw.pick(["top", "bottom"]) }),
  (scene) => ({
    do: "control",
    what: things(scene),
    who: doer(scene),
    until: scene.draw.pick(DURATIONS),
  }),
];

/** Damage that something else deals. */
function byWhom(scene: Scene): { readonly by?: Select } {
  const by = thingRef(scene);
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
  (scene) => kept(scene, { do: "look", who: doer(scene), what: things(scene) }),
  search,
  (scene) => {
    const [who, where] = [doer(scene), filter(within(scene), [])];
    const zone = scene.draw.pick(["grimoire", "stoneDeck"] as const);
    return { do: "revealUntil", who, zone, where, store: keep(scene, "things"), others: keep(scene, "things") };
  },
  (scene) => {
    const from = scene.draw.rarely(4)
      ? ({ players: "both" } as const)
      : scene.draw.one([() => all(scene), () => group(scene)]);
    const [who, many] = [doer(scene), count(scene)];
    const also = scene.draw.part("also", 6, () => true);
    const how = scene.draw.part("how", 6, () => "random" as const);
    const total = scene.draw.part("total", 6, () => totalOf(scene));
    const store = keep(scene, typeof from === "object" && "players" in from ? "players" : "things");
    return { do: "choose", who, from, count: many, ...how, ...total, ...also, store };
  },
  (scene) => {
    const who = doer(scene);
    const [min, max] = [scene.draw.between(0, 2), amount(scene)];
    return { do: "chooseNumber", who, min, max, store: keep(scene, "number") };
  },
  (scene) => ({ do: "chooseColor", who: doer(scene), store: keep(scene, "color") }),
  (scene) => ({ do: "chooseName", who: doer(scene), store: keep(scene, "name") }),
  (scene) => kept(scene, { do: scene.draw.pick(["wake", "rest", "turnFaceUp", "turnFaceDown"]), what: things(scene) }),
  (scene) =>
    kept(scene, {
      do: "negate",
      what: things(scene),
      ...scene.draw.part("to", 2, () => scene.draw.pick(["dream", "hand"] as const)),
    }),
  (scene) => kept(scene, { do: "damage", to: things(scene), amount: amount(scene) }),
  (scene) =>
    kept(scene, {
      do: scene.draw.pick(["putCounters", "removeCounters"]),
      on: things(scene),
      counter: scene.draw.pick(COUNTERS),
      count: amount(scene),
    }),
  (scene) => {
    const number = amount(scene);
    return {
      do: "remember",
      amount: typeof number === "number" ? { life: "you" } : number,
      store: keep(scene, "number"),
    };
  },
];

function search(scene: Scene): Effect {
  const { draw } = scene;
  const who = doer(scene);
  const whose = playerRef(scene);
  const more = {
    ...(draw.rarely(3) && JSON.stringify(whose) !== JSON.stringify(who) && { whose }),
    ...draw.part("top", 3, () => amount(scene)),
    ...draw.part("where", 2, () => filter(within(scene), [])),
    ...draw.part("shuffle", 4, () => false),
  };
  const zone = draw.pick(["grimoire", "stoneDeck"] as const);
  return { do: "search", who, zone, ...more, count: amount(scene), store: keep(scene, "things") };
}

function notYou(scene: Scene): PlayerRef {
  const who = playerRef(scene);
  return who === "you" ? "opponent" : who;
}

/** With a name for what came of it; whoever never refers to it leaves the name out in the end. */
function kept<Made extends Effect>(scene: Scene, effect: Made): Effect {
  return { ...effect, store: keep(scene, "things") } as Effect;
}

function whither({ draw }: Scene) {
  return draw.one([
    () => ({}),
    () => ({
      to: draw.pick(["grimoire", "stoneDeck"] as const),
      position: draw.pick(["top", "bottom", 2, 3] as const),
    }),
    () => ({ to: draw.pick(ZONE_IDS.filter((zone) => zone !== "hand")) }),
  ]);
}

function discard(scene: Scene): Effect {
  const { draw } = scene;
  const who = doer(scene);
  const where = draw.part("where", 3, () => filter(within(scene), []));
  return draw.one<Effect>([
    () => ({ do: "discard", who, count: count(scene), how: "choose", ...where }),
    () => ({ do: "discard", who, count: count(scene), how: "random", ...where }),
    () => ({ do: "discard", who, count: "all", how: "choose", ...where }),
    () => ({ do: "discard", who, count: count(scene), how: "choose", by: playerRef(scene), ...where }),
  ]);
}

function put(scene: Scene): Effect {
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
      ...draw.part("under", 2, () => playerRef(scene)),
      ...draw.part("rested", 2, () => true),
      ...draw.part("faceDown", 2, () => true),
    }),
  ]);
}

/** Returns one instruction that holds no others. */
export const instruction = (outer: Scene): Effect => {
  const scene = { ...outer, depth: outer.depth + 1 };
  return scene.draw.pick(scene.draw.rarely(2) ? KEEPING : ON_THE_TABLE)(scene);
};
