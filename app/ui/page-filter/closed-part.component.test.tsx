import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LANGS, type Lang } from "@/app/i18n/lang";
import { ApiDocs } from "@/app/ui/api-docs/api-docs";
import { GlossaryPage } from "@/app/ui/documents/glossary-page";
import { FaceSamples } from "@/app/ui/kit-gallery/face-samples";
import { KitGallery } from "@/app/ui/kit-gallery/kit-gallery";
import { SyntaxGuide } from "@/app/ui/magmell/syntax/syntax-guide";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createFixtureCatalogue } from "@/app/ui/testing/fixture-cards";

/** The most pixels on a phone before anything is opened, without the header and the footer of the site. */
const LIMIT = 5000;
const { cards } = createFixtureCatalogue();

type Long = {
  readonly render: (lang: Lang) => ReactNode /** An anchor inside of a closed part. */;
  readonly anchor: string;
};

const PAGES: Readonly<Record<string, Long>> = {
  "/developers": { render: (lang) => <ApiDocs lang={lang} />, anchor: "error-notFound" },
  "/developers/kit": {
    render: (lang) => (
      <>
        <KitGallery lang={lang} />
        <FaceSamples cards={cards} lang={lang} />
      </>
    ),
    anchor: "CardFace",
  },
  "/rules/words": { render: (lang) => <GlossaryPage lang={lang} />, anchor: "games" },
  "/syntax": { render: (lang) => <SyntaxGuide lang={lang} />, anchor: "key-colors" },
};

const getHeight = () => document.documentElement.scrollHeight;

describe.each(LANGS)("in %s", (lang) => {
  it.each(Object.entries(PAGES))("%s is short on a phone, opens for a link, and whole on paper", async (_, long) => {
    await page.viewport(360, 740);
    await render(
      <AllWordsProvider>
        <div className="page">{long.render(lang)}</div>
      </AllWordsProvider>,
    );
    expect(getHeight()).toBeLessThan(LIMIT);
    expect(document.documentElement.scrollWidth).toBe(360);
    const target = document.getElementById(long.anchor);
    expect(target?.checkVisibility()).toBe(false);
    window.location.hash = long.anchor;
    await expect.poll(() => target?.checkVisibility()).toBe(true);
    await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
    expect(getHeight()).toBeGreaterThan(2 * LIMIT);
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
  });
});
