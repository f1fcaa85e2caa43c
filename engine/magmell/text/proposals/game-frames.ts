import type { CardKind } from "../../model/card";
import { compileWordPairs } from "../everyday-words";
import type { WordPair } from "../other-games-words";
import type { AdaptedText, WordingDifference } from "./adaptations";
import { endClause } from "./inflections";

/** Where other games begin an ability: 「①：」, 「【自】：」 (of which the colon is left), 「［コスト］」 and 「『〜時』」. */
const BEGINNING = /\n(?=[①-⑨]:|:|\[|『|[^\n。、]{1,8}、:)|(?<=。)(?=『)/u;
const FRAME = /^(?:[①-⑨]:|[^\n。、]{0,8}、?:|\[[^\]]*\]|『[^』]*』)/u;

/** The moments that other games write before an ability, each as this game does. */
const MOMENTS: readonly WordPair[] = [
  ["^[①-⑨]?:", ""],
  ["^ターン(?=\\d[回度]、)", "1ターンに"],
  ["^(1ターンに\\d[回度]、):?\\[([^\\]]*)\\]:?", "$1$2:"],
  ["^『(この(?:ユニット|カード))の召喚時/(攻撃|防御)時』", "$1が召喚されたとき、または$2したとき、"],
  ["^『(この(?:ユニット|カード))の破壊時』(?=[^。]*残る)", "$1が破壊される場合、かわりに"],
  ["^『(この(?:ユニット|カード|魔石))の(召喚|破壊)時』", "$1が$2されたとき、"],
  ["^『(この(?:ユニット|カード))の(?:アタック|攻撃)時』", "$1が攻撃したとき、"],
  ["^『(この(?:ユニット|カード))の(?:ブロック|防御)時』", "$1が防御したとき、"],
  ["^『(この(?:ユニット|カード))の(?:バトル|戦闘)終了時』", "$1のバトルの終了時、"],
  ["^『お互いのターン』", ""],
  ["^『((?:自分|相手|あなた)のターン)』(?=[^。]*(?:とき|時|たび)、)", "$1に、"],
  ["^『((?:自分|相手|あなた)のターン)』", "$1の間、"],
  ["^『((?:自分|相手|あなた)の(?:ターン|[^』]*フェイズ))の?(開始|終了)時』", "$1の$2時、"],
  ["^『((?:自分|あなた)のメインフェイズ)』", "$1に、"],
  ["^『((?:自分|相手|あなた)の[^』]*フェイズ)』(?![^。]*(?:され|出|い|し|れ|っ)た(?:とき|時|たび)、)", "$1の開始時、"],
];
/** Labels as they stand in a normalized text, each as the mark that was given. */
const LABELS: readonly (readonly [label: RegExp, mark: string])[] = [
  [/^起動、(?=\[|【)/u, ""],
  [/【([①-⑨])】/gu, "$1:"],
  [/【(?:自|自動|永|永続|常|常時|誘発?)】/gu, ":"],
  [/【((?:この|お互い|自分|相手|あなた)[^】]*)】/gu, "『$1』"],
  [/【([^】]*)】(?=\[)/gu, "$1、:"],
  [/【([^】]*)】/gu, "$1、"],
];
const MOMENT_PATTERNS = compileWordPairs(MOMENTS);

/** 「［A］：〜時、コストを払ってよい。払ったら、B」: what is paid stands where it is paid. */
const PRICE_BEFORE =
  /^\[([^\]]*)\]:?(.*?(?:とき|時)、)(?:(?:あなたは、?)?コストを(?:支)?払っても?よい。(?:(?:支)?払った(?:ら|なら)|そうし(?:た場合|たなら|たら))、)(.*)$/u;
const PRICE_WITHIN = /コスト\[([^\]]*)\]を(?:支)?払っても?よい。(?:支)?払った(?:ら|なら)、/u;
/** 「Aすることで、B」, which its player may decline. */
const BY_DOING = /(?<=^|[。、])([^。、]+)ことで、(?=[^。]*。?$)/u;

