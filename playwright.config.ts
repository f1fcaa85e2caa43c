import { existsSync } from "node:fs";
import { defineConfig } from "playwright/test";
import { findInstalledBrowser } from "./scripts/check/browser.mjs";

if (existsSync(".env")) process.loadEnvFile(".env");

export default defineConfig({
  testDir: "e2e",
  outputDir: "e2e/.results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  // Nets for what hangs, wide enough for a slow machine; no test depends on them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: [
    // `npm test` runs the first, the nightly run both.
    { name: "journeys", testMatch: "**/*.spec.ts", testIgnore: "**/nightly/**" },
    { name: "nightly", testMatch: "**/nightly/*.spec.ts" },
  ],
  use: {
    // The site that `npm run up` or the development server serves, unless another is named.
    baseURL: process.env.E2E_URL ?? "http://localhost:3000",
    locale: "ja-JP",
    // Nothing is measured or pressed on its way. Motion has tests of its own (app/ui/magmell/play/table).
    contextOptions: { reducedMotion: "reduce" },
    // A recording of every step doubles the time of a run. `npx playwright test --trace on FILE` makes one of what fails.
    trace: "off",
    // What a worker keeps would answer in the place of the site; e2e/offline.spec.ts lets it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findInstalledBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Each window would start a second process, ahead of a page of another site.
        "--renderer-process-limit=1",
        // A page of a test is left soon: what would make a long visit faster costs more than it brings.
        "--js-flags=--max-lazy --single-threaded",
      ],
    },
  },
});
