import type { PredicateForm } from "../morphology/conjugation";
import { readVerbs } from "../morphology/read-verb";
import type { FrameName } from "../morphology/verbs";
import type { Parse, ParserInput } from "../parser-input";
import { type Adverb, readAdverbs } from "./adverbs";
import { toAmount, toCount } from "./amounts";
import type { NounPhrase } from "./noun-phrase";
import { removeDuplicateParses } from "./noun-phrases";
import { readComparison, readQuantities } from "./numbers";
import { BARE_COPULA_LINKS, COPULA_WORDS } from "./word-tables";

/** Particles after a noun, which state its relation to the verb. */
export type Particle =
  | "は"
  | "が"
  | "を"
  | "に"
  | "から"
  | "で"
  | "と"
  | "より"
  | "まで"
  | "によって"
  | "につき"
  | "だけ"
  | "しか"
  | "も"
  | "";

/** A noun phrase with its particle. */
export type Argument = { readonly particle: Particle; readonly phrase: NounPhrase; readonly topic?: true };

/** A predicate with its arguments and adverbs. */
export type Clause = {
  readonly frame: FrameName;
  /** The stem of the verb, which distinguishes verbs with the same frame. */
  readonly stem: string;
  readonly form: PredicateForm;
  readonly args: readonly Argument[];
  readonly adverbs: readonly Adverb[];
  readonly start: number;
  readonly end: number;
};

const PARTICLES: readonly (readonly [word: string, particle: Particle, topic?: true])[] = [
  ["によってしか", "しか"],
  ["にしか", "しか"],
  ["によっては", "によって"],
  ["によって", "によって"],
  ["により", "によって"],
  ["につき", "につき"],
  ["ごとに", "につき"],
  ["に対して", "に"],
  ["でのみ", "で"],
  ["には", "に", true],
  ["にも", "に"],
  ["に", "に"],
  ["へ", "に"],
  ["からのみ", "から"],
  ["からは", "から"],
  ["からも", "から"],
  ["から", "から"],
  ["では", "で"],
  ["でも", "で"],
  ["で", "で"],
  ["とも", "も"],
  ["とは", "と"],
  ["と", "と"],
  ["よりも", "より"],
  ["より", "より"],
  ["まで", "まで"],
  ["しか", "しか"],
  ["だけ", "だけ"],
  ["は", "は", true],
  ["が", "が"],
  ["を", "を"],
  ["も", "も"],
];

const MOST_CLAUSES = 60;
const MOST_ARGUMENTS = 7;

/** Returns every clause at an offset, those with the fewest and longest phrases first. */
export const readClauses = (input: ParserInput, at: number, relative = true): readonly Parse<Clause>[] =>
  input.parse(relative ? "clause" : "clause without clause", at, () => {
    const out: Parse<Clause>[] = [];
    collectClauses(input, at, at, relative, [], [], out);
    return removeDuplicateParses(out).sort((one, other) => countParts(one.value) - countParts(other.value));
  });

const countParts = ({ args, adverbs }: Clause): number => args.length + adverbs.length;

function collectClauses(
  input: ParserInput,
  start: number,
  at: number,
  relative: boolean,
  args: readonly Argument[],
  adverbs: readonly Adverb[],
  out: Parse<Clause>[],
): void {
  if (
    out.length > MOST_CLAUSES ||
    args.length + adverbs.length > MOST_ARGUMENTS ||
    at >= input.text.length ||
    !input.spend()
  )
    return;
  for (const { value, end } of readVerbs(input, at))
    out.push({ value: asAttack({ ...value, args, adverbs, start, end }), end });
  readCopulas(input, start, at, relative, args, adverbs, out);
  for (const { value, end } of readAdverbs(input, at).filter((adverb) => canFollow(adverb.value, args, adverbs)))
    collectClauses(input, start, input.afterComma(end), true, args, [...adverbs, placed(value, args, adverbs)], out);
  for (const { value, end } of readArguments(input, at, relative))
    collectClauses(input, start, input.afterComma(end), true, [...args, value], adverbs, out);
}

