import { copyWith } from "../../../kernel/copy-with";
import {
  createNumberQuestion,
  createOptionQuestion,
  createPickQuestion,
  getResponseNumber,
  getResponseTargets,
} from "../../../kernel/question";
import type { PlayerQuestion, QuestionResponse } from "../../model/choice";
import type { AnnouncementDraft, FrameOf } from "../../model/frame";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import { copyScope } from "../../model/stack";
import type { Game, GameFrameHandler } from "../../model/state";
import { findObject } from "../../model/zone";
import { askPlayer } from "../ask-player";
import { evaluateAmount } from "../continuous/evaluate";
import { applyBatch } from "../events/apply-batch";
import { findUnmetTargets, getTargetBounds, legalTargets, type TargetingContext } from "../targeting/legal-targets";
import { pushPayment } from "./pay";
import { getPaymentProblems } from "./payment-problems";
import { reversePlay } from "./reverse-play";
import {
  getLegalModes,
  getTargetSpecs,
  getTotalCost,
  hasX,
  interpretStackObject,
  type SpellOrAbility,
} from "./spell-or-ability";

type AnnounceFrame = FrameOf<"announce">;

const NO_CHOICES: AnnouncementDraft = { modes: [], x: null, targets: [], shares: [] };

/** Starts the choices and the payment for a spell or ability on the stack. */
export function startAnnouncement(game: Game, player: PlayerId, instance: InstanceId, ability: number | null): void {
  game.state.agenda.push({
    run: "announce",
    instance,
    player,
    ability,
    draft: NO_CHOICES,
    isPaid: false,
    given: null,
  });
}

/**
 * The choices for a spell or ability in their order: modes, X, targets, division among targets, and the cost. Options
 * that cannot be completed are not offered. If the payment still fails, everything is reversed.
 */
export const announceFrame: GameFrameHandler<"announce"> = {
  rules: [
    "mtg-6e:T.3.1",
    "mtg-6e:T.4.2",
    "mtg-6e:T.4.2.a",
    "mtg-6e:T.4.9",
    "mtg-6e:G.10.4",
    "mtg-6e:T.4.r1",
    "mtg-6e:T.4.2.b",
    "mtg-6e:T.4.2.c",
    "mtg-6e:T.4.2.f",
    "mtg-6e:T.4.2.g",
    "mtg-6e:T.4.2.h",
    "mtg-6e:A.2.3",
    "mtg-6e:A.4.7",
    "mtg-6e:T.3.1.1",
  ],
  run: runAnnounce,
};

function runAnnounce(game: Game, frame: AnnounceFrame): void {
  const object = findObject(game.state.zones, frame.instance)?.object;
  const subject = object === undefined ? null : interpretStackObject(game, object);
  if (object === undefined || subject === null) return;
  if (frame.isPaid) {
    if (getResponseNumber(frame.given) === 0) reversePlay(game, frame.player, frame.instance);
    else finish(game, frame, object);
    return;
  }
  const draft = frame.given === null ? frame.draft : extended(game, subject, frame.draft, frame.given);
  const question = nextQuestion(game, frame.player, object, subject, draft);
  if (question !== null) askPlayer(game, copyWith(frame, { draft, given: null }), question);
  else aim(game, copyWith(frame, { draft: withShares(subject, draft) }), object, subject);
}

/** All targets are chosen. They are stored, and the cost is paid next. A triggered ability has no cost. */
function aim(game: Game, frame: AnnounceFrame, object: GameObject, subject: SpellOrAbility): void {
  const { draft, player, instance } = frame;
  const { modes, x: chosen, targets, shares } = draft;
  const x = chosen ?? 0;
  if (modes.length > 0 || targets.length > 0 || chosen !== null) {
    applyBatch(game, [{ type: "aimed", rule: "mtg-6e:T.4.2", instance, aim: { modes, x, targets, shares } }]);
  }
  if (object.thing?.sort === "triggered") return;
  game.state.agenda.push(copyWith(frame, { isPaid: true, given: null }));
  pushPayment(game, player, subject.source?.id ?? null, getTotalCost(game, subject, x));
}

/** Completes the play of a spell or ability, so that abilities trigger on it now (T.5.1). */
function finish(game: Game, { player, instance, ability }: AnnounceFrame, { thing }: GameObject): void {
  game.state.before = null;
  if (thing === null) applyBatch(game, [{ type: "cast", rule: "mtg-6e:T.3.1.2", instance, player }]);
  else if (thing.source !== null && ability !== null) {
    applyBatch(game, [{ type: "activated", rule: "mtg-6e:A.2.3", instance: thing.source, player, ability }]);
  }
}

/** The aiming of a draft, whose X the words may use. */
const aimingOf = ({ aiming }: SpellOrAbility, { x }: AnnouncementDraft): TargetingContext => ({
  ...aiming,
  scope: copyScope(aiming.scope, { aim: { ...aiming.scope.aim, x: x ?? 0 } }),
});

