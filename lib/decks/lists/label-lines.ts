/** The longest label, and what is no label: the end of a sentence, an address, a name in a chat. */
const LONGEST_LABEL = 60;
const NO_LABEL = /[.!?。！？,;、…»>]$|https?:|@|^[("（[]|^(?:by|von|par|de|di)\s|\d[.,]\d\d/iu;

/** Returns whether words may be a heading in the words of a list's writer, and no sentence or count. */
export const isLabelText = (text: string): boolean =>
  text.length <= LONGEST_LABEL && !NO_LABEL.test(text) && !/^\+?\d|\s[x×]\d/u.test(text);
