import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

type Entry = { version?: string; resolved?: string; integrity?: string; inBundle?: boolean; dev?: boolean };
type Names = Record<string, string>;
type Manifest = {
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
};

const read = (name: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), "utf8"));
const manifest: Manifest = read("package.json");
const packages: Record<string, Entry & Manifest & { peerDependenciesMeta?: Record<string, { optional?: boolean }> }> =
  read("package-lock.json").packages;

/** The oldest versions that may be served, each with what was mended in it. */
const FLOORS: Record<string, { version: string; why: string }> = {
  next: { version: "16.4.5", why: "remote code execution" },
  "next-auth": { version: "4.24.15", why: "sign-in links sent to the wrong address, providers mixed up" },
  zod: { version: "4.6.6", why: "GHSA-mrhx-c7xc-m3w5" },
  prisma: { version: "7.10.0", why: "one version for client, CLI and schema engine" },
  satori: { version: "0.33.5", why: "CVE-2026-94545" },
};

const installed = (name: string) =>
  Object.entries(packages).filter(
    ([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`),
  );

const parts = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

function isAtLeast(version: string, floor: string): boolean {
  const [have, need] = [parts(version), parts(floor)];
  const differs = need.findIndex((part, at) => part !== have[at]);
  return differs < 0 || (have[differs] ?? 0) > (need[differs] ?? 0);
}

describe("the floors", () => {
  test.each(Object.entries(FLOORS))("every copy of %s is new enough", (name, { version: floor, why }) => {
    const old = installed(name).filter(([, { version = "0.0.0" }]) => !isAtLeast(version, floor));
    expect(old.map(([path, { version }]) => `${path} ${version} is below ${floor} (${why})`)).toEqual([]);
  });

  test.each([
    ["16.4.4", "16.4.5", false],
    ["16.4.5", "16.4.5", true],
    ["16.4.10", "16.4.5", true],
    ["17.0.0", "16.4.5", true],
    ["15.9.9", "16.4.5", false],
  ])("%s against %s", (version, floor, expected) => expect(isAtLeast(version, floor)).toBe(expected));

  test("Prisma's packages are of one version", () => {
    const names = ["prisma", "@prisma/client", "@prisma/adapter-pg", "@prisma/driver-adapter-utils"];
    const versions = names.flatMap((name) => installed(name).map(([, { version }]) => version));
    expect(new Set(versions).size).toBe(1);
    const [[, wasm] = ["", {}]] = installed("@prisma/schema-engine-wasm");
    expect((wasm as Entry).version?.startsWith(`${versions[0]}-`)).toBe(true);
  });
});

describe("the lock file", () => {
  test("names everything that any package in it asks for, for every kind of machine", () => {
    const found = (from: string, name: string): boolean => {
      if (packages[`${from === "" ? "" : `${from}/`}node_modules/${name}`]) return true;
      const up = from.lastIndexOf("/node_modules/");
      return from !== "" && found(up < 0 ? "" : from.slice(0, up), name);
    };
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({
        ...entry.dependencies,
        ...entry.optionalDependencies,
        ...(path === "" ? entry.devDependencies : {}),
      })
        .concat(
          Object.keys(entry.peerDependencies ?? {}).filter((name) => !entry.peerDependenciesMeta?.[name]?.optional),
        )
        .filter((name) => !found(path, name))
        .map((name) => `${path || "package.json"} asks for ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test("says of each package how to recognise it, and not from where it came", () => {
    const entries = Object.entries(packages).filter(([path]) => path !== "");
    expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path)).toEqual([]);
  });

  test("keeps the development packages out of a production machine", () => {
    // npm installs a development package in production too where a package names it as an optional peer, as
    // @prisma/client does with `prisma`: .npmrc keeps it from following peers.
    const kept = ["prisma", "effect", "@prisma/engines", "tsx", "tailwindcss", "esbuild", "typescript"];
    const flags = (name: string) => installed(name).map(([, { dev }]) => dev === true);
    expect(kept.filter((name) => flags(name).includes(false))).toEqual([]);
    expect(flags("prisma")).toEqual([true]);
  });

  test("agrees with package.json, where every version is exact", () => {
    for (const kind of ["dependencies", "devDependencies", "optionalDependencies"] as const) {
      expect(packages[""]?.[kind] ?? {}).toEqual(manifest[kind] ?? {});
      for (const [name, version] of Object.entries(manifest[kind] ?? {}))
        expect(version, `${name} in ${kind}`).toMatch(/^\d+\.\d+\.\d+/);
    }
  });
});
