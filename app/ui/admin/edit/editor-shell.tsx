"use client";

import type { FormEvent, ReactNode } from "react";
import type { EditFile } from "@/lib/admin/edit-file";
import { useHydrated } from "../../account/use-hydrated";
import { Button } from "../../kit/button";
import { Notice } from "../../kit/notice";
import type { Lang } from "../../words/lang";
import { RefusedFiles } from "../import/refused-files";
import { sendText } from "../import/send-files";
import { useFileSender } from "../import/use-file-sender";
import type { EditorWords } from "./editor-words";

type Props = {
  /** What the form is now, as a card file. */
  file: () => EditFile;
  /** Whether what was typed before came back. */
  restored: boolean;
  onReset: () => void;
  lang: Lang;
  words: EditorWords;
  children: ReactNode;
};

/** Around every form: what was restored, what was refused, and the way on to the review. */
export function EditorShell({ file, restored, onReset, lang, words, children }: Props) {
  const hydrated = useHydrated();
  const { busy, refused, place, run } = useFileSender(lang);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void run(() => sendText(file()));
  };
  return (
    <form onSubmit={submit} method="post" noValidate className="grid max-w-3xl gap-6">
      {restored ? (
        <Notice tone="info" title={words.edit.restored} role="status">
          <Button size="small" onClick={onReset} className="mt-2">
            {words.edit.discard}
          </Button>
        </Notice>
      ) : null}
      {children}
      <RefusedFiles refused={refused} place={place} lang={lang} words={words} />
      <div>
        <Button type="submit" variant="primary" disabled={!hydrated || busy}>
          {busy ? words.edit.sending : words.edit.review}
        </Button>
      </div>
    </form>
  );
}
