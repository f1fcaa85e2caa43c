import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { resolve } from "node:path";

/** Rights of a folder that its owner alone may look into. */
const PRIVATE = 0o700;
/** Permissions of such a folder if another user must pass through it. */
const PASSABLE = 0o711;

/**
 * Creates a folder that only its owner may open. An existing folder loses the permissions of other users, unless it
 * belongs to somebody else.
 */
export function makePrivateFolder(path, mode = PRIVATE) {
  mkdirSync(path, { recursive: true, mode });
  const found = statSync(path);
  if ((found.mode & 0o777) !== mode && isOwn(found)) chmodSync(path, mode);
}

/**
 * Creates the private folder `data` of a checkout and returns its path. If the bundled PostgreSQL runs as another user,
 * because it refuses root, that user may pass through the folder.
 */
export function makeDataFolder(root) {
  const [data, cluster] = [resolve(root, "data"), resolve(root, "data/postgres")];
  makePrivateFolder(data, existsSync(cluster) && !isOwn(statSync(cluster)) ? PASSABLE : PRIVATE);
  return data;
}

/** Lets other users pass through a folder to their own files, without listing its contents. */
export const allowTraversal = (path) => chmodSync(path, (statSync(path).mode & 0o777) | (PASSABLE & ~PRIVATE));

const isOwn = ({ uid }) => !process.getuid || uid === process.getuid();
