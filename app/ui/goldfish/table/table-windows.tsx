import { type ReactNode, useState } from "react";
import { href, type Lang } from "@/app/ui/i18n/lang";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";
import { latePart } from "@/app/ui/late/late-part";
import type { Deck } from "@/engine/magmell";
import type { Play, ShownCard } from "../game/play";
import { CardDialog } from "../question/card-dialog";
import type { Rival } from "../setup/rivals";

const GameMenu = latePart(() => import("./game-menu").then(({ GameMenu }) => ({ default: GameMenu })));
const PilesDialog = latePart(() => import("./piles-dialog").then(({ PilesDialog }) => ({ default: PilesDialog })));
const KeysDialog = latePart(() =>
  import("../goldfish-keys-dialog").then(({ GoldfishKeysDialog }) => ({ default: GoldfishKeysDialog })),
);
const SetupDialog = latePart(() =>
  import("../setup/setup-dialog").then(({ SetupDialog }) => ({ default: SetupDialog })),
);
const LinesDialog = latePart(() =>
  import("../setup/lines-dialog").then(({ LinesDialog }) => ({ default: LinesDialog })),
);

/** The windows that open over the table. */
export type WindowName = "menu" | "piles" | "keys" | "setup" | "lines";

type Props = {
  play: Play;
  deck: Deck;
  code: string;
  rivals: readonly Rival[];
  notices: ReactNode;
  lang: Lang;
  open: WindowName | null;
  onOpen: (name: WindowName | null) => void;
  large: ShownCard | null;
  onLarge: (shown: ShownCard | null) => void;
};

/** All windows over the table; but for the large view of a card their code comes when they are first opened. */
export function TableWindows({ play, deck, code, rivals, notices, lang, open, onOpen, large, onLarge }: Props) {
  const { goldfish, site } = play.words;
  const [toast, setToast] = useState<Toast | null>(null);
  const close = () => onOpen(null);
  const share = async () => {
    const copied = await navigator.clipboard.writeText(window.location.href).then(
      () => true,
      () => false,
    );
    setToast((before) => ({ id: (before?.id ?? 0) + 1, text: copied ? goldfish.shared : goldfish.notShared }));
  };
  return (
    <>
      <CardDialog shown={large} play={play} onClose={() => onLarge(null)} />
      {open === "menu" ? (
        <GameMenu
          open
          onClose={close}
          play={play}
          onShare={share}
          onOpen={onOpen}
          deckPage={href(lang, `/d/${code}`)}
          notices={notices}
        />
      ) : null}
      {open === "piles" ? <PilesDialog open onClose={close} play={play} /> : null}
      {open === "keys" ? <KeysDialog open onClose={close} words={play.words} /> : null}
      {open === "setup" ? <SetupDialog open onClose={close} play={play} deck={deck} rivals={rivals} /> : null}
      {open === "lines" ? <LinesDialog open onClose={close} play={play} /> : null}
      <ToastRegion toast={toast} onDismiss={() => setToast(null)} closeLabel={site.close} />
    </>
  );
}
