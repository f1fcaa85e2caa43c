import { BASE64URL_ALPHABET, CHECK_SYMBOL_COUNT, computeCheckSymbols } from "@/lib/decks/sharing/check-symbols";
import { MixedRadixDecoder, MixedRadixEncoder } from "@/lib/decks/sharing/mixed-radix";
import { OPPONENT_KINDS } from "../types";
import { EDITION_FINGERPRINT_COUNT, END_FINGERPRINT_COUNT } from "./edition";
import type { ReplayCodeProblem, ReplayHeader } from "./types";

/** Modulus of the length in the first character; a higher value means version 2 or later. */
const LENGTHS = 32;
/** The first digit of version 2; a higher one means a later version. */
const VERSIONS = 8;
/** The first character, one of content, the check symbols. */
const MIN_LENGTH = 2 + CHECK_SYMBOL_COUNT;
/** Maximum length of a replay code. */
export const MAX_REPLAY_CODE_LENGTH = 2000;
/** Maximum number of answers in a replay. */
export const MAX_REPLAY_ANSWERS = 2 ** 14 - 1;

/*
 * The digits of versions 1 and 2, fixed for ever. Opponents have room for two more; places in a deck count its lines in the order of
 * its code.
 */
const KINDS = 8;
const SEEDS = 2 ** 32;
const MOST_CHOSEN = 64;
const LINES = 128;

/** Writes a code: version and length in the first character, then one number, then the check symbols. */
export function writeReplayCode(head: ReplayHeader): string {
  const writer = new MixedRadixEncoder();
  if (head.version === 2) writer.put(0, VERSIONS);
  writer.put(OPPONENT_KINDS.indexOf(head.opponent), KINDS);
  writer.put(head.goesFirst ? 0 : 1, 2);
  writer.put(head.opening === null ? 0 : 1, 2);
  writer.put(head.length === null ? 0 : 1, 2);
  writer.put(head.seed, SEEDS);
  writer.put(head.edition, EDITION_FINGERPRINT_COUNT);
  writer.put(head.end, END_FINGERPRINT_COUNT);
  if (head.length !== null) writer.put(head.length, MAX_REPLAY_ANSWERS + 1);
  for (const places of head.opening === null ? [] : [head.opening.hand, head.opening.stones]) {
    writer.put(places.length, MOST_CHOSEN);
    for (const place of places) writer.put(place, LINES);
  }
  const content: number[] = [];
  for (let rest = writer.finish(head.packed); rest > 0n; rest /= 64n) content.push(Number(rest % 64n));
  const length = (1 + content.length + CHECK_SYMBOL_COUNT) % LENGTHS;
  const body = [head.version === 1 ? length : length + LENGTHS, ...content];
  return [...body, ...computeCheckSymbols(body)].map((symbol) => BASE64URL_ALPHABET.charAt(symbol)).join("");
}

type ReadHead =
  | { readonly ok: true; readonly head: ReplayHeader }
  | { readonly ok: false; readonly problem: ReplayCodeProblem };

/** Parses the part of a code that needs no engine; never throws. */
export function readReplayCode(code: string): ReadHead {
  const no = (problem: ReplayCodeProblem): ReadHead => ({ ok: false, problem });
  const signs = code.trim();
  if (signs.length < MIN_LENGTH) return no({ code: "TOO_SHORT", length: signs.length });
  if (signs.length > MAX_REPLAY_CODE_LENGTH) return no({ code: "TOO_LONG", length: signs.length });
  const symbols = [...signs].map((sign) => BASE64URL_ALPHABET.indexOf(sign));
  const at = symbols.indexOf(-1);
  if (at >= 0) return no({ code: "ALPHABET", at, sign: [...signs][at] ?? "" });
  const body = symbols.slice(0, -CHECK_SYMBOL_COUNT);
  const [first = 0, ...content] = body;
  if (first % LENGTHS !== signs.length % LENGTHS) return no({ code: "LENGTH" });
  if (!computeCheckSymbols(body).every((check, index) => check === symbols[body.length + index]))
    return no({ code: "CHECKSUM" });
  const reader = new MixedRadixDecoder(content.reduceRight((number, symbol) => number * 64n + BigInt(symbol), 0n));
  const version = first < LENGTHS ? 1 : 2;
  if (version === 2 && reader.takeNumber(VERSIONS) > 0) return no({ code: "VERSION" });
  const head = headOf(reader, version);
  // A head has exactly one code.
  return head !== null && writeReplayCode(head) === signs ? { ok: true, head } : no({ code: "MALFORMED" });
}

function headOf(reader: MixedRadixDecoder, version: ReplayHeader["version"]): ReplayHeader | null {
  const opponent = OPPONENT_KINDS[reader.takeNumber(KINDS)];
  if (opponent === undefined) return null;
  const goesFirst = reader.takeNumber(2) === 0;
  const isChosen = reader.takeNumber(2) === 1;
  const isOpen = reader.takeNumber(2) === 1;
  const seed = reader.takeNumber(SEEDS);
  const edition = reader.takeNumber(EDITION_FINGERPRINT_COUNT);
  const end = reader.takeNumber(END_FINGERPRINT_COUNT);
  const length = isOpen ? reader.takeNumber(MAX_REPLAY_ANSWERS + 1) : null;
  const places = () => Array.from({ length: reader.takeNumber(MOST_CHOSEN) }, () => reader.takeNumber(LINES));
  const opening = isChosen ? { hand: places(), stones: places() } : null;
  return { version, seed, goesFirst, opponent, opening, edition, end, length, packed: reader.rest };
}
