import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { html } from "@/lib/html/html";
import { renderPlainPage } from "./plain-page";

/** Pages without which nothing of them can be shown: accounts, decks of accounts, and what people wrote to the administrators. */
const NEEDED =
  /^\/(account|admin|authors|s|sign-in|sign-up|decks(?!\/(new|compare)\/?$))(\/|$)|^\/cards\/[^/]+\/suggest$|^\/embed\/decks\//;

/** Parameters that name a saved deck: `/decks/new?copy=`. */
const NAMES_DECK: readonly (readonly [path: RegExp, parameter: string])[] = [
  [/^\/decks\/new\/?$/, "copy"],
  [/^\/decks\/compare\/?$/, "a"],
  [/^\/decks\/compare\/?$/, "b"],
];

/** Returns whether a page needs the database. `path` has no language prefix. */
export const needsDatabase = (path: string, query: URLSearchParams): boolean =>
  NEEDED.test(path) || NAMES_DECK.some(([page, parameter]) => page.test(path) && query.has(parameter));

const PLACES = [
  { path: "/cards", word: "cards" },
  { path: "/sets", word: "sets" },
  { path: "/decks/new", word: "build" },
  { path: "/goldfish", word: "goldfish" },
  { path: "/rules", word: "rules" },
] as const;

type Shown = {
  readonly lang: Lang;
  /** The URL to try again, with its language. */
  readonly address: string;
  /** Whether pages of cards can be shown. */
  readonly holdsCards: boolean;
  readonly nonce: string;
};

/** Renders the page shown instead of one that needs the unavailable database. */
export const renderUnavailablePage = ({ lang, address, holdsCards, nonce }: Shown): string =>
  renderPlainPage({ lang, nonce }, (one) => {
    const words = getDictionary(one).away;
    const places = PLACES.map(
      ({ path, word }) => html`<li><a href="${localizePath(one, path)}">${words[word]}</a></li>`,
    );
    const meanwhile = holdsCards ? html`<p>${words.meanwhile}</p><ul>${places}</ul>` : null;
    return {
      title: words.title,
      body: html`<p>${words.text}</p><p><a href="${address}">${words.again}</a></p>${meanwhile}`,
    };
  });
