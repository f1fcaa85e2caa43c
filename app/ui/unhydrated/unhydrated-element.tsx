"use client";

import type { HTMLAttributes } from "react";
import { takeOver } from "./handover";

export type UnhydratedProps = HTMLAttributes<HTMLElement> & {
  as?: "aside" | "div" | "dl" | "footer" | "main" | "nav" | "section" | "ul" | undefined;
};

/** Elements with content from the server, by the id of their part. */
const sent = new Map<string, Element>();

/**
 * Renders an element whose content is only in the HTML, so that React does not hydrate it. If React creates the element
 * again, such as after a hydration mismatch elsewhere, the content is moved to the new element.
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
