import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

type FirstLoad = {
  /** Project files that the first load includes. */
  readonly files: readonly string[];
  /** Bytes of their code, minified and then packed with gzip. */
  readonly packed: number;
};

/** Measures the size of the project's own code in a module's first load, without packages and lazy modules. */
export async function measureFirstLoad(module: string): Promise<FirstLoad> {
  const { metafile, outputFiles } = await build({
    entryPoints: [module],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    jsx: "automatic",
    packages: "external",
    alias: { "@": root },
    splitting: true,
    outdir: "bundle",
    loader: { ".css": "empty" },
  });
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === module) ?? "";
  const chunks = new Set([entry]);
  // A set that grows while it is walked is walked to its end.
  for (const chunk of chunks)
    for (const { path, kind } of outputs[chunk]?.imports ?? []) if (kind === "import-statement") chunks.add(path);
  const inputs = [...chunks].flatMap((chunk) => Object.entries(outputs[chunk]?.inputs ?? {}));
  const written = outputFiles.filter(({ path }) => [...chunks].some((chunk) => path.endsWith(`/${chunk}`)));
  return {
    files: inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
    packed: gzipSync(Buffer.concat(written.map(({ contents }) => contents))).length,
  };
}
