import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { classNames } from "@/app/ui/kit/class-names";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { getCardHref } from "@/app/ui/links/browse-address";
import { appendQuery, getPagePartPath } from "@/app/ui/links/page-part";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { DeckColors } from "@/app/ui/magmell/starters/deck-colors";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import type { Deck } from "@/engine/magmell";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { isLinkToken } from "@/lib/decks/visibility";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { DeckAbout } from "@/lib/magmell/decks/content";
import { getDeckColors, pickFaceCards } from "@/lib/magmell/decks/deck-faces";
import styles from "./deck-fan.module.css";

type Props = {
  name: string;
  deck: Deck;
  about: Pick<DeckAbout, "description" | "primer" | "tags" | "hero">;
  /** The deck's code; `null` where a card is unknown. */
  code: string | null;
  /** The id or link token of the deck, from which a copy gets its name and its origin. */
  copy?: string;
  /** The deck name in the URL of a deck code. Copies keep the name. */
  given?: string | null;
  catalogue: Catalogue;
  lang: Lang;
  /** A line above the name. */
  eyebrow?: ReactNode;
  /** The author and the day of the last save. */
  byline: ReactNode;
  /** The URL of the deck's page in Japanese. */
  path: string;
  /** The button that shares the deck. */
  share: ReactNode;
  /** The like button and the number of likes. */
  social?: ReactNode;
  /** Controls of its owner. */
  own?: ReactNode;
};

/** Renders the head of a deck's page: name and description, faces and colors, and the buttons. */
export function DeckHeader({ name, deck, about, code, copy, given = null, catalogue, lang, ...parts }: Props) {
  const { eyebrow, byline, path, share, social, own } = parts;
  const { deckSocial, deckCompare, paper } = getDictionary(lang);
  const text = deckSocial.page;
  const primer = about.primer !== "";
  const compared = comparable(copy, code, given);
  const faces = pickFaceCards(deck, about.hero, catalogue, 3);
  const named = faces.map((card) => (lang !== "ja" ? card.englishName : card.name));
  return (
    <header className="grid items-center gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-3">
        <div className="grid gap-1">
          {eyebrow}
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{name}</h1>
          {byline}
        </div>
        {about.description ? <p className="max-w-prose whitespace-pre-line text-lg">{about.description}</p> : null}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <DeckColors colors={getDeckColors(deck, catalogue)} lang={lang} size={28} />
          <Tags tags={about.tags} lang={lang} label={text.tags} />
          {social}
          {primer ? (
            <a href="#primer" className="link inline-flex items-center text-sm pointer-coarse:min-h-11">
              {text.toPrimer}
            </a>
          ) : null}
        </div>
        <div className="no-print flex flex-wrap gap-2">
          {code === null ? null : (
            <>
              <ButtonLink
                href={localizePath(
                  lang,
                  copy ? `/decks/new?copy=${copy}` : appendQuery(`/decks/new${buildNameQuery(given)}`, `from=${code}`),
                )}
                rel="nofollow"
                variant={own ? "plain" : "primary"}
              >
                {text.copy}
              </ButtonLink>
              <ButtonLink href={localizePath(lang, goldfishPath(code, copy, given))} rel="nofollow">
                {text.goldfish}
              </ButtonLink>
            </>
          )}
          {share}
          <Menu label={text.more} icon="more" iconOnly variant="plain">
            {[
              { href: getPagePartPath(path, "sheet"), label: paper.sheet.link },
              { href: getPagePartPath(path, "proxies"), label: paper.proxies.link },
              ...(compared
                ? [{ href: `/decks/compare?a=${encodeURIComponent(compared)}`, label: deckCompare.link }]
                : []),
            ].map(({ href, label }) => (
              <a key={href} href={localizePath(lang, href)} rel="nofollow" className={MENU_ITEM_CLASS}>
                {label}
              </a>
            ))}
          </Menu>
        </div>
        {own}
      </div>
      {faces.length > 0 ? (
        <DeckFan
          faces={faces}
          label={format(text.faces, { cards: named.join(lang === "ja" ? "、" : ", ") })}
          lang={lang}
        />
      ) : null}
    </header>
  );
}

/** The deck as the page that compares decks takes it: by its id, by the link of its token, or by its code. */
const comparable = (copy: string | undefined, code: string | null, given: string | null): string | null => {
  if (copy) return isLinkToken(copy) ? `/s/${copy}` : copy;
  return code === null || given === null ? code : `/d/${code}${buildNameQuery(given)}`;
};

/** Returns the goldfish path of a deck with the deck's name. The token of a secret link is not passed on. */
const goldfishPath = (code: string, copy: string | undefined, given: string | null): string =>
  `/goldfish/${code}${copy === undefined || isLinkToken(copy) ? buildNameQuery(given) : `?deck=${copy}`}`;

/** The tags of a deck. Each tag links to the public decks with that tag. */
function Tags({ tags, lang, label }: { tags: readonly string[]; lang: Lang; label: string }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <a
            href={localizePath(lang, `/decks?q=${encodeURIComponent(tagQuery(tag))}`)}
            className="inline-flex min-h-8 items-center rounded-full border border-edge bg-leaf px-3 text-sm no-underline hover:bg-wash pointer-coarse:min-h-11"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}

const tagQuery = (tag: string): string => `decktag:"${tag.replace(/["\\]/g, "\\$&")}"`;

type FanProps = { faces: readonly CatalogueCard[]; label: string; lang: Lang };

/** Renders the cover cards of a deck as a fan, the first one in front in the middle. Each card links to its page. */
function DeckFan({ faces, label, lang }: FanProps) {
  const [first, second, third] = faces;
  const shown = [second, first, third].filter((card) => card !== undefined);
  return (
    <Unhydrated
      as="ul"
      aria-label={label}
      className={styles.fan}
      style={{ "--cards": shown.length } as Record<`--${string}`, number>}
    >
      {shown.map((card, place) => (
        <li
          key={card.number}
          className={classNames(styles.place, card === first && styles.first)}
          style={{ "--turn": place - (shown.length - 1) / 2 } as Record<`--${string}`, number>}
        >
          <a href={getCardHref(lang, card.name)} className={styles.card}>
            <CardFace card={card} printing={card.printings.at(-1)} lang={lang} />
          </a>
        </li>
      ))}
    </Unhydrated>
  );
}
