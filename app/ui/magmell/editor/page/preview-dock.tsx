"use client";

import { useEffect, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import { useLazyComponent } from "@/app/ui/lazy/use-lazy-component";
import type { PreviewProps } from "../cards/card-preview";
import type { CardListHandlers } from "../rows/row-keys";

const fetchPreview = registerLazyModule(async () => (await import("../cards/card-preview")).CardPreview);

type Props = {
  row: PreviewProps["row"] | null;
  tools: CardListHandlers;
  onStep: PreviewProps["onStep"];
};

/** Renders the place of the card in view beside the deck. It has its height before there is a card, so that nothing moves. */
export function PreviewDock({ row, tools, onStep }: Props) {
  const Preview = useLazyComponent(fetchPreview, useDocked());
  const preview = useWords("builder.preview");
  return (
    <section
      aria-label={preview.title}
      className="hidden h-58 shrink-0 overflow-hidden rounded-[3px] border border-line bg-leaf p-2 docked:block"
    >
      {row && Preview ? (
        <Preview row={row} docked tools={tools} onStep={onStep} />
      ) : (
        <p className="flex h-full items-center justify-center text-center text-ink-soft text-sm">{preview.hint}</p>
      )}
    </section>
  );
}

/** Whether the place is shown: elsewhere its code is not needed. */
function useDocked(): boolean {
  const [docked, setDocked] = useState(false);
  useEffect(() => {
    const query = window.matchMedia("(width >= 80rem) and (height >= 44rem)");
    const hear = () => setDocked(query.matches);
    hear();
    query.addEventListener("change", hear);
    return () => query.removeEventListener("change", hear);
  }, []);
  return docked;
}
