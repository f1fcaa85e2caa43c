import { appendQuery } from "@/app/ui/links/page-part";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { readLocalDeckName } from "../start/read-local-name";

/**
 * Returns the replay path of the game at this URL; null if there is none, as with a custom card. The deck codes are
 * part of the URL. The deck's name is `given`, or the one in this browser.
 */
export async function getCurrentReplayPath(
  replayCode: () => Promise<string | null>,
  given: string | null,
): Promise<string | null> {
  const { pathname, search, hash } = window.location;
  const deck = /\/goldfish\/([\w-]+)\/?$/u.exec(pathname)?.[1];
  if (deck === undefined || hash.length > 1) return null;
  const code = await replayCode();
  if (code === null) return null;
  const query = new URLSearchParams(search);
  const against = query.get("against") ?? "";
  const id = query.get("deck");
  const name = given ?? (id === null ? null : await readLocalDeckName(id).catch(() => null));
  return appendQuery(
    `/goldfish/${deck}/replay/${code}${buildNameQuery(name)}`,
    /^[\w-]+$/u.test(against) ? `against=${against}` : "",
  );
}
