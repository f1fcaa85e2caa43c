import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import type { PrintingForm } from "@/lib/admin/edit-forms";
import { type IsoDate, PRINTING_FINISHES } from "@/lib/magmell/catalogue/model/types";
import { SelectField } from "../../kit/select-field";
import { TextArea } from "../../kit/text-area";
import { TextField } from "../../kit/text-field";
import type { GetFieldError } from "./form-problems";
import { RemoveAdditionButton } from "./remove-addition-button";

type Props = {
  printing: PrintingForm;
  /** Prefix of the field names, which is the printing's position in the form. */
  at: string;
  errorAt: GetFieldError;
  /** Dates of the card's texts; the printing has one of these texts. */
  days: readonly IsoDate[];
  sets: readonly { readonly code: string; readonly name: string }[];
  onChange: (printing: PrintingForm) => void;
  /** Null if the printing cannot be removed. */
  onRemove: (() => void) | null;
};

/** Renders the fields of a printing. A published printing keeps its set and number. */
export function PrintingFields({ printing, at, errorAt, days, sets, onChange, onRemove }: Props) {
  const text = useWords("adminEdit.card");
  const change = (more: Partial<PrintingForm>) => onChange({ ...printing, ...more });
  const of = (field: Exclude<keyof PrintingForm, "fresh">) => ({
    name: `${at}.${field}`,
    value: printing[field],
    error: errorAt(`${at}.${field}`),
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  const { set, number, fresh } = printing;
  return (
    <fieldset className="grid gap-4 border-line border-t pt-4">
      <legend className="float-left w-full font-medium">
        {fresh
          ? text.printingNew
          : format(text.printingOf, { set: sets.find(({ code }) => code === set)?.name ?? set, number })}
      </legend>
      <div className="clear-both grid items-start gap-4 sm:grid-cols-2">
        {fresh ? (
          <>
            <SelectField
              label={text.set}
              options={sets.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
              {...of("set")}
            />
            <TextField label={text.printingNumber} {...of("number")} />
          </>
        ) : null}
        <TextField label={text.illustrator} {...of("illustrator")} />
        <SelectField
          label={text.revision}
          options={[...new Set([...days, printing.revision])].map((day) => ({ value: day, label: day }))}
          {...of("revision")}
        />
        <SelectField
          label={text.finish}
          options={PRINTING_FINISHES.map((value) => ({ value, label: text.finishes[value] }))}
          {...of("finish")}
        />
        <TextField label={text.product} {...of("product")} />
        <TextField label={text.rarity} hint={text.rarityHint} {...of("rarity")} />
        {printing.image === "" ? null : <TextField label={text.imageAlt} {...of("imageAlt")} />}
      </div>
      <TextArea label={text.flavor} rows={2} lang="ja" {...of("flavor")} />
      <RemoveAdditionButton onRemove={onRemove} />
    </fieldset>
  );
}
