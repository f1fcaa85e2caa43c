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
import { refuse, refuseLimited, toResponse } from "../refuse";
import { deviceCookieName, knownDevice, rememberDevice } from "./known-devices";
import { dropPending, keepPending, pendingCookieName, readPending } from "./pending-sign-in";

/**
 * Signs in by a password, asked of next-auth by `ask`, with a wait after several wrong ones. A device that signed in to the account
 * before is counted alone, so that nobody can keep an owner out by guessing; strangers are counted by account and by address. All of
 * it stands in the queue of passwords, so that a flood reaches neither the processor nor the database: throws `QueueFull` when
 * there is no place. An account with a second step gets no session by this, but a cookie by which a code is taken.
 */
export async function signIn(request: NextRequest, account: string, ask: Ask): Promise<Response> {
  const address = clientAddress(request.headers);
  const run: AuthRun = { userAgent: request.headers.get("user-agent") ?? "" };
  return tryToEnter(request, account, {
    run,
    ask,
    counts: (device) => (device ? [["signInDevice", device]] : ofStranger(account, address)),
    wrong: () => (run.account === undefined ? "unknownAccount" : "wrongPassword"),
  });
}

/**
 * Ends a sign-in that waits for a code. Codes are counted by account, with long waits, and on a device that signed in before by that
 * device alone. Right ones end the waiting; the device is known from then on.
 */
export async function giveCode(request: NextRequest, ask: Ask): Promise<Response> {
  const { NEXTAUTH_URL: site, NEXTAUTH_SECRET: secret } = env();
  const pending = await readPending(request.cookies.get(pendingCookieName(site))?.value, secret);
  if (!pending) return withCookie(toResponse(refuse("startOver")), dropPending(site));
  const run: AuthRun = { userAgent: request.headers.get("user-agent") ?? "", pending };
  return tryToEnter(request, pending.email, {
    run,
    ask,
    counts: (device) => [device ? ["codeDevice", device] : ["codeAccount", pending.userId]],
    wrong: () => "wrongCode",
  });
}

type Entrance = {
  readonly run: AuthRun;
  readonly ask: Ask;
  /** The counts of a try by a device that the account knows, or by a stranger. */
  readonly counts: (device: string | null) => readonly Counted[];
  readonly wrong: () => string;
};

async function tryToEnter(request: NextRequest, account: string, entrance: Entrance): Promise<Response> {
  const { run, ask, counts, wrong } = entrance;
  const { NEXTAUTH_URL: site, NEXTAUTH_SECRET: secret } = env();
  const address = clientAddress(request.headers);
  const cookie = request.cookies.get(deviceCookieName(site))?.value ?? "";
  const device = knownDevice(cookie, account, secret);
  const worker: Worker = device ? { lane: "known", key: device } : { lane: "stranger", key: address };
  return inHashingQueue(worker, async () => {
    const attempt = await beginAll(counts(device));
    if (!attempt.ok) return toResponse(refuseLimited(attempt.wait));
    let outcome: TryOutcome = "untried";
    try {
      const response = await ask(run);
      outcome = run.waits || opensSession(response) ? "right" : "wrong";
      if (run.waits) return withCookie(toResponse(refuse("secondFactor")), await keepPending(run.waits, site, secret));
      if (outcome === "wrong") logRefusal({ reason: wrong(), run, account, address, knownDevice: device !== null });
      else {
        withCookie(response, rememberDevice(cookie, account, site, secret));
        if (run.pending) withCookie(response, dropPending(site));
      }
      return response;
    } finally {
      await attempt.settle(outcome);
      if (outcome === "right" && device) for (const [name, subject] of counts(device)) await forgetTries(name, subject);
    }
  });
}

function withCookie(response: Response, cookie: string): Response {
  response.headers.append("Set-Cookie", cookie);
  return response;
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

type Refused = {
  readonly reason: string;
  readonly run: AuthRun;
  readonly account: string;
  readonly address: string | null;
  readonly knownDevice: boolean;
};

/** One line about a refused password or code, without either, and with a hash for an address that has no account. */
const logRefusal = ({ reason, run, account, address, knownDevice }: Refused): void =>
  logLine("signInRefused", {
    reason,
    account: run.account ?? `unknown:${limitKey(account).slice(0, 16)}`,
    address: cutAddress(address),
    knownDevice,
  });
