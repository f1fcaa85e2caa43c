"use client";

import { type DragEvent, type FormEvent, useId, useRef, useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { UPLOAD_LIMITS } from "@/lib/admin/bounds";
import { Button } from "../../kit/button";
import { IconButton } from "../../kit/icon-button";
import { Notice } from "../../kit/notice";
import { Icon } from "../../kit/svg-icon";
import { TextArea } from "../../kit/text-area";
import { useHydrated } from "../../kit/use-hydrated";
import { RefusedFileList } from "./refused-files";
import { type OutgoingFile, sendFiles } from "./send-files";
import { useFileSender } from "./use-file-sender";

type Props = { lang: Lang };

const SIZE = `${UPLOAD_LIMITS.bytes / 1024 / 1024} MiB`;

/** Renders the form that takes files by choosing, dropping or pasting, and uploads them together for review. */
export function UploadForm({ lang }: Props) {
  const text = useWords("adminImport");
  const hydrated = useHydrated();
  const { busy, refused, place, run } = useFileSender(lang);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [pasted, setPasted] = useState("");
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  const add = (more: FileList | null) => {
    // The list of a field is emptied with the field, before the new state is worked out.
    const added = [...(more ?? [])];
    setProblem(null);
    setFiles((old) => [...old.filter(({ name }) => !added.some((one) => one.name === name)), ...added]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const early = problemOf(files, pasted, text);
    setProblem(early);
    if (early) return;
    const read = await readAll(files);
    if (typeof read === "string") return setProblem(format(text.unreadable, { name: read }));
    const rest = pasted.trim() === "" ? [] : [pastedFile(pasted, text.pasteName)];
    await run(() => sendFiles([...read, ...rest]));
  };

  return (
    <form onSubmit={submit} method="post" noValidate className="grid max-w-3xl gap-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`grid justify-items-center gap-3 rounded-[3px] border-2 border-dashed px-4 py-8 text-center ${over ? "border-gold bg-wash" : "border-edge bg-leaf"}`}
      >
        <p className="font-medium max-sm:hidden">{text.drop}</p>
        <p className="text-ink-soft text-sm max-sm:hidden">{text.dropOr}</p>
        <Button disabled={!hydrated} aria-describedby={hintId} onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept=".json,.csv,.tsv,.txt,application/json,text/csv,.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp"
          aria-label={text.choose}
          hidden
          onChange={(event) => {
            add(event.target.files);
            event.target.value = "";
          }}
        />
        <p id={hintId} className="text-ink-soft text-sm">
          {format(text.chooseHint, { files: UPLOAD_LIMITS.files, size: SIZE })}
        </p>
      </div>
      {files.length > 0 ? (
        <ul aria-label={text.chosen} className="divide-y divide-line border-line border-y">
          {files.map((file) => (
            <li key={file.name} className="flex items-center justify-between gap-3 py-1">
              <span className="wrap-anywhere min-w-0">
                {file.name}{" "}
                <span className="text-ink-soft text-sm">{format(text.bytes, { n: Math.ceil(file.size / 1024) })}</span>
              </span>
              <IconButton
                icon="close"
                size="small"
                label={format(text.remove, { name: file.name })}
                onClick={() => setFiles(files.filter((one) => one !== file))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <details open={pasted !== "" || undefined}>
        <summary className="inline-flex min-h-11 items-center gap-1 text-sm">
          <Icon name="down" size={16} />
          {text.paste}
        </summary>
        <TextArea
          label={text.paste}
          hideLabel
          hint={text.pasteHint}
          rows={10}
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          className="font-mono text-sm"
        />
      </details>
      {problem ? <Notice tone="error" title={problem} role="alert" /> : null}
      <RefusedFileList refused={refused} place={place} lang={lang} />
      <div>
        <Button type="submit" variant="primary" disabled={!hydrated || busy}>
          {busy ? text.checking : text.check}
        </Button>
      </div>
    </form>
  );
}

/** Checks that need no file content. */
function problemOf(files: readonly File[], pasted: string, words: Dictionary["adminImport"]): string | null {
  const count = files.length + (pasted.trim() === "" ? 0 : 1);
  if (count === 0) return words.nothing;
  if (count > UPLOAD_LIMITS.files) return format(words.tooMany, { n: UPLOAD_LIMITS.files });
  const size = files.reduce((sum, file) => sum + file.size, new Blob([pasted]).size);
  return size > UPLOAD_LIMITS.bytes ? format(words.tooLarge, { size: SIZE }) : null;
}

/** All contents, or the name of the first file that could not be read. */
async function readAll(files: readonly File[]): Promise<readonly OutgoingFile[] | string> {
  const read: OutgoingFile[] = [];
  for (const file of files) {
    const buffer = await file.arrayBuffer().catch(() => null);
    if (!buffer) return file.name;
    read.push({ name: file.name, bytes: new Uint8Array(buffer) });
  }
  return read;
}

/** A pasted text is JSON when it begins like it, and a table otherwise. */
const pastedFile = (text: string, name: string): OutgoingFile => ({
  name: `${name}.${text.trimStart().startsWith("{") ? "json" : "csv"}`,
  bytes: new TextEncoder().encode(text),
});
