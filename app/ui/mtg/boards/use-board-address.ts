import { useEffect, useEffectEvent, useState } from "react";
import { getBoardHash } from "@/app/ui/links/mtg-address";
import { updateUrlQuery } from "@/app/ui/links/update-url-query";
import { decodeBoard, encodeBoard, type MtgBoard } from "@/engine/mtg";

/**
 * Stores a changed board in the URL, and loads the board of a new URL. Returns whether the URL contains an invalid
 * board.
 */
export function useBoardAddress(board: MtgBoard, isChanged: boolean, onLay: (board: MtgBoard) => void): boolean {
  const [isBroken, setBroken] = useState(false);
  const read = useEffectEvent(() => {
    if (!location.hash.startsWith(getBoardHash("")) || location.hash === getBoardHash(encodeBoard(board))) return;
    const decoded = decodeBoard(location.hash.slice(getBoardHash("").length));
    setBroken(!decoded.ok);
    if (decoded.ok) onLay(decoded.board);
  });
  useEffect(() => {
    read();
    const again = () => read();
    window.addEventListener("hashchange", again);
    return () => window.removeEventListener("hashchange", again);
  }, []);
  useEffect(() => {
    if (!isChanged) return;
    setBroken(false);
    writeBoard(board);
  }, [board, isChanged]);
  return isBroken;
}

function writeBoard(board: MtgBoard): void {
  try {
    window.history.replaceState(null, "", `${location.pathname}${location.search}${getBoardHash(encodeBoard(board))}`);
    updateUrlQuery({ board: null, era: null });
  } catch {
    // Some browsers refuse more than a hundred changes of the address in half a minute. The next change is written again.
  }
}
