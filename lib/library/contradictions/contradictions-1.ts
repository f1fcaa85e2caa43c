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
      side(
        "誰かが優先権を得る前に、スタックを使わずに引く",
        "drawn before anybody has priority, without the stack",
        "mtg-8e:draw",
      ),
      side("引くとだけあり、スタックに触れていない", "a card is drawn; not a word on the stack", "mtg-flow:1.3"),
    ],
    bySwitch: "turnDraw",
    rulings: ["mtg-house:5"],
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
        "its assignment is announced, and waits on the stack",
        "mtg-6e:C.5.1",
        "mtg-6e:C.5.6",
        "mtg-8e:combat-damage",
      ),
      side("与えるとだけあり、待つことに触れていない", "it is dealt; not a word of waiting", "mtg-flow:3.4"),
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
        "one card fewer each time; the starting player finishes first",
        "mtg-6e:P.1.7",
        "mtg-6e:D.10.4",
      ),
      side(
        "全員が決めてから同時に引き直し、マリガンの回数だけ手札を下に置く",
        "after all have decided, full hands are drawn simultaneously, and one card for each mulligan goes to the bottom",
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
        "状況起因効果か誘発があったときだけ得て、もう一度クリンナップを行う",
        "given only if a state-based effect applied or an ability triggered; another cleanup follows",
        "mtg-6e:P.13.1",
        "mtg-8e:cleanup",
      ),
      side("インスタントも能力も使えない", "neither instants nor abilities may be used", "mtg-flow:5.2"),
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
        "ダメージでタフネスが0になると墓地に置かれる",
        "a creature dies when damage brings its toughness to zero",
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
        "誰のものでも、古い一つだけが残る。同時に出たものはどれも残らない",
        "the oldest one stays, whoever controls the others; of those that came together, none",
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
        "1体も指定しなければ戦闘終了ステップへ進む",
        "where none is declared, play goes on to the end of combat step",
        "mtg-6e:C.3.1",
        "mtg-8e:attackers",
      ),
      side(
        "攻撃できるものがいなければ、攻撃からダメージまでを飛ばす",
        "attack, blocks and damage are skipped when no creature is able to attack",
        "mtg-flow:3.2",
      ),
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
      side("1点未満で敗北する", "a player loses with less than one", "mtg-6e:G.19.3"),
      side(
        "0点以下で敗北する",
        "a player loses with zero or less",
        "mtg-6e:G.20.4",
        sentence("mtg-6e:T.11.5.a", "comp-rules"),
        "mtg-cr:704.5a",
      ),
      side("0点になったときに敗北する", "a player loses when it becomes zero", "mtg-flow:lose.1"),
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
      side("十個になったとき", "when there are ten", "mtg-flow:lose.4"),
    ],
    bySwitch: null,
    rulings: ["mtg-house:11"],
    board: "704.5c",
  }),
];
