import type { BoardCard, BoardCombat, MtgBoard } from "../board";
import { readBoard } from "../read/read-board";
import {
  BOARD_HEADINGS,
  BOARD_MARKS,
  type BoardLanguage,
  type BoardSection,
  getWrittenForm,
  MARK_TABLES,
  type MarkTable,
  renderMarkSample,
  renderMarks,
  renderName,
} from "./vocabulary";

/** Returns the heading of a section. */
export function renderHeading(section: BoardSection, language: BoardLanguage): string {
  const said = JSON.stringify(section);
  const heading = BOARD_HEADINGS.find((one) => JSON.stringify(one.section) === said);
  if (heading === undefined) throw new Error(`No heading for ${said}`);
  return getWrittenForm(heading.words, language) + (language === "ja" ? "：" : ":");
}

/** Returns a card with the fields that its marks name: power and toughness as one where it has both, and that it has no type. */
function toCardMarks({ name: _, types, power, toughness, ...card }: BoardCard): object {
  return {
    supertypes: card.supertypes ?? [],
    ...(types.length === 0 ? { noType: true } : { types }),
    ...(power === undefined || toughness === undefined ? { power, toughness } : { size: [power, toughness] }),
    ...card,
  };
}

/** Returns everything that fights, with the fields that its marks name. */
const toFighters = ({ attackers, blockers = [], blocked = [] }: BoardCombat): readonly [number, object][] => [
  ...attackers.map(({ id, target, band }): [number, object] => [id, { attacks: target ? { target } : {}, band }]),
  ...blockers.map(({ id, attackers: blocks }): [number, object] => [id, { blocks }]),
  ...blocked.map((id): [number, object] => [id, { blocked: true }]),
];

/**
 * Returns a board as text: headings, each followed by a line per object with comma-separated marks. `readBoardText`
 * reads the same board from this text, which may be edited by hand.
 */
export function renderBoardText(given: MtgBoard, language: BoardLanguage): string {
  const read = readBoard(given);
  if (!read.ok) throw new Error(`Not a board: ${JSON.stringify(read.problems[0])}`);
  const { cards, players = [], pieces, effects = [], combat } = read.board;
  const isJapanese = language === "ja";
  const say = (table: MarkTable, thing: object, ...subject: readonly string[]) =>
    [...subject, ...renderMarks(thing, table, language)].join(isJapanese ? "、" : ", ");
  const name = (card: number) => renderName(cards[card]?.name ?? "", language);
  const blocks: string[] = [];
  const under = (section: BoardSection, lines: readonly string[]) => {
    if (lines.length > 0 || section.of === "combat")
      blocks.push([renderHeading(section, language), ...lines].join("\n"));
  };
  const beside = (section: BoardSection, marks: string) =>
    marks === "" ? [] : [`${renderHeading(section, language)}${isJapanese ? "" : " "}${marks}`];

  blocks.push(...beside({ of: "rules" }, say("rules", read.board)));
  const cardLines = cards.map((card, at) => say("cards", toCardMarks(card), name(at)));
  under({ of: "cards" }, cardLines);
  const playerLines = players.flatMap((player, at) =>
    beside({ of: "players", seat: at === 0 ? 0 : 1 }, say("players", player)),
  );
  if (playerLines.length > 0) blocks.push(playerLines.join("\n"));
  for (const [at, { id, card, zone, owner, ...marks }] of pieces.entries()) {
    const line = say("objects", marks, `#${id} ${name(card)}`);
    if (pieces[at - 1]?.zone === zone && pieces[at - 1]?.owner === owner) blocks.push(`${blocks.pop()}\n${line}`);
    else under({ of: "objects", owner, zone }, [line]);
  }
  const nothing = isJapanese ? "なし" : "nothing";
  const effectLines = effects.map(({ on, changes }) =>
    say("effects", { changes }, on.map((id) => `#${id}`).join(" ") || nothing),
  );
  under({ of: "effects" }, effectLines);
  const fighters = combat && toFighters(combat).map(([id, marks]) => say("combat", marks, `#${id}`));
  if (fighters !== undefined) under({ of: "combat" }, fighters);
  return `${blocks.join("\n\n")}\n`;
}

/** Returns the headings of board texts, and the marks of each kind of line with example values. */
export const listBoardWords = (language: BoardLanguage) => ({
  headings: BOARD_HEADINGS.map(({ section }) => renderHeading(section, language)),
  marks: MARK_TABLES.map((table) => ({
    table,
    words: BOARD_MARKS[table].map((mark) => renderMarkSample(mark, language)),
  })),
});
