import type { Era } from "../../model/era";
import { BOARD_VERSION, MAX_BOARD_OBJECTS, type MtgBoard } from "../board";
import { EXAMPLE_BOARD_CARDS } from "../examples/example-cards";
import { readBoard } from "../read/read-board";
import { foldWord } from "./fold-line";
import { type Fields, LineReader } from "./line-reader";
import { type BoardTextProblem, findNearestWords, type ProblemReporter, type TextPosition } from "./text-problem";
import { BOARD_HEADINGS, BOARD_MARKS, type BoardSection, getWordForms, getWrittenForm } from "./vocabulary";

/** The longest text that is read, in UTF-16 code units. */
export const MAX_BOARD_TEXT_LENGTH = 100_000;

/** The most mistakes that are told at once. */
const MOST_PROBLEMS = 50;
const MOST_TOLD = 8;
const SUBJECT = /^[^,;、。]+/u;

/** A board, or everything that could not be read of it. */
export type BoardTextReadResult =
  | { readonly ok: true; readonly board: MtgBoard }
  | { readonly ok: false; readonly problems: readonly BoardTextProblem[] };

const toHeading = (words: string): string => foldWord(words).replaceAll(/[\s・]/gu, "");
const HEADINGS: ReadonlyMap<string, BoardSection> = new Map(
  BOARD_HEADINGS.flatMap(({ words, section }) =>
    getWordForms(words).map((form) => [toHeading(form), section] as const),
  ),
);
const HEADING_FORMS = BOARD_HEADINGS.flatMap(({ words }) => [getWrittenForm(words, "ja"), getWrittenForm(words, "en")]);

/**
 * Reads a board in words, Japanese, English or both: what `renderBoardText` writes, and what a person writes of a board. A heading ends
 * with a colon. Below it each line tells of one thing: `2 Name, mark, mark value`. Everything that is not understood is told with its
 * line and column, and nothing is left out in silence.
 *
 * @param era the era of a text that names none
 */
export function readBoardText(text: string, era: Era = "mod"): BoardTextReadResult {
  const problems: BoardTextProblem[] = [];
  const note: ProblemReporter = (code, { line, at }, have, want = []) => {
    if (problems.length < MOST_PROBLEMS)
      problems.push({ code, line: line + 1, column: at + 1, have: have.slice(0, 40), want });
  };
  if (text.length > MAX_BOARD_TEXT_LENGTH) {
    note("TOO_LONG", { line: 0, at: 0 }, String(text.length), [String(MAX_BOARD_TEXT_LENGTH)]);
    return { ok: false, problems };
  }
  const reader = new BoardTextReader(note, () => problems.length >= MOST_PROBLEMS);
  reader.read(text.split(/\r\n|\n|\r/));
  const read = problems.length > 0 ? null : readBoard(reader.build(era));
  if (read?.ok && problems.length === 0) return read;
  if (read?.ok === false)
    for (const { code, at, have, want } of read.problems) note(code, reader.spotOf(at), have, want);
  return { ok: false, problems: problems.sort((one, other) => one.line - other.line || one.column - other.column) };
}

type ObjectLine = {
  readonly id: number | null;
  readonly card: number;
  readonly section: ObjectSection;
  readonly marks: Fields;
};
type ObjectSection = Extract<BoardSection, { of: "objects" }>;
type CombatDraft = { readonly attackers: Fields[]; readonly blockers: Fields[]; readonly blocked: number[] };

/** Reads a text line by line: first the names of cards, then those of objects, then all marks, which may mention any of them. */
class BoardTextReader {
  private readonly spots = new Map<string, TextPosition>();
  private readonly rules: Fields = {};
  private readonly cards: Fields[] = [];
  private readonly names: string[] = [];
  private readonly players: readonly [Fields, Fields] = [{}, {}];
  private readonly objects: ObjectLine[] = [];
  private readonly effects: Fields[] = [];
  private combat: CombatDraft | null = null;
  private ids: readonly number[] = [];
  /** What is read once the names of all cards are known, and once all objects are. */
  private readonly later: readonly [subjects: (() => void)[], marks: (() => void)[]] = [[], []];

