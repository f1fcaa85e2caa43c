import { createHash } from "node:crypto";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { renderFramePage } from "@/app/ui/embed/frame-page";
import { FRAME_CSS } from "@/app/ui/embed/frame-style";
import { html } from "@/lib/html/html";
import { isETagFresh } from "@/lib/http/etag";

/**
 * Policy of embeds: any page may frame them; they run no scripts and load only fonts and images of this site; their
 * style is allowed by hash.
 */
const POLICY = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash("sha256").update(FRAME_CSS).digest("base64")}'`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": POLICY,
  "X-Robots-Tag": "noindex",
};

/**
 * Creates the response with an embed page, cacheable for an hour. With `mayVanish`, caches must revalidate it each
 * time.
 */
export function createFrameResponse(request: Request, page: string, mayVanish: boolean): Response {
  const tag = `"${createHash("sha256").update(page).digest("base64url").slice(0, 22)}"`;
  const headers = { ...HEADERS, "Cache-Control": mayVanish ? "public, no-cache" : "public, max-age=3600", ETag: tag };
  return isETagFresh(request, tag) ? new Response(null, { status: 304, headers }) : new Response(page, { headers });
}

/** Creates the response for missing and hidden content alike. */
export function createMissingFrameResponse(lang: Lang): Response {
  const words = getDictionary(lang);
  const body = html`<h1>${words.site.missing.title}</h1><p>${words.share.embed.missing}</p>`;
  const page = renderFramePage({ lang, title: words.site.missing.title, body, words });
  return new Response(page, { status: 404, headers: { ...HEADERS, "Cache-Control": "no-store" } });
}
