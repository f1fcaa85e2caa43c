import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPackageCommand, QUIET_ENVIRONMENT } from "../../local/tool.mjs";

/** Build folder that Next.js is given for its types alone. `tsconfig.json` names it, or Next.js would add it there. */
const FOLDER = "node_modules/.cache/types/routes";
const ROUTE = /(^|\/)(page|route|layout|default|template|loading|error|not-found)\.tsx?$/;
const NEXT_ENV = "next-env.d.ts";

/**
 * Writes the types of the routes if the routes have changed. Returns whether the types are there; if Next.js fails, its
 * output goes to `write`.
 * @param {string} root
 * @param {(text: string) => void} write
 */
export async function writeRouteTypes(root, write) {
  const file = join(root, FOLDER, "routes-hash");
  const hash = routesHash(root);
  if (existsSync(file) && readFileSync(file, "utf8") === hash) return true;
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, FOLDER), { recursive: true });
  const putBack = keepNextEnv(root);
  const { ok, text } = await generate(root);
  putBack();
  if (ok) writeFileSync(file, hash);
  else write(text);
  return ok;
}

/** Returns the hash of the inputs of the route types: the routes, the configuration and the version of Next.js. */
function routesHash(root) {
  const routes = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => ROUTE.test(path));
  const settings = ["next.config.js", "node_modules/next/package.json"].map((name) =>
    readFileSync(join(root, name), "utf8"),
  );
  return createHash("sha256")
    .update(JSON.stringify([routes.sort(), settings]))
    .digest("hex");
}

/** Remembers the file that an editor and the last build share. The function it returns puts it back. */
function keepNextEnv(root) {
  const file = join(root, NEXT_ENV);
  if (!existsSync(file)) return () => {};
  const content = readFileSync(file);
  return () => writeFileSync(file, content);
}

function generate(root) {
  const [program, ...args] = [...getPackageCommand(root, "next/dist/bin/next"), "typegen"];
  const env = { ...process.env, ...QUIET_ENVIRONMENT, GRIMOIRE_DIST_DIR: FOLDER };
  const said = [];
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => said.push(data));
    child.once("error", (error) => done({ ok: false, text: `${error.message}\n` }));
    child.once("close", (code) => done({ ok: code === 0, text: Buffer.concat(said).toString() }));
  });
}
