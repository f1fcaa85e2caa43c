"use client";

import { useMemo, useRef, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";
import { CoverageMark } from "@/app/ui/magmell/card/reading/coverage-mark";
import { replaceReadingChoice } from "@/lib/magmell/catalogue/model/reading-choices";
import {
  BLANK_CUSTOM_CARD,
  createCustomCardDefinition,
  encodeCardFragment,
} from "@/lib/magmell/catalogue/views/custom-card";
import type { SampleDeckCodes } from "@/lib/magmell/decks/sample-codes";
import { CardFields } from "./card-fields";
import { COMMON_SENTENCES } from "./common-sentences";

import { ReadingView } from "./reading-view";
import { TextEditor } from "./text-editor";
import { useTextReading } from "./use-reading";
import { useCustomCardDraft } from "./use-written-card";
import { CustomCardFace } from "./written-face";

/** Placeholder in a known phrase for a part to fill in. */
const GAP = "〜";

/**
 * Replaces a part of the typed text so that the browser's own undo works. Then selects the first gap of a phrase, to be
 * typed over.
 */
function replaceTextRange(input: HTMLTextAreaElement, start: number, end: number, words: string): void {
  input.focus();
  input.setSelectionRange(start, end);
  // Nothing else keeps the history of a field; where it is gone the words still arrive.
  const done = document.execCommand(words === "" ? "delete" : "insertText", false, words);
  if (!done) {
    input.setRangeText(words, start, end, "end");
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  const gap = words.indexOf(GAP);
  if (gap >= 0) input.setSelectionRange(start + gap, start + gap + GAP.length);
}

/** Adds a sentence as an ability of its own at the end. */
function appendLine(input: HTMLTextAreaElement, line: string): void {
  const { value } = input;
  const end = value.trimEnd().length;
  replaceTextRange(input, end, value.length, `${end > 0 ? "\n" : ""}${line}`);
}

type Props = {
  /** The catalogue whose names texts may mention. */
  version: string;
  codes: SampleDeckCodes;
  lang: Lang;
};

/**
 * Renders the editor for custom cards: the text, how the engine reads it, and a link to the goldfish. Nothing is sent
 * to the server.
 */
export function CustomCardEditor({ version, codes, lang }: Props) {
  const write = useWords("write");
  const coverage = useWords("reading.coverage");
  const close = useWords("site.close");
  const { card, broken, change, replace } = useCustomCardDraft();
  const [composing, setComposing] = useState(false);
  const [toast, setToast] = useState<Toast | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  // What is half typed in an input method is no text yet.
  const settled = useRef(card.text);
  if (!composing) settled.current = card.text;
  const { reading, proposals, failed, retry } = useTextReading(settled.current, card.kind, version, card.readings);
  const report = reading?.report;
  const unread = useMemo(
    () => report?.abilities.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.unread)) ?? [],
    [report],
  );
  const face = useMemo(() => {
    const definition = createCustomCardDefinition(
      card,
      report?.abilities.map(({ ability }) => ability) ?? [],
      write.unnamed,
    );
    return { ...definition, reading: "", englishName: definition.name, englishText: report?.english ?? "" };
  }, [card, report, write.unnamed]);
  const tell = (text: string, action?: Toast["action"]) =>
    setToast((before) => ({ id: (before?.id ?? 0) + 1, text, ...(action && { action }) }));
  const edit = (start: number, end: number, said: string | null) => {
    const field = input.current;
    // A place in an earlier text is no place any more.
    if (field === null || report?.text !== card.text) return;
    if (said !== null) return replaceTextRange(field, start, end, said);
    field.focus();
    field.setSelectionRange(start, end);
  };
  const copy = async () => {
    const { origin, pathname } = window.location;
    const copied = await navigator.clipboard.writeText(`${origin}${pathname}#${encodeCardFragment(card)}`).then(
      () => true,
      () => false,
    );
    tell(copied ? write.copied : write.notCopied);
  };
  const clear = () => {
    replace(BLANK_CUSTOM_CARD);
    tell(write.cleared, { label: write.undo, run: () => replace(card) });
    input.current?.focus();
  };
  const empty = card.text.trim() === "";

  return (
    <>
      {broken ? (
        <Notice tone="warning" role="alert" title={write.broken.title}>
          {write.broken.body}
        </Notice>
      ) : null}
      {failed ? (
        <Notice tone="error" role="alert" title={write.failed.title}>
          <p>{write.failed.body}</p>
          <Button variant="primary" size="small" className="mt-2" onClick={retry}>
            {write.failed.retry}
          </Button>
        </Notice>
      ) : null}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <section aria-label={write.form} className="grid gap-5">
          <TextEditor
            text={card.text}
            unread={unread}
            readText={report?.text ?? ""}
            inputRef={input}
            onChange={(text) => change({ text })}
            onCompose={setComposing}
          />
          <p role="status" className="-mt-3 min-h-7 text-sm">
            {report === undefined || empty ? null : (
              <CoverageMark coverage={report.coverage} label={coverage[report.open ? "open" : report.coverage]} />
            )}
          </p>
          <details className="-mt-3">
            <summary className="min-h-9 content-center text-sm pointer-coarse:min-h-11">{write.insert}</summary>
            <p className="text-ink-soft text-sm">{write.insertNote}</p>
            <ul className="mt-2 grid justify-items-start gap-2">
              {COMMON_SENTENCES[card.kind].map((sentence) => (
                <li key={sentence}>
                  <Button
                    size="small"
                    lang="ja"
                    className="text-left"
                    onClick={() => input.current && appendLine(input.current, sentence)}
                  >
                    {sentence}
                  </Button>
                </li>
              ))}
            </ul>
          </details>
          <CardFields card={card} onChange={change} />
          <div className="flex flex-wrap gap-2">
            <Button onClick={copy}>{write.copy}</Button>
            <Button variant="quiet" onClick={clear}>
              {write.clear}
            </Button>
          </div>
        </section>
        <div className="lg:sticky lg:top-6 lg:row-span-2">
          <CustomCardFace card={card} face={face} codes={codes} lang={lang} />
        </div>
        <ReadingView
          reading={empty ? null : reading}
          proposals={proposals}
          waiting={!empty && !failed}
          onEdit={edit}
          onChoose={(option) => change({ readings: replaceReadingChoice(card.readings ?? [], option) })}
          lang={lang}
        />
      </div>
      <ToastRegion toast={toast} onDismiss={() => setToast(null)} closeLabel={close} />
    </>
  );
}
