import type { CardKind } from "../../model/card";
import type { DecisionStream } from "./decision-stream";

/** A stored result of an effect, for later effects. */
type ReferenceSlot = { readonly name: string; readonly what: "things" | "players" | "number" | "color" | "name" };

/** One 「対象」, by what it may be. */
export type TargetGroup = { readonly things: boolean; readonly players: boolean };

/** The sort of event that an ability has: one with a subject, or only a moment. */
export type EventSubjectKind = "things" | "players" | "moment";

/** Everything that a part of an ability may speak of, where it stands. */
export type DrawingContext = {
  readonly draw: DecisionStream;
  /** On what the text stands. */
  readonly kind: CardKind;
  readonly event: EventSubjectKind | null;
  readonly groups: readonly TargetGroup[];
  /** Grows with each instruction that keeps something. */
  readonly kept: ReferenceSlot[];
  /** How deep parts lie within each other here. */
  readonly depth: number;
  /** Numbers what is kept in the whole ability, and holds the latest color of its text, which alone can be spoken of. */
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

/** Returns a nested scene: results stored in it are unknown outside. */
export const createNestedContext = (scene: DrawingContext, more: Partial<DrawingContext> = {}): DrawingContext => ({
  ...scene,
  kept: [...scene.kept],
  depth: scene.depth + 1,
  ...more,
});

/** Keeps something from here on, and says under which name. */
export function storeResult(scene: DrawingContext, what: ReferenceSlot["what"]): string {
  scene.names.count += 1;
  const name = `kept ${scene.names.count}`;
  scene.kept.push({ name, what });
  if (what === "color") scene.names.color = name;
  return name;
}
