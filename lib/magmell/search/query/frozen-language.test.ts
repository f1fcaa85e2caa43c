import { describe, expect, it } from "vitest";
import { CHOICE_VALUES } from "./choices";
import { QUERY_KEYS, QUERY_LANGUAGE_VERSION, type QueryKeyId } from "./keys";
import { OPTION_WORDS } from "./option-words";
import { readQuery } from "./read/read-query";
import { writeQuery } from "./write/write-query";

/*
 * What people have written into addresses, notes and programs, by version of the language. Nothing may be taken from here: a
 * name that is to mean something else asks for a new version, and for a way to go on asking what it meant before.
 */

/** Keys with their sort of value, what `:` stands for, and their names. */
const KEYS_OF_1 = [
  ["name", "text", "holds", "name 名称 n 名前"],
  ["yomi", "text", "holds", "yomi 読み reading"],
  ["en", "text", "holds", "en 英語名"],
  ["alias", "text", "holds", "alias 愛称"],
  ["any", "text", "holds", "any どこか"],
  ["text", "text", "holds", "o テキスト text oracle"],
  ["fullText", "text", "holds", "fo 全文 fulltext"],
  ["abilityName", "text", "holds", "abilityname 能力名"],
  ["kind", "choice", "=", "t 種別 kind type"],
  ["timing", "choice", "=", "timing タイミング"],
  ["colors", "colors", ">=", "c 色 color colors"],
  ["needs", "colors", "<=", "needs 必要色 id identity"],
  ["produces", "colors", ">=", "produces 支払える色"],
  ["useCost", "symbols", ">=", "use 使用コスト m mana"],
  ["catalyst", "symbols", ">=", "cat 触媒 catalyst"],
  ["useCount", "number", "=", "usev 使用コスト数 mv cmc"],
  ["catalystCount", "number", "=", "catv 触媒数"],
  ["total", "number", "=", "total 総コスト"],
  ["ap", "number", "=", "ap 攻撃力 pow"],
  ["hp", "number", "=", "hp 体力 tou"],
  ["apHp", "number", "=", "aphp 合計値"],
  ["ability", "choice", "=", "ability 能力"],
  ["counter", "text", "holds", "counter カウンター"],
  ["is", "choice", "=", "is 条件"],
  ["has", "choice", "=", "has あり"],
  ["engine", "choice", "=", "engine エンジン"],
  ["tag", "choice", "=", "tag 用途 function otag"],
  ["list", "text", "=", "list リスト"],
  ["deck", "text", "=", "deck デッキ"],
  ["legal", "text", "=", "legal 使用可 f format"],
  ["banned", "text", "=", "banned 禁止"],
  ["limited", "text", "=", "limited 制限"],
  ["limit", "number", "=", "limit 枚数上限 decklimit"],
  ["ruling", "text", "holds", "ruling 裁定 rulings"],
  ["rule", "rule", "=", "rule ルール"],
  ["mentions", "card", "=", "mentions 言及"],
  ["related", "card", "=", "related 関連"],
  ["changed", "date", "=", "changed 変更"],
  ["revisions", "number", "=", "rev 版"],
  ["printings", "number", "=", "prints 収録数"],
  ["setCount", "number", "=", "sets セット数"],
  ["illustrations", "number", "=", "illustrations 絵柄数"],
  ["artists", "number", "=", "artists 絵師数"],
  ["inSet", "text", "=", "in 収録"],
  ["set", "text", "=", "set セット s e edition"],
  ["setType", "choice", "=", "settype セット種 st"],
  ["number", "number", "=", "no 番号 cn"],
  ["product", "text", "holds", "product 商品"],
  ["finish", "choice", "=", "finish 仕様"],
  ["artist", "text", "holds", "a 絵師 illust artist"],
  ["flavor", "text", "holds", "ft フレーバー flavor"],
  ["released", "date", "=", "date 発売"],
  ["year", "number", "=", "year 発売年"],
  ["language", "choice", "=", "lang 言語"],
  ["new", "choice", "=", "new 新規"],
  ["include", "choice", "=", "include 含む"],
  ["asOf", "date", "=", "asof 時点"],
  ["unique", "choice", "=", "unique 単位"],
  ["order", "choice", "=", "order 並び sort"],
  ["direction", "choice", "=", "direction 向き"],
  ["display", "choice", "=", "display 表示"],
  ["prefer", "choice", "=", "prefer 優先"],
  ["copies", "number", "=", "qty 枚数"],
  ["owned", "number", "=", "own 所持"],
  ["fits", "choice", "=", "fits 支払い"],
  ["author", "text", "holds", "author 作者"],
  ["updated", "date", "=", "updated 更新"],
  ["stones", "stones", ">=", "stones 魔石"],
  ["deckTag", "text", "=", "decktag タグ"],
  ["likes", "number", "=", "likes いいね"],
  ["zone", "choice", "=", "zone 領域"],
] as const;

