/** A way to write a count: a regular expression with the groups `name` and `count`, and the marks of such a line. */
export type CountPattern<Marks extends object> = readonly [pattern: RegExp, marks: Marks];

/** Returns the readings of a line that the patterns of a grammar allow, in their order. */
export const parseCountForms = <Marks extends object>(line: string, grammar: readonly CountPattern<Marks>[]) =>
  grammar.flatMap(([pattern, marks]) => {
    const { name, count } = pattern.exec(line)?.groups ?? {};
    return name === undefined || count === undefined ? [] : [{ ...marks, name: name.trim(), count: toCount(count) }];
  });

const KANJI_DIGITS = "〇一二三四五六七八九";

/** Parses a number in Arabic or kanji digits: 12, −3, 十二. On either side of 十, only the first digit counts. */
export function toCount(written: string): number {
  if (/\d/u.test(written)) return Number(written.replace(/^[−–]/u, "-"));
  const [tens, ones] = written.includes("十") ? written.split("十").map((part) => part.slice(0, 1)) : ["〇", written];
  const digits = (kanji: string) => [...kanji].reduce((sum, sign) => sum * 10 + KANJI_DIGITS.indexOf(sign), 0);
  return digits(tens || "一") * 10 + digits(ones ?? "");
}
