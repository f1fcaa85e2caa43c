import type { Duration } from "../../../model/ability";
import type { Phase } from "../../../model/turn";
import type { Parse, ParserInput } from "../parser-input";
import type { PlayerParty } from "./noun-phrase";
import { createPlayerPointer, DOER_POINTER } from "./noun-phrase";
import { EDGES, NEXT_TIMES, PHASE_WORDS, PLAYER_WORDS, readTableWords, STEP_WORDS, UNTIL } from "./word-tables";

/** A moment of the game: the beginning or end of a turn, phase, step or battle. */
export type GameMoment = {
  readonly of: "turn" | "phase" | "step" | "battle";
  readonly edge: "start" | "end";
  readonly whose: PlayerParty;
  readonly phase?: string;
  readonly step?: string;
  /** 「次の」 */
  readonly next?: true;
  /** 「このターンの」 */
  readonly current?: true;
  /** 「このユニットのバトルの」 */
  readonly own?: true;
  /** 「自身の」: of the player of the clause. */
  readonly reflexive?: true;
};

/** A word or phrase that says when, how long or how. */
export type Adverb =
  | { readonly says: "until"; readonly until: Duration | string }
  | { readonly says: "nextTime"; readonly endsWith: Duration }
  | { readonly says: "thisTurn"; readonly every?: true }
  | { readonly says: "moment"; readonly moment: GameMoment }
  | { readonly says: "phase"; readonly phase: string; readonly whose: PlayerParty; readonly next?: true }
  /** 「ドローフェイズ以外で」 */
  | { readonly says: "outside"; readonly phase: Phase }
  | { readonly says: "limit"; readonly times: number; readonly yours?: true }
  /** `late`: not at the beginning of its clause. */
  | { readonly says: Manner; readonly late?: true; readonly by?: PlayerParty };

type Manner =
  | "random"
  | "anyOrder"
  | "together"
  | "next"
  | "instead"
  | "ifAble"
  | "then"
  | "ifDone"
  | "ifNotDone"
  | "ifNotSo"
  | "thereby"
  | "each"
  | "oneEach"
  | "free"
  | "freeOfAll"
  | "freeOfCatalyst"
  | "turnOrder"
  | "youFirst"
  | "opponentFirst"
  | "mutually"
  | "orElse"
  | "freely"
  | "moreover"
  | "further"
  | "nothing"
  | "suppose"
  | "inPlay"
  | "hereafter"
  | "process"
  | "catalystPayment"
  | "costPayment"
  | "notProcess"
  | "nothingElse"
  | "first"
  | "everyTurn";

const MANNERS: readonly (readonly [word: string, says: Manner])[] = [
  ["初めて", "first"],
  ["はじめて", "first"],
  ["最初に", "first"],
  ["その後", "then"],
  ["次に", "next"],
  ["さらに", "further"],
  ["また", "moreover"],
  ["そして", "then"],
  ["ただし", "nothing"],
  ["もし", "suppose"],
  ["かわりに", "instead"],
  ["可能ならば", "ifAble"],
  ["可能なら", "ifAble"],
  ["可能であれば", "ifAble"],
  ["無作為に", "random"],
  ["ランダムに", "random"],
  ["好きな順番で", "anyOrder"],
  ["好きな順で", "anyOrder"],
  ["任意の順番で", "anyOrder"],
  ["任意の順で", "anyOrder"],
  ["好きな順序で", "anyOrder"],
  ["同時に", "together"],
  ["ドローフェイズの処理以外で", "notProcess"],
  ["ドローフェイズの処理以外によって", "notProcess"],
  ["ドローフェイズ処理以外で", "notProcess"],
  ["ドローフェイズの処理によらず", "notProcess"],
  ["魔石フェイズの処理以外で", "notProcess"],
  ["魔石フェイズ処理以外で", "notProcess"],
  ...["触媒の支払いのために", "触媒を支払うために", "触媒の支払いで", "触媒の支払いによって", "触媒として"].map(
    (word) => [word, "catalystPayment"] as const,
  ),
  ...["使用コスト", "コスト"].flatMap((cost) =>
    ["の支払いのために", "を支払うために", "の支払いで", "の支払いによって"].map(
      (word) => [cost + word, "costPayment"] as const,
    ),
  ),
  ["ドローフェイズの処理で", "process"],
  ["ドローフェイズ処理で", "process"],
  ["魔石フェイズの処理で", "process"],
  ["魔石フェイズ処理で", "process"],
  ["ドローフェイズの処理によって", "process"],
  ["魔石フェイズの処理によって", "process"],
  ["これによって", "thereby"],
  ["これにより", "thereby"],
  ["この効果で", "thereby"],
  ["この効果によって", "thereby"],
  ["この方法で", "thereby"],
  ["こうして", "thereby"],
  ["好きなように", "freely"],
  ["自由に", "freely"],
  ["任意に", "freely"],
  ["使用コストを支払わずに", "free"],
  ["使用コストを支払うことなく", "free"],
  ["コストを支払わずに", "freeOfAll"],
  ["触媒を支払わずに", "freeOfCatalyst"],
  ["それぞれ", "each"],
  ["ともに", "each"],
  ["共に", "each"],
  ["いずれも", "each"],
  ["1枚ずつ", "oneEach"],
  ["1体ずつ", "oneEach"],
  ["ターン・プレイヤーから順に", "turnOrder"],
  ["ターンプレイヤーから順に", "turnOrder"],
  ["ターンのプレイヤーから順に", "turnOrder"],
  ["あなたから順に", "youFirst"],
  ["あなたから順番に", "youFirst"],
  ["相手から順に", "opponentFirst"],
  ["相手プレイヤーから順に", "opponentFirst"],
  ["お互いに", "mutually"],
  ["互いに", "mutually"],
  ["追加で", "further"],
  ["または", "orElse"],
  ["あるいは", "orElse"],
  ["そうしたならば", "ifDone"],
  ["そうしたなら", "ifDone"],
  ["そうしたら", "ifDone"],
  ["そうした場合", "ifDone"],
  ["そうしたとき", "ifDone"],
  ["そうした時", "ifDone"],
  ["そうすれば", "ifDone"],
  ["そうしないならば", "ifNotDone"],
  ["そうしないなら", "ifNotDone"],
  ["そうしない場合", "ifNotDone"],
  ["そうしなかったならば", "ifNotDone"],
  ["そうしなかったなら", "ifNotDone"],
  ["そうしなかった場合", "ifNotDone"],
  ["そうしなければ", "ifNotDone"],
  ["そうでないならば", "ifNotSo"],
  ["そうでないなら", "ifNotSo"],
  ["そうでない場合", "ifNotSo"],
  ["そうでなければ", "ifNotSo"],
  ["さもなければ", "ifNotSo"],
  ["それ以外なら", "ifNotSo"],
  ["それ以外の場合", "ifNotSo"],
];

