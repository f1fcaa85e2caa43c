import { define } from "../define";

/** Names of the state-based checks by the id of their row, and the page that lists them. */
export const mtgChecks = define({
  ja: {
    title: "状況起因処理",
    description:
      "Magicの状況起因処理を、第6版、第8版、現在のルールで並べた表。番号のある欄は、それが起こる盤面に通じます。",
    lead: "優先権が渡る前に、ルールが盤面を見て、ひとりでに行うことです。見つかったものは一つの出来事としてまとめて起こり、何もなくなるまで見直されます。",
    house: "第8版の資料には一覧がないので、第6版と同じとしています（裁定5）。",
    open: "研究室で見る",
    none: "なし",
    caption: "状況起因処理と、時代ごとの番号",
    check: "起こること",
    rows: {
      "704_5a": "ライフが尽きた（0以下の）プレイヤーは敗北する",
      "704_5b": "前に調べてから、空のライブラリーから引こうとしたプレイヤーは敗北する",
      "704_5c": "毒カウンターが10個以上のプレイヤーは敗北する",
      "704_5d": "戦場を離れたトークンは消える",
      "704_5e": "いるべき場所にないコピーは消える",
      "704_5f": "タフネス0以下のクリーチャーは墓地に置かれる",
      "704_5g": "タフネスが1以上で、負ったダメージの合計がタフネスに達しているクリーチャーは破壊される",
      "704_5h": "前に調べてから接死のダメージを受けた、タフネスが1以上のクリーチャーは破壊される",
      "704_5i": "忠誠度が0のプレインズウォーカーは墓地に置かれる",
      "704_5j": "一人が同じ名前の伝説のものをいくつもコントロールしていれば、選んだ一つのほかが墓地に置かれる",
      K_17_2: "同じ名前の伝説のものは、いちばん古いもの以外が墓地に置かれる",
      "704_5k": "ワールドは、いちばん新しいもの以外が墓地に置かれる",
      "704_5m": "付いていられないところに付いたオーラと、どこにも付いていないオーラは、墓地に置かれる",
      "704_5n": "付いていられないところに付いた装備品と城砦は外れる",
      "704_5p":
        "何かに付いているクリーチャーやバトルは外れる。オーラでも装備品でも城砦でもないものも、付いていれば外れる",
      "704_5q": "一つのものに置かれた+1/+1と-1/-1のカウンターは、少ないほうの数だけ両方なくなる",
      "704_5r": "上限を超えたカウンターはなくなる",
      "704_5s": "最終章の番号以上の伝承カウンターがあり、章能力もスタックを離れた英雄譚は生け贄に捧げられる",
      "704_5t": "探索マーカーが一番下の部屋にあり、部屋能力もスタックを離れたダンジョンは取り除かれる",
      "704_5u":
        "宇宙を刻む者を持つパーマネントがあれば、セクターのないクリーチャーのセクターを、コントローラーが選ぶ。宇宙を刻む者をコントロールしていないプレイヤーが先に選ぶ",
      "704_5v": "守備値が0で、誘発した能力がスタックにないバトルは墓地に置かれる",
      "704_5w":
        "守る者がおらず、攻撃もされていないバトルには、コントローラーが守る者を選び、選べなければ墓地に置かれる",
      "704_5x":
        "コントローラーが自分で守っている包囲戦には、コントローラーが対戦相手一人を守る者に選び、選べなければ墓地に置かれる",
      "704_5y": "同じものに付いていて同じプレイヤーがコントロールする役割は、いちばん新しいもの以外が墓地に置かれる",
    },
    ties: {
      K_17_2: "いちばん古いものが同時に出ていたら、どれも残らない",
      "704_5k": "いちばん新しいものが同時にワールドになっていたら、どれも残らない",
    },
  },
  en: {
    title: "State-based actions",
    description:
      "The state-based actions of Magic in the 6th edition, the 8th edition and today; every cell with a number opens a board on which it happens.",
    lead: "Before anyone has priority, the rules look at the board and act by themselves. All that is found happens as one event, and they look again until there is nothing left.",
    house: "The page of the 8th edition has no list; we give it that of the 6th (ruling 5).",
    open: "see it in the lab",
    none: "none",
    caption: "State-based actions and their numbers in each era",
    check: "What happens",
    rows: {
      "704_5a": "A player with 0 or less life loses",
      "704_5b": "A player who has tried to draw from an empty library since the last check loses",
      "704_5c": "A player with ten or more poison counters loses",
      "704_5d": "A token off the battlefield ceases to exist",
      "704_5e": "A copy that is where it may not be ceases to exist",
      "704_5f": "A creature with toughness 0 or less goes to the graveyard",
      "704_5g": "A creature with positive toughness is destroyed if its damage in all is at least its toughness",
      "704_5h": "A creature with positive toughness that deathtouch has damaged since the last check is destroyed",
      "704_5i": "A planeswalker with loyalty 0 goes to the graveyard",
      "704_5j":
        "Of several legendary permanents of one name, their controller chooses one; the others go to the graveyard",
      K_17_2: "Of legends of one name, all but the oldest go to the graveyard",
      "704_5k": "Of world permanents, all but the newest go to the graveyard",
      "704_5m": "An Aura attached to nothing or to what it may not be goes to the graveyard",
      "704_5n": "Equipment or a Fortification attached to what it may not be comes off",
      "704_5p": "A creature, a battle, or what is no Aura, Equipment or Fortification comes off what it is attached to",
      "704_5q": "On one permanent, as many +1/+1 and -1/-1 counters go away as there are of the fewer",
      "704_5r": "Counters beyond their limit go away",
      "704_5s":
        "A Saga with at least as many lore counters as its last chapter says, and no chapter ability left, is sacrificed",
      "704_5t": "A dungeon whose bottom room holds the venture marker, with no room ability left, is removed",
      "704_5u":
        "With a space sculptor, each creature without a sector is given one by its controller; players who control no space sculptor choose first",
      "704_5v": "A battle with defense 0, and no triggered ability of it left, goes to the graveyard",
      "704_5w":
        "The controller of a battle that has no protector and is not attacked chooses one; if there can be none, it goes to the graveyard",
      "704_5x":
        "The controller of a Siege who is its protector chooses an opponent to protect it; if none can be chosen, it goes to the graveyard",
      "704_5y": "Of several Roles on one permanent that one player controls, all but the newest go to the graveyard",
    },
    ties: {
      K_17_2: "If the oldest came together, none stays.",
      "704_5k": "If the newest became worlds together, none stays.",
    },
  },
});
