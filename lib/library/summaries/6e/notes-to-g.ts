import type { SummaryRows } from "../summary-rows";
import { leadsTo } from "./leads-to";

/** Summaries of the notes of chapters A to G. */
export const NOTES_TO_G_SUMMARIES = {
  "mtg-6e:A.1.n1": leadsTo("呪文と能力の種類", "types of spells and abilities"),
  "mtg-6e:A.3.n1": leadsTo("継続的効果", "continuous effects"),
  "mtg-6e:A.8.n1": {
    ja: "「他の～とのバンド」は、レジェンドのセットにだけ現れる。",
    en: "Only the Legends set has “bands with other”.",
  },
  "mtg-6e:A.11.n1": {
    ja: "サイクリングは、カードに印刷された説明より、この節のルールのほうが正確である。",
    en: "The rule of this section describes cycling more exactly than the reminder printed on cards.",
  },
  "mtg-6e:A.12.n1": {
    ja: "エコーは、カードに印刷された説明より、この節のルールのほうが正確である。",
    en: "The rule of this section describes echo more exactly than the reminder printed on cards.",
  },
  "mtg-6e:A.12.n2": leadsTo("マナ・コスト", "mana costs"),
  "mtg-6e:A.13.n1": {
    ja: "飛行、土地渡り、プロテクション、シャドーは、どれも回避能力である。",
    en: "Flying, landwalk, protection and shadow are evasion abilities.",
  },
  "mtg-6e:A.14.n1": {
    ja: "消散の説明が書かれていないカードでも、消散の働きは同じ。",
    en: "Fading works alike on cards that do not spell it out.",
  },
  "mtg-6e:A.19.n1": {
    ja: "馬術があるのは、ポータル三国志だけ。",
    en: "Only Portal Three Kingdoms has horsemanship.",
  },
  "mtg-6e:A.23.n1": leadsTo("フェイズの出入り", "phasing out and in"),
  "mtg-6e:C.3.n1": {
    ja: "攻撃バンドは攻撃クリーチャーを決めるのと同時に組み、後から組み替えられない。",
    en: "Attacking bands are formed as attackers are declared and stay as they are.",
  },
  "mtg-6e:C.3.n2": {
    ja: "攻撃の指定ステップでは両者が行動できる。防御側には、攻撃クリーチャーを除いたり、ブロックに備えたりするときである。",
    en: "Both players may act in the declare attackers step: the defender's time to remove an attacker or to prepare blocks.",
  },
  "mtg-6e:C.3.n3": {
    ja: "攻撃の指定ステップで破壊されたクリーチャーは、再生しても戦闘から取り除かれる。",
    en: "A creature destroyed in the declare attackers step is out of combat even if it regenerates.",
  },
  "mtg-6e:C.4.n1": {
    ja: "ブロックする側は、バンドを組むことがない。",
    en: "Blockers never form bands.",
  },
  "mtg-6e:C.4.n2": {
    ja: "ブロックの指定ステップでは両者が行動できる。攻撃側には、攻撃クリーチャーを強めるときである。",
    en: "Both players may act in the declare blockers step: the attacker's time to strengthen attackers.",
  },
  "mtg-6e:C.4.n3": {
    ja: "ブロックの指定ステップでも、破壊されたクリーチャーは、再生しても戦闘から取り除かれる。",
    en: "A creature destroyed in the declare blockers step, too, is out of combat even if it regenerates.",
  },
  "mtg-6e:C.5.n1": {
    ja: "タップしているブロック・クリーチャーはダメージを与えない、という昔のルールはなくなった。",
    en: "The old rule that tapped blockers deal no damage is gone.",
  },
  "mtg-6e:C.5.n2": {
    ja: "トランプルを持つクリーチャーがブロックされても、ダメージを割り振れるブロック側がなければ、ダメージを防御側プレイヤーに与える。",
    en: "A blocked creature with trample and no blocker left to assign damage to deals its damage to the defending player.",
  },
  "mtg-6e:C.6.n1": {
    ja: "戦闘フェイズは戦闘終了ステップで終わるので、その終わりにマナ・バーンを確かめる。",
    en: "The combat phase ends with the end of combat step, so mana burn is checked then.",
  },
  "mtg-6e:D.4.n1": {
    ja: "レベル2のジャッジがいない公認大会では、レーティングのK値が半分になる。",
    en: "Without a level 2 judge a sanctioned tournament has half the K-value for ratings.",
  },
  "mtg-6e:D.15.n1": {
    ja: "エクステンデッドはクラシック・リストリクテッドに代わるはずだったが、結局どちらも続いた。",
    en: "Extended was to replace Classic-Restricted; in the end both went on.",
  },
  "mtg-6e:E.2.n1": {
    ja: "キャントリップの多くは、文章が改められている。",
    en: "Many cantrips have been given new texts.",
  },
  "mtg-6e:E.3.n1": leadsTo("誘発型能力", "triggered abilities"),
  "mtg-6e:E.4.n1": leadsTo("特性", "characteristics"),
  "mtg-6e:G.1.n1": leadsTo("コスト", "costs"),
  "mtg-6e:G.1.n2": leadsTo("プレイ・コスト", "play costs"),
  "mtg-6e:G.2.n1": leadsTo("コントローラー", "controllers"),
  "mtg-6e:G.2.n2": leadsTo("オーナー", "owners"),
  "mtg-6e:G.3.n1": leadsTo("色", "color"),
  "mtg-6e:G.4.n1": leadsTo("不特定マナ", "generic mana"),
  "mtg-6e:G.5.n1": {
    ja: "パーマネントのコントローラーが替わっても、付いている個別エンチャントのコントローラーは替わらない。",
    en: "A local enchantment keeps its controller when that of the permanent it is on changes.",
  },
  "mtg-6e:G.6.n1": leadsTo("起動コスト", "activation costs"),
  "mtg-6e:G.6.n2": leadsTo("マナ・コスト", "mana costs"),
  "mtg-6e:G.6.n3": leadsTo("プレイ・コスト", "play costs"),
  "mtg-6e:G.7.n1": {
    ja: "打ち消しはふつう、呪文か能力か、書かれたほうだけに効く。",
    en: "What counters spells usually does not counter abilities, nor the other way round.",
  },
  "mtg-6e:G.8.n1": leadsTo("トークン・クリーチャー", "token creatures"),
  "mtg-6e:G.10.n1": leadsTo("ダメージ軽減", "damage prevention"),
  "mtg-6e:G.10.n2": leadsTo("ダメージ移しかえ", "damage redirection"),
  "mtg-6e:G.10.n3": leadsTo("パワーとタフネス", "power and toughness"),
  "mtg-6e:G.10.n4": {
    ja: "「戦闘ダメージ」と呼ぶのは、戦闘ダメージ・ステップで与えるダメージだけ。",
    en: "Only damage dealt in the combat damage step is called combat damage.",
  },
  "mtg-6e:G.10.n5": {
    ja: "タフネス以上のダメージを受けたクリーチャーは、致死ダメージを受けたとする。",
    en: "Damage that reaches a creature's toughness is called lethal.",
  },
  "mtg-6e:G.11.n1": leadsTo("ダメージ", "damage"),
  "mtg-6e:G.11.n2": leadsTo("ダメージ移しかえ", "damage redirection"),
  "mtg-6e:G.11.n3": leadsTo("置換と軽減", "replacement and prevention effects"),
  "mtg-6e:G.12.n1": leadsTo("ダメージ", "damage"),
  "mtg-6e:G.12.n2": leadsTo("ダメージ軽減", "damage prevention"),
  "mtg-6e:G.12.n3": leadsTo("置換と軽減", "replacement and prevention effects"),
  "mtg-6e:G.15.n1": {
    ja: "カードを引くときにライブラリーが空なら、そのプレイヤーは直ちに敗北する。",
    en: "A player who draws from an empty library loses the game at once.",
  },
  "mtg-6e:G.17.n1": {
    ja: "数字のマナ・シンボルは「無色マナ」でなく「不特定マナ」と呼ぶのが正しい。",
    en: "Numbers in costs are generic mana, and calling them colorless is wrong.",
  },
  "mtg-6e:G.17.n2": leadsTo("無色マナ", "colorless mana"),
  "mtg-6e:G.18.n1": {
    ja: "プレイヤーが起こすループに偶然がまざるときの裁定はなく、大会のジャッジが決める。",
    en: "No ruling covers loops of players' actions with chance in them; the tournament's judge decides.",
  },
  "mtg-6e:G.19.n1": leadsTo("ライフの損失", "loss of life"),
  "mtg-6e:G.19.n2": {
    ja: "ヴァンガード・カードがあると、初めのライフが20点とは限らない。",
    en: "Vanguard cards may change the life that one begins with.",
  },
  "mtg-6e:G.20.n1": {
    ja: "毒カウンターが10個以上での敗北は、状況起因効果による。",
    en: "Losing by ten or more poison counters is a state-based effect.",
  },
  "mtg-6e:G.21.n1": {
    ja: "ライフがあるのはプレイヤーで、クリーチャーにはない。",
    en: "Players have life, creatures do not.",
  },
  "mtg-6e:G.23.n1": {
    ja: "マナはたいてい、基本地形をタップして出す。",
    en: "Mana comes mostly from tapping basic lands.",
  },
  "mtg-6e:G.23.n2": leadsTo("マナ・バーン", "mana burn"),
  "mtg-6e:G.24.n1": {
    ja: "古いカードにモードがあるかは、改められた文章で確かめる。",
    en: "Whether an old card has modes is told by its corrected text.",
  },
  "mtg-6e:G.26.n1": {
    ja: "誰がコントロールしていても、手札や墓地やライブラリーに行くカードはオーナーのところに行く。",
    en: "Whoever controls it, a card goes to its owner's hand, library or graveyard.",
  },
  "mtg-6e:G.27.n1": leadsTo("フェイジング", "phasing"),
  "mtg-6e:G.27.n2": {
    ja: "同時にフェイズ・インするカードの効果が場に出る順番は、アクティブ・プレイヤーが決める。",
    en: "The active player chooses the order in which effects of cards that phase in together come into play.",
  },
  "mtg-6e:G.33.n1": {
    ja: "生け贄を再生で救うことはできない。",
    en: "Regeneration cannot save what is sacrificed.",
  },
  "mtg-6e:G.34.n1": {
    ja: "同時に墓地に置くときの順番は、墓地の節にある。",
    en: "The order of cards put into a graveyard together is told in the section on graveyards.",
  },
  "mtg-6e:G.34.n2": {
    ja: "同時にライブラリーに置くときの順番は、ライブラリーの節にある。",
    en: "The order of cards put into a library together is told in the section on libraries.",
  },
  "mtg-6e:G.37.n1": {
    ja: "「召喚酔い」は正式な用語でなくなったが、代わる語がなく、今も使われる。",
    en: "Summoning sickness is no official term any more, but is still used for want of another.",
  },
  "mtg-6e:G.39.n1": leadsTo("モード", "modes"),
  "mtg-6e:G.39.n2": {
    ja: "対象を選ぶときと確かめるときは、宣言と解決の節にくわしい。",
    en: "Announcing and resolving tell more on when targets are chosen and looked at.",
  },
  "mtg-6e:G.40.n1": {
    ja: "「対象」と書かずに対象をとる古いカードがあり、改められた文章を見る必要がある。",
    en: "Some old cards target without the word; their corrected texts tell.",
  },
} as const satisfies SummaryRows;
