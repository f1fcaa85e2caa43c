/**
 * The path of the replay of the game at this address; `null` where there is none, as with a card that somebody made up. The codes of
 * the decks stand in the address.
 */
export async function replayPathHere(replayCode: () => Promise<string | null>): Promise<string | null> {
  const { pathname, search, hash } = window.location;
  const deck = /\/goldfish\/([\w-]+)\/?$/u.exec(pathname)?.[1];
  if (deck === undefined || hash.length > 1) return null;
  const code = await replayCode();
  if (code === null) return null;
  const against = new URLSearchParams(search).get("against") ?? "";
  return `/goldfish/${deck}/replay/${code}${/^[\w-]+$/u.test(against) ? `?against=${against}` : ""}`;
}
