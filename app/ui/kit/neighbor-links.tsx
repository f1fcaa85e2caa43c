import { NeighborLink, type NeighborWords } from "./neighbor-link";

/** A page beside this one. */
export type Neighbor = { readonly href: string; readonly label: string } | null;

type Props = {
  /** What the group is called for screen readers. */
  label: string;
  before: Neighbor;
  after: Neighbor;
  all: NonNullable<Neighbor>;
  words: NeighborWords;
};

/** The way on from a page that has others before and after it. On narrow screens the way to all of them stands below. */
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
