import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { NeighborLink } from "@/app/ui/kit/neighbor-links";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import { addDays, isDailyHandAvailable } from "@/lib/magmell/play/daily/days";

type Props = { day: IsoDate; today: IsoDate; lang: Lang };

/** Renders links to the hands of the previous and the next day. */
export function DayLinks({ day, today, lang }: Props) {
  const words = getDictionary(lang).dailyHand.days;
  const address = (of: IsoDate) => localizePath(lang, `/goldfish/daily${of === today ? "" : `?day=${of}`}`);
  const link = (rel: "prev" | "next", of: IsoDate) =>
    isDailyHandAvailable(of, today) ? (
      <NeighborLink rel={rel} href={address(of)} words={words}>
        {of === today ? words.today : formatDate(lang, of)}
      </NeighborLink>
    ) : null;
  return (
    <nav aria-label={words.label} className="no-print flex flex-wrap gap-2 border-line border-t pt-4">
      {link("prev", addDays(day, -1))}
      {link("next", addDays(day, 1))}
    </nav>
  );
}
