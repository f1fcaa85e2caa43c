"use client";

import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Dialog } from "@/app/ui/kit/dialog";
import type { ShareTarget } from "./share-choices";
import { SharePanel } from "./share-panel";

type Props = { target: ShareTarget; lang: Lang; onClose: () => void };

/** Renders a window with every way to give a deck or a card away. */
export function ShareDialog({ target, lang, onClose }: Props) {
  const { title, close } = useWords("share.dialog");
  return (
    <Dialog open onClose={onClose} title={format(title, { name: target.name })} closeLabel={close}>
      <SharePanel target={target} lang={lang} />
    </Dialog>
  );
}
