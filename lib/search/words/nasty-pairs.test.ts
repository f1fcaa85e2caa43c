import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { card, cardFile, catalogueOf } from "@/prisma/factories/card-file";
import { indexOf } from "../index/index-of";
import { readQuery } from "../query/read-query";
import { search } from "../run/search";
import { romanized } from "./testing/romanized";

const NAMES: readonly (readonly [name: string, reading: string, englishName: string, ...aliases: string[]])[] = [
  ["竜の灯台守", "りゅうのとうだいもり", "Dragon of the Lighthouse", "灯竜", "リュートー"],
  ["龍神の書", "りゅうじんのしょ", "Book of the Dragon God"],
  ["コーヒー党の猫", "こーひーとうのねこ", "Coffee-Loving Cat"],
  ["火の子", "ひのこ", "Spark", "ヒノっ子"],
  ["近江の橋", "おうみのはし", "Bridge of Omi"],
  ["海の音", "うみのおと", "Sound of the Sea"],
  ["ヴァイオリン弾き", "ゔぁいおりんひき", "Violin Player"],
  ["三日月の王", "みかづきのおう", "King of the Crescent"],
  ["佐々木の弟子", "ささきのでし", "Sasaki's Pupil"],
  ["人々の歌", "ひとびとのうた", "Song of the People"],
  ["ドラゴン・ナイト", "どらごんないと", "Crimson Dragon Knight", "ドラナイ", "DK"],
  ["ファイア〜クラッカー", "ふぁいあーくらっかー", "Fire-Cracker"],
  ["がくぶちの蛾", "がくぶちのが", "Moth of the Frame"],
  ["かくれが", "かくれが", "Hideout"],
  ["Ａ級司書", "えーきゅうししょ", "A-Class Librarian"],
  ["３人の魔女", "さんにんのまじょ", "Three Witches"],
  ["闇の大狼", "やみのおおかみ", "Great Wolf of Darkness"],
  ["勇者の休日", "ゆうしゃのきゅうじつ", "No Work Today"],
  ["雪", "ゆき", "Snow"],
  ["勇気の盾", "ゆうきのたて", "Shield of Courage"],
  ["八ヶ岳の鷹", "やつがたけのたか", "Hawk of the Eight Peaks"],
  ["𠮷野の桜🌸", "よしののさくら", "Cherry of Yoshino"],
  ["灯し火", "ともしび", "Café Lamp"],
  ["禁煙の一週間", "きんえんのいっしゅうかん", "Smokeless Week"],
  ["記念の切手", "きねんのきって", "Stamp of Memory"],
  ["新聞紙の鶴", "しんぶんしのつる", "Newspaper Crane"],
  ["図書館館長", "としょかんかんちょう", "Library Director"],
  ["こゝろの鏡", "こころのかがみ", "Mirror of the Heart"],
  ["不思議な“鍵”", "ふしぎなかぎ", "The “Curious” Key"],
  ["ウィスキーの小瓶", "うぃすきーのこびん", "Whisky Miniature"],
];

const index = indexOf(
  catalogueOf(
    cardFile({
      cards: NAMES.map(([name, reading, englishName, ...aliases], at) =>
        card(at + 1, name, reading, { englishName, aliases }),
      ),
    }),
    "2026-11-21",
  ),
);
const namesFound = (query: string): readonly string[] =>
  search(index, readQuery(query))
    .hits()
    .map((hit) => hit.card.name);

