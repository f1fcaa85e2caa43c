/** Notes in parentheses (214.2), innermost first. */
const NOTE = /[（(][^（()）\n]*[)）]/gu;

/** Removes the notes in parentheses from a card text: notes have no effect in the game (214.2). */
export function stripNotes(text: string): string {
  let bare = text;
  for (let before = ""; before !== bare; ) [before, bare] = [bare, bare.replace(NOTE, "")];
  return bare;
}

/** Returns a text without notes and spaces and under NFKC: equal for two ways to write the same text. */
export const normalizeCardText = (text: string): string => stripNotes(text).normalize("NFKC").replace(/\s+/gu, "");
