import type { BoardCard, BoardCombat, MtgBoard } from "../board";
import { readBoard } from "../read/read-board";
import {
  BOARD_HEADINGS,
  BOARD_MARKS,
  type BoardLanguage,
  type BoardSection,
  getWrittenForm,
  MARK_TABLES,
} from "./vocabulary";
import { renderMarkSample, renderMarks, renderName, renderRefs } from "./write-marks";

/** Returns the heading of a section. */
export function renderHeading(section: BoardSection, language: BoardLanguage): string {
  const said = JSON.stringify(section);
  const heading = BOARD_HEADINGS.find((one) => JSON.stringify(one.section) === said);
  if (heading === undefined) throw new Error(`No heading for ${said}`);
  return getWrittenForm(heading.words, language) + (language === "ja" ? "：" : ":");
}

/** Returns a card with the fields that its marks name: power and toughness as one where it has both, and that it has no type. */
function toCardMarks({ name: _, types, power, toughness, ...card }: BoardCard): object {
  const hasSize = power !== undefined && toughness !== undefined;
  return {
    supertypes: card.supertypes ?? [],
    ...(types.length === 0 ? { noType: true } : { types }),
    ...(hasSize && { size: [power, toughness] }),
    ...(!hasSize && power !== undefined && { power }),
    ...(!hasSize && toughness !== undefined && { toughness }),
    ...card,
  };
}

/** Everything that fights, with the fields that its marks name. */
const toFighters = ({
  attackers,
  blockers = [],
  blocked = [],
}: BoardCombat): readonly (readonly [number, object])[] => [
  ...attackers.map(({ id, target, band }): [number, object] => [
    id,
    { attacks: target === undefined ? {} : { target }, ...(band !== undefined && { band }) },
  ]),
  ...blockers.map(({ id, attackers: blocks }): [number, object] => [id, { blocks }]),
  ...blocked.map((id): [number, object] => [id, { blocked: true }]),
];

/**
 * Returns a board in words: headings, and below them a line for each thing with its marks between commas. It may be checked, printed,
 * changed by hand and given back to `readBoardText`, which reads the same board from it.
 */
export function renderBoardText(given: MtgBoard, language: BoardLanguage): string {
  const read = readBoard(given);
  if (!read.ok) throw new Error(`Not a board: ${JSON.stringify(read.problems[0])}`);
  const { board } = read;
  const { cards, players = [], pieces, effects = [], combat } = board;
  const line = (...words: readonly string[]) => words.join(language === "ja" ? "、" : ", ");
  const head = (section: BoardSection, words: readonly string[] = []) =>
    `${renderHeading(section, language)}${language === "ja" || words.length === 0 ? "" : " "}${line(...words)}`;
  const name = (card: number) => renderName(cards[card]?.name ?? "", language);
  const blocks: string[][] = [[head({ of: "rules" }, renderMarks(board, "rules", language))]];
  const under = (section: BoardSection, lines: readonly string[]) => {
    if (lines.length > 0 || section.of === "combat") blocks.push([head(section), ...lines]);
  };
  under(
    { of: "cards" },
    cards.map((card, at) => line(name(at), ...renderMarks(toCardMarks(card), "cards", language))),
  );
  const told = players.map((player, at) => [at === 0 ? 0 : 1, renderMarks(player, "players", language)] as const);
  blocks.push(told.flatMap(([seat, marks]) => (marks.length === 0 ? [] : [head({ of: "players", seat }, marks)])));
  for (const [at, { id, card, zone, owner, ...marks }] of pieces.entries()) {
    const said = line(`#${id} ${name(card)}`, ...renderMarks(marks, "objects", language));
    if (pieces[at - 1]?.zone === zone && pieces[at - 1]?.owner === owner) blocks.at(-1)?.push(said);
    else under({ of: "objects", zone, owner }, [said]);
  }
  const nothing = language === "ja" ? "なし" : "nothing";
  under(
    { of: "effects" },
    effects.map(({ on, changes }) => line(renderRefs(on) || nothing, ...renderMarks({ changes }, "effects", language))),
  );
  if (combat !== undefined) {
    const lines = toFighters(combat).map(([id, marks]) => line(`#${id}`, ...renderMarks(marks, "combat", language)));
    under({ of: "combat" }, lines);
  }
  const said = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${said.join("\n\n")}\n`;
}

/** Returns the headings of boards in words, and the marks of each sort of line with examples of their values. */
export const listBoardWords = (language: BoardLanguage) => ({
  headings: BOARD_HEADINGS.map(({ section }) => renderHeading(section, language)),
  marks: MARK_TABLES.map((table) => ({
    table,
    words: BOARD_MARKS[table].map((mark) => renderMarkSample(mark, language)),
  })),
});
