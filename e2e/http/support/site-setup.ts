import { existsSync } from "node:fs";

/** Prepares the tests over HTTP: the settings of the site's database, and whether the site answers at all. */
export default async function setup(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const address = process.env.E2E_URL ?? "http://localhost:3000";
  await fetch(address).catch((error: unknown) => {
    throw new Error(`No site answers at ${address}: run \`npm run up\`, or name another in E2E_URL`, { cause: error });
  });
}
