import type { Client } from "./client";
import type { HtmlPage } from "./html-page";

/** Looks for a rule by the form of a page, and returns the page that answers. */
export async function searchRules(client: Client, path: string, typed: string): Promise<HtmlPage> {
  const { main } = await client.open(path);
  return main.first("search").submit({ q: typed });
}
