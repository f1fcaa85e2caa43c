import { deliverResponse } from "../../../kernel/ask";
import { copyWith } from "../../../kernel/copy-with";
import {
  createOptionQuestion,
  createPickQuestion,
  getResponseNumber,
  getResponseTargets,
} from "../../../kernel/question";
import type { TotalCost } from "../../model/ability";
import type { ChoiceOption, PickPurpose, QuestionSource } from "../../model/choice";
import type { Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import type { InstanceId, PlayerId, Target } from "../../model/ids";
import {
  countMana,
  createMana,
  MANA_TYPES,
  type Mana,
  type ManaCost,
  type ManaOutcome,
  mapMana,
  NO_MANA,
  ZERO_MANA_COST,
} from "../../model/mana";
import type { GameObject } from "../../model/object";
import type { Game, GameFrameHandler } from "../../model/state";
import { findObject } from "../../model/zone";
import { askPlayer } from "../ask-player";
import { createMoveEvent } from "../events/move-event";
import { proposeEvents } from "../events/propose-events";
import { activateManaAbility } from "./mana-abilities";
import { getPaymentMeans } from "./mana-sources";
import { canPayFromPool, canPayMana, getUsefulOutcomes } from "./payment";
import { type CostPayer, getDiscardOptions, getSacrificeOptions } from "./payment-problems";
import { requiresMana } from "./total-cost";

type PayFrame = FrameOf<"pay">;

/** Lets a player pay a cost. The frame on top of the agenda gets 1 when everything is paid, 0 if it cannot be paid. */
export const pushPayment = (game: Game, player: PlayerId, source: InstanceId | null, due: TotalCost): void => {
  game.state.agenda.push({
    run: "pay",
    player,
    source,
    due,
    isForMana: false,
    asked: null,
    picked: null,
    given: null,
  });
};

/**
 * The payment of a cost. Mana is paid first, so that a permanent tapped for mana can be sacrificed afterwards (T.4.10).
 * Mana abilities are activated before mana is spent (A.6.10). Only options that keep the rest payable are offered.
 */
export const payFrame: GameFrameHandler<"pay"> = {
  rules: ["mtg-6e:T.4.2.h", "mtg-6e:T.4.5", "mtg-6e:T.4.10", "mtg-6e:A.6.10", "mtg-6e:T.6.10", "mtg-6e:G.6.1"],
  run: runPay,
};

/** A payment frame with the rest of its cost and what is asked about it, before there is an answer. */
const changeFrame = (
  { run, player, source, isForMana }: PayFrame,
  due: TotalCost,
  asked: PayFrame["asked"],
  picked: PayFrame["picked"] = null,
): PayFrame => ({ run, player, source, due, isForMana, asked, picked, given: null });

function runPay(game: Game, frame: PayFrame): void {
  if (frame.asked !== null) answered(game, frame, frame.asked);
  else if (requiresMana(frame.due.mana)) payMana(game, frame);
  else if (!payAtOnce(game, frame) && !askForCards(game, frame)) deliverResponse(game, { number: 1 });
}

const payerOf = ({ state }: Game, { player, source }: PayFrame): CostPayer => ({
  player,
  source: source === null ? null : (findObject(state.zones, source)?.object ?? state.past[source]?.object ?? null),
});

const aboutOf = ({ source }: CostPayer): QuestionSource | null =>
  source === null ? null : { instance: source.id, card: source.card };

const poolOf = ({ state }: Game, { player }: PayFrame): Mana => state.players[player].pool;

function payMana(game: Game, frame: PayFrame): void {
  const { due, player } = frame;
  if (canPayFromPool(poolOf(game, frame), due.mana)) {
    spend(game, frame);
    return;
  }
  const sources = sourcesOf(game, frame);
  // Where every source is needed there is nothing to choose.
  const offered = isEachNeeded(game, frame) ? sources.slice(0, 1) : sources;
  const options = offered.map(({ instance }): Target => ({ instance }));
  if (options.length === 0) {
    deliverResponse(game, { number: 0 });
    return;
  }
  pick(game, changeFrame(frame, due, "source"), "mana", player, options, 1);
}

/** Sources that help a payment, each with its useful outcomes. */
function sourcesOf(
  game: Game,
  frame: PayFrame,
): readonly { readonly instance: InstanceId; readonly outcomes: readonly ManaOutcome[] }[] {
  const means = getPaymentMeans(game, frame.player, payerOf(game, frame).source, frame.due);
  return means.sources.flatMap((source) => {
    const outcomes = getUsefulOutcomes(means, source, frame.due.mana);
    return outcomes.length === 0 ? [] : [{ instance: source.instance, outcomes }];
  });
}

/** Whether a payment is impossible without any one of the sources. */
function isEachNeeded(game: Game, frame: PayFrame): boolean {
  const means = getPaymentMeans(game, frame.player, payerOf(game, frame).source, frame.due);
  return means.sources.every(({ instance }) => {
    const sources = means.sources.filter((other) => other.instance !== instance);
    return !canPayMana(copyWith(means, { sources }), frame.due.mana);
  });
}

function pick(
  game: Game,
  frame: PayFrame,
  purpose: PickPurpose,
  player: PlayerId,
  options: readonly Target[],
  count: number,
): void {
  const asked = { rule: "mtg-6e:T.4.2.h", player, about: aboutOf(payerOf(game, frame)), purpose } as const;
  askPlayer(game, frame, createPickQuestion(asked, options, { min: count, max: count }));
}

function option(game: Game, frame: PayFrame, options: readonly ChoiceOption[]): void {
  const asked = {
    rule: "mtg-6e:T.4.2.h",
    player: frame.player,
    about: aboutOf(payerOf(game, frame)),
    purpose: "payment",
  } as const;
  askPlayer(game, frame, createOptionQuestion(asked, options));
}

/**
 * Spends mana from the pool: the specific symbols of the cost first, then its generic part, for which the player
 * chooses the types.
 */
function spend(game: Game, frame: PayFrame): void {
  const { mana } = frame.due;
  const pool = poolOf(game, frame);
  const rest = leftOver(pool, mana);
  const types = MANA_TYPES.filter((type) => rest[type] > 0);
  const isForced = types.length < 2 || mana.generic === 0 || countMana(rest) === mana.generic;
  if (!isForced) {
    option(
      game,
      changeFrame(frame, frame.due, "mana"),
      types.map((type) => ({ mana: createMana(type, 1) })),
    );
    return;
  }
  const [type] = types;
  const all = countMana(rest) === mana.generic ? rest : type === undefined ? NO_MANA : createMana(type, mana.generic);
  const spent = mapMana((each) => mana[each] + (mana.generic > 0 ? all[each] : 0));
  carryOn(game, frame, { mana: ZERO_MANA_COST }, [spentEvent(frame, spent)]);
}

/** Mana that is left in a pool after the types that a cost names. */
const leftOver = (pool: Mana, cost: ManaCost): Mana => mapMana((type) => Math.max(0, pool[type] - cost[type]));

const spentEvent = ({ player, source }: PayFrame, mana: Mana): Event => ({
  type: "manaSpent",
  rule: "mtg-6e:T.4.2.h",
  player,
  mana,
  source,
});

/** Continues with the remaining cost after events. */
function carryOn(game: Game, frame: PayFrame, paid: Partial<TotalCost>, events: readonly Event[]): void {
  const {
    mana = frame.due.mana,
    tap = frame.due.tap,
    life = frame.due.life,
    sacrifices = frame.due.sacrifices,
    discards = frame.due.discards,
    removed = frame.due.removed,
    added = frame.due.added,
  } = paid;
  const due: TotalCost = { mana, tap, life, sacrifices, discards, removed, added };
  game.state.agenda.push(changeFrame(frame, due, null));
  if (events.length > 0) proposeEvents(game, events);
}

/**
 * Pays the parts of a cost without a choice, one after another and not together. Paying life counts as losing life for
 * triggers.
 * @rule mtg-6e:T.4.10, mtg-6e:G.21.r1, mtg-6e:G.38.2
 */
function payAtOnce(game: Game, frame: PayFrame): boolean {
  const { due, player, source } = frame;
  const [removed, ...otherRemoved] = due.removed;
  const [added, ...otherAdded] = due.added;
  if (due.tap && source !== null) {
    const forMana = frame.isForMana ? ({ forMana: true } as const) : {};
    carryOn(game, frame, { tap: false }, [{ type: "tapped", rule: "mtg-6e:A.6.8", instance: source, ...forMana }]);
  } else if (due.life > 0) {
    carryOn(game, frame, { life: 0 }, [{ type: "lifeLost", rule: "mtg-6e:G.19.6", player, amount: due.life }]);
  } else if (removed !== undefined && source !== null) {
    const [counter, count] = removed;
    carryOn(game, frame, { removed: otherRemoved }, [
      { type: "countersRemoved", rule: "mtg-6e:G.6.2", instance: source, counter, count },
    ]);
  } else if (added !== undefined && source !== null) {
    const [counter, count] = added;
    carryOn(game, frame, { added: otherAdded }, [
      { type: "countersPut", rule: "mtg-6e:G.6.2", instance: source, counter, count },
    ]);
  } else {
    return false;
  }
  return true;
}

/** Asks for the cards of the next discard or sacrifice of a cost; returns `false` if none is left. */
function askForCards(game: Game, frame: PayFrame): boolean {
  const { due, player } = frame;
  const [discard] = due.discards;
  const [sacrifice] = due.sacrifices;
  const payer = payerOf(game, frame);
  const part = discard ?? sacrifice;
  if (part === undefined) return false;
  const options: readonly GameObject[] =
    discard !== undefined
      ? getDiscardOptions(game, payer, discard.what)
      : getSacrificeOptions(game, payer, sacrifice?.what ?? {});
  if (options.length < part.count) {
    deliverResponse(game, { number: 0 });
    return true;
  }
  const purpose = discard !== undefined ? "discard" : "sacrifice";
  const targets = options.map(({ id }): Target => ({ instance: id }));
  pick(game, changeFrame(frame, due, purpose), purpose, player, targets, part.count);
  return true;
}

function answered(game: Game, frame: PayFrame, asked: NonNullable<PayFrame["asked"]>): void {
  const { due } = frame;
  if (asked === "source") chooseOutcome(game, frame);
  else if (asked === "outcome") makeMana(game, frame, getResponseNumber(frame.given));
  else if (asked === "mana") {
    const types = MANA_TYPES.filter((type) => leftOver(poolOf(game, frame), due.mana)[type] > 0);
    const type = types[getResponseNumber(frame.given)];
    if (type === undefined) throw new Error("A type of mana was to be spent that is not there");
    const mana = { ...due.mana, generic: due.mana.generic - 1 };
    carryOn(game, frame, { mana }, [spentEvent(frame, createMana(type, 1))]);
  } else if (asked === "discard") {
    carryOn(game, frame, { discards: due.discards.slice(1) }, moves(game, frame, "discard", "mtg-6e:G.14.r4"));
  } else {
    carryOn(game, frame, { sacrifices: due.sacrifices.slice(1) }, moves(game, frame, "sacrifice", "mtg-6e:G.33.r4"));
  }
}

const moves = (
  { state }: Game,
  frame: PayFrame,
  cause: "discard" | "sacrifice",
  rule: "mtg-6e:G.14.r4" | "mtg-6e:G.33.r4",
): readonly Event[] =>
  getResponseTargets(frame.given).flatMap((target) => {
    const place = "instance" in target ? findObject(state.zones, target.instance) : null;
    return place === null ? [] : [createMoveEvent(place, "graveyard", { cause, rule })];
  });

/** Asks how to use the picked source, if several of its abilities or kinds of mana help. */
function chooseOutcome(game: Game, frame: PayFrame): void {
  const [target] = getResponseTargets(frame.given);
  const picked = target !== undefined && "instance" in target ? target.instance : null;
  const next = changeFrame(frame, frame.due, "outcome", picked);
  option(
    game,
    next,
    outcomesOf(game, next).map(({ ability, mana }) =>
      picked === null ? { ability, mana } : { instance: picked, ability, mana },
    ),
  );
}

const outcomesOf = (game: Game, frame: PayFrame): readonly ManaOutcome[] =>
  sourcesOf(game, frame).find(({ instance }) => instance === frame.picked)?.outcomes ?? [];

/** Plays a mana ability for the payment, which continues afterwards (A.6.10). */
function makeMana(game: Game, frame: PayFrame, place: number): void {
  const outcome = outcomesOf(game, frame)[place];
  if (outcome === undefined || frame.picked === null) throw new Error("A source of mana was picked that is none");
  game.state.agenda.push(changeFrame(frame, frame.due, null));
  activateManaAbility(game, frame.player, frame.picked, outcome.ability, outcome);
}
