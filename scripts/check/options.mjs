import { parseArgs } from "node:util";
import { Failure } from "../local/failure.mjs";

/**
 * Reads the arguments of `npm test` and `npm run test:all`.
 * @param {string[]} args
 * @param {{ key: string }[]} stages
 * @returns {{ all: boolean, only: string | undefined, repeat: number, shard: { index: number, count: number } | undefined }}
 */
export function readOptions(args, stages) {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: "boolean", default: false },
      only: { type: "string" },
      repeat: { type: "string", default: "1" },
      shard: { type: "string" },
    },
  });
  const repeat = Number(values.repeat);
  if (!Number.isInteger(repeat) || repeat < 1) throw new Failure("Invalid --repeat. Use a whole number, at least 1.");
  if (values.only !== undefined && !stages.some(({ key }) => key === values.only))
    throw new Failure(`Invalid --only. Choose one of: ${stages.map(({ key }) => key).join(", ")}.`);
  const shard = /^(\d+)\/(\d+)$/.exec(values.shard ?? "");
  const [index, count] = [Number(shard?.[1]), Number(shard?.[2])];
  if (values.shard !== undefined && !(index >= 1 && index <= count))
    throw new Failure("Invalid --shard. Use the number of this part and of all parts, such as 1/3.");
  return { all: values.all, only: values.only, repeat, shard: shard ? { index, count } : undefined };
}

/**
 * Returns the stages of a run, each with the stages that it waits for within this run (`after`). Stages that another
 * stage needs are included. Unless a stage is divided among the shards, it belongs to one shard.
 */
export function chooseStages(stages, { all, only, repeat, shard }) {
  const wanted = stages.filter(
    (stage, at) =>
      (only === undefined ? all || !stage.all : stage.key === only) &&
      (!shard || stage.shared || at % shard.count === shard.index - 1),
  );
  const chosen = new Set(wanted.map(({ name }) => name));
  const byName = new Map(stages.map((stage) => [stage.name, stage]));
  for (const name of chosen) for (const need of byName.get(name)?.needs ?? []) if (byName.has(need)) chosen.add(need);
  // Whoever starts a site stops it.
  if (chosen.has("Production build by npm run up")) chosen.add("npm run down");
  return stages
    .filter(({ name }) => chosen.has(name))
    .flatMap((stage) => (stage.key === only ? repeated(stage, repeat) : [stage]))
    .map((stage) => ({
      ...stage,
      after: (stage.after ?? []).flatMap((name) => namesOf(name, chosen, only, byName, repeat)),
    }));
}

/** Returns a stage repeated several times, each run after the previous one. */
function repeated(stage, repeat) {
  if (repeat === 1) return [stage];
  const name = (round) => `${stage.name} (${round} of ${repeat})`;
  return Array.from({ length: repeat }, (_, at) => ({
    ...stage,
    name: name(at + 1),
    after: [...(stage.after ?? []), ...(at === 0 ? [] : [name(at)])],
  }));
}

function namesOf(name, chosen, only, byName, repeat) {
  if (/ \(\d+ of \d+\)$/.test(name)) return [name];
  if (!chosen.has(name)) return [];
  return byName.get(name)?.key === only && repeat > 1 ? [`${name} (${repeat} of ${repeat})`] : [name];
}
