import { after } from "next/server";
import { logError } from "../server/log/log-line";

/** Does some work once the answer to a request is out, so that nobody can tell by the time it took whether there was any. */
export const runAfterResponse = (work: () => Promise<unknown>): void =>
  after(() => work().catch((error) => logError("failure", error, { id: "after the answer" })));
