import type { Ability } from "../model/ability";
import type { CardKind } from "../model/card";
import { isPlayable, usesAllChoices } from "./check-ability";
import { MemoizedSource } from "./grammar/grammar";
import { fillOmittedDoers } from "./japanese/clauses";
import { getJapaneseGrammar } from "./japanese/japanese-grammar";
import { assembleBody, type SentenceMeaning } from "./japanese/programs";
import { keepsWords } from "./keeps-words";
import { isHeaded, repeatHeading } from "./labelled-text";
import { mergeMagicAbilities } from "./merge-magic-abilities";
import { findAbilitySpans, findSentenceSpans, joinLines, type NormalizedText, normalizeText } from "./normalize";
import { speaksOfOtherKind } from "./own-words";
import { findChoice, readPlayableText } from "./reading-choices";
import { canonicalizeAbility } from "./references/canonical-ability";
import { ReferenceDiscourse } from "./references/discourse";
import { resolveBodyReferences, resolveReferences } from "./references/resolve-references";
import { renderJapanese } from "./render-japanese";
import { createUnparsedSpan, keepUnread, reportSentence, type TextStretch } from "./sentence-report";
import type { ClauseEffect, SyntaxAbility, SyntaxBody, SyntaxModes } from "./syntax-tree";
import { nullIfUnresolved, readHead } from "./trigger-heads";
import type { CompiledText, Coverage, ReadingChoice, SentenceReport, TextSpan, UnparsedSpan } from "./types";

type MagicAbility = Extract<Ability, { readonly type: "magic" }>;

/** The result of reading one stretch between two 「■」. */
type CompiledChunk = {
  /** Abilities, or the sentences of a magic, which are joined with those of its other stretches. */
  readonly abilities: readonly Ability[];
  readonly body: readonly SentenceMeaning[];
  readonly modes: SyntaxModes | null;
  /** Instructions that were read as a whole stretch. */
  readonly magic?: MagicAbility;
  readonly reports: readonly (Omit<SentenceReport, "ability"> & { readonly ability: number })[];
};

/**
 * Reads the text of a card as abilities (301.1). Never throws. The sentences of a magic are its instructions (303.2).
 * Sentences of other cards are static unless an event triggers them (303.1). `choices` are the readings that the author
 * chose.
 */
export function compileText(text: string, kind: CardKind, choices: readonly ReadingChoice[] = []): CompiledText {
  const folded = normalizeText(text);
  let sentence = 0;
  const apart = findAbilitySpans(folded).map(({ start, end }) => {
    const place = { folded, base: start, text: folded.text.slice(start, end), given: text };
    const choice = findChoice(choices, text, kind, sentence);
    sentence += findSentenceSpans(place.text).length;
    return readChunk(place, kind, choice);
  });
  const chunks = apart.every(isFull) ? apart : (readLinesTogether(folded, text, kind) ?? apart);
  const abilities: Ability[] = [];
  const sentences: SentenceReport[] = [];
  const magic = kind === "magic" ? mergeMagicChunks(chunks) : null;
  let magicAt: number | null = null;
  for (const chunk of chunks) {
    const isBody = chunk.body.length > 0 || chunk.modes !== null || chunk.magic !== undefined;
    const first = isBody && magicAt !== null ? magicAt : abilities.length;
    if (isBody && magic !== null && magicAt === null) {
      magicAt = abilities.length;
      abilities.push(magic);
    }
    abilities.push(...chunk.abilities);
    sentences.push(...chunk.reports.map((report) => ({ ...report, ability: first + report.ability })));
  }
  return { abilities, sentences, coverage: combineCoverage(sentences.map(({ coverage }) => coverage)) };
}

const isFull = ({ reports }: CompiledChunk): boolean => reports.every(({ coverage }) => coverage === "full");

/** Reads the lines of a magic as one text, since its later lines may speak of its earlier ones. */
function readLinesTogether(folded: NormalizedText, given: string, kind: CardKind): readonly CompiledChunk[] | null {
  const joined = kind === "magic" ? joinLines(folded) : folded;
  const [span, ...more] = findAbilitySpans(joined);
  if (span === undefined || more.length > 0 || joined === folded) return null;
  const text = joined.text.slice(span.start, span.end);
  const abilities = readPlayableText(text, kind);
  return abilities === null ? null : [createChunk({ folded: joined, base: span.start, text, given }, abilities)];
}

