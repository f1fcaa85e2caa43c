import { evaluateNet, type NeuralNet } from "@/engine/magmell/seats/opponent/neural-net";
import { POSITION_FEATURES } from "@/engine/magmell/seats/opponent/position-features";
import { createGameWorld, readField } from "../field";
import { readCommandLine, readCount, readSeed } from "../options";
import { collectExamples } from "./collect-examples";
import { type Example, trainNet } from "./train-net";

const USAGE = "Usage: npm run games -- fit [--games N] [--seed S]";
/** One game in so many is held back. */
const HELD = 10;

function report(name: string, net: NeuralNet, examples: readonly Example[]): void {
  let [loss, right] = [0, 0];
  for (const { x, won } of examples) {
    const chance = evaluateNet(net, x);
    loss -= Math.log(Math.max(1e-9, won === 1 ? chance : 1 - chance));
    if (chance > 0.5 === (won === 1)) right += 1;
  }
  const share = ((100 * right) / examples.length).toFixed(1);
  console.error(`${name}: log loss ${(loss / examples.length).toFixed(4)}, right ${share} % of ${examples.length}`);
}

/**
 * Trains the neural net with which the opponent evaluates positions, on games of the autopilot against itself. Prints
 * `weights.json` and the log loss on held-out games.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { count, seed } = readCommandLine(
    USAGE,
    {
      args: [...args],
      options: { games: { type: "string", default: "10000" }, seed: { type: "string", default: "300001" } },
    },
    ({ values }) => ({ count: readCount(values.games, "games"), seed: readSeed(values.seed) }),
  );
  const world = createGameWorld(readField("2026-11-21"));
  const games = Array.from({ length: count }, (_, index) => collectExamples(world, seed + index));
  const taught = games.filter((_, index) => index % HELD !== 0).flat();
  const still = POSITION_FEATURES.filter((_, index) => taught.every(({ x }) => x[index] === taught[0]?.x[index]));
  if (still.length > 0) console.error(`never vary: ${still.join(", ")}`);
  const net = trainNet(taught);
  report("taught", net, taught);
  report("held back", net, games.filter((_, index) => index % HELD === 0).flat());
  console.log(JSON.stringify(net));
  return 0;
}
