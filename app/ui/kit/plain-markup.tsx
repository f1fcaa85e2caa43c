import type { ReactNode } from "react";
import { markupOf } from "./markup-of";

type Props = { tag: "div" | "ul" | "tbody"; className?: string; label?: string; children: ReactNode };

/**
 * An element whose inside is sent as one text: a page of results has thousands of elements in which nothing ever moves, and
 * neither the server nor the browser need keep an account of each. Islands stand beside it.
 */
export const PlainMarkup = ({ tag: Tag, className, label, children }: Props) => (
  <Tag
    className={className}
    aria-label={label}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: `markupOf` escapes all texts, and lets no other HTML in.
    dangerouslySetInnerHTML={{ __html: markupOf(children) }}
  />
);
