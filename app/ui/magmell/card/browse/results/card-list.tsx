import { getTextLang } from "@/app/i18n/lang";
import { AddControl } from "@/app/ui/magmell/card/adding/add-control";
import { CardRow } from "@/app/ui/magmell/card/card-row";
import { createMarker, renderOtherMatch } from "./marker";
import { getHitHref, getHitKey, type ResultViewProps } from "./result-view";

/** Renders cards in one line each. */
export const CardList = ({ hits, lang, highlight, from }: ResultViewProps) => (
  <ul className="divide-y divide-line rounded-[3px] border border-line bg-leaf">
    {hits.map((hit) => (
      <li key={getHitKey(hit)} className="hover:bg-wash has-focus-visible:bg-wash">
        <CardRow
          card={hit.card}
          lang={lang}
          href={getHitHref(lang, hit, from)}
          result
          mark={(text) => createMarker(highlight)(hit.card, text === hit.card.name ? "name" : "englishName", text)}
          other={renderOtherMatch(highlight, hit.card, SHOWN[getTextLang(lang)])}
          after={
            <>
              {hit.printing ? <span className={NUMBER}>{hit.printing.number}</span> : null}
              <AddControl card={hit.card} lang={lang} />
            </>
          }
        />
      </li>
    ))}
  </ul>
);

const NUMBER = "w-16 text-right text-ink-soft text-xs max-sm:hidden";

/** The names that a row has anyway. */
const SHOWN = { ja: ["name"], en: ["name", "englishName"] } as const;
