import type { Amount, Filter } from "../../../model/select";
import type { Parse, ParserInput } from "../parser-input";
import { readHalf, readSumsOfNumber } from "./arithmetic";
import { readComparedPlayers } from "./compared-players";
import { createPointer } from "./noun-phrase";
import { readComparison, readCountedAmount, readNumber, readQuantities } from "./numbers";
import type { PendingModifiers } from "./pending-modifiers";
import { toFilter, toSelect } from "./selections";
import { readLowerThan, readStatModifiers } from "./stat-modifiers";
import { PLAYER_WORDS, readColors, readTableWords, STATE_WORDS, THING_WORDS, ZONE_WORDS } from "./word-tables";

type Modifier = Parse<Partial<PendingModifiers>>;

/** Returns the modifiers at an offset that may stand before a noun. */
export const readModifiers = (input: ParserInput, at: number, relative: boolean): readonly Modifier[] =>
  input.parse(relative ? "modifier" : "modifier without clause", at, () => [
    ...words(input, at),
    ...readQuantityModifiers(input, at),
    ...readSumsOfNumber(input, at).map(({ value: amount, end }) => ({ value: { amount }, end })),
    ...owners(input, at),
    ...readColorModifiers(input, at),
    ...readStateModifiers(input, at),
    ...readStatModifiers(input, at),
    ...readNegatedNouns(input, at),
    ...readControlledModifiers(input, at),
    ...readNamedModifiers(input, at),
    ...moreThanThat(input, at),
    ...multipleOfThat(input, at),
    ...(readComparedPlayers(input, at) as readonly Modifier[]),
    ...readOwnedModifiers(input, at),
    ...(relative ? [...readExcludedModifiers(input, at), ...readLowerThan(input, at), ...input.relative(at)] : []),
  ]);

const WORDS: readonly (readonly [word: string, means: Partial<PendingModifiers>])[] = [
  ["すべての", { all: true }],
  ["全ての", { all: true }],
  ["全部の", { all: true }],
  ["あらゆる", { all: true }],
  ["無作為に選んだ", { random: true }],
  ["ランダムに選んだ", { random: true }],
  ["残りの", { of: { kind: "pointer", select: createPointer("rest"), plural: true } }],
  ["そうした", { result: "so" }],
  ["そうしなかった", { notResult: "so" }],
  ["そうしない", { notResult: "so" }],
  ["そうできない", { notResult: "so" }],
  ["そうできなかった", { notResult: "so" }],
  ["他の", { where: { other: true } }],
  ["ほかの", { where: { other: true } }],
  ["その他の", { where: { other: true } }],
  ["別の", { where: { other: true } }],
  ["それ以外の", { where: { not: { among: createPointer("it") } } }],
  ["それら以外の", { where: { not: { among: createPointer("them") } } }],
  ["このユニット以外の", { where: { other: true } }],
  ["このカード以外の", { where: { other: true } }],
  ["この魔石以外の", { where: { other: true } }],
  ["これ以外の", { where: { other: true } }],
  ["こいつ以外の", { where: { other: true } }],
  ["自身以外の", { where: { other: true } }],
  ["このユニット以外に", { where: { other: true } }],
  ["このカード以外に", { where: { other: true } }],
  ["この魔石以外に", { where: { other: true } }],
  ["これ以外に", { where: { other: true } }],
  ["他に", { where: { other: true } }],
  ["ほかに", { where: { other: true } }],
  ["戦闘以外の", { inBattle: false }],
  ["戦闘でない", { inBattle: false }],
  ...["選ばれた色", "選んだ色", "その色"].flatMap((word) =>
    ["の", "を持つ"].map((link) => [word + link, { where: { storedColor: "@color" } as Filter }] as const),
  ),
  ...["指定した", "宣言した", "言った", "選ばれた", "宣言された"].flatMap((word) =>
    ["名称の", "名称を持つ", "名前の"].map(
      (name) => [word + name, { where: { storedName: "@name" } as Filter }] as const,
    ),
  ),
  ["その名称の", { where: { storedName: "@name" } as Filter }],
  ["その名称を持つ", { where: { storedName: "@name" } as Filter }],
  ["選んだ名称の", { where: { storedName: "@name" } as Filter }],
  ["対象の", { aimed: true }],
  ["対象となる", { aimed: true }],
  ["契約者の", { owners: true }],
  ["それぞれの契約者の", { owners: true }],
  ["その契約者の", { owners: true }],
  ["それの契約者の", { owners: true }],
  ["持ち主の", { owners: true }],
];

