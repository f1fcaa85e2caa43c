import fc from "fast-check";
import { CHOICE_VALUES, type ChoiceWords } from "@/lib/magmell/search/query/choices";
import { type ChoiceKey, type KeyValueKind, QUERY_KEYS, type QueryKeyId } from "@/lib/magmell/search/query/keys";

/** Two spellings of one predicate. */
export type EquivalentTerm = readonly [one: string, other: string];

/** An arbitrary of equivalent terms; `{ }` stands for the name of the key. */
type Ways = fc.Arbitrary<EquivalentTerm>;

const COMPARED = ["=", "!=", "<", "<=", ">", ">="] as const;
const WIDE = { "=": "＝", "!=": "≠", "<": "＜", "<=": "≦", ">": "＞", ">=": "≧" } as const;
const TURNED = { "=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

const NAME = "{ }";
const pair = (one: string, other = one): EquivalentTerm => [`${NAME}${one}`, `${NAME}${other}`];
const oneOf = (...pairs: readonly EquivalentTerm[]): Ways => fc.constantFrom(...pairs);
const compared = (values: readonly EquivalentTerm[]): Ways =>
  fc.tuple(fc.constantFrom(...COMPARED), fc.constantFrom(...values)).map(([op, [a, b]]) => pair(op + a, WIDE[op] + b));
/** A value, its negation, and lists of two values. */
const asserted = (values: readonly EquivalentTerm[], separator: string): Ways =>
  fc
    .tuple(fc.constantFrom(...values), fc.constantFrom(...values), fc.nat({ max: 3 }))
    .map(
      ([[a, b], [c, d], way]) =>
        [
          pair(`:${a}`, `：${b}`),
          pair(`!=${a}`, `≠${b}`),
          pair(`:${a},${c}`, `:${d}${separator}${b}`),
          pair(`!=${a},${c}`, `≠${d},${b},${d}`),
        ][way] ?? pair(`:${a}`),
    );

const AMOUNTS = [0, 1, 2, 3, 4, 5, 9, 2025, 999_999];
/** Numbers that one at a level is compared with: of cards with those of cards, of decks with those of decks. */
const numbersOf = (level: "card" | "deck") =>
  (Object.keys(QUERY_KEYS) as QueryKeyId[]).filter(
    (id) => QUERY_KEYS[id].value === "number" && QUERY_KEYS[id].level === level,
  );

const numbers = (level: "card" | "deck"): Ways =>
  fc.oneof(
    compared(AMOUNTS.map((amount) => [`${amount}`, `0${amount}`.slice(-6)] as const)),
    fc
      .tuple(fc.constantFrom(...AMOUNTS), fc.constantFrom(...AMOUNTS))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
      .chain(([a, b]) =>
        oneOf(
          ...[pair(`:${a}..${b}`, `=${a}〜${b}`), pair(`!=${a}..${b}`, `≠${a}-${b}`)],
          ...[pair(`:${a},${b}`, `=${b}、${a}|${b}`), pair(`!=${a},${b}`, `!=${b}|${a}`)],
          pair(`:${a}..${b},${a},odd`, `:奇数|${a}、${a}...${b}`),
          ...[pair(`:..${b}`, `<=${b}`), pair(`:${a}..`, `>=${a}`), pair(`:${a}..${a}`, `:${a}`)],
          ...(a < b ? [pair(`>${a}`, `>=${a + 1}`), pair(`<${b}`, `<=${b - 1}`)] : []),
        ),
      ),
    oneOf(pair(":even", "=偶数"), pair("!=even", ":odd")),
    fc
      .tuple(fc.constantFrom(...COMPARED), fc.constantFrom(...numbersOf(level)))
      .map(
        ([op, id]): EquivalentTerm => [
          `${NAME}${op}${QUERY_KEYS[id].names[1]}`,
          `${QUERY_KEYS[id].names[0]}${TURNED[op]}${NAME}`,
        ],
      ),
  );

const COLORS: readonly EquivalentTerm[] = [
  ["b", "青"],
  ["br", "赤青"],
  ["bgr", "緑red青色"],
  ["c", "無色"],
  ["gg", "緑"],
  ["u", "blue"],
];
const colors: Ways = fc.oneof(
  compared(COLORS),
  asserted(COLORS, "|"),
  compared(Array.from({ length: 10 }, (_, count) => [`${count}`, `${count}`] as const)),
  oneOf(pair(":m", ">1"), pair("!=m", "<2"), pair(":mono", "=1"), pair("!=単色", "!=1"), pair(">3", ">=4")),
);

const COSTS: readonly EquivalentTerm[] = [
  ["2", "２"],
  ["2c", "無２"],
  ["rr", "赤赤"],
  ["2rr", "赤赤2"],
  ["0", "無"],
  ["bg", "緑青"],
  ["99b", "b99"],
];

const TIMES: readonly EquivalentTerm[] = [
  ["2025", "2025年"],
  ["2026-01", "2026年1月"],
  ["2026-06-26", "2026/6/26"],
  ["SB", "ｓｂ"],
  ["2024-02-29", "2024年2月29日"],
];
const dates: Ways = fc.oneof(
  compared(TIMES),
  asserted(TIMES, "|"),
  oneOf(pair(":2025..2026-01", "=2025年〜2026/1"), pair("!=2025..SB", "!=2025〜sb"), pair(":SB..", ">=sb")),
);

const STONES: readonly EquivalentTerm[] = [
  ["青>=10", "b≧10"],
  ["b", "青>0"],
  ["br", "赤青>=1"],
  ["緑<3", "g<=2"],
  ["bgr!=5", "緑赤青≠5"],
  ["g>99", "緑＞99"],
  ["r=0", "赤=0"],
];

const WORDS: readonly EquivalentTerm[] = [
  ["火", "「火」"],
  ["引く", '"引く"'],
  ['"a b"', "「a　b」"],
  ["fl", "ＦＬ"],
  ["a-b", '"a-b"'],
  ['"x,y"', "「x，y」"],
  ['"a\\"b"', '『a"b』'],
  ["《火の子》", "《火の子》"],
];
const PATTERNS = ["/引く|攻撃/", "/^■/", "/a\\/b/", "/[あ-ん]{2}。$/"];

/** Values of keys with a closed list of texts, or that are case-sensitive. */
const KNOWN: Partial<Record<QueryKeyId, readonly EquivalentTerm[]>> = {
  legal: [["standard", "構築"]],
  banned: [["standard", "構築"]],
  limited: [["standard", "構築"]],
  deck: [
    ["red", '"red"'],
    ["RED", "「RED」"],
  ],
};

function texts(id: QueryKeyId): Ways {
  const words = asserted(KNOWN[id] ?? WORDS, "|");
  if (QUERY_KEYS[id].colon !== "holds") return words;
  const patterns = PATTERNS.flatMap((one) => [pair(`:${one}`, `=${one}`), pair(`!=${one}`, `≠${one}`)]);
  return fc.oneof(words, oneOf(pair("=火の子", "＝「火の子」"), ...patterns));
}

function choices(id: ChoiceKey, isDenied: boolean): Ways {
  const lists: readonly ChoiceWords[] = CHOICE_VALUES[id];
  const values = lists.map((words): EquivalentTerm => [words[0], words.at(-1) ?? words[0]]);
  if (id !== "is" || !isDenied) return asserted(values, "、");
  const denied = values.map(([a, b]): EquivalentTerm => [`not:${a}`, `-${NAME}:${b}`]);
  return fc.oneof(asserted(values, "、"), oneOf(...denied, ["not!=quick", `${NAME}:quick`]));
}

const WAYS: Readonly<Record<Exclude<KeyValueKind, "text" | "choice" | "number">, Ways>> = {
  colors,
  symbols: fc.oneof(compared(COSTS), asserted(COSTS, "|")),
  date: dates,
  stones: fc.constantFrom(...STONES).map(([a, b]) => pair(`:${a}`, `=${b}`)),
  card: asserted(
    [
      ["《火の子》", "火の子"],
      ['"Blue Stone"', "《blue　stone》"],
      ["a》b", '"a》b"'],
    ],
    "|",
  ),
  rule: asserted(
    [
      ["702", "mag:702"],
      ["702.3.2", "７０２.3.2"],
      ["house:3", "house:03"],
    ],
    "|",
  ),
};

function waysOf(id: QueryKeyId, value: KeyValueKind, isDenied: boolean): Ways {
  if (value === "text") return texts(id);
  if (value === "choice") return choices(id as ChoiceKey, isDenied);
  return value === "number" ? numbers(QUERY_KEYS[id].level === "deck" ? "deck" : "card") : WAYS[value];
}

/** Returns an arbitrary of equivalent terms of a key; `isDenied` allows `not:`. */
export function createEquivalentTerms(id: QueryKeyId, isDenied: boolean): Ways {
  const { value, names } = QUERY_KEYS[id];
  const ways = waysOf(id, value, isDenied);
  return fc
    .tuple(ways, fc.constantFrom(...names), fc.constantFrom(...names, names[0].toUpperCase()))
    .map(([[one, other], name, known]): EquivalentTerm => [one.replace(NAME, name), other.replace(NAME, known)]);
}