/** What is typed, what it must find, and what it must not find although it looks alike. */
const PAIRS: Readonly<Record<string, readonly (readonly [typed: string, found: string | null, not?: string])[]>> = {
  width: [
    ["ﾄﾞﾗｺﾞﾝ", "ドラゴン・ナイト"],
    ["ﾄﾞﾗｺﾞﾝ･ﾅｲﾄ", "ドラゴン・ナイト"],
    ["ｺｰﾋｰ", "コーヒー党の猫"],
    ["Ｓｐａｒｋ", "火の子"],
    ["A級", "Ａ級司書"],
    ["ａ級", "Ａ級司書"],
    ["3人", "３人の魔女"],
    ["３人", "３人の魔女"],
    ["ｳﾞｧｲｵﾘﾝ", "ヴァイオリン弾き"],
  ],
  kana: [
    ["どらごん", "ドラゴン・ナイト"],
    ["ドラゴン", "ドラゴン・ナイト"],
    ["ヒノコ", "火の子"],
    ["ﾋﾉｺ", "火の子"],
    ["ひのこ", "火の子", "灯し火"],
    ["カクレガ", "かくれが"],
    ["どらごンナいト", "ドラゴン・ナイト"],
    ["うみ", "海の音"],
    ["うみ", "近江の橋"],
  ],
  dakuten: [
    ["かく", "かくれが", "がくぶちの蛾"],
    ["がく", "がくぶちの蛾", "かくれが"],
    ["ガ", "がくぶちの蛾"],
    ["か\u3099くぶち", "がくぶちの蛾", "かくれが"],
    ["か゛くぶち", "がくぶちの蛾", "かくれが"],
    ["ｶﾞｸ", "がくぶちの蛾", "かくれが"],
    ["ﾄ゛ﾗｺ゛ﾝ", "ドラゴン・ナイト"],
    ["トラコン", null, "ドラゴン・ナイト"],
    ["ヒノゴ", null, "火の子"],
  ],
  "small kana": [
    ["フアイアー", "ファイア〜クラッカー"],
    ["ウイスキー", "ウィスキーの小瓶"],
    ["うぃすきい", "ウィスキーの小瓶"],
    ["キツテ", "記念の切手"],
    ["きって", "記念の切手"],
    ["としよかん", "図書館館長"],
    ["まじよ", "３人の魔女"],
    ["しんふん", null, "新聞紙の鶴"],
  ],
  "long vowels": [
    ["こおひい", "コーヒー党の猫"],
    ["コオヒイ", "コーヒー党の猫"],
    ["こうひい", "コーヒー党の猫"],
    ["コーヒ", "コーヒー党の猫"],
    ["コ〜ヒ〜", "コーヒー党の猫"],
    ["コ-ヒ-", "コーヒー党の猫"],
    ["コーーヒーー", "コーヒー党の猫"],
    ["りゅー", "竜の灯台守"],
    ["りゅう", "龍神の書"],
    ["りゅーじん", "龍神の書", "竜の灯台守"],
    ["おーみ", "近江の橋", "海の音"],
    ["おおみ", "近江の橋"],
    ["おーかみ", "闇の大狼"],
    ["おおかみ", "闇の大狼"],
    ["おうかみ", "闇の大狼"],
    ["ゆーしゃ", "勇者の休日"],
    ["ゆうき", "勇気の盾", "雪"],
    ["ゆき", "雪", "勇気の盾"],
    ["ゆーき", "勇気の盾", "雪"],
    ["のおー", "三日月の王"],
    ["みかずきのおー", "三日月の王"],
    ["えーきゅー", "Ａ級司書"],
    ["ええきゅう", "Ａ級司書"],
    ["リュウトウ", "竜の灯台守"],
  ],
  "kana that sound alike": [
    ["みかずき", "三日月の王"],
    ["ミカヅキ", "三日月の王"],
    ["バイオリン", "ヴァイオリン弾き"],
    ["ばいおりん", "ヴァイオリン弾き"],
    ["ヴァイオリン", "ヴァイオリン弾き"],
    ["う゛ぁいおりん", "ヴァイオリン弾き"],
    ["ビオリン", null, "ヴァイオリン弾き"],
  ],
  "waves, dashes and dots": [
    ["ファイアークラッカー", "ファイア〜クラッカー"],
    ["ファイア~クラッカー", "ファイア〜クラッカー"],
    ["ファイア～クラッカー", "ファイア〜クラッカー"],
    ["ファイア-クラッカー", "ファイア〜クラッカー"],
    ["fire cracker", "ファイア〜クラッカー"],
    ["firecracker", "ファイア〜クラッカー"],
    ["fire-cracker", "ファイア〜クラッカー"],
    ["ドラゴンナイト", "ドラゴン・ナイト"],
    ["ドラゴン･ナイト", "ドラゴン・ナイト"],
    ["ドラゴン•ナイト", "ドラゴン・ナイト"],
    ["ドラゴン＝ナイト", "ドラゴン・ナイト"],
    ["ドラゴン ナイト", "ドラゴン・ナイト"],
    ["ドラゴン　ナイト", "ドラゴン・ナイト"],
    ["ナイト ドラゴン", "ドラゴン・ナイト"],
    ["・", null],
  ],
  "characters repeated": [
    ["佐々木", "佐々木の弟子"],
    ["佐佐木", "佐々木の弟子"],
    ["佐木", "佐々木の弟子"],
    ["人人", "人々の歌", "３人の魔女"],
    ["人々", "人々の歌", "３人の魔女"],
    ["館長", "図書館館長"],
    ["図書館", "図書館館長"],
    ["図書館々長", "図書館館長"],
    ["こころ", "こゝろの鏡"],
    ["こゝろ", "こゝろの鏡"],
    ["ココロ", "こゝろの鏡"],
  ],
  "old characters": [
    ["龍", "竜の灯台守"],
    ["竜", "龍神の書"],
    ["燈臺", "竜の灯台守"],
    ["龍神の書", "龍神の書"],
    ["圖書館", "図書館館長"],
    ["禁煙の壹週間", null],
    ["新聞紙の靏", null],
    ["八ケ岳", "八ヶ岳の鷹"],
    ["八ヵ岳", null],
    ["吉野", null, "𠮷野の桜🌸"],
    ["不思議な鍵", "不思議な“鍵”"],
  ],
  "composed and decomposed": [
    ["ドラゴン".normalize("NFD"), "ドラゴン・ナイト"],
    ["がくぶち".normalize("NFD"), "がくぶちの蛾", "かくれが"],
    ["café", "灯し火"],
    ["café".normalize("NFD"), "灯し火"],
    ["cafe", "灯し火"],
    ["CAFÉ", "灯し火"],
    ["ﬁre", "ファイア〜クラッカー"],
    ["Ⅲ", null],
    ["㍻", null],
  ],
  "one character": [
    ["火", "火の子", "海の音"],
    ["火", "灯し火"],
    ["雪", "雪", "勇気の盾"],
    ["ひ", "火の子", "雪"],
    ["a", "Ａ級司書", "火の子"],
    ["s", "火の子", "Ａ級司書"],
    ["の", "火の子", "雪"],
    ["王", "三日月の王"],
    ["🌸", "𠮷野の桜🌸"],
    ["𠮷", "𠮷野の桜🌸"],
  ],
  romaji: [
    ["doragon", "ドラゴン・ナイト"],
    ["DORAGON", "ドラゴン・ナイト"],
    ["dorag", "ドラゴン・ナイト"],
    ["doragonnaito", "ドラゴン・ナイト"],
    ["hinoko", "火の子", "灯し火"],
    ["shinbun", "新聞紙の鶴"],
    ["sinbun", "新聞紙の鶴"],
    ["shimbun", "新聞紙の鶴"],
    ["majo", "３人の魔女"],
    ["mazyo", "３人の魔女"],
    ["ryuu", "竜の灯台守"],
    ["ryū", "龍神の書"],
    ["ryû", "龍神の書"],
    ["ryu", "竜の灯台守"],
    ["yuusha", "勇者の休日"],
    ["yusha", "勇者の休日"],
    ["yūsha", "勇者の休日"],
    ["yuki", "雪"],
    ["yuuki", "勇気の盾", "雪"],
    ["koohii", "コーヒー党の猫"],
    ["kōhī", "コーヒー党の猫"],
    ["ko-hi-", "コーヒー党の猫"],
    ["kohi", "コーヒー党の猫"],
    ["mikazuki", "三日月の王"],
    ["mikaduki", "三日月の王"],
    ["kinen", "記念の切手"],
    ["kinen", "禁煙の一週間"],
    ["kin'en", "禁煙の一週間", "記念の切手"],
    ["kitte", "記念の切手"],
    ["ookami", "闇の大狼"],
    ["okami", "闇の大狼"],
    ["ohkami", "闇の大狼"],
    ["vaiorin", "ヴァイオリン弾き"],
    ["baiorin", "ヴァイオリン弾き"],
    ["toshokan", "図書館館長"],
    ["tosyokan", "図書館館長"],
    ["umi", "海の音"],
    ["kakurega", "かくれが", "がくぶちの蛾"],
    ["ｈｉｎｏｋｏ", "火の子"],
    ["ryuto", "竜の灯台守"],
    ['"hi no ko"', "火の子"],
    ["dolagon", "ドラゴン・ナイト"],
  ],
  "English words stay English": [
    ["no", "勇者の休日", "火の子"],
    ["sea", "海の音", "雪"],
    ["snow", "雪"],
    ["spark", "火の子"],
    ["DRAGON", "ドラゴン・ナイト"],
    ["dragon", "竜の灯台守"],
    ['"crimson dragon"', "ドラゴン・ナイト", "竜の灯台守"],
    ["crimsondragon", "ドラゴン・ナイト"],
    ["dragon crimson", "ドラゴン・ナイト"],
    ['"dragon crimson"', null],
    ["sasakis", "佐々木の弟子"],
    ["sasaki's", "佐々木の弟子"],
    ["sasaki’s", "佐々木の弟子"],
    ["curious key", "不思議な“鍵”"],
  ],
  nicknames: [
    ["ドラナイ", "ドラゴン・ナイト"],
    ["どらない", "ドラゴン・ナイト"],
    ["doranai", "ドラゴン・ナイト"],
    ["dk", "ドラゴン・ナイト"],
    ["ひのっ子", "火の子"],
    ["燈龍", "竜の灯台守"],
    ["alias:ドラナイ", "ドラゴン・ナイト"],
    ["name:ドラナイ", null],
    ["alias:火の子", null],
    ["yomi:ひのこ", "火の子"],
    ["yomi:hinoko", "火の子"],
    ["en:hinoko", null],
  ],
  "quotes and spaces": [
    ["「火の子」", "火の子"],
    ["《火の子》", "火の子"],
    ["火 の 子", "火の子"],
    ['"火 の 子"', "火の子"],
    ["不思議な”鍵”", "不思議な“鍵”"],
    ["火の 子", "火の子"],
    ["  火の子　", "火の子"],
  ],
  numbers: [
    ["三人", "３人の魔女"],
    ["③人", "３人の魔女"],
    ["1週間", "禁煙の一週間"],
    ["一週間", "禁煙の一週間"],
    ["3日月", "三日月の王"],
    ["13人", null],
    ["8ヶ岳", "八ヶ岳の鷹"],
  ],
  "signs beyond the usual": [
    ["桜🌸", "𠮷野の桜🌸"],
    ["🌸\ufe0f", "𠮷野の桜🌸"],
    ["火\u200bの子", "火の子"],
    ["火の子\u{e0100}", "火の子"],
    ["🔥", null],
    ["\ud83c", null],
  ],
};

