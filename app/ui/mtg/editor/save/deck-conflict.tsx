import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import type { DraftSaver } from "@/app/ui/editor/draft-saver";
import { SaveConflictDialog } from "@/app/ui/editor/save-conflict-dialog";
import type { MtgDraft } from "@/lib/mtg/decks/draft-history";
import { diffDrafts } from "@/lib/mtg/decks/saved/draft-diff";
import { toMtgDraft } from "@/lib/mtg/decks/saved/saved-draft";
import type { SavedMtgDeck } from "@/lib/mtg/decks/saved/types";

type Props = {
  mine: MtgDraft;
  /** The deck as the account has it now. */
  current: SavedMtgDeck;
  saver: DraftSaver<SavedMtgDeck>;
  onClose: () => void;
};

/** Renders two versions of a list, with what differs in each zone. */
export function DeckConflictDialog({ mine, current, saver, onClose }: Props) {
  const { unnamed, sorted } = useWords("mtgDesk");
  const saved = useWords("mtgSaved");
  const conflict = useWords("builder.conflict");
  const theirs = toMtgDraft(current);
  return (
    <SaveConflictDialog onChoose={(...choice) => void saver.resolve(...choice)} onClose={onClose}>
      <ul className="grid gap-1 text-sm">
        {mine.name === theirs.name ? null : (
          <li>{format(conflict.names, { here: mine.name || unnamed, there: theirs.name })}</li>
        )}
        {mine.format === theirs.format && mine.on === theirs.on ? null : <li>{saved.otherFormat}</li>}
        {diffDrafts(mine.text, theirs.text).map(({ zone, name, before, after }) => (
          <li key={`${zone}/${name}`} className="break-words">
            {format(saved.differs, { zone: sorted.zones[zone], name, here: before, there: after })}
          </li>
        ))}
      </ul>
    </SaveConflictDialog>
  );
}
