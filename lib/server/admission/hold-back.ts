import type { ServerResponse } from "node:http";
import { HELD_BACK } from "./work-limits";

let heldBack = 0;

/** Waits before an address is refused, or until it goes away. */
export async function holdBack(response: ServerResponse): Promise<void> {
  if (heldBack >= HELD_BACK.most) return;
  heldBack += 1;
  await pauseFor(response, HELD_BACK.milliseconds);
  heldBack -= 1;
}

/** Waits so many milliseconds, or until the reader goes away. */
export const pauseFor = (response: ServerResponse, milliseconds: number): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      response.off("close", end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    response.once("close", end);
  });