describe.each(Object.entries(PAIRS))("%s", (_, pairs) => {
  test.each(pairs.map(([typed, found, not]) => ({ typed, found, not })))("$typed", ({ typed, found, not }) => {
    const names = namesFound(typed);
    if (found === null) expect(names).toEqual(not ? expect.not.arrayContaining([not]) : []);
    else expect(names).toContain(found);
    if (not) expect(names).not.toContain(not);
  });
});

test("the list is long", () => {
  expect(Object.values(PAIRS).flat().length).toBeGreaterThan(190);
});

const KANA = [..."あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん"].concat(
  [..."がぎぐげござじずぜぞだでどばびぶべぼぱぴぷぺぽ"].concat(["きゃ", "しゅ", "ちょ", "りゃ", "っか", "っと", "ー"]),
);
const readings = fc
  .array(fc.constantFrom(...KANA), { minLength: 2, maxLength: 8 })
  .map((parts) => parts.join(""))
  .filter((reading) => !/^[ーん]|ーー|んー/u.test(reading));

test("every card is found by its reading in hiragana, katakana, half width and romaji", () => {
  fc.assert(
    fc.property(readings, (reading) => {
      const held = catalogueOf(cardFile({ cards: [card(1, "無", reading, { englishName: "Q" })] }), "2026-11-21");
      const toKatakana = (kana: string) => String.fromCharCode(kana.charCodeAt(0) + 0x60);
      const katakana = reading.replace(/[ぁ-ゖ]/gu, toKatakana);
      for (const typed of [reading, katakana, halfWidth(katakana), ...romanized(reading)])
        expect([typed, search(indexOf(held), readQuery(`"${typed}"`)).total]).toEqual([typed, 1]);
    }),
    { numRuns: 60 },
  );
});

/** The half-width kana that a text is the usual form of. */
function halfWidth(katakana: string): string {
  const half = Array.from({ length: 0xff9d - 0xff66 + 1 }, (_, at) => String.fromCharCode(0xff66 + at));
  const narrow = new Map(half.map((sign) => [sign.normalize("NFKC"), sign]));
  const marks = new Map([
    ["\u3099", "ﾞ"],
    ["\u309a", "ﾟ"],
  ]);
  return [...katakana.normalize("NFD")].map((sign) => narrow.get(sign) ?? marks.get(sign) ?? sign).join("");
}
