/** Command `npm run soak`: many more random games, texts, queries and property rounds than the check has time for. */
import { runCommand } from "../local/steps.mjs";

const HELP = `What the check tries a little of, for as long as wanted. Ends with 1 when something fails.

  npm run soak -- --games N [--seed S] [--decks pool|synthetic|starter]  random games with every check;
                                                                        game k has seed S + k
  npm run soak -- --game mtg --games N [--seed S] [--era 6e|8e|mod]      the same of the second game, in all its
                                                                        eras unless one is named
  npm run soak -- --texts N [--seed S]                                   card texts put together at random
  npm run soak -- --queries N [--seed S]                                 random queries over the starter cards
  npm run soak -- --properties ROUNDS [--seed S]                         the property tests with other seeds`;

const { argv } = process;
await runCommand(async () => {
  if (argv.includes("--help")) console.log(HELP);
  else if (argv.includes("--queries")) await import("./run-queries");
  else if (argv.includes("mtg")) await import("./run-mtg-games");
  else if (argv.includes("--properties")) await import("./run-properties");
  else await import("./run-games");
});
