"use client";

import type { ReactNode } from "react";
import { useWords } from "@/app/i18n/use-words";
import { lazyComponent } from "@/app/ui/lazy/lazy-component";
import type { OddsDeck } from "@/engine/magmell/odds";

type Props = {
  deck: OddsDeck | null;
  /** Names in the reader's language, by name. */
  titles: Readonly<Record<string, string>>;
  /** The odds for readers without script. */
  plain: ReactNode;
  /** The address where hands of the deck are practised; `null` where it cannot be written as a code. */
  trainer: string | null;
};

const Panel = lazyComponent(async () => {
  const { OddsPanel } = await import("./odds-panel");
  return {
    default: ({ titles, trainer, ...shown }: Omit<Props, "plain">) => (
      <OddsPanel {...shown} trainer={() => trainer} titleOf={(name) => titles[name] ?? name} />
    ),
  };
});

/** Renders the odds of a deck that is read. They come after the page, which can do without them. */
export function DeckOddsSection({ plain, ...shown }: Props) {
  const { title } = useWords("odds");
  return (
    <section aria-label={title} className="min-h-96">
      <h2 className="mb-2 text-xl">{title}</h2>
      <Panel {...shown} />
      <noscript>{plain}</noscript>
    </section>
  );
}
