import { rawRequest } from "../../../e2e/http/support/hostile/raw-request";
import { TRICKS } from "../../../e2e/http/support/hostile/tricks";
import { createUser } from "../../../prisma/factories/create-user";
import type { Thresholds } from "../kit/bars";
import { getAddress, listAllAddresses } from "./routes";
import { createTestAccount, dumpStoredData, getSessionCookie } from "./victim";

/**
 * Checks that tricks with headers and unusual paths give no more access to another account's data than a plain request.
 * Tries every trick on every route.
 */
export async function proveTricks(address: string, secret: string, bars: Thresholds): Promise<void> {
  const stranger = await getSessionCookie(await createUser(), secret);
  const statuses = new Map<number, number>();
  const telling: string[] = [];
  const failed: string[] = [];
  let changed = 0;
  for (const [at, route] of listAllAddresses()
    .filter((one) => !one.includes("[..."))
    .entries()) {
    const victim = await createTestAccount(secret);
    const before = await dumpStoredData(victim);
    const path = getAddress(route, victim).replace(/^\/ja(?=\/|$)/, "") || "/";
    for (const cookie of ["", stranger])
      for (const trick of TRICKS) {
        const from = `198.${18 + (at % 2)}.${at % 256}.${(TRICKS.indexOf(trick) % 250) + 1}`;
        const headers = { origin: address, "x-forwarded-for": from, cookie, ...trick.headers(path) };
        const { status, text } = await rawRequest(address, { path: trick.path(path), headers });
        const what = `${trick.name} of ${route}${cookie ? " as a stranger" : ""}: ${status}`;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (victim.secrets.some((word) => text.includes(word))) telling.push(what);
        if (status >= 500 && status !== 503) failed.push(what);
      }
    if ((await dumpStoredData(victim)) !== before) changed += 1;
  }
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  bars.figure("Tricks", `${[...statuses.values()].reduce((sum, count) => sum + count, 0)}: ${told.join(", ")}`);
  for (const line of [...telling, ...failed].slice(0, 20)) bars.figure("See", line);
  bars.bar("Tricks that were told something of the owner's", telling.length, { atMost: 0 });
  bars.bar("Tricks that made the site fail", failed.length, { atMost: 0 });
  bars.bar("Addresses by which tricks changed something of the owner's", changed, { atMost: 0 });
}
