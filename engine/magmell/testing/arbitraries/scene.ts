import type { Kind } from "../../model/card";
import type { Draw } from "./draw";

/** What an instruction keeps for those after it. */
export type Kept = { readonly name: string; readonly what: "things" | "players" | "number" | "color" };

/** One 「対象」, by what it may be. */
export type Group = { readonly things: boolean; readonly players: boolean };

/** What an ability has an event for: something happened to somebody, or only a moment came. */
export type EventSort = "things" | "players" | "moment";

/** Everything that a part of an ability may speak of, where it stands. */
export type Scene = {
  readonly draw: Draw;
  /** On what the text stands. */
  readonly kind: Kind;
  readonly event: EventSort | null;
  readonly groups: readonly Group[];
  /** Grows with each instruction that keeps something. */
  readonly kept: Kept[];
  /** How deep parts lie within each other here. */
  readonly depth: number;
  /** Numbers what is kept in the whole ability. */
  readonly names: { count: number };
};

export const newScene = (draw: Draw, kind: Kind, depth = 0): Scene => ({
  draw,
  kind,
  event: null,
  groups: [],
  kept: [],
  depth,
  names: { count: 0 },
});

/** The same for a part within; what is kept there is not known outside. */
export const within = (scene: Scene, more: Partial<Scene> = {}): Scene => ({
  ...scene,
  kept: [...scene.kept],
  depth: scene.depth + 1,
  ...more,
});

/** Keeps something from here on, and says under which name. */
export function keep(scene: Scene, what: Kept["what"]): string {
  scene.names.count += 1;
  const name = `kept ${scene.names.count}`;
  scene.kept.push({ name, what });
  return name;
}
