import { readSessionItem, writeSessionItem } from "./session-store";

/** A form that became a draft, as stored in the tab in which it was filled in. */
export type SubmittedForm = {
  /** Storage key of the form's content. */
  readonly place: string;
  /** The page of the form. */
  readonly back: string;
  /** The form to edit next. */
  readonly next: NextFormLink | null;
};
export type NextFormLink = { readonly href: string; readonly label: string };

const placeOf = (draft: string): string => `grimoire.sent.${draft}`;

export const storeSubmittedForm = (draft: string, sent: SubmittedForm): void => writeSessionItem(placeOf(draft), sent);

/** Returns the submitted form of a draft; null if the draft came from files, another person or another tab. */
export const readSubmittedForm = (draft: string): SubmittedForm | null =>
  readSessionItem<SubmittedForm>(placeOf(draft));

/** Deletes the stored form input after publication. */
export function deleteSubmittedForm(draft: string): void {
  const sent = readSubmittedForm(draft);
  if (sent) writeSessionItem(sent.place, null);
  writeSessionItem(placeOf(draft), null);
}
