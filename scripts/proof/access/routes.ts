import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TestAccount } from "./victim";

const APP = join(import.meta.dirname, "../../../app");

/**
 * Returns the routes of all pages and route handlers in the file tree, with parameter names: `/[lang]/decks/[id]/edit`.
 */
export function listAllAddresses(): readonly string[] {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
  const served = files.filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file)).map((file) => `/${dirname(file)}`);
  // Folders in brackets of the other kind group files and are no part of an address.
  return [...new Set(served.map((path) => path.replaceAll(/\/\([^)]+\)/g, "").replace(/\/\.$/, "/")))].sort();
}

/** Returns the address of a route with the victim's ids in place of its parameters. */
export const getAddress = (route: string, victim: TestAccount): string =>
  route
    .replace("[lang]", "ja")
    .replace("[version]", "1")
    .replace(/\[\w+\]/g, () => victim.parameters(route));
