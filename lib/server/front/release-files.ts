import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Addresses of the files in `app` that the build serves as they are. */
const METADATA_FILES = ["/apple-icon.png", "/favicon.ico", "/icon.svg"] as const;

type Release = {
  /** Folder of the release; that of this process unless given. */
  readonly folder?: string;
  /** Name of the build's folder in it. The build writes its own in (`next.config.js`). */
  readonly build?: string;
};

/**
 * Returns the URL paths of all static files of a release: the files in `public`, the browser build, and the icons. They
 * are read once, as in Next.js, so that files added later are not served before a restart.
 */
export function listReleaseFiles({
  folder = process.cwd(),
  build = process.env.BUILD_FOLDER ?? ".next",
}: Release = {}): ReadonlySet<string> {
  // The comments in the calls keep the build from taking the whole checkout along for files that it cannot know.
  return new Set([
    ...METADATA_FILES,
    ...filesIn(join(/* turbopackIgnore: true */ folder, "public"), ""),
    ...filesIn(join(/* turbopackIgnore: true */ folder, build, "static"), "/_next/static"),
  ]);
}

/** Returns the URL paths of all files in a folder and its subfolders; empty if the folder does not exist. */
function filesIn(folder: string, address: string): readonly string[] {
  try {
    return readdirSync(/* turbopackIgnore: true */ folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => relative(folder, join(/* turbopackIgnore: true */ parentPath, name)))
      .map((file) => `${address}/${file.split(sep).join("/")}`);
  } catch (error) {
    // A content network may hold these files in place of this machine.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