/** Returns adverbs at an offset, the longest first. */
export const readAdverbs = (input: ParserInput, at: number): readonly Parse<Adverb>[] =>
  input.parse("adverb", at, () =>
    [
      ...readDurations(input, at),
      ...readTableWords(input, at, NEXT_TIMES).map(
        ({ value: endsWith, end }): Parse<Adverb> => ({ value: { says: "nextTime", endsWith }, end }),
      ),
      ...readMoments(input, at),
      ...readLimits(input, at),
      ...readTableWords(input, at, PHASE_WORDS).flatMap(({ value: phase, end }): readonly Parse<Adverb>[] => {
        const word = input.wordAt(["以外で", "以外に"], end);
        return word === null ? [] : [{ value: { says: "outside", phase }, end: end + word.length }];
      }),
      ...readDoneBy(input, at),
      ...readManners(input, at).map(({ value, end }): Parse<Adverb> => ({ value: { says: value }, end })),
    ].sort((one, other) => other.end - one.end),
  );

/** Words of a manner: 「さらに」, 「そうした場合」, 「そうした場合は」. */
const readManners = (input: ParserInput, at: number): ReturnType<typeof readTableWords<(typeof MANNERS)[number][1]>> =>
  readTableWords(input, at, MANNERS).map(({ value, end }) => ({
    value,
    end: input.startsWith("場合は", end - 2) ? end + 1 : end,
  }));

/** 「相手がそうしたなら」 */
const readDoneBy = (input: ParserInput, at: number): readonly Parse<Adverb>[] =>
  [...readTableWords(input, at, PLAYER_WORDS), ...readTableWords(input, at, CONTROLLERS)].flatMap(
    ({ value: by, end }) => {
      const from = input.wordAt(["が", "は"], end) === null ? end : input.afterComma(end + 1);
      return from === end
        ? []
        : readManners(input, from).flatMap(({ value: says, end: after }): readonly Parse<Adverb>[] =>
            says === "ifDone" || says === "ifNotDone" ? [{ value: { says, by }, end: after }] : [],
          );
    },
  );
const CONTROLLERS = (["それの支配者", "その支配者"] as const).map((word) => [word, createPlayerPointer("it")] as const);

/** 「毎ターン、〜が最初に〜とき」: the turns in which the how many-th is counted. */
const EVERY_TURN = ["各ターンに", "各ターン", "毎ターン"];
const DURING: readonly string[] = [
  ...["このターンのうちに", "このターンだけ", "このターン中に", "このターン中"],
  "このターンに",
  "このターン",
  "そのターン中に",
  "そのターン中",
  "そのターン",
  "1ターンに",
  "そのターンに",
];

