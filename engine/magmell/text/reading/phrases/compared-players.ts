import type { Amount, Filter, Select } from "../../../model/select";
import { readVerbs } from "../morphology/read-verb";
import type { Parse, ParserInput } from "../parser-input";
import { createPointer, DOER_POINTER, type NounPhrase, type PlayerCondition } from "./noun-phrase";
import { toFilter, toPlace } from "./selections";
import { readTableWords, STAT_WORDS, THING_WORDS } from "./word-tables";

const MORE = ["多い", "高い", "大きい", "多く", "大きな"];
const FEWER = ["少ない", "低い", "小さい", "少なく", "小さな"];
const OPPONENT = ["相手よりも", "対戦相手より", "相手より"];
const THAN = [...OPPONENT, "より", "最も"];

/** Returns conditions before 「プレイヤー」 that select one of both players, such as 「カードの枚数が多い」. */
export const readComparedPlayers = (
  input: ParserInput,
  at: number,
): readonly Parse<{ readonly test: PlayerCondition }>[] =>
  [...byWhatWasDone(input, at), ...byWhatIsThere(input, at), ...byControl(input, at), ...byTheSame(input, at)]
    .filter(({ end }) => input.startsWith("プレイヤー", end))
    .map(({ value, end }) => ({ value: { test: value }, end }));

const skip = (input: ParserInput, at: number, words: readonly string[]): number =>
  at + (input.wordAt(words, at)?.length ?? 0);

function readDegree(input: ParserInput, at: number): Parse<">" | "<"> | null {
  const more = input.wordAt(MORE, at);
  const word = more ?? input.wordAt(FEWER, at);
  return word === null ? null : { value: more === null ? "<" : ">", end: at + word.length };
}

const MINE: Filter = { whose: DOER_POINTER };
const OTHERS: Filter = { not: { whose: DOER_POINTER } };

/** 「より使用コストの大きいカードを公開した」 */
function byWhatWasDone(input: ParserInput, at: number): readonly Parse<PlayerCondition>[] {
  return readTableWords(input, skip(input, at, THAN), STAT_WORDS).flatMap(({ value: [stat, ...more], end }) => {
    const degree = readDegree(input, skip(input, end, ["の", "が"]));
    if (stat === undefined || more.length > 0 || degree === null) return [];
    return readTableWords(input, degree.end, THING_WORDS).flatMap(({ end: noun }) =>
      input.text[noun] !== "を"
        ? []
        : readVerbs(input, noun + 1).flatMap(
            ({ value: { frame, form }, end: done }): readonly Parse<PlayerCondition>[] => {
              if (!form.past || form.negative) return [];
              const of = (where: Filter): Select => ({ of: createPointer(`whole:${frame}`), where });
              const compared = { own: { stat, of: of(MINE) }, others: { stat, of: of(OTHERS) } };
              // Nothing that was shown is not less than something.
              const having = of(MINE);
              return [{ value: { is: degree.value, compared, having }, end: done }];
            },
          ),
    );
  });
}

/** 「カードの枚数が多い」, 「手札が相手より少ない」 */
function byWhatIsThere(input: ParserInput, at: number): readonly Parse<PlayerCondition>[] {
  return input
    .phrases(skip(input, at, OPPONENT), false)
    .flatMap(({ value, end }): readonly Parse<PlayerCondition>[] => {
      const counted = skip(input, end, ["の枚数", "の数", "の体数"]);
      if (input.text[counted] !== "が") return [];
      const degree = readDegree(input, skip(input, counted + 1, THAN));
      const compared = ownAndOthers(value);
      return degree === null || compared === null ? [] : [{ value: { is: degree.value, compared }, end: degree.end }];
    });
}

/** 「相手より多くのユニットを支配している」 */
function byControl(input: ParserInput, at: number): readonly Parse<PlayerCondition>[] {
  const than = input.wordAt(THAN, at);
  const degree = than === null ? null : readDegree(input, at + than.length);
  if (degree === null) return [];
  return input
    .phrases(skip(input, degree.end, ["の"]), false)
    .flatMap(({ value, end }): readonly Parse<PlayerCondition>[] => {
      const compared = input.text[end] === "を" ? ownAndOthers(value) : null;
      if (compared === null) return [];
      return readVerbs(input, end + 1).flatMap(({ value: { frame, form }, end: held }) =>
        (frame === "control" || frame === "have") && !form.negative && !form.past && form.ending === "end"
          ? [{ value: { is: degree.value, compared }, end: held }]
          : [],
      );
    });
}

/** 「少ないプレイヤー」 after a comparison. */
function byTheSame(input: ParserInput, at: number): readonly Parse<PlayerCondition>[] {
  const degree = readDegree(input, at);
  return degree === null ? [] : [{ value: { is: degree.value }, end: degree.end }];
}

/** The number of a player's own things, and that of the other's. */
function ownAndOthers(phrase: NounPhrase): { readonly own: Amount; readonly others: Amount } | null {
  const both = (of: (side: Filter) => Select) => ({ own: { count: of(MINE) }, others: { count: of(OTHERS) } });
  if (phrase.kind === "life" && phrase.whose === undefined && phrase.quantity === undefined) {
    const own: Amount = { life: DOER_POINTER };
    return { own, others: { minus: [{ sum: [{ life: "you" }, { life: "opponent" }] }, own] } };
  }
  if (phrase.kind === "zone" && phrase.whose === undefined && phrase.position === undefined)
    return both((where) => ({ all: phrase.zone, where }));
  if (phrase.kind !== "things" || phrase.whose !== undefined || phrase.quantity !== undefined) return null;
  if (phrase.noun === "card" && phrase.zones === undefined) {
    // Cards of no area are those that have been seen.
    const filter = toFilter(phrase);
    return filter === null || "not" in filter
      ? null
      : both((side) => ({ of: createPointer("among"), where: { ...filter, ...side } }));
  }
  const place = toPlace(phrase);
  if (place === null || "not" in place.where) return null;
  return both((side) => ({ all: place.zones, where: { ...place.where, ...side } }));
}
