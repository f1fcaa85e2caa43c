// `npm run serve`: `npm run up` that stays in the foreground, for systemd, containers and whoever likes to see the log. SIGTERM and
// Ctrl+C stop the site and the bundled PostgreSQL.
import { fileURLToPath } from "node:url";
import { say } from "../words/command-words.mjs";
import { stopCluster } from "./postgres.mjs";
import { writePid } from "./processes.mjs";
import { prepareRelease } from "./release/prepare-release.mjs";
import { deleteOldReleases } from "./release/releases.mjs";
import { getServerRecordPath, hashSettings, stopServer } from "./server.mjs";
import { getBundledCluster } from "./settings/settings.mjs";
import { runCommand } from "./steps.mjs";
import { Supervisor } from "./supervisor/supervisor.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

await runCommand(async () => {
  let ended;
  await prepareRelease({ root, command: "npm run serve", args: process.argv.slice(2) }, async (site, free) => {
    await stopServer(root);
    const { port, host, build, env } = site;
    const supervisor = new Supervisor(site);
    writePid(getServerRecordPath(root), process.pid, { port, host, build, codes: hashSettings(env) });
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => supervisor.stop());
    ended = supervisor.run().then(async () => {
      const cluster = getBundledCluster(root, env);
      if (cluster) await stopCluster(cluster.dir);
    });
    ended.catch(() => {});
    deleteOldReleases(root, build);
    free();
    return say("site.foreground", { port });
  });
  await ended;
});
