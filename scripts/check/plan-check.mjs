/** Files whose change may concern any test or type. */
const WIDE =
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json|prisma\/schema\.prisma|scripts\/check\/[^/]+setup\.ts)$/;
const CODE = /\.(tsx?|mjs|js|json|css)$/;
const NOT_LINTED = /(^|\/)package-lock\.json$|^prisma\/migrations\//;
/**
 * Share of property test cases during development. It is that of `npm test`; with fewer, tests that count their cases
 * fail.
 */
const DEPTH = { PROPERTY_DEPTH: "0.1" };

/**
 * Returns the steps that check some changed files, or the whole tree for null: `{ name, program, args, env, fix, says
 * }`. `program` is a path in the checkout or in node_modules. With `says`, the first output line of the step is shown.
 * @param {string[] | null} changed paths from the root
 */
export function planCheck(changed) {
  if (changed === null || changed.some((file) => WIDE.test(file))) return wholeTree();
  const code = changed.filter((file) => CODE.test(file));
  const linted = code.filter((file) => !NOT_LINTED.test(file));
  const tested = code.filter((file) => /^(engine|lib|app|prisma|scripts)\//.test(file));
  return [
    ...(code.length > 0 ? [types()] : []),
    ...(tested.length > 0 ? [nearestTests(tested)] : []),
    ...(linted.length > 0 ? [lint(["--no-errors-on-unmatched", ...linted])] : []),
    ...(code.length > 0 ? [unitTests("Architecture", ["scripts/check/architecture/architecture.test.ts"])] : []),
    ...(changed.some((file) => file.startsWith("engine/")) ? [trace()] : []),
  ];
}

const wholeTree = () => [types(), unitTests("Unit and property tests", []), lint(["."]), trace()];

const types = () => ({ name: "Types", program: "scripts/check/types.mjs", args: [] });
const trace = () => ({ name: "Rule trace", program: "tsx/dist/cli.mjs", args: ["scripts/trace/trace.ts"] });
const lint = (files) => ({
  name: "Format and lint",
  program: "@biomejs/biome/bin/biome",
  args: ["check", "--error-on-warnings", ...files],
  fix: "npm run format",
});
const unitTests = (name, files) => ({
  name,
  program: "vitest/vitest.mjs",
  args: ["run", "--project", "unit", "--project", "isolated", "--reporter=dot", ...files],
  env: {},
});
const nearestTests = (files) => ({
  name: "Nearest tests",
  program: "tsx/dist/cli.mjs",
  args: ["scripts/check/run-nearest-tests.ts", ...files],
  env: DEPTH,
  says: true,
});
