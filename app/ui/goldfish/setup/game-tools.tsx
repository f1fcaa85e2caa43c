import { useState } from "react";
import { Button } from "@/app/ui/kit/button";
import type { Deck } from "@/engine/magmell";
import type { Play } from "../game/play";
import { LinesDialog } from "./lines-dialog";
import type { Rival } from "./rivals";
import { SetupDialog } from "./setup-dialog";

type Props = { play: Play; deck: Deck; rivals: readonly Rival[] };

/** The buttons that set a game up, and lead to the lines of play once there are several. */
export function GameTools({ play, deck, rivals }: Props) {
  const [open, setOpen] = useState<"setup" | "lines" | null>(null);
  const { setup } = play.words.goldfish;
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen("setup")}>
        {setup.button}
      </Button>
      {play.table.lines.length > 1 ? (
        <Button variant="quiet" size="small" onClick={() => setOpen("lines")}>
          {setup.lines.button} {play.table.lines.length}
        </Button>
      ) : null}
      <SetupDialog open={open === "setup"} onClose={close} play={play} deck={deck} rivals={rivals} />
      <LinesDialog open={open === "lines"} onClose={close} play={play} />
    </>
  );
}
