import { onTestFinished } from "vitest";
import { cdp, type Locator } from "vitest/browser";

/** Gives the browser of a test a touch screen until the test ends: a page sees a coarse pointer. */
export async function openTouchScreen(): Promise<void> {
  const turn = (enabled: boolean) =>
    cdp().send("Emulation.setTouchEmulationEnabled", { enabled, ...(enabled && { maxTouchPoints: 1 }) });
  await turn(true);
  onTestFinished(async () => void (await turn(false)));
}

/** Taps the middle of an element with a finger, once it is there. */
export async function tap(locator: Locator): Promise<void> {
  const element = await locator.findElement();
  element.scrollIntoView({ block: "center" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame === undefined ? 1 : frame.width / window.innerWidth;
  const at = {
    x: (frame?.left ?? 0) + (left + width / 2) * scale,
    y: (frame?.top ?? 0) + (top + height / 2) * scale,
  };
  await cdp().send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
