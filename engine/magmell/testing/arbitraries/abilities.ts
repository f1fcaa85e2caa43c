import type {
  Ability,
  AbilityBody,
  BodyOrModes,
  ContinuousChange,
  EventReplacement,
  Modes,
  PriceAbility,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
} from "../../model/ability";
import { type CardDefinition, COLORS, NO_SYMBOLS } from "../../model/card";
import type { Effect } from "../../model/effect";
import type { Amount, Select } from "../../model/select";
import { ZONE_IDS } from "../../model/zone";
import { renderText } from "../../text";
import { type Aimed, aimsOf } from "./aims";
import { changes, denial } from "./changes";
import { happening, trigger } from "./happenings";
import { instruction } from "./instructions";
import { named } from "./named";
import { doer, keptColor, seat } from "./references";
import { keep, newScene, type Scene, within } from "./scene";
import { all, amount, COUNTERS, condition, DURATIONS, group, NAMES } from "./values";

const DEEPEST = 3;

/** The subject of a continuous effect and its changes: players can only be forbidden something. */
function affected(scene: Scene): { readonly whom: Select; readonly changes: readonly ContinuousChange[] } {
  const { draw } = scene;
  if (!draw.rarely(4))
    return { whom: draw.one([() => group(scene), () => all(scene)]), changes: changes(scene, granted) };
  const whom = draw.one<Select>([() => seat(scene), () => ({ players: "both" })]);
  return { whom, changes: draw.list(1, 2, () => denial(scene)) };
}

function standing(scene: Scene): StaticAbility {
  const { draw } = scene;
  const { whom, changes: all } = affected(within(scene));
  return {
    type: "static",
    ...draw.part("while", 3, () => condition(within(scene))),
    affects: whom,
    changes: all,
  };
}

function replacement(outer: Scene): ReplacementAbility {
  const { pattern, sort } = happening(outer);
  const scene = within(outer, { event: sort });
  return {
    type: "replacement",
    on: pattern,
    ...outer.draw.part("if", 3, () => condition(scene)),
    ...outer.draw.part("optional", 4, () => true as const),
    instead: instead(scene),
  };
}

function instead(scene: Scene): EventReplacement {
  const { draw } = scene;
  const by = (): Amount => amount(scene);
  const event: Amount = { event: "amount" };
  return draw.one<EventReplacement>([
    () => ({ to: draw.pick(ZONE_IDS) }),
    () => ({ to: draw.pick(["grimoire", "stoneDeck"]), position: draw.pick(["top", "bottom"]) }),
    () => ({ copies: amount(scene) }),
    () => {
      const made = {
        ...draw.part("to", 2, () => draw.pick(ZONE_IDS)),
        ...draw.part("rested", 2, () => true as const),
        ...draw.part("faceDown", 2, () => true as const),
        ...draw.part("counters", 2, () => ({ name: draw.pick(COUNTERS), count: amount(scene) })),
      };
      return Object.keys(made).length === 0 ? { rested: true } : made;
    },
    () => ({ amount: by() }),
    () => ({ amount: draw.pick([{ sum: [event, by()] }, { minus: [event, by()] }, { product: [event, by()] }]) }),
    () => ({ effects: program(scene) }),
  ]);
}

function triggered(outer: Scene): TriggeredAbility {
  const { on, sort } = trigger(outer);
  const scene = within(outer, { event: sort });
  return {
    type: "triggered",
    on,
    ...outer.draw.part("if", 3, () => condition(scene)),
    ...oneOrModes(scene),
  };
}

/** A triggered ability that an instance has, which may trigger only so often. */
const ownTriggered = (scene: Scene): TriggeredAbility => ({
  ...triggered(scene),
  ...scene.draw.part("limit", 6, () => scene.draw.between(1, 3)),
});

/** How many modes are chosen; where one may be chosen again, the number is always said. */
function manyModes(scene: Scene): Pick<Modes, "choose" | "again"> {
  const { draw } = scene;
  const choose = draw.one<Modes["choose"]>([
    () => undefined,
    () => 2,
    () => ({ min: 0, max: 2 }),
    () => ({ min: 1, max: 2 }),
  ]);
  return choose === undefined ? {} : { choose, ...draw.part("again", 2, () => true as const) };
}

