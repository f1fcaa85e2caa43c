"use client";

import { useMemo, useState } from "react";
import { type CardTitle, describeDeckProblem } from "@/app/ui/i18n/describe-deck-problem";
import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { Notice } from "@/app/ui/kit/notice";
import { TextArea } from "@/app/ui/kit/text-area";
import { checkDeck, countLines } from "@/engine/magmell";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { MAX_TEXT_LENGTH } from "@/lib/sharing/deck-text";
import type { BuilderWords } from "../builder-words";
import { describeCodeProblem } from "../describe-code-problem";
import type { DraftStore } from "../draft/draft-store";
import { type PastedDeck, readPasted } from "../draft/read-pasted";

type Props = {
  store: DraftStore;
  catalogue: Catalogue;
  title: CardTitle;
  words: BuilderWords;
  /** The initial text. */
  pasted: string;
  onClose: () => void;
};

/** Reads a list or a code while it is being written, tells what it found, and puts it in the place of the deck in one edit. */
export function ImportDialog({ store, catalogue, title, words, pasted, onClose }: Props) {
  const [text, setText] = useState(pasted);
  const { import: texts, close, cancel } = words.builder;
  const read = useMemo(() => (text.trim() === "" ? null : readPasted(text, catalogue)), [text, catalogue]);
  const deck = read && read.as !== "brokenCode" ? read.deck : null;
  const size = deck ? countLines(deck.grimoire) + countLines(deck.stoneDeck) : 0;
  const apply = () => {
    if (!deck || !read) return;
    store.edit({ do: "replace", why: read.as === "code" ? "code" : "import", deck });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={pasted ? texts.pasted : texts.title}
      closeLabel={close}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" disabled={size === 0} onClick={apply}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={texts.label}
          hint={texts.hint}
          rows={9}
          maxLength={MAX_TEXT_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="font-gothic text-sm!"
        />
        <div role="status" className="grid gap-3">
          {read ? <Findings read={read} catalogue={catalogue} title={title} words={words} /> : null}
        </div>
      </div>
    </Dialog>
  );
}

type FindingsProps = { read: PastedDeck; catalogue: Catalogue; title: CardTitle; words: BuilderWords };

function Findings({ read, catalogue, title, words }: FindingsProps) {
  const { import: texts, code } = words.builder;
  if (read.as === "brokenCode") {
    return (
      <Notice tone="error" title={code.brokenTitle}>
        {describeCodeProblem(code.broken, read.problem)} {code.advice}
      </Notice>
    );
  }
  const warnings = read.as === "list" ? read.warnings : [];
  const unknown = checkDeck(read.deck, catalogue.definitions).filter(
    (problem) => problem.code === "UNKNOWN_NAME" || problem.code === "WITHDRAWN",
  );
  const counts = { grimoire: countLines(read.deck.grimoire), stoneDeck: countLines(read.deck.stoneDeck) };
  return (
    <>
      <p>
        {read.as === "code" ? `${texts.applyCode} ` : null}
        {format(texts.summary, counts)}
      </p>
      {warnings.length + unknown.length > 0 ? (
        <Notice tone="warning" title={format(texts.warnings, { n: warnings.length + unknown.length })}>
          <ul className="grid gap-1">
            {warnings.map(({ code: warning, line, text }) => (
              <li key={`${line}${warning}`}>
                {format(texts.line, { n: line })} {text ? <q className="text-ink-soft">{text}</q> : null}{" "}
                {texts.codes[warning]}
              </li>
            ))}
            {unknown.map((problem) => (
              <li key={`${problem.zone}${problem.names.join()}`}>
                {describeDeckProblem(words.problems, problem, title)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
