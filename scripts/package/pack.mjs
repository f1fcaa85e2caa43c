// `npm run package`: builds the package of the engine and packs it into data/package.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeRulebooks } from "../local/prepare/rulebooks.mjs";
import { buildPackage } from "./build-package.mjs";

const folder = fileURLToPath(new URL("../../data/package", import.meta.url));
writeRulebooks(fileURLToPath(new URL("../..", import.meta.url)));
await buildPackage(join(folder, "content"));
const name = execFileSync("npm", ["pack", "--silent", "./content"], { cwd: folder, encoding: "utf8" }).trim();
console.log(join(folder, name));
