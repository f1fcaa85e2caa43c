import { z } from "zod";
import { ERAS } from "@/engine/mtg";
import { era, mtgScene, player } from "./mtg-scene";
import { described } from "./parts";

const rule = described(z.string(), "ルールの番号。", "A rule, such as `mtg-cr:704.5g`.");
const instance = described(z.int().nullable(), "駒の番号。なければnull。", "The number of a piece; null for none.");
const playerOrNull = described(player.nullable(), "プレイヤー。なければnull。", "A player; null for none.");

/** A request for reports: a scene, the eras, and answers to the questions that come up. */
export const mtgChecksInput = z.strictObject({
  scene: mtgScene,
  eras: described(
    z.array(era).min(1).max(ERAS.length),
    "確かめる時代。なければ場面の時代だけ。",
    "The eras to check; the scene's own if absent.",
  ).optional(),
  answers: described(
    z.array(z.int().min(0).max(200)).max(200),
    "質問への答え。選択肢の何番目か（0から）、質問の順。なければ最初の選択肢。",
    "Answers to the questions, in order, as indices of their options; the first option where one is missing.",
  ).optional(),
});

const event = z.strictObject({
  type: described(z.string(), "出来事の種類。", "The kind of event, such as `moved`."),
  rule,
  also: described(z.array(z.string()), "同じことを定めるほかのルール。", "Other rules that say so."),
  instance,
  player: playerOrNull,
  becomes: described(z.int().nullable(), "移動後の駒の番号。", "The number of the piece after a move."),
  to: described(z.string().nullable(), "移動先の領域。", "The zone that it went to."),
  cause: described(
    z.string().nullable(),
    "移動の理由。`destroy`、`sacrifice`、`put`。",
    "Cause of a move: `destroy`, `sacrifice` or `put`.",
  ),
  counter: described(z.string().nullable(), "カウンターの名前。", "The name of the counters."),
  count: described(z.int().nullable(), "カウンターの数、またはセクター。", "The number of counters, or the sector."),
});

const pass = z.strictObject({
  findings: described(
    z.array(z.strictObject({ rule, instance, player: playerOrNull })),
    "見つかったもの。",
    "What it found, each with its rule.",
  ),
  asked: described(
    z.array(
      z.strictObject({
        rule,
        player,
        purpose: described(z.string(), "質問の種類。", "What is to be chosen, such as `keep`."),
        instance,
        options: described(z.int(), "選択肢の数。", "The number of options."),
        answer: described(z.int(), "取られた選択肢（0から）。", "The option that was taken, from 0."),
      }),
    ),
    "質問と答え。",
    "Questions and how they were answered.",
  ),
  events: described(z.array(event), "同時に起きたこと。", "What happened, all at once."),
});

/** The report of a check in one era. */
export const mtgCheckReport = z.strictObject({
  era,
  passes: described(z.array(pass), "確かめるたびの結果。", "The looks of the check in order."),
  names: described(
    z.array(
      z.strictObject({
        id: described(z.int(), "駒の番号。", "The number of the piece."),
        name: described(z.string(), "名前。失っていれば空。", "Its name; empty if it has lost it."),
      }),
    ),
    "出てくる駒の名前。",
    "Names of all pieces that are mentioned.",
  ),
  after: described(
    z.record(z.string(), z.unknown()),
    "そのあとの場面。送った`scene`と同じ形です。",
    "The scene afterwards, in the form of the `scene` that was sent.",
  ),
  outcome: described(
    z.strictObject({ rule, winner: playerOrNull }).nullable(),
    "ゲームの結果。続いていればnull。引き分けなら勝者がnull。",
    "How the game ended; null while it goes on. The winner of a draw is null.",
  ),
  stopped: described(
    z.boolean(),
    "限度に達して途中でやめたか。",
    "Whether it ended at a bound, before nothing more was found.",
  ),
});

export const mtgChecksAnswer = z.strictObject({
  reports: described(z.array(mtgCheckReport), "時代ごとの報告。", "A report for each era, in the order asked for."),
  differing: described(
    z.array(z.int()),
    "時代によって結果の違う駒の番号。",
    "Numbers of the pieces whose fate is not the same in all eras asked for.",
  ),
});
