import { useWords } from "@/app/i18n/use-words";
import { Dialog } from "@/app/ui/kit/dialog";
import { getOpponent } from "@/engine/magmell";
import type { TableContext } from "../../game/table-context";
import { CardPile } from "./pile";

type Props = { open: boolean; onClose: () => void; play: TableContext };

/** Renders the piles that everybody may look through: both players' dust, and the dream. */
export function PilesDialog({ open, onClose, play }: Props) {
  const { table } = play;
  const { table: text, play: playing } = useWords("goldfish");
  const { sides, dream, viewer } = table.view;
  const { dust, whose } = playing.table;
  const own = sides[viewer].dust;
  const their = sides[getOpponent(viewer)].dust;
  // Whatever is pressed here goes on at the table.
  const onward: TableContext = {
    ...play,
    onCommand: (command) => {
      onClose();
      play.onCommand(command);
    },
    onShow: (shown) => {
      onClose();
      play.onShow(shown);
    },
  };
  return (
    <Dialog open={open} onClose={onClose} title={text.piles} closeLabel={useWords("site.close")}>
      <div className="grid gap-3">
        {own.length + their.length + dream.length === 0 ? <p className="text-ink-soft">{text.empty}</p> : null}
        <CardPile title={`${dust} · ${whose.own}`} instances={own} play={onward} />
        <CardPile title={`${dust} · ${whose.other}`} instances={their} play={onward} />
        <CardPile title={playing.table.dream} instances={dream} play={onward} />
      </div>
    </Dialog>
  );
}
