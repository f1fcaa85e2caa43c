import { type Contradiction, contradiction, sentence, side } from "./contradiction";

/** Contradictions 1 to 14. */
export const CONTRADICTIONS_1: readonly Contradiction[] = [
  contradiction({
    number: 1,
    topic: { ja: "ターンのドロー", en: "The draw of the turn" },
    sides: [
      side(
        "ゲームの誘発型能力としてスタックに置く",
        "an ability of the game that goes on the stack",
        sentence("mtg-6e:P.7.1", "comp-rules"),
      ),
      side("誰かが優先権を得る前に引く", "done before anybody has priority", "mtg-8e:draw", "mtg-flow:1.3"),
    ],
    bySwitch: "turnDraw",
    rulings: [],
    board: "turn-draw",
  }),
  contradiction({
    number: 2,
    topic: { ja: "マナ・バーン", en: "Mana burn" },
    sides: [
      side(
        "フェイズの終わりに、残ったマナの分だけライフを失う",
        "left-over mana costs life at the end of a phase",
        "mtg-6e:G.22.1",
        sentence("mtg-6e:P.3.5", "comp-rules"),
        "mtg-8e:word.mana-burn",
      ),
      side("何も述べていない", "not a word of it", "mtg-flow:2"),
    ],
    bySwitch: "manaBurns",
    rulings: ["mtg-house:1"],
    board: "mana-burn",
  }),
  contradiction({
    number: 3,
    topic: { ja: "戦闘ダメージとスタック", en: "Combat damage and the stack" },
    sides: [
      side(
        "割り振りを宣言し、スタックで解決を待つ",
        "announced, and waits on the stack",
        "mtg-6e:C.5.6",
        "mtg-8e:combat-damage",
      ),
      side("すぐに与える", "dealt at once", "mtg-flow:3.4"),
    ],
    bySwitch: "combatDamage",
    rulings: [],
    board: "combat-damage",
  }),
  contradiction({
    number: 4,
    topic: { ja: "マリガン", en: "Mulligans" },
    sides: [
      side(
        "引き直すたびに一枚減り、先攻が先に終える",
        "one card fewer each time; who starts finishes first",
        "mtg-6e:P.1.7",
        "mtg-6e:D.10.4",
      ),
      side(
        "全員が決めてから引き直し、枚数の分だけ下に置く",
        "all decide, draw full hands, and put cards to the bottom",
        "mtg-flow:mulligan.1",
        "mtg-flow:mulligan.2",
      ),
    ],
    bySwitch: "mulligan",
    rulings: [],
    board: null,
    elsewhere: "goldfish",
  }),
  contradiction({
    number: 5,
    topic: { ja: "クリンナップの順番", en: "The order of cleanup" },
    sides: [
      side(
        "手札を捨て、そのあとダメージと効果が同時に終わる",
        "discard first; damage and effects end together after it",
        "mtg-6e:P.13.1",
        "mtg-8e:cleanup",
      ),
      side("ダメージを取り除いてから手札を捨てる", "damage first, the discard after it", "mtg-flow:5.2"),
    ],
    bySwitch: null,
    rulings: ["mtg-house:7"],
    board: "cleanup-order",
  }),
  contradiction({
    number: 6,
    topic: { ja: "クリンナップでの優先権", en: "Priority in cleanup" },
    sides: [
      side(
        "何か起こったときだけ得て、もう一度クリンナップを行う",
        "given if anything happened, and another cleanup follows",
        "mtg-6e:P.13.1",
        "mtg-8e:cleanup",
      ),
      side("誰も何も使えない", "nobody can ever act", "mtg-flow:5.2"),
    ],
    bySwitch: null,
    rulings: ["mtg-house:7"],
    board: "cleanup-priority",
  }),
  contradiction({
    number: 7,
    topic: { ja: "ブロックとタップ", en: "Blocking and tapping" },
    sides: [
      side("ブロックしてもタップしない", "a blocker does not tap", "mtg-6e:C.4.r2"),
      side("ブロックするときにタップする", "blockers are tapped", "mtg-flow:3.3"),
    ],
    bySwitch: null,
    rulings: ["mtg-house:8"],
    board: "blocking",
  }),
  contradiction({
    number: 8,
    topic: { ja: "ダメージとタフネス", en: "Damage and toughness" },
    sides: [
      side(
        "ダメージは記録され、タフネスを減らさない",
        "damage is marked and leaves toughness alone",
        "mtg-6e:K.10.r6",
        "mtg-6e:K.10.4",
        "mtg-cr:704.5g",
      ),
      side(
        "ダメージでタフネスが0になると置かれる",
        "a creature goes as damage brings its toughness to zero",
        "mtg-flow:3.4",
      ),
    ],
    bySwitch: "damageMarked",
    rulings: [],
    board: "704.5g",
  }),
  contradiction({
    number: 9,
    topic: { ja: "空のライブラリーから引く", en: "Drawing from an empty library" },
    sides: [
      side(
        "次に調べるときに敗北する",
        "the player loses at the next check",
        "mtg-6e:Z.6.8",
        sentence("mtg-6e:T.11.5.g", "comp-rules"),
        "mtg-cr:704.5b",
      ),
      side(
        "引けない枚数を求められたときに敗北する",
        "the player loses as the draw is asked for",
        sentence("mtg-6e:G.20.5", "dangelo"),
        "mtg-6e:G.15.n1",
      ),
      side(
        "ドロー・ステップで引けないときだけ敗北する",
        "only a failed draw of the draw step counts",
        "mtg-flow:lose.2",
      ),
    ],
    bySwitch: null,
    rulings: ["mtg-house:10"],
    board: "704.5b",
    newer: "mtg-6e:Z.6.8",
  }),
  contradiction({
    number: 10,
    topic: { ja: "同じ名前のレジェンド", en: "Legends of one name" },
    sides: [
      side(
        "誰のものでも、古い一つだけが残る",
        "the oldest one stays, whoever controls the others",
        "mtg-6e:K.17.2",
        sentence("mtg-6e:T.11.5.e", "comp-rules"),
      ),
      side("プレイヤーごとに、残す一つを選ぶ", "each controller chooses one to keep", "mtg-cr:704.5j"),
    ],
    bySwitch: "legend",
    rulings: [],
    board: "704.5j",
  }),
  contradiction({
    number: 11,
    topic: { ja: "攻撃クリーチャーがいない戦闘", en: "Combat without attackers" },
    sides: [
      side(
        "決められなかったら戦闘終了ステップへ進む",
        "where none is declared, play goes on to the end of combat step",
        "mtg-6e:C.3.1",
        "mtg-8e:attackers",
      ),
      side("攻撃できるものがいなければ飛ばす", "none able to attack skips it", "mtg-flow:3.2"),
    ],
    bySwitch: null,
    rulings: ["mtg-house:9"],
    board: "no-attackers",
  }),
  contradiction({
    number: 12,
    topic: { ja: "攻撃できるもの", en: "What can be attacked" },
    sides: [
      side("対戦相手だけ", "the opponent only", "mtg-6e:C.3.2", "mtg-8e:word.defending-player"),
      side("プレイヤーとプレインズウォーカー", "players and planeswalkers", "mtg-flow:3.2"),
      side("バトルも", "battles as well", "mtg-cr:704.5w"),
    ],
    bySwitch: "attackable",
    rulings: [],
    board: "attackable",
  }),
  contradiction({
    number: 13,
    topic: { ja: "ライフと敗北", en: "Life and losing" },
    sides: [
      side("1点未満で敗北する", "less than one", "mtg-6e:G.19.3", sentence("mtg-6e:T.11.5.a", "comp-rules")),
      side("0点以下で敗北する", "zero or less", "mtg-cr:704.5a"),
      side("0点になったときに敗北する", "as it becomes zero", "mtg-flow:lose.1"),
    ],
    bySwitch: null,
    rulings: ["mtg-house:12"],
    board: "704.5a",
  }),
  contradiction({
    number: 14,
    topic: { ja: "毒カウンターの数", en: "How much poison" },
    sides: [
      side("十個以上", "ten or more", "mtg-6e:E.9.2", "mtg-cr:704.5c"),
      side("十個になったとき", "as there are ten", "mtg-flow:lose.4"),
    ],
    bySwitch: null,
    rulings: ["mtg-house:11"],
    board: "704.5c",
  }),
];
