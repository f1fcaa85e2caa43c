import { afterAll, beforeAll } from "vitest";
import { openDatabase } from "../../../prisma/factories/database";
import type { DatabaseGate } from "../../support/database-gate";
import { type OwnSite, openOwnSite } from "../../support/own-site";

let own: OwnSite | undefined;

/** Returns the address of the site that the tests of this file ask. */
export function siteAddress(): string {
  return own?.address ?? process.env.E2E_URL ?? "http://localhost:3000";
}

/** Returns the file's own site. */
export function ownSite(): OwnSite {
  if (own === undefined) throw new Error("The tests of this file have no site of their own");
  return own;
}

/** Returns the way by which the file's own site reaches its database. */
export const ownGate = (): DatabaseGate => ownSite().gate;

/**
 * Gives the tests of the file a site and a database of their own, for what would change cards or texts for everybody, or needs
 * other settings.
 */
export function serveOwnSite(settings?: Readonly<Record<string, string>>): void {
  const { DATABASE_OWNER_URL: shared } = process.env;
  beforeAll(async () => {
    own = await openOwnSite(settings);
    process.env.DATABASE_OWNER_URL = own.database;
  }, 300_000);
  afterAll(async () => {
    await openDatabase().$disconnect();
    await own?.close();
    own = undefined;
    if (shared === undefined) delete process.env.DATABASE_OWNER_URL;
    else process.env.DATABASE_OWNER_URL = shared;
  });
}
