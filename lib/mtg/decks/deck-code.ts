import type { MtgDeck } from "@/engine/mtg/deck";
import { decodeList, encodeList, MAX_LIST_CODE_LENGTH } from "./lists/list-code";

/** Separates the code of a list from that of its pool. It is URL-safe and not part of list codes. */
const POOL_MARK = ".";

/** Encodes a deck as text: the code of its list, followed by a period and the code of its pool if it has one. */
export function encodeMtgDeck({ main, sideboard, pool }: MtgDeck): string {
  const list = encodeList({ main, side: sideboard });
  return pool.length === 0 ? list : `${list}${POOL_MARK}${encodeList({ main: pool, side: [] })}`;
}

type Problem = Extract<ReturnType<typeof decodeList>, { readonly ok: false }>["problem"];
type Decoded = { readonly ok: true; readonly deck: MtgDeck } | { readonly ok: false; readonly problem: Problem };

/** Decodes the code of a deck; never throws. Codes stay readable in all later releases. */
export function decodeMtgDeck(code: string): Decoded {
  if (code.length > 2 * MAX_LIST_CODE_LENGTH + 1) return { ok: false, problem: "TOO_LONG" };
  const [first = "", second, ...more] = code.split(POOL_MARK);
  const list = decodeList(first);
  if (!list.ok) return list;
  const { main, side } = list.list;
  if (second === undefined) return { ok: true, deck: { main, sideboard: side, pool: [] } };
  const pool = decodeList(second);
  if (!pool.ok) return pool;
  const isPool = more.length === 0 && pool.list.side.length === 0 && pool.list.main.length > 0;
  return isPool
    ? { ok: true, deck: { main, sideboard: side, pool: pool.list.main } }
    : { ok: false, problem: "MALFORMED" };
}
