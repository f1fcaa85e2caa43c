import type { Ability } from "../model/ability";
import type { CardKind } from "../model/card";
import { normalizeText } from "./normalize";
import { hasUnclearOtherwise } from "./reading/discourse/alternatives";
import { renderJapanese } from "./render-japanese";

/** Words of kinds, areas, states and players, and numbers, none of which the writer's looser rules may pass over. */
const TELLING_WORDS =
  /あなたは|(?<!と)相手は|ユニット|マジック|魔石|トークン|能力|手札|ダスト|夢|魔導書|戦闘エリア|チャント|支配者|契約者|AP|HP|触媒|レスト|ウェイク|裏向き|表向き|攻撃|防御|ダメージ|ライフ|カウンター|赤|青|緑|[2-9]/gu;

/** What the looser rules pass over: whether a number is that of each, whose opponent and whose hand is meant, what 「それ」 is. */
const UNSURE = [
  /(?:お互い|プレイヤー)の[^、。はが]*が(?!合計)[^、。]*\d(?:点|枚|体|つ)?(?:以上|以下|未満)/u,
  /それぞれの(?:AP|HP|使用コスト|触媒)/u,
  /(?:各|の)プレイヤーは[^。]*相手/u,
  /相手(?:が支配する|の).*あなたの手札に/u,
  /[はが、](?:カード|能力)(?:や能力)?によって破壊され/u,
  /(?:いる|ある|[体枚]以[上下])(?:である)?なら(?:ば)?、それ/u,
];

/**
 * Returns whether abilities, written out, have every telling word of the text that they were read from, and the text
 * says which condition an otherwise belongs to.
 */
export function keepsWords(text: string, abilities: readonly Ability[], kind: CardKind): boolean {
  const written = normalizeText(renderJapanese(abilities, kind)).text;
  return (
    !UNSURE.some((words) => words.test(text)) &&
    !hasUnclearOtherwise(abilities) &&
    (text.match(TELLING_WORDS) ?? []).every((word) => written.includes(word))
  );
}
