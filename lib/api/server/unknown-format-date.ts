import { type FormatData, getLastKnownDate } from "@/engine/mtg/deck";
import { createFieldError } from "@/lib/http/route-result";
import { FIRST_FORMAT_DATE, isFormatDate } from "@/lib/mtg/formats/format-date";
import { createApiErrorResult } from "./api-result";

/** Returns the refusal of a day for which nobody knows formats yet; `null` for a day that is known. */
export function rejectUnknownFormatDate(part: "query" | "body", on: string, book: FormatData) {
  const last = getLastKnownDate(book);
  if (isFormatDate(on, last)) return null;
  return createApiErrorResult("invalid", {
    fields: [createFieldError([part, "on"], "custom", `is no day from ${FIRST_FORMAT_DATE} to ${last}`)],
  });
}
