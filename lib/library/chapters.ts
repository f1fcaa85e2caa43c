import { CHAPTERS as MAG_CHAPTERS } from "@/engine/magmell/rulebook";
import type { Bilingual, DocumentKey } from "./documents";

/** A chapter of a document: the part of an address that names it, its title, and which numbers stand in it. */
export type LibraryChapter = {
  readonly key: string;
  readonly title: Bilingual;
  /** Numbers, without the document, that belong to the chapter. */
  readonly holds: (number: string) => boolean;
};

type Row = readonly [key: string, ja: string, en: string, holds: (number: string) => boolean];

const chapters = (rows: readonly Row[]): readonly LibraryChapter[] =>
  rows.map(([key, ja, en, holds]) => ({ key, title: { ja, en }, holds }));

const beginsWith = (start: string) => (number: string) => number.startsWith(start);
const is =
  (...numbers: readonly string[]) =>
  (number: string) =>
    numbers.includes(number);

const SIXTH = [
  ["A", "能力", "Abilities"],
  ["C", "戦闘", "Combat"],
  ["D", "大会", "Tournaments"],
  ["E", "カードの裁定から", "From rulings on cards"],
  ["G", "ゲームのことば", "Words of the game"],
  ["K", "カードとパーマネント", "Cards and permanents"],
  ["M", "三人以上のゲーム", "More than two players"],
  ["P", "フェイズとステップ", "Phases and steps"],
  ["T", "呪文と能力のタイミング", "Timing of spells and abilities"],
  ["U", "アングルード", "Unglued"],
  ["Z", "領域", "Zones"],
] as const;

const isStep = (number: string) => !number.startsWith("word.");

/** Chapters of each document, in its order. Rulings of ours are one chapter. */
const CHAPTERS: Readonly<Record<DocumentKey, readonly LibraryChapter[]>> = {
  mag: MAG_CHAPTERS.map(({ number, ja, en }) => ({
    key: String(number),
    title: { ja, en },
    holds: beginsWith(String(number)),
  })),
  house: [],
  "mtg-6e": chapters(SIXTH.map(([key, ja, en]) => [key, ja, en, beginsWith(`${key}.`)])),
  "mtg-8e": chapters([
    ["turn", "ターンの表", "Table of the turn", isStep],
    ["words", "用語", "Words", beginsWith("word.")],
  ]),
  "mtg-cr": chapters([
    ["chapters", "章の見出し", "Headings of chapters", (number) => !number.startsWith("704")],
    ["sba", "状況起因処理", "State-based actions", beginsWith("704")],
  ]),
  "mtg-flow": chapters([
    ["facts", "確かめておくこと", "Facts to know", beginsWith("fact.")],
    ["losing", "敗北", "Losing", beginsWith("lose.")],
    ["winning", "勝利", "Winning", beginsWith("win.")],
    ["before", "ゲームの前", "Before the game", (number) => number.startsWith("0.") || number.startsWith("mulligan.")],
    ["beginning", "開始フェイズ", "Beginning phase", beginsWith("1.")],
    ["first-main", "戦闘前メイン・フェイズ", "First main phase", is("2")],
    ["combat", "戦闘フェイズ", "Combat phase", beginsWith("3.")],
    ["second-main", "戦闘後メイン・フェイズ", "Second main phase", is("4")],
    [
      "ending",
      "終了フェイズと次のターン",
      "Ending phase and the next turn",
      (n) => n.startsWith("5.") || n === "next-turn",
    ],
  ]),
  "mtg-house": [],
};

/** The chapters of a document; none for rulings of ours. */
export const chaptersOf = (document: DocumentKey): readonly LibraryChapter[] => CHAPTERS[document];

/** The chapter in which a number of a document stands. */
export const chapterHolding = (document: DocumentKey, number: string): LibraryChapter | null =>
  CHAPTERS[document].find(({ holds }) => holds(number)) ?? null;
