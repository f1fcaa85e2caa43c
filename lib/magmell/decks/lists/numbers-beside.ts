import { toCount } from "@/lib/decks/lists/count-forms";

/** What stands beside names: a number that may be a count, or a sign that parts cards. */
type BesideToken =
  | {
      readonly is: "number";
      readonly value: number;
      /** Whether a sign such as × or 枚 marks it as a count. Brackets do not: costs stand in them too. */
      readonly isMarked: boolean;
      readonly isEach: boolean;
    }
  /** The number of a line or a card: `1.`, `027`. */
  | { readonly is: "ordinal"; readonly value: number }
  | { readonly is: "part" };

const KANJI = "[〇一二三四五六七八九十]{1,3}";
const NUMBER = `(?:\\d{1,3}(?![\\d.,/~〜:-]?\\d)|${KANJI})`;
const UNIT = "(?:枚|cards?|copies|個|本|冊)";
const USE = "(?:積み?|投入|採用|入り|差し|刺し)?";

/** What may stand beside a name, the likeliest first. The groups say which number is marked as a count, and how. */
const TOKEN = new RegExp(
  [
    // A number for several names.
    `(?:各々?|それぞれ|全て|すべて|全部|いずれも)\\s?[x×*]?\\s?(?<eachBehind>${NUMBER})\\s?${UNIT}?${USE}(?:ずつ|づつ)?`,
    `(?<eachBefore>${NUMBER})\\s?${UNIT}?${USE}(?:ずつ|づつ)`,
    // Numbers of a card, its costs and its price.
    String.raw`[a-z]{1,4}-\d{1,4}[a-z]{0,2}(?![a-z\d])|(?:no\.?|#)\s?\d{1,4}(?!\d)`,
    String.raw`\(?(?:コスト|cost)\s?:?\d{1,2}(?!\d)\)?|\(?\d{1,2}\s?(?:コスト|コス|マナ|cost)(?![a-z])\)?`,
    String.raw`(?:\([a-z]{1,4}\)|\[[a-z]{1,4}\])\s?\d{1,4}[a-z★]{0,2}(?![a-z\d])`,
    String.raw`[¥$]\s?[\d,.]{1,8}|[\d,]{1,8}円`,
    String.raw`(?<ordinal>\d{1,3})[.)](?![\d)])`,
    String.raw`(?<padded>0\d{2})(?![\d枚])`,
    // Kinds and colors.
    "(?:ユニット|マジック|クイック|ノーマル)+|(?<![^\\s])[青赤緑](?![^\\s])",
    // Notes without a number.
    String.raw`\([^()\d一二三四五六七八九十]{1,40}\)|\[[^[\]\d一二三四五六七八九十]{1,40}\]`,
    // Counts that are marked.
    `[x×*]\\s?(?<times>${NUMBER})\\s?${UNIT}?${USE}`,
    `[(\\[<{【〔「]\\s?[x×*]?\\s?(?<inBrackets>${NUMBER})\\s?${UNIT}?\\s?[)\\]>}】〕」]`,
    `(?<unit>${NUMBER})\\s?(?:${UNIT}(?: of )?|積み?|[x×*](?![a-z\\d]))${USE}`,
    String.raw`(?<digits>\d{1,3})(?![\d.,/~〜:-]?\d)`,
    `(?<![^\\s:=])(?<kanji>${KANJI})(?![^\\s])`,
    // Signs that part cards, and ornaments.
    String.raw`(?<part>\/\/|[、,;/・&+]|と(?=\s?[\d《「]|$)|and(?![a-z]))`,
    String.raw`[をがは](?=\s?[\d一二三四五六七八九十])|[\s:|….=–—―─→_"'~\x60「」『』【】《》<>()[\]-]`,
  ].join("|"),
  "iuy",
);

/** The longest text between names that is looked at. */
const LONGEST = 60;
/** A number below 0, or to be taken away. */
const SIGNED = /(?:^|\s)-\d/u;

/** Numbers of which one is added to, or takes the place of, the other. */
const CHANGED = /[\d枚]\s?[+→⇒]\s?\d/u;

/** Returns what stands in a text beside names; null if it has anything but numbers, signs and notes. */
export function parseBeside(text: string, isBehind: boolean): readonly BesideToken[] | null {
  if (text.length > LONGEST || (isBehind && SIGNED.test(text))) return null;
  const tokens: BesideToken[] = [];
  const token = new RegExp(TOKEN);
  const isChanged = CHANGED.test(text);
  while (token.lastIndex < text.length) {
    const groups = token.exec(text)?.groups;
    if (groups === undefined) return null;
    const { eachBehind, eachBefore, times, inBrackets, unit, digits, kanji, part, ordinal, padded } = groups;
    const each = eachBehind ?? eachBefore;
    const marked = each ?? times ?? unit;
    const number = marked ?? inBrackets ?? digits ?? kanji ?? (isBehind ? ordinal : undefined);
    if (number !== undefined) {
      const isMarked = marked !== undefined && !isChanged;
      tokens.push({ is: "number", value: toCount(number), isMarked, isEach: each !== undefined });
    } else if (padded !== undefined) tokens.push({ is: "ordinal", value: Number(padded) });
    else if (ordinal !== undefined) tokens.push({ is: "ordinal", value: Number(ordinal) });
    else if (part !== undefined) tokens.push({ is: "part" });
  }
  return tokens;
}
