import { expect, it } from "vitest";
import { checkDeck } from "@/engine/mtg/deck";
import { readDeckText } from "../deck-text";
import { MAX_LIST_LENGTH } from "./card-lines";
import { readFound } from "./testing/read-found";

/** Texts as people and programs write them, with what they mean and what is doubtful about them. */
const FOUND: readonly (readonly [what: string, text: string, cards: string, doubts?: string])[] = [
  [
    "headings of its own words, with sums",
    "A casual black deck\n\nThe engine (card draw + life) (5)\n4 Moss Ox\n1 Gate Giant\n\nDisruption (9)\n4 Reed Warden\n4 Marsh Lamp\n1 Old Bell\n\nMana (46)\n46 Swamp",
    "4 Moss Ox; 1 Gate Giant; 4 Reed Warden; 4 Marsh Lamp; 1 Old Bell; 46 Swamp",
    "1 NO_COUNT",
  ],
  [
    "such headings in Japanese, and lands behind the last block",
    "軽量除去（8）\n4 苔の牛\n4 門の巨人\nフィニッシャー（4）\n4 葦の番人\n48 森",
    "4 苔の牛; 4 門の巨人; 4 葦の番人; 48 森",
  ],
  [
    "a heading whose sum is wrong",
    "Removal (9)\n4 Moss Ox\n4 Gate Giant\n\nMana (52)\n52 Forest",
    "4 Moss Ox; 4 Gate Giant; 52 Forest",
    "1 SUM",
  ],
  [
    "sums joined to headings",
    "45spell\n4《苔の牛/Moss Ox》\n41《森/Forest》\n15land\n15《沼/Swamp》\n15Sideboard\n3《門の巨人/Gate Giant》\n12《島/Island》",
    "4 苔の牛/Moss Ox; 41 森/Forest; 15 沼/Swamp | 3 門の巨人/Gate Giant; 12 島/Island",
  ],
  ["sums in words", "60枚メイン\n4 Moss Ox\n56 Forest\n15枚サイド\n15 Plains", "4 Moss Ox; 56 Forest | 15 Plains"],
  [
    "labels behind their blocks",
    "20 《沼》\n4 《泥の港》\n-土地 (24)-\n\n4 《苔の牛》\n-クリーチャー (4)-\n4 《門の巨人》\n28 《葦の番人》\n-呪文 (32)-\n3 《沼の灯》\n12 《平地》\n-サイドボード (15)-",
    "20 沼; 4 泥の港; 4 苔の牛; 4 門の巨人; 28 葦の番人 | 3 沼の灯; 12 平地",
  ],
  [
    "labels of deck and sideboard behind them",
    "4 Moss Ox\n56 Forest\nMaindeck (60)\n15 Plains\nSideboard (15)",
    "4 Moss Ox; 56 Forest | 15 Plains",
  ],
  [
    "zones on lines of their own",
    "Main (60): 4 Moss Ox, 4 Gate Giant, 52 Forest\nSideboard: 4 Reed Warden, 11 Marsh Lamp",
    "4 Moss Ox; 4 Gate Giant; 52 Forest | 4 Reed Warden; 11 Marsh Lamp",
  ],
  [
    "kinds on lines of their own",
    "Creatures: 4 Moss Ox, 4 Gate Giant\nSpells: 4 Reed Warden\nLands: 48 Forest",
    "4 Moss Ox; 4 Gate Giant; 4 Reed Warden; 48 Forest",
  ],
  [
    "a remark with counts and commas",
    "4 Moss Ox (2 main, 2 side)\n56 Forest\n4 Gate Giant",
    "4 Moss Ox; 56 Forest; 4 Gate Giant",
    "1 REMARK",
  ],
  [
    "a small last block of a kind",
    "1x Moss Ox *CMDR*\n\nLand (40)\n40x Forest\n\nCreature (18)\n18x Swamp\n\nEnchantment (7)\n7x Plains\n\nArtifact (4)\n4x Reed Warden",
    "1 Moss Ox; 40 Forest; 18 Swamp; 7 Plains; 4 Reed Warden",
  ],
  [
    "sets and collector's marks",
    "10 Island [TMP:*]\n6 Plains [TMP:*]\n2 Forest [WC98:BS347]\n2 Forest [WC98:BS348]\n40 Swamp [ICE]",
    "10 Island; 6 Plains; 4 Forest; 40 Swamp",
  ],
  [
    "marks of foil",
    "Moss Ox (*) * 4\nGate Giant (MIR) (*) * 2\nReed Warden (mbs) *2\n4 Marsh Lamp <retro> [DMR] (F)\n1 Old Bell (PLIST) 4†",
    "4 Moss Ox; 2 Gate Giant; 2 Reed Warden; 4 Marsh Lamp; 1 Old Bell",
  ],
  [
    "a table with boards",
    "Board,Qty,Name,Printing,Foil,Alter,Signed,Condition,Language,Commander\nmain,4,Moss Ox,ICE,,,,,,\nside,2,Gate Giant,,,,,,,\nmaybe,3,Reed Warden,,,,,,,\nacquire,1,Marsh Lamp,,,,,,,",
    "4 Moss Ox | 2 Gate Giant",
    "4 LEFT_OUT; 5 LEFT_OUT",
  ],
  [
    "a table for spreadsheets",
    '"sep=,"\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Printing\nBinder,4,0,Moss Ox,ICE,Normal\nBinder,2,0,"Gate Giant, the Tall",ICE,Foil',
    "4 Moss Ox; 2 Gate Giant, the Tall",
  ],
  [
    "a table with signs in its counts",
    'QuantityX,Name,Edition code,Foil\n"1x","Moss Ox","M20",""\n"4x","Gate Giant","M20","foil"\n1x,Reed Warden,Magic 2011,\n2.0,Marsh Lamp,,',
    "1 Moss Ox; 4 Gate Giant; 1 Reed Warden; 2 Marsh Lamp",
  ],
  [
    "a table with a row without a count",
    "Count,Name\n4,Moss Ox\n,Gate Giant\nmany,Reed Warden",
    "4 Moss Ox",
    "3 NO_COUNT; 4 NO_COUNT",
  ],
  [
    "a file of OCTGN",
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck game="a6c8d2e8-7cd8-11dd-8f94-e62b56d89593">\n  <section name="Main">\n    <card qty="4" id="00000000-0000-0000-0000-000000000001">Moss Ox</card>\n    <card qty="56" id="00000000-0000-0000-0000-000000000002">Forest</card>\n  </section>\n  <section name="Sideboard">\n    <card qty="2" id="00000000-0000-0000-0000-000000000003">Gate Giant</card>\n  </section>\n</deck>',
    "4 Moss Ox; 56 Forest | 2 Gate Giant",
  ],
  [
    "a file of LackeyCCG",
    '<deck version="0.8">\n<meta><game>magic</game></meta>\n<superzone name="Deck"><card><name id="ox1">Moss Ox</name><set>ice</set></card><card><name id="ox1">Moss Ox</name><set>ice</set></card></superzone>\n<superzone name="Sideboard"><card><name id="g1">Gate Giant</name><set>ice</set></card></superzone>\n</deck>',
    "2 Moss Ox | 1 Gate Giant",
  ],
  ["a list of LackeyCCG", "4\tMoss Ox\n56\tForest\nSideboard:\n2\tGate Giant", "4 Moss Ox; 56 Forest | 2 Gate Giant"],
  [
    "categories of Archidekt",
    "1x Moss Ox (clb) 2 [Blink]\n1x Gate Giant (m10) 146 [Maybeboard{noDeck}{noPrice},Removal]\n3x Reed Warden (m10) 14 [Sideboard]",
    "1 Moss Ox | 3 Reed Warden",
    "2 LEFT_OUT",
  ],
  [
    "a file of Cockatrice with remarks",
    '<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_deck version="1">\n    <deckname>Made-up</deckname>\n    <comments>Format: EDH\nColors: G\n4 more to find\nURL: https://example.org/deck/1</comments>\n    <zone name="main">\n        <card number="4" name="Moss Ox"/>\n        <card number="56" name="Forest"/>\n    </zone>\n</cockatrice_deck>',
    "4 Moss Ox; 56 Forest",
  ],
  [
    "a file of Cockatrice in one line",
    '<cockatrice_deck version="1"><deckname>Made-up</deckname><zone name="main"><card number="4" name="Moss Ox"/><card number="56" name="Forest"/></zone><zone name="side"><card number="2" name="Gate Giant"/></zone></cockatrice_deck>',
    "4 Moss Ox; 56 Forest | 2 Gate Giant",
  ],
  [
    "a file of XMage",
    `NAME:Made-up\n4 [ICE:12] Moss Ox\n56 [ICE:380] Forest\nSB: 2 [ICE:4] Gate Giant\nLAYOUT MAIN:(1,2)(CARD_TYPE,false,50)|(${"[ICE:12],".repeat(80)})\nLAYOUT SIDEBOARD:(0,0)(NONE,false,50)|`,
    "4 Moss Ox; 56 Forest | 2 Gate Giant",
  ],
  [
    "a file of Magarena",
    "4 Moss Ox\n56 Forest\n>A deck that waits for 4 turns.\n> And then for more",
    "4 Moss Ox; 56 Forest",
  ],
  ["counts on lines of their own", "4\nMoss Ox\n3\nGate Giant\n53\nForest", "4 Moss Ox; 3 Gate Giant; 53 Forest"],
  [
    "counts on lines of their own below the names",
    "Moss Ox\n4\nGate Giant\n3\nForest\n53",
    "4 Moss Ox; 3 Gate Giant; 53 Forest",
  ],
  [
    "times, titles and days",
    "Round 1\n12:30\n4 Moss Ox\n56 Forest\n2000/12/15",
    "4 Moss Ox; 56 Forest",
    "1 NO_COUNT; 2 NO_NAME; 5 NO_NAME",
  ],
  [
    "tokens and cards that are considered",
    "Deck\n60 Forest\n\nSideboard\n2 Gate Giant\n\nConsidering\n1 Old Bell\n\nTokens\n1 Goblin\n1 Saproling",
    "60 Forest | 2 Gate Giant",
    "7 ASIDE; 10 ASIDE",
  ],
  [
    "names over the end of a line",
    "1《苔の彫り手/Moss, the Carver of\nOxen》\n59《森》",
    "1 苔の彫り手/Moss, the Carver of Oxen; 59 森",
  ],
  ["remarks behind strokes", "4 Moss Ox // why not\n4 Wax // Wane\n52 Forest", "4 Moss Ox; 4 Wax // Wane; 52 Forest"],
  ["sums of a whole deck", "4 Moss Ox\n56 Forest\n60 Cards Total", "4 Moss Ox; 56 Forest"],
  ["a sum of a deck that is wrong", "4 Moss Ox\n55 Forest\n60 Cards Total", "4 Moss Ox; 55 Forest", "3 SUM"],
  [
    "a sideboard that is not whole",
    "Deck (60)\n60 Forest\nSideboard (15)\n12 Plains",
    "60 Forest | 12 Plains",
    "3 SUM",
  ],
  ...[
    "《苔の牛》 4枚、《門の巨人》 3枚",
    "《苔の牛》 ４枚、《門の巨人》 ３枚",
    "《苔の牛》×4、《門の巨人》×3",
    "《苔の牛》4枚　《門の巨人》3枚",
    "《苔の牛》4、《門の巨人》3",
    "苔の牛 4枚、門の巨人 3枚",
    "4《苔の牛》、3《門の巨人》",
    "≪苔の牛≫ 4枚、≪門の巨人≫ 3枚",
  ].map((line) => [`several cards in ${line}`, line, "4 苔の牛; 3 門の巨人"] as const),
  ["a sideboard with several cards", "4 森\nサイド：《苔の牛》 4枚、《門の巨人》 3枚", "4 森 | 4 苔の牛; 3 門の巨人"],
  [
    "signs between a name and its count",
    "《苔の牛/Moss Ox》：４枚\n《門の巨人》・・・3",
    "4 苔の牛/Moss Ox; 3 門の巨人",
  ],
  ["two columns", "4 Moss Ox    3 Gate Giant\n2 Forest\t1 Swamp", "4 Moss Ox; 3 Gate Giant; 2 Forest; 1 Swamp"],
  [
    "markup of a forum",
    "[deck]\n4 [card]Moss Ox[/card]\n3 [url=https://example.org/ox]Gate Giant[/url]\n[b]2 Reed Warden[/b]\n3 [] Marsh Lamp\n[*]1 [U] Old Bell\n[/deck]",
    "4 Moss Ox; 3 Gate Giant; 2 Reed Warden; 3 Marsh Lamp; 1 Old Bell",
  ],
  [
    "signs behind a name",
    "4 Moss Ox;\n3 Gate Giant*\n2 Reed Warden !\n1 Loud, Lamp!\n1 Old Bell *F*\n1 “Marsh Lamp”\n1 ≪苔の牛≫",
    "4 Moss Ox; 3 Gate Giant; 2 Reed Warden; 1 Loud, Lamp!; 1 Old Bell; 1 Marsh Lamp; 1 苔の牛",
  ],
  [
    "comments and entities of a deck file",
    '<cockatrice_deck version="1">\n<zone name="main">\n<!-- <card number="4" name="Moss Ox"/> -->\n<card number="60" name="M&#251;ss &#99999999; &#xD6;x"/>\n</zone>\n</cockatrice_deck>',
    "60 Mûss &#99999999; Öx",
  ],
  [
    "remarks behind names",
    "4 Moss Ox - great vs. elves\n3 Gate Giant // 2 in main is enough?\n2 Reed Warden [banned?]\n1 Marsh Lamp (could be Old Bell)\n4 Wax // Wane\n1 Old Bell // one of the very best cards\n4 Box - foil 2",
    "4 Moss Ox; 3 Gate Giant; 2 Reed Warden; 1 Marsh Lamp; 4 Wax // Wane; 1 Old Bell; 4 Box",
    "1 REMARK; 2 REMARK; 3 REMARK; 4 REMARK; 7 REMARK",
  ],
  [
    "names that hold what remarks do",
    "1 B.O.X. (Big Old Xenon)\n1 Moss-Ox\n1 Wen, Scholar of Oxen\n1 Rofellos, Llanowar Emissary",
    "1 B.O.X. (Big Old Xenon); 1 Moss-Ox; 1 Wen, Scholar of Oxen; 1 Rofellos, Llanowar Emissary",
  ],
  [
    "one count for several names",
    "1 Sol Ring, Moss Ox\n4 each of Moss Ox, Gate Giant\n4 Sol Ring / Moss Ox\n《苔の牛》、《門の巨人》 3枚\n4 Forest",
    "4 Forest",
    "1 UNCLEAR; 2 UNCLEAR; 3 UNCLEAR; 4 UNCLEAR",
  ],
  [
    "ranges and numbers within words",
    "2-3 Moss Ox\n4 Gate Giant 4 Reed Warden\n4 Forest\nSB: 2–3 Old Bell",
    "4 Forest",
    "1 UNCLEAR; 2 UNCLEAR; 4 UNCLEAR",
  ],
  ["a signature", "Fast 2 Furious (Mike)", "", "1 NO_COUNT"],
  [
    "a companion",
    "Companion\n1 Moss Ox\n\nDeck\n60 Forest\n\nSideboard\n1 Moss Ox\n2 Old Bell",
    "60 Forest | 1 Moss Ox; 2 Old Bell",
    "2 COMPANION",
  ],
  [
    "a companion beside the sideboard",
    "Companion\n1 Moss Ox\n\nDeck\n60 Forest\n\nSideboard\n2 Old Bell",
    "60 Forest | 1 Moss Ox; 2 Old Bell",
  ],
];

