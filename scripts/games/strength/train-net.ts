import { nextIntBelow, type RandomState, seedRandom, shuffle } from "@/engine/magmell";
import type { NeuralNet } from "@/engine/magmell/seats/opponent/neural-net";

/** A position as its features, and 1 if the player won, otherwise 0. */
export type Example = { readonly x: readonly number[]; readonly won: number };

const HIDDEN = 24;
const EPOCHS = 25;
const BATCH = 256;
const RATE = 2e-3;
/** Strength of the pull of weights towards 0, which is weaker for the direct ones. */
const DECAY = 1e-3;
const DIRECT_DECAY = 1e-4;
/** Decay of the running means of slopes and of their squares (Adam). */
const MEAN = 0.9;
const SQUARE = 0.999;

/** Parameters in one list: per hidden unit its weights, its bias and its effect, then the direct weights and the bias. */
const unitSize = (inputs: number): number => inputs + 2;
const sizeOf = (inputs: number): number => HIDDEN * unitSize(inputs) + inputs + 1;

/** Trains a neural net on examples with Adam on small batches. The result depends only on the examples. */
export function trainNet(examples: readonly Example[]): NeuralNet {
  const random = seedRandom(1);
  const scales = scalesOf(examples);
  const inputs = examples.map(({ x }) => Float64Array.from(x, (value, index) => scaled(value, scales[index])));
  const count = scales.length;
  const weights = startingWeights(random, count);
  const [mean, square] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  const order = examples.map((_, index) => index);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(random, order);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const slope = new Float64Array(weights.length);
      for (const index of batch)
        addSlope(weights, inputs[index] ?? new Float64Array(count), examples[index]?.won ?? 0, slope);
      step += 1;
      const rate = (RATE * (1 - epoch / EPOCHS) * Math.sqrt(1 - SQUARE ** step)) / (1 - MEAN ** step);
      for (let index = 0; index < weights.length; index += 1) {
        const weight = at(weights, index);
        const g = at(slope, index) / batch.length + decayOf(index, count) * weight;
        mean[index] = MEAN * at(mean, index) + (1 - MEAN) * g;
        square[index] = SQUARE * at(square, index) + (1 - SQUARE) * g * g;
        weights[index] = weight - (rate * at(mean, index)) / (Math.sqrt(at(square, index)) + 1e-8);
      }
    }
  }
  return netOf(weights, scales);
}

const at = (list: Float64Array, index: number): number => list[index] as number;

type Scale = { readonly mean: number; readonly spread: number };

const scaled = (value: number, scale: Scale = { mean: 0, spread: 1 }): number => (value - scale.mean) / scale.spread;

function scalesOf(examples: readonly Example[]): readonly Scale[] {
  const count = examples[0]?.x.length ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const column = examples.map(({ x }) => x[index] ?? 0);
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const variance = column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length;
    return { mean, spread: variance > 0 ? Math.sqrt(variance) : 1 };
  });
}

function startingWeights(random: RandomState, inputs: number): Float64Array {
  const around = (most: number): number => (most * (nextIntBelow(random, 20_001) - 10_000)) / 10_000;
  const weights = new Float64Array(sizeOf(inputs));
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const base = unit * unitSize(inputs);
    for (let index = 0; index < inputs; index += 1) weights[base + index] = around(Math.sqrt(3 / inputs));
    weights[base + inputs + 1] = around(0.5);
  }
  return weights;
}

function decayOf(index: number, inputs: number): number {
  const direct = HIDDEN * unitSize(inputs);
  if (index >= direct) return index === direct + inputs ? 0 : DIRECT_DECAY;
  return index % unitSize(inputs) === inputs ? 0 : DECAY;
}

/** Adds the slope of the log loss of one example. */
function addSlope(weights: Float64Array, x: Float64Array, won: number, slope: Float64Array): void {
  const inputs = x.length;
  const direct = HIDDEN * unitSize(inputs);
  const sums = new Float64Array(HIDDEN);
  let sum = at(weights, direct + inputs);
  for (let index = 0; index < inputs; index += 1) sum += at(x, index) * at(weights, direct + index);
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const base = unit * unitSize(inputs);
    let z = at(weights, base + inputs);
    for (let index = 0; index < inputs; index += 1) z += at(x, index) * at(weights, base + index);
    sums[unit] = z;
    sum += (at(weights, base + inputs + 1) * z) / (1 + Math.abs(z));
  }
  const error = 1 / (1 + Math.exp(-sum)) - won;
  const add = (index: number, value: number): void => {
    slope[index] = at(slope, index) + value;
  };
  for (let index = 0; index < inputs; index += 1) add(direct + index, error * at(x, index));
  add(direct + inputs, error);
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const base = unit * unitSize(inputs);
    const z = at(sums, unit);
    const steep = (error * at(weights, base + inputs + 1)) / (1 + Math.abs(z)) ** 2;
    for (let index = 0; index < inputs; index += 1)
      slope[base + index] = at(slope, base + index) + steep * at(x, index);
    add(base + inputs, steep);
    add(base + inputs + 1, (error * z) / (1 + Math.abs(z)));
  }
}

/** The net for features as they are, without the scales; numbers are rounded to what is printed. */
function netOf(weights: Float64Array, scales: readonly Scale[]): NeuralNet {
  const inputs = scales.length;
  const unscaled = (base: number, bias: number) => {
    const list = scales.map(({ spread }, index) => at(weights, base + index) / spread);
    const rest = list.reduce((sum, weight, index) => sum - weight * (scales[index]?.mean ?? 0), bias);
    return { weights: list.map(rounded), bias: rounded(rest) };
  };
  const direct = HIDDEN * unitSize(inputs);
  return {
    direct: unscaled(direct, at(weights, direct + inputs)),
    hidden: Array.from({ length: HIDDEN }, (_, unit) => {
      const base = unit * unitSize(inputs);
      return { ...unscaled(base, at(weights, base + inputs)), effect: rounded(at(weights, base + inputs + 1)) };
    }),
  };
}

const rounded = (value: number): number => (Math.abs(value) < 1e-6 ? 0 : Number(value.toPrecision(4)));
