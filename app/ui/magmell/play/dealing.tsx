import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Skeleton } from "@/app/ui/kit/skeleton";
import { RuleNote } from "./question/rule-number";
import side from "./table/side/side.module.css";
import table from "./table/table.module.css";

const PLACES = ["first", "second", "third", "fourth", "fifth"];

/** Renders a placeholder for the opening hand until it is dealt. */
export function DealingSkeleton({ lang }: { lang: Lang }) {
  const goldfish = useWords("goldfish");
  return (
    <>
      <div className={table.strip1}>
        <h2 className={table.moment}>{goldfish.turn.preparing}</h2>
        <p className="text-ink-soft text-sm">{goldfish.loading}</p>
      </div>
      <div className="flex min-h-0 flex-col gap-2 [grid-area:board]">
        <div className="text-sm">
          <RuleNote lang={lang} text={goldfish.redraw.body} rule="mag:503.1.1.3" />
        </div>
        <div className={side.openingHand}>
          <div className="flex h-full flex-wrap content-center justify-center gap-2">
            {PLACES.map((place) => (
              <Skeleton key={place} className={`${side.dealt} aspect-[63/88]`} />
            ))}
          </div>
        </div>
      </div>
      <div className={side.side} />
    </>
  );
}
