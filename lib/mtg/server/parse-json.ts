/** Why a text is not JSON, and the index of the error in characters. */
export type JsonParseError = { readonly reason: string; readonly at: number };

/** Parses JSON. The parser reports some errors without a position; those within a list or object are located here. */
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

/** Index of an unexpected character: the end of the shortest prefix with that error. */
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
