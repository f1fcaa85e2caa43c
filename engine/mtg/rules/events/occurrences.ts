import type { EventPattern, PatternSubject } from "../../model/ability";
import { getEraSwitch } from "../../model/era-switches";
import type { Event, EventOf, MoveEvent } from "../../model/event";
import type { InstanceId, PlayerId, Target } from "../../model/ids";
import type { EventFacts, Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { getStepDefinition } from "../../model/turn";
import { isPatternSubject, isReferencedPlayer, matchesComparison } from "../continuous/matches-filter";

const FACTS: EventFacts = { subject: null, was: null, source: null, player: null, amount: 0 };

const ofObject = (instance: InstanceId, parts: Partial<EventFacts> = {}): EventFacts => ({
  ...FACTS,
  subject: { instance },
  ...parts,
});

const ofPlayer = (player: PlayerId, amount = 0): EventFacts => ({ ...FACTS, subject: { player }, player, amount });

/**
 * Finds a moved object by its new and its old identity.
 * @rule mtg-6e:A.4.20
 */
const ofMove = ({ instance, becomes, player }: MoveEvent): EventFacts => ofObject(becomes, { was: instance, player });

/** The member of the patterns for a sort of event; several sorts may share one. */
type PatternOn<Pattern, On> = Pattern extends { readonly on: infer All } ? (On extends All ? Pattern : never) : never;

type Reading<On extends EventPattern["on"]> = (
  game: Game,
  scope: Scope,
  pattern: PatternOn<EventPattern, On>,
  event: Event,
) => readonly EventFacts[];

const when = (is: boolean, facts: EventFacts): readonly EventFacts[] => (is ? [facts] : []);

/** The one thing that an event of some types is about. */
function about(event: Event, ...types: readonly Event["type"][]): Target | null {
  if (!types.includes(event.type)) return null;
  return "instance" in event && typeof event.instance === "number" ? { instance: event.instance } : null;
}

/** An event of one object, if it is the subject of the pattern. */
const simple =
  (...types: readonly Event["type"][]) =>
  (game: Game, scope: Scope, { what }: { readonly what: PatternSubject }, event: Event): readonly EventFacts[] => {
    const target = about(event, ...types);
    return target !== null && "instance" in target && isPatternSubject(game, scope, target, what)
      ? [ofObject(target.instance)]
      : [];
  };

const damage = (
  game: Game,
  scope: Scope,
  pattern: PatternOn<EventPattern, "damaged">,
  event: Event,
): readonly EventFacts[] => {
  if (event.type !== "damaged") return [];
  const source: Target | null = event.source === null ? null : { instance: event.source };
  const [what, other] = pattern.on === "damaged" ? [event.target, source] : [source, event.target];
  const fits =
    what !== null &&
    isPatternSubject(game, scope, what, pattern.what) &&
    (pattern.other === undefined || (other !== null && isPatternSubject(game, scope, other, pattern.other))) &&
    (pattern.inCombat === undefined || pattern.inCombat === event.inCombat) &&
    (pattern.amount === undefined || matchesComparison(game, scope, event.amount, pattern.amount));
  const player = "player" in event.target ? event.target.player : null;
  return when(fits, { ...FACTS, subject: event.target, source: event.source, player, amount: event.amount });
};

const life =
  (type: "lifeLost" | "lifeGained") =>
  (
    game: Game,
    scope: Scope,
    { who, amount }: PatternOn<EventPattern, "lifeLost">,
    event: Event,
  ): readonly EventFacts[] => {
    const [player, change] = lifeChange(event, type);
    if (player === null || !isReferencedPlayer(game, scope, player, who)) return [];
    return when(amount === undefined || matchesComparison(game, scope, change, amount), ofPlayer(player, change));
  };

/** Damage to a player is loss of life too (G.10.1). */
function lifeChange(event: Event, type: "lifeLost" | "lifeGained"): readonly [PlayerId | null, number] {
  if (event.type === type) return [event.player, event.amount];
  if (type === "lifeLost" && event.type === "damaged" && "player" in event.target)
    return [event.target.player, event.amount];
  return [null, 0];
}

const attackers = (event: Event): EventOf<"attackersDeclared">["attackers"] =>
  event.type === "attackersDeclared" ? event.attackers : [];

/** How each sort of pattern reads an event: the facts of each occurrence in it that matches (A.4.13). */
const READINGS: { readonly [On in EventPattern["on"]]: Reading<On> } = {
  stepBegins: (game, scope, { step, whose }, event) => {
    if (event.type !== "stepBegan" || getStepDefinition(event.step).moment !== step) return [];
    return when(whose === undefined || isReferencedPlayer(game, scope, event.player, whose), ofPlayer(event.player));
  },
  turnBegins: (game, scope, { whose }, event) => {
    if (event.type !== "stepBegan" || !event.beginsTurn) return [];
    return when(whose === undefined || isReferencedPlayer(game, scope, event.player, whose), ofPlayer(event.player));
  },
  enters: (game, scope, { what, zone = "battlefield", from }, event) => {
    if (event.type === "made") {
      const { id, controller } = event.object;
      const is = event.zone === zone && from === undefined && isPatternSubject(game, scope, { instance: id }, what);
      return when(is, ofObject(id, { player: controller }));
    }
    if (event.type !== "moved" || event.to !== zone || (from !== undefined && event.from !== from)) return [];
    return when(isPatternSubject(game, scope, { instance: event.becomes }, what), ofMove(event));
  },
  leaves: (game, scope, { what, zone = "battlefield", to }, event) => {
    if (event.type === "phasedOut" && zone === "battlefield" && to === undefined) {
      // Phasing out is leaving where it is a zone of its own (G.27.2).
      if (getEraSwitch(game.state.era, "phasing") !== "zone") return [];
      return when(isPatternSubject(game, scope, { instance: event.instance }, what), ofObject(event.instance));
    }
    if (event.type !== "moved" || event.from !== zone || event.to === zone) return [];
    const is =
      (to === undefined || event.to === to) && isPatternSubject(game, scope, { instance: event.instance }, what);
    return when(is, ofMove(event));
  },
  dies: (game, scope, { what }, event) => {
    if (event.type !== "moved" || event.from !== "battlefield" || event.to !== "graveyard") return [];
    return when(isPatternSubject(game, scope, { instance: event.instance }, what), ofMove(event));
  },
  phasesOut: simple("phasedOut"),
  taps: simple("tapped"),
  untaps: simple("untapped"),
  tappedForMana: (game, scope, pattern, event) =>
    event.type === "tapped" && event.forMana ? simple("tapped")(game, scope, pattern, event) : [],
  attacks: (game, scope, { what, alone }, event) => {
    const all = attackers(event);
    if (alone === true && all.length !== 1) return [];
    return all
      .filter(({ id }) => isPatternSubject(game, scope, { instance: id }, what))
      .map(({ id, target }) => ofObject(id, { source: id, player: "player" in target ? target.player : null }));
  },
  blocks: (game, scope, { what, against }, event) => {
    if (event.type !== "blockersDeclared") return [];
    return event.blockers
      .filter(({ id }) => isPatternSubject(game, scope, { instance: id }, what))
      .flatMap(({ id, attackers: blocked }) =>
        against === undefined
          ? [ofObject(id)]
          : blocked
              .filter((attacker) => isPatternSubject(game, scope, { instance: attacker }, against))
              .map((attacker) => ofObject(attacker, { source: id })),
      );
  },
  becomesBlocked: (game, scope, { what, by }, event) => {
    if (by === undefined) {
      const is = event.type === "becameBlocked" && isPatternSubject(game, scope, { instance: event.instance }, what);
      return is ? [ofObject(event.instance)] : [];
    }
    if (event.type !== "blockersDeclared") return [];
    return event.blockers
      .filter(({ id }) => isPatternSubject(game, scope, { instance: id }, by))
      .flatMap(({ id, attackers: blocked }) =>
        blocked
          .filter((attacker) => isPatternSubject(game, scope, { instance: attacker }, what))
          .map((attacker) => ofObject(id, { source: attacker })),
      );
  },
  damaged: damage,
  dealsDamage: damage,
  draws: (game, scope, { who }, event) =>
    event.type === "moved" && event.cause === "draw" && isReferencedPlayer(game, scope, event.player, who)
      ? [ofMove(event)]
      : [],
  discards: (game, scope, { who }, event) =>
    event.type === "moved" && event.cause === "discard" && isReferencedPlayer(game, scope, event.player, who)
      ? [ofMove(event)]
      : [],
  lifeLost: life("lifeLost"),
  lifeGained: life("lifeGained"),
  cast: (game, scope, { who, what }, event) => {
    if (event.type !== "cast" || !isReferencedPlayer(game, scope, event.player, who)) return [];
    const is = what === undefined || isPatternSubject(game, scope, { instance: event.instance }, what);
    return when(is, ofObject(event.instance, { player: event.player }));
  },
  countersPut: (game, scope, { what, counter }, event) => {
    if (event.type !== "countersPut" || (counter !== undefined && counter !== event.counter)) return [];
    return when(
      isPatternSubject(game, scope, { instance: event.instance }, what),
      ofObject(event.instance, { amount: event.count }),
    );
  },
};

/**
 * Returns the occurrences of a pattern in an event, for an ability with this scope.
 * @rule mtg-6e:C.3.r8, mtg-6e:A.4.18, mtg-6e:A.4.19, mtg-6e:A.4.r8, mtg-6e:G.14.r2, mtg-6e:G.15.r1, mtg-6e:G.27.9
 */
export const findOccurrences = (game: Game, scope: Scope, pattern: EventPattern, event: Event): readonly EventFacts[] =>
  (READINGS[pattern.on] as Reading<EventPattern["on"]>)(game, scope, pattern as never, event);

/** Returns whether a pattern uses the objects as they were before the event (A.4.21). */
export const isLookBackPattern = ({ on }: EventPattern): boolean =>
  on === "leaves" || on === "dies" || on === "phasesOut";
