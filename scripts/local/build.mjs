// `npm run build`: what a production machine needs, made on a machine with the development packages.
import { fileURLToPath } from "node:url";
import { say } from "../words/command-words.mjs";
import { generateClient } from "./database.mjs";
import { checkMachine } from "./machine.mjs";
import { installPackages } from "./packages.mjs";
import { buildSite } from "./site-build.mjs";
import { createSteps, runCommand } from "./steps.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

await runCommand(async () => {
  checkMachine(root);
  const step = createSteps(3);
  await step(
    say("step.packages"),
    async () => say((await installPackages(root)) ? "step.installed" : "step.upToDate"),
    "packages",
  );
  await step(say("step.client"), async () => say((await generateClient(root)) ? "step.generated" : "step.upToDate"));
  await step(
    say("step.build"),
    async (note) => {
      await buildSite(root, process.env, note);
      return say("step.done");
    },
    "build",
  );
});
