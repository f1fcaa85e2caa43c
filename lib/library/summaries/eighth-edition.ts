import type { SummaryRows } from "./summary-rows";

/** Summaries of the steps and words of the page on the turn, eighth edition. */
export const EIGHTH_EDITION_SUMMARIES = {
  "mtg-8e:untap": {
    ja: "フェイジングの出入りを一斉に行い、それからターンのプレイヤーが、自分のどれを起こすか決めて一度に起こす。ここでの誘発は次の優先権まで待つ。",
    en: "Phasing goes first, all at once; then the active player's chosen permanents untap together. Triggers wait for the next priority.",
  },
  "mtg-8e:upkeep": {
    ja: "アップキープに入って誘発したものは、状況起因効果を確かめてから積まれ、ターンのプレイヤーが優先権を得る。",
    en: "Upkeep triggers go on the stack after state-based effects are checked, and the active player has priority.",
  },
  "mtg-8e:draw": {
    ja: "まずターンのプレイヤーが、スタックを使わずに1枚引き、次いで優先権を得る。終わりにマナ・バーンを見る。",
    en: "The active player draws a card without the stack, and only then has priority; mana burn is checked at the end.",
  },
  "mtg-8e:main-1": {
    ja: "ターンのプレイヤーから優先権を得る。その人は空のスタックでどの種類の呪文も使え、土地も1ターンに1枚出せる。終わりにマナ・バーンを見る。",
    en: "With priority and an empty stack the active player may play spells of all types and one land a turn; mana burn is checked at the end.",
  },
  "mtg-8e:begin-combat": {
    ja: "このステップに入ると、ターンのプレイヤーが優先権を得る。",
    en: "The active player has priority as this step begins.",
  },
  "mtg-8e:attackers": {
    ja: "攻撃するものをみな指定し、誘発を積んで、ターンのプレイヤーが優先権を得る。なければ戦闘終了へ飛ぶ。",
    en: "Attackers are all declared, triggers stacked, and the active player has priority; without attackers, play skips to end of combat.",
  },
  "mtg-8e:blockers": {
    ja: "防御側がブロックするものをみな指定し、誘発を積んで、ターンのプレイヤーが優先権を得る。",
    en: "The defender declares all blocks, triggers are stacked, and the active player has priority.",
  },
  "mtg-8e:combat-damage": {
    ja: "攻撃側、防御側の順にパワーの分を割り振り、まとめて積む。後で何が変わっても割り振ったとおりに与えるが、場を離れたかクリーチャーでなくなったものへの分は与えない。",
    en: "Both sides assign damage, attacker first; it waits on the stack as one object and is dealt as assigned, except to what left play or is no creature any more.",
  },
  "mtg-8e:second-damage": {
    ja: "先制攻撃か二段攻撃が戦闘にいたときだけ行う。初めに割り振らなかったものがここでダメージを与え、二段攻撃のものはもう一度与える。",
    en: "It takes place only with first or double strike in combat: those that assigned nothing before deal damage now, and double strikers deal it again.",
  },
  "mtg-8e:end-combat": {
    ja: "「戦闘終了時」の誘発を積み、ターンのプレイヤーが優先権を得る。終わりにマナ・バーンを見る。",
    en: "“At end of combat” triggers are stacked, and the active player has priority; mana burn is checked at the end.",
  },
  "mtg-8e:main-2": {
    ja: "初めのメイン・フェイズのように、空のスタックでどの種類の呪文も使え、このターンにまだ土地を出していなければ1枚出せる。終わりにマナ・バーンを見る。",
    en: "On an empty stack spells of all types may be played as in the first main phase, and a land if none has been played this turn; mana burn is checked at the end.",
  },
  "mtg-8e:end": {
    ja: "「ターン終了時」に誘発したものが、優先権の生じるときに積まれる。",
    en: "What triggers at end of turn is stacked as the active player gets priority.",
  },
  "mtg-8e:cleanup": {
    ja: "ターンのプレイヤーが手札を上限の枚数まで減らし、次にダメージとこのターンの効果が同時に消える。何か起これば優先権が生じ、このステップをもう一度行う。終わりにマナ・バーンを見る。",
    en: "The active player discards down to the limit, then damage and this turn's effects end together; if anything happens, there is priority and another cleanup. Mana burn is checked at the end.",
  },
  "mtg-8e:word.ability": {
    ja: "パーマネントが文章で告げる指示。「得る」「持つ」とあれば能力を得るが、性質を決めるだけの効果では得ない。",
    en: "What a permanent's text instructs; effects saying “gains” or “has” give one, effects that only define what it is do not.",
  },
  "mtg-8e:word.artifact": {
    ja: "カードとパーマネントの種類で、自分のメイン・フェイズに空のスタックで使える。",
    en: "A card and permanent type, played in one's own main phase on an empty stack.",
  },
  "mtg-8e:word.artifact-creature": {
    ja: "両方のルールに従う。「アーティファクト」というクリーチャー・タイプはなく、クリーチャー・タイプのないものがほとんど。",
    en: "It follows the rules of both types; “artifact” is no creature type, and most of these have none.",
  },
  "mtg-8e:word.creature": {
    ja: "カードとパーマネントの種類で、使えるのはターンのプレイヤーだけ、メイン・フェイズに空のスタックで。",
    en: "A card and permanent type that only the active player may play, in a main phase on an empty stack.",
  },
  "mtg-8e:word.defending-player": {
    ja: "戦闘フェイズの間、ターンのプレイヤーの相手を指す。攻撃されるのはその人だけで、ほかのときにはいない。",
    en: "During combat, the active player's opponent: the only one who can be attacked, and at other times there is none.",
  },
  "mtg-8e:word.effect": {
    ja: "呪文や能力が解決して生じるもので、一時的、継続的、置換や軽減の三つに大きく分かれる。遅延誘発を作るものもある。",
    en: "What a resolved spell or ability brings about: one-shot, continuous, or replacing and preventing; some make delayed triggers.",
  },
  "mtg-8e:word.enchantment": {
    ja: "エンチャントには、全体エンチャントと個別エンチャントがある。",
    en: "Enchantments are either global or local.",
  },
  "mtg-8e:word.global-enchantment": {
    ja: "「エンチャント（場）」などと書かれ、場にあってほかのパーマネントに付くことがない。",
    en: "One written as a plain enchantment or the like, which is attached to no other permanent in play.",
  },
  "mtg-8e:word.local-enchantment": {
    ja: "「エンチャント（タイプ）」と書かれ、ほかのパーマネントに付いて場に出る。",
    en: "One written as enchanting a type; it comes into play on another permanent.",
  },
  "mtg-8e:word.instant": {
    ja: "優先権があればいつでも使え、解決の最後に墓地に行く。",
    en: "A card type for any time one has priority; it goes to the graveyard at the end of its resolution.",
  },
  "mtg-8e:word.land": {
    ja: "呪文でなく、積まれずに手札から場に出る。自分のメイン・フェイズに、空のスタックで、1ターン1枚まで。",
    en: "No spell: it goes from hand into play without the stack, in one's own main phase on an empty stack, once a turn.",
  },
  "mtg-8e:word.land-type": {
    ja: "基本地形タイプは色マナを出す能力を伴う。それに変わった土地は元の土地タイプと文章を失うが、ほかのタイプや特殊タイプは残る。",
    en: "The five basic types carry mana abilities; a land turned into one loses its old land types and text, but not its other types or supertypes.",
  },
  "mtg-8e:word.mana-burn": {
    ja: "フェイズの終わりに余ったマナが消え、その数だけライフを失うこと。",
    en: "Losing leftover mana as a phase ends, and as much life as there was mana.",
  },
  "mtg-8e:word.object": {
    ja: "カードやトークンから、呪文、パーマネント、スタックの能力までを一言で指す。",
    en: "One word for cards, tokens, permanents, spells and whatever abilities wait on the stack.",
  },
  "mtg-8e:word.priority": {
    ja: "呪文や能力を使う権利。得る前には、状況起因効果と誘発の積み込みがなくなるまで済む。使った人がまた得て、二人が続けてパスすればスタックの一番上を解決し、空なら先へ進む。",
    en: "The right to act. Before anybody gets it, state-based effects and triggers are settled until none is left. Whoever acts has it again; two passes in a row resolve the top of the stack or, if empty, end the step.",
  },
  "mtg-8e:word.sorcery": {
    ja: "自分のメイン・フェイズに空のスタックでなければ使えないカードの種類。",
    en: "A card type for one's own main phase with nothing on the stack.",
  },
  "mtg-8e:word.stack": {
    ja: "プレイされたものが解決を待つゾーン。続けてパスされると一番上が解決し、優先権はターンのプレイヤーに戻る。",
    en: "The zone where played things wait; once both pass, the top one resolves, and the active player has priority again.",
  },
} as const satisfies SummaryRows;
