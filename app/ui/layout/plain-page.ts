import { LANGS, type Lang } from "@/app/i18n/lang";
import { Html, html } from "@/lib/html/html";

const STYLE = new Html(
  "body{margin:0 auto;padding:2rem 1rem;max-width:40rem;font:1rem/1.7 sans-serif;color-scheme:light dark}h1{font-size:1.5rem;line-height:1.4}section+section{margin-top:2rem;border-top:1px solid;padding-top:1rem}ul{padding:0;list-style:none}a{display:inline-block;min-height:44px;line-height:44px;margin-right:1.5rem}li{display:inline}",
);

/** One language's part of a page: a title and what follows it. */
type PageSection = { readonly title: string; readonly body: Html };

/**
 * Renders a page without the site's layout, first in the reader's language, then in Japanese and English. It loads no
 * resources and runs no scripts.
 */
export function renderPlainPage(
  { lang, nonce }: { readonly lang: Lang; readonly nonce: string },
  partOf: (lang: Lang) => PageSection,
): string {
  const parts = [...new Set([lang, ...LANGS])].map((one, at) => {
    const { title, body } = partOf(one);
    const heading = at === 0 ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`;
    return html`<section lang="${one}">${heading}${body}</section>`;
  });
  return html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${partOf(lang).title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main id="main">${parts}</main></body></html>`
    .text;
}

/** Returns the headers of a plain page. It is never cached, and its security policy allows only its own style. */
export const getPlainPageHeaders = (nonce: string): Record<string, string> => ({
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
  "Content-Type": "text/html; charset=utf-8",
  Vary: "Accept-Language, Cookie",
});
