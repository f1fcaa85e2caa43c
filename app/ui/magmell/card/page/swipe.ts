/** A place on the screen in CSS pixels. */
export type TouchPoint = { readonly x: number; readonly y: number };

/** The least way of a swipe in CSS pixels: longer than a trembling tap, shorter than a thumb's reach. */
const LEAST = 64;

/** Width in CSS pixels of the screen edges, where browsers use swipes for going back. */
const EDGE = 28;

/**
 * Returns the direction of a swipe; null for a tap, for scrolling, and for a touch that began at the edge of the
 * screen.
 */
export function detectSwipe(from: TouchPoint, to: TouchPoint, width: number): "left" | "right" | null {
  const [x, y] = [to.x - from.x, Math.abs(to.y - from.y)];
  if (from.x < EDGE || from.x > width - EDGE || Math.abs(x) < LEAST || y > Math.abs(x) / 2) return null;
  return x < 0 ? "left" : "right";
}
