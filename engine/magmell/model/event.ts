import type { RuleId } from "../rulebook";
import type { InstanceId, PlayerId } from "./ids";
import type { Phase } from "./turn";
import type { OwnZone, ZoneId } from "./zone";

/** Why an instance moved. */
export type MoveCause = "draw" | "placeStone" | "redraw";

/** What lost a player the game. */
export type Defeat = { readonly player: PlayerId; readonly rule: DefeatRule };
export type DefeatRule = "mag:705.4.1" | "mag:705.4.2" | "mag:202.6.1";

/**
 * What happened. Events are the only way in which the board changes. They carry identities of instances and never what a
 * card is, but the identities in hidden zones still tell something: see `viewEvents`.
 */
export type Event =
  | { readonly type: "shuffled"; readonly rule: RuleId; readonly player: PlayerId; readonly zone: OwnZone }
  | { readonly type: "firstPlayerChosen"; readonly rule: "mag:503.1.1.1"; readonly player: PlayerId }
  | {
      readonly type: "redrawChosen";
      readonly rule: "mag:503.1.1.3";
      readonly player: PlayerId;
      readonly redraw: boolean;
    }
  | { readonly type: "turnBegan"; readonly rule: "mag:601.1"; readonly player: PlayerId; readonly turn: number }
  | { readonly type: "phaseBegan"; readonly rule: RuleId; readonly player: PlayerId; readonly phase: Phase }
  | { readonly type: "phaseSkipped"; readonly rule: RuleId; readonly player: PlayerId; readonly phase: Phase }
  | {
      readonly type: "moved";
      readonly rule: RuleId;
      readonly cause: MoveCause;
      /** Whose zones these are, where each player has one. */
      readonly player: PlayerId;
      readonly from: ZoneId;
      readonly to: ZoneId;
      /** The identity that it had before the move, and the one that it has since (401.6). */
      readonly instance: InstanceId;
      readonly becomes: InstanceId;
    }
  | { readonly type: "drewFromEmpty"; readonly rule: "mag:229.3"; readonly player: PlayerId }
  | { readonly type: "stoneMissing"; readonly rule: "house:2"; readonly player: PlayerId }
  | { readonly type: "woke"; readonly rule: RuleId; readonly instance: InstanceId }
  | { readonly type: "damageRemoved"; readonly rule: RuleId; readonly instance: InstanceId; readonly amount: number }
  | ({ readonly type: "defeated" } & Defeat)
  /** `winner` is `null` when the game is drawn. */
  | {
      readonly type: "gameEnded";
      readonly rule: "mag:202.3" | "mag:202.4";
      readonly winner: PlayerId | null;
    };

export type EventType = Event["type"];
