import type { RuleTexts } from "../rule-text";

export const STATE_RULES = {
  "mag:219": { heading: true, ja: "位相", en: "Positions" },
  "mag:219.1": {
    ja: "位相はカードの向きと表裏で示す状態で、向きにウェイクとレスト、面に表向きと裏向きがある。",
    en: "Positions are shown by side and direction: awake, rested, face up and face down.",
  },
  "mag:219.2": {
    ja: "表裏や向きに意味があるのは、位相を使う領域の中だけ。",
    en: "Side and direction matter only in areas where they are defined.",
  },
  "mag:219.3": {
    ja: "ウェイクがあるのは、魔石エリアと戦闘エリア。",
    en: "Awake exists in the battle area and the stone area.",
  },
  "mag:219.3.1": {
    ja: "ウェイクのカードは、支配者から見て縦に置く。",
    en: "An awake card stands upright towards its controller.",
  },
  "mag:219.3.2": {
    ja: "ウェイクするとはレストから変えることで、元からウェイクのものはウェイクしたことにならない。",
    en: "To wake something is to change it from rested to awake; what was already awake does not count as woken.",
  },
  "mag:219.4": {
    ja: "レストがあるのも、魔石エリアと戦闘エリア。",
    en: "Rested exists in the battle area and the stone area.",
  },
  "mag:219.4.1": {
    ja: "レストのカードは、支配者から見て横に置く。",
    en: "A rested card lies sideways towards its controller.",
  },
  "mag:219.4.2": {
    ja: "レストするとはウェイクから変えることで、元からレストのものはレストしたことにならない。",
    en: "To rest something is to change it from awake to rested; what was already rested does not count as rested anew.",
  },
  "mag:219.5": { ja: "表向きは魔石エリアで用いる。", en: "Face up exists in the stone area." },
  "mag:219.5.1": {
    ja: "表だけが見えるように置いたものが表向き。",
    en: "Face up means that only the front can be seen.",
  },
  "mag:219.5.2": {
    ja: "魔石エリアで表向きのものは、自身の色の魔石として働く。",
    en: "What is face up in the stone area serves as a stone of its own colors.",
  },
  "mag:219.6": { ja: "裏向きは魔石エリアで用いる。", en: "Face down exists in the stone area." },
  "mag:219.6.1": {
    ja: "裏だけが見えるように置いたものが裏向き。",
    en: "Face down means that only the back can be seen.",
  },
  "mag:219.6.2": {
    ja: "魔石エリアで裏向きになると情報はすべて失われ、無色の魔石になり、本来の情報も参照できない。",
    en: "What is face down in the stone area loses all information and is a colorless stone; not even its original information can be referred to.",
  },
  "mag:219.6.3": {
    ja: "裏向きのカードの表は、プレイヤーがいつ見てもよい。",
    en: "A player may look at the front of a face-down card at any time.",
  },
  "mag:220": { heading: true, ja: "ライフ", en: "Life" },
  "mag:220.1": { ja: "ライフは各自20点から始まる。", en: "Each player begins with 20 life." },
  "mag:220.2": {
    ja: "プレイヤーが受けたダメージは、同じだけライフを減らす。",
    en: "Damage to a player lowers that player's life by the same amount.",
  },
  "mag:220.3": {
    ja: "ライフは20を超えず、超える分は切り捨てて20にする。",
    en: "Life never goes above 20; anything that would exceed it leaves it at 20.",
  },
  "mag:220.4": {
    ja: "ライフが0以下なら、次に誰かへ使用権が渡るときのルール処理で負ける。",
    en: "With 0 life or less a player loses by a rule process when anyone would next get priority.",
  },
  "mag:221": { heading: true, ja: "ダメージ", en: "Damage" },
  "mag:221.1": {
    ja: "ダメージを与えるのはインスタンスで、受けるのはプレイヤーかユニット。",
    en: "Instances deal damage; players and units take it.",
  },
  "mag:221.2": {
    ja: "ダメージは、プレイヤーが受ければライフの減少になり、ユニットが受ければ蓄積して残る。",
    en: "Damage turns into lost life for a player and is marked on a unit.",
  },
  "mag:221.3": {
    ja: "ダメージなどでライフが0以下になったプレイヤーは、次のルール処理で負ける。",
    en: "A player brought to 0 life or less loses at the next rule process.",
  },
  "mag:221.4": {
    ja: "ユニットの受けたダメージは消えずに積み重なり、取り除かれるまで残る。",
    en: "Damage on a unit stays and adds up until it is removed.",
  },
  "mag:221.4.1": {
    ja: "蓄積が HP に達したユニットは、次に誰かへ使用権が渡るときのルール処理で破壊される。",
    en: "A unit whose marked damage is at least its HP is destroyed by a rule process when anyone would next get priority.",
  },
  "mag:221.4.2": {
    ja: "エンドフェイズ処理で、ユニットのダメージはなくなる。",
    en: "The end phase procedure clears damage from units.",
  },
  "mag:222": { heading: true, ja: "契約者と支配者", en: "Owner and controller" },
  "mag:222.1": {
    ja: "契約者は、自分のデッキにそのカードを入れて始めた人。",
    en: "The owner of a card is the player who started the game with it in a deck.",
  },
  "mag:222.2": {
    ja: "インスタンスには必ず一人の支配者がいて、通常はその領域へ置かせた人がなる。",
    en: "Every instance has exactly one controller, normally the player under whose control it was put there.",
  },
  "mag:223": { heading: true, ja: "あなたと相手", en: "You and your opponent" },
  "mag:223.1": {
    ja: "能力のいう「あなた」は通常その支配者、「相手」はもう一人を指す。",
    en: 'In an ability "you" is normally its controller and "your opponent" the other player.',
  },
  "mag:224": { heading: true, ja: "カウンター", en: "Counters" },
  "mag:224.1": {
    ja: "カウンターはインスタンスに載せる印で、情報を変えたり、能力に数えられたりする。",
    en: "A counter is a mark on an instance that changes its information or is counted by abilities.",
  },
  "mag:224.2": {
    ja: "領域を移るとカウンターも一緒に移り、次のルール処理で取り除かれる。",
    en: "Counters travel along when their instance changes area and are removed at the next rule process.",
  },
  "mag:224.3": {
    ja: "パワーとウィークが両方載ったユニットからは、次のルール処理で少ない方に合わせて同数ずつ取り除く。",
    en: "When a unit has both power and weak counters, the next rule process removes equal numbers until one sort is gone.",
  },
  "mag:224.4": {
    ja: "ルールそのものが効果を与えているカウンターもある。",
    en: "Some counters have an effect by the rules themselves.",
  },
  "mag:224.4.1": {
    ja: "パワーカウンターは1個につき AP と HP を1ずつ上げる。",
    en: "Each power counter gives a unit +1 AP and +1 HP.",
  },
  "mag:224.4.2": {
    ja: "ウィークカウンターは1個につき AP と HP を1ずつ下げる。",
    en: "Each weak counter gives a unit -1 AP and -1 HP.",
  },
  "mag:224.4.3": {
    ja: "火葬カウンターは1個につき、ユニットに能力を持たせる。ダストに置かれると、対象のプレイヤー1人が2点のダメージを受ける能力である。",
    en: "Each cremation counter gives a unit an ability: when it goes to the dust, 2 damage to a target player.",
  },
} satisfies RuleTexts;
