import type { ChoiceWords } from "./choices";
import type { OptionKey } from "./keys";
import type { DISPLAY_MODES, PRINTING_PREFERENCES, SortKey, UNIQUE_MODES } from "./types";

/** Words of each option, the canonical one first and the Japanese one second. */
export const OPTION_WORDS = {
  include: [
    ["token", "トークン", "tokens"],
    ["retired", "取り下げ", "withdrawn"],
    ["extras", "すべて"],
  ],
  unique: [
    ["cards", "カード", "card"],
    ["prints", "収録", "print"],
    ["art", "絵柄", "arts"],
  ] satisfies readonly (ChoiceWords & readonly [(typeof UNIQUE_MODES)[number], ...string[]])[],
  order: [
    ["number", "登録", "番号"],
    ["name", "名称", "名前"],
    ["yomi", "読み", "reading"],
    ["use", "使用コスト", "usev", "cmc"],
    ["catalyst", "触媒", "cat", "catv"],
    ["total", "総コスト"],
    ["ap", "攻撃力", "power"],
    ["hp", "体力", "toughness"],
    ["color", "色", "colors"],
    ["kind", "種別", "type"],
    ["timing", "タイミング"],
    ["set", "セット"],
    ["released", "発売", "date"],
    ["changed", "変更"],
    ["artist", "絵師"],
    ["decks", "採用数", "popularity"],
    ["random", "ランダム"],
  ] satisfies readonly (ChoiceWords & readonly [SortKey, ...string[]])[],
  direction: [
    ["asc", "昇順", "ascending"],
    ["desc", "降順", "descending"],
  ],
  display: [
    ["grid", "カード", "images"],
    ["list", "一覧", "full"],
    ["text", "テキスト"],
    ["checklist", "チェックリスト"],
  ] satisfies readonly (ChoiceWords & readonly [(typeof DISPLAY_MODES)[number], ...string[]])[],
  prefer: [
    ["newest", "新しい"],
    ["oldest", "古い"],
    ["promo", "プロモ"],
    ["textmatches", "現行テキスト"],
  ] satisfies readonly (ChoiceWords & readonly [(typeof PRINTING_PREFERENCES)[number], ...string[]])[],
} as const satisfies Record<Exclude<OptionKey, "asOf">, readonly ChoiceWords[]>;
