import { readSessionItem, writeSessionItem } from "./session-store";

/** The form that became a draft, as the tab in which it was filled in remembers it. */
export type SubmittedForm = {
  /** Under what its content is kept. */
  readonly place: string;
  /** The page of the form. */
  readonly back: string;
  /** The form to edit next. */
  readonly next: NextFormLink | null;
};
export type NextFormLink = { readonly href: string; readonly label: string };

const placeOf = (draft: string): string => `grimoire.sent.${draft}`;

export const storeSubmittedForm = (draft: string, sent: SubmittedForm): void => writeSessionItem(placeOf(draft), sent);

/** Returns what was sent, and `null` for a draft of files, of somebody else or of another tab. */
export const readSubmittedForm = (draft: string): SubmittedForm | null =>
  readSessionItem<SubmittedForm>(placeOf(draft));

/** Deletes the stored form input after publication. */
export function deleteSubmittedForm(draft: string): void {
  const sent = readSubmittedForm(draft);
  if (sent) writeSessionItem(sent.place, null);
  writeSessionItem(placeOf(draft), null);
}
