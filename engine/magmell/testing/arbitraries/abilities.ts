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
import { drawChanges, drawProhibition } from "./changes";
import { createContext, createNestedContext, type DrawingContext, storeResult } from "./drawing-context";
import { drawEventPattern, drawTrigger } from "./event-patterns";
import { drawInstruction } from "./instructions";
import { nameStoredValues } from "./name-stored-values";
import { drawDoer, drawPlayerSelect, drawStoredColor } from "./references";
import { type DrawnTarget, drawTargetSpecs } from "./target-specs";
import { CARD_NAMES, COUNTER_NAMES, DURATIONS, drawAmount, drawCondition, drawSelect, drawZoneSelect } from "./values";

const DEEPEST = 3;

/** The subject of a continuous effect and its changes: players can only be forbidden something. */
function affected(scene: DrawingContext): { readonly whom: Select; readonly changes: readonly ContinuousChange[] } {
  const { draw } = scene;
  if (!draw.rarely(4))
    return {
      whom: draw.one([() => drawSelect(scene), () => drawZoneSelect(scene)]),
      changes: drawChanges(scene, granted),
    };
  const whom = draw.one<Select>([() => drawPlayerSelect(scene), () => ({ players: "both" })]);
  return { whom, changes: draw.list(1, 2, () => drawProhibition(scene)) };
}

function standing(scene: DrawingContext): StaticAbility {
  const { draw } = scene;
  const { whom, changes: all } = affected(createNestedContext(scene));
  return {
    type: "static",
    ...draw.part("while", 3, () => drawCondition(createNestedContext(scene))),
    affects: whom,
    changes: all,
  };
}

function replacement(outer: DrawingContext): ReplacementAbility {
  const { pattern, sort } = drawEventPattern(outer);
  const scene = createNestedContext(outer, { event: sort });
  return {
    type: "replacement",
    on: pattern,
    ...outer.draw.part("if", 3, () => drawCondition(scene)),
    ...outer.draw.part("optional", 4, () => true as const),
    instead: instead(scene),
  };
}

function instead(scene: DrawingContext): EventReplacement {
  const { draw } = scene;
  const by = (): Amount => drawAmount(scene);
  const event: Amount = { event: "amount" };
  return draw.one<EventReplacement>([
    () => ({ to: draw.pick(ZONE_IDS) }),
    () => ({ to: draw.pick(["grimoire", "stoneDeck"]), position: draw.pick(["top", "bottom"]) }),
    () => ({ copies: drawAmount(scene) }),
    () => {
      const made = {
        ...draw.part("to", 2, () => draw.pick(ZONE_IDS)),
        ...draw.part("rested", 2, () => true as const),
        ...draw.part("faceDown", 2, () => true as const),
        ...draw.part("counters", 2, () => ({ name: draw.pick(COUNTER_NAMES), count: drawAmount(scene) })),
      };
      return Object.keys(made).length === 0 ? { rested: true } : made;
    },
    () => ({ amount: by() }),
    () => ({ amount: draw.pick([{ sum: [event, by()] }, { minus: [event, by()] }, { product: [event, by()] }]) }),
    () => ({ effects: program(scene) }),
  ]);
}

function triggered(outer: DrawingContext): TriggeredAbility {
  const { on, sort } = drawTrigger(outer);
  const scene = createNestedContext(outer, { event: sort });
  return {
    type: "triggered",
    on,
    ...outer.draw.part("if", 3, () => drawCondition(scene)),
    ...oneOrModes(scene),
  };
}

/** A triggered ability that an instance has, which may trigger only so often. */
const ownTriggered = (scene: DrawingContext): TriggeredAbility => ({
  ...triggered(scene),
  ...scene.draw.part("limit", 6, () => scene.draw.between(1, 3)),
});

/** The number of modes to choose. It is always stated if a mode may be chosen again. */
function manyModes(scene: DrawingContext): Pick<Modes, "choose" | "again"> {
  const { draw } = scene;
  const choose = draw.one<Modes["choose"]>([
    () => undefined,
    () => 2,
    () => ({ min: 0, max: 2 }),
    () => ({ min: 1, max: 2 }),
  ]);
  return choose === undefined ? {} : { choose, ...draw.part("again", 2, () => true as const) };
}

function oneOrModes(scene: DrawingContext): BodyOrModes {
  const { draw, depth } = scene;
  if (depth < DEEPEST && draw.rarely(8)) {
    return { modes: draw.list(2, 3, () => body(createNestedContext(scene))), ...manyModes(scene) };
  }
  return body(scene);
}

function body(outer: DrawingContext): AbilityBody {
  const { draw } = outer;
  const aims = drawTargetSpecs(outer);
  const scene = { ...outer, kept: [...outer.kept], groups: [...outer.groups, ...aims.map((one) => one.group)] };
  const fights = outer.groups.length === 0 && aims.length === 2 && aims.every(isOneThing) && draw.rarely(2);
  const dealt = fights ? FIGHT : aims.flatMap((one, index) => dealing(scene, one, outer.groups.length + index));
  return {
    ...(aims.length > 0 && { targets: aims.map(({ spec }) => spec) }),
    effects: [...dealt, ...program(scene, dealt.length === 0 ? 1 : 0)],
  };
}

const isOneThing = ({ spec: { count, players }, dealt }: DrawnTarget): boolean =>
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
function dealing(scene: DrawingContext, { dealt }: DrawnTarget, target: number): readonly Effect[] {
  const counter = scene.draw.pick(COUNTER_NAMES);
  const verb = scene.draw.pick(["putCounters", "removeCounters"] as const);
  if (dealt === null) return [];
  return [dealt === "damage" ? { do: "damage", to: { target } } : { do: verb, on: { target }, counter }];
}

