import { getDictionary } from "@/app/i18n/dictionary";
import { getOtherLangs, type Lang, localizePath } from "@/app/i18n/lang";
import { getLanguageName } from "@/app/i18n/language-name";
import { AccountMenu } from "@/app/ui/account/account-menu";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { formatPageAddress, getPreferenceHref, isMagicAddress, type PageAddress } from "./address";
import { SiteEmblem } from "./emblem";
import { HeaderSearch } from "./header-search";

/** The chosen theme; `auto` follows the device. */
export type Theme = "light" | "dark" | "auto";

type Props = {
  address: PageAddress;
  theme: Theme;
  /** Catalogue version for the search's autocompletion. */
  version: string;
};

const THEMES = ["light", "dark", "auto"] as const;

/** Pages whose own search field is the one for cards: the home page, the cards and the deck editor. */
const SEARCHING = /^\/(?:cards|decks\/new|decks\/[^/]+\/edit|offline\/builder)?$/u;

/**
 * Renders the header of every page in one line. It consists of links, popovers and a form, so it works without
 * JavaScript.
 */
export function SiteHeader({ address, theme, version }: Props) {
  const { lang } = address;
  const { site } = getDictionary(lang);
  const searching = SEARCHING.test(address.path);
  return (
    <header className="no-print border-line border-b bg-leaf">
      <div className="page flex items-center gap-x-1 lg:gap-x-3 xl:gap-x-5">
        <a
          href={localizePath(lang, "/")}
          className="mr-auto inline-flex min-h-12 items-center gap-2 whitespace-nowrap font-mincho font-semibold text-lg no-underline md:mr-3"
        >
          <SiteEmblem />
          {site.siteName}
        </a>
        <SiteNav address={address} />
        {searching ? null : <HeaderSearch lang={lang} version={version} magic={isMagicAddress(address)} />}
        <div className={searching ? "flex items-center md:ml-auto" : "flex items-center"}>
          <LanguageChoice address={address} />
          <Menu label={site.theme.label} icon="sun" iconOnly size="small" className="max-md:hidden">
            <Unhydrated as="ul">
              <ThemeItems address={address} theme={theme} />
            </Unhydrated>
          </Menu>
          <AccountMenu lang={lang} here={formatPageAddress(address)} />
          <NarrowMenu address={address} theme={theme} />
        </div>
      </div>
    </header>
  );
}

const PLACES = [
  { path: "/cards", word: "cards" },
  { path: "/decks/new", word: "build" },
  { path: "/decks", word: "decks" },
  { path: "/goldfish", word: "goldfish" },
  { path: "/rules", word: "rules" },
  { path: "/learn", word: "learn" },
] as const;

/** The part of the site that a URL belongs to; none for Magic, which has its own word. */
const placeOf = (address: PageAddress) =>
  isMagicAddress(address)
    ? undefined
    : PLACES.find(({ path }) => address.path === path || address.path.startsWith(`${path}/`));

function SiteNav({ address }: { address: PageAddress }) {
  const words = getDictionary(address.lang).site.nav;
  const here = placeOf(address);
  return (
    <Unhydrated as="nav" aria-label={words.label} className="max-md:hidden">
      <ul className="-mx-1.5 flex lg:-mx-2">
        {PLACES.map((place) => (
          // Tablets have no room for all; the home page and the goldfish lead there.
          <li key={place.path} className={place.word === "learn" ? "max-lg:hidden" : undefined}>
            <a
              href={localizePath(address.lang, place.path)}
              aria-current={place === here ? (place.path === address.path ? "page" : "true") : undefined}
              className="inline-flex min-h-12 items-center whitespace-nowrap px-1.5 text-sm no-underline hover:text-gold aria-[current]:font-medium aria-[current]:shadow-[inset_0_-2px_0_var(--gold)] lg:px-2 xl:px-3"
            >
              {words[place.word]}
            </a>
          </li>
        ))}
        <li className="max-xl:hidden">
          <a
            href={localizePath(address.lang, "/mtg")}
            aria-current={isMagicAddress(address) ? "true" : undefined}
            className="inline-flex min-h-12 items-center whitespace-nowrap px-3 text-ink-soft text-xs no-underline hover:text-gold aria-[current]:shadow-[inset_0_-2px_0_var(--gold)]"
          >
            {words.mtg}
          </a>
        </li>
      </ul>
    </Unhydrated>
  );
}

/** The parts of the site, the languages and the brightness behind one button, where the line is too short for them. */
function NarrowMenu({ address, theme }: { address: PageAddress; theme: Theme }) {
  const words = getDictionary(address.lang).site;
  const here = placeOf(address);
  return (
    <Menu label={words.nav.menu} icon="menu" iconOnly size="small" className="size-11 md:hidden">
      <Unhydrated>
        <nav aria-label={words.nav.label}>
          <ul>
            {PLACES.map((place) => (
              <li key={place.path}>
                <a
                  href={localizePath(address.lang, place.path)}
                  aria-current={place === here ? (place.path === address.path ? "page" : "true") : undefined}
                  className={MENU_ITEM_CLASS}
                >
                  {words.nav[place.word]}
                </a>
              </li>
            ))}
            <li>
              <a
                href={localizePath(address.lang, "/mtg")}
                aria-current={isMagicAddress(address) ? "true" : undefined}
                className={`${MENU_ITEM_CLASS} text-ink-soft`}
              >
                {words.nav.mtg}
              </a>
            </li>
          </ul>
        </nav>
        <ul aria-label={words.theme.label} className="mt-1 border-line border-t pt-1">
          <ThemeItems address={address} theme={theme} />
        </ul>
        <div className="mt-1 border-line border-t">
          {getOtherLangs(address.lang).map((other) => (
            <LanguageLink key={other} address={address} to={other} className={MENU_ITEM_CLASS} />
          ))}
        </div>
      </Unhydrated>
    </Menu>
  );
}

/** The page in the other language; where there are several, a menu of them. */
function LanguageChoice({ address }: { address: PageAddress }) {
  const others = getOtherLangs(address.lang);
  const [only] = others;
  if (others.length === 1 && only) return <LanguageLink address={address} to={only} className={LANGUAGE_CLASS} />;
  return (
    <Menu
      label={getDictionary(address.lang).site.language}
      icon="globe"
      iconOnly
      size="small"
      className="max-md:hidden"
    >
      <Unhydrated as="ul">
        {others.map((other) => (
          <li key={other}>
            <LanguageLink address={address} to={other} className={MENU_ITEM_CLASS} />
          </li>
        ))}
      </Unhydrated>
    </Menu>
  );
}

const LANGUAGE_CLASS =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-[3px] px-2 text-sm no-underline hover:bg-wash max-md:hidden";

type LanguageProps = { address: PageAddress; to: Lang; className: string };

const LanguageLink = ({ address, to, className }: LanguageProps) => (
  <a href={getPreferenceHref(address, "lang", to)} lang={to} hrefLang={to} rel="alternate" className={className}>
    {getLanguageName(to)}
  </a>
);

type ThemeProps = { address: PageAddress; theme: Theme };

const ThemeItems = ({ address, theme }: ThemeProps) =>
  THEMES.map((choice) => (
    <li key={choice}>
      <a
        href={getPreferenceHref(address, "theme", choice)}
        rel="nofollow"
        aria-current={choice === theme ? "true" : undefined}
        className={MENU_ITEM_CLASS}
      >
        {getDictionary(address.lang).site.theme[choice]}
      </a>
    </li>
  ));
