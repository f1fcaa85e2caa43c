import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createUser, type KnownUser } from "@/prisma/factories/create-user";
import { encodeForm, fetchCsrfToken, isSignedIn, type PostOptions, post, toCredentials } from "./testing/ask-auth";

/*
 * A stranger guesses at one account, four times a second for seven minutes, while its owner signs in on a new device and waits as the
 * site says. The clock stands still but for what the test puts it forward.
 */

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

/** Seconds between two guesses; while the site says to wait for long, one of them stands for several. */
const PAUSE = 0.25;
const LONG_WAIT = 3;
const LONG_PAUSE = 2;
const MINUTES = 7;
/** The longest time in seconds until the owner is in, from the first try. */
const LONGEST = 60;

const [STRANGER, OWNER] = ["203.0.113.5", "198.51.100.7"];
let user: KnownUser;
let strangersForm: { csrfToken: string; cookie: string };
beforeEach(async () => {
  user = await createUser();
  strangersForm = await fetchCsrfToken();
});

type Form = typeof strangersForm;
const tryFrom = (options: PostOptions, password: string, { csrfToken, cookie }: Form) =>
  post(encodeForm({ ...toCredentials(user), password, csrfToken }), { cookie, ...options });

/** The wait in seconds that an answer asks for. */
const waitOf = (response: Response) => Number(response.headers.get("retry-after") ?? 0);

type Siege = {
  readonly stranger: PostOptions;
  readonly owner: PostOptions;
  /** The seconds at which the owner begins, each time on another new device. */
  readonly begins: readonly number[];
  /** Wrong passwords that the owner types first. */
  readonly mistypes?: number;
};

/** Guesses as the stranger does. Gives the seconds that the owner needs each time, and the guesses that were compared. */
async function besiege({ stranger, owner, begins, mistypes = 0 }: Siege) {
  const start = Date.now();
  const visits = await Promise.all(
    begins.map(async (second) => ({
      begin: second,
      next: second,
      typed: 0,
      needs: Infinity,
      form: await fetchCsrfToken(),
    })),
  );
  let compared = 0;
  let guess = 0;
  for (let now = 0; now < MINUTES * 60 && visits.some(({ needs }) => needs === Infinity); now += PAUSE) {
    vi.setSystemTime(start + now * 1000);
    if (now >= guess) {
      const refusal = await tryFrom(stranger, `guess at ${now}`, strangersForm);
      if (refusal.status === 401) compared += 1;
      guess = now + (waitOf(refusal) > LONG_WAIT ? LONG_PAUSE : PAUSE);
    }
    for (const visit of visits.filter(({ next, needs }) => now >= next && needs === Infinity)) {
      const answer = await tryFrom(owner, visit.typed < mistypes ? "mistyped" : user.password, visit.form);
      if (isSignedIn(answer)) visit.needs = now - visit.begin;
      if (answer.status === 401) visit.typed += 1;
      visit.next = now + Math.max(1, waitOf(answer));
    }
  }
  return { needs: visits.map(({ needs }) => needs), compared };
}

describe("the owner on a new device", () => {
  test("is in within a minute, whenever the owner comes, while few guesses are compared", async () => {
    const siege = { stranger: { address: STRANGER }, owner: { address: OWNER }, begins: [9, 130, 400] };
    const { needs, compared } = await besiege(siege);
    expect(Math.max(...needs)).toBeLessThanOrEqual(LONGEST);
    expect(compared).toBeLessThanOrEqual(20);
  });

  test("is in within a minute behind a proxy that nobody declared, by the address that it passes on", async () => {
    const behind = (forwarded: string): PostOptions => ({ address: "172.18.0.2", forwarded });
    const { needs } = await besiege({ stranger: behind(STRANGER), owner: behind(OWNER), begins: [130] });
    expect(Math.max(...needs)).toBeLessThanOrEqual(LONGEST);
  });

  test("is in within a minute where no address is known at all, by the browser", async () => {
    const nobody: PostOptions = { address: "127.0.0.1", forwarded: "127.0.0.1" };
    const { needs } = await besiege({ stranger: nobody, owner: nobody, begins: [130] });
    expect(Math.max(...needs)).toBeLessThanOrEqual(LONGEST);
  });

  test("who mistypes five times still gets a turn, although the stranger never stops", async () => {
    const siege = { stranger: { address: STRANGER }, owner: { address: OWNER }, begins: [10], mistypes: 5 };
    expect((await besiege(siege)).needs).not.toContain(Infinity);
  });
});
