import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { resolve } from "node:path";

/** Rights of a folder that its owner alone may look into. */
const PRIVATE = 0o700;
/** Rights of such a folder where another user has one in it, and must get there. */
const PASSABLE = 0o711;

/**
 * Makes a folder that its owner alone may look into, and takes such rights of others away where it is there already. A folder of
 * somebody else stays as it is.
 */
export function makePrivateFolder(path, mode = PRIVATE) {
  mkdirSync(path, { recursive: true, mode });
  const found = statSync(path);
  if ((found.mode & 0o777) !== mode && isOwn(found)) chmodSync(path, mode);
}

/**
 * Makes the folder `data` of a checkout, private but for a user as whom the bundled PostgreSQL has to run, since that refuses root.
 * Returns its path.
 */
export function makeDataFolder(root) {
  const [data, cluster] = [resolve(root, "data"), resolve(root, "data/postgres")];
  makePrivateFolder(data, existsSync(cluster) && !isOwn(statSync(cluster)) ? PASSABLE : PRIVATE);
  return data;
}

/** Lets other users pass through a folder to what is theirs, without looking into it. */
export const allowTraversal = (path) => chmodSync(path, (statSync(path).mode & 0o777) | (PASSABLE & ~PRIVATE));

const isOwn = ({ uid }) => !process.getuid || uid === process.getuid();