/** 「このカード名の効果は1ターンに1度しか使用できない。」, before the abilities that it limits. */
const NAME_LIMIT =
  /^この(?:カード名|名称)の(?:カードの)?(?:[①-⑨]の?)*効果は、?1ターンに(\d)[度回](?:しか|だけ)、?[^。、]*。/u;

/** Returns abilities each with the limit that another game sets for all cards of the name. */
function limitEach(parts: readonly AdaptedText[], limit: string, times: string): readonly AdaptedText[] {
  const words = `この能力は各ターンに${times}度だけ誘発する。`;
  return parts.map(({ text, differences }) => ({
    text: /(?:とき|時|場合)/u.test(text)
      ? text.replace(/に?、?発動できる。([^。]+)。$/u, (all, act: string) => sayMayOf(all, act)) + words
      : text,
    differences: [...differences, { reason: "instead", given: limit, words }],
  }));
}

/** 「、発動できる。A。」 as 「、Aしてもよい。」. */
function sayMayOf(all: string, act: string): string {
  const done = endClause(act, "te");
  return done === null ? all : `、${done}もよい。`;
}

const mayDo = (clause: string): string | null => {
  const done = endClause(clause, "te");
  return done === null ? null : `${done}もよい。そうした場合、`;
};

/** Returns an ability with its price as something that its player may do. */
function sayPrice(text: string): AdaptedText {
  const exact = (said: string): AdaptedText => ({ text: said, differences: [] });
  const [, before = "", when = "", effect = ""] = PRICE_BEFORE.exec(text) ?? [];
  // What a second sentence says would be done without the price too.
  const first = before === "" || !/^[^。]*。?$/u.test(effect) ? null : mayDo(before);
  if (first !== null) return exact(`${when}${first}${effect}`);
  const [within = "", paid = ""] = PRICE_WITHIN.exec(text) ?? [];
  const inner = within === "" ? null : mayDo(paid);
  if (inner !== null)
    return exact(text.replace(within, inner).replace(/。(?:支)?払わないなら、/u, "。そうしない場合、"));
  if (/^(?:1ターンに|\[)/u.test(text)) return exact(text.replace(/^\[([^\]]*)\]:?/u, "起動、$1:"));
  const [by = "", doing = ""] = BY_DOING.exec(text) ?? [];
  const done = by === "" ? null : mayDo(doing);
  if (done === null) return exact(text);
  const difference: WordingDifference = { reason: "instead", given: by.replace(/、$/u, ""), words: done };
  return { text: text.replace(by, done), differences: [difference] };
}

/**
 * Returns the abilities that another game marks with numbers, labels, prices in brackets or moments in 『』, each without
 * the mark; null where nothing is marked. All of a magic is one ability.
 */
export function cutFrames(given: string, kind: CardKind): readonly AdaptedText[] | null {
  const text = LABELS.reduce((some, [label, mark]) => some.replace(label, mark), given);
  const [limit = "", times = ""] = NAME_LIMIT.exec(text) ?? [];
  const parts = text
    .slice(limit.length)
    .split(BEGINNING)
    .map((part) => part.replace(/^\n/u, ""))
    .filter((part) => part !== "");
  if (!parts.some((part) => FRAME.test(part)) && !PRICE_WITHIN.test(text) && limit === "") return null;
  if (limit !== "" && kind === "magic") return null;
  const said = parts.map((part) =>
    sayPrice(MOMENT_PATTERNS.reduce((some, [pattern, meant]) => some.replace(pattern, meant), part)),
  );
  if (limit !== "" && kind !== "magic") return limitEach(said, limit, times);
  return kind !== "magic"
    ? said
    : [{ text: said.map((one) => one.text).join(""), differences: said.flatMap((one) => one.differences) }];
}
