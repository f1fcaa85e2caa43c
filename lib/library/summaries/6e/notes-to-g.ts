import type { SummaryRows } from "../summary-rows";
import { leadsTo } from "./leads-to";

/** Summaries of the notes of chapters A to G. */
export const NOTES_TO_G_SUMMARIES = {
  "mtg-6e:A.1.n1": leadsTo("呪文と能力の種類", "types of spells and abilities"),
  "mtg-6e:A.3.n1": leadsTo("継続的効果", "continuous effects"),
  "mtg-6e:A.8.n1": {
    ja: "この能力があるのは、レジェンドのセットだけ。",
    en: "Only the Legends set has this ability.",
  },
  "mtg-6e:A.11.n1": {
    ja: "カードに印刷された説明より、この節のルールのほうが正確である。",
    en: "The rule of this section is more exact than the reminder printed on cards.",
  },
  "mtg-6e:A.12.n1": {
    ja: "カードの説明書きは略したもので、正確なことはルールのほうにある。",
    en: "Reminders on cards are shortened; the rule has it exactly.",
  },
  "mtg-6e:A.12.n2": leadsTo("マナ・コスト", "mana costs"),
  "mtg-6e:A.13.n1": {
    ja: "回避能力に数えるものの一覧。飛行、土地渡り、プロテクション、シャドー。",
    en: "Which abilities are for evasion: flying, landwalk, protection, shadow.",
  },
  "mtg-6e:A.14.n1": {
    ja: "消散の説明が書かれていないカードも、働きは同じ。",
    en: "Fading works alike on cards that do not spell it out.",
  },
  "mtg-6e:A.19.n1": {
    ja: "馬術があるのは、ポータル三国志だけ。",
    en: "Only Portal Three Kingdoms has horsemanship.",
  },
  "mtg-6e:A.23.n1": leadsTo("フェイズの出入り", "phasing out and in"),
  "mtg-6e:C.3.n1": {
    ja: "攻撃のバンドを組むのはここでだけで、あとから組みかえられない。",
    en: "Attacking bands are formed here and stay as they are.",
  },
  "mtg-6e:C.3.n2": {
    ja: "両者が行動できる。守る側には、攻撃してきたものを除いたり、ブロックに備えたりするときである。",
    en: "Both players may act: the defender's time to remove an attacker or to prepare blocks.",
  },
  "mtg-6e:C.3.n3": {
    ja: "再生したものは、戦闘からは外れる。",
    en: "What regenerates is out of combat all the same.",
  },
  "mtg-6e:C.4.n1": {
    ja: "ブロックする側はバンドを組まない。",
    en: "Blockers never form bands.",
  },
  "mtg-6e:C.4.n2": {
    ja: "両者が行動できる。攻撃側には、攻撃しているものを強めるときである。",
    en: "Both players may act: the attacker's time to strengthen attackers.",
  },
  "mtg-6e:C.4.n3": {
    ja: "ここでも、再生したものは戦闘にとどまらない。",
    en: "Here, too, what regenerates does not stay in combat.",
  },
  "mtg-6e:C.5.n1": {
    ja: "タップしているとダメージを与えないという昔の決まりは、なくなった。",
    en: "The old rule that tapped blockers deal no damage is gone.",
  },
  "mtg-6e:C.5.n2": {
    ja: "トランプルがあり、割り振る先のブロックがいなくなれば、全部をプレイヤーに与える。",
    en: "With trample, and no blocker left to assign to, all damage goes to the player.",
  },
  "mtg-6e:C.6.n1": {
    ja: "戦闘フェイズはここで終わるので、余ったマナをここで見る。",
    en: "Combat ends here, so mana burn is looked at.",
  },
  "mtg-6e:D.4.n1": {
    ja: "レベル2のジャッジがいない大会では、レーティングの動きが半分になる。",
    en: "Without a level 2 judge ratings move half as much.",
  },
  "mtg-6e:D.15.n1": {
    ja: "エクステンデッドが前の方式に代わるはずだったが、結局どちらも続いた。",
    en: "Extended was to replace an older format; in the end both went on.",
  },
  "mtg-6e:E.2.n1": {
    ja: "この種のカードの多くは、文章が改められている。",
    en: "Many of these cards have been given new texts.",
  },
  "mtg-6e:E.3.n1": leadsTo("誘発型能力", "triggered abilities"),
  "mtg-6e:E.4.n1": leadsTo("特性", "characteristics"),
  "mtg-6e:G.1.n1": leadsTo("コスト", "costs"),
  "mtg-6e:G.1.n2": leadsTo("プレイ・コスト", "play costs"),
  "mtg-6e:G.2.n1": leadsTo("コントローラー", "controllers"),
  "mtg-6e:G.2.n2": leadsTo("オーナー", "owners"),
  "mtg-6e:G.3.n1": leadsTo("呪文やパーマネントの色", "colors of spells and permanents"),
  "mtg-6e:G.4.n1": leadsTo("不特定マナ", "generic mana"),
  "mtg-6e:G.5.n1": {
    ja: "ついているものが相手に渡っても、個別エンチャントは元のプレイヤーのままである。",
    en: "A local enchantment stays with its controller as what it is on changes hands.",
  },
  "mtg-6e:G.6.n1": leadsTo("起動コスト", "activation costs"),
  "mtg-6e:G.6.n2": leadsTo("マナ・コスト", "mana costs"),
  "mtg-6e:G.6.n3": leadsTo("プレイ・コスト", "play costs"),
  "mtg-6e:G.7.n1": {
    ja: "打ち消しは、呪文か能力か、書かれたほうだけに効く。",
    en: "What counters spells does not counter abilities, nor the other way round.",
  },
  "mtg-6e:G.8.n1": leadsTo("トークン・クリーチャー", "token creatures"),
  "mtg-6e:G.10.n1": leadsTo("ダメージの軽減", "damage prevention"),
  "mtg-6e:G.10.n2": leadsTo("ダメージの移しかえ", "damage redirection"),
  "mtg-6e:G.10.n3": leadsTo("パワーとタフネス", "power and toughness"),
  "mtg-6e:G.10.n4": {
    ja: "「戦闘ダメージ」と呼ぶのは、そのステップで与えるダメージだけ。",
    en: "Only damage of the combat damage step is called so.",
  },
  "mtg-6e:G.10.n5": {
    ja: "タフネスに達した量を、致死ダメージという。",
    en: "Damage that reaches toughness is called lethal.",
  },
  "mtg-6e:G.11.n1": leadsTo("ダメージ", "damage"),
  "mtg-6e:G.11.n2": leadsTo("ダメージの移しかえ", "damage redirection"),
  "mtg-6e:G.11.n3": leadsTo("置換と軽減の効果", "replacement and prevention effects"),
  "mtg-6e:G.12.n1": leadsTo("ダメージ", "damage"),
  "mtg-6e:G.12.n2": leadsTo("ダメージの軽減", "damage prevention"),
  "mtg-6e:G.12.n3": leadsTo("置換と軽減の効果", "replacement and prevention effects"),
  "mtg-6e:G.15.n1": {
    ja: "空のライブラリーから引こうとすると、その場で負けるとする。",
    en: "A draw from an empty library loses the game, here at once.",
  },
  "mtg-6e:G.17.n1": {
    ja: "数字のマナは「無色」でなく「不特定」と呼ぶのが正しい。",
    en: "Numbers in costs are generic mana, and calling them colorless is wrong.",
  },
  "mtg-6e:G.17.n2": leadsTo("無色マナ", "colorless mana"),
  "mtg-6e:G.18.n1": {
    ja: "繰り返しに偶然がまざるときの裁定はなく、大会のジャッジが決める。",
    en: "No ruling covers loops with chance in them; the judge decides.",
  },
  "mtg-6e:G.19.n1": leadsTo("ライフの損失", "loss of life"),
  "mtg-6e:G.19.n2": {
    ja: "ヴァンガードでは、初めのライフが20点とは限らない。",
    en: "Vanguard cards may change the life that one begins with.",
  },
  "mtg-6e:G.20.n1": {
    ja: "毒カウンターが10個になった敗北は、状況起因効果として扱う。",
    en: "Losing by ten poison counters is a state-based effect.",
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
    ja: "誰が使っていても、手札や墓地やライブラリーに行くときは持ち主のところに行く。",
    en: "Whoever controls it, a card goes to its owner's hand, library or graveyard.",
  },
  "mtg-6e:G.27.n1": leadsTo("フェイジング", "phasing"),
  "mtg-6e:G.27.n2": {
    ja: "一度に戻るものの効果の順番は、アクティブ・プレイヤーが選ぶ。",
    en: "The active player orders effects of things that phase in together.",
  },
  "mtg-6e:G.33.n1": {
    ja: "生け贄を再生で救うことはできない。",
    en: "Regeneration cannot save what is sacrificed.",
  },
  "mtg-6e:G.34.n1": {
    ja: "墓地に一度に置くときの順番は、墓地の節にある。",
    en: "Order in a graveyard is told in the section on graveyards.",
  },
  "mtg-6e:G.34.n2": {
    ja: "ライブラリーに一度に置くときの順番は、ライブラリーの節にある。",
    en: "Order in a library is told in the section on libraries.",
  },
  "mtg-6e:G.37.n1": {
    ja: "「召喚酔い」は正式な用語でなくなったが、ほかに呼び名がない。",
    en: "Summoning sickness is no official word any more, yet there is no other.",
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
