import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { KeysDialog } from "@/app/ui/keys/keys-dialog";
import { Button } from "@/app/ui/kit/button";
import { CopyField } from "@/app/ui/kit/copy-field";
import { Dialog } from "@/app/ui/kit/dialog";
import { getMtgGoldfishHref } from "@/app/ui/links/mtg-address";
import { findObject, type PlayContext, type TableWindow } from "../game/play-context";
import { CardDialog } from "./card-dialog";
import { CardInfoDialog } from "./card-info-dialog";
import { ManualActionsDialog } from "./manual-actions-dialog";
import { PileDialog } from "./pile-dialog";

type Props = { play: PlayContext; code: string; shown: TableWindow | null };

/** Renders the open dialog of the table. */
export function TableWindows({ play, code, shown }: Props) {
  switch (shown?.is) {
    case "card": {
      const card = findObject(play.table, shown.id);
      return card === null ? null : <CardDialog play={play} card={card} />;
    }
    case "word":
      return <CardInfoDialog key={shown.name} play={play} name={shown.name} card={shown.play} />;
    case "pile":
      return <PileDialog play={play} pile={shown.pile} />;
    case "hand":
      return <ManualActionsDialog play={play} />;
    case "keys":
      return <Keys play={play} />;
    case "link":
      return <LinkDialog play={play} code={code} />;
    case "burn":
      return <BurnDialog play={play} command={shown.command} />;
    case undefined:
      return null;
  }
}

function LinkDialog({ play: { lang, table, open }, code }: { play: PlayContext; code: string }) {
  const w = useWords("mtgGoldfish.link");
  const address = new URL(getMtgGoldfishHref(lang, code, table.deal), window.location.href).href;
  return (
    <Dialog open onClose={() => open(null)} title={w.title} closeLabel={useWords("site.close")}>
      <CopyField label={w.label} hint={w.hint} value={address} rows={3} words={w} />
    </Dialog>
  );
}

function BurnDialog({ play, command }: { play: PlayContext; command: "pass" | "endTurn" }) {
  const { table, run, open } = play;
  const w = useWords("mtgGoldfishTable.burn");
  const { mana, life } = table.loss ?? { mana: 0, life: 0 };
  return (
    <Dialog
      open
      onClose={() => open(null)}
      title={w.title}
      closeLabel={useWords("site.close")}
      actions={
        <>
          <Button onClick={() => open(null)}>{w.back}</Button>
          <Button
            variant="primary"
            onClick={() => {
              run(command);
              open(null);
            }}
          >
            {w.goOn}
          </Button>
        </>
      }
    >
      <p>{format(w.hard, { mana, life })}</p>
    </Dialog>
  );
}

function Keys({ play: { open } }: { play: PlayContext }) {
  const w = useWords("mtgGoldfish.keys");
  return (
    <KeysDialog
      open
      onClose={() => open(null)}
      title={w.title}
      closeLabel={useWords("site.close")}
      switchLabel={w.use}
      tables={[
        {
          rows: [
            [w.next, [w.space, "Enter"]],
            [w.digits, ["1", "…", "9"]],
            [w.confirm, ["0"]],
            [w.move, ["←", "→", "↑", "↓"]],
            [w.card, ["I"]],
            [w.end, ["N"]],
            [w.mulligan, ["M"]],
            [w.byHand, ["B"]],
            [w.graveyard, ["G"]],
            [w.undo, ["U", "Ctrl+Z"]],
            [w.redo, ["Y", "Ctrl+Y"]],
            [w.same, ["R"]],
            [w.fresh, ["H"]],
            [w.legend, ["?"]],
          ],
        },
      ]}
    />
  );
}
