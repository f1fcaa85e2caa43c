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
const checkout = read("docs/deploy/grimoire-checkout.service");
const nginx = read("docs/deploy/nginx.conf");

/** Commands that a build leaves in `.next/commands`. */
const bundled = all(read("scripts/local/site-build.mjs"), /^ {2}"?([\w-]+)"?: "scripts\//gm);
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

/** A section of the guide, by its heading. */
const sectionOf = (heading: string) => guide.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
/** The blocks of shell lines in a text. */
const blocksOf = (text: string) => all(text, /^```sh\n(.*?)^```$/gms);

describe("the guide", () => {
  test.each(["Containers", "systemd", "A checkout"])("%s: begins, backs up, restores and updates", (way) => {
    const section = sectionOf(way);
    for (const promise of ["### Install\n", "### Back up and restore\n", "### Update\n"])
      expect(section).toContain(promise);
    expect(section.slice(section.indexOf("### Update"))).toMatch(/git pull/);
    expect(section.slice(section.indexOf("### Back up and restore"))).toMatch(/restore.*FILE --replace/);
    expect(section).toMatch(/create-admin/);
    expect(section).toMatch(/cards/);
  });

  test("makes a backup before an update that migrates", () => {
    expect(sectionOf("Containers")).toMatch(/tools \.next\/commands\/backup\.mjs &&\n {2}git pull/);
    expect(sectionOf("systemd")).toMatch(/systemctl start grimoire-backup && git pull/);
  });

  test("offers starter cards, so that nobody's own are touched", () => {
    for (const kind of ["cards", "decks"]) {
      const loads = all(guide, new RegExp(`(?:grimoire ${kind}|${kind}\\.mjs) (\\w+) prisma/seed`, "g"));
      expect(loads, kind).toEqual(["starters", "starters"]);
      expect(read(`scripts/data/${kind === "cards" ? "commands/arguments" : "commands/run-decks"}.ts`)).toMatch(
        /starters/,
      );
    }
  });

  test("starts nothing before its settings are there", () => {
    const [block] = blocksOf(sectionOf("systemd"));
    const order = ["prepare-machine.sh", "install-release.sh", "enable --now", "/readyz", "cards starters"];
    const places = order.map((step) => block?.indexOf(step) ?? -1);
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("overwrites no settings and no certificate when a block is typed again", () => {
    const lines = blocksOf(guide).flatMap((block) => block.replaceAll("||\n", "|| ").split("\n"));
    const writers = lines.filter((line) => /> \S*\.env\b|cp .* \S*\.env\b|openssl req/.test(line));
    expect(writers).toHaveLength(3);
    for (const line of writers) expect(line).toMatch(/^\[ -e \S+ \] \|\| /);
  });

  test("names files that are there", () => {
    const named = blocksOf(guide).flatMap((block) => all(block, /\b((?:docs|prisma|scripts)\/[\w./-]+)/g));
    expect(named).toContain("docs/deploy/nginx.conf");
    for (const name of named) expect(existsSync(`${ROOT}${name}`), name).toBe(true);
  });

  test("names settings that there are", () => {
    const files = [
      guide,
      service,
      checkout,
      ...["prepare-machine.sh", "grimoire.sh"].map((name) => read(`docs/deploy/${name}`)),
    ];
    const outside = ["COMPOSE_PROFILES", "HOME", "HOSTNAME", "NODE_ENV", "NODE_OPTIONS", "SITE_UPSTREAM"];
    const named = files.flatMap((text) => [
      ...all(text, /^(?:Environment=)?(?:\w+=\S+ )*([A-Z][A-Z_]{3,})=/gm),
      ...all(text, /`([A-Z]+_[A-Z_]+|PORT|HSTS)\b(?:=\S*)?`/g),
    ]);
    expect(named).toEqual(
      expect.arrayContaining(["NEXTAUTH_SECRET", "TRUSTED_PROXIES", "SECURITY_LOG_FILE", "STARTER_CARDS"]),
    );
    const builds = ["NODE_IMAGE", "BASE_IMAGE", "GRIMOIRE_STANDALONE"];
    expect(unique(named).filter((name) => ![...settings, ...outside, ...builds].includes(name))).toEqual([]);
    expect(read("docs/deploy/Caddyfile")).toContain("{$SITE_UPSTREAM:localhost:3000}");
  });
});

describe("the units", () => {
  const units = recipes.filter((name) => name.endsWith(".service"));

  test("refuse system calls with an error: Node asks for some that it does without, and a signal would end it", () => {
    const filtered = units.filter((name) => read(name).includes("SystemCallFilter="));
    expect(filtered).toHaveLength(3);
    for (const name of filtered) expect(read(name), name).toContain("SystemCallErrorNumber=EPERM");
  });

  test("give neither up nor a long migration away", () => {
    for (const text of [service, checkout]) expect(text).toContain("StartLimitIntervalSec=0");
    expect(service).toMatch(/^ExecStartPre=.*migrate/m);
    expect(service).toContain("TimeoutStartSec=infinity");
  });

  test("tell Node itself to stop, since what outlives the main process is killed, and npm leaves first", () => {
    for (const text of [service, checkout]) {
      expect(text).toContain("KillMode=mixed");
      expect(/^ExecStart=(.*)$/m.exec(text)?.[1]).toMatch(/\/usr\/bin\/node [\w./-]+$/);
      expect(text).toContain("SuccessExitStatus=143");
    }
    const program = /^ExecStart=\S*node (\S+)$/m.exec(checkout)?.[1];
    expect(existsSync(`${ROOT}${program}`), program).toBe(true);
  });

  test("have the site listen where nginx looks for it, also where localhost is ::1 first", () => {
    expect(nginx).toContain("server 127.0.0.1:3000");
    for (const text of [service, checkout]) expect(text).toContain("NODE_OPTIONS=--dns-result-order=ipv4first");
  });

  test("keep the security log where the site may write", () => {
    expect(service).toMatch(/^Environment=SECURITY_LOG_FILE=\/var\/log\/grimoire\//m);
    expect(service).toContain("LogsDirectory=grimoire");
    expect(serviceOf("site")).toContain("SECURITY_LOG_FILE: /app/data/logs/");
    expect(serviceOf("site")).toContain("logs:/app/data/logs");
    expect(dockerfile).toMatch(/mkdir -p .*standalone\/data\/logs/);
  });
});

describe("nginx", () => {
  const servers = all(nginx, /^server \{\n(.*?)^\}/gms);
  const nameless = servers.filter((server) => server.includes("default_server"));

  test("answers to no name but the site's, on every port that it listens to", () => {
    expect(nameless).toHaveLength(1);
    expect(nameless[0]).toMatch(/^ {4}return 444;$/m);
    expect(nameless[0]).toContain("ssl_reject_handshake on;");
    const listened = (text: string) => unique(all(text, /listen ([\d:[\]]+)/g)).sort();
    expect(listened(nameless[0] ?? "")).toEqual(listened(nginx));
    // Two default servers of one port are refused.
    expect(guide).toContain("rm -f /etc/nginx/sites-enabled/default");
  });

  test("repeats no name that a visitor sends, in redirects, to the site or in the cache", () => {
    expect(nginx).not.toMatch(/\$(?:http_)?host\b/);
    expect(nginx).toContain("return 308 https://$server_name$request_uri;");
    expect(all(nginx, /proxy_set_header (?:X-Forwarded-)?Host (\S+);/g)).toEqual(["$server_name", "$server_name"]);
  });

  test("is copied as it is: the guide makes what it reads, a certificate before the real one included", () => {
    const read = all(nginx, /(?:include|ssl_certificate|ssl_certificate_key) (\S+);/g);
    expect(unique(read)).toHaveLength(3);
    const [, block = ""] = blocksOf(sectionOf("A proxy"));
    const begin = block.slice(0, block.indexOf("nginx -t"));
    for (const file of [...read, "conf.d/grimoire.conf"]) expect(begin).toContain(file);
    expect(begin).toMatch(/openssl req -x509/);
    expect(nginx).not.toContain("cards.example.org;\n");
    expect(block.indexOf("nginx -t")).toBeLessThan(block.indexOf("certbot certonly"));
    const root = /acme-challenge\/ \{\s+root (\S+);/.exec(nginx)?.[1];
    expect(block).toContain(`certbot certonly --webroot -w ${root} `);
    expect(block).toContain("--deploy-hook");
  });
});

test("Caddy answers to no name but the site's", () => {
  expect(read("docs/deploy/Caddyfile")).toMatch(/^http:\/\/, https:\/\/ \{\n\tabort\n\}$/m);
});

describe("recipes and guide", () => {
  test("name commands that a build has", () => {
    expect(bundled).toContain("migrate");
    const texts = [dockerfile, compose, guide, ...recipes.map(read)];
    const named = texts.flatMap((text) => [
      ...all(text, /\.next\/commands\/([\w-]+)\.mjs/g),
      ...all(text, /^(?:#\s+)?grimoire ([\w-]+)/gm),
    ]);
    expect(unique(named).filter((name) => !bundled.includes(name))).toEqual([]);
    const told = /Those that there are: ([\w -]+)"/.exec(read("docs/deploy/grimoire.sh"))?.[1];
    expect(told?.split(" ").sort()).toEqual([...bundled].sort());
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
