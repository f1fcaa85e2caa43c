/** A reason why a text is no JSON, and the place of the fault in it, in signs. */
export type JsonParseError = { readonly reason: string; readonly at: number };

/** Reads a text as JSON. Some faults are told by the parser without their place; those within a list or an object are looked for. */
export function parseJson(text: string): { readonly value: unknown } | JsonParseError {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // The parser's own place counts from the value, and what it quotes is in the file.
    const reason = said.replace(/ in JSON at position.*$|, .* is not valid JSON$/su, "").slice(0, 200);
    const told = placeIn(said);
    if (told !== null) return { reason, at: told };
    if (!/^[[{]/u.test(text)) return { reason, at: 0 };
    return { reason, at: said.startsWith("Unexpected end") ? text.length : unexpectedAt(text) };
  }
}

const placeIn = (said: string): number | null => {
  const place = /position (\d+)/u.exec(said)?.[1];
  return place === undefined ? null : Number(place);
};

/** The place of a sign that the parser does not expect: the end of the shortest beginning of the text that has such a sign. */
function unexpectedAt(text: string): number {
  let [fine, wrong] = [0, text.length];
  while (wrong - fine > 1) {
    const middle = Math.floor((fine + wrong) / 2);
    if (hasUnexpected(text.slice(0, middle))) wrong = middle;
    else fine = middle;
  }
  return wrong - 1;
}

function hasUnexpected(text: string): boolean {
  try {
    JSON.parse(text);
  } catch (error) {
    return error instanceof Error && error.message.startsWith("Unexpected token");
  }
  return false;
}
