import { notFound } from "next/navigation";

/** Handles every URL without a page, so that the 404 page has the site's layout and the reader's language. */
export default function Unknown(): never {
  notFound();
}
