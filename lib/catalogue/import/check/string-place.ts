/** Where something stands in a file, counted from 1. Columns are UTF-16 code units, as editors of JSON count them. */
export type FilePlace = { readonly line: number; readonly column: number };

/**
 * The place in a JSON file of a character of a string in it: `start` is where the string's opening quote stands, `offset`
 * counts in the string as it is read.
 */
export function stringPlace(json: string, start: number, offset: number): FilePlace {
  let at = start + 1;
  for (let passed = 0; passed < offset && json[at] !== '"'; passed += 1) {
    at += json[at] !== "\\" ? 1 : json[at + 1] === "u" ? 6 : 2;
  }
  const before = json.slice(0, at);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: at - lineStart + 1 };
}
