import type { Bilingual } from "../../documents";

/** The summary of a note that does nothing but lead on to another section. */
export const leadsTo = (ja: string, en: string): Bilingual => ({
  ja: `くわしくは「${ja}」の節。`,
  en: `Leads on to the section on ${en}.`,
});
