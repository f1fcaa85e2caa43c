import { expect } from "vitest";
import type { Answer } from "./client";
import type { HtmlPage } from "./html-page";

/** Returns the address of the picture that a page names for places that show links: path and query. */
export function pictureOf(page: HtmlPage): string {
  const { pathname, search } = new URL(page.meta("og:image") ?? "");
  return pathname + search;
}

/** Returns the width and height as the head of a PNG file says them. The answer has to be such a file. */
export function sizeOf({ status, headers, bytes }: Answer): readonly [number, number] {
  expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
