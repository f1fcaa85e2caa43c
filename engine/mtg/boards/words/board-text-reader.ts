import { CardNameIndex } from "./card-names";
import { FactCollector, LineReader, type ProblemReporter, type TextPosition } from "./line-reader";
import { isCardDescription, readCardDescription } from "./read-card";
import { CombatDraft, isCombatVerb, readCombat } from "./read-combat";
import { type EffectDraft, getEffectVerbAt, readEffect } from "./read-effect";
import { type ObjectDraft, readObjects, type ZoneHeading } from "./read-object";
import { type DungeonDraft, isRulesWord, readPlayer, readRules } from "./read-rules";
import { findNearestWords } from "./text-problem";
import { type Token, tokenizeLine } from "./tokens";

/** One line with what it is taken for. */
type Line = { readonly text: string; readonly number: number };

/** The reading of one text: descriptions of cards first, because the other lines mention their names. */
export class BoardTextReader {
  readonly rules: FactCollector;
  readonly cards: FactCollector[] = [];
  readonly players: readonly [FactCollector, FactCollector];
  readonly dungeons: (DungeonDraft | null)[] = [null, null];
  readonly pieces: ObjectDraft[] = [];
  readonly effects: { readonly draft: EffectDraft; readonly spot: TextPosition }[] = [];
  combat: { readonly draft: CombatDraft; readonly spot: TextPosition } | null = null;
  names = new CardNameIndex([]);
  private heading: ZoneHeading = { zone: "battlefield", owner: 0 };

  constructor(
    private readonly texts: readonly string[],
    readonly note: ProblemReporter,
    private readonly isFull: () => boolean,
  ) {
    const start = { line: 1, at: 0 };
    this.rules = new FactCollector(start);
    this.players = [new FactCollector(start), new FactCollector(start)];
  }

  run(): void {
    const rest: Line[] = [];
    for (const [index, text] of this.texts.entries()) {
      if (this.isFull()) return;
      const line = { text: withoutBullet(text), number: index + 1 };
      if (line.text.trim() === "" || line.text.trim().startsWith("//")) continue;
      if (!this.readDescription(line)) rest.push(line);
    }
    this.names = new CardNameIndex(this.cards.map(({ values }) => String(values.name)));
    for (const line of rest) {
      if (this.isFull()) return;
      const reader = this.reader(line, tokenizeLine(line.text, this.names.tree));
      this.readLine(reader);
      reader.finish();
    }
  }

  private reader({ number }: Line, tokens: readonly Token[]): LineReader {
    return new LineReader(tokens, number, this.note, this.names.all);
  }

  /** Reads a line if it describes a card: a name, a colon, and what only cards have. */
  private readDescription(line: Line): boolean {
    const tokens = tokenizeLine(line.text);
    const reader = this.reader(line, tokens);
    const colon = tokens.findIndex(({ kind }) => kind === "colon");
    if (colon <= 0 || isHead(reader, colon)) return false;
    const [head] = tokens;
    const name = colon === 1 && head?.kind === "name" ? (head.name ?? "") : nameBefore(line.text, tokens, colon);
    const isKnown = this.cards.some(({ values }) => values.name === name);
    if (!isCardDescription(reader, colon + 1)) {
      const isUnknown = tokens.some(({ kind }, at) => at > colon && kind === "unknown");
      if (isKnown || !isUnknown || isMarked(reader, colon)) return false;
    }
    for (let at = 0; at <= colon; at += 1) reader.take(at);
    this.cards.push(readCardDescription(reader, colon + 1, name, 0));
    reader.finish();
    return true;
  }

  /** Reads any other line by how it begins and what it says. */
  private readLine(reader: LineReader): void {
    const { tokens } = reader;
    const colon = tokens.findIndex(({ kind }) => kind === "colon");
    const any = (fits: (at: number) => boolean) => tokens.some((_, at) => fits(at));
    if (reader.says(0, "effect")) this.readEffect(reader);
    else if (reader.says(0, "combat") && !isRulesWord(reader, 0)) this.readCombat(reader, 1);
    else if (this.readHeading(reader, colon)) return;
    else if (isSection(reader)) reader.take(...tokens.keys());
    else if (any((at) => isCombatVerb(reader, at)) && this.beginsWithObject(reader)) this.readCombat(reader, 0);
    else if (this.beginsWithObject(reader) && isEffect(reader)) this.readEffect(reader);
    else if (this.readPlayerLine(reader, colon)) return;
    else if (this.isAboutRules(reader)) readRules(reader, this.rules);
    else this.readObjectLine(reader);
  }

  private readEffect(reader: LineReader): void {
    this.effects.push({ draft: readEffect(reader, this.names, 0), spot: reader.spot(0) });
  }

  private readCombat(reader: LineReader, from: number): void {
    this.combat ??= { draft: new CombatDraft(), spot: reader.spot(0) };
    if (from > 0) reader.take(0);
    readCombat(reader, this.names, from, this.combat.draft);
  }

