import { redirect } from "next/navigation";

/** Leads the URL of a numbered page to its list, which goes on from a place: its pages had numbers once. */
export function redirectNumberedPage(page: unknown, list: string): void {
  if (page !== undefined) redirect(list);
}
