import { spawn } from "node:child_process";
import { once } from "node:events";
import { asSite } from "../../../prisma/factories/template";

type Run = { readonly code: number | null; readonly said: string; readonly ms: number };

/** Runs the import command on some files, and kills it after `killAfter` milliseconds if given. */
export async function importFiles(database: string, files: readonly string[], killAfter?: number): Promise<Run> {
  const begin = performance.now();
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/data/cards.ts", "import", ...files], {
    env: { ...process.env, DATABASE_URL: asSite(database), DATABASE_OWNER_URL: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfter);
  const [code] = (await once(child, "close")) as [number | null];
  clearTimeout(timer);
  return { code, said: said.join(""), ms: performance.now() - begin };
}
