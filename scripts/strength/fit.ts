/**
 * Fits the weights of the opponent's evaluation to the outcomes of games of the autopilot against itself: a ridge
 * logistic regression by Newton's method. Prints the weights and the log loss on games that were held back.
 */
import { parseArgs } from "node:util";
import {
  autopilotSeat,
  deal,
  legalAnswers,
  type PlayerId,
  randomBelow,
  type Seat,
  seedRandom,
  step,
} from "@/engine/magmell";
import { gameOf } from "@/engine/magmell/model/state";
import { evaluatePosition } from "@/engine/magmell/seats/autopilot/evaluate-position";
import { FEATURES, positionFeatures } from "@/engine/magmell/seats/opponent/position-features";
import { quickSeat } from "@/engine/magmell/seats/quick";
import { readField } from "../league/read-field";
import { makeWorld } from "../league/world";

type Row = { readonly x: readonly number[]; readonly won: number; readonly judged: number };

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    seat: { type: "string", default: "autopilot" },
    /** Part of the decisions that are made at random, so that positions off the beaten track are seen. */
    random: { type: "string", default: "0.05" },
  },
});
const world = makeWorld(readField("2026-11-21"));
const seat: Seat = values.seat === "quick" ? quickSeat : autopilotSeat;

/** The first position of each main phase of a game, for the turn player, and who won. */
function collect(seed: number): readonly Row[] {
  const random = seedRandom(seed);
  const entrant = () => world.entrants[randomBelow(random, world.entrants.length)];
  const [one, other] = [entrant(), entrant()];
  if (one === undefined || other === undefined) throw new Error("There are no decks");
  const state = deal(world.cards, [one.lists, other.lists], seed, (seed % 2) as PlayerId);
  const seen: { x: number[]; player: PlayerId; judged: number }[] = [];
  let turn = 0;
  for (let count = 0; state.choice !== null && state.turn <= 80 && count < 20_000; count += 1) {
    const { choice } = state;
    if (choice.ask === "priority" && state.phase === "main" && state.turn !== turn) {
      turn = state.turn;
      const game = gameOf(world.cards, state);
      const player = state.turnPlayer;
      seen.push({ x: positionFeatures(game, player), player, judged: evaluatePosition(game, player) });
    }
    const answers = legalAnswers(world.cards, state);
    const strays = choice.ask === "priority" && randomBelow(random, 1000) < 1000 * Number(values.random);
    const answer = strays ? answers[randomBelow(random, answers.length)] : seat(world.cards, state, answers);
    if (answer !== undefined) step(world.cards, state, answer);
  }
  const winner = state.outcome?.winner ?? null;
  return winner === null ? [] : seen.map(({ x, player, judged }) => ({ x, judged, won: player === winner ? 1 : 0 }));
}

const chance = (weights: readonly number[], x: readonly number[]): number =>
  1 / (1 + Math.exp(-x.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)));

/** Solves a system of linear equations by elimination with pivots; both arguments are given up. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column; row < size; row += 1) {
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0)) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot] as number[], matrix[column] as number[]];
    [right[column], right[pivot]] = [right[pivot] as number, right[column] as number];
    const top = matrix[column] as number[];
    for (let row = 0; row < size; row += 1) {
      const line = matrix[row] as number[];
      const factor = row === column ? 0 : (line[column] as number) / (top[column] as number);
      if (factor === 0) continue;
      for (let index = column; index < size; index += 1)
        line[index] = (line[index] as number) - factor * (top[index] as number);
      right[row] = (right[row] as number) - factor * (right[column] as number);
    }
  }
  return right.map((value, index) => value / (matrix[index]?.[index] ?? 1));
}

function fit(
  rows: readonly { readonly x: readonly number[]; readonly won: number }[],
  ridge: number,
): readonly number[] {
  const size = rows[0]?.x.length ?? 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < 12; round += 1) {
    const hessian = weights.map((_, row) => weights.map((_other, column) => (row === column ? ridge : 0)));
    const slope = weights.map((weight) => -ridge * weight);
    for (const { x, won } of rows) {
      const p = chance(weights, x);
      for (let i = 0; i < size; i += 1) {
        const xi = x[i] as number;
        if (xi === 0) continue;
        slope[i] = (slope[i] as number) + (won - p) * xi;
        const line = hessian[i] as number[];
        for (let j = 0; j < size; j += 1) line[j] = (line[j] as number) + p * (1 - p) * xi * (x[j] as number);
      }
    }
    const change = solve(hessian, slope);
    weights = weights.map((weight, index) => weight + (change[index] ?? 0));
  }
  return weights;
}

function report(
  name: string,
  weights: readonly number[],
  rows: readonly { readonly x: readonly number[]; readonly won: number }[],
): void {
  const loss = rows.reduce(
    (sum, { x, won }) => sum - Math.log(Math.max(1e-9, won === 1 ? chance(weights, x) : 1 - chance(weights, x))),
    0,
  );
  const right = rows.filter(({ x, won }) => chance(weights, x) > 0.5 === (won === 1)).length;
  console.log(
    `// ${name}: log loss ${(loss / rows.length).toFixed(4)}, right ${((100 * right) / rows.length).toFixed(1)} % of ${rows.length}`,
  );
}

const games = Array.from({ length: Number(values.games) }, (_, index) => collect(Number(values.seed) + index));
const taught = games.filter((_, index) => index % 5 !== 0).flat();
const held = games.filter((_, index) => index % 5 === 0).flat();
const weights = fit(taught, 1);
const byJudge = (rows: readonly Row[]) =>
  rows.map(({ judged, won }) => ({ x: [1, Math.max(-60, Math.min(60, judged)) / 10], won }));
console.log(`// ${games.length} games of ${values.seat} from seed ${values.seed}, ${taught.length} positions`);
report("fitted, held back", weights, held);
report("autopilot's evaluation, held back", fit(byJudge(taught), 1), byJudge(held));
for (const [index, name] of FEATURES.entries()) console.log(`  ${name}: ${(weights[index] ?? 0).toFixed(3)},`);
