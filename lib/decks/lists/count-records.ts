import { groupBy } from "@/lib/collections";

/** A price, and the words and signs beside a count in a cart. */
const PRICE = /[$€£¥￥]\s?\d[\d,.]{0,12}|\d[\d,.]{0,12}\s?(?:円|€|USD|EUR)/gu;
const WORDS =
  /削除|数量|単価|小計|価格|変更|個|点|枚|remove|delete|update|edit|quantity|qty|subtotal|each|price|ea\.?|[×x=:：|*@]/giu;
/** The head of the columns of a cart. */
const HEAD =
  /^(?:(?:商品名?|単価|数量|小計|価格|合計|操作|items?|products?|price|qty|quantity|(?:sub)?total|unit price)(?:\s+|$)){2,}$/iu;
/** The number of articles in a cart, and what else costs. */
const SUM =
  /(?:(?:商品)?(?:合計|点数)|カート|cart|items?|subtotal)[^\d¥￥$€£]{0,12}[(（]?\s?(\d{1,3})\s?(?:点|個|枚|items?|cards?)?\s?[)）]?(?![\d.,]|\s?円)/iu;
const COSTS =
  /^(?:送料|手数料|消費税|お支払い|ご請求|合計|小計|shipping|tax|total|grand total|order total|subtotal)[^\d]{0,20}$/iu;
/** Marks of a shop around a name. */
const SHOP_MARKS =
  /^(?:【[^【】]{1,12}】|\[[A-Z0-9]{2,6}\])\s*|\s*[[［【][^[\]［］【】]{1,10}[\]］】]$|(?:\s*[(（][^()（）]{1,40}[)）])+$/gu;

/** Two sums that differ by less are one. */
const CENT = 0.005;
/** The most lines of an article above its count. */
const HIGHEST = 8;
/** No line with a price is longer. */
const LONGEST = 200;
/** A line as a choice at a doubt writes it. */
const WRITTEN = /^\s*(?:\/\/|\d+x?\s?《)/u;
/** A count behind its label, and one alone in a line. */
const LABELED =
  /^(?:数量|枚数|個数|qty|quantity|anzahl|menge|quantit[éà]|cantidad)\s?[:/×x]?\s?(?<count>\d{1,2})\s?[枚点個]?$/iu;
const ALONE = /^(?:\d{1,3}\s?[枚x×]?|[x×]\s?\d{1,2})$/u;
/** The share of counts whose names are told apart by nothing but themselves. */
const LEAST_SHARE = 0.5;

const isAlone = (line: string): boolean => line.length <= LONGEST && ALONE.test(line.normalize("NFKC").trim());

/** Returns the count in the line of a cart with a price and nothing else, or with a price and what so many cost; null for other lines. */
function pricedCount(line: string): number | null {
  const plain = line.normalize("NFKC");
  if (plain.length > LONGEST || plain.search(PRICE) < 0) return null;
  const rest = plain.replace(PRICE, " ").replace(WORDS, " ").trim();
  if (/^\d{1,2}$/u.test(rest)) return Number(rest);
  const prices = (plain.match(PRICE) ?? []).map((price) => Number(price.replace(/[^\d.]/gu, "")));
  const counts = (plain.replace(PRICE, " ").match(/(?<!\S)\d{1,2}(?!\S)/gu) ?? []).map(Number);
  const isCost = (count: number) => prices.some((each, at) => Math.abs(each * count - (prices[at + 1] ?? NaN)) < CENT);
  return counts.length === 1 ? (counts.find(isCost) ?? null) : null;
}

const aloneCount = (line: string): number | null =>
  isAlone(line) ? Number(/\d+/u.exec(line.normalize("NFKC"))?.[0]) : null;

function labeledCount(line: string): number | null {
  const { count } = (line.length <= LONGEST ? LABELED.exec(line.normalize("NFKC").trim()) : null)?.groups ?? {};
  return count === undefined ? null : Number(count);
}

/** A line without its numbers. */
const textOf = (line = ""): string => line.replace(/[\d０-９,.]+/gu, "").trim();

/** A card over several lines: the index of its name and of its count. */
type Record = { readonly name: number; readonly count: number };

/**
 * Returns the records whose names stand so many lines above their counts as tells the most of them apart: what else
 * stands there, such as the condition or a button, is equal in many.
 */
function findRecords(lines: readonly string[], countOf: (line: string) => number | null): readonly Record[] {
  const counts = lines.flatMap((line, at) => (countOf(line) === null ? [] : [at]));
  const isCount = new Set(counts);
  const isEnd = (at: number) =>
    at < 0 || isCount.has(at) || WRITTEN.test(lines[at] ?? "") || !/\S/u.test(lines[at] ?? "");
  const heights = counts.map((count) => {
    let height = 0;
    while (height < HIGHEST && !isEnd(count - height - 1)) height += 1;
    return height;
  });
  const ways = Array.from({ length: HIGHEST }, (_, up) => {
    const records = counts.flatMap((count, at) => (up < (heights[at] ?? 0) ? [{ name: count - up - 1, count }] : []));
    const names = groupBy(records.map((one) => [textOf(lines[one.name]), one]));
    return { records, told: names.size };
  });
  const most = Math.max(...ways.map(({ told }) => told));
  // The name of an article is its first line.
  const best = ways.findLast(({ told }) => told === most && told > 1);
  return best === undefined || most < counts.length * LEAST_SHARE ? [] : best.records;
}

