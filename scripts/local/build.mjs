// `npm run build`: what a production machine needs, made on a machine with the development packages.
import { fileURLToPath } from "node:url";
import { generateClient } from "./database.mjs";
import { checkMachine } from "./machine.mjs";
import { installPackages } from "./packages.mjs";
import { buildSite } from "./site-build.mjs";
import { createSteps, runCommand } from "./steps.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

await runCommand(async () => {
  checkMachine(root);
  const step = createSteps(3);
  await step("Packages", async () => ((await installPackages(root)) ? "installed" : "up to date"), "packages");
  await step("Database client", async () => ((await generateClient(root)) ? "generated" : "up to date"));
  await step(
    "Build",
    async (say) => {
      await buildSite(root, process.env, say);
      return "done";
    },
    "build",
  );
});
