/** The labels of one value: few, and never what a visitor wrote. */
type Labels = Readonly<Record<string, string>>;

/** One value of a metric. `suffix` is the name suffix that Prometheus requires for parts of a histogram. */
export type MetricSample = {
  readonly labels?: Labels;
  readonly value: number;
  readonly suffix?: "_bucket" | "_sum" | "_count";
};

/** A metric with all its values. Units are in the name: seconds, bytes, or `_total` for counts since the start. */
export type Metric = {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly samples: readonly MetricSample[];
};

export const METRICS_CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Returns metrics in Prometheus' text format 0.0.4. */
export const renderMetrics = (metrics: readonly Metric[]): string => metrics.map(textOf).join("");

function textOf({ name, help, type, samples }: Metric): string {
  const lines = samples.map(({ labels = {}, value, suffix = "" }) => `${name}${suffix}${labelText(labels)} ${value}\n`);
  return `# HELP ${name} ${help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

const escaped = (value: string): string =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

/** Returns a metric of a single value. */
export const createGauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: "gauge",
  samples: [{ value }],
});

/** Returns a metric with one value per name; the name becomes the value of the label `label`. */
export const createLabeledMetric = (
  type: "counter" | "gauge",
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
  values: Readonly<Record<string, number>>,
): Metric => ({
  name,
  help,
  type,
  samples: Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value })),
});
