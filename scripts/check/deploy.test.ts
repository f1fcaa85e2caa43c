import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (name: string) => readFileSync(`${ROOT}${name}`, "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
const unique = (words: readonly string[]) => [...new Set(words)];

const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const guide = read("docs/deploy.md");
const recipes = readdirSync(`${ROOT}docs/deploy`).map((name) => `docs/deploy/${name}`);
const service = read("docs/deploy/grimoire.service");

/** Commands that a build leaves in `.next/commands`. */
const bundled = all(read("scripts/local/site-build.mjs"), /^ {2}(\w+): "scripts\//gm);
const settings = all(read(".env.example"), /^(?:# )?([A-Z][A-Z0-9_]*)=/gm);

/** The last stage of the image, which is what remains. */
const remaining = dockerfile.slice(dockerfile.lastIndexOf("FROM "));
/** A service of compose.yaml as text. */
const serviceOf = (name: string) => new RegExp(`^ {2}${name}:\n((?: {4,}.*\n|\n)+)`, "m").exec(compose)?.[1] ?? "";

describe("the image", () => {
  test("copies what is in the checkout, and what its own build makes", () => {
    const copied = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) => names.split(" "));
    expect(copied).toContain("package-lock.json");
    for (const name of copied) expect(existsSync(`${ROOT}${name}`), name).toBe(true);
    expect(read("next.config.js")).toContain("env.GRIMOIRE_STANDALONE");
    expect(dockerfile).toMatch(/^RUN GRIMOIRE_STANDALONE=1 npm run build/m);
  });

  test("runs a build as a user without rights, of a base without shell or packages", () => {
    expect(remaining).toMatch(/^USER (?!0\b)\d+:\d+$/m);
    expect(remaining).not.toMatch(/^RUN /m);
    expect(remaining).not.toMatch(/npm|apt-get|COPY \. /);
    expect(all(remaining, /^COPY .*--chown=\S+ \S+ (\S+)$/gm)).toEqual(["./data"]);
  });

  test("asks a route that there is about its health, without a shell", () => {
    const [route] = all(remaining, /^\s+CMD \["node", "-e", ".*\}(\/\w+)`/gm);
    expect(existsSync(`${ROOT}app${route}/route.ts`), route).toBe(true);
    const argument = /CMD (\["node", "-e", .*\])$/m.exec(remaining)?.[1] ?? "";
    expect(() => new Function(JSON.parse(argument)[2])).not.toThrow();
  });

  test("holds no settings, no history and no data of this machine", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const name of [".env", ".env.*", ".git", ".next*", "data", "node_modules"]) expect(ignored).toContain(name);
  });

  test("is built from every folder with code in it: types are checked all over", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const name of ["app", "e2e", "engine", "lib", "prisma", "scripts"]) expect(ignored).not.toContain(name);
  });
});

describe("the containers", () => {
  test("run in their order, each when the one before is ready", () => {
    expect(serviceOf("database")).toMatch(/healthcheck:/);
    expect(serviceOf("migrate")).toMatch(/database: \{ condition: service_healthy \}/);
    expect(serviceOf("site")).toMatch(/migrate: \{ condition: service_completed_successfully \}/);
    expect(serviceOf("caddy")).toMatch(/site: \{ condition: service_healthy \}/);
  });

  test("cannot write to their own program nor gain rights", () => {
    const shared = /^x-site:.*\n((?: {2,}.*\n)+)/m.exec(compose)?.[1] ?? "";
    for (const line of ["read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"]) expect(shared).toContain(line);
  });

  test("show the site to this machine alone, and the database to nobody", () => {
    expect(serviceOf("site")).toMatch(/ports: \["127\.0\.0\.1:/);
    expect(serviceOf("database")).not.toContain("ports:");
  });

  test("lead the site to its database as a role that owns nothing, and migrations as the owner", () => {
    const shared = /^x-site:.*\n((?: {2,}.*\n)+)/m.exec(compose)?.[1] ?? "";
    expect(shared).toMatch(/DATABASE_URL: postgresql:\/\/grimoire_site:\$\{SITE_PASSWORD:\?/);
    expect(shared).toContain('DATABASE_OWNER_URL: ""');
    // The file of settings, which all containers get, names it.
    expect(shared).toContain('POSTGRES_PASSWORD: ""');
    expect(serviceOf("site")).toContain("<<: *settings");
    for (const name of ["migrate", "tools"]) expect(serviceOf(name)).toContain("environment: *owner");
    expect(service).toContain("ExecStart=/usr/bin/env -u DATABASE_OWNER_URL ");
  });

  test("keep what is worth keeping in volumes that are declared", () => {
    const declared = all(compose.slice(compose.lastIndexOf("\nvolumes:")), /^ {2}(\w+):$/gm);
    const mounted = all(compose, /\[?"?\b(\w+):\/(?:var|app|data)\S*/g);
    expect(unique(mounted).sort()).toEqual([...declared].sort());
    expect(declared).toContain("database");
    for (const name of all(compose, /- \.\/(\S+?):/g)) expect(existsSync(`${ROOT}${name}`), name).toBe(true);
  });
});

describe("recipes and guide", () => {
  test("name commands that a build has", () => {
    expect(bundled).toContain("migrate");
    const named = [dockerfile, compose, guide, ...recipes.map(read)].flatMap((text) =>
      all(text, /\.next\/commands\/(\w+)\.mjs/g),
    );
    expect(unique(named).filter((name) => !bundled.includes(name))).toEqual([]);
  });

  test("set settings that there are", () => {
    const outside = ["NODE_ENV", "HOSTNAME"];
    const set = all(service, /^Environment=(.*)$/gm).flatMap((line) => all(line, /([A-Z_]+)=/g));
    expect(set).toContain("TRUSTED_PROXIES");
    expect(set.filter((name) => !outside.includes(name) && !settings.includes(name))).toEqual([]);
  });

  test("tell each other: the guide leads to every recipe", () => {
    for (const name of recipes) expect(guide, name).toContain(name.replace("docs/", ""));
  });

  test("proxies let the largest upload of the site through, and nothing larger anywhere else", () => {
    const body = Number(/body: (\d+) \* 1024 \* 1024/.exec(read("lib/admin/bounds.ts"))?.[1]);
    for (const name of ["docs/deploy/Caddyfile", "docs/deploy/nginx.conf"]) {
      const sizes = all(read(name), /(?:max_size|client_max_body_size) (\d+)m/gi).map(Number);
      expect(sizes, name).toEqual([body + 1]);
      expect(existsSync(`${ROOT}app${/(\/api\/admin\/\w+)/.exec(read(name))?.[1]}/route.ts`), name).toBe(true);
    }
  });
});
