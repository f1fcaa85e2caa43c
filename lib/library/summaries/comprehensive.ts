import type { SummaryRows } from "./summary-rows";

/** Summaries of the state-based actions of the comprehensive rules, and titles of the chapters around them. */
export const COMPREHENSIVE_SUMMARIES = {
  "mtg-cr:0": { ja: "はじめに", en: "Introduction" },
  "mtg-cr:1": { ja: "ゲームの考え方", en: "Game concepts" },
  "mtg-cr:2": { ja: "カードの部分", en: "Parts of a card" },
  "mtg-cr:3": { ja: "カード・タイプ", en: "Card types" },
  "mtg-cr:4": { ja: "領域", en: "Zones" },
  "mtg-cr:5": { ja: "ターンの構造", en: "Turn structure" },
  "mtg-cr:6": { ja: "呪文、能力、効果", en: "Spells, abilities and effects" },
  "mtg-cr:7": { ja: "その他のルール", en: "Additional rules" },
  "mtg-cr:700": { ja: "総則", en: "General" },
  "mtg-cr:701": { ja: "キーワード処理", en: "Keyword actions" },
  "mtg-cr:702": { ja: "キーワード能力", en: "Keyword abilities" },
  "mtg-cr:703": { ja: "ターン起因処理", en: "Turn-based actions" },
  "mtg-cr:704": { ja: "状況起因処理", en: "State-based actions" },
  "mtg-cr:704.5": {
    ja: "どのゲームにもある状況起因処理は、次に並ぶとおり。",
    en: "These are the state-based actions of every game.",
  },
  "mtg-cr:704.5a": {
    ja: "ライフが0点以下になっているプレイヤーは負ける。",
    en: "A player whose life is 0 or lower loses.",
  },
  "mtg-cr:704.5b": {
    ja: "前の確認より後に、空のライブラリーから引こうとした人は負ける。",
    en: "A player who tried to draw from an empty library since the last check loses.",
  },
  "mtg-cr:704.5c": {
    ja: "毒カウンターを10個以上持つ人は負ける。双頭巨人戦では704.6bを使う。",
    en: "Ten or more poison counters lose the game; Two-Headed Giant has 704.6b instead.",
  },
  "mtg-cr:704.5d": { ja: "戦場の外にあるトークンは消える。", en: "A token outside the battlefield ceases to exist." },
  "mtg-cr:704.5e": {
    ja: "スタックにない呪文のコピーは消える。カードのコピーは、スタックにも戦場にもなければ消える。",
    en: "A copy of a spell ceases to exist if it is not on the stack; a copy of a card, if it is neither there nor on the battlefield.",
  },
  "mtg-cr:704.5f": {
    ja: "タフネスが残っていない（0以下の）クリーチャーは墓地に行き、再生できない。",
    en: "A creature with no toughness left goes to its owner's graveyard, and regeneration is no help.",
  },
  "mtg-cr:704.5g": {
    ja: "タフネスが1以上のクリーチャーは、溜まったダメージがタフネスに届けば（致死ダメージ）破壊される。再生はできる。",
    en: "A creature of positive toughness with at least that much damage on it has lethal damage and is destroyed; it may regenerate.",
  },
  "mtg-cr:704.5h": {
    ja: "タフネスが1以上でも、前の確認より後に接死を持つものがダメージを与えたクリーチャーは破壊される。これも再生はできる。",
    en: "A creature of positive toughness that a source with deathtouch damaged since the last check is destroyed; it may regenerate.",
  },
  "mtg-cr:704.5i": {
    ja: "忠誠度がなくなったプレインズウォーカーは墓地に行く。",
    en: "A planeswalker without loyalty goes to its owner's graveyard.",
  },
  "mtg-cr:704.5j": {
    ja: "同名の伝説のものをいくつもコントロールする人は、一つを選んで残し、ほかは墓地に置く（レジェンド・ルール）。",
    en: "Legend rule: of legendary permanents of one name, each controller picks one to keep; the others go to the graveyard.",
  },
  "mtg-cr:704.5k": {
    ja: "ワールドがいくつもあれば、いちばん新しくワールドになったもの以外は墓地に行く。それが同時ならみな行く（ワールド・ルール）。",
    en: "World rule: all but the one that became a world last go to the graveyard, or all if there is a tie.",
  },
  "mtg-cr:704.5m": {
    ja: "何にも付いていないか、付いてはならないものに付いているオーラは墓地に行く。",
    en: "An Aura on nothing, or where it may not be, goes to its owner's graveyard.",
  },
  "mtg-cr:704.5n": {
    ja: "付いてはならないものに付いた装備品や城砦は外れ、戦場に残る。",
    en: "Equipment or a Fortification on something illegal comes off but stays on the battlefield.",
  },
  "mtg-cr:704.5p": {
    ja: "何かに付いているクリーチャーやバトル、またオーラ・装備品・城砦でないものは、外れて戦場に残る。",
    en: "An attached creature or battle comes off and stays; so does any permanent that is no Aura, Equipment or Fortification.",
  },
  "mtg-cr:704.5q": {
    ja: "一つのものに+1/+1と-1/-1の両方のカウンターがあれば、少ないほうの数だけ、どちらも除く。",
    en: "Where +1/+1 and -1/-1 counters share a permanent, each kind loses as many as the scarcer one has.",
  },
  "mtg-cr:704.5r": {
    ja: "ある種類のカウンターはいくつまで、という能力を持つものは、超えた分を失う。",
    en: "A permanent whose ability caps a kind of counter loses those above the cap.",
  },
  "mtg-cr:704.5s": {
    ja: "最終章の番号まで伝承カウンターが溜まり、章能力がスタックにもうない英雄譚は、生け贄になる。",
    en: "A Saga with at least as many lore counters as its last chapter says is sacrificed, unless a chapter ability of it has yet to leave the stack.",
  },
  "mtg-cr:704.5t": {
    ja: "探索マーカーが一番下の部屋にあり、部屋能力がスタックにもうないダンジョンは、オーナーがゲームから取り除く。",
    en: "With the marker in the bottom room and no room ability of it left on the stack, a dungeon's owner removes it from the game.",
  },
  "mtg-cr:704.5u": {
    ja: "宇宙を刻む者と、セクターのないクリーチャーがあれば、コントローラーが1体ずつセクターを選ぶ。宇宙を刻む者を持たない人が先。",
    en: "With a space sculptor around, controllers give each creature without a sector one, players having no sculptor first.",
  },
  "mtg-cr:704.5v": {
    ja: "守備値がなくなり、誘発した能力がスタックに残っていないバトルは墓地に行く。",
    en: "A battle at defense 0 goes to the graveyard unless a triggered ability of it is still on the stack.",
  },
  "mtg-cr:704.5w": {
    ja: "守る者がおらず、攻撃もされていないバトルは、コントローラーが守る者を選ぶ。選べなければ墓地に行く。",
    en: "A battle with no protector in the game and no attackers gets one chosen by its controller, or else goes to the graveyard.",
  },
  "mtg-cr:704.5x": {
    ja: "包囲戦の守る者がそのコントローラー自身なら、守る者に対戦相手を選ぶ。選べなければ墓地に行く。",
    en: "A Siege's controller who is its protector names an opponent instead; if there is none, it goes to the graveyard.",
  },
  "mtg-cr:704.5y": {
    ja: "一つのパーマネントに、一人がコントロールする役割がいくつも付いていれば、タイムスタンプがいちばん新しいもの以外は墓地に行く。",
    en: "Of one player's Roles on a permanent, all but the one with the newest timestamp go to the graveyard.",
  },
  "mtg-cr:704.6": {
    ja: "変種ルールには、その上に自分の状況起因処理を持つものがある。",
    en: "Variants may bring further state-based actions of their own.",
  },
  "mtg-cr:705": { ja: "コイン投げ", en: "Coin flips" },
  "mtg-cr:706": { ja: "サイコロ", en: "Dice" },
  "mtg-cr:707": { ja: "オブジェクトのコピー", en: "Copies of objects" },
  "mtg-cr:708": { ja: "裏向きの呪文とパーマネント", en: "Face-down spells and permanents" },
  "mtg-cr:709": { ja: "分割カード", en: "Split cards" },
  "mtg-cr:710": { ja: "反転カード", en: "Flip cards" },
  "mtg-cr:711": { ja: "レベル系カード", en: "Leveler cards" },
  "mtg-cr:712": { ja: "両面カード", en: "Double-faced cards" },
  "mtg-cr:713": { ja: "差し替えカード", en: "Substitute cards" },
  "mtg-cr:714": { ja: "英雄譚", en: "Sagas" },
  "mtg-cr:715": { ja: "当事者カード", en: "Adventurer cards" },
  "mtg-cr:716": { ja: "クラス", en: "Classes" },
  "mtg-cr:717": { ja: "アトラクション", en: "Attractions" },
  "mtg-cr:718": { ja: "試作カード", en: "Prototype cards" },
  "mtg-cr:719": { ja: "ほかのプレイヤーのコントロール", en: "Control of another player" },
  "mtg-cr:720": { ja: "ターンやフェイズの打ち切り", en: "Ending turns and phases" },
  "mtg-cr:721": { ja: "統治者", en: "The monarch" },
  "mtg-cr:722": { ja: "イニシアチブ", en: "The initiative" },
  "mtg-cr:723": { ja: "ゲームのやり直し", en: "Restarting the game" },
  "mtg-cr:724": { ja: "サブゲーム", en: "Subgames" },
  "mtg-cr:725": { ja: "パーマネントの合同", en: "Merged permanents" },
  "mtg-cr:726": { ja: "昼と夜", en: "Day and night" },
  "mtg-cr:727": { ja: "行動の省略", en: "Shortcuts" },
  "mtg-cr:728": { ja: "不正な行動の扱い", en: "Illegal actions" },
  "mtg-cr:8": { ja: "多人数戦", en: "Multiplayer" },
  "mtg-cr:9": { ja: "カジュアル変種", en: "Casual variants" },
} as const satisfies SummaryRows;
