import { type Lang, localizePath } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { PlainTextField } from "@/app/ui/kit/field-frame";
import type { FacetRange as Range } from "./facet-group";

type Props = { range: Range; lang: Lang; from: string; to: string; apply: string };

/** Renders fields for a minimum and maximum with a button: a plain GET form that opens the filtered results. */
export const FacetRange = ({ range, lang, from, to, apply }: Props) => (
  <form action={localizePath(lang, "/cards")} method="get" className="flex items-center gap-1.5">
    <input type="hidden" name="q" value={range.query} />
    <Bound name={`${range.name}-min`} label={from} value={range.from} />
    <span aria-hidden="true">–</span>
    <Bound name={`${range.name}-max`} label={to} value={range.to} />
    <Button type="submit" size="small">
      {apply}
    </Button>
  </form>
);

const Bound = ({ name, label, value }: { name: string; label: string; value: number | null }) => (
  <PlainTextField
    id={`facet-${name}`}
    name={name}
    label={label}
    hideLabel
    inputMode="numeric"
    maxLength={3}
    autoComplete="off"
    defaultValue={value ?? ""}
    frameClassName="min-w-0 flex-1"
    className="min-h-9! px-1! py-1! text-center text-sm! pointer-coarse:min-h-11! pointer-coarse:text-base!"
  />
);
