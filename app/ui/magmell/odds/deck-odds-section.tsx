"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { lazyComponent } from "@/app/ui/lazy/lazy-component";
import type { OddsDeck } from "@/engine/magmell/odds";

type Props = {
  deck: OddsDeck | null;
  /** Names in the reader's language, by name. */
  titles: Readonly<Record<string, string>>;
  /** The odds for readers without script. */
  plain: ReactNode;
  /** URL of the trainer for this deck; null if the deck cannot be encoded. */
  trainer: string | null;
  /** Content above the odds. */
  children: ReactNode;
};

const Panel = lazyComponent(async () => {
  const { OddsPanel } = await import("./odds-panel");
  return {
    default: ({ titles, trainer, ...shown }: Omit<Props, "plain" | "children">) => (
      <OddsPanel {...shown} trainer={() => trainer} titleOf={(name) => titles[name] ?? name} />
    ),
  };
});

/**
 * Renders a collapsed section with the statistics and odds of a deck. The odds are loaded and calculated when it opens.
 */
export function DeckOddsSection({ plain, children, ...shown }: Props) {
  const { title, details } = useWords("odds");
  const box = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  // It may have been opened before the script came.
  useEffect(() => setOpened(box.current?.open === true), []);
  return (
    <details
      ref={box}
      className="no-print rounded-[3px] border border-line bg-leaf px-4 py-2"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary className="min-h-9 cursor-pointer content-center font-medium pointer-coarse:min-h-11">{details}</summary>
      <div id="odds" className="grid gap-8 py-3">
        {children}
        <section aria-label={title} className="min-h-96">
          <h2 className="mb-2 text-xl">{title}</h2>
          {opened ? <Panel {...shown} /> : null}
          <noscript>{plain}</noscript>
        </section>
      </div>
    </details>
  );
}
