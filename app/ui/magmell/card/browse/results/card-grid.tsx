import { AddControl } from "@/app/ui/magmell/card/adding/add-control";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { getHitHref, getHitKey, type ResultViewProps } from "./result-view";

/** Renders cards as faces, two beside each other on the narrowest screens; large ones with their whole text. */
export const CardGrid = ({ hits, lang, from, large }: ResultViewProps) => (
  <ul
    className={
      large
        ? "grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4 sm:gap-6"
        : "grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,45%),1fr))] gap-3 sm:gap-4"
    }
  >
    {hits.map((hit) => (
      <li key={getHitKey(hit)}>
        <a
          href={getHitHref(lang, hit, from)}
          data-result=""
          className="block rounded-[4.4%/3.2%] transition-transform hover:-translate-y-1"
        >
          <CardFace card={hit.card} printing={hit.printing ?? hit.card.printings.at(-1)} lang={lang} small={!large} />
        </a>
        <div className="flex justify-end noscript:hidden">
          <AddControl card={hit.card} lang={lang} />
        </div>
      </li>
    ))}
  </ul>
);