/** Words of closed lists, the canonical one first. */
const WORDS_OF_1 = [
  ["kind", "unit=ユニット=units magic=マジック=magics stone=魔石=stones"],
  ["timing", "quick=クイック normal=ノーマル"],
  [
    "ability",
    "triggered=誘発=誘発能力=trigger static=常在=常在能力 magic=マジック=マジック能力 replacement=置換=置換能力=置換効果",
  ],
  [
    "is",
    "quick=クイック normal=ノーマル free=無料=使用コスト0 mono=単色=monocolor multi=多色=multicolor=m colorless=無色=colourless vanilla=バニラ=能力なし basicstone=基本魔石=basic token=トークン retired=取り下げ=withdrawn textdiffers=テキスト違い reprint=再録 unique=一種のみ promo=プロモ=プロモーション starter=スターター foil=フォイル=ホイル nonfoil=通常仕様 recheck=要確認",
  ],
  [
    "has",
    "ruling=裁定=rulings catalyst=触媒 flavor=フレーバー=flavour alias=愛称 ability=能力 abilityname=能力名 counter=カウンター text=テキスト note=注釈=reminder tag=用途",
  ],
  ["engine", "full=完全 partial=一部 none=なし"],
  [
    "tag",
    "removal=除去 draw=ドロー=引く search=サーチ=探す discard=手札破壊=捨てる counter-magic=無効化=カウンターマジック recover=回復 burn=火力=バーン pump=強化=パンプ token=トークン stones=魔石 return=戻す=バウンス=bounce rest=レスト evasion=回避 defense=防御=defence dream=夢 chant=チャント",
  ],
  ["setType", "main=メイン starter=スターター promo=プロモ=プロモーション"],
  ["finish", "normal=通常=nonfoil foil=フォイル=ホイル"],
  ["language", "ja=日本語=jp=japanese en=英語=english any=すべて"],
  ["new", "art=絵柄=イラスト artist=絵師=イラストレーター flavor=フレーバー=flavour text=テキスト"],
  ["fits", "stones=魔石=魔石デッキ"],
  ["zone", "grimoire=魔導書 stones=魔石デッキ=stonedeck"],
  ["include", "token=トークン=tokens retired=取り下げ=withdrawn extras=すべて"],
  ["unique", "cards=カード=card prints=収録=print art=絵柄=arts"],
  [
    "order",
    "number=登録=番号 name=名称=名前 yomi=読み=reading use=使用コスト=usev=cmc catalyst=触媒=cat=catv total=総コスト ap=攻撃力=power hp=体力=toughness color=色=colors kind=種別=type timing=タイミング set=セット released=発売=date changed=変更 artist=絵師 decks=採用数=popularity random=ランダム",
  ],
  ["direction", "asc=昇順=ascending desc=降順=descending"],
  ["display", "grid=カード=images list=一覧=full text=テキスト checklist=チェックリスト"],
  ["prefer", "newest=新しい oldest=古い promo=プロモ textmatches=現行テキスト"],
] as const;

