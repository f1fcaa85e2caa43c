"use client";

import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { createRulingFile } from "@/lib/admin/create-edited-file";
import type { RulingForm } from "@/lib/admin/edit-forms";
import { Panel } from "../../kit/panel";
import { SelectField } from "../../kit/select-field";
import { TextArea } from "../../kit/text-area";
import { TextField } from "../../kit/text-field";
import { AdminFormLayout } from "./editor-shell";
import type { GetFieldError } from "./form-problems";
import type { NextFormLink } from "./submitted-form";
import { useFormDraft } from "./use-form-draft";

type Props = {
  form: RulingForm;
  /** Whether the ruling exists; then its id is fixed. */
  known: boolean;
  next: NextFormLink | null;
  lang: Lang;
};

const textOf = (form: RulingForm) => createRulingFile(form).text;

/** Paths of the fields in the card file. */
const PLACES = {
  id: "id",
  date: "date",
  source: "source",
  cards: "cards",
  rules: "rules",
  question: "question.ja",
  englishQuestion: "question.en",
  answer: "answer.ja",
  englishAnswer: "answer.en",
} as const satisfies Record<keyof RulingForm, string>;

/** Renders the form for a ruling: question and answer in both languages, its cards and its rules. */
export function RulingEditor({ form: begin, known, next, lang }: Props) {
  const rulings = useWords("adminEdit.rulings");
  const kept = useFormDraft(`ruling.${known ? begin.id : "new"}`, begin, known, textOf);
  const { form, setForm } = kept;
  const text = useWords("adminEdit.ruling");
  const of = (errorAt: GetFieldError, field: keyof RulingForm) => ({
    name: PLACES[field],
    value: form[field],
    error: errorAt(PLACES[field]),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  });
  return (
    <AdminFormLayout kept={kept} next={next} lang={lang} fileOf={createRulingFile}>
      {(errorAt) => (
        <Panel aria-label={rulings} className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={text.id} hint={text.idHint} readOnly={known} {...of(errorAt, "id")} />
            <TextField label={text.date} type="date" {...of(errorAt, "date")} />
          </div>
          <TextArea label={text.question} rows={3} lang="ja" {...of(errorAt, "question")} />
          <TextArea label={text.englishQuestion} rows={3} lang="en" {...of(errorAt, "englishQuestion")} />
          <TextArea label={text.answer} rows={4} lang="ja" {...of(errorAt, "answer")} />
          <TextArea label={text.englishAnswer} rows={4} lang="en" {...of(errorAt, "englishAnswer")} />
          <TextArea label={text.cards} hint={text.cardsHint} rows={3} lang="ja" {...of(errorAt, "cards")} />
          <TextArea label={text.rules} hint={text.rulesHint} rows={3} {...of(errorAt, "rules")} />
          <SelectField
            label={text.source}
            options={[
              { value: "house", label: text.sources.house },
              { value: "official", label: text.sources.official },
            ]}
            {...of(errorAt, "source")}
          />
        </Panel>
      )}
    </AdminFormLayout>
  );
}
