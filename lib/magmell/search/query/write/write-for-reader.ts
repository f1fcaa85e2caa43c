import { MAX_QUERY_LENGTH } from "../limits";
import { readQuery } from "../read/read-query";
import type { Query } from "../types";
import { simplifyQuery } from "./simplify";
import { writeNode } from "./write-node";
import { writeQuery } from "./write-query";

/**
 * Returns the text of a query in the words of a reader: keys and values of closed lists in the reader's language. It asks the
 * same as the canonical text, which it is in English, and wherever the other words would be read as something else.
 */
export function writeQueryForReader(query: Pick<Query, "text" | "root" | "options">, reader: "ja" | "en"): string {
  const canonical = writeQuery(query);
  const asked = query.root && simplifyQuery(query.root);
  if (reader === "en" || !asked) return canonical;
  const options = writeQuery({ text: "", root: null, options: query.options });
  const words = [writeNode(asked, "ja"), options].filter(Boolean).join(" ");
  return words.length <= MAX_QUERY_LENGTH && writeQuery(readQuery(words)) === canonical ? words : canonical;
}
