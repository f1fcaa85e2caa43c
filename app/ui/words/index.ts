import { accounts } from "./accounts";
import { api } from "./api";
import { builder } from "./builder";
import { cardPage } from "./card-page";
import { cards } from "./cards";
import { deckSearch } from "./deck-search";
import { decks } from "./decks";
import { goldfish } from "./goldfish";
import { home } from "./home";
import type { Lang } from "./lang";
import { problems } from "./problems";
import { reading } from "./reading";
import { rules } from "./rules";
import { rulesPage } from "./rules-page";
import { rulesSearch } from "./rules-search";
import { search } from "./search";
import { sets } from "./sets";
import { site } from "./site";
import { suggestions } from "./suggestions";
import { syntax } from "./syntax";
import { write } from "./write";

export { say, sayCount } from "./define";
export { href, isLang, LANGS, type Lang } from "./lang";

/** The whole dictionary. A page takes it by language and hands islands only the part they show. */
const dictionary = {
  accounts,
  api,
  builder,
  cardPage,
  cards,
  site,
  deckSearch,
  decks,
  goldfish,
  home,
  problems,
  rules,
  rulesPage,
  rulesSearch,
  reading,
  search,
  sets,
  suggestions,
  syntax,
  write,
};

export type Dictionary = { readonly [K in keyof typeof dictionary]: (typeof dictionary)[K][Lang] };

/** Every word of the site in a language. */
export function words(lang: Lang): Dictionary {
  return Object.fromEntries(Object.entries(dictionary).map(([part, both]) => [part, both[lang]])) as Dictionary;
}
