"use client";

import { quietPart } from "@/app/ui/late/quiet-part";
import type { OddsDeck } from "@/engine/magmell/odds";
import type { OddsWords } from "./odds-words";

type Props = {
  deck: OddsDeck | null;
  /** Names in the reader's language, by name. */
  titles: Readonly<Record<string, string>>;
  words: OddsWords;
  closeLabel: string;
};

const Panel = quietPart(async () => {
  const { OddsPanel } = await import("./odds-panel");
  return {
    default: ({ titles, ...shown }: Props) => <OddsPanel {...shown} titleOf={(name) => titles[name] ?? name} />,
  };
});

/** The odds of a deck that is read. They come after the page, which can do without them. */
export const DeckOddsSection = (props: Props) => (
  <section aria-label={props.words.odds.title} className="min-h-96">
    <h2 className="mb-2 text-xl">{props.words.odds.title}</h2>
    <Panel {...props} />
  </section>
);
