import type { ReactNode } from "react";
import { formatMomentDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { DeckLegality } from "@/app/ui/decks/deck-state";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import type { DeckVersion } from "@/lib/magmell/decks/versions/types";
import type { DeckSuspension } from "@/lib/moderation/types";
import { ButtonLink } from "../../kit/button-link";
import { Notice } from "../../kit/notice";
import { Icon } from "../../kit/svg-icon";
import { HiddenDeckNotice } from "../../moderation/hidden-notice";
import { ReportLink } from "../../moderation/report-link";
import { ShareButton } from "../../share/share-button";
import { SHARE_WORDS, type SharedDeck } from "../../share/share-choices";
import { getGivenDeckName } from "../deck/deck-name";
import { DeckView } from "../deck/deck-view";
import { Primer } from "../starters/primer";
import { DeckHand } from "./page/deck-hand";
import { DeckHeader } from "./page/deck-head";
import { DeckOwnerControls } from "./page/deck-owner-controls";
import { DeckPrimerAndNotes } from "./page/deck-primer-and-notes";
import { LikeButton } from "./social/like-button";

type Props = {
  deck: SavedDeck;
  /** The token from the link of an unlisted deck. */
  token?: string;
  signedIn: boolean;
  /** The seed of the sample hand. */
  seed: number;
  view: "list" | "cards";
  /** Versions that the author has named. */
  named: readonly Pick<DeckVersion, "version" | "savedAt" | "name">[];
  /** The hiding of the deck, for its owner only. */
  hiding?: DeckSuspension | null;
  catalogue: Catalogue;
  lang: Lang;
};

/** Renders the page of a saved deck: faces and primer first, then a sample hand, the card list and the statistics. */
export function DeckPage({ deck, token, signedIn, seed, view, named, hiding, catalogue, lang }: Props) {
  const words = getDictionary(lang);
  const { decks, site } = words;
  const { starter } = deck;
  const here = localizePath(lang, token ? `/s/${token}` : `/decks/${deck.id}`);
  const target = sharedDeck(deck, catalogue, lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-6">
      {deck.visibility === "unlisted" && !deck.mine ? (
        <Notice tone="info" title={site.tones.info}>
          <p>{decks.unlistedNotice}</p>
        </Notice>
      ) : null}
      {hiding ? (
        <WithWords lang={lang} words={["reports.hidden", "accounts.fieldErrors", "accounts.failures"]}>
          <HiddenDeckNotice deckId={deck.id} hiding={hiding} mineHref={localizePath(lang, "/decks/mine")} />
        </WithWords>
      ) : null}
      <DeckHeader
        name={getDeckName(deck, lang)}
        deck={deck.deck}
        about={deck.about}
        code={target.code}
        copy={token ?? deck.id}
        catalogue={catalogue}
        lang={lang}
        eyebrow={
          starter ? (
            <p className="text-gold">
              <a href={`${localizePath(lang, "/decks")}#starters`} className="link">
                {decks.starters.title}
              </a>
            </p>
          ) : null
        }
        byline={<DeckByline deck={deck} lang={lang} />}
        path={token ? `/s/${token}` : `/decks/${deck.id}`}
        social={<Like deck={deck} here={here} signedIn={signedIn} lang={lang} />}
        share={
          <WithWords lang={lang} words={SHARE_WORDS}>
            <ShareButton target={target} lang={lang}>
              <Icon name="share" />
              {words.share.open}
            </ShareButton>
          </WithWords>
        }
        own={deck.mine ? <DeckOwnerControls deck={deck} lang={lang} /> : null}
      />
      <DeckView
        deck={deck.deck}
        catalogue={catalogue}
        lang={lang}
        view={view}
        here={here}
        given={starter ? null : (target.given ?? null)}
        hand={
          <DeckHand
            deck={deck.deck}
            {...(token ? {} : { id: deck.id })}
            seed={seed}
            here={here}
            catalogue={catalogue}
            lang={lang}
          />
        }
        beside={
          starter ? (
            <Primer
              title={decks.starters.primer}
              text={starter.primer[getTextLang(lang)]}
              names={catalogue.names}
              lang={lang}
            />
          ) : null
        }
        below={starter ? null : <DeckPrimerAndNotes content={deck} catalogue={catalogue} lang={lang} />}
      />
      {token ? null : <NamedVersions deck={deck} named={named} lang={lang} />}
      {deck.visibility === "public" && !starter && !deck.mine ? (
        <ReportLink about="deck" id={deck.id} lang={lang} />
      ) : null}
    </main>
  );
}

type LikeProps = { deck: SavedDeck; here: string; signedIn: boolean; lang: Lang };

/** Likes of a public deck. Signed-in users can like it; other users see the number of likes and a link to sign in. */
function Like({ deck, here, signedIn, lang }: LikeProps) {
  const { decks, deckSocial } = getDictionary(lang);
  if (deck.visibility !== "public") return null;
  if (signedIn)
    return (
      <WithWords lang={lang} words={["deckSocial.likes"]}>
        <LikeButton
          deck={{ id: deck.id, likes: deck.likes, liked: deck.liked }}
          lang={lang}
          failure={decks.failures.title}
        />
      </WithWords>
    );
  return (
    <ButtonLink
      href={`${localizePath(lang, "/sign-in")}?return=${encodeURIComponent(here)}`}
      rel="nofollow"
      title={deckSocial.likes.signIn}
    >
      <Icon name="heart" />
      {formatPlural(lang, deckSocial.likes.count, deck.likes)}
    </ButtonLink>
  );
}

type NamedProps = Pick<Props, "deck" | "named" | "lang">;

function NamedVersions({ deck, named, lang }: NamedProps) {
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="named" className="grid gap-2">
      <h2 id="named" className="text-xl">
        {getDictionary(lang).deckSocial.page.named}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {named.map(({ version, name, savedAt }) => (
          <li key={version} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <a
              href={localizePath(lang, `/decks/${deck.id}/versions?from=${version}&to=${deck.version}`)}
              className="link inline-flex items-center pointer-coarse:min-h-11"
            >
              {name}
            </a>
            <span className="text-ink-soft text-sm">{formatMomentDate(lang, savedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the name of a deck in a language. Only starter decks have an English name; other decks keep the name of their
 * player.
 */
export const getDeckName = ({ name, starter }: Pick<SavedDeck, "name" | "starter">, lang: Lang): string =>
  starter && lang !== "ja" ? starter.englishName : name;

function sharedDeck(deck: SavedDeck, catalogue: Catalogue, lang: Lang): SharedDeck {
  const encoded = encodeDeck(deck.deck, createNumberTable(catalogue.cards));
  const { id, visibility, link, mine } = deck;
  return {
    kind: "deck",
    name: getDeckName(deck, lang),
    given: getGivenDeckName(getDeckName(deck, lang), deck.deck, catalogue, lang, getDictionary(lang)),
    saved: { id, visibility, link, mine },
    code: encoded.ok ? encoded.code : null,
  };
}

type BylineProps = { deck: SavedDeck; lang: Lang };

/** Renders the author of a deck, the date of its last save, its legality, and the deck that it was copied from. */
function DeckByline({ deck, lang }: BylineProps) {
  const { decks, deckSocial } = getDictionary(lang);
  const { starter, copiedFrom, copies } = deck;
  const errors = deck.problems.filter(({ severity }) => severity === "error").length;
  const by = format(decks.by, { author: starter ? decks.starters.author : (deck.author ?? decks.anonymous) });
  // Who has no public deck has no page that others may see.
  const author = deck.authorKey !== null && (deck.visibility === "public" || deck.mine) ? deck.authorKey : null;
  const { page } = deckSocial;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
      <MaybeLink href={author && localizePath(lang, `/authors/${author}`)}>{by}</MaybeLink>
      <span>{format(decks.savedOn, { date: formatMomentDate(lang, deck.updatedAt) })}</span>
      <DeckLegality errors={errors} lang={lang} />
      {copiedFrom ? (
        <MaybeLink href={copiedFrom.id && localizePath(lang, `/decks/${copiedFrom.id}`)}>
          {format(page.copiedFrom, { name: copiedFrom.name })}
        </MaybeLink>
      ) : null}
      {copies > 0 ? <span>{formatPlural(lang, page.copies, copies)}</span> : null}
    </p>
  );
}

const MaybeLink = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? (
    <a href={href} className="link inline-flex items-center pointer-coarse:min-h-11">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
