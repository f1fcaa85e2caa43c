import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Language and theme with which a page is opened. */
export type PageReader = { readonly lang: "ja" | "en"; readonly theme: "light" | "dark" };

export const LIGHTHOUSE_CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Results of one run of Lighthouse: the score of each category up to 100, times in milliseconds. */
export type LighthouseFinding = {
  readonly points: Readonly<Record<(typeof LIGHTHOUSE_CATEGORIES)[number], number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Titles of the audits that cost points. */
  readonly lost: readonly string[];
};

/**
 * Installs Lighthouse in a separate folder and returns the path of its program. It is no dependency of the project
 * because of its size.
 */
export async function installLighthouse(): Promise<string> {
  const manifest = join(import.meta.dirname, "installed");
  const folder = join(process.cwd(), "node_modules/.cache/lighthouse");
  const locks = [manifest, folder].map((one) => join(one, "package-lock.json"));
  const [wanted, installed] = locks.map((lock) => (existsSync(lock) ? readFileSync(lock, "utf8") : null));
  const program = join(folder, "node_modules/lighthouse/cli/index.js");
  if (installed === wanted && existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) cpSync(join(manifest, name), join(folder, name));
  // One of its packages asks for the latest of another, which no lock file can satisfy.
  await run("npm", ["ci", "--ignore-scripts", "--legacy-peer-deps"], { cwd: folder });
  return program;
}

/** Returns the headers that select a language and a theme. */
export const listReaderHeaders = ({ lang, theme }: PageReader) => ({
  "Accept-Language": lang,
  Cookie: [`lang=${lang}`, ...(theme === "dark" ? ["theme=dark"] : [])].join("; "),
});

/** Runs Lighthouse on an address with its settings for phones: a slow network, a slow processor, and an empty cache. */
export async function runLighthouse(
  program: string,
  browser: string,
  address: string,
  reader: PageReader,
): Promise<LighthouseFinding> {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      address,
      "--quiet",
      "--output=json",
      `--only-categories=${LIGHTHOUSE_CATEGORIES.join(",")}`,
      `--extra-headers=${JSON.stringify(listReaderHeaders(reader))}`,
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  );
  return readReport(JSON.parse(stdout));
}

/** The parts of Lighthouse's report that are read here. */
type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
};

/** Returns the results in a Lighthouse report. Throws if Lighthouse could not test the page. */
export function readReport({ runtimeError, categories, audits }: Report): LighthouseFinding {
  if (runtimeError) throw new Error(`Lighthouse could not judge the page: ${runtimeError.message}`);
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const lost = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title }) => title);
  return {
    points: Object.fromEntries(
      LIGHTHOUSE_CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)]),
    ) as LighthouseFinding["points"],
    firstPaint: number("first-contentful-paint"),
    largestPaint: number("largest-contentful-paint"),
    blocked: number("total-blocking-time"),
    shift: number("cumulative-layout-shift"),
    lost: [...new Set(lost)],
  };
}
