import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, type Scratch } from "../kit/scratch";

/** Next.js's list of functions other than pages; proxy.ts is in it as the middleware. */
const LIST = "server/functions-config-manifest.json";
const PROXY = "/_middleware";

type FunctionList = { readonly functions: Record<string, unknown> };

/** Copies a build without proxy.ts and returns the folder. All other files are identical. */
export function copySiteWithoutProxy(scratch: Scratch): string {
  const [from, to] = [buildFolder(), join(scratch.folder, "bare")];
  mkdirSync(to);
  cpSync(join(from, ".next"), join(to, ".next"), {
    recursive: true,
    filter: (path) => !/[/]\.next[/]cache$/.test(path),
  });
  for (const name of ["node_modules", "public", "package.json", "next.config.js"])
    symlinkSync(join(from, name), join(to, name));
  const file = join(to, ".next", LIST);
  const list = JSON.parse(readFileSync(file, "utf8")) as FunctionList;
  if (!(PROXY in list.functions))
    throw new Error(`${LIST} of the build does not name proxy.ts: this Next.js keeps it elsewhere`);
  const functions = Object.fromEntries(Object.entries(list.functions).filter(([name]) => name !== PROXY));
  writeFileSync(file, JSON.stringify({ ...list, functions }));
  rmSync(join(to, ".next/server/middleware.js"));
  return to;
}
