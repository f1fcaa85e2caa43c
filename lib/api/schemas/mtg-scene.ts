import { z } from "zod";
import {
  BASIC_LAND_TYPES,
  CARD_TYPES,
  COLORS,
  ERAS,
  MAX_BOARD_OBJECTS,
  SIMPLE_KEYWORDS,
  STEPS,
  SUPERTYPES,
  ZONE_IDS,
} from "@/engine/mtg";
import { describeSchema } from "./parts";

/*
 * The scene of the second game as a published schema. The engine reads scenes once more by itself and knows every reference
 * between their parts; a test holds both to the same bounds.
 */

const name = z.string().min(1).max(80);
const whole = z.int().min(0).max(999);
const signed = z.int().min(-999).max(999);
const moment = z.int().min(0).max(9999);
const id = z.int().min(1).max(9999);
const ids = z.array(id).max(MAX_BOARD_OBJECTS);
const words = <Word extends z.ZodType>(word: Word) => z.array(word).max(12);
export const playerSchema = describeSchema(
  z.union([z.literal(0), z.literal(1)], { error: "Must be 0 or 1." }),
  "プレイヤー。0か1。",
  "Player: 0 or 1.",
);
export const eraSchema = describeSchema(
  z.enum(ERAS),
  "ルールの時代。`6e`は第6版、`8e`は第8版、`mod`は現代。",
  "Rules era: `6e` (Sixth Edition), `8e` (Eighth Edition) or `mod` (modern).",
);
const target = z.union([z.strictObject({ player: playerSchema }), z.strictObject({ instance: id })], {
  error: "Must be an object with only `player` (0 or 1), or only `instance` (the number of an object).",
});
const cardType = z.enum(CARD_TYPES);
const color = z.enum(COLORS);
const keywordName = z.enum(SIMPLE_KEYWORDS);

const filterParts = {
  type: cardType.optional(),
  supertype: z.enum(SUPERTYPES).optional(),
  subtype: name.optional(),
  color: color.optional(),
  colorless: z.boolean().optional(),
  name: name.optional(),
  keyword: keywordName.optional(),
};
const filter = describeSchema(
  z.strictObject({ ...filterParts, not: z.strictObject(filterParts).optional() }),
  "オブジェクトの条件。すべて満たす必要があります。",
  "Conditions for an object, all of which must be met.",
);

const keyword = z.union(
  [
    keywordName,
    z.strictObject({ protectionFrom: filter }),
    z.strictObject({ rampage: whole }),
    z.strictObject({ landwalk: filter }),
    z.strictObject({ blockedOnlyBy: filter }),
  ],
  {
    error:
      "Must be the name of a keyword, or an object with only `protectionFrom`, `rampage`, `landwalk` or `blockedOnlyBy`.",
  },
);

const card = z.strictObject({
  name: describeSchema(
    name,
    "カード名。場面の中で重複できません。",
    "Card name, which must be unique within the scene.",
  ),
  types: describeSchema(words(cardType), "カード・タイプ。", "Card types."),
  supertypes: words(z.enum(SUPERTYPES)).optional(),
  subtypes: describeSchema(
    words(name),
    "サブタイプ（英語）。`Aura`など。",
    "Subtypes in English, such as `Aura`.",
  ).optional(),
  cost: describeSchema(z.string().max(80), "マナ・コスト。`{1}{G}`など。", "Mana cost, such as `{1}{G}`.").optional(),
  colors: words(color).optional(),
  power: signed.optional(),
  toughness: signed.optional(),
  keywords: words(keyword).optional(),
  loyalty: whole.optional(),
  defense: whole.optional(),
  enchants: describeSchema(
    z.strictObject({ objects: filter.optional(), players: z.boolean().optional() }),
    "オーラを付けられるもの。",
    "Objects and players that the Aura can be attached to.",
  ).optional(),
  counterCap: describeSchema(
    z.strictObject({ counter: name, most: whole }),
    "1種類のカウンターと、その最大数。",
    "One kind of counter, and the maximum number that the permanent can have.",
  ).optional(),
  lastChapter: whole.optional(),
  rooms: whole.optional(),
});

const shields = words(z.strictObject({ kind: z.enum(["regenerate", "prevent"]), amount: whole.optional() }));

