import type { Locator, Page } from "playwright/test";
import { findFaults } from "../accessible";
import { beginToUse } from "../begin-to-use";
import { narrow, type Places } from "./state";
import { STATES } from "./states";
import type { SweepRow } from "./table";

/** Number of looks at pages, and all faults that they found. */
type Seen = { looks: number; readonly faults: string[] };

/** Writes the values of places into an address. */
const fillIn = (address: string, places: Places): string =>
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
    await open(page, fillIn(row.address, places), row.awake);
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

/** Looks at every address of some rows by the rules on color, in the dark and in a language; returns what was found. */
export async function lookInTheDark(
  page: Page,
  rows: readonly SweepRow[],
  places: Places,
  lang: "ja" | "en",
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const awake = new Map(
    rows.flatMap((row) => [row.address, ...(row.others ?? [])].map((address) => [inLang(address, lang), row.awake])),
  );
  const faults: string[] = [];
  for (const [address, selector] of awake) {
    const found = await open(page, fillIn(address, places), selector)
      .then(() => findFaults(page, { rules: "color" }))
      .catch((error: Error) => [`not reached: ${error.message}`]);
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return faults;
}

/** Returns an address of the table in a language. */
function inLang(address: string, lang: "ja" | "en"): string {
  const japanese = address.replace(/^\/en(?=[/?]|$)/, "") || "/";
  if (lang === "ja") return japanese;
  return japanese === "/" ? "/en" : `/en${japanese}`;
}

/** Opens an address and waits until the page is awake. */
async function open(page: Page, address: string, awake = "h1"): Promise<void> {
  // Only what stands behind the `#` would change, and the page would stay.
  if (address.includes("#")) await page.goto("about:blank");
  await page.goto(address);
  await beginToUse(page);
  await page.locator(awake).first().waitFor({ state: "attached" });
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
