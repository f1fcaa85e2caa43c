import { NEW_ADDRESS_ATTEMPTS } from "../rate-limits";
import { type AttemptOutcome, type AttemptResult, startAttempt } from "./attempts";
import { getWiderNetwork } from "./client-ip";

/** Somebody who tries a password on a device that the account does not know. */
type Stranger = {
  readonly account: string;
  /** Null if unknown; then no limit per address applies, because all unknown visitors would wait for each other. */
  readonly address: string | null;
  /** Key that distinguishes visitors, from `getVisitorKey`. */
  readonly line: string;
};

/**
 * Starts a password attempt from an unknown device, or returns the time to wait. Wrong guesses block only their own
 * address; the first attempts from another address pass, so that an owner on a new device gets in during an attack.
 * Because an attacker may have many addresses, an account has few such first attempts per hour; all others share one
 * queue per account.
 */
export function startUnknownDeviceAttempt({ account, address, line }: Stranger): Promise<AttemptResult> {
  const around = address && getWiderNetwork(address);
  return beginInTurn([
    ...(around ? [() => startAttempt("signInNetwork", around)] : []),
    ...(address === null ? [] : [() => startAttempt("signInAddress", address)]),
    () => startAttempt("signInLine", `${account} ${line}`),
    (ofLine) => beginAtAccount(account, ofLine <= NEW_ADDRESS_ATTEMPTS),
  ]);
}

async function beginAtAccount(account: string, isNewcomer: boolean): Promise<AttemptResult> {
  const newcomer = isNewcomer ? await startAttempt("signInNewcomer", account) : null;
  return newcomer?.ok ? newcomer : startAttempt("signInAccount", account);
}

/**
 * Starts one attempt in several counters in turn; each gets the number of attempts in the previous one. If a counter
 * requires waiting, the others are undone.
 */
async function beginInTurn(counts: readonly ((before: number) => Promise<AttemptResult>)[]): Promise<AttemptResult> {
  const begun: Extract<AttemptResult, { ok: true }>[] = [];
  const settle = async (outcome: AttemptOutcome) => void (await Promise.all(begun.map((one) => one.settle(outcome))));
  let tries = 0;
  for (const begin of counts) {
    const one = await begin(tries);
    if (!one.ok) {
      await settle("untried");
      return one;
    }
    begun.push(one);
    tries = one.tries;
  }
  return { ok: true, tries, settle };
}
