import { accounts } from "./accounts";
import { accountLinks } from "./accounts/account-links";
import { twoStep } from "./accounts/two-step";
import { suggestions } from "./admin/suggestions";
import { api } from "./api";
import { cardPage } from "./cards/card-page";
import { cards } from "./cards/cards";
import { reading } from "./cards/reading";
import { search } from "./cards/search";
import { sets } from "./cards/sets";
import { syntax } from "./cards/syntax";
import { write } from "./cards/write";
import { adding } from "./decks/adding";
import { builder } from "./decks/builder";
import { deckCompare } from "./decks/deck-compare";
import { deckDiff } from "./decks/deck-diff";
import { deckLists } from "./decks/deck-lists";
import { deckSearch } from "./decks/deck-search";
import { deckSocial } from "./decks/deck-social";
import { deckStatistics } from "./decks/deck-statistics";
import { decks } from "./decks/decks";
import { editor } from "./decks/editor";
import { localDecks } from "./decks/local-decks";
import { odds } from "./decks/odds";
import { dailyHand } from "./goldfish/daily-hand";
import { goldfish } from "./goldfish/goldfish";
import { goldfishReplay } from "./goldfish/goldfish-replay";
import { goldfishStart } from "./goldfish/goldfish-start";
import { goldfishTrial } from "./goldfish/goldfish-trial";
import { openingValue } from "./goldfish/opening-value";
import { trainer } from "./goldfish/trainer";
import { home } from "./home";
import { kit } from "./kit";
import type { Lang } from "./lang";
import { library } from "./library/library";
import { libraryEras } from "./library/library-eras";
import { librarySearch } from "./library/library-search";
import { librarySources } from "./library/library-sources";
import { libraryText } from "./library/library-text";
import { libraryWords } from "./library/library-words";
import { mtg } from "./mtg/mtg";
import { mtgChecks } from "./mtg/mtg-checks";
import { mtgDeckProblems } from "./mtg/mtg-deck-problems";
import { mtgDesk } from "./mtg/mtg-desk";
import { mtgFormats } from "./mtg/mtg-formats";
import { mtgGoldfish } from "./mtg/mtg-goldfish";
import { mtgGoldfishHand } from "./mtg/mtg-goldfish-hand";
import { mtgGoldfishLog } from "./mtg/mtg-goldfish-log";
import { mtgGoldfishTable } from "./mtg/mtg-goldfish-table";
import { mtgGoldfishText } from "./mtg/mtg-goldfish-text";
import { mtgLab } from "./mtg/mtg-lab";
import { mtgRulings } from "./mtg/mtg-rulings";
import { mtgSaved } from "./mtg/mtg-saved";
import { mtgText } from "./mtg/mtg-text";
import { mtgTurn } from "./mtg/mtg-turn";
import { offline } from "./offline";
import { pageFilter } from "./page-filter";
import { paper } from "./paper";
import { policy } from "./policy";
import { problems } from "./problems";
import { reports } from "./reports";
import { rules } from "./rules";
import { rulesPage } from "./rules-page";
import { rulesSearch } from "./rules-search";
import { share } from "./share";
import { site } from "./site";
import { tryRoute } from "./try-route";

/** The whole dictionary. A page takes it by language and hands islands only the part they show. */
const DICTIONARIES = {
  accountLinks,
  accounts,
  adding,
  api,
  builder,
  cardPage,
  cards,
  dailyHand,
  site,
  deckCompare,
  deckDiff,
  deckLists,
  deckSearch,
  deckSocial,
  deckStatistics,
  odds,
  decks,
  editor,
  goldfish,
  goldfishTrial,
  goldfishReplay,
  goldfishStart,
  home,
  kit,
  library,
  libraryEras,
  librarySearch,
  librarySources,
  libraryText,
  libraryWords,
  localDecks,
  mtg,
  mtgChecks,
  mtgDeckProblems,
  mtgDesk,
  mtgSaved,
  mtgFormats,
  mtgGoldfish,
  mtgGoldfishHand,
  mtgGoldfishLog,
  mtgGoldfishTable,
  mtgGoldfishText,
  mtgLab,
  mtgRulings,
  mtgText,
  mtgTurn,
  offline,
  openingValue,
  paper,
  pageFilter,
  policy,
  problems,
  reports,
  rules,
  rulesPage,
  rulesSearch,
  reading,
  search,
  sets,
  share,
  suggestions,
  syntax,
  trainer,
  tryRoute,
  twoStep,
  write,
};

export type Dictionary = { readonly [K in keyof typeof DICTIONARIES]: (typeof DICTIONARIES)[K][Lang] };

/** Every word of the site in a language. */
export function dictionary(lang: Lang): Dictionary {
  return Object.fromEntries(Object.entries(DICTIONARIES).map(([part, both]) => [part, both[lang]])) as Dictionary;
}
