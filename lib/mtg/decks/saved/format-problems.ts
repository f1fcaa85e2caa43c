import { type FormatData, getFormatIds, getLastKnownDate } from "@/engine/mtg/deck";
import type { FieldError } from "@/lib/error-codes";
import { FIRST_FORMAT_DATE, isFormatDate } from "../../formats/format-date";
import type { MtgDeckContent } from "./types";

/**
 * Returns errors for the format and the date of a deck if the site does not know them, so that the deck cannot be
 * saved.
 */
export function findFormatProblems({ format, on }: Partial<MtgDeckContent>, book: FormatData): readonly FieldError[] {
  const last = getLastKnownDate(book);
  const known = getFormatIds(book);
  return [
    ...(format === undefined || known.includes(format)
      ? []
      : [
          {
            path: "format",
            code: "unknownFormat",
            message: `No such format on this site. Use one of: ${known.join(", ")}.`,
          },
        ]),
    ...(on === undefined || isFormatDate(on, last)
      ? []
      : [
          {
            path: "on",
            code: "unknownDay",
            message: `No format data for this date. Use a date from ${FIRST_FORMAT_DATE} to ${last}.`,
          },
        ]),
  ];
}
