import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TestAccount } from "./victim";

const APP = join(import.meta.dirname, "../../../app");

/**
 * Returns the addresses of all pages and route handlers as the folders say, with their parameters: `/[lang]/decks/[id]/edit`.
 */
export function listAllAddresses(): readonly string[] {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
  const served = files.filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file)).map((file) => `/${dirname(file)}`);
  // Folders in brackets of the other kind group files and are no part of an address.
  return [...new Set(served.map((path) => path.replaceAll(/\/\([^)]+\)/g, "").replace(/\/\.$/, "/")))].sort();
}

/** Returns an address with what is a victim's in the places of its parameters. */
export const getAddress = (route: string, victim: TestAccount): string =>
  route
    .replace("[lang]", "ja")
    .replace("[version]", "1")
    .replace(/\[\w+\]/g, () => victim.parameters(route));