/** Queries, and the address they have. */
const QUERIES_OF_1 = [
  ["種別:ユニット 色:青赤", "t:unit c:br"],
  ["c:c -c:m needs:bg", "-c>=2 c:c needs:bg"],
  ["t:unit,magic (ap>=3 or hp>ap) -o:防御できない", "-o:防御できない t:magic,unit (ap>=3 or hp>ap)"],
  ["使用コスト:2赤赤 触媒数:偶数 総コスト:3..5", "use:2rr catv:even total:3..5"],
  ["《青の魔石》 or !火矢", "《火矢》 or 《青の魔石》"],
  ["o:/引く|探す/ ft:「本」", "o:/引く|探す/ ft:本"],
  ["set:FL,NM no:1..20 date>=2025-10 year:2026", "set:FL,NM no:1..20 date>=2025-10 year:2026"],
  ["not:quick in:fl rule:702.3 changed>=2026-01-01", "-is:quick rule:mag:702.3 changed>=2026-01-01 in:FL"],
  [
    "a order:kind,-ap direction:desc ++ include:extras asof:2025",
    "a order:-kind,-ap unique:prints include:token,retired asof:2025-12-31",
  ],
] as const;

describe("version 1 of the language", () => {
  it.each(KEYS_OF_1)("has the key %s", (id, value, colon, names) => {
    const row = QUERY_KEYS[id as QueryKeyId];
    expect([row.value, row.colon]).toEqual([value, colon]);
    expect(row.names).toEqual(expect.arrayContaining(names.split(" ")));
    expect(row.names[0]).toBe(names.split(" ")[0]);
  });

  it.each(WORDS_OF_1)("has the words of %s", (id, lists) => {
    const known: readonly (readonly string[])[] = { ...CHOICE_VALUES, ...OPTION_WORDS }[id];
    for (const list of lists.split(" ")) {
      const words = list.split("=");
      expect(known.find(([first]) => first === words[0])).toEqual(expect.arrayContaining(words));
    }
  });

  it.each(QUERIES_OF_1)("writes %s in one way", (typed, canonical) => {
    expect(writeQuery(readQuery(typed))).toBe(canonical);
  });
});

/*
 * Version 2: a cost that is compared with digits alone is compared as the number of 210.2 and 211.3, as players mean it.
 * Version 1 compared its colorless symbols, which is written with a sign for them now.
 */

/** Costs with a number alone: what version 1 wrote, what it means since version 2, and what asks the same as before. */
const COSTS_OF_2 = [
  ["use<=2", "usev<=2", "use<=2c"],
  ["使用コスト=3", "usev:3", "use=3c"],
  ["m:4", "usev:4", "use:4c"],
  ["mana!=1", "usev!=1", "use!=1c"],
  ["use:0", "usev:0", "usev:0"],
  ["use>2", "usev>=3", "use>2c"],
  ["-use<2", "-usev<=1", "-use<2c"],
  ["use:1,2r", "use:2r or usev:1", "use:1c,2r"],
  ["cat<=1", "catv<=1", "cat<=1c"],
  ["触媒:2", "catv:2", "cat:2c"],
  ["catalyst!=0", "catv!=0", "catv!=0"],
] as const;

/** Further queries of version 2, none of which version 1 could read, and the address they have. */
const QUERIES_OF_2 = [
  ["使用コスト:2..4", "usev:2..4"],
  ["use:偶数", "usev:even"],
  ["use>ap", "usev>ap"],
  ["使用コスト：＞＝４", "usev>=4"],
  ["ap:>=3 date:<2026", "ap>=3 date<2026"],
  ["use:2無 cat=無", "use:2c catv:0"],
] as const;

describe("version 2 of the language", () => {
  it("is the one in use", () => {
    expect(QUERY_LANGUAGE_VERSION).toBe(2);
  });

  it.each(COSTS_OF_2)(
    "reads the digits of %s as the number of %s, and asks for symbols by %s",
    (typed, count, symbols) => {
      expect(writeQuery(readQuery(typed))).toBe(count);
      expect(writeQuery(readQuery(count))).toBe(count);
      expect(writeQuery(readQuery(symbols))).toBe(symbols);
    },
  );

  it.each(QUERIES_OF_2)("writes %s in one way", (typed, canonical) => {
    expect(readQuery(typed).warnings).toEqual([]);
    expect(writeQuery(readQuery(typed))).toBe(canonical);
  });
});