/** Instructions one after the other; those within others are few. */
function program(scene: DrawingContext, least = 1): readonly Effect[] {
  const most = Math.max(1, 4 - scene.depth);
  return scene.draw.list(least, Math.max(least, most), () => effect(scene));
}

function effect(scene: DrawingContext): Effect {
  const { draw, depth } = scene;
  const color = drawStoredColor(scene);
  if (color !== null && draw.rarely(3)) return painted(scene, color);
  if (depth >= DEEPEST || !draw.rarely(4)) return draw.rarely(12) ? tokens(scene) : drawInstruction(scene);
  const inner = createNestedContext(scene);
  const holding: readonly (() => Effect)[] = [
    () => ({ do: "may", who: drawDoer(scene), then: shared(scene), ...otherwise(scene) }),
    () => ({ do: "if", condition: drawCondition(inner), then: shared(scene), ...otherwise(scene) }),
    () => ({
      ...modified(inner),
      until: draw.pick(DURATIONS),
    }),
    () => created(scene),
    () => loop(scene),
    () => ({ do: "repeat", times: drawAmount(inner), effects: program(inner) }),
    () => ({
      do: "chooseMode",
      who: drawDoer(scene),
      modes: draw.list(2, 3, () => program(createNestedContext(scene))),
      ...manyModes(scene),
    }),
  ];
  return draw.one(holding);
}

/** Things that get a chosen color. */
const painted = (scene: DrawingContext, storedColor: string): Effect => ({
  do: "modify",
  what: drawSelect(createNestedContext(scene)),
  changes: [{ colors: { storedColor }, keep: scene.draw.pick([true, false]) }],
  until: scene.draw.pick(DURATIONS),
});

function modified(scene: DrawingContext) {
  const { whom, changes: all } = affected(scene);
  return { do: "modify", what: whom, changes: all } as const;
}

/** The effects of a choice or condition; their results may be referred to afterwards. */
const shared = (scene: DrawingContext): readonly Effect[] => program({ ...scene, depth: scene.depth + 1 });

const otherwise = (scene: DrawingContext) => scene.draw.part("otherwise", 3, () => program(createNestedContext(scene)));

function loop(scene: DrawingContext): Effect {
  const { draw } = scene;
  const players = draw.rarely(3);
  const what = players ? ({ players: "both" } as const) : drawSelect(createNestedContext(scene));
  const inner = createNestedContext(scene);
  const store = storeResult(inner, players ? "players" : "things");
  return { do: "forEach", what, store, effects: program(inner) };
}

/** An ability for a while: a delayed trigger, something that is always so, or something that replaces. */
function created(scene: DrawingContext): Effect {
  const { draw } = scene;
  const inner = createNestedContext(scene);
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
function lasting(scene: DrawingContext): StaticAbility {
  const made = standing(scene);
  const { affects } = made;
  const open = typeof affects === "object" && ("all" in affects || "top" in affects || "of" in affects);
  return made.while !== undefined || open ? made : { ...made, affects: drawZoneSelect(scene) };
}

/** Tokens that the ability defines, or that are like a unit. */
function tokens(scene: DrawingContext): Effect {
  const { draw } = scene;
  const under = drawDoer(scene);
  const how = { ...(under !== "you" && { under }), ...draw.part("rested", 3, () => true) };
  if (draw.rarely(3)) {
    const [copy, count] = [drawSelect(scene), drawAmount(scene)];
    return { do: "token", copy, count, ...how, store: storeResult(scene, "things") };
  }
  return { do: "token", token: newToken(scene), count: drawAmount(scene), ...how, store: storeResult(scene, "things") };
}

/** A token has the text that its abilities make. */
function newToken(scene: DrawingContext): CardDefinition {
  const { draw } = scene;
  const abilities = draw.list(0, draw.pick([1, 2]), () => granted(scene));
  return {
    name: draw.pick(CARD_NAMES),
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

/** An ability granted to another instance by this text; it refers to nothing outside itself. */
const granted = (outer: DrawingContext): Ability => unitAbility(createContext(outer.draw, "unit", outer.depth + 1));

const unitAbility = (scene: DrawingContext): Ability => {
  const { draw } = scene;
  const made = draw.one<Ability>([() => standing(scene), () => ownTriggered(scene), () => replacement(scene)]);
  return nameStoredValues({ ...made, ...draw.part("zones", 8, () => draw.some(ZONE_IDS, 2)) });
};

/** A price beyond the cost, and, if it is optional, perhaps what it changes of the cost. */
function priced(scene: DrawingContext): PriceAbility {
  const { draw } = scene;
  const pay = program(createNestedContext(scene));
  if (!draw.rarely(2)) return { type: "price", pay };
  const changes = draw.one<PriceAbility["changes"]>([
    () => undefined,
    () => [{ cost: "useCost", by: { any: -draw.between(1, 3) } }],
    () => [{ without: draw.pick(["useCost", "catalyst"]) }],
  ]);
  return { type: "price", optional: true, pay, ...(changes !== undefined && { changes }) };
}

/** Returns a random ability that the card language can express, in canonical form. */
export function drawAbility(scene: DrawingContext): Ability {
  if (scene.draw.rarely(12)) return nameStoredValues(priced(scene));
  if (scene.kind === "magic" && !scene.draw.rarely(4)) return nameStoredValues({ type: "magic", ...oneOrModes(scene) });
  return unitAbility(scene);
}
