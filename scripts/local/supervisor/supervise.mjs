// The process that `npm run up` leaves behind: it keeps the site and the bundled PostgreSQL running.
import { runCommand } from "../steps.mjs";
import { Supervisor } from "./supervisor.mjs";

await runCommand(async () => {
  const supervisor = new Supervisor({ ...JSON.parse(process.argv[2]), env: process.env });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => supervisor.stop());
  await supervisor.run();
});
