import { type Counterpart, mag, mtg, row } from "./counterpart";

/** Actions of players and of the game, abilities, and the parts of a turn, in both games. */
export const COUNTERPARTS_OF_PLAY: readonly Counterpart[] = [
  row(
    mag("使用権", "priority", "mag:232"),
    mtg("優先権", "priority", "mtg-6e:T.2.2", "mtg-8e:word.priority"),
    "何かを使うと、MAGMELLでは使用権がターンプレイヤーに戻る。Magicでは使ったプレイヤーがまた得る。",
    "After a use priority goes to the turn player in MAGMELL; in Magic whoever acted has it again.",
  ),
  row(
    mag("使用", "use", "mag:225", "mag:702"),
    mtg("唱える（以前はプレイする）", "cast, once “play”", "mtg-6e:T.4"),
    "どちらも、払えないか対象がないなら、初めから行わなかったことになる。",
    "In both, a use that cannot be paid or lacks a target is taken back as a whole.",
  ),
  row(
    mag("無効化", "negate", "mag:231"),
    mtg("打ち消し", "counter", "mtg-6e:G.7"),
    "無効化されたカードはダストに置く。",
    "A negated card goes to the dust.",
  ),
  row(
    mag("召喚", "summon", "mag:226"),
    mtg("場に出す", "put into play", "mtg-6e:G.28"),
    "召喚はユニットだけ。",
    "Only units are summoned.",
  ),
  row(
    mag("破壊", "destroy", "mag:227"),
    mtg("破壊", "destroy", "mtg-6e:G.13"),
    "MAGMELLに再生はない。",
    "MAGMELL has no regeneration.",
  ),
  row(
    mag("戻す", "return", "mag:228"),
    mtg("手札に戻す", "return to a hand", "mtg-6e:Z.4"),
    "カードがほかのエリアを書いていなければ、手札に戻す。",
    "To the hand, unless the card names another area.",
  ),
  row(
    mag("引く", "draw", "mag:229"),
    mtg("引く", "draw", "mtg-6e:G.15"),
    "どちらも一枚ずつ引く。引けなければ、次に調べるときに敗北する。",
    "In both, cards are drawn one by one, and who cannot draw loses at the next check.",
  ),
  row(
    mag("探す", "search", "mag:230"),
    mtg("ライブラリーから探す", "search a library", "mtg-6e:Z.6.9"),
    "MAGMELLでは、いつでも見つからなかったことにできる。第6版では、タイプか名前で探すときだけできる。",
    "In MAGMELL one may always fail to find; in the sixth edition only when looking for a type or a name.",
  ),
  row(mag("捨てる", "discard", "mag:233"), mtg("捨てる", "discard", "mtg-6e:G.14")),
  row(
    mag("回復", "recover", "mag:234"),
    mtg("ライフを得る", "gain life", "mtg-6e:G.19"),
    "MAGMELLのライフは20より増えない。",
    "Life never rises above 20 in MAGMELL.",
  ),
  row(
    mag("ルール処理チェック", "rule check", "mag:705"),
    mtg("状況起因処理（以前は状況起因効果）", "state-based actions, once “effects”", "mtg-cr:704", "mtg-6e:T.11"),
    "調べるときと繰り返し方は同じ。MAGMELLには9項目、今のMagicには23項目ある。",
    "When and how often they are looked for is alike. MAGMELL lists nine, Magic of today twenty-three.",
  ),
  row(
    mag("誘発能力", "triggered ability", "mag:302", "mag:703"),
    mtg("誘発型能力", "triggered ability", "mtg-6e:A.4", "mtg-6e:A.5"),
    "ターンプレイヤーのものから先に積むところも、遅れて誘発するものがあるところも同じ。",
    "Alike to whose are put down first, and to triggers that are set up for later.",
  ),
  row(mag("常在能力", "static ability", "mag:303.1"), mtg("常在型能力", "static ability", "mtg-6e:A.3")),
  row(
    mag("マジック能力", "magic ability", "mag:303.2"),
    mtg("呪文の文章", "text of a spell", "mtg-6e:T.1"),
    "第6版では、呪文の文章を能力とは呼ばない。",
    "In the sixth edition the text of a spell is not called an ability.",
  ),
  row(
    null,
    mtg("起動型能力、マナ能力、キーワード能力", "activated, mana and keyword abilities", "mtg-6e:A.2", "mtg-6e:A.6"),
    "MAGMELLのルールにはない。能力は、誘発するか、有効な間いつも働くか、マジックの解決で働く。",
    "The rules of MAGMELL have none: abilities trigger, apply all the time while active, or take effect as a magic card resolves.",
  ),
  row(mag("単発効果", "one-shot effect", "mag:305"), mtg("一時的効果", "one-shot effect", "mtg-6e:T.9")),
  row(
    mag("継続効果", "continuous effect", "mag:306"),
    mtg("継続的効果", "continuous effect", "mtg-6e:T.8"),
    "MAGMELLは、いくつも重なったときの順番を書いていない。このサイトの裁定が決めている。",
    "MAGMELL does not say in which order several apply; rulings of this site decide.",
  ),
  row(mag("置換効果", "replacement effect", "mag:306.1.2"), mtg("置換効果", "replacement effect", "mtg-6e:T.10")),
  row(
    mag("バトル", "battle", "mag:605.4", "mag:701.1"),
    mtg("戦闘フェイズ", "combat phase", "mtg-6e:C.1", "mtg-flow:3.1"),
    "バトルはメインフェイズの中で、ユニット一体ずつ、何度でも起こせる。戦闘フェイズは一度きりで、全員が同時に攻撃する。",
    "Battles happen inside the main phase, one attacking unit at a time, as often as one likes. Combat comes once, and all attack together.",
  ),
  row(
    mag("攻撃対象", "attack target", "mag:701.3"),
    mtg("防御プレイヤー", "defending player", "mtg-6e:C.3.2", "mtg-flow:3.2"),
    "相手プレイヤーのほか、相手のレスト状態のユニットを攻撃対象にできる。",
    "A rested unit of the opponent may be attacked as well as the player.",
  ),
  row(
    mag("防御ユニット", "defending unit", "mag:701.4"),
    mtg("ブロック・クリーチャー", "blocking creature", "mtg-6e:C.4"),
    "MAGMELLで防御できるのは一体まで。Magicでは何体でもブロックできる。",
    "In MAGMELL one unit at most defends; in Magic any number may block.",
  ),
  row(
    mag("バトルユニット", "battling unit", "mag:701.3.1.2"),
    mtg("攻撃クリーチャーとブロック・クリーチャー", "attacking and blocking creatures", "mtg-6e:C.3", "mtg-6e:C.4"),
  ),
  row(
    mag("スタンバイフェイズ", "standby phase", "mag:602"),
    mtg("アンタップ・ステップ", "untap step", "mtg-6e:P.5", "mtg-8e:untap"),
    "スタンバイフェイズには使用権がある。ただし使えるカードはない。",
    "There is priority in the standby phase, though no card may be used with it.",
  ),
  row(
    mag("エンドフェイズ", "end phase", "mag:606.1"),
    mtg(
      "終了ステップ（以前はターン終了ステップ）",
      "end step, once “end of turn step”",
      "mtg-6e:P.12",
      "mtg-8e:end",
      "mtg-flow:5.1",
    ),
    "MAGMELLでは、ダメージの除去と「このターン」の効果の終わりも、このフェイズの中で行う。Magicでは、次のクリンナップ・ステップで行う。",
    "In MAGMELL damage and effects of “this turn” end inside this phase; in Magic they end in the cleanup step after it.",
  ),
  row(
    mag("エンドフェイズの処理", "end phase procedure", "mag:606.3"),
    mtg("クリンナップ・ステップ", "cleanup step", "mtg-6e:P.13", "mtg-8e:cleanup"),
    "MAGMELLでは、ルール処理チェックでチャントに何か置かれたときだけ使用権が生じ、初めからやり直す。Magicでは、状況起因効果があっただけでもやり直す。",
    "In MAGMELL there is priority, and then another round, only if the rule check put something on the chant; in Magic a state-based effect alone is enough.",
  ),
];