/** Returns 「〜を攻撃対象に指定する」 and 「〜が攻撃対象になる」 as attacks; any other clause unchanged. */
function asAttack(clause: Clause): Clause {
  const { frame, form, args } = clause;
  const isPassive = frame === "become";
  if (!isPassive && frame !== "name" && frame !== "make" && frame !== "choose") return clause;
  const goal = args.find(({ particle, phrase }) => particle === "に" && isAttackTarget(phrase));
  if (goal === undefined || (isPassive && form.voice !== undefined)) return clause;
  return {
    ...clause,
    frame: "attack",
    form: isPassive ? { ...form, voice: "passive" } : form,
    args: args.filter((arg) => arg !== goal),
  };
}

const isAttackTarget = (phrase: NounPhrase): boolean =>
  phrase.kind === "pointer" && JSON.stringify(phrase.select) === '{"battle":"target"}' && phrase.where === undefined;

/** Adverbs at the beginning of a clause that connect it to earlier clauses. */
const LEADING: readonly Adverb["says"][] = [
  "then",
  "moreover",
  "suppose",
  "nothing",
  "ifDone",
  "ifNotDone",
  "ifNotSo",
  "orElse",
];
const LASTING: readonly Adverb["says"][] = ["until", "thisTurn"];

/** Whether an adverb may follow the given arguments and adverbs: no meaning twice, and only one duration. */
const canFollow = ({ says }: Adverb, args: readonly Argument[], before: readonly Adverb[]): boolean =>
  !(args.length > 0 && LEADING.includes(says)) &&
  before.every((one) => one.says !== says && !(LASTING.includes(says) && LASTING.includes(one.says)));

/** 「次に」 within a clause, or behind 「このターン」, means the next time and does not connect clauses. */
const placed = (adverb: Adverb, args: readonly Argument[], before: readonly Adverb[]): Adverb =>
  adverb.says === "next" && (args.length > 0 || before.some(({ says }) => LASTING.includes(says)))
    ? { ...adverb, late: true }
    : adverb;

/** Noun phrases with particles, and quantities without a noun. */
const readArguments = (input: ParserInput, at: number, relative: boolean): readonly Parse<Argument>[] =>
  input.parse(relative ? "argument" : "argument without clause", at, () => {
    const quantities = readQuantities(input, at).flatMap(({ value, end }): readonly Parse<Argument>[] => {
      const phrase: NounPhrase = { kind: "quantity", quantity: value };
      const marked = readParticle(input, phrase, end);
      return [...marked, { value: { particle: "", phrase }, end }];
    });
    const phrases = input.phrases(at, relative).flatMap(({ value, end }) => {
      if (!relative && value.kind === "player" && input.text[end] === "の")
        // In a relative clause 「の」 marks its doer.
        return [{ value: { particle: "が", phrase: value } as Argument, end: end + 1 }];
      // 「AP+1」
      const isSigned = value.kind === "stat" && /^[+-]\d/u.test(input.text.slice(end, end + 2));
      if (isSigned) return [{ value: { particle: "", phrase: value } as Argument, end }];
      const amount = value.kind === "amount" ? [{ value: { particle: "", phrase: value } as Argument, end }] : [];
      return [...readParticle(input, value, end), ...equalAmount(input, value, end), ...amount];
    });
    const bound = readQuantities(input, at).flatMap(({ value, end }) =>
      bounds(input, { kind: "quantity", quantity: value }, end),
    );
    const boundPhrases = input.phrases(at, relative).flatMap(({ value, end }) => bounds(input, value, end));
    const compared = [...bound, ...boundPhrases].flatMap(({ value, end }): readonly Parse<Argument>[] => [
      { value: { particle: "", phrase: value }, end },
      ...readParticle(input, value, end),
    ]);
    return [...phrases, ...compared, ...quantities];
  });

function readParticle(input: ParserInput, phrase: NounPhrase, end: number): readonly Parse<Argument>[] {
  // 「あなたのターン中に」
  if ((phrase.kind === "turn" || phrase.kind === "phase") && input.startsWith("中に", end))
    return [{ value: { particle: "に", phrase }, end: end + 2 }];
  // 「あなたのターン、」
  if (phrase.kind === "turn" && phrase.whose !== "any" && input.text[end] === "、")
    return [{ value: { particle: "に", phrase }, end }];
  const found = PARTICLES.find(([word]) => input.startsWith(word, end));
  if (found === undefined) return [];
  const [word, particle, topic] = found;
  const argument: Argument = { particle, phrase, ...(topic && { topic }) };
  const after = end + word.length;
  // 「でない」 is a copula, and 「とき」 no argument.
  if ((word === "で" || word === "では") && /^(ない|なけ|なか|なく|ある|あり|あれ|あっ)/u.test(input.text.slice(after)))
    return [];
  if (word === "と" && input.text[after] === "き") return [];
  return [{ value: argument, end: after }];
}

