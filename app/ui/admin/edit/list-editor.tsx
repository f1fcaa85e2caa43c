"use client";

import { listFileOf } from "@/lib/admin/edit-file";
import type { ListForm } from "@/lib/admin/edit-forms";
import { Panel } from "../../kit/panel";
import { TextArea } from "../../kit/text-area";
import { TextField } from "../../kit/text-field";
import type { Lang } from "../../words/lang";
import { EditorShell } from "./editor-shell";
import type { EditorWords } from "./editor-words";
import { useKeptForm } from "./use-kept-form";

type Props = { form: ListForm; stamp: string; known: boolean; lang: Lang; words: EditorWords };

/** A list of cards by their names, in the order in which they are shown. */
export function ListEditor({ form: begin, stamp, known, lang, words }: Props) {
  const { form, setForm, restored, reset } = useKeptForm(`list.${known ? begin.id : "new"}`, stamp, begin);
  const text = words.edit.list;
  const of = (field: keyof ListForm) => ({
    name: field,
    value: form[field],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  });
  return (
    <EditorShell file={() => listFileOf(form)} {...{ restored, lang, words }} onReset={reset}>
      <Panel aria-label={words.edit.lists} className="grid gap-4">
        <TextField label={text.id} hint={text.idHint} readOnly={known} {...of("id")} />
        <TextField label={text.name} lang="ja" {...of("name")} />
        <TextField label={text.englishName} lang="en" {...of("englishName")} />
        <TextArea label={text.cards} hint={text.cardsHint} rows={12} lang="ja" {...of("cards")} />
      </Panel>
    </EditorShell>
  );
}
