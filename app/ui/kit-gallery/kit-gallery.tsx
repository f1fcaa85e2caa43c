import type { ReactNode } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { SelectField } from "@/app/ui/kit/select-field";
import { TextArea } from "@/app/ui/kit/text-area";
import { TextField } from "@/app/ui/kit/text-field";
import { ClosedPart } from "@/app/ui/page-filter/closed-part";
import { renderControlSamples } from "./control-samples";
import { DialogSample, FocusSample, SettingSample, ToastSample } from "./live-samples";
import { renderPageSamples } from "./page-samples";
import type { KitPart, KitSamples } from "./samples";

/** Renders the components of the kit, collapsed, each with its name, purpose and states. */
export function KitGallery({ lang }: { lang: Lang }) {
  const words = getDictionary(lang).kit;
  const samples: Readonly<Record<KitPart, ReactNode>> = {
    ...renderControlSamples(words),
    ...renderFieldSamples(words),
    ...renderPageSamples(words),
    CheckLine: <SettingSample label={words.setting} />,
    FocusHere: <FocusSample />,
    Dialog: <DialogSample remove={words.variants.danger} />,
    ToastRegion: <ToastSample />,
  };
  const parts = Object.keys(words.parts) as KitPart[];
  return (
    <WithWords lang={lang} words={["kit.focus", "kit.dialog", "kit.toast", "kit.close"]}>
      {parts.map((part) => (
        <ClosedPart key={part} anchor={part} title={<code>{part}</code>} hint={words.parts[part]} className="pb-8">
          {samples[part]}
        </ClosedPart>
      ))}
    </WithWords>
  );
}

/** Renders samples of form fields. */
const renderFieldSamples = ({ field, choice, colors, sizes, states }: Dictionary["kit"]) =>
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
