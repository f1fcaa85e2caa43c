import type { ReactNode } from "react";
import { Icon } from "./svg-icon";

/** Screen reader labels before the links to the previous and next page. */
type NeighborWords = { readonly previous: string; readonly next: string };

type LinkProps = { rel: "prev" | "next"; href: string; words: NeighborWords; children: ReactNode };

/** Renders a link to the previous or next page. The next one is on the right, even alone. */
export const NeighborLink = ({ rel, href, words, children }: LinkProps) => (
  <a
    href={href}
    rel={rel}
    className={`inline-flex min-h-11 items-center gap-2 rounded-[3px] px-2 no-underline hover:bg-wash ${rel === "next" ? "ml-auto" : ""}`}
  >
    {rel === "prev" ? <Icon name="left" /> : null}
    <span className="sr-only">{rel === "prev" ? words.previous : words.next} </span>
    {children}
    {rel === "next" ? <Icon name="right" /> : null}
  </a>
);

export type Neighbor = { readonly href: string; readonly label: string };

type Props = {
  /** The name of the group for screen readers. */
  label: string;
  before: Neighbor | null;
  after: Neighbor | null;
  all: Neighbor;
  words: NeighborWords;
};

/** Renders links to the neighboring pages and the full list, which is below them on narrow screens. */
export const NeighborLinks = ({ label, before, after, all, words }: Props) => (
  <nav aria-label={label} className="no-print flex flex-wrap gap-2 border-line border-t pt-4">
    {before ? (
      <NeighborLink rel="prev" href={before.href} words={words}>
        {before.label}
      </NeighborLink>
    ) : null}
    <a
      href={all.href}
      className="order-last inline-flex min-h-11 items-center rounded-[3px] px-2 text-sm no-underline hover:bg-wash max-sm:w-full max-sm:justify-center sm:order-none sm:ml-auto sm:last:mr-auto"
    >
      {all.label}
    </a>
    {after ? (
      <NeighborLink rel="next" href={after.href} words={words}>
        {after.label}
      </NeighborLink>
    ) : null}
  </nav>
);
