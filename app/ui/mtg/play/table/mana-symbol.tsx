import type { Dictionary } from "@/app/i18n/dictionary";
import { useWords } from "@/app/i18n/use-words";
import { MANA_TYPES, type Mana, type ManaType } from "@/engine/mtg";

const INKS: Readonly<Record<ManaType, string>> = {
  w: "text-gold",
  u: "text-blue",
  b: "text-ink",
  r: "text-red",
  g: "text-green",
  c: "text-ink-soft",
};

type MarkProps = { type: ManaType };

/** Renders the symbol of a mana type: its letter in a ring. Callers add a text for screen readers. */
export const ManaSymbol = ({ type }: MarkProps) => (
  <span
    aria-hidden="true"
    className={`inline-grid size-6 place-items-center rounded-full border border-edge bg-leaf font-bold text-xs ${INKS[type]}`}
  >
    {type.toUpperCase()}
  </span>
);

/** Returns an amount of mana as text, such as "緑 2, 無色 1". */
export const describeMana = (mana: Mana, words: Dictionary["mtgGoldfishTable"]["mana"]): string =>
  MANA_TYPES.filter((type) => mana[type] > 0)
    .map((type) => `${words[type]} ${mana[type]}`)
    .join(", ");

/** Renders an amount of mana as symbols. */
export function ManaAmounts({ mana }: { mana: Mana }) {
  const { mana: names, table } = useWords("mtgGoldfishTable");
  const shown = MANA_TYPES.filter((type) => mana[type] > 0);
  if (shown.length === 0) return <span className="text-ink-soft">{table.emptyPool}</span>;
  return (
    <>
      <span className="sr-only">{describeMana(mana, names)}</span>
      <span aria-hidden="true" className="inline-flex flex-wrap items-center gap-1">
        {shown.map((type) => (
          <span key={type} className="inline-flex items-center gap-0.5">
            <ManaSymbol type={type} />
            {mana[type]}
          </span>
        ))}
      </span>
    </>
  );
}
