import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { LANGS, type Lang } from "@/app/i18n/lang";
import { html } from "@/lib/html/html";
import { formatPageAddress, parsePageAddress } from "./address";
import { getPlainPageHeaders, renderPlainPage } from "./plain-page";
import { getReaderLang } from "./reader-lang";

/** A request for a page or a picture that is refused. */
type Refused = {
  readonly code: "limited" | "busy";
  /** Seconds until it is worth another try. */
  readonly wait: number;
  readonly work: string;
  readonly address: string;
  readonly header: (name: string) => string | null;
};

/**
 * Creates the response to a refused request for a page or image: 429 over the rate limit, 503 when the server is busy.
 */
export function createBusyResponse({ code, wait, work, address, header }: Refused): Response {
  const status = code === "limited" ? 429 : 503;
  const textIn = (lang: Lang) => formatPlural(lang, getDictionary(lang).busy[code], wait);
  const headers = {
    "Retry-After": String(wait),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
  };
  if (work === "drawing")
    return new Response(`${LANGS.map(textIn).join("\n")}\n`, {
      status,
      headers: { ...headers, "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
    });
  const nonce = btoa(crypto.randomUUID());
  const page = renderPlainPage({ lang: getReaderLang(parsePageAddress(address).lang, header), nonce }, (lang) => ({
    title: getDictionary(lang).busy.title,
    body: html`<p>${textIn(lang)}</p><p><a href="${sameSite(address)}">${getDictionary(lang).busy.again}</a></p>`,
  }));
  return new Response(page, {
    status,
    headers: { ...getPlainPageHeaders(nonce), ...headers, "X-Frame-Options": "DENY" },
  });
}

/** Forces a requested URL onto this site. */
const sameSite = (address: string): string => formatPageAddress(parsePageAddress(address.replace(/^[/\\]+/, "/")));
