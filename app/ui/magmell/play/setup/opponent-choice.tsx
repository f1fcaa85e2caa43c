import { useWords } from "@/app/i18n/use-words";
import type { TableContext } from "../game/table-context";
import { OpponentField } from "./opponent-field";

/**
 * Renders the choice of the opponent above the opening hand. A new choice deals the same cards against that opponent.
 */
export default function OpponentChoice({ play: { table, onCommand } }: { play: TableContext }) {
  const words = useWords("goldfish.setup");
  const { kind, deck } = table.opponent;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <OpponentField
        words={words}
        kind={kind}
        onKind={(next) => onCommand({ setup: { opponent: { kind: next, deck } } })}
      />
      <p className="text-ink-soft text-sm max-sm:hidden">{words.about[kind]}</p>
    </div>
  );
}
