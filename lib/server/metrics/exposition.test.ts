import { expect, test } from "vitest";
import { createGauge, createLabeledMetric, renderMetrics } from "./exposition";

test("a metric is its help, its type and a line for each value", () => {
  const requests = { name: "requests_total", help: "Requests.", label: "work" };
  expect(
    renderMetrics([
      createGauge("up", "Whether it is.", 1),
      createLabeledMetric("counter", requests, { search: 3, page: 0 }),
    ]),
  ).toBe(
    [
      "# HELP up Whether it is.",
      "# TYPE up gauge",
      "up 1",
      "# HELP requests_total Requests.",
      "# TYPE requests_total counter",
      'requests_total{work="search"} 3',
      'requests_total{work="page"} 0',
      "",
    ].join("\n"),
  );
});

test("what would end a label or a line is escaped", () => {
  const odd = 'a"b\\c\nd';
  const text = renderMetrics([
    { name: "odd", help: "One\nline", type: "gauge", samples: [{ labels: { odd }, value: 0.5 }] },
  ]);
  expect(text).toBe('# HELP odd One\\nline\n# TYPE odd gauge\nodd{odd="a\\"b\\\\c\\nd"} 0.5\n');
});
