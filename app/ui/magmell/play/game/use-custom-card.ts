import { useEffect, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import type { Deck } from "@/engine/magmell";
import type { GoldfishCard } from "../goldfish-card";
import type { CustomCardState } from "./read-custom-card";

/** Loads the custom card in the URL fragment. Without one, the code that reads cards is never loaded. */
export function useCustomCard(version: string, deck: Deck, cards: readonly GoldfishCard[]): CustomCardState {
  const unnamed = useWords("write.unnamed");
  const { mark } = useWords("write.guest");
  const [guest, setGuest] = useState<CustomCardState>({ at: "reading" });

  useEffect(() => {
    let stop = () => {};
    const arrive = () => {
      stop();
      const { hash } = window.location;
      if (hash.length < 2) return setGuest({ at: "none" });
      setGuest({ at: "reading" });
      let over = false;
      let end = () => {};
      stop = () => {
        over = true;
        end();
      };
      const settle = (settled: CustomCardState) => over || setGuest(settled);
      import("./read-custom-card")
        .then(({ readCustomCard }) => {
          if (!over) end = readCustomCard(hash, { version, deck, cards }, { unnamed, mark }, settle);
        })
        .catch(() => settle({ at: "broken" }));
    };
    arrive();
    window.addEventListener("hashchange", arrive);
    return () => {
      stop();
      window.removeEventListener("hashchange", arrive);
    };
  }, [version, deck, cards, unnamed, mark]);

  return guest;
}
