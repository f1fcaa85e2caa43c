/**
 * Variant kanji (from before the reform of 1946, and others in use), each followed by its modern form. For searching
 * only: 龍 and 竜 remain different names.
 */
const PAIRS =
  "亞亜惡悪壓圧圍囲醫医爲為壹壱稻稲飮飲隱隠榮栄營営衞衛驛駅圓円鹽塩緣縁艷艶應応歐欧毆殴櫻桜奧奥橫横溫温穩穏假仮價価畫画會会壞壊懷懐繪絵擴拡殼殻覺覚學学嶽岳樂楽渴渇鐮鎌勸勧卷巻寬寛歡歓罐缶觀観關関陷陥巖巌顏顔歸帰氣気龜亀" +
  "僞偽戲戯犧犠舊旧據拠擧挙虛虚峽峡挾挟敎教狹狭鄕郷堯尭曉暁區区驅駆勳勲薰薫羣群徑径惠恵揭掲攜携溪渓經経繼継莖茎螢蛍輕軽鷄鶏藝芸擊撃缺欠儉倹劍剣劒剣劔剣剱剣圈圏檢検權権獻献縣県險険顯顕驗験嚴厳吳呉娛娯恆恒效効廣広鑛鉱礦鉱" +
  "號号國国黑黒濟済碎砕齋斎劑剤冱冴冰氷雜雑參参慘惨棧桟蠶蚕贊賛殘残絲糸齒歯兒児辭辞濕湿實実舍舎寫写釋釈壽寿收収從従澁渋獸獣縱縦肅粛處処緖緒敍叙敘叙奬奨將将燒焼稱称證証乘乗剩剰壤壌孃嬢條条淨浄疊畳穰穣讓譲釀醸囑嘱觸触寢寝" +
  "愼慎晉晋眞真盡尽圖図粹粋醉酔隨随髓髄數数樞枢瀨瀬淸清靑青聲声靜静齊斉攝摂竊窃專専戰戦淺浅潛潜纖繊踐践錢銭禪禅曾曽雙双壯壮搜捜插挿爭争窗窓總総聰聡莊荘裝装騷騒增増臟臓藏蔵卽即屬属續続墮堕對対帶帯滯滞臺台瀧滝單単擔担膽胆" +
  "團団彈弾斷断癡痴遲遅晝昼蟲虫鑄鋳廳庁聽聴敕勅鎭鎮遞逓鐵鉄轉転點点傳伝黨党盜盗燈灯當当鬭闘鬪闘嶋島嶌島德徳獨独讀読屆届繩縄貳弐惱悩腦脳廢廃拜拝賣売麥麦發発髮髪拔抜蠻蛮祕秘濱浜濵浜甁瓶拂払佛仏倂併竝並變変邊辺邉辺辨弁瓣弁" +
  "辯弁舖舗步歩穗穂寶宝豐豊襃褒沒没飜翻槇槙每毎萬万滿満默黙彌弥藥薬譯訳豫予餘余與与譽誉搖揺樣様謠謡遙遥瑤瑶來来賴頼亂乱覽覧畧略龍竜兩両獵猟綠緑凉涼淚涙壘塁勵励禮礼隸隷靈霊齡齢曆暦歷歴戀恋鍊錬爐炉勞労樓楼錄録灣湾脫脱說説" +
  "銳鋭閱閲悅悦稅税靱靭彥彦產産姬姫內内尙尚戶戸戾戻硏研絕絶黃黄郞郎髙高﨑崎嵜崎桒桑槪概旣既溉漑冨富舘館舩船邨村峯峰埜野凛凜槗橋廐厩鷗鴎摑掴瘦痩頰頬嚙噛蟬蝉蠟蝋焰焔涌湧躰体軆体體体恠怪囘回讐讎裡裏棊棋蔥葱鹼鹸麴麹繡繍醬醤" +
  "剝剥塡填巢巣歲歳狀状眾衆册冊壻婿徵徴擇択晚晩澤沢涉渉祿禄霸覇鄰隣餠餅禰祢屢屡吿告亙亘刄刃姙妊强強黏粘糺糾萠萌禱祷麵麺烟煙";

const MODERN_KANJI: ReadonlyMap<string, string> = new Map(
  [...PAIRS.matchAll(/(.)(.)/gu)].map(([, old = "", today = ""]) => [old, today]),
);

/** Combining marks, and the spacing forms of dakuten. */
const MARK = /^[\p{M}\u309b\u309c\uff9e\uff9f\u1160-\u11ff]$/u;
/** Hyphens, which are typed for ー. */
const HYPHEN = /^[-‐−]$/u;
/** Wave dashes and long dashes: drawn for ー within a word, or around a subtitle. */
const WAVE = /^[‒–—―〜∼~─━]$/u;
const REPEAT = /^[々〻ゝゞヽヾ]$/u;
/** Characters without meaning for searching. Punctuation that is meaningful in card texts stays: / % # & @ *. */
const SILENT = /[\s\p{C}゠=・`^¨´_]|(?![/%#&@*])\p{P}/gu;
const KATAKANA = /[ァ-ヶ]/gu;
const TO_HIRAGANA = 0x60;
const KANA = /^[\u3041-\u3096\u309d-\u30ff]/u;

/**
 * Returns whether a code unit belongs to the character before it: an accent, a dakuten, or the second half of a surrogate pair.
 */
export const isCombiningUnit = (unit: string): boolean => (unit >= "\udc00" && unit <= "\udfff") || MARK.test(unit);

/** Returns the kind of a character whose folding depends on its neighbors; `null` for other characters. */
export function getContextualKind(sign: string): "hyphen" | "wave" | "repeat" | null {
  const plain = withoutAccents(normalizeWidth(sign));
  if (HYPHEN.test(plain)) return "hyphen";
  if (WAVE.test(plain)) return "wave";
  return REPEAT.test(plain) ? "repeat" : null;
}

/** Returns the text in its usual width with composed dakuten (NFKC, spacing dakuten included). */
export const normalizeWidth = (sign: string): string =>
  sign
    .replace(/[\u309b\uff9e]/gu, "\u3099")
    .replace(/[\u309c\uff9f]/gu, "\u309a")
    .normalize("NFKC");

/**
 * Returns a character and its combining marks in folded form, without regard to its context. The result is usually one
 * code unit, sometimes none or several.
 */
export function foldCharacter(sign: string): string {
  const whole = normalizeWidth(sign);
  // Accents are removed, dakuten are kept.
  const bare = KANA.test(whole) ? whole.replace(/\p{M}/gu, "") : withoutAccents(whole);
  return bare
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(/[ゕゖ⁄]/gu, (small) => ({ ゕ: "か", ゖ: "け" })[small] ?? "/")
    .replace(SILENT, "")
    .replace(/\p{Script=Han}/gu, (kanji) => MODERN_KANJI.get(kanji) ?? kanji);
}

const withoutAccents = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFKC");
