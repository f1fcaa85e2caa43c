import type { Dictionary } from "@/app/i18n/dictionary";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { SelectField } from "@/app/ui/kit/select-field";
import { TextArea } from "@/app/ui/kit/text-area";
import { TextField } from "@/app/ui/kit/text-field";
import type { KitSamples } from "./samples";

/** Renders samples of form fields. */
export const renderFieldSamples = ({ field, choice, colors, sizes, states }: Dictionary["kit"]) =>
  ({
    TextField: (
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label={field.label} placeholder={field.placeholder} hint={field.hint} />
        <TextField label={field.label} defaultValue={field.value} readOnly />
        <TextField label={field.label} required error={field.error} />
        <TextField label={`${field.label} (${states.disabled})`} defaultValue={field.value} disabled />
      </div>
    ),
    TextArea: <TextArea label={field.list} rows={4} defaultValue={field.lines} />,
    SelectField: (
      <SelectField
        label={choice.label}
        options={[
          { value: "name", label: choice.name },
          { value: "cost", label: choice.cost },
          { value: "number", label: choice.number },
        ]}
        frameClassName="max-w-60"
      />
    ),
    CheckChip: (
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-sm">{choice.legend}</legend>
          <CheckboxChip name="color" value="blue" defaultChecked>
            {colors.blue}
          </CheckboxChip>
          <CheckboxChip name="color" value="green">
            {colors.green}
          </CheckboxChip>
          <CheckboxChip name="color" value="red" disabled>
            {colors.red}
          </CheckboxChip>
        </fieldset>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-sm">{choice.one}</legend>
          <CheckboxChip type="radio" name="size" value="small" defaultChecked>
            {sizes.small}
          </CheckboxChip>
          <CheckboxChip type="radio" name="size" value="large">
            {sizes.large}
          </CheckboxChip>
        </fieldset>
      </div>
    ),
  }) satisfies KitSamples;
