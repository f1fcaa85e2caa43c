import { expect, test } from "vitest";
import { getKeeperEnvironment, getSiteEnvironment, getSystemEnvironment } from "./site-environment.mjs";

const SHELL = {
  ...{ PATH: "/bin", HOME: "/home/me", LANG: "ja_JP.UTF-8", LC_ALL: "C", NODE_EXTRA_CA_CERTS: "/ca.pem" },
  ...{ AWS_SECRET_ACCESS_KEY: "x", NPM_TOKEN: "x", npm_config_registry: "x", PGPASSWORD: "x", POSTGRES_PASSWORD: "x" },
};
const SETTINGS = {
  DATABASE_URL: "a",
  NEXTAUTH_SECRET: "b",
  TRUSTED_PROXIES: "1",
  METRICS_TOKEN: "c",
  SITE_HEAP_MB: "512",
};
const SYSTEM = { PATH: "/bin", HOME: "/home/me", LANG: "ja_JP.UTF-8", LC_ALL: "C", NODE_EXTRA_CA_CERTS: "/ca.pem" };
const OWN = { GRIMOIRE_LOG_FILE: "/log" };
const OF_KEEPER = { DATABASE_OWNER_URL: "d", POSTGRES_DIR: "data/postgres", HOST: "::", PORT: "4000" };

test("the site gets its settings and what every program needs, and nothing else of its operator's shell", () => {
  expect(getSiteEnvironment({ ...SHELL, ...SETTINGS, ...OWN, ...OF_KEEPER })).toEqual({
    ...SYSTEM,
    ...SETTINGS,
    ...OWN,
  });
});

test("its keeper knows the owner of the database besides, and PostgreSQL no setting at all", () => {
  const all = { ...SHELL, ...SETTINGS, ...OWN, ...OF_KEEPER };
  expect(getKeeperEnvironment(all)).toEqual({ ...SYSTEM, ...SETTINGS, ...OWN, ...OF_KEEPER });
  expect(getSystemEnvironment(all)).toEqual(SYSTEM);
});
