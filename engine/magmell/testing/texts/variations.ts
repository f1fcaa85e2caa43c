import { TARGETING_VARIATIONS } from "./variations/aimed";
import { INSTRUCTION_VARIATIONS } from "./variations/instructions";
import { SPELLING_VARIATIONS } from "./variations/spellings";
import { STATIC_VARIATIONS } from "./variations/standing";
import { TRIGGERED_VARIATIONS } from "./variations/triggered";
import type { TextVariation } from "./variations/variation";

/** Invented texts as people write them, covering the whole template language. */
export const TEXT_VARIATIONS: readonly TextVariation[] = [
  ...TRIGGERED_VARIATIONS,
  ...STATIC_VARIATIONS,
  ...TARGETING_VARIATIONS,
  ...INSTRUCTION_VARIATIONS,
  ...SPELLING_VARIATIONS,
];

/** Parts of texts that can be combined freely. */
export const COMBINABLE_PARTS = {
  events: [
    "このユニットが召喚されたとき、",
    "このユニットが攻撃したとき、またはこのユニットが防御したとき、",
    "あなたが支配する他のユニットが破壊されたとき、",
    "相手がマジックを使用したとき、",
    "あなたがライフを失ったとき、",
    "このユニットが相手に戦闘ダメージを与えたとき、",
    "相手が支配するレスト状態のユニットに栞カウンターが置かれたとき、",
    "あなたのターンの開始時、",
    "各エンドフェイズの開始時、",
    "このユニットのバトルの終了時、",
  ],
  conditions: [
    "",
    "あなたの手札が2枚以下ならば、",
    "相手が支配する裏向きの魔石が3枚以上ならば、",
    "このユニットのAPが5以上ならば、",
    "あなたのライフが相手のライフ未満ならば、",
    "相手のターンならば、",
  ],
  aims: [
    "",
    "ユニット1体を対象とする。",
    "相手が支配する、APが3以下のユニット2体までを対象とする。",
    "プレイヤー1人またはユニット1体を対象とする。",
    "任意の数の裏向きの魔石を対象とする。",
  ],
  instructions: [
    "カードを2枚引く。",
    "相手はカードを無作為に1枚捨てる。",
    "あなたはライフを、あなたが支配する魔石の数に等しい点数回復する。",
    "すべてのユニットに1点のダメージを与える。",
    "あなたの魔導書の一番上のカードを公開する。それを手札に加える。",
    "名称が《木霊》、APが1、HPが1のユニット・トークン2体をレスト状態で召喚する。",
    "カードを1枚捨ててもよい。そうしたならば、カードを2枚引く。",
    "次のあなたのターンの開始時、相手に3点のダメージを与える。",
    "このターン、次にあなたにダメージが与えられる場合、かわりにその点数は0になる。",
    "もし相手の手札が0枚ならば、あなたはゲームに勝利する。",
  ],
  whiles: ["", "あなたのターンであるかぎり、", "あなたのダストにあるカードが5枚以上であるかぎり、"],
  affected: [
    "このユニット",
    "あなたが支配する他のユニット",
    "相手が支配する、ウィークカウンターが置かれている赤のユニット",
  ],
  changes: [
    "のAPとHPは、それぞれ2増加する。",
    "のAPはあなたの手札の数になる。",
    "は防御されず、破壊されない。",
    "は「このユニットが破壊されたとき、カードを1枚引く。」を持つ。",
    "は青と緑の色を持つ。",
  ],
} as const;
