import { getDictionary } from "@/app/i18n/dictionary";
import { getPageLangs, localizePath } from "@/app/i18n/lang";
import { getLanguageName } from "@/app/i18n/language-name";
import { Unhydrated } from "../unhydrated/unhydrated";
import { getPreferenceHref, isMagicAddress, type PageAddress } from "./address";

type Props = {
  address: PageAddress;
  /** Where people reach the operator. */
  contact: string | undefined;
};

/** Renders the footer of every page: about the site, sources of the rules, and languages. */
export function SiteFooter({ address, contact }: Props) {
  const { mtg, site } = getDictionary(address.lang);
  const { footer, nav } = site;
  const about = isMagicAddress(address) ? [mtg.unofficial] : [footer.unofficial, footer.invented, footer.rules];
  return (
    <Unhydrated as="footer" className="no-print mt-auto border-line border-t text-ink-soft text-sm">
      <div className="page flex flex-wrap items-start justify-between gap-x-12 gap-y-4 py-5 sm:py-8">
        <p className="prose">{about.join(address.lang === "ja" ? "" : " ")}</p>
        <ul className="flex flex-wrap gap-x-5">
          {getPageLangs().map((lang) => (
            <li key={lang}>
              <a
                href={getPreferenceHref(address, "lang", lang)}
                lang={lang}
                hrefLang={lang}
                aria-current={lang === address.lang ? "true" : undefined}
                className="link inline-flex min-h-11 items-center sm:min-h-8"
              >
                {getLanguageName(lang)}
              </a>
            </li>
          ))}
          <li>
            <a href={localizePath(address.lang, "/sets")} className="link inline-flex min-h-11 items-center sm:min-h-8">
              {footer.sets}
            </a>
          </li>
          <li>
            <a
              href={localizePath(address.lang, "/rules")}
              className="link inline-flex min-h-11 items-center sm:min-h-8"
            >
              {footer.rulebook}
            </a>
          </li>
          <li>
            <a href={localizePath(address.lang, "/mtg")} className="link inline-flex min-h-11 items-center sm:min-h-8">
              {nav.mtg}
            </a>
          </li>
          <li>
            <a
              href={localizePath(address.lang, "/syntax")}
              className="link inline-flex min-h-11 items-center sm:min-h-8"
            >
              {footer.syntax}
            </a>
          </li>
          <li>
            <a
              href={localizePath(address.lang, "/cards/write")}
              className="link inline-flex min-h-11 items-center sm:min-h-8"
            >
              {footer.write}
            </a>
          </li>
          <li>
            <a
              href={localizePath(address.lang, "/developers")}
              className="link inline-flex min-h-11 items-center sm:min-h-8"
            >
              {footer.api}
            </a>
          </li>
          {(["privacy", "terms"] as const).map((page) => (
            <li key={page}>
              <a
                href={localizePath(address.lang, `/${page}`)}
                className="link inline-flex min-h-11 items-center sm:min-h-8"
              >
                {footer[page]}
              </a>
            </li>
          ))}
          {contact ? (
            <li>
              <a href={contact} className="link inline-flex min-h-11 items-center sm:min-h-8">
                {footer.contact}
              </a>
            </li>
          ) : null}
        </ul>
      </div>
    </Unhydrated>
  );
}