it.each(FOUND.map(([what, text, cards, doubts = ""]) => ({ what, text, cards, doubts })))(
  "$what",
  ({ text, cards, doubts }) => {
    expect(readFound(text)).toEqual({ cards, doubts });
  },
);

it.each([
  "（サイドボード）",
  "≪サイドボード≫",
  "〈サイドボード〉",
  "サイドボード／15",
  "| Sideboard |",
  "Side-board",
  "Sideboard Cards",
  "15 SB",
  "<Sideboard>",
  "Sideboard - 15",
  "SIDEBOARD 15",
  "15 card sideboard",
  "サイド15枚",
  "Sideboard: 15 cards",
])("a sideboard begins at %s", (heading) => {
  expect(readFound(`4 Moss Ox\n56 Forest\n${heading}\n15 Plains`)).toEqual({
    cards: "4 Moss Ox; 56 Forest | 15 Plains",
    doubts: "",
  });
});

it("a sign that looks like an apostrophe is one", () => {
  const { deck } = readDeckText("4 Yawgmoth´s Will\n2 Urza′s Bauble\n54 Swamp");
  expect(deck.main.map(({ name }) => name)).toEqual(["Yawgmoth's Will", "Urza's Bauble", "Swamp"]);
  const problems = checkDeck(deck, { format: "type1", on: "2000-12-15", cards: null });
  expect(problems.filter(({ code }) => code === "RESTRICTED").flatMap(({ names }) => names)).toEqual([
    "Yawgmoth's Will",
  ]);
});

it("what lies beyond the longest text is told", () => {
  const remarks = Array.from({ length: 250 }, () => `//${"x".repeat(83)}`).join("\n");
  const text = `${remarks}\n4 Moss Ox\n56 Forest`;
  const { unread } = readDeckText(text);
  expect(unread).toMatchObject([{ why: "CUT", stated: text.length, found: MAX_LIST_LENGTH }]);
});
