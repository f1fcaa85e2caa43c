import { runBundled } from "../run-bundled";

/** Runs `npm run bench -- search [--cards N] [--detail]`: compares our engine with others. */
export const benchSearch = (args: readonly string[]): void => runBundled("search/compare-searches.ts", args);
