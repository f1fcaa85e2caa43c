// `prepare` of package.json, which npm runs after it has installed the packages: puts the commit hook into use and generates what git
// does not keep, so that an editor, `npx vitest` and the compiler find it. Nothing here makes an installation fail.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateClient } from "../database.mjs";
import { installHooks } from "./commit-hook.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const note = installHooks(root);
if (note) console.log(note);

// An installation without the development packages has nothing to generate with, and no need of it.
if (existsSync(join(root, "node_modules/prisma")) && existsSync(join(root, "node_modules/tsx")))
  await generateClient(root).catch((error) => console.log(`${error.message} npm run up tries again.`));
