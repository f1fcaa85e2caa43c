import { formatDate } from "@/app/i18n/dates";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { RevisionForm } from "@/lib/admin/edit-forms";
import { SelectField } from "../../kit/select-field";
import { TextArea } from "../../kit/text-area";
import { TextField } from "../../kit/text-field";
import type { GetFieldError } from "./form-problems";
import { RemoveAdditionButton } from "./remove-addition-button";
import { type ReadRevision, RevisionReadings } from "./revision-readings";

type Props = {
  revision: RevisionForm;
  /** Prefix of the field names, which is the text's position in the form. */
  at: string;
  errorAt: GetFieldError;
  read: ReadRevision;
  onChange: (revision: RevisionForm) => void;
  /** Null if the text cannot be removed. */
  onRemove: (() => void) | null;
  lang: Lang;
};

/**
 * Renders the fields of a card text that applies from a date. A published text keeps its date. Only fields for the
 * card's kind are shown.
 */
export function RevisionFields({ revision, at, errorAt, read, onChange, onRemove, lang }: Props) {
  const kinds = useWords("site.kinds");
  const timings = useWords("site.timings");
  const text = useWords("adminEdit.card");
  const change = (more: Partial<RevisionForm>) => onChange({ ...revision, ...more });
  const of = (field: Exclude<keyof RevisionForm, "fresh" | "readings">) => ({
    name: `${at}.${field}`,
    value: revision[field],
    error: errorAt(`${at}.${field}`),
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  const title = revision.fresh
    ? text.revisionNew
    : format(text.revisionFrom, { date: formatDate(lang, revision.effectiveOn) });
  const choices = <T extends string>(names: Readonly<Record<T, string>>) =>
    Object.entries<string>(names).map(([value, label]) => ({ value, label }));
  return (
    <fieldset className="grid gap-4 border-line border-t pt-4">
      <legend className="float-left w-full font-medium">{title}</legend>
      <div className="clear-both grid items-start gap-4 sm:grid-cols-3">
        {revision.fresh ? <TextField label={text.effectiveOn} type="date" {...of("effectiveOn")} /> : null}
        <SelectField label={text.kind} options={choices(kinds)} {...of("kind")} />
        {revision.kind === "stone" ? null : (
          <SelectField label={text.timing} options={choices(timings)} {...of("timing")} />
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
        <TextField label={text.useCost} hint={text.symbolsHint} {...of("useCost")} />
        <TextField label={text.catalyst} {...of("catalyst")} />
        {revision.kind === "unit" ? (
          <>
            <TextField label={text.ap} inputMode="numeric" {...of("ap")} />
            <TextField label={text.hp} inputMode="numeric" {...of("hp")} />
          </>
        ) : null}
      </div>
      <TextArea label={text.text} hint={text.textHint} rows={4} lang="ja" {...of("text")} />
      <RevisionReadings
        revision={revision}
        at={at}
        read={read}
        onChange={(readings) => change({ readings })}
        lang={lang}
      />
      <RemoveAdditionButton onRemove={onRemove} />
    </fieldset>
  );
}
