/** Characters that a terminal or a reader of lines takes for more than a character, and that JSON leaves as they are. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns JSON in which every character that could act on a terminal is written as its number. */
export const escapeControlCharacters = (json: string): string =>
  json.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
