import { readFile } from "node:fs/promises";

/** Maximum characters of a text. */
const MOST = 200_000;

/**
 * Returns a text that the operator has put into a Markdown file, read for each page. Null if no file is set. Throws an
 * error with the file name if it cannot be read or is too long.
 */
export async function readOperatorText(setting: string, path: string | undefined): Promise<string | null> {
  if (path === undefined) return null;
  let text: string;
  try {
    text = await readFile(/* turbopackIgnore: true */ path, "utf8");
  } catch (cause) {
    throw new Error(`The file in ${setting} (${path}) cannot be read. Check the path and its permissions.`, { cause });
  }
  if (text.length > MOST)
    throw new Error(`The file in ${setting} (${path}) has more than ${MOST} characters. Shorten the file.`);
  return text;
}
