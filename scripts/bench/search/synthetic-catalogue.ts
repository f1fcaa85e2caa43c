import { CARD_KINDS, NO_SYMBOLS, nextIntBelow, type SymbolCounts, seedRandom, TIMINGS } from "@/engine/magmell";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import type { CardRecord, Catalogue, CatalogueRevision, CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import { runToCompletion } from "@/lib/tasks";

const DAY = "2025-04-25";

const WHAT = [
  ["薄明の", "はくめいの", "Twilit"],
  ["遠雷の", "えんらいの", "Thundering"],
  ["錆色の", "さびいろの", "Rusty"],
  ["眠らぬ", "ねむらぬ", "Sleepless"],
  ["硝子の", "がらすの", "Glassen"],
  ["苔むす", "こけむす", "Mossy"],
  ["流浪の", "るろうの", "Roaming"],
  ["逆巻く", "さかまく", "Swirling"],
  ["金糸の", "きんしの", "Goldspun"],
  ["凪の", "なぎの", "Becalmed"],
  ["紙魚の", "しみの", "Bookworn"],
  ["燻る", "くすぶる", "Smouldering"],
  ["名無しの", "ななしの", "Nameless"],
  ["水底の", "みなそこの", "Sunken"],
  ["煤けた", "すすけた", "Sooty"],
  ["星読みの", "ほしよみの", "Stargazing"],
  ["灰白の", "かいはくの", "Ashen"],
  ["双子の", "ふたごの", "Twin"],
  ["夜更けの", "よふけの", "Midnight"],
  ["封じられた", "ふうじられた", "Sealed"],
  ["囁く", "ささやく", "Whispering"],
  ["弓張りの", "ゆみはりの", "Crescent"],
  ["荒磯の", "あらいその", "Rugged"],
  ["常夏の", "とこなつの", "Evergreen"],
  ["螺旋の", "らせんの", "Spiral"],
  ["帰らずの", "かえらずの", "Unreturning"],
  ["朧な", "おぼろな", "Hazy"],
  ["焦げた", "こげた", "Charred"],
  ["氷室の", "ひむろの", "Icebound"],
  ["風待ちの", "かぜまちの", "Windbound"],
] as const;
const WHO = [
  ["写本師", "しゃほんし", "Copyist"],
  ["グリフォン", "ぐりふぉん", "Griffin"],
  ["竜", "りゅう", "Dragon"],
  ["番人", "ばんにん", "Warden"],
  ["ノーム", "のーむ", "Gnome"],
  ["測量士", "そくりょうし", "Surveyor"],
  ["鯨", "くじら", "Whale"],
  ["踊り子", "おどりこ", "Dancer"],
  ["ガーゴイル", "がーごいる", "Gargoyle"],
  ["薬師", "くすし", "Apothecary"],
  ["大鴉", "おおがらす", "Raven"],
  ["ケンタウロス", "けんたうろす", "Centaur"],
  ["船乗り", "ふなのり", "Sailor"],
  ["鍛冶屋", "かじや", "Blacksmith"],
  ["マンティコア", "まんてぃこあ", "Manticore"],
  ["猟犬", "りょうけん", "Hound"],
  ["占い師", "うらないし", "Fortuneteller"],
  ["影絵", "かげえ", "Silhouette"],
  ["羊飼い", "ひつじかい", "Shepherd"],
  ["スフィンクス", "すふぃんくす", "Sphinx"],
  ["庭師", "にわし", "Gardener"],
  ["道化", "どうけ", "Jester"],
  ["甲虫", "こうちゅう", "Beetle"],
  ["ワイバーン", "わいばーん", "Wyvern"],
  ["語り部", "かたりべ", "Storyteller"],
  ["白狐", "びゃっこ", "Whitefox"],
  ["ホムンクルス", "ほむんくるす", "Homunculus"],
  ["時計師", "とけいし", "Clockmaker"],
  ["旅団長", "りょだんちょう", "Brigadier"],
  ["灯台守", "とうだいもり", "Lighthousekeeper"],
] as const;
const WHERE = [
  ["渓谷の", "けいこくの", "Ravine"],
  ["天文台の", "てんもんだいの", "Observatory"],
  ["桟橋の", "さんばしの", "Pier"],
  ["地下道の", "ちかどうの", "Underpass"],
  ["温室の", "おんしつの", "Greenhouse"],
  ["鐘楼の", "しょうろうの", "Belfry"],
  ["干潟の", "ひがたの", "Mudflats"],
  ["製本所の", "せいほんじょの", "Bindery"],
  ["市場の", "いちばの", "Marketplace"],
  ["果樹園の", "かじゅえんの", "Orchard"],
] as const;

/** Sentence templates with a number, in both languages. */
const SENTENCES: readonly ((count: number) => readonly [string, string])[] = [
  (n) => [
    `■このユニットが召喚されたとき、カードを${n}枚引く。`,
    `When this unit is summoned, draw ${n} card${n === 1 ? "" : "s"}.`,
  ],
  (n) => [`■使用コストが${n}以下のユニット1体を破壊する。`, `Destroy target unit with use cost ${n} or less.`],
  (n) => [`■プレイヤー1人またはユニット1体に${n}点のダメージを与える。`, `Deal ${n} damage to target player or unit.`],
  (n) => [
    `■チャントにあるカード1枚を、相手が${n}点のライフを失わないかぎり無効化する。`,
    `Negate target card on the chant unless its controller loses ${n} life.`,
  ],
  (n) => [
    `■ターン終了時まで、このユニットのAPとHPは、それぞれ${n}増加する。`,
    `This unit gets +${n} AP and +${n} HP until the end of the turn.`,
  ],
  (n) => [
    `■あなたの魔導書から使用コストが${n}のカードを1枚探す。それを公開し、手札に加える。`,
    `Search your grimoire for a card with use cost ${n}. Reveal it, then put it into your hand.`,
  ],
  () => [
    "■あなたのダストにあるカード1枚を、契約者の手札に戻す。",
    "Return target card from your dust to its owner's hand.",
  ],
  (n) => [`■あなたのターンの開始時、ライフを${n}点回復する。`, `At the beginning of your turn, recover ${n} life.`],
  () => ["■このユニットは防御されない。", "This unit cannot be blocked."],
  (n) => [
    `■相手がマジックを使用したとき、このユニットにパワーカウンターを${n}個置く。`,
    `When your opponent uses a magic, put ${n} power counter${n === 1 ? "" : "s"} on this unit.`,
  ],
  (n) => [
    `■他のユニット1体をダストに置く。そうしたならば、魔石を${n}枚ウェイクする。`,
    `Put another unit into the dust. If you do, wake ${n} stones.`,
  ],
  (n) => [
    `■あなたの魔導書の一番上から${n}枚を見る。それらを好きな順番で戻す。`,
    `Look at the top ${n} cards of your grimoire. Put them back in any order.`,
  ],
];

/** Returns a deterministic synthetic catalogue: names of two or three parts, texts of one to three sentences. */
export function createSyntheticCatalogue(size: number, seed = 1): Catalogue {
  const random = seedRandom(seed);
  const below = (limit: number) => nextIntBelow(random, limit);
  const sets = Array.from(
    { length: 40 },
    (_, at): CatalogueSet => ({
      code: `S${at + 10}`,
      name: `第${at + 1}巻`,
      englishName: `Volume ${at + 1}`,
      releasedOn: DAY,
      type: "main",
    }),
  );
  const made = Array.from({ length: size }, (_, at) => cardAt(at, drawn(sets, below).code, below));
  // Records pass through JSON, as imported cards do: freshly concatenated strings are slower to read.
  const cards: readonly Made[] = JSON.parse(JSON.stringify(made));
  const english = new Map(cards.map(({ record, englishText }) => [record.number, englishText]));
  const records = { sets, cards: cards.map(({ record }) => record) };
  return runToCompletion(
    buildCatalogue(records, 1, DAY, ({ number }) => ({
      abilities: [],
      coverage: "full",
      englishText: english.get(number) ?? "",
    })),
  );
}

type Made = { readonly record: CardRecord; readonly englishText: string };

function cardAt(at: number, set: string, below: Below): Made {
  const sentences = Array.from({ length: 1 + below(3) }, () => drawn(SENTENCES, below)(1 + below(5)));
  const record: CardRecord = {
    number: at + 1,
    ...nameOf(at, below),
    token: false,
    retired: false,
    aliases: [],
    tags: [],
    revisions: [revisionOf(sentences.map(([ja]) => ja).join(""), below)],
    printings: [
      { set, number: `${set}-${at + 1}`, illustrator: "", flavor: "", finish: "normal", product: "", revision: DAY },
    ],
  };
  return { record, englishText: sentences.map(([, en]) => en).join(" ") };
}

type Below = (limit: number) => number;

function drawn<T>(list: readonly T[], below: Below): T {
  return list[below(list.length)] as T;
}

const COPIES = 173;

/** The name of a card, with a number in two parts because several thousand names would repeat. */
function nameOf(at: number, below: Below): Pick<CardRecord, "name" | "reading" | "englishName"> {
  const [what, who, where] = [drawn(WHAT, below), drawn(WHO, below), drawn(WHERE, below)];
  const placed = below(3) > 0;
  const number = `${Math.floor(at / COPIES)}#${at % COPIES}`;
  const part = (language: 0 | 1) => `${placed ? where[language] : ""}${what[language]}${who[language]}${number}`;
  return {
    name: part(0),
    reading: part(1),
    englishName: `${what[2]} ${who[2]}${placed ? ` of the ${where[2]}` : ""} ${number}`,
  };
}

function revisionOf(text: string, below: Below): CatalogueRevision {
  const kind = below(10) < 6 ? "unit" : below(3) < 2 ? "magic" : "stone";
  const cost: Record<keyof SymbolCounts, number> = { ...NO_SYMBOLS };
  for (const color of ["blue", "green", "red"] as const) if (below(2) === 0) cost[color] += 1;
  cost.any = below(4) + below(4);
  const isUnit = kind === CARD_KINDS[0];
  return {
    effectiveOn: DAY,
    kind,
    text,
    catalyst: NO_SYMBOLS,
    useCost: kind === "stone" ? NO_SYMBOLS : cost,
    timing: kind === "stone" ? null : drawn(TIMINGS, below),
    ap: isUnit ? below(10) : null,
    hp: isUnit ? 1 + below(10) : null,
  };
}
