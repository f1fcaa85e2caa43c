import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { ConflictWindow } from "@/app/ui/drafts/conflict-window";
import type { KeptSaver } from "@/app/ui/drafts/kept-saver";
import type { Desk } from "@/lib/mtg/decks/desk-history";
import { deskDiff } from "@/lib/mtg/saved/desk-diff";
import { deskOf } from "@/lib/mtg/saved/saved-desk";
import type { SavedMtgDeck } from "@/lib/mtg/saved/types";

type Props = {
  mine: Desk;
  /** The deck as the account has it now. */
  current: SavedMtgDeck;
  saver: KeptSaver<SavedMtgDeck>;
  onClose: () => void;
};

/** Two versions of a list, with what differs in each zone. */
export function DeskConflict({ mine, current, saver, onClose }: Props) {
  const { unnamed, sorted } = useWords("mtgDesk");
  const saved = useWords("mtgSaved");
  const conflict = useWords("builder.conflict");
  const theirs = deskOf(current);
  return (
    <ConflictWindow onChoose={(...choice) => void saver.resolve(...choice)} onClose={onClose}>
      <ul className="grid gap-1 text-sm">
        {mine.name === theirs.name ? null : (
          <li>{format(conflict.names, { here: mine.name || unnamed, there: theirs.name })}</li>
        )}
        {mine.format === theirs.format && mine.on === theirs.on ? null : <li>{saved.otherFormat}</li>}
        {deskDiff(mine.text, theirs.text).map(({ zone, name, before, after }) => (
          <li key={`${zone}/${name}`} className="break-words">
            {format(saved.differs, { zone: sorted.zones[zone], name, here: before, there: after })}
          </li>
        ))}
      </ul>
    </ConflictWindow>
  );
}
