import type { z } from "zod";
import * as bulk from "./schemas/bulk";
import * as card from "./schemas/card";
import * as catalog from "./schemas/catalog";
import * as changes from "./schemas/changes";
import * as deck from "./schemas/deck";
import * as library from "./schemas/library";
import { mtgCheckReportSchema, mtgChecksResponseSchema } from "./schemas/mtg-checks";
import { mtgDeckCheckResponseSchema } from "./schemas/mtg-decks";
import { mtgFormatResponseSchema, mtgFormatSchema, mtgFormatsResponseSchema } from "./schemas/mtg-formats";
import { bilingualSchema, cardRefSchema } from "./schemas/parts";
import * as rule from "./schemas/rule";
import { indexResponseSchema } from "./schemas/service";
import * as set from "./schemas/set";
import { costResponseSchema, symbolsResponseSchema } from "./schemas/symbols";

/** The published schemas by name. Names are frozen. */
export const PUBLISHED_SCHEMAS = {
  Bilingual: bilingualSchema,
  CardName: cardRefSchema,
  FoundCard: card.cardSearchResultSchema,
  FullCard: card.fullCardSchema,
  Printing: card.printingSchema,
  Ruling: card.rulingSchema,
  Set: set.setSchema,
  Deck: deck.deckSchema,
  PublicDeck: deck.publicDeckSchema,
  Publication: changes.publicationSchema,
  BulkFile: bulk.bulkFileSchema,
  SearchAnswer: card.searchResponseSchema,
  CardAnswer: card.cardResponseSchema,
  PrintingAnswer: card.printingResponseSchema,
  AutocompleteAnswer: card.autocompleteResponseSchema,
  SetsAnswer: set.setsResponseSchema,
  SetAnswer: set.setResponseSchema,
  RulingsAnswer: set.rulingsResponseSchema,
  RulingAnswer: set.rulingResponseSchema,
  DeckCheckAnswer: deck.deckCheckResponseSchema,
  DeckCodeAnswer: deck.deckCodeResponseSchema,
  PublicDecksAnswer: deck.publicDecksResponseSchema,
  PublicDeckAnswer: deck.publicDeckResponseSchema,
  MtgCheckReport: mtgCheckReportSchema,
  MtgChecksAnswer: mtgChecksResponseSchema,
  MtgFormat: mtgFormatSchema,
  MtgFormatsAnswer: mtgFormatsResponseSchema,
  MtgFormatAnswer: mtgFormatResponseSchema,
  MtgDeckCheckAnswer: mtgDeckCheckResponseSchema,
  BulkAnswer: bulk.bulkResponseSchema,
  Snapshot: bulk.snapshotResponseSchema,
  ChangesAnswer: changes.changesResponseSchema,
  PublicationAnswer: changes.publicationResponseSchema,
  CollectionAnswer: catalog.collectionResponseSchema,
  WordListAnswer: catalog.wordListResponseSchema,
  Rule: rule.ruleSchema,
  RuleAnswer: rule.ruleResponseSchema,
  RulesAnswer: rule.rulesResponseSchema,
  DocumentsAnswer: library.documentsResponseSchema,
  DocumentAnswer: library.documentResponseSchema,
  DocumentEntriesAnswer: library.documentEntriesResponseSchema,
  SymbolsAnswer: symbolsResponseSchema,
  CostAnswer: costResponseSchema,
  IndexAnswer: indexResponseSchema,
} as const satisfies Record<string, z.ZodType>;