/** The least lines between a name and a count alone that are no pair of lines. */
const APART = 2;

/** Returns a list with the name and count of each card over several lines in its first line and `mark` in its other lines. */
export function joinRecords(lines: readonly string[], mark: string): readonly string[] {
  const beside = new Set(
    lines.flatMap((line, at) => (isAlone(line) && isNameLine(lines[at + 1]) ? [textOf(lines[at + 1])] : [])),
  );
  const apart = findRecords(lines, aloneCount).filter(({ name, count }) => count - name >= APART);
  const forms = [pricedCount, labeledCount].map((countOf) => ({ countOf, records: findRecords(lines, countOf) }));
  forms.push({ countOf: aloneCount, records: beside.size * 2 > apart.length ? [] : apart });
  const most = Math.max(...forms.map(({ records }) => records.length));
  const { countOf, records } = forms.find((form) => form.records.length === most) as (typeof forms)[number];
  if (most < 2 || beside.size > most) return lines;
  const total = records.reduce((all, { count }) => all + (countOf(lines[count] ?? "") ?? 0), 0);
  const below = new Map<string, number>();
  const firsts = new Set(records.map(({ name }) => name));
  for (const { count } of records)
    for (let at = count + 1; at <= count + HIGHEST && !firsts.has(at) && /\S/u.test(lines[at] ?? ""); at += 1)
      below.set(textOf(lines[at]), (below.get(textOf(lines[at])) ?? 0) + 1);
  const joined = lines.map((line) => {
    const [, sum] = SUM.exec(line.normalize("NFKC")) ?? [];
    // A shop counts cards, or the articles above them.
    const isArticles = Number(sum) === records.length && most !== total;
    if (sum !== undefined && !isAlone(line)) return isArticles ? `// ${line.trim()}` : `合計${sum}枚`;
    const isCost = line.search(PRICE) >= 0 && COSTS.test(line.replace(PRICE, "").trim());
    return HEAD.test(line.trim()) || isCost ? `// ${line.trim()}` : line;
  });
  for (const { name: first, count: end } of records) {
    const name = (lines[first] ?? "").trim().replace(SHOP_MARKS, "").trim();
    joined[first] = `${name} ×${countOf(lines[end] ?? "")}`;
    for (let at = first + 1; at <= end; at += 1) joined[at] = mark;
    // What stands below the count of most cards are their buttons and prices.
    for (let at = end + 1; (below.get(textOf(lines[at])) ?? 0) * 2 > records.length; at += 1) joined[at] = mark;
  }
  return joined;
}

/** A name, as far as a line alone tells. */
const isNameLine = (line = ""): boolean =>
  /\p{L}/u.test(line) && !isAlone(line) && !/^\s*[\d/#※;<]/u.test(line) && !/[\d枚]\s*$/u.test(line);
/** A card with its count in one line. */
const INLINE = /^\s*[\d０-９]{1,3}(?:[x×枚]\s?|\s\s?)[\p{L}《]/iu;
/** The fewest pairs that are the form of a list among other lines, with at most so many lines between two. */
const LEAST_PAIRS = 3;
const MOST_BETWEEN = 8;

/**
 * Joins counts alone in their lines to the names below or above them, whichever more counts have; of as many, those that
 * the last count has. In a longer text, pairs that stand together are joined where fewer cards have both in one line.
 */
export function joinPairs(lines: readonly string[], mark: string): readonly string[] {
  const counts = lines.flatMap((line, at) => (isAlone(line) ? [at] : []));
  const isName = lines.map(isNameLine);
  const [below, above] = [1, -1].map((step) => counts.filter((at) => isName[at + step])) as [number[], number[]];
  const isBelow = below.length === above.length ? isName[(counts.at(-1) ?? 0) + 1] : below.length > above.length;
  const [pairs, step] = isBelow ? [below, 1] : [above, -1];
  const isUsual = pairs.length * 2 >= isName.filter(Boolean).length;
  const isNear = (at: number, to = Number.POSITIVE_INFINITY) => Math.abs(to - at) <= MOST_BETWEEN;
  const together = pairs.filter((at, index) => isNear(at, pairs[index - 1]) || isNear(at, pairs[index + 1]));
  const isForm = together.length >= LEAST_PAIRS && together.length > lines.filter((line) => INLINE.test(line)).length;
  if (pairs.length < 2 || !(isUsual || isForm)) return lines;
  const joined = [...lines];
  for (const at of isUsual ? pairs : together) {
    const first = Math.min(at, at + step);
    joined[first] = `${lines[at]?.trim()} ${lines[at + step]?.trim()}`;
    joined[first + 1] = mark;
  }
  return joined;
}
