/** A rewording of a text. Texts to which it does not apply stay unchanged. */
export type TextRewording = {
  readonly what: string;
  readonly change: (text: string) => string;
  /** Texts for which the rewording has no effect on the meaning, with the reason. */
  readonly except?: Readonly<Record<string, string>>;
};

const WIDE: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789"].map((digit, value) => [digit, String.fromCodePoint(0xff10 + value)]),
);
const KANJI = "〇一二三四五六七八九";

const replacing = (what: string, from: RegExp, to: string): TextRewording => ({
  what,
  change: (text) => text.replace(from, to),
});

/** Rewordings that keep the meaning: width, spellings, particles, and the order of phrases. */
export const MEANING_PRESERVING_REWORDINGS: readonly TextRewording[] = [
  { what: "digits in full width", change: (text) => text.replaceAll(/\d/gu, (digit) => WIDE[digit] ?? digit) },
  {
    what: "small numbers in kanji",
    change: (text) =>
      text.replaceAll(/(?<!\d)[1-9](?=(?:点|枚|体|個|人)(?!目))/gu, (digit) => KANJI[Number(digit)] ?? digit),
  },
  replacing("時 for とき", /とき、/gu, "時、"),
  replacing("ときに for とき", /とき、/gu, "ときに、"),
  replacing("たびに for たび", /たび、/gu, "たびに、"),
  replacing("なら for ならば", /ならば、/gu, "なら、"),
  replacing("であるなら for ならば after a number", /(\d[枚体点個]?(?:以上|以下|未満)?)ならば、/gu, "$1であるなら、"),
  replacing("全て for すべて", /すべて/gu, "全て"),
  replacing("限り for かぎり", /かぎり/gu, "限り"),
  replacing("代わりに for かわりに", /かわりに/gu, "代わりに"),
  replacing("対戦相手 for 相手プレイヤー", /相手プレイヤー/gu, "対戦相手"),
  replacing("そうした場合 for そうしたならば", /そうしたならば、/gu, "そうした場合、"),
  replacing("を対象に取る for を対象とする", /を対象とする。/gu, "を対象に取る。"),
  replacing(
    "the number behind the particle: ユニットを1体",
    /(ユニット|魔石)(\d[体枚])を(?=破壊|レスト|ウェイク|対象|裏向き|表向き)/gu,
    "$1を$2",
  ),
  replacing("the number before the particle: カード1枚を", /カードを(\d枚)(?=引)/gu, "カード$1を"),
  replacing("damage before whom it is dealt to", /(相手プレイヤーに|それに)(\d点のダメージを)与え/gu, "$2$1与え"),
  replacing("points before the life", /ライフを(\d点)(失|回復)/gu, "$1のライフを$2"),
  replacing("a comma behind the topic", /^(このユニットは)(?!、)/gu, "$1、"),
  replacing("no comma behind where it begins", /開始時、/gu, "開始時に、"),
  replacing("spaces", /。/gu, "。　"),
];

/** Rewordings that change the meaning with one word. */
export const MEANING_CHANGING_REWORDINGS: readonly TextRewording[] = [
  {
    what: "another number",
    change: (text) => text.replace(/\d/u, (digit) => String((Number(digit) % 9) + 1)),
    except: { "A-MOD-02": "the number of modes from which one is chosen is said beside the modes themselves" },
  },
  {
    what: "you and your opponent exchanged",
    change: (text) =>
      text
        .replaceAll(/相手|あなた/gu, (player) => (player === "相手" ? "あなた" : "相手"))
        .replaceAll("あなたプレイヤー", "あなた"),
    except: { "A-LNG-09": "both players are named, in either order" },
  },
  replacing("no choice where there was one", /てもよい。/u, "る。"),
  replacing("at least for at most", /以下/u, "以上"),
  replacing("at most for at least", /以上/u, "以下"),
  replacing("the end for the start", /開始時/u, "終了時"),
  replacing("power for weak counters", /ウィークカウンター/u, "パワーカウンター"),
  replacing("red for green", /緑/u, "赤"),
  replacing("the grimoire for the stone deck", /魔石デッキ/u, "魔導書"),
  replacing("awake for rested", /レスト状態/u, "ウェイク状態"),
];
