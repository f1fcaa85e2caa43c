/** Upper limits of card files. A file beyond a limit is refused, and the refusal names the limit. */
export const CARD_FILE_LIMITS = {
  fileBytes: 32 * 1024 * 1024,
  /** An entry of an object in a list in a card in a list in the file. */
  nesting: 8,
  /** Keys of one object; a card has a dozen. */
  keys: 200,
  /** Entries of a list within an entry of the file, before it is looked at what they are. */
  entries: 10_000,
  /** Problems of a file that are described; a file with more is refused without describing the rest. */
  problems: 10_000,
  /** Columns of a table, and cells of each of its rows. */
  columns: 200,
  rows: 100_000,
  /** Characters of a row of a table, all its cells together. */
  row: 1024 * 1024,
  files: 20,
  sets: 1_000,
  /** Counter names per set. */
  counters: 50,
  /** Maximum length of a counter name before 「カウンター」 in card texts. */
  counterName: 12,
  englishCounterName: 30,
  cards: 50_000,
  revisions: 50,
  printings: 200,
  number: 99_999,
  name: 60,
  reading: 80,
  englishName: 80,
  text: 1_000,
  /** Abilities of a text whose reading was chosen. */
  readings: 10,
  flavor: 400,
  illustrator: 80,
  stat: 999,
  rulings: 10_000,
  rulingId: 20,
  question: 400,
  answer: 1_000,
  /** Most cards and most rules that a single ruling may name. */
  rulingCards: 20,
  rulingRules: 20,
  aliases: 12,
  lists: 100,
  listId: 40,
  listCards: 500,
  rarities: 40,
  rarityCode: 8,
} as const;

/** Pattern of the fingerprint of a text or of one of its readings: sixteen hexadecimal digits. */
export const READING_FINGERPRINT = /^[0-9a-f]{16}$/;
