import { API_LIMITS } from "../../../lib/rate-limits";
import { createRandom } from "../kit/chance";
import { HttpClient } from "../kit/client";
import { formatSpread } from "../kit/quantile";
import { runOpenLoop } from "./open-loop";
import { computeP99, computeStatusShare, countFailures, type LoadContext, readPagesCalmly } from "./world";

/** Checks that one address with far too many searches is refused and does not slow down an ordinary visitor. */
export async function proveGreed(world: LoadContext, rate: number): Promise<void> {
  const { bars, site, seconds, seed } = world;
  const { points } = API_LIMITS.apiSearch;
  bars.heading(
    `One address searches ${rate} times a second where ${points} a minute are allowed, beside an ordinary visitor`,
  );
  const idle = await readPagesCalmly(world);
  const greedy = new HttpClient({ address: site.address, from: "192.0.2.66", sockets: 50 });
  const search = (at: number) => greedy.get(`/api/v1/cards?q=${encodeURIComponent(`o:${at % 97} or 青`)}`);
  // The allowance of the first minute is used up before it is counted what comes of wanting more.
  for (let asked = 0; asked < points; asked += 20)
    await Promise.all(Array.from({ length: 20 }, (_, at) => search(asked + at)));
  let asked = 0;
  const next = createRandom(seed + 3);
  const choose = () => ({ kind: "greedy", send: () => search(asked++) });
  const [loaded, refused] = await Promise.all([readPagesCalmly(world), runOpenLoop({ rate, seconds, next, choose })]);
  greedy.close();
  bars.figure("Ordinary visitor, alone", formatSpread(idle.map(({ ms }) => ms)));
  bars.figure("Ordinary visitor, beside the greedy one", formatSpread(loaded.map(({ ms }) => ms)));
  bars.bar("Greedy requests that were refused (429, 503), share", computeStatusShare(refused, 429, 503), {
    atLeast: 0.9,
  });
  bars.bar("Errors of the server, and requests without an answer", countFailures([...loaded, ...refused]), {
    atMost: 0,
  });
  bars.bar("p99 of the ordinary visitor, times that alone", computeP99(loaded) / computeP99(idle), { atMost: 2 });
}
