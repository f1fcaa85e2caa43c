/** A bundled PostgreSQL with its data folder, port and password. */
export type Cluster = { readonly dir: string; readonly port: number; readonly password: string };

type Postgres = {
  startCluster(cluster: Cluster): Promise<{ cluster: Cluster }>;
  stopCluster(dir: string): Promise<boolean>;
  isPostmasterAlive(dir: string): boolean;
  getClusterUrl(cluster: Cluster, database?: string): string;
};
type Browser = { findBrowser(): Promise<string> };
type Ports = { findFreePort(): Promise<number> };
type WriteBackup = {
  writeBackup(url: string, file: string, about: { version: string; now?: Date }): Promise<{ rows: number }>;
};
type RestoreBackup = {
  restoreBackup(
    url: string,
    file: string,
    migrations: string,
    options?: { replace: boolean },
  ): Promise<{ rows: number }>;
};
type ReadBackup = {
  readBackup(
    file: string,
    on?: { onTable?(table: { table: string }): void; onRow?(line: string): void },
  ): Promise<unknown>;
};

/** Programs of the checkout that run before any package is there, and so have no types of their own. */
const load = <Program>(path: string): Promise<Program> => import(new URL(path, import.meta.url).href);

export const loadPostgres = (): Promise<Postgres> => load("../../local/postgres.mjs");
/** Returns the path of a Chromium. Throws an error that says what to install if none is found. */
export const findBrowser = async (): Promise<string> => (await load<Browser>("../../check/browser.mjs")).findBrowser();
export const findFreePort = async (): Promise<number> => (await load<Ports>("../../local/ports.mjs")).findFreePort();
export const loadBackupTools = async (): Promise<WriteBackup & RestoreBackup & ReadBackup> => ({
  ...(await load<WriteBackup>("../../backup/write-backup.mjs")),
  ...(await load<RestoreBackup>("../../backup/restore-backup.mjs")),
  ...(await load<ReadBackup>("../../backup/backup-format.mjs")),
});