function combineCoverage(coverages: readonly Coverage[]): Coverage {
  if (coverages.every((coverage) => coverage === "full")) return "full";
  return coverages.every((coverage) => coverage === "none") ? "none" : "partial";
}

/**
 * Merges the text of a magic into one ability with all its instructions. Text outside of its modes belongs to each mode.
 */
function mergeMagicChunks(chunks: readonly CompiledChunk[]): Ability | null {
  if (chunks.some(({ magic }) => magic !== undefined)) {
    const joined = mergeMagicAbilities(
      chunks.flatMap((chunk) => chunk.magic ?? (magicOfRows([chunk]) as MagicAbility | null) ?? []),
    );
    return joined === null ? null : canonicalizeAbility(joined);
  }
  return magicOfRows(chunks);
}

function magicOfRows(chunks: readonly CompiledChunk[]): Ability | null {
  const sentences = chunks.flatMap(({ body }) => body);
  const modes = chunks.find((chunk) => chunk.modes !== null)?.modes ?? null;
  if (modes !== null) {
    const rest = sentences.length === 0 ? null : assembleBody(sentences);
    const bodies = modes.modes.map((mode) => (rest === null ? mode : appendBody(mode, rest)));
    return toAbility({ type: "magic", ...modes, modes: bodies });
  }
  return sentences.length === 0 ? null : toAbility({ type: "magic", ...assembled(sentences) });
}

/** The body of consecutive sentences; each was read only if it can follow those before it. */
const assembled = (sentences: readonly SentenceMeaning[]): SyntaxBody => assembleBody(sentences) ?? { effects: [] };

/** A body followed by another, whose targets are numbered after those of the first. */
function appendBody({ targets = [], effects }: SyntaxBody, rest: SyntaxBody): SyntaxBody {
  const after = rest.effects.map((effect) =>
    effect.do === "mention"
      ? { ...effect, from: effect.from + targets.length, to: effect.to + targets.length }
      : effect,
  );
  return { targets: [...targets, ...(rest.targets ?? [])], effects: [...effects, ...after] };
}

const toAbility = (raw: SyntaxAbility): Ability => canonicalizeAbility(resolveReferences(raw));

function readChunk(place: TextStretch, kind: CardKind, choice: string | undefined): CompiledChunk {
  const { text } = place;
  const span = { start: place.base, end: place.base + text.length };
  const reaching = repeatHeading(place.folded, span, place.given, kind);
  if (speaksOfOtherKind(text, kind) || reaching === null) return unreadChunk(place, kind);
  const written = readAsWritten(place, kind);
  if (written !== null) return written;
  const abilities = readPlayableText(reaching, kind, choice);
  if (abilities !== null) return createChunk(place, abilities);
  // What a label says of all sentences is not known of those that are read without it.
  const isLabelled = isHeaded(place.folded, span, place.given) && findSentenceSpans(text).length > 1;
  if (isLabelled && (kind === "magic" || readHead(place) === null)) return unreadChunk(place, kind);
  const loose = readWhole(place, kind) ?? readBySentence(place, kind);
  const body = loose.body.length === 0 && loose.modes === null ? [] : [magicOfRows([loose])];
  const found = [...loose.abilities, ...body].flatMap((ability) => ability ?? []);
  const isFull = loose.reports.every(({ coverage }) => coverage === "full");
  return found.every(isPlayable) && (!isFull || (keepsWords(text, found, kind) && found.every(usesAllChoices)))
    ? loose
    : unreadChunk(place, kind);
}

/** A stretch of which nothing is understood. */
function unreadChunk(place: TextStretch, kind: CardKind): CompiledChunk {
  const { text } = place;
  const unread = [createUnparsedSpan(place, 0, text.endsWith("。") ? text.length - 1 : text.length, 0)];
  const reports = [reportSentence(place, { start: 0, end: text.length }, "none", unread, 0)];
  const kept = keepUnread(place, 0, text.length);
  return kind === "magic"
    ? { abilities: [], body: [{ says: "effects", effects: [{ do: "unsupported", text: kept }] }], modes: null, reports }
    : { abilities: [{ type: "unsupported", text: kept }], body: [], modes: null, reports };
}

