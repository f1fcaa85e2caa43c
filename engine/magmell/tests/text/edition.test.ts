import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { TEXT_EDITION } from "../../text";

const GAME = fileURLToPath(new URL("../..", import.meta.url));

/** The code on which it depends what a text is read as: the language, and the vocabulary it is read into. */
function sources(): readonly string[] {
  const files = ["text", "model"].flatMap((folder) =>
    readdirSync(join(GAME, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  return files
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "text/edition.ts")
    .sort();
}

test("the edition of the text language names its code: write what is received into engine/magmell/text/edition.ts", () => {
  const hash = createHash("sha256");
  for (const file of sources()) hash.update(file).update(readFileSync(join(GAME, file), "utf8").replaceAll("\r", ""));
  expect(hash.digest("hex").slice(0, 12)).toBe(TEXT_EDITION);
});
