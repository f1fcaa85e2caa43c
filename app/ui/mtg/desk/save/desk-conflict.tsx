import type { KeptSaver, Resolution } from "@/app/ui/drafts/kept-saver";
import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import type { Desk } from "@/lib/mtg/decks/desk-history";
import { deskDiff } from "@/lib/mtg/saved/desk-diff";
import { deskOf } from "@/lib/mtg/saved/saved-desk";
import type { SavedMtgDeck } from "@/lib/mtg/saved/types";
import type { DeskWords } from "../words";

type Props = {
  mine: Desk;
  /** The deck as the account has it now. */
  current: SavedMtgDeck;
  saver: KeptSaver<SavedMtgDeck>;
  onClose: () => void;
  words: DeskWords;
};

/** Two versions of one deck, where they differ, and the three ways out. */
export function DeskConflict({ mine, current, saver, onClose, words }: Props) {
  const { conflict, copyName, close, saved, desk } = words;
  const theirs = deskOf(current);
  const choose = (resolution: Resolution) => {
    onClose();
    void saver.resolve(resolution, (name) => format(copyName, { name }));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={conflict.title}
      closeLabel={close}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {conflict.later}
          </Button>
          <Button onClick={() => choose("copy")}>{conflict.copy}</Button>
          <Button onClick={() => choose("theirs")}>{conflict.theirs}</Button>
          <Button onClick={() => choose("mine")}>{conflict.mine}</Button>
        </>
      }
    >
      <p className="mb-4">{conflict.text}</p>
      <ul className="grid gap-1 text-sm">
        {mine.name === theirs.name ? null : (
          <li>{format(conflict.names, { here: mine.name || desk.unnamed, there: theirs.name })}</li>
        )}
        {mine.format === theirs.format && mine.on === theirs.on ? null : <li>{saved.otherFormat}</li>}
        {deskDiff(mine.text, theirs.text).map(({ zone, name, before, after }) => (
          <li key={`${zone}/${name}`} className="break-words">
            {format(saved.differs, { zone: desk.sorted.zones[zone], name, here: before, there: after })}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