/** Reads a stretch in the very words of the writer, which mean what was written. */
function readAsWritten(place: TextStretch, kind: CardKind): CompiledChunk | null {
  const { text } = place;
  const source = new MemoizedSource(getJapaneseGrammar(), text);
  const abilities = source.parsesOf("Ability", 0, text.length) as readonly SyntaxAbility[];
  const bodies = kind === "magic" ? (source.parsesOf("Bodies", 0, text.length) as readonly SyntaxBody[]) : [];
  const parses: readonly SyntaxAbility[] = [
    ...abilities,
    ...bodies.map((body) => ({ type: "magic" as const, ...body })),
  ];
  for (const raw of parses) {
    const ability = nullIfUnresolved(() => toAbility(raw));
    if (ability !== null && isPlayable(ability) && normalizeText(renderJapanese([ability], kind)).text === `■${text}`)
      return createChunk(place, [ability]);
  }
  return null;
}

/** A stretch that was understood in full. */
function createChunk(place: TextStretch, all: readonly Ability[]): CompiledChunk {
  const magic = all.find((ability): ability is MagicAbility => ability.type === "magic");
  const abilities = all.filter(({ type }) => type !== "magic");
  const spans = findSentenceSpans(place.text);
  // Several static sentences are separate abilities.
  const own = magic === undefined && abilities.length > 1 && abilities.length === spans.length;
  const reports = spans.map((span, index) => reportSentence(place, span, "full", [], own ? index : 0));
  return { abilities, body: [], modes: null, ...(magic !== undefined && { magic }), reports };
}

/** Reads a whole stretch as one ability or as the body of a magic; `null` when not all of it can be read so. */
function readWhole(place: TextStretch, kind: CardKind): CompiledChunk | null {
  const { text } = place;
  const source = new MemoizedSource(getJapaneseGrammar(), text);
  const reports = findSentenceSpans(text).map((span) => reportSentence(place, span, "full", [], 0));
  for (const raw of source.parsesOf("Ability", 0, text.length)) {
    if (kind === "magic" && isInstruction(raw as SyntaxAbility, source)) continue;
    const ability = nullIfUnresolved(() => toAbility(raw as SyntaxAbility));
    if (ability !== null && isPlayable(ability)) return { abilities: [ability], body: [], modes: null, reports };
  }
  if (kind !== "magic") return null;
  for (const raw of source.parsesOf("Modes", 0, text.length)) {
    const modes = raw as SyntaxModes;
    const ability = nullIfUnresolved(() => toAbility({ type: "magic", ...modes }));
    if (ability !== null && isPlayable(ability)) return { abilities: [], body: [], modes, reports };
  }
  return null;
}

/** A magic's delayed effect that reads like a trigger is an effect: a magic is gone before its trigger could happen. */
const isInstruction = (ability: SyntaxAbility, source: MemoizedSource): boolean =>
  ability.type === "triggered" &&
  ability.zones === undefined &&
  source.parsesOf("Body", 0, source.text.length).length > 0;

/** Reads a stretch sentence by sentence: sentences that cannot be read are kept as `unsupported`. */
function readBySentence(place: TextStretch, kind: CardKind): CompiledChunk {
  const head = kind === "magic" ? null : readHead(place);
  // A trigger alone does nothing, and is no ability.
  if (kind !== "magic" && (head === null || head.end === place.text.length)) return readStaticSentences(place);
  const from = head?.end ?? 0;
  const sentences = findSentenceSpans(place.text.slice(from)).map(({ start, end }) => ({
    start: from + start,
    end: from + end,
  }));
  const read: SentenceMeaning[] = [];
  let isLost = false;
  const reports = sentences.map((span, index) => {
    const refers = isLost && REFERS_BACK.test(place.text.slice(span.start, span.end));
    const one = refers ? keepSentence(place, span) : readSentence(place, span, read, head !== null);
    isLost ||= one.coverage !== "full";
    read.push(...one.sentences);
    const whole = index === 0 ? { start: 0, end: span.end } : span;
    const coverage = one.coverage === "none" && index === 0 && head !== null ? "partial" : one.coverage;
    return reportSentence(place, whole, coverage, one.unread, 0);
  });
  if (head === null) return { abilities: [], body: read, modes: null, reports };
  const ability = toAbility({ ...head.value, ...assembled(read) });
  return { abilities: [ability], body: [], modes: null, reports };
}

