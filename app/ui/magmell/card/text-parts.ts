export type CardTextPart =
  /** Rules text. */
  | { readonly kind: "plain"; readonly text: string }
  /** A note in parentheses, without meaning in the game (214.2). */
  | { readonly kind: "note"; readonly parts: readonly CardTextPart[] }
  /** A card name in double angle brackets (207.3). */
  | { readonly kind: "name"; readonly text: string };

/** Splits one line of card text into rules text, notes and card names. */
export function splitCardText(line: string): CardTextPart[] {
  return line.split(/(（[^（）]*）|\([^()]*\))/u).flatMap((piece, i): CardTextPart[] => {
    if (piece === "") return [];
    return i % 2 === 1 ? [{ kind: "note", parts: names(piece) }] : names(piece);
  });
}

const names = (text: string): CardTextPart[] =>
  text
    .split(/《([^《》]+)》/u)
    .flatMap((piece, i): CardTextPart[] =>
      piece === "" ? [] : [{ kind: i % 2 === 1 ? "name" : "plain", text: piece }],
    );