/** 「〜に等しい枚数」 behind which the verb stands. */
function equalAmount(input: ParserInput, phrase: NounPhrase, end: number): readonly Parse<Argument>[] {
  if (phrase.kind !== "amount" && phrase.kind !== "stat" && phrase.kind !== "life") return [];
  const equal = input.wordAt(
    [
      "に等しい点数",
      "に等しい枚数",
      "に等しい数",
      "と同じ点数",
      "と同じ枚数",
      "と同じ数",
      "に等しい体数",
      "と同じだけ",
      "のぶん",
      "ぶん",
      "分",
    ],
    end,
  );
  if (equal === null) return [];
  const amount = phrase.kind === "stat" ? toAmount(phrase) : null;
  const counted: NounPhrase = amount === null ? phrase : { kind: "amount", amount, counter: "" };
  return [{ value: { particle: "", phrase: counted }, end: end + equal.length }];
}

/** 「〜が3枚以上である」, and the noun alone before 「ならば」. */
function readCopulas(
  input: ParserInput,
  start: number,
  at: number,
  relative: boolean,
  args: readonly Argument[],
  adverbs: readonly Adverb[],
  out: Parse<Clause>[],
): void {
  for (const { value: phrase, end } of readPredicates(input, at, relative)) {
    const push = (form: PredicateForm, after: number): void =>
      void out.push({
        value: { frame: "be", stem: "", form, args: [...args, { particle: "", phrase }], adverbs, start, end: after },
        end: after,
      });
    const found = COPULA_WORDS.find(([word]) => input.startsWith(word, end));
    // 「この魔石のみである」
    const only = input.wordAt(["のみ", "だけ"], end);
    const behind = end + (only?.length ?? 0);
    const copula = only === null ? undefined : COPULA_WORDS.find(([word]) => input.startsWith(word, behind));
    const isBare = only !== null && input.startsWith("なら", behind);
    if (copula !== undefined || isBare) {
      const after = behind + (copula?.[0].length ?? 0);
      const form = copula?.[1] ?? { ending: "end" };
      const limited: Argument = { particle: "しか", phrase };
      out.push({
        value: { frame: "be", stem: "", form, args: [...args, limited], adverbs, start, end: after },
        end: after,
      });
    }
    if (found !== undefined) push(found[1], end + found[0].length);
    else if (BARE_COPULA_LINKS.some((word) => input.startsWith(word, end)))
      push({ ending: "end" }, input.text[end] === "の" ? end + 1 : end);
    else if (input.text[end] === "。" || end === input.text.length) push({ ending: "end" }, end);
  }
}

/** Noun phrases and comparisons that a copula may follow. */
function readPredicates(input: ParserInput, at: number, relative: boolean): readonly Parse<NounPhrase>[] {
  const quantities = readQuantities(input, at).flatMap(({ value, end }) =>
    bounds(input, { kind: "quantity", quantity: value }, end),
  );
  const phrases = input
    .phrases(at, relative)
    .flatMap(({ value, end }) => [...bounds(input, value, end), { value, end }]);
  const plain = readQuantities(input, at).map(
    ({ value, end }): Parse<NounPhrase> => ({ value: { kind: "quantity", quantity: value }, end }),
  );
  return [...quantities, ...phrases, ...plain];
}

/** 「3枚以上」, 「相手の手札の枚数以下」 */
function bounds(input: ParserInput, phrase: NounPhrase, end: number): readonly Parse<NounPhrase>[] {
  const is = readComparison(input, end);
  if (is === null) return [];
  if (phrase.kind === "quantity") {
    const { count, counter } = phrase.quantity;
    if (counter === "±" || typeof count === "string" || (typeof count === "object" && "min" in count)) return [];
    const total = phrase.quantity.total ? ({ total: true } as const) : {};
    return [{ value: { kind: "bound", is: is.value, than: count, counter, ...total }, end: is.end }];
  }
  const than = toAmount(phrase) ?? (phrase.kind === "zone" ? toCount(phrase) : null);
  return than === null ? [] : [{ value: { kind: "bound", is: is.value, than, counter: "" }, end: is.end }];
}
