import { Glyph } from "@/app/ui/kit/glyph";

type Way = { readonly href: string; readonly label: string } | null;

type Props = {
  /** What the group is called for screen readers. */
  label: string;
  before: Way;
  after: Way;
  all: { readonly href: string; readonly label: string };
  words: { readonly previous: string; readonly next: string };
};

const LINK = "inline-flex min-h-11 items-center gap-2 rounded-[3px] px-2 no-underline hover:bg-wash";

/** The way on from a page that has others before and after it. */
export const PageWays = ({ label, before, after, all, words }: Props) => (
  <nav aria-label={label} className="no-print flex flex-wrap justify-between gap-2 border-line border-t pt-4">
    {before ? (
      <a href={before.href} rel="prev" className={LINK}>
        <Glyph name="left" />
        <span className="sr-only">{words.previous} </span>
        {before.label}
      </a>
    ) : null}
    <a href={all.href} className={`${LINK} mx-auto text-sm`}>
      {all.label}
    </a>
    {after ? (
      <a href={after.href} rel="next" className={LINK}>
        <span className="sr-only">{words.next} </span>
        {after.label}
        <Glyph name="right" />
      </a>
    ) : null}
  </nav>
);
