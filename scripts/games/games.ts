/** Command `npm run games -- VERB [OPTIONS]`: programs that play MAGMELL. */
import { runProgram, UsageError } from "./options";

const VERBS: Readonly<Record<string, () => Promise<{ main(args: readonly string[]): Promise<number> }>>> = {
  league: () => import("./league/league"),
  trial: () => import("./trial/trial"),
  strength: () => import("./strength/match"),
  fit: () => import("./strength/fit"),
  play: () => import("./play/play"),
};

const HELP = `Usage: npm run games -- VERB [options]
  league     the quick opponent plays every starter deck against every other
  trial      a starter deck in many games, against a passive opponent and the other decks
  strength   two programs play each other: win rate and CPU time per decision
  fit        trains the network that rates positions
  play       a whole game in the terminal`;

const [verb = "", ...args] = process.argv.slice(2);
const load = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
process.exitCode = await runProgram(async () => {
  if (load === undefined) throw new UsageError(HELP);
  return (await load()).main(args);
}, console.error);
