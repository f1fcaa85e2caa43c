import { expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText } from "./compile-text";
import { replaceEverydayWords } from "./everyday-words";

it.each<[CardKind, everyday: string, plain: string]>([
  [
    "stone",
    "■この石が出たとき、自分の魔石を1つだけ裏返していい。",
    "■この石が出たとき、自分の魔石を1つ裏向きにしてもよい。",
  ],
  ["unit", "■こいつはAP+3で防御もされない。", "■このユニットのAPは3増加し、このユニットは防御もされない。"],
  ["magic", "■ユニット1体を対象として3点ダメージ。", "■ユニット1体を対象とする。それに3点のダメージを与える。"],
  [
    "unit",
    "■こいつが出たとき、相手の魔石を1枚裏返す。",
    "■このユニットが召喚されたとき、相手の魔石を1枚裏向きにする。",
  ],
  [
    "unit",
    "■自分のライフが5以下になっている間、こいつはAP+3で防御もされない。",
    "■自分のライフが5以下になっている間、このユニットのAPは3増加し、このユニットは防御もされない。",
  ],
  ["magic", "■カードを1枚引く。相手に3ダメージ。", "■カードを1枚引く。相手に3点のダメージを与える。"],
  [
    "unit",
    "■火葬カウンターが乗っているユニットは、どっちのプレイヤーも防御に使えない。",
    "■火葬カウンターが置かれているユニットは防御できない。",
  ],
  [
    "magic",
    "■このターン、自分のユニットが最初に破壊されそうになったときは、破壊するかわりにそいつのダメージを全部消す。",
    "■このターン、自分のユニットが最初に破壊される場合、かわりにそれのダメージをすべて取り除く。",
  ],
  [
    "unit",
    "■相手がカードを使用したとき、それがこのターンに相手が使用した2枚目のカードならば、カードを1枚引く。",
    "■相手が各ターン2枚目のカードを使用したとき、カードを1枚引く。",
  ],
])("as a %s, %s means what %s means", (kind, everyday, plain) => {
  const { coverage, abilities } = compileText(everyday, kind);
  expect(coverage).toBe("full");
  expect(abilities).toEqual(compileText(plain, kind).abilities);
});

it.each([
  ["カードを乗せた", "カードを置いた"],
  ["カードをめくって", "カードを公開して"],
  ["カードを裏返した", "カードを裏向きにした"],
  ["足場", "足場"],
])("%s becomes %s", (everyday, plain) => {
  expect(replaceEverydayWords(everyday)).toBe(plain);
});
