import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { say } from "../../words/command-words.mjs";
import { hasBuildHash, writeBuildHash } from "../sources.mjs";
import { getPackageCommand, runTool } from "../tool.mjs";

/** Folders whose files the proofs are read from. */
const SOURCES = ["engine", "scripts/trace"];
const PROOFS = ["engine/magmell/rulebook/proofs.json", "engine/mtg/rulebook/proofs.json"];

/**
 * Writes `proofs.json` of both games, the list of tests for each rule, if the engine has changed. Returns whether
 * anything was written.
 */
export async function generateProofs(root) {
  const files = SOURCES.flatMap((folder) => listFiles(root, folder));
  // A folder without the engine has no rules to prove.
  if (files.length === 0) return false;
  const [hashFile, hash] = [resolve(root, "prisma/generated/.proofs-hash"), hashOf(root, files)];
  if (hasBuildHash(hashFile, hash) && PROOFS.every((file) => existsSync(resolve(root, file)))) return false;
  await runTool([...getPackageCommand(root, "tsx/dist/cli.mjs"), "scripts/trace/trace.ts", "--proofs"], {
    root,
    log: "proofs",
    hint: say("step.proofsFailed"),
  });
  writeBuildHash(hashFile, hash);
  return true;
}

const listFiles = (root, folder) =>
  existsSync(resolve(root, folder))
    ? readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(".ts"))
        .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
        .sort()
    : [];

/** Hash of names and contents: the lists of proofs hold both. */
function hashOf(root, files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(resolve(root, file)))
      .update("\0");
  return hash.digest("hex");
}
