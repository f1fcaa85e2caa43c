"use client";

import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { DECK_ZONES, type Deck, type DeckZone, nameKey } from "@/engine/magmell";
import { copiesOf } from "@/lib/decks/draft";
import type { SavedDeck } from "@/lib/decks/types";
import type { BuilderWords } from "../builder-words";
import type { Resolution } from "../draft/deck-saver";
import type { DeckEditor } from "../draft/use-deck-editor";
import type { Workspace } from "../draft/use-workspace";

type Props = {
  editor: DeckEditor;
  workspace: Workspace;
  /** The deck as the account has it now. */
  current: SavedDeck;
  words: BuilderWords;
  onClose: () => void;
};

/** Two versions of one deck, where they differ, and the three ways out. */
export function ConflictDialog({ editor, workspace, current, words, onClose }: Props) {
  const { conflict, close, copyName } = words.builder;
  const mine = editor.draft.history.present;
  const myName = mine.name || words.builder.unnamed;
  const differences = deckDifferences(mine.deck, current.deck);
  const choose = (resolution: Resolution) => {
    onClose();
    void workspace.saver.resolve(resolution, (name) => format(copyName, { name }));
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
      <table className="w-full text-sm">
        <thead>
          <tr className="border-edge border-b text-left text-ink-soft">
            <th scope="col" className="py-1 font-normal">
              {conflict.card}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              {conflict.here}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              {conflict.there}
            </th>
          </tr>
        </thead>
        <tbody>
          {myName === current.name ? null : <Difference label={conflict.name} here={myName} there={current.name} />}
          {differences.map(({ zone, name, here, there }) => (
            <Difference key={`${zone}${nameKey(name)}`} label={editor.title(name)} here={here} there={there} />
          ))}
        </tbody>
      </table>
      {differences.length === 0 ? <p className="mt-2 text-sm">{conflict.same}</p> : null}
    </Dialog>
  );
}

const Difference = ({ label, here, there }: { label: string; here: string | number; there: string | number }) => (
  <tr className="border-line border-b">
    <th scope="row" className="py-1 text-left font-normal">
      {label}
    </th>
    <td className="py-1 pl-3 text-right">{here}</td>
    <td className="py-1 pl-3 text-right">{there}</td>
  </tr>
);

type LineDifference = {
  readonly zone: DeckZone;
  readonly name: string;
  readonly here: number;
  readonly there: number;
};

/** The names whose copies differ between two decks, by zone. */
function deckDifferences(here: Deck, there: Deck): readonly LineDifference[] {
  return DECK_ZONES.flatMap((zone) => {
    const names = new Map([...there[zone], ...here[zone]].map(({ name }) => [nameKey(name), name]));
    return [...names.values()]
      .map((name) => ({ zone, name, here: copiesOf(here[zone], name), there: copiesOf(there[zone], name) }))
      .filter((line) => line.here !== line.there);
  });
}
