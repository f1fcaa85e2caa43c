import { z } from "zod";
import { ERAS } from "@/engine/mtg";
import { eraSchema, mtgSceneSchema, playerSchema } from "./mtg-scene";
import { describeSchema } from "./parts";

const rule = describeSchema(z.string(), "ルール番号（`mtg-cr:704.5g`など）。", "Rule id, such as `mtg-cr:704.5g`.");
const instance = describeSchema(
  z.int().nullable(),
  "対象のオブジェクトの番号（`pieces`の`id`）。なければnull。",
  "Number of the object concerned (`id` in `pieces`); null if none.",
);
const playerOrNull = describeSchema(
  playerSchema.nullable(),
  "対象のプレイヤー。なければnull。",
  "Player concerned; null if none.",
);

/** A request for reports: a scene, the eras, and answers to possible questions. */
export const mtgChecksRequestSchema = z.strictObject({
  scene: mtgSceneSchema,
  eras: describeSchema(
    z.array(eraSchema).min(1).max(ERAS.length),
    "確認する時代。省略すると、場面の時代だけを確認します。",
    "Eras to check; by default, the era of the scene.",
  ).optional(),
  answers: describeSchema(
    z.array(z.int().min(0).max(200)).max(200),
    "質問への答え。質問の順に、選んだ選択肢の番号（0から）を並べます。答えがない場合や、その番号の選択肢がない場合は、最初の選択肢を選びます。",
    "Answers to the questions, in the order asked: the index of the chosen option, from 0. A missing answer, or an index that no option has, means the first option.",
  ).optional(),
});

const event = z.strictObject({
  type: describeSchema(z.string(), "イベントの種類（`moved`など）。", "Kind of event, such as `moved`."),
  rule,
  also: describeSchema(
    z.array(z.string()),
    "同じことを定めるほかのルールの番号。",
    "Ids of other rules that cause the same event.",
  ),
  instance,
  player: playerOrNull,
  becomes: describeSchema(
    z.int().nullable(),
    "移動後のオブジェクトの番号。移動でなければnull。",
    "Number of the object after the move; null if nothing moved.",
  ),
  to: describeSchema(
    z.string().nullable(),
    "移動先の領域。移動でなければnull。",
    "Destination zone; null if nothing moved.",
  ),
  cause: describeSchema(
    z.string().nullable(),
    "移動の理由（`destroy`は破壊、`sacrifice`は生け贄、`put`はルールによる移動など）。移動でなければnull。",
    "Cause of the move, such as `destroy`, `sacrifice` or `put` (moved by a rule); null if nothing moved.",
  ),
  counter: describeSchema(z.string().nullable(), "カウンターの名前。なければnull。", "Counter name; null if none."),
  count: describeSchema(
    z.int().nullable(),
    "カウンターの数、または選んだセクターの番号。ほかのイベントではnull。",
    "Number of counters, or the number of the chosen sector; null for other events.",
  ),
});

const pass = z.strictObject({
  findings: describeSchema(
    z.array(z.strictObject({ rule, instance, player: playerOrNull })),
    "ルールに該当したオブジェクトやプレイヤーと、そのルール。",
    "Objects and players that a rule applied to, each with the rule.",
  ),
  asked: describeSchema(
    z.array(
      z.strictObject({
        rule,
        player: playerSchema,
        purpose: describeSchema(z.string(), "選択の種類（`keep`など）。", "Kind of choice, such as `keep`."),
        instance,
        options: describeSchema(z.int(), "選択肢の数。", "Number of options."),
        answer: describeSchema(
          z.int(),
          "選んだ選択肢の番号（0から）。",
          "Index of the option that was chosen, from 0.",
        ),
      }),
    ),
    "質問と、選んだ答え。",
    "Questions, with the option chosen for each.",
  ),
  events: describeSchema(
    z.array(event),
    "同時に起きたイベント。",
    "Events of this check, which happen simultaneously.",
  ),
});

/** The report of a check in one era. */
export const mtgCheckReportSchema = z.strictObject({
  era: eraSchema,
  passes: describeSchema(
    z.array(pass),
    "各回の確認の結果。行った順に並びます。",
    "Results of the checks, in the order they were made.",
  ),
  names: describeSchema(
    z.array(
      z.strictObject({
        id: describeSchema(z.int(), "オブジェクトの番号。", "Number of the object."),
        name: describeSchema(
          z.string(),
          "オブジェクトの名前。なければ空です。",
          "Name of the object; empty if it has none.",
        ),
      }),
    ),
    "場面のすべてのオブジェクトの名前。移動で番号が変わったオブジェクトは、新しい番号でも含みます。",
    "Names of all objects in the scene, also by the new numbers of objects that moved.",
  ),
  after: describeSchema(
    z.record(z.string(), z.unknown()),
    "処理後の場面。リクエストの`scene`と同じ形式です。",
    "Resulting scene, in the format of `scene` in the request.",
  ),
  outcome: describeSchema(
    z.strictObject({ rule, winner: playerOrNull }).nullable(),
    "ゲームの結果。続いていればnull。引き分けなら勝者がnull。",
    "How the game ended; null if it continues. For a draw, the winner is null.",
  ),
  stopped: describeSchema(
    z.boolean(),
    "確認が上限（100回、大きな場面ではそれ以下）に達したため、途中で終了したか。",
    "Whether the checks stopped at their limit (100, fewer for large scenes) before they were complete.",
  ),
});

export const mtgChecksResponseSchema = z.strictObject({
  reports: describeSchema(
    z.array(mtgCheckReportSchema),
    "時代ごとの結果。リクエストの順に並びます。",
    "One report per era, in the order of the request.",
  ),
  differing: describeSchema(
    z.array(z.int()),
    "時代によって結果が異なるオブジェクトの番号。",
    "Numbers of the objects whose results differ between eras.",
  ),
});
