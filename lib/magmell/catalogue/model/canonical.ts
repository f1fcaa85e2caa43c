import { compareByText } from "@/lib/collections";
import type { CatalogueRevision, IsoDate } from "./types";

const TOKYO_DAY = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Tokyo",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Returns the date in Tokyo at a moment. It determines the revisions in force. */
export function getTokyoDate(moment: Date): IsoDate {
  return TOKYO_DAY.format(moment);
}

/** Returns the latest revision in force on a date (205.3); null before the first revision. */
export function getCanonicalRevision<R extends Pick<CatalogueRevision, "effectiveOn">>(
  revisions: readonly R[],
  asOf: IsoDate,
): R | null {
  let latest: R | null = null;
  for (const revision of revisions) {
    if (revision.effectiveOn <= asOf && (latest === null || revision.effectiveOn > latest.effectiveOn))
      latest = revision;
  }
  return latest;
}

/** Returns the revisions that come into force after a date, earliest first. */
export function getUpcomingRevisions<R extends Pick<CatalogueRevision, "effectiveOn">>(
  revisions: readonly R[],
  asOf: IsoDate,
): readonly R[] {
  return revisions.filter((revision) => revision.effectiveOn > asOf).sort(byDay);
}

const byDay = compareByText(({ effectiveOn }: { effectiveOn: IsoDate }) => effectiveOn);
