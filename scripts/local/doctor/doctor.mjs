// `npm run doctor`: looks at a site as it stands, changes nothing, and tells for each thing whether it is well or what to do.
import { fileURLToPath } from "node:url";
import { settings } from "../settings/settings.mjs";
import { runCommand } from "../steps.mjs";
import { checkDatabase, checkMail, checkPlace, checkSite, report } from "./checks.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

await runCommand(async () => {
  const env = settings(root);
  const [database, mail, site] = [await checkDatabase(root, env), await checkMail(env), await checkSite(root)];
  const findings = [...checkPlace(root, env), ...database, mail, ...site];
  const { lines, wrong } = report(findings);
  for (const line of lines) console.log(line);
  console.log(wrong === 0 ? "\nAll is well." : `\n${wrong} to look after.`);
  process.exitCode = wrong === 0 ? 0 : 1;
});
