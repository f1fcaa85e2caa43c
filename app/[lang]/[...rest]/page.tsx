import { notFound } from "next/navigation";

/** Takes every URL that no page has, so that the answer comes in the frame and in the reader's language. */
export default function Unknown(): never {
  notFound();
}
