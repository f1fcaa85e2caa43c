/** Notes in parentheses (214.2), innermost first. */
const NOTE = /[（(][^（()）\n]*[)）]/gu;

/** Removes the notes in parentheses from a card text: notes have no effect in the game (214.2). */
export function stripNotes(text: string): string {
  let bare = text;
  for (let before = ""; before !== bare; ) [before, bare] = [bare, bare.replace(NOTE, "")];
  return bare;
}

/** Returns a text in NFKC without notes and spaces. Texts that differ only in these respects become equal. */
export const normalizeCardText = (text: string): string => stripNotes(text).normalize("NFKC").replace(/\s+/gu, "");
