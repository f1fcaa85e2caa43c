import { expect, test } from "vitest";
import { AdmissionControl } from "../admission/admission-control";
import { PageCache } from "../front/pages/page-cache";
import { WorkQueue } from "../work-queue";
import { renderMetrics } from "./exposition";
import { getPasswordHashMetrics } from "./hash-metrics";
import { getPageCacheMetrics } from "./page-metrics";
import { createProcessMetrics } from "./process-metrics";
import { collectMetrics, registerMetrics } from "./registry";
import { getDatabaseMetrics } from "./site-metrics-middleware";

test("work in line and refused work is counted by its kind and reason", async () => {
  const admission = new AdmissionControl({ now: () => 0, used: () => 0 });
  const asked = Array.from({ length: 20 }, () => admission.ask("search", "192.0.2.1"));
  const lines = renderMetrics(admission.metrics()).split("\n");
  const refused = asked.filter((one) => "code" in one).length;
  expect(refused).toBeGreaterThan(0);
  expect(lines).toContain('grimoire_work_running{work="search"} 1');
  expect(lines).toContain(`grimoire_work_waiting{work="search"} ${20 - refused - 1}`);
  expect(lines).toContain(`grimoire_work_admitted_total{work="search"} ${20 - refused}`);
  expect(lines).toContain(`grimoire_work_refused_total{work="search",reason="limited"} ${refused}`);
  expect(lines).toContain('grimoire_work_refused_total{work="search",reason="busy"} 0');
  expect(lines).toContain('grimoire_work_waiting{work="page"} 0');
});

test("hashes are counted while they run, wait, are done and are refused", async () => {
  const queue = new WorkQueue({ slots: 1, places: 1, perKey: 9 });
  let finish = () => {};
  const running = queue.run({ lane: "known", key: "a" }, () => new Promise<void>((done) => (finish = done)));
  const waiting = queue.run({ lane: "stranger", key: "b" }, async () => {});
  await expect(queue.run({ lane: "stranger", key: "c" }, async () => {})).rejects.toThrow("full");
  const during = renderMetrics(getPasswordHashMetrics(queue));
  expect(during).toContain("grimoire_hashes_running 1\n");
  expect(during).toContain('grimoire_hashes_waiting{lane="stranger"} 1\n');
  finish();
  await Promise.all([running, waiting]);
  const after = renderMetrics(getPasswordHashMetrics(queue));
  expect(after).toContain("grimoire_hashes_running 0\n");
  expect(after).toContain('grimoire_hashes_total{outcome="done"} 2\n');
  expect(after).toContain('grimoire_hashes_total{outcome="refused"} 1\n');
});

test("answers of the page store are counted by where they came from", async () => {
  let now = 0;
  const store = new PageCache({ bytes: 1_000_000, fresh: 10, stale: 60, now: () => now });
  const headers = { "content-type": "text/html", "content-security-policy": "script-src 'nonce-abc'" };
  const page = async () => ({ status: 200, headers, body: Buffer.from("<p>") });
  for (now of [0, 5, 20]) await store.find("/a", "v", page);
  await store.find("/b", "v", async () => ({ ...(await page()), status: 404 }));
  const text = renderMetrics(getPageCacheMetrics(store));
  for (const answer of ["kept", "older", "rendered", "passed"]) expect(text).toContain(`{answer="${answer}"} 1\n`);
  expect(text).toContain("grimoire_page_store_pages 1\n");
});

test("the state of the database is what the process knows without asking", () => {
  expect(renderMetrics(getDatabaseMetrics({}))).toContain("grimoire_data_version 0\n");
  expect(renderMetrics(getDatabaseMetrics({ grimoireCatalogue: { version: 7 } }))).toContain(
    "grimoire_data_version 7\n",
  );
});

test("the process tells finite numbers, and a part that comes again takes the place of the former", () => {
  for (const { samples } of createProcessMetrics()())
    for (const { value } of samples) expect(Number.isFinite(value) && value >= 0).toBe(true);
  for (const value of [1, 2])
    registerMetrics("a test", () => [{ name: "once", help: "Once.", type: "gauge", samples: [{ value }] }]);
  expect(renderMetrics(collectMetrics()).match(/^once .*$/gm)).toEqual(["once 2"]);
});
