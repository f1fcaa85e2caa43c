import { readdirSync } from "node:fs";
import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { describe, expect, test } from "vitest";
import { NON_PAGE_PATHS } from "@/lib/server/admission/not-found-middleware";
import { config } from "@/proxy";

const matches = (url: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url });

/** Addresses of the files at the top: those of `public`, and those that `app` makes. */
const filesAtTop = [
  ...readdirSync("public", { withFileTypes: true }).filter((entry) => entry.isFile()),
  ...readdirSync("app", { withFileTypes: true }),
].flatMap(({ name }) => {
  const address = name.replace(/^robots\.ts$/, "robots.txt");
  return /\.(txt|xml|ico|png|svg|webmanifest|js)$/.test(address) ? [`/${address}`] : [];
});

describe("the proxy", () => {
  test("leaves every file at the top alone", () => {
    expect(filesAtTop).toContain("/robots.txt");
    expect(filesAtTop).toContain("/site.webmanifest");
    expect(filesAtTop.filter(matches)).toEqual([]);
  });

  test.each([
    "/robots.txt",
    "/sitemap.xml",
    "/sitemaps/decks-1.xml",
    "/feeds/decks.atom",
    "/opensearch.xml",
    "/llms.txt",
    "/site.webmanifest",
    "/licenses.txt",
    "/favicon.ico",
    "/icons/icon-192.png",
    "/images/cards/0123-160.webp",
    "/fonts/gothic-words.0123456789ab.woff2",
    "/.well-known/security.txt",
    "/_next/static/chunks/main.js",
    "/api/v1/cards",
    "/sw.js",
    "/healthz",
    "/readyz",
  ])("leaves %s alone, which has no language", (url) => expect(matches(url)).toBe(false));

  test.each([
    "/",
    "/cards",
    "/en",
    "/en/cards",
    "/sets/ZZ",
    "/cards/v1.0",
    "/en/cards/a.b",
    "/fontsize",
    "/feeds",
    "/api/v1/%E3",
    "/x.txt",
    "/robots.txt.bak",
    "/healthz/x",
  ])("sees %s", (url) => expect(matches(url)).toBe(true));

  test("leaves alone what the gate for files and routes beside the pages looks at, and nothing else", () => {
    const [pages = ""] = config.matcher;
    const written = [...`${pages} ${NON_PAGE_PATHS.source}`.matchAll(/[\w.\\-]{2,}/g)].map(([name]) =>
      name.replaceAll("\\", ""),
    );
    const names = [...readdirSync("app"), ...readdirSync("public"), ...written, "cards"].filter(
      (name) => name !== "api",
    );
    expect(names).toContain("sitemaps");
    for (const url of names.flatMap((name) => [`/${name}`, `/${name}/x`]))
      expect([url, NON_PAGE_PATHS.test(url)]).toEqual([url, !matches(url)]);
  });
});
