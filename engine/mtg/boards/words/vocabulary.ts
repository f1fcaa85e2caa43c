import type { BasicLandType } from "../../model/card";
import { BOARD_PHRASES } from "./phrases";
import type { BoardLanguage, WordForms } from "./word-forms";

/** Words that stand for a value, by what they stand for: `era:6e`, `step:untap`, `zone:hand`, `type:creature` and so on. */
const VALUES: Readonly<Record<string, WordForms>> = {
  "player:0": ["あなた|自分|プレイヤーA|プレイヤー1|私", "you|your|yours|me|my|mine|I|player A|player 1"],
  "player:1": ["対戦相手|相手|プレイヤーB|プレイヤー2", "opponent|the other player|player B|player 2"],
  "era:6e": ["第6版|第六版|6版|六版", "6th edition|sixth edition|6E|6th"],
  "era:8e": ["第8版|第八版|8版|八版", "8th edition|eighth edition|8E|8th"],
  "era:mod": ["現在|現在のルール|現代|モダン|今日", "modern|modern rules|today|present|MOD"],
  "step:untap": ["アンタップ・ステップ", "untap step|untap"],
  "step:upkeep": ["アップキープ・ステップ|アップキープ", "upkeep step|upkeep"],
  "step:draw": ["ドロー・ステップ|ドロー", "draw step"],
  "step:main1": [
    "戦闘前メイン・フェイズ|第1メイン・フェイズ|第一メイン・フェイズ|メイン・フェイズ|メイン",
    "first main phase|main phase|main 1|main1|1st main phase|precombat main phase|main",
  ],
  "step:beginCombat": ["戦闘開始ステップ|戦闘開始", "beginning of combat step|beginning of combat|begin combat"],
  "step:attackers": [
    "攻撃クリーチャー指定ステップ|攻撃クリーチャー指定|攻撃指定",
    "declare attackers step|declare attackers|attackers step",
  ],
  "step:blockers": [
    "ブロック・クリーチャー指定ステップ|ブロック・クリーチャー指定|ブロック指定",
    "declare blockers step|declare blockers|blockers step",
  ],
  "step:firstDamage": [
    "先制攻撃の戦闘ダメージ・ステップ|第1戦闘ダメージ・ステップ|第一戦闘ダメージ・ステップ",
    "first-strike combat damage step|first strike damage step|first combat damage step",
  ],
  "step:damage": ["戦闘ダメージ・ステップ|戦闘ダメージ", "combat damage step|combat damage|damage step"],
  "step:endCombat": ["戦闘終了ステップ|戦闘終了", "end of combat step|end of combat"],
  "step:main2": [
    "戦闘後メイン・フェイズ|第2メイン・フェイズ|第二メイン・フェイズ",
    "second main phase|main 2|main2|2nd main phase|postcombat main phase",
  ],
  "step:end": ["終了ステップ|ターン終了ステップ", "end step|end of turn step"],
  "step:cleanup": ["クリンナップ・ステップ|クリンナップ", "cleanup step|cleanup"],
  "zone:library": ["ライブラリー|ライブラリ|山札", "library"],
  "zone:hand": ["手札", "hand"],
  "zone:graveyard": ["墓地", "graveyard"],
  "zone:battlefield": ["戦場|場", "battlefield|board|in play"],
  "zone:stack": ["スタック", "stack"],
  "zone:exile": ["追放領域|追放", "exile|exiled"],
  "zone:phasedOut": ["フェイズ・アウト領域", "phased-out zone"],
  "zone:command": ["統率領域|統率", "command zone"],
  "type:artifact": ["アーティファクト", "artifact"],
  "type:battle": ["バトル", "battle"],
  "type:creature": ["クリーチャー", "creature"],
  "type:dungeon": ["ダンジョン", "dungeon"],
  "type:enchantment": ["エンチャント", "enchantment"],
  "type:instant": ["インスタント", "instant"],
  "type:land": ["土地", "land"],
  "type:planeswalker": ["プレインズウォーカー|プレインズ・ウォーカー", "planeswalker"],
  "type:sorcery": ["ソーサリー", "sorcery|sorceries"],
  "supertype:basic": ["基本", "basic"],
  "supertype:legendary": ["伝説の|伝説", "legendary|legend"],
  "supertype:snow": ["氷雪", "snow"],
  "supertype:world": ["ワールド|世界", "world"],
  "subtype:Aura": ["オーラ", "Aura"],
  "subtype:Equipment": ["装備品", "Equipment"],
  "subtype:Fortification": ["城砦", "Fortification"],
  "subtype:Role": ["役割", "Role"],
  "subtype:Saga": ["英雄譚", "Saga"],
  "subtype:Siege": ["包囲戦", "Siege"],
  "subtype:Plains": ["平地", "Plains"],
  "subtype:Island": ["島", "Island"],
  "subtype:Swamp": ["沼", "Swamp"],
  "subtype:Mountain": ["山", "Mountain"],
  "subtype:Forest": ["森", "Forest"],
  "color:w": ["白の|白い|白", "white"],
  "color:u": ["青の|青い|青", "blue"],
  "color:b": ["黒の|黒い|黒", "black"],
  "color:r": ["赤の|赤い|赤", "red"],
  "color:g": ["緑の|緑", "green"],
  "keyword:banding": ["バンド能力|バンディング", "banding"],
  "keyword:deathtouch": ["接死", "deathtouch"],
  "keyword:defender": ["防衛", "defender"],
  "keyword:doubleStrike": ["二段攻撃", "double strike"],
  "keyword:firstStrike": ["先制攻撃", "first strike"],
  "keyword:flanking": ["側面攻撃", "flanking"],
  "keyword:flash": ["瞬速", "flash"],
  "keyword:flying": ["飛行", "flying|flies"],
  "keyword:haste": ["速攻", "haste"],
  "keyword:horsemanship": ["馬術", "horsemanship"],
  "keyword:phasing": ["フェイジング", "phasing"],
  "keyword:shadow": ["シャドー", "shadow"],
  "keyword:spaceSculptor": ["宇宙を刻む者", "space sculptor"],
  "keyword:trample": ["トランプル", "trample"],
  "keyword:vigilance": ["警戒", "vigilance"],
  "counter:loyalty": ["忠誠度|忠誠", "loyalty"],
  "counter:defense": ["守備値|守備", "defense|defence"],
  "counter:lore": ["伝承", "lore"],
};

