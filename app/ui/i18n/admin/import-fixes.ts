import { IMAGE_LIMITS } from "@/lib/card-images/image-limits";
import { LIMITS } from "@/lib/catalogue/import/files/file-limits";
import type { ImportProblemCode } from "@/lib/catalogue/import/import-problem";

const DAY = "「2025-04-25」のように、1900年から2199年までの日付を書きます。";
const SYMBOLS =
  "「2赤赤」のように、どの色でもよい分の数字、続けて1つごとに青・緑・赤を書きます。なければ空のままにします。";
const STAT = `0から${LIMITS.stat}までの整数を書きます。`;
const ALIASES = `${LIMITS.aliases}個まで書けます。《》は使えません。`;
const line = (max: number) => `1〜${max}文字で、前後に空白を入れずに書きます。`;
const NAME = `1〜${LIMITS.name}文字で書きます。《》は使えません。`;

/** How each field of a card file is written, in Japanese: the mend for what has the wrong form, kind or length. */
export const FIELD_FORMS: Readonly<Record<string, string>> = {
  format: "「grimoire-cards/1」と書きます。",
  code: "半角の大文字と数字を8文字まで、「FL」のように書きます。",
  releasedOn: DAY,
  type: "通常（main）、スターター（starter）、プロモ（promo）のどれかを書きます。",
  set: "セットの記号を書きます。",
  number: `カードの番号は1から${LIMITS.number}までの整数、収録番号は「FL-001」のように書きます。`,
  name: NAME,
  reading: `ひらがなで${LIMITS.reading}文字まで書きます。「ー」「・」「〜」と、語の間の空白が使えます。`,
  englishName: `${line(LIMITS.englishName)}なければ書かずにおきます。`,
  aliases: ALIASES,
  token: "トークンならtrue、そうでなければfalseと書くか、書かずにおきます。",
  retired: "取り下げるならtrue、そうでなければfalseと書くか、書かずにおきます。",
  tags: "決められた働きの中から書きます。",
  effectiveOn: DAY,
  kind: "ユニット（unit）、マジック（magic）、魔石（stone）のどれかを書きます。",
  timing: "ノーマル（normal）かクイック（quick）を書きます。",
  useCost: SYMBOLS,
  catalyst: SYMBOLS,
  ap: STAT,
  hp: STAT,
  text: `${LIMITS.text}文字まで、前後に空白を入れずに書きます。なければ空のままにします。`,
  illustrator: `${line(LIMITS.illustrator)}なければ書かずにおきます。`,
  flavor: `${LIMITS.flavor}文字まで書きます。`,
  product: line(LIMITS.name),
  rarity: "セットのレアリティ一覧にある記号を、「SR」のように書きます。",
  rarities: `セットのレアリティを、出やすい順に${LIMITS.rarities}個まで書きます。記号は重ならないようにします。`,
  image: `画像のファイル名を「FL-001.png」のように書きます。PNG・JPEG・WebPで、フォルダーは付けず、${IMAGE_LIMITS.name}文字までです。`,
  imageAlt: line(IMAGE_LIMITS.alt),
  revision: "このカードの情報のうち、印刷されているものの日付を書きます。",
  question: `日本語と英語で、それぞれ${LIMITS.question}文字まで書きます。`,
  answer: `日本語と英語で、それぞれ${LIMITS.answer}文字まで書きます。`,
  ja: "日本語の文を書きます。",
  en: "英語の文を書きます。",
  cards: "カードの名称を1つ以上書きます。",
  rules: "「mag:705.4.3」や「house:9」のように、ルールの番号を1つ以上書きます。",
  source: "このサイトの判断（house）か、公式の回答（official）かを書きます。",
  date: DAY,
};

/** How a problem of one kind is mended, in Japanese, where it does not hang on what the data holds. */
export const IMPORT_FIXES: Readonly<Partial<Record<ImportProblemCode, string>>> = {
  SIZE: "ファイルを分けてください。",
  ENCODING: "UTF-8で保存し直してください。",
  UNKNOWN_FIELD: "名前を直すか、取り除いてください。",
  NO_HEADING: "1行目に列の名前を書くか、そのセルを空にしてください。カンマの入るセルは二重引用符で囲みます。",
  TIMING_MISSING: "ノーマル（normal）かクイック（quick）を書いてください。",
  TIMING_ON_STONE: "タイミングを消すか、種別を直してください。",
  STAT_MISSING: STAT,
  STAT_WITHOUT_UNIT: "APとHPを消すか、種別を直してください。",
  REVISION_TWICE: "日をずらすか、片方を消してください。",
  NO_REVISION: "効力を持つ日とともに、ルール上の情報を書いてください。",
  ALIAS_TWICE: "片方を消してください。",
  ALIAS_TAKEN: "消すか、ほかの別名にしてください。",
  ALIASES_TWICE: "1か所にまとめてください。",
  TAG_TWICE: "片方を消してください。",
  LIST_TWICE: "このリストだけの名前を付けてください。",
  LIST_CARD_TWICE: "片方を消してください。",
  LIST_CARD_TOKEN: "リストから消してください。",
  LIST_CARD_RETIRED: "リストから消してください。",
  LIST_HOLDS: "そのカードを除いたリストを、一緒に取り込んでください。",
  RULING_TWICE: "この裁定だけの番号を付けてください。",
  RULING_CARD_TWICE: "片方を消してください。",
  RARITY_TWICE: "片方を消すか、記号を変えてください。",
  RARITY_UNKNOWN: "セットのレアリティ一覧に加えるか、そこにある記号を書いてください。",
  IMAGE_MISSING: "その名前の画像をこのファイルの隣に置くか、一緒に選んでください。",
  IMAGE_UNKNOWN: "画像のファイル名を書き、その画像を一緒に送ってください。",
  IMAGE_TAKEN_DOWN: "画像の欄を空にするか、ほかの画像にしてください。",
  IMAGE_UNUSED: "収録の「画像」の欄にファイル名を書くか、この画像を外してください。",
  IMAGE_SIZE: "小さくして保存し直してください。幅は1000画素で足ります。",
  IMAGE_FORMAT: "PNG・JPEG・WebPのどれかで保存し直してください。",
  IMAGE_BROKEN: "画像を保存し直してください。",
  IMAGE_PIXELS: "1000×1397画素ほどに小さくして保存し直してください。",
  IMAGE_SMALL: `もっと大きく読み取ってください。どの辺も${IMAGE_LIMITS.leastSide}画素以上、できれば800×1118画素です。`,
  IMAGE_SHAPE: "63対88の、カードの形に切り取ってください。",
  IMAGE_ANIMATED: "1枚だけを保存し直してください。",
  IMAGE_TOOL: "サーバーで「npm install --include=optional」を実行してください。",
  IMAGE_LINK: "リンクの代わりに、画像そのものを置いてください。",
  IMAGE_MANY: "カードをいくつかのファイルに分けて、順に取り込んでください。",
};
