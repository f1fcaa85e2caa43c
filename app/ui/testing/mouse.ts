import { cdp, type Locator } from "vitest/browser";

/** Moves the mouse out of the page, where it points at nothing. */
export async function moveMouseAway(): Promise<void> {
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: -1, y: -1 });
}

/** Holds the left mouse button down over an element. Returns a function that releases it. */
export async function holdMouse(locator: Locator): Promise<() => Promise<void>> {
  await locator.hover();
  const { left, top, width, height } = locator.element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth);
  // The frame of a test may be shown smaller than its viewport.
  const scale = frame.width / window.innerWidth;
  const at = { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
  const send = async (type: "mousePressed" | "mouseReleased") => {
    await cdp().send("Input.dispatchMouseEvent", { type, ...at, button: "left", clickCount: 1 });
  };
  await send("mousePressed");
  return () => send("mouseReleased");
}
