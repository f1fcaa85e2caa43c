import type { NextRequest } from "next/server";
import { findPasswordFingerprint } from "../../accounts/data";
import type { BackoffName } from "../../rate-limits";
import { type AttemptOutcome, type AttemptResult, clearAttempts, startAttempt } from "../../server/attempts";
import { getClientIp } from "../../server/client-ip";
import { env } from "../../server/env";
import { hashLimitKey } from "../../server/limit-store";
import { anonymizeIp } from "../../server/log/anonymize-ip";
import { logEvent } from "../../server/log/log-line";
import { runInHashingQueue } from "../../server/password";
import { startUnknownDeviceAttempt } from "../../server/sign-in-attempts";
import { getVisitorKey } from "../../server/visitor-key";
import type { QueueClient } from "../../server/work-queue";
import type { AuthContext } from "../auth-options";
import { createErrorResult, createRateLimitResult, toResponse } from "../route-result";
import { createDeviceCookie, findKnownDevice, getDeviceCookieName } from "./known-devices";
import {
  clearPendingSignInCookie,
  createPendingSignInCookie,
  getPendingSignInCookieName,
  readPendingSignIn,
} from "./pending-sign-in";

/**
 * Signs in by password through next-auth (`ask`), with waits after several wrong passwords. A known device is counted
 * separately; strangers are counted by address and account, so that an attacker does not lock the owner out. Runs in
 * the password queue, and throws `QueueFullError` if it is full. If the account has a second step, the response sets a
 * cookie for entering the code instead of a session.
 */
export async function signInWithPassword(request: NextRequest, account: string, ask: Ask): Promise<Response> {
  const address = getClientIp(request.headers);
  const run: AuthContext = { userAgent: request.headers.get("user-agent") ?? "" };
  return tryToEnter(request, account, {
    run,
    ask,
    ofDevice: "signInDevice",
    ofStranger: () =>
      startUnknownDeviceAttempt({ account, address, line: getVisitorKey(request.headers, browserOf(request)) }),
    wrong: () => (run.account === undefined ? "unknownAccount" : "wrongPassword"),
  });
}

/**
 * Completes a pending sign-in with a code. Wrong codes are counted per account, with long waits; a device that has
 * signed in before is counted separately. On success, the device becomes known.
 */
export async function signInWithCode(request: NextRequest, ask: Ask): Promise<Response> {
  const { NEXTAUTH_URL: site, NEXTAUTH_SECRET: secret } = env();
  const pending = await readPendingSignIn(request.cookies.get(getPendingSignInCookieName(site))?.value, secret);
  if (!pending || (await findPasswordFingerprint(pending.userId)) !== pending.mark)
    return withCookie(toResponse(createErrorResult("startOver")), clearPendingSignInCookie(site));
  const run: AuthContext = { userAgent: request.headers.get("user-agent") ?? "", pending };
  return tryToEnter(request, pending.email, {
    run,
    ask,
    ofDevice: "codeDevice",
    ofStranger: () => startAttempt("codeAccount", pending.userId),
    wrong: () => "wrongCode",
  });
}

type Entrance = {
  readonly run: AuthContext;
  readonly ask: Ask;
  /** The count of tries by a device that the account knows. */
  readonly ofDevice: BackoffName;
  /** Begins a try by any other device. */
  readonly ofStranger: () => Promise<AttemptResult>;
  readonly wrong: () => string;
};

async function tryToEnter(request: NextRequest, account: string, entrance: Entrance): Promise<Response> {
  const { run, ask, ofDevice, ofStranger, wrong } = entrance;
  const { NEXTAUTH_URL: site, NEXTAUTH_SECRET: secret } = env();
  const address = getClientIp(request.headers);
  const cookie = request.cookies.get(getDeviceCookieName(site))?.value ?? "";
  const device = findKnownDevice(cookie, account, secret);
  const worker: QueueClient = device ? { lane: "known", key: device.id } : { lane: "stranger", key: address };
  const counted = device && (ofDevice === "signInDevice" || device.by === "signIn") ? device.id : null;
  return runInHashingQueue(worker, async () => {
    const attempt = await (counted ? startAttempt(ofDevice, counted) : ofStranger());
    if (!attempt.ok) {
      logEvent("signInHeld", { account: unknownAccount(account), address: anonymizeIp(address), wait: attempt.wait });
      return toResponse(createRateLimitResult(attempt.wait));
    }
    let outcome: AttemptOutcome = "untried";
    try {
      const response = await ask(run);
      outcome = run.waits || opensSession(response) ? "right" : "wrong";
      if (run.waits)
        return withCookie(
          toResponse(createErrorResult("secondFactor")),
          await createPendingSignInCookie(run.waits, site, secret),
        );
      if (outcome === "wrong") logRefusal({ reason: wrong(), run, account, address, knownDevice: device !== null });
      else {
        withCookie(response, createDeviceCookie({ cookie, account, site, secret }));
        if (run.pending) withCookie(response, clearPendingSignInCookie(site));
      }
      return response;
    } finally {
      await attempt.settle(outcome);
      if (outcome === "right" && counted) await clearAttempts(ofDevice, counted);
    }
  });
}

function withCookie(response: Response, cookie: string): Response {
  response.headers.append("Set-Cookie", cookie);
  return response;
}

type Ask = (run: AuthContext) => Promise<Response>;

/** The token against forged forms that this browser has, whose form was checked before. */
const browserOf = ({ cookies }: NextRequest): string =>
  cookies.getAll().find(({ name }) => name.endsWith("next-auth.csrf-token"))?.value ?? "";

const opensSession = (response: Response): boolean =>
  response.headers.getSetCookie().some((cookie) => /session-token(\.\d)?=[^;]/.test(cookie));

type Refused = {
  readonly reason: string;
  readonly run: AuthContext;
  readonly account: string;
  readonly address: string | null;
  readonly knownDevice: boolean;
};

/** One line about a refused password or code, without either, and with a hash for an address that has no account. */
const logRefusal = ({ reason, run, account, address, knownDevice }: Refused): void =>
  logEvent("signInRefused", {
    reason,
    account: run.account ?? unknownAccount(account),
    address: anonymizeIp(address),
    knownDevice,
  });

/** A name in the log for an address that may have no account: a hash, the same each time. */
const unknownAccount = (account: string): string => `unknown:${hashLimitKey(account).slice(0, 16)}`;
