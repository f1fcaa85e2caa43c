import { chance } from "../kit/chance";
import { Client } from "../kit/client";
import { spread } from "../kit/quantile";
import { openLoop } from "./open-loop";
import { calmReading, failures, p99Of, share, type World } from "./world";

/**
 * Checks this case: visitors who try passwords, each to an account and from an address of its own, so that no wait for one
 * stops them.
 */
export async function proveFlood(world: World, rate: number): Promise<void> {
  const { bars, site, seconds, seed } = world;
  bars.heading(`${rate} wrong sign-ins a second, beside somebody who reads cards`);
  const idle = await calmReading(world);
  const clients = Array.from({ length: 250 }, (_, at) => new Client({ address: site.address, from: `198.18.${at}.9` }));
  const csrf = await (clients[0] as Client).get("/api/auth/csrf");
  const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string };
  const cookie = (csrf.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  let tried = 0;
  const send = () => {
    tried += 1;
    const fields = { csrfToken, email: `nobody${tried}@example.org`, password: `guess ${tried}`, json: "true" };
    return (clients[tried % clients.length] as Client).send(
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
    calmReading(world),
    openLoop({ rate, seconds, next: chance(seed + 4), choose }),
  ]);
  for (const client of clients) client.close();
  bars.figure("Sign-ins", spread(tries.map(({ ms }) => ms)));
  bars.figure("Sign-ins that were refused at once (429, 503), share", share(tries, 429, 503));
  bars.bar("Sign-ins that were let in", tries.filter(({ status }) => status === 200).length, { atMost: 0 });
  bars.figure("Card pages, alone", spread(idle.map(({ ms }) => ms)));
  bars.figure("Card pages, beside the flood", spread(beside.map(({ ms }) => ms)));
  bars.bar("Errors of the server, and requests without an answer", failures([...beside, ...tries]), { atMost: 0 });
  bars.bar("p99 of card pages, times that alone", p99Of(beside) / p99Of(idle), { atMost: 2 });
}
