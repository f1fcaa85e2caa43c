import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

/** The bundle of a page that uses one function of the engine's door. */
async function bundleOf(name: string): Promise<string> {
  const built = await build({
    stdin: {
      contents: `export { ${name} } from "./index";`,
      resolveDir: fileURLToPath(new URL("..", import.meta.url)),
    },
    bundle: true,
    write: false,
    format: "esm",
    minify: true,
  });
  return built.outputFiles[0]?.text ?? "";
}

it("a page that checks decks does not load the rules of the game", async () => {
  const [check, play] = await Promise.all([bundleOf("checkDeck"), bundleOf("stepGame")]);
  expect(check).toContain("GRIMOIRE_COUNT");
  expect(play).toContain("battleBegan");
  expect(check).not.toContain("battleBegan");
});
