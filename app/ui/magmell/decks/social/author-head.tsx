import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { IdenticonFigure } from "@/app/ui/figures/identicon-figure";
import { ButtonLink } from "@/app/ui/kit/button-link";
import type { Author } from "@/lib/authors/types";
import { FollowButton } from "./follow-button";

type Props = {
  author: Author;
  name: string;
  /** The URL of this page. */
  here: string;
  signedIn: boolean;
  lang: Lang;
};

/** Renders an author: emblem, name, introduction, and the follow button. */
export function AuthorHeader({ author, name, here, signedIn, lang }: Props) {
  const { decks, deckSocial } = getDictionary(lang);
  const { author: text, follow } = deckSocial;
  return (
    <header className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <IdenticonFigure name={author.key} className="size-24 text-gold max-sm:size-16" />
      <div className="grid gap-2">
        <h1 className="wrap-anywhere text-2xl">{name}</h1>
        {author.bio ? <p className="max-w-prose whitespace-pre-line">{author.bio}</p> : null}
        <div className="flex flex-wrap items-center gap-3">
          {author.mine ? (
            <>
              <span className="text-ink-soft text-sm">
                {text.mine} {formatPlural(lang, follow.count, author.followers)}
              </span>
              <ButtonLink href={localizePath(lang, "/account#profile")} size="small">
                {text.edit}
              </ButtonLink>
            </>
          ) : signedIn ? (
            <WithWords lang={lang} words={["deckSocial.follow"]}>
              <FollowButton
                author={{ key: author.key, followers: author.followers, followed: author.followed }}
                lang={lang}
                failure={decks.failures.title}
              />
            </WithWords>
          ) : (
            <>
              <ButtonLink
                href={`${localizePath(lang, "/sign-in")}?return=${encodeURIComponent(here)}`}
                rel="nofollow"
                size="small"
              >
                {follow.signIn}
              </ButtonLink>
              <span className="text-ink-soft text-sm">{formatPlural(lang, follow.count, author.followers)}</span>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
