import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { SelectField } from "@/app/ui/kit/select-field";
import { Icon } from "@/app/ui/kit/svg-icon";
import { ERAS, type Era, type MtgBoard } from "@/engine/mtg";
import { EXAMPLE_BOARDS, findPlayableBoard } from "./example-boards";

type Props = {
  board: MtgBoard;
  /** The example board on display, if unchanged. */
  boardId: string | null;
  compares: boolean;
  /** Takes an example board, or `null` to clear the table. */
  onBoard: (boardId: string | null) => void;
  /** Takes an era, or `null` to compare all. */
  onEra: (era: Era | null) => void;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  lang: Lang;
};

/** Option for the reader's own board in the list of example boards. */
const OWN = "own";

/** Renders the toolbar of the board editor: choice of board and era, undo and redo. */
export function BoardEditorToolbar({ board, boardId, compares, onBoard, onEra, onUndo, onRedo, lang }: Props) {
  const eras = useWords("mtg.eras");
  const mtgLab = useWords("mtgLab");
  const isOwn = boardId === null && board.pieces.length > 0;
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <SelectField
        label={mtgLab.ready}
        value={isOwn ? OWN : (boardId ?? "")}
        frameClassName="min-w-0 max-w-full grow sm:max-w-sm"
        options={[
          ...(isOwn ? [{ value: OWN, label: mtgLab.own }] : []),
          { value: "", label: mtgLab.empty },
          ...EXAMPLE_BOARDS.map(({ id, title }) => ({
            value: id,
            label: `${shownId(id)} ${title[getTextLang(lang)]}`.trim(),
          })),
        ]}
        onChange={({ target }) => {
          if (target.value !== OWN) onBoard(target.value || null);
        }}
      />
      <SelectField
        label={mtgLab.era}
        value={compares ? "" : board.era}
        options={[...ERAS.map((era) => ({ value: era, label: eras[era] })), { value: "", label: mtgLab.compare }]}
        onChange={({ target }) => onEra(ERAS.find((era) => era === target.value) ?? null)}
      />
      <Button disabled={onUndo === null} onClick={onUndo ?? undefined}>
        <Icon name="undo" size={18} />
        {mtgLab.undo}
      </Button>
      <Button disabled={onRedo === null} onClick={onRedo ?? undefined}>
        <Icon name="redo" size={18} />
        {mtgLab.redo}
      </Button>
      <Button onClick={() => window.print()}>{mtgLab.print}</Button>
    </div>
  );
}

/** The number of a board as rules print it; boards that are played on have none. */
const shownId = (id: string): string => (findPlayableBoard(id) === null ? id : "");
