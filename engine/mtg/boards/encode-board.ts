import { fromBase64Url, toBase64Url } from "../../kernel/base64url";
import { type IntegerJson, packJson, unpackJson } from "../../kernel/packed-json";
import type { MtgBoard } from "./board";
import { BOARD_CODE_WORDS } from "./code-words";
import { type BoardReadResult, readBoard } from "./read/read-board";

/** The maximum length of a code to decode, in characters. */
export const MAX_BOARD_CODE_LENGTH = 40_000;

/**
 * Encodes the canonical form of a board as letters for a URL. Field names and common words are encoded as numbers. A
 * board of twenty objects takes fewer than 2,000 characters. Equal boards have equal codes.
 */
export function encodeBoard(board: MtgBoard): string {
  const read = readBoard(board);
  if (!read.ok) throw new Error(`Not a board: ${JSON.stringify(read.problems[0])}`);
  return toBase64Url(packJson(read.board as unknown as IntegerJson, BOARD_CODE_WORDS));
}

/** Decodes a board code. Returns the board or its problems, and never throws. */
export function decodeBoard(code: string): BoardReadResult {
  const text = code.trim();
  const bytes = text.length > MAX_BOARD_CODE_LENGTH ? null : fromBase64Url(text);
  const value = bytes === null ? undefined : unpackJson(bytes, BOARD_CODE_WORDS);
  if (value !== undefined) return readBoard(value);
  return { ok: false, problems: [{ code: "DAMAGED_CODE", at: "", have: text.slice(0, 40), want: [] }] };
}
