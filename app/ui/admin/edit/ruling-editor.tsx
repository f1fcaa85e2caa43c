"use client";

import { rulingFileOf } from "@/lib/admin/edit-file";
import type { RulingForm } from "@/lib/admin/edit-forms";
import { Panel } from "../../kit/panel";
import { SelectField } from "../../kit/select-field";
import { TextArea } from "../../kit/text-area";
import { TextField } from "../../kit/text-field";
import type { Lang } from "../../words/lang";
import { EditorShell } from "./editor-shell";
import type { EditorWords } from "./editor-words";
import { useKeptForm } from "./use-kept-form";

type Props = {
  form: RulingForm;
  stamp: string;
  /** Whether the ruling is in the catalogue: its id is then fixed. */
  known: boolean;
  lang: Lang;
  words: EditorWords;
};

/** A question with its answer in both languages, the cards it is about and the rules it rests on. */
export function RulingEditor({ form: begin, stamp, known, lang, words }: Props) {
  const { form, setForm, restored, reset } = useKeptForm(`ruling.${known ? begin.id : "new"}`, stamp, begin);
  const text = words.edit.ruling;
  const of = (field: Exclude<keyof RulingForm, "source">) => ({
    name: field,
    value: form[field],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  });
  return (
    <EditorShell file={() => rulingFileOf(form)} {...{ restored, lang, words }} onReset={reset}>
      <Panel aria-label={words.edit.rulings} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={text.id} hint={text.idHint} readOnly={known} {...of("id")} />
          <TextField label={text.date} type="date" {...of("date")} />
        </div>
        <TextArea label={text.question} rows={3} lang="ja" {...of("question")} />
        <TextArea label={text.englishQuestion} rows={3} lang="en" {...of("englishQuestion")} />
        <TextArea label={text.answer} rows={4} lang="ja" {...of("answer")} />
        <TextArea label={text.englishAnswer} rows={4} lang="en" {...of("englishAnswer")} />
        <TextArea label={text.cards} hint={text.cardsHint} rows={3} lang="ja" {...of("cards")} />
        <TextArea label={text.rules} hint={text.rulesHint} rows={3} {...of("rules")} />
        <SelectField
          label={text.source}
          value={form.source}
          onChange={(event) => setForm({ ...form, source: event.target.value as RulingForm["source"] })}
          options={[
            { value: "house", label: text.sources.house },
            { value: "official", label: text.sources.official },
          ]}
        />
      </Panel>
    </EditorShell>
  );
}
