import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { DeckColors } from "@/app/ui/magmell/starters/deck-colors";
import { MiniCurve } from "@/app/ui/magmell/statistics/mini-curve";
import { type Color, toNameKey } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import type { DeckStatistics } from "@/lib/magmell/decks/statistics";
import { PANEL_CLASS, PANEL_LINK_CLASS } from "./panel-class";

type Props = {
  name: string;
  /** The URL of its table. */
  path: string;
  /** Name of the card shown as the deck's icon. */
  hero: string | null;
  colors: readonly Color[];
  curve: DeckStatistics["curve"];
  names: Catalogue["names"];
  lang: Lang;
};

/** Renders a deck as a panel that links to a game with it. */
export function DeckPanel({ name, path, hero, colors, curve, names, lang }: Props) {
  const card = hero === null ? undefined : names.keys.get(toNameKey(hero));
  return (
    <li className={PANEL_CLASS}>
      <div aria-hidden="true" className="w-16">
        {card ? <CardFace card={card} lang={lang} small /> : <div className="aspect-[63/88] bg-wash" />}
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="text-lg leading-snug">
          <a
            className={PANEL_LINK_CLASS}
            href={localizePath(lang, path)}
            rel="nofollow"
            aria-label={format(getDictionary(lang).goldfishStart.play, { name })}
          >
            {name}
          </a>
        </h3>
        <div className="mt-auto flex items-end justify-between gap-3">
          <DeckColors colors={colors} lang={lang} />
          <MiniCurve curve={curve} lang={lang} className="h-7 w-auto" />
        </div>
      </div>
    </li>
  );
}
