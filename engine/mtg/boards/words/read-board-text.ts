import type { Era } from "../../model/era";
import { BOARD_VERSION, MAX_BOARD_OBJECTS, type MtgBoard } from "../board";
import { EXAMPLE_BOARD_CARDS } from "../examples/example-cards";
import { readBoard } from "../read/read-board";
import { foldWord } from "./fold-line";
import { type Fields, LineReader } from "./line-reader";
import { type BoardTextProblem, findNearestWords, type ProblemReporter, type TextPosition } from "./text-problem";
import {
  BOARD_HEADINGS,
  BOARD_MARKS,
  BOARD_VOCABULARY,
  type BoardSection,
  getWordForms,
  getWrittenForms,
} from "./vocabulary";

/** The maximum length of a board text, in UTF-16 code units. */
export const MAX_BOARD_TEXT_LENGTH = 100_000;

/** The most mistakes that are told at once. */
const MOST_PROBLEMS = 50;
const MOST_TOLD = 8;
const SUBJECT = /^[^,;、。]+/u;

/** A board, or all problems in its text. */
export type BoardTextReadResult =
  | { readonly ok: true; readonly board: MtgBoard }
  | { readonly ok: false; readonly problems: readonly BoardTextProblem[] };

const toHeading = (words: string): string => foldWord(words).replaceAll(/[\s・]/gu, "");
const HEADINGS: ReadonlyMap<string, BoardSection> = new Map(
  BOARD_HEADINGS.flatMap(({ words, section }) => getWordForms(words).map((form) => [toHeading(form), section])),
);

/**
 * Reads a board from text in Japanese, English or both, as written by `renderBoardText` or by hand. A heading ends with
 * a colon; each line below it describes one kind of object, such as `2 Name, mark, mark value`. Everything that is not
 * understood is reported with its line and column.
 * @param era the era of a text that names none
 */
export function readBoardText(text: string, era: Era = "mod"): BoardTextReadResult {
  const reader = new BoardTextReader();
  const { problems, note } = reader;
  if (text.length <= MAX_BOARD_TEXT_LENGTH) reader.read(text.split(/\r\n|\n|\r/));
  else note("TOO_LONG", { line: 0, at: 0 }, `${text.length}`, [`${MAX_BOARD_TEXT_LENGTH}`]);
  const read = problems.length > 0 ? null : readBoard(reader.build(era));
  if (read?.ok && problems.length === 0) return read;
  if (read?.ok === false)
    for (const { code, at, have, want } of read.problems) note(code, reader.spotOf(at), have, want);
  return { ok: false, problems: problems.sort((one, other) => one.line - other.line || one.column - other.column) };
}

type ObjectSection = Extract<BoardSection, { of: "objects" }>;
type ObjectLine = { readonly id: number | null; readonly card: number; section: ObjectSection; marks: Fields };

/**
 * Reads a text line by line: first the names of cards, then the names of objects, then all marks, which may mention any
 * of them.
 */
class BoardTextReader {
  readonly problems: BoardTextProblem[] = [];
  private readonly spots = new Map<string, TextPosition>();
  private readonly rules: Fields = {};
  private readonly cards: (Fields & { readonly name: string })[] = [];
  private readonly players: readonly [Fields, Fields] = [{}, {}];
  private readonly objects: ObjectLine[] = [];
  private readonly effects: Fields[] = [];
  private combat: Readonly<Record<"attackers" | "blockers" | "blocked", unknown[]>> | undefined;
  /** The numbers of objects: those that they have, and for the others the least that are free, in their order. */
  private ids: readonly number[] = [];
  /** What is read once the names of all cards are known, and once all objects are. */
  private readonly later: readonly [subjects: (() => void)[], marks: (() => void)[]] = [[], []];

  readonly note: ProblemReporter = (code, { line, at }, have, want = []) => {
    if (!this.isFull) this.problems.push({ code, line: line + 1, column: at + 1, have: have.slice(0, 40), want });
  };

  private get isFull(): boolean {
    return this.problems.length >= MOST_PROBLEMS;
  }

