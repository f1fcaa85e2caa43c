"use client";

import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Dialog } from "@/app/ui/kit/dialog";
import type { ShareTarget } from "./share-choices";
import { ShareParts } from "./share-parts";
import type { ShareWords } from "./share-words";

type Props = { target: ShareTarget; lang: Lang; words: ShareWords; onClose: () => void };

/** A window with every way to give a deck or a card away. */
export const ShareDialog = ({ target, lang, words, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title={format(words.dialog.title, { name: target.name })}
    closeLabel={words.dialog.close}
  >
    <ShareParts target={target} lang={lang} words={words} />
  </Dialog>
);
