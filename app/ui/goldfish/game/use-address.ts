import { useEffect } from "react";
import { writeSeed } from "@/lib/goldfish/seed";
import type { TableView } from "@/lib/goldfish/types";

/** Keeps the address such that it deals the hand on the screen again, and with it the links to the page in the other language. */
export function useAddress(table: TableView | null): void {
  const seed = table?.seed;
  const goesFirst = table?.goesFirst;
  const kind = table?.opponent.kind;
  useEffect(() => {
    if (seed === undefined) return;
    const query = new URLSearchParams(window.location.search);
    const put = (key: string, value: string | null) => (value === null ? query.delete(key) : query.set(key, value));
    // The decision of the address was carried out, and can be undone.
    put("begin", null);
    put("seed", writeSeed(seed));
    put("first", goesFirst ? null : "2");
    put("opponent", kind === "passive" ? null : (kind ?? null));
    if (`?${query}` !== window.location.search) {
      // Behind the `#` stands a card that somebody made up, if there is one.
      window.history.replaceState(null, "", `${window.location.pathname}?${query}${window.location.hash}`);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[rel=alternate][hreflang]")) {
      query.set("lang", link.hreflang);
      link.search = `${query}`;
      link.hash = window.location.hash;
    }
  }, [seed, goesFirst, kind]);
}
