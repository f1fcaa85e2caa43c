/** Objects whose values are URLs, and fields that are one. */
const GROUPS: ReadonlySet<string> = new Set(["links", "images"]);
const FIELDS: ReadonlySet<string> = new Set(["docs", "current", "download"]);

/**
 * Returns a value with root-relative URLs made absolute: in `links` and `images`, and in the fields `docs`, `current`
 * and `download`. Serializers write no origin, so that bulk files are equal on all sites.
 */
export function toAbsoluteLinks(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => toAbsoluteLinks(entry, origin));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (GROUPS.has(key)) return [key, wholeAddresses(part, origin)];
      return [key, FIELDS.has(key) ? wholeAddress(part, origin) : toAbsoluteLinks(part, origin)];
    }),
  );
}

const wholeAddress = (part: unknown, origin: string): unknown =>
  typeof part === "string" && part.startsWith("/") ? `${origin}${part}` : part;

const wholeAddresses = (group: unknown, origin: string): unknown =>
  typeof group === "object" && group !== null && !Array.isArray(group)
    ? Object.fromEntries(Object.entries(group).map(([key, part]) => [key, wholeAddress(part, origin)]))
    : group;

/** The longest header Link in characters: clients refuse answers whose headers are longer than 8 or 16 kB. */
const LONGEST_LINK = 5000;

/**
 * Returns the Link header (RFC 8288) of a response with previous or next pages; null for other responses, or if the
 * header would be too long.
 */
export function createLinkHeader(body: unknown): string | null {
  const { links } = (body ?? {}) as { links?: { next?: unknown; previous?: unknown } };
  const named = [
    ["next", links?.next],
    ["prev", links?.previous],
  ].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const header = named.map(([rel, address]) => `<${address}>; rel="${rel}"`).join(", ");
  return header === "" || header.length > LONGEST_LINK ? null : header;
}
