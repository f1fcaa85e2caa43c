import type { ContinuousChange } from "../model/ability";
import type { Event, MoveCause } from "../model/event";
import type { Target } from "../model/ids";
import type { MtgRef } from "../model/ref";
import type { Scope } from "../model/stack";
import type { Game } from "../model/state";
import type { LocatedObject, ZoneId } from "../model/zone";
import { getController } from "../rules/continuous/characteristics";
import { evaluateAmount, selectObjects, selectTargets } from "../rules/continuous/evaluate";
import { allocateId, applyBatch } from "../rules/events/apply-batch";
import { createDamageEvent } from "../rules/events/damage-event";
import { createMoveEvent } from "../rules/events/move-event";
import { proposeEvents } from "../rules/events/propose-events";
import { createPhaseOutEvents } from "../rules/phasing";
import type { EffectHandler, SharedEffectHandler } from "./effect-handler";

export const damageEffect: EffectHandler<"damage"> = {
  rules: ["mtg-6e:G.10.1"],
  run: (game, { to, amount: given }, scope) => {
    const targets = selectTargets(game, scope, to);
    const events = targets.flatMap((target, index): readonly Event[] => {
      const amount =
        typeof given === "object" && "share" in given
          ? share(scope, given.share, index)
          : evaluateAmount(game, scope, given);
      return amount > 0 ? [createDamageEvent(game, scope.source, target, amount, { rule: "mtg-6e:G.10.1" })] : [];
    });
    if (events.length > 0) proposeEvents(game, events);
  },
};

/** The share of one target of a division. */
const share = ({ aim }: Scope, group: number, index: number): number => aim.shares[group]?.[index] ?? 0;

const onBattlefield = ({ zone }: LocatedObject): boolean => zone === "battlefield";

function move(game: Game, places: readonly LocatedObject[], to: ZoneId, cause: MoveCause, rule: MtgRef): void {
  const events = places.map((place) => createMoveEvent(place, to, { cause, rule }));
  if (events.length > 0) proposeEvents(game, events);
}

/** Destruction, which regeneration may replace (G.13.1). */
export const destroyEffect: EffectHandler<"destroy"> = {
  rules: ["mtg-6e:G.13.1", "mtg-6e:G.13.2"],
  run: (game, { what, noRegeneration }, scope) => {
    const events = selectObjects(game, scope, what)
      .filter(onBattlefield)
      .map((place) =>
        createMoveEvent(place, "graveyard", {
          cause: "destroy",
          rule: "mtg-6e:G.13.1",
          ...(noRegeneration && { noRegeneration }),
        }),
      );
    if (events.length > 0) proposeEvents(game, events);
  },
};

/** Sacrifices permanents that the ability's controller controls. Regeneration cannot replace this (G.33.1). */
export const sacrificeEffect: EffectHandler<"sacrifice"> = {
  rules: ["mtg-6e:G.33.1", "mtg-6e:G.33.2", "mtg-6e:G.29.4"],
  run: (game, { what }, scope) => {
    const own = selectObjects(game, scope, what).filter(
      (place) => onBattlefield(place) && getController(game, place.object) === scope.controller,
    );
    move(game, own, "graveyard", "sacrifice", "mtg-6e:G.33.1");
  },
};

export const returnToHandEffect: EffectHandler<"return"> = {
  rules: ["mtg-6e:Z.1.5"],
  run: (game, { what }, scope) => move(game, selectObjects(game, scope, what), "hand", "return", "mtg-6e:Z.1.5"),
};

const turning = (type: "tapped" | "untapped"): SharedEffectHandler<"tap"> => ({
  rules: [
    "mtg-6e:G.37.r3",
    "mtg-6e:G.38.1",
    "mtg-6e:G.38.r1",
    "mtg-6e:G.43.r1",
    "mtg-6e:G.38.3",
    "mtg-6e:G.43.1",
    "mtg-6e:G.43.3",
  ],
  run: (game, { what }, scope) => {
    const events = selectObjects(game, scope, what)
      .filter(({ zone, object }) => zone === "battlefield" && object.tapped === (type === "untapped"))
      .map(({ object }): Event => ({ type, rule: "mtg-6e:T.6.1", instance: object.id }));
    if (events.length > 0) proposeEvents(game, events);
  },
});

export const tapEffect = turning("tapped");
export const untapEffect = turning("untapped");

export const phaseOutEffect: EffectHandler<"phaseOut"> = {
  rules: ["mtg-6e:G.27.1", "mtg-6e:G.27.3"],
  run: (game, { what }, scope) => {
    const objects = selectObjects(game, scope, what).filter(onBattlefield);
    const events = createPhaseOutEvents(
      game,
      objects.map(({ object }) => object),
      "mtg-6e:G.27.1",
    );
    if (events.length > 0) proposeEvents(game, events);
  },
};

export const regenerateEffect: EffectHandler<"regenerate"> = {
  rules: ["mtg-6e:G.29.1", "mtg-6e:G.29.2", "mtg-6e:G.29.5", "mtg-6e:G.29.r3"],
  run: (game, { what }, scope) =>
    shield(game, selectTargets(game, scope, what), { kind: "regenerate" }, "mtg-6e:G.29.1"),
};

export const preventEffect: EffectHandler<"prevent"> = {
  rules: ["mtg-6e:G.11.1"],
  run: (game, { to, amount }, scope) => {
    const left = amount === "all" ? null : evaluateAmount(game, scope, amount);
    shield(game, selectTargets(game, scope, to), { kind: "prevent", amount: left }, "mtg-6e:G.11.1");
  },
};

function shield(
  game: Game,
  targets: readonly Target[],
  made: Extract<Event, { readonly type: "shieldPut" }>["shield"],
  rule: MtgRef,
): void {
  const events = targets.map((target): Event => ({ type: "shieldPut", rule, target, shield: made }));
  if (events.length > 0) proposeEvents(game, events);
}

const counters = (type: "countersPut" | "countersRemoved"): SharedEffectHandler<"putCounters"> => ({
  rules: ["mtg-6e:G.8.1"],
  run: (game, { on, counter, amount }, scope) => {
    const count = evaluateAmount(game, scope, amount);
    const events = selectObjects(game, scope, on).map(
      ({ object }): Event => ({ type, rule: "mtg-6e:G.8.1", instance: object.id, counter, count }),
    );
    if (events.length > 0 && count > 0) proposeEvents(game, events);
  },
});

export const putCountersEffect = counters("countersPut");
export const removeCountersEffect = counters("countersRemoved");

/** A continuous effect on the objects selected now, with the current amounts (T.8.2, T.8.3). */
export const changeEffect: EffectHandler<"change"> = {
  rules: ["mtg-6e:T.8.1", "mtg-6e:T.8.2", "mtg-6e:T.8.3"],
  run: (game, { what, changes, until }, scope) => {
    const { state } = game;
    const { moment, turn } = state;
    applyBatch(game, [
      {
        type: "effectBegan",
        rule: "mtg-6e:T.8.2",
        lasting: {
          kind: "changes",
          changes,
          affected: selectTargets(game, scope, what),
          amounts: changes.map((one) => fixedAmount(game, scope, one)),
          id: allocateId(state),
          moment,
          turn,
          until,
          scope,
        },
      },
    ]);
  },
};

const fixedAmount = (game: Game, scope: Scope, one: ContinuousChange): number =>
  "amount" in one ? evaluateAmount(game, scope, one.amount) : 0;
