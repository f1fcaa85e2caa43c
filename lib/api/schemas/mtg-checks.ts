import { z } from "zod";
import { ERAS } from "@/engine/mtg";
import { eraSchema, mtgSceneSchema, playerSchema } from "./mtg-scene";
import { describeSchema } from "./parts";

const rule = describeSchema(z.string(), "ルールの番号。", "A rule, such as `mtg-cr:704.5g`.");
const instance = describeSchema(
  z.int().nullable(),
  "駒の番号。なければnull。",
  "The number of a piece; null for none.",
);
const playerOrNull = describeSchema(playerSchema.nullable(), "プレイヤー。なければnull。", "A player; null for none.");

/** A request for reports: a scene, the eras, and answers to the questions that come up. */
export const mtgChecksRequestSchema = z.strictObject({
  scene: mtgSceneSchema,
  eras: describeSchema(
    z.array(eraSchema).min(1).max(ERAS.length),
    "確かめる時代。なければ場面の時代だけ。",
    "The eras to check; the scene's own if absent.",
  ).optional(),
  answers: describeSchema(
    z.array(z.int().min(0).max(200)).max(200),
    "質問への答え。選択肢の何番目か（0から）、質問の順。なければ最初の選択肢。",
    "Answers to the questions, in order, as indices of their options; the first option where one is missing.",
  ).optional(),
});

const event = z.strictObject({
  type: describeSchema(z.string(), "出来事の種類。", "The kind of event, such as `moved`."),
  rule,
  also: describeSchema(z.array(z.string()), "同じことを定めるほかのルール。", "Other rules that say so."),
  instance,
  player: playerOrNull,
  becomes: describeSchema(z.int().nullable(), "移動後の駒の番号。", "The number of the piece after a move."),
  to: describeSchema(z.string().nullable(), "移動先の領域。", "The zone that it went to."),
  cause: describeSchema(
    z.string().nullable(),
    "移動の理由。`destroy`、`sacrifice`、`put`。",
    "Cause of a move: `destroy`, `sacrifice` or `put`.",
  ),
  counter: describeSchema(z.string().nullable(), "カウンターの名前。", "The name of the counters."),
  count: describeSchema(
    z.int().nullable(),
    "カウンターの数、またはセクター。",
    "The number of counters, or the sector.",
  ),
});

const pass = z.strictObject({
  findings: describeSchema(
    z.array(z.strictObject({ rule, instance, player: playerOrNull })),
    "見つかったもの。",
    "What it found, each with its rule.",
  ),
  asked: describeSchema(
    z.array(
      z.strictObject({
        rule,
        player: playerSchema,
        purpose: describeSchema(z.string(), "質問の種類。", "What is to be chosen, such as `keep`."),
        instance,
        options: describeSchema(z.int(), "選択肢の数。", "The number of options."),
        answer: describeSchema(z.int(), "取られた選択肢（0から）。", "The option that was taken, from 0."),
      }),
    ),
    "質問と答え。",
    "Questions and how they were answered.",
  ),
  events: describeSchema(z.array(event), "同時に起きたこと。", "What happened, all at once."),
});

/** The report of a check in one era. */
export const mtgCheckReportSchema = z.strictObject({
  era: eraSchema,
  passes: describeSchema(z.array(pass), "確かめるたびの結果。", "The looks of the check in order."),
  names: describeSchema(
    z.array(
      z.strictObject({
        id: describeSchema(z.int(), "駒の番号。", "The number of the piece."),
        name: describeSchema(z.string(), "名前。失っていれば空。", "Its name; empty if it has lost it."),
      }),
    ),
    "出てくる駒の名前。",
    "Names of all pieces that are mentioned.",
  ),
  after: describeSchema(
    z.record(z.string(), z.unknown()),
    "そのあとの場面。送った`scene`と同じ形です。",
    "The scene afterwards, in the form of the `scene` that was sent.",
  ),
  outcome: describeSchema(
    z.strictObject({ rule, winner: playerOrNull }).nullable(),
    "ゲームの結果。続いていればnull。引き分けなら勝者がnull。",
    "How the game ended; null while it goes on. The winner of a draw is null.",
  ),
  stopped: describeSchema(
    z.boolean(),
    "限度に達して途中でやめたか。",
    "Whether it ended at a bound, before nothing more was found.",
  ),
});

export const mtgChecksResponseSchema = z.strictObject({
  reports: describeSchema(
    z.array(mtgCheckReportSchema),
    "時代ごとの報告。",
    "A report for each era, in the order asked for.",
  ),
  differing: describeSchema(
    z.array(z.int()),
    "時代によって結果の違う駒の番号。",
    "Numbers of the pieces whose fate is not the same in all eras asked for.",
  ),
});
