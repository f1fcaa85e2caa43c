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
  /(?:(?:商品)?合計|カート|cart|items?|subtotal)[^\d¥￥$€£]{0,12}[(（]?\s?(\d{1,3})\s?(?:点|個|枚|items?|cards?)?\s?[)）]/iu;
const COSTS =
  /^(?:送料|手数料|消費税|お支払い|ご請求|合計|小計|shipping|tax|total|grand total|order total|subtotal)[^\d]{0,20}$/iu;
/** Marks of a shop around a name. */
const SHOP_MARKS = /^(?:【[^【】]{1,12}】|\[[A-Z0-9]{2,6}\])\s*|\s*[[(【][^[\]()【】]{1,10}[\])】]$/gu;

/** Two sums that differ by less are one. */
const CENT = 0.005;
/** The most lines of an article. */
const HIGHEST = 8;
/** No line with a price is longer. */
const LONGEST = 200;
/** A line as a choice at a doubt writes it. */
const WRITTEN = /^\s*(?:\/\/|\d+x?\s?《)/u;

/** Returns the count in the line of a cart with a price and nothing else, or with a price and what so many cost; null for other lines. */
function countIn(line: string): number | null {
  const plain = line.normalize("NFKC");
  if (plain.length > LONGEST || plain.search(PRICE) < 0) return null;
  const rest = plain.replace(PRICE, " ").replace(WORDS, " ").trim();
  if (/^\d{1,2}$/u.test(rest)) return Number(rest);
  const prices = (plain.match(PRICE) ?? []).map((price) => Number(price.replace(/[^\d.]/gu, "")));
  const counts = (plain.replace(PRICE, " ").match(/(?<!\S)\d{1,2}(?!\S)/gu) ?? []).map(Number);
  const isCost = (count: number) => prices.some((each, at) => Math.abs(each * count - (prices[at + 1] ?? NaN)) < CENT);
  return counts.length === 1 ? (counts.find(isCost) ?? null) : null;
}

/** Returns a cart with the name and count of each article in its first line and `mark` in its other lines. */
export function joinArticles(lines: readonly string[], mark: string): readonly string[] {
  const ends = lines.flatMap((line, at) => (countIn(line) === null ? [] : [at]));
  // An article goes up to the one above, an empty line, or one that a choice has written.
  const closed = new Set(ends);
  const isApart = (at: number) => !/\S/u.test(lines[at] ?? "") || WRITTEN.test(lines[at] ?? "") || closed.has(at);
  const heights = ends.map((end) => {
    let height = 1;
    while (height <= HIGHEST && !isApart(end - height)) height += 1;
    return height;
  });
  const counts = groupBy(heights.map((each) => [each, each]));
  const [[height] = [0]] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  const articles = ends.filter(
    (_, at) => height > 1 && (heights[at] === height || (at === 0 && (heights[at] ?? 0) > height)),
  );
  if (articles.length < 2 || articles.length * 2 < ends.length) return lines;
  const joined = lines.map((line) => {
    const [, sum] = SUM.exec(line) ?? [];
    if (sum !== undefined) return `合計${sum}枚`;
    const isCost = line.search(PRICE) >= 0 && COSTS.test(line.replace(PRICE, "").trim());
    return HEAD.test(line.trim()) || isCost ? `// ${line.trim()}` : line;
  });
  for (const end of articles) {
    const first = end - height + 1;
    const name = (lines[first] ?? "").trim().replace(SHOP_MARKS, "").trim();
    joined[first] = `${/[《》]/u.test(name) ? name : `《${name}》`} ×${countIn(lines[end] ?? "")}`;
    for (let at = first + 1; at <= end; at += 1) joined[at] = mark;
  }
  return joined;
}