const words = (input: ParserInput, at: number): readonly Modifier[] => readTableWords(input, at, WORDS);

/** 「あなたの」, 「相手のダストの」 */
const owners = (input: ParserInput, at: number): readonly Modifier[] =>
  readTableWords(input, at, PLAYER_WORDS).flatMap(({ value: whose, end }) =>
    input.text[end] === "の"
      ? [{ value: { whose }, end: end + 1 }]
      : readTableWords(input, end, THING_WORDS).length > 0
        ? [{ value: { whose }, end }]
        : [],
  );

/** 「それより1個多い数の」: the number of the event and some more. */
function moreThanThat(input: ParserInput, at: number): readonly Modifier[] {
  const base = input.wordAt(["それより", "その数より", "その点数より", "その枚数より"], at);
  const counted = base === null ? undefined : readCountedAmount(input, at + base.length)[0];
  const word = counted === undefined ? null : input.wordAt(["多い", "大きい", "少ない", "小さい"], counted.end);
  if (counted === undefined || word === null) return [];
  const more = word === "多い" || word === "大きい";
  const amount: Amount = more ? { sum: [AMOUNT, counted.value.amount] } : { minus: [AMOUNT, counted.value.amount] };
  const end = counted.end + word.length;
  const noun = input.wordAt(["数の", "点数の", "枚数の"], end)?.length ?? 0;
  return [{ value: { amount }, end: end + noun }];
}

const AMOUNT: Amount = { stored: "@amount" };

/** 「その2倍の」, 「その半分の」 */
function multipleOfThat(input: ParserInput, at: number): readonly Modifier[] {
  const base = input.wordAt(["その", "それの"], at);
  if (base === null) return [];
  const half = readHalf(input, at + base.length);
  if (half !== null) {
    const word = input.wordAt(["の数の", "の点数の", "の"], half.end);
    return word === null
      ? []
      : [{ value: { amount: { half: AMOUNT, round: half.value } }, end: half.end + word.length }];
  }
  const times = readNumber(input, at + base.length);
  const word = times === null ? null : input.wordAt(["倍の数の", "倍の点数の", "倍の枚数の", "倍の"], times.end);
  return times === null || word === null
    ? []
    : [{ value: { amount: { product: [AMOUNT, times.value] } }, end: times.end + word.length }];
}

/** 「あなたが契約者である」 */
function readOwnedModifiers(input: ParserInput, at: number): readonly Modifier[] {
  return readTableWords(input, at, PLAYER_WORDS).flatMap(({ value: party, end }) => {
    const word = input.wordAt(["が契約者である", "が契約者の", "が持ち主である", "が持ち主の"], end);
    if (word === null || party === "any" || party === "each") return [];
    return [{ value: { where: { owner: party } }, end: end + word.length }];
  });
}

function readQuantityModifiers(input: ParserInput, at: number): readonly Modifier[] {
  const counted = readQuantities(input, at).flatMap(({ value, end }): readonly Modifier[] => {
    if (input.text[end] === "の") return [{ value: { quantity: value }, end: end + 1 }];
    const is = readComparison(input, end);
    if (is === null || input.text[is.end] !== "の" || typeof value.count !== "number") return [];
    return [{ value: { bound: { is: is.value, than: value.count } }, end: is.end + 1 }];
  });
  const turn =
    input.wordAt(["各ターンの", "各ターンに", "各ターン", "そのターンの", "1ターンの", "ターンの"], at)?.length ?? 0;
  const nth = readNumber(input, at + turn);
  const ordinal = nth === null ? null : input.wordAt(["枚目の", "回目の", "体目の"], nth.end);
  const first = input.wordAt(["最初の"], at + turn);
  return [
    ...counted,
    ...(nth !== null && ordinal !== null ? [{ value: { nth: nth.value }, end: nth.end + ordinal.length }] : []),
    ...(first === null ? [] : [{ value: { nth: 1 }, end: at + turn + first.length }]),
  ];
}

/** 「赤の」, 「色が青で」 */
function readColorModifiers(input: ParserInput, at: number): readonly Modifier[] {
  const named = input.wordAt(["色が", "色は"], at)?.length ?? 0;
  return readColors(input, at + named).flatMap(({ value: { colors: list, how }, end }) => {
    const word = input.wordAt(["でない", "ではない", "以外の", "の", "い", "であり", "である", "で"], end);
    const [first] = list;
    // 「色が青と緑」 says that it has both.
    if (word === null || first === undefined || (named > 0 && list.length > 1 && how === "and")) return [];
    const single: Filter = list.length === 1 ? { color: first } : { any: list.map((color) => ({ color })) };
    const where: Filter = NEGATIONS.includes(word) ? { not: single } : single;
    return [{ value: { where }, end: end + word.length }];
  });
}

