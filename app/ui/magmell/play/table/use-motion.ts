import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import type { InstanceId } from "@/engine/magmell";
import type { TableView } from "@/lib/magmell/play/types";
import { prefersReducedMotion } from "../game/use-turn-playback";

const TIMING = { duration: 160, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" } as const;
/** Pixels that are not worth a motion. */
const NEAR = 3;

/** Position of a card before the table changed. */
type Lay = {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  readonly zone: string | undefined;
  readonly size: number;
};

/**
 * Animates card movements. A card that stays in its row slides. A card that changes zones becomes another instance
 * (401.6) and is tracked by the log. Respects reduced motion. Returns a function that records the current positions;
 * call it before each command.
 */
export function useCardMotion(root: RefObject<HTMLElement | null>, table: TableView | null): () => void {
  const before = useRef<ReadonlyMap<InstanceId, Lay> | null>(null);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = null;
    if (table === null || from === null || root.current === null) return;
    if (prefersReducedMotion()) return;
    move(root.current, from, table);
  }, [root, table]);
  return useCallback(() => {
    before.current = root.current === null ? null : laysIn(root.current);
  }, [root]);
}

function laysIn(root: HTMLElement): ReadonlyMap<InstanceId, Lay> {
  const lays = new Map<InstanceId, Lay>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-instance]")) {
    const zone = element.closest<HTMLElement>("[data-zone]")?.dataset.zone;
    const box = element.getBoundingClientRect();
    const size = element.querySelector("[data-unit]")?.getBoundingClientRect().height ?? box.height;
    lays.set(Number(element.dataset.instance), { element, box, zone, size });
  }
  return lays;
}

function move(root: HTMLElement, before: ReadonlyMap<InstanceId, Lay>, table: TableView): void {
  const origins = originsOf(table);
  const after = laysIn(root);
  const followed = new Set<InstanceId>();
  for (const [id, lay] of after) {
    const { element, box, zone } = lay;
    const origin = originOf(id, origins, before);
    const from = before.get(origin);
    if (from === undefined) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], TIMING);
      continue;
    }
    followed.add(origin);
    const way = wayBetween(from.box, box);
    if (way === null) continue;
    if (from.zone === zone) element.animate([{ transform: way }, { transform: "none" }], TIMING);
    else fly(root, lay, from.box, null);
  }
  for (const [id, lay] of before) {
    const to = lay.zone === "stones" || followed.has(id) || after.has(id) ? null : dustOf(root, id, table);
    if (to !== null) fly(root, lay, null, to);
  }
}

/** The instance that each instance of the latest command was before it moved. */
function originsOf({ log, freshFrom }: TableView): ReadonlyMap<InstanceId, InstanceId> {
  const origins = new Map<InstanceId, InstanceId>();
  for (const { event } of log.slice(freshFrom)) {
    if (event.type === "moved" && event.becomes !== null && event.instance !== null) {
      origins.set(event.becomes, event.instance);
    }
  }
  return origins;
}

/** The instance that was on the table before, found by following its moves back. */
function originOf(
  id: InstanceId,
  origins: ReadonlyMap<InstanceId, InstanceId>,
  before: ReadonlyMap<InstanceId, Lay>,
): InstanceId {
  let at = id;
  while (!before.has(at)) {
    const earlier = origins.get(at);
    if (earlier === undefined) break;
    at = earlier;
  }
  return at;
}

/** The pile to which an instance has gone; `null` when it went nowhere that is seen. */
function dustOf(root: HTMLElement, id: InstanceId, { log, freshFrom }: TableView): DOMRect | null {
  for (const { event } of log.slice(freshFrom)) {
    if (event.type === "moved" && event.instance === id && event.to === "dust") {
      return root.querySelector(`[data-place="dust ${event.toPlayer}"]`)?.getBoundingClientRect() ?? null;
    }
  }
  return null;
}

/** Transform from one box to another; null if they are close together. */
function wayBetween(from: DOMRect, to: DOMRect): string | null {
  const x = from.left - to.left;
  const y = from.top - to.top;
  return Math.hypot(x, y) < NEAR ? null : `translate(${x}px, ${y}px)`;
}

/**
 * Animates a copy of a card over the whole table, because rows clip their content. The card starts at `from` or ends at
 * `to`, and is hidden meanwhile.
 */
function fly(root: HTMLElement, { element: card, box, size }: Lay, from: DOMRect | null, to: DOMRect | null): void {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of Object.keys(element.dataset)) if (name !== "rested") delete element.dataset[name];
  }
  copy.ariaHidden = "true";
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "40",
    margin: "0",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    listStyle: "none",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  for (const name of ["--size", "--unit"]) copy.style.setProperty(name, `${size}px`);
  root.append(copy);
  if (card.isConnected) card.animate([{ opacity: 0 }, { opacity: 0 }], TIMING.duration);
  const onto = (other: DOMRect) =>
    `translate(${other.left - box.left}px, ${other.top - box.top}px) scale(${other.width / box.width}, ${other.height / box.height})`;
  const steps = [
    { transform: from === null ? "none" : onto(from) },
    { transform: to === null ? "none" : onto(to), opacity: to === null ? 1 : 0.3 },
  ];
  const done = () => copy.remove();
  copy.animate(steps, TIMING).finished.then(done, done);
}
