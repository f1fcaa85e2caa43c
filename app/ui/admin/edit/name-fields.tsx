import { useWords } from "@/app/i18n/use-words";
import type { CardForm } from "@/lib/admin/edit-forms";
import { CARD_TAGS } from "@/lib/magmell/catalogue/model/types";
import { CheckboxChip } from "../../kit/check-chip";
import { Panel } from "../../kit/panel";
import { TextArea } from "../../kit/text-area";
import { TextField } from "../../kit/text-field";
import type { GetFieldError } from "./form-problems";

type Props = {
  form: CardForm;
  /** Whether the card exists; then its number and name are fixed. */
  known: boolean;
  change: (more: Partial<CardForm>) => void;
  errorAt: GetFieldError;
};

/** Renders the fields for a card's names in both languages and its kind. */
export function NameFields({ form, known, change, errorAt }: Props) {
  const tags = useWords("search.tags");
  const text = useWords("adminEdit.card");
  const of = (field: "number" | "name" | "reading" | "englishName" | "aliases") => ({
    name: field,
    value: form[field],
    error: errorAt(field),
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  const tag = (name: (typeof CARD_TAGS)[number], on: boolean) =>
    change({ tags: CARD_TAGS.filter((one) => (one === name ? on : form.tags.includes(one))) });
  return (
    <Panel aria-label={text.basics} className="grid gap-4">
      <h2 className="text-lg">{text.basics}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-[14rem_1fr]">
        <TextField
          label={text.number}
          inputMode="numeric"
          readOnly={known}
          hint={known ? undefined : text.numberHint}
          {...of("number")}
        />
        <TextField
          label={text.name}
          readOnly={known}
          hint={known ? text.nameHint : undefined}
          {...of("name")}
          lang="ja"
        />
      </div>
      <TextField label={text.reading} hint={text.readingHint} {...of("reading")} lang="ja" />
      <TextField label={text.englishName} hint={text.englishNameHint} {...of("englishName")} lang="en" />
      <TextArea label={text.aliases} hint={text.aliasesHint} rows={3} lang="ja" {...of("aliases")} />
      <fieldset>
        <legend className="font-medium text-sm">{text.tags}</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {CARD_TAGS.map((name) => (
            <CheckboxChip
              key={name}
              name="tags"
              checked={form.tags.includes(name)}
              onChange={(event) => tag(name, event.target.checked)}
            >
              {tags[name]}
            </CheckboxChip>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <CheckboxChip name="token" checked={form.token} onChange={(event) => change({ token: event.target.checked })}>
          {text.token}
        </CheckboxChip>
        <CheckboxChip
          name="retired"
          checked={form.retired}
          onChange={(event) => change({ retired: event.target.checked })}
        >
          {text.retired}
        </CheckboxChip>
      </div>
      {form.retired ? <p className="text-ink-soft text-sm">{text.retiredHint}</p> : null}
    </Panel>
  );
}
