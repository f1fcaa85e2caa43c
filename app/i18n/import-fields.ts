import { IMAGE_LIMITS } from "@/lib/card-images/image-limits";
import { LIMITS } from "@/lib/catalogue/import/files/file-limits";

const DAY = "「2025-04-25」のように、1900年から2199年までの日付を書きます。";
const SYMBOLS =
  "「2赤赤」のように、どの色でもよい分の数字、続けて1つごとに青・緑・赤を書きます。なければ空のままにします。";
const STAT = `0から${LIMITS.stat}までの整数を書きます。`;
const TAGS = "決められた用途の中から選んで書きます。変えないときは書かずにおきます。";
const OPTIONAL = "なければ書かずにおきます。";
const line = (max: number) => `1〜${max}文字で、前後に空白を入れずに書きます。`;
const text = (max: number) => `${max}文字まで、前後に空白を入れずに書きます。改行もできます。`;
const NAME = `1〜${LIMITS.name}文字で、前後に空白を入れずに書きます。《》は使えません。`;
const ALIASES = `愛称を${LIMITS.aliases}個まで書けます。`;
const YES_OR_NO = "表では○か空、JSONではtrueかfalse（または書かない）です。";
const CARD_NAME = "このファイルかデータベースにあるカードの名称を書きます。";
const ENGLISH_NAME = `英語名を${line(LIMITS.englishName)}${OPTIONAL}`;
const BOTH = "日本語の文（ja）を書きます。英語の文（en）はあれば書きます。";
const COUNTERS = `「栞=bookmark」のように、カウンターの名前とその英語（counterを除く）を書きます。JSONでは{"栞": "bookmark"}です。`;
const RARITY = `記号と名前を「R=レア=Rare」のように書きます。JSONでは{"code": "R", "name": "レア", "englishName": "Rare"}です。`;

