// `npm run doctor`: looks at a site as it stands, changes nothing, and tells for each thing whether it is well or what to do.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { say } from "../../words/command-words.mjs";
import { readSettings } from "../settings/settings.mjs";
import { runCommand } from "../steps.mjs";
import { checkDatabase } from "./database.mjs";
import { formatReport } from "./finding.mjs";
import { checkPlace } from "./place.mjs";
import { checkMail, checkSite } from "./services.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

await runCommand(async () => {
  if (parseArgs({ options: { help: { type: "boolean" } } }).values.help) return console.log(say("doctor.help"));
  const env = readSettings(root);
  const [database, mail, site] = [await checkDatabase(root, env), await checkMail(env), await checkSite(root)];
  const { lines, wrong, warned } = formatReport([...(await checkPlace(root, env)), ...database, mail, ...site]);
  for (const line of lines) console.log(line);
  const sum = wrong === 0 ? say("doctor.noProblems") : say("doctor.problems", { n: wrong });
  const next = say("doctor.warnings", { n: warned });
  console.log(`\n${warned === 0 ? sum : say("sentences", { first: sum, next })}`);
  process.exitCode = wrong === 0 ? 0 : 1;
});
