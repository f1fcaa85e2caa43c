"use client";

import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { createListFile } from "@/lib/admin/create-edited-file";
import type { ListForm } from "@/lib/admin/edit-forms";
import { CheckboxLine } from "../../kit/check-line";
import { Panel } from "../../kit/panel";
import { TextArea } from "../../kit/text-area";
import { TextField } from "../../kit/text-field";
import { AdminFormLayout } from "./editor-shell";
import type { GetFieldError } from "./form-problems";
import { useFormDraft } from "./use-form-draft";

type Props = { form: ListForm; known: boolean; lang: Lang };

const textOf = (form: ListForm) => createListFile(form).text;

/** Renders the form for a curated list: card names in display order. */
export function ListEditor({ form: begin, known, lang }: Props) {
  const lists = useWords("adminEdit.lists");
  const kept = useFormDraft(`list.${known ? begin.id : "new"}`, begin, known, textOf);
  const { form, setForm } = kept;
  const text = useWords("adminEdit.list");
  const of = (errorAt: GetFieldError, field: Exclude<keyof ListForm, "removed">) => ({
    name: field,
    value: form[field],
    error: errorAt(field),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  });
  return (
    <AdminFormLayout kept={kept} lang={lang} fileOf={createListFile} next={null}>
      {(errorAt) => (
        <Panel aria-label={lists} className="grid gap-4">
          <TextField label={text.id} hint={text.idHint} readOnly={known} {...of(errorAt, "id")} />
          <TextField label={text.name} lang="ja" {...of(errorAt, "name")} />
          <TextField label={text.englishName} lang="en" {...of(errorAt, "englishName")} />
          <TextArea label={text.cards} hint={text.cardsHint} rows={12} lang="ja" {...of(errorAt, "cards")} />
          {known ? (
            <CheckboxLine checked={form.removed} onChange={(removed) => setForm({ ...form, removed })}>
              {text.remove}
            </CheckboxLine>
          ) : null}
          {form.removed ? <p className="text-ink-soft text-sm">{text.removeHint}</p> : null}
        </Panel>
      )}
    </AdminFormLayout>
  );
}
