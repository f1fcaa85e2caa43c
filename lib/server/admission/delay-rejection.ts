import type { ServerResponse } from "node:http";
import { REJECTION_DELAY } from "./work-limits";

let heldBack = 0;

/** Waits before a rejection is sent, or until the client disconnects. */
export async function delayRejection(response: ServerResponse): Promise<void> {
  if (heldBack >= REJECTION_DELAY.most) return;
  heldBack += 1;
  await waitUnlessClosed(response, REJECTION_DELAY.milliseconds);
  heldBack -= 1;
}

/** Waits for a time in milliseconds, or until the client disconnects. */
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
