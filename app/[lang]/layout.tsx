import "../../public/fonts/first.css";
import "../globals.css";
// The error page is asked for with each page: in the script of the layout it is no request of its own.
import "./error";
import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { type DictionaryPath, getDictionary, getDictionaryVersionSuffix } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { getHomePicture } from "@/app/subjects/pages/page-metadata";
import { createShareMetadata } from "@/app/subjects/share-metadata";
import { parsePageAddress } from "@/app/ui/layout/address";
import { FONT_STYLESHEET_HREF, PRELOAD_FONTS } from "@/app/ui/layout/first-fonts";
import { getLazyFontsScript } from "@/app/ui/layout/late-fonts-script";
import { getOpenSearchHref } from "@/app/ui/layout/open-search";
import { RareGlyphFonts } from "@/app/ui/layout/rare-glyph-fonts";
import { SiteFooter } from "@/app/ui/layout/site-footer";
import { SiteHeader, type Theme } from "@/app/ui/layout/site-header";
import { EARLY_PRESSES_SCRIPT } from "@/app/ui/lazy/early-presses-script";
import { HydrationSignal } from "@/app/ui/lazy/hydration-signal";
import { WAKE_SCRIPT } from "@/app/ui/lazy/wake-script";
import { NamePreview } from "@/app/ui/magmell/card/preview/name-preview";
import { ServiceWorkerRegistration } from "@/app/ui/offline/service-worker-registration";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { env } from "@/lib/server/env";

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

/** Dictionary paths of the words used by client components in the header, including the search field. */
const FRAME_WORDS = [
  "failure",
  "site.account",
  "site.failedPart",
  "search.box",
  "search.clear",
  "search.suggestions",
  "search.suggested",
] as const satisfies readonly DictionaryPath[];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang } = await params;
  if (!isLang(lang)) return {};
  const { siteName, tagline } = getDictionary(lang).site;
  const picture = await getHomePicture(lang);
  return {
    // For pages without a picture of their own: their title and description stand beside that of the site.
    ...createShareMetadata({ lang, picture }),
    metadataBase: new URL(env().NEXTAUTH_URL),
    title: { default: siteName, template: `%s | ${siteName}` },
    description: tagline,
    manifest: "/site.webmanifest",
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#1b2029" },
  ],
};

export default async function Layout({ children, params }: Props) {
  const { lang } = await params;
  if (!isLang(lang)) notFound();
  const [chosen, request, version] = await Promise.all([cookies(), headers(), dataVersion()]);
  const theme = readTheme(chosen.get("theme")?.value);
  const address = { ...parsePageAddress(request.get("x-address")), lang };
  const { site } = getDictionary(lang);
  for (const font of PRELOAD_FONTS) preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang={lang} data-theme={theme === "auto" ? undefined : theme}>
      <head>
        <script
          nonce={request.get("x-nonce") ?? undefined}
        >{`${getLazyFontsScript(lang)};${WAKE_SCRIPT};${EARLY_PRESSES_SCRIPT}`}</script>
        <noscript>
          <link rel="stylesheet" href={FONT_STYLESHEET_HREF} />
        </noscript>
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={site.siteName}
          href={getOpenSearchHref(lang)}
        />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only z-50 rounded-[3px] bg-leaf px-4 py-2 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
        >
          {site.skip}
        </a>
        <WithWords lang={lang} words={FRAME_WORDS}>
          <SiteHeader address={address} theme={theme} version={version} />
          {children}
        </WithWords>
        <SiteFooter address={address} contact={env().CONTACT} />
        <NamePreview lang={lang} version={`${version}${getDictionaryVersionSuffix()}`} />
        <RareGlyphFonts />
        <ServiceWorkerRegistration />
        <HydrationSignal />
      </body>
    </html>
  );
}

const readTheme = (value: string | undefined): Theme => (value === "light" || value === "dark" ? value : "auto");

/** Version of the catalogue; "none" on a failure, because pages without cards do not need it. */
async function dataVersion(): Promise<string> {
  try {
    return (await getCatalogue()).version;
  } catch {
    return "none";
  }
}
