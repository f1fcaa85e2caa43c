import { appendQuery } from "@/app/ui/links/page-part";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { readLocalDeckName } from "../start/read-local-name";

/**
 * Returns the path of the replay of the game at this address; `null` where there is none, as with a card that somebody made up.
 * The codes of the decks stand in the address. The deck has the name `given`, or what this browser calls it.
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