  constructor(
    private readonly note: ProblemReporter,
    private readonly isFull: () => boolean,
  ) {}

  read(lines: readonly string[]): void {
    let section: BoardSection | undefined = { of: "objects", zone: "battlefield", owner: 0 };
    for (const [at, raw] of lines.entries()) {
      if (this.isFull()) break;
      if (raw.trim() === "" || /^\s*\/\//.test(raw)) continue;
      const reader = new LineReader(raw, at, this.note, (name, spot) => this.findObject(name, spot));
      const spot = reader.spot();
      const heading = reader.takeHeading();
      if (heading !== null) {
        section = HEADINGS.get(toHeading(heading));
        if (section === undefined) this.note("UNKNOWN_WORD", spot, heading, findNearestWords(heading, HEADING_FORMS));
        if (section?.of === "combat") this.combat ??= { attackers: [], blockers: [], blocked: [] };
      }
      if (section !== undefined && !reader.isAtEnd) this.readLine(reader, section);
    }
    for (const phase of this.later) {
      for (const read of phase) if (!this.isFull()) read();
      this.ids = assignIds(this.objects);
    }
  }

  /** Returns what the lines say, not yet checked as a board. */
  build(era: Era): object {
    return {
      version: BOARD_VERSION,
      era,
      ...this.rules,
      cards: this.cards.map((card, at) => this.finishCard(card, at)),
      players: this.players,
      pieces: this.objects.map(({ card, section: { zone, owner }, marks }, at) => ({
        ...{ id: this.ids[at], card, zone, owner },
        ...(marks.owner !== undefined && { controller: owner }),
        ...marks,
      })),
      effects: this.effects,
      ...(this.combat !== null && { combat: this.combat }),
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
    switch (section.of) {
      case "rules":
        reader.readMarks("rules", this.rules, tell(""));
        return;
      case "players":
        marks.push(() => reader.readMarks("players", this.players[section.seat], tell(`players[${section.seat}].`)));
        return;
      case "cards": {
        const card: Fields = { name: reader.takeName(SUBJECT) ?? "" };
        const place = `cards[${this.cards.push(card) - 1}]`;
        this.names.push(`${card.name}`);
        this.spots.set(place, spot);
        reader.readMarks("cards", card, tell(`${place}.`));
        return;
      }
      case "objects":
        subjects.push(() => this.readObjects(reader, section));
        return;
      case "effects":
        marks.push(() => {
          const place = `effects[${this.effects.length}]`;
          this.spots.set(place, spot);
          const on = reader.take(/^(?:なし|nothing)/) === null ? reader.readRefs() : [];
          const effect: Fields = { on, changes: [] };
          this.effects.push(effect);
          reader.readMarks("effects", effect, tell(`${place}.`));
        });
        return;
      case "combat":
        marks.push(() => this.readFighter(reader, spot));
    }
  }

  /** Reads the objects that a line lays: `#3 Name`, `2 Name`. */
  private readObjects(reader: LineReader, section: ObjectSection): void {
    const start = reader.spot();
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
    const from = this.objects.length;
    for (let at = 0; at < count; at += 1) {
      this.spots.set(`pieces[${from + at}]`, start);
      this.objects.push({ id: id !== undefined && at === 0 ? Number(id) : null, card, section, marks });
    }
    this.later[1].push(() =>
      reader.readMarks("objects", marks, (field, spot) => {
        for (let at = from; at < from + count; at += 1) this.spots.set(`pieces[${at}].${field}`, spot);
      }),
    );
  }

  private readFighter(reader: LineReader, spot: TextPosition): void {
    const { attackers, blockers, blocked } = this.combat as CombatDraft;
    const [id, ...more] = reader.readRefs() ?? [];
    if (id === undefined || more.length > 0) {
      this.note("WHAT_MISSING", spot, `${id ?? ""}`, ["#1"]);
      return;
    }
    const marks: { attacks?: Fields; band?: number; blocks?: readonly number[]; blocked?: boolean } = {};
    const places: Readonly<Record<string, string>> = {
      attacks: `combat.attackers[${attackers.length}]`,
      band: `combat.attackers[${attackers.length}].band`,
      blocks: `combat.blockers[${blockers.length}]`,
      blocked: `combat.blocked[${blocked.length}]`,
    };
    reader.readMarks("combat", marks, (field, at) => {
      this.spots.set(places[field] ?? "", at);
      this.spots.set(`${places[field]}.id`, spot);
    });
    const { attacks, band, blocks } = marks;
    if (attacks !== undefined) attackers.push({ id, ...attacks, ...(band !== undefined && { band }) });
    else if (band !== undefined) this.note("NOT_HERE", this.spotOf(places.band ?? ""), `${band}`);
    if (blocks !== undefined) blockers.push({ id, attackers: blocks });
    if (marks.blocked === true) blocked.push(id);
    if (Object.keys(marks).length === 0) this.note("WHAT_MISSING", spot, `#${id}`, written("combat"));
  }

  /** A card with the fields that its marks name put into those of a board. */
  private finishCard({ noType, size, ...card }: Fields, at: number): Fields {
    const spot = this.spotOf(`cards[${at}]`);
    const hasSize = card.power !== undefined || card.toughness !== undefined;
    if (noType === undefined && card.types === undefined)
      this.note("WHAT_MISSING", spot, `${card.name}`, written("cards", "creature"));
    if ((noType === true && card.types !== undefined) || (size !== undefined && hasSize))
      this.note("SAID_TWICE", spot, `${card.name}`);
    const [power, toughness] = (size ?? [card.power, card.toughness]) as readonly [unknown, unknown];
    return { types: [], ...card, power, toughness };
  }

  /** The index of the card of a name; a card that only the site knows is added. */
  private findCard(name: string, spot: TextPosition): number | null {
    const at = this.indexOf(name);
    if (at >= 0) return at;
    const known = EXAMPLE_BOARD_CARDS.find((card) => foldWord(card.name) === foldWord(name));
    if (known !== undefined) {
      this.names.push(known.name);
      return this.cards.push({ ...known }) - 1;
    }
    const near = findNearestWords(name, [...this.names, ...EXAMPLE_BOARD_CARDS.map((card) => card.name)]);
    this.note("UNKNOWN_NAME", spot, name, HEADINGS.has(toHeading(name)) ? [`${name}:`] : near);
    return null;
  }

  private indexOf(name: string): number {
    const exact = this.names.indexOf(name);
    return exact >= 0 ? exact : this.names.findIndex((one) => foldWord(one) === foldWord(name));
  }

  private findObject(name: string, spot: TextPosition): number | undefined {
    const card = this.indexOf(name);
    const ids = this.ids.filter((_, at) => this.objects[at]?.card === card);
    if (ids.length === 1) return ids[0];
    if (ids.length > 1)
      this.note(
        "WHICH_ONE",
        spot,
        name,
        ids.slice(0, MOST_TOLD).map((id) => `#${id}`),
      );
    else this.note("NO_SUCH_PIECE", spot, name, findNearestWords(name, this.names));
    return undefined;
  }
}

const written = (table: "cards" | "combat", constant?: string): readonly string[] => {
  const words = BOARD_MARKS[table].find((mark) => mark.constant === constant)?.words;
  return [getWrittenForm(words, "ja"), getWrittenForm(words, "en")];
};

/** The numbers of objects: those that they have, and for the others the least that are free, in their order. */
function assignIds(objects: readonly ObjectLine[]): readonly number[] {
  const used = new Set(objects.map(({ id }) => id));
  let next = 1;
  return objects.map(({ id }) => {
    if (id !== null) return id;
    while (used.has(next)) next += 1;
    return next++;
  });
}
