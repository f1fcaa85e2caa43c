import { parseSymbols, type SymbolCounts } from "@/engine/magmell";

/** Latin letters typed for color symbols. */
const TYPED: Readonly<Record<string, string>> = { b: "青", g: "緑", r: "赤" };

/** Parses a typed cost, in either width and with Latin letters for colors; null if invalid. */
export function parseTypedCost(typed: string): SymbolCounts | null {
  const spelled = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s{}]/g, "")
    .replace(/[bgr]/g, (letter) => TYPED[letter] ?? letter);
  if (spelled === "") return null;
  return parseSymbols(spelled === "0" ? "" : spelled);
}