const piece = z.strictObject({
  id: describeSchema(
    id,
    "オブジェクトの番号。場面の中で重複できません。",
    "Number of the object, which must be unique within the scene.",
  ),
  card: describeSchema(
    z
      .int()
      .min(0)
      .max(MAX_BOARD_OBJECTS - 1),
    "このオブジェクトのカードの、`cards`の中の位置（0から）。",
    "Index of the object's card in `cards`, from 0.",
  ),
  zone: describeSchema(z.enum(ZONE_IDS), "オブジェクトがある領域。", "Zone of the object."),
  owner: playerSchema,
  controller: playerSchema.optional(),
  tapped: z.boolean().optional(),
  damage: whole.optional(),
  deathtouched: z.boolean().optional(),
  counters: describeSchema(
    z.record(z.string().max(40), whole),
    "カウンターの数。`+1/+1`、`loyalty`など。",
    "Number of counters by name, such as `+1/+1` or `loyalty`.",
  ).optional(),
  token: z.boolean().optional(),
  copy: z.enum(["spell", "card"]).optional(),
  attachedTo: target.optional(),
  attachedAt: moment.optional(),
  protector: playerSchema.optional(),
  sector: z.union([z.literal(1), z.literal(2), z.literal(3)], { error: "Must be 1, 2 or 3." }).optional(),
  arrived: describeSchema(
    moment,
    "現在の領域に置かれた順番を表す数。同じ数なら同時です。",
    "Order in which the object arrived in its zone, as a number. Objects with the same number arrived together.",
  ).optional(),
  sick: z.boolean().optional(),
  phasedOut: z.boolean().optional(),
  phasedWith: id.optional(),
  shields: shields.optional(),
  thing: describeSchema(
    z.strictObject({
      sort: z.enum(["activated", "triggered", "chapter", "room"]),
      source: id.optional(),
      number: whole.optional(),
    }),
    "スタックにある能力の場合、その種類、発生源の番号（オブジェクトの`id`）、章または部屋の番号（章能力と部屋の能力だけ）。",
    "For an ability on the stack: its kind, the `id` of its source and, for a chapter or room ability, the number of the chapter or room.",
  ).optional(),
});

const change = z.union(
  [
    z.strictObject({ add: z.enum(["power", "toughness"]), amount: signed }),
    z.strictObject({ set: z.enum(["power", "toughness"]), amount: signed }),
    z.strictObject({ gain: keyword }),
    z.strictObject({ lose: z.enum([...SIMPLE_KEYWORDS, "abilities"]) }),
    z.strictObject({
      become: z.strictObject({
        types: words(cardType).optional(),
        subtypes: words(name).optional(),
        colors: words(color).optional(),
      }),
      keep: z.boolean(),
    }),
    z.strictObject({ becomeLand: z.enum(Object.keys(BASIC_LAND_TYPES) as (keyof typeof BASIC_LAND_TYPES)[]) }),
  ],
  {
    error:
      "Must be an object with `add` or `set` (and `amount`), `gain`, `lose`, `become` (and `keep`), or `becomeLand`.",
  },
);

const onePlayer = z.strictObject({
  life: signed.optional(),
  poison: whole.optional(),
  drewFromEmpty: describeSchema(
    z.boolean(),
    "空のライブラリーから引こうとしたか。",
    "Whether the player tried to draw from an empty library.",
  ).optional(),
  pool: z.partialRecord(z.enum(["w", "u", "b", "r", "g", "c"]), whole).optional(),
  dungeon: z.strictObject({ piece: id, room: z.int().min(1).max(999) }).optional(),
  shields: shields.optional(),
  library: z.int().min(0).max(MAX_BOARD_OBJECTS).optional(),
  hand: z.int().min(0).max(MAX_BOARD_OBJECTS).optional(),
});

const combat = z.strictObject({
  attackers: z.array(z.strictObject({ id, target: target.optional(), band: whole.optional() })).max(MAX_BOARD_OBJECTS),
  blockers: z
    .array(z.strictObject({ id, attackers: ids }))
    .max(MAX_BOARD_OBJECTS)
    .optional(),
  blocked: ids.optional(),
});

/** A board set up by hand. */
export const mtgSceneSchema = z.strictObject({
  version: describeSchema(z.literal(1), "場面の形式のバージョン。", "Version of the scene format."),
  era: eraSchema,
  variant: z.enum(["none", "twoHeaded"]).optional(),
  turn: z.int().min(1).max(999).optional(),
  first: playerSchema.optional(),
  active: playerSchema.optional(),
  step: z.enum(STEPS.map(({ step }) => step)).optional(),
  cards: describeSchema(
    z.array(card).max(MAX_BOARD_OBJECTS),
    "カードの定義（200個まで）。",
    "Card definitions, at most 200.",
  ),
  players: z.tuple([onePlayer, onePlayer]).optional(),
  pieces: describeSchema(z.array(piece).max(MAX_BOARD_OBJECTS), "オブジェクト（200個まで）。", "Objects, at most 200."),
  effects: describeSchema(
    z.array(z.strictObject({ on: ids, changes: z.array(change).max(4) })).max(12),
    "ターン終了時までの効果（古い順）。",
    "Effects until the end of the turn, oldest first.",
  ).optional(),
  combat: combat.optional(),
});
