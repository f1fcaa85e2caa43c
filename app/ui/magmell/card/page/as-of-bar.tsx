import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { PlainTextField } from "@/app/ui/kit/field-frame";
import { Notice } from "@/app/ui/kit/notice";
import { getCardHref } from "@/app/ui/links/browse-address";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";

/** Date in a URL: none, a valid one, or invalid text. */
export type RequestedDate = { readonly day: IsoDate | null; readonly wrong: string | null };

type Props = {
  name: string;
  asked: RequestedDate;
  today: IsoDate;
  /** Date of the first text, if the requested date is earlier. */
  first: IsoDate | null;
  lang: Lang;
};

/**
 * Renders a warning that the page shows a requested date, with a link to today's page, or an error if the date is
 * invalid. Renders nothing if no date was requested.
 */
export function AsOfBar({ name, asked: { day, wrong }, today, first, lang }: Props) {
  const { asOf } = getDictionary(lang).cardPage;
  if (wrong !== null) return <Notice tone="error" title={format(asOf.wrong, { value: wrong })} />;
  if (day === null) return null;
  return (
    <Notice tone="warning" title={format(asOf.title, { date: formatDate(lang, day) })}>
      <p>
        {first ? `${format(asOf.none, { date: formatDate(lang, first) })} ` : null}
        {day > today ? asOf.future : asOf.past}
      </p>
      <p>
        <a href={getCardHref(lang, name)} className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11">
          {asOf.today}
        </a>
      </p>
    </Notice>
  );
}

type FormProps = { name: string; day: IsoDate; lang: Lang };

/** Renders the form for another date; a plain form, so that the date is in the URL. */
export const AsOfForm = ({ name, day, lang }: FormProps) => {
  const { asOf } = getDictionary(lang).cardPage;
  return (
    <form
      action={getCardHref(lang, name)}
      method="get"
      aria-label={asOf.label}
      className="no-print flex items-end gap-2"
    >
      <PlainTextField id="asof" type="date" name="asof" label={asOf.label} defaultValue={day} frameClassName="w-52" />
      <Button type="submit">{asOf.show}</Button>
    </form>
  );
};
