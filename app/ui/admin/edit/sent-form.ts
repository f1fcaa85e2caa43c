import { readSession, writeSession } from "./session-store";

/** The form that became a draft, as the tab in which it was filled in remembers it. */
export type SentForm = {
  /** Under what its content is kept. */
  readonly place: string;
  /** The page of the form. */
  readonly back: string;
  /** The form to edit next. */
  readonly next: NextEdit | null;
};
export type NextEdit = { readonly href: string; readonly label: string };

const placeOf = (draft: string): string => `grimoire.sent.${draft}`;

export const rememberSent = (draft: string, sent: SentForm): void => writeSession(placeOf(draft), sent);

/** `null` for a draft of files, of somebody else or of another tab. */
export const recallSent = (draft: string): SentForm | null => readSession<SentForm>(placeOf(draft));

/** Lets go of what was typed, for it is published now. */
export function forgetSent(draft: string): void {
  const sent = recallSent(draft);
  if (sent) writeSession(sent.place, null);
  writeSession(placeOf(draft), null);
}
