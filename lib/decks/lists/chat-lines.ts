/** The lines of a text without stamps of a chat, and whether each begins a message. */
type ChatLines = { readonly lines: readonly string[]; readonly begins: readonly boolean[] };

const DAY = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?|\d{1,2}[ -]\p{L}{3,9}\.?[ -]\d{2,4})`;
const TIME = String.raw`(?:午[前後]\s?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const WHEN = String.raw`(?:(?:${DAY}|today|yesterday|今日|昨日)(?:,|\sat)?\s+(?:\p{L}{1,4}\s)?${TIME}|${TIME}(?:,?\s${DAY})?)`;
const NAME = String.raw`[^:\t<>\[\]]{1,40}`;

/** A time, which every stamp has: a text without one does not wait until the long patterns below are compiled. */
const HAS_TIME = /\d[:.]\d{2}/;

/** What a chat writes before the first line of a message, in the same line. */
const STAMPS = [
  String.raw`\[${WHEN}\]\s?(?:<[^<>]{1,40}>|${NAME}:)(?:\s|$)`,
  String.raw`${WHEN}\s[-–—]\s${NAME}:(?:\s|$)`,
  String.raw`${TIME}\t[^\t]{1,40}\t`,
  String.raw`${NAME},\s\[${WHEN}\]:?(?:\s|$)`,
  String.raw`${TIME}\s${NAME}:(?:\s@\S{1,40}(?:\s->)?)?(?:\s|$)`,
].map((stamp) => new RegExp(`^(?:${stamp})`, "iu"));
/** A writer with the time of a message in a line of their own. */
const HEADS = [
  String.raw`\S.{0,39}\s[—–-]\s?(?:yesterday at |today at )?${WHEN}`,
  String.raw`\[${WHEN}\]\s${NAME}`,
  String.raw`\S.{0,30}\s\s?(?:\[${TIME}\]|${TIME}(?<=m\.?))`,
].map((head) => new RegExp(`^(?:${head})$`, "iu"));
/** What a chat tells beside its messages: a day, its title, when it was saved. */
const NOTES =
  /^(?:\[LINE\].{0,80}|(?:保存日時|saved on)\s?[:：].{0,40}|\d{4}[./]\d{1,2}[./]\d{1,2}\s?\(\p{L}{1,3}\)|(?:chat history|トーク履歴).{0,80}|[-—]+\s?\p{L}+ \d{1,2}, \d{4}\s?[-—]+)$/iu;
/** A message of a chat itself, which nobody wrote. */
const SYSTEM = new RegExp(`^\\[?${DAY}(?:,|\\sat)?\\s+(?:\\p{L}{1,4}\\s)?${TIME}\\]?\\s[-–—]\\s[^:]{3,200}$`, "iu");
const ASIDE =
  /^(?:\[(?:スタンプ|写真|動画|sticker|photo|video|gif)\]|<[^<>]{3,40}>|[\p{P}\p{S}\s]*|.{0,30}(?:omitted|weggelassen))$/iu;

/** Returns the first message line behind a stamp; null for a line without one. */
function stripStamp(line: string): string | null {
  const plain = line.replace(/^[\p{Cf}\s]+/u, "");
  for (const stamp of STAMPS) {
    const [written] = stamp.exec(plain) ?? [];
    if (written !== undefined) return plain.slice(written.length);
  }
  return null;
}

/** Returns whether a line is a writer in a chat with the time of a message. */
export const isChatHead = (line: string): boolean => HAS_TIME.test(line) && HEADS.some((head) => head.test(line));

/** Returns the lines of a chat with its messages alone, and its own words as comments; other texts as they are. */
export function readChat(written: readonly string[]): ChatLines {
  if (!written.some((line) => HAS_TIME.test(line))) return { lines: written, begins: written.map(() => false) };
  const stripped = written.map(stripStamp);
  const isHead = written.map((line, at) => stripped[at]?.trim() === "" || isChatHead(line.trim()));
  const messages = stripped.map((message, at) => (isHead[at] ? null : message));
  const isChat = stripped.some((message) => message !== null);
  // A message of several lines stands in quotation marks in the chats of LINE.
  const isQuoted = messages.some((message) => /^"[^"]*$/u.test(message ?? ""));
  const lines = written.map((line, at) => {
    const message = messages[at] ?? line;
    if (isHead[at] || (isChat && (NOTES.test(line.trim()) || SYSTEM.test(line.trim())))) return toComment(line);
    if (messages[at] === null) return isQuoted && /^[^"]*"\s*$/u.test(line) ? line.replace(/"\s*$/u, "") : line;
    if (ASIDE.test(message.trim())) return toComment(message);
    return /^"[^"]*$/u.test(message) ? message.slice(1) : message;
  });
  return { lines, begins: written.map((_, at) => messages[at] !== null || (at > 0 && isHead[at - 1] === true)) };
}

/** Returns a line as a comment. */
const toComment = (line: string): string => `// ${line.trim().replace(/^\/\/\s*/u, "")}`;

type Card = { readonly name: string; readonly count: number };
/** A card of a list whose number of copies a message gives again, with the counts that may be meant; none for its own. */
type Correction<Own extends Card> = { readonly card: Own; readonly counts: readonly number[] };

/** The shortest part of a name that tells it, in letters of a kind. */
const LEAST = { latin: 3, other: 2 } as const;
/** The most letters beside a count in which a name is sought. */
export const LONGEST_PART = 80;

/** Returns the one name that a text ends with, or begins with, a part of; null without one. */
function findPart(text: string, names: readonly string[], from: "start" | "end"): string | null {
  const bare = text.toLowerCase().trim();
  const run = (from === "end" ? /[\p{L}ー'’\s]+$/u : /^[\p{L}ー'’\s]+/u).exec(bare)?.[0].trim() ?? "";
  const isLatin = /^[\p{Script=Latin}'’\s]+$/u.test(run);
  const signs = isLatin ? run.split(/(?<=\s)|(?=\s)/u) : [...run];
  for (let length = Math.min(signs.length, 40); length > 0; length -= 1) {
    const part = (from === "end" ? signs.slice(-length) : signs.slice(0, length)).join("").trim();
    if (part.length < (isLatin ? LEAST.latin : LEAST.other)) continue;
    const whole = (name: string) => (isLatin ? ` ${name.replace(/[^\p{L}'’]+/gu, " ")} ` : name).toLowerCase();
    const found = names.filter((name) => whole(name).includes(isLatin ? ` ${part} ` : part));
    const exact = found.find((name) => name.toLowerCase() === part);
    if (exact !== undefined || found.length === 1) return exact ?? found[0] ?? null;
  }
  return null;
}

/** Returns the card of a list whose number of copies a message gives again, such as `oh its 4 ravine`; null for other messages. */
export function findCorrection<Own extends Card>(message: string, cards: readonly Own[]): Correction<Own> | null {
  const names = cards.map(({ name }) => name);
  const plain = message.normalize("NFKC");
  for (const { 0: digits, index } of plain.matchAll(/(?<![\d:./-])\d{1,2}(?![\d:./-])/gu)) {
    const before = plain
      .slice(Math.max(0, index - LONGEST_PART), index)
      .replace(/[\s》]*(?:[x×*]|は|が|を)?\s*$/iu, "");
    const end = index + digits.length;
    const behind = plain.slice(end, end + LONGEST_PART).replace(/^\s?(?:x|×|枚の?|of\s)?[\s《]*/iu, "");
    const name = findPart(behind, names, "start") ?? findPart(before, names, "end");
    const card = cards.findLast((one) => one.name === name);
    if (card === undefined) continue;
    const [count, all] = [Number(digits), new Set([Number(digits), card.count, Number(digits) + card.count])];
    return { card, counts: count === card.count ? [] : [...all].filter((one) => one > 0) };
  }
  return null;
}
