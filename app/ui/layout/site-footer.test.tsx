import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { parsePageAddress } from "./address";
import { SiteFooter } from "./site-footer";

const { mtg, site } = getDictionary("ja");

const shown = (address: string) =>
  renderToStaticMarkup(<SiteFooter address={parsePageAddress(address)} contact={undefined} />);

it("says on pages about Magic what is true of Magic, and of MAGMELL elsewhere", () => {
  expect(shown("/mtg/turn")).toContain(mtg.unofficial);
  for (const text of [site.footer.unofficial, site.footer.invented, site.footer.rules]) {
    expect(shown("/mtg/turn")).not.toContain(text);
    expect(shown("/rules")).toContain(text);
  }
});
