type Field = { readonly name: string; readonly in: string; readonly value: string };

/**
 * Returns the URL of a request: path parameters (`[name]`) are filled in, and other non-empty ones go into the query.
 */
export function buildRequestUrl(path: string, fields: readonly Field[]): string {
  const inPath = new Map(fields.filter((one) => one.in === "path").map((one) => [one.name, one.value]));
  const query = new URLSearchParams(
    fields.filter((one) => one.in === "query" && one.value !== "").map((one) => [one.name, one.value]),
  );
  const filled = path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(inPath.get(name) ?? ""));
  return query.size > 0 ? `${filled}?${query}` : filled;
}
