/** Signs that follow each other on keyboards, in alphabets and in counting. */
const ROWS = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん",
  "いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす",
].map((row) => [row, [...row].reverse().join("")]);

/** The longest piece whose repetition counts for nothing. */
const LONGEST_PIECE = 4;
/** Pieces of rows that a password may not be made of alone, such as `abcde12345`. */
const MOST_PIECES = 2;

/** Whether a text is one short piece again and again, such as `aaaaaaaaaa` or `abcabcabca`. */
export function isRepetition(text: string): boolean {
  const signs = [...text];
  return Array.from({ length: LONGEST_PIECE }, (_, at) => at + 1).some((piece) =>
    signs.every((sign, at) => sign === signs[at % piece]),
  );
}

/** Whether a text is one or two pieces of rows that anybody's fingers know, such as `1234567890` or `qwerty12345`. */
export function isRow(text: string): boolean {
  // Katakana count as the hiragana that they are written for.
  const plain = text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  const pieces = Array.from({ length: MOST_PIECES }, () => 0).reduce((rest) => rest.slice(firstPiece(rest)), plain);
  return pieces === "";
}

/** Length of the longest piece of a row with which a text begins; 0 for none of three signs or more. */
function firstPiece(text: string): number {
  for (let length = text.length; length >= 3; length--)
    if (ROWS.some((ways) => ways.some((row) => row?.includes(text.slice(0, length))))) return length;
  return 0;
}
