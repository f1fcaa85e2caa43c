import type { ReactNode } from "react";
import { Glyph } from "./glyph";

type Props = { rel: "prev" | "next"; href: string; words: NeighborWords; children: ReactNode };

/** How the page before and the page after are announced. */
export type NeighborWords = { readonly previous: string; readonly next: string };

/** The link to the page before this one or after it. The one after stands on the right, even where it is alone. */
export const NeighborLink = ({ rel, href, words, children }: Props) => (
  <a
    href={href}
    rel={rel}
    className={`inline-flex min-h-11 items-center gap-2 rounded-[3px] px-2 no-underline hover:bg-wash ${rel === "next" ? "ml-auto" : ""}`}
  >
    {rel === "prev" ? <Glyph name="left" /> : null}
    <span className="sr-only">{rel === "prev" ? words.previous : words.next} </span>
    {children}
    {rel === "next" ? <Glyph name="right" /> : null}
  </a>
);
