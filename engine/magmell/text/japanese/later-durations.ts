import type { Duration } from "../../model/ability";

/** Durations that end later in the course of the game, with the words for their end (306.1.1). */
export const LATER_DURATION_WORDS: readonly (readonly [Duration, string])[] = [
  ["yourNextTurnEnd", "次のあなたのターンの終了時まで"],
  ["opponentNextTurn", "次の相手のターンの開始時まで"],
  ["opponentNextTurnEnd", "次の相手のターンの終了時まで"],
  ["nextStandby", "次のスタンバイフェイズの終了時まで"],
  ["yourNextStandby", "次のあなたのスタンバイフェイズの終了時まで"],
  ["opponentNextStandby", "次の相手のスタンバイフェイズの終了時まで"],
  ["phase", "このフェイズの終了時まで"],
];