type SentenceReading = {
  readonly sentences: readonly SentenceMeaning[];
  readonly coverage: Coverage;
  readonly unread: readonly UnparsedSpan[];
};

/** The beginning of a sentence that goes on from the one before it. */
const REFERS_BACK = /^(?:それ|その|そう|こう|これ|選んだ)/u;

/** Returns a sentence as one that is not read. */
function keepSentence(place: TextStretch, { start, end }: TextSpan): SentenceReading {
  const text = place.text.slice(start, end);
  const unread = createUnparsedSpan(place, start, text.endsWith("。") ? end - 1 : end, start);
  return {
    sentences: [{ says: "effects", effects: [{ do: "unsupported", text }] }],
    coverage: "none",
    unread: [unread],
  };
}

/** One sentence of a body, after those before it. */
function readSentence(
  place: TextStretch,
  span: TextSpan,
  before: readonly SentenceMeaning[],
  hasEvent: boolean,
): SentenceReading {
  const end = place.text[span.end - 1] === "。" ? span.end - 1 : span.end;
  const text = place.text.slice(span.start, end);
  const source = new MemoizedSource(getJapaneseGrammar(), text);
  for (const value of source.parsesOf("Sentence", 0, text.length)) {
    const sentence = value as SentenceMeaning;
    const body = assembleBody([...before, sentence]);
    if (body !== null && nullIfUnresolved(() => resolveBodyReferences(body, new ReferenceDiscourse(hasEvent))) !== null)
      return { sentences: [sentence], coverage: "full", unread: [] };
  }
  const known = readBeginning(source, before, hasEvent);
  const rest = known?.end ?? 0;
  const unread = createUnparsedSpan(place, span.start + rest, end, span.start + Math.max(rest, source.furthest));
  const kept: SentenceMeaning = { says: "effects", effects: [{ do: "unsupported", text: `${text.slice(rest)}。` }] };
  return {
    sentences: known === null ? [kept] : [known.sentence, kept],
    coverage: known === null ? "none" : "partial",
    unread: [unread],
  };
}

/** The longest run of clauses at the beginning of a sentence that can be read. */
function readBeginning(
  source: MemoizedSource,
  before: readonly SentenceMeaning[],
  hasEvent: boolean,
): { readonly sentence: SentenceMeaning; readonly end: number } | null {
  const found = source.read("Clauses.and", 0).filter(({ end }) => source.text[end] === "、");
  for (const { value, end } of [...found].sort((one, other) => other.end - one.end)) {
    const sentence: SentenceMeaning = { says: "effects", effects: fillOmittedDoers(value as readonly ClauseEffect[]) };
    const body = assembleBody([...before, sentence]);
    if (body !== null && nullIfUnresolved(() => resolveBodyReferences(body, new ReferenceDiscourse(hasEvent))) !== null)
      return { sentence, end: end + 1 };
  }
  return null;
}

/** Reads static sentences, each as an ability of its own; unread ones become `unsupported` abilities. */
function readStaticSentences(place: TextStretch): CompiledChunk {
  const abilities: Ability[] = [];
  const reports = findSentenceSpans(place.text).map((span) => {
    const text = place.text.slice(span.start, span.end);
    const source = new MemoizedSource(getJapaneseGrammar(), text);
    const ability = source
      .parsesOf("Ability", 0, text.length)
      .flatMap((raw) => nullIfUnresolved(() => toAbility(raw as SyntaxAbility)) ?? [])[0];
    abilities.push(ability ?? { type: "unsupported", text: keepUnread(place, span.start, span.end) });
    const end = text.endsWith("。") ? span.end - 1 : span.end;
    const unread =
      ability === undefined ? [createUnparsedSpan(place, span.start, end, span.start + source.furthest)] : [];
    return reportSentence(place, span, ability === undefined ? "none" : "full", unread, abilities.length - 1);
  });
  return { abilities, body: [], modes: null, reports };
}