function readDurations(input: ParserInput, at: number): readonly Parse<Adverb>[] {
  const until = readTableWords(input, at, UNTIL).map(
    ({ value, end }): Parse<Adverb> => ({
      value: { says: "until", until: value },
      end: input.startsWith("は、", end) ? end + 1 : end,
    }),
  );
  const every = input.wordAt(EVERY_TURN, at);
  if (every !== null) return [...until, { value: { says: "everyTurn" }, end: at + every.length }];
  const word = input.wordAt(DURING, at);
  if (word === null || /^の(?:終|開)/u.test(input.text.slice(at + word.length))) return until;
  return [
    ...until,
    { value: { says: "thisTurn", ...(word === "1ターンに" && { every: true }) }, end: at + word.length },
  ];
}

const LIMITS = /^(?:(あなたの|各|1)?(?:ターンに|ターン中に))(\d|一|二)(?:度|回)(?:だけ|まで|のみ|しか)*/u;

function readLimits(input: ParserInput, at: number): readonly Parse<Adverb>[] {
  const match = LIMITS.exec(input.text.slice(at, at + 16));
  if (match === null) return [];
  const times = match[2] === "一" ? 1 : match[2] === "二" ? 2 : Number(match[2]);
  // 「1ターンに2回攻撃したとき」 counts attacks.
  if (times > 1 && /[度回]$/u.test(match[0]) && input.text[at + match[0].length] !== "、") return [];
  const yours = match[1] === "あなたの";
  return [{ value: { says: "limit", times, ...(yours && { yours }) }, end: at + match[0].length }];
}

/** 「あなたのターンの開始時」 */
function readMoments(input: ParserInput, at: number): readonly Parse<Adverb>[] {
  const text = input.text;
  const out: Parse<Adverb>[] = [];
  for (const { value: owner, end: from } of owners(input, at)) {
    for (const { value: unit, end } of units(input, from)) {
      const edge = EDGES.find(([word]) => text.startsWith(word, end));
      if (edge === undefined) continue;
      const behind = end + edge[0].length;
      if (text.startsWith("まで", behind)) continue;
      const after = input.wordAt(["ごとに", "には", "に"], behind) ?? "";
      out.push({
        value: { says: "moment", moment: { ...unit, ...owner, edge: edge[1] } },
        end: behind + after.length,
      });
    }
  }
  return out;
}

type Owner = Pick<GameMoment, "whose" | "next" | "current" | "own" | "reflexive">;

/** Whose turn or phase: 「次の相手の」. */
function owners(input: ParserInput, at: number): readonly Parse<Owner>[] {
  const out: Parse<Owner>[] = [{ value: { whose: "any" }, end: at }];
  const own = input.wordAt(["このユニットの"], at);
  if (own !== null) {
    const step = input.startsWith("バトルの", at + own.length) ? 4 : 0;
    out.push({ value: { whose: "any", own: true }, end: at + own.length });
    if (step > 0) out.push({ value: { whose: "any", own: true }, end: at + own.length + step });
  }
  for (const word of ["各プレイヤーの", "すべてのプレイヤーの", "各ターンの", "各", "すべての"].filter((one) =>
    input.startsWith(one, at),
  ))
    out.push({ value: { whose: "any" }, end: at + word.length });
  const current = input.wordAt(["この", "その"], at);
  if (current !== null) out.push({ value: { whose: "any", current: true }, end: at + current.length });
  const next = input.startsWith("次の", at) ? 2 : 0;
  if (next > 0) out.push({ value: { whose: "any", next: true }, end: at + next });
  for (const { value, end } of readTableWords(input, at + next, PLAYER_WORDS)) {
    if (input.text[end] !== "の") continue;
    const isOwn = value === DOER_POINTER;
    const whose = isOwn ? "you" : value === "each" ? "any" : value;
    const every = input.wordAt(["各"], end + 1);
    const later = input.startsWith("次の", end + 1) ? 2 : 0;
    out.push({
      value: { whose, ...(isOwn && { reflexive: isOwn }), ...((next > 0 || later > 0) && { next: true as const }) },
      end: end + 1 + later + (every?.length ?? 0),
    });
  }
  return out;
}

function units(input: ParserInput, at: number): readonly Parse<Pick<GameMoment, "of" | "phase" | "step">>[] {
  return [
    ...(input.startsWith("ターン", at) ? [{ value: { of: "turn" } as const, end: at + 3 }] : []),
    ...(input.startsWith("バトル", at) ? [{ value: { of: "battle" } as const, end: at + 3 }] : []),
    ...readTableWords(input, at, PHASE_WORDS).map(({ value, end }) => ({
      value: { of: "phase", phase: value } as const,
      end,
    })),
    ...readTableWords(input, at, STEP_WORDS).map(({ value, end }) => ({
      value: { of: "step", step: value } as const,
      end,
    })),
  ];
}
