// `npm run doctor`: looks at a site as it stands, changes nothing, and tells for each thing whether it is well or what to do.
import { fileURLToPath } from "node:url";
import { readSettings } from "../settings/settings.mjs";
import { runCommand } from "../steps.mjs";
import { checkDatabase } from "./database.mjs";
import { formatReport } from "./finding.mjs";
import { checkPlace } from "./place.mjs";
import { checkMail, checkSite } from "./services.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

await runCommand(async () => {
  const env = readSettings(root);
  const [database, mail, site] = [await checkDatabase(root, env), await checkMail(env), await checkSite(root)];
  const { lines, wrong, warned } = formatReport([...(await checkPlace(root, env)), ...database, mail, ...site]);
  for (const line of lines) console.log(line);
  const later = warned === 0 ? "" : ` ${warned === 1 ? "1 warning" : `${warned} warnings`} should not wait for long.`;
  console.log(`\n${wrong === 0 ? "All is well." : `${wrong} to look after.`}${later}`);
  process.exitCode = wrong === 0 ? 0 : 1;
});
