// `npm run dev`: the database as `npm run up` prepares it, then the site in the foreground, following every change.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { DATABASE_STEPS, prepareDatabase } from "./database.mjs";
import { checkMachine } from "./machine.mjs";
import { installPackages } from "./packages.mjs";
import { nextFree, parseHost, parsePort } from "./ports.mjs";
import { siteAddress } from "./server.mjs";
import { siteSettings } from "./settings.mjs";
import { createSteps, runCommand } from "./steps.mjs";
import { packaged, QUIET } from "./tool.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

await runCommand(async () => {
  checkMachine(root);
  const step = createSteps(DATABASE_STEPS + 1);
  await step("Packages", async () => ((await installPackages(root)) ? "installed" : "up to date"));
  const env = await prepareDatabase(root, step);
  const port = parsePort(process.argv.slice(2), process.env) ?? (await nextFree(3000));
  const host = parseHost(process.argv.slice(2), env);
  const [program, ...args] = [...packaged(root, "next/dist/bin/next"), "dev", "-p", `${port}`, "-H", host];
  const site = {
    ...siteSettings(env),
    ...QUIET,
    NODE_ENV: "development",
    NEXTAUTH_URL: siteAddress(env.NEXTAUTH_URL, port),
  };
  spawn(program, args, { cwd: root, stdio: "inherit", env: site }).once("exit", (code) => {
    process.exitCode = code ?? 0;
  });
});
