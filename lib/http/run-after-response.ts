import { after } from "next/server";
import { logError } from "../server/log/log-line";

/** Runs work after the response, so that its duration reveals nothing. */
export const runAfterResponse = (work: () => Promise<unknown>): void =>
  after(() => work().catch((error) => logError("failure", error, { id: "after the answer" })));
