"use client";

import type { HTMLAttributes } from "react";
import { takeOver } from "./handover";

export type UnhydratedProps = HTMLAttributes<HTMLElement> & {
  as?: "aside" | "div" | "dl" | "footer" | "main" | "nav" | "section" | "ul" | undefined;
};

/** The elements whose content the server sent, by the id of their part. */
const sent = new Map<string, Element>();

/**
 * Renders an element whose content is only in the HTML. React looks into no element that has a text as its child; when it makes
 * the element anew, such as after a mismatch elsewhere on the page, the content moves over.
 */
export function UnhydratedElement({ as: Tag = "div", part, ...attributes }: UnhydratedProps & { part: string }) {
  if (typeof window === "undefined")
    return (
      <Tag {...attributes} data-part={part}>
        {takeOver(part)}
      </Tag>
    );
  const found = sent.has(part) ? null : document.querySelector(`[data-part="${part}"]`);
  if (found) sent.set(part, found);
  const fill = (made: HTMLElement | null) => {
    if (made === null) return;
    const before = sent.get(part);
    if (before && before !== made) made.append(...before.childNodes);
    sent.set(part, made);
  };
  return (
    <Tag {...attributes} data-part={part} ref={fill as never} suppressHydrationWarning>
      {""}
    </Tag>
  );
}