  /** Reads a zone alone, or before a colon and the objects that lie there. */
  private readHeading(reader: LineReader, colon: number): boolean {
    const end = colon < 0 ? reader.tokens.length : colon;
    const inHead = [...reader.tokens.keys()].slice(0, end);
    const zone = inHead.map((at) => reader.value(at, "zone")).find((value) => value !== null);
    const isOnly = (at: number) =>
      reader.value(at, "zone") !== null || reader.value(at, "player") !== null || reader.isQuiet(at);
    if (zone === undefined || zone === null || !inHead.every(isOnly)) return false;
    const seat = inHead.map((at) => reader.value(at, "player")).find((value) => value !== null);
    this.heading = { zone: zone as ZoneHeading["zone"], owner: seat === "1" ? 1 : 0 };
    reader.take(...inHead);
    if (colon >= 0 && colon + 1 < reader.tokens.length)
      this.pieces.push(...readObjects(reader, this.names, colon + 1, this.heading));
    return true;
  }

  private readPlayerLine(reader: LineReader, colon: number): boolean {
    const first = reader.isQuiet(0) && reader.value(0, "player") === null ? 1 : 0;
    const seat = reader.value(first, "player");
    if (seat === null || (colon > first + 1 && !reader.isQuiet(first + 1))) return false;
    if (colon < 0 && this.isAboutRules(reader)) return false;
    if (colon < 0 && this.names.of(reader, reader.beside(first, 1)) !== null) return false;
    reader.take(first);
    const player = seat === "1" ? 1 : 0;
    readPlayer(reader, this.names, first + 1, this.players[player], (dungeon) => {
      this.dungeons[player] = dungeon;
    });
    return true;
  }

  /** Whether a line tells of the rules or the turn: it begins with a word for them, or with a player or number before one. */
  private isAboutRules(reader: LineReader): boolean {
    for (let at = 0; at < reader.tokens.length; at += 1) {
      if (isRulesWord(reader, at)) return true;
      if (!reader.isQuiet(at) && !reader.isKind(at, "number") && reader.value(at, "player") === null) return false;
    }
    return false;
  }

  private beginsWithObject(reader: LineReader): boolean {
    const first = reader.isKind(0, "ref") || this.names.of(reader, 0) !== null ? 0 : reader.beside(0, 1);
    return first >= 0 && (reader.isKind(first, "ref") || this.names.of(reader, first) !== null);
  }

  private readObjectLine(reader: LineReader): void {
    const drafts = readObjects(reader, this.names, 0, this.heading);
    this.pieces.push(...drafts);
    if (drafts.length > 0 || reader.tokens.some(({ kind }) => kind === "unclosed")) return;
    const [first] = reader.tokens;
    const end = reader.tokens.findIndex(({ kind }) => kind === "break" || kind === "colon");
    const last = reader.tokens[end < 0 ? reader.tokens.length - 1 : Math.max(0, end - 1)];
    if (first === undefined || last === undefined) return;
    const have = first.name ?? this.texts[reader.spot(0).line - 1]?.slice(first.at, last.to) ?? first.text;
    this.note("UNKNOWN_NAME", reader.spot(0), have, findNearestWords(have, this.names.all, false));
    reader.take(...reader.tokens.keys());
  }
}

/** A line whose bullet is blank, so that places in it stay what they are. */
const withoutBullet = (text: string): string =>
  text.replace(/^(\s*)[-*•・](?=\s)/u, (_all, space: string) => `${space} `);

/** Whether all before a colon is a head of another sort of line. */
function isHead(reader: LineReader, colon: number): boolean {
  if (["effect", "combat"].some((key) => reader.says(0, key)) || reader.isKind(0, "ref")) return true;
  for (let at = 0; at < colon; at += 1) {
    const isOther = reader.value(at, "player") !== null || reader.value(at, "zone") !== null || isRulesWord(reader, at);
    if (!isOther && !reader.isQuiet(at)) return false;
  }
  return true;
}

/** The name before a colon, as it stands there. */
function nameBefore(text: string, tokens: readonly Token[], colon: number): string {
  return text.slice(tokens[0]?.at ?? 0, tokens[colon - 1]?.to ?? 0);
}

/** Whether a line says something that only objects have. */
const isMarked = (reader: LineReader, from: number): boolean =>
  reader.tokens.some((_, at) => at > from && MARKS.some((key) => reader.says(at, key)));
const MARKS = ["tapped", "damage", "counter", "token", "attached", "sick", "deathDamage", "phasedOut", "copy"];

/** A line that only says what kind of lines follow. */
const isSection = (reader: LineReader): boolean =>
  reader.tokens.every((_, at) => reader.isQuiet(at) || SECTIONS.some((key) => reader.says(at, key)));
const SECTIONS = ["cards", "players", "player", "combat", "effect", "rules"];

/** Whether a line that begins with an object changes it. */
const isEffect = (reader: LineReader): boolean =>
  reader.tokens.some(
    ({ kind }, at) =>
      getEffectVerbAt(reader, at) !== null ||
      reader.says(at, "power") ||
      reader.says(at, "toughness") ||
      (kind === "pair" && !reader.says(reader.beside(at, 1), "counter")),
  );