const NEGATIONS = ["でない", "ではない", "以外の"];

function readStateModifiers(input: ParserInput, at: number): readonly Modifier[] {
  return readTableWords(input, at, STATE_WORDS).flatMap(({ value, end }) => {
    const word = input.wordAt([...NEGATIONS, "の", "であり", "である", "で", "にある"], end);
    if (word === null) return [];
    const not = NEGATIONS.includes(word);
    return [{ value: { where: not ? opposite(value) : value }, end: end + word.length }];
  });
}

/** Of a state with two sides the other one. */
function opposite(where: Filter): Filter {
  const entries = Object.entries(where);
  const [only] = entries;
  return entries.length === 1 && only !== undefined && typeof only[1] === "boolean"
    ? { [only[0]]: !only[1] }
    : { not: where };
}

/** 「あなたの使用した」, with 「の」 for 「が」 */
function readControlledModifiers(input: ParserInput, at: number): readonly Modifier[] {
  return readTableWords(input, at, PLAYER_WORDS).flatMap(({ value: whose, end }) => {
    const word = input.wordAt(["の使用した", "が使用した", "の使用する", "の支配する", "の支配している"], end);
    // Only cards are used (301.3).
    const where: Filter = word?.includes("使用") ? { card: true } : {};
    return word === null ? [] : [{ value: { whose, where }, end: end + word.length }];
  });
}

/** 「トークンでない」, 「種別がユニットである」 */
function readNegatedNouns(input: ParserInput, at: number): readonly Modifier[] {
  const kind = input.wordAt(["種別が", "種別は"], at)?.length ?? 0;
  return readTableWords(input, at + kind, THING_WORDS).flatMap(({ value, end }) => {
    const word = input.wordAt([...NEGATIONS, "であり", "である", ...(kind > 0 ? ["の", "で"] : [])], end);
    const filter = toFilter({ kind: "things", noun: value.noun, where: value.where ?? {} });
    if (word === null || filter === null) return [];
    const not = NEGATIONS.includes(word);
    const where: Filter = value.noun === "card" && value.where === undefined ? { card: true } : filter;
    return [
      {
        value: {
          where: not
            ? Object.keys(where).length === 1 && where.token === true
              ? { token: false }
              : { not: where }
            : where,
        },
        end: end + word.length,
      },
    ];
  });
}

/** 「名称が《…》である」, 「《…》という名称の」 */
function readNamedModifiers(input: ParserInput, at: number): readonly Modifier[] {
  const before = input.startsWith("名称が", at) ? 3 : 0;
  const from = at + before;
  const close = input.text[from] === "《" ? input.text.indexOf("》", from) : -1;
  if (close <= from + 1) return [];
  const name = input.text.slice(from + 1, close);
  const words =
    before > 0
      ? ["であり", "である", "の", "でない", "で", "以外の"]
      : ["という名称の", "という名称を持つ", "以外の", "でない", "の名称を持つ"];
  const word = input.wordAt(words, close + 1);
  if (word === null) return [];
  const not = word === "でない" || word === "以外の";
  return [{ value: { where: not ? { not: { name } } : { name } }, end: close + 1 + word.length }];
}

/** 「手札以外の領域にある」, 「〜以外の」 */
function readExcludedModifiers(input: ParserInput, at: number): readonly Modifier[] {
  const zones = readTableWords(input, at, ZONE_WORDS).flatMap(({ value, end }) => {
    const word = input.wordAt(["以外の領域にある", "以外にある", "以外からの"], end);
    const others = ZONE_WORDS.map(([, zone]) => zone).filter((zone) => zone !== value);
    return word === null ? [] : [{ value: { zones: others }, end: end + word.length }];
  });
  const things = input.phrases(at, false).flatMap(({ value, end }) => {
    if (!input.startsWith("以外の", end)) return [];
    // 「選ばれたユニット以外の」
    const among = value.kind === "pointer" && value.quantity === undefined ? toSelect(value) : null;
    if (value.kind === "pointer") return among === null ? [] : [{ value: { where: { not: { among } } }, end: end + 3 }];
    const filter = value.kind === "things" ? toFilter(value) : null;
    return filter === null ? [] : [{ value: { where: { not: filter } }, end: end + 3 }];
  });
  return [...zones, ...things];
}
