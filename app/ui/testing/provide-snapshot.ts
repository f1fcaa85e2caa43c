import type { TestProject } from "vitest/node";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import { type CatalogueSnapshot, writeSnapshot } from "@/lib/magmell/catalogue/views/snapshot";
import { createStarterCatalogue } from "@/lib/magmell/decks/lists/testing/starter-cards";

declare module "vitest" {
  export interface ProvidedContext {
    /** The bundled cards with their texts read, for `fixtureSnapshot`. */
    readonly snapshot: CatalogueSnapshot;
  }
}

/** Reads the bundled cards once for all component tests, outside the browser. */
export default function provideSnapshot(project: TestProject): void {
  project.provide("snapshot", JSON.parse(JSON.stringify(writeSnapshot(createStarterCatalogue(createTextReader)))));
}