/** How each field of a card file is written, in Japanese, by its place in the file. Tables and JSON are told together. */
export const IMPORT_FIELDS: Readonly<Record<string, string>> = {
  "": "formatと、sets・cards・rulings・lists・aliasesのどれかを持つオブジェクトを書きます。",
  format: "「grimoire-cards/1」と書きます。",
  sets: `セットのリストです。${LIMITS.sets}件まで書けます。`,
  "sets.*": "code・name・releasedOnを持つオブジェクトを書きます。",
  "sets.*.code": "半角の大文字と数字を8文字まで、「FL」のように書きます。",
  "sets.*.name": line(LIMITS.name),
  "sets.*.englishName": ENGLISH_NAME,
  "sets.*.releasedOn": DAY,
  "sets.*.type": "通常（main）、スターター（starter）、プロモ（promo）のどれかを書きます。書かなければ通常です。",
  "sets.*.counters": `${COUNTERS}${LIMITS.counters}個まで書けます。`,
  "sets.*.counters.*": COUNTERS,
  "sets.*.rarities": `レアリティを、出やすい順に${LIMITS.rarities}個まで書きます。${RARITY}`,
  "sets.*.rarities.*": RARITY,
  "sets.*.rarities.*.code": `半角の大文字、数字、+、★を${LIMITS.rarityCode}文字まで、「SR」のように書きます。`,
  "sets.*.rarities.*.name": `${line(LIMITS.name)}「=」は使えません。`,
  "sets.*.rarities.*.englishName": `${line(LIMITS.englishName)}「=」は使えません。${OPTIONAL}`,
  cards: `カードのリストです。${LIMITS.cards}件まで書けます。`,
  "cards.*": "number・name・reading・revisions・printingsを持つオブジェクトを書きます。",
  "cards.*.number": `1から${LIMITS.number}までの整数で、これまでどのカードにも使われたことのない番号を書きます。`,
  "cards.*.name": NAME,
  "cards.*.reading": `ひらがなで${LIMITS.reading}文字まで書きます。「ー」「・」「〜」と、語の間の空白が使えます。カタカナはひらがなに直して読みますが、ヵとヶは読みどおりに書いてください。`,
  "cards.*.englishName": ENGLISH_NAME,
  "cards.*.token": `トークンかどうかです。${YES_OR_NO}`,
  "cards.*.retired": `取り下げたカードかどうかです。${YES_OR_NO}`,
  "cards.*.aliases": `${ALIASES}変えないときは書かずにおきます。`,
  "cards.*.aliases.*": NAME,
  "cards.*.tags": TAGS,
  "cards.*.tags.*": TAGS,
  "cards.*.revisions": `ルール上の情報のリストです。${LIMITS.revisions}件まで、日を変えて書けます。`,
  "cards.*.revisions.*": "effectiveOn・kind・textと、種別に必要な項目を書きます。",
  "cards.*.revisions.*.effectiveOn": DAY,
  "cards.*.revisions.*.kind": "ユニット（unit）、マジック（magic）、魔石（stone）のどれかを書きます。",
  "cards.*.revisions.*.timing": "ノーマル（normal）かクイック（quick）を書きます。",
  "cards.*.revisions.*.useCost": SYMBOLS,
  "cards.*.revisions.*.catalyst": SYMBOLS,
  "cards.*.revisions.*.ap": STAT,
  "cards.*.revisions.*.hp": STAT,
  "cards.*.revisions.*.text": `${text(LIMITS.text)}なければ空のままにします。`,
  "cards.*.printings": `収録のリストです。${LIMITS.printings}件まで書けます。`,
  "cards.*.printings.*": "set・number・revisionを持つオブジェクトを書きます。",
  "cards.*.printings.*.set": "セットの記号を書きます。",
  "cards.*.printings.*.number": "収録番号を「FL-001」のように、半角の大文字、数字、-で20文字まで書きます。",
  "cards.*.printings.*.illustrator": `${line(LIMITS.illustrator)}${OPTIONAL}`,
  "cards.*.printings.*.rarity": "セットのレアリティ一覧にある記号を、「SR」のように書きます。",
  "cards.*.printings.*.image": `画像のファイル名を「FL-001.png」のように書きます。PNG・JPEG・WebPで、フォルダーは付けず、${IMAGE_LIMITS.name}文字までです。`,
  "cards.*.printings.*.imageAlt": `${line(IMAGE_LIMITS.alt)}${OPTIONAL}`,
  "cards.*.printings.*.flavor": `${text(LIMITS.flavor)}${OPTIONAL}`,
  "cards.*.printings.*.finish": "通常（normal）かフォイル（foil）を書きます。書かなければ通常です。",
  "cards.*.printings.*.product": `${line(LIMITS.name)}${OPTIONAL}`,
  "cards.*.printings.*.revision": "このカードの情報のうち、印刷されているものの日付を書きます。",
  rulings: `裁定のリストです。${LIMITS.rulings}件まで書けます。`,
  "rulings.*": "id・question・answer・cards・rules・source・dateを持つオブジェクトを書きます。",
  "rulings.*.id": `半角の大文字、数字、-で${LIMITS.rulingId}文字まで、「FL-R001」のように書きます。`,
  "rulings.*.question": BOTH,
  "rulings.*.question.ja": text(LIMITS.question),
  "rulings.*.question.en": `${text(LIMITS.question)}${OPTIONAL}`,
  "rulings.*.answer": BOTH,
  "rulings.*.answer.ja": text(LIMITS.answer),
  "rulings.*.answer.en": `${text(LIMITS.answer)}${OPTIONAL}`,
  "rulings.*.cards": `カードの名称を1〜${LIMITS.rulingCards}個書きます。`,
  "rulings.*.cards.*": CARD_NAME,
  "rulings.*.rules": `ルールの番号を1〜${LIMITS.rulingRules}個書きます。`,
  "rulings.*.rules.*": "「mag:705.4.3」や「house:9」のように書きます。表では「705.4.3」とも書けます。",
  "rulings.*.source": "このサイトの判断（house、当サイト）か、公式の回答（official、公式）かを書きます。",
  "rulings.*.date": DAY,
  lists: `リストの一覧です。${LIMITS.lists}件まで書けます。`,
  "lists.*": "id・name・cardsを持つオブジェクトを書きます。",
  "lists.*.id": `半角の小文字、数字、-で${LIMITS.listId}文字まで、「first-deck」のように書きます。`,
  "lists.*.name": line(LIMITS.name),
  "lists.*.englishName": ENGLISH_NAME,
  "lists.*.cards": `カードの名称を${LIMITS.listCards}個まで書きます。なければ空のままにします。`,
  "lists.*.cards.*": CARD_NAME,
  "lists.*.removed": `リストを削除するかどうかです。${YES_OR_NO}`,
  aliases: `愛称を変えるカードのリストです。${LIMITS.cards}件まで書けます。`,
  "aliases.*": "cardとaliasesを持つオブジェクトを書きます。用途も変えるときはtagsも書きます。",
  "aliases.*.card": CARD_NAME,
  "aliases.*.aliases": `${ALIASES}なければ空のままにします。`,
  "aliases.*.aliases.*": NAME,
  "aliases.*.tags": TAGS,
  "aliases.*.tags.*": TAGS,
};
