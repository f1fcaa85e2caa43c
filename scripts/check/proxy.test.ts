import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { describe, expect, test } from "vitest";
import { config } from "@/proxy";

const matches = (url: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url });

describe("the proxy", () => {
  test.each([
    "/robots.txt",
    "/sitemap.xml",
    "/opensearch.xml",
    "/site.webmanifest",
    "/licenses.txt",
    "/favicon.ico",
    "/icons/icon-192.png",
    "/images/cards/0123-160.webp",
    "/fonts/gothic-words.0123456789ab.woff2",
    "/.well-known/security.txt",
    "/_next/static/chunks/main.js",
    "/api/v1/cards",
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
    "/api/v1/%E3",
  ])("sees %s", (url) => expect(matches(url)).toBe(true));
});
