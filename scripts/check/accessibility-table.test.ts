import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type SweepRow, TABLE } from "../../e2e/support/accessibility/table";

const APP = join(import.meta.dirname, "../../app");

/** The patterns of all pages, as folders name them, without their language. */
const routes = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((path) => /(^|\/)page\.tsx$/.test(path))
  .map((path) => `/${path.replace(/^\[lang\]\//, "").replace(/\/?page\.tsx$/, "")}`);

const rows = Object.values(TABLE).flat();

/** Whether an address can be one of a route. */
function isOf(address: string, route: string): boolean {
  const [path = ""] = address.replace(/^\/en(?=\/|$)/, "").split(/[?#]/);
  const pattern = route
    .split("/")
    .map((part) => (part.startsWith("[...") ? ".+" : part.startsWith("[") ? "[^/]+" : part))
    .join("/");
  return new RegExp(`^${pattern}$`).test(path === "" ? "/" : path);
}

test("every page has a row in the table of the accessibility sweep", () => {
  const looked = new Set(rows.flatMap((row) => row.routes));
  expect(routes.filter((route) => !looked.has(route))).toEqual([]);
});

test("rows name pages that are there, at addresses of theirs", () => {
  // Frames are answers of their own, without a page.
  const known = (route: string) => route.startsWith("/embed/") || routes.includes(route);
  expect(rows.flatMap((row) => row.routes).filter((route) => !known(route))).toEqual([]);
  const stray = (row: SweepRow) =>
    [row.address, ...(row.others ?? [])].some((address) => !row.routes.some((route) => isOf(address, route)));
  expect(rows.filter(stray).map(({ address }) => address)).toEqual([]);
});

test("every page is looked at whole, in Japanese, at one address or more, by every check", () => {
  const whole = rows.filter(
    ({ part, nightly, address }) => part === undefined && !nightly && !/^\/en(\/|$)/.test(address),
  );
  const looked = new Set(whole.flatMap((row) => row.routes));
  expect(routes.filter((route) => !looked.has(route))).toEqual([]);
});
