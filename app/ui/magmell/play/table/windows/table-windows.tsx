import { type ReactNode, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";
import { createLazyDialog } from "@/app/ui/lazy/lazy-dialog";
import type { Deck } from "@/engine/magmell";
import type { ShownCard, TableContext } from "../../game/table-context";
import type { OpponentDeck } from "../../setup/setup-dialog";

const CardDialog = createLazyDialog(async () => ({ default: (await import("../../question/card-dialog")).CardDialog }));
const GameMenu = createLazyDialog(async () => ({ default: (await import("./game-menu")).GameMenu }));
const PilesDialog = createLazyDialog(async () => ({ default: (await import("./piles-dialog")).PilesDialog }));
const KeysDialog = createLazyDialog(async () => ({
  default: (await import("../../goldfish-keys-dialog")).GoldfishKeysDialog,
}));
const SetupDialog = createLazyDialog(async () => ({ default: (await import("../../setup/setup-dialog")).SetupDialog }));
const LinesDialog = createLazyDialog(async () => ({ default: (await import("../../setup/lines-dialog")).LinesDialog }));

/** The windows that open over the table. */
export type WindowName = "menu" | "piles" | "keys" | "setup" | "lines";

type Props = {
  play: TableContext;
  deck: Deck;
  deckName: ReactNode;
  deckPage: string;
  trainer: string;
  trial: string;
  rivals: readonly OpponentDeck[];
  otherLangs: readonly Lang[];
  notices: ReactNode;
  open: WindowName | null;
  onOpen: (name: WindowName | null) => void;
  large: ShownCard | null;
  onLarge: (shown: ShownCard | null) => void;
};

/** Renders all windows over the table. The code of each is loaded when it first opens. */
export function TableWindows(props: Props) {
  const { play, open, onOpen, large, onLarge } = props;
  const { shared, sharedOpening, notShared } = useWords("goldfish");
  const [toast, setToast] = useState<Toast | null>(null);
  const close = () => onOpen(null);
  const share = async () => {
    const copied = await navigator.clipboard.writeText(window.location.href).then(
      () => true,
      () => false,
    );
    // The address tells the seed, but no cards that were chosen.
    const told = play.table.opening === null ? shared : sharedOpening;
    setToast((before) => ({ id: (before?.id ?? 0) + 1, text: copied ? told : notShared }));
  };
  return (
    <>
      {large === null ? null : <CardDialog shown={large} play={play} onClose={() => onLarge(null)} />}
      {open === "menu" ? <GameMenu {...props} open onClose={close} onShare={share} /> : null}
      {open === "piles" ? <PilesDialog open onClose={close} play={play} /> : null}
      {open === "keys" ? <KeysDialog open onClose={close} /> : null}
      {open === "setup" ? <SetupDialog {...props} open onClose={close} /> : null}
      {open === "lines" ? <LinesDialog open onClose={close} play={play} /> : null}
      <ToastRegion toast={toast} onDismiss={() => setToast(null)} closeLabel={useWords("site.close")} />
    </>
  );
}
