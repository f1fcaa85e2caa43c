"use client";

import { type ReactNode, useState } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { CopyField } from "@/app/ui/kit/copy-field";
import { Dialog } from "@/app/ui/kit/dialog";
import { Notice } from "@/app/ui/kit/notice";
import { MAX_SHARED_NAME_LENGTH } from "@/lib/decks/sharing/shared-name";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { buildEmbedCode, FRAME_SIZES } from "./frame-code";
import { QrCode } from "./qr-code";
import { PictureActions, ShareActions } from "./share-actions";
import { getNameChange, listShareChoices, type ShareChoice, type ShareTarget } from "./share-choices";
import { VisibilityField } from "./visibility-field";

type Props = {
  target: ShareTarget;
  lang: Lang;
  /** Further formats, such as a list, below the others. */
  children?: ReactNode;
};

/**
 * Renders all ways to share a deck or card: picture, link and apps first, other formats collapsed. Loads nothing from
 * other sites.
 */
export function SharePanel({ target, lang, children }: Props) {
  const [saved, setSaved] = useState(target.kind === "deck" ? target.saved : null);
  const [wish, setWish] = useState<ShareChoice["key"]>("live");
  const words = useWords("share.dialog");
  const choices = listShareChoices(target.kind === "deck" ? { ...target, saved } : target, lang);
  const choice = choices.find(({ key }) => key === wish) ?? choices[0];
  const change = (deck: SavedDeck) => {
    setSaved(deck);
    setWish("live");
  };
  return (
    <div className="grid gap-3">
      {choice ? (
        <FirstParts key={choice.page} target={target} choice={choice} />
      ) : (
        <Notice tone="warning" title={words.nothing} />
      )}
      {saved?.mine ? <VisibilityField saved={saved} onChange={change} /> : null}
      {saved?.mine && saved.visibility === "private" && choice ? (
        <p className="text-ink-soft text-sm">{words.privateNote}</p>
      ) : null}
      {choice || children ? (
        <details className="rounded-[3px] border border-line px-4 py-1">
          <summary className="min-h-11 content-center font-medium text-sm">{words.more}</summary>
          <div className="grid gap-4 pb-3">
            {choice ? (
              <>
                <ChoiceField choices={choices} chosen={choice} onChoose={setWish} />
                <OtherParts target={target} choice={choice} />
              </>
            ) : null}
            {children}
          </div>
        </details>
      ) : null}
    </div>
  );
}

type ChoiceFieldProps = {
  choices: readonly ShareChoice[];
  chosen: ShareChoice;
  onChoose: (key: ShareChoice["key"]) => void;
};

function ChoiceField({ choices, chosen, onChoose }: ChoiceFieldProps) {
  const words = useWords("share.dialog");
  if (choices.length < 2) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1 font-medium text-sm">{words.which}</legend>
      {choices.map(({ key }) => (
        <CheckboxChip key={key} type="radio" name="share" checked={key === chosen.key} onChange={() => onChoose(key)}>
          {words[key]}
        </CheckboxChip>
      ))}
    </fieldset>
  );
}

type PartsProps = { target: ShareTarget; choice: ShareChoice };

function FirstParts({ target, choice }: PartsProps) {
  const words = useWords("share.dialog");
  const link = new URL(choice.page, window.location.href).href;
  const hint = target.kind === "deck" ? (choice.key === "live" ? words.liveHint : words.frozenHint) : undefined;
  const change = target.kind === "deck" && choice.key === "frozen" ? getNameChange(target) : null;
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: the site draws it, in this very size. */}
      <img
        src={choice.picture}
        alt={target.name}
        width={1200}
        height={630}
        className="h-auto w-full rounded-[3px] border border-line"
      />
      <CopyField label={words.link} hint={hint} value={link} words={words} />
      {change === null ? null : (
        <p className="text-ink-soft text-sm">
          {change.as === "cut"
            ? format(words.nameCut, { n: MAX_SHARED_NAME_LENGTH, name: change.name })
            : words.nameRefused}
        </p>
      )}
      <ShareActions name={target.name} link={link} />
    </>
  );
}

function OtherParts({ target, choice }: PartsProps) {
  const words = useWords("share.dialog");
  const link = new URL(choice.page, window.location.href).href;
  return (
    <>
      <PictureActions name={target.name} picture={choice.picture} tall={target.kind === "deck"} />
      <div className="grid justify-items-center gap-2">
        <h3 className="justify-self-start font-medium text-sm">{words.qr}</h3>
        <QrCode text={link} label={format(words.qrAlt, { link })} className="w-56 max-w-full" />
        <p className="text-ink-soft text-sm">{words.qrHint}</p>
      </div>
      {choice.embed ? (
        <CopyField
          label={words.embed}
          hint={words.embedHint}
          rows={4}
          value={buildEmbedCode({
            source: new URL(choice.embed, window.location.href).href,
            title: format(words.embedFrame, { name: target.name }),
            ...FRAME_SIZES[target.kind],
          })}
          words={words}
        />
      ) : null}
    </>
  );
}

type DialogProps = { target: ShareTarget; lang: Lang; onClose: () => void };

/** Renders the share dialog of a deck or card. */
export function ShareDialog({ target, lang, onClose }: DialogProps) {
  const { title, close } = useWords("share.dialog");
  return (
    <Dialog open onClose={onClose} title={format(title, { name: target.name })} closeLabel={close}>
      <SharePanel target={target} lang={lang} />
    </Dialog>
  );
}
