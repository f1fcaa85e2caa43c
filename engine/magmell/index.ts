/** The public interface of the MAGMELL engine. */
export { computeEditDistance, countTypos } from "../kernel/edit-distance";
export { computeFingerprint } from "../kernel/fingerprint";
export { nextIntBelow, type RandomState, seedRandom, shuffle } from "../kernel/random";
export { applyFix } from "./deck/apply-fix";
export { checkDeck, hasNoErrors } from "./deck/check-deck";
export {
  type DeckValidation,
  type IndexedDeck,
  PRACTICE_ZONE_LIMIT,
  validateDecks,
} from "./deck/validate-decks";
export * from "./machine/advance";
export { copyState } from "./machine/game";
export { legalAnswers } from "./machine/legal-answers";
export { computeCardsHash, createRecord, type ReplayResult, replayGame } from "./machine/replay";
export { findSelfHarm } from "./machine/self-harm";
export { type StartResult, startGame, startWithDecks } from "./machine/start";
export { stepGame } from "./machine/step";
export { getAttackProblems, getUseProblems } from "./machine/use-problems";
export * from "./machine/view";
export * from "./machine/view-events";
export * from "./model/ability";
export type { ByHandAct, ByHandFollowUp } from "./model/by-hand";
export * from "./model/card";
export * from "./model/cards";
export type * from "./model/choice";
export * from "./model/deck";
export type { Effect, EffectVerb } from "./model/effect";
export type { Defeat, DefeatRule, Event, EventOf, EventType, GameMoment, MoveCause } from "./model/event";
export * from "./model/ids";
export type { Instance } from "./model/instance";
export * from "./model/name";
export type { CardPartId } from "./model/parts";
export * from "./model/problem";
export * from "./model/record";
export type { Amount, ComparisonOperator, Condition, Filter, PlayerRef, Select } from "./model/select";
export { type Battle, type GameState, type Outcome, type PlayerState, STARTING_LIFE } from "./model/state";
export { BATTLE_STEPS, type BattleStep, PHASES, type Phase } from "./model/turn";
export { type OwnZone, type SharedZone, ZONE_IDS, type ZoneId } from "./model/zone";
export type { HouseRulingId, RuleId, RuleRef } from "./rulebook";
export { OPENING_HAND_SIZE } from "./rules/turn/setup";
export { autopilotSeat } from "./seats/autopilot";
export { passSeat } from "./seats/pass";
export { paymentSeat } from "./seats/payment";
export { plannerSeat, SEARCH_EFFORTS, thinkOfAnswer } from "./seats/planner";
export { playOut } from "./seats/play-out";
export { quickSeat } from "./seats/quick";
export { randomSeat } from "./seats/random";
export { finishThinking, type Seat, type Thinking } from "./seats/seat";
export { wallSeat } from "./seats/wall";
