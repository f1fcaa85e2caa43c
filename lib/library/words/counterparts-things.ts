import { type Counterpart, mag, mtg, row } from "./counterpart";

/** Things, areas and what is printed on cards, in both games. */
export const COUNTERPARTS_OF_THINGS: readonly Counterpart[] = [
  row(
    mag("インスタンス", "instance", "mag:204.1"),
    mtg("オブジェクト", "object", "mtg-8e:word.object"),
    "どちらも、カードとトークンのほか、チャントやスタックで待つ能力も一つに数える。プレイヤーは数えない。",
    "Both count cards, tokens, and abilities that wait on the chant or the stack, and neither counts players.",
  ),
  row(mag("情報", "information", "mag:204.2"), mtg("特性", "characteristics", "mtg-6e:K.6")),
  row(
    mag("本来の情報", "original information", "mag:204.4"),
    mtg("印刷された特性", "printed characteristics", "mtg-6e:K.6.3"),
  ),
  row(
    mag("契約者", "owner", "mag:222.1"),
    mtg("オーナー", "owner", "mtg-6e:G.26"),
    "名前が違うだけで、どちらもそのカードをデッキに入れてゲームを始めたプレイヤー。",
    "Only the word differs: in both it is the player who began the game with the card in a deck.",
  ),
  row(mag("支配者", "controller", "mag:222.2"), mtg("コントローラー", "controller", "mtg-6e:G.5")),
  row(
    mag("魔導書", "grimoire", "mag:402", "mag:501"),
    mtg("ライブラリー", "library", "mtg-6e:Z.6", "mtg-6e:P.1.2", "mtg-6e:P.1.3", "mtg-6e:D.16.9"),
    "魔導書はちょうど40枚、同じ名前は3枚まで。Magicの構築では60枚以上、基本地形を除いて4枚まで。",
    "A grimoire has exactly 40 cards and at most three of a name; a constructed deck of Magic 60 or more, and at most four except of basic lands.",
  ),
  row(
    mag("魔石デッキ", "stone deck", "mag:403", "mag:502"),
    null,
    "Magicの土地は、ほかのカードと同じ一つのデッキに入れる。",
    "Lands of Magic lie in the one deck, among all other cards.",
  ),
  row(
    mag("手札", "hand", "mag:404"),
    mtg("手札", "hand", "mtg-6e:Z.4"),
    "MAGMELLの手札に上限はない。Magicでは、自分のターンのクリンナップに、ふつう7枚まで減らす。",
    "Hands of MAGMELL have no limit; in Magic the active player discards in cleanup, normally down to seven.",
  ),
  row(
    mag("戦闘エリア", "battle area", "mag:405"),
    mtg("戦場", "battlefield", "mtg-6e:Z.5"),
    "戦闘エリアに出るのはユニットだけで、魔石は別のエリアに出る。",
    "Only units come to the battle area; stones have an area of their own.",
  ),
  row(
    mag("魔石エリア", "stone area", "mag:406"),
    mtg("戦場の土地", "lands in play", "mtg-6e:K.15"),
    "魔石は毎ターン自動的に一つ出る。土地は自分のメイン・フェイズに、1ターンに一つまで手札から出せる。",
    "A stone comes by itself each turn; a land may be played from the hand in one's own main phase, one a turn.",
  ),
  row(
    mag("ダスト", "dust", "mag:407"),
    mtg("墓地", "graveyard", "mtg-6e:Z.3"),
    "ダストに順番はない。墓地は順番を保つ。",
    "A dust has no order; a graveyard keeps one.",
  ),
  row(
    mag("チャント", "chant", "mag:408"),
    mtg("スタック", "stack", "mtg-6e:T.2", "mtg-8e:word.stack"),
    "どちらも上から一つずつ解決する。次に行動するプレイヤーが違うので、使用権の行も見てほしい。",
    "Both resolve from the top, one at a time. Who may act next differs: see priority.",
  ),
  row(
    mag("夢", "dream", "mag:409"),
    mtg("追放（以前はゲームから除外）", "exile, once “removed from the game”", "mtg-6e:Z.8"),
    "夢は二人で一つ。どちらの領域にも、それ自体の働きはない。",
    "Both players share one dream. Neither place does anything by itself.",
  ),
  row(
    mag("ユニット", "unit", "mag:208.1.1"),
    mtg("クリーチャー", "creature", "mtg-6e:K.9", "mtg-8e:word.creature"),
    "ユニットは出たターンから攻撃できる。",
    "A unit may attack in the turn in which it came.",
  ),
  row(
    mag("マジック", "magic", "mag:208.1.2"),
    mtg("インスタントとソーサリー", "instants and sorceries", "mtg-6e:K.14", "mtg-6e:K.22"),
    "どちらに当たるかは種別でなく、タイミングが決める。",
    "Which of the two it is like is told by its timing, not by its kind.",
  ),
  row(
    mag("魔石", "stone", "mag:208.1.3"),
    mtg("土地", "land", "mtg-6e:K.15", "mtg-8e:word.land"),
    "魔石は手札に入らず、使うこともない。",
    "A stone never comes to a hand and is never used from one.",
  ),
  row(
    mag("クイックとノーマル", "quick and normal", "mag:209"),
    mtg("インスタントとソーサリーのタイミング", "instant and sorcery speed", "mtg-6e:T.1"),
    "ユニットにもクイックがある。クイックでも、使えるのはメインとエンドのフェイズだけ。",
    "Units can be quick, too. Even quick cards are used in the main and end phases only.",
  ),
  row(
    mag("使用コスト", "use cost", "mag:210"),
    mtg("マナ・コスト", "mana cost", "mtg-6e:K.18"),
    "魔石をレストして、ちょうどだけ払う。マナをためることも、余らせることもない。",
    "It is paid exactly, by resting stones. There is no pool, and nothing is left over.",
  ),
  row(
    mag("触媒", "catalyst", "mag:211"),
    null,
    "表向きの魔石を裏向きにする。払い方として似たものはMagicにない。",
    "Face-up stones are turned face down. Magic has no cost like it.",
  ),
  row(
    mag("無色", "colorless", "mag:212.6", "mag:219.6.2"),
    mtg("無色マナと不特定マナ", "colorless and generic mana", "mtg-6e:G.4", "mtg-6e:G.17"),
    "裏向きの魔石は無色の魔石になる。",
    "A stone that lies face down is a colorless stone.",
  ),
  row(
    mag("青・緑・赤", "blue, green and red", "mag:212.1"),
    mtg("白・青・黒・赤・緑", "white, blue, black, red and green", "mtg-6e:G.3"),
  ),
  row(
    mag("APとHP", "AP and HP", "mag:213"),
    mtg("パワーとタフネス", "power and toughness", "mtg-6e:K.10"),
    "ダメージはどちらでも数えておくだけで、HPやタフネスは減らない。",
    "In both games damage is only marked: HP and toughness stay what they are.",
  ),
  row(
    mag("ウェイクとレスト", "awake and rested", "mag:219.3", "mag:219.4"),
    mtg("アンタップとタップ", "untapped and tapped", "mtg-6e:G.43", "mtg-6e:G.38"),
  ),
  row(
    mag("表向きと裏向き", "face up and face down", "mag:219.5", "mag:219.6"),
    mtg("裏向きの呪文とパーマネント", "face-down spells and permanents", "mtg-cr:708"),
    "MAGMELLで裏向きになるのは魔石エリアのものだけで、触媒として払うと裏向きになる。",
    "In MAGMELL only what lies in the stone area is turned face down, as catalysts are paid.",
  ),
  row(
    mag("パワーカウンター、ウィークカウンター", "power and weak counters", "mag:224.4.1", "mag:224.4.2", "mag:705.4.9"),
    mtg("+1/+1と-1/-1のカウンター", "+1/+1 and -1/-1 counters", "mtg-6e:G.8", "mtg-cr:704.5q"),
    "MAGMELLと今のMagicでは打ち消し合い、第6版では両方が残る。",
    "They cancel each other in MAGMELL and in Magic of today; in the sixth edition both stay.",
  ),
  row(
    mag("火葬カウンター", "cremation counter", "mag:224.4.3"),
    null,
    "乗っているユニットに、誘発能力を一つ与える。Magicの資料に同じものはない。",
    "It gives the unit a triggered ability. The documents on Magic have no counter like it.",
  ),
];
