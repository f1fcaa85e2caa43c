/**
 * Words that readers use for what an entry is about, where neither the document nor our sentence has them: spellings, names
 * of later years, and names by which a thing is known.
 */
export const USUAL_WORDS: readonly (readonly [id: string, words: readonly string[]])[] = [
  ["mtg-6e:A.22", ["森渡り", "島渡り", "沼渡り", "山渡り", "平地渡り"]],
  ["mtg-6e:A.26", ["シャドウ"]],
  ["mtg-6e:D.1.2", ["スイスドロー", "swiss"]],
  ["mtg-6e:D.1.7", ["インテンショナル・ドロー", "合意の引き分け", "intentional draw"]],
  ["mtg-6e:D.1.8", ["観客", "観戦者", "spectators"]],
  ["mtg-6e:D.3.17", ["遅刻", "late"]],
  ["mtg-6e:D.7", ["スリーブ", "sleeves"]],
  ["mtg-6e:D.8.3", ["プロキシ", "代用カード", "proxy", "proxies"]],
  ["mtg-6e:D.13", ["ヴィンテージ", "vintage"]],
  ["mtg-6e:D.13.r2", ["コレクターズ・エディション", "collector's edition"]],
  ["mtg-6e:D.14.r1", ["コレクターズ・エディション", "collector's edition"]],
  ["mtg-6e:D.15.1", ["デュアルランド", "dual lands"]],
  ["mtg-6e:D.15.r2", ["コレクターズ・エディション", "collector's edition"]],
  ["mtg-6e:D.16", ["タイプ2", "type 2"]],
  ["mtg-6e:D.16.r2", ["コレクターズ・エディション", "collector's edition"]],
  ["mtg-6e:D.19", ["ロチェスター・ドラフト", "ブースタードラフト", "rochester draft"]],
  ["mtg-6e:E.1", ["ピッチスペル", "pitch spells"]],
  ["mtg-6e:G.18", ["無限ループ", "infinite loop"]],
  ["mtg-6e:G.20.3", ["投了", "サレンダー", "concede", "surrender"]],
  ["mtg-6e:G.25.r10", ["召還酔い"]],
  ["mtg-6e:G.27", ["フェイズ・アウト", "フェイズ・イン"]],
  ["mtg-6e:G.27.1", ["フェイズ・アウト"]],
  ["mtg-6e:G.27.5", ["フェイズ・イン"]],
  ["mtg-6e:G.37", ["召還酔い"]],
  ["mtg-6e:K.10", ["P/T"]],
  ["mtg-6e:K.24", ["スプリット・カード"]],
  ["mtg-6e:Z.3", ["捨て札の山", "ディスカード・パイル", "discard pile"]],
  ["mtg-6e:Z.6", ["山札", "ドロー・パイル", "draw pile"]],
];
