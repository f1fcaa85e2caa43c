import { OFFLINE_SHELLS } from "../../../app/ui/offline/offline-shell";
import type { Thresholds } from "../kit/bars";
import { type Answer, HttpClient } from "../kit/client";
import { createTestAccount } from "./victim";

/** Paths at which no script may exist that a browser would accept as a service worker. */
const ELSEWHERE = ["/en/sw.js", "/decks/sw.js", "/api/sw.js", "/images/cards/sw.js", "/_next/static/sw.js"];

const isScript = ({ status, headers }: Answer) => status === 200 && /javascript/.test(headers["content-type"] ?? "");

/** Returns whether the headers limit the service worker to its own scope and make browsers revalidate it each time. */
const isBounded = (answer: Answer) =>
  isScript(answer) &&
  answer.headers["service-worker-allowed"] === undefined &&
  answer.headers["set-cookie"] === undefined &&
  answer.headers["cache-control"] === "no-cache" &&
  answer.headers["x-content-type-options"] === "nosniff" &&
  /default-src 'none'; connect-src 'self'/.test(String(answer.headers["content-security-policy"]));

/**
 * Checks the service worker and its offline pages. All visitors get the same script with restrictive headers, and the
 * offline pages contain no personal data.
 */
export async function proveWorker(address: string, secret: string, bars: Thresholds): Promise<void> {
  const victim = await createTestAccount(secret);
  const visitor = new HttpClient({ address, from: "198.51.100.61" });
  const owner = new HttpClient({ address, from: "198.51.100.62", cookie: victim.cookie });
  const scripts = [await visitor.get("/sw.js"), await owner.get("/sw.js")];
  const others = await Promise.all(ELSEWHERE.map((path) => visitor.get(path)));
  const shells = await Promise.all(OFFLINE_SHELLS.map(({ path }) => owner.get(path)));
  const telling = shells.filter(({ status, text, headers }) => {
    const all = text + JSON.stringify(headers);
    return status !== 200 || victim.secrets.some((word) => all.includes(word));
  });
  for (const client of [visitor, owner]) client.close();
  bars.bar(
    "Answers with the service worker that lack a header of theirs",
    scripts.filter((one) => !isBounded(one)).length,
    {
      atMost: 0,
    },
  );
  bars.bar("Different scripts by who asks", new Set(scripts.map(({ text }) => text)).size, { atMost: 1 });
  bars.bar("Scripts elsewhere that could be workers", others.filter(isScript).length, { atMost: 0 });
  bars.bar("Pages for keeping that tell their owner of himself, or are not there", telling.length, { atMost: 0 });
}
