import type { CardKind } from "../../model/card";
import type { DecisionStream } from "./decision-stream";

/** A stored result of an effect, for later effects. */
type ReferenceSlot = { readonly name: string; readonly what: "things" | "players" | "number" | "color" | "name" };

/** One 「対象」, and whether it may contain things or players. */
export type TargetGroup = { readonly things: boolean; readonly players: boolean };

/** The kind of event that an ability refers to: an event with a subject, or only a moment. */
export type EventSubjectKind = "things" | "players" | "moment";

/** Everything to which a part of an ability may refer at its position. */
export type DrawingContext = {
  readonly draw: DecisionStream;
  /** The kind of card with the text. */
  readonly kind: CardKind;
  readonly event: EventSubjectKind | null;
  readonly groups: readonly TargetGroup[];
  /** Stored results so far; each instruction that stores a result adds one. */
  readonly kept: ReferenceSlot[];
  /** Nesting depth of the current part. */
  readonly depth: number;
  /**
   * Counter for the names of stored results in the whole ability, and the latest stored color, the only color that the
   * text can refer to.
   */
  readonly names: { count: number; color?: string };
};

export const createContext = (draw: DecisionStream, kind: CardKind, depth = 0): DrawingContext => ({
  draw,
  kind,
  event: null,
  groups: [],
  kept: [],
  depth,
  names: { count: 0 },
});

/** Returns a nested context; results stored in it are not visible outside. */
export const createNestedContext = (scene: DrawingContext, more: Partial<DrawingContext> = {}): DrawingContext => ({
  ...scene,
  kept: [...scene.kept],
  depth: scene.depth + 1,
  ...more,
});

/** Stores a result for the following parts and returns its name. */
export function storeResult(scene: DrawingContext, what: ReferenceSlot["what"]): string {
  scene.names.count += 1;
  const name = `kept ${scene.names.count}`;
  scene.kept.push({ name, what });
  if (what === "color") scene.names.color = name;
  return name;
}
