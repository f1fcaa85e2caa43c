import { useWords } from "@/app/i18n/use-words";
import { SmallFace } from "@/app/ui/magmell/card/small-face";
import type { CardDefinition, Deck } from "@/engine/magmell";
import { listStuckCards, type TrialSums } from "@/lib/magmell/play/trial/trial-sums";

type Props = {
  sums: TrialSums;
  deck: Deck;
  definitions: readonly CardDefinition[];
  titles: Readonly<Record<string, string>>;
};

const ROWS = 5;

/** Renders the five cards most often left in the hand, with their faces and average copies at game end as bars. */
export function StuckCards({ sums, deck, definitions, titles }: Props) {
  const text = useWords("goldfishTrial.stuck");
  const rows = listStuckCards(sums, deck).slice(0, ROWS);
  const [most] = rows;
  if (!most) return null;
  return (
    <section aria-label={text.title} className="min-w-0 max-w-[420px]">
      <h2 className="font-gothic font-medium text-sm">{text.title}</h2>
      <p className="text-ink-soft text-xs leading-snug">{text.note}</p>
      <ul className="mt-2 grid gap-2">
        {rows.map(({ name, copies }) => (
          <li key={name} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3">
            <SmallFace card={definitions.find((card) => card.name === name) ?? null} className="row-span-2" />
            <span className="min-w-0 text-balance leading-tight">{titles[name] ?? name}</span>
            <span className="tabular-nums">{copies.toFixed(2)}</span>
            <span aria-hidden="true" className="col-span-2 mt-1 h-2 border border-line">
              <span
                className="block h-full border-edge border-r bg-edge/45"
                style={{ width: `${(copies / most.copies) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
