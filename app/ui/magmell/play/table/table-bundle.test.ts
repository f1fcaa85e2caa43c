import { expect, test } from "vitest";
import { measureFirstLoad } from "@/app/ui/lazy/testing/first-load";

/**
 * Most bytes, packed, of the code of the house that the page of the table loads first: about a fifteenth above what the
 * table needed when the bar was set (48,602). Packages and the frame of the site come on top of it.
 */
const MOST = 52_000;

/** Parts that a game begins without, and the engine, which a worker loads. */
const LATE = [
  /^app\/ui\/magmell\/play\/setup\/(?:setup-dialog|lines-dialog|compared-lines)/,
  /^app\/ui\/magmell\/play\/(?:summary\/game-summary|trial\/|daily\/)/,
  /^app\/ui\/magmell\/statistics\//,
  /^engine\/magmell\/(?:machine|checks|effects|seats|odds|text)\//,
];

test("the table first loads no more code than it begins with: load what comes later with createLazyDialog", async () => {
  const { files, packed } = await measureFirstLoad("app/ui/magmell/play/custom-card-goldfish.tsx");
  expect(files).toContain("app/ui/magmell/play/table/table-view.tsx");
  expect(files.filter((file) => LATE.some((part) => part.test(file)))).toEqual([]);
  expect(packed).toBeGreaterThan(MOST / 2);
  expect(packed).toBeLessThanOrEqual(MOST);
});
