import type { z } from "zod";
import * as bulk from "./schemas/bulk";
import * as card from "./schemas/card";
import * as catalog from "./schemas/catalog";
import * as changes from "./schemas/changes";
import * as deck from "./schemas/deck";
import * as library from "./schemas/library";
import { mtgCheckReport, mtgChecksAnswer } from "./schemas/mtg-checks";
import { mtgDeckCheckAnswer } from "./schemas/mtg-decks";
import { mtgFormat, mtgFormatAnswer, mtgFormatsAnswer } from "./schemas/mtg-formats";
import { bilingual, cardRef } from "./schemas/parts";
import * as rule from "./schemas/rule";
import { indexAnswer } from "./schemas/service";
import * as set from "./schemas/set";
import { costAnswer, symbolsAnswer } from "./schemas/symbols";

/** The published schemas by name. Names are frozen. */
export const PUBLISHED = {
  Bilingual: bilingual,
  CardName: cardRef,
  FoundCard: card.foundCard,
  FullCard: card.fullCard,
  Printing: card.printing,
  Ruling: card.ruling,
  Set: set.set,
  Deck: deck.deck,
  PublicDeck: deck.publicDeck,
  Publication: changes.publication,
  BulkFile: bulk.bulkFile,
  SearchAnswer: card.searchAnswer,
  CardAnswer: card.cardAnswer,
  PrintingAnswer: card.printingAnswer,
  AutocompleteAnswer: card.autocompleteAnswer,
  SetsAnswer: set.setsAnswer,
  SetAnswer: set.setAnswer,
  RulingsAnswer: set.rulingsAnswer,
  RulingAnswer: set.rulingAnswer,
  DeckCheckAnswer: deck.deckCheckAnswer,
  DeckCodeAnswer: deck.deckCodeAnswer,
  PublicDecksAnswer: deck.publicDecksAnswer,
  PublicDeckAnswer: deck.publicDeckAnswer,
  MtgCheckReport: mtgCheckReport,
  MtgChecksAnswer: mtgChecksAnswer,
  MtgFormat: mtgFormat,
  MtgFormatsAnswer: mtgFormatsAnswer,
  MtgFormatAnswer: mtgFormatAnswer,
  MtgDeckCheckAnswer: mtgDeckCheckAnswer,
  BulkAnswer: bulk.bulkAnswer,
  Snapshot: bulk.snapshotAnswer,
  ChangesAnswer: changes.changesAnswer,
  PublicationAnswer: changes.publicationAnswer,
  CollectionAnswer: catalog.collectionAnswer,
  WordListAnswer: catalog.wordListAnswer,
  Rule: rule.rule,
  RuleAnswer: rule.ruleAnswer,
  RulesAnswer: rule.rulesAnswer,
  DocumentsAnswer: library.documentsAnswer,
  DocumentAnswer: library.documentAnswer,
  DocumentEntriesAnswer: library.documentEntriesAnswer,
  SymbolsAnswer: symbolsAnswer,
  CostAnswer: costAnswer,
  IndexAnswer: indexAnswer,
} as const satisfies Record<string, z.ZodType>;
