"use client";

import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { Icon } from "@/app/ui/kit/svg-icon";
import { useCurrentUser } from "./current-user";
import { SignOutButton } from "./sign-out-button";

type Props = {
  lang: Lang;
  /** The page to return to after sign-in, as its path in this language. */
  here: string;
};

/**
 * Renders the sign-in link, or the menu of a signed-in user. Narrow headers show only icons, and so does every header
 * until the sign-in is known; screen readers get the words. Without JavaScript it is a link to the account.
 */
export function AccountMenu({ lang, here }: Props) {
  const words = useWords("site.account");
  const reader = useCurrentUser();
  if (reader === "unknown")
    return (
      <span className="inline-flex min-h-11 items-center px-2 text-ink-soft" title={words.unknown}>
        <Icon name="person" />
        <span className="sr-only">{words.unknown}</span>
      </span>
    );
  if (reader !== null && reader !== "asking")
    return (
      <Menu label={reader.name} icon="person" iconOnly="narrow" size="small">
        <p className="max-w-64 truncate border-line border-b px-3 pt-1 pb-2 text-ink-soft text-sm">{reader.name}</p>
        <ul>
          <li>
            <a href={localizePath(lang, "/decks/mine")} className={MENU_ITEM_CLASS}>
              {words.mine}
            </a>
          </li>
          <li>
            <a href={localizePath(lang, "/account")} className={MENU_ITEM_CLASS}>
              {words.account}
            </a>
          </li>
          {reader.admin ? (
            <li>
              <a href={localizePath(lang, "/admin")} className={MENU_ITEM_CLASS}>
                {words.admin}
              </a>
            </li>
          ) : null}
          <li>
            <SignOutButton className={MENU_ITEM_CLASS} goTo={localizePath(lang, "/")} label={words.signOut} />
          </li>
        </ul>
      </Menu>
    );
  const entrance = here.startsWith(localizePath(lang, "/sign-"));
  return (
    <ButtonLink
      href={localizePath(lang, entrance ? "/sign-in" : `/sign-in?return=${encodeURIComponent(here)}`)}
      rel="nofollow"
      variant="quiet"
      size="small"
      className="max-sm:min-h-11 max-sm:w-11 max-sm:px-0!"
      title={words.signIn}
    >
      <Icon name="person" />
      <span className="whitespace-nowrap max-sm:sr-only">{words.signIn}</span>
    </ButtonLink>
  );
}
