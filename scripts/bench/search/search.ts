import { runBundled } from "../run-bundled";

/** Runs `npm run bench -- search [--cards N] [--detail]`: compares the site's search with other engines. */
export const benchSearch = (args: readonly string[]): void => runBundled("search/compare-searches.ts", args);
