import { redirect } from "next/navigation";

/** Redirects an old URL with a page number to its list, which now uses cursors. */
export function redirectNumberedPage(page: unknown, list: string): void {
  if (page !== undefined) redirect(list);
}