/** The next choice that is missing; `null` if the aim is complete. */
function nextQuestion(
  game: Game,
  player: PlayerId,
  { id, card }: GameObject,
  subject: SpellOrAbility,
  draft: AnnouncementDraft,
): PlayerQuestion | null {
  const about = { instance: id, card };
  const modes = nextModes(game, subject, draft);
  if (modes !== null) {
    const options = modes.map((mode) => ({ mode }));
    return createOptionQuestion({ rule: "mtg-6e:T.4.2.b", player, about, purpose: "mode" }, options);
  }
  if (hasX(subject) && draft.x === null) {
    const max = mostX(game, player, subject);
    return createNumberQuestion({ rule: "mtg-6e:T.4.2.c", player, about, purpose: "x" }, { min: 0, max });
  }
  const spec = getTargetSpecs(subject, draft)[draft.targets.length];
  if (spec !== undefined) {
    const options = legalTargets(game, aimingOf(subject, draft), spec);
    const [min, max] = getTargetBounds(game, aimingOf(subject, draft), spec, options.length);
    const rule = "mtg-6e:T.4.2.f";
    return createPickQuestion({ rule, player, about, purpose: "target" }, options, { min, max });
  }
  const share = nextShare(game, subject, draft);
  if (share === null) return null;
  const { target, max } = share;
  return createNumberQuestion({ rule: "mtg-6e:T.4.2.g", player, about, purpose: "divide" }, { min: 1, max }, target);
}

/** Modes that may be chosen next, in the order written and none twice; `null` when enough are chosen (G.24.1). */
function nextModes(game: Game, subject: SpellOrAbility, { modes }: AnnouncementDraft): readonly number[] | null {
  const { body } = subject;
  if (!("modes" in body) || modes.length >= body.choose) return null;
  const last = modes.at(-1) ?? -1;
  const open = getLegalModes(game, subject).filter((mode) => mode > last);
  return open.slice(0, open.length - (body.choose - modes.length) + 1);
}

/** The greatest X that can be paid (K.27.1). */
function mostX(game: Game, player: PlayerId, subject: SpellOrAbility): number {
  const isPayable = (x: number): boolean =>
    getPaymentProblems(game, { player, source: subject.source }, getTotalCost(game, subject, x)).length === 0;
  let x = 0;
  while (isPayable(x + 1)) x += 1;
  return x;
}

/** The group and index of the next share to choose in a division; the last share is the remainder (T.4.9). */
function nextShare(game: Game, subject: SpellOrAbility, draft: AnnouncementDraft) {
  for (const [group, spec] of getTargetSpecs(subject, draft).entries()) {
    const targets = draft.targets[group] ?? [];
    const said = draft.shares[group] ?? [];
    const target = targets[said.length];
    if (spec.divide === undefined || target === undefined) continue;
    const whole = evaluateAmount(game, aimingOf(subject, draft).scope, spec.divide);
    const left = whole - said.reduce((sum, share) => sum + share, 0);
    const others = targets.length - said.length - 1;
    return { group, target, max: left - others, isLast: others === 0, left };
  }
  return null;
}

/** A draft with the answer to its last question. Shares that only one number fits are filled in. */
function extended(
  game: Game,
  subject: SpellOrAbility,
  draft: AnnouncementDraft,
  given: QuestionResponse,
): AnnouncementDraft {
  const modes = nextModes(game, subject, draft);
  if (modes !== null) return copyWith(draft, { modes: [...draft.modes, modes[getResponseNumber(given)] ?? 0] });
  if (hasX(subject) && draft.x === null) return copyWith(draft, { x: getResponseNumber(given) });
  if (draft.targets.length < getTargetSpecs(subject, draft).length) {
    return lastShared(game, subject, copyWith(draft, { targets: [...draft.targets, getResponseTargets(given)] }));
  }
  const share = nextShare(game, subject, draft);
  if (share === null) throw new Error("An answer to no question of an announcement");
  return lastShared(game, subject, shared(draft, share.group, getResponseNumber(given)));
}

function shared(draft: AnnouncementDraft, group: number, amount: number): AnnouncementDraft {
  const shares = draft.targets.map((_targets, place) => {
    const said = draft.shares[place] ?? [];
    return place === group ? [...said, amount] : said;
  });
  return copyWith(draft, { shares });
}

function lastShared(game: Game, subject: SpellOrAbility, draft: AnnouncementDraft): AnnouncementDraft {
  if (draft.targets.length < getTargetSpecs(subject, draft).length) return draft;
  const share = nextShare(game, subject, draft);
  return share?.isLast === true ? lastShared(game, subject, shared(draft, share.group, share.left)) : draft;
}

/** Shares of groups that are not divided are `null`. */
const withShares = (subject: SpellOrAbility, draft: AnnouncementDraft): AnnouncementDraft =>
  copyWith(draft, {
    shares: getTargetSpecs(subject, draft).map(({ divide }, group) =>
      divide === undefined ? null : (draft.shares[group] ?? []),
    ),
  });

/** Returns whether a triggered ability has legal targets. Without them it is not put onto the stack (G.39.1, A.4.7). */
export function canChooseTargets(game: Game, subject: SpellOrAbility): boolean {
  const { body, aiming } = subject;
  if ("modes" in body) return getLegalModes(game, subject).length >= body.choose;
  return findUnmetTargets(game, aiming, body.targets ?? []).length === 0;
}
