import { fromBase64Url, toBase64Url } from "../../kernel/base64url";
import { type IntegerJson, packJson, unpackJson } from "../../kernel/packed-json";
import type { MtgScene } from "./board";
import { CODE_WORDS } from "./code-words";
import { type ReadScene, readScene } from "./read/read-board";

/** The longest code that is read, in signs. */
export const MOST_CODE = 40_000;

/**
 * Returns a scene as a code of letters that an address may hold: its canonical form, with the words of scenes as numbers. A
 * scene of twenty pieces takes less than 2,000 signs. Scenes that say the same have one code.
 */
export function encodeScene(scene: MtgScene): string {
  const read = readScene(scene);
  if (!read.ok) throw new Error(`No scene: ${JSON.stringify(read.problems[0])}`);
  return toBase64Url(packJson(read.scene as unknown as IntegerJson, CODE_WORDS));
}

/** Returns the scene of a code, or what is wrong with it. Never throws. */
export function decodeScene(code: string): ReadScene {
  const text = code.trim();
  const bytes = text.length > MOST_CODE ? null : fromBase64Url(text);
  const value = bytes === null ? undefined : unpackJson(bytes, CODE_WORDS);
  if (value !== undefined) return readScene(value);
  return { ok: false, problems: [{ code: "DAMAGED_CODE", at: "", have: text.slice(0, 40), want: [] }] };
}
