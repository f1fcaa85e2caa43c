import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { InstanceId, PlayerId, Target } from "@/engine/magmell";

/** A card that was dropped, what it can do, and what it was dropped on; `null` for the table itself. */
export type TableDrop = { readonly act: "use" | "attack"; readonly instance: InstanceId; readonly onto: Target | null };

/** Elements that have been made ready. What they are is read from them at the time of the drag. */
const ready = new WeakSet<HTMLElement>();

/**
 * Lets the cards of the table be dragged with a mouse, those marked with `data-drag`, onto units, players, and the battle area.
 * Called again after every change of the table; elements that are ready stay so.
 */
export function registerTableDrag(root: HTMLElement, players: Players): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-drag]")) grab(element);
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]")) dropPlace(element, players);
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone] [data-item]")) dropPlace(element, players);
}

/** The player of each side of the table. */
type Players = { readonly own: PlayerId; readonly their: PlayerId };

function grab(element: HTMLElement): void {
  if (!once(element, "drag")) return;
  draggable({
    element,
    canDrag: () => element.dataset.drag !== undefined && window.matchMedia("(pointer: fine)").matches,
    getInitialData: () => ({ act: element.dataset.drag, instance: Number(element.dataset.instance) }),
  });
}

/** Zones on which cards are dropped: the battle areas, and the bars of the players. */
const PLACES = ["ownUnits", "theirUnits", "own", "their"];

function dropPlace(element: HTMLElement, players: Players): void {
  const zone = element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
  if (!PLACES.includes(zone) || !once(element, "drop")) return;
  const light = (on: boolean) => () => void element.toggleAttribute("data-over", on);
  dropTargetForElements({
    element,
    getData: () => ({ onto: targetOf(element, zone, players) }),
    canDrop: ({ source }) => source.data.act === "use" || (source.data.act === "attack" && zone.startsWith("their")),
    onDragEnter: light(true),
    onDragLeave: light(false),
    onDrop: light(false),
  });
}

function targetOf({ dataset }: HTMLElement, zone: string, { own, their }: Players): Target | null {
  if (dataset.item !== undefined) return { instance: Number(dataset.instance) };
  if (zone === "own") return { player: own };
  return zone === "their" ? { player: their } : null;
}

const grabbed = new WeakSet<HTMLElement>();

function once(element: HTMLElement, how: "drag" | "drop"): boolean {
  const known = how === "drag" ? grabbed : ready;
  if (known.has(element)) return false;
  known.add(element);
  return true;
}

/** Reports every drop on the table; returns the way to stop. */
export const subscribeToDrops = (onDrop: (drop: TableDrop) => void): (() => void) =>
  monitorForElements({
    onDrop: ({ source: { data }, location }) => {
      const [place] = location.current.dropTargets;
      if (place === undefined || (data.act !== "use" && data.act !== "attack")) return;
      onDrop({ act: data.act, instance: Number(data.instance), onto: (place.data.onto ?? null) as Target | null });
    },
  });
