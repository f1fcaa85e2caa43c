// `npm run down`: stops the site and the bundled PostgreSQL that `npm run up` started. Nothing is lost.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { say } from "../words/command-words.mjs";
import { acquireProcessLock } from "./lock.mjs";
import { stopCluster } from "./postgres.mjs";
import { stopServer } from "./server.mjs";
import { readSettings } from "./settings/settings.mjs";
import { runCommand } from "./steps.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

await runCommand(async () => {
  acquireProcessLock(root, "npm run down");
  console.log(say((await stopServer(root)) ? "down.stopped" : "down.notRunning"));
  const folder = readSettings(root).POSTGRES_DIR ?? "data/postgres";
  const stopped = await stopCluster(resolve(root, folder));
  console.log(say(stopped ? "down.postgresStopped" : "down.noPostgres"));
});
