import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type Plugin } from "vitest/config";
import { findInstalledBrowser } from "./scripts/check/browser.mjs";

const QUIET = "scripts/check/quiet-log-setup.ts";
const PROPERTIES = "scripts/check/property-setup.ts";
const NEXT = "scripts/check/next-setup.ts";
const DATABASE_TESTS = "**/*.db.test.{ts,mjs}";
/** Tests of the programs that keep a site, which start servers of their own: for changes of those programs, and nightly. */
const PROCESS_TESTS = "**/*.process.test.mjs";
/** Tests that put something in a module's place, which no other test may find there. */
const ISOLATED_TESTS = "**/*.isolated.test.ts";
/** Tests of components, in the Chromium that also drives the browser tests. */
const COMPONENT_TESTS = "**/*.component.test.tsx";
/** Those of what a page does once, or which leave the page changed, as a touch screen does. */
const ISOLATED_COMPONENT_TESTS = "**/*.isolated.component.test.tsx";

const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  // Code of a test runs too seldom to be worth compiling ahead or on other threads.
  "--js-flags=--max-lazy --single-threaded",
];

/** Gives each browser its own `isolate`: Vitest takes the one of the project above, and loads every file anew. */
const ISOLATE_BY_BROWSER: Plugin = {
  name: "isolate-by-browser",
  configureVitest({ project }) {
    project.config.browser.isolate = project.config.isolate;
  },
};

/** Sends modules without source maps, half of what the browser would receive. Vitest reads them from the server if a test fails. */
const WITHOUT_SOURCE_MAPS: Plugin = {
  name: "without-source-maps",
  configureServer({ environments: { client } }) {
    const transform = client.transformRequest.bind(client);
    client.transformRequest = async (...request) => {
      const result = await transform(...request);
      return result && { ...result, map: { mappings: "" } };
    };
  },
};

/** Makes tests invisible in the window of the browser, where nobody looks: what is not seen is not painted. */
const UNSEEN = `document.head.append(Object.assign(document.createElement("style"), { textContent: "iframe { opacity: 0 }" }));`;

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    // A net for what hangs; a property in full depth has ten times its runs.
    testTimeout: Number(process.env.PROPERTY_DEPTH ?? 0) >= 1 ? 1_200_000 : 60_000,
    hookTimeout: 60_000,
    maxWorkers: "100%",
    // Tests quote what commands say in English.
    env: { GRIMOIRE_LANG: "en" },
    // The log of a test is shown when that fails.
    silent: "passed-only",
    // Ids of the rulebooks, which git does not keep.
    globalSetup: "scripts/local/prepare/rulebooks.mjs",
    // Transformed modules are kept in node_modules, by their content.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{engine,lib,app,prisma,scripts}/**/*.test.{ts,tsx,mjs}"],
          exclude: ["**/node_modules/**", DATABASE_TESTS, PROCESS_TESTS, ISOLATED_TESTS, COMPONENT_TESTS],
          setupFiles: [QUIET, NEXT, PROPERTIES],
          // Loading every module anew for each file costs more than the tests do.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          pool: "threads",
        },
      },
      {
        extends: true,
        test: {
          name: "isolated",
          include: [`{engine,lib,app,prisma,scripts}/${ISOLATED_TESTS}`],
          setupFiles: [QUIET, NEXT],
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          isolate: false,
          pool: "threads",
          include: [`{lib,app,prisma,scripts}/${DATABASE_TESTS}`],
          globalSetup: "prisma/factories/template-setup.ts",
          setupFiles: [QUIET, NEXT, PROPERTIES, "prisma/factories/database-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "processes",
          // A net for what hangs, wide enough for a slow machine; no test depends on it.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          isolate: false,
          pool: "threads",
          // Each of them fills a machine by itself, and takes ports that were free a moment ago.
          fileParallelism: false,
          include: [`scripts/${PROCESS_TESTS}`],
          globalSetup: "prisma/factories/template-setup.ts",
          setupFiles: [QUIET, NEXT, PROPERTIES, "prisma/factories/database-setup.ts"],
        },
      },
      {
        extends: true,
        // The build puts fonts and releases there; a component test has neither.
        define: { "process.env": {} },
        plugins: [ISOLATE_BY_BROWSER, WITHOUT_SOURCE_MAPS],
        test: {
          name: "component",
          globalSetup: "app/ui/testing/provide-snapshot.ts",
          setupFiles: "app/ui/testing/component-setup.ts",
          // Vite looks here for packages to bundle before it starts, not in the projects below.
          include: [`app/${COMPONENT_TESTS}`],
          restoreMocks: true,
          // A net for what hangs, wide enough for a slow machine; no test depends on it.
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            orchestratorScripts: [{ content: UNSEEN }],
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                executablePath: findInstalledBrowser(),
                args: CHROMIUM_ARGUMENTS,
              },
              contextOptions: { reducedMotion: "reduce", locale: "ja-JP" },
            }),
            instances: [
              {
                browser: "chromium",
                name: "component-shared",
                exclude: [ISOLATED_COMPONENT_TESTS],
                // Loading some 600 modules anew for each file costs more than the tests do.
                isolate: false,
              },
              { browser: "chromium", name: "component-isolated", include: [`app/${ISOLATED_COMPONENT_TESTS}`] },
            ],
          },
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          // A test of every route asks hundreds of times in turn.
          testTimeout: 300_000,
          isolate: false,
          pool: "threads",
          include: ["e2e/http/**/*.http.test.ts"],
          globalSetup: "e2e/http/support/site-setup.ts",
        },
      },
    ],
  },
});
