/** A deck that the opponent may play, with its deck code and its name in the reader's language. */
export type OpponentDeck = { readonly code: string; readonly name: string };