/** Words that are heard and say nothing: particles, articles, and nouns that only count. */
const SILENT: WordForms = [
  "の|が|は|を|に|で|と|も|へ|な|や|から|まで|それぞれ|個|点|枚|体|つ|目|第|状態|している|されている|した|する|ある|いる|である|受けている|受けた|能力持ち|持つ|を持つ|盾|シールド|修整を受ける|修整|ターン終了時まで|版|ステップ|フェイズ|次の|すべての|すべて|全て",
  "the|a|an|of|with|and|has|have|had|is|are|was|were|it|its|it's|'s|at|to|by|from|in|that|this|gets|get|there|until end of turn|step|phase|edition|next|all|shield|points|point|x|as|for|marked|then|also has|but|controls|holds",
];

/** Words of each key with all their forms. */
export const BOARD_VOCABULARY: Readonly<Record<string, WordForms>> = { ...VALUES, ...BOARD_PHRASES, silent: SILENT };

const LAND_WALKS: Readonly<Record<BasicLandType, WordForms>> = {
  Plains: ["平地渡り", "plainswalk"],
  Island: ["島渡り", "islandwalk"],
  Swamp: ["沼渡り", "swampwalk"],
  Mountain: ["山渡り", "mountainwalk"],
  Forest: ["森渡り", "forestwalk"],
};

/** Numbers that are written as words. */
const NUMBERS: readonly string[] = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Everything that may be heard: pairs of a form and its key. One form may have several keys. */
export const WORD_FORM_KEYS: readonly (readonly [form: string, key: string])[] = [
  ...Object.entries(BOARD_VOCABULARY).flatMap(([key, forms]) => formsOf(forms).map((form) => [form, key] as const)),
  ...Object.entries(LAND_WALKS).flatMap(([land, forms]) =>
    formsOf(forms).map((form) => [form, `walk:${land}`] as const),
  ),
  ...NUMBERS.map((form, number) => [form, `number:${number}`] as const),
];

function formsOf(forms: WordForms): readonly string[] {
  return forms.flatMap((each) => each.split("|"));
}

/** Returns the form in which a word is written. */
export function getWrittenForm(key: string, language: BoardLanguage): string {
  const forms = Object.hasOwn(BOARD_VOCABULARY, key) ? BOARD_VOCABULARY[key] : undefined;
  if (forms === undefined) throw new Error(`No word for ${key}`);
  return forms[language === "ja" ? 0 : 1].split("|")[0] ?? "";
}