function oneOrModes(scene: Scene): BodyOrModes {
  const { draw, depth } = scene;
  if (depth < DEEPEST && draw.rarely(8)) {
    return { modes: draw.list(2, 3, () => body(within(scene))), ...manyModes(scene) };
  }
  return body(scene);
}

function body(outer: Scene): AbilityBody {
  const { draw } = outer;
  const aims = aimsOf(outer);
  const scene = { ...outer, kept: [...outer.kept], groups: [...outer.groups, ...aims.map((one) => one.group)] };
  const fights = outer.groups.length === 0 && aims.length === 2 && aims.every(isOneThing) && draw.rarely(2);
  const dealt = fights ? FIGHT : aims.flatMap((one, index) => dealing(scene, one, outer.groups.length + index));
  return {
    ...(aims.length > 0 && { targets: aims.map(({ spec }) => spec) }),
    effects: [...dealt, ...program(scene, dealt.length === 0 ? 1 : 0)],
  };
}

const isOneThing = ({ spec: { count, players }, dealt }: Aimed): boolean =>
  count === 1 && players === undefined && dealt === null;

const blow = (by: number, to: number): Effect => ({
  do: "damage",
  to: { target: to },
  by: { target: by },
  amount: { stat: "ap", of: { target: by } },
});

/** Two targets deal damage to each other. */
const FIGHT: readonly Effect[] = [blow(0, 1), blow(1, 0)];

/** The effect that deals out a number divided among targets. */
function dealing(scene: Scene, { dealt }: Aimed, target: number): readonly Effect[] {
  const counter = scene.draw.pick(COUNTERS);
  const verb = scene.draw.pick(["putCounters", "removeCounters"] as const);
  if (dealt === null) return [];
  return [dealt === "damage" ? { do: "damage", to: { target } } : { do: verb, on: { target }, counter }];
}

/** Instructions one after the other; those within others are few. */
function program(scene: Scene, least = 1): readonly Effect[] {
  const most = Math.max(1, 4 - scene.depth);
  return scene.draw.list(least, Math.max(least, most), () => effect(scene));
}

function effect(scene: Scene): Effect {
  const { draw, depth } = scene;
  const color = keptColor(scene);
  if (color !== null && draw.rarely(3)) return painted(scene, color);
  if (depth >= DEEPEST || !draw.rarely(4)) return draw.rarely(12) ? tokens(scene) : instruction(scene);
  const inner = within(scene);
  const holding: readonly (() => Effect)[] = [
    () => ({ do: "may", who: doer(scene), then: shared(scene), ...otherwise(scene) }),
    () => ({ do: "if", condition: condition(inner), then: shared(scene), ...otherwise(scene) }),
    () => ({
      ...modified(inner),
      until: draw.pick(DURATIONS),
    }),
    () => created(scene),
    () => loop(scene),
    () => ({ do: "repeat", times: amount(inner), effects: program(inner) }),
    () => ({
      do: "chooseMode",
      who: doer(scene),
      modes: draw.list(2, 3, () => program(within(scene))),
      ...manyModes(scene),
    }),
  ];
  return draw.one(holding);
}

/** Things that get a chosen colour. */
const painted = (scene: Scene, storedColor: string): Effect => ({
  do: "modify",
  what: group(within(scene)),
  changes: [{ colors: { storedColor }, keep: scene.draw.pick([true, false]) }],
  until: scene.draw.pick(DURATIONS),
});

function modified(scene: Scene) {
  const { whom, changes: all } = affected(scene);
  return { do: "modify", what: whom, changes: all } as const;
}

/** The effects of a choice or condition; their results may be referred to afterwards. */
const shared = (scene: Scene): readonly Effect[] => program({ ...scene, depth: scene.depth + 1 });

const otherwise = (scene: Scene) => scene.draw.part("otherwise", 3, () => program(within(scene)));

