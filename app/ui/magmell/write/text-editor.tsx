import { type Ref, useId } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { splitIntoMarkedParts } from "@/app/ui/magmell/card/reading/marked-parts";
import type { TextSpan } from "@/engine/magmell/text";
import { CUSTOM_CARD_LIMITS } from "@/lib/magmell/catalogue/views/custom-card";
import styles from "./text-editor.module.css";

type Props = {
  text: string;
  /** The unread stretches and their text; marks of an earlier text show as far as the text is still unchanged. */
  unread: readonly TextSpan[];
  readText: string;
  inputRef: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
  onCompose: (composing: boolean) => void;
};

/** Renders the field for the card text, which grows with the text. Parts that are not understood are underlined. */
export function TextEditor({ text, unread, readText, inputRef, onChange, onCompose }: Props) {
  const words = useWords("write");
  const id = useId();
  const hydrated = useHydrated();
  const same = commonStart(text, readText);
  const marks = text === readText ? unread : unread.filter(({ end }) => end <= same);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {words.text}
      </label>
      <div className={styles.stack}>
        <textarea
          ref={inputRef}
          id={id}
          lang="ja"
          value={text}
          readOnly={!hydrated}
          maxLength={CUSTOM_CARD_LIMITS.text}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className={styles.input}
          onChange={(event) => onChange(event.target.value)}
          onCompositionStart={() => onCompose(true)}
          onCompositionEnd={() => onCompose(false)}
        />
        <div aria-hidden="true" className={styles.marks}>
          {splitIntoMarkedParts(text, marks).map((part) =>
            part.mark === null ? part.text : <mark key={part.start}>{part.text}</mark>,
          )}
          {/* A line break at the end has a line of its own only when something stands in it. */}
          {"\u200b"}
        </div>
      </div>
      <p id={`${id}-hint`} className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
        <span>{words.textHint}</span>
        <span>{format(words.count, { n: text.length, max: CUSTOM_CARD_LIMITS.text })}</span>
      </p>
    </div>
  );
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}
