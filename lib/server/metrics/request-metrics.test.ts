import { expect, test } from "vitest";
import { renderMetrics } from "./exposition";
import { RequestMetrics } from "./request-metrics";

const request = { method: "GET", route: "/cards/[name]", status: 200, milliseconds: 20, cut: false };

test("requests are counted by method, route and status, and timed by route", () => {
  const requests = new RequestMetrics();
  for (const milliseconds of [4, 20, 700, 60_000]) requests.count({ ...request, milliseconds });
  requests.count({ ...request, status: 404 });
  const lines = renderMetrics(requests.metrics()).split("\n");
  const route = 'route="/cards/[name]"';
  expect(lines).toContain(`grimoire_http_requests_total{method="GET",${route},status="200"} 4`);
  expect(lines).toContain(`grimoire_http_requests_total{method="GET",${route},status="404"} 1`);
  const buckets = lines.filter((line) => line.includes("_bucket")).map((line) => Number(line.split(" ").at(-1)));
  expect(buckets).toEqual([1, 3, 3, 3, 3, 4, 4, 4, 4, 5]);
  expect(lines).toContain(`grimoire_http_request_duration_seconds_sum{${route}} 60.744`);
  expect(lines).toContain(`grimoire_http_request_duration_seconds_count{${route}} 5`);
});

test("readers who went away are counted, and methods of a visitor's own making count as one", () => {
  const requests = new RequestMetrics();
  for (const method of ["BREW", "X".repeat(500)]) requests.count({ ...request, method, cut: true });
  const text = renderMetrics(requests.metrics());
  expect(text).toContain("grimoire_http_requests_cut_total 2\n");
  expect(text).toContain('{method="(other)",route="/cards/[name]",status="200"} 2\n');
  expect(text).not.toContain("BREW");
});
