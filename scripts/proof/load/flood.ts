import { createRandom } from "../kit/chance";
import { HttpClient } from "../kit/client";
import { formatSpread } from "../kit/quantile";
import { runOpenLoop } from "./open-loop";
import { computeP99, computeStatusShare, countFailures, type LoadContext, readPagesCalmly } from "./world";

/**
 * Checks that many failed sign-ins do not slow down other visitors. Each attempt uses another account, and 250 IP
 * addresses take turns.
 */
export async function proveFlood(world: LoadContext, rate: number): Promise<void> {
  const { bars, site, seconds, seed } = world;
  bars.heading(`${rate} wrong sign-ins a second, beside somebody who reads cards`);
  const idle = await readPagesCalmly(world);
  const clients = Array.from(
    { length: 250 },
    (_, at) => new HttpClient({ address: site.address, from: `198.18.${at}.9` }),
  );
  const csrf = await (clients[0] as HttpClient).get("/api/auth/csrf");
  const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string };
  const cookie = (csrf.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  let tried = 0;
  const send = () => {
    tried += 1;
    const fields = { csrfToken, email: `nobody${tried}@example.org`, password: `guess ${tried}`, json: "true" };
    return (clients[tried % clients.length] as HttpClient).send(
      "POST",
      "/api/auth/callback/credentials",
      new URLSearchParams(fields).toString(),
      {
        "content-type": "application/x-www-form-urlencoded",
        cookie,
      },
    );
  };
  const choose = () => ({ kind: "sign-in", send });
  const [beside, tries] = await Promise.all([
    readPagesCalmly(world),
    runOpenLoop({ rate, seconds, next: createRandom(seed + 4), choose }),
  ]);
  for (const client of clients) client.close();
  bars.figure("Sign-ins", formatSpread(tries.map(({ ms }) => ms)));
  bars.figure("Sign-ins that were refused at once (429, 503), share", computeStatusShare(tries, 429, 503));
  bars.bar("Sign-ins that were let in", tries.filter(({ status }) => status === 200).length, { atMost: 0 });
  bars.figure("Card pages, alone", formatSpread(idle.map(({ ms }) => ms)));
  bars.figure("Card pages, beside the flood", formatSpread(beside.map(({ ms }) => ms)));
  bars.bar("Errors of the server, and requests without an answer", countFailures([...beside, ...tries]), { atMost: 0 });
  bars.bar("p99 of card pages, times that alone", computeP99(beside) / computeP99(idle), { atMost: 2 });
}
