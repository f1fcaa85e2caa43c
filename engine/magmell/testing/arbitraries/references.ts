import type { PlayerRef, Select } from "../../model/select";
import type { DrawingContext } from "./drawing-context";

type Ref = Select;

const kept = ({ kept: all }: DrawingContext, ...sorts: readonly string[]): readonly string[] =>
  all.filter(({ what }) => sorts.includes(what)).map(({ name }) => name);

/** Returns a random reference to one or several things mentioned before, never a player. */
export function drawThingRef(scene: DrawingContext): Ref {
  const refs: Ref[] = ["self"];
  const groups = scene.groups.flatMap(({ things, players }, target) => (things && !players ? [{ target }] : []));
  const stored = kept(scene, "things").map((name) => ({ stored: name }));
  // What the text has spoken of itself is what it mostly goes on with.
  if (stored.length > 0 && scene.draw.rarely(2)) return scene.draw.pick(stored);
  refs.push(...groups, ...groups, ...stored);
  if (scene.event === "things") refs.push({ event: "subject" }, { event: "source" });
  if (scene.depth < 4) refs.push({ battle: "attacker" }, { battle: "defender" }, opposing(scene));
  return scene.draw.pick(refs);
}

/** The other unit of a battle, of this unit or of another. */
function opposing(scene: DrawingContext): Ref {
  if (!scene.draw.rarely(2)) return { battle: "opposing" };
  const of = drawThingRef({ ...scene, depth: scene.depth + 2 });
  return of === "self" ? { battle: "opposing" } : { battle: "opposing", of };
}

/** Returns a random reference to things or players mentioned before. */
export function drawRef(scene: DrawingContext): Ref {
  const refs: Ref[] = [drawThingRef(scene)];
  refs.push(...scene.groups.flatMap(({ players }, target) => (players ? [{ target }, { target }] : [])));
  refs.push(...kept(scene, "players").map((name) => ({ stored: name })));
  if (scene.event === "players") refs.push({ event: "subject" });
  refs.push({ battle: "target" });
  return scene.draw.pick(refs);
}

/** Returns a random player as the object of an effect. Players mentioned before are referred to directly. */
export const drawPlayerSelect = (scene: DrawingContext): Select => ({
  player: drawPlayerRef({ ...scene, kept: [], groups: scene.groups.map((group) => ({ ...group, players: false })) }),
});

/** Returns a random reference to a player: mentioned before, or always available. */
export function drawPlayerRef(scene: DrawingContext): PlayerRef {
  const { draw, groups, event } = scene;
  const refs: (() => PlayerRef)[] = [() => "you", () => "opponent", () => "you", () => "turnPlayer"];
  refs.push(
    () => ({ controllerOf: drawThingRef(scene) }),
    () => ({ ownerOf: drawThingRef(scene) }),
  );
  for (const [target, { things, players }] of groups.entries())
    if (players && !things) refs.push(() => ({ controllerOf: { target } }));
  for (const name of kept(scene, "players")) refs.push(() => ({ controllerOf: { stored: name } }));
  if (event !== null) refs.push(() => ({ event: "player" }));
  return draw.one(refs);
}

/** Returns the player who carries out an effect: usually the controller. */
export const drawDoer = (scene: DrawingContext): PlayerRef => (scene.draw.rarely(3) ? drawPlayerRef(scene) : "you");

/** Returns the name of a stored number, or of stored things to count; `null` if there is none. */
export function drawStoredNumber(scene: DrawingContext): string | null {
  const names = kept(scene, "number", "things");
  return names.length === 0 ? null : scene.draw.pick(names);
}

export function drawStoredName(scene: DrawingContext): string | null {
  const names = kept(scene, "name");
  return names[names.length - 1] ?? null;
}

export function drawStoredColor(scene: DrawingContext): string | null {
  const { color } = scene.names;
  return color !== undefined && kept(scene, "color").includes(color) ? color : null;
}
