import type { ServerResponse } from "node:http";
import { HELD_BACK } from "./work-limits";

let heldBack = 0;

/** Waits before an address is refused, or until it goes away. */
export async function holdBack(response: ServerResponse): Promise<void> {
  if (heldBack >= HELD_BACK.most) return;
  heldBack += 1;
  await new Promise<void>((done) => {
    const timer = setTimeout(done, HELD_BACK.milliseconds);
    response.once("close", () => {
      clearTimeout(timer);
      done();
    });
  });
  heldBack -= 1;
}
