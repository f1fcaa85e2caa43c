// Builds the engine, the text compiler, odds and deck codes as a package that Node and bundlers load, with types for `nodenext`.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The modules that the package opens. */
const OPEN = {
  entryPoints: [
    "engine/magmell/index.ts",
    "engine/magmell/text/index.ts",
    "engine/magmell/odds/index.ts",
    "engine/magmell/rulebook/index.ts",
    "lib/magmell/decks/sharing/deck-code.ts",
    "lib/package/from-api.ts",
  ],
};

/** The path under which a module is imported: the name of its file or, of an index, of its folder. */
function entryOf(file) {
  const name = basename(file) === "index.ts" ? basename(dirname(file)) : basename(file, ".ts");
  return name === "magmell" ? "." : `./${name}`;
}

/**
 * Builds the package into a folder, whose previous content is deleted. With `noCheck`, types are written without being
 * checked, for half the time.
 */
export async function buildPackage(folder, { noCheck = false } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: root,
    ...OPEN,
    outbase: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    tsconfig: join(root, "tsconfig.json"),
    logLevel: "warning",
  });
  writeTypes(folder, noCheck);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  for (const file of ["README.md", "example-bot.mjs"]) cpSync(join(root, "scripts/package", file), join(folder, file));
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
}

function manifest() {
  const { version, license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return {
    name: "grimoire-magmell",
    version,
    description: "The MAGMELL rules engine of Grimoire: games, card texts, exact odds and deck codes",
    license,
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    exports: Object.fromEntries(
      OPEN.entryPoints.map((file) => {
        const path = file.replace(/\.ts$/, "");
        return [entryOf(file), { types: `./types/${path}.d.ts`, default: `./${path}.js` }];
      }),
    ),
  };
}

/** Writes the declarations of the entries and of all that they use, with addresses that `nodenext` resolves. */
function writeTypes(folder, noCheck) {
  const types = join(folder, "types");
  const settings = join(folder, "tsconfig.json");
  writeFileSync(
    settings,
    JSON.stringify({
      extends: join(root, "tsconfig.json"),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: false, noCheck },
        ...{ allowImportingTsExtensions: false, types: [], plugins: [] },
        ...{ outDir: types, rootDir: root, paths: { "@/*": [join(root, "*")] } },
      },
      include: [],
      files: OPEN.entryPoints.map((file) => join(root, file)),
    }),
  );
  execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", settings], { stdio: "inherit" });
  rmSync(settings);
  const files = filesIn(types).filter((file) => file.endsWith(".d.ts"));
  const known = new Set(files.map((file) => relative(types, file)));
  for (const file of files) {
    const here = relative(types, file);
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      text.replace(
        /(from |import\()"((?:\.|@\/)[^"]*)"/g,
        (_, head, address) => `${head}"${resolved(address, here, known)}"`,
      ),
    );
  }
}

/** Returns the path of a declaration, with its extension, as another module imports it. */
function resolved(address, from, known) {
  const target = address.startsWith("@/") ? address.slice(2) : join(dirname(from), address);
  const found = [`${target}.d.ts`, `${target}/index.d.ts`].find((path) => known.has(path));
  if (found === undefined) throw new Error(`${from} names ${address}, which has no declaration`);
  const path = relative(dirname(from), found).replace(/\.d\.ts$/, ".js");
  return path.startsWith(".") ? path : `./${path}`;
}

const filesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
