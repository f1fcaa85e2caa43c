import { IMAGE_LIMITS } from "@/lib/card-images/image-limits";
import type { ImportProblemCode, ProblemFacts } from "@/lib/catalogue/import/import-problem";

/** Words of a problem: as they are, or made of what it speaks of. */
type Words = string | ((facts: ProblemFacts) => string);
/** Reason and fix of a problem. Without a fix it is mended as its field asks for. */
type Told = { readonly reason: Words; readonly fix?: Words };

const listed = (value: ProblemFacts[string] | undefined): string => [value ?? []].flat().join("、");
/** Where an earlier entry stands, and its card if that is known. */
const earlier = ({ file, entry, other }: ProblemFacts): string =>
  `${file}の${entry}件目${other === undefined ? "" : `の《${other}》`}`;
const meant = ({ meant: name }: ProblemFacts): string =>
  name === undefined ? "" : `《${name}》のことならそう書きます。`;
const REMOVE_ONE = "片方を消してください。";
const UNKNOWN_CARD: Told = {
  reason: ({ name }) => `《${name}》というカードは、このファイルにもデータベースにもありません`,
  fix: (facts) => `${meant(facts)}カードを加えるか、名称を直してください。`,
};
const PICK = ({ known }: ProblemFacts): string =>
  listed(known) === "" ? "" : `次のどれかを書きます：${listed(known)}`;

/** Types of JSON values. */
const TYPES: Readonly<Record<string, string>> = {
  string: "文字",
  number: "整数",
  fraction: "小数",
  boolean: "trueかfalse",
  array: "リスト",
  object: "オブジェクト",
  null: "null",
};
const typeIn = (value: ProblemFacts[string] | undefined): string => TYPES[String(value)] ?? String(value);

const JSON_FAULTS: Readonly<Record<string, (of: string) => string>> = {
  expected: (of) => `ここには${JSON_PARTS[of] ?? of}が必要です`,
  early: () => "途中で終わっています",
  line: () => "文字列が行の中で終わっていません",
  twice: (of) => `「${of}」が2回書かれています`,
  deep: (of) => `入れ子が${of}段を超えています`,
  keys: (of) => `項目が${of}個を超えるオブジェクトがあります`,
  entries: (of) => `${of}件を超えるリストがあります`,
};
const JSON_PARTS: Readonly<Record<string, string>> = {
  end: "ファイルの終わり",
  value: "値",
  key: "二重引用符で囲んだ項目の名前",
  colon: "コロン",
  escape: "正しいエスケープ（\\）",
  "}": "カンマか }",
  "]": "カンマか ]",
};

const QUOTES = 'セル全体を二重引用符で囲み、中の二重引用符は2つ続けて書いてください（"はい"なら""はい""）。';
const CSV_FAULTS: Readonly<Record<string, { readonly reason: (max: string) => string; readonly fix: string }>> = {
  empty: { reason: () => "行がありません", fix: "1行目に列の名前を、その下に1件ずつ書いてください。" },
  rows: {
    reason: (max) => `${max}行を超えています`,
    fix: "いくつかの表に分け、それぞれの1行目に列の名前を書いてください。",
  },
  cells: { reason: (max) => `${max}列を超える行があります`, fix: "関係のない列を消してください。" },
  row: {
    reason: (max) => `${max}文字を超える行があります`,
    fix: '閉じていない二重引用符（"）がないか確かめてください。',
  },
  open: { reason: () => '二重引用符（"）が閉じていません', fix: 'セルの終わりに"を書いてください。' },
  after: { reason: () => '閉じた二重引用符（"）の後に文字があります', fix: QUOTES },
  stray: { reason: () => 'セルの途中に二重引用符（"）があります', fix: QUOTES },
};
const csvFault = ({ fault }: ProblemFacts) => CSV_FAULTS[String(fault)];

/**
 * Import problems in Japanese: the reason, and the fix where it does not hang on the field alone. The problem itself says both in English.
 * Problems of starter decks are never shown on a page.
 */