function loop(scene: Scene): Effect {
  const { draw } = scene;
  const players = draw.rarely(3);
  const what = players ? ({ players: "both" } as const) : group(within(scene));
  const inner = within(scene);
  const store = keep(inner, players ? "players" : "things");
  return { do: "forEach", what, store, effects: program(inner) };
}

/** An ability for a while: a delayed trigger, something that is always so, or something that replaces. */
function created(scene: Scene): Effect {
  const { draw } = scene;
  const inner = within(scene);
  const until = draw.pick(DURATIONS);
  const times = (usually: "always" | "once") => draw.part("times", 2, () => usually);
  const from = () => draw.part("from", 4, () => "nextTurn" as const);
  return draw.one<Effect>([
    () => ({ do: "create", ability: ownTriggered(inner), until, times: "always" }),
    () => ({ do: "create", ability: triggered(inner), until, ...times("always"), ...from() }),
    () => ({ do: "create", ability: lasting(inner), until, ...from() }),
    () => ({ do: "create", ability: replacement(inner), until, ...times("once"), ...from() }),
  ]);
}

/** A static ability that lasts: canonical form makes it a change unless it has a condition or an open selection. */
function lasting(scene: Scene): StaticAbility {
  const made = standing(scene);
  const { affects } = made;
  const open = typeof affects === "object" && ("all" in affects || "top" in affects || "of" in affects);
  return made.while !== undefined || open ? made : { ...made, affects: all(scene) };
}

/** Tokens that the ability defines, or that are like a unit. */
function tokens(scene: Scene): Effect {
  const { draw } = scene;
  const under = doer(scene);
  const how = { ...(under !== "you" && { under }), ...draw.part("rested", 3, () => true) };
  if (draw.rarely(3)) {
    const [copy, count] = [group(scene), amount(scene)];
    return { do: "token", copy, count, ...how, store: keep(scene, "things") };
  }
  return { do: "token", token: newToken(scene), count: amount(scene), ...how, store: keep(scene, "things") };
}

/** A token has the text that its abilities make. */
function newToken(scene: Scene): CardDefinition {
  const { draw } = scene;
  const abilities = draw.list(0, draw.pick([1, 2]), () => granted(scene));
  return {
    name: draw.pick(NAMES),
    ...draw.part("colors", 2, () => draw.some(COLORS, 2)),
    kind: "unit",
    timing: "normal",
    useCost: NO_SYMBOLS,
    catalyst: NO_SYMBOLS,
    ap: draw.rarely(5) ? null : draw.between(0, 5),
    hp: draw.rarely(5) ? null : draw.between(1, 5),
    text: renderText(abilities, "ja", "unit"),
    abilities,
    token: true,
  };
}

/** An ability that something else has by this text: it speaks of nothing outside itself. */
const granted = (outer: Scene): Ability => unitAbility(newScene(outer.draw, "unit", outer.depth + 1));

const unitAbility = (scene: Scene): Ability => {
  const { draw } = scene;
  const made = draw.one<Ability>([() => standing(scene), () => ownTriggered(scene), () => replacement(scene)]);
  return named({ ...made, ...draw.part("zones", 8, () => draw.some(ZONE_IDS, 2)) });
};

/** A price beyond the cost, and, if it is optional, perhaps what it changes of the cost. */
function priced(scene: Scene): PriceAbility {
  const { draw } = scene;
  const pay = program(within(scene));
  if (!draw.rarely(2)) return { type: "price", pay };
  const changes = draw.one<PriceAbility["changes"]>([
    () => undefined,
    () => [{ cost: "useCost", by: { any: -draw.between(1, 3) } }],
    () => [{ without: draw.pick(["useCost", "catalyst"]) }],
  ]);
  return { type: "price", optional: true, pay, ...(changes !== undefined && { changes }) };
}

/** Returns any ability that the language can say, written down in the one way that counts. */
export function sayable(scene: Scene): Ability {
  if (scene.draw.rarely(12)) return named(priced(scene));
  if (scene.kind === "magic" && !scene.draw.rarely(4)) return named({ type: "magic", ...oneOrModes(scene) });
  return unitAbility(scene);
}
