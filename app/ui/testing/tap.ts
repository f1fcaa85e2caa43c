import { expect, onTestFinished } from "vitest";
import { cdp, type Locator } from "vitest/browser";

/**
 * Turns touch screen emulation on until the test ends, so that the page sees a coarse pointer. Chromium does not
 * restore the mouse afterwards, so such tests need isolated files.
 */
export async function enableTouchScreen(): Promise<void> {
  const { testPath } = expect.getState();
  if (!testPath?.includes(".isolated."))
    throw new Error("A test with a touch screen belongs to *.isolated.component.test.tsx");
  const turn = (enabled: boolean) =>
    cdp().send("Emulation.setTouchEmulationEnabled", { enabled, ...(enabled && { maxTouchPoints: 1 }) });
  await turn(true);
  onTestFinished(async () => void (await turn(false)));
}

/** Taps the center of an element, once it has stopped moving and nothing covers it. */
export async function tapElement(locator: Locator): Promise<void> {
  const { x, y } = await restingMiddle(locator);
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame === undefined ? 1 : frame.width / window.innerWidth;
  const at = { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
  await cdp().send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

type Point = { readonly x: number; readonly y: number };

/** Waits until an element has not moved for a frame and can be touched, and returns its center. */
async function restingMiddle(locator: Locator): Promise<Point> {
  let last: Point = { x: Number.NaN, y: Number.NaN };
  const isResting = async () => {
    const element = await locator.findElement();
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [before, now] = [last, { x: left + width / 2, y: top + height / 2 }];
    last = now;
    return before.x === now.x && before.y === now.y && element.contains(document.elementFromPoint(now.x, now.y));
  };
  await expect.poll(isResting, { interval: 20, message: "what is tapped rests" }).toBe(true);
  return last;
}
