import type { EventPattern, TriggeredAbility } from "./ability";
import type { EventType } from "./event";

/** The events on which abilities can trigger, each as a bit. */
export const EVENT_BITS: Readonly<Partial<Record<EventType, number>>> = {
  moved: 1,
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
};

/** All of them. */
export const ALL_EVENTS = 65535;

/** What each pattern listens for. A token that is made is also put into the battle area (226.1). */
const PATTERN_BITS: Readonly<Record<EventPattern["on"], number>> = {
  move: 3,
  token: 2,
  damage: 4,
  lifeGained: 8,
  lifeLost: 16,
  used: 32,
  attack: 64,
  defend: 128,
  woke: 256,
  rested: 512,
  turnedFaceUp: 1024,
  turnedFaceDown: 2048,
  countersPut: 4096,
  countersRemoved: 8192,
  negated: 16384,
  turnBegins: 32768,
  turnEnds: 32768,
  phaseBegins: 32768,
  stepBegins: 32768,
  battleEnds: 32768,
};

/** The patterns of an ability, which may have one or several. */
export const patternsOf = ({ on }: TriggeredAbility): readonly EventPattern[] =>
  Array.isArray(on) ? on : [on as EventPattern];

/** What an ability listens for, as bits. */
export const hearingOf = (ability: TriggeredAbility): number =>
  patternsOf(ability).reduce((bits, { on }) => bits | PATTERN_BITS[on], 0);
