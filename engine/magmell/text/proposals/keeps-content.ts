import type { Ability } from "../../model/ability";
import type { CardKind } from "../../model/card";
import { normalizeText } from "../normalize";
import { renderJapanese } from "../render-japanese";
import type { WordingDifference } from "./adaptations";

/** Numbers, players, times, states, limits and negations, without any of which a text means something else. */
const LIMITING_WORDS =
  /\d+|[XYZ]|しか|だけ|のみ|まで|以上|以下|な(?:い|か|け)|ず(?=、|に)|ません|以外|他の|すべて|それぞれ|互い|最も|もよ?い|でき|あなた|相手(?!に(?:見せ|公開))|自分|自身|プレイヤー|支配者|契約者|この?ターン|次の(?!\dつ|うち)|開始時|終了時|の間|フェイズ|ステップ|なら|場合|かぎり|裏向き|表向き|状態|[青赤緑]|無作為|好きな|カウンター|対象/gu;

/** Returns whether a wording has every number, limit and negation of the original, and no negation more. */
export function keepsLimits(given: string, said: string): boolean {
  const before = given.match(LIMITING_WORDS) ?? [];
  const after = [...(said.match(LIMITING_WORDS) ?? [])];
  for (const word of before) {
    const at = after.indexOf(word);
    if (at < 0) return false;
    after.splice(at, 1);
  }
  return after.every((word) => !/^(?:しか|な|ず|ません|以外)/u.test(word));
}

/** What a text names, each of which the abilities that are proposed for it, written out, have to say too. */
const TOLD_WORDS =
  /\d{2,}|[2-9XYZ](?!つの?うち)|手札|ダスト|夢|魔導書|魔石(?:デッキ|エリア)?|チャント|一番[上下]|無作為|もよい|[裏表]向き|破壊|攻撃|防御|ダメージ|カウンター|トークン|他の|触媒|[青赤緑]|AP|HP|ライフ|支配者|相手(?!に(?:見せ|公開))|無効|召喚|公開|捨て|レスト|ウェイク|次の(?!\dつ|うち)|かわりに|名称|使用(?!できる)/gu;

/** Words for the same, of which one may be written for another. */
const SAME_WORDS: readonly (readonly [said: RegExp, written: RegExp])[] = [
  [/次の/u, /次|開始/u],
  [/魔石エリア/u, /魔石/u],
  [/手札/u, /捨て/u],
  [/他の/u, /以外/u],
  [/もよい/u, /できる|までを/u],
  [/かわりに/u, /そうでない/u],
  [/使用/u, /チャント/u],
  [/支配者/u, /支配/u],
  [/無作為/u, /探/u],
  [/[裏表]向き/u, /[裏表]向き/u],
];

/** How long something lasts. */
const LASTS = /(?:この|その)(?:ターン|バトル)|(?:ターン|バトル)(?:の)?終了時?まで/u;

/** Returns the words of a text that abilities, written out, do not have, without those that are named as different. */
export function findLostWords(
  given: string,
  abilities: readonly Ability[],
  kind: CardKind,
  differences: readonly WordingDifference[],
): readonly string[] {
  const japanese = renderJapanese(abilities, kind);
  // An ability that cannot be written says none of its words.
  if (/^■（/mu.test(japanese)) return [];
  const written = normalizeText(japanese).text;
  const named = differences.map((one) => one.given).join();
  const has = (word: string) =>
    (/^[XYZ]$/u.test(word) && new RegExp(`${word}[はを][^。]*(?:等しい|とする|である|同じ)`, "u").test(given)) ||
    written.includes(word) ||
    SAME_WORDS.some(([said, other]) => said.test(word) && other.test(written));
  const lasts = LASTS.exec(given)?.[0];
  return [
    ...(given.match(TOLD_WORDS) ?? []).filter((word) => !has(word) && !named.includes(word)),
    ...(lasts === undefined || /ターン|バトル|次の/u.test(written) || named.includes(lasts) ? [] : [lasts]),
  ];
}

/** Returns the differences of a wording, with that of 「発動できる」 where what is done later depends on what is done first. */
export function nameDependence(
  given: string,
  {
    abilities,
    differences,
  }: { readonly abilities: readonly Ability[]; readonly differences: readonly WordingDifference[] },
): readonly WordingDifference[] {
  const depends = abilities.some(
    (ability) =>
      "effects" in ability &&
      ability.effects.some(
        (effect) =>
          effect.do === "may" && effect.then.filter(({ do: verb }) => verb !== "choose").length > (effect.price ?? 1),
      ),
  );
  const all = "発動できる";
  return depends &&
    given.includes(all) &&
    !/そうし|その後|もよい|[てで]発動できる/u.test(given) &&
    !differences.some((one) => one.given === all || one.reason === "used")
    ? [...differences, { reason: "instead", given: all, words: "…もよい。そうした場合、…" }]
    : differences;
}
