import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getContradictionAnchor } from "@/app/ui/links/library-address";
import { CONTRADICTIONS } from "@/lib/documents/contradictions/contradictions";
import { ContradictionSideText } from "./contradiction-banners";
import { ContradictionGrounds } from "./contradiction-grounds";

type Props = { lang: Lang };

/** Renders all contradictions with their sides, what decides each, and a board that shows it where there is one. */
export const ContradictionList = ({ lang }: Props) => (
  <ol className="grid gap-6">
    {CONTRADICTIONS.map((contradiction) => {
      const { number, topic, sides } = contradiction;
      return (
        <li
          key={number}
          id={getContradictionAnchor(number)}
          className="grid scroll-mt-4 break-inside-avoid gap-3 border-line border-t pt-3"
        >
          <h3 className="flex gap-3 text-lg">
            <span className="text-gold">
              <span className="sr-only">{format(getDictionary(lang).libraryEras.number, { n: number })}</span>
              <span aria-hidden>{number}</span>
            </span>
            {topic[getTextLang(lang)]}
          </h3>
          <ul className="grid gap-3 md:grid-flow-col md:auto-cols-fr">
            {sides.map((side) => (
              <li key={side.says.en} className="grid content-start gap-1 border-edge border-l-2 pl-3">
                <ContradictionSideText side={side} lang={lang} />
              </li>
            ))}
          </ul>
          <ContradictionGrounds contradiction={contradiction} lang={lang} />
        </li>
      );
    })}
  </ol>
);
