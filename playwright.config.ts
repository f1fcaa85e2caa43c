import { existsSync } from "node:fs";
import { defineConfig } from "playwright/test";

if (existsSync(".env")) process.loadEnvFile(".env");

// E2E_URL names a site that runs already, such as the development server; otherwise the last test build is served.
const port = process.env.E2E_PORT ?? "3200";
const own = `http://127.0.0.1:${port}`;
const baseURL = process.env.E2E_URL ?? own;

export default defineConfig({
  testDir: "e2e",
  outputDir: "e2e/.results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  use: {
    baseURL,
    locale: "ja-JP",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: process.env.E2E_URL
    ? undefined
    : {
        command: `node node_modules/next/dist/bin/next start -p ${port}`,
        url: own,
        env: {
          GRIMOIRE_DIST_DIR: process.env.GRIMOIRE_DIST_DIR ?? ".next-test",
          NEXTAUTH_URL: own,
          NODE_ENV: "production",
        },
        stderr: "pipe",
        gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
      },
});
