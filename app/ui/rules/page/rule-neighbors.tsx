import { Glyph } from "@/app/ui/kit/glyph";
import { type Dictionary, href, type Lang } from "@/app/ui/words";

/** A page beside this one. */
export type Neighbor = { readonly href: string; readonly label: string } | null;

type Props = { before: Neighbor; after: Neighbor; lang: Lang; words: Dictionary["rulesPage"] };

const LINK = "inline-flex min-h-11 items-center gap-2 rounded-[3px] px-2 no-underline hover:bg-wash";

/** The way on: to the number before and after, and to everything on one page. */
export const RuleNeighbors = ({ before, after, lang, words }: Props) => (
  <nav aria-label={words.neighbors} className="no-print flex flex-wrap gap-2 border-line border-t pt-4">
    {before ? (
      <a href={before.href} rel="prev" className={LINK}>
        <Glyph name="left" />
        <span className="sr-only">{words.previous} </span>
        {before.label}
      </a>
    ) : null}
    <a
      href={href(lang, "/rules")}
      className={`${LINK} order-last mx-auto text-sm max-sm:w-full max-sm:justify-center sm:order-none`}
    >
      {words.all}
    </a>
    {after ? (
      <a href={after.href} rel="next" className={`${LINK} ml-auto sm:ml-0`}>
        <span className="sr-only">{words.next} </span>
        {after.label}
        <Glyph name="right" />
      </a>
    ) : null}
  </nav>
);
