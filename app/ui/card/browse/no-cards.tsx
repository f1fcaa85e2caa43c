import { SigilFigure } from "@/app/ui/card/sigil-figure";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { type Dictionary, type Lang, say, sayCount } from "@/app/ui/words";
import type { ActiveFilter } from "./active-filters";

/** A filter in use, how many cards there would be without it, and the address of that list. */
export type WayOut = ActiveFilter & { readonly count: number; readonly href: string };

type Props = { ways: readonly WayOut[]; clearHref: string; lang: Lang; words: Dictionary["cards"] };

/** Says why the list is empty: which filter, taken away, brings cards back. */
export function NoCards({ ways, clearHref, lang, words }: Props) {
  const helpful = ways.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return (
    <section className="grid justify-items-center gap-4 py-10 text-center">
      <SigilFigure name={words.empty.title} className="size-32" />
      <h2 className="text-xl">{words.empty.title}</h2>
      <p>{helpful.length > 0 && ways.length > 1 ? words.empty.text : words.empty.alone}</p>
      {helpful.length > 0 && ways.length > 1 ? (
        <ul className="flex flex-wrap justify-center gap-2">
          {helpful.map((way) => (
            <li key={way.label}>
              <ButtonLink href={way.href} size="small">
                {say(words.empty.without, { filter: way.label })}
                <span className="text-ink-soft">{sayCount(lang, words.count, way.count)}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonLink href={clearHref} variant={ways.length > 1 ? "quiet" : "plain"}>
        {words.clear}
      </ButtonLink>
    </section>
  );
}
