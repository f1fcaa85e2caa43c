import type { SummaryRows } from "../summary-rows";
import { leadsTo } from "./leads-to";

/** Summaries of the notes of chapters K to Z. */
export const NOTES_FROM_K_SUMMARIES = {
  "mtg-6e:K.1.n1": {
    ja: "アーティファクト呪文を使えるとき。",
    en: "When artifact spells may be played.",
  },
  "mtg-6e:K.1.n2": {
    ja: "タップしたアーティファクトも働く。止まるのは、そう書かれたいくつかのカードだけ。",
    en: "Tapped artifacts work; only a few cards stop, where their own texts say so.",
  },
  "mtg-6e:K.2.n1": {
    ja: "アーティファクト・クリーチャー呪文を使えるとき。",
    en: "When artifact creature spells may be played.",
  },
  "mtg-6e:K.3.n1": {
    ja: "トークンの名前は、それを作るものが決める。",
    en: "What makes a token names it.",
  },
  "mtg-6e:K.4.n1": {
    ja: "「召喚」と書かれたカードは、今のクリーチャーである。",
    en: "Cards that say “summon” are creatures today.",
  },
  "mtg-6e:K.4.n2": {
    ja: "インタラプトとマナ・ソースは、今ではインスタントである。",
    en: "Interrupts and mana sources are instants today.",
  },
  "mtg-6e:K.5.n1": {
    ja: "クリーチャー・タイプが変わることは、その節にある。",
    en: "Changes of creature types are told in their own section.",
  },
  "mtg-6e:K.5.n2": {
    ja: "土地タイプが変わることは、その節にある。",
    en: "Changes of land types are told in their own section.",
  },
  "mtg-6e:K.7.n1": leadsTo("色", "color"),
  "mtg-6e:K.9.n1": leadsTo("パワーとタフネス", "power and toughness"),
  "mtg-6e:K.9.n2": leadsTo("クリーチャー・タイプ", "creature types"),
  "mtg-6e:K.9.n3": {
    ja: "クリーチャー呪文を使えるとき。",
    en: "When creature spells may be played.",
  },
  "mtg-6e:K.10.n1": {
    ja: "クリーチャーになったものの数値は、そうした効果が決める。",
    en: "What turned a thing into a creature sets its numbers.",
  },
  "mtg-6e:K.10.n2": {
    ja: "ダメージはターンの間たまり、クリンナップで消える。",
    en: "Damage adds up in a turn and goes in cleanup.",
  },
  "mtg-6e:K.11.n1": {
    ja: "クリーチャーになった土地などは、言われなければタイプを持たない。",
    en: "A land that became a creature has no creature type unless one is given.",
  },
  "mtg-6e:K.11.n2": {
    ja: "トークンのタイプは、名前と同じ。",
    en: "A token's type is its name.",
  },
  "mtg-6e:K.11.n3": {
    ja: "エルダー・ドラゴンのタイプは、ドラゴンでなくレジェンド。",
    en: "Elder Dragons are Legends by type, and no Dragons.",
  },
  "mtg-6e:K.11.n4": {
    ja: "ほかのタイプとして扱うとある文章は、どの領域でも有効。",
    en: "Being counted as another type holds in all zones.",
  },
  "mtg-6e:K.12.n1": {
    ja: "エンチャント呪文を使えるとき。",
    en: "When enchantment spells may be played.",
  },
  "mtg-6e:K.14.n1": {
    ja: "インスタントは、ほぼいつでも使える。",
    en: "Instants may be played almost any time.",
  },
  "mtg-6e:K.15.n1": leadsTo("土地タイプ", "land types"),
  "mtg-6e:K.16.n1": leadsTo("積雪状態の土地", "snow-covered lands"),
  "mtg-6e:K.17.n1": {
    ja: "名前が違えば、レジェンドは何枚でも並ぶ。",
    en: "Legends of different names may all be in play.",
  },
  "mtg-6e:K.17.n2": {
    ja: "金色の枠はレジェンドの印ではない。決めるのはタイプである。",
    en: "A golden frame makes no legend: the type does.",
  },
  "mtg-6e:K.17.n3": {
    ja: "レジェンドは、かつて大会で1枚に制限されていた。",
    en: "For a time tournaments restricted legends to one each.",
  },
  "mtg-6e:K.18.n1": { ja: "土地のマナ・コスト。", en: "The mana cost of lands." },
  "mtg-6e:K.18.n2": { ja: "トークンのマナ・コスト。", en: "The mana cost of tokens." },
  "mtg-6e:K.18.n3": leadsTo("点数で見たマナ・コスト", "converted mana costs"),
  "mtg-6e:K.18.n4": leadsTo("プレイ・コスト", "play costs"),
  "mtg-6e:K.18.n5": leadsTo("Xコスト", "costs with X"),
  "mtg-6e:K.19.n1": leadsTo("パーマネントのタイプの変化", "changing a permanent's type"),
  "mtg-6e:K.19.n2": leadsTo("クリーチャー・タイプ", "creature types"),
  "mtg-6e:K.19.n3": leadsTo("土地タイプ", "land types"),
  "mtg-6e:K.20.n1": leadsTo("起動コスト", "activation costs"),
  "mtg-6e:K.20.n2": leadsTo("点数で見たマナ・コスト", "converted mana costs"),
  "mtg-6e:K.20.n3": leadsTo("マナ・コスト", "mana costs"),
  "mtg-6e:K.22.n1": {
    ja: "ソーサリーを使えるとき。",
    en: "When sorceries may be played.",
  },
  "mtg-6e:K.23.n1": leadsTo("アーティファクト", "artifacts"),
  "mtg-6e:K.23.n2": leadsTo("クリーチャー", "creatures"),
  "mtg-6e:K.23.n3": leadsTo("エンチャント", "enchantments"),
  "mtg-6e:K.23.n4": leadsTo("インスタント", "instants"),
  "mtg-6e:K.23.n5": leadsTo("ソーサリー", "sorceries"),
  "mtg-6e:K.26.n1": leadsTo("クリーチャー・タイプ", "creature types"),
  "mtg-6e:M.1.n1": {
    ja: "古いカードは三人以上のために書かれていないので、今の文章に当たる。",
    en: "Old cards were not worded for more than two players; their texts of today were.",
  },
  "mtg-6e:P.2.n1": {
    ja: "ターンが飛んだり増えたりすることもある。",
    en: "Turns may be skipped, and extra ones taken.",
  },
  "mtg-6e:P.7.n1": {
    ja: "引けるカードがなければ敗北する。",
    en: "Without a card to draw one loses.",
  },
  "mtg-6e:P.7.n2": {
    ja: "カードによる追加のドローは、通常のドローとは別に、一つずつ誘発する。",
    en: "Extra draws by cards trigger one by one, apart from the usual draw.",
  },
  "mtg-6e:P.7.n3": {
    ja: "開始フェイズがここで終わるので、余ったマナを見る。",
    en: "The beginning phase ends here, so mana burn is looked at.",
  },
  "mtg-6e:P.8.n1": {
    ja: "土地、呪文、攻撃の順番は自由で、攻撃してからのほうがよいことも多い。",
    en: "Land, spells and attack come in any order; attacking first is often better.",
  },
  "mtg-6e:P.8.n2": {
    ja: "戦闘に入る前に、余ったマナを見る。",
    en: "Mana burn is looked at before combat.",
  },
  "mtg-6e:P.9.n1": {
    ja: "戦闘フェイズの中身は、章Cにある。",
    en: "Combat is told in chapter C.",
  },
  "mtg-6e:P.10.n1": {
    ja: "決まりは第一メイン・フェイズと変わらない。",
    en: "The first main phase has the rules.",
  },
  "mtg-6e:P.10.n2": {
    ja: "ここの終わりにも、余ったマナを見る。",
    en: "At its end, too, mana burn is looked at.",
  },
  "mtg-6e:P.12.n1": {
    ja: "「ターン終了時まで」が切れるのはここでなく、クリンナップである。",
    en: "What lasts until end of turn ends in cleanup, and not here.",
  },
  "mtg-6e:P.12.n2": {
    ja: "たいていは、次のアップキープより前に行動できる最後のとき。",
    en: "Usually the last time to act before the next upkeep.",
  },
  "mtg-6e:P.13.n1": {
    ja: "ターンの最後に、余ったマナを見る。",
    en: "As the turn ends, mana burn is looked at.",
  },
  "mtg-6e:T.1.n1": leadsTo("遅延能力", "delayed abilities"),
  "mtg-6e:T.1.n2": leadsTo("マナ能力", "mana abilities"),
  "mtg-6e:T.1.n3": leadsTo("誘発型能力", "triggered abilities"),
  "mtg-6e:T.2.n1": {
    ja: "マナ能力は積まれない。",
    en: "Mana abilities do not use the stack.",
  },
  "mtg-6e:T.2.n2": {
    ja: "土地は積まれない。",
    en: "Lands do not use the stack.",
  },
  "mtg-6e:T.2.n3": leadsTo("スタックの領域", "the stack as a zone"),
  "mtg-6e:T.4.n1": {
    ja: "宣言のときでなく、解決するときに選ぶことも多い。",
    en: "Much is chosen only on resolution.",
  },
  "mtg-6e:T.4.n2": {
    ja: "一緒に選ぶ対象は、みな違うものにする。",
    en: "Targets that are chosen together all differ.",
  },
  "mtg-6e:T.4.n3": {
    ja: "解決するまでは、パーマネントでなく呪文である。",
    en: "Until it resolves, it is a spell and no permanent.",
  },
  "mtg-6e:T.4.n4": {
    ja: "コストを払うことも、置換されることがある。",
    en: "Paying a cost may be replaced as well.",
  },
  "mtg-6e:T.6.n1": {
    ja: "解決中にすることも、置換や軽減を受ける。",
    en: "What is done in a resolution may be replaced or prevented.",
  },
  "mtg-6e:T.6.n2": leadsTo("対象", "targets"),
  "mtg-6e:T.7.n1": {
    ja: "「永続的」はゲームの終わりまでという意味で、なくせないわけではない。",
    en: "“Permanently” means to the end of the game, and can be undone.",
  },
  "mtg-6e:T.10.n1": {
    ja: "置換の細かい働きは、カードごとに違う。",
    en: "How a replacement works in detail depends on its card.",
  },
  "mtg-6e:T.11.n1": {
    ja: "状態を見て誘発する能力は、これとは別のもの。",
    en: "Abilities that trigger on a state are something else.",
  },
  "mtg-6e:T.12.n1": {
    ja: "本来は一歩ごとに相手に聞くもので、もめたときはそうする。",
    en: "To the letter, one asks the opponent at every point; do so where there is trouble.",
  },
  "mtg-6e:Z.2.n1": { ja: "大会でアンティは行わない。", en: "Tournaments play without ante." },
  "mtg-6e:Z.2.n2": {
    ja: "限定戦の賞品として使われることがある。",
    en: "Ante may be the prize of a limited game.",
  },
  "mtg-6e:Z.2.n3": {
    ja: "賭け事に当たり、許されない土地がある。",
    en: "In some places ante is gambling and not allowed.",
  },
  "mtg-6e:Z.2.n4": {
    ja: "賭けるカードの決め方には、ほかのやり方もある。",
    en: "Other ways to pick the ante are in use.",
  },
  "mtg-6e:Z.3.n1": { ja: "墓地は空から始まる。", en: "Graveyards begin empty." },
  "mtg-6e:Z.3.n2": {
    ja: "墓地から場に出すことは、「場に出す」の節にある。",
    en: "Putting cards from a graveyard into play has its own section.",
  },
  "mtg-6e:Z.5.n1": { ja: "場は空から始まる。", en: "Play begins with nothing in play." },
  "mtg-6e:Z.5.n2": {
    ja: "トークンがあるのは場だけ。",
    en: "Tokens are in play or nowhere.",
  },
  "mtg-6e:Z.6.n1": {
    ja: "引き始める前のライブラリーは60枚以上。",
    en: "A library has sixty cards or more before the first draw.",
  },
  "mtg-6e:Z.7.n1": leadsTo("フェイジング", "phasing"),
  "mtg-6e:Z.7.n2": leadsTo("フェイズの出入り", "phasing out and in"),
  "mtg-6e:Z.9.n1": leadsTo("スタックの使い方", "how the stack is used"),
} as const satisfies SummaryRows;
