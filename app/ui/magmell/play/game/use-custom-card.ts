import { useEffect, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { startReaderWorker } from "@/app/ui/magmell/write/start-reader";
import {
  type CustomCard,
  createCustomCardDefinition,
  decodeCardFragment,
  encodeCardFragment,
} from "@/lib/magmell/catalogue/views/custom-card";
import type { GoldfishCard } from "../goldfish-card";

/** A card that somebody made up and brought along in the address. */
type CustomCardState =
  | { readonly at: "reading" | "none" | "broken" }
  | { readonly at: "here"; readonly card: GoldfishCard };

type Names = { readonly unnamed: string; readonly mark: string };

/**
 * Reads the card behind the `#` of the address, its text too. The address never says what a card can do, only its text does.
 */
export function useCustomCard(version: string): CustomCardState {
  const unnamed = useWords("write.unnamed");
  const { mark } = useWords("write.guest");
  const [guest, setGuest] = useState<CustomCardState>({ at: "reading" });

  useEffect(() => {
    let stop = () => {};
    const arrive = () => {
      stop();
      const read = decodeCardFragment(window.location.hash);
      if (read.at !== "card") return setGuest({ at: read.at === "missing" ? "none" : "broken" });
      setGuest({ at: "reading" });
      let over = false;
      const settle = (settled: CustomCardState) => over || setGuest(settled);
      const reader = startReaderWorker(() => settle({ at: "broken" }));
      stop = () => {
        over = true;
        reader.stop();
      };
      const names = reader.remote.loadNames(version).catch(() => undefined);
      names
        .then(() => reader.remote.read(read.card.text, read.card.kind))
        .then(({ report }) => settle({ at: "here", card: guestCard(read.card, report, { unnamed, mark }) }))
        .catch(() => settle({ at: "broken" }))
        .finally(() => reader.stop());
    };
    arrive();
    window.addEventListener("hashchange", arrive);
    return () => {
      stop();
      window.removeEventListener("hashchange", arrive);
    };
  }, [version, unnamed, mark]);

  return guest;
}

type Report = Awaited<ReturnType<ReturnType<typeof startReaderWorker>["remote"]["read"]>>["report"];

function guestCard(card: CustomCard, { abilities, english, coverage }: Report, { unnamed, mark }: Names): GoldfishCard {
  const read = abilities.map(({ ability }) => ability);
  const definition = createCustomCardDefinition(card, read, unnamed);
  return {
    ...definition,
    reading: "",
    englishName: definition.name,
    englishText: english,
    coverage,
    wording: abilities.map(({ japanese }) => japanese).join("\n"),
    printing: { number: mark, illustrator: "" },
    written: encodeCardFragment(card),
  };
}
