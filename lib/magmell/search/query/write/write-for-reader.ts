import { MAX_QUERY_LENGTH } from "../limits";
import { readQuery } from "../read/read-query";
import type { Query } from "../types";
import { simplifyQuery } from "./simplify";
import { writeNode } from "./write-node";
import { writeQuery } from "./write-query";

/**
 * Writes a query with the keys and listed values of the reader's language. The result means the same as the canonical
 * text. English readers get the canonical text, and so does everyone if the translated words would be read differently.
 */
export function writeQueryForReader(query: Pick<Query, "text" | "root" | "options">, reader: "ja" | "en"): string {
  const canonical = writeQuery(query);
  const asked = query.root && simplifyQuery(query.root);
  if (reader === "en" || !asked) return canonical;
  const options = writeQuery({ text: "", root: null, options: query.options });
  const words = [writeNode(asked, "ja"), options].filter(Boolean).join(" ");
  return words.length <= MAX_QUERY_LENGTH && writeQuery(readQuery(words)) === canonical ? words : canonical;
}