  read(lines: readonly string[]): void {
    let section: BoardSection | undefined = { of: "objects", zone: "battlefield", owner: 0 };
    for (const [at, raw] of lines.entries()) {
      if (this.isFull) break;
      if (raw.trim() === "" || /^\s*\/\//.test(raw)) continue;
      const reader = new LineReader(raw, at, this);
      const spot = reader.spot();
      const heading = reader.takeHeading();
      if (heading !== undefined) {
        section = HEADINGS.get(toHeading(heading));
        const known = section === undefined ? BOARD_HEADINGS.flatMap(({ words }) => getWrittenForms(words)) : [];
        if (section === undefined) this.note("UNKNOWN_WORD", spot, heading, findNearestWords(heading, known));
        if (section?.of === "combat") this.combat ??= { attackers: [], blockers: [], blocked: [] };
      }
      if (section !== undefined && !reader.isAtEnd) this.readLine(reader, section);
    }
    for (const phase of this.later) {
      for (const readMore of phase) if (!this.isFull) readMore();
      const used = new Set(this.objects.map(({ id }) => id));
      let free = 1;
      this.ids = this.objects.map(({ id }) => {
        while (id === null && used.has(free)) free += 1;
        return id ?? free++;
      });
    }
  }

  /** Returns the content of the lines, not yet checked as a board. */
  build(era: Era): object {
    return {
      version: BOARD_VERSION,
      era,
      ...this.rules,
      cards: this.cards.map((card, at) => this.finishCard(card, at)),
      players: this.players,
      pieces: this.objects.map(({ card, section: { zone, owner }, marks }, at) => ({
        ...{ id: this.ids[at], card, zone, owner, controller: marks.owner === undefined ? undefined : owner },
        ...marks,
      })),
      effects: this.effects,
      combat: this.combat,
    };
  }

  /** The position of a path of the board, or of the nearest around it. */
  spotOf(path: string): TextPosition {
    const found = this.spots.get(path);
    if (found !== undefined || path === "") return found ?? { line: 0, at: 0 };
    return this.spotOf(path.replace(/(?:^|\.|\[)[^.[]*$/, ""));
  }

  private readLine(reader: LineReader, section: BoardSection): void {
    const spot = reader.spot();
    const [subjects, marks] = this.later;
    const tell = (place: string) => (field: string, at: TextPosition) => this.spots.set(`${place}${field}`, at);
    if (section.of === "rules") reader.readMarks("rules", this.rules, tell(""));
    else if (section.of === "objects") subjects.push(() => this.readObjects(reader, spot, section));
    else if (section.of === "combat") marks.push(() => this.readFighter(reader, spot));
    else if (section.of === "players")
      marks.push(() => reader.readMarks("players", this.players[section.seat], tell(`players[${section.seat}].`)));
    else if (section.of === "cards") {
      const card = { name: reader.takeName(SUBJECT) ?? "" };
      const place = `cards[${this.cards.push(card) - 1}]`;
      this.spots.set(place, spot);
      reader.readMarks("cards", card, tell(`${place}.`));
    } else
      marks.push(() => {
        const on = reader.take(/^(?:なし|nothing)/) === undefined ? reader.readRefs() : [];
        const effect = { on, changes: [] };
        const place = `effects[${this.effects.push(effect) - 1}]`;
        this.spots.set(place, spot);
        reader.readMarks("effects", effect, tell(`${place}.`));
      });
  }

  /** Reads the objects that a line lays: `#3 Name`, `2 Name`. */
  private readObjects(reader: LineReader, start: TextPosition, section: ObjectSection): void {
    const id = reader.take(/^#\s?(\d+)/)?.[1];
    const countSpot = reader.spot();
    const said = reader.take(/^(\d+)\s?(?:[x×](?=\s)|[枚体個つ]の?)?/u)?.[1];
    const count = Number(said ?? 1);
    const nameSpot = reader.spot();
    const name = reader.takeName(SUBJECT) ?? "";
    const card = this.findCard(name, nameSpot);
    if (card === null) return;
    if (count < 1 || this.objects.length + count > MAX_BOARD_OBJECTS) {
      this.note(count < 1 ? "OUT_OF_RANGE" : "TOO_LONG", countSpot, said ?? name, [`1–${MAX_BOARD_OBJECTS}`]);
      return;
    }
    const marks: Fields = {};
    const places = Array.from({ length: count }, (_, at) => {
      const object = { id: id !== undefined && at === 0 ? Number(id) : null, card, section, marks };
      return `pieces[${this.objects.push(object) - 1}]`;
    });
    const tell = (field: string, spot: TextPosition) => {
      for (const place of places) this.spots.set(`${place}${field}`, spot);
    };
    tell("", start);
    this.later[1].push(() => reader.readMarks("objects", marks, (field, spot) => tell(`.${field}`, spot)));
  }

  private readFighter(reader: LineReader, spot: TextPosition): void {
    const refs = reader.readRefs();
    if (refs === null) return;
    const [id, second] = refs;
    if (id === undefined || second !== undefined) {
      if (id === undefined) this.note("MISSING", spot, "", ["#1"]);
      else this.note("NOT_HERE", spot, `#${second}`);
      return;
    }
    const marks: { attacks?: Fields; band?: number; blocks?: readonly number[]; blocked?: boolean } = {};
    const at: Record<string, TextPosition> = {};
    reader.readMarks("combat", marks, (field, place) => Object.assign(at, { [field]: place }));
    const { attacks, band, blocks, blocked } = marks;
    const add = (list: "attackers" | "blockers" | "blocked", field: string, entry: unknown) => {
      const place = `combat.${list}[${(this.combat?.[list].push(entry) ?? 0) - 1}]`;
      for (const [path, where = spot] of [["", at[field]], [".id"], [".band", at.band]] as const)
        this.spots.set(`${place}${path}`, where);
    };
    if (attacks !== undefined) add("attackers", "attacks", { id, ...attacks, band });
    else if (at.band !== undefined) this.note("NOT_HERE", at.band, `${band}`);
    if (blocks !== undefined) add("blockers", "blocks", { id, attackers: blocks });
    if (blocked) add("blocked", "blocked", id);
    if (Object.keys(marks).length === 0)
      this.note("WHAT_MISSING", spot, `#${id}`, getWrittenForms(BOARD_MARKS.combat[0]?.words));
  }

  /** A card with the fields that its marks name put into those of a board. */
  private finishCard({ noType, size, ...card }: Fields, at: number): Fields {
    const spot = this.spotOf(`cards[${at}]`);
    const { name, types, power, toughness } = card;
    if (noType === undefined && types === undefined)
      this.note("WHAT_MISSING", spot, `${name}`, getWrittenForms(BOARD_VOCABULARY.type.creature));
    if ((noType && types) || (size && (power ?? toughness) !== undefined)) this.note("SAID_TWICE", spot, `${name}`);
    const pair = (size ?? [power, toughness]) as readonly unknown[];
    return { types: [], ...card, power: pair[0], toughness: pair[1] };
  }

  /** The index of the card of a name; a card that only the site knows is added. */
  private findCard(name: string, spot: TextPosition): number | null {
    const at = this.indexOf(name);
    if (at >= 0) return at;
    const known = EXAMPLE_BOARD_CARDS.find((card) => foldWord(card.name) === foldWord(name));
    if (known !== undefined) return this.cards.push({ ...known }) - 1;
    const near = findNearestWords(name, [...this.names, ...EXAMPLE_BOARD_CARDS.map((card) => card.name)]);
    this.note("UNKNOWN_NAME", spot, name, HEADINGS.has(toHeading(name)) ? [`${name}:`] : near);
    return null;
  }

  private get names(): readonly string[] {
    return this.cards.map(({ name }) => name);
  }

  private indexOf(name: string): number {
    const exact = this.names.indexOf(name);
    return exact >= 0 ? exact : this.names.findIndex((one) => foldWord(one) === foldWord(name));
  }

  findObject(name: string, spot: TextPosition): number | null {
    const card = this.indexOf(name);
    const ids = this.ids.filter((_, at) => this.objects[at]?.card === card);
    if (ids.length === 1) return ids[0] ?? null;
    const said = ids.slice(0, MOST_TOLD).map((id) => `#${id}`);
    if (ids.length > 1) this.note("WHICH_ONE", spot, name, said);
    else this.note("NO_SUCH_PIECE", spot, name, findNearestWords(name, this.names));
    return null;
  }
}
