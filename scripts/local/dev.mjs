// `npm run dev`: the database as `npm run up` prepares it, then the site in the foreground, following every change.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { say } from "../words/command-words.mjs";
import { DATABASE_STEPS, prepareDatabase } from "./database.mjs";
import { checkMachine } from "./machine.mjs";
import { installPackages } from "./packages.mjs";
import { findNextFreePort, getChosenHost, getChosenPort } from "./ports.mjs";
import { getSiteAddress } from "./server.mjs";
import { readRunOptions } from "./settings/run-options.mjs";
import { getSiteSettings } from "./settings/settings.mjs";
import { createSteps, runCommand } from "./steps.mjs";
import { getPackageCommand, QUIET_ENVIRONMENT } from "./tool.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

await runCommand(async () => {
  checkMachine(root);
  const options = readRunOptions(process.argv.slice(2));
  const step = createSteps(DATABASE_STEPS + 1);
  await step(
    say("step.packages"),
    async () => say((await installPackages(root)) ? "step.installed" : "step.upToDate"),
    "packages",
  );
  const env = await prepareDatabase(root, step, options);
  // The port in `.env` is that of `npm run up`, whose site may run beside this one.
  const port = getChosenPort(options, process.env) ?? (await findNextFreePort(Number(env.PORT) || 3000));
  const host = getChosenHost(options, env);
  const [program, ...args] = [...getPackageCommand(root, "next/dist/bin/next"), "dev", "-p", `${port}`, "-H", host];
  const site = {
    ...getSiteSettings(env),
    ...QUIET_ENVIRONMENT,
    NODE_ENV: "development",
    NEXTAUTH_URL: getSiteAddress(env.NEXTAUTH_URL, port),
  };
  spawn(program, args, { cwd: root, stdio: "inherit", env: site }).once("exit", (code) => {
    process.exitCode = code ?? 0;
  });
});
