import type { CardKind } from "../../model/card";
import { compileWordPairs, type WordPair } from "../everyday-words";
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
  ["^『((?:自分|相手|あなた)の[^』]*フェイズ)』", "$1の開始時、"],
];
const MOMENT_PATTERNS = compileWordPairs(MOMENTS);

/** 「［A］：〜時、コストを払ってよい。払ったら、B」: what is paid stands where it is paid. */
const PRICE_BEFORE = /^\[([^\]]*)\]:?(.*?(?:とき|時)、)(?:コストを(?:支)?払っても?よい。(?:支)?払ったら、)(.*)$/u;
const PRICE_WITHIN = /コスト\[([^\]]*)\]を(?:支)?払っても?よい。(?:支)?払った(?:ら|なら)、/u;
/** 「Aすることで、B」, which its player may decline. */
const BY_DOING = /(?<=^|[。、])([^。、]+)ことで、/u;

const mayDo = (clause: string): string | null => {
  const done = endClause(clause, "te");
  return done === null ? null : `${done}もよい。そうした場合、`;
};

/** Returns an ability with its price as something that its player may do. */
function sayPrice(text: string): AdaptedText {
  const exact = (said: string): AdaptedText => ({ text: said, differences: [] });
  const [, before = "", when = "", effect = ""] = PRICE_BEFORE.exec(text) ?? [];
  const first = before === "" ? null : mayDo(before);
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
export function cutFrames(text: string, kind: CardKind): readonly AdaptedText[] | null {
  const parts = text.split(BEGINNING).filter((part) => part !== "");
  if (!parts.some((part) => FRAME.test(part)) && !PRICE_WITHIN.test(text)) return null;
  const said = parts.map((part) =>
    sayPrice(MOMENT_PATTERNS.reduce((some, [pattern, meant]) => some.replace(pattern, meant), part)),
  );
  return kind !== "magic"
    ? said
    : [{ text: said.map((one) => one.text).join(""), differences: said.flatMap((one) => one.differences) }];
}
