import { createUser } from "../../../prisma/factories/create-user";
import { HttpClient } from "../kit/client";
import { getAddress, listAllAddresses } from "./routes";
import { createTestAccount, dumpStoredData, getSessionCookie, type TestAccount } from "./victim";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
/** The owner is last, because only the owner's requests may delete the requested data. */
const ASKERS = ["visitor", "stranger", "administrator", "owner"] as const;

type Asker = (typeof ASKERS)[number];

/** One request of the sweep with its response. */
export type SweptRequest = {
  /** Method, address with parameter names, form of the request and asker. */
  readonly key: string;
  readonly asker: Asker;
  readonly status: number;
  /** Whether the answer holds something of the victim's. */
  readonly tells: boolean;
};

export type Sweep = {
  readonly rows: readonly SweptRequest[];
  /** Requests by others that changed the victim's data. */
  readonly changed: readonly string[];
};

/**
 * Sends requests to every route with every method, as a visitor, a stranger, an administrator and the owner. Each
 * request asks for data of a new victim.
 */
export async function sweep(address: string, secret: string): Promise<Sweep> {
  const stranger = await getSessionCookie(await createUser(), secret);
  const administrator = await getSessionCookie(await createUser({ role: "admin" }), secret);
  const rows: SweptRequest[] = [];
  const changed: string[] = [];
  for (const [at, route] of listAllAddresses()
    .filter((one) => !one.includes("[..."))
    .entries()) {
    const victim = await createTestAccount(secret);
    const before = await dumpStoredData(victim);
    const cookies = { visitor: undefined, stranger, administrator, owner: victim.cookie };
    for (const asker of ASKERS) {
      const client = new HttpClient({
        address,
        from: `203.0.${at % 256}.${ASKERS.indexOf(asker) + 1}`,
        cookie: cookies[asker],
      });
      rows.push(...(await askAll(client, route, asker, victim)));
      client.close();
      if ((asker === "visitor" || asker === "stranger") && (await dumpStoredData(victim)) !== before)
        changed.push(`${asker} ${route}`);
    }
  }
  return { rows, changed };
}

async function askAll(
  client: HttpClient,
  route: string,
  asker: Asker,
  victim: TestAccount,
): Promise<readonly SweptRequest[]> {
  const rows: SweptRequest[] = [];
  const inner = getAddress(route, victim);
  // The address as the site writes it has no language; the inner one is reachable where nothing stands before the pages.
  const forms = route.startsWith("/[lang]") ? { public: inner.replace("/ja", "") || "/", inner } : { public: inner };
  for (const [form, path] of Object.entries(forms))
    for (const method of METHODS)
      for (const rsc of method === "GET" && route.startsWith("/[lang]") ? [false, true] : [false]) {
        const body = method === "GET" || method === "HEAD" ? undefined : {};
        const headers: Record<string, string> = rsc ? { rsc: "1" } : {};
        const {
          status,
          text,
          headers: told,
        } = await client.send(method, path, body, headers, 30_000).catch(() => ({ status: 0, text: "", headers: {} }));
        const all = text + JSON.stringify(told);
        const tells = victim.secrets.some((secret) => all.includes(secret));
        rows.push({ key: `${method} ${route} ${form}${rsc ? " rsc" : ""} ${asker}`, asker, status, tells });
      }
  return rows;
}
