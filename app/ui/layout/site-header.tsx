import { AccountMenu, type FrameViewer } from "@/app/ui/account/account-menu";
import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { href } from "@/app/ui/i18n/lang";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { type Address, withChoice, writeAddress } from "./address";
import { Emblem } from "./emblem";

/** The chosen theme; `auto` follows the device. */
export type Theme = "light" | "dark" | "auto";

type Props = { address: Address; theme: Theme; viewer: FrameViewer; words: Dictionary["site"] };

const THEMES = ["light", "dark", "auto"] as const;

/** The head of every page. All of it is links and one popover, so it works without script. */
export function SiteHeader({ address, theme, viewer, words }: Props) {
  const { lang } = address;
  const other = lang === "ja" ? "en" : "ja";
  return (
    <header className="no-print border-line border-b bg-leaf">
      <div className="page flex flex-wrap items-center gap-x-2 sm:gap-x-6">
        <a
          href={href(lang, "/")}
          className="inline-flex min-h-12 items-center gap-2 font-mincho font-semibold text-lg no-underline"
        >
          <Emblem />
          {words.siteName}
        </a>
        <SiteNav address={address} words={words.nav} />
        <div className="ml-auto flex items-center sm:gap-1">
          <a
            href={withChoice(address, "lang", other)}
            lang={other}
            hrefLang={other}
            rel="alternate"
            className="inline-flex min-h-11 items-center rounded-[3px] px-2 text-sm no-underline hover:bg-wash"
          >
            {words.language[other]}
          </a>
          <Menu label={words.theme.label} icon="sun" iconOnly size="small" className="max-sm:h-11 max-sm:w-11">
            <ul>
              {THEMES.map((choice) => (
                <li key={choice}>
                  <a
                    href={withChoice(address, "theme", choice)}
                    rel="nofollow"
                    aria-current={choice === theme ? "true" : undefined}
                    className={MENU_ITEM_CLASS}
                  >
                    {words.theme[choice]}
                  </a>
                </li>
              ))}
            </ul>
          </Menu>
          <AccountMenu viewer={viewer} lang={lang} here={writeAddress(address)} words={words.account} />
        </div>
      </div>
    </header>
  );
}

const PLACES = [
  { path: "/cards", word: "cards" },
  { path: "/decks/new", word: "build" },
  { path: "/decks", word: "decks" },
  { path: "/rules", word: "rules" },
] as const;

function SiteNav({ address, words }: { address: Address; words: Dictionary["site"]["nav"] }) {
  const here = PLACES.find(({ path }) => address.path === path || address.path.startsWith(`${path}/`));
  return (
    <nav aria-label={words.label} className="order-last w-full sm:order-none sm:w-auto">
      <ul className="-mx-2 flex">
        {PLACES.map((place) => (
          <li key={place.path}>
            <a
              href={href(address.lang, place.path)}
              aria-current={place === here ? (place.path === address.path ? "page" : "true") : undefined}
              className="inline-flex min-h-11 items-center px-2 text-sm no-underline hover:text-gold aria-[current]:font-medium aria-[current]:shadow-[inset_0_-2px_0_var(--gold)] sm:min-h-12 sm:px-3"
            >
              {words[place.word]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
