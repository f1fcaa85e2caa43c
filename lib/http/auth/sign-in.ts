import type { NextRequest } from "next/server";
import type { DelayName } from "../../rate-limits";
import { clientAddress } from "../../server/client-address";
import { beginTry, forgetTries, type Try, type TryOutcome } from "../../server/delays";
import { env } from "../../server/env";
import { limitKey } from "../../server/limit-store";
import { cutAddress } from "../../server/log/cut-address";
import { logLine } from "../../server/log/log-line";
import { inHashingQueue } from "../../server/password";
import type { Worker } from "../../server/work-queue";
import type { AuthRun } from "../auth-options";
import { refuseLimited, toResponse } from "../refuse";
import { deviceCookieName, knownDevice, rememberDevice } from "./known-devices";

/**
 * Signs in by a password, asked of next-auth by `ask`, with a wait after several wrong ones. A device that signed in to the account
 * before is counted alone, so that nobody can keep an owner out by guessing; strangers are counted by account and by address. All of
 * it stands in the queue of passwords, so that a flood reaches neither the processor nor the database: throws `QueueFull` when
 * there is no place.
 */
export async function signIn(request: NextRequest, account: string, ask: Ask): Promise<Response> {
  const { NEXTAUTH_URL: site, NEXTAUTH_SECRET: secret } = env();
  const address = clientAddress(request.headers);
  const cookie = request.cookies.get(deviceCookieName(site))?.value ?? "";
  const device = knownDevice(cookie, account, secret);
  const worker: Worker = device ? { lane: "known", key: device } : { lane: "stranger", key: address };
  return inHashingQueue(worker, async () => {
    const attempt = await beginAll(device ? [["signInDevice", device]] : ofStranger(account, address));
    if (!attempt.ok) return toResponse(refuseLimited(attempt.wait));
    const run: AuthRun = { userAgent: request.headers.get("user-agent") ?? "" };
    let outcome: TryOutcome = "untried";
    try {
      const response = await ask(run);
      outcome = opensSession(response) ? "right" : "wrong";
      if (outcome === "right") response.headers.append("Set-Cookie", rememberDevice(cookie, account, site, secret));
      else logRefusal(run, account, address, device !== null);
      return response;
    } finally {
      await attempt.settle(outcome);
      if (outcome === "right" && device) await forgetTries("signInDevice", device);
    }
  });
}

type Ask = (run: AuthRun) => Promise<Response>;
type Counted = readonly [DelayName, string];
const ofStranger = (account: string, address: string | null): readonly Counted[] => [
  // Where the address is not known, everybody would wait for everybody.
  ...(address === null ? [] : [["signInAddress", address] as const]),
  ["signInAccount", account],
];

/** Begins a try under several counts at once. One that has to wait undoes the others. */
async function beginAll(counts: readonly Counted[]): Promise<Try> {
  const begun: Extract<Try, { ok: true }>[] = [];
  const settle = async (outcome: TryOutcome) => void (await Promise.all(begun.map((one) => one.settle(outcome))));
  for (const [name, subject] of counts) {
    const one = await beginTry(name, subject);
    if (!one.ok) {
      await settle("untried");
      return one;
    }
    begun.push(one);
  }
  return { ok: true, settle };
}

const opensSession = (response: Response): boolean =>
  response.headers.getSetCookie().some((cookie) => /session-token(\.\d)?=[^;]/.test(cookie));

/** One line about a refused password, without the password, and with a hash for an address that has no account. */
function logRefusal(run: AuthRun, account: string, address: string | null, knownDevice: boolean): void {
  logLine("signInRefused", {
    reason: run.account === undefined ? "unknownAccount" : "wrongPassword",
    account: run.account ?? `unknown:${limitKey(account).slice(0, 16)}`,
    address: cutAddress(address),
    knownDevice,
  });
}
