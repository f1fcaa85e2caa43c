import type { EventPattern, TriggeredAbility } from "./ability";
import type { Occurrence } from "./occurrence";
import { ZONE_BITS, type ZoneId } from "./zone";

/** Bits of the events that abilities can trigger on. Moves use further bits for their destination. */
const EVENT_BITS = {
  tokenMade: 2,
  damaged: 4,
  lifeGained: 8,
  lifeLost: 16,
  used: 32,
  attacked: 64,
  defended: 128,
  woke: 256,
  rested: 512,
  turnedFaceUp: 1024,
  turnedFaceDown: 2048,
  countersPut: 4096,
  countersRemoved: 8192,
  negated: 16384,
  momentCame: 32768,
  targeted: 1 << 24,
  undefended: 1 << 25,
  lifeChanged: 1 << 26,
  controlChanged: 1 << 27,
  shuffled: 1 << 28,
  revealed: 1 << 29,
} as const satisfies Readonly<Partial<Record<Occurrence["type"], number>>>;

type TriggeringEvent = keyof typeof EVENT_BITS;

/** Bits by event type; absent for events that no ability can trigger on. */
const BITS: Readonly<Partial<Record<Occurrence["type"], number>>> = EVENT_BITS;

const ANY_MOVE = 1;
/** Position of the eight destination bits of a move, among the event bits: see `ZONE_BITS`. */
const TO = 16;

/** Returns the trigger mask of an occurrence; 0 if no ability can trigger on it. */
export const getEventMask = (event: Occurrence): number =>
  event.type === "moved" ? ANY_MOVE | (ZONE_BITS[event.to] << TO) : (BITS[event.type] ?? 0);

/** Trigger mask of all events. */
export const ALL_EVENTS_MASK = 0x3fff_ffff;

/** The event type behind each pattern except moves. Making a token also puts it into the battle area (226.1). */
const PATTERN_EVENTS: Readonly<Record<Exclude<EventPattern["on"], "move">, TriggeringEvent>> = {
  token: "tokenMade",
  damage: "damaged",
  lifeGained: "lifeGained",
  lifeLost: "lifeLost",
  used: "used",
  attack: "attacked",
  defend: "defended",
  attackUndefended: "undefended",
  targeted: "targeted",
  lifeBecomes: "lifeChanged",
  controlChanged: "controlChanged",
  shuffled: "shuffled",
  revealed: "revealed",
  woke: "woke",
  rested: "rested",
  turnedFaceUp: "turnedFaceUp",
  turnedFaceDown: "turnedFaceDown",
  countersPut: "countersPut",
  countersRemoved: "countersRemoved",
  negated: "negated",
  turnBegins: "momentCame",
  turnEnds: "momentCame",
  phaseBegins: "momentCame",
  stepBegins: "momentCame",
  battleEnds: "momentCame",
};

/** Events that change life. For a proposed event, a replacement checks the life that would result. */
const LIFE = EVENT_BITS.lifeChanged | EVENT_BITS.damaged | EVENT_BITS.lifeLost | EVENT_BITS.lifeGained;

/** Returns the trigger mask of an event pattern. */
export function getPatternMask(pattern: EventPattern): number {
  if (pattern.on === "lifeBecomes") return LIFE;
  if (pattern.on !== "move") return EVENT_BITS[PATTERN_EVENTS[pattern.on]];
  const { to } = pattern;
  const token: number = EVENT_BITS.tokenMade;
  if (to === undefined) return ANY_MOVE | token;
  const zones: readonly ZoneId[] = typeof to === "string" ? [to] : to;
  return zones.reduce((bits, zone) => bits | (ZONE_BITS[zone] << TO), token);
}

/** Returns the patterns of a triggered ability, one or several. */
export const getTriggerPatterns = ({ on }: TriggeredAbility): readonly EventPattern[] =>
  Array.isArray(on) ? on : [on as EventPattern];

const known = new WeakMap<TriggeredAbility, number>();

/** Returns the trigger mask of a triggered ability, cached. */
export function getTriggerMask(ability: TriggeredAbility): number {
  const bits = known.get(ability) ?? bitsOfPatterns(ability);
  known.set(ability, bits);
  return bits;
}

const bitsOfPatterns = (ability: TriggeredAbility): number =>
  getTriggerPatterns(ability).reduce((bits, pattern) => bits | getPatternMask(pattern), 0);
