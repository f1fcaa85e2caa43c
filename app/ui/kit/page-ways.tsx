import { PageWay, type WayWords } from "./page-way";

/** A page beside this one. */
export type Way = { readonly href: string; readonly label: string } | null;

type Props = {
  /** What the group is called for screen readers. */
  label: string;
  before: Way;
  after: Way;
  all: NonNullable<Way>;
  words: WayWords;
};

/** The way on from a page that has others before and after it. On narrow screens the way to all of them stands below. */
export const PageWays = ({ label, before, after, all, words }: Props) => (
  <nav aria-label={label} className="no-print flex flex-wrap gap-2 border-line border-t pt-4">
    {before ? (
      <PageWay rel="prev" href={before.href} words={words}>
        {before.label}
      </PageWay>
    ) : null}
    <a
      href={all.href}
      className="order-last inline-flex min-h-11 items-center rounded-[3px] px-2 text-sm no-underline hover:bg-wash max-sm:w-full max-sm:justify-center sm:order-none sm:ml-auto sm:last:mr-auto"
    >
      {all.label}
    </a>
    {after ? (
      <PageWay rel="next" href={after.href} words={words}>
        {after.label}
      </PageWay>
    ) : null}
  </nav>
);
