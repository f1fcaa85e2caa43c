import type { ServerResponse } from "node:http";
import { REJECTION_DELAY } from "./work-limits";

let heldBack = 0;

/** Waits before an address is refused, or until it goes away. */
export async function delayRejection(response: ServerResponse): Promise<void> {
  if (heldBack >= REJECTION_DELAY.most) return;
  heldBack += 1;
  await waitUnlessClosed(response, REJECTION_DELAY.milliseconds);
  heldBack -= 1;
}

/** Waits so many milliseconds, or until the reader goes away. */
export const waitUnlessClosed = (response: ServerResponse, milliseconds: number): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      response.off("close", end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    response.once("close", end);
  });
