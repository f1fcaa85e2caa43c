// `npm run up`: from a checkout, with or without packages, to a site that answers. Safe to run again at any time.
import { fileURLToPath } from "node:url";
import { say } from "../words/command-words.mjs";
import { fetchSiteWarnings } from "./doctor/services.mjs";
import { prepareRelease } from "./release/prepare-release.mjs";
import { deleteOldReleases } from "./release/releases.mjs";
import {
  findRunningServer,
  getSiteAddress,
  hashSettings,
  listChangedSettings,
  startServer,
  stopServer,
} from "./server.mjs";
import { runCommand } from "./steps.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

await runCommand(async () => {
  const { port, env } = await prepareRelease({ root, command: "npm run up", args: process.argv.slice(2) }, serve);
  for (const warning of await fetchSiteWarnings(root)) console.log(say("up.warning", { warning }));
  console.log(`\n${getSiteAddress(env.NEXTAUTH_URL, port)}\n`);
});

async function serve({ port, host, build, env }) {
  const running = findRunningServer(root);
  const changed = running ? listChangedSettings(running.codes, hashSettings(env)) : [];
  const where = { port, reach: host === "localhost" ? say("site.onlyHere") : host };
  if (running?.port === port && running.host === host && running.build === build && changed.length === 0)
    return say("site.running", where);
  await stopServer(root);
  await startServer({ root, port, host, build, env });
  deleteOldReleases(root, build);
  // An earlier release wrote down no codes that could be compared.
  const names = running?.codes ? changed.join(say("list.join")) : "";
  return names === "" ? say("site.started", where) : say("site.restarted", { ...where, names });
}
