import type { MtgRuling } from "./mtg-ruling";

/** Rulings on starting a game, turns, combat, and losing. */
export const HOUSE_TURNS = {
  "mtg-house:1": {
    status: "done",
    rules: ["mtg-6e:P.3.5", "mtg-8e:word.mana-burn", "mtg-flow:2"],
    title: {
      ja: "今のルールでは、マナは各ステップと各フェイズの終わりになくなり、ライフは減らない",
      en: "Today mana leaves at the end of every step and phase, and costs no life",
    },
    reason: {
      ja: "今のターンの流れを述べた資料は、残ったマナに触れていない。マナ・バーンは前の二つの時代の資料だけにあり、それらは今の時代のものではないので、失うライフはないとする。いつなくなるかは、マナを次のステップへ持ち越せないほうを選ぶ。",
      en: "The page on the modern turn says nothing of mana that is left over. Only the two older documents know mana burn, and they do not speak for this era, so nobody loses life. Of the two times at which it could leave we take the one that carries no mana into the next step.",
    },
  },
  "mtg-house:2": {
    status: "done",
    rules: ["mtg-cr:704.5", "mtg-6e:T.11.1", "mtg-6e:T.11.2", "mtg-6e:T.11.3"],
    title: {
      ja: "状況起因処理は、今のルールでも、プレイヤーが優先権を得るたびと、クリンナップで調べる",
      en: "State-based actions of today, too, are looked for whenever a player would get priority, and in cleanup",
    },
    reason: {
      ja: "今の資料には処理の一覧だけがあり、いつ、どう繰り返すかの節は手元にない。第6版の文書はそれを書いており、今の一覧に反するところはないので、すべてを同時に行い、何も起こらなくなるまで繰り返す。",
      en: "The modern page lists the actions only; the sections on when and how they repeat are not in our copy. The summary of the sixth edition has them and nothing in the list speaks against them: all that apply happen at the same time, again and again until none does.",
    },
  },
  "mtg-house:3": {
    status: "done",
    rules: ["mtg-flow:3.4", "mtg-8e:combat-damage", "mtg-6e:C.5.4", "mtg-6e:C.5.r2"],
    title: {
      ja: "今のルールでも、攻撃クリーチャーのダメージはブロックしたものの間で自由に割り振る",
      en: "Today, too, an attacker's damage is divided among its blockers as its controller likes",
    },
    reason: {
      ja: "今の資料は、複数のブロックにどう割り振るかを書かず、順番を付けるとも書いていない。自由に割り振らせる第6版と第8版の決まりをそのまま使う。",
      en: "The modern page does not say how damage is divided among several blockers, nor that they are put in an order. The sixth and the eighth edition leave the division to its controller, and so it stays.",
    },
  },
  "mtg-house:4": {
    status: "done",
    rules: ["mtg-flow:3.4", "mtg-8e:combat-damage", "mtg-8e:second-damage", "mtg-6e:C.5.9"],
    title: {
      ja: "今のルールの二段攻撃と二度のダメージ・ステップは、第8版と同じに行う",
      en: "Double strike and the two damage steps of today work as in the eighth edition",
    },
    reason: {
      ja: "今の資料は戦闘ダメージを一つのステップとしてだけ述べ、先制攻撃にも二段攻撃にも触れていない。第8版の表が、二つ目のステップがいつあり、だれがそこで与えるかを書いている。",
      en: "The modern page knows one step of combat damage and mentions neither first strike nor double strike. The table of the eighth edition says when there is a second step and who deals damage in it.",
    },
  },
  "mtg-house:5": {
    status: "done",
    rules: [
      "mtg-8e:attackers",
      "mtg-8e:word.priority",
      "mtg-8e:word.land-type",
      "mtg-flow:3.2",
      "mtg-8e:draw",
      "mtg-flow:1.3",
      "mtg-6e:P.1.4",
      "mtg-6e:P.1.7",
      "mtg-6e:T.6.6",
      "mtg-6e:Z.3.3",
      "mtg-6e:T.11.5",
      "mtg-6e:K.17.2",
      "mtg-6e:K.26.1",
    ],
    title: {
      ja: "第8版の準備、マリガン、選択と墓地の順番、状況起因効果、レジェンド、壁は第6版と同じとし、今のドローと土地タイプは第8版と同じとする",
      en: "Set-up, mulligans, the order of choices and graveyards, state-based effects, legends and walls of the eighth edition are those of the sixth; land types and the draw of today are those of the eighth",
    },
    reason: {
      ja: "第8版の資料はターンの構成といくつかの用語だけを述べる。状況起因効果を調べるとは書くが、一覧はない。時代の資料にないものは、いちばん近い前の時代の文書から取る。今の資料はドローがスタックを使うかどうかに触れないので、使わないとする第8版に従う。壁だけは別で、今の資料は壁という種類に何の意味も与えないので、今の壁は攻撃できる。",
      en: "The page of the eighth edition is about the turn and a few words alone. It says that state-based effects are looked for, but does not list them. What the documents of an era lack is taken from the nearest era before it. The modern page does not say whether the draw uses the stack, so it does not, as in the eighth edition. Walls are the exception: the modern pages give that sort of creature no meaning, so a wall of today may attack.",
    },
  },
  "mtg-house:6": {
    status: "done",
    rules: ["mtg-flow:1.3", "mtg-6e:P.1.4", "mtg-6e:D.10.5", "mtg-6e:G.36.r1"],
    title: {
      ja: "先攻の最初のターンは、引くことだけでなくドロー・ステップ全体を飛ばす",
      en: "In the starting player's first turn the whole draw step is skipped, not only the draw",
    },
    reason: {
      ja: "今の資料は引かないとだけ述べ、第6版はステップを飛ばすと述べる。後者のほうが、そのステップの開始時に起こるはずのことも起こらないと答えられる。",
      en: "The modern page says that no card is drawn, the sixth edition that the step is skipped. Only the latter also answers what becomes of things that happen at the beginning of that step: nothing.",
    },
  },
  "mtg-house:7": {
    status: "done",
    rules: ["mtg-flow:5.2", "mtg-6e:P.13.1", "mtg-8e:cleanup"],
    title: {
      ja: "クリンナップは、まず手札を捨て、次にダメージと効果が同時に終わり、何か起これば優先権と次のクリンナップがある",
      en: "Cleanup discards first, then ends damage and effects together, and gives priority and another cleanup if anything happened",
    },
    reason: {
      ja: "今のターンの流れの資料は順番を逆にし、だれも何もできないとする。ほかの二つの文書は一致しており、くわしい。",
      en: "The page on the modern turn has the order reversed and lets nobody act. The other two documents agree with each other and say more.",
    },
  },
  "mtg-house:8": {
    status: "done",
    rules: ["mtg-flow:3.3", "mtg-6e:C.4.r2"],
    title: { ja: "ブロックしてもタップしない", en: "Blocking does not tap" },
    reason: {
      ja: "今のターンの流れの資料だけが、ブロックするクリーチャーをタップするとしている。ほかのどの文書もそう言わず、第6版は反対をはっきり述べている。",
      en: "Only the page on the modern turn has blockers tapped. No other document does, and the sixth edition says the contrary in so many words.",
    },
  },
  "mtg-house:9": {
    status: "done",
    rules: ["mtg-flow:3.2", "mtg-6e:C.3.1", "mtg-8e:attackers"],
    title: {
      ja: "ブロックとダメージを飛ばすのは、攻撃クリーチャーが決められなかったときである",
      en: "Blocks and damage are skipped when no attacker is declared, not when none is able",
    },
    reason: {
      ja: "今の資料は、攻撃できるクリーチャーがいないときに飛ばすと書く。攻撃できるのに攻撃しなかったときも同じ結果でなければ、ブロックするものもないステップが残る。ほかの二つの文書は、決められたかどうかで述べている。",
      en: "The modern page skips when no creature is able to attack. Were it otherwise for creatures that could attack but did not, steps would be left in which there is nothing to block. The other two documents ask whether any was declared.",
    },
  },
  "mtg-house:10": {
    status: "done",
    rules: ["mtg-6e:Z.6.8", "mtg-6e:T.11.5.g", "mtg-cr:704.5b", "mtg-6e:G.20.5", "mtg-flow:lose.2"],
    title: {
      ja: "空のライブラリーから引こうとしたプレイヤーは、どの引き方でも、次に調べるときに敗北する",
      en: "Who draws from an empty library, by whatever draw, loses at the next check",
    },
    reason: {
      ja: "第6版の文書の中で、解決の途中に負けるという項と、次に調べるときに負けるという項が並んでいる。後者のほうが日付が新しく、今の一覧もそれと同じである。ターンの流れの資料はドロー・ステップだけを挙げるが、一覧は引き方を選ばない。",
      en: "One entry of the sixth edition has the loss during the resolution, another at the next check. The latter is dated later, and the modern list agrees with it. The page on the modern turn names the draw step only; the list makes no difference between draws.",
    },
  },
  "mtg-house:11": {
    status: "done",
    rules: ["mtg-6e:E.9.2", "mtg-6e:G.20.n1", "mtg-6e:T.11.5", "mtg-cr:704.5c", "mtg-flow:lose.4"],
    title: {
      ja: "毒カウンター10個以上での敗北は、第6版と第8版では状況起因効果、今のルールでは状況起因処理である",
      en: "Losing by ten or more poison counters is a state-based effect, or in the modern rules a state-based action",
    },
    reason: {
      ja: "第6版の一覧には毒がないが、毒の節と敗北の節はそれに数えている。ちょうど10個とする資料もあるが、11個目で負けをまぬがれる理由はない。",
      en: "The list of the sixth edition has no poison, but its sections on poison and on losing count it among these effects. One page says ten exactly; nothing suggests that an eleventh counter saves anybody.",
    },
  },
  "mtg-house:12": {
    status: "done",
    rules: ["mtg-6e:G.19.3", "mtg-6e:T.11.5.a", "mtg-cr:704.5a", "mtg-flow:lose.1"],
    title: { ja: "ライフが0以下なら敗北する", en: "A player with 0 life or less loses" },
    reason: {
      ja: "「1点未満」「0以下」「0になった時」と、書き方が三つある。ライフは整数なので初めの二つは同じであり、三つめは一度に0を越えて減った場合を落としている。",
      en: "The texts say “under one”, “zero or less” and “when it becomes zero”. Life is a whole number, so the first two are the same; the third forgets life that falls past zero in one go.",
    },
  },
  "mtg-house:13": {
    status: "done",
    rules: ["mtg-flow:mulligan.2", "mtg-6e:P.1.7"],
    title: {
      ja: "今のマリガンでも、戻した手札は切り直してから引く",
      en: "A hand that is put back in today's mulligan is shuffled in before the new one is drawn",
    },
    reason: {
      ja: "今の資料は、戻して引くとだけ書く。切り直さなければ、同じ手札を引き直すことになりかねない。第6版は切り直すと書いている。",
      en: "The modern page has the hand put back and a new one drawn. Without shuffling that could be the hand that was put back. The sixth edition says that it is shuffled.",
    },
  },
  "mtg-house:14": {
    status: "done",
    rules: ["mtg-6e:T.1.4", "mtg-6e:P.12.1", "mtg-6e:P.12.n2"],
    title: {
      ja: "第6版のインスタントは、ターン終了ステップにも使える",
      en: "In the sixth edition, instants may be used in the end of turn step, too",
    },
    reason: {
      ja: "インスタントを使える時の一覧に、このステップは入っていない。しかしステップの節は優先権を与え、その注も使えると述べる。一覧が書き落としたと読む。",
      en: "The list of times for instants leaves this step out. The section on the step gives priority in it, and its note says that they may be used. The list is read as incomplete.",
    },
  },
} as const satisfies Readonly<Record<`mtg-house:${number}`, MtgRuling>>;
