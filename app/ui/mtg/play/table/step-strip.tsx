import { useEffect, useRef } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { STEPS } from "@/engine/mtg";
import type { PlayContext } from "../game/play-context";

const CHIP =
  "inline-flex min-h-9 items-center gap-1 whitespace-nowrap rounded-[3px] border px-2 text-sm pointer-coarse:min-h-11";

/** Renders the steps of a turn, with the current one and the stops. A click toggles a stop. */
export function StepStrip({ table, run }: PlayContext) {
  const { table: w, short } = useWords("mtgGoldfishTable");
  const names = useWords("mtg.steps");
  const { step } = table.view;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const now = box?.querySelector<HTMLElement>(`[data-step="${step}"]`);
    if (box && now) box.scrollTo({ left: now.offsetLeft - box.offsetLeft - box.clientWidth / 2 + now.clientWidth / 2 });
  }, [step]);
  const { steps } = table.stops;
  return (
    <ol ref={list} aria-label={w.steps} className="relative flex gap-1 overflow-x-auto pb-1">
      {STEPS.filter((row) => row.priority === "always" || row.step === step).map((row) => {
        const isNow = row.step === step;
        const stops = steps.includes(row.step);
        const look = isNow ? "border-gold bg-wash font-medium text-gold" : "border-line text-ink-soft";
        const label = short[row.step];
        return (
          <li key={row.step} data-step={row.step} aria-current={isNow ? "step" : undefined} className="flex-none">
            {row.priority === "always" ? (
              <button
                type="button"
                aria-pressed={stops}
                aria-label={format(w.stopAt, { step: label })}
                title={names[row.step]}
                onClick={() =>
                  run({
                    stops: { steps: stops ? steps.filter((one) => one !== row.step) : [...steps, row.step] },
                  })
                }
                className={`${CHIP} ${look} hover:bg-wash`}
              >
                <span aria-hidden="true" className={stops ? "text-red" : "text-ink-soft"}>
                  {stops ? "■" : "□"}
                </span>
                {label}
              </button>
            ) : (
              <span title={names[row.step]} className={`${CHIP} ${look} border-dashed`}>
                {label}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
