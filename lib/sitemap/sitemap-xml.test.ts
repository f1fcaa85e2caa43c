import { expect, test } from "vitest";
import { renderSitemapIndexXml, renderSitemapXml } from "./sitemap-xml";

test("a sitemap names each page with its day and its languages, and every sign of an address is text", () => {
  const page = {
    url: "https://x.example/a?b&c='<\">",
    changed: "2026-11-21",
    languages: { en: "https://x.example/en/a" },
  };
  expect(renderSitemapXml([page])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://x.example/a?b&amp;c=&apos;&lt;&quot;&gt;</loc><lastmod>2026-11-21</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://x.example/en/a"/></url>
</urlset>
`);
  expect(renderSitemapXml([{ ...page, changed: null }])).not.toContain("lastmod");
});

test("an index names sitemaps with their days", () => {
  expect(
    renderSitemapIndexXml([
      { url: "https://x.example/1.xml", changed: null },
      { url: "https://x.example/2.xml", changed: "2026-11-21T10:00:00.000Z" },
    ]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://x.example/1.xml</loc></sitemap>
<sitemap><loc>https://x.example/2.xml</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod></sitemap>
</sitemapindex>
`);
});