export const IMPORT_PROBLEMS: Readonly<
  Record<Exclude<ImportProblemCode, "KEY_TWICE" | "LINE_TWICE" | "DECK_ILLEGAL">, Told>
> = {
  SIZE: {
    reason: ({ limit }) => `ファイルが${limit}を超えています`,
    fix: ({ limit }) => `${limit}までのファイルに分けてください。`,
  },
  ENCODING: {
    reason: ({ form }) =>
      form === "workbook" ? "表計算ソフトのブックのままです" : "UTF-8、UTF-16、Shift_JISのどれでも読めません",
    fix: ({ form }) =>
      form === "workbook"
        ? "シートごとに「CSV UTF-8」で保存し、そのCSVを取り込んでください。"
        : "UTF-8で保存し直してください。",
  },
  JSON: {
    reason: ({ fault, of }) => JSON_FAULTS[String(fault)]?.(String(of)) ?? "JSONとして読めません",
    fix: ({ table }) =>
      `この場所のJSONを直してください。${table ? "表のファイルなら、名前の最後を.csvにしてください。" : ""}`,
  },
  CSV: {
    reason: (facts) => csvFault(facts)?.reason(String(facts.max)) ?? "CSVとして読めません",
    fix: (facts) => csvFault(facts)?.fix ?? "表計算ソフトでCSVとして保存し直してください。",
  },
  MISSING: {
    reason: ({ needed }) => (needed ? "この列がありません" : "必要な項目がありません"),
    fix: ({ needed }) => (needed ? `1行目に列を加えてください。必要な列：${listed(needed)}` : ""),
  },
  TYPE: { reason: ({ found, wanted }) => `${typeIn(wanted)}ではなく${typeIn(found)}です` },
  UNKNOWN_FIELD: {
    reason: ({ known }) => `知らない項目です（使えるもの：${listed(known)}）`,
    fix: ({ meant: name }) => (name ? `「${name}」のことならそう書きます。` : "名前を直すか、取り除いてください。"),
  },
  VALUE: { reason: ({ known }) => `使えない値です（使えるもの：${listed(known)}）` },
  FORM: { reason: "書き方が違います" },
  TOO_LONG: {
    reason: ({ max, entries }) => (entries === undefined ? `${max}文字を超えています` : `${entries}個を超えています`),
  },
  TOO_SHORT: { reason: "何も書かれていません" },
  TOO_BIG: { reason: ({ max }) => `${max}より大きい数です` },
  TOO_SMALL: { reason: ({ min }) => `${min}より小さい数です` },
  TIMING_MISSING: {
    reason: "ユニットとマジックに必要なタイミングがありません（209.1）",
    fix: "ノーマル（normal）かクイック（quick）を書いてください。",
  },
  TIMING_ON_STONE: { reason: "魔石にタイミングはありません", fix: "タイミングを消すか、種別を直してください。" },
  STAT_MISSING: { reason: "ユニットに必要なAPかHPがありません（213.1）" },
  STAT_WITHOUT_UNIT: {
    reason: "ユニット以外にAPやHPはありません（213.1）",
    fix: "APとHPを消すか、種別を直してください。",
  },
  BASIC_STONE_KIND: { reason: "基本の魔石の種別は魔石です（212.5）", fix: "魔石（stone）と書いてください。" },
  SET_TWICE: { reason: (facts) => `${earlier(facts)}と同じ記号です`, fix: REMOVE_ONE },
  NUMBER_TWICE: {
    reason: (facts) => `${earlier(facts)}と同じ番号です`,
    fix: "このカードだけの番号にしてください。",
  },
  NAME_TWICE: {
    reason: (facts) => `${earlier(facts)}と同じ名称です`,
    fix: "1件にまとめるか、名称を直してください。",
  },
  REVISION_TWICE: { reason: "このカードに同じ日の情報がもう1つあります", fix: "日を変えるか、片方を消してください。" },
  PRINTING_TWICE: {
    reason: (facts) => `${facts.set}の収録番号が${earlier(facts)}と同じです`,
    fix: "どちらかの収録番号を直してください。",
  },
  NO_REVISION: {
    reason: "データベースにないカードなのに、ルール上の情報がありません",
    fix: "効力を持つ日とともに、ルール上の情報を書いてください。",
  },
  SET_UNKNOWN: {
    reason: "そのセットは、このファイルにもデータベースにもありません",
    fix: (facts) => `セットを加えるか、記号を直してください。${PICK(facts)}`,
  },
  REVISION_UNKNOWN: {
    reason: "このカードに、その日の情報はありません",
    fix: (facts) => `その日の情報を加えるか、日を直してください。${PICK(facts)}`,
  },
  ALIAS_TWICE: { reason: ({ alias }) => `「${alias}」は、このカードのほかの愛称と区別できません`, fix: REMOVE_ONE },
  ALIAS_TAKEN: {
    reason: ({ alias, other }) => `「${alias}」は、《${other}》の名称・読み・愛称と区別できません`,
    fix: ({ take }) =>
      take === undefined
        ? "消すか、ほかの愛称にしてください。"
        : `同じ取り込みの中で、《${take}》の愛称から取り除いてください。`,
  },
  ALIASES_TWICE: {
    reason: (facts) => `${earlier(facts)}にもこのカードの愛称があります`,
    fix: "1件にまとめてください。",
  },
  ALIASES_CARD_UNKNOWN: UNKNOWN_CARD,
  TAG_TWICE: { reason: ({ tag }) => `用途の「${tag}」が2回あります`, fix: REMOVE_ONE },
  LIST_TWICE: {
    reason: (facts) => `${earlier(facts)}と同じリスト番号です`,
    fix: "このリストだけの番号を付けてください。",
  },
  LIST_CARD_TWICE: { reason: ({ name }) => `《${name}》がこのリストに2回あります`, fix: REMOVE_ONE },
  LIST_CARD_UNKNOWN: UNKNOWN_CARD,
  LIST_CARD_TOKEN: {
    reason: ({ name }) => `《${name}》はトークンなので、デッキに入りません（206.2）`,
    fix: "リストから消してください。",
  },
  LIST_CARD_RETIRED: {
    reason: ({ name }) => `《${name}》は取り下げたカードなので、デッキに入りません`,
    fix: "リストから消してください。",
  },
  TOKEN_STONE: { reason: "魔石はトークンになりません", fix: "トークンの欄か種別を直してください。" },
  BASIC_STONE_TOKEN: { reason: "基本の魔石はトークンになりません（212.5）", fix: "トークンの欄を空にしてください。" },
  BASIC_STONE_RETIRED: {
    reason: "基本の魔石を取り下げると、すべてのデッキから無くなります",
    fix: "取り下げの欄を空にしてください。",
  },
  COLUMN_TWICE: { reason: ({ first }) => `「${first}」と同じ列です`, fix: REMOVE_ONE },
  NO_HEADING: {
    reason: ({ column }) => `${column}列目に値がありますが、1行目に列の名前がありません`,
    fix: "1行目に列の名前を書くか、そのセルを空にしてください。カンマの入るセルは二重引用符で囲みます。",
  },
  ROWS_DIFFER: {
    reason: ({ line, there }) =>
      `同じカードの${line}行目には${there === "nothing" ? "何も書かれていません" : `${there}とあります`}`,
    fix: "同じカードの行には同じ内容を書くか、2行目からは空にしてください。",
  },
  RULING_TWICE: {
    reason: (facts) => `${earlier(facts)}と同じ裁定番号です`,
    fix: "この裁定だけの番号を付けてください。",
  },
  RULING_CARD_TWICE: { reason: "この裁定に同じカードが2回あります", fix: REMOVE_ONE },
  RULING_CARD_UNKNOWN: UNKNOWN_CARD,
  RULE_UNKNOWN: {
    reason: "そのルール番号はありません",
    fix: ({ last, above }) => {
      if (last !== undefined) return `house:1からhouse:${last}までのどれかを書きます。`;
      if (above !== undefined) return `「${above}」か、その下にあるルールの番号を書きます。`;
      return "ルールのページにある番号を、mag:に続けて書きます。";
    },
  },
  NUMBER_TAKEN: {
    reason: ({ other }) => `データベースの《${other}》の番号です。番号をほかの名称に使うことはできません`,
    fix: "使われたことのない番号にしてください。",
  },
  NAME_HAS_NUMBER: {
    reason: ({ other, number }) => `データベースの《${other}》の番号は${number}で、変えることはできません`,
    fix: ({ number }) => `${number}と書いてください。`,
  },
  PRINTING_TAKEN: {
    reason: ({ other, set }) => `${set}のその収録番号は、データベースの《${other}》のものです`,
    fix: "収録番号かセットを直してください。",
  },
  RARITY_TWICE: { reason: "同じ記号のレアリティが2つあります", fix: "片方を消すか、記号を変えてください。" },
  RARITY_UNKNOWN: {
    reason: ({ set }) => `${set}のレアリティ一覧にありません`,
    fix: ({ set, known }) =>
      listed(known) === ""
        ? `先に${set}のレアリティ一覧を、出やすい順に書いてください。`
        : `一覧に加えるか、次のどれかを書きます：${listed(known)}`,
  },
  IMAGE_MISSING: {
    reason: "その名前の画像がありません",
    fix: ({ image }) => `「${image}」という名前の画像をこのファイルの隣に置くか、一緒に選んでください。`,
  },
  IMAGE_UNKNOWN: {
    reason: "そのアドレスの画像はこのサイトにありません",
    fix: "画像のファイル名を書き、その画像を一緒に送ってください。",
  },
  IMAGE_TAKEN_DOWN: {
    reason: "このサイトから取り下げた画像です",
    fix: "画像の欄を空にするか、ほかの画像にしてください。",
  },
  IMAGE_UNUSED: {
    reason: "どの収録にも使われていない画像です",
    fix: "収録の「画像」の欄にファイル名を書くか、この画像を外してください。",
  },
  IMAGE_SIZE: {
    reason: "画像のファイルが大きすぎます",
    fix: "小さくして保存し直してください。幅は1000画素で足ります。",
  },
  IMAGE_FORMAT: {
    reason: "PNG・JPEG・WebPの画像ではありません",
    fix: "PNG・JPEG・WebPのどれかで保存し直してください。",
  },
  IMAGE_BROKEN: { reason: "画像を最後まで読めません", fix: "画像を保存し直してください。" },
  IMAGE_PIXELS: {
    reason: "画像の画素が多すぎます",
    fix: "1000×1397画素ほどに小さくして保存し直してください。",
  },
  IMAGE_SMALL: {
    reason: "画像が小さすぎます",
    fix: `もっと大きく読み取ってください。どの辺も${IMAGE_LIMITS.leastSide}画素以上、できれば800×1118画素です。`,
  },
  IMAGE_SHAPE: {
    reason: "カードの形の画像ではありません",
    fix: "63対88の、カードの形に切り取ってください。",
  },
  IMAGE_ANIMATED: { reason: "動く画像は使えません", fix: "1枚だけを保存し直してください。" },
  IMAGE_TOOL: {
    reason: "画像を変換するsharpがこのサーバーにありません",
    fix: "サーバーで「npm install --include=optional」を実行してください。",
  },
  IMAGE_LINK: { reason: "ほかのファイルへのリンクです", fix: "リンクの代わりに、画像そのものを置いてください。" },
  IMAGE_MANY: {
    reason: "一度に取り込む画像が多すぎます",
    fix: "カードをいくつかのファイルに分けて、順に取り込んでください。",
  },
  LIST_HOLDS: {
    reason: ({ lists }) => `取り込みに含まれないリスト（${listed(lists)}）にこのカードが入っています`,
    fix: "そのカードを除いたリストを、一緒に取り込んでください。",
  },
};
