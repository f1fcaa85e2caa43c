import type { SummaryRows } from "../summary-rows";
import { leadsTo } from "./leads-to";

/** Summaries of the notes of chapters K to Z. */
export const NOTES_FROM_K_SUMMARIES = {
  "mtg-6e:K.1.n1": {
    ja: "アーティファクト呪文を唱えられるのは、自分のメイン・フェイズで、スタックが空のときだけ。",
    en: "Artifact spells may be cast only in one's own main phase with the stack empty.",
  },
  "mtg-6e:K.1.n2": {
    ja: "タップしたアーティファクトの能力も働く。止まるのは、そう書かれたいくつかのカードだけ。",
    en: "Abilities of tapped artifacts work; only a few cards stop, where their own texts say so.",
  },
  "mtg-6e:K.2.n1": {
    ja: "アーティファクト・クリーチャー呪文を唱えられるのは、自分のメイン・フェイズで、スタックが空のときだけ。",
    en: "Artifact creature spells may be cast only in one's own main phase with the stack empty.",
  },
  "mtg-6e:K.3.n1": {
    ja: "トークン・クリーチャーの名前は、それを作る呪文や能力が決める。",
    en: "The spell or ability that makes a token creature names it.",
  },
  "mtg-6e:K.4.n1": {
    ja: "タイプが「召喚」の古いカードは、今ではクリーチャーと改められている。",
    en: "Old cards of the type “summon” have been corrected to be creatures.",
  },
  "mtg-6e:K.4.n2": {
    ja: "タイプがインタラプトやマナ・ソースの古いカードは、今ではインスタントと改められている。",
    en: "Old cards of the type interrupt or mana source have been corrected to be instants.",
  },
  "mtg-6e:K.5.n1": {
    ja: "パーマネントのクリーチャー・タイプの変化は、クリーチャー・タイプの節にある。",
    en: "Changes of a permanent's creature type are told in the section on creature types.",
  },
  "mtg-6e:K.5.n2": {
    ja: "パーマネントの土地タイプの変化は、土地タイプの節にある。",
    en: "Changes of a permanent's land type are told in the section on land types.",
  },
  "mtg-6e:K.7.n1": leadsTo("色", "color"),
  "mtg-6e:K.9.n1": leadsTo("パワーとタフネス", "power and toughness"),
  "mtg-6e:K.9.n2": leadsTo("クリーチャー・タイプ", "creature types"),
  "mtg-6e:K.9.n3": {
    ja: "クリーチャー呪文を唱えられるのは、自分のメイン・フェイズで、スタックが空のときだけ。",
    en: "Creature spells may be cast only in one's own main phase with the stack empty.",
  },
  "mtg-6e:K.10.n1": {
    ja: "クリーチャーになったパーマネントの基本のパワーとタフネスは、そうさせた効果が決める。",
    en: "The effect that turns a permanent into a creature sets its base power and toughness.",
  },
  "mtg-6e:K.10.n2": {
    ja: "クリーチャーが受けたダメージはターンの間たまり、クリンナップ・ステップで取り除かれる。",
    en: "Damage on a creature adds up in a turn and is removed in the cleanup step.",
  },
  "mtg-6e:K.11.n1": {
    ja: "クリーチャーになった土地やアーティファクトは、効果が与えなければクリーチャー・タイプを持たない。",
    en: "A land or artifact that became a creature has no creature type unless the effect gives it one.",
  },
  "mtg-6e:K.11.n2": {
    ja: "トークン・クリーチャーのクリーチャー・タイプは、名前と同じ。",
    en: "A token creature's creature type is its name.",
  },
  "mtg-6e:K.11.n3": {
    ja: "エルダー・ドラゴンのクリーチャー・タイプは、ドラゴンでなくレジェンド。",
    en: "Elder Dragons are Legends by type, and no Dragons.",
  },
  "mtg-6e:K.11.n4": {
    ja: "あるクリーチャー・タイプ「として扱う」という文章は、どのゾーンでも有効。",
    en: "Text that has a card count as a creature type holds in all zones.",
  },
  "mtg-6e:K.12.n1": {
    ja: "エンチャント呪文を唱えられるのは、自分のメイン・フェイズで、スタックが空のときだけ。",
    en: "Enchantment spells may be cast only in one's own main phase with the stack empty.",
  },
  "mtg-6e:K.14.n1": {
    ja: "インスタントは、誰のターンでもほぼいつでも使える。",
    en: "Instants may be played almost any time, in any player's turn.",
  },
  "mtg-6e:K.15.n1": leadsTo("土地タイプ", "land types"),
  "mtg-6e:K.16.n1": leadsTo("積雪状態の土地", "snow-covered lands"),
  "mtg-6e:K.17.n1": {
    ja: "名前が違えば、レジェンドは何枚でも並ぶ。",
    en: "Legends of different names may all be in play.",
  },
  "mtg-6e:K.17.n2": {
    ja: "金色の枠はレジェンドの印ではない。決めるのはカードのタイプである。",
    en: "A golden frame does not make a card a legend: its type does.",
  },
  "mtg-6e:K.17.n3": {
    ja: "レジェンドのクリーチャーと伝説の土地は、1994年8月1日から1995年11月1日まで、大会で1枚に制限されていた。",
    en: "From August 1, 1994 to November 1, 1995 tournaments restricted creature legends and legendary lands to one each.",
  },
  "mtg-6e:K.18.n1": {
    ja: "土地のマナ・コストは0。",
    en: "The mana cost of a land is 0.",
  },
  "mtg-6e:K.18.n2": {
    ja: "トークン・クリーチャーのマナ・コストは0。",
    en: "The mana cost of a token creature is 0.",
  },
  "mtg-6e:K.18.n3": leadsTo("点数で見たマナ・コスト", "converted mana costs"),
  "mtg-6e:K.18.n4": leadsTo("プレイ・コスト", "play costs"),
  "mtg-6e:K.18.n5": leadsTo("Xのコスト", "costs with X"),
  "mtg-6e:K.19.n1": leadsTo("タイプの変化", "changing a permanent's type"),
  "mtg-6e:K.19.n2": leadsTo("クリーチャー・タイプ", "creature types"),
  "mtg-6e:K.19.n3": leadsTo("土地タイプ", "land types"),
  "mtg-6e:K.20.n1": leadsTo("起動コスト", "activation costs"),
  "mtg-6e:K.20.n2": leadsTo("点数で見たマナ・コスト", "converted mana costs"),
  "mtg-6e:K.20.n3": leadsTo("マナ・コスト", "mana costs"),
  "mtg-6e:K.22.n1": {
    ja: "ソーサリーを唱えられるのは、自分のメイン・フェイズで、スタックが空のときだけ。",
    en: "Sorceries may be cast only in one's own main phase with the stack empty.",
  },
  "mtg-6e:K.23.n1": leadsTo("アーティファクト", "artifacts"),
  "mtg-6e:K.23.n2": leadsTo("クリーチャー", "creatures"),
  "mtg-6e:K.23.n3": leadsTo("エンチャント", "enchantments"),
  "mtg-6e:K.23.n4": leadsTo("インスタント", "instants"),
  "mtg-6e:K.23.n5": leadsTo("ソーサリー", "sorceries"),
  "mtg-6e:K.26.n1": leadsTo("クリーチャー・タイプ", "creature types"),
  "mtg-6e:M.1.n1": {
    ja: "古いカードは三人以上のために書かれていないので、疑わしいものは訂正された文章で確かめる。",
    en: "Old cards were not worded for more than two players; in doubt their corrected texts tell.",
  },
  "mtg-6e:P.2.n1": {
    ja: "呪文や能力によって、ターンが飛んだり増えたりすることもある。",
    en: "Spells and abilities may skip turns or give extra ones.",
  },
  "mtg-6e:P.7.n1": {
    ja: "カードを引くときにライブラリーにカードがなければ、そのプレイヤーは敗北する。",
    en: "A player who has to draw with no card left in the library loses.",
  },
  "mtg-6e:P.7.n2": {
    ja: "ドロー・ステップの追加のドローの多くは、通常のドローとは別に、一つずつ誘発する。",
    en: "Most extra draws in the draw step are triggered abilities that happen one by one, apart from the usual draw.",
  },
  "mtg-6e:P.7.n3": {
    ja: "開始フェイズはドロー・ステップで終わるので、その終わりにマナ・バーンを確かめる。",
    en: "The beginning phase ends with the draw step, so mana burn is checked then.",
  },
  "mtg-6e:P.8.n1": {
    ja: "メイン・フェイズの土地と呪文、そして攻撃の順番は自由で、攻撃してからのほうがよいことも多い。",
    en: "Playing land, casting spells and attacking come in any order; attacking first is often better.",
  },
  "mtg-6e:P.8.n2": {
    ja: "第一メイン・フェイズの終わり、戦闘に入る前に、マナ・バーンを確かめる。",
    en: "Mana burn is checked at the end of the first main phase, before combat.",
  },
  "mtg-6e:P.9.n1": {
    ja: "戦闘フェイズの中身は、章Cにある。",
    en: "The combat phase is told in chapter C.",
  },
  "mtg-6e:P.10.n1": {
    ja: "第二メイン・フェイズのルールは、第一メイン・フェイズと変わらない。",
    en: "The rules for the second main phase are those of the first.",
  },
  "mtg-6e:P.10.n2": {
    ja: "第二メイン・フェイズの終わりにも、マナ・バーンを確かめる。",
    en: "At the end of the second main phase, too, mana burn is checked.",
  },
  "mtg-6e:P.12.n1": {
    ja: "「ターン終了時まで」の効果が切れるのは、ターン終了ステップでなくクリンナップ・ステップである。",
    en: "Effects that last until end of turn end in the cleanup step, and not in the end of turn step.",
  },
  "mtg-6e:P.12.n2": {
    ja: "クリンナップ・ステップに何も誘発しなければ、ターン終了ステップが、次のアップキープより前に行動できる最後のとき。",
    en: "Unless something triggers in cleanup, the end of turn step is the last time to act before the next upkeep.",
  },
  "mtg-6e:P.13.n1": {
    ja: "ターンの最後、クリンナップ・ステップの終わりにマナ・バーンを確かめる。",
    en: "As the cleanup step and the turn end, mana burn is checked.",
  },
  "mtg-6e:T.1.n1": leadsTo("遅延能力", "delayed abilities"),
  "mtg-6e:T.1.n2": leadsTo("マナ能力", "mana abilities"),
  "mtg-6e:T.1.n3": leadsTo("誘発型能力", "triggered abilities"),
  "mtg-6e:T.2.n1": {
    ja: "マナ能力はスタックに積まれない。",
    en: "Mana abilities do not use the stack.",
  },
  "mtg-6e:T.2.n2": {
    ja: "土地カードはスタックに積まれない。",
    en: "Lands do not use the stack.",
  },
  "mtg-6e:T.2.n3": leadsTo("スタック（Z.9）", "the stack as a zone (Z.9)"),
  "mtg-6e:T.4.n1": {
    ja: "宣言のときでなく、解決するときに選ぶことも多い。",
    en: "Many choices are made only on resolution, not on announcement.",
  },
  "mtg-6e:T.4.n2": {
    ja: "同時に選ぶ対象は、みな違うものにする。",
    en: "Targets that are chosen together all differ.",
  },
  "mtg-6e:T.4.n3": {
    ja: "パーマネントになる呪文も、解決するまでは呪文で、パーマネントではない。",
    en: "Until it resolves, a permanent card is a spell on the stack and no permanent.",
  },
  "mtg-6e:T.4.n4": {
    ja: "コストを払うことも、置換されることがある。",
    en: "Paying a cost may be replaced as well.",
  },
  "mtg-6e:T.6.n1": {
    ja: "解決中にすることも、置換や軽減を受ける。",
    en: "What is done in a resolution may be replaced or prevented.",
  },
  "mtg-6e:T.6.n2": leadsTo("対象の宣言と解決", "announcing and resolving targets"),
  "mtg-6e:T.7.n1": {
    ja: "効果が「永続的」とは、ゲームの終わりまで続くという意味で、なくせないわけではない。",
    en: "A “permanent” effect lasts to the end of the game, but can be undone by others.",
  },
  "mtg-6e:T.10.n1": {
    ja: "置換効果の細かい働きは、カードごとに違う。",
    en: "How a replacement effect works in detail depends on its card.",
  },
  "mtg-6e:T.11.n1": {
    ja: "ゲームの状態を見て誘発する能力は、状況起因効果とは別のもの。",
    en: "Abilities that trigger on a state of the game are not state-based effects.",
  },
  "mtg-6e:T.12.n1": {
    ja: "本来は一歩ごとに相手に聞くもので、相手ともめたときはそうする。",
    en: "To the letter, a player asks the opponent at every point; do so where the two of you have trouble.",
  },
  "mtg-6e:Z.2.n1": {
    ja: "大会ではふつう、アンティを行わない。",
    en: "Tournaments usually play without ante.",
  },
  "mtg-6e:Z.2.n2": {
    ja: "アンティはふつう、限定戦の勝者への賞品となる。",
    en: "Ante is usually given as the prize for winning a limited game.",
  },
  "mtg-6e:Z.2.n3": {
    ja: "アンティは、賭け事に当たるとして許されない土地がある。",
    en: "In some places ante counts as gambling and is not allowed.",
  },
  "mtg-6e:Z.2.n4": {
    ja: "アンティにするカードの決め方には、ほかのやり方もある。",
    en: "Other ways to pick the ante are in use.",
  },
  "mtg-6e:Z.3.n1": {
    ja: "ゲームの始めには、どの墓地も空である。",
    en: "Every graveyard is empty as the game begins.",
  },
  "mtg-6e:Z.3.n2": {
    ja: "墓地のカードを場に出すことは、「場に出す」の節にある。",
    en: "Putting cards from a graveyard into play is told in the section on putting into play.",
  },
  "mtg-6e:Z.5.n1": {
    ja: "ゲームの始めには、場に何もない。",
    en: "Nothing is in play as the game begins.",
  },
  "mtg-6e:Z.5.n2": {
    ja: "トークンは、場のほかのゾーンには存在できない。",
    en: "Tokens cannot exist in any zone but play.",
  },
  "mtg-6e:Z.6.n1": {
    ja: "最初の手札を引く前のライブラリーには、60枚以上のカードがある。",
    en: "A library has sixty cards or more before the first hand is drawn.",
  },
  "mtg-6e:Z.7.n1": leadsTo("フェイジング", "phasing"),
  "mtg-6e:Z.7.n2": leadsTo("フェイズの出入り", "phasing out and in"),
  "mtg-6e:Z.9.n1": leadsTo("スタック（T.2）", "the stack in the chapter on timing (T.2)"),
} as const satisfies SummaryRows;
