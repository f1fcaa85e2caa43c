import { existsSync } from "node:fs";
import { join } from "node:path";
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { findMovedPage } from "@/app/ui/layout/find-moved-page";
import MOVED_PAGES from "@/app/ui/layout/moved-pages.json";
import { proxy } from "@/proxy";

const PAGES = join(import.meta.dirname, "../../app/[lang]");
const hasPage = (path: string) => existsSync(join(PAGES, path, "page.tsx"));

describe.each(Object.entries(MOVED_PAGES))("%s", (from, to) => {
  const [path = ""] = to.split("#");

  it("is no page any more, and what took its place is one", () => {
    expect(hasPage(from)).toBe(false);
    expect(hasPage(path) || (path.startsWith("/rules/mtg-") && hasPage("/rules/[document]"))).toBe(true);
    expect(Object.keys(MOVED_PAGES)).not.toContain(path);
  });

  it.each(["", "/en"])("leads there for good in the language %s", (lang) => {
    const address = `https://grimoire.example${lang}${from}`;
    const response = proxy(new NextRequest(`${address}?x=1`, { headers: { "accept-language": "ja" } }));
    expect(response.status).toBe(308);
    expect(new URL(response.headers.get("location") ?? "", address).href).toBe(`https://grimoire.example${lang}${to}`);
  });
});

it("leaves other addresses alone", () => {
  for (const path of ["/mtg", "/mtg/checks/x", "/rules/sources/duelist", "/mtg/lab"])
    expect(findMovedPage(path)).toBeNull();
  expect(findMovedPage("/en/mtg/checks/")).toBe("/en/mtg/lab#checks");
});
