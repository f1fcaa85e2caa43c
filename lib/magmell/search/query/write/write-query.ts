import type { QueryKeyId } from "../keys";
import { MAX_QUERY_LENGTH } from "../limits";
import type { Query, QueryOptions } from "../types";
import { exceedsQueryLimits } from "./exceeds-limits";
import { simplifyQuery } from "./simplify";
import { writeNode } from "./write-node";
import { getCanonicalKeyName } from "./write-predicate";

/**
 * Returns the canonical text of a query. Equal queries have equal texts, and reading the text returns an equal query.
 * Unreadable parts stay as typed. A query whose canonical text would exceed a limit stays as typed as a whole.
 */
export function writeQuery({ text, root, options }: Pick<Query, "text" | "root" | "options">): string {
  const asked = root && simplifyQuery(root);
  const written = [...(asked ? [writeNode(asked)] : []), ...writeOptions(options)].join(" ");
  return written.length > MAX_QUERY_LENGTH || (asked && exceedsQueryLimits(asked)) ? text : written;
}

function writeOptions({
  order,
  unique,
  display,
  prefer,
  tokens,
  retired,
  asOf,
  unread,
}: QueryOptions): readonly string[] {
  const keys = (order ?? []).map(({ by, descending }) => `${descending ? "-" : ""}${by}`);
  const included = [tokens ? "token" : "", retired ? "retired" : ""].filter((word) => word !== "");
  const put = (key: QueryKeyId, values: readonly string[]) =>
    values.length > 0 ? [`${getCanonicalKeyName(key)}:${values.join(",")}`] : [];
  return [
    ...put("order", keys[0] === "number" ? [] : keys),
    ...put("unique", unique === undefined || unique === "cards" ? [] : [unique]),
    ...put("display", display === undefined ? [] : [display]),
    ...put("prefer", prefer === undefined ? [] : [prefer]),
    ...put("include", included),
    ...put("asOf", asOf === undefined ? [] : [asOf]),
    ...(unread ?? []),
  ];
}
