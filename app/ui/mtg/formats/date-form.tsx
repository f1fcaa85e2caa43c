import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { PlainTextField } from "@/app/ui/kit/field-frame";
import { FIRST_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import { NoBreakDates } from "./no-break-dates";

type Props = { action: string; on: string; last: string; lang: Lang };

/** Renders a form that opens the formats on another date. The form works without JavaScript. */
export const DateForm = ({ action, on, last, lang }: Props) => {
  const { day } = getDictionary(lang).mtgFormats;
  return (
    <form action={action} className="no-print flex flex-wrap items-center gap-3">
      <PlainTextField
        id="format-date"
        label={day.label}
        hint={<NoBreakDates text={format(day.hint, { first: FIRST_FORMAT_DATE, last })} />}
        type="date"
        name="on"
        min={FIRST_FORMAT_DATE}
        max={last}
        required
        defaultValue={on}
        className="min-h-11"
      />
      <Button type="submit">{day.show}</Button>
    </form>
  );
};
