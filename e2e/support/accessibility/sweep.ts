import type { Locator, Page } from "playwright/test";
import { findFaults } from "../accessible";
import { narrow, type Places } from "./state";
import { STATES } from "./states";
import type { SweepRow } from "./table";

/** Number of looks at pages, and all faults that they found. */
type Seen = { looks: number; readonly faults: string[] };

/** Writes the values of places into an address. */
export const fillIn = (address: string, places: Places): string =>
  address.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = places[name];
    if (value === undefined) throw new Error(`No place is called ${name}`);
    return value;
  });

/** Looks at rows in one window, one address after the other; what fails is noted, and the next row is looked at. */
export async function sweep(page: Page, rows: readonly SweepRow[], places: Places): Promise<Seen> {
  const seen: Seen = { looks: 0, faults: [] };
  for (const row of rows) await lookAtRow(page, row, places, seen);
  return seen;
}

async function lookAtRow(page: Page, row: SweepRow, places: Places, seen: Seen): Promise<void> {
  const note = async (state: string, find: () => Promise<readonly string[]>) => {
    seen.looks += 1;
    const faults = await find().catch((error: Error) => [`not reached: ${error.message}`]);
    seen.faults.push(...faults.map((fault) => `${row.address}, ${state}: ${fault}`));
  };
  await note("as it opens", async () => {
    await narrow(page);
    // Only what stands behind the `#` would change, and the page would stay.
    if (row.address.includes("#")) await page.goto("about:blank");
    await page.goto(fillIn(row.address, places));
    await page
      .locator(row.awake ?? "h1")
      .first()
      .waitFor({ state: "attached" });
    return findFaults(page, { part: row.part, rules: "all" });
  });
  for (const state of row.states ?? [])
    await note(state, async () => {
      const part = await STATES[state](page, places);
      await mark(part);
      return findFaults(page, { part: MARKED, rules: "all" });
    });
  if (row.dark)
    await note("in the dark", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      const faults = await findFaults(page, { rules: "color" });
      await page.emulateMedia({ colorScheme: "light" });
      return faults;
    });
}

/** Returns every address of some rows once, in a language. */
export function addressesOf(rows: readonly SweepRow[], lang: "ja" | "en"): readonly string[] {
  const all = rows.flatMap(({ address, others = [] }) => [address, ...others]);
  const japanese = all.map((address) => address.replace(/^\/en(?=[/?]|$)/, "") || "/");
  return [...new Set(japanese)].map((address) => (lang === "ja" ? address : `/en${address === "/" ? "" : address}`));
}

/** Opens an address in the dark and returns what fails of the rules on color. */
export async function lookInTheDark(page: Page, address: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  if (address.includes("#")) await page.goto("about:blank");
  await page.goto(address);
  await page.locator("h1").first().waitFor({ state: "attached" });
  return findFaults(page, { rules: "color" });
}

const MARKED = "[data-looked-at]";

/** Marks a part of a page, and nothing else on it. */
async function mark(part: Locator): Promise<void> {
  await part.first().waitFor();
  await part.first().evaluate((element, marked) => {
    for (const old of document.querySelectorAll(marked)) old.removeAttribute("data-looked-at");
    element.setAttribute("data-looked-at", "");
  }, MARKED);
}
